# Dlaczego ekspert tak by zrobił.

advice-only = Nie ma nic innego do wyboru.
advice-times = { $percent ->
    [0] 0 razy na 100
    [100] na pewno
    [one] mniej więcej raz na 100
   *[other] mniej więcej { $percent } razy na 100
}
advice-steps = { $steps ->
    [0] zero kroków
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}

# Oczami łowców

advice-could-be = { $count ->
    [one] Według tego, co wszyscy wiedzą, Bestia może być tylko na jednym obszarze: { $place }.
   *[other] Według tego, co wszyscy wiedzą, Bestia może być na { $count } obszarach; najpewniejszy z nich to { $place } – { advice-times }.
}
advice-revealed = Bestia jest ujawniona: { $place }. Zostało jej zdrowia: { $left }.
advice-found = { $percent ->
    [0] { $place }: Bestii na pewno tam nie ma.
    [100] { $place }: Bestia na pewno tam jest.
   *[other] { $place }: Bestia jest tam { advice-times }.
}
advice-guards = { $place }: mieszka tam osadnik, którego trzeba pilnować.
advice-steps-to-beast = { $steps ->
    [0] { $place }: właśnie tam jest ujawniona Bestia.
   *[other] { $place }: stamtąd do ujawnionej Bestii – { advice-steps }.
}
advice-lead = { $place }: stamtąd do schronienia – { advice-steps }.
advice-hit-beast = Zadajesz Bestii rany: { $n }. Zostało jej zdrowia: { $left }.
advice-hit-summon = Chowaniec ginie od każdej rany.
advice-trap = { $count ->
    [0] Tam, gdzie zadziałałaby pułapka, nie ma osadników ani zwierząt.
   *[other] Pułapka działa tam, gdzie Bestia się ujawnia. Osadników i zwierząt na takich obszarach: { $count }.
}
advice-ask = Odpowiedź brzmiałaby „tak” { advice-times }: im bliżej połowy, tym więcej mówi.

# Oczami Bestii

advice-hidden = { $count ->
    [one] Według tego, co wiedzą łowcy, możesz być tylko na jednym obszarze: wiedzą, gdzie jesteś.
   *[other] Według tego, co wiedzą łowcy, możesz być na { $count } obszarach; tam, gdzie naprawdę jesteś, szukaliby cię { advice-times }.
}
advice-exposed = { $count ->
    [0] Jesteś na widoku, ale w odległości dwóch kroków nie ma żadnego łowcy.
   *[other] Jesteś na widoku, a łowców w odległości dwóch kroków jest: { $count }.
}
advice-pursuers = Łowców w odległości dwóch kroków od ciebie: { $count }.
advice-still = „Brak ruchu” nie zostawia tropów, a jeszcze jedna karta na torze utrudnia szukanie.
advice-settler-steps = { $steps ->
    [0] { $place }: jest tam osadnik.
   *[other] { $place }: stamtąd do najbliższego osadnika – { advice-steps }.
}
advice-hunter-steps = { $steps ->
    [0] { $place }: jest tam łowca.
   *[other] { $place }: stamtąd do najbliższego łowcy – { advice-steps }.
}
advice-summon-hunter = { $steps ->
    [0] { $place }: jest tam łowca, którego twój chowaniec może zaatakować.
   *[other] { $place }: stamtąd chowaniec ma do najbliższego łowcy { advice-steps }.
}
advice-price = Ekspert godzi się na cenę:
advice-hit-tower = Strażnicę niszczy każda rana; nikt już z niej nie wypatrzy tropów w pobliżu.
advice-victory = Ofiary, które liczą się do twojego zwycięstwa: { $now } z { $n }.
advice-earns = To zabójstwo jest warte { $n ->
    [one] { $n } zatarg
    [few] { $n } zatargi
   *[many] { $n } zatargów
}.

# Tura

