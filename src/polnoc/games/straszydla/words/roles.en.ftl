# The card of a player: who you are, what wins, what loses, what to do first.

game-role = You look after the hungry spooks of a city
game-role-wins = When a day or a night ends, five spooks that you have fed fit the elements of your secret pact, and nobody has managed that before you.
game-role-loses = Somebody else fulfils a pact first. If nobody has after { $periods } times of day, whoever lacks least wins.
game-role-idea = Begin in a suburb near districts of your pact’s elements. In every round plan three steps, and end where there are fear cubes: that is what spooks eat. Keep three cubes of one element for your first spook, because a hungry one leaves. In a district that others want too you have to duel.
game-role-secret = Your pact. Spooks you need: { $pact }. Nobody else sees it.
