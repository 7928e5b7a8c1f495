game-name = Straszydła
game-blurb = The legends of the city are hungry. Plan in secret, gather fear in districts of day and night, fight duels, and feed the five spooks of your pact before anybody else does.
game-players = 2, 3 or 4 players
game-minutes = 45–90 minutes
game-begin-first = Start a first game

# What the terminal shows of the table.

board-before = Setting up
board-time = { $night ->
    [0] Day (time of day { $period }), round { $round } of 4. { $name } holds the day/night card.
   *[1] Night (time of day { $period }), round { $round } of 4. { $name } holds the day/night card.
}
board-city = { "" }
board-signs = By day: ~ water, › air, △ fire, □ earth. By night: ≈ » ▲ ■. The centre: ◆, always. Then: ^ suburb, ! frightening, * imps, the number of cubes, × a STOP, letters of pawns.
board-element = { $element ->
    [0] water
    [1] air
    [2] fire
    [3] earth
   *[4] any element
}
board-district = Cubes to collect: { $number } { $card }, { board-element }: { $count }
board-top-spook = Stack of { board-element }: { $card } { $day }/{ $night }, price { $price }
board-top-imp = Imps of { board-element }: { $card }
board-player = { $me ->
    [yes] { $letter } { $name } (you): water { $water }, air { $air }, fire { $fire }, earth { $earth }, energy { $energy }, dread { $dread }; spooks { $spooks }, strength { $strength }; imps { $imps }
   *[no] { $letter } { $name }: water { $water }, air { $air }, fire { $fire }, earth { $earth }, energy { $energy }, dread { $dread }; spooks { $spooks }, strength { $strength }; imps { $imps }
}
board-spook = { $fed ->
    [yes] The spook { $card }, { board-element }: fed
   *[no] The spook { $card }, { board-element }: appetite { $needs }
}
board-imp = The imp { $card }
board-pact = Pact: water { $water }, air { $air }, fire { $fire }, earth { $earth }. Spooks missing: { $missing }.
