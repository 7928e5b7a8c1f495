## Jak rozstrzygnęła się gra

decided-by = { $reason ->
    [beast-died] { $slain ->
        [yes] { $beast } nie żyje: ostatni cios zadaje { $by }.
       *[no] { $beast } nie żyje.
    }
    [settlers-died] Zginęło dość osadników.
    [days-over] Minął ostatni dzień, a osadnicy przetrwali.
    [caravan-late] Karawana nie zdążyła.
   *[caravan-arrived] Karawana dotarła do schronienia.
}
