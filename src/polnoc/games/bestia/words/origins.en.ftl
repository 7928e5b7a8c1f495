## What is from the rulebook and what is ours

origin-core = Three face-up cards of gear and of talents, six watchtowers, three traps a region.
origin-first-game = The characters, contracts and hands of a first game.
origin-known-actions = The names of the action cards (one is ours), and all of “Rush”.
origin-known-abilities = “Track”, “Hunt”, “Silver Arrow” and “Call of the Pack”.
origin-known-cards = What “Fire Trap”, “Cursed Trap”, “Outpost”, “Intuition”, “Dispersal” and “Treacherous Growth” do.
origin-cast = The names of Beasts and hunters, Fangrir’s forest, and two contracts with their numbers of players.
origin-deck = The movement deck: ten cards for each direction, eight for no movement.
origin-folk-health = The health of settlers and animals.
origin-hunter-health = The health of hunters.
origin-cleansing = “The Great Cleansing” lasts three days and asks for two dead settlers; Raaga lives in swamps.
origin-folk-grudges = The grudges that settlers and animals bring.
origin-maps = The two maps: places, roads, habitats, and who lives where.
origin-contracts = All else about contracts: goals of the nights, rewards, two contracts of our own.
origin-actions = What all other action cards do, and the symbols of all.
origin-beasts = All else about Beasts: health, habitats, cards, summons, upgrades and their prices.
origin-hunters = All else about hunters: their own cards, upgrades and prices.
origin-gear = All other gear, and the symbols and prices of all.
origin-talents = All other talents, and the symbols and prices of all.
origin-other = Whatever else the content has.
