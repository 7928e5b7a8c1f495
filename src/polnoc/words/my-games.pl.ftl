# Co zostaje po zakończonych grach: statystyki i osiągnięcia, w przeglądarce i w terminalu.

shelf-title = Moje gry
shelf-empty = Jeszcze nic tu nie ma. Pierwsza zakończona gra pojawi się tutaj.
shelf-totals = Rozegrane gry: { $played }, wygrane: { $won }.
shelf-won = Wygrane
shelf-marked = { $n ->
    [one] { $n } gra jest oznaczona: było wiadomo, co się wydarzy. Nie liczy się do serii ani osiągnięć.
    [few] { $n } gry są oznaczone: było wiadomo, co się wydarzy. Nie liczą się do serii ani osiągnięć.
   *[many] { $n } gier jest oznaczonych: było wiadomo, co się wydarzy. Nie liczą się do serii ani osiągnięć.
}
shelf-how-marked = Gra ma znak ↶, jeśli cofnięto ruch, gdy kości albo karty pokazały już, co z niego wyniknie, albo jeśli kości były znane wcześniej. Taka gra się liczy, ale nie do serii, nie do najszybszej wygranej i nie do osiągnięć. Cofnięcie zwykłej pomyłki nic nie kosztuje.
shelf-streaks = Wygrane z rzędu: { $now }, najwięcej { $longest }.
shelf-streak = Z rzędu
shelf-longest = Najdłuższa seria
shelf-row = { $name }: rozegrane { $played }, wygrane { $won }
shelf-feats = Osiągnięcia: { $done } z { $all }
shelf-feats-title = Osiągnięcia
shelf-done = zdobyty
shelf-to-do = do zdobycia
shelf-new-feat = Nowe osiągnięcie: { $feat }. { $how }

# Strona z własnymi grami.

shelf-lead = Twoje gry zakończone na tym serwerze i te, które jeszcze trwają. Nie ma konta: serwer poznaje cię po sekrecie w tej przeglądarce.
shelf-under-way = W toku
shelf-finished = Zakończone
shelf-list = Gry
shelf-statistics = Statystyki
shelf-all = wszystkie
shelf-by-game = Gra
shelf-by-result = Wynik
shelf-by-name = Imię gracza
shelf-search = Szukaj
shelf-only-won = wygrane
shelf-only-lost = przegrane
shelf-only-drawn = bez zwycięzcy
shelf-only-uncounted = nieliczone
shelf-ending-won = wygrana
shelf-ending-lost = przegrana
shelf-ending-drawn = nikt nie wygrał
shelf-ending-uncounted = nie liczy się
shelf-none-found = Żadna gra nie pasuje. Wybierz coś innego.
shelf-found = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
shelf-played-by = W grze: { AND($names) }
shelf-with = { $own }; przy stole: { AND($others) }
shelf-with-others = Przy stole: { AND($others) }
shelf-bot = { $name } (bot: { $level })
shelf-length = { $answers ->
    [one] { $answers } ruch
    [few] { $answers } ruchy
   *[many] { $answers } ruchów
}, { $unit ->
    [days] { $n ->
        [one] { $n } dzień
       *[many] { $n } dni
    }
    [hours] { $n } godz.
   *[minutes] { $n } min
}
shelf-at-one-screen = W tej przeglądarce grano na kilku miejscach, więc nie jest to niczyja wygrana.
shelf-bot-finished = Dokończył ją za ciebie bot, więc się nie liczy.
shelf-is-marked = ↶ Było wiadomo, co nadejdzie.
shelf-from-file = Z pliku: ten serwer nie widział tej gry.
shelf-replay-of = Powtórka: { $names }
shelf-local = Tylko w tej przeglądarce
shelf-local-how = Wcześniejsze wersje zapisywały wyniki gier w pojedynkę w przeglądarce. Są tu nadal, a serwer ich nie zna, dopóki ich nie dodasz.
shelf-local-add = Dodaj do moich gier
shelf-lessons = Lekcje
shelf-lessons-done = ukończone { $done } z { $all }.
shelf-lessons-nudge = Nie znasz którejś gry? Pierwsza lekcja trwa kilka minut i gra się w niej od pierwszego kroku.
shelf-yours = To należy do ciebie
shelf-yours-how = Nic z tego nie jest potrzebne do gry.
shelf-export = Zapisz moje gry do pliku
shelf-load = Wczytaj plik z grami
shelf-listed = Zakończone
shelf-drawn = Bez zwycięzcy
shelf-fastest = Najszybsza wygrana
shelf-quickest = Najszybsza wygrana: { $n } ({ $unit })
shelf-feats-here = Osiągnięcia w tej grze

