# Lessons. Their scripts are in `lessons/`; `polnoc.lessons` says which key is said when.

lesson-cast-ada = Ada
lesson-cast-leon = Leon
lesson-cast-nora = Nora

## 1. The hunt

lesson-hunt = The hunt begins
lesson-hunt-about = Who is who, what everybody wants, the first steps of the Beast, and the first prey.

lesson-hunt-start =
    Something lives in these woods. This time it is you: **Fangrir**, the she-wolf, at The Old Heart (E5) at the bottom of the map.

    Three **settlers** live in the three settlements. When two of them are dead, you win. Ada leads two hunters, Helga and Assar. They win if you die, or if three days pass before you have done it.

    Before the hunters come you may slip away, up to two locations. Your pawn stays where it is: only **movement cards**, face down, tell where you really go. To the south there is no road (try it). Lay **east**.
lesson-hunt-start-right = You are at Willow Slough (F5). The pawn on the map has not moved, and Ada sees only the back of a card.
lesson-hunt-start-wrong-still = You may stay and pretend to move. But wolves are hungry: lay east.
lesson-hunt-start-wrong-stop = Then everybody would know where you are. Lay east.
lesson-hunt-start-wrong-other = There is a road that way, and another game would begin there. Here, lay east.

lesson-hunt-second =
    Every location has a **habitat**: settlement, forest, swamp or cave. You are at home in the **forest**.

    North of you is Amberwood (F4), a forest with a sheep in it. Lay north.
lesson-hunt-second-right = There you are, and nobody knows. Now the hunters may come.
lesson-hunt-second-wrong = Not yet. The sheep is in Amberwood: lay north.

lesson-hunt-settle =
    For a moment, look through **Ada’s** eyes. The pawn stands at The Old Heart (E5), and there are two cards on the movement track. Nine locations fit: the map shades them red.

    Hunters begin in settlements. A farmer lives in Vargholm (G3) and dies of two wounds; the nobles in the other two have three health. Put **Helga** in Vargholm.
lesson-hunt-settle-right = Assar goes to Hallowstead (C3). The first day begins, and the Beast always has its first turn.
lesson-hunt-settle-wrong = Nobles are sturdier. The farmer needs somebody nearby: choose Vargholm.

lesson-hunt-feed =
    You are Fangrir again. Whatever you do, you do with a **card**: in a turn at most one **red** and one **blue**.

    “**Feed**” is red: a step and an attack, in any order. Play it.
lesson-hunt-feed-right = Now you choose what comes first.
lesson-hunt-feed-wrong-other = A good card, and its lesson will come. First the sheep: play “Feed”.
lesson-hunt-feed-wrong-flee = The day has only begun, and nobody is after you yet. Play “Feed”.

lesson-hunt-prey =
    The sheep is here, with you. So the attack comes first and the step afterwards, to get away.

    Attack.
lesson-hunt-prey-right =
    Whoever attacks is **revealed**: your cards are turned up, they go back into the deck, and your pawn comes to where you really are.

    An attack deals 1 wound, and a sheep has 1 health. For your kill you gain 1 **grudge**. Grudges pay for better things later.
lesson-hunt-prey-wrong = Move first, and the sheep stays behind. Attack first.

lesson-hunt-hide =
    Everybody can see you. But “Feed” still has a step, and **as soon as a card is on the track you are hidden again**.

    Lay east, to Larkwood (G4).
lesson-hunt-hide-right = One card on the track, and you are gone.
lesson-hunt-hide-wrong-still = That would hide you as well, and not badly. But distance is better: lay east.
lesson-hunt-hide-wrong-stop = And stay revealed, with two hunters on the map? Lay east.
lesson-hunt-hide-wrong-other = You can get away there too. In this lesson go east.

lesson-hunt-away =
    You have played a red card, so a second one is not possible (try “Charge”). A blue one is.

    “**Dash**” takes two steps. Play it, and we lay east and north for you.
lesson-hunt-away-right = Coldforge Mine (H4), then Birchmoor (H3): three cards, three steps. You are right behind Vargholm (G3), and behind Helga.
lesson-hunt-away-wrong-done = One step away from the bones? Play “Dash” first.
lesson-hunt-away-wrong-other = That is blue, too. But you want to be far away: play “Dash”.

lesson-hunt-guess =
    Ada’s eyes once more. She sees a pawn in Amberwood (F4), a dead sheep, and three cards. **Nineteen** locations fit, and Birchmoor (H3), next door to Helga, is one of the less likely.

    That is the whole game: one side leaves riddles, the other one solves them. Both are fun. The next two lessons are about these two crafts.

## 2. Unseen ways

lesson-ways = Unseen ways
lesson-ways-about = Movement cards, exits, No Movement, regions, witnesses, and the trails you leave.

