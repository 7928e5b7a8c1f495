# The lessons. Their scripts are in `lessons/`; `polnoc.lessons` says which key is said when.

lesson-cast-cat = Cat
lesson-cast-moth = Moth
lesson-cast-hare = Hare

## 1. Dusk

lesson-dusk = The city at dusk
lesson-dusk-about = Your pact, your first spook, three secret arrows, and the first cube of fear.

lesson-dusk-time =
    The street lamps come on. Old spooks still live in this modern city, and they live on **fear**. You are their new keeper; Cat has been one for three hundred years.

    Your secret **pact** asks for five spooks: one of water, two of air, two of fire. The first player to have those five and feed them all wins.

    You begin, so you choose the time of day. Districts with a dark strip bring fear by night, those with a light one by day. Choose the night.
lesson-dusk-time-right = Night it is. Nobody but you knows your pact; Cat has another one.
lesson-dusk-time-wrong = By day the game works just the same, only with other districts. But Cat is still asleep then. Choose the night.

lesson-dusk-suburb =
    Pawns begin in **suburbs**, on the edge of the city, everybody in a different one.

    Put yours in the Brickworks Suburb, at the bottom right.
lesson-dusk-suburb-right = Cat settles in the Ponds Suburb, in the opposite corner.
lesson-dusk-suburb-wrong = A good place, and in a real game you may choose it. In this lesson you need the Brickworks, at the bottom right.

lesson-dusk-spook =
    Now your first spook. On top of every stack is one marked **3/3**: strength 3 by day and by night, and it counts as any element you like.

    Your pact needs no earth. So take the one from the stack of earth; the others stay where you can still call them later.
lesson-dusk-spook-right = Wargin moves in and brings you 3 white cubes of **energy**. You have 1 black cube of **dread**, too. All this is public; only pacts are secret. The night begins, and the night districts put out their cubes.
lesson-dusk-spook-wrong = All four are equally strong. But your pact asks for the element of this stack: leave the 3/3 on top, and you may call it some night. Take the one from earth.

lesson-dusk-first =
    A round begins with a **secret plan**: three arrows. Your pact asks for air, and there is a purple cube of air on the Old Town Roofs, in the middle of the bottom row. That is where your route should **end**.

    Two steps would do, but a plan has exactly three. (Try saying now that you are ready.) So take a small detour: first up, to Neon Alley.
lesson-dusk-first-wrong-short = It is two steps to the Roofs along the river. And then? The third arrow would carry you past them. Begin with a step up.
lesson-dusk-first-wrong-other = From the Old Harbour it is one more step to the Roofs, and you have two left. Take the detour: first up.

lesson-dusk-second =
    Neon Alley. You pick up nothing on the way: only the district in which your route **ends** is yours.

    Now left, to the Old Harbour.
lesson-dusk-second-wrong-back = Back to where you came from? That is allowed, but it leads nowhere. Go left.
lesson-dusk-second-wrong-anew = That would sweep your arrow off the table, and it is a good one. Go left.
lesson-dusk-second-wrong-other = Not this time: go left to the Old Harbour. A special step is waiting there.

lesson-dusk-third =
    Steps can also go **diagonally**. The Roofs are down and to the left: lay the last arrow.
lesson-dusk-third-wrong-anew = The route is nearly done. Lay the last arrow: down and left.
lesson-dusk-third-wrong-suburb = That leads back to the Brickworks. Down and left, not down and right.
lesson-dusk-third-wrong-other = Then your route would end there. The air cube is on the Roofs: down and left.

lesson-dusk-ready =
    Three arrows, and only you can see them. Cat has finished, too.

    When everybody is ready, the plans are shown together and **nothing can be changed** any more. Say that you are ready.
lesson-dusk-ready-right = The starting player walks first: that is you. Your route ends on the Roofs, Cat’s in the Old Cemetery. You are alone here, so this round the Roofs are yours.
lesson-dusk-ready-wrong = Until you are ready you may begin again as often as you like. But this plan is good.

