# Pages of the web table.

page-claim = Games with a shiver at one table: alone, together, or online.
page-start = Start page
page-skip = To the choices
page-tools = Tools
page-theme = Day and night
page-language = Po polsku
page-rules = Rules
page-cards = Cards
page-sound = Sound when it is your turn
page-hint = Ask an expert
page-nothing = There is nothing here
page-nothing-how = The address is wrong, or this is not your table.
page-bad-request = That cannot be done
page-back-to-table = Back to the table
page-sure = Press once more if you are sure
page-close = Close
page-rule = Rule

# The start page
page-continue = Go on playing
page-watch = Games to watch
page-watch-more = More games to watch
page-watch-none = Nobody plays a game that anybody may watch right now.
page-watch-newer = Newer
page-watch-older = Older
page-under-way = Under way
page-import = Open the record of a game
page-play-now = Play now
page-one-screen = At one screen
page-invite = Invite friends
page-phones = Table and phones
page-choose-bots = Choose your rivals
page-learn = Learn to play

# A new table
refused-first = Player { $first } cannot begin: only { $players } take part. Choose somebody else, or let chance decide.
page-way-solo = against bots
page-way-solo-how = You play alone against bots; the game begins at once.
page-way-screen = at one screen
page-way-screen-how = You pass the screen around; a curtain falls between turns, so that nobody sees another's cards.
page-way-online = online
page-way-online-how = You get a link and a code for every guest. A link holds a seat: send it only to whom it is meant for.
page-way-phones = table and phones
page-way-phones-how = This screen shows what all may see. Everybody scans a code and holds the hidden cards on a phone.
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
page-hints-how = Players may ask an expert, who knows no more than they do.
page-listed = Open to watchers
page-listed-how = The start page of this server offers your game to watch. Watchers see only what all players see.
page-game-options = Options of the game
page-begin = Begin

# Seats
page-waiting = Waiting for players
page-free-seats = Still free: { AND($names) }.
page-invite-how = Send a link, or let your friend scan the code. It holds the seat, so keep it to the two of you.
page-code = Code with the link to seat { $number }
page-invited = { $game }: take your seat
page-has-seat = You have a seat here already
page-has-seat-why = The game has begun, and somebody with two seats would see two hands. Send the link to somebody else, or let a bot play there.
page-name-taken = Somebody at this table is called { $name } already. Choose another name.
page-change-name = Change my name
page-choose-name = Choose a name to play under
page-change-name-how = This browser keeps the name and gives it at every table. At a table no two players have the same one.
page-you-are = You play as { $name }.
page-name-none = Write a name: at least one letter that can be seen.
page-name-over = This game is over: its names stay as they are.
page-name-enough = You have changed your name often enough at this table.
page-there-already = Already there: { AND($names) }.
page-sit = Sit down
page-seat-link = This seat on another device
page-seat-link-how = Open this link on your other device. Whoever has it holds your seat.
page-people = Who plays
page-seat-free = free
page-seat-here = here
page-seat-away = away
page-seat-stand-in = a bot plays for now ({ $level })
page-bot-for-me = Let a bot play for me
page-bot-instead = Let a bot play
page-bot-for-you = A bot plays for you. Under “Who plays” you can take your seat back.
page-take-back-seat = I am back
page-free-seat = Free this seat
page-nobody-to-replace = No person plays on this seat now.
page-no-such-level = There is no such bot; there are: { $levels }.

# Playing
page-log = What happened
page-your-turn = Your turn
page-to-play = { $names } to play
page-not-now = Not now. { $prompt }
page-stale = The table has moved on; here is how it stands now.
page-failed = The table does not answer. Nothing is lost; try again.
page-curtain = { $name }: your turn. The others look away.
page-show = Show my table
page-undo = Take back
page-ask-undo = Ask the others to let you take back
page-undo-asked = { $name } asks to take back the last answer. Others have already learned something from it. Do you agree?
page-undo-loses = { $count ->
    [one] If you agree, your own last answer goes with it, for it came after.
   *[other] If you agree, your own last { $count } answers go with it, for they came after.
}
page-undo-allow = Yes, take it back
page-undo-refuse = No, play on
page-undo-waits = { $name } asks to take back an answer. Waiting for: { AND($names) }.

