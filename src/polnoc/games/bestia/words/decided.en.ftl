## How it was won

decided-by = { $reason ->
    [beast-died] { $slain ->
        [yes] { $beast } is dead: the last blow is struck by { $by }.
       *[no] { $beast } is dead.
    }
    [settlers-died] Enough settlers have died.
    [days-over] The last day is over, and the settlers have held out.
    [caravan-late] The caravan has not arrived in time.
   *[caravan-arrived] The caravan has reached its refuge.
}