lesson-dusk-collect =
    Now you **act**: you do what your district offers. Collect the air cube. Fear is what spooks eat.

    In some districts you can also frighten people. The Roofs have no sign for that: try it, if you like.
lesson-dusk-collect-right = Your first cube of fear. When the night is over, Wargin will want three of one colour. So keep gathering.
lesson-dusk-collect-wrong-trade = The bank gives one cube for three. More about that later; here is one for free.
lesson-dusk-collect-wrong-done = Then the cube would stay here, and you could not come back for it tonight. Collect it.

lesson-dusk-stop = There is nothing else to do up here. Say that you are done, and Cat will act.
lesson-dusk-stop-right = At the end of a round everybody leaves a **STOP**. Nobody may enter such a district until the STOPs are cleared away. And a time of day has only **four rounds**: then the spooks are hungry.
lesson-dusk-stop-wrong = Three cubes for one? Not today. You are done here.

## 2. Ways

lesson-ways = Ways through the city
lesson-ways-about = Round a STOP, and from suburb to suburb in one jump.

lesson-ways-around =
    Round two. Cat has left a STOP on the Fire Station, right above you. Nobody can enter it or walk through it: try it.

    You want the fire cube at the Boiler House, on the other side of the city. That is four steps, and you have three arrows. But there is a shortcut, and it begins in the suburb at the top left.

    Go round the STOP: up and right, to the Metro Station.
lesson-ways-around-wrong-down = Down there is a suburb, too, and that would work. But let us practise walking round a STOP: up and right.
lesson-ways-around-wrong-other = Straight across the city is too far for three arrows. Go up and right.

lesson-ways-corner =
    And now up and left, to the Ponds Suburb.

    Once you have stepped into a suburb you may jump to another one. From the Metro Station that does not work: try it.
lesson-ways-corner-wrong-anew = Your first step was right. Go on: up and left.
lesson-ways-corner-wrong-other = From there one arrow will not be enough. The route leads through the suburb: up and left.

lesson-ways-jump =
    You are in a **suburb**. From here you may jump to any other suburb, and that costs **no arrow**.

    Jump to the Quarry Suburb, at the top right.
lesson-ways-jump-wrong-anew = Do not go back now: the best is still to come. Jump to the Quarry.
lesson-ways-jump-wrong-walk = You do not have to jump. But on foot you will not get to the Boiler House.
lesson-ways-jump-wrong-other = A suburb as well, but too far from the Boiler House for one arrow.

lesson-ways-last =
    Across the whole city, and one arrow is left. The Boiler House is straight below you.

    Can you jump once more? Try it, if you like. Then step down.
lesson-ways-last-wrong-anew = One more step and you are there. Down!
lesson-ways-last-wrong-other = There is no fire there. The Boiler House is straight below you.

lesson-ways-ready =
    Two steps, a jump, a step: the plan is complete, and Cat has one, too.

    You may walk through districts where somebody stands. Only those who **end** in the same one get in each other’s way. Say that you are ready.
lesson-ways-ready-right = You are alone at the Boiler House. In the log, a thick arrow stands for the jump. You may jump after the last step, too.
lesson-ways-ready-wrong = The route is right, arrow by arrow. Say that you are ready.

lesson-ways-imp =
    Collect the fire cube.

    What nobody takes stays there. When the same time of day comes again, new cubes are added to it.
lesson-ways-imp-right = Four districts are closed now. The later the night, the narrower the city: a good plan keeps a way open.
lesson-ways-imp-wrong-imp = You can call an imp here, and you will want to. But imps have a lesson of their own: collect the cube.
lesson-ways-imp-wrong-trade = Leave the bank alone: a cube is lying at your feet.
lesson-ways-imp-wrong-done = Such a long way, and then leave the cube? Collect it.

