# Nazwy. Imiona i tytuły stoją w mianowniku; gdzie zdanie tego wymaga, jest też inny przypadek ($case).

## Karty akcji

card-walk = Chód
card-focus = Skupienie
card-weak-attack = Słaby atak
card-short-rest = Krótki odpoczynek
card-close-call = O mały włos
card-search = Przeszukanie
card-sprint = Bieg
card-guard = Garda
card-distraction = Dywersja
card-improvise = Improwizacja
card-planning = Planowanie
card-retaliation = Zemsta
card-furious-strike = Wściekłe uderzenie
card-long-rest = Długi odpoczynek
card-critical-blow = Decydujący cios

## Bohaterki

heroine-laurie = Laurie
heroine-reiko = Reiko
heroine-selena = Selena
heroine-adelaide = Adelaida
heroine-barbara = Barbara
heroine-iga = Iga
heroine-wanda = Wanda
heroine-dorota = Dorota
heroine-sabina = Sabina
heroine-nina = Nina
heroine-hana = Hana

## Przedmioty

item-axe = { $case ->
    [whom] siekierę
    [of] siekiery
    [with] siekierą
   *[is] Siekiera
}
item-metal-bat = { $case ->
    [whom] metalowy kij
    [of] metalowego kija
    [with] metalowym kijem
   *[is] Metalowy kij
}
item-knife = { $case ->
    [whom] nóż
    [of] noża
    [with] nożem
   *[is] Nóż
}
item-old-revolver = { $case ->
    [whom] stary rewolwer
    [of] starego rewolweru
    [with] starym rewolwerem
   *[is] Stary rewolwer
}
item-bow = { $case ->
    [whom] łuk
    [of] łuku
    [with] łukiem
   *[is] Łuk
}
item-first-aid-kit = { $case ->
    [whom] apteczkę
    [of] apteczki
    [with] apteczką
   *[is] Apteczka
}
item-pepper-spray = { $case ->
    [whom] gaz pieprzowy
    [of] gazu pieprzowego
    [with] gazem pieprzowym
   *[is] Gaz pieprzowy
}
item-bin-lid = { $case ->
    [whom] pokrywę od kubła
    [of] pokrywy od kubła
    [with] pokrywą od kubła
   *[is] Pokrywa od kubła
}
item-energy-drink = { $case ->
    [whom] energetyk
    [of] energetyka
    [with] energetykiem
   *[is] Energetyk
}
item-mysterious-pills = { $case ->
    [whom] tajemnicze pigułki
    [of] tajemniczych pigułek
    [with] tajemniczymi pigułkami
   *[is] Tajemnicze pigułki
}
item-lucky-dice = { $case ->
    [whom] szczęśliwe kości
    [of] szczęśliwych kości
    [with] szczęśliwymi kośćmi
   *[is] Szczęśliwe kości
}
item-rabbit-foot = { $case ->
    [whom] króliczą łapkę
    [of] króliczej łapki
    [with] króliczą łapką
   *[is] Królicza łapka
}
item-bear-trap = { $case ->
    [whom] potrzask
    [of] potrzasku
    [with] potrzaskiem
   *[is] Potrzask
}
item-fireworks = { $case ->
    [whom] fajerwerki
    [of] fajerwerków
    [with] fajerwerkami
   *[is] Fajerwerki
}
item-whistle = { $case ->
    [whom] gwizdek
    [of] gwizdka
    [with] gwizdkiem
   *[is] Gwizdek
}
item-flashlight = { $case ->
    [whom] latarkę
    [of] latarki
    [with] latarką
   *[is] Latarka
}
item-map = { $case ->
    [whom] mapę
    [of] mapy
    [with] mapą
   *[is] Mapa
}
item-boat-keys = { $case ->
    [whom] kluczyki do łodzi
    [of] kluczyków do łodzi
    [with] kluczykami do łodzi
   *[is] Kluczyki do łodzi
}
item-throwing-knives = { $case ->
    [whom] noże do rzucania
    [of] noży do rzucania
    [with] nożami do rzucania
   *[is] Noże do rzucania
}
item-megaphone = { $case ->
    [whom] megafon
    [of] megafonu
    [with] megafonem
   *[is] Megafon
}
item-staff-keys = { $case ->
    [whom] klucze obsługi
    [of] kluczy obsługi
    [with] kluczami obsługi
   *[is] Klucze obsługi
}
item-hunting-bow = { $case ->
    [whom] łuk myśliwski
    [of] łuku myśliwskiego
    [with] łukiem myśliwskim
   *[is] Łuk myśliwski
}
item-hatchet = { $case ->
    [whom] toporek
    [of] toporka
    [with] toporkiem
   *[is] Toporek
}
item-torch = { $case ->
    [whom] pochodnię
    [of] pochodni
    [with] pochodnią
   *[is] Pochodnia
}
item-club-and-lid = { $case ->
    [whom] pałkę i pokrywę
    [of] pałki i pokrywy
    [with] pałką i pokrywą
   *[is] Pałka i pokrywa
}
item-rifle = { $case ->
    [whom] strzelbę
    [of] strzelby
    [with] strzelbą
   *[is] Strzelba
}
item-slingshot = { $case ->
    [whom] procę
    [of] procy
    [with] procą
   *[is] Proca
}
item-other = { $case ->
    [whom] przedmiot „{ $name }”
    [of] przedmiotu „{ $name }”
    [with] przedmiotem „{ $name }”
   *[is] { $name }
}

