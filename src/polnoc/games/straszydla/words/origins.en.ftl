## What is from the rulebook and what is ours

origin-catch = Cubes for frightening: 3 for an exact hit, 1 for a difference of 2.
origin-feed = 4 dread cubes feed one spook.
origin-pact-size = A pact asks for 5 spooks.
origin-starters = The four 3/3 spooks with all elements.
origin-two-spooks = Crowling (air) and Forest Warden (earth) have strength 4 by night.
origin-grove = The Restless Grove is a day district.
origin-centre-lies = The City Centre, which must be surrounded.
origin-spook-names = Names of twelve spooks that descriptions of the printed game mention.
origin-near-miss = Cubes for a difference of 1, and none from 3 on.
origin-dread = What 1, 2 and 3 dread cubes buy.
origin-centre = The City Centre with all elements, by day and by night (option “The City Centre”).
origin-districts = All other districts: how many, their elements, times of day, yields and signs.
origin-strengths = The elements and strengths of all other spooks.
origin-names = Which other spooks there are.
origin-imps = What imps do, and how many there are.
origin-pacts = Which elements the pacts ask for, and how many there are.
origin-layouts = The ready board.
origin-other = Whatever else the content has.
