"""Tables in the browser: HTTP for setting up, WebSockets for playing."""

from irrgarten.server.serve import serve

__all__ = ["serve"]
