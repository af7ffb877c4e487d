"""Imports of the client point one way: shell ← games ← rules ← table ← pages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.house.client_sources import SOURCES, asked, files, imported

LOCALES = SOURCES.parents[1] / "locales"

#: All that a game knows of the shell: the texts, how seats are called and marked, icons, a word to
#: the player, text sizes that fit, and what the device keeps in mind. The table tells the rest.
FOR_GAMES = {"words", "names", "seats", "SeatMark", "Icon", "notes", "remember", "fit"}

#: What each room may import besides itself. ``wares`` is the part of the shell that is for games.
MAY_IMPORT = {
    "wire": set[str](),
    "wares": {"wire", "locales"},
    "shell": {"wire", "wares"},
    "contract": {"wire", "shell"},
    "shared": {"wire", "wares", "contract"},
    "game": {"wire", "wares", "contract", "shared"},
    "registry": {"contract", "game", "shared"},
    "shelf": {"game", "shared"},
    "rules": {"wire", "wares", "shell", "contract", "registry"},
    "table": {"wire", "wares", "shell", "contract", "registry", "rules"},
    "pages": {"wire", "wares", "shell", "contract", "registry", "shelf", "rules", "table"},
    "house": {"wire", "wares", "shell", "table", "pages"},
}
#: The rooms that are files.
FILES = {
    "wire.ts": "wire",
    "App.svelte": "house",
    "main.ts": "house",
    "games/contract.ts": "contract",
    "games/index.ts": "registry",
    "games/shelf.ts": "shelf",
}
FOLDERS = {"shell", "rules", "table", "pages"}


def room(path: Path) -> str:
    if path.is_relative_to(LOCALES):
        return "locales"
    within = path.relative_to(SOURCES)
    if within.as_posix() in FILES:
        return FILES[within.as_posix()]
    first, *_, name = within.parts
    if first == "shell":
        return "wares" if name.partition(".")[0] in FOR_GAMES else "shell"
    if first == "games" and len(within.parts) > 2:
        return "shared" if within.parts[1] == "shared" else "game"
    assert first in FOLDERS, f"{within} lies in no room"
    return first


def game(path: Path) -> str:
    return path.relative_to(SOURCES).parts[1]


def offences(importer: Path, targets: Iterable[Path]) -> list[str]:
    found = []
    own = room(importer)
    for target in targets:
        if target.suffix == ".json":  # data that the server draws with too
            continue
        other = room(target)
        wrong_room = other != own and other not in MAY_IMPORT[own]
        other_game = own == other == "game" and game(importer) != game(target)
        # The folder of a game is open to the registry only at its door.
        side_door = own == "registry" and other == "game" and target.name != "index.ts"
        if wrong_room or other_game or side_door:
            tree = SOURCES.parents[1]
            found.append(f"{importer.relative_to(SOURCES)} imports {target.relative_to(tree)}")
    return found


def test_imports_of_the_client_point_one_way() -> None:
    assert [line for path in files() for line in offences(path, imported(path))] == []


def test_every_file_lies_in_a_room() -> None:
    rooms = {room(path) for path in files()}
    assert rooms == MAY_IMPORT.keys()


def test_what_is_for_games_is_there() -> None:
    there = {path.name.partition(".")[0] for path in (SOURCES / "shell").iterdir()}
    assert there >= FOR_GAMES


@pytest.mark.parametrize(
    ("importer", "target"),
    [
        ("games/dog/Board.svelte", "table/names.ts"),
        ("games/dog/Board.svelte", "pages/seating.ts"),
        ("games/dog/Board.svelte", "shell/api.ts"),
        ("games/dog/Board.svelte", "games/caminos/board.ts"),
        ("games/dog/Board.svelte", "games/index.ts"),
        ("games/shared/motion.ts", "games/dog/board.ts"),
        ("games/shared/motion.ts", "table/timeline.svelte.ts"),
        ("games/index.ts", "games/dog/board.ts"),
        ("rules/Rules.svelte", "table/mine.ts"),
        ("table/Play.svelte", "games/dog/index.ts"),
        ("table/Play.svelte", "games/shared/motion.ts"),
        ("table/Play.svelte", "pages/seating.ts"),
        ("pages/Front.svelte", "games/dog/Picture.svelte"),
        ("shell/words.ts", "games/contract.ts"),
        ("shell/words.ts", "table/mine.ts"),
        ("shell/words.ts", "pages/seating.ts"),
    ],
)
def test_an_offence_is_found(importer: str, target: str) -> None:
    assert offences(SOURCES / importer, [SOURCES / target])


@pytest.mark.parametrize(
    ("importer", "target"),
    [
        ("games/dog/Board.svelte", "games/dog/board.ts"),
        ("games/dog/Board.svelte", "games/shared/motion.ts"),
        ("games/dog/Board.svelte", "shell/words.ts"),
        ("table/Play.svelte", "games/contract.ts"),
        ("pages/Front.svelte", "games/index.ts"),
        ("pages/Front.svelte", "table/mine.ts"),
    ],
)
def test_what_is_allowed_is_no_offence(importer: str, target: str) -> None:
    assert not offences(SOURCES / importer, [SOURCES / target])


SCRIPT = """\
import a from './a'; import './b.css';
// import no from './no';
/* export { no } from './no'; */
export { c, type C } from "./c";
import type {
  D,
} from '../d';
const text = 'import no from "./no"', from = { from: './no' };
const later = () => import('./e.svelte');
const many = import.meta.glob<{ default: string }>(['./f/*.ts', `./g/*.ts`], { eager: true });
"""
FOUND = ["./a", "./b.css", "./c", "../d", "./e.svelte", "./f/*.ts", "./g/*.ts"]


def test_every_kind_of_import_is_read() -> None:
    assert list(asked(Path("x.ts"), SCRIPT)) == FOUND
    page = f"""\
<!-- <script>import './no';</script> -->
<script lang="ts" module>import './z';</script>
<script lang="ts">{SCRIPT}</script>
<p>Don't import from './no'.</p>
{{#await import('./late') then late}}{{late}}{{/await}}
<style>@import './x.css'; p {{ color: red; }}</style>
"""
    assert list(asked(Path("x.svelte"), page)) == ["./z", *FOUND, "./x.css", "./late"]
    assert list(asked(Path("x.css"), "@import url('./y.css');")) == ["./y.css"]


@pytest.mark.parametrize("hidden", ["import(`./${where}`)", "import(where)"])
def test_an_import_that_must_be_worked_out_is_an_offence(hidden: str) -> None:
    with pytest.raises(AssertionError, match="no plain name"):
        list(asked(Path("x.ts"), hidden))


@pytest.mark.parametrize("name", ["/src/table/names", "$lib/names", "@/table/names"])
def test_a_way_that_does_not_begin_at_the_file_is_an_offence(name: str) -> None:
    with pytest.raises(AssertionError, match="hides where it leads"):
        list(imported(SOURCES / "main.ts", f"import '{name}';"))
