"""While somebody plays, nothing moves under a finger: every page is watched (`steady.py`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.async_api import ViewportSize
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK
from tests.browser.legible import ILLEGIBLE
from tests.browser.sitter import table_of
from tests.server.running import Frame, House, bot, person

import irrgarten

pytestmark = BROWSER

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 1440, "height": 900},
]
#: Its words are the longest.
LANGUAGE = "de-DE"
#: At each size.
TAPS = 18

#: Taps what can be tapped, as drawn by lot: pieces, places, the buttons of the tray and the hint.
#: Returns how often a turn was sent, and the faults of the text on the way.
TAP = """async ([taps, seed]) => {
  $ILLEGIBLE
  const can = ':enabled:not([aria-disabled=true])';
  const HINT = `.hint${can}`;
  const SEND = `.send.walnut${can}, .tray .walnut${can}, .stop${can}`;
  const TRAY = `.tray button${can}:not(.rest, .send, .stop, .walnut)`;
  const BOARD = 'main :is([data-field].choice, [data-field].grip, [data-place].hot, [data-cell])';
  const all = (what) => [...document.querySelectorAll(what)];
  const frame = () => new Promise(requestAnimationFrame);
  const lot = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const is = (what) => document.querySelector(what) !== null;
  const over = () => is('main > .ending');

  const ESCAPE = { key: 'Escape', bubbles: true };
  const escape = (at) => at.dispatchEvent(new KeyboardEvent('keydown', ESCAPE));
  async function turn() {
    const until = performance.now() + 15_000;
    while (!over() && (!is('.headline.mine') || is('[aria-busy=true], .hint.waiting'))) {
      if (!is('.headline.mine')) escape(window);
      if (performance.now() > until) throw new Error('the turn does not come');
      await frame();
    }
  }
  function press(one) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, pointerId: 1 };
    for (const kind of ['pointerdown', 'pointerup', 'click'])
      one.dispatchEvent(new PointerEvent(kind, at));
  }

  let sent = 0;
  const faults = new Set();
  for (let tap = 0; tap < taps; tap++) {
    await turn();
    if (over()) break;
    const ways = [BOARD, BOARD, TRAY, SEND, HINT];
    // Every sixth tap sends what a hint shows, with all else taken back.
    const board = document.querySelector('main [tabindex="0"]');
    if (tap % 6 === 4) for (let n = 0; n < 6; n++) escape(board);
    if (tap % 6 === 5) for (let n = 0; n < 60 && !is(SEND); n++) await frame();
    const way = [[HINT, SEND][(tap % 6) - 4] ?? ways[lot(3)], ...ways].find(is);
    if (!way) continue;
    const found = all(way);
    press(found[lot(found.length)]);
    sent += way === SEND;
    await frame();
    await frame();
    for (const fault of illegible()) faults.add(fault);
  }
  return [sent, [...faults]];
}""".replace("$ILLEGIBLE", ILLEGIBLE)


def sevens() -> Frame:
    """A position of Dog where everybody has only sevens to play, and marbles to play them with."""
    position = irrgarten.new("dog", players=4).position()
    marbles = [[str(start + 3), str(start + 9), "F1", "K"] for start in (0, 16, 32, 48)]
    position["state"].update(
        phase="play", turn=0, dealer=3, deal=2, hands=[["7", "7"]] * 4, marbles=marbles
    )
    return position


def race() -> Frame:
    """A position of Labyria whose labyrinth is built."""
    game, random = irrgarten.new("labyria", players=4, size=8, seed=3), Random(3)
    while game.position()["state"]["phase"] == "build":
        [seat] = game.turn
        game.play(random.choice(game.moves(seat)), seat=seat)
    position: Frame = game.position()
    return position


@pytest.mark.parametrize(
    ("game", "players", "begun"),
    [
        ("dog", 4, sevens),
        ("caminos", 2, dict),
        ("labyria", 4, dict),
        ("labyria", 4, race),
        ("labyrinthe", 4, dict),
        ("magic_labyrinth", 4, dict),
    ],
)
async def test_nothing_moves_under_a_finger(
    house: House, visit: Visit, game: str, players: int, begun: Callable[[], Frame]
) -> None:
    position = begun()
    options = {"position": position} if position else {}
    seats = [person("Wilhelmine von Hohenegge"), *[bot("beginner")] * (players - 1)]
    _, (seat,) = await table_of(house, game, *seats, given={}, **options)
    page = await visit({**DESK, "has_touch": True}, locale=LANGUAGE)
    await page.goto(seat)
    turns = 0
    for seed, size in enumerate(SIZES, 7):
        await page.set_viewport_size(size)
        sent, faults = await page.evaluate(TAP, [TAPS, seed])
        assert not faults, (size, faults)
        turns += sent
    assert turns > 1
