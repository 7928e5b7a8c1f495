# Words on the drawings of Bestia.

draw-pulse = The time
draw-day = Day { $day } of { $days }
draw-phase = { $phase ->
    [dawn] Dawn
    [night] Night
   *[day] { $who ->
        [none] Day
       *[other] { $who }
    }
}
draw-dead = Dead settlers: { $n } of { $all }
draw-map = The map
draw-place = { $place }: { $habitat }.{ $trails ->
    [0] { "" }
    [one] { " " }{ $trails } trail.
   *[other] { " " }{ $trails } trails.
}{ $cloud ->
    [0] { "" }
   *[other] { " " }The Beast can be here.
}
draw-start = the start
draw-last-seen = { $beast } is hiding. Last seen: { $place }
draw-revealed = { $beast } is revealed: { $place }
draw-true-place = { $mine ->
    [yes] This is where you really are: { $place }
   *[no] { $beast } really is here: { $place }
}
draw-whole-way = The whole path of { $beast }, from one sighting to the next: { $way }
draw-tower = Watchtower: { $place }
draw-folk = { $folk } (health: { $left } of { $health }, grudges for the Beast: { $grudges }), { $place }
draw-stands = { $who }: { $place }
draw-trap-hidden = A trap face down in { $region }, laid by { $hunter }
draw-trap = A trap in { $region }, habitat: { $habitat }. { $card }
draw-way = Movement track
draw-track = { $n ->
    [0] The movement track is empty
    [one] Movement track: { $n } card
   *[other] Movement track: { $n } cards
}
draw-track-empty = The track is empty: the Beast is where its pawn stands.
draw-last-way = Turned up last
draw-known = { $n ->
    [one] The clues left only one location.
   *[other] The clues left { $n } locations where it could be.
}
draw-small-map = Your small map: the whole path since you were revealed
draw-plate = { $name } ({ $player }). Health: { $health } of { $most }. Grudges: { $grudges }. Ancient power: { $power }. Cards: { $cards }. Upgrades: { $ups }.
draw-aside = Set aside
draw-aside-plate = One card is set aside, face down.
draw-flee = Flee
draw-doing = Go on
draw-market = Gear and talents face up
draw-gear = Gear
draw-talent = Talents
draw-stock-gear = Gear in the deck: { $n }
draw-stock-talent = Talents in the deck: { $n }
draw-goals = The contract
draw-aim = The Beast wins when { OR($goals) }
draw-goal = { OR($goals) } → { AND($rewards) }
draw-choice = Cards to choose from
draw-draft = Dawn: choose a card
draw-choose-card = Choose a card
draw-scene = A decision
draw-choose = What do you choose?
draw-forge = Upgrades
draw-upgrades = Upgrades: { $who }
draw-purse = Grudges to spend: { $n }
