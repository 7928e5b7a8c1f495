# Lekcje. Ich scenariusze są w `lessons/`; który klucz kiedy się odzywa, mówi `polnoc.lessons`.
# Czytającej osoby nie nazywamy ani „nim”, ani „nią”: czas teraźniejszy zamiast przeszłego.

lesson-cast-cat = Kot
lesson-cast-moth = Ćma
lesson-cast-hare = Zając

## 1. Kryjówka

lesson-hiding = Pierwsza noc
lesson-hiding-about = Ukryj się, zadaj pierwsze pytania i znajdź Kota, zanim on znajdzie ciebie.

lesson-hiding-lair =
    Bije północ i stary dom się budzi. Jesteś tu nowym duchem. Kot straszy w tym domu od dwustu lat i chce się bawić w chowanego.

    Masz dwie karty: 11 i 3. Jedna będzie twoją **kryjówką**: numerem, pod którym siedzisz. Druga zostanie ci w **ręku**. Podaj numer Kota, zanim Kot poda twój, a wygrasz.

    Ukryj się pod 11 i zostaw sobie kartę 3.
lesson-hiding-lair-right = Wstrzymujesz oddech. Kot też już się schował: oto jego drzwi, dobrze zamknięte. Każda jasna szybka to numer, pod którym Kot może siedzieć.
lesson-hiding-lair-wrong = Pod 3 też wolno się ukryć. Ale wtedy w ręku zostaje karta 11 i już pierwszej nocy nie ma czym pytać. Tym razem ukryj się pod 11.

lesson-hiding-turn =
    Twoja tura. Robisz dokładnie **jedną z dwóch rzeczy**: używasz karty z ręki albo zgadujesz, gdzie jest Kot.

    Nic jeszcze nie wiesz, więc pytaj. Karta 3 pyta, czy numer jest parzysty. Użyj jej.
lesson-hiding-turn-right = Kot mówi TAK, a odpowiedzi są zawsze prawdziwe. Nieparzyste szybki w jego drzwiach gasną. Karta 3 zostaje odkryta w domu, a ty masz nową: tak kończy się każda tura.
lesson-hiding-turn-wrong = Zgadywanie teraz to strzał w ciemno: możliwych jest jedenaście numerów. Najpierw zapytaj.

lesson-hiding-answer =
    Kot pyta kartą 5: czy to 1, 2, 3 lub 4? NIE. Nie musisz nic mówić, za ciebie odpowiada dom. Twoje własne drzwi pokazują, co wiedzą o tobie inni.

    Spójrz też na dom. W oknach 3 i 5 się świeci: te karty leżą odkryte, więc nikt się pod nimi nie ukrywa.

    Teraz użyj karty 6: czy numer to co najmniej 8?
lesson-hiding-answer-right = Znowu TAK. Numer parzysty, co najmniej 8, a karta 10 jest teraz u ciebie w ręku. Zostają dwie szybki: 8 i 12.
lesson-hiding-answer-wrong = Zostało pięć numerów, to za dużo, żeby zgadywać. Najpierw jedno dobre pytanie.

lesson-hiding-clue =
    Kot pyta o 10, 11 i 13, a dom musi powiedzieć TAK. Robi się gorąco!

    Ale zobacz, czym Kot pyta: kartą 12. Ta karta leży już odkryta, więc pod 12 Kota nie ma. Została jedna szybka.

    Żeby zgadnąć, odkładasz zakrytą kartę z ręki do **pudełka**. Wybierz pudełko.
lesson-hiding-clue-wrong = Karta 10 pozwala układać stos, ale to na inną noc. Wiesz już, gdzie jest Kot, a Kotu zostały do sprawdzenia tylko trzy numery. Zgaduj!

lesson-hiding-name = Podaj numer, pod którym ukrywa się Kot. Wskaż okno albo wybierz numer z listy.
lesson-hiding-name-right = **Jest!** „Jak na pierwszą noc całkiem nieźle”, mówi Kot i wychodzi z ukrycia. Za znalezienie kogoś jest punkt. Zwykle gra się do trzech punktów; to była krótka gra na rozgrzewkę.
lesson-hiding-name-wrong-mine = Tam Kota być nie może: 11 to twoja kryjówka, a karta 10 jest u ciebie w ręku.
lesson-hiding-name-wrong-open = W tym oknie się świeci. Karta leży odkryta, więc nikt się pod nią nie ukrywa.
lesson-hiding-name-wrong-out = Wiesz od Kota więcej: numer jest parzysty i to co najmniej 8.

