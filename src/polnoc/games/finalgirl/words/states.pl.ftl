# Stany bohaterki, talie, które przynosi film, domy: słowa, z których może korzystać każdy film.

does-set-state = od tej chwili { $state }
does-draw-from = rozpatrz następną kartę z talii { $deck }
does-restart-deck = potasuj na nowo wszystkie karty talii { $deck }
does-enter-house = wejdź do sąsiedniego domu, nawet jeśli są w nim ofiary
holds-harmless = { $by ->
    [killer] { $killer } nie może atakować bohaterki
    [minions] { $minions } nie mogą atakować bohaterki
   *[all] żaden wróg nie może atakować bohaterki
}
holds-untouchable = { $by ->
    [killer] bohaterka nie może atakować mordercy
    [minions] bohaterka nie może atakować sługusów
   *[all] bohaterka nie może atakować żadnego wroga
}
holds-no-followers = ofiary nie idą za bohaterką
holds-no-rescue = nikogo nie można uratować
if-state = jesteś w tym stanie
state-other = { $case ->
    [you] jesteś w stanie „{ $name }”
    [you-off] nie jesteś już w stanie „{ $name }”
    [she] wchodzi w stan „{ $name }”
    [she-off] wychodzi ze stanu „{ $name }”
    [is-off] Nie: { $name }
   *[is] { $name }
}
card-text-state = { $title }. { $text }
card-text-own = { $deck }: { $title }. { $text }

event-state = { $she } { $does }.
event-own-card = { $own_card }: { $does }.
event-deck-shuffled = Wszystkie karty talii { $own_deck } są na nowo potasowane.
action-own-card = Karta: { $title }
refused-no-rescue = Teraz nie można nikogo uratować.
refused-house = W tym domu są ofiary i tak po prostu cię nie wpuszczą.
refused-no-house = Obok ciebie nie ma żadnego domu.
needs-house = gdy obok ciebie jest dom
draw-shut = Dom, w którym są ludzie: tak po prostu cię nie wpuszczą
advice-state-no-attack = Potem nie możesz atakować mordercy.
advice-state-attack = Potem możesz atakować mordercę.
advice-state-safe = Potem morderca nie może zaatakować ciebie.
advice-state-danger = Potem morderca może zaatakować ciebie.
advice-state-no-rescue = Póki to trwa, nikogo nie uratujesz.
advice-state-rescue = Potem znów możesz ratować ludzi.
advice-house = { $count ->
    [one] W domu obok jest { $count } ofiara.
    [few] W domach obok są { $count } ofiary.
   *[many] W domach obok jest { $count } ofiar.
}
