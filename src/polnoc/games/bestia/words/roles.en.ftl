# The card of a player: who you are, what wins, what loses, what to do first.

game-role = { $side ->
    [beast] You are the Beast: { $beast }
    [pair] You lead both hunters: { AND($hunters) }
   *[hunter] You are the hunter { AND($hunters) }
}
game-role-kills = { $kills ->
    [own] { $side ->
        [beast] { " " }Only settlers you kill yourself count.
       *[hunters] { " " }Only settlers the Beast kills itself count.
    }
   *[all] { "" }
}
game-role-wins = { $side ->
    [beast] { $escort ->
        [yes] You win as soon as { OR($goals) }, or when day { $days } ends before the hunters have led the settlers to { $refuge }.{ game-role-kills }
       *[no] You win as soon as { OR($goals) }.{ game-role-kills }
    }
   *[hunters] { $escort ->
        [yes] You win when the Beast dies, or when all settlers have reached { $refuge }. Hunters win together.
       *[no] You win when the Beast dies, or when day { $days } ends. Hunters win together.
    }
}
game-role-loses = { $side ->
    [beast] { $escort ->
        [yes] You lose when you die, or when all settlers have reached { $refuge }.
       *[no] You lose when you die, or when day { $days } ends. You have { $health } health.
    }
   *[hunters] { $escort ->
        [yes] You lose as soon as { OR($goals) }, or when day { $days } ends before you have led the settlers to { $refuge }.{ game-role-kills }
       *[no] You lose as soon as { OR($goals) }.{ game-role-kills }
    }
}
game-role-idea = { $side ->
    [beast] Before the hunters are placed, slip away: lay movement cards face down, and nobody sees where you go. Look for a settler or an animal far from all hunters. An attack reveals you, so keep a step for afterwards: one card on the track, and you are hidden again.
   *[hunters] Begin in settlements, beside settlers that are easy prey. Then walk where there are trails: they show where the Beast has been. The cards on its track show how far it may have gone since, and the map marks where it can be. Search there.
}
