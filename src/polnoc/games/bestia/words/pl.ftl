# Bestia po polsku. Dziennik opowiada w czasie teraźniejszym; kto czyta, o tym mówi „ty”.

## Kawałki zdań

n-trails = { $n ->
    [one] { $n } trop
    [few] { $n } tropy
   *[many] { $n } tropów
}
summon-place = postaw chowańca
summon-act = po jednej akcji każdym chowańcem na mapie

## Przebieg gry

event-dawn = { $told ->
    [yes] Świt, dzień { $day }. { $contract }
   *[no] Świt, dzień { $day }.
}
event-first-hands = Pierwsza gra: karty akcji na ten dzień są z góry ustalone.
event-gets-pack = { $you ->
    [seat] Do wyboru masz: { $cards }.
   *[nobody] { $seat } ma do wyboru: { $cards }.
}
event-keeps = { $you ->
    [seat] Zatrzymujesz kartę { $card }.
   *[nobody] { $seat } zatrzymuje kartę { $card }.
}
event-keeps-hidden = { $seat } zatrzymuje kartę.
event-gives = Kartę { $card } dostaje { $second }.
event-gives-hidden = { $second } dostaje kartę akcji.
event-foresees = Jedna z niewykorzystanych kart akcji to { $card }.
event-foresees-hidden = Łowcy podglądają jedną niewykorzystaną kartę akcji.
event-day-begins = Zaczyna się dzień { $day }.
event-turn = { $you ->
    [character] Twoja tura.
   *[nobody] Tura: { $character } ({ $player }).
}
event-night-begins = Zapada noc { $day }.
event-beast-begins = { $beast } zaczyna na obszarze { $place }.
event-settles = { $you ->
    [hunter] Stajesz na obszarze { $place }.
   *[nobody] { $hunter } staje na obszarze { $place }.
}
event-turned-up = Odkryta karta: { $card }.

## Karty

event-plays = { $you ->
    [character] { $cost ->
        [0] Zagrywasz kartę { $card }.
       *[other] Zagrywasz kartę { $card } (zatargi: −{ $cost }).
    }
   *[nobody] { $cost ->
        [0] { $character } zagrywa kartę { $card }.
       *[other] { $character } zagrywa kartę { $card } (zatargi: −{ $cost }).
    }
}
event-passes = { $you ->
    [character] Pasujesz.
   *[nobody] { $character } pasuje.
}
event-flees = { $you ->
    [character] Uciekasz!
   *[nobody] { $character } ucieka!
}
event-discards = { $you ->
    [character] Odrzucasz kartę { $card }.
   *[nobody] { $character } odrzuca kartę { $card }.
}
event-discards-hidden = { $character } odrzuca kartę, zakrytą.
event-draws = { $you ->
    [character] Dobierasz kartę { $card }.
   *[nobody] { $character } dobiera kartę { $card }.
}
event-draws-hidden = { $character } dobiera wierzchnią kartę talii.
event-draws-unused = { $character } dobiera niewykorzystaną kartę akcji.
event-takes = { $you ->
    [character] Bierzesz odkrytą kartę { $card }.
   *[nobody] { $character } bierze odkrytą kartę { $card }.
}
event-takes-back = { $you ->
    [character] Zdolność { $card } wraca do twojej ręki.
   *[nobody] Zdolność { $card } wraca do ręki { $character_of }.
}
event-copies = { $you ->
    [actor] Naśladujesz kartę { $card }.
   *[nobody] { $actor } naśladuje kartę { $card }.
}
event-chooses = { $you ->
    [actor] Wybierasz: { $does }.
   *[nobody] Wybór ({ $actor }): { $does }.
}
event-condition-holds = { $beast } potwierdza: { $case }.
event-reacts = { $you ->
    [character] { $cost ->
        [0] Reagujesz: { $card }!
       *[other] Reagujesz: { $card }! (zatargi: −{ $cost })
    }
   *[nobody] { $cost ->
        [0] Reakcja ({ $character }): { $card }!
       *[other] Reakcja ({ $character }): { $card }! (zatargi: −{ $cost })
    }
}
event-upgrade-used = Działa ulepszenie { $upgrade } ({ $character }): { $does }.
event-calls-on = { $you ->
    [hunter] Wydajesz rozkaz. Wykonuje go { $other }.
    [other] { $hunter } wydaje ci rozkaz.
   *[nobody] { $hunter } wydaje rozkaz. Wykonuje go { $other }.
}

