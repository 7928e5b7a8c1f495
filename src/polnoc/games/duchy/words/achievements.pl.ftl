# Co zostaje po zakończonej grze i jakie osiągnięcia można w niej zdobyć.

outcome-table = Przy stole
outcome-table-duel = pojedynek
outcome-table-three = trzy osoby
outcome-table-teams = dwa zespoły
outcome-rounds = Rundy
outcome-finds = Znalezione kryjówki
outcome-questions = Zadane pytania

feat-midnight = Północ
feat-midnight-how = Wygraj grę.
feat-silence = Cisza w domu
feat-silence-how = Wygraj, nie oddając rywalom ani punktu.
feat-never-found = Nieuchwytny duch
feat-never-found-how = Wygraj, nie dając się znaleźć ani razu.
feat-sixth-sense = Szósty zmysł
feat-sixth-sense-how = Wygraj i choć raz znajdź kryjówkę pierwszym strzałem w rundzie.
feat-two-at-once = Dwoje naraz
feat-two-at-once-how = Wygraj i choć raz znajdź dwie kryjówki jednym strzałem.
feat-no-questions = Bez pytań
feat-no-questions-how = Wygraj, nie zadając kartami ani jednego pytania.
feat-inquisitor = Śledztwo
feat-inquisitor-how = Wygraj i zadaj kartami co najmniej 8 pytań.
feat-behind-the-screen = Za parawanem
feat-behind-the-screen-how = Wygraj i choć raz nie odpowiedz na pytanie dzięki osłonie.
feat-echo = Echo
feat-echo-how = Wygraj i wykonaj działanie karty leżącej na środku.
feat-keyhole = Przez dziurkę od klucza
feat-keyhole-how = Wygraj i co najmniej 3 razy podejrzyj stos.
feat-from-behind = Pogoń
feat-from-behind-how = Wygraj, choć po drodze rywal ma nad tobą 2 punkty przewagi.
feat-photo-finish = O włos
feat-photo-finish-how = Wygraj z przewagą jednego punktu.
feat-every-table = Przy każdym stole
feat-every-table-how = Wygraj pojedynek, grę na trzy osoby i grę zespołową.
feat-thirteenth-hour = Trzynasta godzina
feat-thirteenth-hour-how = Wygraj trzy gry z rzędu.
