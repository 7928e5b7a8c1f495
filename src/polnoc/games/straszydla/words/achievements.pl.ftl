# Co zostaje po zakończonej grze i jakie osiągnięcia można w niej zdobyć.

outcome-pact = Pakt
outcome-pact-value = nr { $value }
outcome-table = Liczba osób
outcome-table-value = { $value } { $value ->
    [2] osoby
    [3] osoby
    [4] osoby
   *[other] osób
}
outcome-periods = Pory dnia
outcome-spooks = Przybyłe straszydła
outcome-duels = Wygrane pojedynki

feat-sealed = Podpisano i przypieczętowano
feat-sealed-how = Wygraj, wypełniając swój pakt.
feat-least-missing = Prawie
feat-least-missing-how = Wygraj, gdy nikt nie wypełni paktu, a tobie brakuje najmniej.
feat-swift = Zanim ktoś zauważył
feat-swift-how = Wygraj w najwyżej 3 porach dnia.
feat-harvest = Żniwa
feat-harvest-how = Wygraj i zbierz w mieście co najmniej 25 kostek strachu.
feat-terror = Postrach miasta
feat-terror-how = Wygraj i zdobądź straszeniem co najmniej 10 kostek strachu.
feat-unbeaten = Bez porażki
feat-unbeaten-how = Wygraj grę i każdy pojedynek, który stoczysz.
feat-duellist = Pojedynki
feat-duellist-how = Wygraj grę i co najmniej 3 pojedynki.
feat-david = Dawid i Goliat
feat-david-how = Wygraj grę i choć raz pojedynek z silniejszym rywalem.
feat-full-bowls = Pełne miski
feat-full-bowls-how = Wygraj tak, żeby żadne straszydło nie uciekło głodne.
feat-imp-charmer = Diabliki na służbie
feat-imp-charmer-how = Wygraj i użyj co najmniej 4 diablików.
feat-patron = Opieka nad straszydłami
feat-patron-how = Wygraj i kup co najmniej 6 straszydeł.
feat-no-bank = Bez targów
feat-no-bank-how = Wygraj, nie wymieniając niczego w banku.
feat-fearless = Stalowe nerwy
feat-fearless-how = Wygraj, nie wydając ani jednej kostki grozy.
feat-many-pacts = Wiele paktów
feat-many-pacts-how = Wygraj z czterema różnymi paktami.
feat-three-nights = Trzy noce
feat-three-nights-how = Wygraj trzy gry z rzędu.