## 3. Frightening

lesson-fright = Boo!
lesson-fright-about = Frighten people with dice, energy and a little dread.

lesson-fright-sign =
    The Burnt Tenement shows the sign for **frightening**. You have collected its cube; now get some more.

    You roll one die for each of your spooks and aim at their **strength**. That is one die tonight, and the aim is 3. Exactly 3 brings three cubes, one off brings two, two off brings one. Frighten!
lesson-fright-sign-right = A 5, two off. That would be one cube. But dice can be changed…
lesson-fright-sign-wrong-trade = Keep your energy for the dice. Frighten!
lesson-fright-sign-wrong-done = You are already here, and people are sleeping so soundly. Frighten them!

lesson-fright-lower =
    For every cube of **energy** you turn a die by one, up or down. You have three.

    Turn the 5 down to a 4.
lesson-fright-lower-right = A 4 is one off: two cubes. Once more, and it is exact.
lesson-fright-lower-wrong-up = A 6 is three off: no cubes at all. Down!
lesson-fright-lower-wrong-again = A new roll for a dread cube is a gamble. With energy you know what you get: down.
lesson-fright-lower-wrong-keep = One cube for being two off. Two energy make it three cubes: turn it down.
lesson-fright-lower-wrong-trade = The bank takes three cubes for one. Here two energy bring you two cubes more: turn it down.

lesson-fright-exact =
    Once more. You may change the same die as often as you can pay for it.

    Once energy is spent, a new roll for dread is no longer possible: try it.
lesson-fright-exact-right = Exactly 3: **three fire cubes** for two energy.
lesson-fright-exact-wrong-up = That leads away from the 3.
lesson-fright-exact-wrong-keep = Two cubes. For one more energy there are three.
lesson-fright-exact-wrong-trade = Not now: one energy is all you need. Turn it down.

lesson-fright-two =
    Another night. Wargin (3) now lives with Mine Ghost, who has strength 5 by night. So there are two dice, and the aim is **8**. You have rolled 5 and 1.

    Ones and sixes matter. Each **1** costs you a cube of dread in the end, each **6** brings one. So first get rid of the 1: make it a 2.
lesson-fright-two-right = 5 and 2 are 7, one off. And the 1 is gone.
lesson-fright-two-wrong-six = A good idea, and it comes next. First the 1, before it costs you dread.
lesson-fright-two-wrong-down = You need more, not less. Turn up the 1.
lesson-fright-two-wrong-keep = One cube, and a dread cube lost. You have five energy: turn up the 1.
lesson-fright-two-wrong-again = You do not need that: energy takes you to 8 for certain. Turn up the 1.

lesson-fright-six =
    One point is missing. You can make it 5 and 3, or 6 and 2. Both cost one energy. Which is better?
lesson-fright-six-right = 6 and 2: exactly 8, and with a six.
lesson-fright-six-wrong-three = That is 8 as well, and three cubes. But a 6 would bring you a dread cube on top.
lesson-fright-six-wrong-down = You need one point more, not less.
lesson-fright-six-wrong-keep = Two cubes. For one energy there are three, and dread as well.
lesson-fright-six-wrong-trade = Not now. One energy, and it is exact.

lesson-fright-catch = It will not get better. Leave the dice as they are.
lesson-fright-catch-right = Three cubes of the district’s colour, and one of **dread**. Gather dread: four cubes of it feed a spook when there is nothing else left.
lesson-fright-catch-wrong = It is exact, and a six is there. Leave the dice as they are.

lesson-fright-again =
    The same place, another roll: 3 and 1. That is four off.

    As long as no energy is spent you may **roll a die again for one cube of dread**. Which one?