lesson-ways-still =
    You are Fangrir, and the game begins. Your deck has ten cards for each direction and eight **No Movement** cards.

    No Movement uses up a step and goes nowhere. From the back, all cards look alike. Lay No Movement.
lesson-ways-still-right = You have not moved an inch, and Ada counts one card.
lesson-ways-still-wrong = You could. But we want to fool somebody: lay No Movement.

lesson-ways-north =
    The second card is an honest one. Lay north, to Stone Maw (E4).
lesson-ways-north-right = Two cards, one step. A direction can be laid only if a road leaves your location that way.
lesson-ways-north-wrong = In this lesson we go to Stone Maw. Lay north.

lesson-ways-rush =
    The hunters have come: Helga is in Vargholm (G3), Assar in Hallowstead (C3). It is your turn.

    “**Rush**” takes you up to three locations, but you may not leave your **region**. The dotted border shows how far Elkwold reaches. Play “Rush”.
lesson-ways-rush-wrong-other = That would move you, too. But here we need three steps: play “Rush”.
lesson-ways-rush-wrong-flee = You have better things to do. Play “Rush”.

lesson-ways-region =
    West of Stone Maw (E4) lies another region: try it.

    We want to have a look at Vargholm (G3). Lay east to Amberwood (F4); we lay north, to Leech Marsh (F3), for you.
lesson-ways-region-right = Two cards laid, one left. You may always stop earlier.
lesson-ways-region-wrong = That is allowed, but it does not lead to Vargholm. Lay east.

lesson-ways-village =
    Vargholm (G3) is to the east. A farmer lives there, and Helga is there as well. You may enter, whoever is there.

    Lay east, and see what happens.
lesson-ways-village-right =
    A **trail**! When your move leads to or through a location with a settler or a hunter, a token appears there, once the **whole** move is over.

    A trail does not reveal you. It only says: the Beast has been here.
lesson-ways-village-wrong = Not this time. We want to see what witnesses do: lay east, into Vargholm.

lesson-ways-seen =
    Ada’s eyes. There is a trail under Helga’s feet, and there are five cards on the track. Did the Beast come and go, or is it still **here**?

    Four locations fit: Vargholm (G3) itself, and its three neighbours.
lesson-ways-alone =
    You have played “Feed”, your red card, and it gives you a step. Could you not simply stay? No: **No Movement needs solitude**. Beside a settler or a hunter it cannot be laid. Try it.

    Then lay east, to Birchmoor (H3).
lesson-ways-alone-right =
    Away, without a bite. And see what Helga does: with every step onto your path a trail appears, one for **every card** that led there. She follows it, backwards, and searches an empty wood.
lesson-ways-alone-wrong = A way out as well. In this lesson we take Birchmoor: lay east.

lesson-ways-slip =
    “**Hidden Passage**” takes two steps, **then** you may add a No Movement. Effects with “then” happen in this order.

    Play it; we lay two steps north for you.
lesson-ways-slip-right = You are in Gullmere (H1), quite far up. Nobody lives here.
lesson-ways-slip-wrong-other = This one moves you, too, but has no dessert. Play “Hidden Passage”.
lesson-ways-slip-wrong-flee = Helga is searching elsewhere; no need for that. Play “Hidden Passage”.

lesson-ways-rest =
    And now the dessert. No Movement leaves no trails and costs the hunters a guess.

    Lay it.
lesson-ways-rest-right = Nine cards on the track, and 24 locations fit. Nine cards, but only seven steps: you know that, they do not. Mind your deck, though: cards come back only when you are revealed.
lesson-ways-rest-wrong = You could. But one more card is one more riddle: lay No Movement.

## 3. Reading trails

lesson-trails = Reading trails
lesson-trails-about = The same morning through the hunters’ eyes: what a trail says, what no trail says, a watchtower, and a seer.

lesson-trails-track =
    Now you lead both hunters: **Helga** in Vargholm (G3) and **Assar** in Hallowstead (C3). Each has a hand and turns of their own. Leon is the Beast.

    He laid two cards before you came, then three with “Rush”; then a trail appeared in Vargholm, and after that he laid one more card. Ten locations fit: the map shades them red.

    “**Track**” moves you one location, and one more if there are **trails** where you arrive. Play it. (You cannot pass: you hold more action cards than Leon.)
lesson-trails-track-wrong-hunt = Against somebody who is not here? First find out more: play “Track”.
lesson-trails-track-wrong-other = Good for later. First follow the trail: play “Track”.
lesson-trails-track-wrong-flee = Fleeing is for those who cannot do better. Play “Track”.

lesson-trails-marsh =
    Where did it come from? Probably from the west, out of Leech Marsh (F3). When you **enter** a location, the Beast must show its trails there.

    Go to Leech Marsh.
