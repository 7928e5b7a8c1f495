# Words on the drawing of the table, and for screen readers.

draw-seats = Players and points
draw-plate = { $state ->
    [won] Wins
    [active] To play now
    [found] Found
   *[waits] Waiting
}, points: { $points } of { $target }
draw-house = { $deck ->
    [none] House
   *[other] House of team { $deck }
}
draw-about-house = { $count ->
    [0] All windows are dark.
   *[other] Open windows: { $open }.
}
draw-round = Round { $round }
draw-team = Team { $team }
draw-window-open = Window { $card }: lit, nobody hides here.
draw-window-gone = Window { $card }: boarded up, nobody hides here.
draw-window-dark = Window { $card }: dark.
draw-note-hand = You hold this card.
draw-note-lair = This is your lair.
draw-note-seen = You know where this card is.
draw-note-seat = { $name } hides here.
draw-door = Door: { $name }
draw-own-door = how the others see you
draw-door-empty = choosing a lair
draw-door-closed = hiding
draw-door-found = found
draw-door-open = the lair is shown
draw-open = hid here
draw-found = found
draw-shield = shielded
draw-silent = shield
draw-possible = { $count } possible
draw-possible-numbers = possible numbers: { $numbers }
draw-no-answers = no questions yet
draw-even = even
draw-tray = Your cards, the stack and the box
draw-piles = The stack and the box
draw-lair = lair
draw-hand = in hand
draw-top = on top
draw-under = at the bottom
draw-none = none
draw-choice = Cards to choose from
draw-stack = { $deck ->
    [none] In the stack
   *[other] In the stack of team { $deck }
}: { $count }
draw-stack-short = stack
draw-box = In the box: { $count }
draw-box-short = box
draw-may-use = use
draw-may-guess = guess
draw-may-extra = draw
draw-may-hide = hide
draw-may-settle = partner
draw-may-keep = keep
draw-may-copy = copy
draw-may-top = on top
draw-may-under = bottom
