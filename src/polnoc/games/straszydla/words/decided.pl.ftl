## Jak rozstrzygnęła się gra

decided-by = { $decided ->
   *[pact] Najadły się wszystkie straszydła z paktu: { $pact }.
    [fed] Wypełniono kilka paktów; rozstrzygnęła liczba nakarmionych straszydeł.
    [dread] Wypełniono kilka paktów; rozstrzygnęła groza, która została.
    [later] Wypełniono kilka paktów, a grozy zostało tyle samo; rozstrzygnęła kolejność w pierwszej porze dnia.
    [strength] Wypełniono kilka paktów; rozstrzygnęła siła nakarmionych straszydeł.
    [cubes] Wypełniono kilka paktów; rozstrzygnęły strach i energia, które zostały.
    [turn] Wypełniono kilka paktów i wszystko było równe; rozstrzygnęła kolejność gry.
    [shared] Pakty wypełniono razem.
    [least] Do ostatniej pory dnia nikt nie wypełnił paktu; rozstrzygnęło, komu brakuje najmniej.
}
