# Karty: akcje, zdolności, oręż, talenty.

card-charge = Natarcie
card-dash = Pęd
card-pursuit = Pogoń
card-dark-dealings = Mroczne knowania
card-incite = Podżeganie
card-rush = Zryw
card-prowl = Grasowanie
card-hidden-passage = Ukryte przejście
card-adapt = Adaptacja
card-bolster = Wzmocnienie
card-haste = Pośpiech
card-avarice = Zachłanność
card-dark-rituals = Mroczne rytuały
card-animate = Pobudzenie
card-ensnare = Sidła
card-frenzy = Szał

card-summon-wolf = Przyzwanie wilka
card-call-of-the-pack = Wezwanie stada
card-feed = Żer
card-moonlit-ambush = Zasadzka w blasku księżyca
card-summon-ember-boar = Przyzwanie żarodzika
card-war-charge = Szarża bojowa
card-scorched-earth = Spalona ziemia
card-rampage = Rozszalała furia
card-summon-imp = Przyzwanie bagnika
card-black-brew = Czarny wywar
card-fen-walk = Chód po grzęzawisku
card-bewitch = Urok
card-summon-basilisk = Przyzwanie bazyliszka
card-hydra = Hydra
card-flood = Powódź
card-abyssal-sight = Wzrok otchłani
card-summon-echo = Przyzwanie echa
card-old-instincts = Dawny instynkt
card-borrowed-face = Pożyczona twarz
card-hunters-trick = Łowiecka sztuczka
card-summon-nightmare = Przyzwanie koszmaru
card-night-ride = Nocna jazda
card-dread-touch = Dotyk trwogi
card-eternal-night = Wieczna noc

card-track = Tropienie
card-hunt = Polowanie
card-commander = Dowódca
card-bulwark = Bastion
card-seer = Widząca
card-silver-arrow = Srebrna strzała
card-snare-smith = Sidlarz
card-blade-dance = Taniec ostrzy

card-fire-trap = Ognista pułapka
card-cursed-trap = Przeklęta pułapka
card-net-trap = Pułapka z siecią
card-bell-trap = Pułapka z dzwonkiem
card-iron-jaws = Żelazne szczęki
card-salt-trap = Solna pułapka
card-rune-trap = Runiczna pułapka
card-outpost = Posterunek
card-hunters-grave = Mogiła Łowcy
card-aurora-paths = Ścieżki Aurory
card-hunting-horn = Róg myśliwski
card-torch = Pochodnia
card-crossbow = Kusza
card-war-spear = Włócznia bojowa
card-salve = Maść
card-silver-bolts = Srebrne bełty
card-spyglass = Luneta
card-bloodhound = Ogar
card-palisade = Palisada
card-scouts-map = Mapa zwiadowcy
card-merchants-purse = Kupiecka sakiewka
card-requisition = Rekwizycja
card-second-quiver = Zapasowy kołczan
card-shield-wall = Mur tarcz
card-sudden-march = Nagły wymarsz

card-intuition = Intuicja
card-dispersal = Rozproszenie
card-treacherous-growth = Zdradliwy rozrost
card-vanish = Zniknięcie
card-counterblow = Odwet
card-disarm = Rozbrojenie
card-panic = Popłoch
card-long-stride = Długi sus
card-false-scent = Fałszywy trop
card-backtrack = Po własnych śladach
card-burrow = Podkop
card-mist = Mgła
card-frenzied-bite = Wściekłe ugryzienie
card-leap = Skok
card-maul = Rozszarpanie
card-call-kin = Zew krwi
card-frantic-kin = Rozjuszona sfora
card-sacrifice = Ofiara
card-ancient-blood = Prastara krew
card-regenerate = Odrodzenie
card-feast = Uczta
card-topple = Obalenie
card-dread = Groza
card-scavenge = Padlinożerca
card-dark-pact = Mroczny pakt

# Ulepszenia Bestii i łowców.

upgrade-damage = Zabójcze ciosy
upgrade-bloodlust = Żądza krwi
upgrade-hunting-grounds = Tereny łowieckie
upgrade-thick-pelt = Gęste futro
upgrade-alpha = Przewodniczka
upgrade-fleet-paws = Chyże łapy
upgrade-lick-wounds = Lizanie ran
upgrade-molten-hide = Rozżarzona skóra
upgrade-herd-fury = Furia stada
upgrade-trail-of-ash = Popielny ślad
upgrade-wreckers = Burzyciele
upgrade-furnace-heart = Serce pieca
upgrade-wallow = Błotna kąpiel
upgrade-cauldron = Kocioł
upgrade-creeping-bog = Pełznące bagno
upgrade-evil-eye = Złe oko
upgrade-slippery = Śliska skóra
upgrade-leechcraft = Pijawcze leki
upgrade-hoard = Skarbczyk
upgrade-third-head = Trzecia głowa
upgrade-regrowth = Odrastanie
upgrade-undertow = Prąd wsteczny
upgrade-deep-waters = Głębokie wody
upgrade-prophecy = Proroctwo
upgrade-venom = Jad
upgrade-light-step = Lekki krok
upgrade-twin-echo = Podwójne echo
upgrade-trap-sense = Wyczucie pułapek
upgrade-stolen-gear = Skradziony oręż
upgrade-lullaby = Kołysanka
upgrade-wild-heart = Dzikie serce
upgrade-shroud = Całun
upgrade-sleepwalk = Lunatykowanie
upgrade-fog-bank = Ławica mgły
upgrade-feast-of-fear = Uczta strachu
upgrade-dusk = Zmierzch
upgrade-dark-renewal = Mroczna odnowa

