"""Information-set Monte Carlo tree search, for any game of the kernel.

One tree stands for what one seat, the observer, may come to know. Every iteration draws a full
position that fits the observer's belief and plays it down the tree. A node is what the observer
knows there; below each act lies one node for each thing the observer may see come of it, so what
is hidden (a bump or a passage, a card) branches the tree where it shows and not before. Acts that
are legal only in some of the drawn positions are compared by how often they could be chosen
(Cowling, Powley and Whitehouse, 2012). Every seat picks what is best for itself.

Where chance is to answer first, each answer has a node of its own.
"""

from __future__ import annotations

from math import sqrt

import cython
import msgspec

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.mixing import mixed
from irrgarten.kernel.random_play import first_of, settle
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, State
from irrgarten.search.index import Index, double_buffer, int_buffer

#: Acts from the root that a tree may hold, and seats of a game.
DEPTH = 512
SEATS = 16
#: What promises less than this part of the most promising act is not made in its stead.
SENSIBLE = 0.1
FINE = 1 << 30
#: Acts of a playout that goes on to the end.
ENDLESS = 20_000

#: A tree's room for nodes, and for acts: so many for each iteration, but no more than this.
_NODES_MOST = 1 << 22
_ACTS_EACH = 48
_ACTS_MOST = 1 << 20


class Tried(msgspec.Struct, frozen=True):
    """An act at the root: how often the search chose it, and what came of it (0 to 1)."""

    act: int
    visits: int
    value: float


