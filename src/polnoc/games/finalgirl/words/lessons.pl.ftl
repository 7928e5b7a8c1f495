# Lekcje. Ich scenariusze są w `lessons/`; który klucz kiedy się odzywa, mówi `polnoc.lessons`.

## 1. Noc w obozie

lesson-night = Noc w obozie
lesson-night-about = Kim jesteś, kim jest on i jedna cała tura: karta, dwie kości, krok, rynek, morderca.

lesson-night-goal =
    Jesteś **Laurie** i stoisz na boisku, z lewej strony mapy. Na mokradłach, po prawej, czeka **Hans** z młotem. Małe figurki to obozowicze, którzy przyjechali odpocząć: **ofiary**.

    Jedno z was nie doczeka świtu. Jeśli zginie Hans, wygrywasz. Jeśli ty, wygrywa on. Nikogo nie musisz ratować, ale każdy, kogo wyprowadzisz, wzmacnia ciebie, a każdy, kogo on zabije, wzmacnia **jego**.

    Obok mapy są twoje tory: zdrowie, **horror** i **czas**. Niżej leżą twoje karty.
lesson-night-walk =
    Wszystko, co robisz, to **karty**. Zaczynasz z sześcioma zwykłymi: dwa razy „Chód”, dwa razy „Skupienie”, „Słaby atak” i „Krótki odpoczynek”.

    („Słaby atak” wymaga wroga na twoim polu. Spróbuj, jeśli chcesz: nic nie tracisz).

    Zagraj „Chód”.
lesson-night-walk-right = Karta leży na stole, kości się toczą. Horror jest na poziomie 4, a tam tor pokazuje dwie kości.
lesson-night-walk-wrong-end = Noc dopiero się zaczyna. Zagraj „Chód”.
lesson-night-walk-wrong-other = Dobra karta, ale nikogo do ciebie nie zbliży. Zagraj „Chód”.
lesson-night-walk-wrong-discard = Kartę można odrzucić za odrobinę czasu. Na razie masz go dość: **zagraj** „Chód”, nie odrzucaj.

lesson-night-roll =
    Piątka i dwójka. **5 i 6 to sukcesy**, masz więc dokładnie jeden.

    Każda karta ma trzy wiersze: na dwa sukcesy lub więcej, na jeden i na żaden. Jeden sukces z „Chodem” to: przejdź 1 pole, strać 1 czasu. Przyjmij wynik.
lesson-night-roll-wrong = Można tu coś zmienić, ale o tym będzie inna lekcja. Przyjmij wynik.

lesson-night-go =
    Teraz idź. Pola sąsiadują tylko wtedy, gdy łączy je **linia**. Z boiska na południową drogę nie dojdziesz jednym krokiem: spróbuj.

    Ktoś czeka w **chacie nad jeziorem**. Idź tam.
lesson-night-go-right = Jesteś w chacie, a spacer kosztował 1 czasu. Obozowicz patrzy na ciebie pytająco. Wkrótce zaczniesz zabierać ludzi ze sobą; dziś tylko się rozglądasz.
lesson-night-go-wrong-stop = Krok, którego nie zrobisz, przepada. Idź do chaty nad jeziorem.
lesson-night-go-wrong-other = Wolno, ale nikt tam teraz na ciebie nie czeka. Idź do chaty nad jeziorem.
lesson-night-go-wrong-discard = Karty można oddać za czas nawet teraz. Ale czasu ci nie brakuje: idź do chaty nad jeziorem.

lesson-night-end =
    Można grać dalej: tyle kart, ile chcesz, póki starcza czasu. Co zostanie na ręce, będzie tam i w następnej turze.

    Na razie zakończ **fazę akcji**.
lesson-night-end-right = Teraz **faza planowania**: za resztę czasu kupuje się karty.
lesson-night-end-wrong-play = Wolno i w prawdziwej grze pewnie tak zrobisz. Tutaj chcemy zobaczyć resztę tury: zakończ fazę akcji.
lesson-night-end-wrong-discard = Nie trzeba niczego odrzucać. Zakończ fazę akcji.

lesson-night-buy =
    To jest **rynek**. Masz jeszcze 5 czasu, a czas to pieniądz. „Decydujący cios” kosztuje 6: spróbuj go kupić, albo „Chód”, którego właśnie używasz, i przeczytaj, dlaczego się nie da.

    Potem kup „**Bieg**”. Kosztuje 2 i niesie do trzech pól.
lesson-night-buy-right = Masz „Bieg” na ręce. Zostały 3 czasu.
lesson-night-buy-wrong-done = Niewydany czas przepada na koniec planowania. Kup najpierw „Bieg”.
lesson-night-buy-wrong-other = Niezła karta. Ale najpierw nogi: kup „Bieg”.

lesson-night-night =
    Możesz kupić więcej. Co teraz zostanie, przepadnie: każda tura zaczyna się z 6 czasu.

    Potem kolej na **Hansa**. Działa według scenariusza: najpierw linijka z jego planszy, potem **karta terroru**. Zakończ zakupy.
lesson-night-night-right =
    Jego linijka mówi: „atakuj tam, gdzie stoisz”, ale nikogo przy nim nie było. Potem karta terroru: horror rośnie o 2, a on idzie na przystań, gdzie są dwie osoby. Następnym razem kogoś zastanie.

    Tura to pięć faz: **akcje, planowanie, morderca, panika, utrzymanie**. Widać już wszystkie, choć dwie były puste. Reszta to szczegóły i o nich są następne lekcje.
