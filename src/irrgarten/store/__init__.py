"""Tables, seats and acts in SQL: what is answered is durable."""

from irrgarten.store.address import BadAddress, Data, PostgreSQL
from irrgarten.store.asked import Asked, Closed, Conflict
from irrgarten.store.claim import Unusable, claimed
from irrgarten.store.faults import Unreadable, Unsure, Unwritable
from irrgarten.store.notices import Due, FollowedRow, KeyRow, SubscriberRow
from irrgarten.store.pruning import Before
from irrgarten.store.rows import Head, ListedRow, ReviewRow, TableName
from irrgarten.store.store import Store
from irrgarten.store.tournaments import EncounterRow, KeptTournament, TableStand, TournamentRow

__all__ = [
    "Asked",
    "BadAddress",
    "Before",
    "Closed",
    "Conflict",
    "Data",
    "Due",
    "EncounterRow",
    "FollowedRow",
    "Head",
    "KeptTournament",
    "KeyRow",
    "ListedRow",
    "PostgreSQL",
    "ReviewRow",
    "Store",
    "SubscriberRow",
    "TableName",
    "TableStand",
    "TournamentRow",
    "Unreadable",
    "Unsure",
    "Unusable",
    "Unwritable",
    "claimed",
]
