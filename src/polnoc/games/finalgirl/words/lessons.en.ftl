# Lessons. Their scripts are in `lessons/`; `polnoc.lessons` says which key is said when.

## 1. A night at the camp

lesson-night = A night at the camp
lesson-night-about = Who you are, who he is, and one whole turn: a card, two dice, a step, the market, the killer.

lesson-night-goal =
    You are **Laurie**, on the Sports Court, on the left of the map. In the Swamp, on the right, stands **Hans** with his hammer. The small figures are campers who came here to rest: the **victims**.

    One of you will not see the morning. If Hans dies, you win. If you die, he does. You need not save anybody, but whoever you bring out makes you stronger, and whoever he kills makes **him** stronger.

    Beside the map are your tracks: health, **horror**, **time**. Your cards are below.
lesson-night-walk =
    Everything you do is a **card**. You begin with six plain ones: two “Walk”, two “Focus”, “Weak Attack”, “Short Rest”.

    (“Weak Attack” needs an enemy in your space. Try it, if you like: nothing is lost.)

    Play “Walk”.
lesson-night-walk-right = The card is on the table and the dice roll. Horror is at 4, and there the track shows two dice.
lesson-night-walk-wrong-end = The night has only begun. Play “Walk”.
lesson-night-walk-wrong-other = A good card, but it brings you no nearer to anybody. Play “Walk”.
lesson-night-walk-wrong-discard = A card can be thrown away for a little time. You still have enough of it: **play** “Walk”, do not discard it.

lesson-night-roll =
    A 5 and a 2. **5 and 6 are successes**, so you have exactly one.

    Every card has three rows: for two successes or more, for one, and for none. One success with “Walk” means: go 1 space, lose 1 time. Accept the dice.
lesson-night-roll-wrong = You can change something here, but a later lesson is about that. Accept the dice.

lesson-night-go =
    Now go. Two spaces are neighbours only if a **line** joins them. You cannot get from the Sports Court to the South Road in one step: try it.

    Somebody is waiting in the **Lakeside Hut**. Go there.
lesson-night-go-right = You are in the Hut, and the walk has cost you 1 time. The camper here looks at you. Soon you will need followers; today you only have a look round.
lesson-night-go-wrong-stop = A step that you do not take is lost. Go to the Lakeside Hut.
lesson-night-go-wrong-other = You could go there, but nobody there needs you now. Go to the Lakeside Hut.
lesson-night-go-wrong-discard = Cards can be given up for time even now. But you do not need time: go to the Lakeside Hut.

lesson-night-end =
    You could play more cards: as many as you like, as long as there is time. What you keep is still there next turn.

    For now end your **action phase**.
lesson-night-end-right = Now comes the **planning phase**: what is left of your time buys cards.
lesson-night-end-wrong-play = You may, and in a real game you would. Here we want to see the rest of the turn: end the action phase.
lesson-night-end-wrong-discard = No need to give anything away. End the action phase.

lesson-night-buy =
    This is the **market**. You have 5 time left, and time is money. “Critical Blow” costs 6: try to buy it, or the “Walk” that you have just used, and read why you cannot.

    Then buy a “**Sprint**”. It costs 2 and runs up to three spaces.
lesson-night-buy-right = “Sprint” is in your hand. 3 time is left.
lesson-night-buy-wrong-done = Time that is not spent is lost at the end of planning. Buy a “Sprint” first.
lesson-night-buy-wrong-other = Not a bad card. But legs come first: buy a “Sprint”.

lesson-night-night =
    You could buy more. Time that is left now is lost: every turn begins with 6.

    When you are done, it is **Hans’s** turn. He acts by script: first the line on his board, then a **terror card**. Finish buying.
lesson-night-night-right =
    His line says “attack where you stand”, but nobody was with him. Then the terror card: horror rises by 2, and he goes to the Dock, where two campers are. Next time he will find somebody.

    Five phases make a turn: **actions, planning, killer, panic, upkeep**. You have seen them all, though two were empty. The rest is detail, and the next lessons are about it.
lesson-night-night-wrong = You can afford it. But we want to see Hans now: finish buying.

## 2. The horror roll

lesson-dice = The horror roll
lesson-dice-about = How many dice, what they are worth, how two cards mend one, and when to roll again.

lesson-dice-two =
    The number of dice you roll depends on **horror**. Look at the track: from level 2 to 6 there are two, calm people roll three, and at the red end there is one.

    So fear makes everything harder, and “**Focus**” works against fear. Play it.
