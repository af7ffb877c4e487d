"""Brändi Caminos: ways of beech and maple, built from wooden pieces."""

from __future__ import annotations

from types import SimpleNamespace

from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.view import CaminosEvent, CaminosView

RULES = SimpleNamespace(
    name="caminos",
    options_type=CaminosOptions,
    view_type=CaminosView,
    event_type=CaminosEvent,
)
