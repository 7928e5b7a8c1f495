# The installed app, and what it shows when there is no connection.

offline-title = Brak połączenia
offline-how = Północ jest teraz poza zasięgiem. Gdy tylko połączenie wróci, strona ruszy dalej sama.
offline-table = Stół jest bezpieczny na serwerze, dokładnie taki, jaki był. Na tym urządzeniu nic z niego nie zostaje, więc nikt inny nie podejrzy tu twoich kart.
offline-here = Co można tymczasem poczytać
offline-none = Na razie nic. Otwierane lekcje i zasady zostają na tym urządzeniu właśnie na takie chwile.
offline-connected = Połączenie z Północą wróciło.
offline-copy = Brak połączenia: to kopia strony głównej, bez twoich stołów. Gdy tylko połączenie wróci, strona ruszy dalej sama.
offline-lesson = Lekcja: { $title }
