# Karta gracza: kim jesteś, co wygrywa, co przegrywa i od czego zacząć.

game-role = { $side ->
    [beast] Jesteś Bestią: { $beast }
    [pair] Prowadzisz łowców: { AND($hunters) }
   *[hunter] Jesteś wśród łowców: { AND($hunters) }
}
game-role-kills = { $kills ->
    [own] { $side ->
        [beast] { " " }Liczą się tylko osadnicy, którzy zginą z twojej ręki.
       *[hunters] { " " }Liczą się tylko osadnicy, których zabije sama Bestia.
    }
   *[all] { "" }
}
game-role-wins = { $side ->
    [beast] { $escort ->
        [yes] Wygrywasz, gdy tylko { OR($goals) } albo gdy minie dzień { $days }, a łowcy nie odprowadzą osadników do celu: { $refuge }.{ game-role-kills }
       *[no] Wygrywasz, gdy tylko { OR($goals) }.{ game-role-kills }
    }
   *[hunters] { $escort ->
        [yes] Wygrywasz, gdy zginie Bestia albo gdy wszyscy osadnicy dojdą do celu: { $refuge }. Łowcy wygrywają razem.
       *[no] Wygrywasz, gdy zginie Bestia albo gdy minie dzień { $days }. Łowcy wygrywają razem.
    }
}
game-role-loses = { $side ->
    [beast] { $escort ->
        [yes] Przegrywasz, gdy zginiesz albo gdy wszyscy osadnicy dojdą do celu: { $refuge }.
       *[no] Przegrywasz, gdy zginiesz albo gdy minie dzień { $days }. Twoje zdrowie: { $health }.
    }
   *[hunters] { $escort ->
        [yes] Przegrywasz, gdy tylko { OR($goals) } albo gdy minie dzień { $days }, a osadnicy nie dojdą do celu: { $refuge }.{ game-role-kills }
       *[no] Przegrywasz, gdy tylko { OR($goals) }.{ game-role-kills }
    }
}
game-role-idea = { $side ->
    [beast] Zanim staną łowcy, wymknij się: kładź karty ruchu zakryte, a nikt nie zobaczy, dokąd idziesz. Szukaj osadnika albo zwierzęcia z dala od łowców. Atak cię ujawnia, więc zostaw sobie krok na potem: jedna karta na torze i znów cię nie widać.
   *[hunters] Stań w osadzie, przy osadnikach, których łatwo zabić. Potem idź za tropami: tam Bestia już była. Karty na jej torze mówią, jak daleko mogła odejść, a mapa zaznacza, gdzie może być. Tam przeszukuj.
}
