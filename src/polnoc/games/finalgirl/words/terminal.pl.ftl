game-name = Final Girl
game-blurb = Ostatnia dziewczyna kontra potwór. Biegnij, ratuj, kogo się da, zbieraj siły i odwagę, a potem przestań uciekać. Gra dla jednej osoby: pięć faz w każdej turze, na końcu świt albo cisza.
game-players = 1 osoba
game-minutes = 20–40 minut
game-begin-first = Zacznij pierwszy film
game-way-solo = solo
game-way-solo-how = Ty przeciw mordercy. Wybierz, kto poluje, gdzie i na kogo; resztę rozstrzygnie los.
game-choose-bots = Wybierz film
game-aids = Szanse i zasięg
game-aids-how = Przed rzutem widać szanse, a na mapie miejsca, do których wrogowie dojdą jednym ruchem.

# Co terminal pokazuje ze stołu.

board-heroine = { $time ->
    [-1] { $card }: zdrowie { $health }/{ $most } ({ board-breath }), horror { $horror } (kości: { $dice }), czas się skończył
   *[other] { $card }: zdrowie { $health }/{ $most } ({ board-breath }), horror { $horror } (kości: { $dice }), czas { $time }
}
board-breath = { $breath ->
    [white] biały żeton
   *[black] czarny żeton
}
board-killer-name = { $killer ->
    [hammer] Hans
    [parade] Geppetto
    [pack] Wataha
    [dream] Dr Dreszcz
    [wrath] Inkanyamba
    [haunting] Poltergeist
    [sky] Chmara
   *[other] Wróg
}
board-killer = { board-killer-name }: zdrowie { $health }/{ $most } ({ board-breath }), żądza krwi { $row } z { $rows } (atak { $attack }, ruch { $move })
board-counts = Tura { $turn }. Karty terroru: { $terror }. Ofiary uratowane: { $rescued }, martwe: { $dead }.
board-event = Wydarzenie: { $card }
board-minor = Pomniejsza mroczna moc: { $card }, zdrowie { $health }
board-power = Mroczna moc: { $card }
board-finale = Zakończenie: { $card }
board-deck = { $card ->
    [none] {"    "}przedmioty: { $count }, wierzch zakryty
   *[other] {"    "}przedmioty: { $count }, na wierzchu { $card }
}
board-signs = @ ty, ☠ morderca, ▲ sługusi, ● ofiary, ★ ofiara specjalna, ⇒ wyjście, × zamknięte, ? przeszukanie, ^ potrzask, * fajerwerki, ~ łódź; na końcu numery sąsiednich pól
board-held = { $uses ->
    [0] W dłoniach: { $card }
   *[other] W dłoniach: { $card } (użycia: { $uses })
}
board-bag = { $uses ->
    [0] W plecaku: { $card }
   *[other] W plecaku: { $card } (użycia: { $uses })
}
board-card = { $count ->
    [1] Na ręce: { $card }
   *[other] Na ręce: { $card } ×{ $count }
}
