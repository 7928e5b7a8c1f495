## What is from the rulebook and what is ours

origin-cards = All thirteen cards: numbers, colours and effects. The rulebook does not print numbers beside all effects; those of 1, 6, 7, 8, 9 and 10 follow from its order and from the others.
origin-other = The name of the box.
