## How it was won

decided-by = { $decided ->
   *[pact] Every spook of the pact has eaten: { $pact }.
    [fed] Several pacts were fulfilled; the winner fed more spooks.
    [dread] Several pacts were fulfilled; the winner had more dread left.
    [later] Several pacts were fulfilled, with equal dread; the winner was later in turn order in the first time of day.
    [strength] Several pacts were fulfilled; the winner’s fed spooks are stronger.
    [cubes] Several pacts were fulfilled; the winner had more fear and energy left.
    [turn] Several pacts were fulfilled, and all else was equal; turn order decided.
    [shared] The pacts were fulfilled together.
    [least] Nobody fulfilled a pact by the last time of day; whoever lacked least wins.
}
