# 13 Duchów in English.

## Options of the game

option-players-help = How many play: 2, 3 or 4. Four players are two teams, and partners sit across from each other.
option-points = Points to win
option-points-help = How many points win the game. The rules say 3 with 2 or 4 players, 6 with 3.
option-points-0 = as in the rules
option-first = Who begins
option-first-help = Who begins the first round: one of the players, or whoever chance chooses.
option-first-0 = chance decides
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-stop = End of the game
option-stop-help = Does the game end the moment somebody has the points, or only with the round?
option-stop-at_once = at once
option-stop-round_end = with the round
option-double_hit = Double hit
option-double_hit-help = How many points you get for finding both rivals with a single guess.
option-shield_stops_copies = Shield against copies
option-shield_stops_copies-help = Does the shield of card 4 also stop blue cards that are copied with card 2?
option-bluff = Bluff
option-bluff-help = May a guess name a number whose card is already face up in the middle?

## Cards

ghost-1 = Step on the Stairs
ghost-2 = Echo in the Chimney
ghost-3 = Twin Whispers
ghost-4 = Lady behind the Screen
ghost-5 = Child from the Cellar
ghost-6 = Knocker in the Attic
ghost-7 = Clock without Hands
ghost-8 = Eye in the Floor
ghost-9 = Song from the Tower
ghost-10 = Headless Croupier
ghost-11 = Couple in the Mirror
ghost-12 = Three Candles
ghost-13 = Shadow over the Roof

# The word "card" or "lair" stands before it: `card { $card }`.
card-name = { $deck ->
    [none] { $number } “{ $title }”
   *[other] { $number } “{ $title }” of deck { $deck }
}
card-hidden = face down
card-text = { $colour ->
    [blue] Card { $card }, blue. { $does }.
    [yellow] Card { $card }, yellow. { $does }.
   *[red] Card { $card }, red. { $does }.
}

# Parts of sentences.
score = { $side }: { $points }
score-team = team { $side }: { $points }
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
these-cards = { $count ->
    [0] no cards
   *[other] { $cards }
}
stack-of = { $deck ->
    [none] the stack
   *[other] team { $deck }’s stack
}
stack-of-rivals = { $stack ->
    [rivals] the rivals’ stack
   *[common] the stack
}

# What a card does: no capital, no full stop.
effects-then = { $first }, and then { $next }
effect-ask-even = ask whether the number is even
effect-ask-among = ask whether the number is { OR($numbers) }
effect-ask-at-least = ask whether the number is at least { $number }
effect-ask-run = name { $length } numbers in a row and ask whether the lair is one of them
effect-ask-named = { $count ->
    [one] name { $count } number and ask whether the lair is that one
   *[other] name { $count } different numbers and ask whether the lair is one of them
}
effect-ask-named-or-higher = name a number and ask whether the lair is that one or higher
effect-guess = guess a lair
effect-guess-run = guess a lair with { $length } numbers in a row at once
effect-shield = do not answer the blue cards of rivals until your next turn
effect-peek-bottom = { $count ->
    [one] peek at { $count } card at the bottom of { stack-of-rivals }
   *[other] peek at { $count } cards at the bottom of { stack-of-rivals }
}
effect-arrange-top = { $count ->
    [one] look at { $count } card on top of { stack-of-rivals }
   *[other] look at { $count } cards on top of { stack-of-rivals }, leave one on top and put the rest at the bottom
}
effect-copy-or-extra-turn = carry out a card that is face up in the middle, or draw a card and take an extra turn

## What happened. `$you` is the name of the argument that is the reader.

