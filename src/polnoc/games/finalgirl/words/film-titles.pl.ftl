# Tytuły filmów, w których wróg trafił do miejsca z innego filmu.
film-haunting-groves = Szepty w świętym gaju
film-haunting-lane = Ktoś stuka w Alei Klonów
film-haunting-harbour = Latarnia, w której nikt nie mieszka
film-wrath-manor = Piorun nad starym dworem
film-wrath-harbour = Sztorm, który ma imię
film-hammer-harbour = Młot na nabrzeżu
film-parade-harbour = Parada na molo
film-pack-harbour = Ogary w porcie
film-dream-manor = Sen w zamkniętym pokoju
film-dream-harbour = Kołysanka dla rybaków
film-sky-harbour = Groza prosto z nieba
film-sky-camp = Skrzydła nad jeziorem
film-sky-fair = Ptaki nad diabelskim młynem
film-sky-manor = Pióra w kominie
film-sky-groves = Święty gaj pełen skrzydeł
film-sky-lane = Ptaki z Alei Klonów
