# Straszydła po polsku. Straszydła się odmieniają ($spook_whom: „nakarm Strzygę”). Imiona graczy, nazwy
# dzielnic i diablików stoją w mianowniku albo w cudzysłowie, po słowie „dzielnica” czy „diablik”.

## Opcje gry

option-players-help = Ile osób gra: 2, 3 albo 4.
option-layout = Plansza
option-layout-help = Jak leżą dzielnice: układa je los, jest to gotowa plansza albo własny układ, czyli numery kafli w rzędach oddzielonych ukośnikiem, z kropką w pustym miejscu.
option-layout-random = układa los
option-layout-old-town = Stare Miasto
option-first = Kto zaczyna
option-first-help = Kto dostaje na początku kartę dnia i nocy: wskazany gracz czy ten, kogo wybierze los.
option-first-0 = decyduje los
option-first-1 = Gracz 1
option-first-2 = Gracz 2
option-first-3 = Gracz 3
option-first-4 = Gracz 4
option-refill = Nowe kostki
option-refill-help = Kiedy dzielnice produkują kostki strachu: raz na porę dnia czy w każdej rundzie.
option-refill-period = raz na porę dnia
option-refill-round = w każdej rundzie
option-duel_ties = Remis w pojedynku
option-duel_ties-help = Kto wygrywa pojedynek przy równej liczbie sukcesów: gracz o słabszych straszydłach czy ten, kto wcześniej wszedł do dzielnicy. Przy równych siłach: ten, kto był pierwszy, albo przybysz – wtedy zaczynanie gry nie daje przewagi. Przykład pojedynku w instrukcji rozstrzyga na korzyść słabszego; „zawsze pierwszy” od niego odbiega.
option-duel_ties-weaker = słabszy, przy równych pierwszy
option-duel_ties-newcomer = słabszy, przy równych przybysz
option-duel_ties-first = zawsze pierwszy w dzielnicy
option-purchases = Zakupy straszydeł
option-purchases-help = Ile straszydeł wolno kupić w jednej rundzie i osobno podczas żywienia: jedno czy dowolnie wiele.
option-purchases-one = jedno
option-purchases-any = dowolnie wiele
option-shared_victory = Kilka wypełnionych paktów
option-shared_victory-help = Co się dzieje, gdy kilka osób wypełni pakt podczas jednego żywienia. Wygrywa, kto nakarmił najwięcej straszydeł; przy równej liczbie ten, komu zostało więcej grozy, a potem ten, kto w pierwszej porze dnia był później w kolejności; albo ten, czyje nakarmione straszydła są silniejsze. Albo ten, kto karmi pierwszy, licząc od gracza rozpoczynającego: pozostali już nie karmią. Albo wygrywają wszystkie te osoby. Gdy liczy się siła, częściej wygrywa ten, kto zaczyna grę; gdy kolejność karmienia – ten, kto na końcu ma kartę dnia i nocy.
option-shared_victory-dread = groza, potem późniejszy start
option-shared_victory-strength = rozstrzyga siła nakarmionych
option-shared_victory-feeding = wygrywa, kto karmi pierwszy
option-shared_victory-shared = wspólna wygrana
option-recycle = Powroty straszydeł
option-recycle-help = Czy straszydła, które uciekły głodne, tworzą nowy stos, gdy stos ich żywiołu się skończy.
option-centre = Centrum
option-centre-help = Co produkuje Centrum. Reguły gry dają każdej dzielnicy jeden żywioł i jedną porę dnia, ale nie mówią, jakie ma Centrum. Przy „każdym żywiole” jest miejscem szczególnym, w dzień i w nocy, tak jak wolimy w tym wydaniu; przy „jednym żywiole” to dzielnica jak inne: ogień, w dzień.
option-centre-every = każdy żywioł, w dzień i w nocy
option-centre-one = jeden żywioł, jedna pora dnia
option-jumps = Przenoszenie między przedmieściami
option-jumps-help = Kiedy wybierasz przeniesienie z przedmieścia na inne: w tajnym planie czy dopiero wtedy, gdy pionek wejdzie na przedmieście. W drugim przypadku pozostałe strzałki wykonujesz z nowego przedmieścia; ta, która prowadzi donikąd, przenosi cię na wybrane przedmieście.
option-jumps-planned = wybierane w planie
option-jumps-moving = wybierane podczas ruchu
option-plan_imps = Diabliki w planie
option-plan_imps-help = Ilu diablików tego samego rodzaju wolno użyć w jednym planie: jednego czy wszystkich, których masz.
option-plan_imps-one = jeden każdego rodzaju
option-plan_imps-any = wszystkie, które masz
option-periods = Najdłuższa gra
option-periods-help = Po ilu porach dnia gra się kończy, jeśli nikt nie wypełnił paktu. Wygrywa wtedy ten, komu brakuje najmniej, choćby nikt nie miał całego paktu; jeśli kilku osobom brakuje tyle samo, rozstrzyga to samo, co przy kilku paktach naraz, a przy wspólnej wygranej wygrywają wszystkie.

