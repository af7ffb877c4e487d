# What games without texts of their own for it say.
why-unknown = Esa jugada no es posible ahora.
why-not-your-turn = Le toca a otra persona.
any-log-act = { $name }: { $act }
any-log-chance = Ocurre: { $act }
any-ask-you = Te toca: elige qué hacer
any-ask-other = Le toca a { $name }
any-drawn = La partida acaba en empate
any-won = Victoria: { $names }
any-board = Tablero
any-acts = Lo que se puede hacer
any-field = { $field }: { $name }
any-send = Hacerlo
any-undo = Atrás