lesson-dice-two-right = A 6 and a 5: **two successes**, the best row. Horror falls by 1 and you even gain 2 time. Below level 2 there will be three dice.
lesson-dice-two-wrong-end = Nothing has happened yet. Play “Focus”.
lesson-dice-two-wrong-other = First the fear: play “Focus”.
lesson-dice-two-wrong-discard = Do not throw anything away yet. Play “Focus”.

lesson-dice-partial =
    You have played “Walk” and rolled a 6 and a 4. A 4, like a 3, is a **partial success**: it counts for nothing, unless you help it.

    For **two cards** from your hand it becomes a whole success. With two successes “Walk” takes you two spaces instead of one. Turn the 4 into a success.
lesson-dice-partial-wrong-accept = One success is one space, and no farther than the Hut. With two you reach the Firepit: turn the 4 into a success.
lesson-dice-partial-wrong-discard = Discarding gives time, not successes. Turn the 4 into a success.

lesson-dice-pay =
    Which cards do you give? Those you need least. There is nobody to hit near you and you are not hurt, so “Weak Attack” and “Short Rest” can go.

    Give “Weak Attack”.
lesson-dice-pay-right = “Short Rest” goes with it. Two successes: you walk to the Hut and on to the Firepit, and a camper comes along. Cards given like this bring no time, but like all used cards they come back to the market.
lesson-dice-pay-wrong = That one is still useful today. Give “Weak Attack”.

lesson-dice-miss =
    “Focus” again, and this time a 1 and a 2. They are worth **nothing**, and nothing can be made of them: try to convert one.

    No success at all is a **failure**, and the last row happens: 2 time lost. Accept it.
lesson-dice-miss-right = It happens to everybody. With two dice a roll fails four times in nine; when the aids are on, the board shows such odds before you roll.
lesson-dice-miss-wrong = A card for 1 time? You have enough time. Accept the failure.

lesson-dice-choice =
    Another evening. “Walk” has failed, and in its last row there is an “**or**”: go 1 space for 1 health and 2 time, or stay and lose only 2 time.

    The broken heart is health that no card can protect. Which do you choose? Here both are right.
lesson-dice-choice-right-time = Time comes back every turn, health does not. That is what most people choose, unless something behind them is breathing.
lesson-dice-choice-right-health = A step at any price. When Hans is behind you, that can be the right one; tonight it was expensive.
lesson-dice-choice-wrong = A card given up for time can help before such a loss. But you have enough time here; choose a row.

lesson-dice-again =
    You have bought a “Sprint” and a “**Close Call**”. The Sprint rolls a 2 and a 5: one success, two spaces. The 2 cannot be converted.

    “Close Call” is played **after** a roll, before it counts. Play it.
lesson-dice-again-wrong-accept = One success is not bad. But “Close Call” is there for such dice: play it.
lesson-dice-again-wrong-discard = Not that. Play “Close Call”.

lesson-dice-which =
    One die again, for free, or all of them for 2 time?

    One of your two dice is a success already. One die is enough.
lesson-dice-which-wrong-all = That costs 2 time, and the 5 should stay where it is. One die is enough.
lesson-dice-which-wrong-discard = What you lack is a success, not time. Roll one die again.

lesson-dice-throw =
    Which die do you pick up? The 2, of course.
lesson-dice-throw-right = A 6! Two successes, three spaces. “Close Call” works in any horror roll, even when you defend yourself in the middle of the night.
lesson-dice-throw-wrong = The 5 is a success. Leave it and take the 2.

## 3. Time

lesson-time = Time is running
lesson-time-about = What costs time, what brings it, what lies below zero, and how the market breathes.

lesson-time-gain =
    Time is what you pay with, twice: rows of cards take it during the turn, and what is left buys new ones. Every turn begins with **6**, and 12 is the most.

    Some cards **bring** time. “Focus” with two successes gives 2. Play it.
lesson-time-gain-right = Two successes: 8 time. Strong turns begin with calm.
lesson-time-gain-wrong-end = You would buy with 6 time then. You can get more: play “Focus”.
lesson-time-gain-wrong-other = Later. “Focus” first.

lesson-time-discard =
    A bad stretch: “Focus” failed, “Walk” failed, and 4 time is left. You would like a card that costs 5.

    Any card in your hand can be **discarded for 1 time**. “Weak Attack” cannot be played here anyway: discard it.
