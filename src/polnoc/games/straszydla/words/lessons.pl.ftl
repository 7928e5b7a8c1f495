# Lekcje. Ich scenariusze są w `lessons/`; który klucz kiedy się odzywa, mówi `polnoc.lessons`.
# Czytającej osoby nie nazywamy ani „nim”, ani „nią”: czas teraźniejszy zamiast przeszłego.

lesson-cast-cat = Kot
lesson-cast-moth = Ćma
lesson-cast-hare = Zając

## 1. Zmierzch

lesson-dusk = Miasto o zmierzchu
lesson-dusk-about = Twój pakt, pierwsze straszydło, trzy tajne strzałki i pierwsza kostka strachu.

lesson-dusk-time =
    Zapalają się latarnie. W tym nowoczesnym mieście wciąż mieszkają dawne straszydła, a żywią się **strachem**. Od dziś są pod twoją opieką; Kot opiekuje się swoimi od trzystu lat.

    Twój tajny **pakt** wymaga pięciu straszydeł: jednego wody, dwóch powietrza i dwóch ognia. Kto pierwszy zbierze taką piątkę i ją nakarmi, wygrywa.

    Zaczynasz, więc wybierasz porę. Dzielnice z ciemnym paskiem dają strach w nocy, a te z jasnym w dzień. Wybierz noc.
lesson-dusk-time-right = A więc noc. Twój pakt znasz tylko ty; Kot ma inny.
lesson-dusk-time-wrong = W dzień gra się tak samo, tylko w innych dzielnicach. Ale Kot jeszcze wtedy śpi. Wybierz noc.

lesson-dusk-suburb =
    Pionki zaczynają na **przedmieściach**, na skraju miasta, każdy na innym.

    Postaw swój na Przedmieściu Cegielnia, w prawym dolnym rogu.
lesson-dusk-suburb-right = Kot zajmuje Przedmieście Stawy, w przeciwległym rogu.
lesson-dusk-suburb-wrong = Dobre miejsce i w prawdziwej grze wolno je wybrać. W tej lekcji potrzebna jest Cegielnia, w prawym dolnym rogu.

lesson-dusk-spook =
    Teraz pierwsze straszydło. Na wierzchu każdego stosu leży jedno z oznaczeniem **3/3**: ma siłę 3 w dzień i w nocy i liczy się jako dowolny żywioł.

    Twój pakt nie wymaga ziemi. Weź więc to ze stosu ziemi, a pozostałe niech czekają tam, gdzie możesz je później przyzwać.
lesson-dusk-spook-right = Wprowadza się Wargin i przynosi 3 białe kostki **energii**. Masz też 1 czarną kostkę **grozy**. Wszystko to leży na widoku; tajne są tylko pakty. Zaczyna się noc i w nocnych dzielnicach przybywa kostek.
lesson-dusk-spook-wrong = Wszystkie cztery są tak samo silne. Ale żywiołu tego stosu wymaga twój pakt: zostaw 3/3 na wierzchu, a którejś nocy może do ciebie przyjdzie. Weź to ze stosu ziemi.

lesson-dusk-first =
    Runda zaczyna się od **tajnego planu**: trzech strzałek. Twój pakt wymaga powietrza, a fioletowa kostka powietrza leży na Dachach Starówki, pośrodku dolnego rzędu. Tam ma się **skończyć** twoja droga.

    Wystarczyłyby dwa kroki, ale plan ma ich dokładnie trzy. (Spróbuj zgłosić gotowość już teraz). Nadłóż więc trochę drogi: najpierw w górę, do Zaułka Neonów.
lesson-dusk-first-wrong-short = Wzdłuż rzeki na Dachy jest dwa kroki. A co potem? Trzecia strzałka wyprowadzi cię dalej. Zacznij od kroku w górę.
lesson-dusk-first-wrong-other = Ze Starego Portu na Dachy jest jeden krok, a zostaną jeszcze dwa. Nadłóż drogi: najpierw w górę.

lesson-dusk-second =
    Zaułek Neonów. Po drodze niczego się nie zbiera: twoja jest tylko dzielnica, w której droga się **kończy**.

    Teraz w lewo, do Starego Portu.
lesson-dusk-second-wrong-back = Z powrotem? Wolno, ale prowadzi to donikąd. Idź w lewo.
lesson-dusk-second-wrong-anew = To zmiecie strzałkę ze stołu, a leży ona dobrze. Idź w lewo.
lesson-dusk-second-wrong-other = Nie tym razem: idź w lewo, do Starego Portu. Czeka tam szczególny krok.

lesson-dusk-third =
    Kroki mogą też iść **na skos**. Dachy są w dole po lewej: połóż ostatnią strzałkę.
lesson-dusk-third-wrong-anew = Droga jest już prawie gotowa. Połóż ostatnią strzałkę: w dół i w lewo.
lesson-dusk-third-wrong-suburb = Tędy wrócisz do Cegielni. W dół i w lewo, nie w prawo.
lesson-dusk-third-wrong-other = Wtedy twoja droga skończy się tam. Kostka powietrza leży na Dachach: w dół i w lewo.

lesson-dusk-ready =
    Trzy strzałki i widzisz je tylko ty. Kot też już ma plan.

    Gdy wszyscy są gotowi, plany odsłania się jednocześnie i **nic już nie można zmienić**. Zgłoś gotowość.
