# Wspólne dla wszystkich gier.

# Pod którym językiem dodatki podają swoje nazwy.
names-language = pl

yes = tak
no = nie
option-by-lot = los zdecyduje
list-or = { $head } lub { $last }
list-and = { $head } i { $last }

chance = los
player = gracz { $number }

prompt-over = Koniec gry.
prompt-chance = Decyduje los.

# Dlaczego czegoś nie można zrobić. `by-rule` dodaje numer reguły.
by-rule = { $sentence } [{ $rule }]
refused-over = Gra już się skończyła.
refused-not-asked = To nie twoja kolej. Teraz gra: { $names }.
refused-not-now = Teraz nie można tego zrobić.
refused-no-such-seat = { $seats ->
    [one] Nie ma gracza numer { $number }: przy stole jest { $seats } gracz.
   *[other] Nie ma gracza numer { $number }: graczy przy stole jest { $seats }.
}
refused-chance = O tym decyduje los, nie gracz.
refused-endless = To wywołałoby efekty, które nigdy się nie kończą: to wina karty z tego zestawu. Nic się nie stało. Wybierz coś innego.

option-players = Gracze
