# The reasons for a hint in 13 Duchów.

advice-lots = The expert draws lots here: a habit could be read.
advice-only = There is nothing else to choose.

# Before the first turn.
advice-hide = To a rival who has asked nothing yet, { $count } lairs are equally likely, so no lair is safer than another.
advice-settle = To the rivals, all { $count } lairs of your team are equally likely, so no lair is safer than another.
advice-keep = Both cards stay with your team, whoever holds them.

# How often, in a sentence such as "This guess is right …".
advice-chance = { $percent ->
    [0] never
    [50] half of the time
    [100] for certain
    [one] once in 100 times
   *[other] { $percent } times in 100
}

# Questions.
advice-question = Ask: { OR($numbers) }?
advice-question-from = Ask: { $number } or higher?
advice-split = { $seat } can hide in { $count } places: YES leaves { $yes } of them, NO leaves { $no }.
advice-known = { $answer ->
    [yes] { $seat } can only answer YES, so this tells you nothing new there.
   *[no] { $seat } can only answer NO, so this tells you nothing new there.
}
advice-silent = { $seat } has a shield and will not answer.

# Guesses.
advice-name = Name { AND($numbers) }.
advice-sure = { $seat } can hide only in { OR($numbers) }: this guess cannot miss.
advice-if-wrong = { $left ->
    [1] if it is wrong, you know the lair
    [one] if it is wrong, { $left } place is left
   *[other] if it is wrong, { $left } places are left
}
advice-guess-few = { $seat } can hide only in { OR($numbers) }. This guess is right { advice-chance }; { advice-if-wrong }.
advice-guess = { $seat } can hide in { $count } places. This guess is right { advice-chance }; { advice-if-wrong }.
advice-hits = This guess finds somebody { advice-chance }.
advice-place = { $count ->
    [one] { $seat } can hide in only { $count } place, and this guess names it.
   *[other] { $seat } can hide in { $count } places; this guess names { $named } of them.
}
advice-not-there = { $seat } cannot hide there.
advice-named = { $count ->
    [one] { $seat } has named { AND($numbers) } this round. Hardly anybody names their own lair, so the expert thinks it less likely.
   *[other] { $seat } has named { AND($numbers) } this round. Hardly anybody names their own lair, so the expert thinks them less likely.
}
advice-shield = You also do not answer blue cards until your next turn.
advice-kept = Card { $card } goes to the box unseen; face up it would show that you do not hide there.
advice-kept-team = Card { $card } goes to the box unseen; face up it would show that nobody on your team hides there.

# The stack, and card 2.
advice-look = { $count ->
    [0] The stack is empty, so there is nothing to look at.
    [one] You will see { $count } card of the stack: no rival hides there.
   *[other] You will see { $count } cards of the stack: no rival hides there.
}
advice-blind = Even made blindly, that guess would find somebody { advice-chance }.
advice-look-first = { $count ->
    [0] The stack is empty, so there is nothing to look at first.
    [one] Before that you see { $count } card of the stack, where no rival hides: the guess can only get better.
   *[other] Before that you see { $count } cards of the stack, where no rival hides: the guess can only get better.
}
advice-top-mine = You draw the top card at the end of this turn, so leave the one that helps you most. As things stand:
advice-top-theirs = A rival draws from this stack next, so leave the card that helps least.
advice-under = The order of the cards at the bottom makes no difference to the expert.
advice-copy = Best used to repeat card { $card }.
advice-extra = You draw a card and play again at once, before anybody else.

# The player's own lair.
advice-hurry = { $count ->
    [1] Hurry: anybody can work out where you hide.
   *[other] Hurry: anybody can work out that you hide in one of { $count } places.
}

# What another choice would gain.
advice-other-guess = Such a guess is right { advice-chance }.
advice-other-hits = Such a guess finds somebody { advice-chance }.
advice-other-known = You would know the answer before it is given.
advice-other-split = There YES would leave { $yes ->
    [one] { $yes } place
   *[other] { $yes } places
}, NO would leave { $no }.

# Two players: other choices, with the rounds that they cost.
advice-worse-rounds = { $grade ->
    [little] A little worse
    [clear] Clearly worse
   *[much] Much worse
} (about { $rounds ->
    [one] { $rounds } fewer win in 100 rounds
   *[other] { $rounds } fewer wins in 100 rounds
}): { $actions }.

# More players: other choices, with the turns that they cost.
advice-worse-turns = { $grade ->
    [little] A little worse
    [clear] Clearly worse
   *[much] Much worse
} (about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} lost): { $actions }.
