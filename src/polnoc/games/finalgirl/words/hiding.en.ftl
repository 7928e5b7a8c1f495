## Enemies without health, and what they hide

does-new-terror = { $n ->
    [one] put { $n } card that nobody has seen on the terror deck
   *[other] make a new terror deck of { $n } cards that nobody has seen
}
holds-free-cards-cost = cards that cost 0 cost { $n } when you buy them
event-new-terror = { $n ->
    [0] No terror card is left for a new deck.
    [one] A new terror deck: { $n } card.
   *[other] A new terror deck: { $n } cards.
}
item-hidden = hidden in the item decks, and never discarded
refused-no-health = { $card }: nothing can hurt this enemy. Find what it hides, and leave.

draw-no-health = cannot be hurt
draw-killer-no-health = { $killer }. It has no health and cannot be attacked. Attack { $attack }, move { $move }. Terror cards left: { $terror }.
draw-score-no-health = Rescued: { $rescued }. Dead: { $dead }.
board-killer-no-health = { board-killer-name }: cannot be hurt, bloodlust { $row } of { $rows } (attack { $attack }, movement { $move })
poster-enemy-no-health = { $difficulty ->
    [0] cannot be hurt
    [1] cannot be hurt, easier than others
    [2] cannot be hurt, hard
   *[3] cannot be hurt, very hard
}

## Hints

advice-plan-seek = The expert looks for “{ $card }” this turn.
advice-plan-leave = The expert makes for an exit with “{ $card }”: that wins the film.
advice-sought = “{ $card }” is among the unseen cards { $space_at } { advice-chance }.
advice-sought-up = “{ $card }” is face up { $space_at }!
advice-carry-out = You have “{ $card }”. The nearest open exit is { $space }, { advice-steps-away }.
