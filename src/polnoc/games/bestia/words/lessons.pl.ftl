# Lekcje. Ich scenariusze są w `lessons/`; który klucz kiedy się odzywa, mówi `polnoc.lessons`.
# Czytającej osoby nie nazywamy ani „nim”, ani „nią”: czas teraźniejszy zamiast przeszłego.

lesson-cast-ada = Ada
lesson-cast-leon = Leon
lesson-cast-nora = Nora

## 1. Polowanie

lesson-hunt = Zaczyna się polowanie
lesson-hunt-about = Kto jest kim, kto czego chce, pierwsze kroki Bestii i pierwsza zdobycz.

lesson-hunt-start =
    Coś mieszka w tych lasach. Tym razem to ty: **Fangrir**, wilczyca, na Starym Sercu (E5) u dołu mapy.

    W trzech osadach mieszka trzech **osadników**. Gdy zginie dwóch z nich, wygrywasz. Ada prowadzi dwoje łowców, Helgę i Assara. Oni wygrywają, jeśli Bestia zginie albo jeśli miną trzy dni, a jej się nie uda.

    Zanim łowcy nadejdą, możesz odejść o najwyżej dwa obszary. Pionek się nie rusza: tylko zakryte **karty ruchu** mówią, dokąd naprawdę idziesz. Na południe nie ma drogi (spróbuj). Połóż **wschód**.
lesson-hunt-start-right = Jesteś na Wierzbowej Łasze (F5). Pionek na mapie nie drgnął, a Ada widzi tylko rewers karty.
lesson-hunt-start-wrong-still = Można zostać i udawać ruch. Ale wilki są głodne: połóż wschód.
lesson-hunt-start-wrong-stop = Wtedy wszyscy wiedzieliby, gdzie jesteś. Połóż wschód.
lesson-hunt-start-wrong-other = Tam też jest droga i zaczyna się inna opowieść. W tej lekcji połóż wschód.

lesson-hunt-second =
    Każdy obszar ma **siedlisko**: to osada, las, bagno albo jaskinia. Twój dom to **las**.

    Na północ od ciebie jest Bursztynowy Las (F4), a w nim owca. Połóż północ.
lesson-hunt-second-right = Jesteś na miejscu i nikt o tym nie wie. Teraz mogą przyjść łowcy.
lesson-hunt-second-wrong = Jeszcze nie to. Owca jest w Bursztynowym Lesie: połóż północ.

lesson-hunt-settle =
    Popatrz przez chwilę oczami **Ady**. Pionek stoi na Starym Sercu (E5), a na torze ruchu leżą dwie karty. Pasuje do nich dziewięć obszarów: mapa zaznacza je na czerwono.

    Łowcy zaczynają w osadach. W Vargholm (G3) mieszka rolnik, który ginie od dwóch ran; szlachcice w pozostałych osadach mają po 3 zdrowia. Postaw **Helgę** w Vargholm.
lesson-hunt-settle-right = Assar staje w Święcinach (C3). Zaczyna się pierwszy dzień, a pierwszą turę zawsze ma Bestia.
lesson-hunt-settle-wrong = Szlachcice są twardsi. To rolnik potrzebuje kogoś przy boku: wybierz Vargholm.

lesson-hunt-feed =
    Znowu jesteś Fangrir. Cokolwiek robisz, robisz to **kartą**: w turze najwyżej jedną **czerwoną** i jedną **niebieską**.

    „**Żer**” jest czerwony: krok i atak, w dowolnej kolejności. Zagraj go.
lesson-hunt-feed-right = Teraz wybierasz, co najpierw.
lesson-hunt-feed-wrong-other = Dobra karta i doczeka się swojej lekcji. Najpierw owca: zagraj „Żer”.
lesson-hunt-feed-wrong-flee = Dzień dopiero się zaczyna i nikt cię jeszcze nie goni. Zagraj „Żer”.

lesson-hunt-prey =
    Owca jest tutaj, tuż obok. Najpierw więc atak, a krok potem, żeby odejść.

    Zaatakuj.
lesson-hunt-prey-right =
    Kto atakuje, ten się **ujawnia**: karty z toru zostają odkryte i wracają do talii, a pionek staje tam, gdzie Bestia jest naprawdę.

    Atak zadaje 1 ranę, a owca ma 1 zdrowie. Za własną zdobycz dostajesz 1 **zatarg**. Zatargami płaci się później za lepsze rzeczy.
lesson-hunt-prey-wrong = Jeśli najpierw pójdziesz, owca zostanie z tyłu. Zacznij od ataku.

lesson-hunt-hide =
    Wszyscy cię widzą. Ale „Żer” ma jeszcze krok, a **gdy tylko na torze leży karta, Bestia znów jest w ukryciu**.

    Połóż wschód, do Skowronkowego Gaju (G4).
lesson-hunt-hide-right = Jedna karta na torze i już cię nie ma.
lesson-hunt-hide-wrong-still = To też ukrywa, i to całkiem nieźle. Ale odległość jest lepsza: połóż wschód.
lesson-hunt-hide-wrong-stop = I zostać na widoku, z dwojgiem łowców na mapie? Połóż wschód.
lesson-hunt-hide-wrong-other = Tędy też da się odejść. W tej lekcji idź na wschód.

lesson-hunt-away =
    Czerwona karta już poszła, więc drugiej czerwonej nie można (spróbuj zagrać „Natarcie”). Niebieską można.

    „**Pęd**” to dwa kroki. Zagraj go, a wschód i północ położymy za ciebie.
lesson-hunt-away-right = Zimna Kopalnia (H4), potem Brzozowe Wrzosy (H3): trzy karty, trzy kroki. Jesteś tuż za Vargholm (G3) i za plecami Helgi.
lesson-hunt-away-wrong-done = Zostać o krok od tego, co zostało z owcy? Najpierw zagraj „Pęd”.
lesson-hunt-away-wrong-other = To też niebieska karta. Ale lepiej znaleźć się daleko: zagraj „Pęd”.

lesson-hunt-guess =
    Jeszcze raz oczami Ady. Widzi pionek w Bursztynowym Lesie (F4), martwą owcę i trzy karty. Pasuje **dziewiętnaście** obszarów, a Brzozowe Wrzosy (H3), tuż obok Helgi, to jeden z mniej prawdopodobnych.

    Na tym polega cała gra: jedna strona zadaje zagadki, druga je rozwiązuje. Jedno i drugie cieszy. O jednym i drugim są dwie następne lekcje.

## 2. Niewidziane drogi

