# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = Twoja bohaterka to { $heroine } (film: { $place }, { $killer })
game-role-wins = { $pawn ->
    [yes] Wygrywasz, gdy zginie { $killer }, nawet jeśli w tej samej chwili zginie bohaterka. Ofiar nie trzeba ratować, ale za uratowane są nagrody.
    [hidden] Wygrywasz, gdy tylko { $wins }. Najpierw trzeba szukać: w stosach przedmiotów jest ktoś ukryty. Tego wroga nic nie zrani.
    [goal] Wygrywasz, gdy tylko { $wins }. Tego wroga nie da się pokonać na dobre.
   *[no] Wygrywasz, gdy { $killer } nie ma już zdrowia: traci je z każdym zabitym wrogiem. Ofiar nie trzeba ratować, ale za uratowane są nagrody.
}
game-role-loses = { $more ->
    [yes] Przegrywasz, gdy zginie { $heroine }, a także gdy tylko { $loses }. Na początku jej zdrowie wynosi { $health }.
   *[no] Przegrywasz, gdy zginie { $heroine }. Na początku jej zdrowie wynosi { $health }.
}
game-role-idea = { $pawn ->
    [hidden] Nie walcz, bo to nic nie da. Kup „Przeszukanie” i idź tam, gdzie można szukać. Kto jest ukryty, tego znajdziesz pod odkrytymi kartami. Potem biegnij do wyjścia.
    [goal] Nie walcz więcej, niż musisz. Zagraj kartę ruchu: idź po ofiary i prowadź je do wyjścia albo tam, gdzie można coś znaleźć. Nie kończ tury obok wroga.
   *[other] Jeszcze nie walcz. Zagraj kartę ruchu: idź po ofiary i prowadź je do wyjścia albo tam, gdzie można szukać broni. Uderz, gdy masz broń, a horror jest niski.
}
