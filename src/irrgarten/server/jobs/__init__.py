"""Long work as jobs in a queue at the bus, done by whoever works there (``irrgarten work``)."""