lesson-ways = Niewidziane drogi
lesson-ways-about = Karty ruchu, wyjścia, „Brak ruchu”, regiony, świadkowie i tropy, które zostają.

lesson-ways-still =
    Jesteś Fangrir i gra się zaczyna. W talii masz po dziesięć kart każdego kierunku i osiem kart „**Brak ruchu**”.

    „Brak ruchu” zużywa krok i nigdzie nie prowadzi. A z tyłu wszystkie karty wyglądają tak samo. Połóż „Brak ruchu”.
lesson-ways-still-right = Ani kroku, a Ada liczy jedną kartę.
lesson-ways-still-wrong = Wolno. Ale chcemy kogoś zmylić: połóż „Brak ruchu”.

lesson-ways-north =
    Druga karta będzie uczciwa. Połóż północ, do Kamiennej Gardzieli (E4).
lesson-ways-north-right = Dwie karty, jeden krok. Kierunek można położyć tylko wtedy, gdy z obszaru wychodzi w tę stronę droga.
lesson-ways-north-wrong = W tej lekcji idziemy do Kamiennej Gardzieli. Połóż północ.

lesson-ways-rush =
    Łowcy już są: Helga w Vargholm (G3), Assar w Święcinach (C3). Twoja tura.

    „**Zryw**” prowadzi o najwyżej trzy obszary, ale nie wolno wyjść z **regionu**. Jak daleko sięgają Łosie Wzgórza, pokazuje kropkowana granica. Zagraj „Zryw”.
lesson-ways-rush-wrong-other = Tą kartą też się poruszysz. Ale tu trzeba trzech kroków: zagraj „Zryw”.
lesson-ways-rush-wrong-flee = Masz coś lepszego do roboty. Zagraj „Zryw”.

lesson-ways-region =
    Na zachód od Kamiennej Gardzieli (E4) leży już inny region: spróbuj.

    Chcemy zajrzeć do Vargholm (G3). Połóż wschód, do Bursztynowego Lasu (F4); północ, do Pijawczego Bagna (F3), położymy za ciebie.
lesson-ways-region-right = Dwie karty leżą, została jedna. Zawsze wolno stanąć wcześniej.
lesson-ways-region-wrong = Wolno, ale tędy nie dojdziesz do Vargholm. Połóż wschód.

lesson-ways-village =
    Vargholm (G3) jest na wschodzie. Mieszka tam rolnik i stoi tam Helga. Bestii wolno wejść wszędzie, niezależnie od tego, kto tam jest.

    Połóż wschód i zobacz, co się stanie.
lesson-ways-village-right =
    To **trop**! Gdy droga Bestii prowadzi na obszar z osadnikiem albo łowcą, lub przez taki obszar, po **całym** ruchu pojawia się tam żeton.

    Trop nie ujawnia. Mówi tylko tyle: Bestia tu była.
lesson-ways-village-wrong = Nie tym razem. Chcemy zobaczyć, co robią świadkowie: połóż wschód, do Vargholm.

lesson-ways-seen =
    Oczami Ady. Pod nogami Helgi leży trop, a na torze jest pięć kart. Bestia przyszła i poszła, czy wciąż jest **tutaj**?

    Pasują cztery obszary: samo Vargholm (G3) i jego trzech sąsiadów.
lesson-ways-alone =
    Twoją czerwoną kartą jest „Żer”, a z nim krok. Nie można by po prostu zostać? Nie: „**Brak ruchu**” **wymaga samotności**. Przy osadniku ani przy łowcy nie wolno go położyć. Spróbuj.

    Potem połóż wschód, na Brzozowe Wrzosy (H3).
lesson-ways-alone-right =
    Odchodzisz, i to bez gryzienia. A Helga? Na każdym obszarze twojej drogi, na który wchodzi, pojawia się trop, po jednym za **każdą kartę**, która tam prowadziła. Idzie za nim, tyle że wstecz, i przeszukuje pusty las.
lesson-ways-alone-wrong = Też jakieś wyjście. W tej lekcji idziemy na Brzozowe Wrzosy: połóż wschód.

lesson-ways-slip =
    „**Ukryte przejście**” to dwa kroki, **a potem** można dołożyć „Brak ruchu”. Gdzie jest „a potem”, tam kolejność jest stała.

    Zagraj je; dwa kroki na północ położymy za ciebie.
lesson-ways-slip-right = Jesteś na Mewim Rozlewisku (H1), daleko na północy. Nikt tu nie mieszka.
lesson-ways-slip-wrong-other = Ta karta też prowadzi dalej, ale bez deseru. Zagraj „Ukryte przejście”.
lesson-ways-slip-wrong-flee = Helga szuka gdzie indziej, nie ma potrzeby. Zagraj „Ukryte przejście”.

lesson-ways-rest =
    A teraz deser. „Brak ruchu” nie zostawia tropów, a łowcom przybywa zgadywania.

    Połóż go.
lesson-ways-rest-right = Na torze leży dziewięć kart i pasują do nich 24 obszary. Dziewięć kart, ale tylko siedem kroków: ty to wiesz, oni nie. Uważaj jednak na talię: karty wracają do niej dopiero wtedy, gdy Bestia się ujawni.
lesson-ways-rest-wrong = Wolno. Ale karta więcej to zagadka więcej: połóż „Brak ruchu”.

## 3. Czytanie tropów

lesson-trails = Czytanie tropów
lesson-trails-about = Ten sam poranek oczami łowców: co mówi trop, co mówi jego brak, strażnica i widząca.

lesson-trails-track =
    Teraz prowadzisz oboje łowców: **Helgę** w Vargholm (G3) i **Assara** w Święcinach (C3). Każde z nich ma własną rękę i własne tury. Bestią jest Leon.

    Przed waszym przybyciem Leon położył dwie karty, potem trzy „Zrywem”; wtedy w Vargholm pojawił się trop, a po nim na torze przybyła jeszcze jedna karta. Pasuje dziesięć obszarów: mapa zaznacza je na czerwono.

    „**Tropienie**” prowadzi o jeden obszar i o jeszcze jeden, jeśli tam, dokąd dojdziesz, są **tropy**. Zagraj je. (Spasować się nie da: masz więcej kart akcji niż Leon).
lesson-trails-track-wrong-hunt = Na kogoś, kogo tu nie ma? Najpierw dowiedz się więcej: zagraj „Tropienie”.
lesson-trails-track-wrong-other = Przyda się później. Najpierw za tropem: zagraj „Tropienie”.
lesson-trails-track-wrong-flee = Ucieka ten, kto nie ma nic lepszego. Zagraj „Tropienie”.