lesson-night-night-wrong = Stać cię na to. Ale teraz chcemy zobaczyć Hansa: zakończ zakupy.

## 2. Rzut horroru

lesson-dice = Rzut horroru
lesson-dice-about = Ile kości, ile są warte, jak dwie karty naprawiają jedną kość i kiedy rzucać jeszcze raz.

lesson-dice-two =
    O tym, iloma kośćmi rzucasz, decyduje **horror**. Spójrz na tor: od poziomu 2 do 6 są dwie kości, kto jest spokojny, ma trzy, a na czerwonym końcu zostaje jedna.

    Strach utrudnia więc wszystko, a na strach jest „**Skupienie**”. Zagraj je.
lesson-dice-two-right = Szóstka i piątka: **dwa sukcesy**, najlepszy wiersz. Horror spada o 1, a ty zyskujesz jeszcze 2 czasu. Poniżej poziomu 2 będą trzy kości.
lesson-dice-two-wrong-end = Jeszcze nic się nie stało. Zagraj „Skupienie”.
lesson-dice-two-wrong-other = Najpierw strach: zagraj „Skupienie”.
lesson-dice-two-wrong-discard = Niczego jeszcze nie odrzucaj. Zagraj „Skupienie”.

lesson-dice-partial =
    Na stole leży „Chód”, a na kościach 6 i 4. Czwórka, tak jak trójka, to **częściowy sukces**: sama nie liczy się wcale, chyba że jej pomożesz.

    Za **dwie karty** z ręki staje się pełnym sukcesem. Z dwoma sukcesami „Chód” prowadzi o dwa pola zamiast jednego. Zamień czwórkę w sukces.
lesson-dice-partial-wrong-accept = Jeden sukces to jedno pole, najdalej do chaty. Z dwoma dojdziesz do ogniska: zamień czwórkę w sukces.
lesson-dice-partial-wrong-discard = Odrzucanie daje czas, a nie sukcesy. Zamień czwórkę w sukces.

lesson-dice-pay =
    Które karty oddajesz? Te najmniej potrzebne. W pobliżu nie ma kogo bić, a ran nie masz, więc mogą odejść „Słaby atak” i „Krótki odpoczynek”.

    Oddaj „Słaby atak”.
lesson-dice-pay-right = Za nim idzie „Krótki odpoczynek”. Dwa sukcesy: idziesz do chaty i dalej, do ogniska, a jedna osoba idzie z tobą. Karty oddane w ten sposób nie dają czasu, ale jak wszystkie zużyte wrócą na rynek.
lesson-dice-pay-wrong = Ta się dziś jeszcze przyda. Oddaj „Słaby atak”.

lesson-dice-miss =
    Znów „Skupienie”, a na kościach 1 i 2. Nie dają **nic** i niczego się z nich nie zrobi: spróbuj którąś zamienić.

    Ani jednego sukcesu to **porażka** i dzieje się ostatni wiersz: strata 2 czasu. Przyjmij ją.
lesson-dice-miss-right = Zdarza się każdemu. Dwie kości zawodzą cztery razy na dziewięć; gdy włączysz „Szanse i zasięg”, plansza pokazuje takie szanse jeszcze przed rzutem.
lesson-dice-miss-wrong = Karta za 1 czasu? Czasu starczy. Przyjmij porażkę.

lesson-dice-choice =
    Inny wieczór. „Chód” się nie udał, a w ostatnim wierszu jest „**albo**”: 1 pole za 1 zdrowia i 2 czasu, albo zostać i stracić tylko 2 czasu.

    Złamane serce to zdrowie, którego nie ochroni żadna karta. Co wybierasz? Tutaj dobre jest jedno i drugie.
lesson-dice-choice-right-time = Czas wraca co turę, zdrowie nie. Tak wybiera prawie każdy, chyba że ktoś już sapie za plecami.
lesson-dice-choice-right-health = Krok za wszelką cenę. Gdy Hans jest tuż za tobą, bywa słuszny; dziś był drogi.
lesson-dice-choice-wrong = Karta oddana za czas pomaga, gdy strata jest zbyt duża. Tu czasu masz dość: wybierz wiersz.

lesson-dice-again =
    Masz kupione „Bieg” i „**O mały włos**”. W biegu wypada 2 i 5: jeden sukces, dwa pola. Dwójki zamienić się nie da.

    „O mały włos” zagrywa się **po** rzucie, zanim zacznie się liczyć. Zagraj tę kartę.
lesson-dice-again-wrong-accept = Jeden sukces to nieźle. Ale „O mały włos” jest właśnie na takie kości: zagraj.
lesson-dice-again-wrong-discard = Nie to. Zagraj „O mały włos”.

lesson-dice-which =
    Jedna kość jeszcze raz, za darmo, czy wszystkie za 2 czasu?

    Jedna z dwóch kości już jest sukcesem. Wystarczy rzucić jedną.
lesson-dice-which-wrong-all = To kosztuje 2 czasu, a piątka niech leży. Wystarczy jedna kość.
lesson-dice-which-wrong-discard = Nie czasu ci brakuje, tylko sukcesu. Rzuć jeszcze raz jedną kością.

