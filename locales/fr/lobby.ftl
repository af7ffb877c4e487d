### The lobby: tables that anyone may join.

lobby-hint = Des tables que tout le monde peut rejoindre. Garde cette page ouverte pendant que tu attends.
lobby-open = On attend ici
lobby-none = Personne n’attend en ce moment. Cherche une partie : la prochaine personne jouera avec toi.
lobby-count = { $count ->
    [0] Aucune table ouverte
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
}
lobby-more = { $count ->
    [one] Et une autre.
   *[other] Et { $count } autres.
}
lobby-find-title = Trouve-moi une partie
lobby-what = À quoi veux-tu jouer ?
lobby-find = Trouver une partie
lobby-join = Rejoindre
lobby-since = Ouverte : { $when }
lobby-bots-come = des bots complèteront
lobby-rounds = Match en { $rounds } parties
lobby-by-hand = préparé à la main
lobby-taken = Quelqu’un a été plus rapide. Il n’y a plus de place libre à cette table. Essaies-en une autre.
