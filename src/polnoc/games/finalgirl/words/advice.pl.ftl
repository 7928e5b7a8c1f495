# Dlaczego ekspert Final Girl wybrałby właśnie to.

advice-only = Nie ma nic innego do wyboru.

# Jak często, w zdaniu takim jak „Udaje się …”.
advice-chance = { $percent ->
    [0] 0 razy na 100
    [50] w połowie przypadków
    [100] na pewno
    [one] raz na 100
   *[other] { $percent } razy na 100
}
advice-victims = { $count ->
    [one] { $count } ofiara
    [few] { $count } ofiary
   *[many] { $count } ofiar
}
advice-steps-away = { $steps ->
    [0] tutaj
    [one] o { $steps } krok stąd
    [few] o { $steps } kroki stąd
   *[many] o { $steps } kroków stąd
}
advice-steps-off = { $steps ->
    [0] na tym polu
    [one] o { $steps } krok stamtąd
    [few] o { $steps } kroki stamtąd
   *[many] o { $steps } kroków stamtąd
}
advice-dice-count = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
advice-terror-count = { $cards ->
    [one] jednej nieznanej karty terroru
   *[other] { $cards } nieznanych kart terroru
}

advice-plan = { $plan ->
    [arm] W tej turze ekspert szuka czegoś przydatnego.
    [rescue] W tej turze ekspert wyprowadza ludzi.
    [fight] W tej turze ekspert walczy.
   *[gather] W tej turze ekspert zbiera siły.
}
advice-plan-odds = W turach, które ekspert rozegrał na próbę, udało się to przed następną turą { advice-chance }.
advice-plan-later = { $plan ->
    [arm] Ekspert chce znaleźć coś przydatnego; to potrwa dłużej niż tę turę.
    [rescue] Ekspert chce wyprowadzić ludzi; to potrwa dłużej niż tę turę.
   *[fight] Ekspert chce walczyć; to potrwa dłużej niż tę turę.
}
advice-price = Ekspert godzi się na cenę:
advice-win = Potem, zdaniem eksperta, wygrasz { advice-chance }.
advice-worse-wins = { $grade ->
    [little] { $sure ->
        [yes] Trochę gorsze
       *[no] Chyba trochę gorsze
    }
    [clear] { $sure ->
        [yes] Wyraźnie gorsze
       *[no] Chyba wyraźnie gorsze
    }
   *[much] { $sure ->
        [yes] Znacznie gorsze
       *[no] Chyba znacznie gorsze
    }
} (o mniej więcej { $wins ->
    [one] { $wins } wygraną na 100 partii
    [few] { $wins } wygrane na 100 partii
   *[many] { $wins } wygranych na 100 partii
}): { $actions }.

## Rzut

advice-odds = Rzut: { advice-dice-count }. Co najmniej jeden sukces { advice-chance }, dwa lub więcej { $two ->
    [0] 0 razy na 100
    [50] w połowie przypadków
    [100] na pewno
    [one] raz na 100
   *[other] { $two } razy na 100
}.
advice-mend = Jeśli oddasz dwie karty za 3 lub 4, co najmniej jeden sukces będzie { advice-chance }.
advice-successes = { $count ->
    [0] Na razie nie ma sukcesu.
    [one] Na razie jest { $count } sukces.
    [few] Są { $count } sukcesy.
   *[many] Jest { $count } sukcesów.
}
advice-convert = Za dwie karty będzie ich { $count }; { $left ->
    [0] na ręce nie zostanie nic.
    [one] na ręce zostanie { $left } karta.
    [few] na ręce zostaną { $left } karty.
   *[many] na ręce zostanie { $left } kart.
}
advice-again = „{ $card }”: ponowny rzut kością daje raz na trzy sukces, a raz na trzy wynik 3 lub 4.
advice-rerolled = Ponowny rzut kością daje sukces raz na trzy.
advice-best-row = To najlepszy wiersz: więcej sukcesów nic już nie da.
advice-not-worth-two = Następny wiersz nie jest tu wart dwóch kart.
advice-hand-limit = Więcej kart niż { $count } na ręce nie zostanie, a odrzucone teraz nie dają czasu.
advice-useless = Karty „{ $card }” tutaj nie zagrasz.
advice-costs-nothing = Karta „{ $card }” kosztuje 0 i wróci za darmo.
advice-needed-least = Karta „{ $card }” jest ekspertowi najmniej potrzebna.
advice-throw = Kości do rzucenia: { $count }.
advice-reroll = { $worth ->
    [miss] Wynik { $face } nic nie daje: ponowny rzut niczym nie grozi.
    [partial] Wynik { $face } to tylko pół sukcesu. Ponowny rzut daje cały raz na trzy.
   *[success] Zostały tylko sukcesy.
}
advice-count = { $face } jest warte więcej.

