# A player's finished games: statistics and achievements, in the browser and in the terminal.

shelf-title = My games
shelf-empty = Nothing yet. Your first finished game will appear here.
shelf-totals = Games played: { $played }, won: { $won }.
shelf-won = Won
shelf-marked = { $n ->
    [one] { $n } game is marked: its player knew what was coming. It does not count for streaks or achievements.
   *[other] { $n } games are marked: their players knew what was coming. They do not count for streaks or achievements.
}
shelf-how-marked = A game is marked ↶ if a move was taken back after dice or cards had shown what it would lead to, or if its dice were known before. It counts as played, but not for streaks, quickest wins or achievements. Taking back a simple slip costs nothing.
shelf-streaks = Wins in a row: { $now }, best { $longest }.
shelf-streak = In a row
shelf-longest = Longest run
shelf-row = { $name }: played { $played }, won { $won }
shelf-feats = Achievements: { $done } of { $all }
shelf-feats-title = Achievements
shelf-done = done
shelf-to-do = to do
shelf-new-feat = New achievement: { $feat }. { $how }

# The page My games.

shelf-lead = The games you have finished here, and those still under way. There is no account: this server knows you by a secret in this browser.
shelf-under-way = Under way
shelf-finished = Finished
shelf-list = Games
shelf-statistics = Statistics
shelf-all = all
shelf-by-game = Game
shelf-by-result = Result
shelf-by-name = A player’s name
shelf-search = Search
shelf-only-won = won
shelf-only-lost = lost
shelf-only-drawn = drawn
shelf-only-uncounted = not counted
shelf-ending-won = won
shelf-ending-lost = lost
shelf-ending-drawn = nobody won
shelf-ending-uncounted = not counted
shelf-none-found = No games match. Try something else.
shelf-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
shelf-played-by = Played by { AND($names) }
shelf-with = { $own } with { AND($others) }
shelf-with-others = With { AND($others) }
shelf-bot = { $name } (bot: { $level })
shelf-length = { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
}, { $unit ->
    [days] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
    [hours] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
   *[minutes] { $n } min
}
shelf-at-one-screen = Played on several seats in this browser, so it is nobody’s win here.
shelf-bot-finished = A bot finished it in your place, so it is not counted.
shelf-is-marked = ↶ Its player knew what was coming.
shelf-from-file = From a file: this server has not seen this game.
shelf-replay-of = Replay: { $names }
shelf-local = Kept in this browser only
shelf-local-how = Earlier versions kept the results of solo games in the browser. They are still here, but the server does not know them unless you add them.
shelf-local-add = Add them to my games
shelf-lessons = Lessons
shelf-lessons-done = { $done } of { $all } done.
shelf-lessons-nudge = New to a game? Its first lesson takes a few minutes, and you play from the first step.
shelf-yours = It is yours
shelf-yours-how = None of this is needed to play.
shelf-export = Save my games as a file
shelf-load = Load a file of games
shelf-listed = Finished
shelf-drawn = Nobody won
shelf-fastest = Quickest win
shelf-quickest = Quickest win: { $n } ({ $unit })
shelf-feats-here = Achievements in this game

# Statistics.

stats-how = Only games that you played to the end on one seat are counted. A few games prove little, so each row gives the range in which your true chance of winning probably lies (95% interval).
stats-loaded = { $count ->
    [one] { $count } of these games is from a file that you loaded; this server has not seen it.
   *[other] { $count } of these games are from files that you loaded; this server has not seen them.
}
stats-latest = These are your latest { $count } games; older ones are kept but not counted here.
stats-of = { $won } of { $played }
stats-won = Won
stats-share = Win rate
stats-interval = { $low }–{ $high }%
stats-rate = { $share }% ({ $low }–{ $high }%)
stats-by-seat = Seat
stats-seat = Seat { $number }
stats-by-level = Against bots
stats-by-person = Against people
feats-how = An achievement counts in a game that you won in your own seat without knowing what was coming. Games marked ↶ do not count.

# Another device.