lesson-fright-again-right = A 5! That makes 8, and your energy is untouched.
lesson-fright-again-wrong-three = Then the 1 stays, and with it even a 6 makes only 7. Roll the 1 again.
lesson-fright-again-wrong-energy = Four energy would do it. But then there are no more new rolls. First try your luck with the 1.
lesson-fright-again-wrong-keep = Four off brings nothing, and the 1 costs you a dread cube. Roll the 1 again.
lesson-fright-again-wrong-trade = The bank does not sell luck. Roll the 1 again.

lesson-fright-take = Exactly 8. Take your cubes.
lesson-fright-take-right = Three air cubes for one of dread. You may frighten once a round, wherever you see the sign, by day and by night.
lesson-fright-take-wrong = It is exact already. Leave the dice as they are.

## 4. Duels

lesson-duel = Two in one doorway
lesson-duel-about = Dice in pairs, secret bids, and a retreat.

lesson-duel-meet =
    Your plan leads to the Burnt Tenement. And Cat’s? Nobody knows before the plans are shown.

    Say that you are ready.
lesson-duel-meet-right = Cat wanted to come here, too! Only one of you can stay: a **duel**. You are equally strong, so each rolls two dice. Cat: 5 and 2. You: 5 and 3.
lesson-duel-meet-wrong = A good goal. Say that you are ready.

lesson-duel-pairs =
    The dice are compared **in pairs**, the highest first. 5 and 5: nobody’s. 3 against 2: yours. You lead one success to none.

    But if the successes are equal, the weaker player wins; and if you are equally strong, the one who was **there first**. That was Cat.

    For a cube of dread you could roll one of your dice again. You are ahead, so just go on.
lesson-duel-pairs-wrong = You are ahead as it is, and a new roll might spoil it. Go on.

lesson-duel-bid =
    Now both **bid energy in secret**. Whoever bids more turns their own dice by the **difference**. Everything that is bid is gone, for both of you.

    One point makes it a tie, and the tie is Cat’s. Each of you has three energy, and Cat has already bid. How much do you bid?
lesson-duel-bid-right-even = Two against two: the dice stay as they are, and you win one to none. Both have lost two energy.
lesson-duel-bid-right-more = Three against two. Nobody could have outbid you, and you win. But you have no energy left: two would have been enough this time.
lesson-duel-bid-wrong = Cat only has to bid one more than you, and would gladly do so. Bid more.

lesson-duel-retreat =
    Let us say that both of you bid two. Cat has to **retreat** to a neighbouring district.

    You say which. Or you leave the choice to Cat, and take a **cube of dread** for your kindness. Look at what lies where, and choose.
lesson-duel-retreat-right-send = No cubes and no signs: Cat shivers. If you had left the choice to Cat, you would have a cube of dread now. You have to weigh that each time.
lesson-duel-retreat-right-dread = Cat has found an air cube in the Attics, and you have a cube of dread. You could also have sent Cat where there is nothing. You have to weigh that each time.
lesson-duel-retreat-wrong-imp = There are no cubes there, but Cat could call an imp. You can find a poorer place.
lesson-duel-retreat-wrong-rich = There Cat would find a cube and be grateful. Look for an empty place, or take dread for the choice.

lesson-duel-strong =
    Another night. Your spooks have strength 7, Cat’s have 3. The stronger player gets a **third die**.

    Your 6, 3, 2 against Cat’s 6, 4. The first pair is nobody’s, the second is Cat’s, and your third die stands alone: it is a success for you. One all, and a tie goes to the **weaker** player.

    You need one point. Cat has three energy, you have five. Which bid makes you certain?
lesson-duel-strong-right = Cat bid all three, and you bid one more: that is your point.
lesson-duel-strong-wrong-low = If Cat bids everything, that is not enough. Cat has three.
lesson-duel-strong-wrong-high = Certain, but one too many. Cat has only three.

lesson-duel-change =
    You may turn your dice by one point. The pairs stay as they are. Which die turns the duel?