## Nazwy

tile-centrum = Centrum
tile-plywalnia = Miejska Pływalnia
tile-fontanna = Fontanna
tile-bulwary = Bulwary
tile-kanaly = Kanały
tile-stary-port = Stary Port
tile-stawy = Przedmieście Stawy
tile-kopalnia = Kopalnia
tile-dzialki = Ogródki Działkowe
tile-niespokojny-lasek = Niespokojny Lasek
tile-metro = Stacja Metra
tile-cmentarz = Stary Cmentarz
tile-kamieniolom = Przedmieście Kamieniołom
tile-wieza = Wieża Telewizyjna
tile-lotnisko = Lotnisko
tile-wiatraki = Przedmieście Wiatraki
tile-strychy = Strychy Kamienic
tile-dzwonnica = Dzwonnica
tile-dachy = Dachy Starówki
tile-remiza = Remiza
tile-huta = Huta
tile-cegielnia = Przedmieście Cegielnia
tile-spalona-kamienica = Spalona Kamienica
tile-kotlownia = Kotłownia
tile-zaulek-neonow = Zaułek Neonów

spook-strzyga = { $case ->
    [whom] Strzygę
   *[is] Strzyga
}
spook-latarnik = { $case ->
    [whom] Latarnika
   *[is] Latarnik
}
spook-dusiol = { $case ->
    [whom] Dusioła
   *[is] Dusioł
}
spook-wargin = { $case ->
    [whom] Wargina
   *[is] Wargin
}
spook-brzeginia = { $case ->
    [whom] Brzeginię
   *[is] Brzeginia
}
spook-bagiennik = { $case ->
    [whom] Bagiennika
   *[is] Bagiennik
}
spook-syrena = { $case ->
    [whom] Syrenę
   *[is] Syrena
}
spook-wodnik = { $case ->
    [whom] Wodnika
   *[is] Wodnik
}
spook-rusalka = { $case ->
    [whom] Rusałkę
   *[is] Rusałka
}
spook-topielica = { $case ->
    [whom] Topielicę
   *[is] Topielica
}
spook-switezianka = { $case ->
    [whom] Świteziankę
   *[is] Świtezianka
}
spook-utopiec = { $case ->
    [whom] Utopca
   *[is] Utopiec
}
spook-wodnica = { $case ->
    [whom] Wodnicę
   *[is] Wodnica
}
spook-chmurnik = { $case ->
    [whom] Chmurnika
   *[is] Chmurnik
}
spook-nocnica = { $case ->
    [whom] Nocnicę
   *[is] Nocnica
}
spook-latawiec = { $case ->
    [whom] Latawca
   *[is] Latawiec
}
spook-wroniec = { $case ->
    [whom] Wrońca
   *[is] Wroniec
}
spook-poludnica = { $case ->
    [whom] Południcę
   *[is] Południca
}
spook-zmora = { $case ->
    [whom] Zmorę
   *[is] Zmora
}
spook-planetnik = { $case ->
    [whom] Płanetnika
   *[is] Płanetnik
}
spook-strzygon = { $case ->
    [whom] Strzygonia
   *[is] Strzygoń
}
spook-wila = { $case ->
    [whom] Wiłę
   *[is] Wiła
}
spook-skierka = { $case ->
    [whom] Skierkę
   *[is] Skierka
}
spook-bledny-ognik = { $case ->
    [whom] Błędnego Ognika
   *[is] Błędny Ognik
}
spook-smok = { $case ->
    [whom] Smoka
   *[is] Smok
}
spook-fojerman = { $case ->
    [whom] Fojermana
   *[is] Fojerman
}
spook-rarog = { $case ->
    [whom] Raroga
   *[is] Raróg
}
spook-zjawa = { $case ->
    [whom] Zjawę
   *[is] Zjawa
}
spook-zar-ptak = { $case ->
    [whom] Żar-ptaka
   *[is] Żar-ptak
}
spook-zmij = { $case ->
    [whom] Żmija
   *[is] Żmij
}
spook-bazyliszek = { $case ->
    [whom] Bazyliszka
   *[is] Bazyliszek
}
spook-krasnal = { $case ->
    [whom] Krasnala
   *[is] Krasnal
}
spook-bebok = { $case ->
    [whom] Beboka
   *[is] Bebok
}
spook-run = { $case ->
    [whom] Runa
   *[is] Run
}
spook-borowy = { $case ->
    [whom] Borowego
   *[is] Borowy
}
spook-polewik = { $case ->
    [whom] Polewika
   *[is] Polewik
}
spook-piaskun = { $case ->
    [whom] Piaskuna
   *[is] Piaskun
}
spook-leszy = { $case ->
    [whom] Leszego
   *[is] Leszy
}
spook-pustecki = { $case ->
    [whom] Pusteckiego
   *[is] Pustecki
}
spook-baba-jaga = { $case ->
    [whom] Babę Jagę
   *[is] Baba Jaga
}

