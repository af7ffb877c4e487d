"""Games as OpenSpiel games: ``load``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

import irrgarten
from irrgarten import registry
from irrgarten.game import Game
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.state import CHANCE_SEAT
from irrgarten.research.table import ResearchTable, rewards, state_of

#: Words before the names of games among those of OpenSpiel.
PREFIX = "irrgarten_"


def load(game: str, *, seed: int = 0, most_acts: int | None = None, **options: Any) -> pyspiel.Game:
    """Return a game of OpenSpiel. What is drawn before the first act follows from the seed."""
    table = ResearchTable(game, options, most_acts)
    chosen = msgspec.to_builtins(table.options)
    given = {name: value for name, value in chosen.items() if value is not None}
    return pyspiel.load_game(PREFIX + game, {**given, "seed": seed, "most_acts": table.most_acts})


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel asks for it. There is a subclass for each game."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = {key: value for key, value in (parameters or {}).items() if value != ""}
        seed, most_acts = chosen.pop("seed", 0), chosen.pop("most_acts", None)
        self.table = table = ResearchTable(self.name, chosen, most_acts)
        self.first = irrgarten.new(self.name, seed=seed, chance="manual", **chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.acts,
            max_chance_outcomes=table.encoding.chances,
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if table.seats == 2 else None,
            max_game_length=table.most_acts,
        )
        super().__init__(_type(self.name, table.seats), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.table)


class SpielState(pyspiel.State):
    """A position; chance is a player. Of several seats that may act, the lowest acts first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.game: Game = game.first.copy()
        #: What each player has perceived so far, as text.
        self.heard = [""] * self.table.seats

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.game.turn
        return turn[0] if turn else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.ids(state_of(self.game), player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ids = self.table.ids(state_of(self.game), CHANCE_SEAT)
        return list(zip(ids, self.game.chances().values(), strict=True))

    def _apply_action(self, action: int) -> None:
        player, ply = self.current_player(), self.game.ply
        seat = CHANCE_SEAT if player == pyspiel.PlayerId.CHANCE else player
        self.game.play(self._text(seat, action), None if seat == CHANCE_SEAT else seat)
        for viewer in range(self.table.seats):
            self.heard[viewer] += _as_text(self.game.events(viewer, since=ply))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._text(CHANCE_SEAT if player < 0 else player, action)

    def _text(self, seat: int, action: int) -> str:
        """Return a legal act in notation."""
        place = self.table.ids(state_of(self.game), seat).index(action)
        moves = self.game.moves(None if seat == CHANCE_SEAT else seat)
        return moves[place]

    def is_terminal(self) -> bool:
        return self.game.over or self.is_truncated()

    def is_truncated(self) -> bool:
        """Return whether the game went on for too long, and has no result."""
        game = self.game
        return game.ended == "cut off" or (not game.over and game.ply >= self.table.most_acts)

    def returns(self) -> list[float]:
        if not self.game.over or self.is_truncated():  # nobody has won or lost
            return [0.0] * self.table.seats
        return rewards(self.game.result)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.heard[seat] + self.observation_string(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return _as_text(self.game.view(seat))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return [float(cell) for cell in self.table.observation(state_of(self.game), seat)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that fits all that a player knows, drawn by ``sampler`` (0 to 1)."""
        other: SpielState = self.clone()
        other.game = self.game.resample(player, int(sampler() * (1 << 53)))
        for viewer in range(self.table.seats):
            if viewer != player:  # the others know something else now
                other.heard[viewer] = ""
        return other

    def __str__(self) -> str:
        return _as_text(self.game.position())


class SpielObserver:
    """What a player sees, as the arrays and the text that OpenSpiel asks observers for."""

    def __init__(self, table: ResearchTable) -> None:
        self._table = table
        self.tensor = np.zeros(table.cells, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in table.layout:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._table.observation(state_of(state.game), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def _as_text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _type(name: str, seats: int | None = None) -> pyspiel.GameType:
    rules = registry.rules(name)
    table = ResearchTable(name, {})
    kinds = pyspiel.GameType
    view = rules.view(table.episode("0").state, 0)
    is_open = type(rules.belief(view, None)) is Belief
    information = kinds.Information
    chance = kinds.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Irrgarten: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if table.encoding.chances else chance.DETERMINISTIC,
        information=(
            information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **{
                field: "" if value is None else value
                for field, value in msgspec.to_builtins(table.options).items()
            },
            "seed": 0,
            "most_acts": rules.most_acts,
        },
    )


for _name in registry.bundled():
    pyspiel.register_game(_type(_name), type("SpielGame", (SpielGame,), {"name": _name}))