## Ruch, tropy, przeszukania

event-you-lay = { $you ->
    [beast] Kładziesz kartę ruchu ({ $way }). Jesteś na obszarze { $place }.
   *[nobody] { $beast } kładzie kartę ruchu ({ $way }). Jest teraz na obszarze { $place }.
}
event-beast-lays = { $n ->
    [one] { $beast } kładzie zakrytą kartę ruchu. Na torze: { $n } karta.
    [few] { $beast } kładzie zakrytą kartę ruchu. Na torze: { $n } karty.
   *[many] { $beast } kładzie zakrytą kartę ruchu. Na torze: { $n } kart.
}
event-takes-back-cards = { $n ->
    [one] { $beast } zabiera z toru ostatnią kartę ruchu.
    [few] { $beast } zabiera z toru { $n } ostatnie karty ruchu.
   *[many] { $beast } zabiera z toru { $n } ostatnich kart ruchu.
}
event-goes = { $you ->
    [hunter] Idziesz na obszar { $place }.
   *[nobody] { $hunter } idzie na obszar { $place }.
}
event-led = Razem idzie { $settler }: { $place }.
event-summon-goes = { $summon } idzie na obszar { $place }.
event-trails = { $n ->
    [one] { $place }: { $n } trop.
    [few] { $place }: { $n } tropy.
   *[many] { $place }: { $n } tropów.
}
event-trail-cleared = { $beast } zaciera trop: { $place }.
event-asks-trails = { $you ->
    [hunter] Sprawdzasz tropy: { $place }.
   *[nobody] { $hunter } sprawdza tropy: { $place }.
}
event-searches = { $you ->
    [hunter] Przeszukujesz obszar { $place }.
   *[nobody] { $hunter } przeszukuje obszar { $place }.
}
event-found-nothing = Na obszarze { $place } nie ma Bestii.
event-says-habitat = { $holds ->
    [yes] Siedlisko: { $habitat }? { $beast } odpowiada: TAK.
   *[no] Siedlisko: { $habitat }? { $beast } odpowiada: NIE.
}
event-looks-oldest = { $you ->
    [hunter] Oglądasz najstarszą kartę na torze ruchu.
   *[nobody] { $hunter } ogląda najstarszą kartę na torze ruchu.
}
event-oldest-card = Najstarsza karta na torze to { $way }.
event-revealed = { $you ->
   *[nobody] { $beast } ujawnia się na obszarze { $place }! Droga: { $way }.
}
event-names-region = { $beast } wskazuje swój region: { $region }.

## Walka

event-uses-power = { $n ->
    [one] Pradawna moc ({ $character }): { $n } rana więcej.
    [few] Pradawna moc ({ $character }): { $n } rany więcej.
   *[many] Pradawna moc ({ $character }): { $n } ran więcej.
}
event-attacks = { $you ->
    [by] Atakujesz na obszarze { $place }. Cel: { $target }, siła ataku { $n }.
    [target] { $by } atakuje ciebie na obszarze { $place }! Siła ataku { $n }.
   *[nobody] { $by } atakuje { $target_whom } na obszarze { $place }. Siła ataku { $n }.
}
event-folk-wounded = { $n ->
    [0] { $folk } wychodzi z tego bez szwanku.
    [one] { $folk } otrzymuje { $n } ranę.
    [few] { $folk } otrzymuje { $n } rany.
   *[many] { $folk } otrzymuje { $n } ran.
}
event-folk-died = Ginie { $folk }: { $place }.
event-hunter-wounded = { $you ->
    [hunter] { $n ->
        [one] Otrzymujesz { $n } ranę.
        [few] Otrzymujesz { $n } rany.
       *[many] Otrzymujesz { $n } ran.
    }
   *[nobody] { $n ->
        [one] { $hunter } otrzymuje { $n } ranę.
        [few] { $hunter } otrzymuje { $n } rany.
       *[many] { $hunter } otrzymuje { $n } ran.
    }
}
event-beast-wounded = { $n ->
    [one] { $beast } otrzymuje { $n } ranę.
    [few] { $beast } otrzymuje { $n } rany.
   *[many] { $beast } otrzymuje { $n } ran.
}
event-bulwark = { $you ->
    [hunter] Zasłaniasz innych własną piersią.
   *[nobody] { $hunter } zasłania innych własną piersią.
}
event-tower-built = Powstaje strażnica: { $place }.