imp-kaluznik = Kałużnik
imp-przeciek = Przeciek
imp-wir = Wir
imp-psotnik = Psotnik
imp-podmuch = Podmuch
imp-gwizd = Gwizd
imp-iskrzak = Iskrzak
imp-zadziora = Zadziora
imp-podpalacz = Podpalacz
imp-spizarnik = Spiżarnik
imp-przekupien = Przekupień
imp-kret = Kret

# Co robi diablik: małą literą, bez kropki.
trick-more-steps = { $count ->
    [one] zaplanuj o { $count } krok więcej
    [few] zaplanuj o { $count } kroki więcej
   *[many] zaplanuj o { $count } kroków więcej
}
trick-pass-blocked = przechodź przez dzielnice ze znacznikiem STOP, ale nie kończ w nich ruchu
trick-nudge = zrób jeszcze jeden krok
trick-reroll-any = rzuć ponownie dowolnymi ze swoich kości
trick-set-die = ustaw jedną ze swoich kości na dowolną wartość
trick-fewer-dice = { $count ->
    [one] rywal rzuca { $count } kością mniej
   *[other] rywal rzuca { $count } kośćmi mniej
}
trick-extra-dice = { $count ->
    [one] rzucasz { $count } kością więcej
   *[other] rzucasz { $count } kośćmi więcej
}
trick-rob = { $count ->
    [one] zabierz przegranemu { $count } kostkę strachu
    [few] zabierz przegranemu do { $count } kostek strachu
   *[many] zabierz przegranemu do { $count } kostek strachu
}
trick-take-energy = { $count ->
    [one] weź { $count } kostkę energii
    [few] weź { $count } kostki energii
   *[many] weź { $count } kostek energii
}
trick-ease = { $count ->
    [one] jedno z twoich straszydeł potrzebuje o { $count } kostkę mniej, ale co najmniej 1
    [few] jedno z twoich straszydeł potrzebuje o { $count } kostki mniej, ale co najmniej 1
   *[many] jedno z twoich straszydeł potrzebuje o { $count } kostek mniej, ale co najmniej 1
}
trick-recolour = { $count ->
    [one] zamień { $count } swoją kostkę strachu na inny żywioł
   *[other] zamień do { $count } swoich kostek strachu, jedna za jedną, na inne żywioły
}
trick-unblock = zdejmij z planszy jeden znacznik STOP

## Kawałki zdań

nothing = brak
quoted = „{ $title }”
element = { $element ->
    [0] woda
    [1] powietrze
    [2] ogień
    [3] ziemia
   *[4] dowolny żywioł
}
cube-of = { $kind ->
    [0] wody
    [1] powietrza
    [2] ognia
    [3] ziemi
   *[4] energii
}
# Dopełnienie: „bierzesz 1 kostkę wody”.
n-cubes = { $count ->
    [one] { $count } kostkę { cube-of }
    [few] { $count } kostki { cube-of }
   *[many] { $count } kostek { cube-of }
}
# Podmiot i wyliczenie: „1 kostka wody”.
n-cubes-are = { $count ->
    [one] { $count } kostka { cube-of }
    [few] { $count } kostki { cube-of }
   *[many] { $count } kostek { cube-of }
}
n-dread = { $count ->
    [one] { $count } kostkę grozy
    [few] { $count } kostki grozy
   *[many] { $count } kostek grozy
}
n-energy = { $energy ->
    [one] { $energy } kostkę energii
    [few] { $energy } kostki energii
   *[many] { $energy } kostek energii
}
dread-price = { $dread ->
    [one] { $dread } kostkę grozy
    [few] { $dread } kostki grozy
   *[many] { $dread } kostek grozy
}
dread-change = { $sign ->
    [up] kostek grozy o { $dread } więcej
    [down] kostek grozy o { $dread } mniej
   *[none] groza bez zmian
}
meal = { $kind ->
    [4] { $spook } ({ meal-count } jednego żywiołu)
   *[other] { $spook } ({ n-cubes-are })
}
meal-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
time = { $night ->
    [0] dzień
   *[1] noc
}
direction-0 = w górę
direction-1 = w górę i w prawo
direction-2 = w prawo
direction-3 = w dół i w prawo
direction-4 = w dół
direction-5 = w dół i w lewo
direction-6 = w lewo
direction-7 = w górę i w lewo

