# From the sky: birds, people in hiding, and what a swarm does.

## Names

option-killer-sky = the Flock (birds from the sky, no killer)
poster-killer-sky = birds everywhere; nobody can kill them all, so bring those in hiding to safety
killer-sky = { $case ->
    [of] the flock’s
   *[is] the flock
}
minions-sky = { $case ->
    [all] birds
    [them] birds
    [of] birds
    [single] a bird
   *[is] { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
}
victim-the-teacher = { $case ->
    [whom] the teacher
   *[is] the teacher
}
victim-the-bird-ringer = { $case ->
    [whom] the bird ringer
   *[is] the bird ringer
}
victim-the-child-at-the-window = { $case ->
    [whom] the child at the window
   *[is] the child at the window
}
finale-the-sky-falls = The Sky Falls
finale-no-end-of-wings = No End of Wings
finale-wall-of-beaks = A Wall of Beaks
power-they-are-waiting = They Are Waiting
power-funnel-of-feathers = Funnel of Feathers
power-between-you-and-them = Between You and Them
power-hooked-beaks = Hooked Beaks
terror-where-do-they-come-from = Where Do They Come From?
terror-too-quiet = Too Quiet
terror-all-at-once = All at Once
terror-through-the-shutters = Through the Shutters
terror-curtain-of-wings = Curtain of Wings

## What cards do

does-spawn-dice = { $again ->
    [0] { $minions_of } come by two dice: one is their number, the other says where, and you choose which is which
   *[other] { $minions_of } come by two dice: one is their number, the other says where, and you choose which is which; if no more than { $again } come, this happens once more
}
does-spawn-die = a die says how many { $minions_of } come { $where }
spawn-place-spread = one by one, wherever you like
spawn-place-anywhere = to any one space you like
spawn-place-search = to the nearest search space
spawn-place-exit = to the nearest exit
spawn-place-victim = to the nearest victim
spawn-place-heroine = to your space
does-swarm-attack = { $minions } attack in your space and in every { $where ->
    [full] full one
   *[outnumbering] one where they outnumber the victims
}
does-swarm-attack-else = { does-swarm-attack }; if there is nobody to attack: { $otherwise }
if-minions-around = there are { $n } or more { $minions_of } in your space and next to it
if-specials = { $n ->
    [one] a special victim is on the board
   *[other] { $n } special victims are on the board
}
holds-spawn-here = { $minions } that come by dice come by one die, to your space
holds-spawn-more = of the two dice by which { $minions_of } come, the higher one is always their number
holds-swarm-costs = entering a space full of { $minions_of } costs { $n } health
holds-guarded-exits = nobody is rescued at an exit with an enemy
goal-full = every space is full of { $minions }
goal-sheltered-saved = all who were in hiding are safe

## What happens

event-swarm-die = A die for the birds: { $face }.
event-swarm-dice = Two dice for the birds: { $one_face } and { $other_face }.
event-swarm-assigned = { $count ->
    [one] { $minions } comes { $where }.
   *[other] { $minions } come { $where }.
}
event-bloodlust-swarm = Bloodlust rises: row { $row }.
event-comes-out = Out of hiding: { $who }, { $space_at }.
event-event-skipped = { $event } is skipped: its pawn is in hiding.

## On the board

draw-assign = Two dice for the birds
draw-swarm = { $killer }: { $minions } on the board, which holds { $most }. Terror cards left: { $terror }.

## Questions and answers

prompt-assign-dice = Dice: { $dice }. One is the number of { $minions_of }, the other says where they come. Which is the number?
prompt-pick-landing = { $spread ->
    [yes] Still to come: { $minions }. Where does the next one land?
   *[no] Where do they land ({ $minions })?
}
prompt-tie-landing = Several spaces are equally near. Where do they land?
prompt-tie-comes-out = Several search spaces are equally far. Where does somebody come out of hiding?
action-count-swarm = { $minions } { $where }
refused-exit-guarded = There is an enemy at this exit: nobody can be rescued here now.

## Where figures are from

origin-sky = The birds: that they never move, how many a space holds, how they come and attack, their finales, and how their film is won and lost.

## Hints

advice-assign-few = { $count } come, not { $most }: whatever comes stays.
advice-assign-many = { $count } come, more than { $most }, but where they do less harm.
advice-landing = { $count ->
    [0] Nobody is { $space_at }, and it is far enough from you (steps: { $steps }).
   *[other] { $space_at } there are victims (steps from you: { $steps }), but elsewhere it is worse.
}

## The end, and achievements

tale-bloodlust-swarm = With every death they grow bolder. Bloodlust: { $n }.
ending-won-goal = { $goal }. { $she } looks back once, and then no more.
ending-lost-goal = { $goal }. The picture goes black before { $she } has reached the road.
feat-nobody-left-behind = Nobody Left Behind
feat-nobody-left-behind-how = Win with all three people in hiding rescued.
feat-black-sky = Black Sky
feat-black-sky-how = Win although birds have filled three quarters of the board.
feat-do-not-feed = Do Not Feed the Birds
feat-do-not-feed-how = Win against birds without killing one.

## The lesson

lesson-sky = From the Sky
lesson-sky-about = Birds that nobody can kill off, two dice that you assign, and people in hiding who must be brought out.

lesson-sky-board =
    A fishing harbour, and no killer. The **birds** never move: there are three on the Breakwater, and more come every turn. You cannot kill them off. You win when the person **in hiding** is rescued, and you lose when every space holds three birds: the bar on the board shows how full it is.

    In every killer phase birds attack in **your** space and in every space with **three**, and then new ones come. Finish buying.
lesson-sky-board-right = Nobody was attacked: there is no bird at the Tavern, and nobody on the Breakwater. Then two dice were rolled.
lesson-sky-board-wrong = Not now. Finish buying and watch the sky.

lesson-sky-dice =
    The dice show **5 and 1**. One die is the **number** of birds, the other says **where** they come, and you choose which is which. On 1 they come one by one wherever you like, on 5 to the nearest victim.

    Five birds that you spread yourself do no harm today, but they stay for good. Take one bird.
lesson-sky-dice-right = One bird on the Market Square, where the nearest victims are. It does nothing yet: only three attack there. The terror card then sent two more to the nearest search space.
lesson-sky-dice-wrong = Five more birds bring the end much nearer. Take one.

lesson-sky-go =
    You have walked well: two steps. Victims are always attacked **before** you, but only one in each attack, and one bird is enough to kill.

    Go to the Market Square, to the two people there.
lesson-sky-go-right = Birds do not stop you, and they do not stop anybody from following you.
lesson-sky-go-wrong = The people are on the Market Square. Go there.

lesson-sky-lead =
    On to the Smokehouse, in the direction of the dunes. Up to two people follow you, also into a space with birds. Take both along.
lesson-sky-lead-right = Both are with you. Where there is a bird and you stay, one of them would die in the killer phase.
lesson-sky-lead-wrong = Nobody stays behind. Take both.

lesson-sky-out =
    Another “Walk”, and you are on the Dune Path, at an exit, with both. Rescue one.
lesson-sky-out-right = A slot is covered. When all your slots are covered, or when no ordinary victim is left, whoever is **in hiding** comes out at the search space farthest from you. No bird touches them, but they must be led out like everybody else.
lesson-sky-out-wrong = Now! Rescue a victim.

lesson-sky-alone =
    That is the whole film: lead people out, end your turns where there are no birds, and keep the dice small. A “Guard” is for the turns in which you find no such place, blows are for birds at an exit.

    At any location a move symbol on its cards brings new birds, and “harder” films have two or three people in hiding. Find this film under “the Flock”.
