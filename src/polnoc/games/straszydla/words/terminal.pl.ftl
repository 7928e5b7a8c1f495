game-name = Straszydła
game-blurb = Miejskie legendy są głodne. Planujcie w tajemnicy, zbierajcie strach w dzielnicach dnia i nocy, toczcie pojedynki i wyżywcie pięć straszydeł ze swojego paktu, zanim zrobią to inni.
game-players = 2, 3 lub 4 graczy
game-minutes = 45–90 minut
game-begin-first = Zacznij pierwszą grę

# Co terminal pokazuje ze stołu.

board-before = Przygotowanie gry
board-time = { $night ->
    [0] Dzień (pora { $period }), runda { $round } z 4. Kartę dnia i nocy ma { $name }.
   *[1] Noc (pora { $period }), runda { $round } z 4. Kartę dnia i nocy ma { $name }.
}
board-city = { "" }
board-signs = W dzień: ~ woda, › powietrze, △ ogień, □ ziemia. W nocy: ≈ » ▲ ■. Centrum: ◆, zawsze. Dalej: ^ przedmieście, ! straszenie, * diabliki, liczba kostek, × znacznik STOP, litery pionków.
board-element = { $element ->
    [0] woda
    [1] powietrze
    [2] ogień
    [3] ziemia
   *[4] dowolny żywioł
}
board-district = Kostki do zebrania: { $number } { $card }, { board-element }: { $count }
board-top-spook = Stos ({ board-element }): { $card } { $day }/{ $night }, cena { $price }
board-top-imp = Diabliki ({ board-element }): { $card }
board-player = { $me ->
    [yes] { $letter } { $name } (ty): woda { $water }, powietrze { $air }, ogień { $fire }, ziemia { $earth }, energia { $energy }, groza { $dread }; straszydła { $spooks }, siła { $strength }; diabliki { $imps }
   *[no] { $letter } { $name }: woda { $water }, powietrze { $air }, ogień { $fire }, ziemia { $earth }, energia { $energy }, groza { $dread }; straszydła { $spooks }, siła { $strength }; diabliki { $imps }
}
board-spook = { $fed ->
    [yes] Straszydło { $card }, { board-element }: najedzone
   *[no] Straszydło { $card }, { board-element }: apetyt { $needs }
}
board-imp = Diablik { $card }
board-pact = Pakt: woda { $water }, powietrze { $air }, ogień { $fire }, ziemia { $earth }. Brakuje straszydeł: { $missing }.