lesson-trails-marsh-right = A trail: one card has led here. One token, so it has been here **once**. And because there is a trail, “Track” gives you a second step.
lesson-trails-marsh-wrong-birch = A bold guess. But first we learn to read: go to Leech Marsh.
lesson-trails-marsh-wrong-lark = You will come there soon. First go to Leech Marsh.
lesson-trails-marsh-wrong-stop = Whoever stands still finds nothing. Go to Leech Marsh.

lesson-trails-amber =
    One more step. Follow the path back, to Amberwood (F4).
lesson-trails-amber-right = A trail here, too. Now you know its path: Amberwood (F4), Leech Marsh (F3), Vargholm (G3). But where did it go **from there**? Still ten locations. Time for the second hunter.
lesson-trails-amber-wrong = The path came through Amberwood. Go there and make sure.

lesson-trails-order =
    It is Assar’s turn, and he is far away. But he has “**Commander**”: another hunter moves up to two locations, now, in his turn.

    Play it. The order goes to Helga.
lesson-trails-order-wrong-other = Assar is far away; his own steps do not help now. Play “Commander”.
lesson-trails-order-wrong-flee = Do not give up. Play “Commander”.

lesson-trails-lark =
    From Vargholm (G3) the Beast could have gone on to Larkwood (G4), to Birchmoor (H3), or back. Larkwood is next to you, to the east.

    Go and look.
lesson-trails-lark-right =
    There is **no trail**. That is a clue as well, and a strong one: the Beast has never set foot in Larkwood (G4). Of ten locations **four** are left, Birchmoor (H3) and what lies around it.

    Search there, and you have it. That is the next lesson.
lesson-trails-lark-wrong = Look where nobody has looked yet: Larkwood, to the east.

lesson-trails-tower =
    Another day. The track has six cards and thirty locations fit. Helga is in Vargholm (G3) and has “**Outpost**”, a gear card for 1 grudge: it builds a **watchtower** where she stands.

    While a hunter is on a watchtower, trails on all **nearby** locations are shown, too. Nearby means your own location and every one that a road joins to it. Play “Outpost”.
lesson-trails-tower-right = At once the Beast must show: it has been in Leech Marsh (F3). Ten of the thirty locations are left, and you have not taken a step.
lesson-trails-tower-wrong-other = A good card. But from up there you see more: play “Outpost”.
lesson-trails-tower-wrong-flee = And leave a tower unbuilt? Play “Outpost”.

lesson-trails-watch =
    An empty watchtower sees nothing, so Helga stays. She could play a red card, but there is nobody to hit.

    End her turn.
lesson-trails-watch-right = Leon has moved by two cards, and right after the move Leech Marsh (F3) shows **two** trails. He has crossed it again. Four locations are left.
lesson-trails-watch-wrong = The watchtower works only while somebody is in it, and there is nothing to hit. End the turn.

lesson-trails-seer =
    Helga has a card that nobody else has: “**Seer**”. Name a habitat, and the Beast says, truthfully, whether it is there.

    Play it.
lesson-trails-seer-wrong-other = Soon. First a question to the spirits: play “Seer”.
lesson-trails-seer-wrong-flee = You nearly have it. Play “Seer”.

lesson-trails-habitat =
    Four locations: three are swamps, and Amberwood (F4) is a forest. Ask about one of those two habitats.
lesson-trails-habitat-right-forest = “**Yes**.” So it is in Amberwood (F4), and only there. Three clues, not one step, and you know it all. Helga is two locations away.
lesson-trails-habitat-right-swamp = “**No**.” Then only the forest is left: it is in Amberwood (F4). Three clues, not one step, and you know it all. Helga is two locations away.
lesson-trails-habitat-wrong = None of the four is of this kind; you would learn nothing. Ask about forest or swamp.

## 4. Claws and blades

lesson-claws = Claws and blades
lesson-claws-about = A search that finds, the first wounds, the Beast strikes back, and what ancient power is for.

lesson-claws-close =
    You lead Helga in Vargholm (G3) and Assar in Ostervik (I4). There is a trail in Vargholm and six cards on the track. Ten locations fit, the neighbours of Vargholm best.

    A turn has room for a blue card **and** a red one. So first go, then search. Play “Track”; we try Birchmoor (H3).
lesson-claws-close-right = There is a trail! It may have gone on, but it may also be **here**. A trail alone does not reveal anybody.
lesson-claws-close-wrong-hunt = “Hunt” searches where you stand, and here it is not. First go: play “Track”.
lesson-claws-close-wrong-other = Later. To search at a new place in the same turn you need blue for going: play “Track”.
lesson-claws-close-wrong-flee = You are the hunters! Play “Track”.

lesson-claws-hunt =
    “**Hunt**” is your red card: it searches your location and then attacks. A search is the only way to make the Beast show itself.

    Play it!