## Co robi wiersz

advice-gain-time = Zysk czasu: { $n }, razem { $now }.
advice-lose-time = Kosztuje { $n } czasu; zostaje { $now }.
advice-red = Kosztuje { $n } czasu, więcej, niż masz: znacznik spada na czerwone, faza się kończy, a kupisz tylko karty za 0.
advice-affords = Starczy wtedy na kartę „{ $card }” (koszt { $cost }).
advice-less-horror = Horror spada na { $level }: { advice-dice-count } na rzut zamiast { $before }.
advice-less-horror-same = Horror spada na { $level }; od poziomu { $next } w dół masz o kość więcej.
advice-less-horror-most = Horror spada na { $level }; to, co jeszcze przyjdzie, ma dalej do czerwonego pola.
advice-more-horror = Horror rośnie do { $level }: { advice-dice-count } na rzut zamiast { $before }.
advice-more-horror-same = Horror rośnie do { $level }.
advice-calmest = Niżej horror nie spadnie, dostajesz więc { $n } czasu.
advice-reddest = Horror jest u szczytu: zamiast niego rośnie żądza krwi, o { $n }.
advice-heal = Zdrowie: { $health } z { $most }, potem { $now }.
advice-healthy = Masz całe zdrowie ({ $most }): leczenie przepadnie.
advice-lose-health = Kosztuje { $n } zdrowia, czemu nic nie zapobiegnie; zostaje { $left }.
advice-lose-last = Kosztuje { $n } zdrowia, a więcej nie masz: odkryje się żeton ostatniego tchnienia.
advice-steps = { $n ->
    [one] Do { $n } kroku.
   *[other] Do { $n } kroków.
}
advice-ends-phase = Na tym kończy się faza akcji.
advice-any-item = Przedmiot z wierzchu dowolnego stosu.
advice-card-up-to = Karty za darmo, do kosztu { $cost }.
advice-card-missing = Karty „{ $card }” nie ma teraz na rynku: nagroda przepadnie.
advice-card-saves = Karta „{ $card }” za darmo oszczędza { $cost } czasu.
advice-more-dice = Kości w następnym rzucie: { $now } zamiast { $dice }.
advice-partials = { $span ->
    [phase] Do końca fazy każde 3 i 4 to sukces: kość udaje się dwa razy na trzy.
   *[roll] W następnym rzucie każde 3 i 4 to sukces: kość udaje się dwa razy na trzy.
}
advice-rolls-to-come = { $count ->
    [one] Na ręce jest jeszcze { $count } karta, przy której można w tej turze rzucać.
    [few] Na ręce są jeszcze { $count } karty, przy których można w tej turze rzucać.
   *[many] Na ręce jest jeszcze { $count } kart, przy których można w tej turze rzucać.
}
advice-ignore = Dwa sukcesy unieważniają cały cios za { $blow }.
advice-reduce = Z jednym sukcesem zostaje obrażeń: { $left } z { $blow }.