lesson-trails-marsh =
    Skąd przyszła? Pewnie z zachodu, z Pijawczego Bagna (F3). Gdy **wchodzisz** na obszar, Bestia musi pokazać na nim swoje tropy.

    Idź na Pijawcze Bagno.
lesson-trails-marsh-right = Trop: prowadziła tu jedna karta. Jeden żeton, więc Bestia była tu **raz**. A skoro jest trop, „Tropienie” daje drugi krok.
lesson-trails-marsh-wrong-birch = Śmiały strzał. Ale najpierw nauka czytania: idź na Pijawcze Bagno.
lesson-trails-marsh-wrong-lark = Tam też zajrzymy. Najpierw idź na Pijawcze Bagno.
lesson-trails-marsh-wrong-stop = Kto stoi, ten nic nie znajdzie. Idź na Pijawcze Bagno.

lesson-trails-amber =
    Jeszcze krok. Idź jej drogą wstecz, do Bursztynowego Lasu (F4).
lesson-trails-amber-right = I tu jest trop. Znasz już jej drogę: Bursztynowy Las (F4), Pijawcze Bagno (F3), Vargholm (G3). Ale dokąd **potem**? Wciąż dziesięć obszarów. Pora na drugiego łowcę.
lesson-trails-amber-wrong = Droga wiodła przez Bursztynowy Las. Idź tam i upewnij się.

lesson-trails-order =
    Tura Assara, a on jest daleko. Ma jednak „**Dowódcę**”: inny łowca porusza się o najwyżej dwa obszary, od razu, w jego turze.

    Zagraj tę kartę. Rozkaz dostanie Helga.
lesson-trails-order-wrong-other = Assar jest daleko i jego kroki teraz nie pomogą. Zagraj „Dowódcę”.
lesson-trails-order-wrong-flee = Nie poddawaj się. Zagraj „Dowódcę”.

lesson-trails-lark =
    Z Vargholm (G3) Bestia mogła pójść do Skowronkowego Gaju (G4), na Brzozowe Wrzosy (H3) albo z powrotem. Skowronkowy Gaj jest tuż obok, na wschodzie.

    Idź i sprawdź.
lesson-trails-lark-right =
    Tu **nie ma tropu**. To też wskazówka, i to mocna: w Skowronkowym Gaju (G4) Bestia nigdy nie postawiła łapy. Z dziesięciu obszarów zostają **cztery**: Brzozowe Wrzosy (H3) i to, co wokół nich.

    Wystarczy tam poszukać. O tym jest następna lekcja.
lesson-trails-lark-wrong = Sprawdź tam, gdzie nikt jeszcze nie zaglądał: w Skowronkowym Gaju, na wschodzie.

lesson-trails-tower =
    Inny dzień. Na torze jest sześć kart i pasuje trzydzieści obszarów. Helga stoi w Vargholm (G3) i ma „**Posterunek**”, kartę oręża za 1 zatarg: buduje ona **strażnicę** tam, gdzie Helga stoi.

    Póki łowca jest na obszarze strażnicy, widać też tropy na wszystkich **pobliskich** obszarach. Pobliski jest twój własny obszar i każdy, z którym łączy go droga. Zagraj „Posterunek”.
lesson-trails-tower-right = I Bestia od razu musi przyznać: była na Pijawczym Bagnie (F3). Z trzydziestu obszarów zostało dziesięć, a ty nie robisz ani kroku.
lesson-trails-tower-wrong-other = Dobra karta. Ale z góry widać więcej: zagraj „Posterunek”.
lesson-trails-tower-wrong-flee = I nie zbudować strażnicy? Zagraj „Posterunek”.

lesson-trails-watch =
    Pusta strażnica nic nie widzi, więc Helga zostaje. Mogłaby zagrać czerwoną kartę, ale nie ma tu kogo uderzyć.

    Zakończ jej turę.
lesson-trails-watch-right = Leon położył dwie karty i zaraz po ruchu na Pijawczym Bagnie (F3) są już **dwa** tropy. Przeszedł tamtędy znowu. Zostają cztery obszary.
lesson-trails-watch-wrong = Strażnica działa tylko wtedy, gdy ktoś w niej jest, a uderzyć nie ma kogo. Zakończ turę.

lesson-trails-seer =
    Helga ma kartę, której nie ma nikt inny: „**Widzącą**”. Nazywasz siedlisko, a Bestia mówi zgodnie z prawdą, czy w nim jest.

    Zagraj ją.
lesson-trails-seer-wrong-other = Za chwilę. Najpierw pytanie do duchów: zagraj „Widzącą”.
lesson-trails-seer-wrong-flee = Już prawie ją masz. Zagraj „Widzącą”.

lesson-trails-habitat =
    Cztery obszary: trzy to bagna, a Bursztynowy Las (F4) to las. Zapytaj o jedno z tych dwóch siedlisk.
lesson-trails-habitat-right-forest = „**Tak**”. A więc jest w Bursztynowym Lesie (F4) i nigdzie indziej. Trzy wskazówki, Helga nie zrobiła ani kroku, a wiadomo wszystko. Dzielą ją od Bestii dwa obszary.
lesson-trails-habitat-right-swamp = „**Nie**”. Zostaje więc tylko las: Bestia jest w Bursztynowym Lesie (F4). Trzy wskazówki, Helga nie zrobiła ani kroku, a wiadomo wszystko. Dzielą ją od Bestii dwa obszary.
lesson-trails-habitat-wrong = Żaden z czterech obszarów nim nie jest; niczego się nie dowiesz. Zapytaj o las albo o bagno.

## 4. Pazury i ostrza

lesson-claws = Pazury i ostrza
lesson-claws-about = Udane przeszukanie, pierwsze rany, odwet Bestii i do czego służy pradawna moc.

lesson-claws-close =
    Prowadzisz Helgę w Vargholm (G3) i Assara w Ostervik (I4). W Vargholm jest trop, na torze sześć kart. Pasuje dziesięć obszarów, a najbardziej te, które sąsiadują z Vargholm.

    W turze mieści się karta niebieska **i** czerwona. Najpierw więc idź, potem szukaj. Zagraj „Tropienie”; spróbujemy na Brzozowych Wrzosach (H3).