lesson-claws-hunt-right =
    And **there it is!** It turns up the whole track, and you see where it has been. Then the cards go back into its deck, all trails leave the map, and the pawn comes here.

    Had it been elsewhere, you would have learned that and nothing more.
lesson-claws-hunt-wrong = Only a card that searches finds the Beast, and “Hunt” attacks as well. Play “Hunt”.

lesson-claws-wound =
    “Hunt” goes on with an attack: 1 wound. Hunters may attack only summons and a **revealed** Beast. Strike!
lesson-claws-wound-right = The first wound. Fangrir has 4 health; the fourth wound ends the game.
lesson-claws-wound-wrong = After all this work? Attack the Beast.

lesson-claws-again =
    The Beast stays revealed until it lays a card, and it is Assar’s turn first. He is too far away to strike, but “**Incite**” lets another hunter in his region take a step and **attack**.

    Nobody has to search now. Play “Incite”.
lesson-claws-again-right = Helga strikes again: 2 wounds. This is why the Beast hates to be found before the hunters’ turns are over.
lesson-claws-again-wrong-other = It stands revealed, now! Use the moment: play “Incite”.
lesson-claws-again-wrong-flee = Now that you have it? Play “Incite”.

lesson-claws-back =
    Look through Leon’s eyes: the wolf is cornered, and angry. “**Moonlit Ambush**” attacks a target **nearby**, but only from a forest. Birchmoor (H3) is one.

    (A hidden Beast that plays such a card tells everybody what habitat it is in.) Play it.
lesson-claws-back-right = Nearby there are sheep, a boar, the farmer of Vargholm (G3), and Helga.
lesson-claws-back-wrong-other = Running comes afterwards: that is blue. First red: play “Moonlit Ambush”.
lesson-claws-back-wrong-flee = You would do nothing else this turn. Play “Moonlit Ambush”.

lesson-claws-target =
    One wound does not kill the farmer, and at night settlers heal. **Hunters do not.** Helga has 3 health.

    Attack Helga.
lesson-claws-target-right =
    Helga has a wound. If your own attack kills a hunter, you gain 1 grudge and take one of their action cards; gear and grudges of the dead are lost. At night they come back, healthy, in a settlement.

    There is still a blue card for getting away, and Leon will need it.
lesson-claws-target-wrong-skip = With such teeth? Attack Helga.
lesson-claws-target-wrong-sheep = That is possible. But the sheep do not hunt you: attack Helga.

lesson-claws-blood =
    Another day, and still Leon’s eyes. You have gained a **talent**, “Ancient Blood”: for 1 grudge you get 1 **ancient power**. Talents are used once.

    The farmer of Vargholm (G3) has 2 health; your attack deals 1. Do you see where this is going? Play “Ancient Blood”.
lesson-claws-blood-right = The token stays beside your mat until you need it.
lesson-claws-blood-wrong-other = That deals 1 wound at best, and the farmer lives on. First the power: play “Ancient Blood”.
lesson-claws-blood-wrong-flee = There is nobody to flee from. Play “Ancient Blood”.

lesson-claws-pounce =
    A turn later you are in Leech Marsh (F3), beside Vargholm (G3), and the hunters are looking elsewhere.

    “**Charge**”: move 1, then attack. Play it; we lay east for you.
lesson-claws-pounce-right = You are in Vargholm (G3). The trail shows it, but it is too late for warnings.
lesson-claws-pounce-wrong-other = The step must come first and the attack after it: play “Charge”.
lesson-claws-pounce-wrong-flee = So near! Play “Charge”.

lesson-claws-spend =
    Before an attack you may declare ancient power. Each token adds 1 wound, to this attack only.

    Use it.
lesson-claws-spend-right = Two wounds: the farmer is dead, you gain his grudge, and **one of two** settlers is gone. But you are revealed in the middle of Vargholm (G3). Kill while you still hold a card to get away with.
lesson-claws-spend-wrong = Then the farmer survives and is healthy again tomorrow. Use the token.

## 5. Cards

lesson-cards = Red and blue
lesson-cards-about = What you may play, what it needs and costs, “choose one” and “any order”; fleeing and passing.

lesson-cards-blue =
    Fangrir, in Mistmere (D4), hidden. You hold four **action cards**; both sides use the same sixteen, but each has its own half of every card. Your four **abilities** are yours alone.

    Some cards need a habitat: “Call of the Pack” needs a forest, and this is a swamp. Try it.

    “**Dark Dealings**” needs nothing. Play it.
lesson-cards-blue-right = It is blue, and it offers a choice.
lesson-cards-blue-wrong-other = Soon. First play “Dark Dealings”.
lesson-cards-blue-wrong-flee = The morning is young. Play “Dark Dealings”.

