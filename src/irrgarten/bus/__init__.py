"""How processes that serve the same games tell each other: ids and numbers, over Redis."""

from irrgarten.bus.address import BadBus, Redis
from irrgarten.bus.beat import NOBODY, Presence, Spent
from irrgarten.bus.bus import Bus, Listener

__all__ = ["NOBODY", "BadBus", "Bus", "Listener", "Presence", "Redis", "Spent"]
