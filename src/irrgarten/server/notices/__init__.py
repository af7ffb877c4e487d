"""Whoever is to move and away is told so: by her browser, or by mail."""
