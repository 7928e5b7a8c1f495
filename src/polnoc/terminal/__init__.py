"""Playing at one terminal: alone, against bots, or taking turns at one keyboard.

- `seats`     who sits where: `you,expert,you:Ania`
- `screen`    drawing and asking
- `game_loop` the loop of a game
- `saves`     where games are saved
- `my_games`  results of finished games
"""
