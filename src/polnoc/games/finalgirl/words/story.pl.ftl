# Kronika: partia opowiedziana jak krótki film. Zawsze czas teraźniejszy, jak w scenariuszu.
# $nth to kolejny wariant zdania, które padło już wcześniej.

## Czołówka i obsada

film-hammer-camp = Młot nad jeziorem
film-hammer-fair = Młot pod diabelskim młynem
film-parade-camp = Sznurki wśród sosen
film-parade-fair = Masakra w lunaparku
film-pack-camp = Wycie nad wodą
film-pack-fair = Psia karuzela
film-other = Noc bez świtu
film-starring = W roli głównej: { $she }
film-tagline = { $kind ->
    [killer] Wszyscy przyjechali odpocząć. Ktoś przyjechał do pracy.
    [ghost] Dom stał pusty. Tak przynajmniej mówili.
    [both] On tylko pociąga za sznurki. Idą za nim { $minions }.
    [swarm] Nikt nie patrzył w górę. Teraz nad nimi są już tylko { $minions }.
   *[pack] Najpierw słychać oddech. Potem już tylko { $minions }.
}
film-cast = Obsada
film-scene = { $number }. { $title }
film-goes-on = Ciąg dalszy nastąpi…
film-credits = Napisy końcowe
cast-her = { $she }: jeszcze nie wie, że wytrzyma więcej niż inni. Zdrowie: { $health }.
cast-killer = { $kind ->
    [killer] { $killer }: nie mówi wiele.
    [ghost] { $killer }: nie widać go, a gra główną rolę.
    [both] { $killer }: ma publiczność, czy tego chce, czy nie. W chórze: { $minions }.
    [swarm] { $killer }: setki statystów. W każdym kadrze: { $minions }.
   *[pack] { $killer }: jedna wola, wiele pysków.
}
cast-crowd = { $n ->
    [one] W tle: { $n } osoba, która nie czytała scenariusza.
    [few] W tle: { $n } osoby, które nie czytały scenariusza.
   *[many] W tle: { $n } osób, które nie czytały scenariusza.
}

## Sceny

slug = { $many ->
    [yes] { $place } · { $hour } · tury { $first }–{ $last }
   *[no] { $place } · { $hour } · tura { $first }
}
slug-dawn = Plener · świt
hour = { $hour ->
    [0] zmierzch
    [1] wieczór
    [2] północ
    [3] głucha noc
   *[other] przed świtem
}
opening = { $kind ->
    [swarm] Ujęcie otwierające: { $title }. { $she } stoi { $at }. Kamera jedzie w górę, a { $killer_at } czarno jest na każdym drucie i na każdym dachu.
    [pack] Ujęcie otwierające: { $title }. { $she } stoi { $at }. Gdzieś { $killer_at } coś porusza się w legowisku.
    [ghost] Ujęcie otwierające: { $title }. { $she } stoi { $at }. Gdzieś { $killer_at } samo uchyla się okno.
   *[other] Ujęcie otwierające: { $title }. { $she } stoi { $at }. Kamera odjeżdża. Tam, { $killer_at }, czeka już { $killer }.
}