## Chowańce

event-summon-placed = Pojawia się { $summon }: { $place }.
event-summon-removed = { $summon } znika z obszaru { $place }.
event-summon-ability = { $summon } używa zdolności { $skill }.

## Zatargi, moc, leczenie

event-gains-grudges = { $you ->
    [character] Zyskujesz zatargi: { $n }.
   *[nobody] { $character } zyskuje zatargi: { $n }.
}
event-loses-grudges = { $you ->
    [character] Tracisz zatargi: { $n }.
   *[nobody] { $character } traci zatargi: { $n }.
}
event-gains-power = { $you ->
    [character] Zyskujesz pradawną moc: { $n }.
   *[nobody] { $character } zyskuje pradawną moc: { $n }.
}
event-heals = { $you ->
    [character] Twoje rany się goją: { $n }.
   *[nobody] Goją się rany { $character_of }: { $n }.
}
event-folk-healed = Nocą goją się rany zwierząt, osadników i strażnic.
event-slowed = { $you ->
    [character] Ledwie się ruszasz: następnym razem poruszysz się najwyżej o 1 obszar.
   *[nobody] { $character } ledwie się rusza: następnym razem najwyżej o 1 obszar.
}
event-looks-at-hand = { $beast } ogląda karty z ręki { $hunter_of }.

## Pułapki i siedliska

event-lays-trap = { $you ->
    [hunter] { $cost ->
        [0] Zastawiasz pułapkę { $card }, bez kosztu.
       *[other] Zastawiasz pułapkę { $card } (zatargi: −{ $cost }).
    }
   *[nobody] { $cost ->
        [0] { $hunter } zastawia pułapkę { $card }, bez kosztu.
       *[other] { $hunter } zastawia pułapkę { $card } (zatargi: −{ $cost }).
    }
}
event-lays-trap-hidden = { $cost ->
    [0] { $hunter } zastawia pułapkę, bez kosztu.
   *[other] { $hunter } zastawia pułapkę (zatargi: −{ $cost }).
}
event-trap-laid = Pułapka { $card } czeka w regionie { $region }, siedlisko: { $habitat }.
event-trap-laid-hidden = Zakryta pułapka { $hunter_of } czeka w regionie { $region }.
event-trap-triggered = Odpala się pułapka { $hunter_of } { $card } ({ $region }, { $habitat }): { $does }.
event-trap-discarded = Pułapka { $card } znika z regionu { $region }.
event-sees-trap = { $beast } ogląda pułapkę numer { $nth } w regionie { $region }.
event-transformed = { $place } zmienia się. Nowe siedlisko: { $habitat }.

## Noc