## 2. Pytania

lesson-questions = Pytania po ciemku
lesson-questions-about = Osiem niebieskich kart i pytania, po których gaśnie pół domu.

lesson-questions-printed =
    Druga noc. „Osiem z trzynastu kart jest niebieskich”, mówi Kot. „Niebieskie **pytają**”. Na pięciu z nich pytanie jest już wypisane; pokazują je znaki na karcie.

    Masz kartę 7: czy to 5, 6, 8 lub 9? Użyj jej.
lesson-questions-printed-right = TAK, więc zostają cztery numery. Po NIE odpadłyby cztery. Każda odpowiedź coś mówi.
lesson-questions-printed-wrong = Jedenaście numerów i żadnego pytania. Nawet Kot by teraz nie zgadywał. Użyj karty.

lesson-questions-stairs =
    Kot pyta kartą 3, czy twój numer jest parzysty. Jest, więc w twoich drzwiach gaśnie połowa szybek.

    Masz teraz kartę 1. Pyta o **cztery kolejne numery**, a które, wybierasz ty. Użyj jej.
lesson-questions-stairs-wrong = Jedna szansa na cztery. Lepiej zapytać: najpierw użyj karty 1.

lesson-questions-half =
    Kot jest pod 5, 6, 8 lub 9. Wybierz cztery kolejne numery tak, żeby były wśród nich dokładnie **dwa** z tych czterech. Wtedy połowa odpadnie, cokolwiek Kot powie.

    Wskaż okno, a rozświetli się cały rząd. Rząd nie może wyjść poza 13: możesz spróbować.
lesson-questions-half-right = Równo na pół. Jedno pytanie i, cokolwiek odpowie Kot, zostają tylko dwa numery.
lesson-questions-half-wrong-none = W tym rzędzie nie ma ani jednego z czterech numerów Kota. Kot powie NIE, a to wiadomo i bez pytania.
lesson-questions-half-wrong-lopsided = W tym rzędzie jest jeden albo trzy z numerów Kota. Przy odrobinie szczęścia dowiesz się dużo, ale częściej mało. Dwa na dwa jest lepsze.

lesson-questions-candles =
    Inna runda. Karta 12 pyta o **trzy dowolne numery**, z całego domu.

    Kot jest pod 1, 2, 4, 5 lub 7. Podane są już 2 i 4. Dodaj trzeci numer, który jest jeszcze możliwy. Tego samego numeru nie można podać dwa razy: spróbuj, jeśli chcesz.
lesson-questions-candles-right = Trzy po jednej stronie, dwa po drugiej: pięciu numerów równiej podzielić się nie da. Dopóki nie padły wszystkie trzy, nikt nie wiedział, o co pytasz.
lesson-questions-candles-wrong-open = Ta karta leży odkryta. Nikt się pod nią nie ukrywa, szkoda na nią pytania.
lesson-questions-candles-wrong-high = Pytanie, czy to co najmniej 8, już padło i Kot powiedział NIE. Szkoda na to kolejnego.

lesson-questions-shadow =
    Karta 13 pyta: **ten numer lub wyższy?** Ty wybierasz, gdzie ciąć.

    Możliwych jest jedenaście numerów: wszystkie oprócz twojej 4 i odkrytej 13. Tnij blisko środka.
lesson-questions-shadow-right = Przez sam środek. Trzy, cztery takie cięcia i z trzynastu okien zostaje jedno.
lesson-questions-shadow-wrong-sure = Tę odpowiedź znasz przed pytaniem. Od 1 w górę każdy powie TAK, a pod 13 nikt nie siedzi: karta leży odkryta.
lesson-questions-shadow-wrong-edge = To odcina tylko róg. Przy odrobinie szczęścia dowiesz się dużo, ale częściej mało. Spróbuj bliżej środka.

