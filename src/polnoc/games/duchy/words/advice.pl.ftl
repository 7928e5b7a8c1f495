# Dlaczego ekspert 13 Duchów coś by wybrał.

advice-lots = Ekspert po prostu losuje: stały nawyk rywale by rozgryźli.
advice-only = Nie ma nic innego do wyboru.

# Przed pierwszą turą.
advice-hide = { $count ->
    [few] Zanim rywal o coś zapyta, { $count } kryjówki są dla niego tak samo możliwe, więc żadna nie jest bezpieczniejsza.
   *[many] Zanim rywal o coś zapyta, { $count } kryjówek jest dla niego tak samo możliwych, więc żadna nie jest bezpieczniejsza.
}
advice-settle = Dla rywali każda z { $count } kryjówek twojego zespołu jest tak samo możliwa, więc żadna nie jest bezpieczniejsza.
advice-keep = Obie karty zostają w twoim zespole, w czyimkolwiek ręku.

# Jak często, w zdaniu w rodzaju „Ten strzał trafia …”.
advice-chance = { $percent ->
    [0] 0 razy na 100
    [50] w połowie przypadków
    [100] na pewno
    [one] raz na 100 razy
   *[other] { $percent } razy na 100
}

# Pytania.
advice-question = Zapytaj: { OR($numbers) }?
advice-question-from = Zapytaj: { $number } lub wyższy?
advice-split = { $seat } może się kryć w { $count } miejscach: TAK zostawia z nich { $yes }, a NIE { $no }.
advice-known = { $answer ->
    [yes] { $seat } może odpowiedzieć tylko TAK, więc nie dowiesz się niczego nowego.
   *[no] { $seat } może odpowiedzieć tylko NIE, więc nie dowiesz się niczego nowego.
}
advice-silent = { $seat } ma osłonę i nie odpowie.

# Zgadywanie.
advice-name = Podaj { AND($numbers) }.
advice-sure = { $seat } może się kryć tylko pod numerem { OR($numbers) }: to pewne trafienie.
advice-if-wrong = { $left ->
    [1] jeśli chybi, znasz już kryjówkę
    [one] jeśli chybi, zostanie { $left } miejsce
    [few] jeśli chybi, zostaną { $left } miejsca
   *[many] jeśli chybi, zostanie { $left } miejsc
}
advice-guess-few = { $seat } może się kryć tylko pod numerem { OR($numbers) }. Ten strzał trafia { advice-chance }; { advice-if-wrong }.
advice-guess = { $seat } może się kryć w { $count } miejscach. Ten strzał trafia { advice-chance }; { advice-if-wrong }.
advice-hits = Ten strzał kogoś odkrywa { advice-chance }.
advice-place = { $count ->
    [one] { $seat } może się kryć tylko w { $count } miejscu i ten strzał je obejmuje.
   *[other] { $seat } może się kryć w { $count } miejscach; ten strzał obejmuje z nich { $named }.
}
advice-not-there = { $seat } nie może się tam kryć.
advice-named = { $count ->
    [one] W tej rundzie { $seat } wymienia numer { AND($numbers) }, a mało kto wymienia własną kryjówkę, więc ekspert uważa go za mniej prawdopodobny.
   *[other] W tej rundzie { $seat } wymienia numery { AND($numbers) }, a mało kto wymienia własną kryjówkę, więc ekspert uważa je za mniej prawdopodobne.
}
advice-shield = Poza tym do swojej następnej tury nie odpowiadasz na niebieskie karty.
advice-kept = Karta { $card } trafi do pudełka zakryta; odkryta pokazałaby, że to nie twoja kryjówka.
advice-kept-team = Karta { $card } trafi do pudełka zakryta; odkryta pokazałaby, że nikt z twojego zespołu się tam nie kryje.

# Stos i karta 2.
advice-look = { $count ->
    [0] Stos jest pusty, więc nie ma czego oglądać.
    [one] Zobaczysz { $count } kartę ze stosu: nikt z rywali się tam nie kryje.
    [few] Zobaczysz { $count } karty ze stosu: nikt z rywali się tam nie kryje.
   *[many] Zobaczysz { $count } kart ze stosu: nikt z rywali się tam nie kryje.
}
advice-blind = Nawet na ślepo taki strzał kogoś odkrywa { advice-chance }.
advice-look-first = { $count ->
    [0] Stos jest pusty, więc przedtem nie ma czego oglądać.
    [one] Przedtem zobaczysz { $count } kartę ze stosu, a tam nikt z rywali się nie kryje: strzał może być tylko lepszy.
    [few] Przedtem zobaczysz { $count } karty ze stosu, a tam nikt z rywali się nie kryje: strzał może być tylko lepszy.
   *[many] Przedtem zobaczysz { $count } kart ze stosu, a tam nikt z rywali się nie kryje: strzał może być tylko lepszy.
}
advice-top-mine = Kartę z wierzchu dobierasz na koniec tej tury, więc zostaw tę, która najbardziej ci pomoże. Na tę chwilę:
advice-top-theirs = Z tego stosu dobiera teraz ktoś z rywali, więc zostaw kartę, która pomoże najmniej.
advice-under = W jakiej kolejności karty leżą na spodzie, jest ekspertowi obojętne.
advice-copy = Najlepiej powtórzyć kartę { $card }.
advice-extra = Dobierasz kartę i od razu grasz jeszcze raz, przed wszystkimi innymi.

# Własna kryjówka.
advice-hurry = { $count ->
    [1] Pośpiesz się: każdy może wyliczyć, gdzie się kryjesz.
   *[other] Pośpiesz się: każdy może wyliczyć, że kryjesz się w jednym z { $count } miejsc.
}

# Co dałby inny wybór.
advice-other-guess = Taki strzał trafia { advice-chance }.
advice-other-hits = Taki strzał kogoś trafia { advice-chance }.
advice-other-known = Odpowiedź byłaby znana z góry.
advice-other-split = Tu TAK zostawiłoby { $yes ->
    [one] { $yes } miejsce
    [few] { $yes } miejsca
   *[many] { $yes } miejsc
}, a NIE { $no }.

# Gra na dwie osoby: inne możliwości i to, ile rund kosztują.
advice-worse-rounds = { $grade ->
    [little] Trochę gorsze
    [clear] Wyraźnie gorsze
   *[much] Znacznie gorsze
} ({ $rounds ->
    [one] o mniej więcej { $rounds } wygraną rundę na 100
    [few] o mniej więcej { $rounds } wygrane rundy na 100
   *[many] o mniej więcej { $rounds } wygranych rund na 100
}): { $actions }.

# Więcej graczy: inne wybory i ile tur kosztują.
advice-worse-turns = { $grade ->
    [little] Trochę gorsze
    [clear] Wyraźnie gorsze
   *[much] Znacznie gorsze
} (strata około { $turns } tury): { $actions }.