scene-first-blood = { $nth ->
   *[0] Pierwsza krew
}
scene-scream = { $nth ->
    [0] Krzyk
    [1] O jednego mniej
   *[other] Za późno
}
scene-massacre = { $nth ->
    [0] Rzeź
    [1] Nikt nie zdążył
   *[other] Czerwony kadr
}
scene-exit = { $nth ->
    [0] Do wyjścia
    [1] Biegnij i nie oglądaj się
   *[other] Za bramę
}
scene-exodus = { $nth ->
    [0] Wszyscy za mną
    [1] Wielka ucieczka
   *[other] Droga do domu
}
scene-power = { $nth ->
    [0] Maska opada
   *[other] To nie jest zwykły człowiek
}
scene-finale = { $nth ->
    [0] Ostatnia szpula
   *[other] Nie ma dokąd uciec
}
scene-returns = { $nth ->
   *[0] Między uderzeniami serca
}
scene-killer-returns = { $nth ->
   *[0] To jeszcze nie koniec
}
scene-loss = { $nth ->
    [0] Tego imienia nie zapomni
    [1] Strata
   *[other] Puste miejsce
}
scene-stranger = { $nth ->
    [0] Ktoś jeszcze
    [1] Znajoma twarz
   *[other] Nowa postać
}
scene-unlocks = { $nth ->
   *[0] Już się nie boi
}
scene-trap = { $nth ->
   *[0] Trzask
}
scene-fight = { $nth ->
    [0] Starcie
    [1] Twarzą w twarz
   *[other] Cios za cios
}
scene-wound = { $nth ->
    [0] Za blisko
    [1] Cień w drzwiach
   *[other] Zimna stal
}
scene-find = { $nth ->
    [0] Coś się przyda
    [1] Rekwizyt
   *[other] Pod podłogą
}
scene-luck = { $nth ->
    [0] Łut szczęścia
   *[other] Raz się uda
}
scene-fear = { $nth ->
    [0] Drżące ręce
   *[other] Oddech w ciemności
}
scene-swarm = { $nth ->
    [0] Coraz ich więcej
    [1] Ze wszystkich stron
   *[other] Okrążona
}
scene-quiet = { $nth ->
    [0] Cisza
    [1] Kroki na żwirze
   *[other] Za spokojnie
}

## Co robi bohaterka

tale-goes = { $nth ->
    [0] { $she } przemyka { $to }.
    [1] { $she } skrada się { $to }, byle nie stanąć na gałązkę.
   *[other] { $she } biegnie { $to }.
}
tale-goes-leading = { $led ->
    [one] { $she } prowadzi { $to } jedną osobę, trzymając ją za rękaw.
    [few] { $she } prowadzi { $to } { $led } osoby. Szeptem liczy je po drodze.
   *[many] { $she } prowadzi { $to } { $led } osób. Szeptem liczy je po drodze.
}
tale-dragged = Coś chwyta bohaterkę i ciągnie { $to }.
tale-finds = { $nth ->
    [0] Palce trafiają na coś twardego: { $item }.
    [1] Zbliżenie na rękę: { $item }.
   *[other] W świetle księżyca widać { $item_whom }.
}
tale-uses = { $nth ->
    [0] Pora na { $item_whom }.
    [1] Dobrze mieć pod ręką { $item_whom }.
   *[other] { $she } sięga po { $item_whom }.
}
tale-ability = { $she } robi to, co umie tylko ona: { $ability }.
tale-attacks-hits = { $armed ->
    [yes] { $nth ->
        [0] { $she } zamierza się i trafia { $item_with }. { $killer } traci { $n } zdrowia.
        [1] Jeszcze jeden cios { $item_with }. { $killer } traci { $n } zdrowia i cofa się o krok.
       *[other] { $she } nie ucieka. Uderza { $item_with }, obrażenia: { $n }.
    }
   *[no] { $nth ->
        [0] { $she } rzuca się z gołymi rękami. { $killer } traci { $n } zdrowia.
        [1] Pięści, łokcie, co popadnie. Obrażenia: { $n }.
       *[other] { $she } uderza pierwsza. { $killer } traci { $n } zdrowia.
    }
}
tale-attacks-slays = { $armed ->
    [yes] { $she } zabija { $item_with } { $slain }.
   *[no] { $she } zabija { $slain } gołymi rękami.
}
tale-attacks-guarded = { $she } trafia, ale coś bierze cios na siebie.
tale-attacks-misses = { $nth ->
    [0] { $she } atakuje { $whom }. Pudło.
    [1] Cios przecina powietrze.
   *[other] { $she } bierze zamach i trafia w ciemność.
}
tale-wounds = { $killer } traci { $n } zdrowia i nie wie, skąd padł cios.
tale-minions-gone = Wrogów ubywa { $at }: { $minions }.
tale-great-throw = { $nth ->
    [0] Wszystko się udaje: { $n } kości, same sukcesy.
   *[other] Los się uśmiecha, wszystkie kości po jej stronie ({ $n }).
}
tale-fails = { $n ->
    [one] Jedna próba się nie udaje.
    [few] { $n } próby się nie udają.
   *[many] { $n } prób się nie udaje.
}
tale-heals = { $nth ->
    [0] Chwila oddechu w ukryciu. { $she } odzyskuje { $n } zdrowia.
    [1] Bandaż z rękawa. { $she } odzyskuje { $n } zdrowia.
   *[other] { $she } zamyka oczy i liczy do dziesięciu. Zdrowie rośnie o { $n }.
}
tale-terrified = Ręce trzęsą się tak, że słychać zamek kurtki. Większy horror już nie jest możliwy.
tale-calm = Nagle robi się zupełnie spokojna. Strach znika.
tale-rescues = { $n ->
    [one] Ktoś wymyka się { $at } i biegnie, aż znika w ciemności. Żyje.
    [few] { $n } osoby wymykają się { $at }. Żadna się nie ogląda.
   *[many] { $n } osób wymyka się { $at }. Nikt się nie ogląda.
}
tale-rescues-special = { $others ->
    [0] { $she } ratuje { AND($whom) } { $at }.
   *[other] { $she } ratuje { AND($whom) } { $at }. Wydostają się też inni ({ $others }).
}
tale-unlocks = { $she } patrzy na swoje dłonie. Już nie drżą. Teraz kto inny powinien się bać.
tale-token = Przygotowania w ciszy: { $token } { $at }.
tale-called = { $n ->
    [one] Na wołanie przybiega { $n } osoba.
    [few] Na wołanie przybiegają { $n } osoby.
   *[many] Na wołanie przybiega { $n } osób.
}

