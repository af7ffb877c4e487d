"""How fast it is: every game through the same measurements, in figures and in ratios."""