event-goal-met = { $side ->
    [beast] Bestia spełniła swój cel. { $reward }.
   *[hunters] Łowcy spełnili swój cel. { $reward }.
}
event-cards-refreshed = Karty akcji trafiają do talii, zdolności wracają do rąk, a na rynkach leży nowy oręż i nowe talenty.
event-unlocks = { $you ->
    [character] { $cost ->
        [0] Odblokowujesz ulepszenie { $upgrade }, bez kosztu: { $does }.
       *[other] Odblokowujesz ulepszenie { $upgrade } (zatargi: −{ $cost }): { $does }.
    }
   *[nobody] { $cost ->
        [0] { $character } odblokowuje ulepszenie { $upgrade }, bez kosztu: { $does }.
       *[other] { $character } odblokowuje ulepszenie { $upgrade } (zatargi: −{ $cost }): { $does }.
    }
}
event-game-over = { $winner ->
    [beast] { $mine ->
        [won] Koniec gry: wygrywasz! { event-end-reason }
        [lost] Koniec gry: przegrywasz. { event-end-reason }
       *[neither] Koniec gry: wygrywa Bestia. { event-end-reason }
    }
   *[hunters] { $mine ->
        [won] Koniec gry: wygrywacie! { event-end-reason }
        [lost] Koniec gry: przegrywasz. { event-end-reason }
       *[neither] Koniec gry: wygrywają łowcy. { event-end-reason }
    }
}
event-end-reason = { $reason ->
    [beast-died] { $beast } nie żyje.
    [settlers-died] Zginęło dość osadników.
    [days-over] Minął ostatni dzień.
    [caravan-late] Karawana nie zdążyła.
   *[caravan-arrived] Karawana dotarła do schronienia.
}
event-true-path = { $count ->
    [0] Na końcu { $beast } nie ma żadnych kart na torze.
   *[other] Prawdziwa droga { $beast_of } od ostatniego ujawnienia: { $way }.
}

## Odpowiedzi

action-keep = Zatrzymaj kartę { $card } ({ $symbol }): { $does }. Druga strona: { $others }
action-give = Daj { $second_to } kartę { $card }
action-settle = { $count ->
    [0] { $place }
   *[other] { $place }: { AND($there) }
}
action-play = { $cost ->
    [0] Zagraj kartę { $card } ({ $symbol }): { $does }
   *[other] Zagraj kartę { $card } ({ $symbol }, zatargi: { $cost }): { $does }
}
action-flee = Ucieknij, odrzucając kartę { $card }
confirm-flee = Ucieczka zajmuje całą turę: odrzucisz kartę { $card }, żeby się przesunąć. Na pewno?
action-pass = Spasuj
action-done = Zakończ turę
action-done-upgrading = Dość ulepszeń
action-lay = { $kind ->
    [still] Brak ruchu: zostajesz tutaj
    [known] { $way }: { $place }
   *[unknown] { $way } ({ $place })
}
action-go = { $count ->
    [0] Idź: { $place }
   *[other] Idź: { $place }, tam: { AND($there) }
}
action-lead = Idź i prowadź { $settler_whom }: { $place }
action-stop = Wystarczy
action-stop-moving = Zakończ ruch
action-power = { $n ->
    [0] Bez pradawnej mocy
   *[other] Użyj pradawnej mocy: { $n }
}
action-hit-folk = Zaatakuj { $whom } (zdrowie: { $health })
action-hit-hunter = Zaatakuj { $whom } (zdrowie: { $health })
action-hit-tower = Zaatakuj { $whom }: { $place }
action-hit-summon = Zaatakuj { $whom }
action-hit-beast = Zaatakuj { $whom }
action-act = Teraz { $summon }: { $place }
action-ability = { $skill }: { $does }
action-bite = Zaatakuj mocniej { $whom } i wróć do puli
action-choose = { $does }
action-yes = Tak: { $does }
action-yes-secret = Tak, { $case }
action-yes-bulwark = Zasłaniaj innych
action-yes-effect = Tak: { $does }
action-skip = Pomiń
action-skip-reaction = Nie reaguj
action-place = { $count ->
    [0] { $place }
   *[other] { $place }: { AND($there) }
}
action-hunter = { $hunter }: { $place }
action-summon = { $summon }: { $place }
action-region = { $region }
action-habitat = { $habitat }
action-trap-at = { $known ->
    [yes] { $region }: { $card }
   *[no] { $region }: pułapka { $nth }
}
action-take = { $cost ->
    [0] Weź kartę { $card } ({ $symbol }): { $does }
   *[other] Weź kartę { $card } ({ $symbol }, zatargi: { $cost }): { $does }
}
action-top = Weź wierzchnią kartę talii
action-take-back = Weź z powrotem kartę { $card }
action-copy = Naśladuj kartę { $card }: { $does }
action-discard = Odrzuć kartę { $card }
action-trap = Zastaw pułapkę { $card }: { $does }
action-react = { $cost ->
    [0] Zagraj kartę { $card }: { $does }
   *[other] Zagraj kartę { $card } (zatargi: { $cost }): { $does }
}
action-buy = { $colour ->
    [red] { $upgrade }, na stałe (zatargi: { $cost }): { $does }
   *[yellow] { $upgrade }, jednorazowo (zatargi: { $cost }): { $does }
}
action-deal = Do rozdania: { $card }
action-draw = Dobrana karta: { $card }
action-lose = Traconą kartą jest { $card }
action-show = Pokazana karta: { $card }

