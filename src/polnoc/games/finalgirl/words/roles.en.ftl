# The card of a player: who you are, what wins, what loses, what to do first.

game-role = You are { $heroine } (the film: { $place }, { $killer })
game-role-wins = { $pawn ->
    [yes] You win when { $killer } dies, even if you die at the same moment. Nobody has to be rescued, but those you rescue bring rewards.
   *[no] You win when { $killer } has no health left: it loses some with every enemy you kill. Nobody has to be rescued, but those you rescue bring rewards.
}
game-role-loses = You lose when { $heroine } dies. She begins with { $health } health.
game-role-idea = Do not fight yet. Play a card to walk: to victims, whom you lead to an exit, or to a place that you can search for a weapon. Strike when you hold one and horror is low.