event-round-begins = { $you ->
    [seat] Round { $round }. You begin.
   *[nobody] Round { $round }. { $seat } begins.
}
event-dealt-card = { $you ->
    [seat] You are dealt card { $card }.
   *[nobody] { $seat } is dealt card { $card }.
}
event-hides = { $you ->
    [seat] You have a lair.
   *[nobody] { $seat } has a lair.
}
event-hides-card = { $you ->
    [seat] You hide in lair { $card }.
   *[nobody] { $seat } hides in lair { $card }.
}
event-settles-card = { $you ->
    [by] Your choice for your partner: { $seat } hides in lair { $card }.
    [seat] { $by } chooses for you: you hide in lair { $card }.
   *[nobody] { $by } chooses: { $seat } hides in lair { $card }.
}
event-shares = { $you ->
    [seat] You and { $partner } have a card each in hand.
    [partner] You and { $seat } have a card each in hand.
   *[nobody] { $seat } and { $partner } have a card each in hand.
}
event-passed-cards = { $you ->
    [seat] { $by } passes you two cards: { AND($cards) }.
   *[nobody] { $by } passes { $seat } two cards: { AND($cards) }.
}
event-shares-cards = { $you ->
    [seat] You keep card { $kept }, and { $partner } gets card { $returned }.
    [partner] { $seat } keeps card { $kept }, and you get card { $returned }.
   *[nobody] { $seat } keeps card { $kept }, and { $partner } gets card { $returned }.
}
event-turn = { $you ->
    [seat] Your turn.
   *[nobody] { $seat } to play.
}
event-turn-for-partner = { $you ->
    [actor] { $seat } would be next: you play in your partner’s place.
    [seat] You would be next: { $actor } plays in your place.
   *[nobody] { $seat } would be next: { $actor } plays instead.
}
event-uses = { $you ->
    [seat] You play card { $card }.
   *[nobody] { $seat } plays card { $card }.
}
event-copies = { $you ->
    [seat] You carry out card { $card } from the middle of the table.
   *[nobody] { $seat } carries out card { $card } from the middle of the table.
}
event-extra-turn = { $you ->
    [seat] You choose an extra turn.
   *[nobody] { $seat } chooses an extra turn.
}
event-asks-even = { $you ->
    [seat] You ask whether the number is even.
   *[nobody] { $seat } asks whether the number is even.
}
event-asks-among = { $you ->
    [seat] You ask whether the number is { OR($numbers) }.
   *[nobody] { $seat } asks whether the number is { OR($numbers) }.
}
event-asks-at-least = { $you ->
    [seat] You ask whether the number is at least { $number }.
   *[nobody] { $seat } asks whether the number is at least { $number }.
}
event-guesses = { $you ->
    [seat] You guess the lair: { OR($numbers) }.
   *[nobody] { $seat } guesses the lair: { OR($numbers) }.
}
event-answers-yes = { $you ->
    [seat] You answer: YES.
   *[nobody] { $seat } answers: YES.
}
event-answers-no = { $you ->
    [seat] You answer: NO.
   *[nobody] { $seat } answers: NO.
}
event-ignores = { $you ->
    [seat] You do not answer: the shield holds.
   *[nobody] { $seat } does not answer: the shield holds.
}
event-shields = { $you ->
    [seat] You have a shield: until your next turn you do not answer blue cards.
   *[nobody] { $seat } has a shield: no answers to blue cards until that player’s next turn.
}
event-boxes = { $you ->
    [seat] You put a card face down into the box.
   *[nobody] { $seat } puts a card face down into the box.
}
event-boxes-card = { $you ->
    [seat] You put card { $card } into the box.
   *[nobody] { $seat } puts card { $card } into the box.
}
event-draws = { $you ->
    [seat] You draw a card.
   *[nobody] { $seat } draws a card.
}
event-draws-card = { $you ->
    [seat] You draw card { $card }.
   *[nobody] { $seat } draws card { $card }.
}
event-found = { $you ->
    [seat] Your lair is found! You are out of the round.
   *[other] A lair is found! { $seat } is out of the round.
}
event-scores = { $you ->
    [side] You score { n-points } and have { $total } in all.
   *[nobody] { $side } scores { n-points } and has { $total } in all.
}
event-scores-team = { $you ->
    [side] Your team ({ AND($members) }) scores { n-points } and has { $total } in all.
   *[nobody] Team { $side } ({ AND($members) }) scores { n-points } and has { $total } in all.
}
event-round-over = Round { $round } is over. Points – { $scores }.
event-game-over = { $you ->
    [side] The game is over: you win! Points – { $scores }.
   *[nobody] The game is over: { $side } wins! Points – { $scores }.
}
event-game-over-team = { $you ->
    [side] The game is over: your team ({ AND($members) }) wins! Points – { $scores }.
   *[nobody] The game is over: team { $side } ({ AND($members) }) wins! Points – { $scores }.
}

# Several cards of a stack are always listed from the top.
event-peeks-bottom = { $you ->
    [seat] You peek at the bottom of { stack-of }: { n-cards }.
   *[nobody] { $seat } peeks at the bottom of { stack-of }: { n-cards }.
}
event-peeks-bottom-cards = { $you ->
    [seat] You peek at the bottom of { stack-of }: { these-cards }.
   *[nobody] { $seat } peeks at the bottom of { stack-of }: { these-cards }.
}
event-peeks-top = { $you ->
    [seat] You look at the top of { stack-of }: { n-cards }.
   *[nobody] { $seat } looks at the top of { stack-of }: { n-cards }.
}
event-peeks-top-cards = { $you ->
    [seat] You look at the top of { stack-of }: { these-cards }.
   *[nobody] { $seat } looks at the top of { stack-of }: { these-cards }.
}
event-arranges = { $you ->
    [seat] You arrange { stack-of }: one card stays on top; to the bottom: { n-cards }.
   *[nobody] { $seat } arranges { stack-of }: one card stays on top; to the bottom: { n-cards }.
}
event-arranges-cards = { $you ->
    [seat] You arrange { stack-of }. On top: { $top }. At the bottom: { $under }.
   *[nobody] { $seat } arranges { stack-of }. On top: { $top }. At the bottom: { $under }.
}

