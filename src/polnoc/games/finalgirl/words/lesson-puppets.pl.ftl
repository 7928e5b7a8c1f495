# 10. Kukły i pułapki

lesson-puppets = Kukły i pułapki
lesson-puppets-about = Geppetto i jego kukły, dół na drodze, szczęki w skrzyni z gratami.

lesson-puppets-leash =
    Masakra w lunaparku. **Geppetto** ma trzy **kukły**: w każdej jego fazie jedna staje przy nim, a potem wszystkie idą po ludzi. Kukła ma 1 zdrowie i kończy ruch najwyżej 2 pola od niego.

    Na ręce masz kupione „Przeszukanie”. Zakończ zakupy i patrz.
lesson-puppets-leash-right = Kukła poszła do gabinetu osobliwości, a on za nią. Po drodze rozstawił coś jeszcze: w alei straganów jest teraz **zagrożenie**, wilczy dół. Zostanie tam do końca. Kto już tam stał, jest bezpieczny; kto wejdzie, wpadnie. Kukły i Geppetto dobrze wiedzą, gdzie nie stawać.
lesson-puppets-leash-wrong = Później. Zakończ zakupy i patrz.

lesson-puppets-pit =
    Dwa kroki. W gabinecie luster można szukać, a prowadzą tam dwie drogi tej samej długości: przez aleję straganów i przez strzelnicę. W dole ofiary **giną**, a ty tracisz 1 zdrowia, ilekroć tam wejdziesz.

    Obejdź dół.
lesson-puppets-pit-right = Strzelnicą, dookoła. Ani zadrapania, a dwie osoby idą z tobą.
lesson-puppets-pit-wrong-pit = Tam jest wilczy dół: 1 zdrowia za nic. Idź przez strzelnicę.
lesson-puppets-pit-wrong-other = Szukać można w gabinecie luster. Idź przez strzelnicę.

lesson-puppets-trap =
    Gabinet luster. Na wierzchu leżą odkryte nożyce do sznurków. Zagraj „Przeszukanie”.
lesson-puppets-trap-right = Dwa sukcesy, dwie karty: nożyce i… **pułapka**. Pułapki nie da się zatrzymać ani odłożyć. Drugą kartę bierzesz jak zwykle, potem szczęki się zatrzaskują: 1 zdrowia mniej i nie możesz opuścić pola. To **stan**; leży przy wydarzeniach, póki się nie skończy.
lesson-puppets-trap-wrong-end = Jeszcze nie. Nożyce leżą na wierzchu: zagraj „Przeszukanie”.
lesson-puppets-trap-wrong-other = Najpierw nożyce: zagraj „Przeszukanie”.

lesson-puppets-free =
    Każdy stan mówi, co go kończy. Trucizna kobry mija, gdy coś cię **uleczy**. Szczęki trzeba rozewrzeć, a to kosztuje **2 czasu**.

    Rozewrzyj szczęki.
lesson-puppets-free-right = 2 czasu i noga jest wolna. Gdy czasu brak, można siedzieć w szczękach i odkładać to na później, byle nikt nie nadchodził.
lesson-puppets-free-wrong-end = W szczękach nie uciekniesz. Rozewrzyj je.
lesson-puppets-free-wrong-other = Najpierw noga: rozewrzyj szczęki.

lesson-puppets-curtain =
    Zostajesz z nożycami w ręku. Kukieł jest już dwie. Zakończ zakupy.
lesson-puppets-curtain-right = „Kurtyna w górę”: Geppetto staje na twoim polu, a z nim wszystkie kukły, i każda uderza raz. Przedtem zginęła osoba, przy której stał: reszta wpada w panikę.
lesson-puppets-curtain-wrong = On przyjdzie bez względu na zakupy. Zakończ je.

lesson-puppets-aim =
    „Słaby atak” leży na stole. **On czy one?** Atak trafia albo mordercę, albo sługusów z pola, nigdy obu, a nadmiar nie przechodzi na drugą stronę. Nożyce dodają „Słabemu atakowi” 2 obrażenia.

    Wygrywa tylko jego śmierć. Ale dwie kukły to dwa ciosy na turę, a jedna z jego mrocznych mocy nie pozwala mu zginąć, póki stoją wszystkie trzy. Przetnij sznurki.
lesson-puppets-aim-right = Dwie kukły jednym cięciem. Wrócą, po jednej na turę, ale ta tura jest twoja.
lesson-puppets-aim-wrong = W końcu o to chodzi. Ale z dwiema kukłami za plecami? Bij kukły.
