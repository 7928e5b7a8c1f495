# Rzeź w świętym gaju: Inkanyamba i święte gaje.

## Nazwy

card-atone = Pokuta
power-lashing-tail = Smagający ogon
power-rising-waters = Wzbierające wody
power-fed-by-fear = Karmi się strachem
power-boundless-fury = Bezbrzeżna furia
finale-great-flood = Wielka powódź
finale-end-of-patience = Koniec cierpliwości
finale-out-of-the-clouds = Z samych chmur
terror-thunderhead = Burzowa chmura
terror-lightning = Błyskawica
terror-serpent-dive = Nurkujący wąż
terror-breaking-point = Czara goryczy
terror-eye-of-the-storm = Oko cyklonu
terror-downpour = Oberwanie chmury
terror-undertow = Wir
terror-swallowed-whole = Połknięci w całości
terror-wet-scales = Mokre łuski
terror-gale = Wichura
terror-angered-spirits = Rozgniewane duchy
terror-desecration = Profanacja
terror-hermits-gift = Dar pustelnika
terror-late-pilgrims = Spóźnieni pielgrzymi
terror-lost-hikers = Zbłąkani turyści
terror-flash-flood = Nagła fala
terror-calling-drums = Wołanie bębnów
terror-fog-bank = Ściana mgły
start-first-hymn = Pierwszy hymn
start-pilgrimage = Pielgrzymka
start-school-trip = Szkolna wycieczka
start-moonlight-bath = Kąpiel w świetle księżyca
start-storm-warning = Ostrzeżenie przed burzą
happening-guide = Przewodniczka
happening-grove-keeper = Strażnik gaju
happening-desecrator = Świętokradca
happening-feast-of-the-dead = Święto zmarłych
happening-quiet-prayer = Cicha modlitwa
happening-monsoon = Monsun
happening-rotten-planks = Spróchniałe deski
happening-good-omen = Dobry znak
happening-whispering-leaves = Szept liści
happening-eternal-flame = Wieczny płomień
ability-quiet-prayer = Cicha modlitwa

killer-wrath = { $case ->
    [of] Inkanyamby
    [whom] Inkanyambę
    [to] Inkanyambie
   *[is] Inkanyamba
}
counter-storm-wrath = gniew Inkanyamby
counter-divine-wrath = gniew bogów

victim-guide = { $case ->
    [whom] przewodniczkę
   *[is] przewodniczka
}
victim-grove-keeper = { $case ->
    [whom] strażnika gaju
   *[is] strażnik gaju
}
victim-desecrator = { $case ->
    [whom] świętokradcę
   *[is] świętokradca
}

## Wybór filmu

option-killer-wrath = Inkanyamba, wąż burzy
option-location-groves = Święte gaje
poster-killer-wrath = gniew, który rośnie co turę i który można ukoić
poster-location-groves = wodospad, prastare drzewo i kamienny krąg, których nie wolno rozgniewać

film-wrath-camp = Burza nad jeziorem
film-wrath-fair = Oberwanie chmury w lunaparku
film-wrath-groves = Rzeź w świętym gaju
film-hammer-groves = Młot pod drzewem przodków
film-parade-groves = Parada do kamiennego kręgu
film-pack-groves = Ogary przy wodospadzie

## Pola

space-trail-head = { $case ->
    [at] na początku szlaku
    [to] na początek szlaku
   *[is] Początek szlaku
}
space-ranger-camp = { $case ->
    [at] w strażnicy
    [to] do strażnicy
   *[is] Strażnica
}
space-ridge-path = { $case ->
    [at] na ścieżce granią
    [to] na ścieżkę granią
   *[is] Ścieżka granią
}
space-lookout = { $case ->
    [at] na czatowni
    [to] na czatownię
   *[is] Czatownia
}
space-bamboo-thicket = { $case ->
    [at] w bambusowym gąszczu
    [to] do bambusowego gąszczu
   *[is] Bambusowy gąszcz
}
space-footbridge = { $case ->
    [at] na kładce
    [to] na kładkę
   *[is] Kładka
}
space-waterfall = { $case ->
    [at] przy świętym wodospadzie
    [to] do świętego wodospadu
   *[is] Święty wodospad
}
space-mist-steps = { $case ->
    [at] na mglistych schodach
    [to] na mgliste schody
   *[is] Mgliste schody
}
space-ancestor-tree = { $case ->
    [at] pod drzewem przodków
    [to] pod drzewo przodków
   *[is] Drzewo przodków
}
space-fig-grove = { $case ->
    [at] w gaju figowym
    [to] do gaju figowego
   *[is] Gaj figowy
}
space-plunge-pool = { $case ->
    [at] w kotle wodospadu
    [to] do kotła wodospadu
   *[is] Kocioł wodospadu
}
space-shrine-cave = { $case ->
    [at] w jaskini kaplicy
    [to] do jaskini kaplicy
   *[is] Jaskinia kaplicy
}
space-fern-hollow = { $case ->
    [at] w paprociowym parowie
    [to] do paprociowego parowu
   *[is] Paprociowy parów
}
space-mill-ruin = { $case ->
    [at] w ruinach młyna
    [to] do ruin młyna
   *[is] Ruiny młyna
}
space-lower-ford = { $case ->
    [at] przy dolnym brodzie
    [to] do dolnego brodu
   *[is] Dolny bród
}
space-cedar-slope = { $case ->
    [at] na cedrowym zboczu
    [to] na cedrowe zbocze
   *[is] Cedrowe zbocze
}
space-boat-landing = { $case ->
    [at] na przystani łodzi
    [to] na przystań łodzi
   *[is] Przystań łodzi
}
space-reed-bank = { $case ->
    [at] w trzcinowisku
    [to] do trzcinowiska
   *[is] Trzcinowisko
}
space-stone-circle = { $case ->
    [at] w kamiennym kręgu
    [to] do kamiennego kręgu
   *[is] Kamienny krąg
}

