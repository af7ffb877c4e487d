"""The games, one folder each; the registry finds them by the folder's name."""
