### The lobby: tables that anyone may join.

lobby-hint = Tische, an die sich alle setzen dürfen. Du wartest nur, solange diese Seite offen ist.
lobby-open = Hier wird gewartet
lobby-none = Im Moment wartet niemand. Such eine Partie: Wer als Nächstes kommt, wird zu dir gesetzt.
lobby-count = { $count ->
    [0] Keine offenen Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
lobby-more = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count } weitere.
}
lobby-find-title = Such eine Partie für mich
lobby-what = Was möchtest du spielen?
lobby-find = Partie finden
lobby-join = Mitspielen
lobby-since = Geöffnet: { $when }
lobby-bots-come = Bots springen ein
lobby-rounds = Match über { $rounds } Partien
lobby-by-hand = von Hand aufgestellt
lobby-taken = Jemand war schneller. An diesem Tisch ist kein Platz mehr frei. Versuche einen anderen.
