## Co jest z instrukcji, a co nasze

origin-core = Limity ręki i towarzyszy, ofiary, wielkości talii, żetony ostatniego tchnienia, czas, dwie kości przy horrorze 3 i 4.
origin-known-cards = „Chód”, części kart „Krótki odpoczynek”, „Bieg” i „Przeszukanie” oraz ceny pięciu kart akcji.
origin-laurie = Laurie i jej zdrowie.
origin-hans-health = Zdrowie pierwszego mordercy.
origin-board = Kości na torze horroru i najwyżej 12 czasu.
origin-cards = Pozostałe liczby na kartach akcji.
origin-heroines = Nagrody, zdrowie i zdolności pięciu bohaterek.
origin-hans = Pierwszy morderca: żądza krwi, mroczne moce, zakończenia, karty terroru.
origin-camp = Obóz: pola, przejścia, początek, wydarzenia, przedmioty, karty terroru.
origin-puppets = Geppetto: horror na początku, ruch, faza mordercy, kukły, mroczne moce, dwa zakończenia; trzy przedmioty lunaparku, które są pułapkami.
origin-own-heroines = Wszystkie pozostałe bohaterki.
origin-own-killers = Wszyscy pozostali przeciwnicy.
origin-own-locations = Wszystkie pozostałe miejsca.
origin-other = Wszystko inne, co jest w pudełku.
