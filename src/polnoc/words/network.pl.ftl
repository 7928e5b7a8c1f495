# Wpuszczanie innych: przełącznik na stronach osoby, która siedzi przy komputerze z serwerem.

network-title = Wpuść innych
network-closed = Na razie Północ działa tylko na tym komputerze
network-closed-how = Telefony i inne komputery nie dostaną jeszcze odpowiedzi. Wpuści je jeden przełącznik.
network-let-in = Wpuść innych…
network-means-who = Każdy w tej samej sieci, na przykład w domowym Wi-Fi, będzie mógł otworzyć tę stronę, założyć stół i zagrać tam, gdzie ma zaproszenie.
network-means-safe = Zobaczy wyłącznie Północ: żadnych twoich plików i niczyich ukrytych kart.
network-means-trust = Połączenie nie jest szyfrowane, więc osoba, która zarządza siecią, mogłaby podglądać. Rób to w domu albo wśród znajomych, nie w kawiarni ani w hotelu.
network-means-end = W każdej chwili możesz to zamknąć. Kończy się też, gdy Północ zostanie zatrzymana.
network-remember = Rób tak zawsze, gdy Północ startuje na tym komputerze, niezależnie od sieci
network-yes = Tak, wpuść innych
network-open = Inni mogą wejść
network-links = Linki i kody zaczynają się od
network-nobody-yet = Nikt jeszcze się nie połączył. Otwórz link albo zeskanuj kod telefonem w tej samej sieci: przywita się tutaj.
network-nobody-yet-fixed = Nikt jeszcze się nie połączył. Otwórz link albo zeskanuj kod na innym urządzeniu: przywita się tutaj.
network-arrived = Połączyło się urządzenie: { $address }
network-arrived-before = Wcześniej: { AND($addresses) }
network-other = Inny adres tego komputera
network-use = Użyj tego
network-shut-out = Zamknij dla innych
network-code = Kod z adresem tej strony
network-none = Ten komputer nie jest teraz w żadnej sieci. Połącz go z Wi-Fi albo kablem i spróbuj ponownie.
network-port-taken = Inny program na tym komputerze zajmuje już w sieci port { $port }. Zatrzymaj ten program albo uruchom Północ na innym porcie: polnoc serve --open --port 8014
network-no-address = Inni mogą wejść, ale ten komputer nie jest teraz w żadnej sieci.
network-no-such-site = Ten komputer nie ma już tego adresu. Wybierz jeden z tych, które ma teraz.
network-fixed = To, kto może się połączyć z tym serwerem, ustalono przy jego uruchomieniu, więc nie ma tu czego przełączać.
network-only-here = Te linki działają tylko na tym komputerze.

network-help = Nikt nie może się połączyć?
network-help-same = Czy telefon jest w tej samej sieci? Wyłącz w nim dane komórkowe i połącz go z tym samym Wi-Fi co ten komputer.
network-help-guest = Wi-Fi dla gości często oddziela od siebie urządzenia, podobnie sieci w szkołach, biurach i hotelach. Użyj głównego Wi-Fi albo udostępnij wszystkim internet z telefonu (hotspot).
network-help-firewall = Zapora sieciowa na tym komputerze może blokować innych. Windows i macOS pytają raz, czy Python może przyjmować połączenia: zgódź się dla sieci prywatnych. W Linuksie z ufw: sudo ufw allow { $port }/tcp
network-help-vpn = VPN na którymś z urządzeń może kierować połączenie gdzie indziej. Wyłącz go i spróbuj ponownie.
network-help-other = Jeśli ten komputer ma kilka adresów, spróbuj innego. Wpisz go dokładnie, z http:// na początku i :{ $port } na końcu.
network-help-far = Znajomi, którzy są gdzie indziej, potrzebują tunelu albo serwera w internecie. Oba sposoby opisuje docs/self-hosting.md.
network-help-proxy = Linki zaczynają się od adresu podanego przy uruchomieniu serwera. Sprawdź, czy proxy albo tunel naprawdę prowadzi stamtąd do tego serwera.