lesson-dusk-ready-right = Pierwszy idzie pionek osoby, która zaczyna, czyli twój. Twoja droga kończy się na Dachach, a droga Kota na Starym Cmentarzu. Nikogo więcej tu nie ma, więc w tej rundzie Dachy są twoje.
lesson-dusk-ready-wrong = Dopóki nie zgłosisz gotowości, możesz zaczynać od nowa, ile chcesz. Ale ten plan jest dobry.

lesson-dusk-collect =
    Teraz pora na **akcje**: robisz to, na co pozwala dzielnica. Zbierz kostkę powietrza. Strach to pokarm straszydeł.

    W niektórych dzielnicach można też straszyć. Dachy nie mają takiego znaku: spróbuj, jeśli chcesz.
lesson-dusk-collect-right = Pierwsza kostka strachu. Pod koniec nocy Wargin zechce trzech w jednym kolorze, więc zbieraj dalej.
lesson-dusk-collect-wrong-trade = Bank daje jedną kostkę za trzy. O tym później; tu leży jedna za darmo.
lesson-dusk-collect-wrong-done = Kostka by tu została, a tej nocy już po nią nie wrócisz. Zbierz ją.

lesson-dusk-stop = Tu na górze nie ma nic więcej do roboty. Zakończ akcje, a potem zagra Kot.
lesson-dusk-stop-right = Na koniec rundy każdy zostawia **STOP**. Do takiej dzielnicy nikt nie wejdzie, dopóki znaczniki nie znikną z planszy. A pora dnia ma tylko **cztery rundy**: potem straszydła są głodne.
lesson-dusk-stop-wrong = Trzy kostki za jedną? Nie dziś. Zakończ akcje.

## 2. Drogi

lesson-ways = Drogi przez miasto
lesson-ways-about = Jak obejść STOP i jednym skokiem trafić z przedmieścia na przedmieście.

lesson-ways-around =
    Druga runda. Kot zostawił STOP w Remizie, tuż nad tobą. Nikt tam nie wejdzie ani tamtędy nie przejdzie: spróbuj.

    Potrzebna ci kostka ognia z Kotłowni, po drugiej stronie miasta. To cztery kroki, a strzałki są trzy. Jest jednak skrót i zaczyna się na przedmieściu w lewym górnym rogu.

    Obejdź STOP: w górę i w prawo, do Stacji Metra.
lesson-ways-around-wrong-down = Na dole też jest przedmieście i to by się udało. Ale poćwiczmy obchodzenie znacznika STOP: w górę i w prawo.
lesson-ways-around-wrong-other = Prosto przez miasto jest za daleko na trzy strzałki. Idź w górę i w prawo.

lesson-ways-corner =
    A teraz w górę i w lewo, na Przedmieście Stawy.

    Kto wszedł na przedmieście, może się stamtąd przenieść na inne. Ze Stacji Metra się nie da: spróbuj.
lesson-ways-corner-wrong-anew = Pierwszy krok był dobry. Dalej: w górę i w lewo.
lesson-ways-corner-wrong-other = Stamtąd jedna strzałka nie wystarczy. Droga prowadzi przez przedmieście: w górę i w lewo.

lesson-ways-jump =
    Jesteś na **przedmieściu**. Stąd możesz się przenieść na dowolne inne i **nie kosztuje to strzałki**.

    Przenieś się na Przedmieście Kamieniołom, w prawym górnym rogu.
lesson-ways-jump-wrong-anew = Nie cofaj się teraz: najlepsze przed tobą. Przenieś się na Kamieniołom.
lesson-ways-jump-wrong-walk = Przenosić się nie trzeba. Ale pieszo do Kotłowni nie zdążysz.
lesson-ways-jump-wrong-other = To też przedmieście, ale za daleko od Kotłowni na jedną strzałkę.

lesson-ways-last =
    Całe miasto za tobą, a została jeszcze jedna strzałka. Kotłownia jest tuż pod tobą.

    Czy można się przenieść jeszcze raz? Spróbuj, jeśli chcesz. A potem krok w dół.
lesson-ways-last-wrong-anew = Jeszcze jeden krok i koniec drogi. W dół!
lesson-ways-last-wrong-other = Tam nie ma ognia. Kotłownia jest tuż pod tobą.

lesson-ways-ready =
    Dwa kroki, skok, krok: plan jest cały, a Kot też już swój ma.

    Przez dzielnice, w których ktoś stoi, wolno przechodzić. Wchodzą sobie w drogę tylko ci, którzy w tej samej dzielnicy **kończą**. Zgłoś gotowość.
lesson-ways-ready-right = W Kotłowni nie ma nikogo prócz ciebie. Na liście zdarzeń gruba strzałka oznacza skok. Przenieść się wolno także po ostatnim kroku.
lesson-ways-ready-wrong = Droga jest dobra, strzałka po strzałce. Zgłoś gotowość.

lesson-ways-imp =
    Zbierz kostkę ognia.

    Czego nikt nie weźmie, to zostaje. Gdy ta sama pora dnia wróci, dojdą do tego nowe kostki.
