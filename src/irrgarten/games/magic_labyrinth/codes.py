"""The numbers that stand for acts and for what happens, in the compiled rules and outside them."""

from __future__ import annotations

from irrgarten.kernel.compiling import inline

#: Kinds of acts. ``stop`` comes between the steps (``board.DIRECTIONS``) and diagonal steps, which
#: no rule allows: they are known only so that they can be refused by the clause.
STEP, STOP, ROLL, CHIP = 0, 4, 10, 20
DIAGONALS = {"ne": 5, "se": 6, "sw": 7, "nw": 8}

#: Where a chip is, if not with a seat: in the bag, or open on the table.
IN_BAG = -1
OPEN = -2

#: Kinds of entries in the journal.
ROLLED, STEPPED, BUMPED, STOPPED, TOOK, WANTED, TURN, WON, REVEALED = range(1, 10)


@inline
def kind_of(act: int) -> int:
    return act if act == STOP else CHIP if act >= CHIP else ROLL if act >= ROLL else STEP


@inline
def step_act(direction: int) -> int:
    return STEP + direction


@inline
def direction_of(act: int) -> int:
    return act - STEP


@inline
def roll_act(value: int) -> int:
    return ROLL + value


@inline
def value_of(act: int) -> int:
    return act - ROLL


@inline
def chip_act(symbol: int) -> int:
    return CHIP + symbol


@inline
def symbol_of(act: int) -> int:
    return act - CHIP
