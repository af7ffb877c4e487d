"""Champions learn here: games against themselves, what follows from them, and who is better."""
