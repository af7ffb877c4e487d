"""Tables, seats and acts in SQL: what is answered is durable."""

from irrgarten.store.claim import Unusable, claimed
from irrgarten.store.faults import Unreadable, Unwritable
from irrgarten.store.rows import Kept, SeatChangeRow, SeatRow, TableRow
from irrgarten.store.store import Store
from irrgarten.store.writer import Closed, Conflict

__all__ = [
    "Closed",
    "Conflict",
    "Kept",
    "SeatChangeRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Unreadable",
    "Unusable",
    "Unwritable",
    "claimed",
]