lesson-questions-race =
    Tę rundę zaczął Kot; były już jego karty 9 i 5. W twoich drzwiach świecą się cztery szybki. Ty masz za sobą kartę 6, a w drzwiach Kota świeci się pięć.

    To **wyścig**, a Kot jest o włos z przodu. Pytać czy zgadywać? Jedna szansa na pięć to mało. Zapytaj kartą 3, czy numer jest parzysty.
lesson-questions-race-right = TAK: 10 albo 12. Teraz prowadzisz. I znasz już wszystkie osiem pytań: na kartach 3, 5, 6, 7 i 9 są wypisane, a pytania kart 1, 12 i 13 układasz samodzielnie.
lesson-questions-race-wrong = Jedna szansa na pięć. Karta 3 podzieli tę piątkę na trzy i dwa: najpierw zapytaj.

## 3. Zgadywanie

lesson-guessing = Powiedz to głośno
lesson-guessing-about = Kiedy zgadywać, ile kosztuje pudło, jak kończy się runda i jak blefować.

lesson-guessing-puzzle =
    „Dziś myśl na własną rękę”, mówi Kot i wyjmuje szybki z drzwi. Przy niektórych stołach gra się tak zawsze.

    Przeczytaj odpowiedzi przy drzwiach Kota: parzysty? TAK. Co najmniej 8? TAK. 5, 6, 8 lub 9? NIE. A 12 to twoja kryjówka.

    To wystarczy. Zgaduj!
lesson-guessing-puzzle-wrong = Karta 13 mogłaby zapytać jeszcze raz. Ale złóż trzy odpowiedzi razem: pasuje do nich tylko jeden numer. Zgaduj.

lesson-guessing-solve = Parzysty. Co najmniej 8. Nie 5, 6, 8 ani 9. I nie twoja 12. **Jaki to numer?**
lesson-guessing-solve-right = To 10! Masz **punkt**, a do wygranej trzeba trzech. Trafienie kończy rundę: wszystkie karty są tasowane i rozdawane od nowa. Oto twoje dwie nowe.
lesson-guessing-solve-wrong-odd = Spójrz na pierwszą odpowiedź: numer jest parzysty.
lesson-guessing-solve-wrong-mine = To twoja własna kryjówka. Pod jednym numerem mieści się jeden duch.
lesson-guessing-solve-wrong-eight = Spójrz na ostatnią odpowiedź: nie 5, 6, 8 ani 9.
lesson-guessing-solve-wrong-low = Spójrz na drugą odpowiedź: co najmniej 8.

lesson-guessing-again =
    Nowa runda zaczyna się jak pierwsza, a to, co wcześniej leżało odkryte, już się nie liczy.

    Której karty wolisz użyć, a która ma cię ukryć? Wybierz, jak chcesz: tu nie ma złych odpowiedzi.
lesson-guessing-again-right = Dobrze. Kot też się schował i to Kot **zaczyna**: w grze na dwie osoby następną rundę zaczyna ten, kogo znaleziono.

lesson-guessing-coin =
    Kilka rund później. Kot jest pod 8 lub 9. Ale ty jesteś pod 2 lub 4 i Kot o tym wie. Jeszcze jedno pytanie i Kot może cię wyprzedzić.

    Zgadujesz więc bez pewności; karta już wędruje do pudełka. **8 czy 9?** Zaufaj swojemu nosowi.
lesson-guessing-coin-right-hit = Trafienie! A pudło też nie byłoby nieszczęściem: kosztuje odłożoną kartę i turę, nic więcej. Dobierasz kartę i gra przeciwnik.
lesson-guessing-coin-right-miss = NIE. Ile kosztuje takie pudło? Odłożoną kartę i turę, nic więcej. Masz nową kartę, gra Kot, a ty już wiesz: to 9.
lesson-guessing-coin-wrong = W drzwiach Kota świecą się dwie szybki: 8 i 9. Podaj jeden z tych numerów.

lesson-guessing-bluff =
    Kot wie, że jesteś pod 5 lub 9. Pora go zwieść, i to bez jednego kłamstwa.

    Zgadując, wolno podać **dowolny** numer, nawet swój. Siedzisz pod 5. Podaj 5, jakby to tam był Kot!
