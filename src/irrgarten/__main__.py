"""``python -m irrgarten`` is the ``irrgarten`` command."""

import sys

from irrgarten.terminal import main

if __name__ == "__main__":  # processes of computer players import this module too
    sys.exit(main())