device-title = Use another device
device-lead = Let another browser be you: with your games, your seats and your groups.
device-what = You get a code and a link. They work once, within { $minutes } minutes. Whoever has them can play as you, so keep them to yourself.
device-nobody = This browser has not played yet, so there is nothing to bring along. Start a game, or enter a code from a browser that knows you.
device-have-code = Do you have a code from another browser?
device-enter = Enter a code
device-make = Make a code
device-made = Enter this code on the other device within { $minutes } minutes, or scan the picture with it. It works once.
device-made-how = On the other device open { $address } and type the code.
device-made-care = Do not send it to anybody else: whoever uses it holds your seats from then on. Making a new code cancels this one.
device-qr = The link as a picture to scan
device-too-many = Too many codes are waiting to be used. Try again in a few minutes.
device-code = Code
device-go-on = Go on
device-enter-how = On the device that knows you, open “My games” and “Use another device”. Type the code you see there.
device-bad-code = There is no such code: it was mistyped, has already been used, or is more than { $minutes } minutes old. Make a new one on the other device.
device-same = This browser is already the same person
device-same-how = There is nothing to do, and the code has not been used up.
device-confirm = This browser will be the same person as the one that made the code. { $games ->
    [0] No finished games come along.
    [one] { $games } finished game comes along.
   *[other] { $games } finished games come along.
}
device-merge = Nothing of this browser’s own is lost: its seats and { $games ->
    [0] its groups
    [one] its { $games } finished game
   *[other] its { $games } finished games
} become part of that person. This cannot be undone.
device-left-behind = Other browsers that are now the same person as this one will be left with nothing: give each of them a code too.
device-trust = Do this only with a code that you made yourself: whoever made it sees your games too.
device-yes = Be this person
device-no = No, leave everything as it is

# Erasing personal data.

forget-title = Forget me
forget-erased = Your list of games, statistics, achievements, groups and codes on this server will be erased.
forget-seats = Your seats in games under way will no longer be linked to you. A browser that sat down at a table itself keeps that seat; one that got it through a code does not.
forget-others = Others who played with you keep their own lists. Your name stays there as you gave it at the table.
forget-tables = The tables themselves remain until the host of this server removes them, with the names given there.
forget-browser = What this browser itself keeps (language, theme, lessons, older results) stays in the browser.
forget-sure = I am sure
forget-do = Forget me
forget-not-sure = Nothing was erased: tick the box first
forget-done = You are forgotten
forget-done-how = If you sit down again, you start from scratch.

# Saved games as files.

load-how = A file made with “Save my games as a file”, here or on another server, at most 1 MB. Its games are marked: this server has not seen them. Groups of friends do not see them.
load-file = File
load-text = or its text
load-go = Load
load-refused = Nothing was loaded:
load-done = { $added ->
    [0] Nothing new
    [one] { $added } game added
   *[other] { $added } games added
}{ $known ->
    [0] {""}
    [one] , { $known } was here already
   *[other] , { $known } were here already
}

# Groups of friends.

friends-title = Groups of friends
friends-lead = A page for people who play together: who plays, who won what.
friends-new = New group of friends
friends-how = Only members see the page of a group. You invite them by a secret link.
friends-name = Name of the group
friends-own-name = Your name in the group
friends-make = Create group
friends-names-missing = Give both names: the group’s and your own.
friends-too-many = You are already in as many groups as one person can join. Leave one first.
friends-full = This group is full, or you are already in too many groups.
friends-members = Members: { AND($names) }.
friends-standings = Who won what
friends-no-games = No games yet. Every game that at least two of you finish on this server will appear here, including games from before you joined.
friends-all-games = All games
friends-counted = Games in which at least two members took part are counted, for members who played to the end on one seat.
friends-games = Latest games
friends-won = { $count ->
    [one] won by { $names }
   *[other] won by { AND($names) }
}
friends-nobody-won = nobody won
friends-link = Invite
friends-link-how = Whoever has this link can join and then sees this page. Send it only to friends.
friends-change = Change
friends-rename = Rename
friends-new-link = Make a new link
friends-leave = Leave the group
friends-leave-how = A new link cancels this one; members stay. If you leave, your wins disappear from this page; when the last member leaves, the group is gone.
friends-join = Join
friends-join-how = If you join, the members see every game that you and another member finished together on this server, before and after, and who won. You can leave at any time.