## Co się stało. `$you` to nazwa argumentu, którym jest czytający.

event-city = Miasto jest zbudowane.
event-pact-dealt = { $you ->
    [seat] Twój tajny pakt: { $pact }.
   *[nobody] { $seat } dostaje pakt: { $pact }.
}
event-begins = { $you ->
    [seat] Dostajesz kartę dnia i nocy: zaczynasz.
   *[nobody] { $seat } dostaje kartę dnia i nocy i zaczyna.
}
event-first-time = { $you ->
    [seat] Wybierasz porę na początek: { time }.
   *[nobody] { $seat } wybiera porę na początek: { time }.
}
event-settles = { $you ->
    [seat] Stawiasz pionek w dzielnicy „{ $tile }”.
   *[nobody] { $seat } stawia pionek w dzielnicy „{ $tile }”.
}
event-spook-comes = { $you ->
    [seat] Masz nowe straszydło: „{ $spook }”. Przynosi { n-energy }.
   *[nobody] { $seat } ma nowe straszydło: „{ $spook }”. Przynosi { n-energy }.
}
event-takes-dread = { $you ->
    [seat] Bierzesz z banku { n-dread }.
   *[nobody] { $seat } bierze z banku { n-dread }.
}
event-opens-spook = Na wierzch stosu wychodzi „{ $spook }”: { $element }, siła { $day } w dzień i { $night } w nocy.
event-opens-imp = Na wierzch stosu wychodzi diablik „{ $imp }”.
event-round-begins = { $round ->
    [1] { $you ->
        [seat] Pora { $period }: { time }. Runda 1 z 4. Kartę dnia i nocy masz ty.
       *[nobody] Pora { $period }: { time }. Runda 1 z 4. Kartę dnia i nocy ma { $seat }.
    }
    [4] Pora { $period }: { time }. Runda 4 z 4, ostatnia przed żywieniem.
   *[other] Pora { $period }: { time }. Runda { $round } z 4.
}
event-stops-cleared = Znaczniki STOP znikają z planszy.
event-refilled = { $night ->
    [0] W dzielnicach dziennych przybywa kostek strachu.
   *[1] W dzielnicach nocnych przybywa kostek strachu.
}
event-stops-laid = Koniec rundy. Znaczniki STOP leżą teraz tu, gdzie stoją pionki: { $tiles }.
event-time-changes = { $night ->
    [0] Noc mija, nadchodzi dzień.
   *[1] Dzień mija, zapada noc.
} { $you ->
    [seat] Dostajesz kartę dnia i nocy.
   *[nobody] Kartę dnia i nocy dostaje { $seat }.
}
event-uses-imp = { $you ->
    [seat] Używasz diablika „{ $imp }”.
   *[nobody] { $seat } używa diablika „{ $imp }”.
}
event-unblocks = { $you ->
    [seat] Zdejmujesz STOP z dzielnicy „{ $tile }”.
   *[nobody] { $seat } zdejmuje STOP z dzielnicy „{ $tile }”.
}
event-plan-ready = { $you ->
    [seat] Twój plan jest gotowy.
   *[nobody] { $seat } ma gotowy plan.
}
event-walks = { $you ->
    [seat] Twoja droga: { $walked }.
   *[nobody] { $seat } idzie: { $walked }.
}
event-nudged = { $you ->
    [seat] Robisz jeszcze krok do dzielnicy „{ $tile }”.
   *[nobody] { $seat } robi jeszcze krok do dzielnicy „{ $tile }”.
}
event-duel = Pojedynek w dzielnicy „{ $tile }”: { $seat } (siła { $first }) i { $by } (siła { $second }).
event-rolls = { $you ->
    [seat] Rzucasz: { $dice }.
   *[nobody] { $seat } rzuca: { $dice }.
}
event-changes-die = { $you ->
    [seat] Zmieniasz kość z { $old } na { $new }.
   *[nobody] { $seat } zmienia kość z { $old } na { $new }.
}
event-bids-energy = { $you ->
    [seat] Twoja tajna stawka energii: { $energy }.
   *[nobody] { $seat } stawia w tajemnicy energię: { $energy }.
}
event-bids = { $seat } ma już gotową stawkę.
event-bids-shown = Stawki energii – { $bids }.
event-wins-duel = { $tie ->
    [yes] { $you ->
        [seat] Sukcesy { $won }:{ $lost }, czyli remis. Remis jest twój: wygrywasz pojedynek.
        [by] Sukcesy { $lost }:{ $won }, czyli remis. Pojedynek wygrywa { $seat }.
       *[nobody] Sukcesy { $won }:{ $lost }, czyli remis. Pojedynek wygrywa { $seat }.
    }
   *[no] { $you ->
        [seat] Wygrywasz pojedynek { $won }:{ $lost }.
        [by] Przegrywasz pojedynek { $lost }:{ $won }. Wygrywa { $seat }.
       *[nobody] { $seat } wygrywa pojedynek { $won }:{ $lost }.
    }
}
event-leaves-choice = { $you ->
    [seat] Dajesz przegranemu wybór i bierzesz z banku 1 kostkę grozy.
    [by] { $seat } daje ci wybór i bierze z banku 1 kostkę grozy.
   *[nobody] { $seat } daje przegranemu wybór i bierze z banku 1 kostkę grozy.
}
event-retreats = { $you ->
    [seat] Wycofujesz się do dzielnicy „{ $tile }”.
   *[nobody] { $seat } wycofuje się do dzielnicy „{ $tile }”.
}
event-collects = { $you ->
    [seat] Zbierasz { n-cubes }.
   *[nobody] { $seat } zbiera { n-cubes }.
}
event-imp-comes = { $you ->
    [seat] Masz nowego diablika: „{ $imp }”.
   *[nobody] { $seat } ma nowego diablika: „{ $imp }”.
}
event-frightens = { $you ->
    [seat] Straszysz. Siła twoich straszydeł: { $strength }.
   *[nobody] { $seat } straszy. Siła straszydeł: { $strength }.
}
event-catches = { $you ->
    [seat] Suma { $sum }, różnica { $difference }: dostajesz { n-cubes }, { dread-change }.
   *[nobody] Suma { $sum }, różnica { $difference }: { $seat } dostaje { n-cubes }, { dread-change }.
}
event-trades = { $you ->
    [seat] Oddajesz do banku: { $paid }. Bierzesz 1 kostkę { cube-of }.
   *[nobody] { $seat } oddaje do banku: { $paid }. Bierze 1 kostkę { cube-of }.
}
event-trades-for-imp = { $you ->
    [seat] Oddajesz do banku: { $paid }. Bierzesz diablika.
   *[nobody] { $seat } oddaje do banku: { $paid }. Bierze diablika.
}
event-buys = { $you ->
    [seat] Kupujesz { $spook_whom }. Do banku: { $paid }.
   *[nobody] { $seat } kupuje { $spook_whom }. Do banku: { $paid }.
}
event-swaps-imp = { $you ->
    [seat] Oddajesz diablika „{ $imp }” za 1 kostkę { cube-of }.
   *[nobody] { $seat } oddaje diablika „{ $imp }” za 1 kostkę { cube-of }.
}
event-pays-dread = { $you ->
    [seat] Płacisz { n-dread }.
   *[nobody] { $seat } płaci { n-dread }.
}
event-takes = { $you ->
    [seat] Bierzesz z banku { n-cubes }.
   *[nobody] { $seat } bierze z banku { n-cubes }.
}
event-eats = { $you ->
    [seat] Karmisz { $spook_whom }: { n-cubes-are }.
   *[nobody] { $seat } karmi { $spook_whom }: { n-cubes-are }.
}
event-flees = { $you ->
    [seat] Tracisz straszydło „{ $spook }”: ucieka głodne.
   *[nobody] { $seat } traci straszydło „{ $spook }”: ucieka głodne.
}
event-pact-shown = { $you ->
    [seat] Twój pakt: { $pact }.
   *[nobody] Pakt, który ma { $seat }: { $pact }.
}
event-game-over = { $mine ->
    [yes] Koniec gry: wygrywasz!
   *[no] { $winners ->
        [one] Koniec gry: wygrywa { $seats }!
       *[other] Koniec gry: wygrywają { AND($seats) }!
    }
}{ $decided ->
   *[pact] {""}
    [fed] {" "}Wypełniono kilka paktów; wygrywa, kto nakarmił więcej straszydeł.
    [dread] {" "}Wypełniono kilka paktów; wygrywa, komu zostało więcej grozy.
    [later] {" "}Wypełniono kilka paktów, a grozy zostało tyle samo; wygrywa, kto w pierwszej porze dnia był później w kolejności.
    [strength] {" "}Wypełniono kilka paktów; wygrywa, czyje nakarmione straszydła są silniejsze.
    [cubes] {" "}Wypełniono kilka paktów; wygrywa, komu zostało więcej strachu i energii.
    [turn] {" "}Wypełniono kilka paktów i wszystko jest równe; rozstrzyga kolejność gry.
    [shared] {" "}Pakty wypełniono razem.
    [least] {" "}Do ostatniej pory dnia nikt nie wypełnił paktu; wygrywa, komu brakuje najmniej.
}

