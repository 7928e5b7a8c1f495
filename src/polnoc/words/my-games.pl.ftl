# Co zostaje po zakończonych grach: statystyki i wyczyny, w przeglądarce i w terminalu.

shelf-title = Moje gry
shelf-lead = Wszystko, co rozegrano w tej przeglądarce. Zostaje tutaj i nigdzie indziej: bez konta, bez wysyłania.
shelf-needs-script = Ta strona czyta to, co pamięta przeglądarka, a do tego potrzebny jest JavaScript. Bez niego nic się nie zapisuje i nie ma czego pokazać.
shelf-empty = Jeszcze nic tu nie ma. Pierwsza zakończona gra pojawi się tutaj.
shelf-totals = Rozegrane gry: { $played }, wygrane: { $won }.
shelf-played = Rozegrane
shelf-won = Wygrane
shelf-lost = przegrana
shelf-victory = wygrana
shelf-marked = { $n ->
    [one] { $n } gra jest oznaczona: było wiadomo, co się wydarzy. Nie liczy się do serii ani wyczynów.
    [few] { $n } gry są oznaczone: było wiadomo, co się wydarzy. Nie liczą się do serii ani wyczynów.
   *[many] { $n } gier jest oznaczonych: było wiadomo, co się wydarzy. Nie liczą się do serii ani wyczynów.
}
shelf-how-marked = Gra ma znak ↶, jeśli cofnięto odpowiedź, gdy kości albo karty pokazały już, co z niej wyniknie, albo jeśli kości były znane wcześniej. Taka gra się liczy, ale nie do serii, nie do najszybszej wygranej i nie do wyczynów. Cofnięcie zwykłej pomyłki nic nie kosztuje.
shelf-streaks = Wygrane z rzędu: { $now }, najwięcej { $longest }.
shelf-streak = Z rzędu
shelf-longest = Najdłuższa seria
shelf-quickest = { $n ->
    [one] Najszybsza wygrana: { $n } tura.
    [few] Najszybsza wygrana: { $n } tury.
   *[many] Najszybsza wygrana: { $n } tur.
}
shelf-fastest = Najszybsza wygrana (tury)
shelf-row = { $name }: rozegrane { $played }, wygrane { $won }
shelf-feats = Wyczyny: { $done } z { $all }
shelf-feats-title = Wyczyny
shelf-done = zdobyty
shelf-to-do = do zdobycia
shelf-new-feat = Nowy wyczyn: { $feat }. { $how }
shelf-games = Ostatnie gry
shelf-export = Zapisz do pliku
shelf-erase = Usuń wszystko
shelf-sure = Usunąć z tej przeglądarki wszystkie twoje gry i wyczyny?
shelf-erased = Wszystko usunięte.
