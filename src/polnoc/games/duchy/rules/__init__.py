"""The rulebook as frames, one module per chapter.

- `rounds`     SETUP-07, GOAL: rounds until somebody has won
- `setup`      SETUP, P4: dealing, hiding
- `turns`      TURN, USE, card 2: the course of a turn, carrying out a card
- `questions`  ASK: blue cards
- `guesses`    GUESS: naming a lair
- `stack`      cards 8 and 10, drawing
- `scoring`    P2, P3, P4: the reward for finding a lair
"""
