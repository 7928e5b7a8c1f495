# Plakaty: czym wyróżnia się wybór, jako dalszy ciąg zdania w nawiasie, i jak jest trudny.

poster-health = zdrowie: { $n }
poster-enemy = { $difficulty ->
    [0] zdrowie: { $n }
    [1] zdrowie: { $n }, łatwiejszy od innych
    [2] zdrowie: { $n }, trudny
   *[3] zdrowie: { $n }, bardzo trudny
}
poster-location = pola: { $spaces }, wyjścia: { $exits }
poster-killer-hammer = sam jeden, a z każdą ofiarą silniejszy
poster-killer-parade = kukły na krótkich sznurkach, a z każdą turą przybywa następna
poster-killer-pack = ogary, którymi nikt nie kieruje; każdy zabity osłabia całą watahę
poster-location-camp = domki i las wokół ciemnego jeziora
poster-location-fair = dwa kręgi wokół wielkiego namiotu, a w nich pułapki
poster-heroine-laurie = uderza mocniej z bliska
poster-heroine-reiko = doskakuje do wroga
poster-heroine-selena = znajduje wszystko
poster-heroine-adelaide = podnosi się po każdym ciosie
poster-heroine-barbara = nie ma litości
poster-heroine-iga = krucha, ale w jednej rzeczy mistrzyni
poster-heroine-wanda = płaci krwią za decydujący cios
poster-heroine-dorota = zawsze znajdzie czas
poster-heroine-sabina = walczy na oślep
poster-heroine-nina = szczęście ją lubi
poster-heroine-hana = ma dobre oko