advice-flee = { $card } to karta, której najmniej będzie ci brakować; daje jeden krok.
advice-pass = Twoje karty będą później warte więcej niż cokolwiek, co zrobią teraz.
advice-done = Cokolwiek więcej kosztowałoby kartę, która później będzie warta więcej.
advice-stop = Żaden krok stąd nie poprawia sytuacji.
advice-hit = Zadajesz rany: { $n }. Zdrowie celu: { $left }.
advice-use-power = Każdy żeton pradawnej mocy dodaje do tego ataku ranę: { $n }.
advice-save-power = Ten atak nie jest wart pradawnej mocy. Twoje żetony: { $count }.
advice-yes = To nie kosztuje niczego, czego by ci brakowało.
advice-skip = Żadna inna odpowiedź nie poprawia sytuacji.
advice-change = Od siedliska zależy, które karty można tam zagrać i które pułapki tam działają.

# Karty i ulepszenia

advice-take = { $kind ->
    [search] { $card }: przeszukanie. { advice-alike }
    [attack] { $card }: atak. { advice-alike }
    [summon] { $card }: chowańce. { advice-alike }
    [move] { $card }: ruch. { advice-alike }
    [learn] { $card }: pokazuje coś ukrytego. { advice-alike }
    [power] { $card }: pradawna moc, a każdy jej żeton to rana więcej. { advice-alike }
    [heal] { $card }: leczenie. { advice-alike }
    [gain] { $card }: daje coś na później. { advice-alike }
    [trap] { $card }: pułapka, która działa, gdy Bestia się ujawnia. { advice-alike }
   *[other] { $card }: z tych kart ekspert ceni ją najwyżej. { advice-alike }
}
advice-alike = { $count ->
    [0] W ręce nie masz innej takiej karty.
   *[other] Inne takie karty w ręce: { $count }.
}
advice-give = { $card }: dzięki temu oboje łowcy mają coś w każdym kolorze.
advice-top = Nieznana karta jest zwykle warta więcej niż te odkryte.
advice-missed-least = { $card }: tej karty najmniej będzie ci brakować.
advice-react = { $kind ->
    [move] { $card } zabierze cię stąd, zanim to się stanie.
   *[other] { $card } jest właśnie na taką chwilę.
}
advice-buy = { $lasts ->
    [lasts] Kosztuje { $cost } i działa do końca gry; zatargi, które zostaną: { $left }.
   *[once] Kosztuje { $cost } i działa od razu; zatargi, które zostaną: { $left }.
}
advice-save = { $count ->
    [0] Nie ma już zatargów do wydania.
   *[other] Zatargi ({ $count }) będą później warte więcej: na karty albo na inne ulepszenie.
}

# Po co to

advice-goal-go = Cel: dojść na obszar { $place }.
advice-goal-go-strike = Cel: dojść na obszar { $place } i zaatakować.
advice-goal-strike-go = Cel: zaatakować, a potem dojść na obszar { $place }.
advice-goal-other = { $strikes ->
    [yes] Cel: wezwany łowca dojdzie na obszar { $place } i zaatakuje.
   *[no] Cel: wezwany łowca dojdzie na obszar { $place }.
}
advice-goal-strike = Cel: zaatakować od razu.
advice-on-the-way = Stamtąd do najpewniejszego obszaru, { $place }: { advice-steps }.
advice-kills = To wystarczy, żeby zabić.
advice-learns = To, co przy tym zobaczysz, może wykluczyć część obszarów, na których może być Bestia. Teraz jest ich: { $count }.
advice-brings = { $kind ->
    [heal] Wyleczone rany: { $n }.
    [power] Zdobyta pradawna moc: { $n }; każdy jej żeton to w ataku rana więcej.
    [grudges] Zdobyte zatargi: { $n }.
   *[summons] Nowe chowańce na mapie: { $n }.
}
advice-gains = To daje około { $points } pkt więcej niż bezczynność (zwycięstwo to 100 pkt).
advice-weighed = Ekspert zważył wszystkie odpowiedzi ({ $count }): te, których tu nie wymieniono, są gorsze średnio o { $points } pkt (zwycięstwo to 100 pkt).
advice-worse-points = { $grade ->
    [little] Trochę gorsze
    [clear] Wyraźnie gorsze
   *[much] Znacznie gorsze
} (o { $points } pkt; zwycięstwo to 100 pkt): { $actions }.