lesson-time-discard-right = 5 time. A card has three uses: **played**, given in pairs for a **success**, or discarded for **time**.
lesson-time-discard-wrong-end = Then the card in the market costs 1 too much. Discard “Weak Attack” first.
lesson-time-discard-wrong-good = That would give 1 time too, but you will want to play this one. Discard “Weak Attack”.
lesson-time-discard-wrong-play = Leave your luck alone for a moment. Discard “Weak Attack”.

lesson-time-save =
    A worse evening: three failures, and the marker is at **0**. At 0 you still play. Now you have rolled one success with “Walk”: 1 space, 1 time. But there is no time left.

    If the marker falls **below** 0, your phase is over and you can buy only cards that cost nothing. Before the row happens you may still discard. Discard “Weak Attack”.
lesson-time-save-right = From 1 to 0, and the phase goes on. You are in the Hut. One card saved the whole evening.
lesson-time-save-wrong-red = The marker would fall to red: the phase over, the market closed except for free cards. Discard “Weak Attack” first.
lesson-time-save-wrong-rest = That would do as well. But you may need the rest sooner than the attack: discard “Weak Attack”.

lesson-time-spend =
    A good evening: two “Focus”, four successes, 10 time. Now the **market**. What was used this turn is not in it yet: try to buy a “Focus”.

    Nobody beats Hans with bare hands and a “Weak Attack”. Buy a “**Furious Strike**”.
lesson-time-spend-right = 4 time for 2 damage and less horror. It stays in your hand until you stand before him.
lesson-time-spend-wrong-done = 10 time, and all of it would be lost. Buy!
lesson-time-spend-wrong-guard = A fine card, and we come to it. First the one that costs most: “Furious Strike”.
lesson-time-spend-wrong-more = There is a use for it, but not tonight. Buy a “Furious Strike”.

lesson-time-search =
    6 left. A weapon makes every blow stronger, and weapons are found with “**Search**”. Buy one.
lesson-time-search-wrong-done = There is 6 time left. Buy a “Search”.
lesson-time-search-wrong-other = First, something to search with: buy a “Search”.

lesson-time-guard =
    4 left. When Hans strikes you, only **blue** cards help: they are played in his phase, not in yours. Buy a “**Guard**”.
lesson-time-guard-right = Now you have something against the night. You may hold ten cards; with ten in hand nothing can be bought.
lesson-time-guard-wrong-done = Do not go into the night without it. Buy a “Guard”.
lesson-time-guard-wrong-other = Better something that stops a hammer: buy a “Guard”.

lesson-time-reset =
    2 left. Enough for another card, or not, as you like. Let us stop here: finish buying.
lesson-time-reset-right = The marker goes back to 6, whatever was left. **Then** the used cards return to the market. So a card you use in one turn can be bought in the next one, and played a turn after that. Hans kept a wake tonight: horror +1.
lesson-time-reset-wrong = You may, but none of that is urgent. Finish buying.

lesson-time-free =
    The next planning. The two “Focus” of the last turn are back, and they cost **0**: such cards can be taken even without any time. “Walk” was used this turn: try it.

    Take a “Focus”.
lesson-time-free-right = For free. Never leave a cheap card behind if your hand has room: two of them are a success.
lesson-time-free-wrong-done = Leave nothing behind that costs nothing. Take a “Focus”.
lesson-time-free-wrong-other = You have the time for it. But first what costs nothing: “Focus”.

## 4. Victims

lesson-rescue = Come with me
lesson-rescue-about = Who follows you, where they are safe, what a rescue gives, and what comes when the card is full.

lesson-rescue-find =
    Two successes with “Walk”: two spaces. A camper is in the **North-West Woods**, one space up the map, and an **exit** is at the lower left, right beside you. Exits are marked by a door.

    Get the camper first: go to the North-West Woods.
lesson-rescue-find-wrong-stop = Two steps, and somebody is waiting. Go to the North-West Woods.
lesson-rescue-find-wrong-hut = Somebody is there too. But today let us go up: to the North-West Woods.
lesson-rescue-find-wrong-exit = The exit is no use to you alone. Get somebody first: the North-West Woods.
lesson-rescue-find-wrong-discard = You need no time, but somebody needs you. Go to the North-West Woods.

lesson-rescue-back =
    There she stands, with a torch and no idea. You have one step left, and in one movement you may go back where you came from.

    Back to the Sports Court.
