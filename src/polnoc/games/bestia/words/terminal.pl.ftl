game-name = Bestia
game-blurb = Jedna osoba jest Bestią, która krąży w ukryciu i poluje na osadników. Pozostali to łowcy: idą za tropami, zastawiają pułapki i próbują ją dopaść, zanim będzie za późno.
game-players = 2, 3 lub 4 graczy
game-minutes = 60–120 minut
game-begin-first = Zacznij pierwszą grę
game-learn-title = Nauka gry w Bestię
game-seat = { $seat ->
    [0] Bestia
   *[other] { $players ->
        [2] oboje łowców
       *[other] łowca { $seat }
    }
}
game-aids = Gdzie może być Bestia
game-aids-how = Mgła na mapie zakrywa każdy obszar, na którym Bestia może być według tego, co wiedzą wszyscy. Nie pokazuje więcej, niż wie cierpliwy łowca.

# Co terminal pokazuje ze stołu.

board-time = { $phase ->
    [0] Przygotowanie gry
    [1] Świt, dzień { $day } z { $days }. Zabici osadnicy: { $dead }.
    [2] Dzień { $day } z { $days }. Zabici osadnicy: { $dead }.
   *[3] Noc { $day } z { $days }. Zabici osadnicy: { $dead }.
}
board-columns = { "" }
board-line = { $line }
board-between = { "" }
board-signs = Siedliska: ⌂ osada, ♣ las, ≈ bagno, ∩ jaskinia, ◎ start. Potem: @ Bestia naprawdę, 1–3 łowcy, ? Bestia widziana ostatnio, w chowaniec, T strażnica, ¹²³ tropy, f rolnik, n szlachcic, s owca, b dzik, B niedźwiedź. ▣ pułapka. Postać: ♥ zdrowie, ✗ zatargi, ✦ pradawna moc, ▤ karty akcji + zdolności + reszta, ★ ulepszenia.
board-track = { $n ->
    [0] Tor ruchu jest pusty: Bestia jest ujawniona
    [one] Tor ruchu: { $n } karta
    [few] Tor ruchu: { $n } karty
   *[many] Tor ruchu: { $n } kart
}
board-cloud = Tu może być Bestia
board-worth = Zdrowie i zatargi
board-deck = Zostało w talii
board-gear = Odkryty oręż: { $card }
board-talent = Odkryty talent: { $card }
board-aside = Odłożona karta: { $card }
board-card = { $kind ->
    [gear] { $who }: oręż { $card } ({ board-symbol })
    [talent] { $who }: talent { $card } ({ board-symbol })
   *[card] { $who }: { $card } ({ board-symbol })
}
board-symbol = { $symbol ->
    [red] czerwona
    [blue] niebieska
    [trap] pułapka
   *[reaction] reakcja
}