lesson-claws-close-right = Jest trop! Może poszła dalej, a może jest właśnie **tutaj**. Sam trop nikogo nie ujawnia.
lesson-claws-close-wrong-hunt = „Polowanie” przeszukuje obszar, na którym stoisz, a tu jej nie ma. Najpierw idź: zagraj „Tropienie”.
lesson-claws-close-wrong-other = Później. Żeby w tej samej turze dojść i przeszukać, na ruch użyj niebieskiej karty: zagraj „Tropienie”.
lesson-claws-close-wrong-flee = To wy tu polujecie! Zagraj „Tropienie”.

lesson-claws-hunt =
    „**Polowanie**” to twoja czerwona karta: przeszukuje twój obszar, a potem atakuje. Tylko przeszukanie zmusza Bestię, by się pokazała.

    Zagraj je!
lesson-claws-hunt-right =
    I **jest!** Odkrywa cały tor i widać, którędy szła. Potem karty wracają do jej talii, wszystkie tropy znikają z mapy, a pionek staje tutaj.

    Gdyby była gdzie indziej, wiedzielibyście tylko tyle, że tu jej nie ma.
lesson-claws-hunt-wrong = Bestię znajdzie tylko karta, która przeszukuje, a „Polowanie” jeszcze atakuje. Zagraj „Polowanie”.

lesson-claws-wound =
    Drugą częścią „Polowania” jest atak: 1 rana. Łowcom wolno atakować tylko chowańce i **ujawnioną** Bestię. Uderz!
lesson-claws-wound-right = Pierwsza rana. Fangrir ma 4 zdrowia; czwarta rana kończy grę.
lesson-claws-wound-wrong = Po tylu staraniach? Zaatakuj Bestię.

lesson-claws-again =
    Bestia jest ujawniona, dopóki nie położy karty, a przed nią turę ma Assar. Sam jest za daleko, ale „**Podżeganie**” pozwala innemu łowcy w jego regionie zrobić krok i **zaatakować**.

    Szukać już nie trzeba. Zagraj „Podżeganie”.
lesson-claws-again-right = Helga uderza znowu: 2 rany. Dlatego Bestia tak nie lubi, gdy znajdują ją, zanim skończą się tury łowców.
lesson-claws-again-wrong-other = Stoi tam ujawniona, właśnie teraz! Skorzystaj z tego: zagraj „Podżeganie”.
lesson-claws-again-wrong-flee = Teraz, gdy wreszcie ją widać? Zagraj „Podżeganie”.

lesson-claws-back =
    Popatrz oczami Leona: wilczyca jest w opałach i jest zła. „**Zasadzka w blasku księżyca**” atakuje **pobliski** cel, ale tylko z lasu. Brzozowe Wrzosy (H3) to las.

    (Jeśli taką kartę zagrywa ukryta Bestia, zdradza wszystkim, w jakim jest siedlisku). Zagraj ją.
lesson-claws-back-right = W pobliżu są owce, dzik, rolnik z Vargholm (G3) i Helga.
lesson-claws-back-wrong-other = Uciekać będziesz potem, niebieską kartą. Najpierw czerwona: zagraj „Zasadzkę w blasku księżyca”.
lesson-claws-back-wrong-flee = Ucieczka zajęłaby całą turę. Zagraj „Zasadzkę w blasku księżyca”.

lesson-claws-target =
    Jedna rana nie zabije rolnika, a nocą rany osadników się goją. **Rany łowców nie.** Helga ma 3 zdrowia.

    Zaatakuj Helgę.
lesson-claws-target-right =
    Helga ma ranę. Gdy łowca ginie od własnego ataku Bestii, Bestia zyskuje 1 zatarg i zabiera mu jedną kartę akcji; oręż i zatargi zabitego przepadają. Nocą łowca wraca zdrowy, w wybranej osadzie.

    Leon może jeszcze zagrać niebieską kartę i odejść. Przyda mu się.
lesson-claws-target-wrong-skip = Z takimi zębami? Zaatakuj Helgę.
lesson-claws-target-wrong-sheep = Można. Ale to nie oni na ciebie polują: zaatakuj Helgę.

lesson-claws-blood =
    Inny dzień, wciąż oczami Leona. Masz w ręce **talent**, „Prastarą krew”: za 1 zatarg daje 1 żeton **pradawnej mocy**. Talenty są jednorazowe.

    Rolnik z Vargholm (G3) ma 2 zdrowia, a twój atak zadaje 1 ranę. Widać już, do czego to zmierza? Zagraj „Prastarą krew”.
lesson-claws-blood-right = Żeton leży przy twojej planszy, aż będzie potrzebny.
lesson-claws-blood-wrong-other = Z tego będzie najwyżej 1 rana i rolnik przeżyje. Najpierw moc: zagraj „Prastarą krew”.
lesson-claws-blood-wrong-flee = Nie ma przed kim uciekać. Zagraj „Prastarą krew”.

lesson-claws-pounce =
    Turę później jesteś na Pijawczym Bagnie (F3), tuż obok Vargholm (G3), a łowcy szukają gdzie indziej.

    „**Natarcie**”: krok, a potem atak. Zagraj je; wschód położymy za ciebie.
lesson-claws-pounce-right = Jesteś w Vargholm (G3). Trop to zdradza, ale na ostrzeżenia już za późno.
lesson-claws-pounce-wrong-other = Najpierw musi być krok, a po nim atak: zagraj „Natarcie”.
lesson-claws-pounce-wrong-flee = Tak blisko! Zagraj „Natarcie”.

lesson-claws-spend =
    Przed atakiem można zgłosić użycie pradawnej mocy. Każdy żeton to 1 rana więcej, tylko w tym ataku.

    Użyj jej.
lesson-claws-spend-right = Dwie rany: rolnik nie żyje, jego zatarg jest twój i masz już **jednego z dwóch** osadników. Tyle że Bestia stoi ujawniona pośrodku Vargholm (G3). Zabijaj wtedy, gdy masz jeszcze kartę, żeby odejść.
lesson-claws-spend-wrong = Wtedy rolnik przeżyje, a jutro będzie zdrowy. Użyj żetonu.

## 5. Karty

lesson-cards = Czerwone i niebieskie
lesson-cards-about = Co wolno zagrać, czego to wymaga i ile kosztuje, „wybierz jedno” i „w dowolnej kolejności”; ucieczka i pas.

lesson-cards-blue =
    Fangrir kryje się na Mgielnym Jeziorze (D4). Masz cztery **karty akcji**; obie strony korzystają z tych samych szesnastu, ale każda z innej połowy karty. Cztery **zdolności** są tylko twoje.

    Niektóre karty wymagają siedliska: „Wezwanie stada” wymaga lasu, a to jest bagno. Spróbuj.

    „**Mroczne knowania**” nie wymagają niczego. Zagraj je.