lesson-rescue-back-wrong-stop = The exit is down there. Go back to the Sports Court.
lesson-rescue-back-wrong-other = There is no exit that way. Go back to the Sports Court.
lesson-rescue-back-wrong-discard = Keep your cards for later. Go back to the Sports Court.

lesson-rescue-follow =
    When you leave a space, up to **two** victims come along, and again at every step. You decide how many. Nobody follows you into the killer’s space.

    Take the camper with you.
lesson-rescue-follow-right = She follows. On the way you may pick up others and leave some behind, as long as no more than two walk with you at any step.
lesson-rescue-follow-wrong = Then the whole trip was for nothing. Take her along.

lesson-rescue-exit =
    The second “Walk”: one success, one space, and you go to the **South-West Exit**. Who comes with you?
lesson-rescue-exit-wrong = Alone through the gate? Take her along.

lesson-rescue-rescue =
    You stand on the exit, and so does she. Victims do not run by themselves: you have to **rescue** them, at any moment of your action phase, even while you pass through.

    Rescue her.
lesson-rescue-rescue-wrong = She would stay here all night. Rescue her.

lesson-rescue-slot =
    One is safe! Somebody rescued covers a **slot** on your heroine’s card, and the slot gives its reward: less horror, time, health, a card, a step. You choose the slot.

    You are unhurt, so health would be wasted. Take the slot with **a card that costs up to 2**.
lesson-rescue-slot-right-card = The reward can wait a moment, but you must take it before you play your next card. You take it at once.
lesson-rescue-slot-wrong-full = You have all your health: the reward would be lost. Take the slot with the card.
lesson-rescue-slot-wrong-other = That is worth something too. But a free card is worth 2 time, and it runs: take the slot with the card.

lesson-rescue-card =
    From the market, for free. To rescue more, you need to be faster: take a “**Sprint**”.
lesson-rescue-card-right = Laurie’s card has six slots, so there are five more rewards to win.
lesson-rescue-card-wrong = Useful as well. But rescuers have to run: take a “Sprint”.

lesson-rescue-last =
    Another night, another heroine: **Selena**. Her card has four slots; three are covered, and the fourth camper stands beside you on the exit, in the middle of a Sprint.

    Rescue.
lesson-rescue-last-right = The last slot! The card **turns over**: Selena now has her **ultimate ability**, two more dice whenever she searches. The reward of the slot is hers as well, and every later rescue still gives something. And one step is left to run on with.
lesson-rescue-last-wrong = One more and the card is full. Rescue first!

## 5. Searching

lesson-search = What is in the shed
lesson-search-about = Where to search, what to keep, two hands and a backpack, and how things are used.

lesson-search-buy =
    Three places of the camp can be **searched**: the Cabins, the Tool Shed and the Dock. Each has a small deck of four things, with the top one face up. You are on the Dock, and an “Energy Drink” can be seen there.

    One “Search” is bought. Buy the **second** too: one search is seldom enough.
lesson-search-buy-right = Hans kept a wake, but there was nobody to mourn: only horror rose. A new turn begins, and he is still far away.
lesson-search-buy-wrong-done = You have the time. Buy the second “Search”.
lesson-search-buy-wrong-other = Later. Now the second “Search”.

lesson-search-search =
    You stand on a search space and something is left in its deck, so “Search” can be played. With one success you draw one card, with two you **choose from two**.

    Play “Search”.
lesson-search-search-right = Two successes! The drink from the top, and below it something that glints.
lesson-search-search-wrong-end = The night is long and your hands are empty. Play “Search”.
lesson-search-search-wrong-other = That too, but later. Play “Search”.

lesson-search-keep =
    An **Axe**: 2 more damage with every blow, and it takes both hands. Or the drink. You keep one of them.

    The Axe, by all means.
lesson-search-keep-wrong = A drink against a hammer? Keep the Axe.

lesson-search-hold =
    Things with the sign of a hand work only **in your hands**, and you have two. The Axe needs both. In the backpack there is room for everything.

    Take the Axe in your hands. You can rearrange things only now, when you get one, and at the end of each turn.
lesson-search-hold-right = Now every blow of yours that does any damage does 2 more.
lesson-search-hold-wrong = In the backpack it is just heavy. Take it in your hands.

lesson-search-back =
    The drink goes back: face up **on top**, or face down to the **bottom**. If you want it, on top. If you hope for better, to the bottom.

    You have another “Search”. Put the drink on top.
