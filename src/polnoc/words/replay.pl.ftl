# Patrzenie wstecz: powtórka, plansza z tamtej chwili, zapisy tam i z powrotem.

replay-title = { $game }: krok { $step } z { $last }
replay-step = Krok { $step } z { $last }
replay-steps = Kroki
replay-first = Pierwszy krok
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Ostatni krok
replay-jump = Krok
replay-go = Przejdź
replay-keys = Działają też strzałki, Home i End.
replay-play = Odtwórz
replay-speed = Szybkość
replay-short = W skrócie
replay-before = Przed pierwszym ruchem.
replay-answer = { $name } wybiera: „{ $action }”
replay-unseen = Nic, co ten gracz mógłby zobaczyć.
replay-eyes = Czyimi oczami
replay-above = Z góry
replay-watcher = Widz
replay-held = Co ma każdy z graczy
replay-log = Cała gra
replay-result = Wynik
replay-won = { $count ->
    [one] Wygrywa { AND($names) }
   *[other] Wygrywają { AND($names) }
}
replay-verified = ✓ Ziarno ujawnione i sprawdzone
replay-not-verified = ✗ Zapis się nie zgadza
replay-promised = Obiecany przed grą skrót SHA-256 ziarna:
replay-seed = Ziarno:
replay-imported = Ta gra trafiła tu jako zapis. Wszystko się w nim zgadza, ale nie widać po nim, kto grał ani kiedy ustalono ziarno.
replay-text = Jako tekst
replay-table = Do stołu
replay-not-over = Ta gra jeszcze trwa
replay-not-over-how = Powtórka będzie, gdy gra się skończy. Do tego czasu każdy wiersz dziennika pokazuje planszę z tamtej chwili.

then-title = Tak było
then-line = Wiersz { $line } z { $last }
then-lines = Wiersze dziennika
then-first = Pierwszy wiersz
then-last = Najnowszy wiersz
then-earlier = Wcześniej
then-later = Później
then-nothing = Nie ma takiego wiersza
then-nothing-how = Dziennik jest krótszy albo coś cofnięto.

import-title = Wczytaj grę
import-how = Zapis gry z Północy: mały plik JSON, który zostaje po skończonej grze albo po „polnoc play”. Skończoną grę można obejrzeć krok po kroku, nieskończoną dograć tu przy jednym ekranie.
import-file = Plik
import-text = Albo jego treść
import-go = Wczytaj
import-refused = Tego zapisu nie da się wczytać. Niczego nie zachowano.
import-size = Najwyżej { $kilobytes } kB.

# Co może być nie tak z wczytywanym zapisem.
misfit-missing = Nie ma zapisu: wybierz plik albo wklej jego treść.
misfit-large = To za dużo: bajtów jest { $size }, a zapis ma ich kilka tysięcy.
misfit-none = To nie jest zapis gry z Północy. Wybierz plik JSON, który powstał po naciśnięciu „Zapisz” na końcu gry, bez żadnych zmian. Szczegóły, po angielsku: { $why }.
misfit-format = Ten zapis ma format { $given }, a ta wersja Północy czyta format { $read }.
misfit-game = Nie ma tu gry o nazwie „{ $game }”.
misfit-rules = Tę grę rozegrano według zasad w wersji { $given }, a tutaj jest wersja { $here }. Odtwórz ją w tej Północy, która ją zapisała.
misfit-content = Tę grę rozegrano z inną zawartością ({ $given }) niż tutejsza ({ $here }).
misfit-sources = Zawartości dołączonej do tego zapisu nie da się użyć: plik jest uszkodzony albo zmieniony. Wybierz go w takiej postaci, w jakiej powstał. Szczegóły, po angielsku: { $why }.
misfit-header = Nagłówek tego zapisu jest uszkodzony albo zmieniony. Wybierz plik w takiej postaci, w jakiej powstał. Szczegóły, po angielsku: { $why }.
misfit-checks = Liczba odpowiedzi: { $answers }, a liczba ich sum kontrolnych: { $checks }.
misfit-elsewhere = Odpowiedź nr { $number } („{ $answer }”) prowadzi do innej pozycji niż zapisana.
misfit-refused = Odpowiedź nr { $number } („{ $answer }”) nie jest w tym miejscu możliwa.
misfit-over = Odpowiedź nr { $number } („{ $answer }”) pada już po końcu gry.
misfit-last = Ostatnia pozycja różni się od zapisanej.
misfit-result = Wynik różni się od zapisanego.
misfit-seats = Miejsc w zapisie: { $given }, a w grze: { $seats }.
misfit-undone = Pole „undone” musi być liczbą od 0 do { $most }.
misfit-promise = Ziarno losowości nie jest tym, które obiecano (commitment).
misfit-name = Miejsce { $seat }: imię musi mieć litery i nie może zawierać niewidocznych znaków.
misfit-player = Miejsce { $seat }: nikt nie gra jako „{ $who }”.

# Stół, który można już tylko oglądać.
frozen-title = Ta gra jest zamrożona
frozen-why-game = Gry, w którą tu grano, nie ma już na tym serwerze. Nikt nie może odpowiadać.
frozen-why-rules = Od początku tej partii zmieniły się zasady, a ten serwer nie umie już grać według dawnych. Dlatego nikt nie może odpowiadać: niczego, co się wydarzyło, nie zmienia się po fakcie.
frozen-why-content = Kart, z którymi zaczęła się ta partia, nie ma już na tym serwerze. Nikt nie może odpowiadać: niczego, co się wydarzyło, nie zmienia się po fakcie.
frozen-why-newer = Tę partię prowadzi nowsza wersja Północy niż ta na tym serwerze. Tam toczy się dalej, a tutaj ruszy, gdy serwer zostanie zaktualizowany.
frozen-why-differs = Odtworzona według zasad tego serwera, ta partia skończyłaby się inaczej niż naprawdę. Dlatego nikt nie może odpowiadać: niczego, co się wydarzyło, nie zmienia się po fakcie.
frozen-why-fails = Tej partii nie da się kontynuować na tym serwerze: coś się w niej już nie zgadza. Nikt nie może odpowiadać i nic z tego, co się wydarzyło, się nie zmienia.
frozen-kept = Wszystko do tego miejsca zostało zachowane. Widać to, co było dla ciebie widoczne wtedy; więcej wie osoba, która opiekuje się serwerem.
frozen-no-log = O tej partii wiadomo tylko tyle, że się zaczęła.
frozen-no-board = Planszy tej partii nie da się już narysować.
replay-stored = Pokazano tak, jak zapisano: ten serwer ma inne zasady, więc nie można tego tutaj sprawdzić.

# Film z najlepszych chwil, robiony w przeglądarce
film-make = Film z najlepszych chwil
film-picture = Obraz z najlepszych chwil
film-title = Najlepsze chwile
film-how = Powstaje w tej przeglądarce i nigdzie nie jest wysyłany. Jest w nim to, co w powtórce, razem z sekretami.
film-making = Zbieram najlepsze chwile…
film-failed = Nie udało się. Spróbuj jeszcze raz.
film-keep = Zapisz
film-share = Udostępnij
