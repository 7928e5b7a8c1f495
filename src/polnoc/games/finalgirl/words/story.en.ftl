# The chronicle: a game told as a short film. Always in the present, like a script.
# $nth is the next variant of a sentence that was said before.

## Title and cast

film-hammer-camp = The Hammer by the Lake
film-hammer-fair = The Hammer under the Big Wheel
film-parade-camp = Strings among the Pines
film-parade-fair = Massacre at the Funfair
film-pack-camp = Howling over the Water
film-pack-fair = The Hounds’ Carousel
film-other = A Night without a Dawn
film-starring = Starring { $she }
film-tagline = { $kind ->
    [killer] Everybody came here to rest. Somebody came here to work.
    [ghost] The house stood empty. So they said, at least.
    [both] He only pulls the strings. Behind him walk the { $minions }.
    [swarm] Nobody looked up. Now there is nothing above them but { $minions }.
   *[pack] First you hear breathing. After that there are only { $minions }.
}
film-cast = Cast
film-scene = { $number }. { $title }
film-goes-on = To be continued…
film-credits = Credits
cast-her = { $she }: does not know yet that she will outlast the others. Health: { $health }.
cast-killer = { $kind ->
    [killer] { $killer }: does not say much.
    [ghost] { $killer }: is never seen, and plays the lead.
    [both] { $killer }: has an audience, willing or not. In the chorus: { $minions }.
    [swarm] { $killer }: a cast of hundreds. In every shot: { $minions }.
   *[pack] { $killer }: one will, many jaws.
}
cast-crowd = { $n ->
    [one] In the background: { $n } person who has not read the script.
   *[other] In the background: { $n } people who have not read the script.
}

## Scenes

slug = { $many ->
    [yes] { $place } · { $hour } · turns { $first }–{ $last }
   *[no] { $place } · { $hour } · turn { $first }
}
slug-dawn = Outside · dawn
hour = { $hour ->
    [0] dusk
    [1] evening
    [2] midnight
    [3] the small hours
   *[other] before dawn
}
opening = { $kind ->
    [swarm] Opening shot: { $title }. { $she } stands { $at }. The camera rises, and { $killer_at } every wire and every roof is black.
    [pack] Opening shot: { $title }. { $she } stands { $at }. Somewhere { $killer_at } something stirs in its den.
    [ghost] Opening shot: { $title }. { $she } stands { $at }. Somewhere { $killer_at } a window opens by itself.
   *[other] Opening shot: { $title }. { $she } stands { $at }. The camera pulls back. There, { $killer_at }, { $killer } is waiting.
}

scene-first-blood = { $nth ->
   *[0] First Blood
}
scene-scream = { $nth ->
    [0] A Scream
    [1] One Fewer
   *[other] Too Late
}
scene-massacre = { $nth ->
    [0] Massacre
    [1] Nobody Got Away
   *[other] A Red Frame
}
scene-exit = { $nth ->
    [0] To the Exit
    [1] Run and Don’t Look Back
   *[other] Beyond the Gate
}
scene-exodus = { $nth ->
    [0] Everybody, Follow Me
    [1] The Great Escape
   *[other] The Way Home
}
scene-power = { $nth ->
    [0] The Mask Comes Off
   *[other] Nothing Human
}
scene-finale = { $nth ->
    [0] The Last Reel
   *[other] Nowhere Left to Run
}
scene-returns = { $nth ->
   *[0] Between Two Heartbeats
}
scene-killer-returns = { $nth ->
   *[0] It Is Not Over
}
scene-loss = { $nth ->
    [0] A Name She Will Not Forget
    [1] Loss
   *[other] An Empty Place
}
scene-stranger = { $nth ->
    [0] Somebody Else
    [1] A Familiar Face
   *[other] A New Character
}
scene-unlocks = { $nth ->
   *[0] No Longer Afraid
}
scene-trap = { $nth ->
   *[0] Snap
}
scene-fight = { $nth ->
    [0] The Clash
    [1] Face to Face
   *[other] Blow for Blow
}
scene-wound = { $nth ->
    [0] Too Close
    [1] A Shadow in the Door
   *[other] Cold Steel
}
scene-find = { $nth ->
    [0] Something Useful
    [1] A Prop
   *[other] Under the Floorboards
}
scene-luck = { $nth ->
    [0] A Stroke of Luck
   *[other] Lucky for Once
}
scene-fear = { $nth ->
    [0] Shaking Hands
   *[other] A Breath in the Dark
}
scene-swarm = { $nth ->
    [0] More and More of Them
    [1] From All Sides
   *[other] Surrounded
}
scene-quiet = { $nth ->
    [0] Silence
    [1] Steps on Gravel
   *[other] Too Quiet
}