## Przedmioty

item-machete = { $case ->
    [whom] maczetę
    [of] maczety
    [with] maczetą
   *[is] Maczeta
}
item-war-club = { $case ->
    [whom] maczugę wojenną
    [of] maczugi wojennej
    [with] maczugą wojenną
   *[is] Maczuga wojenna
}
item-ritual-spear = { $case ->
    [whom] rytualną włócznię
    [of] rytualnej włóczni
    [with] rytualną włócznią
   *[is] Rytualna włócznia
}
item-blowpipe = { $case ->
    [whom] dmuchawkę
    [of] dmuchawki
    [with] dmuchawką
   *[is] Dmuchawka
}
item-hide-shield = { $case ->
    [whom] skórzaną tarczę
    [of] skórzanej tarczy
    [with] skórzaną tarczą
   *[is] Skórzana tarcza
}
item-smoke-pot = { $case ->
    [whom] garnek z dymem
    [of] garnka z dymem
    [with] garnkiem z dymem
   *[is] Garnek z dymem
}
item-healing-herbs = { $case ->
    [whom] lecznicze zioła
    [of] leczniczych ziół
    [with] leczniczymi ziołami
   *[is] Lecznicze zioła
}
item-offering-bowl = { $case ->
    [whom] misę ofiarną
    [of] misy ofiarnej
    [with] misą ofiarną
   *[is] Misa ofiarna
}
item-ancestor-mask = { $case ->
    [whom] maskę przodków
    [of] maski przodków
    [with] maską przodków
   *[is] Maska przodków
}
item-obsidian-blade = { $case ->
    [whom] obsydianowe ostrze
    [of] obsydianowego ostrza
    [with] obsydianowym ostrzem
   *[is] Obsydianowe ostrze
}
item-signal-horn = { $case ->
    [whom] róg sygnałowy
    [of] rogu sygnałowego
    [with] rogiem sygnałowym
   *[is] Róg sygnałowy
}
item-climbing-rope = { $case ->
    [whom] linę do wspinaczki
    [of] liny do wspinaczki
    [with] liną do wspinaczki
   *[is] Lina do wspinaczki
}
item-knuckle-bones = { $case ->
    [whom] wróżebne kostki
    [of] wróżebnych kostek
    [with] wróżebnymi kostkami
   *[is] Wróżebne kostki
}
item-honeycomb = { $case ->
    [whom] plaster miodu
    [of] plastra miodu
    [with] plastrem miodu
   *[is] Plaster miodu
}
item-pit-stakes = { $case ->
    [whom] wilczy dół
    [of] wilczego dołu
    [with] wilczym dołem
   *[is] Wilczy dół
}
item-sky-lantern = { $case ->
    [whom] lampion
    [of] lampionu
    [with] lampionem
   *[is] Lampion
}
item-storm-reader = { $case ->
    [whom] księgę burz
    [of] księgi burz
    [with] księgą burz
   *[is] Księga burz
}
item-caravan-map = { $case ->
    [whom] starą mapę szlaków
    [of] starej mapy szlaków
    [with] starą mapą szlaków
   *[is] Stara mapa szlaków
}

## Lekcja

lesson-wrath = Gniew
lesson-wrath-about = Wąż burzy, którego gniew rośnie co turę, bogowie, których łatwo obrazić, i karta, która koi jedno albo drugie.

lesson-wrath-meter =
    To **święte gaje**, a w kotle wodospadu czeka **Inkanyamba**. Ma tylko 9 zdrowia. Groźny jest jej **gniew**: licznik z wirem obok wydarzeń, teraz na 2. Co turę zostaje uwolniony i rośnie. Im wyżej stoi, tym gorzej: od jednego ataku aż po dwa, z leczeniem na poziomie 10.

    Na rynku leży karta, której nie ma w innych filmach: **Pokuta**. Kup ją.
