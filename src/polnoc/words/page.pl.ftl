# Strony stołu w przeglądarce.

page-claim = Gry planszowe z dreszczem: solo, razem albo przez sieć.
page-start = Strona główna
page-skip = Do wyboru
page-tools = Narzędzia
page-theme = Dzień i noc
page-language = In English
page-rules = Zasady
page-cards = Karty
page-sound = Dźwięk
page-hint = Zapytaj eksperta
page-nothing = Tu nic nie ma
page-nothing-how = Adres jest zły albo to nie twój stół.
page-bad-request = Tego nie da się zrobić
page-back-to-table = Wróć do stołu
page-sure = Naciśnij jeszcze raz, jeśli na pewno
page-close = Zamknij
page-rule = Zasada

# Strona główna
page-turns = Twoja kolej
page-continue = Graj dalej
page-watch = Gry do oglądania
page-watch-more = Więcej gier do oglądania
page-watch-none = W tej chwili nie ma gry do oglądania.
page-watch-newer = Nowsze
page-watch-older = Starsze
page-open-tables = Otwarte stoły
page-open-how = Przy tych stołach każdy może zająć wolne miejsce.
page-open-none = Nikt teraz nie szuka graczy. Zaproś kogoś i otwórz swój stół dla wszystkich.
page-open-more = Wszystkie otwarte stoły
page-sought = { $count ->
    [one] Wolne jest jedno miejsce z { $players }.
    [few] Wolne są { $count } miejsca z { $players }.
   *[many] Wolnych jest { $count } miejsc z { $players }.
}
page-pace = Tempo: { $pace }.
page-pace-late = Gdy czas minie: { $late }.
page-speaks-pl = Gospodarz gra po polsku.
page-speaks-en = Gospodarz gra po angielsku.
page-leave-list = Usuń
page-leave-list-which = Usuń z tej strony: { $game }, { AND($names) }
page-under-way = W toku
page-import = Otwórz zapis gry
page-play-now = Zagraj
page-one-screen = Przy jednym ekranie
page-invite = Zaproś znajomych
page-phones = Stół i telefony
page-choose-bots = Wybierz rywali
page-learn = Naucz się grać

# Nowy stół
refused-first = Gracz { $first } nie może zacząć, bo graczy jest tylko { $players }. Wybierz kogoś innego albo zdaj się na los.
page-way-solo = przeciw botom
page-way-solo-how = Gra przeciw botom. Zaczyna się od razu.
page-way-screen = przy jednym ekranie
page-way-screen-how = Podajecie sobie jeden ekran. Między turami opada kurtyna, żeby nikt nie widział cudzych kart.
page-way-online = przez sieć
page-way-online-how = Dostaniesz link i kod dla każdego gościa. Link daje miejsce przy stole: wyślij go tylko tej osobie, dla której jest.
page-way-phones = stół i telefony
page-way-phones-how = Ten ekran pokazuje to, co mogą widzieć wszyscy. Każdy skanuje kod i ma ukryte karty w telefonie.
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
page-time-control = Tempo
page-time-control-how = Ile czasu ma każdy gracz. Czas mierzy serwer; kiedy serwer nie działa, zegary stoją.
page-late = Gdy czas minie
page-late-how = Ustalacie to przed grą i dotyczy to wszystkich.
time-none = bez zegara
time-minute = minuta na ruch
time-day = dzień na ruch
time-chess = zegar szachowy: po dziesięć minut i dziesięć sekund na ruch
late-nothing = nic się nie dzieje
late-remind = przypomnij graczowi
late-stand-in = dalej gra bot, aż gracz wróci
clock-due = { $name } ma czas do
page-listed = Otwarty dla widzów
page-listed-how = Strona główna tego serwera pokaże twoją grę do oglądania. Widzowie widzą tylko to, co wszyscy gracze.
page-joinable = Otwarty dla wszystkich
page-joinable-how = Strona główna tego serwera pokaże twój stół i każdy będzie mógł zająć wolne miejsce.
page-game-options = Opcje gry
page-begin = Zacznij