# Talk
page-talk = Talk
page-say = Say something
page-send = Send
page-to-table-all = to all
page-to-team = to my team
page-say-to = Who hears it
page-notes = Notes
page-notes-how = Only you see them.
page-marks = Markers
page-marks-how = Markers on the map are seen by your side only.
page-marking = Mark on the map
page-mark-where = What to mark
page-mark = Mark
page-unmark = Remove
page-unmark-all = Remove all
page-mark-nothing = This cannot be marked.
page-save = Keep
page-say-nothing = There is nothing to say: the line is empty.
page-say-too-long = That is too long: { $most } characters at most.

# The end
page-over = Game over
page-you-win = You win!
page-again = Again
page-next = To the new game
page-replay = Watch it again
page-record = Keep the record
page-undone = { $count ->
    [one] With { $count } answer taken back.
   *[other] With { $count } answers taken back.
}
page-seed = The seed is the one that was promised:
page-not-over = This game is not over yet.

# What only a page with script does
page-look-again = Look again
page-lost = The line to the table is down. Trying again…
page-found = The table is back.
page-gone = This table is no longer here.
page-thinking = The expert is thinking…
page-kept = Kept
page-copy = Copy the link
page-copied = Copied
page-only-here = These links begin with this computer’s own name, which other devices do not know. For friends elsewhere, open this page by an address that they can reach.
page-keys = Keys
page-keys-on = Single keys do this
page-key-number = the choice with this number
page-key-undo = take back
page-key-hint = ask an expert
page-key-walk = from piece to piece on the board
page-key-enter = choose the piece, or hear why not
page-key-escape = close a note; skip what is being told
page-key-help = this list

# Before the game, and who has a hand in the dice
page-not-begun = The game has not begun yet: it is dealt once everybody sits.
deal-soon = Everybody is here
deal-waits-for = The game is dealt as soon as these browsers have added to the dice: { AND($names) }.
deal-now = The game is being dealt.
deal-title = How the dice are fixed
deal-how = The server has fixed a secret number, and every player’s browser adds one of its own. Each is promised by its SHA-256 before any is shown, so nobody can choose the dice: not the host, not the server, not a player. After the game everything is shown and checked.
deal-how-server = The server has fixed a secret number before the game and promises it by its SHA-256. After the game it is shown and checked.
deal-server = The server promises:
deal-browser = { $name }’s browser promises:
deal-without = Begin without a number from my browser
deal-not-promised = This is not what the browser promised, or nobody waits for it now. Reload the page.
deal-again = { $count ->
    [one] It was dealt anew once, because somebody left before the first answer.
   *[other] It was dealt anew { $count } times, because somebody left before the first answer.
}
deal-secret = The server’s number:
deal-part = { $name }’s browser added:
deal-no-part = { $name }: nothing of its own, the server’s number counts.
deal-mine = added by this browser
origin-imported = This game came here as a record. Whoever brought it in may know all its dice and cards.
origin-daily = This is a game of the day: everybody who plays it has the same dice and cards.
origin-known-seed = The dice of this game follow from a number that others know.
origin-pack = This game is not played with the cards that come with this server, but with cards of its own.

# What happened to seats, in everybody’s log
seat-sits = { $name } has sat down.
seat-takes-over = { $name } has taken over seat { $number } in the middle of the game.
seat-freed = The host has freed { $name }’s seat ({ $number }).
seat-given-up = { $name } has given up seat { $number }.
seat-stand-in = A bot plays for { $name } now.
seat-back = { $name } is back.
seat-asks = { $name } asks to take over seat { $number }.
seat-refused = { $name } may not take over seat { $number }: somebody has said no.
seat-renamed = { $name } is called { $new } now.
page-sit-late = This game is under way. Whoever sat here before has seen the cards of this seat.
page-sit-consent = The other players have to agree before you can take this seat.
page-ask-for-seat = Ask for this seat
page-free-needs-others = In the middle of a game, a seat passes to somebody else only if the other players agree, and there is nobody here who could. Let a bot play on, or let the player pass on the link of the seat.
page-seat-asked = { $name } asks to take over seat { $number } and would see its hidden cards. Do you agree?
page-seat-allow = Yes, let them play
page-seat-refuse = No
page-seat-waits = { $name } asks to take over a seat. Waiting for: { AND($names) }.
