"""The ``irrgarten`` command."""

from irrgarten.terminal.command import main

__all__ = ["main"]
