# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = Twoja bohaterka to { $heroine } (film: { $place }, { $killer })
game-role-wins = { $pawn ->
    [yes] Wygrywasz, gdy zginie { $killer }, nawet jeśli w tej samej chwili zginie bohaterka. Ofiar nie trzeba ratować, ale za uratowane są nagrody.
   *[no] Wygrywasz, gdy { $killer } nie ma już zdrowia: traci je z każdym zabitym wrogiem. Ofiar nie trzeba ratować, ale za uratowane są nagrody.
}
game-role-loses = Przegrywasz, gdy zginie { $heroine }. Na początku jej zdrowie wynosi { $health }.
game-role-idea = Jeszcze nie walcz. Zagraj kartę ruchu: idź po ofiary i prowadź je do wyjścia albo tam, gdzie można szukać broni. Uderz, gdy masz broń, a horror jest niski.