lesson-dice-throw =
    Którą kość bierzesz do ręki? Oczywiście dwójkę.
lesson-dice-throw-right = Szóstka! Dwa sukcesy, trzy pola. „O mały włos” działa przy każdym rzucie horroru, także wtedy, gdy bronisz się w środku nocy.
lesson-dice-throw-wrong = Piątka to sukces. Zostaw ją i weź dwójkę.

## 3. Czas

lesson-time = Czas ucieka
lesson-time-about = Co kosztuje czas, co go daje, co jest poniżej zera i jak oddycha rynek.

lesson-time-gain =
    Czasem płacisz dwa razy: zabierają go wiersze kart w trakcie tury, a za to, co zostanie, kupujesz nowe. Każda tura zaczyna się z **6**, a więcej niż 12 mieć nie można.

    Niektóre karty **dają** czas. „Skupienie” z dwoma sukcesami daje 2. Zagraj je.
lesson-time-gain-right = Dwa sukcesy: 8 czasu. Mocne tury zaczynają się od spokoju.
lesson-time-gain-wrong-end = Na zakupy zostanie wtedy 6 czasu. Można mieć więcej: zagraj „Skupienie”.
lesson-time-gain-wrong-other = Później. Najpierw „Skupienie”.

lesson-time-discard =
    Zła passa: „Skupienie” się nie udaje, „Chód” się nie udaje i zostają 4 czasu. A na rynku kusi karta za 5.

    Każdą kartę z ręki można **odrzucić za 1 czasu**. „Słabego ataku” i tak tu nie zagrasz: odrzuć go.
lesson-time-discard-right = 5 czasu. Karta przydaje się na trzy sposoby: **zagrana**, oddana z drugą za **sukces** albo odrzucona za **czas**.
lesson-time-discard-wrong-end = Zabraknie 1 czasu do tej karty z rynku. Odrzuć najpierw „Słaby atak”.
lesson-time-discard-wrong-good = Też dałaby 1 czasu, ale tę wolisz kiedyś zagrać. Odrzuć „Słaby atak”.
lesson-time-discard-wrong-play = Nie kuś losu. Odrzuć „Słaby atak”.

lesson-time-save =
    Jeszcze gorszy wieczór: trzy porażki i znacznik na **0**. Na samym zerze gra się dalej. Teraz „Chód” daje jeden sukces: 1 pole za 1 czasu. Tylko że czasu nie ma.

    Jeśli znacznik spadnie **poniżej** zera, faza się kończy, a kupisz tylko to, co nic nie kosztuje. Zanim wiersz zadziała, wolno jeszcze odrzucać. Odrzuć „Słaby atak”.
lesson-time-save-right = Z 1 na 0 i faza trwa dalej. Jesteś w chacie. Jedna karta uratowała cały wieczór.
lesson-time-save-wrong-red = Znacznik spadnie na czerwone: koniec fazy, a na rynku tylko to, co za darmo. Odrzuć najpierw „Słaby atak”.
lesson-time-save-wrong-rest = Też by wystarczyło. Ale odpoczynek przyda się prędzej niż cios: odrzuć „Słaby atak”.

lesson-time-spend =
    Dobry wieczór: dwa „Skupienia”, cztery sukcesy, 10 czasu. Teraz **rynek**. Kart użytych w tej turze jeszcze na nim nie ma: spróbuj kupić „Skupienie”.

    Gołymi rękami i „Słabym atakiem” nikt Hansa nie pokona. Kup „**Wściekłe uderzenie**”.
lesson-time-spend-right = 4 czasu za 2 obrażenia i mniej horroru. Poczeka na ręce, aż staniesz przed nim.
lesson-time-spend-wrong-done = 10 czasu i wszystko miałoby przepaść? Kupuj!
lesson-time-spend-wrong-guard = Świetna karta i na nią też przyjdzie kolej. Najpierw ta najdroższa: „Wściekłe uderzenie”.
lesson-time-spend-wrong-more = Przydałaby się, ale nie dziś. Kup „Wściekłe uderzenie”.

lesson-time-search =
    Zostało 6. Broń wzmacnia każdy cios, a broń znajduje się „**Przeszukaniem**”. Kup jedno.
lesson-time-search-wrong-done = Masz jeszcze 6 czasu. Kup „Przeszukanie”.
lesson-time-search-wrong-other = Najpierw coś do szukania: kup „Przeszukanie”.

lesson-time-guard =
    Zostały 4. Gdy Hans uderzy w ciebie, pomogą tylko karty **niebieskie**: zagrywa się je w jego fazie, nie w twojej. Kup „**Gardę**”.
lesson-time-guard-right = Teraz masz coś na tę noc. Na ręce mieści się dziesięć kart; z dziesięcioma niczego się już nie kupi.
lesson-time-guard-wrong-done = Nie wchodź w noc bez niej. Kup „Gardę”.
lesson-time-guard-wrong-other = Lepiej coś, co zatrzyma młot: kup „Gardę”.

lesson-time-reset =
    Zostały 2. Starczy na jeszcze jedną kartę, ale nie trzeba. Zakończ zakupy.
