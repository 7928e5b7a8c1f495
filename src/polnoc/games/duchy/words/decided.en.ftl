## How it was won

decided-points = Points: { $scores }.
decided-found = { $you ->
    [by] You guess right: { $seat } hides in lair { OR($numbers) }.
    [seat] { $by } finds you in lair { OR($numbers) }.
   *[nobody] { $by } guesses right: { $seat } hides in lair { OR($numbers) }.
}
