# Co jest napisane na planszy i jak nazywają się jej części dla tych, którzy ich nie widzą.

## Arkusze

draw-pulse = Jak stoją sprawy
draw-stage = O czym teraz decydujesz
draw-market = Rynek
draw-plan = Plan miejsca
draw-tracks = Horror, czas, wydarzenia
draw-hunter = Plansza mordercy
draw-girl = Karta bohaterki
draw-doing = Co robisz

## Pasek u góry

draw-turn = tura { $turn }
draw-phase = { $phase ->
    [0] Początek
    [1] Akcje
    [2] Planowanie
    [3] Morderca
    [4] Panika
    [5] Utrzymanie
   *[other] Koniec
}
draw-health = Twoje zdrowie: { $number }.
draw-fear = Poziom horroru: { $number }. Tyle kości do rzutu, zanim coś ich doda: { $more }.
draw-clock = Pozostały czas: { $number }.
draw-toll = Uratowani: { $number }. Zabici: { $more }.

## Tory

draw-horror = Poziom horroru { $level }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
} do rzutu.
draw-time = { $time ->
    [-1] Czas: poniżej zera.
   *[other] Czas: { $time }.
}
draw-odds = Następny rzut: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}. Bez sukcesu { $none }%, jeden { $one }%, dwa lub więcej { $two }%.
draw-no-events = Żadne wydarzenie teraz nie trwa.

## Plan

draw-about-plan = { $she } jest { $place }. { $killer }: { $den }. Ofiar na planie: { $victims }.
draw-exit = Wyjście
draw-exit-closed = Wyjście, na razie zamknięte
draw-search = Tu można szukać, przedmioty: { $count }
draw-deadly = Kto tu wejdzie, ginie
draw-hurt = { $count ->
    [one] { $count } jest ranny
    [few] { $count } są ranni
   *[many] { $count } jest rannych
}
draw-there = Tutaj: { AND($names) }
draw-victims = { $count ->
    [one] { $count } ofiara
    [few] { $count } ofiary
   *[many] { $count } ofiar
}
draw-reached = Wróg może tu dojść jednym ruchem
draw-deck = Przedmioty – { $place }: { $count }.
draw-deck-open = Na wierzchu: { $item }

## Morderca

draw-killer = { $killer }. Zdrowie { $health } z { $most }, atak { $attack }, ruch { $move }. Pozostałe karty terroru: { $terror }.
draw-next-action = Następna akcja
draw-blood = Żądza krwi: poziom { $row } z { $rows }.
draw-power-hidden = Mroczna moc nie została jeszcze odkryta.
draw-finale-hidden = Zakończenie przyjdzie po ostatniej karcie terroru.

## Bohaterka

draw-heroine = { $she }. Zdrowie { $health } z { $most }.
draw-slot = { $state ->
    [due] Nagroda do wzięcia
    [covered] Ofiara uratowana, nagroda wzięta
   *[free] Wolne pole na uratowaną ofiarę
}: { $reward }.
draw-slot-later = Za każdą ofiarę uratowaną później: { $reward }.
draw-hands = ręce
draw-bag = plecak
draw-in-market = Na rynku: { $count }. { $card }

## Scena

draw-horror-roll = Rzut horroru
draw-die = { $face ->
    [bought] Kupiony sukces
   *[other] { $face }
}, { $worth ->
    [success] sukces
    [partial] częściowy sukces
   *[miss] pudło
}
draw-row = { $successes ->
    [0] Bez sukcesu
    [1] Jeden sukces
   *[other] Dwa sukcesy lub więcej
}
draw-attacked = Atak: { $who }
draw-by-card = Karta terroru: { $card }
draw-choose = Wybierz jedno
draw-time-runs-out = Czas się kończy
draw-follow = Kto idzie z tobą?
draw-sacrifice = Ile ofiar odda życie za ten cios?
draw-found = Znalezione
draw-wield = Czym?
draw-upkeep = Co najpierw?
draw-over = Koniec, tura { $turn }
draw-won = Noc przetrwana
draw-lost = Film kończy się bez ciebie
draw-score = Uratowani: { $rescued }. Zabici: { $dead }. Zdrowie wroga: { $health }.

## Krótkie słowa na przyciskach

draw-do-accept = Przyjmij
draw-do-suffer = Przyjmij cios
draw-do-throw = Rzuć
draw-do-convert = 2 karty = ✓
draw-do-bare = Gołe ręce
draw-do-leave = Zostaw na wierzchu
draw-do-sink = Na spód talii
draw-do-top = Na wierzch
draw-do-bottom = Na spód
draw-do-done = Koniec
draw-do-stop = Stój
draw-do-skip = Nie
draw-do-any-order = Wszystko jedno
draw-do-use = Użyj
draw-do-hold = Do ręki
draw-do-stow = Schowaj
draw-do-wield = Tym
