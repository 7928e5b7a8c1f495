# States of the heroine, decks of a film's own, houses: what any film may bring.

does-set-state = from now on { $state }
does-draw-from = resolve the next card of { $deck }
does-restart-deck = shuffle all cards of { $deck } together again
does-enter-house = go into an adjacent house, even if there are victims in it
holds-harmless = { $by ->
    [killer] { $killer } cannot attack the heroine
    [minions] { $minions } cannot attack the heroine
   *[all] no enemy can attack the heroine
}
holds-untouchable = { $by ->
    [killer] the heroine cannot attack the killer
    [minions] the heroine cannot attack minions
   *[all] the heroine cannot attack any enemy
}
holds-no-followers = victims do not follow the heroine
holds-no-rescue = nobody can be rescued
if-state = you are in that state
state-other = { $case ->
    [you] you are in this state: { $name }
    [you-off] you are no longer in this state: { $name }
    [she] enters a new state: { $name }
    [she-off] leaves this state: { $name }
    [is-off] Not: { $name }
   *[is] { $name }
}
card-text-state = { $title }. { $text }
card-text-own = { $deck }: { $title }. { $text }

event-state = { $she } { $does }.
event-own-card = { $own_card }: { $does }.
event-deck-shuffled = All cards of { $own_deck } are shuffled together again.
action-own-card = Card: { $title }
refused-no-rescue = Nobody can be rescued now.
refused-house = There are victims in this house, and they will not simply let you in.
refused-no-house = There is no house next to you.
needs-house = if a house is next to you
draw-shut = A house with people in it: they do not simply let you in
advice-state-no-attack = After that you cannot attack the killer.
advice-state-attack = After that you can attack the killer.
advice-state-safe = After that the killer cannot attack you.
advice-state-danger = After that the killer can attack you.
advice-state-no-rescue = While it lasts, nobody can be rescued.
advice-state-rescue = After that you can rescue people again.
advice-house = { $count ->
    [one] There is { $count } victim in a house next to you.
   *[other] There are { $count } victims in the houses next to you.
}
