# Lekcja o śnie i jawie.

lesson-dream = Sen i jawa
lesson-dream-about = Dr Dreszcz w Alei Klonów: zamknięte domy, zasypianie, schody bez końca i pobudka.

lesson-dream-shut =
    To jest **Aleja Klonów**. Prawie wszyscy siedzą w domach, a dom, w którym są ludzie, jest dla ciebie **zamknięty** (kłódka): obok, w niebieskim domu, są cztery osoby, lecz tak po prostu nie wejdziesz. Potrzebna jest karta „Przekonywanie”, a ta leży na rynku.

    Na razie zakończ fazę akcji.
lesson-dream-shut-right = Czas na zakupy.
lesson-dream-shut-wrong = To może poczekać. Zakończ fazę akcji, by kupić „Przekonywanie”.

lesson-dream-buy =
    Morderca, **Dr Dreszcz**, przychodzi tylko we śnie. Póki **nie śpisz**, nie może cię zaatakować, ale i ty nie możesz zaatakować jego. Ofiary zabija zawsze.

    Kup „Przekonywanie”.
lesson-dream-buy-right = Doktor ruszył ku ofiarom, a karta podniosła horror. Ciebie nie tknął: nie śpisz.
lesson-dream-buy-wrong = Najpierw „Przekonywanie”.

lesson-dream-knock =
    Zapukaj: zagraj „Przekonywanie”. Sukces i wpuszczą cię do środka.
lesson-dream-knock-right = Wpuścili cię. Kto już jest w środku, wyprowadza ludzi jak zwykle, a pusty dom jest otwarty dla wszystkich.
lesson-dream-knock-wrong = Najpierw drzwi. Zagraj „Przekonywanie”.

lesson-dream-lie-down =
    Wygrywa tylko jego śmierć, a zranić go można tylko **we śnie**. Zasnąć możesz raz na fazę akcji, za 3 czasu. Naprawdę zrobisz to dopiero przy nim, z bronią i kartami ataku. Dziś tylko spróbuj.

    Zaśnij.
lesson-dream-lie-down-right = **Śpisz.** Teraz on może zaatakować ciebie, a ty jego. Ofiary za tobą nie idą i nikogo nie uratujesz.
lesson-dream-lie-down-wrong = Jeszcze nie. Najpierw zaśnij.

lesson-dream-stairs =
    Póki śpisz, na koniec każdej fazy mordercy rozpatruje się kartę z talii „Schody bez końca”. Raz zła, raz dobra. Zakończ zakupy i zobacz.
lesson-dream-stairs-right = Gdy śpisz, doktor szuka ciebie, a nie ofiar. A na schodach były tylko szepty: horror wzrósł o 1.
lesson-dream-stairs-wrong = Schody nie poczekają. Zakończ zakupy.

lesson-dream-wake =
    Dość snu. „Uszczypnij się”: za 2 czasu wykonujesz rzut horroru i sukces cię budzi. Porażka podnosi horror.
lesson-dream-wake-right = **Nie śpisz.** Tak się gra w ten film: na jawie zbierasz broń i ratujesz ludzi, a do snu kładziesz się przy nim, kiedy możesz uderzyć kilka razy z rzędu. Po odkryciu zakończenia jawy już prawie nie będzie.
lesson-dream-wake-wrong = Najpierw się obudź.