lesson-ways-imp-right = Zamknięte są już cztery dzielnice. Im dalej w noc, tym ciaśniej w mieście: dobry plan zostawia sobie otwartą drogę.
lesson-ways-imp-wrong-imp = Można tu przyzwać diablika i warto. Ale diabliki mają własną lekcję: zbierz kostkę.
lesson-ways-imp-wrong-trade = Daj spokój bankowi: kostka leży ci pod nogami.
lesson-ways-imp-wrong-done = Tyle drogi i zostawić kostkę? Zbierz ją.

## 3. Straszenie

lesson-fright = Bu!
lesson-fright-about = Jak straszyć kośćmi, energią i odrobiną grozy.

lesson-fright-sign =
    Spalona Kamienica ma znak **straszenia**. Jej kostka jest już twoja; teraz zdobądź więcej.

    Rzucasz jedną kością za każde swoje straszydło i celujesz w ich **siłę**. Dziś to jedna kość, a cel to 3. Równo 3 daje trzy kostki, różnica 1 dwie kostki, a różnica 2 jedną. Strasz!
lesson-fright-sign-right = Piątka, czyli różnica 2. To byłaby jedna kostka. Ale kości można zmieniać…
lesson-fright-sign-wrong-trade = Zachowaj energię na kości. Strasz!
lesson-fright-sign-wrong-done = Już tu jesteś, a ludzie śpią tak mocno. Nastrasz ich!

lesson-fright-lower =
    Za każdą kostkę **energii** obracasz kość o jeden, w górę albo w dół. Masz trzy.

    Obróć 5 w dół, na 4.
lesson-fright-lower-right = Czwórka to różnica 1: dwie kostki. Jeszcze raz i będzie równo.
lesson-fright-lower-wrong-up = Szóstka to różnica 3: ani jednej kostki. W dół!
lesson-fright-lower-wrong-again = Ponowny rzut za grozę to hazard. Z energią wiadomo, co wyjdzie: w dół.
lesson-fright-lower-wrong-keep = Przy różnicy 2 jest jedna kostka. Za dwie energie będą trzy: obróć w dół.
lesson-fright-lower-wrong-trade = Bank chce trzech kostek za jedną. Tu dwie energie dadzą ci dwie kostki więcej: obróć w dół.

lesson-fright-exact =
    Jeszcze raz. Tę samą kość możesz zmieniać tyle razy, za ile cię stać.

    Rzucić ponownie za grozę już się nie da, skoro poszła energia: spróbuj.
lesson-fright-exact-right = Równo 3: **trzy kostki ognia** za dwie energie.
lesson-fright-exact-wrong-up = W ten sposób oddalasz się od trójki.
lesson-fright-exact-wrong-keep = Dwie kostki. Za jeszcze jedną energię są trzy.
lesson-fright-exact-wrong-trade = Nie teraz: wystarczy jedna energia. Obróć w dół.

lesson-fright-two =
    Inna noc. Obok Wargina (3) mieszka już Pustecki, który w nocy ma siłę 5. Są więc dwie kości, a cel to **8**. Wypada 5 i 1.

    Jedynki i szóstki są ważne. Każda **1** kosztuje na końcu kostkę grozy, a każda **6** ją daje. Najpierw pozbądź się więc jedynki: zrób z niej 2.
lesson-fright-two-right = 5 i 2 to 7, różnica 1. I nie ma już jedynki.
lesson-fright-two-wrong-six = Dobra myśl, zaraz na nią przyjdzie pora. Najpierw jedynka, zanim zabierze grozę.
lesson-fright-two-wrong-down = Trzeba więcej, nie mniej. Podnieś jedynkę.
lesson-fright-two-wrong-keep = Jedna kostka i groza stracona. Masz pięć energii: podnieś jedynkę.
lesson-fright-two-wrong-again = Nie trzeba: energia na pewno wystarczy do ósemki. Podnieś jedynkę.

lesson-fright-six =
    Brakuje jednego oczka. Może być 5 i 3 albo 6 i 2. Jedno i drugie kosztuje jedną energię. Co jest lepsze?
lesson-fright-six-right = 6 i 2: równo 8, i to z szóstką.
lesson-fright-six-wrong-three = To też 8 i trzy kostki. Ale szóstka dołożyłaby do tego kostkę grozy.
lesson-fright-six-wrong-down = Trzeba o jedno oczko więcej, nie mniej.
lesson-fright-six-wrong-keep = Dwie kostki. Za jedną energię są trzy i do tego groza.
lesson-fright-six-wrong-trade = Nie teraz. Jedna energia i będzie równo.

lesson-fright-catch = Lepiej już nie będzie. Zostaw kości tak, jak są.
lesson-fright-catch-right = Trzy kostki w kolorze dzielnicy i jedna kostka **grozy**. Zbieraj grozę: cztery takie kostki nakarmią straszydło, gdy nic innego nie zostanie.
lesson-fright-catch-wrong = Jest równo i jest szóstka. Zostaw kości tak, jak są.

lesson-fright-again =
    To samo miejsce, inny rzut: 3 i 1. To różnica 4.

    Dopóki nie poszła energia, wolno **za jedną kostkę grozy rzucić kością ponownie**. Którą?
