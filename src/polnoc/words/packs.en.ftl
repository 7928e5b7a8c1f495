# Packs at a new table.

packs-title = Packs
packs-how = A pack brings cards, characters or places of its own. What you can choose below changes with it.
packs-choose = Play with the packs ticked here
packs-of-host = from this server
packs-yours = yours
packs-own-file = Your own pack
packs-own-file-how = A TOML file. It is checked and kept for you alone; the others at your table see its name and play with what is in it.
packs-add = Add the pack
packs-own = Your packs
packs-own-how = Only you can see these. A game goes on with its pack even after you remove it here.
packs-none = You have not added a pack yet. Choose a game, then “Packs” on the page of a new table.
packs-remove = Remove
packs-mistakes = { $count ->
    [one] { $file } cannot be played yet. One thing to fix:
   *[other] { $file } cannot be played yet. { $count } things to fix:
}
packs-line = Line { $line }:
packs-off = This server does not accept packs.
packs-no-file = Choose a file first, then add it.
packs-not-added = You have chosen a file but not added it. Press “Add the pack” and then start, or leave the file out.
packs-large = A pack has at most { $kilobytes } KB.
packs-many = You have { $most } packs here, and no more can be kept. Remove one of them first.
packs-full = This server has no room for more packs now. Try again another day.
packs-gone = A pack that you chose is no longer here. Choose again, or add it again.
packs-too-many = At most { $most } packs can be played together.
packs-too-large = These packs are too large together: a record of the game would not fit into a file. Choose fewer.
