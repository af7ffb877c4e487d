### The lobby: tables that anyone may join.

lobby-hint = Mesas a las que cualquiera puede sentarse. Solo esperas mientras la página esté abierta.
lobby-open = Aquí se espera
lobby-none = Ahora no espera nadie. Busca una partida y quien llegue te encontrará.
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
lobby-bots-come = los bots ayudan
lobby-rounds = Encuentro a { $rounds } rondas
lobby-by-hand = preparada a mano
lobby-taken = Alguien fue más rápido. En esta mesa ya no queda ningún asiento libre.
