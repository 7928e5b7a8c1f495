# The lessons. Their scripts are in `lessons/`; `polnoc.lessons` says which key is said when.

lesson-cast-cat = Cat
lesson-cast-moth = Moth
lesson-cast-hare = Hare

## 1. Hiding

lesson-hiding = The first night
lesson-hiding-about = Hide, ask your first questions, and find the Cat before the Cat finds you.

lesson-hiding-lair =
    Midnight strikes, and the old house wakes up. You are the new ghost here. Cat has been haunting the place for two hundred years and wants to play hide-and-seek.

    You have two cards, 11 and 3. One becomes your **lair**: the number you hide under. The other stays in your **hand**. Name Cat’s lair before Cat names yours, and you win.

    Hide under 11 and keep card 3.
lesson-hiding-lair-right = You hold your breath. Cat has hidden too: there is its door, firmly shut. Each bright pane in it is a number that Cat may be under.
lesson-hiding-lair-wrong = You could hide under 3. But then card 11 stays in your hand, and on the very first night you would have no question to ask. Hide under 11 this time.

lesson-hiding-turn =
    It is your turn. You do exactly **one of two things**: you use your hand card, or you guess where Cat is.

    You know nothing yet, so ask. Card 3 asks whether the number is even. Use it.
lesson-hiding-turn-right = Cat says YES, and answers are always true. So the odd panes of its door go dark. Card 3 stays face up in the house, and you have drawn a new card: that is how a turn ends.
lesson-hiding-turn-wrong = A guess now would be a shot in the dark: eleven numbers are possible. Ask first.

lesson-hiding-answer =
    Cat asked with card 5: are you under 1, 2, 3 or 4? NO. You need not say a word: the house answers for you. Your own door shows what the others know about you.

    Look at the house, too. Windows 3 and 5 are lit: those cards are face up, so nobody hides under them.

    Now use card 6: is the number at least 8?
lesson-hiding-answer-right = YES again. Even, at least 8, and card 10 is in your own hand now. Two panes are left: 8 and 12.
lesson-hiding-answer-wrong = Five numbers are left, too many for a guess. One good question first.

lesson-hiding-clue =
    Cat asked about 10, 11 and 13, and the house had to say YES. It is getting close!

    But look what it asked with: card 12. That card is face up now, so Cat is not under 12. Only one pane is left.

    To guess, you put your hand card into the **box**, face down. Choose the box.
lesson-hiding-clue-wrong = Card 10 would let you arrange the stack: something for another night. You know where Cat is, and Cat has only three numbers left for you. Guess!

lesson-hiding-name = Name the number that Cat hides under. Point at its window, or choose it from the list.
lesson-hiding-name-right = **Found!** “Not bad for a first night,” says Cat and steps out. Finding somebody brings you a point. A real game goes to three points; this one was just a warm-up.
lesson-hiding-name-wrong-mine = Cat cannot sit there: 11 is your own lair, and card 10 is in your hand.
lesson-hiding-name-wrong-open = That window is lit. The card is face up, so nobody hides under it.
lesson-hiding-name-wrong-out = Cat has told you more than that: the number is even and at least 8.

## 2. Questions

lesson-questions = Questions in the dark
lesson-questions-about = The eight blue cards, and how to ask so that half of the house goes dark.

lesson-questions-printed =
    The second night. “Eight of the thirteen cards are blue,” says Cat. “Blue cards **ask**.” On five of them the question is printed; the signs on the card show it.

    You hold card 7: is it 5, 6, 8 or 9? Use it.
lesson-questions-printed-right = YES, so four numbers are left. A NO would have ruled out four. Every answer tells you something.
lesson-questions-printed-wrong = Eleven numbers, and nothing asked yet. Not even Cat would guess now. Use the card.

lesson-questions-stairs =
    Cat asked with card 3 whether you are even. You are, so half of the panes of your door went dark.

    You have drawn card 1. It asks about **four numbers in a row**, and you choose which. Use it.
lesson-questions-stairs-wrong = One chance in four. A question does better: use card 1 first.

lesson-questions-half =
    Cat is under 5, 6, 8 or 9. Choose a row of four that holds exactly **two** of these. Then half of them drop out, whatever Cat says.

    Point at a window, and its whole row lights up. A row cannot go beyond 13: try it, if you like.
