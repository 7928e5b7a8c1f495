# Słowa na rysunku stołu i dla tych, którzy go słuchają.

draw-seats = Gracze
draw-plate = { $state ->
    [won] Wygrywa.
    [active] Gra teraz.
    [ready] Plan gotowy.
   *[waits] Czeka.
} Straszydła: { $spooks }, siła { $strength }.
draw-starts = Zaczyna rundę.
draw-city = Miasto
draw-lying = Leżące tu kostki: { $count }.
draw-blocked = STOP: nie wolno tu wejść.
draw-standing = Stoją tu: { $names }.
draw-sun = Dzień
draw-moon = Noc
draw-time = { $outside ->
    [setup] Początek
    [feeding] { $night ->
        [1] Noc, żywienie
       *[0] Dzień, żywienie
    }
    [over] Koniec gry
   *[none] { $night ->
        [1] Noc, runda { $round }
       *[0] Dzień, runda { $round }
    }
}
draw-arrows = Strzałki do ułożenia: { $count }
draw-supply = Kostki w dzielnicach bez znacznika STOP: { $cubes }
draw-stage = Kości
draw-dice = { $name }: { $dice }.
draw-sum = suma
draw-strength = siła
draw-verdict = Po pojedynku
draw-beaten = Wygrana: { $name }. Ucieka: { $other }.
draw-stacks = Stosy straszydeł i diablików
draw-stack = Stos straszydeł, { $element }. Pod spodem: { $count }.
draw-imp-stack = Stos diablików, { $element }. Pod spodem: { $count }.
draw-player-panel = Straszydła: { $spooks }, siła { $strength }. Kostki: { $cubes }. Kostki grozy: { $dread }. Diabliki: { $imps }.
draw-help = Ściąga
draw-help-card = Straszenie: { $catch }. Za kostki grozy: { $reroll } – ponowny rzut kością, { $cube } – kostka strachu, { $imp } – diablik, { $feed } – darmowy posiłek. Bank: { $rate } kostki za jedną albo za diablika.
draw-catch = { $off ->
    [0] trafienie w siłę daje { $count }
   *[other] różnica { $off } daje { $count }
}
draw-purse = Twoje kostki i pakt
draw-cubes = { $kind ->
    [0] Woda
    [1] Powietrze
    [2] Ogień
    [3] Ziemia
   *[4] Energia
}: { $count }.{ $lacks ->
    [0] { "" }
   *[other] { " " }Brakuje dla straszydeł: { $lacks }.
}
draw-dread = Groza: { $count }.
draw-pact = Twój pakt
draw-pact-missing = { $count ->
    [0] Twój pakt: masz wszystkie straszydła.
   *[other] Twój pakt: brakuje { AND($elements) }.
}
draw-deal = Zapłacono { $paid } z { $price }.
draw-mine = Twoje straszydła
draw-spook = { $state ->
    [fed] Najedzone.
    [hungry] Zabraknie dla niego kostek.
   *[enough] Starczy dla niego kostek.
}
draw-dish = { $state ->
    [fed] { $spook }: po posiłku.
   *[other] { $spook }: posiłek to { $needs }.
}
draw-imps = Twoje diabliki
draw-do-collect = zbierz
draw-do-frighten = strasz
draw-do-summon = diablik
draw-do-clear = od nowa
draw-do-ready = Gotowe
draw-do-skip = Dalej
draw-do-roll-again = Rzuć
draw-do-keep = Zostaw
draw-do-leave = Niech wybierze
draw-do-enough = Wystarczy
draw-do-done = Koniec
draw-do-take-starter = weź
draw-do-buy = kup
draw-do-colour = wybierz
draw-do-take = weź
draw-do-use = użyj
draw-do-feed = nakarm
draw-do-ease = mniej
