# Film o poltergeiście i nawiedzonym dworze: nazwy i plakat.

killer-haunting = { $case ->
    [of] Poltergeista
    [whom] Poltergeista
    [to] Poltergeistowi
   *[is] Poltergeist
}

option-killer-haunting = Poltergeist (nie ma zdrowia; znajdź dziecko i uciekaj)
option-location-manor = Nawiedzony dwór

poster-killer-haunting = nic go nie zrani; dom ukrywa dziecko, które trzeba wyprowadzić
poster-location-manor = pięć pięter, okna w jedną stronę i drabina na dach

film-haunting-manor = Legenda nawiedzonego dworu

film-haunting-camp = Głosy znad jeziora

film-haunting-fair = Karuzela, która kręci się sama

film-hammer-manor = Młot w salonie

film-parade-manor = Teatr w starym dworze

film-pack-manor = Psy na schodach

item-lily = { $case ->
    [whom] Lilkę
    [of] Lilki
    [with] Lilką
   *[is] Lilka
}

item-mister-rags = { $case ->
    [whom] Pana Szmatkę
    [of] Pana Szmatki
    [with] Panem Szmatką
   *[is] Pan Szmatka
}

item-poker = { $case ->
    [whom] pogrzebacz
    [of] pogrzebacza
    [with] pogrzebaczem
   *[is] Pogrzebacz
}

item-halberd = { $case ->
    [whom] halabardę
    [of] halabardy
    [with] halabardą
   *[is] Halabarda
}

item-duelling-pistol = { $case ->
    [whom] pistolet pojedynkowy
    [of] pistoletu pojedynkowego
    [with] pistoletem pojedynkowym
   *[is] Pistolet pojedynkowy
}

item-candelabrum = { $case ->
    [whom] kandelabr
    [of] kandelabru
    [with] kandelabrem
   *[is] Kandelabr
}

item-smelling-salts = { $case ->
    [whom] sole trzeźwiące
    [of] soli trzeźwiących
    [with] solami trzeźwiącymi
   *[is] Sole trzeźwiące
}

item-silver-tray = { $case ->
    [whom] srebrną tacę
    [of] srebrnej tacy
    [with] srebrną tacą
   *[is] Srebrna taca
}

item-pocket-watch = { $case ->
    [whom] zegarek z dewizką
    [of] zegarka z dewizką
    [with] zegarkiem z dewizką
   *[is] Zegarek z dewizką
}

item-planchette = { $case ->
    [whom] wskazówkę spirytystów
    [of] wskazówki spirytystów
    [with] wskazówką spirytystów
   *[is] Wskazówka spirytystów
}

item-floor-plan = { $case ->
    [whom] plan domu
    [of] planu domu
    [with] planem domu
   *[is] Plan domu
}

item-holy-water = { $case ->
    [whom] wodę święconą
    [of] wody święconej
    [with] wodą święconą
   *[is] Woda święcona
}

item-music-box = { $case ->
    [whom] pozytywkę
    [of] pozytywki
    [with] pozytywką
   *[is] Pozytywka
}

item-dumbwaiter-crank = { $case ->
    [whom] korbę windy kuchennej
    [of] korby windy kuchennej
    [with] korbą windy kuchennej
   *[is] Korba windy kuchennej
}

item-laudanum = { $case ->
    [whom] laudanum
    [of] laudanum
    [with] laudanum
   *[is] Laudanum
}

item-silver-rosary = { $case ->
    [whom] srebrny różaniec
    [of] srebrnego różańca
    [with] srebrnym różańcem
   *[is] Srebrny różaniec
}

item-riding-boots = { $case ->
    [whom] buty do konnej jazdy
    [of] butów do konnej jazdy
    [with] butami do konnej jazdy
   *[is] Buty do konnej jazdy
}

item-doctors-bag = { $case ->
    [whom] torbę lekarską
    [of] torby lekarskiej
    [with] torbą lekarską
   *[is] Torba lekarska
}

terror-steps-above = Kroki na górze
terror-whispers = Szepty w ścianach
terror-behind-you = Tuż za tobą
terror-invisible-hands = Niewidzialne ręce
terror-dragged-along = Wleczona po podłodze
terror-face-in-the-mirror = Twarz w lustrze
terror-the-scream = Krzyk
terror-lights-out = Gasną światła
terror-come-to-me = Chodźcie do mnie
terror-a-childs-song = Dziecięca piosenka
terror-lost-in-the-dark = Zgubiona w ciemności
terror-headlights = Światła na podjeździe
terror-the-mourners = Żałobnicy
terror-heirloom = Rodzinna pamiątka
terror-chandelier = Żyrandol
terror-shutters = Okiennice
terror-icy-draught = Lodowaty przeciąg
terror-the-gong = Gong
terror-rot-and-damp = Wilgoć i zgnilizna