# Statystyki.

stats-how = Liczą się gry rozegrane do końca na jednym miejscu. Kilka gier niewiele dowodzi, dlatego każdy wiersz podaje, w jakich granicach zapewne leży twoja prawdziwa szansa (przedział 95%).
stats-loaded = { $count ->
    [one] { $count } z tych gier pochodzi z wczytanego pliku; ten serwer jej nie widział.
    [few] { $count } z tych gier pochodzą z wczytanych plików; ten serwer ich nie widział.
   *[many] { $count } z tych gier pochodzi z wczytanych plików; ten serwer ich nie widział.
}
stats-latest = To { $count } twoich ostatnich gier; starsze są zapisane, ale tu się nie liczą.
stats-of = { $won } z { $played }
stats-won = Wygrane
stats-share = Prawdopodobna szansa
stats-interval = { $low }–{ $high }%
stats-rate = { $share }% ({ $low }–{ $high }%)
stats-by-seat = Miejsce
stats-seat = Miejsce { $number }
stats-by-level = Przeciw botom
stats-by-person = Przeciw ludziom
feats-how = Osiągnięcie liczy się w grze wygranej na własnym miejscu, bez wiedzy o tym, co nadejdzie. Gry ze znakiem ↶ się nie liczą.

# Inne urządzenie.

device-title = Użyj innego urządzenia
device-lead = Graj na innym urządzeniu jako ta sama osoba: z tymi samymi grami, miejscami i grupami.
device-what = Dostaniesz kod i link. Działają raz, przez { $minutes } minut. Kto ich użyje, będzie tu tobą: zachowaj je dla siebie.
device-nobody = W tej przeglądarce jeszcze nie grano, więc nie ma czego przenieść. Zacznij grę albo wpisz kod z przeglądarki, która cię zna.
device-have-code = Masz kod z innej przeglądarki?
device-enter = Wpisz kod
device-make = Utwórz kod
device-made = W ciągu { $minutes } minut wpisz ten kod na drugim urządzeniu albo zeskanuj tam obrazek. Działa raz.
device-made-how = Na drugim urządzeniu otwórz { $address } i wpisz kod.
device-made-care = Nie wysyłaj go nikomu innemu: kto go użyje, będzie miał twoje miejsca. Nowy kod unieważnia ten.
device-qr = Link jako kod do zeskanowania
device-too-many = Zbyt wiele kodów czeka na użycie. Spróbuj za kilka minut.
device-code = Kod
device-go-on = Dalej
device-enter-how = Na urządzeniu, które cię zna, otwórz „Moje gry” i „Użyj innego urządzenia”. Wpisz kod, który tam zobaczysz.
device-bad-code = Ten kod nie działa: wkradła się pomyłka, ktoś go już użył albo minęło { $minutes } minut. Utwórz nowy na drugim urządzeniu.
device-same = W tej przeglądarce już jesteś tą osobą
device-same-how = Nic nie trzeba robić, a kod nie został zużyty.
device-confirm = W tej przeglądarce będziesz tą samą osobą co tam, gdzie powstał kod. { $games ->
    [0] Nie przejdą z nią żadne zakończone gry.
    [one] Przejdzie z nią { $games } zakończona gra.
    [few] Przejdą z nią { $games } zakończone gry.
   *[many] Przejdzie z nią { $games } zakończonych gier.
}
device-merge = To, co ma ta przeglądarka, nie przepadnie: jej miejsca i { $games ->
    [0] jej grupy
    [one] { $games } zakończona gra
    [few] { $games } zakończone gry
   *[many] { $games } zakończonych gier
} przejdą na tę osobę. Tego nie da się cofnąć.
device-left-behind = Inne przeglądarki, w których jesteś teraz tą samą osobą co w tej, zostaną z niczym: daj każdej z nich kod.
device-trust = Rób to tylko z własnym kodem: kto go utworzył, zobaczy też twoje gry.
device-yes = Chcę być tą osobą
device-no = Nie, niech zostanie, jak jest

