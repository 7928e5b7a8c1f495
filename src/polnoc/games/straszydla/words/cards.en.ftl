# Cards and tiles in full.

pact-name = Pact { $number }
spook-other = { $name }
card-text-spook = { $spook }, a spook. Element: { $element }. Strength { $day } by day and { $night } by night. Price: { $price }.
card-text-imp = { $imp }, an imp. Element: { $element }. Copies: { $copies }. When: { OR($windows) }. What it does: { $does }.
card-text-tile = { $time ->
    [day] { $tile }, a day district. Element: { $element }. New cubes with 2, 3 and 4 players: { AND($yields) }. { $marks }
    [night] { $tile }, a night district. Element: { $element }. New cubes with 2, 3 and 4 players: { AND($yields) }. { $marks }
   *[both] { $tile }, a day and night district. Element: { $element }. New cubes with 2, 3 and 4 players: { AND($yields) }. { $marks }
}
card-text-pact = Pact { $number }: { $wanted }.

window-planning = in your secret plan
window-before-planning = before planning
window-moved = when all have moved, before duels
window-before-roll = in your duel before the roll
window-after-roll = after your roll, before energy
window-won = when you have won a duel
window-acting = among your actions
window-feeding = while you feed

mark-frighten = You can frighten here.
mark-imp = You can summon an imp here.
mark-suburb = A suburb.
mark-centre = Must be surrounded on all sides.
mark-none = No icons.
