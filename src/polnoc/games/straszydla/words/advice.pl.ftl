# Dlaczego ekspert w Straszydłach wybrałby właśnie to.

advice-lots = Między takimi stawkami ekspert losuje, bo przyzwyczajenia łatwo rozgryźć.
advice-only = Nie ma nic innego do wyboru.

# Jak często, w zdaniu takim jak „Uda się …”.
advice-chance = { $percent ->
    [0] 0 razy na 100
    [50] w połowie przypadków
    [100] na pewno
    [one] raz na 100
   *[other] { $percent } razy na 100
}
advice-cubes-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}

# Przed pierwszą rundą.
advice-time = Kostki żywiołów z twojego paktu, których przybywa w mieście: w dzień { $day }, w nocy { $night }. Pory przychodzą na zmianę.
advice-time-alike = Wszyscy zaczynają ze straszydłem 3/3, a ono jest tak samo silne w dzień i w nocy.
advice-suburb = { $count ->
    [one] Stąd pierwsza droga może się skończyć w { $count } dzielnicy z nowymi kostkami, które przydadzą się do paktu.
   *[other] Stąd pierwsza droga może się skończyć w { $count } dzielnicach z nowymi kostkami, które przydadzą się do paktu.
}
advice-suburb-alike = { $count ->
    [one] Z każdego wolnego przedmieścia pierwsza droga może się skończyć w { $count } dzielnicy z nowymi kostkami, które przydadzą się do paktu.
   *[other] Z każdego wolnego przedmieścia pierwsza droga może się skończyć w { $count } dzielnicach z nowymi kostkami, które przydadzą się do paktu.
}
advice-starters-alike = Wszystkie straszydła 3/3 są takie same; różnią się tylko stosy pod nimi.
advice-starter = Na którymś ze stosów twojego paktu leży wtedy dalej inne 3/3 i możesz je jeszcze przyzwać albo kupić.
advice-starter-unneeded = Na to twój pakt nie ma miejsca: { element }. Na którymś z potrzebnych stosów leży wtedy dalej 3/3 i możesz je jeszcze przyzwać albo kupić.

# Dokąd iść.
advice-plan = Cały plan: { $cards }.
advice-goal = Cel: { $card }.
advice-gain = { $count ->
    [one] Zdaniem eksperta dojście tam daje około { $count } wygraną więcej na 100 partii.
    [few] Zdaniem eksperta dojście tam daje około { $count } wygrane więcej na 100 partii.
   *[many] Zdaniem eksperta dojście tam daje około { $count } wygranych więcej na 100 partii.
}
advice-stake = Gra toczy się o dzielnicę „{ $card }”.
advice-elsewhere = Ekspert poszedłby gdzie indziej, więc lepiej zaplanować od nowa.
advice-cubes = Do zebrania: { n-cubes-are }.
advice-cubes-any = Do zebrania: { advice-cubes-count }, żywioł do wyboru.
advice-no-cubes = Od razu nic tam nie zyskasz, ale żadna lepsza droga nie jest otwarta.
advice-scare = Straszenie: siła twoich straszydeł to { $strength }; nawet bez energii coś wpadnie { advice-chance }.
advice-scare-many = Straszenie: siła twoich straszydeł to { $strength }.
advice-imp = Do wzięcia jest diablik „{ $card }”.
advice-imp-any = Do wzięcia jest diablik z wierzchu dowolnego stosu.
advice-imp-cube = Diablik jest też zawsze wart jedną kostkę strachu swojego żywiołu.
advice-calls = Po ostatniej rundzie przyzywasz straszydło ze stosu tej dzielnicy. Teraz na wierzchu leży „{ $card }”.
advice-calls-any = Po ostatniej rundzie możesz tu przyzwać straszydło z dowolnego stosu.
advice-lacks = Do najbliższego żywienia twoim straszydłom brakuje: { n-cubes-are }.
advice-lacks-any = „{ $card }” zje { $count } kostki jednego żywiołu, a żadnego nie masz na to dość.
advice-rivals = { $count ->
    [one] Może tam trafić także { $seats }. Pojedynek wygrasz { advice-chance }; ekspert wziął to pod uwagę.
   *[other] Mogą tam trafić także { AND($seats) }. Pojedynek wygrasz co najmniej { advice-chance }; ekspert wziął to pod uwagę.
}
advice-no-rivals = W tej rundzie żaden rywal nie może zaplanować drogi, która się tam kończy.
advice-habit = Ekspert zmienia cele, bo przyzwyczajenia łatwo rozgryźć: najczęściej idzie właśnie tam ({ advice-chance }), czasem gdzie indziej: { OR($cards) }.
advice-plan-imp = Potrzebny jest do tego diablik „{ $card }”.
advice-unblock = „{ $card }” otworzy dzielnicę, do której ekspert chciałby dojść.
advice-escape = Ktoś jeszcze tu stoi: bez tego kroku będzie pojedynek.
advice-better-beside = Obok jest miejsce, które ekspertowi podoba się bardziej.
advice-keep-imp = Ekspert zachowuje tego diablika na później: „{ $card }”. Zawsze jest wart kostkę strachu swojego żywiołu.

