# Hints: what to do and why. A game adds its own reasons.

advice-title = Hint
advice-follow = Do that
advice-do = An expert would choose: { $action }
advice-any = No bot knows this game well yet: this is just one of the possible choices.

# Other choices, after the one that is recommended.
advice-same = About as good: { $actions }.
advice-worse = { $grade ->
    [little] A little worse: { $actions }.
    [clear] Clearly worse: { $actions }.
   *[much] Much worse: { $actions }.
}

# Why there is no hint.
advice-off = This table plays without hints.
advice-not-yours = Hints are only for the player who has to choose now.
advice-busy = Somebody at this table is already waiting for a hint. Try again in a moment.
advice-none = No hint came in time. Try again in a moment.