lesson-questions-half-right = A clean cut. One question, and whichever way Cat answers, only two numbers are left.
lesson-questions-half-wrong-none = Not one of Cat’s four numbers is in this row. Cat would say NO, and you knew that already.
lesson-questions-half-wrong-lopsided = This row holds one or three of Cat’s numbers. With luck you learn a lot, but more often only a little. Two and two is better.

lesson-questions-candles =
    Another round. Card 12 asks about **three numbers** of your choice, anywhere in the house.

    Cat is under 1, 2, 4, 5 or 7. You have named 2 and 4. Name a third one that is still possible. The same number twice will not do: try it, if you like.
lesson-questions-candles-right = Three inside, two outside: five numbers cannot be cut more evenly. Nobody knew what you were naming until all three were there.
lesson-questions-candles-wrong-open = That card is face up. Nobody hides under it, so the question would be wasted on it.
lesson-questions-candles-wrong-high = You asked about 8 and higher, and Cat said NO. A number up there would be wasted.

lesson-questions-shadow =
    Card 13 asks: **this number or higher?** You choose where to cut.

    Eleven numbers are possible: all but your own 4, and the 13 that is face up. Cut near the middle.
lesson-questions-shadow-right = Right through the middle. Three or four cuts like that, and only one of thirteen windows is left.
lesson-questions-shadow-wrong-sure = You know that answer before you ask. From 1 on everybody says YES, and nobody can sit under 13: the card is face up.
lesson-questions-shadow-wrong-edge = That cuts off a corner. With luck you learn a lot, but more often only a little. Go nearer to the middle.

lesson-questions-race =
    Cat began this round and asked with cards 9 and 5. Four panes of your door are left. You asked with card 6, and five of Cat’s are left.

    It is a **race**, and Cat is ahead by a nose. Ask or guess? One chance in five is not much. Ask with card 3 whether it is even.
lesson-questions-race-right = YES: 10 or 12. Now you are ahead. And you have met all eight questions: 3, 5, 6, 7 and 9 are printed; 1, 12 and 13 are yours to make.
lesson-questions-race-wrong = One chance in five. Card 3 cuts the five into three and two: ask first.

## 3. Guessing

lesson-guessing = Say it out loud
lesson-guessing-about = When to guess, what a miss costs, how a round ends, and how to bluff.

lesson-guessing-puzzle =
    “Tonight you think for yourself,” says Cat and takes the panes out of the doors. Some tables always play like that.

    Read the answers at Cat’s door: even? YES. At least 8? YES. 5, 6, 8 or 9? NO. Your own lair is 12.

    That is enough. Guess!
lesson-guessing-puzzle-wrong = Card 13 could ask once more. But put the three answers together: only one number fits them all. Guess.

lesson-guessing-solve = Even. At least 8. Not 5, 6, 8 or 9. Not your own 12. **Which number is it?**
lesson-guessing-solve-right = It is 10! You have a **point**, and three points win the game. A hit ends the round: all cards are shuffled and dealt again. Here are your two new ones.
lesson-guessing-solve-wrong-odd = Look at the first answer: the number is even.
lesson-guessing-solve-wrong-mine = That is your own lair. A number has room for one ghost.
lesson-guessing-solve-wrong-eight = Look at the last answer: not 5, 6, 8 or 9.
lesson-guessing-solve-wrong-low = Look at the second answer: at least 8.

lesson-guessing-again =
    A new round begins like the first one, and what was face up before no longer counts.

    Which card would you rather use, and which one should hide you? Choose as you like: nothing is wrong here.
lesson-guessing-again-right = Good. Cat has hidden too, and Cat **begins**: with two players, whoever was found starts the next round.

lesson-guessing-coin =
    Some rounds later. Cat is under 8 or 9. But you are under 2 or 4, and Cat knows it. If you ask once more, Cat may name you first.

    So you guess without being sure; your card is on its way to the box. **8 or 9?** Follow your nose.
lesson-guessing-coin-right-hit = A hit! And a miss would have been no disaster: it costs the boxed card and the turn, nothing else. You draw, and then it is the other player’s turn.
lesson-guessing-coin-right-miss = NO. And what has the miss cost you? The boxed card and the turn, nothing else. You have drawn a card, Cat plays on, and now you know: it is 9.
lesson-guessing-coin-wrong = Cat’s door has two panes left: 8 and 9. Name one of these.

