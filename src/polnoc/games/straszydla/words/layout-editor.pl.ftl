# Układanie własnej planszy, zanim powstanie stół.

option-layout-own = własny układ
game-aids = Policzone kostki
game-aids-how = Pod miastem widać, ile kostek każdego żywiołu leży w dzielnicach bez STOP-u.
build-help = Jak leżą dzielnice: układa je los, bierzecie gotową planszę albo układasz własną.
build-title = Własna plansza
build-how = Wskaż po kolei dwa miejsca, a zamienią się zawartością; myszą możesz też przeciągać kafle. Strzałkami poruszasz się po planszy, Enter wybiera. Kafle mogą leżeć w dowolnym miejscu.
build-place = Rząd { $row }, kolumna { $column }
build-free = wolne
build-picked = { $place }. Teraz wskaż nowe miejsce.
build-shuffle = Potasuj
build-check = Sprawdź planszę
build-allowed = Ta plansza jest dozwolona.

refused-layout-size = Na planszy mieści się { $most } rzędów i { $most } kolumn, a tu rzędów jest { $height } i kolumn { $width }.
refused-layout-word = Nie ma kafla „{ $word }”: kafle mają numery od 1 do { $count }.
refused-layout-twice = „{ $tile }” leży dwa razy, a każdy kafel jest tylko jeden.
refused-layout-missing = Brakuje kafla „{ $tile }”: na planszy musi leżeć każdy z { $count }.
refused-layout-centre = Centrum musi mieć dzielnice ze wszystkich stron, także na rogach.
refused-layout-suburb = „{ $tile }” leży w środku: przedmieście potrzebuje wolnego boku, na skraju miasta.
refused-layout-pieces = Miasto rozpada się na części: każda dzielnica musi stykać się z innymi.
