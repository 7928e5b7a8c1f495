## Kilka odpowiedzi naraz

propose-way = { $count ->
    [0] Idź tu: { $tile }
   *[other] Idź tu: { $tile } (diablik: { AND($imps) })
}
propose-other-way = Inna droga: { $way }
propose-unused = Bez diablika. { $then }
propose-here = Weź wszystko: { AND($things) }
propose-here-done = Weź wszystko i zakończ turę: { AND($things) }
propose-here-frighten = Weź wszystko i strasz: { AND($things) }
propose-imp = diablik „{ $imp }”
propose-dice = Wydaj { n-energy } na kości i zostaw je: { n-cubes-are }
propose-dice-done = { $energy ->
    [0] Zostaw kości i zakończ turę: { n-cubes-are }
   *[other] Wydaj { n-energy } na kości i zakończ turę: { n-cubes-are }
}
propose-pay = Zapłać: { AND($paid) }
propose-buy = Kup { $spook_whom } (płacisz: { AND($paid) })
propose-buy-done = Kup { $spook_whom } i zakończ turę (płacisz: { AND($paid) })
propose-used-imp = diablik „{ $imp }”
propose-feed = { $done ->
    [yes] Nakarm { AND($spooks_whom) } i zakończ. Zużyjesz: { AND($paid) }
   *[no] Nakarm { AND($spooks_whom) }. Zużyjesz: { AND($paid) }
}
propose-buy-roll = Kup { $spook_whom } (płacisz: { AND($paid) }) i rzuć
propose-here-buy = Weź wszystko ({ AND($things) }), kup { $spook_whom } (płacisz: { AND($paid) }) i zakończ turę
propose-bid = Zostaw kości, stawka: { $count }
propose-feed-flee = Nakarm tylko { AND($spooks_whom) }. Uciekną: { AND($hungry) }
propose-dice-buy = { $energy ->
    [0] Zostaw kości, kup { $spook_whom } (płacisz: { AND($paid) }) i zakończ turę
   *[other] Wydaj { n-energy } na kości, kup { $spook_whom } (płacisz: { AND($paid) }) i zakończ turę
}
propose-imp-set = Użyj diablika „{ $imp }”: zmień { $old } na { $new }
propose-imp-again = Użyj diablika „{ $imp }”: rzuć ponownie ({ AND($dice) })
propose-imp-roll = Użyj diablika „{ $imp }” i rzuć
propose-die = { $old } na { $new }
propose-change = Zmień kości: { AND($dice) }
propose-rob = Użyj diablika „{ $imp }”. Zabierasz: { AND($cubes) }
propose-steal = Zabierz: { AND($cubes) }
propose-buy-feed = Kup { $spook_whom } przed żywieniem. Oddajesz: { AND($paid) }
