"""Values of any declared type: options, frames, and whatever is declared tomorrow."""

from __future__ import annotations

import string
from functools import cache
from random import Random
from typing import Any

import msgspec.inspect as shape

#: How far a number goes whose type does not say.
FAR = 1000
#: How long a text or list gets whose type does not say, or says more.
LONG = 20


def of(declared: Any, random: Random) -> Any:
    """A value, as JSON has it, that fits a type."""
    return value(_known(declared), random)


_known = cache(shape.type_info)


def value(kind: shape.Type, random: Random) -> Any:
    match kind:
        case shape.Metadata(type=inner):
            return value(inner, random)
        case shape.UnionType(types=kinds):
            return value(random.choice(kinds), random)
        case shape.LiteralType(values=choices):
            return random.choice(choices)
        case shape.BoolType():
            return random.random() < 0.5
        case shape.IntType(ge=low, le=high):
            return random.randint(-FAR if low is None else low, FAR if high is None else high)
        case shape.FloatType():
            return random.uniform(-FAR, FAR)
        case shape.StrType(min_length=fewest, max_length=most):
            letters = string.ascii_letters + string.digits
            return "".join(random.choices(letters, k=_count(random, fewest, most)))
        case shape.ListType(item_type=item, min_length=fewest, max_length=most):
            return [value(item, random) for _ in range(_count(random, fewest, most))]
        case shape.TupleType(item_types=items):
            return [value(item, random) for item in items]
        case shape.DictType(key_type=key, value_type=inner):
            pairs = range(_count(random, 0, 3))
            return {value(key, random): value(inner, random) for _ in pairs}
        case shape.StructType(fields=fields, tag_field=tag_field, tag=tag):
            filled = {field.encode_name: value(field.type, random) for field in fields}
            return filled if tag_field is None else {tag_field: tag, **filled}
        case _:
            return None


def _count(random: Random, fewest: int | None, most: int | None) -> int:
    low = fewest or 0
    return random.randint(low, max(low, min(LONG, LONG if most is None else most)))
