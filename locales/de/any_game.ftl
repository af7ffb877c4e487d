# What games without texts of their own for it say.
why-unknown = Dieser Zug ist jetzt nicht möglich.
why-not-your-turn = Jemand anderes ist an der Reihe.
any-log-act = { $name }: { $act }
any-log-chance = Durch Zufall: { $act }
any-ask-you = Du bist dran: Wähle, was du tust
any-ask-other = { $name } ist am Zug
any-drawn = Die Partie ist unentschieden
any-won = Gewonnen: { $names }
any-board = Spielbrett
any-acts = Was möglich ist
any-field = { $field }: { $name }
any-send = Ausführen
any-undo = Zurück