## Walka

advice-blow = W najlepszym razie { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}; wróg ma jeszcze { $left } zdrowia, licząc pomniejsze moce.
advice-blow-armed = W najlepszym razie { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}, z czego { $weapon } dzięki broni; wróg ma jeszcze { $left } zdrowia, licząc pomniejsze moce.
advice-blow-each = W najlepszym razie pada ich { $damage }.
advice-blow-minions = W najlepszym razie z wrogów na tym polu ({ $count }) pada { $damage }.
advice-falls = To powala wroga, który już nie wstanie { advice-chance }.
advice-aim-killer = Wygrywa tylko śmierć mordercy; zostało mu { $left } zdrowia, licząc pomniejsze moce.
advice-aim-minions = { $count ->
    [one] { $count } sługus { $space_at } atakuje za { $attack }.
   *[other] Sługusi { $space_at } ({ $count }) atakują każdy za { $attack }.
}
advice-aim-pack = { $count ->
    [one] Ogar { $space_at } ({ $count }) atakuje za { $attack }. Każdy zabity zabiera watasze 1 z { $left } zdrowia.
    [few] Ogary { $space_at } ({ $count }) razem atakują za { $attack }. Każdy zabity zabiera watasze 1 z { $left } zdrowia.
   *[many] Ogary { $space_at } ({ $count }) razem atakują za { $attack }. Każdy zabity zabiera watasze 1 z { $left } zdrowia.
}
advice-wield = Przedmiot „{ $card }” dodaje { $damage }, jeśli wiersz w ogóle zadaje obrażenia.
advice-bare = Nic, co trzymasz, temu ciosowi nie pomoże.
advice-uses = Pozostałe użycia: { $uses }.
advice-sacrifice = { $n ->
    [one] Poświęcenie { $n } ofiary podnosi obrażenia do { $now }, ale każda śmierć podnosi też żądzę krwi.
   *[other] Poświęcenie { $n } ofiar podnosi obrażenia do { $now }, ale każda śmierć podnosi też żądzę krwi.
}
advice-no-sacrifice = Każda śmierć podnosi żądzę krwi; wystarczą obrażenia: { $now }.
advice-shed = Moc „{ $card }” znika od razu, z całym zdrowiem ({ $health }).
advice-keep-blow = Cały cios idzie dalej.
advice-absorb = Moc „{ $card }” ma jeszcze { $health } zdrowia; bez zdrowia przepada.
advice-attacked = { $left ->
    [0] Nadchodzą obrażenia: { $blow }, a to całe twoje zdrowie.
   *[other] Nadchodzą obrażenia: { $blow }, a zdrowia masz { $health }.
}
advice-take = Po ciosie za { $blow } zostaje ci { $left } zdrowia.
advice-take-all = Cios za { $blow } zabiera całe zdrowie ({ $health }) i rozstrzygnie żeton ostatniego tchnienia.
advice-blow-gone = Z ciosu nic nie zostało.
advice-guards-kept = Ekspert zachowuje karty reakcji ({ $count }) na gorszy cios.
advice-shield = Ktoś obok bierze cały cios na siebie i ginie.
advice-keep-item = Ekspert zachowuje na później: „{ $card }”.

## Nadchodząca noc

advice-sure-blow = Jeśli tu zostaniesz, sama akcja wroga zada ci obrażenia: { $n }, chyba że się obronisz.
advice-no-blow = Przy obecnym ustawieniu w następnej fazie mordercy nic cię nie trafi.
advice-no-card-strikes = Przy obecnym ustawieniu żadna z { advice-terror-count } tu cię nie trafi.
advice-cards-strike = Przy obecnym ustawieniu z { advice-terror-count } trafia cię tu { $count }; obrażenia w najgorszej fazie: { $worst }.
advice-step-safe = Obrażenia od samej akcji wroga: tam { $there }, tutaj { $here }.
advice-step-danger = Tam sama akcja wroga zada ci obrażenia: { $there }.
advice-fewer-cards = Tam z { advice-terror-count } trafia cię { $there }, tutaj { $here }.
advice-more-cards = Tam z { advice-terror-count } trafia cię { $there }, tutaj { $here }.

