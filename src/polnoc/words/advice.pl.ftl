# Podpowiedzi: co zrobić i dlaczego. Gra dodaje własne powody.

advice-title = Podpowiedź
advice-follow = Zrób to
advice-do = Ekspert wybrałby: { $action }
advice-any = Tej gry nie zna jeszcze dobrze żaden bot: to po prostu jedna z możliwości.

# Inne możliwości, po tej zalecanej.
advice-same = Mniej więcej równie dobre: { $actions }.
advice-worse = { $grade ->
    [little] Trochę gorsze: { $actions }.
    [clear] Wyraźnie gorsze: { $actions }.
   *[much] Znacznie gorsze: { $actions }.
}

# Dlaczego nie ma podpowiedzi.
advice-off = Przy tym stole gra się bez podpowiedzi.
advice-not-yours = Podpowiedź jest tylko dla osoby, która teraz wybiera.
advice-busy = Ktoś przy tym stole już czeka na podpowiedź. Spróbuj za chwilę.
advice-none = Podpowiedź nie zdążyła na czas. Spróbuj za chwilę.
