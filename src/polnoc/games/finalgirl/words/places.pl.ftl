# Pola lokacji: co to jest, gdzie się tam jest, dokąd się tam idzie.

## Obóz nad jeziorem

space-north-west-woods = { $case ->
    [at] w północno-zachodnim lesie
    [to] do północno-zachodniego lasu
   *[is] Północno-zachodni las
}
space-cabins = { $case ->
    [at] w domkach
    [to] do domków
   *[is] Domki
}
space-north-road = { $case ->
    [at] na północnej drodze
    [to] na północną drogę
   *[is] Północna droga
}
space-camp-gate = { $case ->
    [at] przy bramie obozu
    [to] do bramy obozu
   *[is] Brama obozu
}
space-north-forest = { $case ->
    [at] w północnym borze
    [to] do północnego boru
   *[is] Północny bór
}
space-shed = { $case ->
    [at] w szopie na narzędzia
    [to] do szopy na narzędzia
   *[is] Szopa na narzędzia
}
space-east-road = { $case ->
    [at] na wschodniej drodze
    [to] na wschodnią drogę
   *[is] Wschodnia droga
}
space-swamp = { $case ->
    [at] na mokradłach
    [to] na mokradła
   *[is] Mokradła
}
space-south-east-exit = { $case ->
    [at] przy południowo-wschodnim wyjściu
    [to] do południowo-wschodniego wyjścia
   *[is] Południowo-wschodnie wyjście
}
space-dock = { $case ->
    [at] na przystani
    [to] na przystań
   *[is] Przystań
}
space-lake = { $case ->
    [at] w jeziorze
    [to] do jeziora
   *[is] Jezioro
}
space-cliff = { $case ->
    [at] na skarpie
    [to] na skarpę
   *[is] Skarpa
}
space-meeting-point = { $case ->
    [at] w miejscu schadzek
    [to] do miejsca schadzek
   *[is] Miejsce schadzek
}
space-south-road = { $case ->
    [at] na południowej drodze
    [to] na południową drogę
   *[is] Południowa droga
}
space-firepit = { $case ->
    [at] przy ognisku
    [to] do ogniska
   *[is] Ognisko
}
space-lakeside-hut = { $case ->
    [at] w chacie nad jeziorem
    [to] do chaty nad jeziorem
   *[is] Chata nad jeziorem
}
space-sports-court = { $case ->
    [at] na boisku
    [to] na boisko
   *[is] Boisko
}
space-south-west-exit = { $case ->
    [at] przy południowo-zachodnim wyjściu
    [to] do południowo-zachodniego wyjścia
   *[is] Południowo-zachodnie wyjście
}

## Lunapark

space-main-gate = { $case ->
    [at] przy bramie głównej
    [to] do bramy głównej
   *[is] Brama główna
}
space-ticket-row = { $case ->
    [at] przy kasach
    [to] do kas
   *[is] Kasy
}
space-midway = { $case ->
    [at] w alei straganów
    [to] do alei straganów
   *[is] Aleja straganów
}
space-shooting-gallery = { $case ->
    [at] na strzelnicy
    [to] na strzelnicę
   *[is] Strzelnica
}
space-hall-of-mirrors = { $case ->
    [at] w gabinecie luster
    [to] do gabinetu luster
   *[is] Gabinet luster
}
space-carousel = { $case ->
    [at] przy karuzeli
    [to] do karuzeli
   *[is] Karuzela
}
space-big-tent = { $case ->
    [at] w wielkim namiocie
    [to] do wielkiego namiotu
   *[is] Wielki namiot
}
space-food-alley = { $case ->
    [at] w zaułku smaków
    [to] do zaułka smaków
   *[is] Zaułek smaków
}
space-prop-store = { $case ->
    [at] w rekwizytorni
    [to] do rekwizytorni
   *[is] Rekwizytornia
}
space-ferris-wheel = { $case ->
    [at] przy diabelskim młynie
    [to] do diabelskiego młyna
   *[is] Diabelski młyn
}
space-animal-pens = { $case ->
    [at] przy zagrodach
    [to] do zagród
   *[is] Zagrody
}
space-ghost-ride = { $case ->
    [at] w pociągu widmo
    [to] do pociągu widmo
   *[is] Pociąg widmo
}
space-back-lot = { $case ->
    [at] na zapleczu
    [to] na zaplecze
   *[is] Zaplecze
}
space-service-gate = { $case ->
    [at] przy bramie technicznej
    [to] do bramy technicznej
   *[is] Brama techniczna
}
space-car-park = { $case ->
    [at] na parkingu
    [to] na parking
   *[is] Parking
}
space-coaster-queue = { $case ->
    [at] przy kolejce górskiej
    [to] do kolejki górskiej
   *[is] Kolejka górska
}

## Inne miejsca

# Pole z cudzej paczki, o którym nie wiemy nic poza nazwą.
space-other = { $case ->
    [at] w miejscu „{ $name }”
    [to] do miejsca „{ $name }”
   *[is] { $name }
}
place-heroine = { $case ->
    [at] na twoim polu
   *[to] na twoje pole
}
place-killer = { $case ->
    [at] na polu mordercy
   *[to] na pole mordercy
}
place-heroine-start = { $case ->
    [at] na polu startowym bohaterki
   *[to] na pole startowe bohaterki
}
place-killer-start = { $case ->
    [at] na polu startowym mordercy
   *[to] na pole startowe mordercy
}
place-first-den = { $case ->
    [at] w pierwszym legowisku
   *[to] do pierwszego legowiska
}
place-nearest-enemy = { $case ->
    [at] na polu najbliższego wroga
   *[to] do najbliższego wroga
}
