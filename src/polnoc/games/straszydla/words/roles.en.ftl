# The card of a player: who you are, what wins, what loses, what to do first.

game-role = You look after the hungry spooks of a city
game-role-wins = At the end of a day or a night, be the first to have fed five spooks that fit the elements of your secret pact.
game-role-loses = Somebody else fulfils a pact first. If nobody has after { $periods } days and nights, counted together, whoever is closest wins.
game-role-idea = Begin in a suburb near districts of your pact’s elements. Plan three steps that end where fear cubes lie: spooks eat them. Save three cubes of one element for your first spook, because a hungry one leaves. Where others end too, you have to duel.
game-role-secret = Your pact. Spooks you need: { $pact }. Nobody else sees it.