lesson-duel-change-right = 4 against 4 is nobody’s, so you win one to none. Cat may choose a way out, and you take a cube of dread. In a duel sixes bring nothing and ones cost nothing.
lesson-duel-change-wrong-alone = This die has no partner. It is a success whatever it shows.
lesson-duel-change-wrong-keep = Then it stays a tie, and Cat wins it. Use your point.
lesson-duel-change-wrong-down = The higher die wins a pair. Turn one up.

## 5. A crowd

lesson-crowd = Four in the city
lesson-crowd-about = Four players, three in one place, and a duel that leads to the next.

lesson-crowd-three =
    Moth and Hare have come to town. Now four keepers are looking for fear.

    Your plan leads to the City Centre. It has all elements, and everybody likes it… Say that you are ready.
lesson-crowd-three-right = Three in one place! A duel is always between **two**: the first who came against the second, the winner against the third. You begin, with Cat. You have rolled 6 and 4, Cat 5 and 3.
lesson-crowd-three-wrong = It will be crowded, but that is what this lesson is about. Say that you are ready.

lesson-crowd-sure =
    You lead two to none. A tie is yours, because you came first. Cat would need three points to win, and has exactly three energy.

    What is the smallest bid that makes you certain?
lesson-crowd-sure-right = With all three Cat would have had only two points. You win, and two energy are left for Moth.
lesson-crowd-sure-wrong-none = If Cat bids all three, there will be 6 and 5 against your 6 and 4. Bid a little.
lesson-crowd-sure-wrong-much = Certain, but less is enough. Moth is waiting, and what is bid is gone.

lesson-crowd-send =
    Where should Cat go? Whoever retreats into a district where **somebody stands** has to duel there, too.

    Hare is in the Attics, right above you…
lesson-crowd-send-right = Those two will have something to talk about. But first it is Moth against you. You roll 2 and 1, Moth 6 and 6.
lesson-crowd-send-wrong-leave = A cube of dread is always nice. But this time send Cat to the Attics, and see what happens.
lesson-crowd-send-wrong-other = That is allowed. But then Cat would simply collect something there. In the Attics Hare is waiting.

lesson-crowd-lost =
    2 and 1 against two sixes, and you have two energy. You would need far more.

    Every bid is **paid**, whether it helps or not. How much do you bid?
lesson-crowd-lost-right = Lost, but with your energy in your pocket. Moth stays and leaves you the choice, for a cube of dread.
lesson-crowd-lost-wrong = It would not help, and it would be gone. Keep your energy.

lesson-crowd-where =
    Where do you go? Not back to where you lost this round: try it, if you like.

    Your pact asks for two spooks of fire. Where is there fire, and nobody in the way?
lesson-crowd-where-right = The Burnt Tenement is yours. Up in the Attics Hare has beaten Cat, and Cat has moved on to the Sewers. Now everybody is alone.
lesson-crowd-where-wrong-crowd = Two are there already. That would be your third duel tonight.
lesson-crowd-where-wrong-empty = By night there are no cubes there.
lesson-crowd-where-wrong-other = There is something there, too, but no fire. Look to the left.

lesson-crowd-act =
    The duels are over, and only **now** does everybody act. You too, here, as if you had walked here. Collect the cube.
lesson-crowd-act-right = Nothing lost: a cube of fire in your purse, and energy as well. And there are four new STOPs.
lesson-crowd-act-wrong-fright = You could do that, too. But first take what is safe: the cube.
lesson-crowd-act-wrong-done = Whoever retreats may still act, like everybody else. Collect the cube.

## 6. Imps

lesson-imps = Imps and the bank
lesson-imps-about = Little helpers, and what three cubes buy.

lesson-imps-summon =
    The Boiler House shows the sign for **imps**. Here you may call the top imp of the fire stack.

    You have collected the cube already. Call the imp!
lesson-imps-summon-right = Sparky is yours. Imps stay face up, and you may have as many as you like.
lesson-imps-summon-wrong-trade = For three cubes the bank sells imps. Here you get one for free.
lesson-imps-summon-wrong-done = An imp is waiting, free of charge. Call it!

