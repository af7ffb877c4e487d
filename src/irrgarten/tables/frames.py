"""The wire: what goes over the HTTP interface and the WebSocket, as typed structs.

The client's TypeScript types are generated from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from irrgarten.kernel import record, threats
from irrgarten.search import review

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Literal["beginner", "casual", "skilled", "expert", "champion"]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
#: Drawn at random by whoever asks, and as secret as what it is answered with.
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SealText = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
PartText = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{32,64}$")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
#: Seconds; and how many they are if nobody says it.
StandInAfter = Annotated[int, Meta(ge=60, le=86_400)]
STAND_IN_AFTER = 300
RequestId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Rounds = Annotated[int, Meta(ge=1, le=20)]
ActText = Annotated[str, Meta(min_length=1, max_length=64)]
#: Acts in one frame.
MOST_ACTS = 16
ActTexts = Annotated[list[ActText], Meta(min_length=1, max_length=MOST_ACTS)]
PlannedActs = Annotated[list[ActText], Meta(max_length=MOST_ACTS)]
PlaceName = Annotated[str, Meta(min_length=1, max_length=16)]
Holder = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "over"]
#: Why a game is over though its rules have not ended it: it was too long, its rules have changed,
#: a side gave up, a draw was agreed on, or a side ran out of time.
Ended = Literal["long", "rules", "resigned", "agreed", "time"]
#: What a seat may ask of the others: to take its last move back, to call it a draw, to give up
#: together with its team, to let a bot play for somebody, or to leave what is left to do here to
#: the lots.
Proposed = Literal["back", "draw", "resign", "bot", "lots"]
PROPOSED: tuple[Proposed, ...] = get_args(Proposed)
#: What can be said across the table. None of it tells anything of a game: partners may not confer.
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "moment",
    "good_game",
    "again",
    "bye",
    "bravo",
    "smile",
    "laugh",
    "wow",
    "sad",
    "heart",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
ProblemCode = Literal[
    "bad_request",
    "forbidden",
    "not_found",
    "not_allowed",
    "conflict",
    "too_large",
    "too_many",
    "unavailable",
    "internal",
]
ErrorCode = Literal[
    "bad_frame",
    "bad_request",
    "forbidden",
    "not_found",
    "conflict",
    "too_large",
    "too_many",
    "too_slow",
    "unavailable",
    "internal",
]
#: From where a game that is over is seen: by a seat, by whoever watches, or with nothing hidden.
Viewpoint = Annotated[str, Meta(pattern=r"^(all|watcher|[0-5])$")]


# -- HTTP: what is asked -------------------------------------------------------
class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the person who sets the table up wants it: left open, her own, or a bot's.

    ``adds``: her client adds a part to the lots; the game waits for it, but not long.
    """

    holder: Holder
    name: Name | None = None
    level: Level | None = None
    adds: bool = False


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Anyone may join. Bots take the seats that are free after so many seconds; or none do."""

    bots_after: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    level: Level = "casual"


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has: so many seconds for the whole game, and an ``increment`` for
    every turn (``real``); or so many ``days`` for each move.

    Whoever has none left loses, or from then on a bot plays for her: ``ends``. Of more than two
    sides the others play on, and a bot for who has lost.
    """

    kind: Literal["real", "days"]
    each: Annotated[int, Meta(ge=1, le=24 * 60 * 60)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    ends: Literal["bot", "loses"] = "bot"

    def __post_init__(self) -> None:
        if self.kind == "days" and (self.each > 60 or self.increment):
            raise ValueError("each: there are at most 60 days for a move, and no increment")
        if self.kind == "real" and self.each < 10:
            raise ValueError("each: there are at least 10 seconds for a game")


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """``given`` is what is laid down by hand instead of drawn; it is never shown.

    More ``rounds`` than one are a match, in games that have points. The same ``token`` again
    is answered with the same table and secrets: an answer may be lost. With a ``position`` the game
    begins there: it says the options too, so that ``options`` and ``given`` are empty, and all are
    told that it was laid down by hand. It is private unless it has an ``opening``: then anyone
    finds it in the lobby, and somebody must wait there. Without a ``clock`` there is all the time
    in the world. After ``stand_in_after`` so many seconds a bot plays for a person who is to act
    and away while somebody else is there; never with None, nor where there are days for a move.
    """

    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    given: dict[str, Any] = {}
    rounds: Rounds = 1
    token: Token | None = None
    position: dict[str, Any] | None = None
    opening: Opening | None = None
    clock: ClockChoice | None = None
    stand_in_after: StandInAfter | None = STAND_IN_AFTER


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it would be set up; ``plays`` says that whoever lays it down plays in it."""

    game: str
    options: dict[str, Any]
    given: dict[str, Any] = {}
    plays: bool = True


class Forbidden(Struct, frozen=True):
    """A clause that forbids something; ``reason`` is its wording in the game's texts."""

    clause: str
    reason: str
    about: dict[str, str | int]


class SetUpTried(Struct, frozen=True):
    """Whether a game could begin so: ``refused`` is None if it could."""

    refused: Forbidden | None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """The same ``token`` again is answered with the same secret, as long as the seat is held.

    Once the host has freed the seat, that token does not take it again. ``adds`` as in
    ``SeatWish``.
    """

    name: Name
    adds: bool = False
    token: Token | None = None


class Learner(Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins a lesson. The same ``token`` again is answered with the same table."""

    name: Name
    token: Token | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


# -- HTTP: what is answered ----------------------------------------------------
class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it; ``here`` says that somebody is connected in it.

    A bot with a name plays for that person, who may take the seat back. ``away`` are the
    seconds that a person has not been connected, None while she is; ``stand_in`` those until a
    bot plays for her, None unless others wait for her to act.
    """

    seat: int
    holder: Holder
    name: str | None
    level: Level | None
    here: bool
    away: int | None
    stand_in: int | None


class SeatChange(Struct, frozen=True):
    """From the position at ``ply`` on a bot plays for a person, or she is back in her seat.

    ``number`` counts such changes at the table; ``by`` says whose doing it was: the host's, her
    own, that of her ``time``, which was up, of all others, who ``agreed`` to it, of her having been
    ``away`` for long, or of her coming ``back``.
    """

    number: int
    ply: int
    seat: int
    holder: Literal["person", "bot"]
    level: Level | None
    by: Literal["host", "own", "time", "agreed", "back", "away"]


class Part(Struct, frozen=True):
    """What a seat adds to the lots: first its seal, and when the game begins the part itself.

    ``due``: the seal is waited for, or, once all is sealed, the part. An empty part was sealed
    but never opened.
    """

    due: bool
    seal: str | None
    part: str | None


class Fairness(Struct, frozen=True):
    """The hash of the table's secret; what each seat adds; after the end the secret itself.

    ``sealed``: no seal changes any more, and parts are opened.
    """

    commitment: str
    sealed: bool
    parts: list[Part]
    secret: str | None


class ByHand(Struct, frozen=True):
    """What nobody may know and yet was laid down by hand, and the names of whoever did it.

    ``position`` is a whole position, from which the game begins. Without a name it was somebody
    who took no seat when she set the table up.
    """

    what: list[str]
    by: list[str]


class Match(Struct, frozen=True):
    """A match of so many rounds, the game at this table being one of them, counted from 1.

    ``scores`` has the points of each seat in each round that is over; ``totals`` are their sums.
    """

    round: int
    rounds: int
    scores: list[list[int]]
    totals: list[int]


class Opened(Struct, frozen=True):
    """Anyone may join; in so many seconds bots of this level take the free seats, or never."""

    bots_in: int | None
    level: Level | None


class LessonStands(Struct, frozen=True):
    """The lesson that a table is, and whether its goal is reached, missed, or still open.

    When it is missed, ``clause`` gives the rule, and ``wrong`` the name of the wrong answer if the
    lesson has a text for it (``lesson-<lesson>-wrong-<wrong>``). Nobody acts any more once it is
    not open. While it ``waits``, the bots whose turn comes first wait for the frame ``begin``.
    """

    lesson: str
    stands: Literal["open", "reached", "missed"]
    clause: str | None
    wrong: str | None
    waits: bool


class ClockStands(Struct, frozen=True):
    """The milliseconds that each seat has ``left``, and the seats whose time ``runs``."""

    left: list[int]
    runs: list[int]


class ClockInfo(Struct, frozen=True):
    """The clock of a table. ``stands`` is None before the game begins."""

    choice: ClockChoice
    stands: ClockStands | None


class Proposal(Struct, frozen=True):
    """What the seat ``by`` asks, and the seats that it still ``waits`` for.

    With ``bot`` it is ``about`` another's seat. It holds for the position at ``ply`` alone.
    ``number`` counts the proposals at the table.
    """

    number: int
    what: Proposed
    by: int
    about: int | None
    ply: int
    waits: list[int]


class TableInfo(Struct, frozen=True):
    """``created`` is ISO 8601 in UTC; ``result`` is what each seat has once the game is over.

    ``ended`` is None unless the game is over before its rules have ended it: ``long``, it went on
    for longer than any real game, and nobody has won; ``rules``, the rules by which it began are
    here no more, so that nothing of it can be shown, and ``result`` is None; the record can be had
    all the same; ``resigned`` or ``time``, all sides but one gave up or ran out of time;
    ``agreed``, it was drawn by agreement.
    ``match`` is None where the game stands alone, ``by_hand`` where all that is hidden was drawn,
    ``lesson`` where none is taught.
    After so many seconds of ``absence`` the host may let a bot play for a person; after
    ``stand_in_after`` one plays for whoever is awaited without being asked, or with None never.
    ``opened`` is None at a private table.
    ``acting`` are the seats that may act now, and ``waits`` is for how many seconds already: None
    where nobody is to act, or nobody knows. ``clock`` is None where time does not matter;
    ``asked`` is what a seat asks of the others.
    """

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    ply: int
    fairness: Fairness
    watchers: int
    created: str
    result: list[float] | None
    ended: Ended | None
    match: Match | None
    absence: int
    stand_in_after: int | None
    by_hand: ByHand | None
    acting: list[int]
    waits: int | None
    lesson: LessonStands | None
    opened: Opened | None
    clock: ClockInfo | None
    asked: Proposal | None


class SeatSecret(Struct, frozen=True):
    """What opens a seat: told only to who sat down, and kept here only as a hash."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    """The secrets of the maker's own seats, and of the host (who seats bots in open seats).

    ``knows``: what the maker laid down by hand tells her all that nobody may know, so she only
    watches. Nobody else is told, since it would say something of what is hidden.
    """

    info: TableInfo
    host: str
    seats: list[SeatSecret]
    knows: bool


class Duel(Struct, frozen=True):
    """How two sides meet, as in a tournament: so many players, of whom ``size`` are a team."""

    players: int
    size: int
    options: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """A game on offer. ``options`` is the JSON schema of its options.

    ``usual`` are those that people begin with where nobody has chosen, and all who look for a game.
    ``match``: several rounds of it can be a match. ``duels`` are the ways in which two sides can
    meet, the usual one first. ``texts``: by language, those of a game that another package has
    installed; the client has those of the others.
    """

    game: str
    version: str
    players: tuple[int, int]
    options: dict[str, Any]
    usual: dict[str, Any]
    clauses: list[str]
    levels: list[Level]
    match: bool
    duels: list[Duel]
    texts: dict[str, str]


class LessonInfo(Struct, frozen=True):
    """A lesson on offer. Its texts are among the game's, and begin with ``lesson-<lesson>``."""

    game: str
    lesson: str
    course: Literal["first", "further"]


Threat = threats.Threat
#: A whole game, told once it is over.
GameRecord = record.Record
Headers = record.Headers
HeadersPlayer = record.Player
Made = record.Made
Fair = record.Fair
Review = review.Review
ReviewedAct = review.ReviewedAct
ReviewShare = review.ReviewShare
ReviewError = review.ReviewError


class House(Struct, frozen=True):
    """How this server is reached. ``own``: whoever asks does so on the server's own machine.

    She alone is told what ``links`` for others begin with, the best first; there is none as long
    as it is not ``open`` to others.
    """

    own: bool
    open: bool
    links: list[str]


class Called(Struct, frozen=True):
    """What a seat called across the table, which is no act of the rules.

    It gave up (``resigned``), a draw was ``agreed`` on that it had offered, or its ``time`` was
    up; or, with the agreement of all others, it took ``back`` what it did last: the game stands
    again as at ``ply``, and goes on from there; or the acts that follow were left to the ``lots``.
    """

    what: Literal["resigned", "agreed", "time", "back", "lots"]
    ply: int | None


class Happened(Struct, frozen=True, omit_defaults=True):
    """What one act brought about, as this seat perceives it. ``ply`` is the ply after it.

    What was called instead of an act has ``call``, and no events.
    """

    ply: int
    seat: int | None
    events: list[Any]
    call: Called | None = None


class StretchAct(Happened, frozen=True, omit_defaults=True, kw_only=True):
    """One act as its viewer was told of it, and where it led.

    ``changed`` has the fields of the view that it changed, ``acting`` the seats that may act next.
    """

    changed: dict[str, Any]
    acting: list[int]


class Stretch(Struct, frozen=True):
    """Part of a game as one viewer was told of it: the position it begins with, and the acts.

    ``since`` is the ply of that position. Play, catching up after a lost connection, looking back
    and replays all consist of these.
    """

    since: int
    view: Any
    acting: list[int]
    acts: list[StretchAct]


class Replay(Struct, frozen=True):
    """A game that is over, to be seen again: so many acts, in stretches of ``size`` each.

    While the ``stamp`` is the same, so is every stretch. ``bygone``: the rules of the game are here
    no more, so it can be looked at as it was told, but nothing can be tried in it or played on from
    it. ``plies`` is None where not even that was kept: then there are only its end and its log.
    """

    stamp: str
    plies: int | None
    size: int
    changes: list[SeatChange]
    bygone: bool


class Instead(Struct, frozen=True):
    """Another act on a position of a game that is over: what would have come of it.

    ``meant`` are its events as the seat could foresee them, ``events`` as the viewpoint would have
    been told of them, up to where chance would answer; ``view`` and ``acting`` are those after it.
    """

    ply: int
    seat: int
    act: str
    meant: list[Any]
    events: list[Any]
    view: Any
    acting: list[int]


class ShownPlayer(Struct, frozen=True):
    """Who held a seat in an opened record: the name of a person, or the level of a bot."""

    name: str | None
    level: Level | None


class ShownHeaders(Struct, frozen=True):
    """Who played an opened record and when, as the record says it."""

    players: list[ShownPlayer]
    date: str
    result: list[float] | None


class OpenedRecord(Struct, frozen=True):
    """The game of a record that somebody has brought, as one viewpoint would have been told of it.

    ``result`` is None if it was not played to its end; ``headers`` if the record has none.
    """

    game: str
    options: dict[str, Any]
    plies: int
    result: list[float] | None
    stretches: list[Stretch]
    headers: ShownHeaders | None


class Health(Struct, frozen=True):
    """That the process answers; ``store`` is "ok", or why nothing could be kept when last tried."""

    live: bool
    store: str


class Ready(Struct, frozen=True):
    """That games can be kept here, found out by writing."""

    ready: bool


class Problem(Struct, frozen=True):
    """The body of every HTTP error.

    Where a rule forbids it, ``clause`` names it, and ``reason`` the wording in the game's texts.
    What is wrong with a record has a wording in the client's texts, filled in by ``about``.
    """

    code: ProblemCode
    message: str
    clause: str | None
    reason: str | None
    about: dict[str, str | int]


class ReviewState(Struct, frozen=True):
    """``none`` was asked for, it is ``waiting`` to be made (``percent`` of it is), ``made``,
    or could not be made (``failed``) and may be asked for again."""

    state: Literal["none", "waiting", "made", "failed"]
    percent: int = 0
    review: Review | None = None


# -- WebSocket: from the client ------------------------------------------------
class ToServer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """``id``: a number of the client's choice, which the reply or the error to it repeats."""

    id: RequestId | None = None


class Join(ToServer, frozen=True, tag="join"):
    """The first frame. Without a secret one watches. ``ply`` is the last one already known."""

    secret: Secret | None = None
    ply: Ply | None = None


class Act(ToServer, frozen=True, tag="act"):
    """One act or several of one turn, made on top of position ``ply``.

    They are played one after the other and stop where one ends the turn. A resend of what
    was already taken is answered by what happened since, in the last round at most.
    """

    ply: Ply
    acts: ActTexts


class WhyNot(ToServer, frozen=True, tag="why_not"):
    act: ActText


class Preview(ToServer, frozen=True, tag="preview"):
    """Acts of a plan, to be tried one after the other on top of position ``ply``."""

    ply: Ply
    acts: ActTexts


class Look(ToServer, frozen=True, tag="look"):
    """Asks where a piece could come, whoever it belongs to, with the ``acts`` of a plan made."""

    ply: Ply
    acts: PlannedActs
    place: PlaceName


class AskThreats(ToServer, frozen=True, tag="threats"):
    """Asks what the pieces could do to each other, with the ``acts`` of a plan made."""

    ply: Ply
    acts: PlannedActs


class Hint(ToServer, frozen=True, tag="hint"):
    """Ask what a strong player would do on the position at ``ply``, knowing what this seat knows.

    ``acts`` are already planned: the hint completes them where it can. Answered by ``hinted``
    where all other seats are bots, and by an error elsewhere, or once the game has gone on.
    """

    ply: Ply
    acts: PlannedActs = []


class Seal(ToServer, frozen=True, tag="seal"):
    """The hash of this seat's part of the lots, sent once the table's commitment is known."""

    seal: SealText


class Open(ToServer, frozen=True, tag="open"):
    """The part itself, sent once all is sealed."""

    part: PartText


class Sight(ToServer, frozen=True, tag="sight"):
    """Whether whoever sits there sees the page: it may lie behind others, or the screen be off."""

    sees: bool


class Ping(ToServer, frozen=True, tag="ping"):
    """Asks for ``pong``: the connection still stands."""


class Recall(ToServer, frozen=True, tag="recall"):
    """Asks for the position at ``ply`` as it was told, and for what came after it."""

    ply: Ply


class AskManners(ToServer, frozen=True, tag="manners"):
    """Asks for what this seat may ask of the others now. Answered by ``manners``."""


class Propose(ToServer, frozen=True, tag="propose"):
    """Asks something of the others, on the position at ``ply``; done at once if nobody is asked.

    ``seat`` is whom a bot should play for, if that is asked.
    """

    ply: Ply
    what: Proposed
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class Answer(ToServer, frozen=True, tag="answer"):
    """Answers what another seat asks, or takes back what this seat has asked.

    ``number`` is that of the proposal; an answer to an earlier proposal is refused.
    """

    number: Annotated[int, Meta(ge=0)]
    agrees: bool


class Say(ToServer, frozen=True, tag="say"):
    """Says something to all who are at the table."""

    phrase: Phrase


class Begin(ToServer, frozen=True, tag="begin"):
    """The learner has read a lesson that waits: its bots may play."""


FromClient = (
    Join
    | Act
    | WhyNot
    | Preview
    | Look
    | AskThreats
    | Hint
    | Seal
    | Open
    | Ping
    | Recall
    | Sight
    | AskManners
    | Propose
    | Answer
    | Say
    | Begin
)


# -- WebSocket: from the server ------------------------------------------------
class ToClient(Struct, frozen=True, tag_field="type"):
    pass


class AnyReply(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """Answers one frame of the client; ``id`` is the one that this frame carried."""

    id: RequestId | None = None


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The answer to ``join``: all there is to know now.

    ``stretch`` begins at the ply the client named if the last few acts lead from there, else later,
    and ends at ``ply``, where ``acting`` are to act; ``log`` is what came before it (some thousand
    acts at most), with what fades left out. Before the game starts its view is None, and for games
    of earlier rules that cannot be shown. ``changes`` are those of seats during the game.

    It comes again whenever all is different: without a seat, to whoever had one that was freed.
    """

    info: TableInfo
    seat: int | None
    ply: int
    stretch: Stretch
    legal: list[str]
    acting: list[int]
    log: list[Happened]
    changes: list[SeatChange]


class Played(ToClient, frozen=True, tag="played"):
    """One act and what chance answered to it, durable before it is told.

    They follow on what this connection was told before; a resend is answered by the acts since.
    """

    ply: int
    acts: list[StretchAct]
    legal: list[str]
    acting: list[int]


class Clock(ToClient, frozen=True, tag="clock"):
    """How the clock stands at this moment; it comes after every act where there is one."""

    ply: int
    stands: ClockStands


class Table(ToClient, frozen=True, tag="table"):
    """Seats, watchers or status changed; ``change`` is what the log says of it."""

    info: TableInfo
    change: SeatChange | None = None


class Started(ToClient, frozen=True, tag="started"):
    """The game begins: the first position, and what chance did first."""

    info: TableInfo
    ply: int
    stretch: Stretch
    legal: list[str]
    acting: list[int]


class Again(ToClient, frozen=True, tag="again"):
    """The same company plays again at another table.

    The secrets of seats and host hold there too; everybody keeps the seat.
    """

    table: str
    seat: int | None


class Thinking(ToClient, frozen=True, tag="thinking"):
    """A bot has begun to think about its act."""

    seat: int


class Why(AnyReply, frozen=True, tag="why"):
    """The clause that forbids an act, or None for a legal one; ``reason`` names its wording."""

    act: str
    clause: str | None
    reason: str | None
    about: dict[str, str | int]


class Foreseen(Struct, frozen=True):
    """What one act of a plan would lead to, and what may follow it."""

    events: list[Any]
    view: Any
    legal: list[str]


class Reason(Struct, frozen=True):
    """Why an act is refused."""

    act: str
    clause: str | None
    reason: str
    about: dict[str, str | int]


class Previewed(AnyReply, frozen=True, tag="previewed"):
    """The acts of a plan tried one after the other, on top of position ``ply``.

    The first ``stands`` of them can be made; that is one more than there are ``steps`` if chance
    or something hidden answers the last. The next one is ``refused``, or the turn is over.
    Unless it is ``sure``, what is hidden may stop the acts earlier.
    """

    ply: int
    acts: list[str]
    steps: list[Foreseen]
    stands: int
    refused: Reason | None
    sure: bool


class Looked(AnyReply, frozen=True, tag="looked"):
    """Where the piece at a place could come; nowhere if there is none, or the ply is past."""

    ply: int
    acts: list[str]
    place: str
    reach: list[str]


class Threatened(AnyReply, frozen=True, tag="threatened"):
    """What each seat could do to another one if it were its turn; nothing if the ply is past."""

    ply: int
    acts: list[str]
    threats: list[Threat]


class Hinted(AnyReply, frozen=True, tag="hinted"):
    """A strong player's whole turn, as far as neither chance nor anything hidden answers.

    ``acts`` begin with those that were planned, unless these cannot be completed. ``reason``
    names the wording of why, ``about`` what is put into it; ``other`` in it is a seat.
    """

    ply: int
    acts: list[str]
    reason: str
    about: dict[str, str | int]


class Recalled(AnyReply, frozen=True, tag="recalled"):
    """The part of the game that holds the position asked for, as this guest was told of it.

    Nothing is told of what came before ``earliest``: it has faded.
    """

    ply: int
    earliest: int
    stretch: Stretch


class Manners(AnyReply, frozen=True, tag="manners"):
    """What this seat may ask of the others, on the position at ``ply``."""

    ply: int
    may: list[Proposed]


class Said(ToClient, frozen=True, tag="said"):
    """Somebody has said something. Nothing is kept of it."""

    seat: int
    phrase: Phrase


class Refused(AnyReply, frozen=True, tag="refused"):
    """An act was not legal, or came for a position that is past; nothing changed.

    Besides the game's own reasons there are ``why-past`` (another act came first),
    ``why-unknown`` (the text names no act) and ``why-ended`` (the game went on for too long).
    """

    ply: int
    act: str
    clause: str | None
    reason: str
    about: dict[str, str | int]


class Error(AnyReply, frozen=True, tag="error"):
    """The frame could not be understood or allowed; nothing changed.

    Without an ``id`` it concerns the connection as a whole, or a frame that carried none.
    """

    code: ErrorCode
    message: str


class Pong(AnyReply, frozen=True, tag="pong"):
    """The answer to ``ping``."""


class Closing(ToClient, frozen=True, tag="closing"):
    """The server is about to stop, and closes this line once what was sent is answered.

    Whoever comes back does so ``after`` so many seconds, and sends again what was not answered.
    """

    after: float


Reply = Why | Previewed | Looked | Threatened | Hinted | Recalled | Manners | Refused | Pong | Error

FromServer = (
    Welcome
    | Played
    | Clock
    | Table
    | Started
    | Again
    | Thinking
    | Why
    | Previewed
    | Looked
    | Threatened
    | Hinted
    | Recalled
    | Manners
    | Said
    | Refused
    | Error
    | Pong
    | Closing
)

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