lesson-fright-again-right = Piątka! Razem 8, a energia nietknięta.
lesson-fright-again-wrong-three = Wtedy zostaje jedynka, a z nią nawet szóstka da tylko 7. Rzuć ponownie jedynką.
lesson-fright-again-wrong-energy = Cztery energie by wystarczyły. Ale potem nie ma już ponownych rzutów. Najpierw spróbuj szczęścia z jedynką.
lesson-fright-again-wrong-keep = Różnica 4 nie daje nic, a jedynka zabierze kostkę grozy. Rzuć nią ponownie.
lesson-fright-again-wrong-trade = Szczęścia bank nie sprzedaje. Rzuć ponownie jedynką.

lesson-fright-take = Równo 8. Weź swoje kostki.
lesson-fright-take-right = Trzy kostki powietrza za jedną kostkę grozy. Straszyć wolno raz na rundę, wszędzie, gdzie jest znak, w dzień i w nocy.
lesson-fright-take-wrong = Już jest równo. Zostaw kości tak, jak są.

## 4. Pojedynki

lesson-duel = Dwa cienie w jednej bramie
lesson-duel-about = Kości w parach, tajne stawki i odwrót.

lesson-duel-meet =
    Twój plan prowadzi do Spalonej Kamienicy. A plan Kota? Tego nikt nie wie, póki plany są zakryte.

    Zgłoś gotowość.
lesson-duel-meet-right = Kot też chciał tu przyjść! Zostać może tylko jedno z was: **pojedynek**. Siły są równe, więc każdy rzuca dwiema kośćmi. Kot: 5 i 2. Ty: 5 i 3.
lesson-duel-meet-wrong = To dobry cel. Zgłoś gotowość.

lesson-duel-pairs =
    Kości porównuje się **parami**, od najwyższych. 5 i 5: niczyja. 3 i 2: twoja. Prowadzisz jeden do zera.

    Ale przy remisie wygrywa słabszy, a gdy siły są równe, ten, kto **był tu wcześniej**. Wcześniej był Kot.

    Za kostkę grozy możesz rzucić jedną z kości ponownie. Prowadzisz, więc po prostu idź dalej.
lesson-duel-pairs-wrong = I tak prowadzisz, a nowy rzut może to zepsuć. Idź dalej.

lesson-duel-bid =
    Teraz oboje **w tajemnicy stawiacie energię**. Kto postawi więcej, obraca swoje kości o **różnicę**. Wszystko, co postawione, przepada, i to u obojga.

    Jedno oczko i będzie remis, a remis jest Kota. Każde z was ma trzy energie i Kot już postawił. Ile stawiasz?
lesson-duel-bid-right-even = Dwa do dwóch: kości zostają, jak były, i wygrywasz jeden do zera. Oboje tracicie po dwie energie.
lesson-duel-bid-right-more = Trzy do dwóch. Nikt by cię nie przebił i wygrywasz. Ale nie masz już energii, a tym razem wystarczyłyby dwie.
lesson-duel-bid-wrong = Kotu wystarczy postawić o jedną więcej niż ty, i chętnie to zrobi. Postaw więcej.

lesson-duel-retreat =
    Powiedzmy, że każde z was stawia dwie. Kot musi się **wycofać** do sąsiedniej dzielnicy.

    Do której, mówisz ty. Albo zostawiasz wybór Kotu i za tę uprzejmość bierzesz **kostkę grozy**. Zobacz, co gdzie leży, i wybierz.
lesson-duel-retreat-right-send = Ani kostek, ani znaków: Kot marznie. Gdyby wybierał sam, kostka grozy byłaby twoja. Za każdym razem trzeba to zważyć.
lesson-duel-retreat-right-dread = Kot znajduje na Strychach kostkę powietrza, a ty masz kostkę grozy. Można też było wysłać Kota tam, gdzie nic nie ma. Za każdym razem trzeba to zważyć.
lesson-duel-retreat-wrong-imp = Kostek tam nie ma, ale Kot przyzwie sobie diablika. Są uboższe miejsca.
lesson-duel-retreat-wrong-rich = Tam Kot znajdzie kostkę i jeszcze podziękuje. Poszukaj pustego miejsca albo weź grozę za wybór.

lesson-duel-strong =
    Inna noc. Twoje straszydła mają siłę 7, a straszydło Kota 3. Silniejszy dostaje **trzecią kość**.

    Twoje 6, 3, 2 przeciw 6, 4. Pierwsza para jest niczyja, druga Kota, a twoja trzecia kość stoi sama, więc to twój sukces. Jeden do jednego, a remis wygrywa **słabszy**.

    Potrzeba ci jednego oczka. Kot ma trzy energie, ty pięć. Jaka stawka daje pewność?
lesson-duel-strong-right = Kot postawił wszystkie trzy, a ty o jedną więcej: oto twoje oczko.
lesson-duel-strong-wrong-low = Jeśli Kot postawi wszystko, to za mało. Ma trzy.
lesson-duel-strong-wrong-high = To pewne, ale o jedną za dużo. Kot ma tylko trzy.

lesson-duel-change =
    Możesz zmienić swoje kości o jedno oczko. Pary zostają, jak były. Która kość odwróci los pojedynku?