lesson-cards-blue-right = Karta jest niebieska i daje wybór.
lesson-cards-blue-wrong-other = Za chwilę. Najpierw zagraj „Mroczne knowania”.
lesson-cards-blue-wrong-flee = Dzień dopiero się zaczął. Zagraj „Mroczne knowania”.

lesson-cards-one =
    „**Wybierz jedno**” znaczy: dokładnie jedno. Talent albo losowa karta spośród czterech kart akcji, których nikt dziś rano nie dostał.

    Wybierz talent.
lesson-cards-one-wrong = Niezły pomysł. Ale lekcja woli wiedzieć, co przyjdzie: wybierz talent.

lesson-cards-talent =
    Trzy **talenty** leżą odkryte; można też wziąć wierzchnią kartę talii, której nikt nie widzi. Tak samo łowcy zdobywają **oręż**. Jedno i drugie jest jednorazowe.

    „Wściekłe ugryzienie” to atak o 1 ranę mocniejszy. Kosztuje 1 zatarg, płatny przy zagraniu. Weź je.
lesson-cards-talent-right = Jest w twojej ręce i zostanie tam także na noc. Puste miejsce wśród odkrytych kart zapełni się dopiero nocą.
lesson-cards-talent-wrong-top = Tajemnica ma swój urok. Ale tutaj weź „Wściekłe ugryzienie”.
lesson-cards-talent-wrong-other = Dobre do biegania. A ty chcesz gryźć: weź „Wściekłe ugryzienie”.

lesson-cards-red =
    Teraz karta czerwona. „Pęd” jest niebieski, a niebieska już poszła: spróbuj. „Zasadzka w blasku księżyca” jest czerwona, ale wymaga lasu: też spróbuj.

    Zagraj „**Żer**”.
lesson-cards-red-wrong-done = Zasadom wystarczy jedna karta w turze, twojemu żołądkowi nie. Zagraj „Żer”.
lesson-cards-red-wrong-other = Tu nie ma kogo ugryźć: trzeba **i** kroku, **i** ataku. Tamte karty są na później. Zagraj „Żer”.

lesson-cards-order =
    „**W dowolnej kolejności**” znaczy, że kolejność wybierasz ty. Gdzie jest „a potem”, tam jest stała.

    Na Mgielnym Jeziorze (D4) nie ma zdobyczy; w Kamiennej Gardzieli (E4), na wschód stąd, jest owca. Najpierw więc ruch.
lesson-cards-order-right =
    Krok na wschód i owca jest twoja: 1 zatarg. Oba kolory zagrane, więc tura się kończy, a Bestia jest ujawniona.

    Efekt własnej karty zawsze można pominąć, tylko nie to, co stoi po „jeśli” i po „a potem”.
lesson-cards-order-wrong = Tu nie ma kogo atakować. Najpierw ruch.

lesson-cards-flee =
    Ten sam dzień, znacznie później. Bestia jest ujawniona na Czaplim Bagnie (B5), a Helga i Assar się zbliżają. Zostały ci dwie zdolności i obie wymagają lasu. „Wściekłe ugryzienie” nie ma celu.

    Wtedy się **ucieka**: odrzuć dowolną kartę, nieważne jaką, i porusz się o jeden obszar. To cała tura. Odrzuć „Zasadzkę w blasku księżyca”.
lesson-cards-flee-wrong-pass = I czekać na nich na widoku? Ucieknij z „Zasadzką w blasku księżyca”.
lesson-cards-flee-wrong-bite = Kogo tu gryźć? Ucieknij z „Zasadzką w blasku księżyca”.
lesson-cards-flee-wrong-other = Tę kartę zachowaj, jest więcej warta. Odrzuć „Zasadzkę w blasku księżyca”.

lesson-cards-away =
    Także uciekając, kładziesz kartę ruchu. Na zachodzie jest Stary Zrąb (A5), czyli las.

    Połóż zachód.
lesson-cards-away-right = Znów w ukryciu. Łowcy szukają dalej na wschód.
lesson-cards-away-wrong = Stary Zrąb to las, w którym działa twoja ostatnia zdolność, i leży z dala od łowców: połóż zachód.

lesson-cards-pass =
    Nie masz już kart akcji, a łowcy mają po jednej. **Spasować** może tylko ten, kto **nie ma więcej kart akcji niż ktokolwiek inny**; zdolności, oręż i talenty się nie liczą.

    Ty więc możesz, a oni nie: muszą zużyć to, co mają, a potem znów będzie twoja tura. Spasuj.
lesson-cards-pass-right = Dzień kończy się dopiero wtedy, gdy **wszyscy** spasują po kolei. Kto spasował, gra dalej, jeśli gra ktoś inny. Ale ostrożnie: zostać z niczym, gdy inni mają jeszcze karty, to dla Bestii duże ryzyko.
lesson-cards-pass-wrong = Można. Ale tu jest bezpiecznie, a łowcy muszą marnować karty: spasuj.

## 6. Wybór kart

lesson-draft = Karty o świcie
lesson-draft-about = Cztery osoby na dużej mapie: karty krążą, jedna leży odłożona, a każda ma dwie połowy.

lesson-draft-aside =
    Gracie we czworo: ty jesteś Fangrir, a Ada, Leon i Nora prowadzą po jednym łowcy. Mapa jest większa, ma cztery regiony, a do wygranej trzeba **czterech** martwych osadników w cztery dni.

    O każdym świcie wszyscy **wybierają karty akcji**. Najpierw Bestia odkłada jedną losową kartę, tym razem „Szał”: dostaniesz go na końcu. Potem wszyscy mają po trzy karty, zatrzymują jedną, a resztę przekazują w lewo: ty Adzie.

    „Zryw” daje **tobie** trzy kroki, a łowcy tylko dwa. Zatrzymaj „Zryw”.
lesson-draft-aside-right = Wszyscy wybierają jednocześnie i nikt nie widzi, co biorą inni. Dwie pozostałe karty Nory trafiają do ciebie.
lesson-draft-aside-wrong-ensnare = W rękach łowców ta karta boli, słuszna myśl. Ale bez nóg długo nie pożyjesz: zatrzymaj „Zryw”.
lesson-draft-aside-wrong-other = Nie masz ani jednej rany. Zatrzymaj „Zryw”.

lesson-draft-deny =
    Zostały dwie karty. Nie pytaj tylko o to, co dają tobie: to, co przekażesz, dostanie **Ada**.

    „Grasowaniem” łowca każe ci pokazać tropy na sąsiednim obszarze. „Ukrytym przejściem” przejdzie zwykle o jeden obszar. Tobie przyda się każda z nich. Zatrzymaj „Grasowanie”.
