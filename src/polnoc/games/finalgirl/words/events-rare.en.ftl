# What happens seldom: in some films, or to somebody who does not play at random.

event-start-dens = Set-up card { $title }: { $she } begins { $heroine_at }. The first den is { $killer_at }.
event-won = The game is over on turn { $turn }: { $killer } will not get up again. { $she } watches the dawn.
event-phase-cut = { $phase ->
    [1] The action phase ends here and now.
    [2] The planning phase ends here and now.
    [3] The killer phase ends here and now.
    [4] The panic phase ends here and now.
   *[5] The upkeep phase ends here and now.
}
event-phase-skipped = There is no time for anything: the whole action phase is lost.
event-event-ignored = Event { $event } finds nobody and is discarded.
event-event-over = Event { $event } is over.
event-heroine-panics = Panic (die: { $face }): { $she } runs { $end_to }.
event-heroine-panics-stays = Panic (die: { $face }): { $she } freezes { $start_at }.
event-minions-hurt = Hit, but not destroyed { $space_at }: { $minions }.
event-ability = { $she } uses the ability { $ability }: { $does }.
event-counts = The die showing { $face } counts.
event-next-time = The next action phase will begin with { $n } time.
event-names = This is what { $she } knows best: { $card }.
event-drops = { $she } discards { $card }.
event-card-missing = { $card } is not in the market: the reward is lost.
event-unlocks = The heroine’s card is turned over! Ultimate ability: { $does }.
event-dragged = Something drags the heroine { $end_to }.
event-victims-called = { $n ->
    [0] Nobody answers the call.
    [one] { $n } victim answers the call.
   *[other] { $n } victims answer the call.
}
event-victims-go-special = { $who } goes { $end_to }.
event-dies-sacrificed = { $she } sacrifices { $whom }.
event-item-dropped = { $item } is lost from the deck { $deck }.
event-closed = Nobody can be rescued { $space_at }: the exit is closed until the next killer phase.
event-lure-gone = The fireworks go out { $space_at }.
event-trapped = Snap: { $killer } steps into the trap { $space_at }.
event-trapped-minion = Snap! { $who } dies in the trap { $space_at }.
event-tie = The choice falls on: { $space }.
event-tie-victim = The choice falls on: { $who }.
event-breath = The last-breath token: { $health } health still!
event-returns = { $she } opens her eyes and gets up. Health: { $health }.
event-killer-hurt-down = { $killer } loses { $n } health and falls to the ground. Is this the end?
event-killer-breath = The enemy’s last-breath token: { $health } health still!
event-killer-breath-blank = The enemy’s last-breath token is blank.
event-killer-returns = { $killer } rises from the ground. Health: { $health }.
event-minor-hurt = { $terror } loses { $n } health, { $now } left.
event-minor-gone = Minor dark power { $terror } is gone.
event-minions-come = { $count ->
    [one] { $minions } appears { $space_at }.
   *[other] { $minions } appear { $space_at }.
}
event-minions-gone = { $count ->
    [one] { $minions } is destroyed { $space_at }.
   *[other] { $minions } are destroyed { $space_at }.
}
event-minions-ready = Ready again: { $minions }.
event-minions-gather = They gather { $space_at }: { $minions }.
event-sees-terror = { $she } looks at the next terror card, { $terror }: { $does }.
event-sinks-terror = Terror card { $terror } goes to the bottom.
event-shielded = { $who } takes the blow for the heroine.
event-blow = { $now } damage of the attack is left.
event-blow-none = Nothing is left of the attack.
event-unhurt = { $she } comes out of it unhurt.
event-terror-skipped = No victims are left: { $terror } is discarded and the next card drawn.
event-time-out = Time has run out: the marker is on red.
event-item-on-top = { $item } goes back face up on top of the deck { $deck }.
event-item-to-bottom = { $item } goes to the bottom of the deck { $deck }.
event-attacks-armed = { $she } attacks { $whom } with { $item_with }.
event-takes = { $she } takes { $card } from the market.
event-token = Token { $space_at }: { $token }.
event-rescues = { $she } rescues { $whom } ({ $space }).
event-covers = A slot on the heroine’s card is covered: { $does }.
event-reward = Reward: { $does }.
event-killer-heals = { $killer } recovers { $n } health and has { $now }.
event-finds = The deck { $deck }: { $items }.
event-bloodlust-beyond = Bloodlust can rise no further.
event-deck-gone = Everything { $deck } is lost.
event-joined = A hidden tunnel joins { $one } and { $other }.
event-finale = Finale { $finale }: { $does }.
event-minor = Minor dark power { $terror } comes into play with { $health } health.

action-accept-time = Let time run out
action-skip-deck = Leave this deck alone

confirm-done = { $n ->
    [one] { $n } victim is waiting at your exit. Do you really end the action phase?
   *[other] { $n } victims are waiting at your exit. Do you really end the action phase?
}
confirm-accept = This blow ({ $blow }) takes all your health ({ $health }). Do you really not defend yourself?

