# Koszmar z Alei Klonów: Dr Dreszcz, sen i jawa, schody bez końca, ulica i jej domy.

space-school-road = { $case ->
    [at] na drodze do szkoły
    [to] na drogę do szkoły
   *[is] Droga do szkoły
}
space-lane-bus-stop = { $case ->
    [at] na przystanku
    [to] na przystanek
   *[is] Przystanek
}
space-filling-station = { $case ->
    [at] na stacji benzynowej
    [to] na stację benzynową
   *[is] Stacja benzynowa
}
space-canal-bridge = { $case ->
    [at] na mostku
    [to] na mostek
   *[is] Mostek nad kanałem
}
space-lane-north = { $case ->
    [at] w północnej alei
    [to] do północnej alei
   *[is] Północna aleja
}
space-lane-east = { $case ->
    [at] we wschodniej alei
    [to] do wschodniej alei
   *[is] Wschodnia aleja
}
space-lane-south = { $case ->
    [at] w południowej alei
    [to] do południowej alei
   *[is] Południowa aleja
}
space-lane-west = { $case ->
    [at] w zachodniej alei
    [to] do zachodniej alei
   *[is] Zachodnia aleja
}
space-crossing = { $case ->
    [at] na skrzyżowaniu
    [to] na skrzyżowanie
   *[is] Skrzyżowanie
}
space-porch-house = { $case ->
    [at] w domu z werandą
    [to] do domu z werandą
   *[is] Dom z werandą
}
space-gardeners-house = { $case ->
    [at] w domu ogrodnika
    [to] do domu ogrodnika
   *[is] Dom ogrodnika
}
space-blue-house = { $case ->
    [at] w niebieskim domu
    [to] do niebieskiego domu
   *[is] Niebieski dom
}
space-twins-house = { $case ->
    [at] w domu bliźniąt
    [to] do domu bliźniąt
   *[is] Dom bliźniąt
}
space-corner-house = { $case ->
    [at] w domu na rogu
    [to] do domu na rogu
   *[is] Dom na rogu
}
space-yellow-house = { $case ->
    [at] w żółtym domu
    [to] do żółtego domu
   *[is] Żółty dom
}
space-tower-house = { $case ->
    [at] w domu z wieżą
    [to] do domu z wieżą
   *[is] Dom z wieżą
}
space-doctors-house = { $case ->
    [at] w domu lekarki
    [to] do domu lekarki
   *[is] Dom lekarki
}
space-empty-house = { $case ->
    [at] w pustym domu
    [to] do pustego domu
   *[is] Pusty dom
}
space-pool-house = { $case ->
    [at] w domu z basenem
    [to] do domu z basenem
   *[is] Dom z basenem
}
space-workshop = { $case ->
    [at] w warsztacie
    [to] do warsztatu
   *[is] Warsztat
}
space-maple-house = { $case ->
    [at] w domu pod klonem
    [to] do domu pod klonem
   *[is] Dom pod klonem
}
item-splitting-axe = { $case ->
    [whom] siekierę do drewna
    [of] siekiery do drewna
    [with] siekierą do drewna
   *[is] Siekiera do drewna
}
item-golf-club = { $case ->
    [whom] kij golfowy
    [of] kija golfowego
    [with] kijem golfowym
   *[is] Kij golfowy
}
item-garden-shears = { $case ->
    [whom] sekator
    [of] sekatora
    [with] sekatorem
   *[is] Sekator
}
item-nail-gun = { $case ->
    [whom] gwoździarkę
    [of] gwoździarki
    [with] gwoździarką
   *[is] Gwoździarka
}
item-garden-hose = { $case ->
    [whom] wąż ogrodowy
    [of] węża ogrodowego
    [with] wężem ogrodowym
   *[is] Wąż ogrodowy
}
item-home-pharmacy = { $case ->
    [whom] domową apteczkę
    [of] domowej apteczki
    [with] domową apteczką
   *[is] Domowa apteczka
}
item-hairspray = { $case ->
    [whom] lakier do włosów
    [of] lakieru do włosów
    [with] lakierem do włosów
   *[is] Lakier do włosów
}
item-sofa-cushion = { $case ->
    [whom] poduszkę z kanapy
    [of] poduszki z kanapy
    [with] poduszką z kanapy
   *[is] Poduszka z kanapy
}
item-black-coffee = { $case ->
    [whom] czarną kawę
    [of] czarnej kawy
    [with] czarną kawą
   *[is] Czarna kawa
}
item-grandmas-drops = { $case ->
    [whom] krople babci
    [of] kropli babci
    [with] kroplami babci
   *[is] Krople babci
}
item-silver-thimble = { $case ->
    [whom] srebrny naparstek
    [of] srebrnego naparstka
    [with] srebrnym naparstkiem
   *[is] Srebrny naparstek
}
item-snow-globe = { $case ->
    [whom] śnieżną kulę
    [of] śnieżnej kuli
    [with] śnieżną kulą
   *[is] Śnieżna kula
}
item-tripwire = { $case ->
    [whom] linkę z puszkami
    [of] linki z puszkami
    [with] linką z puszkami
   *[is] Linka z puszkami
}
item-roman-candles = { $case ->
    [whom] rzymskie ognie
    [of] rzymskich ogni
    [with] rzymskimi ogniami
   *[is] Rzymskie ognie
}
item-bicycle = { $case ->
    [whom] rower
    [of] roweru
    [with] rowerem
   *[is] Rower
}
item-night-lamp = { $case ->
    [whom] lampkę nocną
    [of] lampki nocnej
    [with] lampką nocną
   *[is] Lampka nocna
}
item-letter-box-key = { $case ->
    [whom] klucz do skrzynek
    [of] klucza do skrzynek
    [with] kluczem do skrzynek
   *[is] Klucz do skrzynek
}
item-spare-keys = { $case ->
    [whom] zapasowe klucze
    [of] zapasowych kluczy
    [with] zapasowymi kluczami
   *[is] Zapasowe klucze
}
killer-dream = { $case ->
    [of] Dr. Dreszcza
    [whom] Dr. Dreszcza
    [to] Dr. Dreszczowi
   *[is] Dr Dreszcz
}
victim-little-brother = { $case ->
    [whom] młodszego brata
   *[is] młodszy brat
}
victim-night-watchman = { $case ->
    [whom] stróża nocnego
   *[is] stróż nocny
}
victim-the-dreamer = { $case ->
    [whom] śniącego
   *[is] śniący
}
state-asleep = { $case ->
    [you] śpisz
    [you-off] nie śpisz
    [she] zasypia
    [she-off] budzi się
    [is-off] Jawa
   *[is] Sen
}
card-convince = Przekonywanie
ability-lie-down = Zaśnij
ability-pinch-yourself = Uszczypnij się
ability-school-bus = Autobus szkolny
own-deck-stairs = Schody bez końca
own-card-door-ajar = Uchylone drzwi
own-card-footsteps-below = Kroki na dole
own-card-loose-step = Obluzowany stopień
own-card-whispers = Szepty za ścianą
own-card-quiet-landing = Ciche półpiętro
own-card-grasping-hands = Ręce między prętami
own-card-he-waits = Czeka na szczycie
finale-no-morning = Poranka nie będzie
finale-dream-within-a-dream = Sen we śnie
finale-white-night = Biała noc
power-clammy-touch = Lepki dotyk
power-lullaby = Kołysanka
power-dream-eater = Zjadacz snów
power-recurring-dream = Sen, który wraca
terror-heavy-eyelids = Ciężkie powieki
terror-counting-sheep = Liczenie owiec
terror-creaking-floor = Skrzypi podłoga
terror-under-the-bed = Pod łóżkiem
terror-he-knows-your-name = Zna twoje imię
terror-in-two-places = W dwóch miejscach naraz
terror-scratching = Coś drapie w ścianę
terror-cold-sweat = Zimny pot
terror-scream-next-door = Krzyk za ścianą
terror-claws = Szpony
terror-long-shadow = Długi cień
terror-last-bus = Ostatni autobus
terror-power-failure = Awaria prądu
terror-open-cellar = Otwarta piwnica
terror-everybody-out = Wszyscy na ulicę
terror-curtains-move = Firanka się porusza
terror-smell-of-gas = Zapach gazu
terror-late-callers = Spóźnieni goście
terror-road-works = Roboty drogowe
start-after-dusk = Po zmierzchu
start-summer-holidays = Letnie wakacje
start-street-lamps-go-out = Gasną latarnie
start-sleepover = Nocowanie u koleżanki
start-first-frost = Pierwszy przymrozek
happening-garden-party = Przyjęcie w ogrodzie
happening-little-brother = Młodszy brat
happening-night-watchman = Stróż nocny
happening-the-dreamer = Śniący
happening-curfew = Godzina policyjna
happening-good-neighbours = Dobrzy sąsiedzi
happening-wet-leaves = Mokre liście
happening-school-bus = Autobus szkolny
happening-light-in-the-window = Światło w oknie
happening-grateful-parents = Wdzięczni rodzice
option-killer-dream = Dr Dreszcz, który przychodzi we śnie
option-location-lane = Aleja Klonów
poster-killer-dream = na jawie nic ci nie zrobi, ani ty jemu; we śnie walczycie
poster-location-lane = dwanaście domów przy czterech ulicach, a do zamieszkanych trzeba się wprosić
film-dream-lane = Koszmar z Alei Klonów
film-dream-camp = Sen nad jeziorem
film-dream-fair = Senne miasteczko
film-hammer-lane = Młot w Alei Klonów
film-parade-lane = Parada pod klonami
film-pack-lane = Wataha na przedmieściu
scene-state = { $nth ->
    [0] Granica
    [1] Po drugiej stronie
   *[other] Tam i z powrotem
}
tale-state = Jedno mgnienie i wszystko wygląda inaczej: { $she } { $does }.
tale-own-card = Potem przychodzi coś, czego nikt nie widzi: { $title }.
feat-one-nap = Jedna drzemka
feat-one-nap-how = Wygraj, zasypiając tylko raz.
feat-deep-sleeper = Śpioch
feat-deep-sleeper-how = Wygraj, choć zasypiasz co najmniej cztery razy.
feat-door-to-door = Od drzwi do drzwi
feat-door-to-door-how = Wygraj i co najmniej cztery razy przekonuj mieszkańców, by cię wpuścili.
film-dream-groves = Sen w świętym gaju
film-wrath-lane = Gniew w Alei Klonów
origin-dream = Dr Dreszcz: zdrowie, horror na początku, żądza krwi i to, co dzieje się ponad jej szczytem.