lesson-cards-one =
    “**Choose one**” means exactly one: a talent, or a random card from the four action cards that nobody got this morning.

    Take the talent.
lesson-cards-one-wrong = Not a bad idea. But a lesson likes to know what comes: choose the talent.

lesson-cards-talent =
    Three **talents** are face up; you could also take the top card of the deck, unseen by anybody. The hunters gain **gear** in the same way. All of this is used once and then gone.

    “Frenzied Bite” attacks for 1 more wound. It costs 1 grudge, paid when you play it. Take it.
lesson-cards-talent-right = It is in your hand, and stays there overnight, too. The gap among the face-up cards is filled only at night.
lesson-cards-talent-wrong-top = A secret has its charm. But here take “Frenzied Bite”.
lesson-cards-talent-wrong-other = Good for running. You want to bite: take “Frenzied Bite”.

lesson-cards-red =
    Now your red card. “Dash” is blue, and blue has been played: try it. “Moonlit Ambush” would be red, but needs a forest: try that.

    Play “**Feed**”.
lesson-cards-red-wrong-done = One card a turn is enough for the rules, but not for your stomach. Play “Feed”.
lesson-cards-red-wrong-other = There is nobody to bite here: you have to move **and** attack. Play “Feed”.

lesson-cards-order =
    “**In any order**” means that you decide. Where it says “then”, the order is fixed.

    In Mistmere (D4) there is no prey; in Stone Maw (E4), east of you, there is a sheep. So first move.
lesson-cards-order-right =
    East, and the sheep is yours: 1 grudge. Both colours are played, so the turn is over, and you are revealed.

    You may always ignore an effect of your card, only not what follows an “if” or a “then”.
lesson-cards-order-wrong = There is nobody here to attack. Move first.

lesson-cards-flee =
    Late the same day. You are revealed in Heronfen (B5), a swamp; Helga and Assar are coming. Two abilities are left, and both need a forest. “Frenzied Bite” has no target.

    Then **flee**: discard any card, whatever it says, and move one location. That is your whole turn. Discard “Moonlit Ambush”.
lesson-cards-flee-wrong-pass = And wait for them, revealed? Flee with “Moonlit Ambush”.
lesson-cards-flee-wrong-bite = Who would you bite? Flee with “Moonlit Ambush”.
lesson-cards-flee-wrong-other = Keep that card, it is worth more. Discard “Moonlit Ambush”.

lesson-cards-away =
    To flee you lay a movement card as always. Holtwood (A5), in the west, is a forest.

    Lay west.
lesson-cards-away-right = Hidden again. The hunters look for you farther east.
lesson-cards-away-wrong = Holtwood is a forest, where your last ability works, and out of their way: lay west.

lesson-cards-pass =
    You have no action cards left; the hunters have one each. Only a player with **no more action cards than anybody else** may **pass**; abilities, gear and talents do not count.

    So you may, and they may not: they have to use up what they have, and then it is your turn again. Pass.
lesson-cards-pass-right = The day ends only when **everybody** passes in a row. Whoever has passed plays on if somebody else does. But beware: to have nothing left while the others still have cards is dangerous for a Beast.
lesson-cards-pass-wrong = You could. But it is safe here, and the hunters have to waste their cards: pass.

## 6. The draft

lesson-draft = Cards at dawn
lesson-draft-about = Four players on the large map: packs go round, one card is set aside, and every card has two halves.

lesson-draft-aside =
    Four players: you are Fangrir; Ada, Leon and Nora have a hunter each. The map is larger, with four regions, and you need **four** dead settlers in four days.

    Every dawn action cards are **drafted**. First you set one aside, at random: “Frenzy”. You will get it at the end. Then everybody has three cards, keeps one, and passes the rest to the left: yours go to Ada.

    “Rush” takes **you** three steps, a hunter only two. Keep “Rush”.
lesson-draft-aside-right = Everybody keeps a card at the same time, and nobody sees which. Nora’s two other cards come to you.
lesson-draft-aside-wrong-ensnare = In hunters’ hands this one hurts; a good thought. But without legs you will not live long: keep “Rush”.
lesson-draft-aside-wrong-other = You are not wounded. Keep “Rush”.

lesson-draft-deny =
    Two cards are left. Do not only ask what they do for you: **Ada** gets what you pass on.

    With “Prowl” a hunter makes you show trails next door. With “Hidden Passage” a hunter usually moves just one location. You can use either. Keep “Prowl”.
lesson-draft-deny-right = And that is one question fewer from the hunters.
lesson-draft-deny-wrong = A fine card for you. But then Ada gets “Prowl”, and looks for your trails with it. Keep “Prowl”.