lesson-imps-use =
    Every imp can do one thing, at its own time. Sparky brings an energy, and that works among your actions, so now.

    Use Sparky.
lesson-imps-use-right = Four energy! A used imp goes under its stack and will come back some day.
lesson-imps-use-wrong-swap = Every imp can be given back for one fear cube of its element. Good to know, but this time energy is what you want.
lesson-imps-use-wrong-trade = Use Sparky first. Then you will have more to trade with.
lesson-imps-use-wrong-done = You may keep an imp. But try Sparky now.

lesson-imps-bank =
    The **bank** takes any three cubes, but never dread. For these it gives one cube of the kind you want, or the top imp of any stack.

    You have energy to spare. Give the bank three.
lesson-imps-bank-wrong-done = Wait: with four energy you can do some trading.

lesson-imps-take =
    Your three energy cubes are in the bank. On the stack of **water** sits Whirl: when all have moved, it takes you one more step.

    Take Whirl.
lesson-imps-take-right = Whirl is yours. The night goes on, and it will be useful very soon.
lesson-imps-take-wrong-energy = Three energy for one energy? Even the bank would laugh.
lesson-imps-take-wrong-cube = One cube for three. An imp can do more, and you can still change it into a cube. Take Whirl.
lesson-imps-take-wrong-imp = A good imp, too. But in a moment you will need Whirl, from the stack of water.

lesson-imps-clash =
    The next round. Your plan leads to the Attics, and Cat has one, too.

    Say that you are ready.
lesson-imps-clash-right = Cat, of all people! Both of you are in the Attics. But before duels there is a moment for imps like Whirl.
lesson-imps-clash-wrong = The plan is good. Say that you are ready.

lesson-imps-whirl =
    All have moved, and the duel has not begun: this is Whirl’s moment. Use it!
lesson-imps-whirl-right = Whirl takes you by the sleeve.
lesson-imps-whirl-wrong = Then there would be a duel. And that is just what Whirl is good for.

lesson-imps-away =
    One step, wherever there is no STOP. On your left is the Metro Station, with a cube of earth and the sign for imps.
lesson-imps-away-right = Cat keeps the Attics, you have the Metro Station, and nobody had to fight.
lesson-imps-away-wrong-day = A day district: there are no cubes there tonight. Go left.
lesson-imps-away-wrong-night = There is a cube there as well. But come to the Metro Station: one more imp is waiting there. Go left.

lesson-imps-larder =
    Imps can be called by day and by night, whatever the strip of the district. Call the one of earth.
lesson-imps-larder-right = Larder: when you feed, one of your spooks needs a cube less. Other imps help with plans, in duels or with dice; their cards say when. And each of them can become a fear cube in the end.
lesson-imps-larder-wrong-collect = Yes, in a moment. You may do both, in any order. First the imp.
lesson-imps-larder-wrong-done = There is a cube here, and an imp. Begin with the imp.

## 7. Hunger

lesson-hunger = Feeding time
lesson-hunger-about = Who eats what, who flees, and who comes instead.

lesson-hunger-starter =
    Four rounds are over, and your spooks are hungry. Each eats as many cubes as its **strength is now**: Bogeyman, of earth, eats 4 earth. Wargin, a 3/3, eats 3 cubes of any element, but all of the **same** one.

    You have 4 air, 3 earth and 1 fire. Feed Wargin, and think of Bogeyman.
lesson-hunger-starter-right = Wargin is full. Next time it may be a different colour.
lesson-hunger-starter-wrong-earth = Then what would Bogeyman eat? It takes nothing but earth. Give Wargin air.
lesson-hunger-starter-wrong-trade = In a moment. For Wargin you have everything: give it air.
lesson-hunger-starter-wrong-done = Stop! Whoever has not eaten **flees**. Feed Wargin.
lesson-hunger-starter-wrong-buy = One more hungry mouth? First feed those who are here.

