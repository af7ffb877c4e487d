# What games without texts of their own for it say.
why-unknown = Adesso questa mossa non è possibile.
why-not-your-turn = È il turno di qualcun altro.
any-log-act = { $name }: { $act }
any-log-chance = Succede: { $act }
any-ask-you = Tocca a te: scegli che cosa fare
any-ask-other = È il turno di { $name }
any-drawn = La partita finisce in pareggio
any-won = Vittoria: { $names }
any-board = Tabellone
any-acts = Che cosa si può fare
any-field = { $field }: { $name }
any-send = Esegui
any-undo = Indietro
