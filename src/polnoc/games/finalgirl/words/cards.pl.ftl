# Teksty kart składają się z efektów: po jednej wiadomości na rodzaj efektu, małą literą, bez kropki.

## Łączenie

effects-then = { $first }; { $next }
effects-inside = { AND($parts) }
nothing-happens = nic się nie dzieje
choice = { $number }) { $does }
die-row = { $faces }: { $does }
quoted = „{ $title }”

## Liczby

n-moves = { $n ->
    [one] ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
n-attacks = { $n ->
    [one] atak
    [few] { $n } ataki
   *[many] { $n } ataków
}

## Efekty

does-move = { $n ->
    [one] przejdź najwyżej { $n } pole
    [few] przejdź najwyżej { $n } pola
   *[many] przejdź najwyżej { $n } pól
}
does-damage = { $n ->
    [one] zadaj { $n } obrażenie
    [few] zadaj { $n } obrażenia
   *[many] zadaj { $n } obrażeń
}
does-damage-spread = { $n ->
    [one] zadaj { $n } obrażenie wrogowi na swoim polu
    [few] zadaj { $n } obrażenia, dzieląc je między wrogów na swoim polu
   *[many] zadaj { $n } obrażeń, dzieląc je między wrogów na swoim polu
}
does-heal = odzyskaj { $n } zdrowia
does-heal-fully = odzyskaj całe zdrowie
does-lose-all-health = strać całe zdrowie
does-lose-health = strać { $n } zdrowia
does-horror = { $sign ->
    [up] podnieś horror o { $n }
   *[down] obniż horror o { $n }
}
does-horror-capped = { $sign ->
    [up] podnieś horror o { $n }, ale nie poza tor
   *[down] obniż horror o { $n }, ale nie poza tor
}
does-time = { $sign ->
    [up] zyskaj { $n } czasu
   *[down] strać { $n } czasu
}
does-end-phase = faza się kończy
does-search = { $n ->
    [one] weź wierzchni przedmiot z tego pola
    [few] obejrzyj { $n } wierzchnie przedmioty z tego pola i zatrzymaj jeden
   *[many] obejrzyj { $n } wierzchnich przedmiotów z tego pola i zatrzymaj jeden
}
does-take-item = weź wierzchni przedmiot z dowolnego stosu
does-take-card-named = weź z rynku kartę { $card }
does-take-card = weź z rynku kartę o koszcie najwyżej { $up_to }
does-take-cards = weź z rynku karty o łącznym koszcie najwyżej { $budget }
does-more-dice = { $n ->
    [one] w następnym rzucie horroru rzuć { $n } kością więcej
   *[other] w następnym rzucie horroru rzuć { $n } kośćmi więcej
}
does-partials = { $span ->
    [phase] do końca fazy akcji każde 3 i 4 to sukces
   *[roll] w następnym rzucie horroru każde 3 i 4 to sukces
}
does-ignore-attack = ten atak nie zadaje ci obrażeń
does-reduce-attack = { $least ->
    [0] ten atak zadaje o { n-damage } mniej
   *[other] ten atak zadaje o { n-damage } mniej, ale co najmniej { $least }
}
n-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
does-reroll = { $which ->
    [one] rzuć ponownie jedną kością
    [all] rzuć ponownie wszystkimi kośćmi
   *[any] rzuć ponownie dowolnymi kośćmi
}
does-choose = do wyboru: { $choices }
does-if = jeśli { $case }: { $then }
does-if-else = jeśli { $case }: { $then }; w przeciwnym razie: { $otherwise }
if-victims = na planszy są ofiary
if-row = żądza krwi osiągnęła poziom { $n }
if-horror = horror jest na { $n } lub wyżej
if-time = masz co najmniej { $n } czasu
if-health = masz co najmniej { $n } zdrowia
if-killer-health = { $killer } ma co najmniej { $n } zdrowia
if-dead = { $n ->
    [one] zginęła co najmniej { $n } ofiara
    [few] zginęły co najmniej { $n } ofiary
   *[many] zginęło co najmniej { $n } ofiar
}
if-rescued = { $n ->
    [one] uratowano co najmniej { $n } ofiarę
    [few] uratowano co najmniej { $n } ofiary
   *[many] uratowano co najmniej { $n } ofiar
}
if-minions = { $n ->
    [one] na planszy są { $minions }
   *[other] na planszy są { $minions } (co najmniej { $n })
}
if-turn = trwa tura { $n } lub późniejsza
if-finale = zakończenie jest odkryte
if-killer-within = { $n ->
    [0] { $killer } jest na twoim polu
    [one] { $killer } jest najwyżej { $n } pole od ciebie
    [few] { $killer } jest najwyżej { $n } pola od ciebie
   *[many] { $killer } jest najwyżej { $n } pól od ciebie
}
if-minion-within = { $n ->
    [0] na twoim polu są { $minions }
    [one] { $minions } są najwyżej { $n } pole od ciebie
    [few] { $minions } są najwyżej { $n } pola od ciebie
   *[many] { $minions } są najwyżej { $n } pól od ciebie
}
if-minions-here = { $n ->
    [one] na twoim polu są { $minions }
   *[other] na twoim polu są { $minions }, co najmniej { $n }
}
does-per = { $each ->
    [killed-now] za każdą ofiarę zabitą w tej akcji: { $what }
    [killed-this-phase] za każdą ofiarę zabitą w tej fazie: { $what }
   *[dead] za każdą martwą ofiarę: { $what }
}
does-horror-roll = wykonaj rzut horroru
roll-each = za każdy sukces: { $does }
roll-success = przy sukcesie: { $does }
roll-failure = przy porażce: { $does }
does-die-table = rzuć kością – { $rows }
does-act = { $many ->
    [yes] { $who } polują na { $target }: { AND($steps) }
   *[no] { $who } poluje na { $target }: { AND($steps) }
}
act-both = { $minions }, a po nich { $killer },
target-victim = najbliższą ofiarę
target-heroine = bohaterkę
target-nearest = tego, kto jest najbliżej
does-add-victims = { $n ->
    [one] { $at } pojawia się { $n } ofiara
    [few] { $at } pojawiają się { $n } ofiary
   *[many] { $at } pojawia się { $n } ofiar
}
does-panic = { $who ->
    [all] wszystkie ofiary wpadają w panikę
    [away-from-heroine] wszystkie ofiary spoza twojego pola wpadają w panikę
    [with-enemy] ofiary na polach z wrogami wpadają w panikę
    [heroine] ty wpadasz w panikę
   *[with-killer] ofiary na polu mordercy wpadają w panikę
}
does-panic-again = { $who ->
    [all] wszystkie ofiary panikują { times }
    [away-from-heroine] wszystkie ofiary spoza twojego pola panikują { times }
    [with-enemy] ofiary na polach z wrogami panikują { times }
    [heroine] ty panikujesz { times }
   *[with-killer] ofiary na polu mordercy panikują { times }
}
times = { $times ->
    [2] dwa razy
   *[other] trzy razy
}
does-victims-move = { $who ->
    [closest] ofiara najbliższa wrogom zbliża się o 1 pole { $toward }
   *[all] każda ofiara zbliża się o 1 pole { $toward }
}
does-place-killer = { $at ->
    [farthest-victim] { $killer } staje przy najdalszej ofierze
    [heroine] { $killer } staje na twoim polu
   *[nearest-minion] { $killer } staje tam, skąd { $minions } mają do ciebie najbliżej
}
does-spawn = { $n ->
    [few] pojawiają się { $minions } ({ $at })
   *[other] pojawia się { $minions } ({ $at })
}
does-spawn-all = pojawiają się wszystkie gotowe { $minions } ({ $at })
spawn-killer = na polu mordercy
spawn-den-a = w pierwszym legowisku
spawn-den-b = w drugim legowisku
spawn-far-den = w legowisku dalszym od ciebie
spawn-near-den = w legowisku bliższym ciebie
spawn-each-den = w każdym legowisku
does-ready-minions = wyczerpane { $minions } są znów gotowe
does-gather-minions = wszystkie { $minions } stają na polu mordercy
does-bloodlust = żądza krwi rośnie o { $n }
does-draw-event = dobierz wydarzenie
does-draw-terror = dobierz następną kartę terroru
does-discard-terror = { $n ->
    [one] odrzuć następną kartę terroru
    [few] odrzuć { $n } następne karty terroru
   *[many] odrzuć { $n } następnych kart terroru
}
does-heal-killer = { $killer } odzyskuje { $n } zdrowia
does-reveal-power = { $another ->
    [yes] odkryj jeszcze jedną mroczną moc
   *[no] odkryj mroczną moc
}
does-discard-cards = { $n ->
    [one] odrzuć losową kartę akcji
    [few] odrzuć { $n } losowe karty akcji
   *[many] odrzuć { $n } losowych kart akcji
}
does-drag = { $n ->
    [one] coś ciągnie cię o { $n } pole w stronę mordercy
    [few] coś ciągnie cię o { $n } pola w stronę mordercy
   *[many] coś ciągnie cię o { $n } pól w stronę mordercy
}
does-kill-victims = { $within ->
    [0] giną wszystkie ofiary { $at }
    [1] giną wszystkie ofiary { $at } i na sąsiednich polach
    [few] giną wszystkie ofiary { $at } i do { $within } pól dalej
   *[many] giną wszystkie ofiary { $at } i do { $within } pól dalej
}
does-discard-items = { $top ->
    [yes] przepada wierzchni przedmiot { $at }
   *[no] przepadają wszystkie przedmioty { $at }
}
does-hurt-there = { $enemies ->
    [all] kto jest { $at }, bohaterka czy wróg, traci { $n } zdrowia
    [killer] kto jest { $at }, bohaterka czy morderca, traci { $n } zdrowia
   *[minions] bohaterka i { $minions } { $at } tracą { $n } zdrowia
}
does-close-exit = do następnej fazy mordercy nikogo nie uratujesz { $at }
does-place-token = połóż żeton { $at }: { $token }
token-here = na swoim polu
token-here-or-next = na swoim lub sąsiednim polu
token-nearest-water = na najbliższym polu nad wodą
does-place-trap = { $damage ->
    [one] zastaw potrzask { $at }: morderca, który tu wejdzie, otrzyma { $damage } obrażenie i jego faza się skończy
    [few] zastaw potrzask { $at }: morderca, który tu wejdzie, otrzyma { $damage } obrażenia i jego faza się skończy
   *[many] zastaw potrzask { $at }: morderca, który tu wejdzie, otrzyma { $damage } obrażeń i jego faza się skończy
}
does-place-lure = odpal fajerwerki { $at }: morderca idzie do nich, dopóki ich nie znajdzie
does-travel = przejdź na inne z tych pól: { $spaces }
does-travel-by-boat = przepłyń na dowolne pole nad wodą; ofiary mogą płynąć z tobą
does-call-victims = ofiary z sąsiednich pól przychodzą do ciebie
does-look-ahead = obejrzyj następną kartę terroru; zostaw ją albo połóż na spód
does-survey = przy każdym stosie przedmiotów: odkryj wierzchnią kartę albo usuń odkrytą i odkryj następną
does-jump-to-enemy = { $within ->
    [one] przeskocz na pole wroga odległego najwyżej o { $within } pole
    [few] przeskocz na pole wroga odległego najwyżej o { $within } pola
   *[many] przeskocz na pole wroga odległego najwyżej o { $within } pól
}
does-name-card = wybierz jedną kartę akcji
does-next-time = następną fazę akcji zaczniesz z { $n } czasu
does-join-spaces = wybierz dwa z tych pól: { $spaces }; dla ciebie ze sobą sąsiadują

## Efekty stałe

holds-followers = { $sign ->
    [up] { $n ->
        [one] może iść za tobą o { $n } ofiarę więcej
        [few] mogą iść za tobą o { $n } ofiary więcej
       *[many] może iść za tobą o { $n } ofiar więcej
    }
   *[down] { $n ->
        [one] może iść za tobą o { $n } ofiarę mniej
        [few] mogą iść za tobą o { $n } ofiary mniej
       *[many] może iść za tobą o { $n } ofiar mniej
    }
}
holds-dice = { $sign ->
    [up] { $n ->
        [one] w rzutach horroru rzucasz { $n } kością więcej
       *[other] w rzutach horroru rzucasz { $n } kośćmi więcej
    }
   *[down] { $n ->
        [one] w rzutach horroru rzucasz { $n } kością mniej
       *[other] w rzutach horroru rzucasz { $n } kośćmi mniej
    }
}
holds-dice-of-card = { $sign ->
    [up] { $n ->
        [one] gdy grasz kartę { $card }, rzucasz { $n } kością więcej
       *[other] gdy grasz kartę { $card }, rzucasz { $n } kośćmi więcej
    }
   *[down] { $n ->
        [one] gdy grasz kartę { $card }, rzucasz { $n } kością mniej
       *[other] gdy grasz kartę { $card }, rzucasz { $n } kośćmi mniej
    }
}
holds-exact-dice = { $n ->
    [one] przy wybranej karcie rzucasz zawsze dokładnie { $n } kością
   *[other] przy wybranej karcie rzucasz zawsze dokładnie { $n } kośćmi
}
holds-pick-die = gdy masz rzucić jedną kością, rzuć dwiema i wybierz wynik
holds-close-damage = { $n ->
    [one] gdy ranisz wroga na swoim polu, zadajesz o { $n } obrażenie więcej
    [few] gdy ranisz wroga na swoim polu, zadajesz o { $n } obrażenia więcej
   *[many] gdy ranisz wroga na swoim polu, zadajesz o { $n } obrażeń więcej
}
holds-card-damage = { $n ->
    [one] gdy karta { $card } da choć 1 sukces, atakujący otrzymuje { $n } obrażenie
    [few] gdy karta { $card } da choć 1 sukces, atakujący otrzymuje { $n } obrażenia
   *[many] gdy karta { $card } da choć 1 sukces, atakujący otrzymuje { $n } obrażeń
}
holds-sacrifice = raniąc wroga na swoim polu, możesz poświęcać tam ofiary: po 1 obrażeniu więcej, bez żądzy krwi
holds-follow-anywhere = ofiary idą z tobą nawet na pole mordercy
holds-heal-more = karty akcji, które leczą, leczą o { $n } więcej
holds-discard-time = za kartę odrzuconą dla czasu zyskujesz o { $n } czasu więcej
holds-draw-more = gdy dobierasz przedmioty, oglądasz o { $n } więcej
holds-attack-more = { $by ->
    [killer] { $killer } zadaje w każdym ataku o { n-damage } więcej
    [minions] { $minions } zadają w każdym ataku o { n-damage } więcej
   *[all] wszyscy wrogowie zadają w każdym ataku o { n-damage } więcej
}
holds-move-more = { $sign ->
    [up] { $by ->
        [killer] { $killer } w każdym ruchu przechodzi { holds-spaces } więcej
        [minions] { $minions } w każdym ruchu przechodzą { holds-spaces } więcej
       *[all] wszyscy wrogowie w każdym ruchu przechodzą { holds-spaces } więcej
    }
   *[down] { $by ->
        [killer] { $killer } w każdym ruchu przechodzi { holds-spaces } mniej
        [minions] { $minions } w każdym ruchu przechodzą { holds-spaces } mniej
       *[all] wszyscy wrogowie w każdym ruchu przechodzą { holds-spaces } mniej
    }
}
holds-spaces = { $n ->
    [one] o { $n } pole
    [few] o { $n } pola
   *[many] o { $n } pól
}
holds-kill-heals = za każdą zabitą ofiarę { $killer } odzyskuje { $n } zdrowia
holds-kill-thrills = każda ofiara, którą zabije { $killer }, podnosi żądzę krwi o { $n } więcej
holds-sweep = każdy atak trafia wszystkie ofiary na polu mordercy, a bohaterkę też, jeśli tam jest
holds-fixation = akcja, w której { $killer } atakuje bohaterkę, kończy się jeszcze jednym atakiem na nią
holds-couples = gdy na polu są dokładnie dwie ofiary i jedna ginie, ginie też druga
holds-deadly-space = ginie każda ofiara, która znajdzie się { $at }
holds-rescue-costs = każde uratowanie po pierwszym w fazie akcji kosztuje { $n } zdrowia
holds-rescue-gives = każde uratowanie daje { $n } czasu
holds-no-leash = { $minions } mogą być dowolnie daleko od mordercy
holds-understudies = zniszczone { $minions } od razu są gotowe
holds-shield = { $killer } otrzymuje o { $n } mniej obrażeń, gdy na jego polu są { $minions }
holds-guarded = { $killer } nie traci ostatniego zdrowia, póki na planszy są wszystkie { $minions }
holds-hardened = { $n ->
    [one] każdy sługus ignoruje w każdej turze pierwsze obrażenie
    [few] każdy sługus ignoruje w każdej turze pierwsze { $n } obrażenia
   *[many] każdy sługus ignoruje w każdej turze pierwsze { $n } obrażeń
}
holds-pack-kills = { $minions } na jednym polu zabijają w jednym ataku tyle ofiar, ile ich tam jest
holds-rebirth = { $most ->
    [1] za każdego zabitego wroga rzuć kością: przy 1 wraca w pierwszym legowisku
   *[other] za każdego zabitego wroga rzuć kością: przy 1–{ $most } wraca w pierwszym legowisku
}
holds-slow-card = { $n ->
    [one] kartą { $card } przechodzisz o { $n } pole mniej
    [few] kartą { $card } przechodzisz o { $n } pola mniej
   *[many] kartą { $card } przechodzisz o { $n } pól mniej
}
holds-toll = każde wejście na to pole i zejście z niego kosztuje { $n } czasu: { $space }
holds-upkeep = w fazie utrzymania: { $what }
holds-after-killer = na koniec fazy mordercy: { $what }
holds-ability = { $use }

## Używanie

when-roll = po rzucie horroru
when-attack = gdy ktoś cię atakuje
when-killer = w fazie mordercy
use-costs = { $costs }: { $does }
cost-time = za { $n } czasu
cost-health = za { $n } zdrowia
cost-once = raz na fazę akcji
needs-killer-here = gdy morderca jest na twoim polu
needs-enemy-here = gdy wróg jest na twoim polu
needs-enemy-near = gdy wróg jest blisko
needs-enemy-in-range = gdy wróg jest w zasięgu
needs-terror = póki są karty terroru
needs-boat = z pola, na którym stoi łódź
needs-among = z jednego z tych pól
needs-dry = byle nie w wodzie

## Ofiary specjalne

special-takes-closest-to-heroine = zastępuje ofiarę najbliższą bohaterce
special-takes-farthest-from-killer = zastępuje ofiarę najdalszą od wrogów
special-takes-nobody = pojawia się { $at }
special-fearless = pójdzie za tobą nawet na pole mordercy
special-dice = { $n ->
    [one] gdy jest z tobą, rzucasz { $n } kością więcej
   *[other] gdy jest z tobą, rzucasz { $n } kośćmi więcej
}
special-marked = wrogowie wybierają ten cel przed każdym innym
special-rescued-last = ratunek jest możliwy dopiero wtedy, gdy nie ma innych żywych ofiar
special-shields = może zginąć zamiast ciebie
special-death = jeśli zginie: { $does }
special-death-here = jeśli zginie na twoim polu: { $does }
event-ends = { $when ->
    [rescue] do następnego ratunku
    [death] do śmierci następnej ofiary
    [killer-phase] do następnej fazy mordercy
    [turn] do następnej tury
    [finale] do odkrycia zakończenia
    [healed] dopóki coś cię nie uleczy
   *[entered] dopóki nie znajdziesz się { $at }
}

## Całe karty

card-text-action = { $title } (koszt { $cost }). 2 lub więcej sukcesów: { $two }. 1 sukces: { $one }. Porażka: { $fail }.
card-text-reaction = { $title } (koszt { $cost }, reakcja na atak). 2 lub więcej sukcesów: { $two }. 1 sukces: { $one }. Porażka: { $fail }.
card-text-roll = { $title } (koszt { $cost }, po dowolnym rzucie horroru, bez własnego rzutu): { $what }.
card-text-item = Przedmiot: { $title }. { $text }
card-text-terror = Karta terroru: { $title }. { $text }
card-text-event = Wydarzenie: { $title }. { $text }
card-text-power = Mroczna moc: { $title }. { $text }
card-text-epic-power = Epicka mroczna moc: { $title }. { $text }
card-text-finale = Zakończenie: { $title }. { $text }
card-text-start = Karta przygotowania: { $title }. { $text }
card-text-heroine = { $title }, zdrowie { $health }. Nagrody: { $rewards }. Każda następna ofiara: { $later }. Ostateczna zdolność: { $ultimate }.
card-none = brak takiej karty

item-hands = { $n ->
    [one] zajmuje jedną dłoń
   *[other] zajmuje obie dłonie
}
item-uses = { $n ->
    [one] jednorazowy
   *[other] liczba użyć: { $n }
}
item-weapon = broń, { $range }, obrażenia +{ $damage }
item-weapon-alone = broń, { $range }, używana bez karty
item-weapon-cards = broń, { $range }, obrażenia +{ $damage }, tylko z kartą: { $cards }
range-here = na tym samym polu
range-one = zasięg { $farthest }
range-span = zasięg od { $nearest } do { $farthest }
item-spread = obrażenia można podzielić między wrogów w zasięgu
item-sheds = gdy zranisz mordercę, możesz odrzucić jego pomniejszą mroczną moc
item-gained = po zdobyciu: { $does }
item-use = użycie: { $does }
terror-needs-victims = bez ofiar na planszy odrzuć tę kartę i dobierz następną
terror-minor = pomniejsza mroczna moc, zdrowie { $health }
finale-reveal = od razu: { $does }
finale-phase = w każdej fazie mordercy: { $does }
start-people = bohaterka zaczyna { $heroine }, morderca { $killer }
start-dens = bohaterka zaczyna { $heroine }, pierwsze legowisko jest { $killer }
start-victims = ofiary: { $victims }
start-victims-at = { $space } ({ $n })
