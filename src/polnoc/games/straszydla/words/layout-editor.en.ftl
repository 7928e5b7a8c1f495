# Laying a board by hand, before there is a table.

option-layout-own = laid by hand
game-aids = Counted cubes
game-aids-how = Below the city you see how many cubes of each element are in districts without a STOP.
build-help = How the districts are laid out: at random, as a ready board, or as one of your own.
build-title = Your own board
build-how = Choose two places one after the other and they swap; with a mouse you can also drag tiles. The arrow keys move around, Enter chooses. Tiles may lie anywhere.
build-place = Row { $row }, column { $column }
build-free = free
build-picked = { $place }. Now choose where it goes.
build-shuffle = Shuffle
build-check = Check the board
build-allowed = This board is allowed.

refused-layout-size = There is room for { $most } rows and { $most } columns, not for { $height } and { $width }.
refused-layout-word = There is no tile “{ $word }”: tiles have numbers from 1 to { $count }.
refused-layout-twice = “{ $tile }” is there twice, and there is one of each tile.
refused-layout-missing = “{ $tile }” is missing: all { $count } tiles are laid.
refused-layout-centre = The City Centre must have districts on all its sides, corners included.
refused-layout-suburb = “{ $tile }” is inside: a suburb needs a free side, on the edge of the city.
refused-layout-pieces = The city falls into pieces: every district must touch the others.
