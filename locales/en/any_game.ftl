# What games without texts of their own for it say.
why-unknown = This move is not possible now.
why-not-your-turn = It is another player’s turn.
any-log-act = { $name }: { $act }
any-log-chance = By chance: { $act }
any-ask-you = Your turn: choose what to do
any-ask-other = { $name } to move
any-drawn = The game is a draw
any-won = { $names } won
any-board = Board
any-acts = What you can do
any-field = { $field }: { $name }
any-send = Do it
any-undo = Undo
