"""``python -m irrgarten`` is the ``irrgarten`` command."""

import sys

from irrgarten.terminal import main

sys.exit(main())