lesson-guessing-bluff =
    Cat knows that you are under 5 or 9. Time to mislead it, without a single lie.

    A guess may name **any** number, even your own. You sit under 5. Name 5, as if you were looking for Cat there!
lesson-guessing-bluff-right = Cat said NO, which was true, and thought: nobody names their own lair. So it tried 9 and missed. That is a **bluff**. Even a number that is face up may be named, unless the table has switched that off.
lesson-guessing-bluff-wrong-nine = If you name 9, it looks as if you were not under 9 yourself. Then Cat knocks at 5, and there you are. Name 5!
lesson-guessing-bluff-wrong-honest = An honest guess. But Cat will name you on its next turn, unless you confuse it. Name your own number, 5.

## 4. Red cards

lesson-red = Three red ghosts
lesson-red-about = Cards that guess: two numbers at once, from behind a screen, and after a look under the floor.

lesson-red-mirror =
    Red cards **guess**, and each of them can do a little more. Nothing goes to the box: the guess is what the card does.

    You hold card 11, the Couple in the Mirror. It names **two numbers in a row** at once. Cat is under 8 or 9. Use it!
lesson-red-mirror-wrong = An ordinary guess names one number and sends card 11 to the box. The card itself names two. Use it!
lesson-red-pair = Which two? Point at the lower one of the pair.
lesson-red-pair-right = 8 or 9: YES! The Couple looked into the mirror, and there was Cat behind them.
lesson-red-pair-wrong-half = This pair holds only one of Cat’s two numbers.
lesson-red-pair-wrong-out = Cat is under 8 or 9. Neither is in this pair.

lesson-red-screen =
    Card 4, the Lady behind the Screen: you guess, and then you have a **shield**. Until your next turn other players’ blue cards do not concern you.

    You know nothing about Cat yet. Use the card all the same: the shield is worth it.
lesson-red-screen-wrong = An ordinary guess sends the Lady to the box, and there will be no shield. Use the card instead.
lesson-red-shield = Name a number that Cat may be under. A hit would be great luck.
lesson-red-shield-right-miss = A miss, as expected. But then Cat asked with the blue card 5, and you **did not answer**: look at your door. The shield lasted until now, your next turn. It would not have helped against guesses and red cards.
lesson-red-shield-right-lucky = What instincts! A hit on the first try. After a miss you would have had a shield: until your next turn you do not answer blue cards. Against guesses and red cards it does not help.
lesson-red-shield-wrong = Card 4 is face up, and 10 is your own lair. As a bluff that is allowed. But this time try a number that Cat may be under.

lesson-red-eye =
    Card 8, the Eye in the Floor: you peek at the **two lowest cards** of the stack, and then you guess. A card in the stack is nobody’s lair.

    Cat is under 1, 11 or 13. Use the card.
lesson-red-eye-wrong = One chance in three, with your eyes shut. Use the card: the Eye looks first.
lesson-red-floor =
    At the bottom of the stack are 11 and 1. An eye marks their windows, and only you can see it: Cat knows that you peeked, but not at what.

    So where is Cat?
lesson-red-floor-right = Under 13! One look was worth two questions.
lesson-red-floor-wrong-seen = You have just seen this card at the bottom of the stack. Nobody hides under it.
lesson-red-floor-wrong-out = Cat’s answers have ruled this one out long ago.

## 5. Yellow cards

lesson-yellow = Two yellow ghosts
lesson-yellow-about = Arrange the stack, repeat a card, or play two turns in a row.

lesson-yellow-croupier =
    Yellow cards neither ask nor guess. They play tricks.

    Card 10, the Headless Croupier, shows you the **three top cards** of the stack. One stays on top, two go to the bottom. Cat is under 8 or 9. Use the card.
lesson-yellow-croupier-wrong = A fifty-fifty guess. But the Croupier may deal you a sure hit: use the card.
lesson-yellow-top =
    5, 11 and 12. The card that you leave on top is the one that **you draw** in a moment.

    Cat is under 8 or 9: which one is sure to find it on your next turn?
lesson-yellow-top-wrong-five = Card 5 asks about 1 to 4. Cat is not there, and you know it.
lesson-yellow-top-wrong-twelve = Card 12 tells 8 from 9, but it only asks: the guess would come a turn later. One of the others is faster.
lesson-yellow-bottom = Card 11 stays on top. The other two go to the bottom. Which one goes to the very bottom? Choose as you like; nobody else will know.
lesson-yellow-bottom-right = You have drawn card 11, and on your next turn you name 8 and 9 at once. And you know of three cards that nobody hides under; Cat has seen none of them.

