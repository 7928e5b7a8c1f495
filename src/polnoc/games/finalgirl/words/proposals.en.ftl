## Several answers at once

propose-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
propose-free = Take all free cards: { $cards }
propose-free-some = Fill your hand with free cards: { $cards }
propose-free-done = Take all free cards and stop there: { $cards }
propose-pay = Give up { AND($cards) }
propose-convert = Turn a 3 or 4 into a success and give up { AND($cards) }
