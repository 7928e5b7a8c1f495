# Co zdarza się rzadko: w niektórych filmach albo komuś, kto nie gra na oślep.

event-start-dens = Karta przygotowania { $title }: { $she } zaczyna { $heroine_at }. Pierwsze legowisko jest { $killer_at }.
event-won = Koniec gry w turze { $turn }: { $killer } już nie wstanie. { $she } patrzy, jak wstaje świt.
event-phase-cut = { $phase ->
    [1] Faza akcji kończy się w tej chwili.
    [2] Faza planowania kończy się w tej chwili.
    [3] Faza mordercy kończy się w tej chwili.
    [4] Faza paniki kończy się w tej chwili.
   *[5] Faza utrzymania kończy się w tej chwili.
}
event-phase-skipped = Nie ma czasu na nic: cała faza akcji przepada.
event-event-ignored = Wydarzenie { $event } nikogo nie znajduje i przepada.
event-event-over = Wydarzenie { $event } się kończy.
event-heroine-panics = Panika (kość: { $face }): { $she } biegnie { $end_to }.
event-heroine-panics-stays = Panika (kość: { $face }): { $she } zastyga { $start_at }.
event-minions-hurt = Trafione, ale niezniszczone { $space_at }: { $minions }.
event-ability = { $she } korzysta ze zdolności { $ability }: { $does }.
event-counts = Liczy się kość z wynikiem { $face }.
event-next-time = Następna faza akcji zacznie się z { $n } czasu.
event-names = { $she } zna się na tym najlepiej: { $card }.
event-drops = { $she } odrzuca kartę { $card }.
event-card-missing = Karty { $card } nie ma na rynku, nagroda przepada.
event-unlocks = Karta bohaterki odwraca się! Ostateczna zdolność: { $does }.
event-dragged = Coś ciągnie bohaterkę { $end_to }.
event-victims-called = { $n ->
    [0] Nikt nie odpowiada na wezwanie.
    [one] Na wezwanie przychodzi { $n } ofiara.
    [few] Na wezwanie przychodzą { $n } ofiary.
   *[many] Na wezwanie przychodzi { $n } ofiar.
}
event-victims-go-special = { $who } idzie { $end_to }.
event-dies-sacrificed = { $she } poświęca { $whom }.
event-item-dropped = Przepada karta { $item } ze stosu { $deck }.
event-closed = Nikogo nie da się uratować { $space_at }: wyjście zamknięte do następnej fazy mordercy.
event-lure-gone = Fajerwerki gasną { $space_at }.
event-trapped = Trzask: { $killer } wpada w potrzask { $space_at }.
event-trapped-minion = Trzask! W potrzasku { $space_at } ginie { $who }.
event-tie = Pada na: { $space }.
event-tie-victim = Pada na: { $who }.
event-breath = Żeton ostatniego tchnienia: jeszcze { $health } zdrowia!
event-returns = { $she } otwiera oczy i wstaje. Zdrowie: { $health }.
event-killer-hurt-down = { $killer } traci { $n } zdrowia i pada na ziemię. Czy to już koniec?
event-killer-breath = Żeton ostatniego tchnienia wroga: jeszcze { $health } zdrowia!
event-killer-breath-blank = Żeton ostatniego tchnienia wroga jest pusty.
event-killer-returns = { $killer } podnosi się z ziemi. Zdrowie: { $health }.
event-minor-hurt = Moc { $terror } traci { $n } zdrowia, zostaje { $now }.
event-minor-gone = Pomniejsza mroczna moc { $terror } znika.
event-minions-come = { $count ->
    [few] Pojawiają się { $minions } { $space_at }.
   *[other] Pojawia się { $minions } { $space_at }.
}
event-minions-gone = { $count ->
    [few] Giną { $minions } { $space_at }.
   *[other] Ginie { $minions } { $space_at }.
}
event-minions-ready = Znów gotowe do gry: { $minions }.
event-minions-gather = Zbiórka { $space_at }: { $minions }.
event-sees-terror = { $she } podgląda następną kartę terroru { $terror }: { $does }.
event-sinks-terror = Karta terroru { $terror } trafia na spód.
event-shielded = { $who } zasłania bohaterkę własnym ciałem.
event-blow = { $now ->
    [one] Z ataku zostaje { $now } obrażenie.
    [few] Z ataku zostają { $now } obrażenia.
   *[many] Z ataku zostaje { $now } obrażeń.
}
event-blow-none = Z ataku nie zostaje nic.
event-unhurt = { $she } wychodzi z tego bez szwanku.
event-terror-skipped = Nie ma już ofiar: karta { $terror } przepada, dobierana jest następna.
event-time-out = Czas się skończył: znacznik stoi na czerwonym polu.
event-item-on-top = Na wierzch stosu { $deck } wraca odkryta karta { $item }.
event-item-to-bottom = Na spód stosu { $deck } trafia karta { $item }.
event-attacks-armed = { $she } atakuje { $whom } { $item_with }.
event-takes = { $she } bierze z rynku kartę { $card }.
event-token = Żeton { $space_at }: { $token }.
event-rescues = { $she } ratuje { $whom } ({ $space }).
event-covers = Pole na karcie bohaterki zakryte: { $does }.
event-reward = Nagroda: { $does }.
event-killer-heals = { $killer } odzyskuje { $n } zdrowia i ma { $now }.
event-finds = Stos { $deck }: { $items }.
event-bloodlust-beyond = Żądza krwi nie ma już dokąd rosnąć.
event-deck-gone = Wszystko, co było { $deck }, przepadło.
event-joined = Ukryty tunel łączy: { $one } i { $other }.
event-finale = Zakończenie { $finale }: { $does }.
event-minor = Pomniejsza mroczna moc { $terror } wchodzi do gry, zdrowie { $health }.

