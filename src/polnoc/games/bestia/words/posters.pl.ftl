# Plakaty: czym wyróżnia się wybór, jako dalszy ciąg zdania w nawiasie.

poster-health = zdrowie: { $n }
poster-beast = { $habitat ->
    [forest] zdrowie: { $n }, u siebie w lesie
    [swamp] zdrowie: { $n }, u siebie na bagnach
   *[cave] zdrowie: { $n }, u siebie w jaskiniach
}
poster-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
poster-contract-auto = dobrane do liczby graczy
poster-contract-great-cleansing = Bestii wystarczy śmierć dwóch osadników
poster-contract-northern-assault = Bestia potrzebuje śmierci czterech osadników
poster-contract-last-caravan = łowcy prowadzą dwóch osadników przez cały kraj; wystarczy śmierć jednego, by Bestia wygrała
poster-contract-siege-of-the-hearths = Bestia potrzebuje śmierci dwóch szlachciców albo pięciu osadników
poster-beast-fangrir = wzywa wilki, które skaczą do gardeł, i uderza prosto z lasu
poster-beast-hogbad = szarżuje na wprost, a po zabójstwie uderza znowu
poster-beast-bolgin = przestawia łowców, jak chce, a jej bagniki ich okradają
poster-beast-raaga = zalewa ziemię, uderza dwa razy i zagląda łowcom w karty
poster-beast-esmeria = umie nie zostawiać tropów i wykrywa pułapki
poster-beast-mara = nocą rusza daleko, zaciera tropy i rozgania łowców
poster-hunter1-assar = dowódca: jego rozkaz rusza innego łowcę
poster-hunter2-assar = { poster-hunter1-assar }
poster-hunter3-assar = { poster-hunter1-assar }
poster-hunter1-grimgier = tarcza: przyjmuje ciosy wymierzone w innych
poster-hunter2-grimgier = { poster-hunter1-grimgier }
poster-hunter3-grimgier = { poster-hunter1-grimgier }
poster-hunter1-helga = wieszczka: pyta, w jakim siedlisku jest Bestia, albo ogląda jej najstarszą kartę ruchu
poster-hunter2-helga = { poster-hunter1-helga }
poster-hunter3-helga = { poster-hunter1-helga }
poster-hunter1-iona = łuczniczka: z daleka strzela do chowańców
poster-hunter2-iona = { poster-hunter1-iona }
poster-hunter3-iona = { poster-hunter1-iona }
poster-hunter1-krim = traper: zawsze znajdzie oręż i tanio zastawia pułapki
poster-hunter2-krim = { poster-hunter1-krim }
poster-hunter3-krim = { poster-hunter1-krim }
poster-hunter1-varja = ostrze: biegnie o dwa obszary i uderza Bestię, którą tam zastanie
poster-hunter2-varja = { poster-hunter1-varja }
poster-hunter3-varja = { poster-hunter1-varja }
