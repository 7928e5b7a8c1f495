## How it was won or lost

decided-won = { $armed ->
    [yes] On turn { $turn } { $she } strikes the last blow with { $item_with }. { $killer } will not get up again.
   *[no] On turn { $turn } { $she } strikes the last blow with her bare hands. { $killer } will not get up again.
}
decided-lost = On turn { $turn } { $killer } strikes the last blow: { $n } damage.
