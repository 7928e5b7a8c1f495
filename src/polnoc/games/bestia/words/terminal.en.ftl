game-name = Bestia
game-blurb = One player is the Beast, which prowls in hiding and preys on settlers. All others are hunters: they follow its trails, lay traps and try to bring it down before it is too late.
game-players = 2, 3 or 4 players
game-minutes = 60–120 minutes
game-begin-first = Start a first game
game-learn-title = Learn to play Bestia
game-seat = { $seat ->
    [0] the Beast
   *[other] { $players ->
        [2] both hunters
       *[other] hunter { $seat }
    }
}
game-aids = Where it can be
game-aids-how = The map shows a cloud over every location where the Beast can be, given what everyone knows. It knows no more than a patient hunter.

# What the terminal shows of the table.

board-time = { $phase ->
    [0] Setting up the game
    [1] Dawn, day { $day } of { $days }. Dead settlers: { $dead }.
    [2] Day { $day } of { $days }. Dead settlers: { $dead }.
   *[3] Night { $day } of { $days }. Dead settlers: { $dead }.
}
board-columns = { "" }
board-line = { $line }
board-between = { "" }
board-signs = Habitats: ⌂ settlement, ♣ forest, ≈ swamp, ∩ cave, ◎ start. Then: @ the Beast as it is, 1–3 hunters, ? the Beast as last seen, w summon, T watchtower, ¹²³ trails, f farmer, n noble, s sheep, b boar, B bear. ▣ trap. Characters: ♥ health, ✗ grudges, ✦ ancient power, ▤ action cards + abilities + others, ★ upgrades.
board-track = { $n ->
    [0] The track is empty: the Beast is revealed
    [one] Track: { $n } card
   *[other] Track: { $n } cards
}
board-cloud = The Beast can be here
board-worth = Health and grudges
board-deck = Left in the deck
board-gear = Gear face up: { $card }
board-talent = Talent face up: { $card }
board-aside = Set aside: { $card }
board-card = { $kind ->
    [gear] { $who }: gear { $card } ({ board-symbol })
    [talent] { $who }: talent { $card } ({ board-symbol })
   *[card] { $who }: { $card } ({ board-symbol })
}
board-symbol = { $symbol ->
    [red] red
    [blue] blue
    [trap] trap
   *[reaction] reaction
}
