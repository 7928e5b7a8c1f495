# Final Girl po polsku. Dziennik opowiada w czasie teraźniejszym, jak scenariusz; pytania są do ciebie.

## Kawałki zdań

n-victims = { $n ->
    [one] { $n } ofiara
    [few] { $n } ofiary
   *[many] { $n } ofiar
}

## Co się stało: przebieg gry

event-start = Karta przygotowania { $title }: { $she } zaczyna { $heroine_at }, a { $killer } czai się { $killer_at }.
event-turn = Tura { $turn }.
event-phase = { $phase ->
    [1] Faza akcji.
    [2] Faza planowania.
    [3] Faza mordercy. Robi się cicho.
    [4] Faza paniki.
   *[5] Faza utrzymania.
}
event-phase-ends = Faza akcji zaraz się skończy.
event-lost = Koniec gry w turze { $turn }. { $she } nie doczekała świtu.
event-event = Wydarzenie { $event }: { $does }.
event-special-comes = Pojawia się { $who }, { $space_at }.

## Karty, kości, tory

event-plays = { $she } zagrywa kartę { $card }.
event-discards = { $she } odrzuca kartę { $card }, żeby zyskać na czasie.
event-pays = { $she } poświęca kartę { $card }.
event-converts = Kość z wynikiem { $face } staje się sukcesem.
event-rolls = Rzut horroru: { $dice }.
event-result = { $successes ->
    [one] Udało się: { $successes } sukces.
    [few] Udało się: { $successes } sukcesy.
   *[many] Udało się: { $successes } sukcesów.
}
event-result-failure = Porażka.
event-chooses = Wybór: { $does }.
event-more-dice = { $n ->
    [one] W następnym rzucie horroru: { $n } kość więcej.
    [few] W następnym rzucie horroru: { $n } kości więcej.
   *[many] W następnym rzucie horroru: { $n } kości więcej.
}
event-partials = { $phase ->
    [yes] Do końca fazy akcji każde 3 i 4 to sukces.
   *[no] W następnym rzucie horroru każde 3 i 4 to sukces.
}
event-horror = { $sign ->
    [up] Horror rośnie do { $now }.
   *[down] Horror opada do { $now }.
}
event-time = { $sign ->
    [up] { $n } czasu więcej: teraz { $now }.
   *[down] { $n } czasu mniej: teraz { $now }.
}
event-time-set = Znacznik czasu staje na { $now }.
event-heals = { $she } odzyskuje { $n } zdrowia i ma { $now }.
event-hurt = { $she } traci { $n } zdrowia, zostaje { $now }.
event-hurt-down = { $she } traci { $n } zdrowia i pada na ziemię.
event-breath-blank = Żeton ostatniego tchnienia jest pusty.
event-buys = { $she } kupuje kartę { $card } (koszt { $cost }).
event-cards-return = Zużyte karty wracają na rynek.

## Ruch i ratowanie

event-goes = { $count ->
    [0] { $she } idzie { $end_to }.
   *[other] { $she } idzie { $end_to }, a z nią { AND($with_her) }.
}

## Przedmioty

event-gains-item = { $she } ma nowy przedmiot: { $item }.
event-item-up = Wierzchni przedmiot { $deck }: { $item }.
event-item-gone = Przedmiot zużyty: { $item }.
event-holds = { $she } bierze do ręki { $item_whom }.
event-stows = { $she } chowa do plecaka { $item_whom }.
event-uses = { $she } używa { $item_of }: { $does }.

## Walka

event-attacks = { $she } atakuje { $whom } gołymi rękami.
event-killer-hurt = { $killer } traci { $n } zdrowia, zostaje { $now }.
event-attacked = { $many ->
    [yes] { $who } atakują bohaterkę! Obrażenia: { $n }.
   *[no] { $who } atakuje bohaterkę! Obrażenia: { $n }.
}

## Wrogowie

event-hunts = { $who } rusza na łowy: cel jest { $target_at }.
event-enemy-steps = { $who } idzie { $end_to }.
event-appears = { $killer } wyłania się z mroku { $space_at }.
event-dies = { $many ->
    [yes] { $by_whom } zabijają { $whom } { $space_at }.
   *[no] { $by_whom } zabija { $whom } { $space_at }.
}
event-dies-accident = Ginie { $who } { $space_at }.
event-bloodlust = Żądza krwi rośnie: poziom { $row }, atak { $attack }, ruch { $move }.
event-terror = Karta terroru { $terror }: { $does }.
event-terror-discarded = Karta terroru { $terror } przepada bez skutku.
event-dark-power = Mroczna moc { $power }: { $does }.
event-table-die = Kość pokazuje { $face }.
event-victims-come = { $n ->
    [one] Pojawia się { $n } ofiara { $space_at }.
    [few] Pojawiają się { $n } ofiary { $space_at }.
   *[many] Pojawia się { $n } ofiar { $space_at }.
}
event-victims-go = { $n ->
    [one] { $n } ofiara idzie { $end_to }.
    [few] { $n } ofiary idą { $end_to }.
   *[many] { $n } ofiar idzie { $end_to }.
}
event-panics = Panika { $start_at } (kość: { $face }): { $who } biegnie { $end_to }.
event-panics-stays = Panika { $start_at } (kość: { $face }): { $who } zastyga w bezruchu.
event-upkeep = Działa karta { $lasting }: { $does }.

## Odpowiedzi

