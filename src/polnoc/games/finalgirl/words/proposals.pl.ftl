## Kilka odpowiedzi naraz

propose-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
propose-free = Weź wszystkie darmowe karty: { $cards }
propose-free-some = Weź darmowe karty do pełnej ręki: { $cards }
propose-free-done = Weź wszystkie darmowe karty i zakończ zakupy: { $cards }
propose-pay = Oddaj karty: { AND($cards) }
propose-convert = Zamień 3 lub 4 w sukces, oddając karty: { AND($cards) }