lesson-time-reset-right = Znacznik wraca na 6, ile by na nim nie zostało. **Dopiero potem** zużyte karty wracają na rynek. Karty użytej w jednej turze kupisz więc w następnej, a zagrasz jeszcze turę później. Hans wyprawia dziś stypę: horror +1.
lesson-time-reset-wrong = Wolno, ale nic z tego nie jest pilne. Zakończ zakupy.

lesson-time-free =
    Następne planowanie. Oba „Skupienia” z poprzedniej tury są znów na rynku i kosztują **0**: takie karty wolno brać nawet bez czasu. „Chód” był grany w tej turze: spróbuj.

    Weź „Skupienie”.
lesson-time-free-right = Za nic. Póki masz miejsce na ręce, nie zostawiaj tanich kart: dwie takie to jeden sukces.
lesson-time-free-wrong-done = Nie zostawiaj tego, co za darmo. Weź „Skupienie”.
lesson-time-free-wrong-other = Stać cię. Ale najpierw to, co nic nie kosztuje: „Skupienie”.

## 4. Ofiary

lesson-rescue = Chodź ze mną
lesson-rescue-about = Kto pójdzie za tobą, gdzie jest bezpiecznie, co daje ratunek i co czeka na zapełnionej karcie.

lesson-rescue-find =
    „Chód” z dwoma sukcesami: dwa pola. Jedna osoba jest w **północno-zachodnim lesie**, pole wyżej, a **wyjście** jest tuż obok, w dole po lewej. Wyjścia poznasz po drzwiach.

    Najpierw ktoś do uratowania: idź do północno-zachodniego lasu.
lesson-rescue-find-wrong-stop = Masz dwa kroki, a ktoś czeka. Idź do północno-zachodniego lasu.
lesson-rescue-find-wrong-hut = Tam też ktoś jest. Ale dziś idziemy w górę: do północno-zachodniego lasu.
lesson-rescue-find-wrong-exit = Wyjście bez ludzi na nic się nie zda. Najpierw północno-zachodni las.
lesson-rescue-find-wrong-discard = Czasu ci nie brakuje, a ktoś czeka. Idź do północno-zachodniego lasu.

lesson-rescue-back =
    Stoi tam dziewczyna z latarką i o niczym nie wie. Został ci jeden krok, a w jednym ruchu wolno wrócić tam, skąd się przyszło.

    Wracaj na boisko.
lesson-rescue-back-wrong-stop = Wyjście jest w dole. Wracaj na boisko.
lesson-rescue-back-wrong-other = Tam nie ma blisko wyjścia. Wracaj na boisko.
lesson-rescue-back-wrong-discard = Karty zachowaj na później. Wracaj na boisko.

lesson-rescue-follow =
    Gdy wychodzisz z pola, mogą iść z tobą najwyżej **dwie** ofiary, przy każdym kroku od nowa. Ile, decydujesz ty. Tylko na pole mordercy nikt nie pójdzie.

    Zabierz dziewczynę ze sobą.
lesson-rescue-follow-right = Idzie za tobą. Po drodze można kogoś zabrać i kogoś zostawić, byle w żadnym kroku nie szło z tobą więcej niż dwoje.
lesson-rescue-follow-wrong = To po co była cała droga? Zabierz ją ze sobą.

lesson-rescue-exit =
    Drugi „Chód”: jeden sukces, jedno pole. Idziesz do **południowo-zachodniego wyjścia**. Kto z tobą?
lesson-rescue-exit-wrong = Przez bramę bez niej? Zabierz ją ze sobą.

lesson-rescue-rescue =
    Stoicie na wyjściu obie. Ofiary same nie uciekną: trzeba je **uratować**, w dowolnej chwili fazy akcji, choćby po drodze.

    Uratuj ją.
lesson-rescue-rescue-wrong = Stałaby tu do rana. Uratuj ją.

lesson-rescue-slot =
    Jedna osoba jest bezpieczna! Uratowani zakrywają **pola** na karcie bohaterki, a pole daje nagrodę: mniej horroru, czas, zdrowie, kartę, krok. Które pole, wybierasz ty.

    Ran nie masz, więc zdrowie by przepadło. Wybierz pole z **kartą za najwyżej 2**.
lesson-rescue-slot-right-card = Nagroda może chwilę poczekać, byle nie dłużej niż do następnej zagranej karty. Odbierasz ją od razu.
lesson-rescue-slot-wrong-full = Masz pełne zdrowie: nagroda by przepadła. Wybierz pole z kartą.
lesson-rescue-slot-wrong-other = To też coś warte. Ale karta za darmo to 2 czasu i szybsze nogi: wybierz pole z kartą.

lesson-rescue-card =
    Z rynku, za nic. Żeby ratować więcej, trzeba być szybciej: weź „**Bieg**”.
lesson-rescue-card-right = Karta Laurie ma sześć pól, czeka więc jeszcze pięć nagród.
lesson-rescue-card-wrong = Też się przyda. Ale kto ratuje, ten biega: weź „Bieg”.

lesson-rescue-last =
    Inna noc, inna bohaterka: **Selena**. Jej karta ma cztery pola, trzy są zakryte, a czwarta osoba stoi przy tobie na wyjściu. Jesteś w środku biegu.

    Ratuj.
