# Masakra w lunaparku: Geppetto, jego kukły i jego lunapark.

## Przedmioty

item-striker-mallet = { $case ->
    [whom] młot do siłomierza
    [of] młota do siłomierza
    [with] młotem do siłomierza
   *[is] Młot do siłomierza
}
item-tent-stake = { $case ->
    [whom] śledź namiotowy
    [of] śledzia namiotowego
    [with] śledziem namiotowym
   *[is] Śledź namiotowy
}
item-juggling-club = { $case ->
    [whom] maczugę żonglera
    [of] maczugi żonglera
    [with] maczugą żonglera
   *[is] Maczuga żonglera
}
item-shears = { $case ->
    [whom] nożyce do sznurków
    [of] nożyc do sznurków
    [with] nożycami do sznurków
   *[is] Nożyce do sznurków
}
item-cork-gun = { $case ->
    [whom] strzelbę na korki
    [of] strzelby na korki
    [with] strzelbą na korki
   *[is] Strzelba na korki
}
item-strongman-belt = { $case ->
    [whom] pas siłacza
    [of] pasa siłacza
    [with] pasem siłacza
   *[is] Pas siłacza
}
item-fire-eater-flask = { $case ->
    [whom] flaszkę połykacza ognia
    [of] flaszki połykacza ognia
    [with] flaszką połykacza ognia
   *[is] Flaszka połykacza ognia
}
item-whip = { $case ->
    [whom] bat tresera
    [of] bata tresera
    [with] batem tresera
   *[is] Bat tresera
}
item-candy-floss = { $case ->
    [whom] watę cukrową
    [of] waty cukrowej
    [with] watą cukrową
   *[is] Wata cukrowa
}
item-red-nose = { $case ->
    [whom] czerwony nos
    [of] czerwonego nosa
    [with] czerwonym nosem
   *[is] Czerwony nos
}
item-crystal-ball = { $case ->
    [whom] kryształową kulę
    [of] kryształowej kuli
    [with] kryształową kulą
   *[is] Kryształowa kula
}
item-toolbox = { $case ->
    [whom] skrzynkę mechanika
    [of] skrzynki mechanika
    [with] skrzynką mechanika
   *[is] Skrzynka mechanika
}
item-leg-trap = { $case ->
    [whom] żelazne szczęki
    [of] żelaznych szczęk
    [with] żelaznymi szczękami
   *[is] Żelazne szczęki
}
item-sleeping-gas = { $case ->
    [whom] gaz usypiający
    [of] gazu usypiającego
    [with] gazem usypiającym
   *[is] Gaz usypiający
}
item-cobra = { $case ->
    [whom] kobrę
    [of] kobry
    [with] kobrą
   *[is] Kobra
}

## Karty terroru

terror-first-bow = Pierwszy ukłon
terror-last-waltz = Ostatni walc
terror-standing-ovation = Owacja na stojąco
terror-sawdust-rain = Deszcz trocin
terror-curtain-up = Kurtyna w górę
terror-mechanical-heart = Mechaniczne serce
terror-spare-parts = Części zamienne
terror-hidden-pit = Zakryty dół
terror-torn-cable = Zerwany kabel
terror-loose-blades = Luźne ostrza

## Zakończenia

finale-crowd-on-strings = Tłum na sznurkach
finale-full-house = Pełna sala

## Mroczne moce

power-hard-wood = Twarde drewno
power-sharp-fingers = Ostre palce
power-all-on-stage = Wszyscy na scenie

## Zdolności

ability-pry-open = Rozewrzyj szczęki

## Stany

status-caught = W potrzasku
status-poisoned = Trucizna

## Zagrożenia

hazard-pit = Wilczy dół
hazard-live-wire = Goły przewód
hazard-falling-blades = Spadające ostrza

## Pola

space-clown-car = { $case ->
    [at] przy aucie klaunów
    [to] do auta klaunów
   *[is] Auto klaunów
}
space-dodgems = { $case ->
    [at] na torze autek
    [to] na tor autek
   *[is] Tor autek
}
space-curiosities = { $case ->
    [at] w gabinecie osobliwości
    [to] do gabinetu osobliwości
   *[is] Gabinet osobliwości
}