## Pytania

prompt-as = { $who }: { $prompt }
prompt-settling = Na którym obszarze stajesz?
prompt-drafting = { $left ->
    [1] Została jedna karta. Zatrzymaj ją.
   *[other] { $n ->
        [one] Którą kartę akcji zatrzymujesz? Wybierasz spośród { $left }; resztę przekażesz dalej.
       *[other] Które { $n } karty akcji zatrzymujesz? Wybierasz spośród { $left }; resztę przekażesz dalej.
    }
}
prompt-splitting = Które karty dostaje { $second }? Zostało do oddania: { $n }.
prompt-turn = Jesteś na obszarze { $place }. Zagraj kartę, ucieknij albo spasuj.
prompt-turn-long = Jesteś na obszarze { $place }. Zagraj kartę albo ucieknij.
prompt-turn-blue = Jesteś na obszarze { $place }. Możesz zagrać jeszcze niebieską kartę albo zakończyć turę.
prompt-turn-red = Jesteś na obszarze { $place }. Możesz zagrać jeszcze czerwoną kartę albo zakończyć turę.
prompt-moving = { $n ->
    [one] Jesteś na obszarze { $place }. Dokąd idziesz? Został { $n } krok.
    [few] Jesteś na obszarze { $place }. Dokąd idziesz? Zostały { $n } kroki.
   *[many] Jesteś na obszarze { $place }. Dokąd idziesz? Zostało { $n } kroków.
}
prompt-moving-beast = { $n ->
    [one] Jesteś tutaj: { $place }. Dokąd idziesz? Możesz położyć jeszcze { $n } kartę ruchu.
    [few] Jesteś tutaj: { $place }. Dokąd idziesz? Możesz położyć jeszcze { $n } karty ruchu.
   *[many] Jesteś tutaj: { $place }. Dokąd idziesz? Możesz położyć jeszcze { $n } kart ruchu.
}
prompt-staying = Ile kart „Brak ruchu” dokładasz? Możesz jeszcze: { $n }.
prompt-attacking = Kogo atakujesz ({ $who })?
prompt-attacking-hidden = Kogo atakujesz? Atak cię ujawni.
prompt-attacking-power = Ile żetonów pradawnej mocy poświęcasz na ten atak? Masz { $n }.
prompt-in-order = Co najpierw?
prompt-choose-one = Co wybierasz?
prompt-ignoring = Robisz to czy pomijasz: { $does }?
prompt-secret = Tylko ty to wiesz: { $case }? Jeśli tak: { $does }. Odmowa nic nie zdradza.
prompt-copy-card = Którą kartę naśladujesz?
prompt-gaining = { $side ->
    [beast] Który talent bierzesz? Do wzięcia: { $n }.
   *[hunters] Który oręż bierzesz? Do wzięcia: { $n }.
}
prompt-may-gain = { $side ->
    [beast] Który talent bierzesz? Do wzięcia: { $n }. Możesz nie brać.
   *[hunters] Który oręż bierzesz? Do wzięcia: { $n }. Możesz nie brać.
}
prompt-discarding = { $n ->
    [one] Odrzuć { $n } kartę.
    [few] Odrzuć { $n } karty.
   *[many] Odrzuć { $n } kart.
}
prompt-taking-back = Którą zdolność bierzesz z powrotem?
prompt-pick-place-search = { $within ->
    [one] Który obszar przeszukujesz? Może być odległy najwyżej o { $within } krok.
    [few] Który obszar przeszukujesz? Może być odległy najwyżej o { $within } kroki.
   *[many] Który obszar przeszukujesz? Może być odległy najwyżej o { $within } kroków.
}
prompt-pick-place-trails = { $within ->
    [one] Gdzie Bestia ma pokazać tropy? Obszar może być odległy najwyżej o { $within } krok.
    [few] Gdzie Bestia ma pokazać tropy? Obszar może być odległy najwyżej o { $within } kroki.
   *[many] Gdzie Bestia ma pokazać tropy? Obszar może być odległy najwyżej o { $within } kroków.
}
prompt-pick-hunter = Którego łowcę wybierasz? { $does }.
prompt-pick-other = Komu wydajesz rozkaz? { $does }.
prompt-transforming = Który obszar przekształcasz? Nowe siedlisko: { $habitat }. Jeszcze najwyżej { $n }.
prompt-bulwark = Czy bierzesz na siebie ataki wymierzone w tych, którzy są tu z tobą?
prompt-symbol = Chowańce: stawiasz nowego czy działasz tymi na mapie?
prompt-placing = Gdzie stawiasz chowańca? Zwykle tam, gdzie siedliskiem jest { $habitat }. Do postawienia: { $n }.
prompt-commanding = Który chowaniec teraz działa?
prompt-marching = Dokąd idzie { $summon } z obszaru { $place }?
prompt-laying = W którym regionie zastawiasz pułapkę { $card }?
prompt-laying-habitat = { $card }, { $region }: w którym siedlisku ma się odpalić? Wiedzą to tylko łowcy.
prompt-lay-from-hand = Którą pułapkę z ręki zastawiasz?
prompt-window = Reakcja? { $when }.
prompt-offer = Ulepszenie { $upgrade }: { $does }. Skorzystasz?
prompt-offer-free = Możesz jeszcze: { $does }. Skorzystasz?
prompt-upgrading = Które ulepszenie odblokowujesz? Twoje zatargi: { $n }.

