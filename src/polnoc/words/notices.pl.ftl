# Powiadomienia: wiadomość poza stroną, że teraz twoja kolej.

notices-title = Powiadomienia
notices-lead = Północ może dać ci znać, kiedy jakiś stół na ciebie czeka. Wszystko jest wyłączone, dopóki tego nie włączysz, a tę stronę widzisz tylko ty.
notices-secret = Powiadomienie podaje grę, stół, kto przy nim siedzi i do kiedy masz czas. Nigdy nie mówi nic o kartach ani o planszy.
notices-on = Włączone
notices-off = Wyłączone
notices-failed = Wyłączone: kilka razy z rzędu się nie udało. Sprawdź adres i włącz ponownie.
notices-unconfirmed = Czeka, aż otworzysz link z wysłanego e-maila.
notices-other = Inny adres
notices-switch-off = Wyłącz
notices-switch-on = Włącz
notices-test = Wyślij próbne

notices-browser = W tej przeglądarce
notices-browser-how = Gdy strona stołu jest otwarta w tle, przeglądarka powie ci, że teraz twoja kolej. Najpierw poprosi o zgodę.
notices-browser-needs-script = To wymaga JavaScriptu, który jest tu wyłączony.
notices-browser-none = Ta przeglądarka nie może tu pokazywać powiadomień. Niektóre wymagają adresu, który zaczyna się od https.
notices-browser-blocked = Powiadomienia z tej strony są zabronione. Możesz na nie znów pozwolić w ustawieniach przeglądarki.

notices-push = Na tym urządzeniu, bez otwartej strony
notices-push-how = Przeglądarka obudzi się, gdy przyjdzie twoja kolej, nawet jeśli żadna strona Północy nie jest otwarta. Wiadomość, która ją budzi, jest pusta: przeglądarka sama pyta serwer, co na ciebie czeka.
notices-push-not-installed = Na tym serwerze nie zainstalowano tego, co jest do tego potrzebne.
notices-push-devices = { $count ->
    [one] Włączone w jednej przeglądarce.
   *[other] Włączone w { $count } przeglądarkach.
}
notices-push-everywhere = Wyłącz wszędzie

notices-webhook = Na czat albo do aplikacji
notices-webhook-how = Discord, ntfy, Matrix, Slack, Telegram, Mattermost, Gotify i inne. Wklej adres webhooka, na przykład https://ntfy.sh/twoj-temat albo https://discord.com/api/webhooks/…
notices-webhook-label = Adres webhooka
notices-webhook-on = Włączone: powiadomienia idą do { $where }.
notices-webhook-not-installed = Na tym serwerze nie zainstalowano tego, co jest do tego potrzebne: pip install 'polnoc[notify]'

notices-mail = E-mailem
notices-mail-how = Najpierw wysyłamy jeden e-mail z linkiem. Nic więcej nie przyjdzie, dopóki go nie otworzysz i się nie zgodzisz.
notices-mail-label = Adres e-mail
notices-mail-on = Włączone: powiadomienia idą na { $where }.
notices-mail-not-set-up = Na tym serwerze nie skonfigurowano poczty.

notices-last = Ostatnie
notices-last-none = Na razie żadnych.
notices-state-sent = wysłane
notices-state-failed = nie dotarło
notices-state-waiting = jeszcze niewysłane, spróbujemy ponownie
notices-state-claimed = może wysłane
notices-reason-turn = twoja kolej
notices-reason-soon = czas się kończy
notices-reason-late = czas minął

notices-said-saved = Zapisane. Wyślij próbne, żeby sprawdzić, czy dociera.
notices-said-mailed = Wysłaliśmy e-mail z linkiem. Powiadomienia zaczną przychodzić, gdy go otworzysz i się zgodzisz.
notices-said-off = Wyłączone.
notices-said-tested = Próbne powiadomienie zostało wysłane.
notices-said-test-failed = Próbne powiadomienie nie dotarło. Sprawdź adres. Adresy wewnątrz sieci tego serwera są niedozwolone.
notices-said-mail-failed = E-maila nie udało się wysłać. Sprawdź adres albo spróbuj później.
notices-wait = Na razie to już za dużo prób. Spróbuj ponownie za jakiś czas.
notices-bad-webhook = Pod ten adres nie da się wysyłać powiadomień. Wklej cały adres webhooka, na przykład https://ntfy.sh/twoj-temat albo discord://id/token.
notices-bad-query = Ten adres ma po znaku zapytania ustawienia, które są tu niedozwolone. Pomiń je.
notices-bad-mail = To nie jest adres e-mail. Powinien wyglądać tak: ola@example.org.
notices-bad-push = To nie jest adres usługi powiadomień.
notices-nothing-on = Nie ma dokąd wysłać próbnego powiadomienia. Najpierw włącz któryś sposób.

notices-mail-page = Powiadomienia e-mailem
notices-mail-confirm-how = Czy powiadomienia z Północy mają przychodzić na { $address }? Każde mówi, że przy jakimś stole jest twoja kolej; nic innego nie przyjdzie.
notices-mail-confirm = Tak, wysyłaj
notices-mail-is-on = Powiadomienia z Północy przychodzą na { $address }.
notices-mail-stop = Nie wysyłaj więcej e-maili
notices-mail-stopped = Więcej e-maili nie przyjdzie.
notices-mail-gone = Ten link już nigdzie nie prowadzi: adres wyłączono albo wpisano ponownie.
notices-mail-title = Powiadomienia z Północy: potwierdź adres
notices-mail-body = Ktoś, mamy nadzieję, że ty, chce dostawać na ten adres powiadomienia z Północy, stołu do gier planszowych. Jeśli tego chcesz, otwórz ten link i zgódź się:
notices-mail-ignore = Jeśli nie, nie rób nic: żaden inny e-mail nie przyjdzie.
notices-test-title = Próbne powiadomienie z Północy
notices-test-body = Tak się dowiesz, że teraz twoja kolej.

notice-title = { $count ->
    [one] Północ: stół na ciebie czeka
    [few] Północ: czekają na ciebie { $count } stoły
   *[other] Północ: czeka na ciebie { $count } stołów
}
notice-turn = { $game }: twoja kolej. Przy stole: { AND($others) }.
notice-soon = { $game }: wciąż twoja kolej, a czas się kończy. Potem zagra za ciebie bot. Przy stole: { AND($others) }.
notice-late = { $game }: twój czas minął. Przy stole: { AND($others) }.
notice-stand-in = Do twojego powrotu gra za ciebie bot.
notice-until = Masz czas do { $when }.
notice-stop = Nie chcę więcej takich e-maili:
notice-push-waiting = { $count ->
    [0] Coś się wydarzyło przy jednym z twoich stołów.
    [one] Twoja kolej.
    [few] Twoja kolej przy { $count } stołach.
   *[other] Twoja kolej przy { $count } stołach.
}