lesson-rescue-last-right = Ostatnie pole! Karta się **odwraca**: Selena ma odtąd **ostateczną zdolność**, dwie kości więcej przy każdym przeszukaniu. Nagroda z pola też jest jej, a każda następna osoba nadal coś da. I został jeszcze krok, żeby biec dalej.
lesson-rescue-last-wrong = Jeszcze jedna osoba i karta będzie pełna. Najpierw ratuj!

## 5. Przeszukiwanie

lesson-search = Co jest w szopie
lesson-search-about = Gdzie szukać, co zatrzymać, dwie dłonie i plecak oraz jak używa się rzeczy.

lesson-search-buy =
    W obozie **przeszukiwać** można trzy miejsca: domki, szopę na narzędzia i przystań. Przy każdym leży mały stos czterech rzeczy, a wierzchnią widać. Jesteś na przystani i widzisz „Energetyk”.

    Jedno „Przeszukanie” już jest kupione. Kup i **drugie**: jedno rzadko wystarcza.
lesson-search-buy-right = Hans wyprawia stypę, ale nie ma po kim: rośnie tylko horror. Zaczyna się nowa tura, a on wciąż jest daleko.
lesson-search-buy-wrong-done = Czasu starczy. Kup drugie „Przeszukanie”.
lesson-search-buy-wrong-other = Później. Teraz drugie „Przeszukanie”.

lesson-search-search =
    Stoisz na polu przeszukania i stos nie jest pusty, można więc zagrać „Przeszukanie”. Z jednym sukcesem dobierasz jedną kartę, z dwoma **wybierasz z dwóch**.

    Zagraj „Przeszukanie”.
lesson-search-search-right = Dwa sukcesy! Z wierzchu energetyk, a pod nim coś błyszczy.
lesson-search-search-wrong-end = Noc długa, a ręce puste. Zagraj „Przeszukanie”.
lesson-search-search-wrong-other = To też, ale później. Zagraj „Przeszukanie”.

lesson-search-keep =
    To **siekiera**: 2 obrażenia więcej przy każdym ciosie, na obie dłonie. Albo energetyk. Jedno z nich zatrzymujesz.

    Koniecznie siekierę.
lesson-search-keep-wrong = Z puszką na młot? Zatrzymaj siekierę.

lesson-search-hold =
    Rzeczy ze znakiem dłoni działają tylko **w dłoniach**, a masz dwie. Siekiera zajmuje obie. W plecaku zmieści się wszystko.

    Weź siekierę do ręki. Przekładać rzeczy wolno tylko teraz, gdy dostajesz nową, i na koniec każdej tury.
lesson-search-hold-right = Od teraz każdy twój cios, który w ogóle rani, rani o 2 mocniej.
lesson-search-hold-wrong = W plecaku tylko ciąży. Weź ją do ręki.

lesson-search-back =
    Energetyk wraca: odkryty **na wierzch** albo zakryty **na spód**. Jeśli go chcesz, na wierzch. Jeśli liczysz na coś lepszego, na spód.

    Masz jeszcze jedno „Przeszukanie”. Połóż energetyk na wierzch.
lesson-search-back-right = Wiesz już, co da następne przeszukanie.
lesson-search-back-wrong = Można i tak, ale energetyk pomaga. Połóż go na wierzch.

lesson-search-again =
    Szukaj dalej. Wystarczy jeden sukces: wiadomo, co leży na wierzchu.
lesson-search-again-right = Energetyk nie ma znaku dłoni: trafia do plecaka i działa stamtąd. Siekiera zostaje tam, gdzie jest.
lesson-search-again-wrong-end = Leży na wierzchu. Weź go: zagraj „Przeszukanie”.
lesson-search-again-wrong-other = Najpierw energetyk z wierzchu: zagraj „Przeszukanie”.

lesson-search-use =
    Rzeczy się **używa**, a nie zagrywa: bez kości i bez karty. Oba przeszukania kosztowały czas, a energetyk może trochę oddać.

    Użyj energetyka.
lesson-search-use-wrong-end = Z energetykiem będzie więcej na zakupy. Użyj go.
lesson-search-use-wrong-other = Za chwilę. Najpierw użyj energetyka.

lesson-search-drink =
    3 czasu czy krok? Dziś chcesz kupować ciosy. Weź czas.
lesson-search-drink-right = 7 czasu, a puszka jest pusta: rzecz na kilka użyć odchodzi po ostatnim. Uzbrojona bohaterka i 7 czasu: teraz rynek wygląda inaczej.
lesson-search-drink-wrong-step = Nigdzie ci się nie spieszy, a na rynku przyda się więcej czasu. Weź czas.
lesson-search-drink-wrong-discard = Energetyk daje czas za darmo. Karty zachowaj i weź czas.

## 6. Walka

lesson-fight = Koniec uciekania
lesson-fight-about = Wejście na jego pole, broń i cios, moce, które go osłaniają, i jego cios w odpowiedzi.

lesson-fight-close =
    Trzecia tura. Masz **siekierę**, „Wściekłe uderzenie” i dwie „Gardy”. Hans szedł po ciebie i stanął przy południowo-wschodnim wyjściu. Ma **pomniejszą mroczną moc**, „Wściekłość”: bije mocniej, a jej 2 znaczniki go chronią.

    Ciosy sięgają tylko **własnego pola**. Na jego wolno wejść jak na każde inne; ofiary by za tobą nie poszły. Idź tam.