## Żetony

token-trap = potrzask
token-lure = fajerwerki
token-boat = łódź

## Karty terroru

terror-double-hunt = Podwójne łowy
terror-looming = Cień rośnie
terror-steady-advance = Krok za krokiem
terror-sudden-appearance = Znikąd
terror-long-hunt = Długi trop
terror-hammer-charge = Szarża z młotem
terror-personal-hunt = Tylko ona
terror-rage = Wściekłość
terror-trophies = Trofea
terror-wake = Stypa
terror-long-stride = Długi krok
terror-the-curious = Ciekawscy
terror-lucky-find = Szczęśliwy traf
terror-scatter = Kto może, ucieka
terror-the-faithful = Nie zostawią cię
terror-drawn-in = Jak w transie
terror-blaze = Pożoga
terror-late-sleeper = Śpioch
terror-despair = Rozpacz
terror-march = Marsz
terror-into-the-crowd = W tłum
terror-fetch-her = Przyprowadźcie ją
terror-full-cast = Pełna obsada
terror-change-of-places = Zamiana miejsc
terror-drum-roll = Werbel
terror-stampede = Popłoch
terror-hypnosis = Hipnoza
terror-late-guests = Spóźnieni goście
terror-pulled-strings = Pociągnięte sznurki
terror-long-strings = Długie sznurki
terror-blades = Ostrza
terror-closing-in = Coraz bliżej
terror-easy-prey = Łatwy łup
terror-on-her-heels = Po jej śladach
terror-more-eyes = Oczy w ciemności
terror-scent = Trop
terror-rush = Natarcie
terror-help-arrives = Odsiecz
terror-far-howling = Dalekie wycie
terror-thick-hide = Gruba skóra
terror-blood-scent = Zapach krwi
terror-lights-flicker = Mrugające światła
terror-busload = Pełny autokar
terror-next-show = Następny pokaz
terror-stampede-at-the-fair = Tłum w popłochu
terror-main-attraction = Główna atrakcja
terror-locked-gate = Zamknięta brama
terror-prize = Główna wygrana
terror-short-circuit = Zwarcie

## Zakończenia

finale-pitch-dark = Najczarniejsza noc
finale-unquenched = Nienasycony
finale-red-night = Czerwona noc
finale-cut-strings = Zerwane sznurki
finale-grand-parade = Wielka parada
finale-encore = Bis
finale-howl = Wycie
finale-the-hunt = Nagonka
finale-blood-moon = Krwawy księżyc

## Mroczne moce

power-wide-swing = Szeroki zamach
power-grudge = Uraza
power-harvest = Żniwo
power-rapture = Upojenie
power-understudies = Dublerzy
power-razor-strings = Sznurki jak brzytwy
power-human-shield = Żywa tarcza
power-join-the-line = Dołącz do szeregu
power-feeding-frenzy = Szał żerowania
power-jaws = Szczęki
power-encircled = Okrążenie
power-endless = Bez końca

