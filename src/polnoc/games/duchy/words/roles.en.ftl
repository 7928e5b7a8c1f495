# The card of a player: who you are, what wins, what loses, what to do first.

game-role = { $players ->
    [4] You are a ghost of team { $team }; your partner is { $partner }
   *[other] You are a ghost, hiding in an old house
}
game-role-wins = { $players ->
    [2] Name the number of the lair in which your rival hides: that is a point. To win you need { n-points }.
    [3] Name the numbers of the lairs in which your rivals hide. The first ghost found in a round brings a point to both others, the second one only to whoever finds it. To win you need { n-points }.
   *[4] Your team names the numbers of both rivals’ lairs: that is a point. To win you need { n-points }.
}
game-role-loses = { $players ->
    [2] Your rival finds you more often and has { n-points } before you do.
    [3] One of the others has { n-points } before you do.
   *[4] The other team has { n-points } before you do.
}
game-role-idea = { $players ->
    [4] First, one of you picks the lairs for both. Then ask what rules out about half of the numbers. Your partner hears every answer: guess when two or three numbers are left.
   *[other] First, pick one of two cards as your lair: its number is your secret. The other one you play later, usually as a question. Ask what rules out about half of the numbers, and guess when two or three are left.
}
