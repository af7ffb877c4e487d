### The lobby: tables that anyone may join.

lobby-hint = Tafels waaraan iedereen mag gaan zitten. Je wacht alleen zolang de pagina open is.
lobby-open = Wachten op spelers
lobby-none = Op dit moment wacht er niemand. Zoek een partij: de volgende die zoekt, speelt met jou.
lobby-count = { $count ->
    [0] Geen open tafels
    [one] Eén open tafel
   *[other] { $count } open tafels
}
lobby-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
lobby-find-title = Vind een partij voor mij
lobby-what = Wat wil je spelen?
lobby-find = Partij zoeken
lobby-join = Aanschuiven
lobby-since = Geopend: { $when }
lobby-bots-come = bots vullen aan
lobby-rounds = Wedstrijd over { $rounds } partijen
lobby-by-hand = met de hand klaargezet
lobby-taken = Iemand was sneller. Aan deze tafel is geen plaats meer vrij. Probeer een andere.