# Miejsca
page-waiting = Czekamy na graczy
page-free-seats = Wolne miejsca: { AND($names) }.
page-invite-how = Wyślij link albo pokaż kod do zeskanowania. Link daje miejsce, więc niech zostanie między wami.
page-code = Kod z linkiem do miejsca { $number }
page-invited = { $game }: zajmij miejsce
page-has-seat = Masz już miejsce przy tym stole
page-has-seat-why = Gra już trwa, a osoba z dwoma miejscami widziałaby karty z obu. Wyślij link komuś innemu albo zostaw to miejsce botowi.
page-name-taken = Przy tym stole ktoś już ma imię { $name }. Wybierz inne.
page-change-name = Zmień moje imię
page-choose-name = Wybierz imię do gry
page-change-name-how = Ta przeglądarka zapamięta imię i poda je przy każdym stole. Przy jednym stole każdy nazywa się inaczej.
page-you-are = Grasz jako { $name }.
page-name-none = Wpisz imię: przynajmniej jedną literę, którą widać.
page-name-over = Ta gra się skończyła: imiona już się nie zmienią.
page-name-enough = Przy tym stole nie zmienisz już imienia: zbyt wiele razy się zmieniało.
page-there-already = Przy stole: { AND($names) }.
page-sit = Siadam
page-seat-link = To miejsce na innym urządzeniu
page-seat-link-how = Otwórz ten link na drugim urządzeniu. Kto go ma, ma twoje miejsce przy stole.
page-people = Kto gra
page-seat-free = wolne
page-seat-here = przy stole
page-seat-away = poza stołem
page-seat-stand-in = na razie gra bot ({ $level })
page-bot-for-me = Niech bot zagra za mnie
page-bot-instead = Niech zagra bot
page-bot-for-you = Gra za ciebie bot
page-take-back-seat = Wracam
page-free-seat = Zwolnij miejsce
page-nobody-to-replace = Na tym miejscu nie gra teraz człowiek.
page-seat-taken = To miejsce jest już zajęte. Siedzi tu: { $name }.
page-it-is-me = To ja, { $name }: chcę wrócić
page-it-is-me-how = Zgodę daje { $name } na dotychczasowym urządzeniu albo wszyscy pozostali gracze. Samo zaproszenie nie otwiera miejsca, bo widzieli je też inni.
page-it-is-me-own = Zgodę daje { $name } na dotychczasowym urządzeniu. Samo zaproszenie nie otwiera miejsca, bo ma je też gospodarz. Link do własnego miejsca („To miejsce na innym urządzeniu”) otwiera je wszędzie.
page-it-is-me-asked = Prośba wysłana: wraca { $name }. Czekamy na zgodę.
page-asked-already = Ktoś już prosi o to miejsce.
page-void-link = Ten link nie daje już żadnego miejsca
page-void-link-how = Został unieważniony albo miejsce ma już ktoś inny. Poproś gospodarza o nowy.
page-watch-this = Oglądaj ten stół
page-join = Zajmij wolne miejsce
page-rather = Albo:
page-seat-gone = To miejsce ktoś właśnie zajął. Spójrz na stół jeszcze raz.
page-moved = Wszyscy przenieśli się do innego stołu.
page-cancelled = Gospodarz odwołał ten stół.
page-begun-already = Gra już się zaczęła.
page-not-for-fewer = Liczba graczy w tej grze to { OR($counts) }, a nie { $count }.
page-add-bot = Dodaj bota
page-bot-level = Siła bota na miejscu { $number }
page-open-seat = Otwórz miejsce dla gościa
page-remove-seat = Usuń to miejsce
page-remove-person = Usuń od stołu
page-start-with-bots = Zacznij już, boty na wolnych miejscach
page-open-list = Dodaj stół do listy: każdy może dołączyć
page-close-list = Usuń stół z listy
page-cancel = Odwołaj stół
page-cancel-how = Stół zniknie dla wszystkich, a ci, którzy przy nim czekają, dowiedzą się o tym.
page-leave = Odejdź od stołu
page-leave-seat-how = Twoje miejsce znów będzie wolne, a inni się o tym dowiedzą.
page-leave-others-how = Dalej zagra za ciebie bot, a inni się o tym dowiedzą. Możesz wrócić w każdej chwili: pod adresem stołu albo linkiem do swojego miejsca.
page-leave-list-how = Stół zniknie z twojej strony głównej. Możesz do niego wrócić pod jego adresem.
page-resign = Poddaj grę
page-nothing-to-resign = Nie ma tu gry, którą można poddać.
page-has-resigned = Ta gra jest już poddana: do końca gra bot.
page-you-resigned = Gra poddana
page-you-resigned-how = Do końca gry gra za ciebie bot.
page-seat-resigned = poddana gra; dalej gra bot ({ $level })
page-seat-bot-waits = przy stole; bot czeka na znak ({ $level })
page-bot-waits = Przez minutę czeka na ciebie, potem gra dalej.
page-bot-plays = Możesz przejąć grę w każdej chwili.
page-bot-play-on = Niech bot gra dalej
page-bot-waits-for = Bot czeka na znak: { AND($names) }.
page-are-away = { $count ->
    [one] Poza stołem: { AND($names) }.
   *[other] Poza stołem: { AND($names) }.
}
page-bot-for = Niech zagra bot: { $name }
page-no-such-level = Nie ma takiego bota; są: { $levels }.

