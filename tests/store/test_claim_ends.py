"""However a claim ends, nothing of it stays: no lock, and no file left open."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from irrgarten.store import Unusable, claimed


def open_files() -> set[str]:
    """What this process has open, by name."""
    files = [file for file in Path("/proc/self/fd").iterdir() if file.is_symlink()]
    return {str(file.readlink()) for file in files}


def test_nothing_stays_open_after_a_claim_or_a_refusal(tmp_path: Path) -> None:
    data, lock = tmp_path / "house.db", tmp_path / "house.db.lock"
    before = open_files()
    with claimed(data):
        held = open_files()
        with pytest.raises(Unusable, match="another server is using it"), claimed(data):
            pass
        assert open_files() == held == before | {str(lock)}
    assert open_files() == before
    assert not lock.exists()


def test_a_lock_that_somebody_has_removed_is_let_go_all_the_same(tmp_path: Path) -> None:
    before = open_files()
    with claimed(tmp_path / "house.db"):
        (tmp_path / "house.db.lock").unlink()
    assert open_files() == before


def test_a_lock_that_went_just_as_it_was_taken_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server before ends between our opening its lock and our holding it."""
    lock, flock = tmp_path / "house.db.lock", fcntl.flock
    removed: list[Path] = []

    def late(held: int, how: int) -> None:
        flock(held, how)
        if not removed:
            removed.append(lock)
            lock.unlink()

    monkeypatch.setattr(fcntl, "flock", late)
    before = open_files()
    with claimed(tmp_path / "house.db"):
        assert removed
        assert open_files() == before | {str(lock)}
        with pytest.raises(Unusable, match="another server"), claimed(tmp_path / "house.db"):
            pass
    assert open_files() == before