## Odpowiedzi do wyboru

action-day = Zacznijmy od dnia
action-night = Zacznijmy od nocy
action-settle = Zacznij tutaj: { $tile }
action-take-starter = Weź { $spook_whom } ze stosu { $element_of }
action-step = Krok { $direction }: { $tile }
action-jump = Przenieś się: { $tile }
action-transfer = Przenieś się za jedną strzałkę: { $tile }
action-clear = Zaplanuj od nowa
action-ready = Plan gotowy
action-use = Użyj diablika „{ $imp }”: { $does }
action-skip = Dalej
action-unblock = Zdejmij STOP: { $tile }
action-pick = { $face ->
    [0] Kość { $nth }
   *[other] Kość { $nth }, na której jest { $face }
}
action-roll-again = Rzuć wybranymi kośćmi
action-set = Kość { $nth }: ustaw { $face }
action-reroll = { $face ->
    [0] Kość { $nth }: rzuć ponownie za grozę ({ $cost })
   *[other] Kość { $nth }, na której jest { $face }: rzuć ponownie za grozę ({ $cost })
}
action-raise = { $face ->
    [0] Kość { $nth }: o 1 w górę
   *[other] Kość { $nth }: z { $face } na { $up }
}
action-lower = { $face ->
    [0] Kość { $nth }: o 1 w dół
   *[other] Kość { $nth }: z { $face } na { $down }
}
action-keep = Zostaw kości tak, jak są
action-bid = { $number }
action-flee = Wycofanie: { $tile }
action-leave = Niech wybierze przegrany, a ty weź 1 kostkę grozy
action-steal = Zabierz { n-cubes }
action-collect = { $count ->
    [0] Zbierz kostki
   *[other] { $kind ->
        [4] Zbierz kostki ({ $count }), żywioł do wyboru
       *[other] Zbierz { n-cubes }
    }
}
action-frighten = { $count ->
    [0] Strasz
   *[other] Strasz: siła { $strength }, liczba kości { $count }
}
action-summon = Przyzwij diablika
action-colour = { $element }
action-trade = Oddaj 3 kostki do banku za kostkę lub diablika
action-give = Oddaj { n-cubes }
action-take = Weź { n-cubes }
action-imp = Weź diablika „{ $imp }” ze stosu { $element_of }
action-buy = { $price ->
    [0] Kup straszydło ze stosu { $element_of }
    [one] Kup { $spook_whom } (żywioł: { $element }) za { $price } kostkę
    [few] Kup { $spook_whom } (żywioł: { $element }) za { $price } kostki
   *[many] Kup { $spook_whom } (żywioł: { $element }) za { $price } kostek
}
action-swap = Oddaj diablika „{ $imp }” za { n-cubes }
action-dread-cube = Kostka strachu do wyboru za { dread-price }
action-dread-imp = Diablik z dowolnego stosu za { dread-price }
action-enough = Wystarczy
action-done = { $feeding ->
    [yes] Koniec żywienia
   *[no] Koniec akcji
}
action-feed = Nakarm { $spook_whom } ({ n-cubes-are })
action-feed-with = Nakarm { $spook_whom } ({ n-cubes-are })
action-feed-dread = Nakarm { $spook_whom } za { dread-price }
action-ease = Mniejszy apetyt: { $spook }
action-tile = Los kładzie kafel: { $tile }
action-pact = Los daje pakt { $number }: { $wanted }
action-begins = Zaczyna { $seat }
action-top-spook = Na wierzch wychodzi „{ $spook }”
action-top-imp = Na wierzch wychodzi diablik „{ $imp }”
action-die = Wypada { $number }