lesson-duel-change-right = 4 do 4 jest niczyje, więc wygrywasz jeden do zera. Kot wybiera, dokąd pójdzie, a ty bierzesz kostkę grozy. W pojedynku szóstki i jedynki niczego nie dają ani nie zabierają.
lesson-duel-change-wrong-alone = Ta kość nie ma pary. To sukces, cokolwiek na niej jest.
lesson-duel-change-wrong-keep = Wtedy zostaje remis, a remis jest Kota. Wykorzystaj oczko.
lesson-duel-change-wrong-down = Parę wygrywa wyższa kość. Podnieś którąś.

## 5. Tłok

lesson-crowd = Czworo w mieście
lesson-crowd-about = Cztery osoby, troje w jednym miejscu i pojedynek, z którego wynika następny.

lesson-crowd-three =
    W mieście są już Ćma i Zając. Teraz strachu szuka już czworo opiekunów.

    Twój plan prowadzi do Centrum. Ma wszystkie żywioły i każdy je lubi… Zgłoś gotowość.
lesson-crowd-three-right = Troje w jednym miejscu! W pojedynku walczą zawsze **dwie osoby**: pierwsza, która weszła, z drugą, a zwycięzca z trzecią. Zaczynasz ty i Kot. Masz 6 i 4, Kot 5 i 3.
lesson-crowd-three-wrong = Będzie tłoczno, ale o tym jest ta lekcja. Zgłoś gotowość.

lesson-crowd-sure =
    Prowadzisz dwa do zera. Remis też jest twój, bo twój pionek wszedł tu najwcześniej. Do wygranej Kot potrzebuje trzech oczek i ma właśnie trzy energie.

    Jaka najmniejsza stawka daje ci pewność?
lesson-crowd-sure-right = Nawet wszystkie trzy dałyby Kotu tylko dwa oczka. Wygrywasz, a na Ćmę zostają ci dwie energie.
lesson-crowd-sure-wrong-none = Jeśli Kot postawi wszystkie trzy, będzie 6 i 5 przeciw twoim 6 i 4. Postaw odrobinę.
lesson-crowd-sure-wrong-much = To pewne, ale wystarczy mniej. Czeka jeszcze Ćma, a co postawione, to przepada.

lesson-crowd-send =
    Dokąd ma pójść Kot? Kto wycofuje się do dzielnicy, w której **ktoś stoi**, musi walczyć także tam.

    Na Strychach, tuż nad tobą, jest Zając…
lesson-crowd-send-right = Ci dwaj będą mieli o czym pogadać. Ale najpierw Ćma przeciw tobie. Wypada ci 2 i 1, a Ćmie 6 i 6.
lesson-crowd-send-wrong-leave = Kostka grozy zawsze się przyda. Ale tym razem poślij Kota na Strychy i zobacz, co będzie.
lesson-crowd-send-wrong-other = Wolno. Ale tam Kot po prostu sobie coś zbierze. A na Strychach czeka Zając.

lesson-crowd-lost =
    2 i 1 przeciw dwóm szóstkom, a energie masz dwie. To o wiele za mało.

    Każdą stawkę się **płaci**, czy pomoże, czy nie. Ile stawiasz?
lesson-crowd-lost-right = Przegrana, ale energia zostaje w kieszeni. W Centrum zostaje Ćma i za kostkę grozy pozwala ci wybrać drogę.
lesson-crowd-lost-wrong = To nie pomoże, a energia przepadnie. Zachowaj ją.

lesson-crowd-where =
    Dokąd idziesz? Nie tam, gdzie w tej rundzie masz już przegraną: spróbuj, jeśli chcesz.

    Twój pakt wymaga dwóch straszydeł ognia. Gdzie leży ogień, a nikogo nie ma?
lesson-crowd-where-right = Spalona Kamienica jest twoja. Na Strychach Zając pokonał Kota, a Kot poszedł dalej, do Kanałów. Teraz każdy stoi osobno.
lesson-crowd-where-wrong-crowd = Są tam już dwie osoby. To byłby twój trzeci pojedynek tej nocy.
lesson-crowd-where-wrong-empty = W nocy nie ma tam kostek.
lesson-crowd-where-wrong-other = Tam też coś leży, ale nie ogień. Spójrz w lewo.

lesson-crowd-act =
    Po pojedynkach, dopiero **teraz**, wszyscy wykonują akcje. Ty też, właśnie tutaj, jak po zwykłym ruchu. Zbierz kostkę.
lesson-crowd-act-right = Nic straconego: masz kostkę ognia i jeszcze trochę energii. A na planszy leżą cztery nowe znaczniki STOP.
lesson-crowd-act-wrong-fright = To też możesz zrobić. Ale najpierw weź to, co pewne: kostkę.
lesson-crowd-act-wrong-done = Kto się wycofał, może robić wszystko jak inni. Zbierz kostkę.

## 6. Diabliki

lesson-imps = Diabliki i bank
lesson-imps-about = Mali pomocnicy i co można kupić za trzy kostki.

lesson-imps-summon =
    Kotłownia ma znak **diablika**. Możesz tu przyzwać diablika z wierzchu stosu ognia.

    Kostka stąd jest już twoja. Przyzwij diablika!