## Dokąd iść

advice-flee = Obok jest wróg, który atakuje za { $n }, a na ręce nie masz ciosu.
advice-way-out = { $count ->
    [one] Jest z tobą { $count } ofiara; najbliższe wyjście to { $space }, { advice-steps-away }.
   *[other] Ofiary, które idą z tobą: { $count }. Najbliższe wyjście to { $space }, { advice-steps-away }.
}
advice-way-on = Najbliższe wyjście stamtąd to „{ $space }”: { $steps ->
    [one] { $steps } krok dalej.
    [few] { $steps } kroki dalej.
   *[many] { $steps } kroków dalej.
}
advice-to-enemy = Masz na ręce ciosy ({ $count }) i broń, która dodaje { $damage }; najbliższy wróg jest { $space_at }, { advice-steps-away }.
advice-to-search = Najbliższe przedmioty: { $space }, { advice-steps-away }.
advice-item-up = Na wierzchu leży karta „{ $card }”; { $count ->
    [one] to ostatnia karta stosu.
   *[other] kart w stosie: { $count }.
}
advice-items-hidden = { $count ->
    [one] Leży tam jeden nieznany przedmiot.
   *[other] Przedmiotów jest { $count }, wierzchni nieznany.
}
advice-to-victims = { advice-victims } { $space_at }, { advice-steps-away }.
advice-no-steps = Kroków już nie ma.
advice-place-enemy = Wróg jest { $space_at }: masz na ręce ciosy ({ $count }){ $damage ->
    [0] , ale nie masz broni.
   *[other] {" "}i broń, która dodaje { $damage }.
}
advice-place-danger = Wróg jest { $space_at }, a na ręce nie masz ciosu.
advice-place-victims = { advice-victims } { $space_at }.
advice-place-exit = { $space } to wyjście: kto tam z tobą jest, tego uratujesz za darmo.
advice-place-hazard = { $space }: tam czeka zagrożenie.
advice-freed = Dopóki coś cię trzyma, nie ruszysz się z miejsca.
advice-place-closed = { $space } to wyjście, ale na razie zamknięte.
advice-place-search = Jest czego szukać { $space_at }.
advice-alone = Tutaj ekspert idzie bez nikogo.
advice-to-exit = Idziesz na wyjście: kto pójdzie z tobą, jest od razu bezpieczny.
advice-slots-left = { $count ->
    [one] Na karcie bohaterki jest { $count } wolne pole: po nim zyskasz ostateczną zdolność.
    [few] Na karcie bohaterki są jeszcze { $count } wolne pola do ostatecznej zdolności.
   *[many] Na karcie bohaterki jest jeszcze { $count } wolnych pól do ostatecznej zdolności.
}
advice-rescue-free = Ratunek nie kosztuje ani karty, ani rzutu.
advice-rescue-last = Zakrywa ostatnie pole: zyskujesz ostateczną zdolność.
advice-rescue-slots = Wolne pola na karcie bohaterki, każde z nagrodą: { $count }.
advice-rescue-later = Karta jest pełna, ale każdy ratunek nadal daje nagrodę.
advice-reward-first = Nagrody trzeba odebrać przed zagraniem następnej karty.

## Czas i rynek