lesson-search-back-right = Now you know what the next search brings.
lesson-search-back-wrong = A fair hope, but drinks help. Put it on top.

lesson-search-again =
    Search again. One success is enough: you know what is on top.
lesson-search-again-right = The drink has no sign of a hand: it goes to the backpack and works from there. You leave the Axe where it is.
lesson-search-again-wrong-end = It is on top. Take it: play “Search”.
lesson-search-again-wrong-other = First the drink on top: play “Search”.

lesson-search-use =
    Things are **used**, not played: no dice, no card. The two searches have cost you time, and the drink can bring some back.

    Use the Energy Drink.
lesson-search-use-wrong-end = With the drink you would have more to spend. Use it.
lesson-search-use-wrong-other = In a moment. Use the Energy Drink first.

lesson-search-drink =
    3 time, or a step? You want to buy blows tonight. Take the time.
lesson-search-drink-right = 7 time, and the can is empty: what has a number of uses is gone after the last one. An armed heroine with 7 time: now look at the market again.
lesson-search-drink-wrong-step = You know where you want to be: here, at the market, with more time. Take the time.
lesson-search-drink-wrong-discard = The drink gives you time for free. Keep your cards and take the time.

## 6. Fighting

lesson-fight = Stand and fight
lesson-fight-about = Into his space, weapon and blow, the powers that shield him, and his blow in return.

lesson-fight-close =
    Third turn. You have the **Axe**, a “Furious Strike”, two “Guards”. Hans was on his way to you and stopped at the South-East Exit. He has a **minor dark power**, “Rage”: he hits harder, and its 2 markers protect him.

    Blows reach only your **own space**. You may enter his like any other; victims would not follow you. Go there.
lesson-fight-close-right = Face to face. You may stand here as long as it is your phase: he strikes only in his.
lesson-fight-close-wrong-stop = From here the Axe does not reach him. Go to the South-East Exit.
lesson-fight-close-wrong-away = You have prepared for this. Go to the South-East Exit.

lesson-fight-strike =
    The cards with a blow can be played now. “Guard” cannot: it is blue, for his attacks. Try it.

    “Furious Strike” does 2 damage with two successes, 1 with one. Play it.
lesson-fight-strike-wrong-end = After all that? Play “Furious Strike”.
lesson-fight-strike-wrong-weak = First the strong one, while you have cards to mend the dice. Play “Furious Strike”.
lesson-fight-strike-wrong-other = That would be prudent. But now, “Furious Strike”!

lesson-fight-weapon =
    You choose **before** the roll what you strike with. One weapon for each blow; its bonus is added once, if the row does any damage at all.

    The Axe: 2 more.
lesson-fight-weapon-right = 2 dice: a 6 and a 4. One success so far.
lesson-fight-weapon-wrong = With bare hands, and an axe in them? Take the Axe.

lesson-fight-more =
    As it stands: 1 damage and 2 for the Axe, and your phase would **end**. With a second success: 4 damage, and you strike again.

    That is worth two cards. Turn the 4 into a success.
lesson-fight-more-right = Two “Focus” paid for it. **4 damage**: the markers of “Rage” went first, and it is gone. The other 2 hit Hans: 10 left.
lesson-fight-more-wrong-accept = That would end your phase beside him. Turn the 4 into a success.
lesson-fight-more-wrong-discard = You need a success now, not time. Turn the 4 into a success.

lesson-fight-weak =
    With the Axe even a “Weak Attack” is 3 damage. And horror is so low now that you roll **three** dice. Again!
lesson-fight-weak-right = One success: 3 damage, 7 left. That row costs you 1 health: a broken heart, against which nothing helps. You have 4.
lesson-fight-weak-wrong-end = There is a blow left in your hand. Play “Weak Attack”.
lesson-fight-weak-wrong-other = First the last blow: “Weak Attack”.

lesson-fight-night =
    No more blows. You could walk away, but you hold two “Guards”. (We buy nothing this time.) End the phase and see what he does.
lesson-fight-night-right = His line: attack the nearest. That is you, and the attack **always hits**. 2 damage, unless you do something about it.
lesson-fight-night-wrong = Save it. End the phase.

lesson-fight-guard =
    Now the blue card. Two successes ignore the attack, one takes 2 off, and even failure takes 1 off. You may play several, one after another.

    Play “Guard”.