lesson-guessing-bluff-right = Kot powiedział NIE, zgodnie z prawdą, i pomyślał: nikt nie podaje własnej kryjówki. Dlatego spróbował 9 i spudłował. To jest **blef**. Wolno podać nawet numer, który leży odkryty, chyba że przy stole to wyłączono.
lesson-guessing-bluff-wrong-nine = Kto podaje 9, ten wygląda, jakby sam pod 9 nie siedział. Wtedy Kot zapuka do 5, a tam jesteś ty. Podaj 5!
lesson-guessing-bluff-wrong-honest = Uczciwa próba. Ale w następnej turze Kot poda twój numer, chyba że go zmylisz. Podaj swój własny: 5.

## 4. Czerwone karty

lesson-red = Trzy czerwone duchy
lesson-red-about = Karty, które zgadują: dwa numery naraz, zza parawanu i po zerknięciu pod podłogę.

lesson-red-mirror =
    Czerwone karty **zgadują**, a każda umie coś jeszcze. Nic nie idzie do pudełka: zgadywanie to działanie karty.

    Masz kartę 11, Parę w Lustrze. Podaje naraz **dwa kolejne numery**. Kot jest pod 8 lub 9. Użyj jej!
lesson-red-mirror-wrong = Zwykłe zgadywanie to jeden numer, a karta 11 trafi do pudełka. Sama karta podaje dwa. Użyj jej!
lesson-red-pair = Które dwa? Wskaż niższy numer z pary.
lesson-red-pair-right = 8 lub 9: TAK! Para spojrzała w lustro, a za nią stał Kot.
lesson-red-pair-wrong-half = W tej parze jest tylko jeden z dwóch numerów Kota.
lesson-red-pair-wrong-out = Kot jest pod 8 lub 9. W tej parze nie ma żadnego z nich.

lesson-red-screen =
    Karta 4, Dama za Parawanem: zgadujesz, a potem masz **osłonę**. Do twojej następnej tury niebieskie karty innych cię nie dotyczą.

    O Kocie jeszcze nic nie wiesz. Użyj karty mimo to: dla samej osłony warto.
lesson-red-screen-wrong = Przy zwykłym zgadywaniu Dama trafi do pudełka i osłony nie będzie. Lepiej użyj karty.
lesson-red-shield = Podaj numer, pod którym może być Kot. Trafienie byłoby wielkim szczęściem.
lesson-red-shield-right-miss = Pudło, jak było do przewidzenia. Ale potem Kot pyta niebieską kartą 5, a ty **nie odpowiadasz**: spójrz na swoje drzwi. Osłona trwała aż do teraz, do twojej następnej tury. Na zgadywanie i na czerwone karty nie działa.
lesson-red-shield-right-lucky = Co za nos! Trafienie za pierwszym razem. Po pudle działałaby osłona: do swojej następnej tury nie odpowiadasz na niebieskie karty. Na zgadywanie i na czerwone karty nie działa.
lesson-red-shield-wrong = Karta 4 leży odkryta, a 10 to twoja kryjówka. Jako blef to dozwolone. Ale tym razem podaj numer, pod którym może być Kot.

lesson-red-eye =
    Karta 8, Oko w Podłodze: podglądasz **dwie karty ze spodu** stosu, a potem zgadujesz. To, co leży w stosie, nie jest niczyją kryjówką.

    Kot jest pod 1, 11 lub 13. Użyj karty.
lesson-red-eye-wrong = Jedna szansa na trzy, z zamkniętymi oczami. Użyj karty: Oko najpierw patrzy.
lesson-red-floor =
    Na spodzie stosu leżą 11 i 1. Ich okna są oznaczone okiem, ale tylko dla ciebie: Kot wie, że patrzysz, ale nie wie na co.

    Gdzie więc jest Kot?
lesson-red-floor-right = Pod 13! Jedno spojrzenie za dwa pytania.
lesson-red-floor-wrong-seen = Tę kartę właśnie widać na spodzie stosu. Nikt się pod nią nie ukrywa.
lesson-red-floor-wrong-out = Ten numer odpowiedzi Kota wykluczyły już dawno.

## 5. Żółte karty

lesson-yellow = Dwa żółte duchy
lesson-yellow-about = Ułóż stos, powtórz kartę albo rozegraj dwie tury z rzędu.

