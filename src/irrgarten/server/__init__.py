"""Tables in the browser: HTTP for setting up, WebSockets for playing."""