advice-discard = Czas za kartę: { $n }, razem { $now }.
advice-shopping = Na rynek zostaje { $time } czasu, dość na kartę „{ $card }” (koszt { $cost }).
advice-no-shopping = Zostaje { $time } czasu: poza kartami za 0 na nic na rynku nie starczy.
advice-use = Przedmiot „{ $card }” działa bez karty i bez kości.
advice-use-time = Kosztuje { $n } czasu.
advice-ability = Zdolność nie wymaga karty.
advice-time-red = Po tym faza akcji się kończy, a żadnej karty z ręki nie warto oddawać, żeby grać dalej.
advice-time-lost = Przepadnie { $time } czasu, ale ekspert nic za to nie chce.
advice-cost = Kosztuje { $cost } czasu; zostaje { $left }.
advice-free = Nic nie kosztuje.
advice-defence = { $count ->
    [0] Na ręce nie ma żadnej karty reakcji.
    [one] Na ręce jest { $count } karta reakcji.
    [few] Na ręce są { $count } karty reakcji.
   *[many] Na ręce jest { $count } kart reakcji.
}
advice-defence-later = Najbliższej nocy nic cię tu nie trafi, ale następne będą gorsze.
advice-luck = Pozwala rzucić nieudaną kością jeszcze raz, w każdym rzucie.
advice-blows-in-hand = { $count ->
    [0] Na ręce nie ma jeszcze żadnego ciosu.
    [one] Na ręce jest { $count } cios; kilka w jednej turze jest warte więcej niż po jednym.
    [few] Na ręce są { $count } ciosy; kilka w jednej turze jest warte więcej niż po jednym.
   *[many] Na ręce jest { $count } ciosów; kilka w jednej turze jest warte więcej niż po jednym.
}
advice-legs = Pozwala przejść do { $n } pól.
advice-in-hand = { $count ->
    [0] Na ręce nie masz takiej karty.
   *[other] Takie karty na ręce: { $count }.
}
advice-for-later = To na później: teraz masz całe zdrowie.
advice-name = Przy karcie „{ $card }” od tej chwili rzucasz zawsze tyloma kośćmi: { $dice }.

## Przedmioty

advice-unarmed = Nie trzymasz jeszcze żadnej broni.
advice-item-weapon = Przedmiot „{ $card }” to broń i dodaje do ciosu { $damage }.
advice-item-lasting = Przedmiot „{ $card }” działa cały czas.
advice-item-way = Przedmiot „{ $card }” czeka, aż będzie potrzebny, i nie wymaga rzutu.
advice-top = Przedmiot „{ $card }” zostaje na widoku do następnego przeszukania; karty przeszukania na ręce: { $count }.
advice-bottom = Przedmiot „{ $card }” nie stoi na drodze następnemu przeszukaniu; karty przeszukania na ręce: { $count }.
advice-hold = Przedmiot „{ $card }” działa tylko w dłoniach.
advice-stow = Schowany przedmiot „{ $card }” zwalnia dłonie.
advice-arranged = Wszystko jest tam, gdzie się przydaje.
advice-leave-item = Ekspert zostawiłby to tak, jak jest.

## Rzadkie pytania

advice-terror-strikes = Przy obecnym ustawieniu karta „{ $card }” zada ci obrażenia: { $n }.
advice-terror-misses = Przy obecnym ustawieniu karta „{ $card }” cię nie trafi.
advice-any-order = Panikujące grupy: { $count }. O tym, dokąd pobiegną, decydują kości, a nie kolejność.
advice-upkeep = Czekające efekty: { $count }; zdarzą się wszystkie.
advice-tie = { $count ->
    [0] Nikogo nie ma { $space_at }.
   *[other] { advice-victims } { $space_at }.
}
advice-tie-here = To ty jesteś { $space_at }.
advice-tie-ordinary = To zwykła ofiara: nie tracisz żadnej specjalnej.
advice-tie-special = To byłaby ofiara specjalna.
advice-token = { $steps ->
    [99] Żaden wróg tam nie dojdzie.
   *[other] Najbliższy wróg jest { advice-steps-off }.
}
advice-tunnel = „{ $space }”: { advice-steps-away }.
advice-special = „{ $card }”: { $space_at }, { advice-steps-away }.
