## Co jest z instrukcji, a co nasze

origin-core = Po trzy odkryte karty oręża i talentów, sześć strażnic, trzy pułapki na region.
origin-first-game = Postacie, zlecenia i karty na ręce w pierwszej rozgrywce.
origin-known-actions = Nazwy kart akcji (jedna jest nasza) i cała karta „Zryw”.
origin-known-abilities = „Tropienie”, „Polowanie”, „Srebrna strzała” i „Wezwanie stada”.
origin-known-cards = Działanie kart „Ognista pułapka”, „Przeklęta pułapka”, „Posterunek”, „Intuicja”, „Rozproszenie” i „Zdradliwy rozrost”.
origin-cast = Imiona Bestii i łowców, las Fangrir oraz dwa zlecenia z liczbą graczy.
origin-deck = Talia ruchu: po dziesięć kart na kierunek, osiem kart braku ruchu.
origin-folk-health = Zdrowie osadników i zwierząt.
origin-hunter-health = Zdrowie łowców.
origin-cleansing = „Wielkie Oczyszczenie” trwa trzy dni i wymaga śmierci dwóch osadników; Raaga żyje na bagnach.
origin-folk-grudges = Zatargi za osadników i zwierzęta.
origin-maps = Obie mapy: obszary, drogi, siedliska i mieszkańcy.
origin-contracts = Wszystko inne o zleceniach: cele nocy, nagrody i dwa własne zlecenia.
origin-actions = Działanie pozostałych kart akcji i symbole wszystkich.
origin-beasts = Wszystko inne o Bestiach: zdrowie, siedliska, karty, chowańce, ulepszenia i ich ceny.
origin-hunters = Wszystko inne o łowcach: własne karty, ulepszenia i ceny.
origin-gear = Pozostały oręż oraz symbole i ceny całego.
origin-talents = Pozostałe talenty oraz symbole i ceny wszystkich.
origin-other = Wszystko inne, co jest w pudełku.
