game-name = Final Girl
game-blurb = The last girl against the monster. Run, save who you can, gather strength and courage, and then stop running. For one player, five phases a turn, dawn or silence.
game-players = 1 player
game-minutes = 20–40 minutes
game-begin-first = Start a first film
game-way-solo = alone
game-way-solo-how = You against the killer. Choose who hunts, where, and whom; whatever you leave open is drawn at random.
game-choose-bots = Choose the film
game-aids = Odds and reach
game-aids-how = You see the odds before a roll, and on the map the spaces that enemies reach with one move.

# What the terminal shows of the table.

board-heroine = { $time ->
    [-1] { $card }: health { $health }/{ $most } ({ board-breath }), horror { $horror } (dice: { $dice }), time has run out
   *[other] { $card }: health { $health }/{ $most } ({ board-breath }), horror { $horror } (dice: { $dice }), time { $time }
}
board-breath = { $breath ->
    [white] white token
   *[black] black token
}
board-killer-name = { $killer ->
    [hammer] Hans
    [parade] Geppetto
    [pack] The Pack
    [dream] Dr Dreszcz
    [wrath] Inkanyamba
    [haunting] The Poltergeist
    [sky] The Flock
   *[other] The enemy
}
board-killer = { board-killer-name }: health { $health }/{ $most } ({ board-breath }), bloodlust { $row } of { $rows } (attack { $attack }, movement { $move })
board-counts = Turn { $turn }. Terror cards: { $terror }. Victims rescued: { $rescued }, dead: { $dead }.
board-event = Event: { $card }
board-minor = Minor dark power: { $card }, health { $health }
board-power = Dark power: { $card }
board-finale = Finale: { $card }
board-deck = { $card ->
    [none] {"    "}items: { $count }, top face down
   *[other] {"    "}items: { $count }, on top { $card }
}
board-signs = @ you, ☠ killer, ▲ minions, ● victims, ★ special victim, ⇒ exit, × closed, ? search, ^ trap, * fireworks, ~ boat; at the end the numbers of adjacent spaces
board-held = { $uses ->
    [0] In your hands: { $card }
   *[other] In your hands: { $card } (uses: { $uses })
}
board-bag = { $uses ->
    [0] In the backpack: { $card }
   *[other] In the backpack: { $card } (uses: { $uses })
}
board-card = { $count ->
    [1] In hand: { $card }
   *[other] In hand: { $card } ×{ $count }
}
