# Strony stołu w przeglądarce.

page-claim = Gry z dreszczem przy jednym stole: solo, razem albo przez sieć.
page-start = Strona główna
page-skip = Do wyboru
page-tools = Narzędzia
page-theme = Dzień i noc
page-language = In English
page-rules = Zasady
page-cards = Karty
page-sound = Dźwięk, gdy twoja kolej
page-hint = Zapytaj eksperta
page-nothing = Tu nic nie ma
page-nothing-how = Adres jest zły albo to nie twój stół.
page-bad-request = Tego nie da się zrobić
page-back-to-table = Wróć do stołu
page-sure = Naciśnij jeszcze raz, jeśli na pewno
page-close = Zamknij
page-rule = Zasada

# Strona główna
page-continue = Graj dalej
page-watch = Gry do oglądania
page-watch-more = Więcej gier do oglądania
page-watch-none = Nikt teraz nie gra gry, którą każdy może oglądać.
page-watch-newer = Nowsze
page-watch-older = Starsze
page-under-way = W toku
page-import = Otwórz zapis gry
page-play-now = Zagraj
page-one-screen = Przy jednym ekranie
page-invite = Zaproś znajomych
page-phones = Stół i telefony
page-choose-bots = Wybierz rywali
page-learn = Naucz się grać

# Nowy stół
refused-first = Gracz { $first } nie może zacząć: gra tylko { $players }. Wybierz kogoś innego albo zdaj się na los.
page-way-solo = przeciw botom
page-way-solo-how = Grasz sam przeciw botom; gra zaczyna się od razu.
page-way-screen = przy jednym ekranie
page-way-screen-how = Podajecie sobie ekran; między turami opada kurtyna, żeby nikt nie widział cudzych kart.
page-way-online = przez sieć
page-way-online-how = Dostaniesz link i kod dla każdego gościa. Link trzyma miejsce: wyślij go tylko temu, dla kogo jest.
page-way-phones = stół i telefony
page-way-phones-how = Ten ekran pokazuje to, co widzą wszyscy. Każdy skanuje kod i trzyma ukryte karty w telefonie.
page-who = Kto gra
page-play-as = Grasz jako
page-you = ty
page-guest = gość, przez link
page-person = człowiek
page-bot = bot: { $level }
page-name = Twoje imię
page-their-name = Imię
page-table-settings = Stół
page-aids = Arkusz dedukcji
page-aids-how = Plansza zaznacza, co wykluczają dotychczasowe odpowiedzi.
page-hints = Podpowiedzi
page-hints-how = Gracze mogą pytać eksperta, który wie tyle co oni.
page-listed = Otwarty dla widzów
page-listed-how = Strona główna tego serwera pokaże twoją grę do oglądania. Widzowie widzą tylko to, co wszyscy gracze.
page-game-options = Opcje gry
page-begin = Zaczynamy

# Miejsca
page-waiting = Czekamy na graczy
page-free-seats = Wolne miejsca: { AND($names) }.
page-invite-how = Wyślij link albo pokaż kod do zeskanowania. Link trzyma miejsce, niech zostanie między wami.
page-code = Kod z linkiem do miejsca { $number }
page-invited = { $game }: zajmij miejsce
page-has-seat = Masz już miejsce przy tym stole
page-has-seat-why = Gra się zaczęła, a kto ma dwa miejsca, widziałby dwie ręce. Wyślij link komuś innemu albo zostaw to miejsce botowi.
page-name-taken = Przy tym stole ktoś już ma imię { $name }. Wybierz inne.
page-change-name = Zmień moje imię
page-choose-name = Wybierz imię do gry
page-change-name-how = Ta przeglądarka zapamięta imię i poda je przy każdym stole. Przy jednym stole każdy nazywa się inaczej.
page-you-are = Grasz jako { $name }.
page-name-none = Wpisz imię: przynajmniej jedną literę, którą widać.
page-name-over = Ta gra się skończyła: imiona już się nie zmienią.
page-name-enough = Przy tym stole imię zmieniało się już wystarczająco często.
page-there-already = Przy stole: { AND($names) }.
page-sit = Siadam
page-seat-link = To miejsce na innym urządzeniu
page-seat-link-how = Otwórz ten link na drugim urządzeniu. Kto go ma, ten trzyma twoje miejsce.
page-people = Kto gra
page-seat-free = wolne
page-seat-here = przy stole
page-seat-away = poza stołem
page-seat-stand-in = na razie gra bot ({ $level })
page-bot-for-me = Niech bot zagra za mnie
page-bot-instead = Niech zagra bot
page-bot-for-you = Gra za ciebie bot. W „Kto gra” możesz odebrać swoje miejsce.
page-take-back-seat = Wracam
page-free-seat = Zwolnij miejsce
page-nobody-to-replace = Na tym miejscu nie gra teraz człowiek.
page-no-such-level = Nie ma takiego bota; są: { $levels }.

