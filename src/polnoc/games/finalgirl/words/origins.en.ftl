## What is from the rulebook and what is ours

origin-core = Limits of hand and followers, victims, sizes of decks, last-breath tokens, time, two dice at horror 3 and 4.
origin-known-cards = “Walk”, parts of “Short Rest”, “Sprint” and “Search”, and the prices of five action cards.
origin-laurie = Laurie and her health.
origin-hans-health = The health of the first killer.
origin-board = The dice of the horror track, and at most 12 time.
origin-cards = The other figures of the action cards.
origin-heroines = Rewards, health and abilities of five heroines.
origin-hans = The first killer: bloodlust, dark powers, finales, terror cards.
origin-camp = The camp: spaces, paths, start, events, items, terror cards.
origin-puppets = Geppetto: starting horror, movement, his phase, the puppets, dark powers, two finales; the three items of the fair that are traps.
origin-own-heroines = All other heroines.
origin-own-killers = All other enemies.
origin-own-locations = All other locations.
origin-other = Whatever else the content has.