# Karta, która mówi, kim się jest; gry mają własne: game-role, game-role-wins, …
card-tool = Kim jestem?
card-wins = Jak wygrać
card-loses = Jak się przegrywa
card-idea = Na początek
card-secret = Twój sekret
card-start = Zaczynam
card-teach = Naucz mnie
card-lesson = lekcja „{ $title }”
card-new-tab = otworzy się w nowej karcie przeglądarki
card-others = Przy stole z tobą: { AND($names) }.
card-gentle = { $bots ->
    [one] Łagodna gra: twój rywal to nowicjusz.
   *[other] Łagodna gra: twoi rywale to nowicjusze.
}
card-first = To najłatwiejsze ustawienie, w sam raz na pierwszą grę.
page-role = { $name ->
    [none] Grasz w { $game }
   *[other] Grasz w { $game }: { $name }
}
page-role-wins = Co wygrywa, pokazuje pierwsza lekcja, a dokładnie mówią zasady.
page-role-loses = { $players ->
    [1] Jeśli się nie uda, przegrywasz.
   *[other] Jeśli komuś uda się to wcześniej, przegrywasz.
}
page-role-idea = To, co możesz wybrać, świeci na planszy i ma swój przycisk. W razie wątpliwości zapytaj eksperta.

# Gra
page-log = Co się stało
page-your-turn = Twoja kolej
page-to-play = Teraz: { $names }
page-not-now = Nie teraz. { $prompt }
page-passes = Nie ma tu wyboru: gra za chwilę pójdzie dalej sama.
page-places = Miejsca na planszy jako lista ({ $count })
page-at-once = Wyruszam od razu po wskazaniu celu
page-stopped = Udało się wykonać tylko { $given } z { $count } kroków. { $why }
page-stale = Sytuacja przy stole już się zmieniła; tak to teraz wygląda.
page-failed = Stół nie odpowiada. Nic nie przepadło; spróbuj jeszcze raz.
page-answer-waits = Stół jest poza zasięgiem. Twój ruch czeka i zostanie wysłany, gdy tylko wróci połączenie.
page-answer-dropped = Twój ruch czekał na połączenie i nie został zagrany.
page-curtain = { $name }: twoja kolej. Reszta nie patrzy.
page-show = Pokaż mój stół
page-undo = Cofnij
page-ask-undo = Poproś innych o zgodę na cofnięcie
page-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu. Inni już się z niego czegoś dowiedzieli. Zgadzasz się?
page-undo-loses = { $count ->
    [one] Jeśli się zgodzisz, przepadnie też twój ostatni ruch, bo był później.
    [few] Jeśli się zgodzisz, przepadną też twoje { $count } ostatnie ruchy, bo były później.
   *[many] Jeśli się zgodzisz, przepadnie też { $count } twoich ostatnich ruchów, bo były później.
}
page-undo-allow = Tak, cofamy
page-undo-refuse = Nie, gramy dalej
page-undo-waits = { $name } prosi o cofnięcie ruchu. Czekamy na zgodę: { AND($names) }.

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
page-save = Zapisz
page-say-nothing = Nie ma czego wysłać: pole jest puste.
page-say-too-long = Za długie: najwyżej { $most } znaków.