lesson-yellow-croupier =
    Żółte karty ani nie pytają, ani nie zgadują. Płatają figle.

    Karta 10, Krupier bez Głowy, pokazuje ci **trzy karty z wierzchu** stosu. Jedna zostaje na górze, dwie idą na spód. Kot jest pod 8 lub 9. Użyj karty.
lesson-yellow-croupier-wrong = Szansa pół na pół. A Krupier może rozdać pewne trafienie: użyj karty.
lesson-yellow-top =
    5, 11 i 12. Kartę, którą zostawisz na wierzchu, za chwilę **dobierzesz**.

    Z którą w następnej turze na pewno znajdziesz Kota pod 8 lub 9?
lesson-yellow-top-wrong-five = Karta 5 pyta o numery od 1 do 4. Kota tam nie ma i wiesz o tym.
lesson-yellow-top-wrong-twelve = Karta 12 odróżni 8 od 9, ale tylko pyta: zgadywać przyjdzie dopiero turę później. Jest szybsza.
lesson-yellow-bottom = Na wierzchu zostaje 11. Pozostałe dwie idą na spód. Która ma leżeć na samym dole? Wybierz, jak chcesz; nikt inny się nie dowie.
lesson-yellow-bottom-right = Masz w ręku kartę 11, a w następnej turze podasz naraz 8 i 9. Wiesz też o trzech kartach, pod którymi nikt się nie ukrywa; Kot nie widział żadnej.

lesson-yellow-echo =
    Karta 2, Echo z Komina, robi jedną z dwóch rzeczy. Pierwsza: **powtarza odkrytą kartę**, nieważne czyją.

    Kot jest pod 10, 11 lub 12. Odkryte leżą: twoja 9, która pyta o numery od 10 do 13, i 3 Kota, która pyta o parzyste. Która pomoże?
lesson-yellow-echo-right = NIE, więc to 11. Karta 3 zostaje na swoim miejscu. Tylko samego siebie Echo nie powtórzy.
lesson-yellow-echo-wrong-again = To pytanie już było: Kot jest pod 10, 11, 12 lub 13, a 13 to twoja kryjówka.
lesson-yellow-echo-wrong-later = Dodatkowa tura będzie w następnym kroku. Najpierw niech Echo powtórzy kartę.

lesson-yellow-extra =
    Druga rzecz: dobierasz kartę i od razu rozgrywasz **dodatkową turę**.

    Kot jest pod 8 lub 12. Ale ty jesteś pod 1 lub 4, Kot o tym wie i zaraz jego kolej. Nie czekaj: weź dodatkową turę.
lesson-yellow-extra-right = I co to za karta? 12! Więc Kota pod nią nie ma. A teraz znów twoja tura, taka jak każda inna.
lesson-yellow-extra-wrong = Może coś by to dało. Ale potem gra Kot, a jemu zostały tylko dwa numery. Weź dodatkową turę.
lesson-yellow-now = W drzwiach Kota świeci się jedna szybka. Zgaduj, zanim przyjdzie kolej na Kota.
lesson-yellow-now-wrong = O co tu jeszcze pytać? Został jeden numer. Zgaduj.
lesson-yellow-name = A ten numer to…?
lesson-yellow-name-right = „Dwie tury z rzędu”, wzdycha Kot. „Właśnie za to lubię Echo”. Znasz już wszystkie trzynaście duchów.
lesson-yellow-name-wrong = Spójrz na drzwi Kota: świeci się jedna szybka. Podaj ten numer.

## 6. Pusty stos

lesson-empty = Ostatnia karta
lesson-empty-about = Co się dzieje, gdy skończy się stos.

lesson-empty-last =
    Długa noc. Stos jest **pusty**: nikt już nie dobiera. Kot nie ma żadnej karty, a ty masz ostatnią: Echo.

    Kot jest pod 1 lub 4. Użyj Echa.
lesson-empty-last-wrong = Szansa pół na pół. A twoja karta umie jeszcze odróżnić te dwa numery: użyj jej.
lesson-empty-echo =
    Dodatkowa tura zaczyna się od dobrania karty, a stos jest pusty: możesz spróbować.

    Powtórz więc odkrytą kartę. Która odróżni 1 od 4?