# Gra
page-log = Co się stało
page-your-turn = Twoja kolej
page-to-play = Teraz: { $names }
page-not-now = Nie teraz. { $prompt }
page-stale = Przy stole coś się już zmieniło; tak to teraz wygląda.
page-failed = Stół nie odpowiada. Nic nie przepadło; spróbuj jeszcze raz.
page-curtain = { $name }: twoja kolej. Reszta nie patrzy.
page-show = Pokaż mój stół
page-undo = Cofnij
page-ask-undo = Poproś innych o zgodę na cofnięcie
page-undo-asked = { $name } prosi o cofnięcie ostatniej odpowiedzi. Inni już się z niej czegoś dowiedzieli. Zgadzasz się?
page-undo-loses = { $count ->
    [one] Jeśli się zgodzisz, przepadnie też twoja ostatnia odpowiedź, bo padła później.
    [few] Jeśli się zgodzisz, przepadną też twoje { $count } ostatnie odpowiedzi, bo padły później.
   *[many] Jeśli się zgodzisz, przepadnie też { $count } twoich ostatnich odpowiedzi, bo padły później.
}
page-undo-allow = Tak, cofamy
page-undo-refuse = Nie, gramy dalej
page-undo-waits = { $name } prosi o cofnięcie odpowiedzi. Czekamy na zgodę: { AND($names) }.

# Rozmowa
page-talk = Rozmowa
page-say = Powiedz coś
page-send = Wyślij
page-to-table-all = do wszystkich
page-to-team = do mojego zespołu
page-say-to = Do kogo
page-notes = Notatki
page-notes-how = Widzisz je tylko ty.
page-marks = Znaczniki
page-marks-how = Znaczniki na mapie widzi tylko twoja strona.
page-marking = Zaznaczaj na mapie
page-mark-where = Co zaznaczyć
page-mark = Zaznacz
page-unmark = Usuń
page-unmark-all = Usuń wszystkie
page-mark-nothing = Tego nie można zaznaczyć.
page-save = Zachowaj
page-say-nothing = Nie ma czego powiedzieć: linia jest pusta.
page-say-too-long = Za długie: najwyżej { $most } znaków.

# Koniec
page-over = Koniec gry
page-you-win = Wygrywasz!
page-again = Jeszcze raz
page-next = Do nowej gry
page-replay = Obejrzyj jeszcze raz
page-record = Zachowaj zapis
page-undone = { $count ->
    [one] Z { $count } cofniętą odpowiedzią.
    [few] Z { $count } cofniętymi odpowiedziami.
   *[many] Z { $count } cofniętymi odpowiedziami.
}
page-seed = Ziarno losu jest tym, które obiecano:
page-not-over = Ta gra jeszcze trwa.

# To, co robi tylko strona ze skryptem
page-look-again = Zajrzyj ponownie
page-lost = Nie ma łączności ze stołem. Próbujemy dalej…
page-found = Stół znów odpowiada.
page-gone = Tego stołu już nie ma.
page-thinking = Ekspert się zastanawia…
page-kept = Zachowano
page-copy = Kopiuj link
page-copied = Skopiowano
page-only-here = Te linki zaczynają się od własnej nazwy tego komputera, której inne urządzenia nie znają. Dla znajomych gdzie indziej otwórz tę stronę pod adresem, do którego oni sięgną.
page-keys = Klawisze
page-keys-on = Działają pojedyncze klawisze
page-key-number = wybór o tym numerze
page-key-undo = cofnij
page-key-hint = zapytaj eksperta
page-key-walk = od elementu do elementu na planszy
page-key-enter = wybierz element albo dowiedz się, czemu nie można
page-key-escape = zamknij dymek; pomiń opowieść
page-key-help = ta lista

