"""A computer player as a program of its own: it is asked and answers line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from irrgarten.kernel.rules import Rules
from irrgarten.search import protocol
from irrgarten.search.levels import level_of
from irrgarten.search.player import Player
from irrgarten.search.protocol import (
    PROTOCOL,
    Bye,
    Chosen,
    Hello,
    Message,
    NewGame,
    NoMessage,
    Perceived,
    YourTurn,
)


class Engine:
    def __init__(self, rules: Rules[Any, Any, Any], level: str, threads: int = 1) -> None:
        self._rules = rules
        self._level = level
        self._threads = threads
        self._player: Player | None = None
        self._seat = 0

    def serve(self, lines: Iterable[bytes], say: Callable[[bytes], object]) -> str:
        """Answer until the other side says bye or is gone. What was wrong, or nothing."""
        try:
            for line in lines:
                message = protocol.for_engine(line)
                if isinstance(message, Bye):
                    break
                if answer := self._answer(message):
                    say(protocol.written(answer))
        except NoMessage as wrong:
            say(protocol.written(Bye(str(wrong))))
            return str(wrong)
        return ""

    def _answer(self, message: Message) -> Message | None:
        match message:
            case Hello(protocol=spoken):
                if spoken != PROTOCOL:
                    raise NoMessage(f"protocol: this is {PROTOCOL}, not {spoken}")
                return Hello(PROTOCOL, f"irrgarten {self._rules.name} {self._level}")
            case NewGame():
                self._player = self._seated(message)
            case Perceived(events=events):
                self._sitting.observe(self._read("events", events, list[self._rules.event_type]))  # type: ignore[name-defined]
            case YourTurn(view=view):
                return Chosen(self._chosen(view))
        return None

    def _chosen(self, raw: msgspec.Raw) -> str:
        sitting, view = self._sitting, self._read("view", raw, self._rules.view_type)
        if view.seat != self._seat:
            raise NoMessage(f"view: this is seat {self._seat}, not {view.seat}")
        try:
            return sitting.choose(view)
        except Exception as error:  # there is no position that looks so
            raise NoMessage(f"view: {type(error).__name__}: {error}"[:400]) from None

    def _seated(self, new: NewGame) -> Player:
        rules = self._rules
        if (new.game, new.version) != (rules.name, rules.version):
            known = f"{rules.name} {rules.version}"
            raise NoMessage(f"game: this engine plays {known}, not {new.game} {new.version}")
        options = self._read("options", new.options, rules.options_type)
        if not 0 <= new.seat < options.players:
            raise NoMessage(f"seat: there is no seat {new.seat} among {options.players}")
        self._seat = new.seat
        level = level_of(self._level, rules, options)
        return Player(rules, options, new.seat, level, new.seed, self._threads, seconds=new.seconds)

    @property
    def _sitting(self) -> Player:
        if self._player is None:
            raise NoMessage("no game has begun")
        return self._player

    @staticmethod
    def _read(name: str, raw: msgspec.Raw, kind: Any) -> Any:
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise NoMessage(f"{name}: {error}") from None