# Zapomnienie.

forget-title = Zapomnij mnie
forget-erased = Znikną twoja lista gier, statystyki, osiągnięcia, grupy i kody na tym serwerze.
forget-seats = Miejsca przy trwających stołach nie będą już z tobą połączone. Przeglądarka, w której zajęto miejsce przy stole, nadal je ma; ta, którą połączono kodem, już nie.
forget-others = Osoby, które z tobą grały, zachowają własne listy. Twoje imię zostanie tam takie, jak przy stole.
forget-tables = Same stoły, z podanymi tam imionami, zostaną, dopóki nie usunie ich osoba prowadząca serwer.
forget-browser = To, co pamięta sama przeglądarka (język, motyw, lekcje, dawne wyniki), zostanie w przeglądarce.
forget-sure = Tak, na pewno
forget-do = Zapomnij mnie
forget-not-sure = Nic nie usunięto: najpierw zaznacz pole
forget-done = Serwer już cię nie pamięta
forget-done-how = Jeśli znów usiądziesz do stołu, zaczniesz od nowa.

# Pliki z grami.

load-how = Plik zapisany przez „Zapisz moje gry do pliku”, tutaj albo na innym serwerze, najwyżej 1 MB. Jego gry będą oznaczone: ten serwer ich nie widział. Grupy znajomych ich nie zobaczą.
load-file = Plik
load-text = albo jego tekst
load-go = Wczytaj
load-refused = Niczego nie wczytano:
load-done = { $added ->
    [0] Nic nowego
    [one] Dodano { $added } grę
    [few] Dodano { $added } gry
   *[many] Dodano { $added } gier
}{ $known ->
    [0] {""}
    [one] , { $known } już tu była
    [few] , { $known } już tu były
   *[many] , { $known } już tu było
}

# Grupy znajomych.

friends-title = Grupy znajomych
friends-lead = Strona dla osób, które grają razem: kto gra i kto co wygrał.
friends-new = Nowa grupa znajomych
friends-how = Stronę grupy widzą tylko jej członkowie. Zapraszasz ich tajnym linkiem.
friends-name = Nazwa grupy
friends-own-name = Twoje imię w grupie
friends-make = Załóż grupę
friends-names-missing = Podaj nazwę grupy i swoje imię.
friends-too-many = Nie możesz należeć do większej liczby grup. Najpierw opuść którąś.
friends-full = Ta grupa jest pełna albo jesteś już w zbyt wielu grupach.
friends-members = W grupie: { AND($names) }.
friends-standings = Kto co wygrał
friends-no-games = Jeszcze nie ma gier. Pojawi się tu każda gra, którą co najmniej dwie osoby z grupy ukończą na tym serwerze, także sprzed dołączenia.
friends-all-games = Wszystkie gry
friends-counted = Liczą się gry, w których wzięły udział co najmniej dwie osoby z grupy, i tylko tym, którzy grali do końca na jednym miejscu.
friends-games = Ostatnie gry
friends-won = wygrana: { $count ->
    [one] { $names }
   *[other] { AND($names) }
}
friends-nobody-won = nikt nie wygrał
friends-link = Zaproszenie
friends-link-how = Kto ma ten link, może dołączyć i zobaczyć tę stronę. Wysyłaj go tylko znajomym.
friends-change = Zmiany
friends-rename = Zmień nazwy
friends-new-link = Nowy link
friends-leave = Opuść grupę
friends-leave-how = Nowy link unieważnia obecny; członkowie zostają. Gdy odejdziesz, twoje wygrane znikną z tej strony; gdy odejdzie ostatnia osoba, grupa zniknie.
friends-join = Dołącz
friends-join-how = Gdy dołączysz, członkowie zobaczą każdą grę ukończoną na tym serwerze wspólnie z tobą, wcześniej i później, oraz kto ją wygrał. W każdej chwili możesz odejść.
