# Co mówi serwer, gdy nie może zrobić tego, o co go proszono.

server-limited = Nie tak szybko
server-large = To za dużo
server-elsewhere = To przyszło z innej strony
server-full = Więcej się nie zmieści
server-failed = Coś się tu zepsuło
server-away = Stół jest niedostępny

limit-requests = Prosisz szybciej, niż ten serwer odpowiada. Poczekaj chwilę i spróbuj ponownie.
limit-submits = Za dużo naraz. Poczekaj sekundę i spróbuj ponownie.
limit-tables = W krótkim czasie założono stąd wiele stołów. { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
   *[many] Spróbuj ponownie za { $minutes } minut.
}
limit-imports = W krótkim czasie wczytano stąd wiele gier. { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
   *[many] Spróbuj ponownie za { $minutes } minut.
}
limit-codes = W krótkim czasie użyto tu wielu kodów. { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
   *[many] Spróbuj ponownie za { $minutes } minut.
}
limit-files = W krótkim czasie wczytano stąd wiele plików. { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
   *[many] Spróbuj ponownie za { $minutes } minut.
}
limit-groups = W krótkim czasie założono stąd wiele grup. { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
   *[many] Spróbuj ponownie za { $minutes } minut.
}
limit-packs = W krótkim czasie dodano stąd wiele dodatków. { $minutes ->
    [one] Następny można dodać za minutę.
    [few] Następny można dodać za { $minutes } minuty.
   *[many] Następny można dodać za { $minutes } minut.
}
limit-all-packs-bytes = Na tym serwerze nie ma teraz miejsca na kolejne dodatki. Zagraj bez dodatku albo spróbuj innego dnia.
limit-sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij kilka z nich.
limit-address-unfinished = Z tego adresu rozpoczęto wiele gier i jeszcze ich nie skończono. Dokończ kilka z nich albo wróć jutro.
limit-chat = Przy tym stole nie zmieści się już więcej twoich wypowiedzi.
limit-chat-bytes = Przy tym stole nie zmieści się już więcej twoich wypowiedzi.
limit-table-chat = Rozmowa przy tym stole jest już za długa: więcej nie da się tu powiedzieć.
limit-notes = Przy tym stole nie zmieści się więcej notatek.
limit-answers-without-progress = Bardzo często zmieniasz zdanie, a przy stole nic się nie dzieje. Dopóki się to nie zmieni, możesz odpowiadać raz na dziesięć sekund.
limit-seat-answers = Ta gra trwa dłużej, niż stół może zapamiętać. Nadal można ją oglądać i eksportować.
limit-body = Naraz można wysłać najwyżej { $kilobytes } KB.
limit-elsewhere = To przyszło z innej witryny, więc nic nie zostało zrobione.
failed-how = To nasza wina, nie twoja, a żaden zagrany ruch nie przepadł. Spróbuj ponownie; jeśli to się powtórzy, podaj osobie prowadzącej ten serwer numer { $id }.
away-how = Odpowiedzi nie da się teraz zapisać, więc żadna nie jest przyjmowana. Nic nie przepadło; spróbuj ponownie za chwilę.
uncertain-how = Właśnie w tej chwili urwało się połączenie z bazą, więc nie wiadomo jeszcze, czy odpowiedź się zapisała. Nic nie przepadło; wyślij ją jeszcze raz, a i tak policzy się tylko raz.
stopping-how = Serwer właśnie uruchamia się ponownie. Zanim odpowiesz jeszcze raz, spójrz na stół.
