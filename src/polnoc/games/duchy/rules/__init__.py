"""The rulebook as frames, one file a chapter.

- `rounds`     SETUP-07, GOAL: rounds until somebody has won
- `setup`      SETUP, P4: dealing, hiding
- `turns`      TURN, USE, card 2: what a turn is, how a card is carried out
- `questions`  ASK: blue cards
- `guesses`    GUESS: naming a lair
- `stack`      cards 8 and 10, drawing
- `scoring`    P2, P3, P4: what finding a lair brings
"""