lesson-draft-deny-right = I o jedno pytanie łowców mniej.
lesson-draft-deny-wrong = Dla ciebie to świetna karta. Ale wtedy „Grasowanie” dostanie Ada i poszuka nim twoich tropów. Zatrzymaj „Grasowanie”.

lesson-draft-team =
    Oczami Ady. Ma przed sobą to, co Bestia oddała. Łowcy widzą swoje karty nawzajem i mogą rozmawiać: nikt nie jest ranny, więc „Wzmocnienie” może poczekać.

    „Sidła” dają oręż, a do tego pułapkę za darmo. Zatrzymaj „Sidła”.
lesson-draft-team-right = Pozostali też już wybrali. Kto i tak chodzi daleko, jak Varja z „Tańcem ostrzy”, zostawia karty ruchu innym.
lesson-draft-team-wrong = Nikt nie jest ranny. Zatrzymaj „Sidła”.

lesson-draft-last =
    Została ci jedna karta: „Adaptacja”. Ostatniej nikt nie wybiera. Weź ją.
lesson-draft-last-right = Z odłożonym „Szałem” masz cztery karty akcji, a łowcy po trzy. Trzy są **niewykorzystane**: nikt nie wie które.

lesson-draft-begin =
    Masz więcej kart akcji niż łowcy, więc nie wolno ci spasować: spróbuj. Zresztą nie o to chodzi.

    Jesteś w Dębowym Kręgu (E6), a w osadzie Wiec nad Rzeką (F7) mieszka rolnik i żadnego łowcy nie ma w pobliżu. Zagraj „**Zryw**”; południe i wschód położymy za ciebie.
lesson-draft-begin-right = Jesteś w osadzie Wiec nad Rzeką (F7).
lesson-draft-begin-wrong-other = Najpierw trzeba tam dojść: zagraj „Zryw”.
lesson-draft-begin-wrong-flee = Dzień dopiero się zaczął. Zagraj „Zryw”.

lesson-draft-frenzy =
    „**Szał**”: zaatakuj; **jeśli** cel przeżył, zaatakuj go jeszcze raz. To, co stoi po „jeśli”, musi się stać.

    Rolnik ma 2 zdrowia. Zagraj „Szał”.
lesson-draft-frenzy-right = Dwa ugryzienia i rolnik nie żyje: **pierwszy z czterech**. Zatarg jest twój, bo to twój własny atak. Za to teraz tura Helgi, a Bestia stoi ujawniona. Czy było warto? To pytanie wraca tu każdego dnia.
lesson-draft-frenzy-wrong-done = Na palcach obok samotnego rolnika? Zagraj „Szał”.
lesson-draft-frenzy-wrong-other = To 1 rana, a rolnik ma 2 zdrowia. Zagraj „Szał”.

## 7. Pułapki i reakcje

lesson-traps = Pułapki i reakcje
lesson-traps-about = Trzy osoby: pułapka czeka i się odpala, tarcza idzie w górę, a Bestia też ma kartę na takie chwile.

lesson-traps-gear =
    Gracie we troje: ty jesteś **Krimem**, który robi pułapki, w Vargholm (G3). Nora prowadzi Ionę, w Ostervik (I4). Bestią jest Leon i właśnie wziął talent, który wszyscy widzieli: „Intuicję”.

    „**Sidła**” dają oręż, a potem można za darmo zastawić pułapkę z ręki. Zagraj je.
lesson-traps-gear-wrong-other = Dobrze, ale najpierw pułapka: zagraj „Sidła”.
lesson-traps-gear-wrong-flee = Rolnik za twoimi plecami nie byłby zachwycony. Zagraj „Sidła”.

lesson-traps-take =
    Trzy karty oręża leżą odkryte. „**Ognista pułapka**” zadaje Bestii 1 ranę, a zwykle kosztuje 2 zatargi.

    Weź ją.
lesson-traps-take-right = Leon widzi, co bierzesz. Ale nie będzie wiedział, gdzie to czeka ani na co.
lesson-traps-take-wrong-top = Kto wie, co to będzie? Weź „Ognistą pułapkę”.
lesson-traps-take-wrong-other = Za chwilę będzie więcej oręża. Najpierw „Ognista pułapka”.

lesson-traps-lay =
    Teraz ją zastaw. „Sidła” sprawiają, że nic to nie kosztuje.
lesson-traps-lay-wrong = W ręce nikogo nie ugryzie. Zastaw ją.

lesson-traps-region =
    Pułapka nie leży na jednym obszarze, tylko czeka w całym **regionie**, najwyżej po trzy w każdym.

    Wybierz Łosie Wzgórza: to tam leży Vargholm (G3).
lesson-traps-region-wrong = Strzeżesz Vargholm, a ono leży w innym regionie. Wybierz Łosie Wzgórza.

lesson-traps-habitat =
    A do tego **siedlisko**. Gdy Bestia ujawni się w Łosich Wzgórzach w tym siedlisku, pułapka się odpali. Które to siedlisko, wiecie tylko ty i Nora.

    Gdzie musi się pokazać, jeśli chce dopaść rolnika? W osadzie.
lesson-traps-habitat-right = Leży zakryta w Łosich Wzgórzach i czeka na osadę: Vargholm (G3) czy Ostervik (I4), wszystko jedno.
lesson-traps-habitat-wrong = Może i tędy przyjdzie. Ale rolnika musi zaatakować w osadzie: wybierz ją.

lesson-traps-wall =
    Masz jeszcze kartę niebieską. „**Sidlarz**” też daje oręż. Weźmiemy „**Mur tarcz**”: to **reakcja**.

    Reakcję zagrywa się w turze **przeciwnika**, gdy dzieje się to, co jest na niej napisane. Zagraj „Sidlarza”.
lesson-traps-wall-right = Nora czeka koło Ostervik (I4). A Bestia jest już w Vargholm (G3) i skacze na rolnika! Ujawnia się i **przed** atakiem odpala się twoja pułapka: 1 rana.
lesson-traps-wall-wrong = Coś wisi w powietrzu. Postaraj się o tarczę: zagraj „Sidlarza”.

lesson-traps-sprung =
    Pułapka zużyta. Teraz sam atak. Bestia atakuje na twoim obszarze, więc wolno ci zagrać „Mur tarcz”: kosztuje 1 zatarg i odejmuje 1 ranę.

    Reakcja dzieje się **przed** tym, co ją wywołało. Zagraj ją.