lesson-yellow-echo =
    Card 2, the Echo in the Chimney, can do one of two things. The first: **repeat a card that is face up**, no matter who played it.

    Cat is under 10, 11 or 12. Face up are your 9, which asks about 10 to 13, and Cat’s 3, which asks for even numbers. Which one helps?
lesson-yellow-echo-right = NO, so it is 11. Card 3 stays where it is. The Echo cannot repeat itself.
lesson-yellow-echo-wrong-again = You have asked that already: Cat is under 10, 11, 12 or 13, and 13 is your own lair.
lesson-yellow-echo-wrong-later = The extra turn is for the next step. First let the Echo repeat a card.

lesson-yellow-extra =
    The second thing: draw a card and play an **extra turn**, right now.

    Cat is under 8 or 12. But you are under 1 or 4, Cat knows it, and Cat plays next. Do not wait: take the extra turn.
lesson-yellow-extra-right = And what do you draw? Card 12! So Cat is not under it. Now it is your turn once more, a turn like any other.
lesson-yellow-extra-wrong = Perhaps this would tell you something. But then Cat plays, with only two numbers left for you. Take the extra turn.
lesson-yellow-now = One pane of Cat’s door is left. Guess, before Cat gets a turn.
lesson-yellow-now-wrong = What would you ask? Only one number is left. Guess.
lesson-yellow-name = And the number is…?
lesson-yellow-name-right = “Two turns in a row,” sighs Cat. “That is exactly why I like the Echo.” Now you have met all thirteen ghosts.
lesson-yellow-name-wrong = Look at Cat’s door: one pane is left. Name that number.

## 6. The empty stack

lesson-empty = The last card
lesson-empty-about = What happens when the stack runs out.

lesson-empty-last =
    A long night. The stack is **empty**: nobody draws any more. Cat has no card at all, and you hold the last one, the Echo.

    Cat is under 1 or 4. Use the Echo.
lesson-empty-last-wrong = A fifty-fifty guess. But your card can still tell these two apart: use it.
lesson-empty-echo =
    An extra turn begins with drawing a card, and there is none: try it, if you like.

    So repeat a card that is face up. Which one tells 1 from 4?
lesson-empty-echo-right = YES, it is even: 4. You have drawn nothing, so your hand is empty now.
lesson-empty-echo-wrong-pair = The Couple names neighbours. 1 and 4 are not, so that would be a fifty-fifty guess.
lesson-empty-echo-wrong-old = 1 and 4 give the same answer to this question. Look for one that tells them apart.
lesson-empty-bare =
    Cat had no card, so it **had to guess**: 10. A miss, and what a relief.

    Now you have none either. See whether you can still use one; and if not, there is only one thing to do.
lesson-empty-name = No card goes to the box, because you have none. Where is Cat?
lesson-empty-name-right = Found! When the stack is empty everybody guesses, turn after turn, so every round comes to an end. With two players **three points** win. You could play a real game now. But listen: something is tapping at the window…
lesson-empty-name-wrong = The Echo has told you: it is even. And Cat’s door has one pane left.

## 7. Three players

lesson-three = Moth flies in
lesson-three-about = Three players: two doors, a point that is shared, and two rivals at a stroke.

lesson-three-doors =
    Moth wants to play, too. Not much changes with three players: there are **two doors** to search now, and only seven cards in the stack.

    A question goes to both rivals, and each gives an answer. Use card 3.
lesson-three-doors-right = Cat: YES. Moth: NO. One question, two doors. But remember: all of you heard both answers.
lesson-three-doors-wrong = Two ghosts are hiding, and you know nothing about either. Ask first.

lesson-three-listen =
    Cat asked with card 5, Moth with card 9. You had to answer, but so had the other one. **Their questions work for you, too**: see how many panes have gone dark in the meantime.

    Now card 6: at least 8?
lesson-three-listen-right = NO and NO. One pane of Moth’s door is left, and two of Cat’s. Half of the work was done by the others.
lesson-three-listen-wrong = Three numbers behind each of the doors. Card 6 will tell you more about both.

