# Dodatki przy nowym stole.

packs-title = Dodatki
packs-how = Dodatek wnosi własne karty, postacie albo miejsca. Od niego zależy, co można wybrać poniżej.
packs-choose = Graj z zaznaczonymi dodatkami
packs-of-host = z tego serwera
packs-yours = twój
packs-own-file = Własny dodatek
packs-own-file-how = Plik TOML. Zostanie sprawdzony i zachowany tylko dla ciebie; jego nazwę i zawartość zobaczą ci, którzy zasiądą przy twoim stole.
packs-add = Dodaj
packs-own = Twoje dodatki
packs-own-how = Widzisz je tylko ty. Rozpoczęta gra toczy się dalej ze swoim dodatkiem, nawet gdy go stąd usuniesz.
packs-none = Nie masz tu jeszcze dodatków. Wybierz grę, a na stronie nowego stołu otwórz „Dodatki”.
packs-remove = Usuń
packs-mistakes = { $count ->
    [one] Z pliku { $file } nie da się jeszcze grać. Jedna rzecz do poprawienia:
    [few] Z pliku { $file } nie da się jeszcze grać. { $count } rzeczy do poprawienia:
   *[many] Z pliku { $file } nie da się jeszcze grać. { $count } rzeczy do poprawienia:
}
packs-line = Wiersz { $line }:
packs-off = Ten serwer nie przyjmuje dodatków.
packs-no-file = Najpierw wybierz plik, a potem go dodaj.
packs-not-added = Plik jest wybrany, ale jeszcze nie dodany. Naciśnij „Dodaj” i dopiero potem zacznij grę albo zrezygnuj z pliku.
packs-large = Dodatek może mieć najwyżej { $kilobytes } KB.
packs-many = Masz tu już { $most } dodatków i więcej się nie zmieści. Najpierw usuń któryś z nich.
packs-full = Na tym serwerze nie ma teraz miejsca na kolejne dodatki. Spróbuj innego dnia.
packs-gone = Wybranego dodatku już tu nie ma. Wybierz inny albo dodaj go ponownie.
packs-too-many = Naraz można grać najwyżej z { $most } dodatkami.
packs-too-large = Te dodatki są razem za duże: zapis gry nie zmieściłby się w pliku. Wybierz mniej.
