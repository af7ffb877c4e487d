"""``python -m bench``: the speeds and their ratios, as ``irrgarten bench`` prints them."""

from __future__ import annotations

import sys

from irrgarten.terminal.command import main

sys.exit(main(["bench", *sys.argv[1:]]))