prompt-keep = What do you keep?
prompt-keep-back = And the rest? On top or to the bottom of the deck { $at }.
prompt-take-card = { $one ->
    [yes] Which card that costs at most { $budget } do you take from the market?
   *[no] Which cards do you take from the market? Cost left: { $budget }.
}
prompt-action-phase-rewards = Turn { $turn }, you are { $at }. Time: { $time }. Take your rewards before you play another card.
prompt-pick-slot = Somebody is safe. Which slot on your card do you cover?
prompt-last-rewards = The action phase is ending. Which reward do you take first?
prompt-aim = { $card }: who do you attack?
prompt-aim-item = Who do you shoot at?
prompt-wield = { $card }: what do you attack with?
prompt-absorb = { $n ->
    [one] { $n } damage is left. Which minor dark power takes it?
   *[other] { $n } damage is left. Which minor dark power takes the next?
}
prompt-spread = { $n ->
    [one] { $n } damage is left to deal. Who takes it?
   *[other] { $n } damage is left to deal. Who takes the next?
}
prompt-strike-victims = How many victims will you give for a harder blow? It does { $n } now.
prompt-strike-minor = The blow ({ $n }) can tear off a minor dark power. Which?
prompt-pick-one = Dice: { $dice }. Which one counts?
prompt-pick-dice = { $one ->
    [yes] Dice: { $dice }. Which one do you roll again?
   *[no] { $left ->
        [0] Dice in your hand: { $picked }.
       *[other] Dice on the table: { $dice }, in your hand: { $picked }. Which ones do you roll again?
    }
}
prompt-place-token = { $token }: where does the token go?
prompt-travel = { $boat ->
    [yes] Where do you sail?
   *[no] Where do you go?
}
prompt-join-spaces = { $nth ->
    [1] Where does the hidden tunnel begin?
   *[other] Where does it end?
}
prompt-special-comes = Event { $event }: several victims would do. Where?
prompt-pick-deck = Which deck do you take an item from?
prompt-survey = Map: what about the deck { $at }?
prompt-leave-or-sink = The next terror card is { $terror }: { $does }. Do you leave it there?
prompt-moment = Killer phase. Do you use anything?
prompt-react-spent = { $count ->
    [0] { $many ->
        [yes] { $who } attack, but it will do you no harm. Is there anything else you do?
       *[no] { $who } attacks, but it will do you no harm. Is there anything else you do?
    }
   *[other] { $many ->
        [yes] { $who } attack, but it will do you no harm. Do you strike back? You can with { OR($cards) }.
       *[no] { $who } attacks, but it will do you no harm. Do you strike back? You can with { OR($cards) }.
    }
}
prompt-name-card = Which action card do you know best?
prompt-drop-cards = You have too many cards in hand. Which one do you discard?
prompt-upkeep-effects = What takes effect first?
prompt-tie-target = { $who } has several equally good targets. Which one?
prompt-tie-way = { $who } can take several routes. Which one?
prompt-tie-nearest = Several victims are equally near. Which one walks towards the enemy?
prompt-tie-walk = Victims walk and can take several routes. Which one?
prompt-tie-order = Several minions are equally close. Which go first?
prompt-tie-back = The minion comes back to its master and can take several routes. Which one?
prompt-tie-drag = You are dragged along, and several routes lead there. Which one?
prompt-tie-victim-dies = Several victims are { $at }. Which one dies?
prompt-tie-victim-walks = Several victims are { $at }. Which one walks towards the enemy?
prompt-tie = { $who } can appear in several places. Where?
prompt-time-runs-out = You lose { $n } time and have { $time }. The action phase will end. Do you discard cards to go on?

## Why something is not possible

refused-after-roll = { $card } is played only after a horror roll.
refused-exit-closed = This exit is closed now.
refused-followers = { $most ->
    [0] Nobody can follow you now.
    [one] At most { $most } victim can follow you.
   *[other] At most { $most } victims can follow you.
}
refused-hands-full = You have no free hands for { $item_whom }.
refused-needs-no-hand = { $item } needs no hand: it works from the backpack.
refused-no-enemy = { $card }: no enemy is in reach.
refused-no-exit = There is no exit here.
refused-no-items-moving = Items are not used in the middle of a movement.
refused-no-partial = No die shows 3 or 4.
refused-no-search = { $card }: there is nothing to search here.
refused-no-such-card = You do not have { $card } in hand.
refused-no-such-item = You do not have this item.
refused-no-use-now = { $item } is of no use now.
refused-nobody-here = There is nobody here to rescue.
refused-not-adjacent = One step does not take you { $space_to } from here.
refused-not-held = { $item } is in the backpack, but has to be held in hand.
refused-not-in-roll = { $card } cannot be played during a roll.
refused-not-to-killer = Nobody follows you into the killer’s space.
refused-only-reactions = Only reaction cards answer an attack; { $card } is not one, or you do not have it.
refused-reaction = { $card } is a reaction: you can play it when you are attacked.
refused-rescued-last = This one can be rescued only as the last living victim.
refused-rewards-first = Take your rewards first, then play { $card }.
refused-slot-covered = This slot is already covered, or gives the same as another.
refused-too-dear = { $card } costs { $cost }, and you do not have that much time.
refused-just-used = { $card } has only just been used: it returns to the market once you have finished buying.
refused-sold-out = { $card } is no longer in the market.
refused-two-cards = Turning a die into a success takes two cards from your hand.