action-play = Zagraj: { $card } ({ $does })
action-discard = Odrzuć: { $card } (+{ $n } czasu)
action-use = Użyj { $item_of } ({ $does })
action-ability = Zdolność: { $ability } ({ $does })
action-rescue = Uratuj { $whom }
action-slot = Zakryj pole z nagrodą: { $does }
action-reward = Odbierz nagrodę: { $does }
action-done = Gotowe
action-done-phase = Zakończ fazę akcji
action-done-buying = Zakończ zakupy
action-go = { $count ->
    [0] Idź { $to }
   *[other] Idź { $to } (tam: { AND($there) })
}
action-with = { $n ->
    [0] Nikogo nie bierz
    [one] Weź ze sobą { $n } ofiarę
    [few] Weź ze sobą { $n } ofiary
   *[many] Weź ze sobą { $n } ofiar
}
action-bring = Weź też { $whom }
action-stop = Zostań tutaj
action-aim = Atakuj { $whom } { $at }
action-wield = { $bare ->
    [yes] Gołymi rękami
   *[no] Zaatakuj { $item_with } (obrażenia +{ $damage })
}
action-hit = Zrań { $whom } { $at } (1 obrażenie)
action-absorb = 1 obrażenie przyjmuje moc „{ $terror }” (zdrowie { $health })
action-shed = Odrzuć pomniejszą mroczną moc: { $terror }
action-sacrifice = { $n ->
    [0] Nie poświęcaj nikogo
    [one] Poświęć { $n } ofiarę (+{ $n } obrażenie)
    [few] Poświęć { $n } ofiary (+{ $n } obrażenia)
   *[many] Poświęć { $n } ofiar (+{ $n } obrażeń)
}
action-accept = { $successes ->
    [0] Przyjmij porażkę
    [one] Przyjmij wynik: { $successes } sukces
    [few] Przyjmij wynik: { $successes } sukcesy
   *[many] Przyjmij wynik: { $successes } sukcesów
}
action-accept-blow = { $blow ->
    [0] Atak minął. Idź dalej
    [one] Przyjmij cios: { $blow } obrażenie
    [few] Przyjmij cios: { $blow } obrażenia
   *[many] Przyjmij cios: { $blow } obrażeń
}
action-convert = Zamień 3 lub 4 w sukces (karty do odrzucenia: { $n })
action-pay = Oddaj: { $card }
action-reroll = Rzuć ponownie kością z wynikiem { $face }
action-throw = Rzuć wybranymi kośćmi
action-count = Niech liczy się { $face }
action-choose = { $does }
action-space = { $count ->
    [0] { $space }
   *[other] { $space } (tam: { AND($there) })
}
action-deck = { $open ->
    [yes] Stos { $at } (na wierzchu: { $item })
   *[no] Stos { $at } (zakryty)
}
action-take = Weź: { $card }
action-drop = Odrzuć: { $card }
action-name = { $card }
action-skip = Nie
action-keep = Zatrzymaj { $item_whom }
action-top = Na wierzch (odkryta karta): { $item }
action-bottom = Na spód (zakryta karta): { $item }
action-hold = Weź do ręki { $item_whom }
action-stow = Schowaj do plecaka { $item_whom }
action-reveal = Odkryj wierzchnią kartę { $at }
action-remove = { $open ->
    [yes] Usuń { $item_whom } { $at } i odkryj następną kartę
   *[no] Usuń kartę { $at } i odkryj następną
}
action-leave = Zostaw na wierzchu
action-sink = Połóż na spód
action-buy = Kup: { $card } (koszt { $cost }; { $does })
action-shield = Zamiast ciebie zginie { $who }
action-panic = Teraz panikuje { $who } { $at }
action-any-order = Kolejność dowolna
action-upkeep = Najpierw: { $title }
action-die = Kość: { $n }
action-start = Karta przygotowania: { $title }
action-item = Przedmiot: { $title }
action-event = Wydarzenie: { $title }
action-terror = Karta terroru: { $title }
action-power = Mroczna moc: { $title }
action-finale = Zakończenie: { $title }
action-breath = Żeton ostatniego tchnienia: { $n }
action-lot = Los wskazuje: { $title }
action-lose = Przepada: { $title }
action-victim = { $who }
action-lot-victim = Los wskazuje: { $title }
die-bought = sukces

## Pytania

prompt-action-phase = Tura { $turn }, jesteś { $at }. Czas: { $time }. Co robisz?
prompt-planning-phase = Czas do wydania: { $time }. Które karty kupujesz na następną turę?
prompt-judge = Kości: { $dice }. Sukcesy: { $successes }. Zmieniasz coś?
prompt-pay = { $left ->
    [one] Którą kartę jeszcze poświęcasz za sukces?
   *[other] Które karty poświęcasz za sukces? Pierwsza z nich:
}
prompt-moving = { $n ->
    [0] Jesteś { $at }. Ruch się skończył. Robisz tu coś jeszcze?
    [one] Jesteś { $at }. Został { $n } krok. Dokąd?
    [few] Jesteś { $at }. Zostały { $n } kroki. Dokąd?
   *[many] Jesteś { $at }. Zostało { $n } kroków. Dokąd?
}
prompt-follow = Idziesz { $to }. Kto idzie z tobą?
prompt-react = { $many ->
    [yes] { $who } atakują! Grożą ci obrażenia: { $blow }, a zdrowia masz { $health }. Bronisz się?
   *[no] { $who } atakuje! Grożą ci obrażenia: { $blow }, a zdrowia masz { $health }. Bronisz się?
}
prompt-arrange = Co trzymasz w dłoniach, a co w plecaku?
prompt-choose-one = Wybierz jedno:
prompt-panicking = Kto pierwszy rzuca się do ucieczki?

# Komu gra się przygląda.
waiting = { AND($names) } decyduje, co dalej.
