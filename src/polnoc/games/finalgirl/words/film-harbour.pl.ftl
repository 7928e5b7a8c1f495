# Port rybacki.

option-location-harbour = Port Mewia Skała
poster-location-harbour = port rybacki między morzem a wydmami

space-lighthouse = { $case ->
    [at] w latarni morskiej
    [to] do latarni morskiej
   *[is] Latarnia morska
}
space-chapel = { $case ->
    [at] przy kaplicy
    [to] do kaplicy
   *[is] Kaplica
}
space-bus-stop = { $case ->
    [at] na przystanku
    [to] na przystanek
   *[is] Przystanek
}
space-coast-road = { $case ->
    [at] na nadmorskiej szosie
    [to] na nadmorską szosę
   *[is] Nadmorska szosa
}
space-breakwater = { $case ->
    [at] na falochronie
    [to] na falochron
   *[is] Falochron
}
space-net-loft = { $case ->
    [at] w suszarni sieci
    [to] do suszarni sieci
   *[is] Suszarnia sieci
}
space-school = { $case ->
    [at] w szkole
    [to] do szkoły
   *[is] Szkoła
}
space-chandlery = { $case ->
    [at] w sklepie żeglarskim
    [to] do sklepu żeglarskiego
   *[is] Sklep żeglarski
}
space-basin = { $case ->
    [at] w basenie portowym
    [to] do basenu portowego
   *[is] Basen portowy
}
space-fish-hall = { $case ->
    [at] w hali rybnej
    [to] do hali rybnej
   *[is] Hala rybna
}
space-tavern = { $case ->
    [at] w tawernie
    [to] do tawerny
   *[is] Tawerna
}
space-market-square = { $case ->
    [at] na rynku
    [to] na rynek
   *[is] Rynek
}
space-slipway = { $case ->
    [at] na pochylni
    [to] na pochylnię
   *[is] Pochylnia
}
space-long-pier = { $case ->
    [at] na długim molo
    [to] na długie molo
   *[is] Długie molo
}
space-ferry-ramp = { $case ->
    [at] przy rampie promowej
    [to] do rampy promowej
   *[is] Rampa promowa
}
space-boatyard = { $case ->
    [at] w szkutni
    [to] do szkutni
   *[is] Szkutnia
}
space-smokehouse = { $case ->
    [at] w wędzarni
    [to] do wędzarni
   *[is] Wędzarnia
}
space-dune-path = { $case ->
    [at] na wydmach
    [to] na wydmy
   *[is] Wydmy
}

start-auction-day = Dzień aukcji
start-last-bell = Ostatni dzwonek
start-blessing-of-the-boats = Święcenie łodzi
start-low-tide = Niska woda
start-off-season = Po sezonie

terror-late-ferry = Spóźniony prom
terror-day-trippers = Wycieczka na jeden dzień
terror-storm-bell = Dzwon na trwogę
terror-open-locker = Otwarta szafka
terror-sea-fog = Mgła od morza
terror-crowd-on-the-square = Tłum na rynku
terror-spilled-fuel = Rozlane paliwo
terror-dead-line = Głuchy telefon

happening-rough-sea = Wzburzone morze
happening-school-trip = Szkolna wycieczka
happening-wet-cobbles = Mokry bruk
happening-the-pilot = Pilot portowy
happening-old-skipper = Stary szyper
happening-the-smuggler = Przemytnik
happening-tow-rope = Lina holownicza
happening-smugglers-cellar = Piwnica przemytników
happening-the-curious-ones = Byle bliżej
happening-brothers-in-nets = Ramię w ramię

victim-the-pilot = { $case ->
    [whom] pilota
   *[is] pilot
}
victim-old-skipper = { $case ->
    [whom] starego szypra
   *[is] stary szyper
}
victim-the-smuggler = { $case ->
    [whom] przemytnika
   *[is] przemytnik
}

item-fire-axe = { $case ->
    [whom] topór strażacki
    [of] topora strażackiego
    [with] toporem strażackim
   *[is] Topór strażacki
}
item-gaff = { $case ->
    [whom] osękę
    [of] osęki
    [with] osęką
   *[is] Osęka
}
item-boat-hook = { $case ->
    [whom] bosak
    [of] bosaka
    [with] bosakiem
   *[is] Bosak
}
item-oar = { $case ->
    [whom] wiosło
    [of] wiosła
    [with] wiosłem
   *[is] Wiosło
}
item-harpoon = { $case ->
    [whom] harpun
    [of] harpuna
    [with] harpunem
   *[is] Harpun
}
item-flare-gun = { $case ->
    [whom] rakietnicę
    [of] rakietnicy
    [with] rakietnicą
   *[is] Rakietnica
}
item-oilskin = { $case ->
    [whom] sztormiak
    [of] sztormiaka
    [with] sztormiakiem
   *[is] Sztormiak
}
item-ships-medkit = { $case ->
    [whom] apteczkę okrętową
    [of] apteczki okrętowej
    [with] apteczką okrętową
   *[is] Apteczka okrętowa
}
item-foghorn = { $case ->
    [whom] róg mgłowy
    [of] rogu mgłowego
    [with] rogiem mgłowym
   *[is] Róg mgłowy
}
item-strong-coffee = { $case ->
    [whom] mocną kawę
    [of] mocnej kawy
    [with] mocną kawą
   *[is] Mocna kawa
}
item-rum = { $case ->
    [whom] rum
    [of] rumu
    [with] rumem
   *[is] Rum
}
item-lucky-coin = { $case ->
    [whom] szczęśliwą monetę
    [of] szczęśliwej monety
    [with] szczęśliwą monetą
   *[is] Szczęśliwa moneta
}
item-life-ring = { $case ->
    [whom] koło ratunkowe
    [of] koła ratunkowego
    [with] kołem ratunkowym
   *[is] Koło ratunkowe
}
item-spyglass = { $case ->
    [whom] lunetę
    [of] lunety
    [with] lunetą
   *[is] Luneta
}
item-sea-chart = { $case ->
    [whom] mapę morską
    [of] mapy morskiej
    [with] mapą morską
   *[is] Mapa morska
}
item-fishing-net = { $case ->
    [whom] sieć rybacką
    [of] sieci rybackiej
    [with] siecią rybacką
   *[is] Sieć rybacka
}
item-distress-flare = { $case ->
    [whom] flarę
    [of] flary
    [with] flarą
   *[is] Flara
}
item-dinghy-keys = { $case ->
    [whom] kluczyki do pontonu
    [of] kluczyków do pontonu
    [with] kluczykami do pontonu
   *[is] Kluczyki do pontonu
}