action-accept-time = Niech czas się skończy
action-skip-deck = Zostaw ten stos w spokoju

confirm-done = { $n ->
    [one] Na twoim wyjściu czeka { $n } ofiara. Na pewno kończysz fazę akcji?
    [few] Na twoim wyjściu czekają { $n } ofiary. Na pewno kończysz fazę akcji?
   *[many] Na twoim wyjściu czeka { $n } ofiar. Na pewno kończysz fazę akcji?
}
confirm-accept = Ten cios ({ $blow }) zabierze całe zdrowie ({ $health }). Na pewno się nie bronisz?

prompt-keep = Co zatrzymujesz?
prompt-keep-back = Co z resztą? Na wierzch albo na spód stosu ({ $at }).
prompt-take-card = { $one ->
    [yes] Którą kartę o koszcie najwyżej { $budget } bierzesz z rynku?
   *[no] Które karty bierzesz z rynku? Koszt do wykorzystania: { $budget }.
}
prompt-action-phase-rewards = Tura { $turn }, jesteś { $at }. Czas: { $time }. Odbierz nagrody, zanim zagrasz następną kartę.
prompt-pick-slot = Ktoś ocalał. Które pole swojej karty zakrywasz?
prompt-last-rewards = Faza akcji się kończy. Którą nagrodę odbierasz najpierw?
prompt-aim = { $card }: kogo atakujesz?
prompt-aim-item = Do kogo strzelasz?
prompt-wield = { $card }: czym atakujesz?
prompt-absorb = { $n ->
    [one] Zostało { $n } obrażenie. Która pomniejsza mroczna moc je przyjmie?
    [few] Zostały { $n } obrażenia. Która pomniejsza mroczna moc przyjmie następne?
   *[many] Zostało { $n } obrażeń. Która pomniejsza mroczna moc przyjmie następne?
}
prompt-spread = { $n ->
    [one] Zostało { $n } obrażenie do rozdania. Komu?
    [few] Zostały { $n } obrażenia do rozdania. Komu następne?
   *[many] Zostało { $n } obrażeń do rozdania. Komu następne?
}
prompt-strike-victims = Ilu ofiarom każesz zapłacić za mocniejszy cios? Teraz: { $n }.
prompt-strike-minor = Cios ({ $n }) może zerwać pomniejszą mroczną moc. Którą?
prompt-pick-one = Kości: { $dice }. Która się liczy?
prompt-pick-dice = { $one ->
    [yes] Kości: { $dice }. Którą rzucasz ponownie?
   *[no] { $left ->
        [0] W ręce masz kości: { $picked }.
       *[other] Kości na stole: { $dice }, w ręce: { $picked }. Którymi rzucasz ponownie?
    }
}
prompt-place-token = { $token }: gdzie położyć żeton?
prompt-travel = { $boat ->
    [yes] Dokąd płyniesz?
   *[no] Dokąd się przenosisz?
}
prompt-join-spaces = { $nth ->
    [1] Gdzie zaczyna się ukryty tunel?
   *[other] Gdzie się kończy?
}
prompt-special-comes = Wydarzenie { $event }: kilka ofiar pasuje tak samo. Gdzie?
prompt-pick-deck = Z którego stosu bierzesz przedmiot?
prompt-survey = Mapa: co robisz ze stosem { $at }?
prompt-leave-or-sink = Następna karta terroru to { $terror }: { $does }. Zostawiasz ją?
prompt-moment = Faza mordercy. Używasz czegoś?
prompt-react-spent = { $count ->
    [0] { $many ->
        [yes] { $who } atakują, ale nic ci to nie zrobi. Czy robisz jeszcze coś?
       *[no] { $who } atakuje, ale nic ci to nie zrobi. Czy robisz jeszcze coś?
    }
   *[other] { $many ->
        [yes] { $who } atakują, ale nic ci to nie zrobi. Czy oddajesz cios? Pozwala na to karta { OR($cards) }.
       *[no] { $who } atakuje, ale nic ci to nie zrobi. Czy oddajesz cios? Pozwala na to karta { OR($cards) }.
    }
}
prompt-name-card = Na której karcie akcji znasz się najlepiej?
prompt-drop-cards = Masz za dużo kart na ręce. Którą odrzucasz?
prompt-upkeep-effects = Co działa najpierw?
prompt-tie-target = { $who } ma kilka równie dobrych celów. Który wybiera?
prompt-tie-way = { $who } może iść kilkoma drogami. Którą?
prompt-tie-nearest = Kilka ofiar jest równie blisko. Która idzie wrogowi naprzeciw?
prompt-tie-walk = Ofiary idą i mogą pójść kilkoma drogami. Którą?
prompt-tie-order = Kilku sługusów jest równie blisko. Którzy są pierwsi?
prompt-tie-back = Sługus wraca do mordercy i może iść kilkoma drogami. Którą?
prompt-tie-drag = Coś cię wlecze, a prowadzi tam kilka dróg. Którędy?
prompt-tie-victim-dies = Kilka ofiar jest { $at }. Która ginie?
prompt-tie-victim-walks = Kilka ofiar jest { $at }. Która idzie wrogowi naprzeciw?
prompt-tie = { $who } może się pojawić w kilku miejscach. Gdzie?
prompt-time-runs-out = Tracisz { $n } czasu, a masz { $time }. Faza akcji się skończy. Odrzucasz karty, żeby grać dalej?

