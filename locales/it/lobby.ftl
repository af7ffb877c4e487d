### The lobby: tables that anyone may join.

lobby-hint = Tavoli a cui tutti possono sedersi. Aspetti solo finché la pagina è aperta.
lobby-open = In attesa di giocatori
lobby-none = Al momento non aspetta nessuno. Cerca una partita: chi arriva dopo ti troverà.
lobby-count = { $count ->
    [0] Nessun tavolo aperto
    [one] Un tavolo aperto
   *[other] { $count } tavoli aperti
}
lobby-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}
lobby-find-title = Trovami una partita
lobby-what = A che cosa vuoi giocare?
lobby-find = Trova una partita
lobby-join = Unisciti
lobby-since = Aperto: { $when }
lobby-bots-come = si aggiungono bot
lobby-rounds = Sfida di { $rounds } partite
lobby-by-hand = preparato a mano
lobby-taken = Qualcuno è stato più veloce. A questo tavolo non ci sono più posti liberi.