lesson-wrath-meter-right = Dwie takie karty wystarczą, żeby trzymać burzę w ryzach. Kosztują czas, ale mniej niż zdrowie.
lesson-wrath-meter-wrong-end = Jeszcze nie. Bez karty „Pokuta” nie ukoisz gniewu: kup ją.
lesson-wrath-meter-wrong-other = To też się przyda, ale najpierw „Pokuta”.

lesson-wrath-unleash =
    Plansza mordercy mówi, co zrobi teraz: to, co każe poziom gniewu. Na 2 zaatakuje tylko na swoim polu, a tam nikogo nie ma. Potem gniew wzrośnie o 1.

    Zakończ zakupy i patrz.
lesson-wrath-unleash-right = Gniew wybuchł na poziomie 2 i nikogo nie dosięgnął. Potem wzrósł, a „Oberwanie chmury” dołożyło jeszcze 1: jest 4. Od czwórki Inkanyamba już podchodzi.
lesson-wrath-unleash-wrong = Na dziś wystarczy. Zakończ zakupy.

lesson-wrath-sacred =
    Drugi licznik wzrósł do 3: to **gniew bogów**. Po każdej fazie mordercy rośnie o 1 za każdą ofiarę na polach ze znakiem wiru: pod drzewem przodków, przy wodospadzie i w kamiennym kręgu. Przy 10 bogowie tracą cierpliwość. Wyprowadzaj stamtąd ludzi.

    A teraz zagraj kartę „Pokuta”.
lesson-wrath-sacred-right = Dwa sukcesy: gniew spada o połowę. Trzy sprowadziłyby go od razu do 1, jeden zmniejszyłby go tylko o 1.
lesson-wrath-sacred-wrong-end = Gniew stoi na 4 i sam nie opadnie. Zagraj kartę „Pokuta”.
lesson-wrath-sacred-wrong-other = Za chwilę. Najpierw „Pokuta”.

lesson-wrath-which =
    W grze są dwa gniewy, więc **wybierasz**, który koisz. Na poziomie 4 Inkanyamba idzie do najbliższej ofiary i zabija, na 2 stoi w miejscu. Bogowie na 3 jeszcze nic nie robią.

    Ukój gniew Inkanyamby.
lesson-wrath-which-right = Z 4 na 2. W następnej fazie znów nie ruszy się z kotła, a ty masz turę dla ludzi.
lesson-wrath-which-wrong-gods = Bogowie na 3 jeszcze śpią. Groźniejsza jest Inkanyamba: wybierz jej gniew.
lesson-wrath-which-wrong-other = Czas zachowaj. Wybierz gniew Inkanyamby.

lesson-wrath-alone =
    To już wszystko o gniewie. Inkanyambę można spotkać w każdym miejscu, wtedy liczy się tylko jej gniew; w gajach może polować każdy, wtedy liczy się tylko gniew bogów. „Pokuta” leży na rynku zawsze tam, gdzie jest co koić.

    Misa ofiarna, maska przodków i cicha modlitwa pomagają koić. A obsydianowe ostrze jest mocne, ale bogowie nie lubią złodziei.

## Opowieść i osiągnięcia

scene-fury = { $nth ->
    [0] Gniew
    [1] Czara się przelewa
   *[other] Grzmot
}
scene-calm = { $nth ->
    [0] Chwila łaski
   *[other] Wiatr cichnie
}
tale-unleashed = { $nth ->
    [0] { $counter } wybucha z całą siłą.
    [1] Niebo pęka: to { $counter }.
   *[other] Niczego już nie da się zatrzymać. Oto { $counter }.
}
tale-soothed = { $nth ->
    [0] { $she } klęka i prosi o wybaczenie. { $counter } opada do { $n }.
    [1] Przez chwilę jest cicho: { $counter } opada do { $n }.
   *[other] Wiatr zawraca. Teraz { $counter } to już tylko { $n }.
}

feat-calm-waters = Spokojne wody
feat-calm-waters-how = Wygraj film z licznikiem tak, żeby żaden nie doszedł do siedmiu dziesiątych toru.
feat-in-the-eye = W oku cyklonu
feat-in-the-eye-how = Wygraj, choć jakiś licznik doszedł do końca swojego toru.
feat-peace-offering = Ofiara pojednania
feat-peace-offering-how = Wygraj i choć raz obniż licznik o co najmniej 5 naraz.

## Pochodzenie

origin-wrath = Inkanyamba: zdrowie, horror na początku, żądza krwi, tor gniewu i jego najwyższy poziom oraz karta „Pokuta”.