## Dlaczego nie można

refused-after-roll = Kartę { $card } zagrywa się tylko po rzucie horroru.
refused-exit-closed = To wyjście jest teraz zamknięte.
refused-followers = { $most ->
    [0] Teraz nikt nie może iść z tobą.
    [one] Może iść z tobą najwyżej { $most } ofiara.
    [few] Mogą iść z tobą najwyżej { $most } ofiary.
   *[many] Może iść z tobą najwyżej { $most } ofiar.
}
refused-hands-full = Nie masz wolnych dłoni na { $item_whom }.
refused-needs-no-hand = Przedmiot { $item } nie wymaga wolnej dłoni: działa z plecaka.
refused-no-enemy = { $card }: w zasięgu nie ma wroga.
refused-no-exit = Tu nie ma wyjścia.
refused-no-items-moving = W ruchu nie używa się przedmiotów.
refused-no-partial = Żadna kość nie pokazuje 3 ani 4.
refused-no-search = { $card }: tu nie ma czego przeszukać.
refused-no-such-card = Nie masz na ręce karty { $card }.
refused-no-such-item = Nie masz tego przedmiotu.
refused-no-use-now = { $item }: teraz nie ma z tego pożytku.
refused-nobody-here = Tu nie ma kogo ratować.
refused-not-adjacent = Stąd nie dojdziesz jednym krokiem { $space_to }.
refused-not-held = Przedmiot { $item } jest w plecaku, a trzeba go trzymać w dłoni.
refused-not-in-roll = Karty { $card } nie zagrasz w trakcie rzutu.
refused-not-to-killer = Na pole mordercy nikt za tobą nie pójdzie.
refused-only-reactions = Na atak odpowiadasz tylko kartami reakcji, a { $card } nią nie jest albo jej nie masz.
refused-reaction = { $card } to reakcja: zagrasz ją dopiero, gdy ktoś cię zaatakuje.
refused-rescued-last = Tę osobę uratujesz tylko jako ostatnią żywą ofiarę.
refused-rewards-first = Najpierw odbierz nagrody, potem zagraj kartę { $card }.
refused-slot-covered = To pole jest już zakryte albo daje to samo co inne.
refused-too-dear = { $card } kosztuje { $cost }, a tyle czasu nie masz.
refused-just-used = Karta { $card } dopiero co była w użyciu: wróci na rynek po zakupach.
refused-sold-out = Karty { $card } nie ma już na rynku.
refused-two-cards = Na zamianę w sukces potrzeba dwóch kart z ręki.