finale-the-house-wakes = Dom się budzi
finale-every-door-opens = Wszystkie drzwi
finale-thirteen-strokes = Trzynaście uderzeń

power-cold-breath = Zimny oddech
power-slamming-doors = Trzask drzwi
power-flying-furniture = Latające meble
power-dead-of-night = Głucha noc

start-house-warming = Parapetówka
start-seance = Seans spirytystyczny
start-reading-of-the-will = Odczytanie testamentu
start-power-cut = Bez prądu
start-hide-and-seek = Zabawa w chowanego

happening-helicopter = Śmigłowiec
happening-old-nanny = Stara niania
happening-the-butler = Kamerdyner
happening-the-heir = Dziedzic
happening-late-guests = Spóźnieni goście
happening-creaking-stairs = Trzeszczące schody
happening-rusty-ladder = Zardzewiała drabina
happening-secret-passage = Tajne przejście
happening-sleepwalkers = Lunatycy
happening-candlelight = Przy świecach

ability-helicopter = Śmigłowiec

victim-old-nanny = { $case ->
    [whom] starą nianię
   *[is] stara niania
}

victim-the-butler = { $case ->
    [whom] kamerdynera
   *[is] kamerdyner
}

victim-the-heir = { $case ->
    [whom] dziedzica
   *[is] dziedzic
}

space-trunk-room = { $case ->
    [at] w rupieciarni
    [to] do rupieciarni
   *[is] Rupieciarnia
}

space-rafters = { $case ->
    [at] na strychu
    [to] na strych
   *[is] Strych
}

space-roof = { $case ->
    [at] na dachu
    [to] na dach
   *[is] Dach
}

space-nursery = { $case ->
    [at] w pokoju dziecinnym
    [to] do pokoju dziecinnego
   *[is] Pokój dziecinny
}

space-upper-landing = { $case ->
    [at] na górnym podeście
    [to] na górny podest
   *[is] Górny podest
}

space-guest-room = { $case ->
    [at] w pokoju gościnnym
    [to] do pokoju gościnnego
   *[is] Pokój gościnny
}

space-tower-room = { $case ->
    [at] w wieży
    [to] do wieży
   *[is] Pokój w wieży
}

space-master-bedroom = { $case ->
    [at] w sypialni pani domu
    [to] do sypialni pani domu
   *[is] Sypialnia pani domu
}

space-gallery = { $case ->
    [at] w galerii portretów
    [to] do galerii portretów
   *[is] Galeria portretów
}

space-grand-staircase = { $case ->
    [at] na wielkich schodach
    [to] na wielkie schody
   *[is] Wielkie schody
}

space-bathroom = { $case ->
    [at] w łazience
    [to] do łazienki
   *[is] Łazienka
}

space-balcony = { $case ->
    [at] na balkonie
    [to] na balkon
   *[is] Balkon
}

space-west-lawn = { $case ->
    [at] na zachodnim trawniku
    [to] na zachodni trawnik
   *[is] Zachodni trawnik
}

space-dining-room = { $case ->
    [at] w jadalni
    [to] do jadalni
   *[is] Jadalnia
}

space-hall = { $case ->
    [at] w holu
    [to] do holu
   *[is] Hol
}

space-library = { $case ->
    [at] w bibliotece
    [to] do biblioteki
   *[is] Biblioteka
}

space-east-garden = { $case ->
    [at] we wschodnim ogrodzie
    [to] do wschodniego ogrodu
   *[is] Wschodni ogród
}

space-drive = { $case ->
    [at] na podjeździe
    [to] na podjazd
   *[is] Podjazd
}

space-coal-hole = { $case ->
    [at] w składzie węgla
    [to] do składu węgla
   *[is] Skład węgla
}

space-wine-cellar = { $case ->
    [at] w piwniczce z winem
    [to] do piwniczki z winem
   *[is] Piwniczka z winem
}

space-crypt = { $case ->
    [at] w krypcie
    [to] do krypty
   *[is] Krypta
}

## Lekcja

lesson-haunting = Nawiedzenie
lesson-haunting-about = Wróg, którego nic nie zrani, dziecko ukryte wśród przedmiotów i okna, przez które można tylko wyskoczyć.

lesson-haunting-unhurt =
    To **nawiedzony dwór**, a w pokoju dziecinnym czai się **Poltergeist**. Przy jego nazwie zamiast serc jest przekreślone serce: **nie ma zdrowia i nie można go atakować**. Wygrywasz inaczej. W stosach przedmiotów, pod odkrytymi kartami, ukryta jest dziewczynka, **Lilka**. Znajdź ją i stań z nią na wyjściu.

    Jesteś w bibliotece, a tu można szukać. Kup „Przeszukanie”.
lesson-haunting-unhurt-right = W tym filmie to najlepsza karta. Ciosy przydają się tu tylko jako czas albo opłata za sukces.
lesson-haunting-unhurt-wrong-blow = Poltergeista nic nie zrani. Kup „Przeszukanie”.
lesson-haunting-unhurt-wrong-other = To się jeszcze przyda, ale najpierw „Przeszukanie”.