lesson-traps-sprung-right = Zęby trafiają w tarczę i rolnikowi nic nie jest. A teraz twoja tura, z ujawnioną wilczycą tuż obok.
lesson-traps-sprung-wrong = Rolnik na ciebie liczy. Zagraj „Mur tarcz”.

lesson-traps-hunt =
    Stoi tuż obok. „**Polowanie**”!
lesson-traps-hunt-right = Karta leży na stole, ale zanim zadziała, Leon podnosi wzrok…
lesson-traps-hunt-wrong-other = Stoi **tuż obok ciebie**. Zagraj „Polowanie”!
lesson-traps-hunt-wrong-flee = Uciekać? Ty? Zagraj „Polowanie”!

lesson-traps-sense =
    Oczami Leona. „**Intuicja**”: gdy łowca zagrywa „Polowanie”, porusz się o 1 obszar. Kosztuje 1 zatarg.

    Zareaguj.
lesson-traps-sense-wrong = I dać się zranić drugi raz? Zareaguj „Intuicją”.

lesson-traps-slip =
    Dokąd? Krim jest tutaj. Iona czeka w Zimnej Kopalni (H4), tuż obok Brzozowych Wrzosów (H3) i Skowronkowego Gaju (G4).

    Połóż zachód.
lesson-traps-slip-right = Dopiero teraz działa „Polowanie”, a w Vargholm (G3) nie ma już nikogo. Leon znów jest w ukryciu, z jedną kartą na torze. Rano wszyscy widzieli, że bierze „Intuicję”: kto pamięta odkryte karty, ten lepiej poluje.
lesson-traps-slip-wrong-stay = Szkoda by było zatargu. Połóż zachód.
lesson-traps-slip-wrong-iona = Tam Iona ma cię o krok. Połóż zachód.

## 8. Wataha

lesson-pack = Wataha
lesson-pack-about = Wilki: gdzie się pojawiają, co robią, kogo gryzą; las, który rośnie; i karta, która naśladuje inną.

lesson-pack-wolf =
    Każda Bestia ma swoje **chowańce**; Fangrir ma trzy **wilki**. Jesteś w Bursztynowym Lesie (F4), a oboje łowcy siedzą w Święcinach (C3), daleko na zachodzie.

    „**Przyzwanie wilka**” to twój krok i coś dla watahy, w dowolnej kolejności. Zagraj je; zaczniemy od postawienia wilka.
lesson-pack-wolf-wrong-other = Samotnie? Dziś masz towarzystwo: zagraj „Przyzwanie wilka”.
lesson-pack-wolf-wrong-flee = Przed kim? Zagraj „Przyzwanie wilka”.

lesson-pack-place =
    Wilk pojawia się najwyżej **dwa** obszary od miejsca, w którym **naprawdę** jesteś, i tylko w twoim siedlisku, w lesie. Stare Serce (E5) liczy się jako każde siedlisko oprócz osady.

    Postaw go w Skowronkowym Gaju (G4), obok Vargholm (G3).
lesson-pack-place-right = Wilka widzą wszyscy i ma on 1 zdrowie. Ciebie nie ujawnia, choć łowcy umieją liczyć: Bestia musi być niedaleko. Z własnego kroku tym razem nie korzystasz.
lesson-pack-place-wrong = Stamtąd do rolnika trochę daleko. Postaw go w Skowronkowym Gaju.

lesson-pack-send =
    Czerwone „**Podżeganie**” też jest dla watahy: postaw chowańca albo działaj wszystkimi. Zagraj je.
lesson-pack-send-wrong-done = Wilk chce biegać. Zagraj „Podżeganie”.
lesson-pack-send-wrong-other = To by cię ujawniło. Niech popracuje wilk: zagraj „Podżeganie”.

lesson-pack-act =
    To zawsze wybór: **postaw** jednego wilka albo wykonaj po jednej akcji **każdym** wilkiem na mapie, każdym taką, jaką chcesz.

    Działaj.
lesson-pack-act-wrong = Więcej wilków będzie później. Teraz działaj tym, którego masz.

lesson-pack-go =
    Akcja wilka to ruch o 1 obszar, atak za 1 ranę albo zdolność, „Doskok”: krok, a jeśli wilk stanie w lesie, ugryzienie.

    Las jest potrzebny wilkowi tylko po to, żeby się pojawić. Chodzić może wszędzie. Wyślij go do Vargholm (G3).
lesson-pack-go-right = Teraz łowcy muszą wybrać: iść za tobą czy ratować rolnika. Już biegną.
lesson-pack-go-wrong-ability = „Doskok” gryzie tylko w lasach, w Vargholm byłby zwykłym krokiem. Po prostu tam idź.
lesson-pack-go-wrong-other = Rolnik mieszka w Vargholm. Idź tam.

lesson-pack-copy =
    „Przyzwanie wilka” jest już odrzucone, ale „**Adaptacja**” pozwala użyć jednej z odrzuconych zdolności, tak jakby to była ta karta. Jej wymagania trzeba spełnić, kosztu się nie płaci.

    Zagraj ją. Naśladujemy „Przyzwanie wilka” i działamy.
lesson-pack-copy-right = Naśladowana karta zostaje tam, gdzie leży, a wilk szczerzy zęby.
lesson-pack-copy-wrong-other = Wtedy wilk tylko czeka. Zagraj „Adaptację”.
lesson-pack-copy-wrong-flee = Helga jest blisko, ale nie aż tak. Zagraj „Adaptację”.

lesson-pack-bite =
    Wilk stoi przed rolnikiem. Zaatakuj.
lesson-pack-bite-right = Jedna rana. Osadnik zabity przez wilka liczy się do twojej wygranej, ale **zatargi** przepadają: zyskujesz je tylko za własne zdobycze. I wciąż jesteś w ukryciu.
lesson-pack-bite-wrong = Po to tu przyszedł. Zaatakuj rolnika.

lesson-pack-growth =
    Inny dzień. Jesteś na Pijawczym Bagnie (F3), więc „Zasadzki w blasku księżyca” nie zagrasz: spróbuj.

    Ale masz talent, „**Zdradliwy rozrost**”: **przekształca** on każdy pobliski obszar, twój także, w twoje siedlisko. Kosztuje 1 zatarg. Zagraj go.
lesson-pack-growth-right = Pięć obszarów to teraz lasy, nawet Vargholm (G3). Tylko że wszyscy widzą, gdzie jest ich środek, a tam jesteś ty.
lesson-pack-growth-wrong-other = Najpierw niech urośnie las: zagraj „Zdradliwy rozrost”.
lesson-pack-growth-wrong-flee = Tu jest dobrze. Zagraj „Zdradliwy rozrost”.