lesson-draft-team =
    Ada’s eyes. She sees what you have passed on. Hunters see each other’s cards and may talk: nobody is wounded, and “Bolster” can wait.

    “Ensnare” brings gear, and a trap for free. Keep “Ensnare”.
lesson-draft-team-right = The others have taken theirs. Whoever already moves well, like Varja with “Blade Dance”, leaves cards for moving to the others.
lesson-draft-team-wrong = Nobody is wounded. Keep “Ensnare”.

lesson-draft-last =
    One card is left for you: “Adapt”. The last one is nobody’s choice. Take it.
lesson-draft-last-right = With “Frenzy”, which was set aside, you hold four action cards, the hunters three each. Three are **unused**: nobody knows which.

lesson-draft-begin =
    You hold more action cards than the hunters, so you may not pass: try it. It is not what you want, either.

    You are in Oakenring (E6), and in Rivermoot (F7) lives a farmer with no hunter near. Play “**Rush**”; we lay south and east for you.
lesson-draft-begin-right = You are in Rivermoot (F7).
lesson-draft-begin-wrong-other = Go there first: play “Rush”.
lesson-draft-begin-wrong-flee = The day has only begun. Play “Rush”.

lesson-draft-frenzy =
    “**Frenzy**”: attack; **if** the target survives, attack it again. What follows an “if” has to happen.

    A farmer has 2 health. Play “Frenzy”.
lesson-draft-frenzy-right = Two bites, one dead farmer: **one of four**. The grudge is yours, because it was your own attack. And it is Helga’s turn, while you stand there revealed. Was it worth it? That is what you will ask yourself every day.
lesson-draft-frenzy-wrong-done = On tiptoe, past a lonely farmer? Play “Frenzy”.
lesson-draft-frenzy-wrong-other = That deals 1 wound, and the farmer has 2 health. Play “Frenzy”.

## 7. Traps and reactions

lesson-traps = Traps and reactions
lesson-traps-about = Three players: a trap is laid and springs, a shield is raised, and the Beast has a card for such moments, too.

lesson-traps-gear =
    Three players: you are **Krim**, who builds traps, in Vargholm (G3). Nora is Iona, in Ostervik (I4). Leon is the Beast, and he has just taken a talent that you all saw: “Intuition”.

    “**Ensnare**” gains gear, and then a trap from your hand may be laid for free. Play it.
lesson-traps-gear-wrong-other = Good, but first the trap: play “Ensnare”.
lesson-traps-gear-wrong-flee = The farmer behind you would not like that. Play “Ensnare”.

lesson-traps-take =
    Three pieces of gear are face up. “**Fire Trap**” deals the Beast 1 wound and would cost 2 grudges.

    Take it.
lesson-traps-take-right = Leon has seen what you took. But he will not know where it waits, nor for what.
lesson-traps-take-wrong-top = Who knows what it is? Take “Fire Trap”.
lesson-traps-take-wrong-other = You will get more gear in a moment. First “Fire Trap”.

lesson-traps-lay =
    Now lay it. “Ensnare” makes it free.
lesson-traps-lay-wrong = In your hand it does not bite anybody. Lay it.

lesson-traps-region =
    A trap is not laid on one location: it waits in a whole **region**, at most three in each.

    Choose Elkwold, where Vargholm (G3) is.
lesson-traps-region-wrong = The Beast was last seen in the middle, and you guard Vargholm. Choose Elkwold.

lesson-traps-habitat =
    And for a **habitat**. When the Beast is revealed in Elkwold in this habitat, the trap springs. Only you and Nora know which.

    Where must it show itself if it wants the farmer? In a settlement.
lesson-traps-habitat-right = Face down in Elkwold, waiting for a settlement: Vargholm (G3) or Ostervik (I4), it is all the same.
lesson-traps-habitat-wrong = It may come that way. But it has to attack the farmer in the settlement: choose that.

lesson-traps-wall =
    Your blue card is still there. “**Snare-smith**” gains gear, too. We take “**Shield Wall**”: a **reaction**.

    A reaction is played on an **opponent’s** turn, when what it names happens. Play “Snare-smith”.
lesson-traps-wall-right = Nora waits near Ostervik (I4). And there it is, in Vargholm (G3), jumping at the farmer! It is revealed, and **before** the attack your trap springs: 1 wound.
lesson-traps-wall-wrong = Something is in the air. Get yourself a shield: play “Snare-smith”.

lesson-traps-sprung =
    The trap is used up. Now the attack itself. The Beast attacks where you are, so you may play “Shield Wall”: it costs 1 grudge, and prevents 1 wound.

    A reaction comes **before** what caused it. Play it.
lesson-traps-sprung-right = The bite goes into the shield and the farmer is not hurt. And now it is your turn, with a revealed wolf beside you.
lesson-traps-sprung-wrong = The farmer trusts you. Play “Shield Wall”.

