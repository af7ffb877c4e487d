"""The numbers that stand for acts and for what happens, in the compiled rules and outside them."""

from __future__ import annotations

#: Acts: 0 to 3 are steps (``board.DIRECTIONS``); then ``stop``; then steps that no rule allows,
#: known only so that they can be refused by the clause. A roll of n is ROLL + n, a chip is
#: CHIP + its symbol.
STOP = 4
DIAGONALS = {"ne": 5, "se": 6, "sw": 7, "nw": 8}
ROLL = 10
CHIP = 20

#: Where a chip is, if not with a seat: in the bag, or open on the table.
IN_BAG = -1
OPEN = -2

#: Kinds of entries in the journal.
ROLLED, STEPPED, BUMPED, STOPPED, TOOK, WANTED, TURN, WON, REVEALED = range(1, 10)