lesson-fight-close-right = Twarzą w twarz. Możesz tu stać, póki trwa twoja faza: on uderza tylko w swojej.
lesson-fight-close-wrong-stop = Stąd siekiera go nie dosięgnie. Idź do południowo-wschodniego wyjścia.
lesson-fight-close-wrong-away = Wszystko jest na to gotowe. Idź do południowo-wschodniego wyjścia.

lesson-fight-strike =
    Teraz można zagrać karty z ciosem. „Gardy” nie: jest niebieska, na jego ataki. Spróbuj.

    „Wściekłe uderzenie” zadaje 2 obrażenia z dwoma sukcesami, a 1 z jednym. Zagraj je.
lesson-fight-strike-wrong-end = Po tym wszystkim? Zagraj „Wściekłe uderzenie”.
lesson-fight-strike-wrong-weak = Najpierw mocny cios, póki masz karty na poprawianie kości. Zagraj „Wściekłe uderzenie”.
lesson-fight-strike-wrong-other = Roztropnie. Ale teraz „Wściekłe uderzenie”!

lesson-fight-weapon =
    Czym bijesz, wybierasz **przed** rzutem. Jedna broń na cios; jej premia dochodzi raz i tylko wtedy, gdy wiersz w ogóle zadaje obrażenia.

    Siekiera: 2 więcej.
lesson-fight-weapon-right = Dwie kości: 6 i 4. Na razie jeden sukces.
lesson-fight-weapon-wrong = Gołymi rękami, z siekierą w garści? Weź siekierę.

lesson-fight-more =
    Tak jak leży: 1 obrażenie i 2 za siekierę, a twoja faza się **kończy**. Z drugim sukcesem: 4 obrażenia i bijesz dalej.

    To jest warte dwóch kart. Zamień czwórkę w sukces.
lesson-fight-more-right = Kosztowało to dwa „Skupienia”. **4 obrażenia**: najpierw znikają znaczniki „Wściekłości” i samej mocy już nie ma. Pozostałe 2 trafiają Hansa: ma 10.
lesson-fight-more-wrong-accept = To zakończy twoją fazę tuż przy nim. Zamień czwórkę w sukces.
lesson-fight-more-wrong-discard = Potrzebny ci sukces, a nie czas. Zamień czwórkę w sukces.

lesson-fight-weak =
    Z siekierą nawet „Słaby atak” to 3 obrażenia. A horror opadł tak nisko, że rzucasz **trzema** kośćmi. Jeszcze raz!
lesson-fight-weak-right = Jeden sukces: 3 obrażenia, zostaje 7. Ten wiersz zabiera ci 1 zdrowia: to złamane serce, na które nic nie pomaga. Masz 4.
lesson-fight-weak-wrong-end = Na ręce jest jeszcze cios. Zagraj „Słaby atak”.
lesson-fight-weak-wrong-other = Najpierw ostatni cios: „Słaby atak”.

lesson-fight-night =
    Ciosów już nie ma. Można by odejść, ale trzymasz dwie „Gardy”. (Tym razem niczego nie kupujemy). Zakończ fazę i zobacz, co zrobi.
lesson-fight-night-right = Jego linijka: atakuj, kto najbliżej. Czyli ciebie, a atak trafia **zawsze**. 2 obrażenia, chyba że coś na to poradzisz.
lesson-fight-night-wrong = Oszczędź to sobie. Zakończ fazę.

lesson-fight-guard =
    Teraz karta niebieska. Dwa sukcesy unieważniają atak, jeden odejmuje 2, a nawet porażka odejmuje 1. Można zagrać kilka, jedną po drugiej.

    Zagraj „Gardę”.
lesson-fight-guard-right = Bez szwanku. Potem karta terroru i nowa tura: on ma 7, ty 4, siekierę i jedną „Gardę”. Dobre walki się przygotowuje: **spokój, broń, ciosy, gardy, a potem jak najwięcej w jednej turze**.
lesson-fight-guard-wrong = 2 z twoich 4 zdrowia, z dwiema „Gardami” na ręce? Zagraj jedną.

## 7. Faza mordercy

lesson-killer = Co robi Hans
lesson-killer-about = Cel, droga, atak; żądza krwi i horror; panika; mroczna moc; i jego cios w ciebie.

lesson-killer-target =
    Hans sam nie myśli. Jego plansza mówi, co robi w **każdej** turze: atakuje, kto najbliżej, tam, gdzie stoi. Potem przychodzi **karta terroru**, a jest ich dziesięć.

    Do obozu właśnie dojechali nowi: są cztery osoby na przystani, cztery w domkach i trzy przy ognisku. Przerywana linia pokazuje, dokąd dojdzie jednym ruchem. Na ręce są dwie „Gardy”. Zakończ zakupy i patrz.
lesson-killer-target-right =
    Nikogo przy nim nie było, więc linijka nic nie dała. Karta: horror +1, a potem cel, **ruch** i **atak**. Do przystani i do szopy ma tak samo blisko, celem jest więc **większa grupa**. Idzie tylko tak daleko, jak pozwala wartość ruchu, czyli 1, i atakuje tych, którzy tam są: nikogo.
lesson-killer-target-wrong = Na razie patrz. Zakończ zakupy.

