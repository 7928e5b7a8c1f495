## Inne sposoby, by wygrać i przegrać

wins-when = Wygrywasz, gdy tylko { $goal }.
loses-when = Przegrywasz, gdy tylko { $goal }.

goals = { OR($goals) }

# Pół zdania: stoi po „gdy tylko” i mówi, czym skończyła się gra.
goal-rescued = { $n ->
    [one] { $n } ofiara jest uratowana
    [few] { $n } ofiary są uratowane
   *[many] { $n } ofiar jest uratowanych
}
goal-dead = { $n ->
    [one] { $n } ofiara nie żyje
    [few] { $n } ofiary nie żyją
   *[many] { $n } ofiar nie żyje
}
goal-turn = zaczyna się tura { $n }
goal-no-victims = na planszy nie ma już żadnej ofiary
goal-carried = bohaterka stoi na otwartym wyjściu, a { $item } jest z nią
goal-terror-empty = nie ma już kart terroru
goal-finale = { $goal }, a zakończenie { $finale } jest odkryte

event-won-goal = Koniec gry w turze { $turn }: { $goal }. { $she } patrzy, jak wstaje świt.
event-lost-goal = Koniec gry w turze { $turn }: { $goal }. { $she } przegrała tę noc.