## Co dzieje się z innymi

tale-event = { $nth ->
    [0] Zwrot akcji: { $title }.
    [1] Tego nie było w planie: { $title }.
   *[other] Napis na ekranie: { $title }.
}
tale-special-comes = W kadrze { $at } staje nowa twarz: { $who }.
tale-special-dies = { $nth ->
    [0] Ginie { $who } { $at }. Muzyka milknie.
   *[other] Kamera się odwraca. Ginie { $who }, { $at }.
}
tale-victims-come = { $n ->
    [one] Nadchodzi { $n } osoba, { $at }. Nikt jej nie ostrzegł.
    [few] Nadchodzą { $n } osoby, { $at }. Nikt ich nie ostrzegł.
   *[many] Nadchodzi { $n } osób, { $at }. Nikt ich nie ostrzegł.
}
tale-panic = { $n ->
    [one] { $nth ->
        [0] Ktoś nie wytrzymuje i ucieka na oślep.
        [1] Ktoś puszcza się biegiem, nie patrząc dokąd.
       *[other] Trzask gałęzi: ktoś ucieka.
    }
   *[other] { $nth ->
        [0] Panika: ludzie rozbiegają się na wszystkie strony.
        [1] Tłum pęka i rozlewa się w ciemność.
       *[other] Wszyscy biegną, nikt nie wie dokąd.
    }
}
tale-dies = { $n ->
    [one] { $nth ->
        [0] { $killer } zabija { AND($at) }. Krzyk urywa się w pół słowa.
        [1] Ginie jedna osoba { AND($at) }. { $killer } nawet nie zwalnia.
       *[other] Cięcie. { $killer } stoi nad ciałem { AND($at) }.
    }
   *[other] { $nth ->
        [0] { $killer } zabija { AND($at) }. Liczba ofiar: { $n }.
       *[other] Krzyki { AND($at) }, potem cisza. Zabija { $killer }. Liczba ofiar: { $n }.
    }
}
tale-dies-minions = { $n ->
    [one] { $nth ->
        [0] Ktoś zostaje { AND($at) } sam o chwilę za długo. Przychodzą po niego { $minions }.
        [1] Ginie jedna osoba { AND($at) }. Robią to { $minions }, bez słowa.
       *[other] Za późno { AND($at) }: były tam { $minions }.
    }
   *[other] { $nth ->
        [0] Giną ludzie { AND($at) }. Kończą to { $minions }. Liczba ofiar: { $n }.
       *[other] { $minions } są wszędzie: { AND($at) }. Liczba ofiar: { $n }.
    }
}
tale-dies-accident = { $n ->
    [one] { $nth ->
        [0] Bez winnego: ktoś ginie { AND($at) }.
        [1] Nikt nie krzyczy. A jednak ktoś ginie { AND($at) }.
       *[other] Znowu { AND($at) }. Znowu jedna osoba.
    }
   *[other] Bez winnego: giną ludzie { AND($at) } ({ $n }).
}
tale-elsewhere = gdzie indziej
tale-dies-sacrificed = { $n ->
    [one] { $she } poświęca czyjeś życie za jeden cios więcej.
   *[other] { $she } poświęca cudze życia ({ $n }). Tego nie opowie nikomu.
}