# Koniec
page-over = Koniec gry
page-you-win = Wygrywasz!
page-rematch-swap = Rewanż, zamiana stron
page-rematch-keep = Rewanż, te same strony
page-wants-rematch = { $name } chce zagrać jeszcze raz.
page-join-rematch = Dołączam
page-resigned = { $count ->
    [one] Poddana gra: { AND($names) }; do końca zagrał bot.
   *[other] Poddana gra: { AND($names) }; do końca zagrały boty.
}
page-again = Rewanż
page-next = Do nowej gry
page-replay = Powtórka
page-story = Jak to było
page-record = Zapisz
page-undone = { $count ->
    [one] Z { $count } cofniętym ruchem.
    [few] Z { $count } cofniętymi ruchami.
   *[many] Z { $count } cofniętymi ruchami.
}
page-dice = Kości sprawdzone: zgodne z zapowiedzią
page-seed = Wynikają z tego ziarna, którego skrót był podany przed grą:
page-not-over = Ta gra jeszcze trwa.

# To, co robi tylko strona ze skryptem
page-look-again = Zajrzyj ponownie
page-lost = Nie ma łączności ze stołem. Próbujemy dalej…
page-found = Stół znów odpowiada.
page-gone = Tego stołu już nie ma.
page-thinking = Ekspert się zastanawia…
page-kept = Zapisano
page-copy = Kopiuj link
page-copied = Skopiowano
page-only-here = Te linki działają tylko na tym komputerze. Dla znajomych na innych urządzeniach otwórz tę stronę pod adresem komputera w waszej sieci zamiast „localhost” i stamtąd skopiuj linki.
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-keys = Klawisze
page-keys-on = Skróty klawiszowe
page-key-number = możliwość o tym numerze
page-key-end = to, co kończy albo pomija
page-key-undo = cofnij
page-key-hint = zapytaj eksperta
page-key-walk = od elementu do elementu na planszy
page-key-zoom = powiększ, pomniejsz, cała mapa
page-key-enter = wybierz element albo dowiedz się, dlaczego nie można
page-key-next = pokaż następne; pomiń pokaz, jeśli nic nie czeka na twój znak
page-key-escape = zamknij dymek; pomiń opowieść
page-key-help = ta lista

# Pokaz
show-settings = Tempo i dźwięk
show-next = Dalej
show-skip = Pomiń
pace-title = Jak szybko pokazywać, co się dzieje
pace-calm = Spokojnie
pace-calm-how = jest czas wszystko przeczytać
pace-brisk = Żwawo
pace-brisk-how = ruchy innych trwają najwyżej osiem sekund
pace-instant = Od razu
pace-instant-how = plansza od razu pokazuje, jak jest
pace-wait = Na mój znak
pace-wait-how = każde zdarzenie czeka, aż pójdziesz dalej
sound-volume = Głośność
sound-offer = Grać z dźwiękiem?
sound-yes = Tak
sound-no = Nie

