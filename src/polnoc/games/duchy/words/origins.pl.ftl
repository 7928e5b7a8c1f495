## Co jest z instrukcji, a co nasze

origin-cards = Wszystkie trzynaście kart: numery, kolory i działanie. Instrukcja nie przy każdym działaniu podaje numer; te kart 1, 6, 7, 8, 9 i 10 wynikają z kolejności i z pozostałych.
origin-other = Nazwa pudełka.
