# Shared by all games.

# The language in which packs give their names.
names-language = en

yes = yes
no = no
option-by-lot = random
list-or = { $head } or { $last }
list-and = { $head } and { $last }

chance = chance
player = player { $number }

prompt-over = The game is over.
prompt-chance = Chance decides.

# Why something is not possible. `by-rule` adds the rule's id.
by-rule = { $sentence } [{ $rule }]
refused-over = The game is already over.
refused-not-asked = It is not your turn. To play now: { $names }.
refused-not-now = That is not possible now.
refused-no-such-seat = { $seats ->
    [one] There is no player number { $number }: there is { $seats } player at the table.
   *[other] There is no player number { $number }: there are { $seats } players at the table.
}
refused-chance = Chance decides this, not a player.
refused-endless = That would set off effects that never end: a card of this pack is at fault. Nothing was done. Choose something else.

option-players = Players
