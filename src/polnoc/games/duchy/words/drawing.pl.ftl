# Słowa na rysunku stołu i dla tych, którzy go słuchają.

draw-seats = Gracze i punkty
draw-plate = { $state ->
    [won] Wygrana
    [active] Teraz gra
    [found] Kryjówka odkryta
   *[waits] Czeka
}, punkty: { $points } z { $target }
draw-house = { $deck ->
    [none] Dom
   *[other] Dom zespołu { $deck }
}
draw-about-house = { $count ->
    [0] Wszystkie okna są ciemne.
   *[other] Odkryte okna: { $open }.
}
draw-round = Runda { $round }
draw-team = Zespół { $team }
draw-window-open = Okno { $card }: świeci się, nikt się tu nie ukrywa.
draw-window-gone = Okno { $card }: zabite deskami, nikt się tu nie ukrywa.
draw-window-dark = Okno { $card }: ciemne.
draw-note-hand = Masz tę kartę w ręku.
draw-note-lair = To twoja kryjówka.
draw-note-seen = Wiesz, gdzie jest ta karta.
draw-note-seat = Tu ukrywa się { $name }.
draw-door = Drzwi: { $name }
draw-own-door = tak widzą cię inni
draw-door-empty = wybiera kryjówkę
draw-door-closed = ukrywa się
draw-door-found = kryjówka odkryta
draw-door-open = kryjówka pokazana
draw-open = kryjówka
draw-found = odkryto
draw-shield = działa osłona
draw-silent = osłona
draw-possible = możliwe: { $count }
draw-possible-numbers = możliwe numery: { $numbers }
draw-no-answers = jeszcze bez pytań
draw-even = parz.
draw-tray = Twoje karty, stos i pudełko
draw-piles = Stos i pudełko
draw-lair = kryjówka
draw-hand = w ręku
draw-top = wierzch
draw-under = na spodzie
draw-none = brak
draw-choice = Karty do wyboru
draw-stack = { $deck ->
    [none] W stosie
   *[other] W stosie zespołu { $deck }
}: { $count }
draw-stack-short = stos
draw-box = W pudełku: { $count }
draw-box-short = pudełko
draw-may-use = użyj
draw-may-guess = zgadnij
draw-may-extra = dobierz
draw-may-hide = ukryj się
draw-may-settle = partner
draw-may-keep = zatrzymaj
draw-may-copy = użyj
draw-may-top = wierzch
draw-may-under = na spód
