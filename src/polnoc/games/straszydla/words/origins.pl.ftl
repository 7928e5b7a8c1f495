## Co jest z instrukcji, a co nasze

origin-catch = Kostki za straszenie: 3 za trafienie w punkt, 1 za różnicę 2.
origin-feed = 4 kostki grozy żywią jedno straszydło.
origin-pact-size = Pakt wymaga 5 straszydeł.
origin-starters = Cztery straszydła 3/3 o wszystkich żywiołach.
origin-two-spooks = Wroniec (powietrze) i Borowy (ziemia) mają w nocy siłę 4.
origin-grove = Niespokojny Lasek jest dzielnicą dzienną.
origin-centre-lies = Centrum, które musi być otoczone.
origin-spook-names = Imiona dwunastu straszydeł, które wymieniają opisy wydanej gry.
origin-near-miss = Kostki za różnicę 1 i brak kostek od różnicy 3.
origin-dread = Co kupują 1, 2 i 3 kostki grozy.
origin-centre = Centrum o wszystkich żywiołach, czynne w dzień i w nocy (opcja „Centrum”).
origin-districts = Wszystkie pozostałe dzielnice: ile ich jest, ich żywioły, pory dnia, produkcja i znaki.
origin-strengths = Żywioły i siły wszystkich pozostałych straszydeł.
origin-names = To, jakie są pozostałe straszydła.
origin-imps = Działanie diablików i ich liczba.
origin-pacts = Żywioły w paktach i liczba paktów.
origin-layouts = Gotowa plansza.
origin-other = Wszystko inne, co jest w pudełku.
