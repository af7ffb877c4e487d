"""JSON Schema of what games take and give: ``schema``."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import Record

Part = Literal["options", "view", "event", "record"]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: str, part: Part) -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a game's options, view, event or record.

    It describes the data as JSON; ``msgspec.to_builtins`` turns views and events into that form.
    """
    rules = registry.rules(game)
    if part not in get_args(Part):
        raise IrrgartenError(
            f"there is no schema of {part!r}; there are {', '.join(get_args(Part))}"
        )
    kinds = {
        "options": rules.options_type,
        "view": rules.view_type,
        "event": rules.event_type,
        "record": Record,
    }
    (described, options), parts = msgspec.json.schema_components(
        [kinds[part], rules.options_type], ref_template="#/$defs/{name}"
    )
    if part == "record":
        parts["Record"]["properties"] |= {"game": {"const": rules.name}, "options": options}
    return {"$schema": DIALECT, "title": f"{rules.name} {part}", **described, "$defs": parts}