waiting = { $players ->
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
waiting-drafting = { $players ->
    [one] { $names } wybiera karty akcji.
   *[other] Karty akcji wybierają: { $names }.
}
waiting-settling = { $names } wybiera, gdzie stanie { $who }.
waiting-turn = Tura: { $who } ({ $names }).
waiting-moving = Rusza się { $who } ({ $names }).
waiting-window = { $names } zastanawia się nad reakcją.
waiting-upgrading = { $names } wybiera ulepszenia ({ $who }).

## Dlaczego nie

refused-not-alone = Są tu świadkowie: na obszarze { $place } stoi osadnik albo łowca, więc „Brak ruchu” odpada.
refused-no-road = Z obszaru { $place } nie ma drogi w tę stronę ({ $way }).
refused-straight = Ten ruch prowadzi prosto przed siebie: „Brak ruchu” się w nim nie mieści.
refused-no-card = Nie masz już w talii takiej karty ruchu ({ $way }).
refused-this-way = Ten ruch nie pozwala iść w tę stronę ({ $way }).
refused-turn-begun = Tura już trwa: po zagraniu karty nie możesz spasować ani uciec.
refused-pass = { $n ->
    [one] Nie możesz spasować: masz w ręce { $n } kartę akcji, a ktoś inny ma mniej.
    [few] Nie możesz spasować: masz w ręce { $n } karty akcji, a ktoś inny ma mniej.
   *[many] Nie możesz spasować: masz w ręce { $n } kart akcji, a ktoś inny ma mniej.
}
refused-play-first = Najpierw zagraj kartę, ucieknij albo spasuj.
refused-not-held = Nie masz w ręce karty { $card }.
refused-reaction = { $card } to reakcja: zagrywa się ją w turze przeciwnika.
refused-symbol = W tej turze była już zagrana karta tego koloru co { $card }.
refused-habitat = Żeby zagrać kartę { $card }, trzeba być w odpowiednim siedlisku: { $habitat }.
refused-cost = Na kartę { $card } brakuje zatargów; jej koszt to { $cost }.
refused-regions-full = W żadnym regionie nie ma już miejsca na pułapkę { $card }.
refused-unlocked = To ulepszenie (numer { $upgrade }) jest już odblokowane.
refused-upgrade-cost = Na to ulepszenie brakuje zatargów; jego koszt to { $cost }.