lesson-imps-summon-right = Iskrzak jest twój. Diabliki leżą odkryte i możesz ich mieć, ile chcesz.
lesson-imps-summon-wrong-trade = Bank sprzedaje diabliki po trzy kostki. Tu jest jeden za darmo.
lesson-imps-summon-wrong-done = Diablik czeka i nic nie kosztuje. Przyzwij go!

lesson-imps-use =
    Każdy diablik umie jedną rzecz i ma na nią swoją chwilę. Iskrzak daje energię, a działa podczas akcji, więc właśnie teraz.

    Użyj go.
lesson-imps-use-right = Cztery energie! Użyty diablik idzie pod spód stosu i kiedyś wróci.
lesson-imps-use-wrong-swap = Każdego diablika można oddać za jedną kostkę strachu jego żywiołu. Dobrze wiedzieć, ale tym razem przyda się energia.
lesson-imps-use-wrong-trade = Najpierw użyj Iskrzaka. Potem będzie czym handlować.
lesson-imps-use-wrong-done = Diablika można zachować na później. Ale wypróbuj Iskrzaka teraz.

lesson-imps-bank =
    Jest jeszcze **bank**. Bierze dowolne trzy kostki, tylko nigdy grozę, a daje za nie jedną kostkę, jaką chcesz, albo diablika z wierzchu dowolnego stosu.

    Energii ci nie brakuje. Oddaj trzy do banku.
lesson-imps-bank-wrong-done = Zaczekaj: mając cztery energie, można pohandlować.

lesson-imps-take =
    Trzy energie są już w banku. Na stosie **wody** siedzi Wir: gdy wszyscy już się ruszą, robisz jeszcze jeden krok.

    Weź Wir.
lesson-imps-take-right = Wir jest twój. Noc trwa, a on przyda się bardzo szybko.
lesson-imps-take-wrong-energy = Trzy energie za jedną? Nawet bank by się uśmiał.
lesson-imps-take-wrong-cube = Jedna kostka za trzy. Diablik umie więcej, a na kostkę zawsze go zamienisz. Weź Wir.
lesson-imps-take-wrong-imp = To też dobry diablik. Ale za chwilę przyda ci się Wir, ze stosu wody.

lesson-imps-clash =
    Następna runda. Twój plan prowadzi na Strychy, a Kot też już swój ma.

    Zgłoś gotowość.
lesson-imps-clash-right = No proszę, Kot! Oboje jesteście na Strychach. Ale przed pojedynkami jest chwila dla takich diablików jak Wir.
lesson-imps-clash-wrong = Plan jest dobry. Zgłoś gotowość.

lesson-imps-whirl =
    Wszyscy już się ruszyli, a pojedynek się jeszcze nie zaczął: to chwila na Wir. Użyj go!
lesson-imps-whirl-right = Wir chwyta cię za rękaw.
lesson-imps-whirl-wrong = Wtedy będzie pojedynek. A właśnie od tego jest Wir.

lesson-imps-away =
    Jeden krok, wszędzie tam, gdzie nie ma znacznika STOP. Po lewej jest Stacja Metra z kostką ziemi i znakiem diablika.
lesson-imps-away-right = Kot zostaje na Strychach, ty masz Stację Metra i obyło się bez walki.
lesson-imps-away-wrong-day = To dzielnica dzienna: tej nocy nie ma tam kostek. Idź w lewo.
lesson-imps-away-wrong-night = Tam też leży kostka. Ale chodź do Stacji Metra: czeka tam jeszcze jeden diablik. Idź w lewo.

lesson-imps-larder =
    Diabliki przyzywa się w dzień i w nocy, bez względu na pasek dzielnicy. Przyzwij tego od ziemi.
lesson-imps-larder-right = Spiżarnik: podczas żywienia jedno z twoich straszydeł potrzebuje o jedną kostkę mniej. Inne diabliki pomagają w planach, w pojedynkach albo przy kościach; kiedy, mówią ich karty. A w ostateczności każdego można zamienić w kostkę strachu.
lesson-imps-larder-wrong-collect = Tak, za chwilę. Wolno zrobić jedno i drugie w dowolnej kolejności. Najpierw diablik.
lesson-imps-larder-wrong-done = Jest tu kostka i jest diablik. Zacznij od diablika.

## 7. Głód

lesson-hunger = Pora karmienia
lesson-hunger-about = Kto co je, kto ucieka i kto przychodzi na jego miejsce.

lesson-hunger-starter =
    Cztery rundy minęły i straszydła są głodne. Każde zjada tyle kostek, ile ma **teraz siły**: Bebok, straszydło ziemi, zje 4 kostki ziemi. Wargin, czyli 3/3, zje 3 kostki dowolnego żywiołu, byle wszystkie **jednakowe**.

    Masz 4 kostki powietrza, 3 ziemi i 1 ognia. Nakarm Wargina i pomyśl o Beboku.
lesson-hunger-starter-right = Wargin jest syty. Następnym razem może to być inny kolor.
lesson-hunger-starter-wrong-earth = A co zje Bebok? On bierze do ust tylko ziemię. Daj Warginowi powietrze.
lesson-hunger-starter-wrong-trade = Za chwilę. Dla Wargina masz wszystko: daj mu powietrze.
lesson-hunger-starter-wrong-done = Stój! Kto nie zjadł, ten **ucieka**. Nakarm Wargina.
lesson-hunger-starter-wrong-buy = Jeszcze jeden głodomór? Najpierw nakarm te straszydła, które już są.

