# Counters of killers and locations, and what changes them.

counter-other = { $name }
counter-any = { OR($names) }

does-raise-counter = { $counter } rises by { $n }
does-raise-counter-victims = { $counter } rises by { $n } for every victim in: { $spaces }
does-lower-counter = { $counter } falls by { $n }
does-set-counter = { $counter } is now { $n }
does-halve-counter = { $counter } falls to half of what it was, rounded down
does-unleash = unleash { $counter_whom }
if-counter = { $counter } is { $n } or higher

event-counter = { $sign ->
    [up] { $counter } rises to { $now }.
   *[down] { $counter } falls to { $now }.
}
event-unleashed = { $counter } is unleashed at { $now }: { $does }.

card-text-counter = Counter: { $title }, from { $least } to { $most }, { $start } at the start. { $text }
card-text-action-three = { $title } (cost { $cost }). 3 or more successes: { $three }. 2 successes: { $two }. 1 success: { $one }. Failure: { $fail }.
card-text-reaction-three = { $title } (cost { $cost }, in reaction to an attack). 3 or more successes: { $three }. 2 successes: { $two }. 1 success: { $one }. Failure: { $fail }.
counter-level = effect at { $values }: { $does }

board-counter = { $card }: { $now } of { $most }
draw-counter = { $title }: { $now } of { $most }. At this level: { $does }.
draw-row-three = Three successes or more
draw-row-two = Two successes
draw-feeds = Sacred: every victim here feeds { $counter }

advice-counter-falls = { $card }: from { $before } to { $now }.
advice-counter-falls-level = { $card }: from { $before } to { $now }, a milder level.
advice-counter-rises = { $card }: from { $before } to { $now }.
advice-counter-rises-level = { $card }: from { $before } to { $now }, a worse level.
advice-counter-same = { $card } stays at { $now } anyway.
