# What a player keeps of finished games: statistics and feats, in the browser and in the terminal.

shelf-title = My games
shelf-lead = What you have played in this browser. It is kept here and nowhere else: no account, nothing is sent.
shelf-needs-script = This page reads what your browser keeps, and that needs JavaScript. Without it nothing is kept and nothing can be shown.
shelf-empty = Nothing yet. The first finished game will be here.
shelf-totals = Games played: { $played }, won: { $won }.
shelf-played = Played
shelf-won = Won
shelf-lost = lost
shelf-victory = won
shelf-marked = { $n ->
    [one] { $n } game is marked: its player knew what would come. It makes no streak and no feat.
   *[other] { $n } games are marked: their player knew what would come. They make no streak and no feats.
}
shelf-how-marked = A game is marked ↶ if an answer was taken back after dice or cards had shown what comes of it, or if its dice were known before. It is counted, but makes no streak, no quickest win and no feat. Taking back a slip of the hand costs nothing.
shelf-streaks = Wins in a row: { $now }, at best { $longest }.
shelf-streak = In a row
shelf-longest = Longest run
shelf-quickest = { $n ->
    [one] Quickest win: { $n } turn.
   *[other] Quickest win: { $n } turns.
}
shelf-fastest = Quickest win (turns)
shelf-row = { $name }: played { $played }, won { $won }
shelf-feats = Feats: { $done } of { $all }
shelf-feats-title = Feats
shelf-done = done
shelf-to-do = to be done
shelf-new-feat = New feat: { $feat }. { $how }
shelf-games = Last games
shelf-export = Export as a file
shelf-erase = Erase everything
shelf-sure = Erase all your games and feats in this browser?
shelf-erased = Everything is erased.
