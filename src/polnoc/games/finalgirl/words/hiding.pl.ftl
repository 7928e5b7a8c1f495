## Wrogowie bez zdrowia i to, co ukrywają

does-new-terror = { $n ->
    [one] połóż na talii terroru { $n } kartę, której nikt nie widział
    [few] utwórz nową talię terroru z { $n } kart, których nikt nie widział
   *[many] utwórz nową talię terroru z { $n } kart, których nikt nie widział
}
holds-free-cards-cost = karty o koszcie 0 kupujesz za { $n } czasu
event-new-terror = { $n ->
    [0] Nie ma już kart terroru na nową talię.
    [one] Nowa talia terroru: { $n } karta.
    [few] Nowa talia terroru: { $n } karty.
   *[many] Nowa talia terroru: { $n } kart.
}
item-hidden = ktoś lub coś ukrytego w stosach przedmiotów; nigdy nie przepada
refused-no-health = { $card }: tego wroga nic nie zrani. Znajdź to, co ukrywa, i uciekaj.

draw-no-health = nie można zranić
draw-killer-no-health = { $killer }. Nie ma zdrowia i nie można go atakować. Atak { $attack }, ruch { $move }. Pozostałe karty terroru: { $terror }.
draw-score-no-health = Uratowani: { $rescued }. Zabici: { $dead }.
board-killer-no-health = { board-killer-name }: nie można zranić, żądza krwi { $row } z { $rows } (atak { $attack }, ruch { $move })
poster-enemy-no-health = { $difficulty ->
    [0] nie można go zranić
    [1] nie można go zranić, łatwiejszy od innych
    [2] nie można go zranić, trudny
   *[3] nie można go zranić, bardzo trudny
}

## Podpowiedzi

advice-plan-seek = W tej turze ekspert szuka karty „{ $card }”.
advice-plan-leave = Ekspert idzie z kartą „{ $card }” do wyjścia: to wygrywa film.
advice-sought = Karta „{ $card }” leży { $space_at } wśród nieznanych { advice-chance }.
advice-sought-up = Karta „{ $card }” leży { $space_at } odkryta!
advice-carry-out = Masz kartę „{ $card }”. Najbliższe otwarte wyjście to { $space }, { advice-steps-away }.
