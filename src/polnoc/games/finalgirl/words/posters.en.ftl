# Posters: what is special about a choice, as the rest of a sentence in brackets, and how hard it is.

poster-health = { $n } health
poster-enemy = { $difficulty ->
    [0] { $n } health
    [1] { $n } health, easier than others
    [2] { $n } health, hard
   *[3] { $n } health, very hard
}
poster-location = { $spaces } spaces, { $exits } exits
poster-killer-hammer = one man alone, and every victim makes him stronger
poster-killer-parade = puppets go ahead of him, and every turn brings another
poster-killer-pack = hounds that nobody leads; each one you kill weakens the whole pack
poster-location-camp = cabins and woods around a dark lake
poster-location-fair = two rings round the big tent, with traps in them
poster-heroine-laurie = strikes harder at close quarters
poster-heroine-reiko = leaps at the enemy
poster-heroine-selena = finds everything
poster-heroine-adelaide = gets up after every blow
poster-heroine-barbara = has no mercy
poster-heroine-iga = frail, but a master of one thing
poster-heroine-wanda = pays in blood for the critical blow
poster-heroine-dorota = always finds time
poster-heroine-sabina = fights blind
poster-heroine-nina = luck likes her
poster-heroine-hana = has a good eye