## Co robi wróg

tale-terror = { $nth ->
    [0] Karta terroru: { $title }.
    [1] Narasta napięcie. { $title }.
   *[other] Skrzypce w tle. { $title }.
}
tale-appears = { $killer } wyłania się z mroku { $at }.
tale-comes = { $nth ->
    [0] Kroki. Tuż obok staje { $who }.
    [1] Cień pada na jej dłonie: to { $who }.
   *[other] Nie ma gdzie się cofnąć, nadchodzi { $who }.
}
tale-minions-come = { $n ->
    [few] Z mroku wychodzą { $minions } { $at }.
   *[other] Z mroku wychodzi { $minions } { $at }.
}
tale-bloodlust = Z każdą śmiercią jest gorzej. Żądza krwi: { $n }, atak: { $attack }.
tale-strain = { $she } płaci za to zdrowiem ({ $n }).
tale-hurt = { $many ->
    [yes] { $nth ->
        [0] { $who } dopadają bohaterkę. Traci { $n } zdrowia, zostaje { $left }.
       *[other] Zęby, pazury, szarpanina: { $n } zdrowia mniej, zostaje { $left }.
    }
   *[no] { $nth ->
        [0] { $who } trafia. { $she } traci { $n } zdrowia, zostaje { $left }.
        [1] Uderzenie odbiera jej dech: { $n } zdrowia mniej, zostaje { $left }.
       *[other] { $who } nie chybia. Zdrowie: { $left }.
    }
}
tale-hurt-down = { $many ->
    [yes] { $who } powalają ją na ziemię. Obraz się rozmywa.
   *[no] { $who } powala ją na ziemię. Obraz się rozmywa.
}
tale-dodges = { $many ->
    [yes] { $who } atakują, ale { $she } wychodzi bez draśnięcia.
   *[no] { $nth ->
        [0] { $who } uderza, ale { $she } jest szybsza.
       *[other] O włos. { $who } przecina powietrze.
    }
}
tale-shielded = { $who } zasłania bohaterkę własnym ciałem.
tale-trapped = Metaliczny trzask { $at }: { $killer } wpada w potrzask.
tale-trapped-minion = Metaliczny trzask { $at }. W potrzasku tkwi { $minion }.
tale-closed = Kłódka. Tędy, { $at }, na razie nikt nie wyjdzie.
tale-hazard = Coś czeka { $at } na pierwszego, kto tam wejdzie: { $hazard }.
tale-hazard-springs = Jeden krok za daleko { $at }: { $hazard }. { $she } wiedziała, a i tak tam poszła.
tale-trap-springs = Nie wszystko, co leży dookoła, chce być znalezione: { $item }.
tale-joined = Pod ziemią biegnie tunel. { $one }, { $other }: dwa jego końce.
tale-minor = Wróg zyskuje ochronę: { $title }.
tale-minor-gone = Wróg traci ochronę: { $title }.
tale-killer-heals = { $killer } odzyskuje { $n } zdrowia.

