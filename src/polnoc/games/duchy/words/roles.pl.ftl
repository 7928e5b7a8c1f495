# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = { $players ->
    [4] Jesteś duchem z zespołu { $team }; gra z tobą { $partner }
   *[other] Jesteś duchem i ukrywasz się w starym domu
}
game-role-wins = { $players ->
    [2] Wskaż numer kryjówki, w której siedzi twój rywal: to punkt. Do wygranej trzeba: { n-points }.
    [3] Wskazuj numery kryjówek, w których siedzą rywale. Pierwszy duch znaleziony w rundzie daje po punkcie obojgu pozostałym, drugi tylko temu, kto go znalazł. Do wygranej trzeba: { n-points }.
   *[4] Wasz zespół wskazuje numery kryjówek obojga rywali: to punkt. Do wygranej trzeba: { n-points }.
}
game-role-loses = { $players ->
    [2] Rywal częściej znajduje ciebie i wcześniej ma { n-points }.
    [3] Ktoś inny wcześniej ma { n-points }.
   *[4] Drugi zespół wcześniej ma { n-points }.
}
game-role-idea = { $players ->
    [4] Najpierw jedno z was wybiera kryjówki dla obojga. Potem pytaj tak, żeby odpadała mniej więcej połowa numerów. Każdą odpowiedź słyszycie oboje: zgaduj, gdy zostaną dwa albo trzy numery.
   *[other] Najpierw wybierz jedną z dwóch kart na kryjówkę: jej numer to twój sekret. Drugą zagrasz później, zwykle jako pytanie. Pytaj tak, żeby odpadała mniej więcej połowa numerów, a zgaduj, gdy zostaną dwa albo trzy.
}
