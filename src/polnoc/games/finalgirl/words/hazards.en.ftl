# Hazards on spaces, status effects, items that are traps.

does-time-capped = { $sign ->
    [up] gain { $n } time
   *[down] lose up to { $n } time: the marker stops at 0
}
does-status = { $title }: { $holds }
does-end-status = { $title } is over
does-place-hazard = { $title } { $at }: { $does }
hazard-kills = victims who enter die
hazard-hurts = whenever you enter: { $does }
does-clear-hazards = { $within ->
    [0] all hazards { $at } are gone
    [one] all hazards { $at } and next to it are gone
   *[other] all hazards { $at } and up to { $within } spaces from it are gone
}
does-victims-strike = victims in your space attack you together: { $n } damage for each, { $most } at most
holds-rooted = you cannot leave your space
item-trap = a trap, never kept; whoever draws it: { $does }

event-status = { $she } has { $status } now: { $does }.
event-status-over = { $status } is over.
event-hazard = Danger { $space_at }: { $hazard }.
event-hazard-gone = No danger any more { $space_at }: { $hazard } is gone.
event-hazard-springs = { $hazard } gets { $she } { $space_at }!
event-trap-springs = A trap! { $item }: { $does }.

draw-hazard = Danger: { $does }
