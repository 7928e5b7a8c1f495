# Słowa na rysunkach Bestii.

draw-pulse = Czas gry
draw-day = Dzień { $day } z { $days }
draw-phase = { $phase ->
    [dawn] Świt
    [night] Noc
   *[day] { $who ->
        [none] Dzień
       *[other] { $who }
    }
}
draw-dead = Zabici osadnicy: { $n } z { $all }
draw-map = Mapa
draw-place = { $place }: { $habitat }.{ $trails ->
    [0] { "" }
    [one] { " " }{ $trails } trop.
    [few] { " " }{ $trails } tropy.
   *[many] { " " }{ $trails } tropów.
}{ $cloud ->
    [0] { "" }
   *[other] { " " }Bestia może tu być.
}
draw-start = początek
draw-last-seen = { $beast } ukrywa się. Ostatnie ujawnienie: { $place }
draw-revealed = { $beast } ujawnia się: { $place }
draw-true-place = { $mine ->
    [yes] Naprawdę jesteś tutaj: { $place }
   *[no] { $beast } naprawdę jest tutaj: { $place }
}
draw-whole-way = Cała droga Bestii ({ $beast }), od jednego spotkania do następnego: { $way }
draw-tower = Strażnica: { $place }
draw-folk = { $folk } (zdrowie: { $left } z { $health }, zatargi dla Bestii: { $grudges }), { $place }
draw-stands = { $who }: { $place }
draw-trap-hidden = Zakryta pułapka w regionie { $region }. Kto zastawił: { $hunter }
draw-trap = Pułapka w regionie { $region }, siedlisko: { $habitat }. { $card }
draw-way = Tor ruchu
draw-track = { $n ->
    [0] Tor ruchu jest pusty
    [one] Tor ruchu: { $n } karta
    [few] Tor ruchu: { $n } karty
   *[many] Tor ruchu: { $n } kart
}
draw-track-empty = Tor jest pusty: Bestia stoi tam, gdzie jej pionek.
draw-last-way = Ostatnio odkryta
draw-known = { $n ->
    [one] Z tropów wynikało, że może być tylko tutaj.
   *[other] Z tropów wynikało, że może być na { $n } obszarach.
}
draw-small-map = Twoja mała mapa: cała droga od ostatniego ujawnienia
draw-plate = { $name } ({ $player }). Zdrowie: { $health } z { $most }. Zatargi: { $grudges }. Pradawna moc: { $power }. Kart: { $cards }. Ulepszeń: { $ups }.
draw-aside = Odłożona
draw-aside-plate = Odłożona zakryta karta.
draw-flee = Uciekaj
draw-doing = Dalej
draw-market = Odkryty oręż i talenty
draw-gear = Oręż
draw-talent = Talenty
draw-stock-gear = Oręż w talii: { $n }
draw-stock-talent = Talenty w talii: { $n }
draw-goals = Zlecenie
draw-aim = Bestia wygrywa, gdy { OR($goals) }
draw-goal = { OR($goals) } → { AND($rewards) }
draw-choice = Karty do wyboru
draw-draft = Świt: wybierz kartę
draw-choose-card = Wybierz kartę
draw-scene = Decyzja
draw-choose = Co wybierasz?
draw-forge = Ulepszenia
draw-upgrades = Ulepszenia: { $who }
draw-purse = Zatargi do wydania: { $n }