# Przed grą i kto ma wpływ na los
page-not-begun = Gra się jeszcze nie zaczęła: karty zostaną rozdane, gdy wszyscy usiądą.
deal-soon = Wszyscy już są na miejscach
deal-not-come = { $count ->
    [one] Nie ma jeszcze: { AND($names) }.
   *[other] Nie ma jeszcze: { AND($names) }.
}
deal-waits-for = Rozdajemy, gdy tylko swoje liczby dołożą jeszcze przeglądarki: { AND($names) }.
deal-now = Właśnie rozdajemy.
deal-title = Uczciwość losowania
deal-how = Serwer ustalił tajną liczbę, a przeglądarka każdego gracza dokłada swoją. Zanim którakolwiek zostanie pokazana, każda jest zapowiedziana swoim skrótem SHA-256, więc nikt nie wybierze kości: ani gospodarz, ani serwer, ani żaden z graczy. Po grze wszystko zostaje pokazane i sprawdzone.
deal-how-server = Serwer ustalił przed grą tajną liczbę i zapowiedział ją skrótem SHA-256. Po grze zostaje pokazana i sprawdzona.
deal-server = Serwer zapowiada:
deal-browser = Przeglądarka gracza { $name } zapowiada:
deal-without = Zacznij bez liczby z mojej przeglądarki
deal-not-promised = To nie jest to, co zapowiedziała przeglądarka, albo nikt na to teraz nie czeka. Odśwież stronę.
deal-again = { $count ->
    [one] Karty rozdano jeszcze raz, bo ktoś odszedł przed pierwszym ruchem.
    [few] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszym ruchem.
    [many] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszym ruchem.
   *[other] Karty rozdano na nowo { $count } razy, bo ktoś odszedł przed pierwszym ruchem.
}
deal-secret = Liczba serwera:
deal-part = Liczba z przeglądarki gracza { $name }:
deal-no-part = { $name }: bez własnej liczby, liczy się liczba serwera.
deal-mine = dołożyła ją ta przeglądarka
origin-imported = Ta gra trafiła tu jako zapis. Kto ją wczytał, może znać wszystkie jej kości i karty.
origin-daily = To gra dnia: każdy, kto w nią gra, ma te same kości i karty.
origin-known-seed = Kości tej gry wynikają z liczby, którą znają inni.
origin-packs = { $count ->
    [one] Gra toczy się z dodatkiem: { $names }.
   *[other] Gra toczy się z dodatkami: { $names }.
}
origin-pack = Ta gra ma inne karty niż pudełko na tym serwerze: toczy się z dodatkiem albo z inną wersją pudełka.

# Co się działo z miejscami, w dzienniku każdego
seat-sits = { $name } siada do stołu.
seat-takes-over = { $name } przejmuje miejsce { $number } w środku gry.
seat-freed = Gospodarz zwalnia miejsce { $number } ({ $name }).
seat-given-up = { $name } oddaje miejsce { $number }.
seat-stand-in = Za gracza { $name } gra teraz bot.
seat-late = Czas minął: za gracza { $name } gra teraz bot.
seat-reminded = Czas gracza { $name } minął. Poszło przypomnienie.
seat-back = { $name } wraca do gry.
seat-asks = { $name } prosi o miejsce { $number }.
seat-refused = { $name } nie przejmie miejsca { $number }: ktoś się nie zgadza.
seat-renamed = { $name } nazywa się teraz { $new }.
seat-opened = Gospodarz otwiera dla gościa miejsce { $number } ({ $name }).
seat-bot-sits = Gospodarz oddaje miejsce { $number } botowi: { $name }.
seat-left = { $name } odchodzi od stołu.
seat-left-game = { $name } odchodzi od stołu. Dalej gra bot.
seat-resigned = { $name } poddaje grę. Dalej gra bot.
seat-asks-back = { $name } prosi o powrót na innym urządzeniu (miejsce { $number }).
seat-device = { $name } gra też na innym urządzeniu.
page-own-device = Ktoś z zaproszeniem na twoje miejsce chce tu usiąść na innym urządzeniu i zobaczy wszystko, co widzisz ty. Czy to ty?
page-own-device-yes = Tak, to ja
page-own-device-no = Nie, nie wpuszczaj
page-back-asked = { $name } prosi o powrót na innym urządzeniu i zobaczy ukryte karty miejsca { $number }. Czy to na pewno { $name } i czy się zgadzasz?
page-back-waits = { $name } prosi o powrót na innym urządzeniu. Może to potwierdzić na dotychczasowym urządzeniu; w przeciwnym razie muszą się zgodzić wszyscy: { AND($names) }.
page-sit-late = Ta gra już trwa. Osoba, która siedziała tu wcześniej, widziała karty tego miejsca.
page-sit-consent = Zanim zajmiesz to miejsce, muszą się zgodzić pozostali gracze.
page-ask-for-seat = Poproś o to miejsce
page-free-needs-others = W środku gry miejsce przechodzi na kogoś innego tylko za zgodą pozostałych graczy, a nie ma tu nikogo, kto mógłby ją dać. Niech dalej zagra bot albo niech gracz sam przekaże link do swojego miejsca.
page-seat-asked = { $name } prosi o miejsce { $number } i zobaczy jego ukryte karty. Zgadzasz się?
page-seat-allow = Tak, niech gra
page-seat-refuse = Nie
page-seat-waits = { $name } prosi o miejsce. Czekamy na zgodę: { AND($names) }.
