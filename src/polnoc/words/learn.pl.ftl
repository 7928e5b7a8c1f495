# Lekcje i zasady w przeglądarce.

learn-you = Ty
page-learn-title = Nauka gry w { $game }
learn-nudge = Nie znasz tej gry? Podstaw nauczysz się w kilka minut, grając:
learn-marks = Ukończone lekcje: { $done } z { $all }. Następna:
learn-marks-all = ✓ Wszystkie lekcje ukończone ({ $all }).
learn-mark = Ukończona
learn-intro = Krótkie lekcje przy prawdziwym stole. Niczego tu nie zepsujesz: zły ruch zostanie wyjaśniony i można spróbować jeszcze raz.
learn-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
learn-step = Krok { $step } z { $steps }
learn-skip = Do lekcji
learn-back = Wstecz
learn-on = Dalej
learn-right = Dobrze!
learn-wrong = Nie tym razem
learn-impossible = Tak nie można
learn-choices = Twój wybór
learn-more = W zasadach:
learn-done = To koniec tej lekcji.
learn-all-done = To już wszystkie lekcje. Teraz zagraj naprawdę!
learn-next = Następna lekcja: { $title }
learn-all = Wszystkie lekcje
learn-play = Zagraj prawdziwą grę

learn-rules-title = Zasady gry { $game }
learn-rules-contents = Spis treści
learn-rules-search = Szukaj w zasadach
learn-rules-find = Szukaj
learn-rules-found = { $count ->
    [0] Żadna zasada nie wspomina o „{ $about }”. Spróbuj krótszego słowa albo jego części.
    [one] { $count } zasada wspomina o „{ $about }”:
    [few] { $count } zasady wspominają o „{ $about }”:
   *[many] { $count } zasad wspomina o „{ $about }”:
}
learn-rules-whole = Całe zasady
learn-rules-lessons = Ucz się, grając
origins-link = Co jest z instrukcji, a co nasze
origins-title = { $game }: co jest z instrukcji, a co nasze
origins-about = Zasady trzymają się instrukcji, a gdy ona milczy albo da się ją czytać na dwa sposoby, rozstrzygnięcia na końcu naszych zasad mówią, jak gramy. Ta strona dotyczy liczb i kart: powstaje z oznaczeń w zawartości gry. Wszystkie teksty, rysunki i przykłady są nasze.
origins-rulebook = Z instrukcji
origins-elsewhere = Z innych publicznych opisów gry
origins-ours = Nasze
origins-count = { $count ->
    [one] ({ $count } wartość)
    [few] ({ $count } wartości)
   *[other] ({ $count } wartości)
}
