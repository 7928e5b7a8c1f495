# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = Opiekujesz się głodnymi straszydłami miasta
game-role-wins = Na koniec dnia albo nocy nakarm pięć straszydeł, których żywioły pasują do twojego tajnego paktu. Wygrywa, komu uda się to najwcześniej.
game-role-loses = Ktoś inny wcześniej wypełni swój pakt. Jeśli nikomu nie uda się to przez { $periods } dni i nocy (liczonych razem), wygrywa ten, komu brakuje najmniej.
game-role-idea = Zacznij na przedmieściu blisko dzielnic z żywiołami z paktu. Zaplanuj trzy kroki tak, żeby stanąć przy kostkach strachu: to jedzą straszydła. Trzy kostki jednego żywiołu odłóż dla pierwszego straszydła, bo głodne ucieknie. Gdzie stanie też ktoś inny, czeka cię pojedynek.
game-role-secret = Twój pakt. Potrzebne straszydła: { $pact }. Nikt inny go nie widzi.