lesson-hunger-bank =
    Bebok potrzebuje 4 kostek ziemi, a masz 3. Pół posiłku to żaden posiłek: spróbuj.

    Zamiast tego wystarczyłyby cztery kostki grozy, ale masz jedną. Idź więc do banku: podczas żywienia wolno handlować. Oddaj trzy energie.
lesson-hunger-bank-wrong-done = Wtedy Bebok ucieknie. Brakuje jednej kostki, a bank jest otwarty.
lesson-hunger-bank-wrong-buy = Najpierw straszydła, które już są. Bebokowi brakuje jednej kostki, a bank jest otwarty.

lesson-hunger-earth = Którą kostkę bierzesz?
lesson-hunger-earth-right = Cztery kostki ziemi. Akurat.
lesson-hunger-earth-wrong-imp = Diablikiem nikt się nie naje. Weź kostkę, której potrzebuje Bebok.
lesson-hunger-earth-wrong-cube = Bebok je tylko ziemię.

lesson-hunger-eat = Nakarm Beboka.
lesson-hunger-eat-right = Wszystkie straszydła najedzone.
lesson-hunger-eat-wrong-done = Z jego kolacją w ręku? Nakarm Beboka!
lesson-hunger-eat-wrong-bank = Masz już wszystko, czego trzeba. Nakarm Beboka.

lesson-hunger-flee = Zakończ żywienie. A teraz spójrz na Kota, który ma po jednej kostce każdego koloru.
lesson-hunger-flee-right = Trzy kostki jednego koloru były dla Kota za drogie: Strzyga **ucieka** i już nie wróci. Nie trzeba karmić wszystkich straszydeł. Zostają tylko te, które jadły, i tylko one liczą się do paktu.
lesson-hunger-flee-wrong = Nikt już nie jest głodny. Zakończ żywienie.

lesson-hunger-summon =
    Po posiłku każdy **przyzywa** za darmo straszydło, ze stosu dzielnicy, w której stoi. Jesteś w Centrum: ma ono wszystkie żywioły, więc wybierasz.

    Twój pakt wymaga dwóch straszydeł powietrza, jednego ognia i dwóch ziemi. Zobacz, co leży na wierzchu stosów.
lesson-hunger-summon-right-air = Latarnik to 3/3 i pasuje na każde miejsce w pakcie. Przynosi 3 energie, a na szukanie dla niego jedzenia są całe cztery rundy.
lesson-hunger-summon-right-fire = Dusioł to 3/3 i pasuje na każde miejsce w pakcie. Przynosi 3 energie, a na szukanie dla niego jedzenia są całe cztery rundy.
lesson-hunger-summon-right-earth = Borowy to twoje drugie straszydło ziemi. Przynosi 4 energie, bo taką ma siłę w nocy, a na szukanie dla niego jedzenia są całe cztery rundy.
lesson-hunger-summon-wrong = W twoim pakcie nie ma miejsca na wodę. Wybierz inny stos.

## 8. Pakt

lesson-pact = Piątka do paktu
lesson-pact-about = Kup, czego brakuje, nakarm całą piątkę i wygraj.

lesson-pact-buy =
    Pierwszy dzień, przy stole Kot i Ćma. Twój pakt: jedno straszydło powietrza, dwa ognia, dwa ziemi. Masz Strzygę, czyli 3/3, i Beboka, straszydło ziemi. Samo przyzywanie trwa za długo.

    Podczas akcji możesz **kupić** straszydło z wierzchu stosu, jedno na rundę. Kosztuje tyle, ile razem wynoszą jego obie siły, w dowolnych kostkach. Krasnal, straszydło ziemi, ma 4 w dzień i 2 w nocy, czyli kosztuje 6. Kup go.
lesson-pact-buy-right = Zapłacone energią. Krasnal przynosi 4 energie, bo taką ma siłę w dzień, i w dzień więcej nie zje.
lesson-pact-buy-wrong-water = W twoim pakcie nie ma miejsca na wodę.
lesson-pact-buy-wrong-later = Pasuje i przyjdzie na to pora. Ale w rundzie wolno kupić tylko jedno: zacznij od Krasnala.
lesson-pact-buy-wrong-dread = Zachowaj grozę. Wieczorem się przyda.
lesson-pact-buy-wrong-trade = Nie trzeba: masz czym płacić. Kup Krasnala.
lesson-pact-buy-wrong-done = Z tyloma kostkami? Najpierw kup Krasnala.

lesson-pact-count =
    Wieczór. Masz już także Nocnicę, straszydło powietrza, a że wypadło kilka szóstek, masz i cztery kostki grozy.

    Policz. Ziemia: Bebok i Krasnal. Powietrze: Nocnica. Strzyga, czyli 3/3, zajmuje jedno miejsce ognia. **Brakuje jeszcze jednego ognia.** Podczas żywienia możesz kupić jeszcze raz.
