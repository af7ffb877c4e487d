"""Best-first search of what follows, for open games of two sides.

Nothing is hidden and chance is never asked, so a position has one node. When the search first
comes to it, all acts worth searching are judged, and from then on it is worth what the best of
them is: one good answer counts at once, where an average takes in all that was tried before it
was found (Lanctot et al., 2014; Cohen-Solal, 2020). What is certain is not looked at again
(Winands, Björnsson and Saito, 2008).
"""

from __future__ import annotations

from math import sqrt

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.flat import ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.random_play import first_of
from irrgarten.kernel.rng import Rng
from irrgarten.search.index import double_buffer, int_buffer
from irrgarten.search.ismcts import Tried

#: Acts from the root that are foreseen at most.
DEPTH = 512
#: Beyond this, or as near to nothing, a worth is certain.
CERTAIN = 0.98
#: How much a lead loses with every act that it lies ahead: what is won is won soon.
PATIENCE = 0.9999

#: Room for acts: so many for each position, but no more than this.
_ACTS_EACH = 48
_ACTS_MOST = 1 << 20


@cython.cclass
class Foresight:
    """A search from one position, for the seat that is to act in it."""

    def __init__(self, belief: Belief, heuristics: Heuristics, positions: int) -> None:
        self.belief = belief
        self.heuristics = heuristics
        self.rng = Rng(0)  # nothing is drawn
        self.state = belief.blank()
        self.acts = Acts()
        self.room = min(_ACTS_MOST, _ACTS_EACH * positions + 4096)
        self.most = positions + 1
        # Of positions: their first act and how many there are, who is to act, how often they
        # were come to, and whether they are certain.
        self.first = int_buffer(self.most)
        self.count = int_buffer(self.most)
        self.mover = int_buffer(self.most)
        self.seen = int_buffer(self.most)
        self.closed = int_buffer(self.most)
        # Of acts: where they lead, how often they were tried, whether they are certain, what they
        # are worth to whoever makes them, and how they looked.
        self.act = int_buffer(self.room)
        self.leads = int_buffer(self.room)
        self.visits = int_buffer(self.room)
        self.certain = int_buffer(self.room)
        self.worth = double_buffer(self.room)
        self.prior = double_buffer(self.room)
        self.path_node, self.path_edge = ints(DEPTH, DEPTH)
        self.nodes = 1
        self.edges = 0
        self.curiosity = self.heuristics.curiosity()
        self.full = False

    def run(self, positions: int) -> None:
        """Look at so many positions more, as long as there is something uncertain."""
        with cython.nogil:
            for i in range(positions):
                if self.closed[0] != 0 or self.full:
                    break
                self._iterate()

    def is_certain(self) -> bool:
        """Whether it is known what to do."""
        return self.closed[0] != 0

    def tried(self) -> list[Tried]:
        """What was found out about each act at the root. What is certain was tried as often as it
        deserves: what is best always, what loses never, if there is anything else."""
        edges = range(self.first[0], self.first[0] + self.count[0])
        best = self._close(0)
        tried = []
        for edge in edges:
            visits = self.visits[edge]
            if self.worth[edge] == best:
                visits += 1 + self.seen[0] * (self.closed[0] != 0)
            elif self.worth[edge] < 1.0 - CERTAIN:
                visits = 0
            tried.append(Tried(self.act[edge], visits, self.worth[edge]))
        return tried

    def looked_at(self, least: int) -> list[tuple[list[int], int, float]]:
        """The positions that were come to at least so often: the acts that lead there, who is to
        act, and what it is worth to them."""
        found = []
        ahead: list[tuple[int, list[int]]] = [(0, [])]
        while ahead:
            node, acts = ahead.pop()
            edges = range(self.first[node], self.first[node] + self.count[node])
            if self.seen[node] < least or not edges:
                continue
            found.append((acts, self.mover[node], self._close(node)))
            for edge in edges:
                if self.leads[edge] > 0:
                    ahead.append((self.leads[edge], [*acts, self.act[edge]]))
        return found

    def _iterate(self) -> None:
        """Go on from the most promising position that was not looked at yet."""
        node = 0
        depth = 0
        edge = 0
        self.belief.draw(self.state, self.rng)
        while self.seen[node] > 0:
            edge = self._choose(node)
            if edge < 0 or depth >= DEPTH:
                self.closed[node] = 1
                break
            self.path_node[depth] = node
            self.path_edge[depth] = edge
            depth += 1
            self.seen[node] += 1
            self.visits[edge] += 1
            self.state.apply(self.mover[node], self.act[edge], None)
            if self.leads[edge] == 0:
                if self.state.to_act() == 0:
                    self.worth[edge] = self.state.value(self.mover[node])
                    self.certain[edge] = 1
                    node = -1
                    break
                if self.nodes >= self.most:
                    self.full = True
                    node = -1
                    break
                self.leads[edge] = self.nodes
                self.nodes += 1
            node = self.leads[edge]
        if node >= 0 and self.seen[node] == 0:
            self._look(node)
        self._learn(depth)

    def _look(self, node: int) -> None:
        """Judge the acts of a position that is new."""
        seat = first_of(self.state.to_act())
        self.state.legal(seat, self.acts)
        self.heuristics.narrow(self.state, seat, self.acts)
        self.seen[node] = 1
        self.mover[node] = seat
        self.first[node] = self.edges
        self.count[node] = 0
        if self.edges + self.acts.count > self.room:
            self.full = True
            return
        for i in range(self.acts.count):
            edge = self.edges
            act = self.acts.at(i)
            self.edges += 1
            self.act[edge] = act
            self.leads[edge] = 0
            self.visits[edge] = 0
            self.prior[edge] = self.heuristics.prior(self.state, seat, act)
            worth = self.heuristics.foreseen(self.state, seat, act)
            self.worth[edge] = worth
            self.certain[edge] = 1 if worth > CERTAIN or worth < 1.0 - CERTAIN else 0
        self.count[node] = self.acts.count
        self._close(node)

    def _close(self, node: int) -> float:
        """What a position is worth to whoever is to act in it: as much as its best act. Where
        that wins, or all are certain, it is certain too."""
        best = 0.0
        open_ = 0
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            best = max(best, self.worth[edge])
            if self.certain[edge] == 0:
                open_ += 1
        if open_ == 0 or best > CERTAIN:
            self.closed[node] = 1
        return best

    def _choose(self, node: int) -> int:
        """The act to follow among those that are not certain: good, promising or little tried."""
        promise = 0.0
        best = -1
        best_score = -1.0
        first = self.first[node]
        last = first + self.count[node]
        for edge in range(first, last):
            promise += self.prior[edge]
        curiosity = self.curiosity * sqrt(self.seen[node])
        if promise > 0.0:
            curiosity /= promise
        for edge in range(first, last):
            if self.certain[edge] != 0:
                continue
            score = self.worth[edge]
            score += curiosity * self.prior[edge] / (1 + self.visits[edge])
            if score > best_score:
                best_score = score
                best = edge
        return best

    def _learn(self, depth: int) -> None:
        """Carry what was found back to the root."""
        j = 0
        for i in range(depth):
            j = depth - 1 - i
            edge = self.path_edge[j]
            node = self.leads[edge]
            if node > 0 and self.count[node] > 0:
                worth = 0.5 + PATIENCE * (self._close(node) - 0.5)
                # The sides sit in turn.
                if (self.mover[node] ^ self.mover[self.path_node[j]]) & 1:
                    worth = 1.0 - worth
                self.worth[edge] = worth
                if self.closed[node] != 0:
                    self.certain[edge] = 1
        self._close(0)
