# Pages of the web table.

page-claim = Spooky board games: alone, together or online.
page-start = Start page
page-skip = To the choices
page-tools = Tools
page-theme = Day and night
page-language = Po polsku
page-rules = Rules
page-cards = Cards
page-sound = Sound
page-hint = Ask an expert
page-nothing = There is nothing here
page-nothing-how = The address is wrong, or this table is not yours.
page-bad-request = That cannot be done
page-back-to-table = Back to the table
page-sure = Press once more if you are sure
page-close = Close
page-rule = Rule

# The start page
page-turns = Your turn
page-continue = Keep playing
page-watch = Games to watch
page-watch-more = More games to watch
page-watch-none = There is no game to watch right now.
page-watch-newer = Newer
page-watch-older = Older
page-open-tables = Open tables
page-open-how = At these tables anybody may take a free seat.
page-open-none = Nobody is looking for players right now. Invite somebody yourself, and open your table to all.
page-open-more = All open tables
page-sought = { $count ->
    [one] One seat of { $players } is free.
   *[other] { $count } seats of { $players } are free.
}
page-pace = Pace: { $pace }.
page-pace-late = When time is up: { $late }.
page-speaks-pl = The host plays in Polish.
page-speaks-en = The host plays in English.
page-leave-list = Remove
page-leave-list-which = Remove from this page: { $game }, { AND($names) }
page-under-way = Under way
page-import = Open a saved game
page-play-now = Play now
page-one-screen = On one screen
page-invite = Invite friends
page-phones = Table and phones
page-choose-bots = Choose your rivals
page-learn = Learn to play

# A new table
refused-first = Player { $first } cannot go first: only { $players } are playing. Choose somebody else, or let chance decide.
page-way-solo = against bots
page-way-solo-how = A game against bots. It starts right away.
page-way-screen = on one screen
page-way-screen-how = You pass one screen around. Between turns a curtain falls, so nobody sees another player’s cards.
page-way-online = online
page-way-online-how = You get a link and a code for every guest. A link holds a seat: send it only to the person it is for.
page-way-phones = table and phones
page-way-phones-how = This screen shows what everyone may see. Players scan a code and hold their hidden cards on their phones.
page-who = Who plays
page-play-as = You play
page-you = you
page-guest = a guest, by link
page-person = a person
page-bot = bot: { $level }
page-name = Your name
page-their-name = Name
page-table-settings = The table
page-aids = Deduction sheet
page-aids-how = The board marks what the answers given so far rule out.
page-hints = Hints
page-hints-how = Players may ask an expert who knows no more than they do.
page-time-control = Pace
page-time-control-how = How long each player may take. The server keeps the time; while it is not running, clocks stand still.
page-late = When time is up
page-late-how = This is agreed before the game and holds for everybody.
time-none = no clock
time-minute = a minute for each move
time-day = a day for each move
time-chess = chess clock: ten minutes each, plus ten seconds a move
late-nothing = nothing happens
late-remind = remind the player
late-stand-in = a bot plays on until the player is back
clock-due = { $name } has until
page-listed = Open to watchers
page-listed-how = The start page of this server lists your game for watching. Watchers see only what all players see.
page-joinable = Open to all
page-joinable-how = The start page of this server lists your table, and anybody may take a free seat.
page-game-options = Game options
page-begin = Start