@cython.cclass
class Tree:
    """A search from one position, for one observer who is to act in it."""

    def __init__(
        self, belief: Belief, heuristics: Heuristics, observer: int, seed: int, playouts: int
    ) -> None:
        self.belief = belief
        self.heuristics = heuristics
        self.observer = observer
        self.rng = Rng(seed)
        self.state = belief.blank()
        self.acts = Acts()
        room = min(_ACTS_MOST, _ACTS_EACH * playouts + 4096)
        nodes = min(_NODES_MOST, playouts + 1)
        self.nodes = Index(nodes)
        self.first_edge = int_buffer(nodes)
        self.last_edge = int_buffer(nodes)
        self.seen = int_buffer(nodes)
        self.edges = Index(room)
        self.act = int_buffer(room)
        self.next_edge = int_buffer(room)
        self.visits = int_buffer(room)
        self.offered = int_buffer(room)
        self.gained = double_buffer(room)
        self.prior = double_buffer(room)
        self.choice, self.path_edge, self.path_seat = ints(4096, DEPTH, DEPTH)
        self.payoff, self.summed = doubles(SEATS, SEATS)
        self.depth = self.weighed = 0
        self.held = self.rested = self.to_end = False
        self.first = 0
        self.narrows = self.heuristics.narrows()
        self.horizon = self.heuristics.horizon()
        self.curiosity = self.heuristics.curiosity()
        self._node(-1, -1, 0)

    def run(self, playouts: int) -> None:
        """Grow the tree by so many iterations."""
        with cython.nogil:
            for i in range(playouts):
                self._iterate()

    def play_to_end(self) -> None:
        """Playouts do not stop to be judged: what comes of them is what the rules say."""
        self.horizon = ENDLESS
        self.to_end = True

    def hold_to(self, act: int) -> None:
        """The observer makes this act first, which is legal in all that is drawn."""
        self.held = True
        self.first = act

    def overlook(self, share: float, lot: int) -> None:
        """The observer does not see this share of its acts; what catches the eye it sees sooner.

        The greater a part of all promise an act has, the less likely it is overlooked. But nobody
        does what promises next to nothing for want of something better: the most promising act is
        then seen after all. The same lot overlooks the same acts.
        """
        self.belief.draw(self.state, self.rng)
        self._list(self.state, 0, self.observer)
        promise = 0.0
        most = 0.0
        left = 0.0
        plainest = -1
        for i in range(self.acts.count):
            edge = self._edge(0, self.observer, self.acts.at(i))
            promise += self.prior[edge]
            if plainest < 0 or self.prior[edge] > most:
                plainest = edge
                most = self.prior[edge]
        edge = self.first_edge[0]
        while edge >= 0:
            dull = 1.0 - self.prior[edge] / promise if promise > 0.0 else 1.0
            if mixed(mixed(lot, self.act[edge]), 1) % FINE < share * dull * FINE:
                self.prior[edge] = 0.0
            left = max(left, self.prior[edge])
            edge = self.next_edge[edge]
        if left <= SENSIBLE * most:
            self.prior[plainest] = max(most, 1.0)

    def weigh(self, playouts: int) -> None:
        """Grow the tree as ``run`` does, and add up what comes of it for all seats."""
        with cython.nogil:
            for i in range(playouts):
                self._iterate()
                self.weighed += 1
                for seat in range(self.state.seats):
                    self.summed[seat] += self.payoff[seat]

    def expected(self) -> list[float]:
        """What came of it on average, for each seat."""
        seats = range(self.state.seats)
        return [self.summed[seat] / max(1, self.weighed) for seat in seats]

    def tried(self) -> list[Tried]:
        """What the search found out about each act at the root, in the order of the rules."""
        tried = []
        edge = self.first_edge[0]
        while edge >= 0:
            visits = self.visits[edge]
            value = self.gained[edge] / visits if visits > 0 else 0.0
            tried.append(Tried(self.act[edge], visits, value))
            edge = self.next_edge[edge]
        return tried

    def lead(self) -> int:
        """How much oftener the act that was tried most at the root was tried than any other."""
        most = 0
        second = 0
        edge = self.first_edge[0]
        while edge >= 0:
            visits = self.visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = self.next_edge[edge]
        return most - second

    def _node(self, parent: int, act: int, fingerprint: int) -> int:
        known = self.nodes.count
        node = self.nodes.find(parent, act, fingerprint)
        if node == known:
            self.first_edge[node] = -1
            self.last_edge[node] = -1
            self.seen[node] = 0
        return node

    def _iterate(self) -> None:
        self.belief.draw(self.state, self.rng)
        self._descend(self.state)
        self._play_out(self.state)
        self._learn()

    def _descend(self, state: State) -> None:
        """Follow the tree to a node that is new, and leave ``state`` there."""
        node = 0
        self.depth = 0
        self.rested = False
        who = state.to_act()
        if who == CHANCE:
            who = settle(state, self.acts, self.rng)
            node = self._node(0, -1, state.seen_by(self.observer))
            if node < 0:
                return
        while who != 0 and self.depth < DEPTH:
            self.seen[node] += 1
            if self.seen[node] == 1 and node != 0:
                return
            # Seats that act at once do so one after the other, the observer first: it cannot
            # then answer what it does not know.
            seat = self.observer
            if (who >> seat) & 1 == 0:
                seat = first_of(who)
            if self.held and self.depth == 0:
                edge = self._edge(node, seat, self.first)
            else:
                self._list(state, node, seat)
                edge = self._choose(node, seat)
            if edge < 0:
                return
            self.path_edge[self.depth] = edge
            self.path_seat[self.depth] = seat
            self.depth += 1
            act = self.act[edge]
            state.apply(seat, act, None)
            self.rested = not self.to_end and self.heuristics.rests(state)
            if self.rested:
                return
            who = settle(state, self.acts, self.rng)
            # Of another seat's act the observer knows only what it sees of it.
            known = act if seat == self.observer else -1
            node = self._node(node, known, state.seen_by(self.observer))
            if node < 0:
                return

    def _list(self, state: State, node: int, seat: int) -> None:
        """Fill ``acts`` with what is tried in this node."""
        if not self.narrows:
            state.legal(seat, self.acts)
            return
        edge = self.first_edge[node]
        if edge < 0:
            state.legal(seat, self.acts)
            self.heuristics.narrow(state, seat, self.acts)
            return
        self.acts.clear()
        while edge >= 0:
            self.acts.add(self.act[edge])
            edge = self.next_edge[edge]

    def _edge(self, node: int, seat: int, act: int) -> int:
        """The edge of an act that is legal here, new or known; -1 if there is no room left."""
        known = self.edges.count
        edge = self.edges.find(node, act, 0)
        if edge == known:
            self.act[edge] = act
            self.next_edge[edge] = -1
            self.visits[edge] = 0
            self.offered[edge] = 0
            self.gained[edge] = 0.0
            self.prior[edge] = self.heuristics.prior(self.state, seat, act)
            if self.last_edge[node] < 0:
                self.first_edge[node] = edge
            else:
                self.next_edge[self.last_edge[node]] = edge
            self.last_edge[node] = edge
        return edge

    def _choose(self, node: int, seat: int) -> int:
        """The edge to follow among the legal ``acts``: best so far, promising, or little tried."""
        count = self.acts.count
        edge = self.first_edge[node]
        gained = 0.0
        promise = 0.0
        visits = 0
        for i in range(count):
            act = self.acts.at(i)
            # Mostly the same acts are legal in the same order as the last time.
            if edge < 0 or self.act[edge] != act:
                edge = self._edge(node, seat, act)
                if edge < 0:
                    return -1
            self.choice[i] = edge
            self.offered[edge] += 1
            visits += self.visits[edge]
            gained += self.gained[edge]
            promise += self.prior[edge]
            edge = self.next_edge[edge]
        expected = gained / visits if visits > 0 else 0.5
        curiosity = self.curiosity / promise if promise > 0.0 else 0.0
        best = -1
        best_score = -1.0
        for i in range(count):
            edge = self.choice[i]
            if self.prior[edge] <= 0.0 and promise > 0.0:
                continue
            tries = self.visits[edge]
            score = self.gained[edge] / tries if tries > 0 else expected
            score += curiosity * self.prior[edge] * sqrt(self.offered[edge]) / (1 + tries)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def _play_out(self, state: State) -> None:
        """Play on from a leaf as the heuristics suggest, and weigh what comes of it."""
        seat = 0
        who = 1
        if not self.rested:
            left = self.horizon
            who = settle(state, self.acts, self.rng)
            while who != 0 and left > 0:
                seat = first_of(who)
                state.legal(seat, self.acts)
                act = self.heuristics.suggest(state, seat, self.acts, self.rng)
                state.apply(seat, act, None)
                if not self.to_end and self.heuristics.rests(state):
                    break
                who = settle(state, self.acts, self.rng)
                left -= 1
        if who != 0:
            self.heuristics.survey(state)
        for seat in range(state.seats):
            if who == 0:
                self.payoff[seat] = state.value(seat)
            else:
                self.payoff[seat] = self.heuristics.surveyed(state, seat)

    def _learn(self) -> None:
        for i in range(self.depth):
            edge = self.path_edge[i]
            self.visits[edge] += 1
            self.gained[edge] += self.payoff[self.path_seat[i]]
