### The lobby: tables that anyone may join.

lobby-hint = Mesas a las que cualquiera puede sentarse. Solo esperas mientras la página esté abierta.
lobby-open = Esperando jugadores
lobby-none = Ahora no espera nadie. Busca una partida: quien llegue después te encontrará.
lobby-count = { $count ->
    [0] Ninguna mesa abierta
    [one] Una mesa abierta
   *[other] { $count } mesas abiertas
}
lobby-more = { $count ->
    [one] Y una más.
   *[other] Y { $count } más.
}
lobby-find-title = Búscame una partida
lobby-what = ¿A qué quieres jugar?
lobby-find = Buscar partida
lobby-join = Unirme
lobby-since = Abierta: { $when }
lobby-bots-come = se completa con bots
lobby-rounds = Encuentro de { $rounds } partidas
lobby-by-hand = preparada a mano
lobby-taken = Alguien fue más rápido. En esta mesa ya no queda ningún asiento libre.
