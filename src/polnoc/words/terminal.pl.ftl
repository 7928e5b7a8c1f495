# Terminal, zapisy i polecenia.

play-promise = Ziarno tej gry jest ustalone i tajne. Jego SHA-256: { $commitment }
play-how = Wpisz numer możliwości albo to, co chcesz zrobić. „help” powie więcej.
play-curtain = { $name }: twoja kolej. Pozostali nie patrzą. Naciśnij Enter, gdy tylko ty widzisz ekran.
play-read = Naciśnij Enter, aby zasłonić swój ekran.
play-saved = Gra jest zapisana: { $path }
play-kept = Zapis gry: { $path }. Odtworzysz go poleceniem „polnoc replay”, a sprawdzisz poleceniem „polnoc verify”.
play-revealed = Ziarno to { $seed }
play-won = { $count ->
    [one] Wygrywa { AND($names) }
   *[other] Wygrywają { AND($names) }
}
play-known = Kości tego dnia wynikają z daty: są takie same w każdym terminalu i nie są tajne. Serwery mają własne. Ziarno: { $seed }, jego SHA-256: { $commitment }
play-lost = Porażka
play-help =
    Odpowiadaj numerem możliwości albo słowami, na przykład: { $action }.
    Kilka odpowiedzi naraz: oddziel je przecinkami.
    Kilka kroków naraz: + i numer propozycji, na przykład: +1.
    table       stół jeszcze raz
    log         wszystko, co się wydarzyło
    card …      co robi karta, na przykład: card { $card }
    rules       zasady; rules { $rule }: jedna zasada
    why …       dlaczego coś jest albo nie jest możliwe, na przykład: why { $action }
    hint        co wybrałby ekspert i dlaczego
    undo        cofnij ostatni ruch, jeśli nikt się z niego niczego nie dowiedział; w grze dla jednej osoby każdy
    film        dotychczasowa gra jako opowieść, jeśli da się ją opowiedzieć
    aids        pokaż albo ukryj arkusz dedukcji
    save PLIK   zapisz kopię gry
    quit        wyjdź; wrócisz poleceniem: polnoc play --resume
play-help-notation = Słowami: { $verbs }
play-no-such-proposal = Nie ma propozycji „{ $said }”: napisz + i liczbę do { $count }.
play-no-such-option = Nie ma możliwości { $number }: wybierz od 1 do { $last }.
play-help-hint = Wpisz „help”, aby zobaczyć wszystko, co można wpisać.
notation-empty = Wpisz działanie.
notation-near = Nie ma działania „{ $name }”. Może chodziło o „{ $near }”?
notation-unknown = Nie ma działania „{ $name }”. Są: { $verbs }.
notation-count = { $expected ->
    [0] „{ $verb }” pisze się samo, bez liczby.
    [one] „{ $verb }” wymaga { $expected } liczby. Napisz: { $usage }.
   *[other] „{ $verb }” wymaga { $expected } liczb. Napisz: { $usage }.
}
notation-number = „{ $word }” nie jest liczbą całkowitą. Napisz: { $usage }.
notation-range = „{ $said }” jest poza zakresem. Napisz: { $usage }.
play-card-usage = Podaj numer karty, na przykład: card { $card }
play-possible = „{ $action }” jest teraz możliwe.
play-no-undo = Tego nie można cofnąć: nie ma jeszcze twojego ruchu albo ktoś się z niego czegoś dowiedział.
play-undone = Cofnięto: { $action }
play-no-film = Ta gra nie ma swojej opowieści.
play-save-usage = Podaj, dokąd zapisać, na przykład: save moja-gra.json
play-save-failed = Nie udało się zapisać { $path }: { $problem }. Sama gra jest bezpieczna.

name-person = Gracz { $number }
name-bot-1 = Sowa
name-bot-2 = Kot
name-bot-3 = Ćma
name-bot-4 = Zając

level-you = człowiek
level-random = losowy
level-novice = nowicjusz
level-regular = bywalec
level-expert = ekspert

record-title = { $game }, wersja zasad { $rules }
record-seats = Przy stole: { AND($seats) }
record-promise = Obiecane przed grą, SHA-256 ziarna: { $commitment }
record-revealed = Ziarno: { $seed }
record-unfinished = Gra nie jest skończona.

verify-promised = ✓ Ziarno jest tym, które obiecano przed grą.
verify-not-promised = ✗ Ziarno NIE jest tym, które obiecano przed grą.
verify-live = ✓ Ziarno pochodzi z generatora systemu operacyjnego.
verify-simulated = · To symulacja: jej ziarno wybrano ręcznie.
verify-parts = ✓ Ziarno powstało z liczby serwera i liczb z przeglądarek graczy: { AND($names) }.
verify-dealt-anew = · Przed pierwszym ruchem rozdano na nowo; ziarno wynika z liczby serwera.
verify-replays = { $answers ->
    [one] ✓ { $answers } odpowiedź zgadza się z zasadami;
    [few] ✓ { $answers } odpowiedzi zgadzają się z zasadami;
   *[other] ✓ { $answers } odpowiedzi zgadza się z zasadami;
} { $chances ->
    [one] { $chances } losowanie wynika z ziarna; każda pozycja jest taka jak w zapisie.
    [few] { $chances } losowania wynikają z ziarna; każda pozycja jest taka jak w zapisie.
   *[other] { $chances } losowań wynika z ziarna; każda pozycja jest taka jak w zapisie.
}
verify-fails = ✗ Zapisu nie da się odtworzyć: { $problem }
verify-undone = { $count ->
    [one] · W czasie gry cofnięto { $count } ruch.
    [few] · W czasie gry cofnięto { $count } ruchy.
   *[other] · W czasie gry cofnięto { $count } ruchów.
}
verify-honest = Zapis jest uczciwy.
verify-dishonest = Zapis NIE jest uczciwy.

games-broken = Nie do użycia: { $problem }
rules-none = żadna zasada nie mówi o „{ $about }”