## Pytania: do ciebie (prompt) i do innych (waiting)

prompt-choose-time = Zaczynasz. Wybierz porę na początek: dzień czy noc?
prompt-settle = Na którym przedmieściu staje twój pionek?
prompt-take-starters = Weź jedno straszydło 3/3. Przyniesie 3 kostki energii.
prompt-before-planning = { $using ->
    [yes] Z której dzielnicy zdejmujesz STOP?
   *[no] Za chwilę planujecie ruch. Czy używasz wcześniej diablika?
}
prompt-plans = { $left ->
    [0] Plan kończy się tu: { $tile }. Potwierdź go, gdy będzie gotowy.
    [one] Planujesz w tajemnicy. Jesteś tu: { $tile }. Został { $left } krok.
    [few] Planujesz w tajemnicy. Jesteś tu: { $tile }. Zostały { $left } kroki.
   *[many] Planujesz w tajemnicy. Jesteś tu: { $tile }. Zostało { $left } kroków.
}
prompt-walk = { $jump ->
    [yes] Twój pionek wszedł na przedmieście: { $tile }. Przenosisz się na inne? Zostało strzałek: { $left }.
   *[no] Następnej strzałki planu nie da się stąd wykonać: { $tile }. Na które przedmieście cię przenosi?
}
prompt-after-moving = { $using ->
    [yes] Dokąd robisz dodatkowy krok?
   *[no] Wszyscy już się przemieścili. Czy używasz diablika?
}
prompt-before-roll = Pojedynek, rywal: { $by }. Twoje kości: { $count }, kości rywala: { $other }. Robisz coś przed rzutem: diablik, wymiana, nowe straszydło?
prompt-after-roll = Pojedynek, rywal: { $by }. Twoje kości: { $mine }. Kości rywala: { $theirs }. Sukcesy { $won }:{ $lost }. Czy robisz coś przed stawianiem energii?
prompt-bids = Pojedynek, rywal: { $by }. Twoje kości: { $mine }. Kości rywala: { $theirs }. Sukcesy { $won }:{ $lost }. Ile energii stawiasz (masz { $energy })?
prompt-change-dice = Twoje kości: { $mine }. Kości rywala: { $theirs }. Sukcesy { $won }:{ $lost }. Zmień swoje kości; oczka do rozdania: { $left }.
prompt-retreat = { $chooser ->
    [loser] Przegrywasz pojedynek. Dokąd się wycofujesz?
   *[winner] Wygrywasz pojedynek. Wskaż, dokąd wycofuje się { $by }, albo oddaj wybór za kostkę grozy.
}
prompt-act = Twoje akcje. Dzielnica: { $tile }.
prompt-choose-colour = { $did ->
    [collect] { $tile }: jakiego żywiołu kostki zbierasz?
    [frighten] { $tile }: kostki jakiego żywiołu chcesz zdobyć straszeniem?
   *[imp] { $tile }: z którego stosu przyzywasz diablika?
}
prompt-frighten = Kości: { $dice }. Suma { $sum }, siła { $strength }, różnica { $difference }: na razie { n-cubes-are }, { dread-change }. Jedna kostka energii zmienia kość o 1.
prompt-trade = { $left ->
    [0] Co bierzesz w zamian?
    [one] Wymiana w banku: oddaj jeszcze { $left } kostkę.
   *[other] Wymiana w banku: oddaj jeszcze { $left } kostki.
}
prompt-pay = { $left ->
    [one] Kupujesz { $spook_whom }: oddaj jeszcze { $left } kostkę.
    [few] Kupujesz { $spook_whom }: oddaj jeszcze { $left } kostki.
   *[many] Kupujesz { $spook_whom }: oddaj jeszcze { $left } kostek.
}
prompt-feed = { $hungry ->
    [0] Żywienie: nikt już nie jest głodny.
   *[other] Żywienie. Głodne są: { $meals }. Kto nie zje, ucieknie.
}