lesson-haunting-hunts =
    Co turę Poltergeist rusza ku najbliższemu i atakuje. Im więcej ofiar, tym jest szybszy i tym wyżej rośnie horror, więc nie warto zwlekać.

    Zakończ zakupy.
lesson-haunting-hunts-right = W pokoju gościnnym zginęła ofiara, a karta terroru przyniosła strach i wydarzenie. Do biblioteki jeszcze nie dotarł.
lesson-haunting-hunts-wrong = Na dziś wystarczy. Zakończ zakupy.

lesson-haunting-search =
    Leży tu stos czterech kart: odkryta „Korba windy kuchennej” i trzy, których nikt nie widział. Lilka może być w każdym stosie. Przy dwóch sukcesach oglądasz dwie karty.

    Zagraj „Przeszukanie”.
lesson-haunting-search-right = Dwa sukcesy! Pod korbą ktoś siedzi, z rękami na uszach.
lesson-haunting-search-wrong-end = Jeszcze nie. Zagraj „Przeszukanie”.
lesson-haunting-search-wrong-other = Za chwilę. Najpierw „Przeszukanie”.

lesson-haunting-found =
    To ona. Lilka nie zajmuje rąk, ale gdy ją znajdziesz, dom to czuje: horror rośnie o 1.

    Weź ją ze sobą.
lesson-haunting-found-right = Lilka idzie z tobą. Ukrytych nie można stracić: nawet gdy przepadnie cały stos, zostają na widoku.
lesson-haunting-found-wrong = Korba poczeka. Weź Lilkę.

lesson-haunting-out =
    Z biblioteki drzwi prowadzą wprost do **wschodniego ogrodu**, a to wyjście. Otwarte wyjście i Lilka wystarczą: film jest wygrany w tej samej chwili.

    Wyjdź do ogrodu.
lesson-haunting-out-right = Świt nad ogrodem. Wygrana, choć nikt nie zadał ani jednego ciosu!
lesson-haunting-out-wrong = Wyjście jest tuż obok: idź do wschodniego ogrodu.

lesson-haunting-window =
    Jeszcze jedno o dworze. Stoisz na balkonie. Strzałka na drodze w dół znaczy, że prowadzi ona **tylko w jedną stronę**: można zeskoczyć do ogrodu, ale nie da się tędy wrócić. To samo dotyczy ofiar i wroga.

    Zeskocz.
lesson-haunting-window-right = Na wyjście z pierwszego piętra jednym krokiem, a ofiara z balkonu skacze za tobą. Z powrotem prowadzi już tylko biblioteka.
lesson-haunting-window-wrong = Nie tędy. Zeskocz do wschodniego ogrodu.

lesson-haunting-alone =
    To już wszystko o nawiedzeniu. Poltergeista można spotkać wszędzie, a Lilkę zawsze ukrywa on; we dworze bez niego nikogo nie ma w stosach. Jej szmaciany królik, Pan Szmatka, pokazuje, co leży na wierzchu stosów.

    Gdy skończą się karty terroru, dom budzi się na dobre: Poltergeist staje przy tobie co turę albo bije zegar. Sześć uderzeń, a z ostatnim przegrywasz.

## Opowieść i osiągnięcia

scene-found = { $nth ->
    [0] Ktoś tu oddycha
   *[other] Jeszcze ktoś
}
scene-clock = { $nth ->
   *[0] Zegar bije
}
tale-finds-hidden = { $nth ->
    [0] Za przewróconą szafą coś się porusza. To nie zjawa: { $item }.
   *[other] W kurzu ktoś zostawił ślady. Na ich końcu: { $item }.
}
tale-clock = { $n ->
    [one] Zegar w holu rusza sam. Zostało { $n } uderzenie.
    [few] Zegar w holu rusza sam. Zostały { $n } uderzenia.
   *[many] Zegar w holu rusza sam. Zostało { $n } uderzeń.
}
ending-left-behind = { $found ->
    [yes] Drzwi zatrzaskują się za nimi. { $she } nie puszcza małej ręki i nie ogląda się za siebie.
   *[no] Drzwi zatrzaskują się za nią. { $she } nie ogląda się za siebie.
}

feat-by-the-hand = Za rękę
feat-by-the-hand-how = Wygraj film, w którym kogoś ukryto, i znajdź tylko jedno z ukrytych.
feat-both-of-them = Oboje
feat-both-of-them-how = Wygraj i znajdź wszystko, co ukrył wróg.
feat-before-the-last-stroke = Przed ostatnim uderzeniem
feat-before-the-last-stroke-how = Wygraj, choć zegar zaczął już bić.

origin-haunting = Poltergeist: brak zdrowia, początkowy horror, żądza krwi, akcja, zakończenia i to, jak się z nim wygrywa.