## Answers to choose from

action-hide = Hide in lair { $card }
action-hide-of-two = Hide in lair { $card }, keep card { $other } in hand: { $does }
action-settle = Your partner’s lair: { $card }
action-keep = Keep card { $card }
action-keep-of-two = Keep card { $card }: { $does }; give your partner card { $other }
action-use = Use card { $number }: { $does }
action-use-card = Use the card
action-guess = Guess a lair
action-name = { $number }
action-run = { OR($numbers) }
action-run-from = numbers in a row, starting with { $number }
action-from = { $number } or higher
action-copy = Carry out card { $card }: { $does }
action-extra = Draw a card and take an extra turn
action-top = On top: { $card }
action-under = To the very bottom: { $card }
action-card = Card { $card } comes up
action-begin = { $seat } begins

## Questions: to you (prompt) and to others (waiting)

prompt-hide = Choose one of the two cards as your lair; the other one stays in your hand.
prompt-team-hide = Choose one of the four cards as your lair.
prompt-team-settle = Choose one of the three cards as the lair of your partner ({ $partner }); the other two will be shared.
prompt-team-keep = Your partner ({ $partner }) has passed you two cards: keep one in hand, the other goes back.
prompt-turn-own = Your turn.
prompt-turn-for-partner = You play in the place of your partner ({ $seat }).
prompt-turn = { $turn } Use card { $card }, or put it into the box and guess a lair.
prompt-turn-no-card = { $turn } You have no card, so guess a lair.
prompt-turn-nothing-to-copy = { $turn } Card { $card } has nothing to copy, so put it into the box and guess a lair.
prompt-turn-guessing = { $box ->
    [yes] Name a lair. Card { $card } will go face down into the box.
   *[no] Name a lair.
}
prompt-name-lair = Card { $card }: name a lair.
prompt-name-lair-run = Card { $card }: name { $length } lairs in a row at once.
prompt-choose-run = Card { $card }: which { $length } numbers in a row do you ask about?
prompt-choose-numbers = { $nth ->
    [1] Card { $card }: name number { $nth } of { $count }.
   *[other] Card { $card }: name number { $nth } of { $count }. So far: { $named }.
}
prompt-choose-lowest = Card { $card }: what is the lowest number you ask about?
prompt-arrange-top = Which card do you leave on top of { stack-of }?
prompt-arrange-under = Which card do you put at the very bottom of { stack-of }? On top will be { $top }.
prompt-copy-or-extra = Card { $card }: carry out a card from the middle, or draw a card and take an extra turn.

waiting-hide = { $players ->
    [one] Still choosing a lair: { $names }.
   *[other] Still choosing lairs: { $names }.
}
waiting-teams-hide = { $players ->
    [one] Still sharing out the cards of a team: { $names }.
   *[other] Still sharing out the cards of their teams: { $names }.
}
waiting-turn = { $names } to play.
waiting-turn-for-partner = { $you ->
    [seat] You would be next: { $names } plays in your place.
   *[nobody] { $seat } would be next: { $names } plays instead.
}
waiting-name-lair = { $names } guesses a lair with card { $card }.
waiting-name-lair-run = { $names } guesses a lair with card { $card }.
waiting-choose-run = { $names } chooses numbers for the question of card { $card }.
waiting-choose-numbers = { $names } chooses numbers for the question of card { $card }.
waiting-choose-lowest = { $names } chooses a number for the question of card { $card }.
waiting-arrange = { $names } arranges { stack-of }.
waiting-copy-or-extra = { $names } chooses what card { $card } will do.

## Why something is not possible

refused-not-dealt = Card { $card } is not among those you can choose from.
refused-no-card = You have no card in hand, so you have to guess.
refused-nothing-to-copy = This card has nothing to copy now, and the stack is empty. You can only guess.
refused-empty-stack = The stack is empty, so there is no extra turn.
refused-not-in-middle = Card { $card } is not face up in the middle.
refused-copy-of-copy = Card { $card } cannot be copied here.
refused-number = There is no number { $number }: lairs have the numbers 1 to { $last }.
refused-open-number = Number { $number } is face up in the middle, and you play without bluff.
refused-named-twice = Number { $number } has been named already: the numbers must differ.
refused-run = { $length } numbers in a row can start anywhere from 1 to { $last }.
refused-not-looked-at = Card { $card } is not among those you are looking at.

# Asked before a guess.
confirm-guess = { $guess }? Press once more