waiting-choose-time = { $names } wybiera porę na początek gry.
waiting-settle = { $names } wybiera przedmieście.
waiting-take-starters = { $names } wybiera straszydło 3/3.
waiting-before-planning = { $names } może użyć diablika, zanim zaplanujecie ruch.
waiting-plans = { $players ->
    [one] Ruch planuje jeszcze { $names }.
   *[other] Ruch planują jeszcze: { $names }.
}
waiting-after-moving = { $names } może użyć diablika.
waiting-walk = O przeniesieniu z przedmieścia decyduje { $names }.
waiting-before-roll = Przed rzutem decyduje { $names }.
waiting-after-roll = Po rzucie decyduje { $names }.
waiting-bids = { $players ->
    [one] Energię stawia jeszcze { $names }.
   *[other] Energię stawiają: { AND($names) }.
}
waiting-change-dice = { $names } zmienia swoje kości.
waiting-retreat = { $names } wybiera, dokąd wycofa się przegrany.
waiting-act = Akcje wykonuje { $names }.
waiting-choose-colour = { $names } wybiera żywioł.
waiting-frighten = { $names } straszy i zmienia kości.
waiting-trade = { $names } wymienia kostki w banku.
waiting-pay = { $names } płaci za straszydło.
waiting-feed = Swoje straszydła karmi { $names }.