## What she does

tale-goes = { $nth ->
    [0] { $she } slips { $to }.
    [1] { $she } creeps { $to }, careful not to step on a twig.
   *[other] { $she } runs { $to }.
}
tale-goes-leading = { $led ->
    [one] { $she } leads one person { $to }, by the sleeve.
   *[other] { $she } leads { $led } people { $to }, counting them in a whisper.
}
tale-dragged = Something seizes her and drags her { $to }.
tale-finds = { $nth ->
    [0] Her fingers find something hard: { $item }.
    [1] Close-up of her hand: { $item }.
   *[other] The moon glints on { $item_whom }.
}
tale-uses = { $nth ->
    [0] Time for { $item_whom }.
    [1] Good thing she has { $item_whom }.
   *[other] { $she } reaches for { $item_whom }.
}
tale-ability = { $she } does what only she can do: { $ability }.
tale-attacks-hits = { $armed ->
    [yes] { $nth ->
        [0] { $she } swings { $item_with } and does not miss. { $killer } loses { $n } health.
        [1] Another blow with { $item_with }. { $killer } loses { $n } health and falls back a step.
       *[other] { $she } does not run. She strikes with { $item_with }: { $n } damage.
    }
   *[no] { $nth ->
        [0] { $she } attacks with her bare hands. { $killer } loses { $n } health.
        [1] Fists, elbows, anything: { $n } damage.
       *[other] { $she } strikes first. { $killer } loses { $n } health.
    }
}
tale-attacks-slays = { $armed ->
    [yes] { $she } destroys { $slain } with { $item_with }.
   *[no] { $she } destroys { $slain } with her bare hands.
}
tale-attacks-guarded = { $she } strikes, but something takes the blow instead.
tale-attacks-misses = { $nth ->
    [0] { $she } attacks { $whom } and misses.
    [1] The blow cuts nothing but air.
   *[other] { $she } swings and hits the dark.
}
tale-wounds = { $killer } loses { $n } health and does not know where the blow came from.
tale-minions-gone = There are fewer of them { $at }: { $minions }.
tale-great-throw = { $nth ->
    [0] Everything works: { $n } dice, all of them successes.
   *[other] Fate smiles: every die is on her side ({ $n }).
}
tale-fails = { $n ->
    [one] One attempt fails.
   *[other] { $n } attempts fail.
}
tale-heals = { $nth ->
    [0] A moment’s breath in hiding. { $she } regains { $n } health.
    [1] A bandage made of a sleeve. { $she } regains { $n } health.
   *[other] { $she } closes her eyes and counts to ten. { $n } more health.
}
tale-terrified = Her hands shake so much that the zip of her jacket rattles. Horror can rise no further.
tale-calm = All of a sudden she is quite calm. The fear is gone.
tale-rescues = { $n ->
    [one] Somebody gets out { $at } and runs until the dark closes behind them. Alive.
   *[other] { $n } people get out { $at }. Nobody looks back.
}
tale-rescues-special = { $others ->
    [0] { $she } saves { AND($whom) } { $at }.
   *[other] { $she } saves { AND($whom) } { $at }. Others get out too ({ $others }).
}
tale-unlocks = { $she } looks at her hands. They do not shake any more. Somebody else should be afraid now.
tale-token = Quiet preparations: { $token } { $at }.
tale-called = { $n ->
    [one] { $n } person comes running at her call.
   *[other] { $n } people come running at her call.
}

