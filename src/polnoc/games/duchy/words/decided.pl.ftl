## Jak rozstrzygnęła się gra

decided-points = Punkty: { $scores }.
decided-found = { $you ->
    [by] Trafiasz: { $seat } chowa się w kryjówce { OR($numbers) }.
    [seat] { $by } znajduje cię w kryjówce { OR($numbers) }.
   *[nobody] { $by } trafia: { $seat } chowa się w kryjówce { OR($numbers) }.
}