lesson-fight-guard-right = Unhurt. Then the terror card, and a new turn: he has 7, you have 4, an axe, one “Guard”. Good fights are prepared: **calm, weapon, blows, guards, and then as much as possible in one turn**.
lesson-fight-guard-wrong = 2 of your 4 health, with two “Guards” in hand? Play one.

## 7. The killer’s phase

lesson-killer = What Hans does
lesson-killer-about = Target, route, attack; bloodlust and horror; panic; the dark power; and his blow at you.

lesson-killer-target =
    Hans has no mind of his own. His board says what he does **every** turn: attack whoever is nearest, where he stands. Then comes a **terror card**, and there are ten of them.

    The campers have just got company: four on the Dock, four in the Cabins, three at the Firepit. Dashed lines show where one move can bring him. You have bought two “Guards”. Finish buying and watch.
lesson-killer-target-right =
    Nobody was with him, so his line did nothing. The card: horror +1, then target, **move**, **attack**. The Dock and the Shed are equally near, so the **larger group** was the target. He goes only as far as his movement value, 1, and attacks whoever is there: nobody.
lesson-killer-target-wrong = Watch for now. Finish buying.

lesson-killer-charge =
    Second turn. He is next to the Dock, and there are four people on it. You are far away and let it happen. Finish buying.
lesson-killer-charge-right =
    Every attack kills one, and **every death raises bloodlust**: row by row he hits harder and goes farther, and some rows do something at once. Horror rose to the red end, and everything beyond that became bloodlust too.

    Then **panic**: somebody has died, so everybody in his space runs. The die says along which line: a 5 to the South Road, a 2 into the Lake.
lesson-killer-charge-wrong = None of that helps the Dock. Finish buying.

lesson-killer-one-die =
    Horror is red: **one** die for everything you do. Against that there is “Focus”. Play it.
lesson-killer-one-die-right = A 6, one success: horror falls to 6, two dice again. Never leave horror at the red end: from there it feeds Hans.
lesson-killer-one-die-wrong-end = With one die you will not get far tomorrow either. Play “Focus”.
lesson-killer-one-die-wrong-other = With one die? Calm down first: play “Focus”.

lesson-killer-short =
    Some cards send him **after you**, wherever you are. How far does he get? Finish buying.
lesson-killer-short-right =
    Two moves of 1: he stops in the Lakeside Hut, one space short of you. But his attack happens **anyway**, and a camper was there. Bloodlust 5: attack 3, and horror is red again.
lesson-killer-short-wrong = Keep your time to yourself tonight. Finish buying.

lesson-killer-power =
    You stay where you are, one space from him. What does he do when horror cannot rise any more? Finish buying.
lesson-killer-power-right =
    Horror +1 became bloodlust, and this row reveals his **dark power**: “Harvest” heals him for every death, from now on. Then he had a choice: you, alone, one space away, or three people at the Firepit, also one space away. He chose the larger group. The two who were left ran.
lesson-killer-power-wrong = It will not help against what comes. Finish buying.

lesson-killer-hunted =
    His movement is 2 now, and there are more cards with your name on them. Finish buying.
lesson-killer-hunted-right = Two moves of 2 are four spaces: he needs only two, and stops where his target is. You are attacked: **3 damage**.
lesson-killer-hunted-wrong = Too late for that. Finish buying.

lesson-killer-guard =
    An attack always hits, but you hold blue cards. Play “Guard”. There is only one die: horror is red.
lesson-killer-guard-right = A 5: one success takes 2 off. 1 damage is left.
lesson-killer-guard-wrong = 3 of 5? Play “Guard”.

lesson-killer-rest =
    You may play the second “Guard” on the same attack. Or take 1 damage and keep the card for the next one: one card never helps against two attacks. Both are sensible.
lesson-killer-rest-right-take = 4 health and a “Guard” in hand. Whoever knows that more is coming saves cards.
lesson-killer-rest-right-again = Unhurt, but without a “Guard”. Cards used in his phase can be bought again only after the **next** planning.

## 8. The finale

lesson-finale = The last card
lesson-finale-about = What happens when terror runs out, and why the last blow is sometimes not the last.

lesson-finale-finale =
    Turn 9. Of ten terror cards **one** is left. You have stayed alive, more or less by staying away, and a tunnel has been found meanwhile. Hans is at the Cabins.

    Finish buying: the last card is drawn.
