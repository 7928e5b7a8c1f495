# Gry opowiedziane słowami: dla modeli językowych i innych programów, które czytają i piszą tekst.

env-goal = Jak wygrywasz: { $wins }
env-danger = Jak przegrywasz: { $loses }
env-idea = Pomysł na początek: { $idea }
env-news = Co się wydarzyło:
env-board = Stół:
env-legal = Co możesz odpowiedzieć, w zapisie:
env-over = Koniec gry.
env-you-won = Wygrywasz.
env-you-lost = Przegrywasz.
env-nobody-won = Nikt nie wygrał.
env-not-asked = To nie twoja kolej: zaczekaj na nią.
env-stopped = Gra została przerwana: trwała ponad { $bound } odpowiedzi.
env-rulebook = Instrukcja ma takie rozdziały. Podaj rozdział, słowo albo numer zasady.
