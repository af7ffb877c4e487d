"""Tournaments of any game: who meets whom, who begins, and how everybody stands."""