# Przed grą i kto ma wpływ na los
page-not-begun = Gra się jeszcze nie zaczęła: karty zostaną rozdane, gdy wszyscy usiądą.
deal-soon = Wszyscy już są
deal-waits-for = Rozdajemy, gdy tylko swoje liczby dołożą jeszcze przeglądarki: { AND($names) }.
deal-now = Właśnie rozdajemy.
deal-title = Skąd biorą się kości
deal-how = Serwer ustalił tajną liczbę, a przeglądarka każdego gracza dokłada swoją. Zanim którakolwiek zostanie pokazana, każda jest zapowiedziana swoim skrótem SHA-256, więc nikt nie wybierze kości: ani gospodarz, ani serwer, ani żaden z graczy. Po grze wszystko zostaje pokazane i sprawdzone.
deal-how-server = Serwer ustalił przed grą tajną liczbę i zapowiedział ją skrótem SHA-256. Po grze zostaje pokazana i sprawdzona.
deal-server = Serwer zapowiada:
deal-browser = Przeglądarka gracza { $name } zapowiada:
deal-without = Zacznij bez liczby z mojej przeglądarki
deal-not-promised = To nie jest to, co zapowiedziała przeglądarka, albo nikt na to teraz nie czeka. Odśwież stronę.
deal-again = { $count ->
    [one] Karty rozdano jeszcze raz, bo ktoś odszedł przed pierwszą odpowiedzią.
    [few] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszą odpowiedzią.
    [many] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszą odpowiedzią.
   *[other] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszą odpowiedzią.
}
deal-secret = Liczba serwera:
deal-part = Liczba z przeglądarki gracza { $name }:
deal-no-part = { $name }: bez własnej liczby, liczy się liczba serwera.
deal-mine = dołożyła ją ta przeglądarka
origin-imported = Ta gra trafiła tu jako zapis. Kto ją wczytał, może znać wszystkie jej kości i karty.
origin-daily = To gra dnia: każdy, kto w nią gra, ma te same kości i karty.
origin-known-seed = Kości tej gry wynikają z liczby, którą znają inni.
origin-pack = W tej grze nie ma kart, które są na tym serwerze: ma własne.

# Co się działo z miejscami, w dzienniku każdego
seat-sits = { $name } siada do stołu.
seat-takes-over = { $name } przejmuje miejsce { $number } w środku gry.
seat-freed = Gospodarz zwalnia miejsce { $number } ({ $name }).
seat-given-up = { $name } oddaje miejsce { $number }.
seat-stand-in = Za gracza { $name } gra teraz bot.
seat-back = { $name } wraca do gry.
seat-asks = { $name } prosi o miejsce { $number }.
seat-refused = { $name } nie przejmie miejsca { $number }: ktoś się nie zgadza.
seat-renamed = { $name } nazywa się teraz { $new }.
page-sit-late = Ta gra już trwa. Kto siedział tu wcześniej, widział karty tego miejsca.
page-sit-consent = Zanim zajmiesz to miejsce, muszą się zgodzić pozostali gracze.
page-ask-for-seat = Poproś o to miejsce
page-free-needs-others = W środku gry miejsce przechodzi na kogoś innego tylko za zgodą pozostałych graczy, a nie ma tu nikogo, kto mógłby ją dać. Niech dalej zagra bot albo niech gracz sam przekaże link do swojego miejsca.
page-seat-asked = { $name } prosi o miejsce { $number } i zobaczy jego ukryte karty. Zgadzasz się?
page-seat-allow = Tak, niech gra
page-seat-refuse = Nie
page-seat-waits = { $name } prosi o miejsce. Czekamy na zgodę: { AND($names) }.