lesson-killer-charge =
    Druga tura. Od przystani dzieli go jedno pole, a są tam cztery osoby. Ty jesteś daleko i pozwalasz, by się stało. Zakończ zakupy.
lesson-killer-charge-right =
    Każdy atak zabija jedną osobę, a **każda śmierć podnosi żądzę krwi**: poziom po poziomie bije mocniej i chodzi dalej, a niektóre poziomy robią coś od razu. Horror doszedł do czerwonego końca, a co miało wzrosnąć ponad to, też stało się żądzą krwi.

    Potem **panika**: ktoś zginął, więc wszyscy z jego pola uciekają. Którą linią, mówi kość: z 5 na południową drogę, z 2 do jeziora.
lesson-killer-charge-wrong = Nic z tego nie pomoże tym na przystani. Zakończ zakupy.

lesson-killer-one-die =
    Horror jest czerwony: **jedna** kość do wszystkiego. Na to jest „Skupienie”. Zagraj je.
lesson-killer-one-die-right = Szóstka, jeden sukces: horror spada na 6 i znów są dwie kości. Nie zostawiaj horroru na czerwonym: stamtąd karmi Hansa.
lesson-killer-one-die-wrong-end = Z jedną kością i jutro daleko nie zajdziesz. Zagraj „Skupienie”.
lesson-killer-one-die-wrong-other = Jedną kością? Najpierw się uspokój: zagraj „Skupienie”.

lesson-killer-short =
    Niektóre karty wysyłają go **po ciebie**, gdziekolwiek jesteś. Jak daleko zajdzie? Zakończ zakupy.
lesson-killer-short-right =
    Dwa ruchy po 1: staje w chacie nad jeziorem, o jedno pole od ciebie. Atak dzieje się **mimo to**, a w chacie ktoś był. Żądza krwi na poziomie 5: atak 3, a horror znów jest czerwony.
lesson-killer-short-wrong = Dziś zachowaj czas dla siebie. Zakończ zakupy.

lesson-killer-power =
    Zostajesz na miejscu, o jedno pole od niego. Co się stanie, gdy horror nie ma już dokąd rosnąć? Zakończ zakupy.
lesson-killer-power-right =
    Horror +1 stał się żądzą krwi, a ten poziom odkrywa **mroczną moc**: „Żniwo” odtąd leczy go za każdą śmierć. Potem miał wybór: ty, bez nikogo obok, o jedno pole, albo trzy osoby przy ognisku, też o jedno pole. Większa grupa. Pozostałe dwie uciekły.
lesson-killer-power-wrong = Na to, co nadchodzi, nie pomoże. Zakończ zakupy.

lesson-killer-hunted =
    Ma już ruch 2, a w talii są jeszcze karty z twoim imieniem. Zakończ zakupy.
lesson-killer-hunted-right = Dwa ruchy po 2 to cztery pola: potrzebuje tylko dwóch i staje tam, gdzie cel. Atakuje ciebie: **3 obrażenia**.
lesson-killer-hunted-wrong = Na to już za późno. Zakończ zakupy.

lesson-killer-guard =
    Atak trafia zawsze, ale masz niebieskie karty. Zagraj „Gardę”. Kość jest tylko jedna: horror jest czerwony.
lesson-killer-guard-right = Piątka: jeden sukces odejmuje 2. Zostaje 1 obrażenie.
lesson-killer-guard-wrong = 3 z 5? Zagraj „Gardę”.

lesson-killer-rest =
    Na ten sam atak można zagrać i drugą „Gardę”. Albo przyjąć 1 obrażenie i zachować kartę na następny: jedna karta nigdy nie broni przed dwoma atakami. Jedno i drugie ma sens.
lesson-killer-rest-right-take = 4 zdrowia i „Garda” na ręce. Kto wie, że przyjdzie więcej, ten oszczędza.
lesson-killer-rest-right-again = Bez szwanku, ale i bez „Gardy”. Karty użyte w jego fazie wracają na rynek dopiero po **następnym** planowaniu.

## 8. Zakończenie

lesson-finale = Ostatnia karta
lesson-finale-about = Co się dzieje, gdy kończy się terror, i dlaczego ostatni cios czasem nie jest ostatni.

lesson-finale-finale =
    Tura 9. Z dziesięciu kart terroru została **jedna**. Żyjesz, głównie dzięki temu, że trzymasz się z daleka; znalazł się przy okazji tunel. Hans jest w domkach.

    Zakończ zakupy: przychodzi ostatnia karta.
lesson-finale-finale-right =
    W fazie **utrzymania** tej tury, w której skończył się terror, odkrywa się **zakończenie**, a z nim mroczna moc, jeśli nikt jej jeszcze nie widział. Kart terroru już nie będzie; za to jego linijka jest nowa: żądza krwi +1, dwa ruchy, atak.
lesson-finale-finale-wrong = Na zakupy za późno. Zakończ je.

lesson-finale-hunt =
    Odtąd poluje co turę. Popatrz na to raz. Zakończ zakupy.
lesson-finale-hunt-right = Jedna tura, trzy poziomy żądzy krwi. Po odkryciu zakończenia czas pracuje dla **niego**: kto zaczyna je bez broni i ciosów, czekał za długo. Popatrzmy więc na kogoś, kto nie czekał.
lesson-finale-hunt-wrong = Jeszcze jedno spojrzenie na niego. Zakończ zakupy.

