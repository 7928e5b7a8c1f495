## Jak rozstrzygnęła się gra

decided-won = { $armed ->
    [yes] W turze { $turn } { $she } zadaje ostatni cios { $item_with }. { $killer } już nie wstanie.
   *[no] W turze { $turn } { $she } zadaje ostatni cios gołymi rękami. { $killer } już nie wstanie.
}
decided-lost = W turze { $turn } { $killer } zadaje ostatni cios. Obrażenia: { $n }.
