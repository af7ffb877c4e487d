### The lobby: tables that anyone may join.

lobby-hint = Tables that anyone may join. You wait only while this page is open.
lobby-open = Waiting for players
lobby-none = Nobody is waiting at the moment. Look for a game, and the next person to come will be seated with you.
lobby-count = { $count ->
    [0] No open tables
    [one] One open table
   *[other] { $count } open tables
}
lobby-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
lobby-find-title = Find me a game
lobby-what = What would you like to play?
lobby-find = Find me a game
lobby-join = Join
lobby-since = Opened: { $when }
lobby-bots-come = bots help out
lobby-rounds = Match of { $rounds } games
lobby-by-hand = set up by hand
lobby-taken = Somebody was faster. The table has no free seat left. Try another one.