# Seats
page-waiting = Waiting for players
page-free-seats = Still free: { AND($names) }.
page-invite-how = Send the link, or let your friend scan the code. The link gives the seat, so keep it between the two of you.
page-code = Code with the link to seat { $number }
page-invited = { $game }: take your seat
page-has-seat = You already have a seat here
page-has-seat-why = The game has begun, and somebody with two seats would see two hands. Send the link to somebody else, or let a bot play there.
page-name-taken = Somebody at this table is already called { $name }. Choose another name.
page-change-name = Change my name
page-choose-name = Choose a name to play under
page-change-name-how = This browser keeps the name and gives it at every table. At a table no two players have the same one.
page-you-are = You play as { $name }.
page-name-none = Write a name: at least one visible letter.
page-name-over = This game is over: its names stay as they are.
page-name-enough = You have changed your name often enough at this table.
page-there-already = Already at the table: { AND($names) }.
page-sit = Sit down
page-seat-link = This seat on another device
page-seat-link-how = Open this link on your other device. Whoever has it has your seat.
page-people = Who plays
page-seat-free = free
page-seat-here = here
page-seat-away = away
page-seat-stand-in = a bot plays for now ({ $level })
page-bot-for-me = Let a bot play for me
page-bot-instead = Let a bot play
page-bot-for-you = A bot plays for you
page-take-back-seat = I am back
page-free-seat = Free this seat
page-nobody-to-replace = No person plays on this seat now.
page-seat-taken = This seat is taken by { $name }.
page-it-is-me = I am { $name }: bring me back
page-it-is-me-how = { $name } has to agree on the device that holds the seat, or all the other players have to. The invitation alone does not open the seat, because others have seen it.
page-it-is-me-own = { $name } has to agree on the device that holds the seat. The invitation alone does not open it, because the host has it too. The link to your own seat (“This seat on another device”) opens it everywhere.
page-it-is-me-asked = You have asked to come back as { $name }. Waiting for the others.
page-asked-already = Somebody is asking for this seat already.
page-void-link = This link no longer holds a seat
page-void-link-how = It was taken back, or somebody else has the seat now. Ask the host for a new link.
page-watch-this = Watch this table
page-join = Take a free seat
page-rather = Or:
page-seat-gone = This seat has just been taken. Look at the table again.
page-moved = Everybody at this table has moved to another one.
page-cancelled = The host has cancelled this table.
page-begun-already = The game has begun already.
page-not-for-fewer = This game is not for { $count }, only for { OR($counts) }.
page-add-bot = Add a bot
page-bot-level = Strength of the bot on seat { $number }
page-open-seat = Open the seat for a guest
page-remove-seat = Remove the seat
page-remove-person = Remove from the table
page-start-with-bots = Start now, with bots on the free seats
page-open-list = List the table: anybody may join
page-close-list = Take the table off the list
page-cancel = Cancel the table
page-cancel-how = The table is gone for everybody, and those waiting there are told.
page-leave = Leave
page-leave-seat-how = Your seat is free again, and the others are told.
page-leave-others-how = A bot plays on for you, and the others are told. You can come back at any time: by the address of the table, or by the link to your seat.
page-leave-list-how = The table is taken off your start page. You can still come back by its address.
page-resign = Resign
page-nothing-to-resign = There is no game here to resign from.
page-has-resigned = You have resigned from this game: the bot plays it to the end.
page-you-resigned = You have resigned
page-you-resigned-how = A bot plays on in your place, to the end of the game.
page-seat-resigned = has resigned; a bot plays on ({ $level })
page-seat-bot-waits = here; the bot waits for a sign ({ $level })
page-bot-waits = It waits a minute for you before it goes on.
page-bot-plays = You can take over at any moment.
page-bot-play-on = Let the bot go on
page-bot-waits-for = The bot waits for a sign from { AND($names) }.
page-are-away = { $count ->
    [one] { AND($names) } is away.
   *[other] { AND($names) } are away.
}
page-bot-for = Let a bot play for { $name }
page-no-such-level = There is no such bot; there are: { $levels }.

# The role card of a player; games have their own messages: game-role, game-role-wins, …
card-tool = Who am I?
card-wins = How you win
card-loses = How you lose
card-idea = A first idea
card-secret = Your secret
card-start = Start
card-teach = Teach me
card-lesson = lesson “{ $title }”
card-new-tab = opens in a new tab
card-others = At the table with you: { AND($names) }.
card-gentle = { $bots ->
    [one] A gentle game: your rival is a novice.
   *[other] A gentle game: your rivals are novices.
}
card-first = This is the easiest set-up, made for a first game.
page-role = { $name ->
    [none] You play { $game }
   *[other] You play { $game }: { $name }
}
page-role-wins = The first lesson shows how to win, and the rules explain it in full.
page-role-loses = { $players ->
    [1] If you do not get there, you lose.
   *[other] If somebody else gets there first, you lose.
}
page-role-idea = Your choices are lit on the board, and each has a button. If you are not sure, ask an expert.