lesson-finale-blow =
    Tura 3 innej nocy. Siekiera, dwa „Wściekłe uderzenia”: Hans ma jeszcze **4** zdrowia, ty masz 3. Teraz „Decydujący cios”, dwa sukcesy: 3 i jeszcze 2 za siekierę. Więcej, niż mu zostało.

    Przyjmij wynik.
lesson-finale-blow-right =
    Pada i odkrywa się jego **żeton ostatniego tchnienia**. Sześć z dziewięciu jest pustych i wtedy byłby koniec. Ten pokazuje **2**: Hans wstaje z 2 zdrowia, a faza kończy się **natychmiast**. Reszta ciosu przepada.
lesson-finale-blow-wrong = Nic lepszego z tych kości nie będzie. Przyjmij wynik.

lesson-finale-brink =
    Ty też masz żeton i nikt nie wie, co na nim jest. Na ręce ani jednej „Gardy”, zdrowia 3, a on stoi obok. Zakończ zakupy.
lesson-finale-brink-right =
    Jego linijka zabiera 2, atak z karty terroru resztę i odkrywa się twój żeton: **1**. Żyjesz, z 1 zdrowia i białym żetonem. Następnym razem żetonu nie będzie. Jego faza skończyła się natychmiast.
lesson-finale-brink-wrong = Możesz nie zdążyć tego użyć. Zakończ zakupy i niech się dzieje.

lesson-finale-last =
    Został ci tylko żeton: **adrenalina** daje kość więcej, masz więc cztery. On ma 2 zdrowia i biały żeton: jeśli teraz padnie, już nie wstanie.

    „Słaby atak” z siekierą to 3. Zagraj go.
lesson-finale-last-wrong-end = Uderzy znowu. Teraz albo nigdy: „Słaby atak”!
lesson-finale-last-wrong-other = Nie ma dokąd iść. „Słaby atak”!

lesson-finale-won =
    1, 2, 2, 4. Ani jednego sukcesu, a porażka zabierze ostatnie zdrowie. Ale masz na ręce dwie karty, dwa razy „Chód”, który już nie będzie potrzebny.

    Zamień czwórkę w sukces.
lesson-finale-won-right = Jeden sukces, 3 obrażenia i tym razem nikt nie wstaje. **Wygrywasz.** Ten wiersz zabrałby ci jeszcze 1 zdrowia, ale gra skończyła się z ciosem. Gdybyście zginęli oboje w jednym wierszu, też byłaby to wygrana.
lesson-finale-won-wrong-accept = Porażka kosztuje 1 zdrowia, a masz 1. Dwie karty zrobią z czwórki sukces.
lesson-finale-won-wrong-discard = To nie czasu ci brakuje. Zamień czwórkę w sukces!

## 9. Inne filmy

lesson-films = Inne filmy
lesson-films-about = Ogary w lesie, a potem własny film, z podpowiedziami.

lesson-films-pack =
    Znów obóz, ale bez Hansa. **Wataha** nie ma mordercy: plansza z 18 zdrowia to wszystkie ogary razem. Każdy ma 1 zdrowie, co turę przychodzą nowe, a wygrywasz, gdy skończy się zdrowie **watahy**.

    Jesteś na przystani, na ręce jest „Garda”. Zakończ zakupy.
lesson-films-pack-right = W jednym ruchu ogar przebiega 2 pola. Dwa są już przy tobie, dwa w chacie.
lesson-films-pack-wrong = One nie czekają. Zakończ zakupy.

lesson-films-together =
    Ogary z jednego pola atakują **razem**: tyle obrażeń, ile ogarów, i jedna reakcja na wszystkie. Dwa ogary, 2 obrażenia.

    Zagraj „Gardę”.
lesson-films-together-right = Jeden sukces odejmuje 2: nie zostaje nic. Gdyby gryzły po kolei, trzeba by dwóch kart.
lesson-films-together-wrong = Masz na to „Gardę”. Zagraj ją.

lesson-films-hound =
    Twoja kolej. Każdy zabity ogar kosztuje **watahę** 1 zdrowia. Na watahę liczą się i małe ciosy. „Słaby atak”!
lesson-films-hound-right = Jeden ogar mniej, wataha ma 17. Co ponad 1 obrażenie, trafiłoby i drugiego: dzielisz, jak chcesz.
lesson-films-hound-wrong-end = Ugryzą znowu. Uderz wcześniej: „Słaby atak”.
lesson-films-hound-wrong-other = Za chwilę. Najpierw ogar: „Słaby atak”.

lesson-films-alone =
    Teraz własny film. Mordercę, miejsce i bohaterkę wybierasz, jak chcesz; na początek najlepszy jest Hans w obozie, ze zwykłą trudnością.

    Nie zostajesz z tym bez pomocy. **Szanse i zasięg** pokazują, dokąd on może dojść i ile wart jest twój rzut. **Podpowiedź** pyta eksperta, który widzi tylko to, co ty, i mówi dlaczego. A każdy ruch można cofnąć: za darmo, choć cofnięcia są liczone.

    Plan na pierwszy film: w pierwszych turach spokój i „Przeszukanie”, potem broń; ratuj tych, którzy są po drodze; trzymaj „Gardę”; a gdy masz na ręce trzy ciosy, idź do niego i uderz w **jednej** turze.
