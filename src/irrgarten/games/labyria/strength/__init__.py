"""How to play the game well; no rule needs anything of it."""