# Playing
page-log = What happened
page-your-turn = Your turn
page-to-play = { $names } to play
page-not-now = Not now. { $prompt }
page-passes = There is nothing to choose: the game goes on by itself in a moment.
page-places = Places on the board, as a list ({ $count })
page-at-once = Set off as soon as I choose a place
page-stopped = Only { $given } of { $count } steps could be taken. { $why }
page-stale = The table has moved on; here is how it stands now.
page-failed = The table does not answer. Nothing is lost; try again.
page-answer-waits = The table cannot be reached. Your move is kept and goes out by itself as soon as the connection is back.
page-answer-dropped = Your move waited for the connection and was not played.
page-curtain = { $name }: your turn. The others look away.
page-show = Show my table
page-undo = Undo
page-ask-undo = Ask the others to let you undo
page-undo-asked = { $name } asks to take back the last move. Others have already learned something from it. Do you agree?
page-undo-loses = { $count ->
    [one] If you agree, your own last move goes with it, because it came after.
   *[other] If you agree, your own last { $count } moves go with it, because they came after.
}
page-undo-allow = Yes, take it back
page-undo-refuse = No, play on
page-undo-waits = { $name } asks to take back a move. Waiting for: { AND($names) }.

# Chat
page-talk = Chat
page-say = Say something
page-send = Send
page-to-table-all = to all
page-to-team = to my team
page-say-to = Who hears it
page-notes = Notes
page-notes-how = Only you see them.
page-marks = Markers
page-marks-how = Only your side sees markers on the map.
page-marking = Mark on the map
page-mark-where = What to mark
page-mark = Mark
page-unmark = Remove
page-unmark-all = Remove all
page-mark-nothing = This cannot be marked.
page-save = Save
page-say-nothing = There is nothing to send: the message is empty.
page-say-too-long = That is too long: { $most } characters at most.

# The end
page-over = Game over
page-you-win = You win!
page-rematch-swap = Rematch, sides swapped
page-rematch-keep = Rematch, same sides
page-wants-rematch = { $name } wants to play again.
page-join-rematch = Join
page-resigned = { $count ->
    [one] { AND($names) } resigned; a bot played on.
   *[other] { AND($names) } resigned; bots played on.
}
page-again = Rematch
page-next = To the new game
page-replay = Replay
page-story = How it happened
page-record = Save
page-undone = { $count ->
    [one] { $count } move was taken back.
   *[other] { $count } moves were taken back.
}
page-dice = Dice verified
page-seed = They follow from this seed, whose fingerprint was shown before the game:
page-not-over = This game is not over yet.

# Only for pages with script
page-look-again = Refresh
page-lost = The connection to the table is lost. Trying again…
page-found = The table is back.
page-gone = This table is no longer here.
page-thinking = The expert is thinking…
page-kept = Saved
page-copy = Copy the link
page-copied = Copied
page-only-here = These links work on this computer only. For friends on other devices, open this page by the computer’s address in your network instead of “localhost”, and copy the links from there.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-keys = Keys
page-keys-on = Keyboard shortcuts
page-key-number = the choice with this number
page-key-end = what ends or skips something
page-key-undo = undo
page-key-hint = ask an expert
page-key-walk = from piece to piece on the board
page-key-zoom = zoom in, zoom out, the whole map
page-key-enter = choose the piece, or hear why not
page-key-next = the next thing shown; skip, unless each waits for you
page-key-escape = close a note; skip the story
page-key-help = this list

# The animation of a move
show-settings = Pace and sound
show-next = Next
show-skip = Skip
pace-title = How fast things are shown
pace-calm = Calm
pace-calm-how = time to read everything
pace-brisk = Brisk
pace-brisk-how = what the others do takes eight seconds at most
pace-instant = At once
pace-instant-how = the board jumps to how things stand
pace-wait = Wait for me
pace-wait-how = each thing stays until you go on
sound-volume = Volume
sound-offer = Play with sound?
sound-yes = Yes
sound-no = No

