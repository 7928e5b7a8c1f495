# 10. Puppets and traps

lesson-puppets = Puppets and traps
lesson-puppets-about = Geppetto and his puppets, a pit in the way, iron jaws in a box of junk.

lesson-puppets-leash =
    Massacre at the funfair. **Geppetto** has three **puppets**: in each of his phases one appears beside him, and then they go for people. A puppet has 1 health and ends its moves at most 2 spaces from him.

    You have bought “Search”. Finish buying and watch.
lesson-puppets-leash-right = The puppet walked to the Cabinet of Curiosities, and he followed. And something else was set up on the way: there is a **hazard** on the Midway now, a wolf pit. It will stay there to the end. Whoever was already there is safe; whoever enters falls in. Geppetto and his puppets know very well where not to step.
lesson-puppets-leash-wrong = Later. Finish buying and watch.

lesson-puppets-pit =
    Two steps. The Hall of Mirrors can be searched, and two routes of the same length lead there: by the Midway and by the Shooting Gallery. In the pit victims **die**, and you lose 1 health whenever you enter.

    Go round the pit.
lesson-puppets-pit-right = By the Shooting Gallery, without a scratch, and two people come with you.
lesson-puppets-pit-wrong-pit = The wolf pit is there: 1 health for nothing. Go by the Shooting Gallery.
lesson-puppets-pit-wrong-other = The Hall of Mirrors is the place to search. Go by the Shooting Gallery.

lesson-puppets-trap =
    The Hall of Mirrors. The string shears are face up on the deck. Play “Search”.
lesson-puppets-trap-right = Two successes, two cards: the shears and… a **trap**. A trap can neither be kept nor put back. You take the other card as usual, then the jaws snap shut: 1 health is gone, and you cannot leave the space. That is a **status effect**; it lies beside the events until it ends.
lesson-puppets-trap-wrong-end = Not yet. The shears are on top: play “Search”.
lesson-puppets-trap-wrong-other = The shears first: play “Search”.

lesson-puppets-free =
    Every status effect says what ends it. The cobra’s poison passes when something **heals** you. The jaws have to be pried open, and that takes **2 time**.

    Pry the jaws open.
lesson-puppets-free-right = Two time, and your leg is free. Without time you can sit in the jaws and put it off, as long as nobody is coming.
lesson-puppets-free-wrong-end = You cannot run with the jaws on your leg. Pry them open.
lesson-puppets-free-wrong-other = The leg first: pry the jaws open.

lesson-puppets-curtain =
    You stay, shears in hand. There are two puppets by now. Finish buying.
lesson-puppets-curtain-right = “Curtain Up”: Geppetto appears in your space, all his puppets with him, and each strikes once. Before that, the person he stood beside had died: the others panic.
lesson-puppets-curtain-wrong = He is coming whatever you buy. Finish buying.

lesson-puppets-aim =
    “Weak Attack” is on the table. **Him or them?** An attack hits either the killer or the minions of a space, never both, and damage left over from one side does not pass to the other. The shears add 2 to a “Weak Attack”.

    Only his death wins. But two puppets are two blows a turn, and one of his dark powers keeps him alive as long as all three stand. Cut the strings.
lesson-puppets-aim-right = Two puppets with one cut. They will be back, one a turn, but this turn is yours.
lesson-puppets-aim-wrong = That is the aim in the end. But with two puppets at your back? Strike the puppets.
