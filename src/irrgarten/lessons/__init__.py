"""Lessons: positions to be played from, with a goal that the rules check. Each is a file."""