## Karty przygotowania

start-scavenger-hunt = Podchody
start-war-games = Manewry
start-quiet-hour = Cisza poobiednia
start-night-swim = Nocna kąpiel
start-by-the-fire = Przy ogniu
start-opening-night = Noc otwarcia
start-long-queues = Długie kolejki
start-main-act = Gwóźdź programu
start-rain-shelter = Ucieczka przed deszczem
start-closing-time = Godzina zamknięcia

## Wydarzenia

happening-sweethearts = Zakochani
happening-beloved = Ukochany
happening-best-friend = Najlepsza przyjaciółka
happening-the-damned = Potępiony
happening-new-arrivals = Nowy turnus
happening-stubborn-youth = Uparta młodzież
happening-clinging-crowd = Kurczowy uścisk
happening-black-water = Czarna woda
happening-hidden-tunnel = Ukryty tunel
happening-moths-to-a-flame = Jak ćmy do światła
happening-second-show = Drugi występ
happening-lost-child = Zagubione dziecko
happening-bouncer = Ochroniarz
happening-dense-crowd = Gęsty tłum
happening-power-cut = Awaria prądu
happening-free-ride = Darmowa przejażdżka
happening-lucky-night = Szczęśliwa noc
happening-onlookers = Gapie
happening-maze = Labirynt
happening-the-chosen-one = Wybraniec

## Zdolności

ability-leap = Skok z ciemności
ability-last-effort = Ostatni zryw
ability-fury = Furia
ability-free-ride = Darmowa przejażdżka

## Mordercy i sługusi

killer-hammer = { $case ->
    [of] Hansa
    [whom] Hansa
    [to] Hansowi
   *[is] Hans
}
killer-parade = { $case ->
    [of] Geppetta
    [whom] Geppetta
    [to] Geppettowi
   *[is] Geppetto
}
killer-pack = { $case ->
    [of] watahy
    [whom] watahę
    [to] watasze
   *[is] wataha
}
killer-other = { $case ->
    [of] mordercy ({ $name })
    [whom] mordercę ({ $name })
    [to] mordercy ({ $name })
   *[is] { $name }
}
minions-parade = { $case ->
    [all] kukły
    [them] kukły
    [of] kukieł
    [whom] { $n ->
        [one] { $n } kukłę
        [few] { $n } kukły
       *[many] { $n } kukieł
    }
    [single] kukła
   *[is] { $n ->
        [one] { $n } kukła
        [few] { $n } kukły
       *[many] { $n } kukieł
    }
}
minions-pack = { $case ->
    [all] ogary
    [them] ogary
    [of] ogarów
    [whom] { $n ->
        [one] { $n } ogara
        [few] { $n } ogary
       *[many] { $n } ogarów
    }
    [single] ogar
   *[is] { $n ->
        [one] { $n } ogar
        [few] { $n } ogary
       *[many] { $n } ogarów
    }
}
minions-other = { $case ->
    [all] sługusi
    [them] sługusów
    [of] sługusów
    [whom] { $n ->
        [one] { $n } sługusa
       *[other] { $n } sługusów
    }
    [single] sługus
   *[is] { $n ->
        [one] { $n } sługus
       *[other] { $n } sługusów
    }
}

## Ofiary

victim-ordinary = { $case ->
    [whom] ofiarę
   *[is] ofiara
}
victim-beloved = { $case ->
    [whom] ukochanego
   *[is] ukochany
}
victim-best-friend = { $case ->
    [whom] najlepszą przyjaciółkę
   *[is] najlepsza przyjaciółka
}
victim-the-damned = { $case ->
    [whom] potępionego
   *[is] potępiony
}
victim-lost-child = { $case ->
    [whom] zagubione dziecko
   *[is] zagubione dziecko
}
victim-bouncer = { $case ->
    [whom] ochroniarza
   *[is] ochroniarz
}
victim-the-chosen-one = { $case ->
    [whom] wybrańca
   *[is] wybraniec
}
victim-other = { $case ->
    [whom] ofiarę ({ $name })
   *[is] { $name }
}
