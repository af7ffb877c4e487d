### The lobby: tables that anyone may join.

lobby-hint = Tische, an die sich alle setzen dürfen. Du wartest nur, solange die Seite offen ist.
lobby-open = Hier wird gewartet
lobby-none = Im Moment wartet niemand. Such eine Partie, dann findet dich, wer als Nächstes kommt.
lobby-count = { $count ->
    [0] Keine offenen Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
lobby-more = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count } weitere.
}
lobby-find-title = Finde mir eine Partie
lobby-what = Was möchtest du spielen?
lobby-find = Partie finden
lobby-join = Mitspielen
lobby-since = Geöffnet: { $when }
lobby-bots-come = Bots springen ein
lobby-rounds = Match über { $rounds } Runden
lobby-by-hand = von Hand aufgestellt
lobby-taken = Jemand war schneller. An diesem Tisch ist kein Platz mehr frei.