## What happens to others

tale-event = { $nth ->
    [0] A twist: { $title }.
    [1] That was not in the plan: { $title }.
   *[other] A caption on the screen: { $title }.
}
tale-special-comes = A new face in the frame, { $at }: { $who }.
tale-special-dies = { $nth ->
    [0] { $who } dies { $at }. The music stops.
   *[other] The camera turns away. { $who } dies { $at }.
}
tale-victims-come = { $n ->
    [one] { $n } person arrives { $at }. Nobody has warned them.
   *[other] { $n } people arrive { $at }. Nobody has warned them.
}
tale-panic = { $n ->
    [one] { $nth ->
        [0] Somebody cannot stand it any longer and runs blindly.
        [1] Somebody bolts without looking where.
       *[other] Branches crack: somebody is running.
    }
   *[other] { $nth ->
        [0] Panic: people scatter in all directions.
        [1] The crowd breaks and spills into the dark.
       *[other] Everybody runs, nobody knows where.
    }
}
tale-dies = { $n ->
    [one] { $nth ->
        [0] { $killer } kills { AND($at) }. A scream breaks off in the middle of a word.
        [1] One person dies { AND($at) }. { $killer } does not even slow down.
       *[other] Cut. { $killer } stands over a body { AND($at) }.
    }
   *[other] { $nth ->
        [0] { $killer } kills { AND($at) }. Victims: { $n }.
       *[other] Screams { AND($at) }, then silence. { $killer } leaves { $n } dead.
    }
}
tale-dies-minions = { $n ->
    [one] { $nth ->
        [0] Somebody is alone { AND($at) } for a moment too long. The { $minions } come for them.
        [1] One person dies { AND($at) }. The { $minions } do it without a sound.
       *[other] Too late { AND($at) }: the { $minions } have been there.
    }
   *[other] { $nth ->
        [0] People die { AND($at) }. The { $minions } finish it. Victims: { $n }.
       *[other] The { $minions } are everywhere: { AND($at) }. Victims: { $n }.
    }
}
tale-dies-accident = { $n ->
    [one] { $nth ->
        [0] Nobody’s fault: somebody dies { AND($at) }.
        [1] Nobody screams. Yet somebody dies { AND($at) }.
       *[other] Again { AND($at) }. Again one person.
    }
   *[other] Nobody’s fault: people die { AND($at) } ({ $n }).
}
tale-elsewhere = elsewhere
tale-dies-sacrificed = { $n ->
    [one] { $she } gives somebody’s life for one more blow.
   *[other] { $she } gives the lives of others ({ $n }). She will tell nobody about it.
}

## What the enemy does