lesson-hunger-bank =
    Bogeyman needs 4 earth, and you have 3. Half a meal does not count: try it.

    Four cubes of dread would do instead, but you have one. So go to the bank: while you feed you may trade. Give three energy.
lesson-hunger-bank-wrong-done = Then Bogeyman would flee. One cube is missing, and the bank is open.
lesson-hunger-bank-wrong-buy = First those who are here. One cube is missing for Bogeyman, and the bank is open.

lesson-hunger-earth = Which cube do you take?
lesson-hunger-earth-right = Four earth. Just enough.
lesson-hunger-earth-wrong-imp = Nobody can eat an imp. Take the cube that Bogeyman needs.
lesson-hunger-earth-wrong-cube = Bogeyman eats nothing but earth.

lesson-hunger-eat = Feed Bogeyman.
lesson-hunger-eat-right = All have eaten.
lesson-hunger-eat-wrong-done = With its food in your hand? Feed Bogeyman!
lesson-hunger-eat-wrong-bank = You have everything you need. Feed Bogeyman.

lesson-hunger-flee = Say that you are done. And now look at Cat, who has one cube of each colour.
lesson-hunger-flee-right = Three of one colour were too much for Cat: Striga **flees** and does not come back. Nobody has to feed all their spooks. Only those that have eaten stay, and only they count for a pact.
lesson-hunger-flee-wrong = Nobody is hungry any more. You are done.

lesson-hunger-summon =
    After the meal everybody **summons** a spook for free, from the stack of the district they stand in. You are in the City Centre: it has all elements, so you choose.

    Your pact asks for two of air, one of fire and two of earth. See what is on top of the stacks.
lesson-hunger-summon-right-air = Lamplighter is a 3/3 and fills any place in your pact. It brings 3 energy, and there are four rounds left to find its food.
lesson-hunger-summon-right-fire = Smotherer is a 3/3 and fills any place in your pact. It brings 3 energy, and there are four rounds left to find its food.
lesson-hunger-summon-right-earth = Forest Warden is your second one of earth. It brings 4 energy, its strength by night, and there are four rounds left to find its food.
lesson-hunger-summon-wrong = There is no place for water in your pact. Choose another stack.

## 8. The pact

lesson-pact = Five for the pact
lesson-pact-about = Buy what is missing, feed all five, and win.

lesson-pact-buy =
    The first day, with Cat and Moth. Your pact: one of air, two of fire, two of earth. You have Striga, a 3/3, and Bogeyman, of earth. Summoning alone takes too long.

    Among your actions you may **buy** the top spook of a stack, one in each round. It costs both its strengths together, in cubes of any kind. Gnome, of earth, has 4 by day and 2 by night: 6 cubes. Buy Gnome.
lesson-pact-buy-right = Paid with energy. Gnome brings 4 energy along, its strength by day, and by day it eats no more than that.
lesson-pact-buy-wrong-water = There is no place for water in your pact.
lesson-pact-buy-wrong-later = It fits, and its time will come. But you may buy only one in a round: begin with Gnome.
lesson-pact-buy-wrong-dread = Keep your dread. You will be glad of it tonight.
lesson-pact-buy-wrong-trade = No need: you have plenty to pay with. Buy Gnome.
lesson-pact-buy-wrong-done = With so many cubes? Buy Gnome first.

lesson-pact-count =
    Evening. In the meantime you have bought Night Hag, of air, and rolled some sixes: you have four cubes of dread.

    Count. Earth: Bogeyman and Gnome. Air: Night Hag. Striga, a 3/3, fills one place of fire. **One of fire is still missing.** While you feed you may buy once more.