lesson-finale-finale-right =
    In the **upkeep** of the turn in which terror runs out, the **finale** is revealed, and with it the dark power, if nobody has seen it yet. From now on there are no terror cards; instead his own line is a new one: bloodlust +1, two moves, an attack.
lesson-finale-finale-wrong = It is too late for shopping. Finish buying.

lesson-finale-hunt =
    From now on he hunts every turn. Watch him once. Finish buying.
lesson-finale-hunt-right = One turn, three rows of bloodlust. In the finale time works for **him**: whoever comes into it without weapon and blows has waited too long. So let us look at somebody who did not wait.
lesson-finale-hunt-wrong = One more look at him. Finish buying.

lesson-finale-blow =
    Turn 3 of another night. Axe, two “Furious Strikes”: Hans has **4** health left, you have 3. Now “Critical Blow”, two successes: 3, and 2 for the Axe. That is more than he has.

    Accept the dice.
lesson-finale-blow-right =
    He falls, and his **last-breath token** is turned over. Six of nine are blank, and then it would be over. His says **2**: he gets up with 2 health, and the phase ends **at once**. What was left of the blow is lost.
lesson-finale-blow-wrong = Nothing better can come of these dice. Accept them.

lesson-finale-brink =
    You have a token too, and nobody knows what is on it. No “Guard” in hand, 3 health, and he is beside you. Finish buying.
lesson-finale-brink-right =
    His line takes 2, the terror card’s attack takes the rest, and your token is turned over: **1**. You are alive, with 1 health and a white token. Next time there is no token. His phase was over at once.
lesson-finale-brink-wrong = You may not live to use it. Finish buying, come what may.

lesson-finale-last =
    You have only your token left: **adrenaline** gives you one more die, so four. He has 2 health and a white token: if he falls now, he stays down.

    “Weak Attack” with the Axe is 3. Play it.
lesson-finale-last-wrong-end = He would strike again. Now or never: “Weak Attack”!
lesson-finale-last-wrong-other = There is nowhere to go. “Weak Attack”!

lesson-finale-won =
    1, 2, 2, 4. No success, and failure would cost your last health. But you hold two cards, two “Walks” that you will not need any more.

    Turn the 4 into a success.
lesson-finale-won-right = One success, 3 damage, and nobody gets up this time. **You have won.** The row would have cost you 1 health, but the game stopped with the blow. If both of you had died in one row, you would have won as well.
lesson-finale-won-wrong-accept = A failure costs 1 health, and you have 1. Two cards make a success of the 4.
lesson-finale-won-wrong-discard = Time is not what you lack. Turn the 4 into a success!

## 9. Other films

lesson-films = Other films
lesson-films-about = Hounds in the woods, and then a film of your own, with hints.

lesson-films-pack =
    The camp again, but without Hans. The **pack** has no killer: the board with 18 health is all the hounds together. Each has 1 health, new ones come every turn, and you win when the **pack’s** health is gone.

    You are on the Dock with a “Guard”. Finish buying.
lesson-films-pack-right = Hounds go 2 spaces in a move. Two have reached you, two are in the Hut.
lesson-films-pack-wrong = They do not wait. Finish buying.

lesson-films-together =
    Hounds in one space attack **together**: as much damage as there are hounds, and one reaction is enough against all. Two hounds, 2 damage.

    Play “Guard”.
lesson-films-together-right = One success takes 2 off: nothing is left. Had they bitten one by one, you would have needed two cards.
lesson-films-together-wrong = You have a “Guard” for it. Play it.

lesson-films-hound =
    Your turn. Every hound that dies costs the **pack** 1 health. Against packs small blows count. “Weak Attack”!
lesson-films-hound-right = One hound fewer, and the pack has 17. Damage beyond 1 would have hit the other one too: you share it out as you like.
lesson-films-hound-wrong-end = They would bite again. Strike first: “Weak Attack”.
lesson-films-hound-wrong-other = In a moment. First the hound: “Weak Attack”.

lesson-films-alone =
    Now a film of your own. Choose killer, place and heroine as you like; “standard” with Hans at the camp is the best beginning.

    You are not alone with it. **Aids** show where he can get to and what your roll is worth. The **hint** asks the expert, who sees only what you see, and says why. And you can take back what you have done: that is free and only counted.

    A plan for the first film: in the first turns, calm and a search card, then a weapon. Rescue those who are on your way, and keep a “Guard”. When you hold three attack cards, go to him and strike in **one** turn.