lesson-pack-den =
    Gdzie las, tam dom wilków. Zagraj „**Podżeganie**”; postawimy wilka w **samym** Vargholm (G3).
lesson-pack-den-right = Także pułapka, która czeka na osadę, w Vargholm (G3) już się nie odpali. Łowcy też przekształcają obszary, zawsze w osady. Liczy się to, czym obszar stał się ostatnio.
lesson-pack-den-wrong-done = Nowe legowisko i nikogo w nim? Zagraj „Podżeganie”.
lesson-pack-den-wrong-other = To też działa, ale ujawnia. Niech wilk popracuje za ciebie: zagraj „Podżeganie”.

## 9. Noc

lesson-night = Noc i znowu świt
lesson-night-about = Jak kończy się dzień, nagrody, leczenie, ulepszenia, wybór kart dla dwojga łowców i jak się to wszystko kończy.

lesson-night-over =
    Koniec pierwszego dnia. Bestia Leona, Helga i Assar mają po dwie karty akcji: nikt nie ma więcej niż inni. Leon spasował, Helga spasowała.

    Jeśli teraz spasuje Assar, spasują wszyscy po kolei i dzień się skończy. Spasuj.
lesson-night-over-right =
    Noc ma cztery kroki. Najpierw **nagrody**: waszym celem na tę noc była ranna Bestia i Helga już o to zadbała. Każdy łowca dostaje 1 zatarg i 1 kartę oręża: Helga bierze „Pochodnię”, Assar „Posterunek”.

    Potem **nowe karty**: karty akcji znikają z rąk, zdolności wracają, odkrywa się trzy nowe talenty i trzy nowe karty oręża. Oręż i talenty z ręki się zachowuje.
lesson-night-over-wrong-other = Bestia jest daleko, a zdolności i tak wrócą tej nocy. Spasuj.
lesson-night-over-wrong-flee = Dokąd? Już się ściemnia. Spasuj.

lesson-night-beast =
    Potem **leczenie**: goją się rany zwierząt, osadników i strażnic. Rany żywych łowców i Bestii zostają!

    A potem **ulepszenia**, najpierw Bestia. Oczami Leona: 2 zatargi. „Zabójcze ciosy”, czyli 2 rany każdym atakiem, kosztują 4: spróbuj. „**Żądza krwi**” pozwala odbiec po zabiciu. Odblokuj ją.
lesson-night-beast-right = Ulepszenia **na stałe**, czerwone, działają do końca gry; **jednorazowe**, żółte, działają raz i od razu. Leon nie ma już zatargów.
lesson-night-beast-wrong-done = Oszczędzać wolno. Ale dziś odblokuj „Żądzę krwi”.
lesson-night-beast-wrong-other = Też niezłe. W tej lekcji „Żądza krwi”.

lesson-night-free =
    Twoja kolej: każdy łowca płaci własnymi zatargami. Helga ma 5 i może odblokować wszystko, na co ją stać.

    „**Przeczucie**” nic nie kosztuje, ale działa dopiero odblokowane. Odblokuj je.
lesson-night-free-right = Po każdym wyborze kart zobaczysz jedną z niewykorzystanych kart akcji. Za 2 zatargi Helga odblokuje jeszcze „Trzecie oko”: „Widząca” zrobi odtąd jedno i drugie.
lesson-night-free-wrong-done = Przecież to nic nie kosztuje! Odblokuj „Przeczucie”.
lesson-night-free-wrong-other = Za chwilę. Najpierw to, co za darmo: „Przeczucie”.

lesson-night-veteran =
    Assar ma 7 zatargów; „Zachłanność” daje łowcy w osadzie aż 2.

    „**Weteran**” kosztuje 3, a „Polowanie” Assara będzie zadawać 2 rany. Odblokuj go.
lesson-night-veteran-right = Noc się kończy, a następny świt zaczyna się od wyboru kart.
lesson-night-veteran-wrong-done = Byłoby czego żałować. Odblokuj „Weterana”.
lesson-night-veteran-wrong-other = Z 7 zatargami stać cię na coś lepszego: „Weteran”.

lesson-night-dawn =
    Gdy grają **dwie** osoby, każda dostaje sześć kart. Leon zatrzymuje za każdym razem jedną, ty **dwie**: po jednej na łowcę. Potem wymieniacie się kartami.

    Najpierw nogi: zatrzymaj „Zryw”.
lesson-night-dawn-wrong = Bez nóg wilczycy nie złapiesz. Zatrzymaj najpierw „Zryw”.

lesson-night-second =
    I coś do szukania. „**Pogoń**”: krok, a jeśli są tropy, przeszukanie.

    Zatrzymaj ją.
lesson-night-second-right = I tak dalej, z pięciu kart, z trzech i z dwóch. Leon ma cztery karty, ty osiem.
lesson-night-second-wrong = Kart, którymi można przeszukiwać, jest niewiele. Zatrzymaj „Pogoń”.

lesson-night-share =
    Teraz podział: cztery karty dla Helgi, cztery dla Assara. Odtąd to dwie osobne ręce i przy pasowaniu każda liczy się sama.

    Assar zadaje „Polowaniem” 2 rany, musi więc dojść na miejsce. Daj mu „Zryw”.
lesson-night-share-right = A z nim „Podżeganie”, „Wzmocnienie” i „Zachłanność”. „Przeczucie” pokazuje zaś, że „Sidła” są niewykorzystane: nikt ich nie ma. Dzień 2!
lesson-night-share-wrong-search = To lepiej przyda się Heldze, blisko tropów. Daj mu „Zryw”.
lesson-night-share-wrong-other = Najpierw nogi: daj mu „Zryw”.

lesson-night-end =
    To **ostatni** dzień innej gry. Leon zabił tylko owcę; dwie osoby już spasowały. Spasuj, a ostatni dzień minie.
lesson-night-end-right =
    Twoi łowcy **wygrywają**: minęły wszystkie dni. Sprawdza się to od razu, jeszcze przed nocą. Bestia wygrywa w chwili, gdy ginie dość osadników, łowcy w chwili, gdy ginie ona.

    To już wszystko. Na pierwszą grę wybierz opcję „Pierwsza gra” i włącz „**Gdzie może być Bestia**”: mapa zaznaczy te obszary. Udanych łowów, po której stronie wolisz!
lesson-night-end-wrong = Niczego już nie trzeba. Spasuj.