# Pojedynki.
advice-dice = Twoje kości: { $mine }. Kości rywala ({ $seat }): { $theirs }.
advice-ahead = Przy tych kościach wygrywasz. Żeby to odwrócić, { $seat } musi postawić energii więcej niż ty co najmniej o { $count }.
advice-behind = Przy tych kościach przegrywasz. Żeby to odwrócić, musisz postawić energii więcej niż rywal ({ $seat }) co najmniej o { $count }.
advice-cannot-win = Tych kości nie odwróci już żadna energia: przegrywasz.
advice-cannot-lose = Tych kości nie odwróci już żadna energia: wygrywasz.
advice-reroll-duel = { $count ->
    [few] { $count } z 6 ścianek tej kości dadzą ci prowadzenie, zanim pójdą stawki.
   *[other] { $count } z 6 ścianek tej kości da ci prowadzenie, zanim pójdą stawki.
}
advice-no-reroll = { $count ->
    [0] Żadna ścianka jednej kości nie da ci prowadzenia, więc ponowny rzut nie jest wart swojej grozy ({ $dread }).
    [few] Zdaniem eksperta ponowny rzut nie jest wart swojej grozy ({ $dread }): prowadzenie dadzą najwyżej { $count } z 6 ścianek.
   *[other] Zdaniem eksperta ponowny rzut nie jest wart swojej grozy ({ $dread }): prowadzenie da najwyżej { $count } z 6 ścianek.
}
advice-use-imp = „{ $card }” może teraz pomóc.
advice-bid-sure = { $energy ->
    [0] { $seat } nie ma energii, więc ta stawka na pewno wygrywa.
   *[other] { $seat } ma { n-energy }, więc ta stawka na pewno wygrywa.
}
advice-bid-saves = Ekspert oszczędza tu energię: wygrana w tym pojedynku kosztowałaby co najmniej tyle, ile warte jest to miejsce.
advice-bid = { $count ->
    [0] Ta stawka wygrywa tylko wtedy, gdy { $seat } nic nie postawi. Przeciw ekspertowi uda się to { advice-chance }.
   *[other] Ta stawka wygrywa, dopóki { $seat } nie postawi więcej niż { $count }. Przeciw ekspertowi uda się to { advice-chance }.
}
advice-won = Przy tych kościach wygrywasz.
advice-points = Oczka do rozdania: { $left }. Do wygranej wystarczy: { $count }.
advice-too-few-points = Oczka do rozdania: { $left }. To za mało, żeby wygrać ten pojedynek.
advice-rob = Kostki strachu rywala ({ $seat }): { $count }.
advice-steal = { $seat } ma do zabrania: { n-cubes-are }.
advice-leave = Dostajesz za to kostkę grozy. Razem będziesz mieć: { $count }. Dla eksperta jest warta więcej niż gorsze miejsce dla przegranego.
advice-send = Kostki, które znajdzie tam { $seat }: { $count }. Ekspert nie widzi miejsca, które szkodziłoby bardziej.
advice-send-empty = { $seat } nic tam nie znajdzie: ani kostek, ani znaków.
advice-next-duel = Ktoś już tam stoi, więc będzie następny pojedynek.

