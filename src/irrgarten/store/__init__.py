"""Tables, seats and acts in SQL: what is answered is durable."""

from irrgarten.store.address import BadAddress, Data, PostgreSQL
from irrgarten.store.asked import Closed, Conflict
from irrgarten.store.claim import Unusable, claimed
from irrgarten.store.faults import Unreadable, Unsure, Unwritable
from irrgarten.store.notices import Due, FollowedRow, KeyRow, SubscriberRow
from irrgarten.store.pruning import Before
from irrgarten.store.rows import (
    AbsenceRow,
    ClockRow,
    Head,
    Kept,
    ListedRow,
    ReviewRow,
    SeatChangeRow,
    SeatRow,
    TableName,
    TableRow,
    Uptime,
)
from irrgarten.store.steps import Steps
from irrgarten.store.store import Store
from irrgarten.store.tournaments import EncounterRow, KeptTournament, TournamentRow

__all__ = [
    "AbsenceRow",
    "BadAddress",
    "Before",
    "ClockRow",
    "Closed",
    "Conflict",
    "Data",
    "Due",
    "EncounterRow",
    "FollowedRow",
    "Head",
    "Kept",
    "KeptTournament",
    "KeyRow",
    "ListedRow",
    "PostgreSQL",
    "ReviewRow",
    "SeatChangeRow",
    "SeatRow",
    "Steps",
    "Store",
    "SubscriberRow",
    "TableName",
    "TableRow",
    "TournamentRow",
    "Unreadable",
    "Unsure",
    "Unusable",
    "Unwritable",
    "Uptime",
    "claimed",
]