# Pytania przed odpowiedzią, której nie da się cofnąć.
confirm-hungry = Uciekną głodne: { AND($spooks) }. Naciśnij jeszcze raz, jeśli tak ma być

## Dlaczego czegoś nie można zrobić

refused-no-suburb = To nie jest przedmieście.
refused-suburb-taken = Na tym przedmieściu stoi już inny pionek.
refused-starter-taken = Na tym stosie nie ma już straszydła 3/3.
refused-no-such-imp = Nie masz takiego diablika.
refused-imp-not-now = Diablik „{ $imp }” nie działa w tej chwili.
refused-imp-first = Diablika dodaje się do planu przed pierwszym krokiem.
refused-no-stop = W tej dzielnicy nie ma znacznika STOP.
refused-plan-unfinished = { $left ->
    [one] Plan nie jest skończony: został { $left } krok.
    [few] Plan nie jest skończony: zostały { $left } kroki.
   *[many] Plan nie jest skończony: zostało { $left } kroków.
}
refused-ends-blocked = Plan nie może się kończyć w dzielnicy ze znacznikiem STOP.
refused-no-arrows = Nie masz już kroków.
refused-off-board = Tam nie ma dzielnicy.
refused-blocked = W dzielnicy „{ $tile }” leży znacznik STOP.
refused-already-there = Twój pionek już tam jest.
refused-not-in-suburb = Przenieść się można tylko zaraz po wejściu na przedmieście.
refused-not-stuck = Przeniesienie za strzałkę jest tylko dla pionka, który nie może się ruszyć.
refused-no-such-die = Nie masz takiej kości.
refused-picked-already = Ta kość jest już wybrana.
refused-nothing-picked = Wybierz najpierw co najmniej jedną kość.
refused-shows-already = Ta kość już tyle pokazuje.
refused-die-limit = Kość ma tylko wartości od 1 do 6.
refused-energy-spent = Po wydaniu energii nie można już ponownie rzucać ani ustawiać kości.
refused-too-little-energy = Masz za mało energii. Twoja energia: { $have }.
refused-too-little-dread = Masz za mało grozy. Twoje kostki grozy: { $have }.
refused-beaten-there = Nie można się wycofać do dzielnicy, w której przegrało się w tej rundzie.
refused-other-refuge = Gdy wokół wszystko zamknięte, przegrany idzie na otwarte przedmieście, w miarę możności wolne.
refused-not-adjacent = Wycofać się można tylko do sąsiedniej dzielnicy.
refused-stuck = Kto nie mógł się ruszyć, nie korzysta w tej rundzie z dzielnicy.
refused-done-already = To już było w tej rundzie: każdą z tych akcji wykonuje się raz.
refused-nothing-here = Nie ma tu żadnych kostek.
refused-no-frightening = W tej dzielnicy nie można straszyć.
refused-no-spooks = Bez straszydeł nie ma czym straszyć.
refused-no-imps = W tej dzielnicy nie ma diablików.
refused-empty-stack = Ten stos jest pusty.
refused-too-few-cubes = Potrzeba kostek: { $needed }. Masz { $have }.
refused-trade-idle = Wymiana nic by teraz nie dała: w pojedynku liczy się tylko energia i diabliki od kości.
refused-bought-already = Straszydło można kupić raz w rundzie i raz podczas żywienia.
refused-no-such-cube = { $kind ->
    [4] Nie ma tu kostki energii.
   *[other] Nie ma tu kostki { cube-of }.
}
refused-same-colour = Kostka ma zmienić żywioł.
refused-not-your-spook = To nie jest twoje straszydło.
refused-fed-already = To straszydło już jadło.
refused-other-food = Straszydło 3/3 je kostki jednego, wybranego żywiołu, a każde inne tylko kostki swojego.
refused-too-little-food = { $needed ->
    [one] „{ $spook }” potrzebuje { $needed } kostki jednego żywiołu.
   *[other] „{ $spook }” potrzebuje { $needed } kostek jednego żywiołu.
}
