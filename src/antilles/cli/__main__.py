"""``python -m antilles.cli``."""

import sys

from antilles.cli import main

sys.exit(main())