tale-terror = { $nth ->
    [0] The terror card: { $title }.
    [1] The tension rises. { $title }.
   *[other] Violins. { $title }.
}
tale-appears = { $killer } steps out of the dark { $at }.
tale-comes = { $nth ->
    [0] Footsteps. Right beside her: { $who }.
    [1] A shadow falls on her hands. It is { $who }.
   *[other] There is nowhere to step back to: here comes { $who }.
}
tale-minions-come = { $n ->
    [one] { $minions } comes out of the dark { $at }.
   *[other] { $minions } come out of the dark { $at }.
}
tale-bloodlust = With every death it gets worse. Bloodlust: { $n }, attack: { $attack }.
tale-strain = { $she } pays for it with her health ({ $n }).
tale-hurt = { $many ->
    [yes] { $nth ->
        [0] The { $who } are upon her. { $n } health lost, { $left } left.
       *[other] Teeth, claws, a scuffle: { $n } health lost, { $left } left.
    }
   *[no] { $nth ->
        [0] { $who } hits. { $she } loses { $n } health, { $left } left.
        [1] The blow takes her breath away: { $n } health lost, { $left } left.
       *[other] { $who } does not miss. Health: { $left }.
    }
}
tale-hurt-down = { $many ->
    [yes] The { $who } bring her down. The picture blurs.
   *[no] { $who } brings her down. The picture blurs.
}
tale-dodges = { $many ->
    [yes] The { $who } attack, but { $she } gets away without a scratch.
   *[no] { $nth ->
        [0] { $who } strikes, but { $she } is faster.
       *[other] By a hair. { $who } hits only air.
    }
}
tale-shielded = { $who } takes the blow that was meant for her.
tale-trapped = A metallic snap { $at }: { $killer } is in the trap.
tale-trapped-minion = A metallic snap { $at }. In the trap: { $minion }.
tale-closed = A padlock. For now nobody gets out { $at }.
tale-hazard = Something waits { $at } for the first to step there: { $hazard }.
tale-hazard-springs = One step too far { $at }: { $hazard }. { $she } knew, and went all the same.
tale-trap-springs = Not everything that lies around wants to be found: { $item }.
tale-joined = There is a tunnel underground. { $one }, { $other }: its two ends.
tale-minor = Something takes the enemy under its wing: { $title }.
tale-minor-gone = The enemy loses its protection: { $title }.
tale-killer-heals = { $killer } regains { $n } health.

## Turning points

tale-dark-power = The lights go out and come back. Now it is clear what she is up against: { $title }.
tale-finale = Everything changes. The finale: { $title }.
tale-returns = { $she } lies still. A finger moves. She opens her eyes (health: { $n }).
tale-killer-returns = { $killer } falls. The silence lasts a second too long, and then { $killer } gets up (health: { $n }).

## The end

ending-dawn = Dawn
ending-silence = Silence on the Set
ending-won = { $armed ->
    [yes] { $killer } will not get up again. { $she } lets { $item_whom } fall.
   *[no] { $killer } will not get up again. { $she } lowers her empty hands.
}
ending-twice = This time she checks. Twice.
ending-thread = { $returned ->
    [yes] She has died once tonight. Once is enough.
   *[no] One more blow, and this would be another film.
}
ending-rescued = { $n ->
    [0] Nobody is waiting on the road. She is alone.
    [one] On the road, wrapped in a blanket, { $n } person is waiting.
   *[other] On the road, wrapped in blankets, { $n } people are waiting.
}
ending-dead = { $n ->
    [0] Nobody died. Nobody will believe it.
    [one] One name will be left on the board.
   *[other] { $n } names will be left on the board.
}
ending-lost = { $nth ->
    [0] A torch rolls over the ground and goes out. { $she } does not see the dawn.
    [1] The camera stays on the empty road. { $killer } goes back into the dark.
   *[other] The last frame: the sky. Then the credits, without music.
}
ending-close = And it was so close. The enemy lost { $n } health.
ending-left = { $n ->
    [0] Nobody is left to tell the story.
    [one] Somebody got away, though. Somebody will tell the story.
   *[other] { $n } people got away, though. Somebody will tell the story.
}

## Credits

credits-director = { $count ->
    [0] Written by dice and cards.
   *[other] Directed by { AND($names) }. Written by dice and cards.
}
credits-people = Rescued: { $rescued }. Killed: { $dead }.
credits-dice = Rolls: { $rolls }. Turns: { $turns }.
credits-props = { $n ->
    [one] Props: { $n } item found in the dark.
   *[other] Props: { $n } items found in the dark.
}
credits-extras = Losses among the extras: { $minions }.
credits-award = Best supporting role: { $item }.
credits-after = { $won ->
    [yes] { $nth ->
        [0] After the credits: an empty set, a puddle, and at its edge the print of a hand. Not hers.
        [1] After the credits: the radio starts to play by itself.
       *[other] After the credits: { $she } sleeps with the light on, and will for a long time.
    }
   *[no] { $nth ->
        [0] After the credits: a new season, new guests, the same gate.
        [1] After the credits: a sign that says “Vacancies” swings in the wind.
       *[other] After the credits: { $killer } will return in part two.
    }
}
