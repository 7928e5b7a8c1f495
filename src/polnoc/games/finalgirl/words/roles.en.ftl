# The card of a player: who you are, what wins, what loses, what to do first.

game-role = You are { $heroine } (the film: { $place }, { $killer })
game-role-wins = { $pawn ->
    [yes] You win when { $killer } dies, even if you die at the same moment. Nobody has to be rescued, but those you rescue bring rewards.
    [hidden] You win as soon as { $wins }. First you have to search: somebody is hidden in the item decks. Nothing hurts this enemy.
    [goal] You win as soon as { $wins }. Nothing kills this enemy for good.
   *[no] You win when { $killer } has no health left: it loses some with every enemy you kill. Nobody has to be rescued, but those you rescue bring rewards.
}
game-role-loses = { $more ->
    [yes] You lose when { $heroine } dies, and also as soon as { $loses }. She begins with { $health } health.
   *[no] You lose when { $heroine } dies. She begins with { $health } health.
}
game-role-idea = { $pawn ->
    [hidden] Do not fight: it does nothing. Buy “Search” and go where you can search. Whoever is hidden lies below the cards that are face up. Then run for an exit.
    [goal] Do not fight more than you must. Play a card to walk: to victims, whom you lead to an exit, or to a place that you can search. Do not end a turn where an enemy is.
   *[other] Do not fight yet. Play a card to walk: to victims, whom you lead to an exit, or to a place that you can search for a weapon. Strike when you hold one and horror is low.
}
