# Zagrożenia na polach, stany, przedmioty, które są pułapkami.

does-time-capped = { $sign ->
    [up] zyskaj { $n } czasu
   *[down] strać do { $n } czasu: znacznik staje na 0
}
does-status = { $title }: { $holds }
does-end-status = mija { $title }
does-place-hazard = { $title } { $at }: { $does }
hazard-kills = ofiary, które tu wejdą, giną
hazard-hurts = gdy tu wejdziesz: { $does }
does-clear-hazards = { $within ->
    [0] znikają wszystkie zagrożenia { $at }
    [1] znikają wszystkie zagrożenia { $at } i na sąsiednich polach
   *[other] znikają wszystkie zagrożenia { $at } i do { $within } pól dalej
}
does-victims-strike = { $n ->
    [one] ofiary z twojego pola atakują cię razem: { $n } obrażenie za każdą, najwyżej { $most }
    [few] ofiary z twojego pola atakują cię razem: { $n } obrażenia za każdą, najwyżej { $most }
   *[many] ofiary z twojego pola atakują cię razem: { $n } obrażeń za każdą, najwyżej { $most }
}
holds-rooted = nie możesz opuścić swojego pola
item-trap = pułapka, której nie da się zatrzymać; kto ją dobierze: { $does }

event-status = { $she } ma teraz stan { $status }: { $does }.
event-status-over = Mija stan { $status }.
event-hazard = Niebezpieczeństwo { $space_at }: { $hazard }.
event-hazard-gone = Już bezpiecznie { $space_at }: znika { $hazard }.
event-hazard-springs = { $she } wpada { $space_at }: { $hazard }!
event-trap-springs = Pułapka! { $item }: { $does }.

draw-hazard = Niebezpieczeństwo: { $does }
