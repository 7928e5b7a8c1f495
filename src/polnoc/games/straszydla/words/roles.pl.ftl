# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = Opiekujesz się głodnymi straszydłami miasta
game-role-wins = Gdy kończy się dzień albo noc, pięć nakarmionych przez ciebie straszydeł pasuje do żywiołów z twojego tajnego paktu i nikomu nie udało się to wcześniej.
game-role-loses = Ktoś inny wcześniej wypełni swój pakt. Jeśli przez { $periods } pór dnia nie uda się to nikomu, wygrywa ten, komu brakuje najmniej.
game-role-idea = Zacznij na przedmieściu w pobliżu dzielnic z żywiołami z paktu. W każdej rundzie zaplanuj trzy kroki i zakończ tam, gdzie leżą kostki strachu: to jedzą straszydła. Trzy kostki jednego żywiołu odłóż dla pierwszego straszydła, bo głodne odejdzie. Gdzie chcą stanąć też inni, czeka cię pojedynek.
game-role-secret = Twój pakt. Potrzebne straszydła: { $pact }. Nikt inny go nie widzi.