lesson-traps-hunt =
    There it stands. “**Hunt**”!
lesson-traps-hunt-right = The card is on the table, but before it happens, Leon looks up…
lesson-traps-hunt-wrong-other = It stands **beside you**. Play “Hunt”!
lesson-traps-hunt-wrong-flee = Flee? You? Play “Hunt”!

lesson-traps-sense =
    Leon’s eyes. “**Intuition**”: when a hunter plays “Hunt”, move 1. It costs 1 grudge.

    React.
lesson-traps-sense-wrong = And take a second wound? React with “Intuition”.

lesson-traps-slip =
    Where to? Krim is here. Iona waits in Coldforge Mine (H4), right beside Birchmoor (H3) and Larkwood (G4).

    Lay west.
lesson-traps-slip-right = Only now “Hunt” happens, and there is nobody in Vargholm (G3) any more. Leon is hidden again, with one card. Everybody saw him take “Intuition” this morning: whoever remembers face-up cards hunts better.
lesson-traps-slip-wrong-stay = Then you have paid for nothing. Lay west.
lesson-traps-slip-wrong-iona = There Iona would reach you in one step. Lay west.

## 8. The pack

lesson-pack = The pack
lesson-pack-about = Wolves: where they appear, what they do, who they bite; a growing forest; and a card that copies another one.

lesson-pack-wolf =
    Every Beast has creatures of its own; Fangrir has three **wolves**. You are in Amberwood (F4), and both hunters sit in Hallowstead (C3), far to the west.

    “**Summon Wolf**” is a step for you and something for the pack, in any order. Play it; we begin by placing a wolf.
lesson-pack-wolf-wrong-other = Alone? Today you have company: play “Summon Wolf”.
lesson-pack-wolf-wrong-flee = From whom? Play “Summon Wolf”.

lesson-pack-place =
    A wolf appears at most **two** locations from where you **really** are, and only in your habitat, the forest. The Old Heart (E5) counts as everything but a settlement.

    Place it in Larkwood (G4), beside Vargholm (G3).
lesson-pack-place-right = A wolf is seen by everybody, and has 1 health. It does not reveal you, though hunters may count: she cannot be far away. This time you save your own step.
lesson-pack-place-wrong = A bit far from the farmer. Place it in Larkwood.

lesson-pack-send =
    The red “**Incite**” is for the pack, too: place a summon, or act with all of them. Play it.
lesson-pack-send-wrong-done = The wolf wants to run. Play “Incite”.
lesson-pack-send-wrong-other = You would be revealed. Let the wolf work: play “Incite”.

lesson-pack-act =
    It is always a choice: **place** one wolf, or take one action with **every** wolf on the map, each one as you like.

    Act.
lesson-pack-act-wrong = More wolves, later. Now act with the one you have.

lesson-pack-go =
    A wolf’s action: move 1, attack for 1 wound, or use its skill, “Pounce”: a step, and if it lands in a forest, a bite.

    Your wolf needs a forest only to appear. It may go anywhere: to Vargholm (G3).
lesson-pack-go-right = Now the hunters have to choose: follow you, or save the farmer. They come running.
lesson-pack-go-wrong-ability = “Pounce” bites only in forests, and in Vargholm it would only be a step. Just go there.
lesson-pack-go-wrong-other = The farmer lives in Vargholm. Go there.

lesson-pack-copy =
    “Summon Wolf” is discarded, but “**Adapt**” lets you use one of your discarded abilities as if it were this card. What that card needs must be met; what it costs is not paid.

    Play it. We copy “Summon Wolf”, and act.
lesson-pack-copy-right = The copied card stays where it is, and the wolf bares its teeth.
lesson-pack-copy-wrong-other = Then the wolf only waits. Play “Adapt”.
lesson-pack-copy-wrong-flee = Helga is close, but not that close. Play “Adapt”.

lesson-pack-bite =
    The wolf stands before the farmer. Attack.
lesson-pack-bite-right = One wound. If a wolf kills a settler, that counts for your victory, but the **grudges** are lost: you gain them only for your own kills. And you are still hidden.
lesson-pack-bite-wrong = It has come all the way for this. Attack the farmer.

lesson-pack-growth =
    Another day. You are in Leech Marsh (F3), a swamp, so “Moonlit Ambush” cannot be played: try it.

    But you have a talent, “**Treacherous Growth**”: it **transforms** every nearby location, your own as well, into your habitat. It costs 1 grudge. Play it.
lesson-pack-growth-right = Five locations are forests now, even Vargholm (G3). But everybody can see the middle of them, and that is where you are.
lesson-pack-growth-wrong-other = First let the forest grow: play “Treacherous Growth”.
lesson-pack-growth-wrong-flee = You want to stay here. Play “Treacherous Growth”.