# Wśród akcji.
advice-free = To nic nie kosztuje.
advice-nothing-here = Wszystko, co daje ta dzielnica, jest już zrobione.
advice-nothing-more = Ekspert nie widzi tu nic więcej, co warto zrobić.
advice-no-purchase = Żadne ze straszydeł do kupienia nie jest teraz zdaniem eksperta warte swojej ceny.
advice-new-spook = „{ $card }” przynosi { n-energy }. W dzień zjada { $day }, w nocy { $night }.
advice-price = Cena: { advice-cubes-count }. Masz { $have }.
advice-wild = Straszydło 3/3 pasuje na każde miejsce w pakcie.
advice-fits = Twój pakt ma na to miejsce: { element }.
advice-full = I bez tego masz tyle straszydeł tego żywiołu, ilu wymaga twój pakt: { element }.
advice-unfit = Na to twój pakt nie ma miejsca: { element }.
advice-swap = „{ $card }” może odejść, a kostkę strachu można zjeść.
advice-trade = Z trzech kostek, bez których można się obejść, robi się jedna potrzebna.
advice-dread-cube = Za grozę od razu dostajesz kostkę strachu. Masz kostek grozy: { $count }.
advice-dread-imp = Za grozę możesz wziąć dowolnego odkrytego diablika. Masz kostek grozy: { $count }.
advice-energy = Energią zmienia się kości i można nią płacić za wszystko.
advice-kind-pact = { $count ->
    [one] Twój pakt wymaga { $count } straszydła, które je kostki { cube-of }.
   *[other] Twój pakt wymaga { $count } straszydeł, które jedzą kostki { cube-of }.
}
advice-kind-have = { $count ->
    [0] Nie masz jeszcze żadnej kostki { cube-of }.
   *[other] Masz już { n-cubes }; z kolejnymi zbierze się na posiłek.
}

# Straszenie.
advice-catch = Przy tych kościach: suma { $sum }, siła { $strength }, czyli { n-cubes-are }.
advice-catch-then = Wtedy suma { $sum }, siła { $strength }, czyli { n-cubes-are }.
advice-aim = Na koniec kości mają pokazywać { AND($dice) }: { n-cubes-are } za { n-energy }.
advice-sixes = { $count ->
    [one] Szóstka daje kostkę grozy.
    [few] Szóstki dają { $count } kostki grozy.
   *[many] Szóstki dają { $count } kostek grozy.
}
advice-ones = { $count ->
    [one] Jedynka zabiera kostkę grozy, jeśli ją masz.
    [few] Jedynki zabierają { $count } kostki grozy, jeśli je masz.
   *[many] Jedynki zabierają { $count } kostek grozy, jeśli je masz.
}
advice-reroll = { $count ->
    [few] { $count } z 6 ścianek tej kości dadzą więcej kostek nawet bez energii.
   *[other] { $count } z 6 ścianek tej kości da więcej kostek nawet bez energii.
}
advice-best-catch = Więcej się nie da.
advice-keep-energy = Zdaniem eksperta żadna zmiana nie jest warta swojej energii.
advice-no-energy = Nie masz energii, żeby zmieniać kości, a żadna inna zmiana nie jest zdaniem eksperta warta swojej ceny.
advice-pick = Ekspert rzuca ponownie tą kością: { $face }.
advice-roll-again = { $count ->
    [0] Ponownie rzucasz wszystkimi kośćmi.
   *[other] Te kości zostają: { AND($dice) }.
}
advice-set = Zamiast { $face } będzie { $new }.

# Płacenie.
advice-give = { $needed ->
    [0] Masz { n-cubes }, a żadne z twoich straszydeł nie potrzebuje akurat tych.
   *[other] Masz { n-cubes }, a twoje straszydła potrzebują { $needed }; bez tej jednej ekspert się obejdzie.
}
advice-give-spare = { $needed ->
    [0] Masz { n-cubes }, a żadne z twoich straszydeł nie potrzebuje akurat tych.
   *[other] Masz { n-cubes }, a twoje straszydła potrzebują tylko { $needed }.
}
advice-give-energy = Energii nikt nie je, a masz jej { $count }.
advice-recoloured = Nic więcej nie musi zmieniać żywiołu.

# Żywienie.
advice-eats = Bez posiłku „{ $card }” ucieknie.
advice-pact-left = { $count ->
    [0] Z tym posiłkiem pakt jest wypełniony!
    [one] Po tym posiłku do paktu brakuje jeszcze { $count } nakarmionego straszydła.
   *[other] Po tym posiłku do paktu brakuje jeszcze { $count } nakarmionych straszydeł.
}
advice-colour-free = Masz { n-cubes }, a żadne inne z twoich głodnych straszydeł nie potrzebuje akurat tych.
advice-colour-shared = Masz { n-cubes }, na ten posiłek wystarczy.
advice-dread-only = Posiłek to { advice-cubes-count } jednego pasującego żywiołu, a masz najwyżej { $have }: ratuje groza.
advice-dread-saves = Dzięki grozie na coś innego zostaje: { advice-cubes-count }.
advice-all-fed = Wszystkie twoje straszydła są najedzone.
advice-flees-short = „{ $card }” ucieka: posiłek to { advice-cubes-count } jednego żywiołu, a masz { $have }.
advice-flees-spared = „{ $card }” ucieka: posiłek to { advice-cubes-count }, a ekspert woli je zachować.
advice-eased = Posiłek dla straszydła „{ $card }” to { advice-cubes-count }.