## Punkty zwrotne

tale-dark-power = Światła gasną i zapalają się znowu. Teraz wiadomo, z czym ma do czynienia: { $title }.
tale-finale = Zmienia się wszystko. Finał: { $title }.
tale-returns = { $she } leży bez ruchu. Palce drgają. Otwiera oczy (zdrowie: { $n }).
tale-killer-returns = { $killer } pada. Cisza trwa o sekundę za długo, bo potem { $killer } się podnosi (zdrowie: { $n }).

## Zakończenie

ending-dawn = Świt
ending-silence = Cisza na planie
ending-won = { $armed ->
    [yes] { $killer } już nie wstanie. { $she } wypuszcza z rąk { $item_whom }.
   *[no] { $killer } już nie wstanie. { $she } opuszcza puste ręce.
}
ending-twice = Tym razem sprawdza. Dwa razy.
ending-thread = { $returned ->
    [yes] Tej nocy umarła raz. Wystarczy.
   *[no] Jeszcze jedno uderzenie i byłby to inny film.
}
ending-rescued = { $n ->
    [0] Na drodze nie czeka nikt. Zostaje sama.
    [one] Na drodze, owinięta w koc, czeka { $n } osoba.
    [few] Na drodze, owinięte w koce, czekają { $n } osoby.
   *[many] Na drodze, owiniętych w koce, czeka { $n } osób.
}
ending-dead = { $n ->
    [0] Nikt nie zginął. Nikt w to nie uwierzy.
    [one] Jedno nazwisko zostanie na tablicy.
    [few] Na tablicy zostaną { $n } nazwiska.
   *[many] Na tablicy zostanie { $n } nazwisk.
}
ending-lost = { $nth ->
    [0] Latarka toczy się po ziemi i gaśnie. { $she } nie doczekała świtu.
    [1] Kamera zostaje na pustej drodze. { $killer } wraca w mrok.
   *[other] Ostatni kadr: niebo. Potem napisy, bez muzyki.
}
ending-close = A było tak blisko. Wróg stracił { $n } zdrowia.
ending-left = { $n ->
    [0] Nie ocalał nikt, kto mógłby to opowiedzieć.
    [one] Ktoś jednak uciekł. Ktoś to opowie.
    [few] { $n } osoby jednak uciekły. Ktoś to opowie.
   *[many] { $n } osób jednak uciekło. Ktoś to opowie.
}

## Napisy

credits-director = { $count ->
    [0] Scenariusz: kości i karty.
   *[other] Reżyseria: { AND($names) }. Scenariusz: kości i karty.
}
credits-people = Uratowani: { $rescued }. Zabici: { $dead }.
credits-dice = Rzuty: { $rolls }. Tury: { $turns }.
credits-props = { $n ->
    [one] Rekwizyty: { $n } przedmiot znaleziony po ciemku.
    [few] Rekwizyty: { $n } przedmioty znalezione po ciemku.
   *[many] Rekwizyty: { $n } przedmiotów znalezionych po ciemku.
}
credits-extras = Straty wśród statystów: { $minions }.
credits-award = Nagroda za rolę drugoplanową: { $item }.
credits-after = { $won ->
    [yes] { $nth ->
        [0] Po napisach: pusty plan, kałuża, a przy niej odcisk dłoni. Nie jej.
        [1] Po napisach: radio samo zaczyna grać.
       *[other] Po napisach: { $she } śpi przy zapalonym świetle. I będzie tak spała jeszcze długo.
    }
   *[no] { $nth ->
        [0] Po napisach: nowy sezon, nowi goście, ta sama brama.
        [1] Po napisach: tablica „Wolne miejsca” kołysze się na wietrze.
       *[other] Po napisach: { $killer } wróci w drugiej części.
    }
}