lesson-pack-den =
    Every forest is a home for wolves. Play “**Incite**”; we place one, right **in** Vargholm (G3).
lesson-pack-den-right = And a trap that waits for a settlement would not spring in Vargholm (G3) any more. Hunters transform, too, always into settlements. What counts is what a location was last turned into.
lesson-pack-den-wrong-done = A new den, and nobody in it? Play “Incite”.
lesson-pack-den-wrong-other = That works, and reveals you. Let a wolf work for you: play “Incite”.

## 9. The night

lesson-night = Night, and dawn again
lesson-night-about = How a day ends, rewards, healing, upgrades, a draft for two hunters of one player, and how it all ends.

lesson-night-over =
    The end of the first day. Leon’s Beast, Helga and Assar hold two action cards each: nobody has more than anybody else. Leon has passed, Helga has passed.

    If Assar passes, too, all have passed in a row, and the day is over. Pass.
lesson-night-over-right =
    The night has four steps. First **rewards**: your goal for this night was a wounded Beast, and Helga has seen to that. 1 grudge and 1 piece of gear for each hunter: Helga takes “Torch”, Assar “Outpost”.

    Then **new cards**: action cards are put away, abilities come back to hand, three new talents and three pieces of gear are turned up. You keep the gear and talents in your hand.
lesson-night-over-wrong-other = The Beast is far away, and your abilities come back tonight anyway. Pass.
lesson-night-over-wrong-flee = Where to? It is getting dark. Pass.

lesson-night-beast =
    Then **healing**: animals, settlers and watchtowers lose their wounds. Living hunters and the Beast do not!

    Then **upgrades**, the Beast first. Leon’s eyes: 2 grudges. “Deadly Blows”, 2 wounds with every attack, costs 4: try it. “**Bloodlust**” lets you run after a kill. Unlock it.
lesson-night-beast-right = **Lasting** upgrades, the red ones, work to the end of the game; yellow ones happen **once**, at once. Leon has spent everything.
lesson-night-beast-wrong-done = Saving is allowed. But today unlock “Bloodlust”.
lesson-night-beast-wrong-other = Not bad either. In this lesson, “Bloodlust”.

lesson-night-free =
    Your turn: every hunter pays with their own grudges. Helga has 5, and may unlock as much as she can pay for.

    “**Foresight**” costs nothing, but works only once it is unlocked. Unlock it.
lesson-night-free-right = After every draft you will see one of the unused action cards. For 2 grudges Helga unlocks “Third Eye”, too: “Seer” will do both.
lesson-night-free-wrong-done = It costs nothing! Unlock “Foresight”.
lesson-night-free-wrong-other = In a moment. First what is free: “Foresight”.

lesson-night-veteran =
    Assar has 7 grudges; with “Avarice” a hunter in a settlement gains 2.

    “**Veteran**” costs 3, and his “Hunt” deals 2 wounds. Unlock it.
lesson-night-veteran-right = The night is over, and the next dawn begins with a draft.
lesson-night-veteran-wrong-done = You might regret that. Unlock “Veteran”.
lesson-night-veteran-wrong-other = With 7 grudges you can do better: “Veteran”.

lesson-night-dawn =
    With **two** players both are dealt six cards. Leon keeps one at each step, you keep **two**: one for each hunter. Then the packs change hands.

    First legs: keep “Rush”.
lesson-night-dawn-wrong = Without legs you do not catch a wolf. Keep “Rush” first.

lesson-night-second =
    And something to search with. “**Pursuit**”: move 1, and if there are trails, search.

    Keep it.
lesson-night-second-right = So it goes on, with packs of five, three and two. Leon has four cards, you have eight.
lesson-night-second-wrong = There are few cards that search. Keep “Pursuit”.

lesson-night-share =
    Now you share them out: four for Helga, four for Assar. From now on they are two hands, and for passing each one counts separately.

    Assar deals 2 wounds with “Hunt”, so he must get there. Give him “Rush”.
lesson-night-share-right = “Incite”, “Bolster” and “Avarice” go with it. And “Foresight” shows you: “Ensnare” is unused, so nobody has it. Day 2!
lesson-night-share-wrong-search = Helga can use that better, close to the trails. Give him “Rush”.
lesson-night-share-wrong-other = First the legs: give him “Rush”.

lesson-night-end =
    The **last** day of another game. Leon has killed nobody but a sheep; two have passed. Pass, and the last day is over.
lesson-night-end-right =
    Your hunters **win**: all days have passed. That is checked at once, before the night. The Beast wins the moment enough settlers are dead, the hunters the moment it dies.

    Now you know it all. For a first game take the option with fixed hands, and **aids**: they shade where the Beast can be. Good hunting, on whichever side.
lesson-night-end-wrong = There is nothing more you have to do. Pass.