lesson-empty-echo-right = TAK, parzysty: 4. Nie było czego dobrać, więc twoja ręka jest pusta.
lesson-empty-echo-wrong-pair = Para podaje sąsiednie numery. 1 i 4 nie sąsiadują, więc szansa jest pół na pół.
lesson-empty-echo-wrong-old = Na to pytanie 1 i 4 odpowiadają tak samo. Poszukaj takiego, które je rozdzieli.
lesson-empty-bare =
    Kot nie miał karty, więc **musiał zgadywać**: 10. Pudło, co za ulga.

    Teraz ty też nie masz karty. Sprawdź, czy da się jeszcze jakiejś użyć; a jeśli nie, zostaje jedno.
lesson-empty-name = Do pudełka nic nie idzie, bo nie masz karty. Gdzie jest Kot?
lesson-empty-name-right = Jest! Gdy stos się skończy, wszyscy zgadują, tura po turze, więc każda runda ma swój koniec. W grze na dwie osoby do wygranej trzeba **trzech punktów**. Można już zagrać naprawdę. Ale słuchaj: coś stuka w okno…
lesson-empty-name-wrong = Echo już to powiedziało: numer jest parzysty. A w drzwiach Kota świeci się jedna szybka.

## 7. Trzy osoby

lesson-three = Przylatuje Ćma
lesson-three-about = Gra na trzy osoby: dwoje drzwi, wspólny punkt i dwoje rywali za jednym zamachem.

lesson-three-doors =
    Ćma też chce grać. We troje zmienia się niewiele: do przeszukania jest **dwoje drzwi**, a w stosie tylko siedem kart.

    Pytanie idzie do obojga rywali i każde odpowiada za siebie. Użyj karty 3.
lesson-three-doors-right = Kot: TAK. Ćma: NIE. Jedno pytanie, dwoje drzwi. Ale pamiętaj, że obie odpowiedzi słyszeli wszyscy.
lesson-three-doors-wrong = Ukrywają się oboje i o żadnym nic nie wiesz. Najpierw zapytaj.

lesson-three-listen =
    Kot pyta kartą 5, Ćma kartą 9. Odpowiadasz ty, ale odpowiada też drugi rywal. **Ich pytania pracują też na ciebie**: zobacz, ile szybek tymczasem zgasło.

    Teraz karta 6: co najmniej 8?
lesson-three-listen-right = NIE i NIE. W drzwiach Ćmy świeci się jedna szybka, w drzwiach Kota dwie. Połowę roboty zrobili inni.
lesson-three-listen-wrong = Za każdymi drzwiami trzy numery. Karta 6 powie więcej o obojgu.

lesson-three-first =
    Jeszcze jedno pytanie Ćmy i wiesz wszystko: Kot jest pod 4, Ćma pod 7. Twoja karta już wędruje do pudełka.

    Po **pierwszym trafieniu** w rundzie ktoś z niej odpada, a pozostała dwójka bierze po punkcie: ty i ten, kto zostaje. Kogo podajesz?
lesson-three-first-right-moth = Ćma odpada z tej rundy. Masz punkt, ale punkt ma i Kot, na którego teraz kolej. Pierwsze trafienie zawsze pomaga jeszcze komuś: patrz, kto prowadzi.
lesson-three-first-right-cat = Kot odpada z tej rundy. Masz punkt, ale punkt ma i Ćma, na którą teraz kolej. Pierwsze trafienie zawsze pomaga jeszcze komuś: patrz, kto prowadzi.
lesson-three-first-wrong = Spójrz na drzwi: Kot jest pod 4, Ćma pod 7. Podaj jeden z tych numerów.

lesson-three-second =
    Załóżmy, że odpadła Ćma: masz 1 punkt i Kot ma 1. Kot zgadywał i spudłował; znów twoja kolej.

    Po **drugim trafieniu** punkt bierze tylko ten, kto zgadł, a runda się kończy. Podaj numer Kota.
lesson-three-second-right = Ty 2, Kot 1, Ćma 0. Następną rundę zaczyna osoba po lewej ręce tej, która trafiła: Kot. We troje do wygranej trzeba **sześciu punktów**.
lesson-three-second-wrong = Spójrz na drzwi Kota: świeci się jedna szybka.

lesson-three-double =
    A teraz najlepsza sztuczka w grze na trzy osoby. Karta 11 podaje dwa kolejne numery, a odpowiadają **oboje** rywale.

    Kot jest pod 4, Ćma pod 5 lub 9. Jaką parę podajesz?
