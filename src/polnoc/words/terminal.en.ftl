# The terminal, records and the command line.

play-promise = The seed of this game is fixed and secret. Its SHA-256: { $commitment }
play-how = Type the number of an option, or what you want to do. “help” tells more.
play-curtain = { $name }: your turn. The others look away. Press Enter when you are alone with the screen.
play-read = Press Enter to hide your screen.
play-saved = The game is saved: { $path }
play-kept = The game is kept in { $path }. Replay it with “polnoc replay”, check it with “polnoc verify”.
play-revealed = The seed was { $seed }
play-won = { $count ->
    [one] { AND($names) } wins
   *[other] { AND($names) } win
}
play-known = The dice of this day follow from its date: they are the same in every terminal, and not secret. Servers have dice of their own. The seed: { $seed }, its SHA-256: { $commitment }
play-lost = Defeat
play-help =
    Answer with the number of an option, or in words, for example: { $action }.
    Several answers at once: put commas between them.
    Several steps at once: + and the number of a proposal, for example: +1.
    table       the table again
    log         everything that has happened
    card …      what a card does, for example: card { $card }
    rules       the rulebook; rules { $rule }: one rule
    why …       why something is or is not possible, for example: why { $action }
    hint        what an expert would do, and why
    undo        take back your last move, if it told nobody anything; in a game for one, any move
    film        the game so far as a story, if it can be told
    aids        show or hide the deduction sheet
    save FILE   keep a copy of the game
    quit        leave; go on later with: polnoc play --resume
play-help-notation = In words: { $verbs }
play-no-such-proposal = There is no proposal “{ $said }”: write + and a number up to { $count }.
play-no-such-option = There is no option { $number }: choose from 1 to { $last }.
play-help-hint = Type “help” for everything you can type.
notation-empty = Write an action.
notation-near = No action is called “{ $name }”. Did you mean “{ $near }”?
notation-unknown = No action is called “{ $name }”. There are: { $verbs }.
notation-count = { $expected ->
    [0] “{ $verb }” stands alone, without a number.
    [one] “{ $verb }” takes { $expected } number. Write: { $usage }.
   *[other] “{ $verb }” takes { $expected } numbers. Write: { $usage }.
}
notation-number = “{ $word }” is not a whole number. Write: { $usage }.
notation-range = “{ $said }” is out of range. Write: { $usage }.
play-card-usage = Write the number of a card, for example: card { $card }
play-possible = “{ $action }” is possible now.
play-no-undo = This cannot be taken back: you have not moved yet, or somebody has learned something from your last move.
play-undone = Taken back: { $action }
play-no-film = This game cannot be told as a story.
play-save-usage = Say where to, for example: save my-game.json
play-save-failed = { $path } could not be written: { $problem }. The game itself is safe.

name-person = Player { $number }
name-bot-1 = Owl
name-bot-2 = Cat
name-bot-3 = Moth
name-bot-4 = Hare

level-you = a person
level-random = random
level-novice = novice
level-regular = regular
level-expert = expert

record-title = { $game }, rules version { $rules }
record-seats = At the table: { AND($seats) }
record-promise = Promised before the game, SHA-256 of the seed: { $commitment }
record-revealed = The seed: { $seed }
record-unfinished = The game is not finished.

verify-promised = ✓ The seed is the one that was promised before the game.
verify-not-promised = ✗ The seed is NOT the one that was promised before the game.
verify-live = ✓ The seed came from the operating system’s generator.
verify-simulated = · This is a simulation: its seed was chosen by hand.
verify-parts = ✓ The seed is mixed from the server’s number and a number from the browser of: { AND($names) }.
verify-dealt-anew = · The cards were dealt again before the first move; the seed follows from the server’s number.
verify-replays = { $answers ->
    [one] ✓ { $answers } answer follows the rules;
   *[other] ✓ { $answers } answers follow the rules;
} { $chances ->
    [one] { $chances } draw follows from the seed; every position is as recorded.
   *[other] { $chances } draws follow from the seed; every position is as recorded.
}
verify-fails = ✗ The record cannot be replayed: { $problem }
verify-undone = { $count ->
    [one] · { $count } move was taken back during the game.
   *[other] · { $count } moves were taken back during the game.
}
verify-honest = The record is honest.
verify-dishonest = The record is NOT honest.

games-broken = Cannot be used: { $problem }
rules-none = no rule mentions “{ $about }”