# Before the game, and the contributions to its seed
page-not-begun = The game has not begun yet: cards are dealt once everybody has sat down.
deal-soon = Everybody is here
deal-not-come = { $count ->
    [one] { AND($names) } has not come yet.
   *[other] { AND($names) } have not come yet.
}
deal-waits-for = The game is dealt as soon as these browsers have added to the dice: { AND($names) }.
deal-now = The game is being dealt.
deal-title = Fair dice and cards
deal-how = The server has chosen a secret number, and every player’s browser adds one of its own. Each is promised by its SHA-256 before any is shown, so nobody can choose the dice: not the host, not the server, not a player. After the game everything is shown and checked.
deal-how-server = Before the game the server fixes a secret number and promises it by its SHA-256. After the game it is shown and checked.
deal-server = The server promises:
deal-browser = { $name }’s browser promises:
deal-without = Begin without a number from my browser
deal-not-promised = This is not what the browser promised, or nobody is waiting for it any more. Reload the page.
deal-again = { $count ->
    [one] The cards were dealt again once, because somebody left before the first move.
   *[other] The cards were dealt again { $count } times, because somebody left before the first move.
}
deal-secret = The server’s number:
deal-part = { $name }’s browser added:
deal-no-part = { $name }: no number of their own, so the server’s number counts.
deal-mine = added by this browser
origin-imported = This game was brought here as a record. Whoever brought it may know all its dice and cards.
origin-daily = This is a game of the day: everybody who plays it has the same dice and cards.
origin-known-seed = The dice of this game follow from a number that others know.
origin-packs = { $count ->
    [one] Played with the pack: { $names }.
   *[other] Played with the packs: { $names }.
}
origin-pack = The cards of this game are not those of the box on this server: it is played with a pack, or with another version of the box.

# What happened to seats, in everybody’s log
seat-sits = { $name } has sat down.
seat-takes-over = { $name } has taken over seat { $number } in the middle of the game.
seat-freed = The host has freed { $name }’s seat ({ $number }).
seat-given-up = { $name } has given up seat { $number }.
seat-stand-in = A bot now plays for { $name }.
seat-late = Time is up: a bot now plays for { $name }.
seat-reminded = Time is up for { $name }, who has been reminded.
seat-back = { $name } is back.
seat-asks = { $name } asks to take over seat { $number }.
seat-refused = { $name } may not take over seat { $number }: somebody has said no.
seat-renamed = { $name } is now called { $new }.
seat-opened = The host has opened { $name }’s seat ({ $number }) for a guest.
seat-bot-sits = The host has given seat { $number } to a bot: { $name }.
seat-left = { $name } has left.
seat-left-game = { $name } has left. A bot plays on.
seat-resigned = { $name } has resigned. A bot plays on.
seat-asks-back = { $name } asks to come back on another device (seat { $number }).
seat-device = { $name } is now also playing on another device.
page-own-device = Somebody with the invitation to your seat wants to sit here on another device, and would see everything you see. Is that you?
page-own-device-yes = Yes, it is me
page-own-device-no = No, keep them out
page-back-asked = { $name } asks to come back on another device, and would see the hidden cards of seat { $number }. Is it really { $name }, and do you agree?
page-back-waits = { $name } asks to come back on another device. { $name } can say yes on the device that holds the seat; or all of these have to agree: { AND($names) }.
page-sit-late = This game is under way. Whoever sat here before has seen the cards of this seat.
page-sit-consent = The other players have to agree before you can take this seat.
page-ask-for-seat = Ask for this seat
page-free-needs-others = In the middle of a game, a seat passes to somebody else only if the other players agree, and there is nobody here who could. Let a bot play on, or let the player pass on the link to the seat.
page-seat-asked = { $name } asks to take over seat { $number } and would see its hidden cards. Do you agree?
page-seat-allow = Yes, let them play
page-seat-refuse = No
page-seat-waits = { $name } asks to take over a seat. Waiting for: { AND($names) }.
