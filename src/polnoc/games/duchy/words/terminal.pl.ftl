game-name = 13 Duchów
game-blurb = Trzynaście duchów, trzynaście kart. Każdy ukrywa się pod jakimś numerem; pytaj, wnioskuj i wskaż kryjówki innych, zanim ktoś wskaże twoją.
game-players = 2 lub 3 graczy albo 2 zespoły po 2
game-minutes = 10–20 minut

# Co terminal pokazuje ze stołu.

board-points = { AND($names) }: { $points } z { $target }
board-middle = Odkryte na środku
board-middle-of-team = { $deck ->
    [0] Odkryte, zespół A
   *[other] Odkryte, zespół B
}
board-stack = W stosie: { $cards }. W pudełku: { $box }.
board-stacks = W stosach: A { $first }, B { $second }. W pudełku: { $box }.
board-own = { $lair ->
    [0] Nie masz jeszcze kryjówki
   *[other] Ukrywasz się w kryjówce { $lair }
}; w ręku: { $card ->
    [none] brak karty
   *[other] { $card }
}.
board-possible = { $mark ->
    [found] { $name }, kryjówka znaleziona ({ $count })
    [shield] { $name }, pod osłoną ({ $count })
   *[none] { $name } ({ $count })
}
board-known-stack = Wiesz: { $card } leży na { $depth }. miejscu od góry stosu.
board-known-box = Wiesz: { $card } jest w pudełku.
board-known-hand = Wiesz: { $name } ma w ręku: { $card }.
board-known-lair = Wiesz, gdzie ukrywa się { $name }: { $card }.
board-known-unsure = Widziana karta: { $card }; nie wiesz już dokładnie, gdzie leży.
