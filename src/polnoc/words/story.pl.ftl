# Gra jako opowieść i gra dnia.

story-watch = Obejrzyj film
story-won = Wygrana
story-lost = Przegrana
story-undone = Cofnięte
story-foreseen = { $n } ↶
story-replay = Plansza po tej scenie
story-share = Link, którym pokażesz tę grę innym:
story-spoils = Ta opowieść zdradza, co robią kości tego dnia. Pokaż mimo to

daily-title = Film dnia, { $day }
daily-alone = W pojedynkę
daily-play = Graj
daily-name = Twoje imię
daily-listed = Po zakończeniu gry to imię i ta gra będą tu widoczne dla wszystkich. Z kilku gier w tej przeglądarce na liście jest najlepsza.
daily-results = Jak poszło innym
daily-nobody = Nikt jeszcze tutaj nie skończył.
daily-who = Kto
daily-result = Wynik
daily-compare = Porównaj z innymi
daily-before = ← { $day }
daily-after = { $day } →
daily-other = Inne dni
daily-how-fair = Dlaczego gra jest taka sama dla wszystkich
daily-fair = Film i bohaterka wynikają z daty według jawnej reguły. Kości i każda talia mają własny strumień losu: dziesiąty rzut jest taki sam dla wszystkich, cokolwiek wydarzyło się wcześniej.
daily-fair-server = Ten serwer wyprowadza ziarno każdego dnia z tajnego klucza i pokazuje je, gdy dzień się zacznie. Dzień wcześniej pokazał tu skrót SHA-256 tego ziarna: nikt nie mógł więc ćwiczyć na tych kościach i nikt nie może ich później podmienić.
daily-fair-first = Ten serwer wyprowadził ziarno tego dnia z nowego tajnego klucza. Odtąd skrót SHA-256 ziarna każdego dnia pokazuje dzień wcześniej.
daily-fair-date = Ziarnem tego dnia jest jego data, według jawnej reguły: ten serwer nie miał wtedy tajnych ziaren. Te kości każdy mógł znać wcześniej.
daily-next-promised = Jutrzejsze ziarno jest już ustalone. Jego SHA-256:
daily-terminal = W terminalu „polnoc play finalgirl --daily” nie ma komu strzec tajemnicy: tam ziarnem jest zawsze data, a kości są inne niż na tym serwerze.
daily-no-day = Nie ma takiego dnia
daily-too-early = Ta noc jeszcze nie nadeszła
daily-too-old = Tego dnia nie było jeszcze filmu
daily-days = Film jest na każdy dzień od { $first } do { $today } (UTC).
daily-to-today = Dzisiejszy film
shelf-teaser = Zakończone gry, statystyki i osiągnięcia
