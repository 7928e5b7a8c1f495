# Gra jako opowieść i gra dnia.

story-watch = Obejrzyj film
story-won = Wygrana
story-lost = Przegrana
story-undone = Cofnięte
story-foreseen = { $n } ↶
story-replay = Plansza po tej scenie
story-share = Odnośnik, którym pokażesz tę grę innym:
story-spoils = Ta opowieść zdradza, co robią kości tego dnia. Pokaż mimo to

daily-title = Film dnia { $day }
daily-alone = W pojedynkę
daily-play = Graj
daily-name = Twoje imię
daily-listed = Po zakończeniu gry to imię i ta gra będą tu widoczne dla wszystkich.
daily-results = Jak poszło innym
daily-nobody = Nikt jeszcze tutaj nie skończył.
daily-who = Kto
daily-result = Wynik
daily-compare = Porównaj z innymi
daily-before = ← { $day }
daily-after = { $day } →
daily-other = Inne dni
daily-how-fair = Dlaczego gra jest taka sama dla wszystkich
daily-fair = Film, bohaterka i ziarno wynikają z daty według jawnej reguły. Kości i każda talia mają własny strumień losu: dziesiąty rzut jest taki sam dla wszystkich, cokolwiek wydarzyło się wcześniej.
daily-no-day = Nie ma takiego dnia
daily-too-early = Ta noc jeszcze nie nadeszła
daily-too-old = Tego dnia nie było filmu
daily-days = Film jest na każdy dzień od { $first } do { $today } (UTC).
daily-to-today = Dzisiejszy film
shelf-teaser = Wygrane, serie i wyczyny, pamiętane w tej przeglądarce
