"""Options of any game, found from the type that declares them."""

from __future__ import annotations

from typing import Any

import msgspec.inspect as shape
from hypothesis import strategies as st

from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rules import Options


def values(kind: shape.Type) -> st.SearchStrategy[Any]:
    match kind:
        case shape.IntType(ge=low, le=high):
            return st.integers(low, high)
        case shape.BoolType():
            return st.booleans()
        case shape.LiteralType(values=choices):
            return st.sampled_from(choices)
        case shape.NoneType():
            return st.none()
        case shape.StrType():  # free text means something to its game alone
            return st.nothing()
        case shape.UnionType(types=kinds):
            return st.one_of(*(values(kind) for kind in kinds))
        case shape.Metadata(type=inner):
            return values(inner)
    raise NotImplementedError(f"the laws cannot choose options of {kind}")


@st.composite
def chosen(draw: st.DrawFn, rules: AnyRules) -> Options:
    """Options that the game accepts: each field as declared, together as it allows."""
    declared = shape.type_info(rules.options_type)
    assert isinstance(declared, shape.StructType)
    picked = {field.name: draw(values(field.type)) for field in declared.fields}
    try:
        return read_options(rules.name, picked)
    except OptionsError:
        return read_options(rules.name, {"players": draw(st.sampled_from(seat_counts(rules)))})


def seat_counts(rules: AnyRules) -> list[int]:
    """The numbers of players with which the game can be played at all."""
    counts = []
    for players in range(rules.players[0], rules.players[1] + 1):
        try:
            read_options(rules.name, {"players": players})
        except OptionsError:
            continue
        counts.append(players)
    return counts


def tables(rules: AnyRules) -> list[dict[str, Any]]:
    """A table for each number of players, and for each way to seat them that has a name."""
    declared = shape.type_info(rules.options_type)
    assert isinstance(declared, shape.StructType)
    found: list[dict[str, Any]] = []
    for players in seat_counts(rules):
        usual = read_options(rules.name, {"players": players})
        found.append({"players": players})
        for field in declared.fields:
            for name in _names(field.type):
                table = {"players": players, field.name: name}
                try:
                    if read_options(rules.name, table) != usual:
                        found.append(table)
                except OptionsError:
                    continue
    return found


def variants(rules: AnyRules) -> list[dict[str, Any]]:
    """These tables, and the first of them with each switch turned on."""
    declared = shape.type_info(rules.options_type)
    assert isinstance(declared, shape.StructType)
    found = tables(rules)
    switches = [field.name for field in declared.fields if isinstance(field.type, shape.BoolType)]
    return [*found, *({**found[0], name: True} for name in switches)]


def _names(kind: shape.Type) -> list[Any]:
    """The values of an option that is nothing but a choice of names."""
    match kind:
        case shape.LiteralType(values=names):
            return list(names)
        case shape.UnionType(types=(shape.LiteralType(values=names), shape.NoneType())):
            return list(names)
        case shape.UnionType(types=(shape.NoneType(), shape.LiteralType(values=names))):
            return list(names)
    return []
