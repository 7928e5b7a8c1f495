# Co zostaje po zakończonej grze i jakie osiągnięcia można w niej zdobyć.

outcome-role = Strona
outcome-role-beast = Bestia
outcome-role-hunters = łowcy
outcome-beast = Jako Bestia
outcome-beast-fangrir = { beast-fangrir }
outcome-beast-hogbad = { beast-hogbad }
outcome-beast-bolgin = { beast-bolgin }
outcome-beast-raaga = { beast-raaga }
outcome-beast-esmeria = { beast-esmeria }
outcome-beast-mara = { beast-mara }
outcome-against = Przeciw Bestii
outcome-against-fangrir = { beast-fangrir }
outcome-against-hogbad = { beast-hogbad }
outcome-against-bolgin = { beast-bolgin }
outcome-against-raaga = { beast-raaga }
outcome-against-esmeria = { beast-esmeria }
outcome-against-mara = { beast-mara }
outcome-hunter = Łowca
outcome-hunter-assar = { hunter-assar }
outcome-hunter-grimgier = { hunter-grimgier }
outcome-hunter-helga = { hunter-helga }
outcome-hunter-iona = { hunter-iona }
outcome-hunter-krim = { hunter-krim }
outcome-hunter-varja = { hunter-varja }
outcome-contract = Zlecenie
outcome-contract-great-cleansing = { contract-great-cleansing }
outcome-contract-northern-assault = { contract-northern-assault }
outcome-contract-last-caravan = { contract-last-caravan }
outcome-contract-siege-of-the-hearths = { contract-siege-of-the-hearths }
outcome-table = Liczba osób
outcome-table-value = { $value } { $value ->
    [2] osoby
    [3] osoby
    [4] osoby
   *[other] osób
}
outcome-days = Dni
outcome-settlers = Zabici osadnicy
outcome-wounds = Rany Bestii

feat-feast = Uczta
feat-feast-how = Wygraj jako Bestia.
feat-thick-hide = Gruba skóra
feat-thick-hide-how = Wygraj jako Bestia bez jednej rany.
feat-shadow = Cień
feat-shadow-how = Wygraj jako Bestia ujawniona najwyżej dwa razy.
feat-quick-feast = Szybka uczta
feat-quick-feast-how = Wygraj jako Bestia najpóźniej drugiego dnia.
feat-hunter-hunted = Łowca zwierzyną
feat-hunter-hunted-how = Wygraj jako Bestia grę, w której zginął łowca.
feat-out-of-the-trap = Z pułapki
feat-out-of-the-trap-how = Wygraj jako Bestia, choć odpaliła się na ciebie pułapka.
feat-grown = W pełni sił
feat-grown-how = Wygraj jako Bestia z co najmniej 3 ulepszeniami.
feat-hunt = Udane łowy
feat-hunt-how = Wygraj jako łowcy.
feat-slain = Koniec Bestii
feat-slain-how = Wygraj jako łowcy, zabijając Bestię.
feat-help-arrives = Nadchodzi pomoc
feat-help-arrives-how = Wygraj jako łowcy po upływie ostatniego dnia.
feat-caravan = Cali i zdrowi
feat-caravan-how = Wygraj jako łowcy, doprowadzając karawanę do celu.
feat-shepherds = Dobrzy pasterze
feat-shepherds-how = Wygraj jako łowcy, nie tracąc żadnego osadnika.
feat-all-standing = Wszyscy na nogach
feat-all-standing-how = Wygraj jako łowcy, nie tracąc żadnego łowcy.
feat-trapper = Sidła
feat-trapper-how = Wygraj jako łowcy i złap Bestię we własną pułapkę.
feat-tracker = Tropiciel
feat-tracker-how = Wygraj jako łowcy i znajdź Bestię własnym przeszukaniem.
feat-builders = Budowniczowie
feat-builders-how = Wygraj jako łowcy i postaw choć jedną strażnicę.
feat-both-sides = Po obu stronach ogniska
feat-both-sides-how = Wygraj jako Bestia i jako łowcy.
feat-many-beasts = Wiele skór
feat-many-beasts-how = Wygraj jako trzy różne Bestie.
feat-bestiary = Bestiariusz
feat-bestiary-how = Wygraj jako łowcy przeciw trzem różnym Bestiom.
feat-three-contracts = Zlecenie wykonane
feat-three-contracts-how = Wygraj trzy gry z rzędu.
