# Liczniki morderców i miejsc oraz to, co je zmienia.

counter-other = { $name }
counter-any = { OR($names) }

does-raise-counter = { $counter } rośnie o { $n }
does-raise-counter-victims = { $counter } rośnie o { $n } za każdą ofiarę na polach: { $spaces }
does-lower-counter = { $counter } opada o { $n }
does-set-counter = { $counter } wynosi odtąd { $n }
does-halve-counter = { $counter } opada do połowy (zaokrąglonej w dół)
does-unleash = uwolnij { $counter_whom }
if-counter = { $counter } wynosi co najmniej { $n }

event-counter = { $sign ->
    [up] { $counter } rośnie do { $now }.
   *[down] { $counter } opada do { $now }.
}
event-unleashed = { $counter } wybucha na poziomie { $now }: { $does }.

card-text-counter = Licznik: { $title }, od { $least } do { $most }, na początku { $start }. { $text }
card-text-action-three = { $title } (koszt { $cost }). 3 lub więcej sukcesów: { $three }. 2 sukcesy: { $two }. 1 sukces: { $one }. Porażka: { $fail }.
card-text-reaction-three = { $title } (koszt { $cost }, w reakcji na atak). 3 lub więcej sukcesów: { $three }. 2 sukcesy: { $two }. 1 sukces: { $one }. Porażka: { $fail }.
counter-level = skutek na poziomie { $values }: { $does }

board-counter = { $card }: { $now } z { $most }
draw-counter = { $title }: { $now } z { $most }. Skutek na tym poziomie: { $does }.
draw-row-three = Trzy sukcesy lub więcej
draw-row-two = Dwa sukcesy
draw-feeds = Święte miejsce: każda ofiara tutaj podsyca { $counter }

advice-counter-falls = { $card }: z { $before } na { $now }.
advice-counter-falls-level = { $card }: z { $before } na { $now }, czyli na łagodniejszy poziom.
advice-counter-rises = { $card }: z { $before } na { $now }.
advice-counter-rises-level = { $card }: z { $before } na { $now }, czyli na groźniejszy poziom.
advice-counter-same = { $card } i tak zostaje na { $now }.