lesson-three-first =
    One more question from Moth, and you know everything: Cat is under 4, Moth under 7. Your card is on its way to the box.

    The **first hit** of a round puts a player out of it, and the two others take a point each: you, and the one who is left. Who do you name?
lesson-three-first-right-moth = Moth is out of this round. You have a point, and so has Cat, who now plays. A first hit always helps somebody else, too: mind who is ahead.
lesson-three-first-right-cat = Cat is out of this round. You have a point, and so has Moth, who now plays. A first hit always helps somebody else, too: mind who is ahead.
lesson-three-first-wrong = Look at the doors: Cat is under 4, Moth under 7. Name one of these.

lesson-three-second =
    Let us say you found Moth: you have 1 point and Cat has 1. Cat guessed and missed; now it is you again.

    The **second hit** brings a point only to the one who guesses, and ends the round. Name Cat’s number.
lesson-three-second-right = You 2, Cat 1, Moth 0. The player to the left of whoever scored the hit begins the next round: that is Cat. With three players, **six points** win the game.
lesson-three-second-wrong = Look at Cat’s door: one pane is left.

lesson-three-double =
    And now the finest trick in a three-player game. Card 11 names two numbers in a row, and **both** rivals have to answer.

    Cat is under 4, Moth under 5 or 9. Which pair do you name?
lesson-three-double-right = Both at a stroke! Two points for you, none for anybody else, and the round is over.
lesson-three-double-wrong-one = This pair can find only one of them. Another one can find both.
lesson-three-double-wrong-out = Neither of them can be there. Look at the panes of their doors.

## 8. Teams

lesson-teams = Two houses
lesson-teams-about = Four players, two teams: lairs for two, two decks, and a partner who stands in.

lesson-teams-own =
    Hare has come over as well. Now you are **two teams**: you and Moth against Cat and Hare. Partners sit across from each other.

    You have drawn four cards for your team. First choose your own lair. Take any of them.
lesson-teams-own-right = That is your lair. Of the three other cards, one will be the lair of Moth.

lesson-teams-partner =
    Let us say you hide under 11. Now choose **your partner’s lair**. Take any card; Moth will see it, and you will remember it.

    The last two go to Moth, who keeps one and gives you the other.
lesson-teams-partner-right = From now on you tell each other nothing about your cards. All you know of Moth’s is what has passed through your hands.

lesson-teams-houses =
    Each team has its own deck, so there are **two houses**: you hide in house A and search in house B.

    Your own cards say nothing about theirs: you hold a 9, and yet somebody may sit under 9 in house B. Use the card. Both rivals will answer.
lesson-teams-houses-right = Cat: NO, Hare: YES. Window 9 is lit in **your** house. It rules out a number for your team, not for theirs.
lesson-teams-houses-wrong = Thirteen numbers, twice over. Ask first.

lesson-teams-clue =
    Cat used a 10 and arranged **your** stack: such cards look into the rivals’ stack. Moth asked for even numbers. Hare used a 4 and has a shield.

    Look at Hare’s door: at least 10, and even. And the 10 of **their** deck is face up. So guess.
lesson-teams-clue-wrong = Hare has a shield and would not answer. And you need no answer any more: guess.
lesson-teams-hare = Where is Hare?
lesson-teams-hare-right = Hare is out of the round. No point yet: a team scores when it has found **both** rivals. From now on Cat plays Hare’s turns, too.
lesson-teams-hare-wrong-ten = The 10 of their deck is face up, so Hare is not under it.
lesson-teams-hare-wrong-cat = That might be Cat, who has five numbers left. Hare has only one.
lesson-teams-hare-wrong-out = Look at Hare’s door: one pane is left.

lesson-teams-stand-in =
    Cat played, Moth played, and then **Cat again, in Hare’s place**, with Cat’s own card. And every card that Cat plays face up says where Cat is not.

    Moth’s question did the rest. Look at Cat’s door, and guess.
lesson-teams-stand-in-wrong = The Echo could repeat a question. But Cat’s door has one pane left: guess.
lesson-teams-cat = Name Cat’s number.
lesson-teams-cat-right = Both are found: **a point for your team**, and three of these win a game. “I have nothing left to teach you,” says Cat. “Well, nearly nothing. Come and play.”
lesson-teams-cat-wrong = Look at Cat’s door: one pane is left.