lesson-pact-count-right = Smotherer is a 3/3 and takes the second place of fire. You have paid with energy and with cubes that nobody needs, and Smotherer has brought 3 energy along.
lesson-pact-count-wrong-water = There is no place for water in your pact.
lesson-pact-count-wrong-full = This element is complete. Fire is missing.
lesson-pact-count-wrong-feed = Soon. First the fifth spook, while you can still pay with what is left over.
lesson-pact-count-wrong-done = Four are not five. Buy the fifth.
lesson-pact-count-wrong-other = You will need that in a moment. First the fifth spook, from the stack of fire.

lesson-pact-feed =
    Five spooks, five meals. Bogeyman: 2 earth. Gnome: 4. Night Hag: 2 air. Striga: 3 fire.

    Begin with Bogeyman.
lesson-pact-feed-right = Bogeyman, Gnome, Night Hag and Striga are full, and your fear is used up. Smotherer looks at you with big eyes.
lesson-pact-feed-wrong-order = That one will get its share. Begin with Bogeyman.
lesson-pact-feed-wrong-earth = The earth is for Bogeyman and Gnome, who eat nothing else.
lesson-pact-feed-wrong-done = Nobody has eaten yet!
lesson-pact-feed-wrong-other = Save that for the one that will have nothing left to eat. Begin with Bogeyman.

lesson-pact-dread = No fear cubes for Smotherer. But four cubes of **dread** stand for a whole meal.
lesson-pact-dread-right = Smotherer shivers with delight. A spook fed with dread counts as fed.
lesson-pact-dread-wrong-cube = That would make crumbs of it. All four together are a whole meal.
lesson-pact-dread-wrong-trade = Four energy are one trade and one cube. Smotherer wants three.
lesson-pact-dread-wrong-done = Then Smotherer flees, and four are not five.

lesson-pact-win = All five have eaten. Say that you are done.
lesson-pact-win-right = The pact is fulfilled: **you win!** That is decided when everybody has fed their spooks. If several manage it together, whoever has fed more spooks wins, then whoever has more dread left.
lesson-pact-win-wrong = You need nothing more. You are done!

## 9. Two players

lesson-two = A table for two
lesson-two-about = With two players STOPs stay longer. And what if every way is closed?

lesson-two-stay =
    A night with Cat is over, and it is day. With three or four players all STOPs would be gone now. **With two they stay for a whole day and night**: last night’s are still there.

    Up and left of you is the Old Cemetery, closed: try it. You want the fire at the Steelworks, on the left edge. Go left, to the Restless Grove.
lesson-two-stay-wrong = You can, but the Steelworks are on the left edge, and you have three arrows. Go left.

lesson-two-walk =
    On through the Windmill Suburb and up to the Steelworks. Say that you are ready.
lesson-two-walk-right = A fire cube by day. Before the STOPs are cleared there can be sixteen of them: with two players, think at night of what you will need by day.
lesson-two-walk-wrong = The route is right. Say that you are ready.

lesson-two-stuck =
    Another night. In the Ponds Suburb you are in a corner, and everything around you is closed: try a step.

    If you can take no step, one **arrow** takes you to any open suburb. Choose the Quarry, at the top right.
lesson-two-stuck-wrong = That suburb is open, too. But your pact asks for air and fire, and both are near the Quarry.

lesson-two-on =
    The route goes on with the arrows that are left. One has led to the Boiler House, and you have one more to lay: down, to the Belfry, with a cube of air and an imp to call.
lesson-two-on-wrong-anew = From the beginning it would be the same. Down!
lesson-two-on-wrong-back = Back to the Quarry? There is no air there. Down!
lesson-two-on-wrong-other = There is no air there. Down!

lesson-two-end = One arrow for the transfer, two for steps. Say that you are ready.
lesson-two-end-right = Dawn is near. “Three things for the road,” yawns Cat. “Mind where you end: you leave a STOP there. Keep your dread for the last meals. And do not be predictable. See you after dark!”
lesson-two-end-wrong = The plan is good. Say that you are ready.