lesson-pact-count-right = Dusioł to 3/3, więc zajmuje drugie miejsce ognia. Płacisz energią i kostkami, których nikt nie zje, a Dusioł przynosi 3 energie.
lesson-pact-count-wrong-water = W twoim pakcie nie ma miejsca na wodę.
lesson-pact-count-wrong-full = Tego żywiołu już nie trzeba. Brakuje ognia.
lesson-pact-count-wrong-feed = Zaraz. Najpierw piąte straszydło, póki możesz płacić tym, co zbywa.
lesson-pact-count-wrong-done = Cztery to nie pięć. Kup piąte.
lesson-pact-count-wrong-other = To się za chwilę przyda. Najpierw piąte straszydło, ze stosu ognia.

lesson-pact-feed =
    Pięć straszydeł, pięć posiłków. Bebok: 2 kostki ziemi, Krasnal: 4. Nocnica: 2 powietrza. Strzyga: 3 ognia.

    Zacznij od Beboka.
lesson-pact-feed-right = Bebok, Krasnal, Nocnica i Strzyga są syci, a kostki strachu się skończyły. Dusioł patrzy na ciebie wielkimi oczami.
lesson-pact-feed-wrong-order = Każdy dostanie swoje. Zacznij od Beboka.
lesson-pact-feed-wrong-earth = Ziemia jest dla Beboka i Krasnala: oni nie jedzą nic innego.
lesson-pact-feed-wrong-done = Nikt jeszcze nie jadł!
lesson-pact-feed-wrong-other = To dla tego, dla kogo nic nie zostanie. Zacznij od Beboka.

lesson-pact-dread = Dla Dusioła nie ma już strachu. Ale cztery kostki **grozy** zastąpią cały posiłek.
lesson-pact-dread-right = Dusioł drży z zachwytu. Nakarmiony grozą to też nakarmiony.
lesson-pact-dread-wrong-cube = Szkoda na okruchy. Wszystkie cztery razem to cały posiłek.
lesson-pact-dread-wrong-trade = Cztery energie to jedna wymiana i jedna kostka. Dusioł chce trzech.
lesson-pact-dread-wrong-done = Wtedy Dusioł ucieknie, a cztery to nie pięć.

lesson-pact-win = Cała piątka jest najedzona. Zakończ żywienie.
lesson-pact-win-right = Pakt wypełniony: **wygrywasz!** Rozstrzyga się to wtedy, gdy wszyscy skończą karmić. Jeśli uda się to kilku osobom naraz, wygrywa ta, która nakarmiła więcej straszydeł, a przy remisie ta, której zostało więcej grozy.
lesson-pact-win-wrong = Niczego już nie trzeba. Zakończ żywienie!

## 9. We dwoje

lesson-two = Stół dla dwojga
lesson-two-about = We dwoje znaczniki STOP leżą dłużej. A co, gdy wszystkie drogi są zamknięte?

lesson-two-stay =
    Noc z Kotem mija i jest dzień. W trzy lub cztery osoby znaczników STOP już by nie było. **We dwoje leżą przez cały dzień i całą noc**: te z ostatniej nocy wciąż tu są.

    Powyżej na lewo masz Stary Cmentarz, zamknięty: spróbuj. Potrzebny ci ogień z Huty, przy lewym brzegu miasta. Idź w lewo, do Niespokojnego Lasku.
lesson-two-stay-wrong = Można, ale Huta jest przy lewym brzegu, a strzałki są trzy. Idź w lewo.

lesson-two-walk =
    Dalej przez Przedmieście Wiatraki i w górę, do Huty. Zgłoś gotowość.
lesson-two-walk-right = Kostka ognia w biały dzień. Zanim znaczniki znikną, może ich leżeć szesnaście: we dwoje warto już w nocy myśleć o tym, czego będzie trzeba w dzień.
lesson-two-walk-wrong = Droga jest dobra. Zgłoś gotowość.

lesson-two-stuck =
    Inna noc. Na Przedmieściu Stawy, w samym rogu, wszystko dookoła jest zamknięte: spróbuj zrobić krok.

    Kto nie może zrobić kroku, przenosi się za **jedną strzałkę** na dowolne otwarte przedmieście. Wybierz Kamieniołom, w prawym górnym rogu.
lesson-two-stuck-wrong = To przedmieście też jest otwarte. Ale twój pakt wymaga powietrza i ognia, a jedno i drugie jest blisko Kamieniołomu.

lesson-two-on =
    Dalej idzie się strzałkami, które zostały. Jedna prowadzi już do Kotłowni, a trzeba położyć jeszcze jedną: w dół, do Dzwonnicy, gdzie leży kostka powietrza i można przyzwać diablika.
lesson-two-on-wrong-anew = Od nowa wyszłoby to samo. W dół!
lesson-two-on-wrong-back = Z powrotem na Kamieniołom? Tam nie ma powietrza. W dół!
lesson-two-on-wrong-other = Tam nie ma powietrza. W dół!

lesson-two-end = Jedna strzałka na przeniesienie, dwie na kroki. Zgłoś gotowość.
lesson-two-end-right = Świta. „Trzy rady na drogę”, ziewa Kot. „Pamiętaj, gdzie kończysz, bo tam zostaje STOP. Grozę trzymaj na ostatnie posiłki. I nie daj się przewidzieć. Do zobaczenia po zmroku!”
lesson-two-end-wrong = Plan jest dobry. Zgłoś gotowość.
