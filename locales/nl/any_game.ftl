# What games without texts of their own for it say.
why-unknown = Deze zet is nu niet mogelijk.
why-not-your-turn = Iemand anders is aan de beurt.
any-log-act = { $name }: { $act }
any-log-chance = Toeval: { $act }
any-ask-you = Jij bent aan de beurt: kies wat je doet
any-ask-other = { $name } is aan de beurt
any-drawn = De partij eindigt in gelijkspel
any-won = Gewonnen: { $names }
any-board = Speelbord
any-acts = Wat je kunt doen
any-field = { $field }: { $name }
any-send = Uitvoeren
any-undo = Terug