upgrade-rally = Zbiórka
upgrade-veteran = Weteran
upgrade-supply-line = Szlak dostaw
upgrade-banner = Sztandar
upgrade-iron-skin = Żelazna skóra
upgrade-mason = Kamieniarz
upgrade-old-feud = Stara waśń
upgrade-hammerfall = Uderzenie młota
upgrade-third-eye = Trzecie oko
upgrade-omen = Omen
upgrade-rune-ward = Runiczna osłona
upgrade-foresight = Przeczucie
upgrade-longbow = Długi łuk
upgrade-full-quiver = Pełny kołczan
upgrade-keen-eye = Bystre oko
upgrade-soft-boots = Miękkie buty
upgrade-quick-hands = Zręczne dłonie
upgrade-alarm-lines = Linki alarmowe
upgrade-scavenger = Zbieracz
upgrade-barbs = Zadziory
upgrade-berserk = Berserk
upgrade-sprint = Bieg na złamanie karku
upgrade-vengeance = Pomsta
upgrade-second-wind = Drugi oddech

# Co potrafią chowańce.

skill-pounce = Doskok
skill-stampede = Tratowanie
skill-pilfer = Podkradanie
skill-stone-gaze = Kamienny wzrok
skill-shatter = Roztrzaskanie
skill-terror = Przerażenie

# Zlecenia.

contract-great-cleansing = Wielkie Oczyszczenie
contract-northern-assault = Atak na Północne Rubieże
contract-last-caravan = Ostatnia karawana
contract-siege-of-the-hearths = Oblężenie ognisk

# Postacie: kto, kogo widzimy, kogo brak, komu.

beast-fangrir = { $case ->
    [whom] Fangrir
    [of] Fangrir
    [to] Fangrir
   *[is] Fangrir
}
beast-hogbad = { $case ->
    [whom] Hogbada
    [of] Hogbada
    [to] Hogbadowi
   *[is] Hogbad
}
beast-bolgin = { $case ->
    [whom] Bolgin
    [of] Bolgin
    [to] Bolgin
   *[is] Bolgin
}
beast-raaga = { $case ->
    [whom] Raagę
    [of] Raagi
    [to] Raadze
   *[is] Raaga
}
beast-esmeria = { $case ->
    [whom] Esmerię
    [of] Esmerii
    [to] Esmerii
   *[is] Esmeria
}
beast-mara = { $case ->
    [whom] Marę
    [of] Mary
    [to] Marze
   *[is] Mara
}
hunter-assar = { $case ->
    [whom] Assara
    [of] Assara
    [to] Assarowi
   *[is] Assar
}
hunter-grimgier = { $case ->
    [whom] Grimgiera
    [of] Grimgiera
    [to] Grimgierowi
   *[is] Grimgier
}
hunter-helga = { $case ->
    [whom] Helgę
    [of] Helgi
    [to] Heldze
   *[is] Helga
}
hunter-iona = { $case ->
    [whom] Ionę
    [of] Iony
    [to] Ionie
   *[is] Iona
}
hunter-krim = { $case ->
    [whom] Krima
    [of] Krima
    [to] Krimowi
   *[is] Krim
}
hunter-varja = { $case ->
    [whom] Varję
    [of] Varji
    [to] Varji
   *[is] Varja
}

# Chowańce, osadnicy i zwierzęta.

summon-wolf = { $case ->
    [whom] wilka
    [of] wilka
    [to] wilkowi
   *[is] wilk
}
summon-ember-boar = { $case ->
    [whom] żarodzika
    [of] żarodzika
    [to] żarodzikowi
   *[is] żarodzik
}
summon-bog-imp = { $case ->
    [whom] bagnika
    [of] bagnika
    [to] bagnikowi
   *[is] bagnik
}
summon-basilisk = { $case ->
    [whom] bazyliszka
    [of] bazyliszka
    [to] bazyliszkowi
   *[is] bazyliszek
}
summon-echo = { $case ->
    [whom] echo
    [of] echa
    [to] echu
   *[is] echo
}
summon-nightmare = { $case ->
    [whom] koszmar
    [of] koszmaru
    [to] koszmarowi
   *[is] koszmar
}
folk-farmer = { $case ->
    [whom] rolnika
    [of] rolnika
    [to] rolnikowi
   *[is] rolnik
}
folk-noble = { $case ->
    [whom] szlachcica
    [of] szlachcica
    [to] szlachcicowi
   *[is] szlachcic
}
folk-sheep = { $case ->
    [whom] owcę
    [of] owcy
    [to] owcy
   *[is] owca
}
folk-boar = { $case ->
    [whom] dzika
    [of] dzika
    [to] dzikowi
   *[is] dzik
}
folk-bear = { $case ->
    [whom] niedźwiedzia
    [of] niedźwiedzia
    [to] niedźwiedziowi
   *[is] niedźwiedź
}