lesson-three-double-right = Oboje za jednym zamachem! Dwa punkty dla ciebie, dla innych nic i koniec rundy.
lesson-three-double-wrong-one = Ta para może znaleźć tylko jedno z nich. Inna może oboje.
lesson-three-double-wrong-out = Tam żadnego z nich być nie może. Spójrz na szybki w drzwiach.

## 8. Zespoły

lesson-teams = Dwa domy
lesson-teams-about = Cztery osoby, dwa zespoły: kryjówki dla dwojga, dwie talie i partner w zastępstwie.

lesson-teams-own =
    Przyszedł też Zając. Teraz są **dwa zespoły**: ty i Ćma przeciw Kotu i Zającowi. Partnerzy siedzą naprzeciw siebie.

    Masz cztery karty dla swojego zespołu. Najpierw wybierz kryjówkę dla siebie. Którąkolwiek.
lesson-teams-own-right = To twoja kryjówka. Jedna z trzech pozostałych kart będzie kryjówką Ćmy.

lesson-teams-partner =
    Załóżmy, że ukrywasz się pod 11. Teraz wybierz **kryjówkę partnerki**. Którąkolwiek; Ćma ją zobaczy, a ty zapamiętasz.

    Dwie ostatnie karty dostaje Ćma: jedną zatrzyma, drugą ci odda.
lesson-teams-partner-right = Od teraz nie mówicie sobie nic o kartach. O kartach Ćmy wiesz tylko to, co przeszło przez twoje ręce.

lesson-teams-houses =
    Każdy zespół ma swoją talię, więc są **dwa domy**: ukrywasz się w domu A, a szukasz w domu B.

    Twoje karty nic nie mówią o ich numerach: masz 9, a jednak w domu B ktoś może siedzieć pod 9. Użyj karty. Odpowiedzą obaj rywale.
lesson-teams-houses-right = Kot: NIE, Zając: TAK. Okno 9 świeci się w **twoim** domu. Wyklucza numer w twoim zespole, nie w tamtym.
lesson-teams-houses-wrong = Dwa razy po trzynaście numerów. Najpierw zapytaj.

lesson-teams-clue =
    Kot kartą 10 układa **wasz** stos: takie karty zaglądają do stosu rywali. Ćma pyta o parzyste. Zając ma po karcie 4 osłonę.

    Spójrz na drzwi Zająca: co najmniej 10 i parzysty. A 10 z **ich** talii leży odkryta. Zgaduj więc.
lesson-teams-clue-wrong = Zając ma osłonę i by nie odpowiedział. A odpowiedzi już nie potrzebujesz: zgaduj.
lesson-teams-hare = Gdzie jest Zając?
lesson-teams-hare-right = Zając odpada z rundy. Punktu jeszcze nie ma: zespół dostaje go, gdy znajdzie **obu** rywali. Od teraz za Zająca gra Kot.
lesson-teams-hare-wrong-ten = 10 z ich talii leży odkryta, więc Zająca pod nią nie ma.
lesson-teams-hare-wrong-cat = Tam może być Kot, któremu zostało pięć numerów. Zającowi został jeden.
lesson-teams-hare-wrong-out = Spójrz na drzwi Zająca: świeci się jedna szybka.

lesson-teams-stand-in =
    Gra Kot, gra Ćma, a potem **znów Kot, w zastępstwie Zająca**, swoją własną kartą. A każda karta, którą Kot odkrywa, mówi, gdzie go nie ma.

    Resztę zrobiło pytanie Ćmy. Spójrz na drzwi Kota i zgaduj.
lesson-teams-stand-in-wrong = Echo mogłoby powtórzyć pytanie. Ale w drzwiach Kota świeci się jedna szybka: zgaduj.
lesson-teams-cat = Podaj numer Kota.
lesson-teams-cat-right = Obaj znalezieni: **punkt dla twojego zespołu**, a do wygranej trzeba trzech. „Niczego więcej cię nie nauczę”, mówi Kot. „No, prawie niczego. Chodź, zagramy”.
lesson-teams-cat-wrong = Spójrz na drzwi Kota: świeci się jedna szybka.
