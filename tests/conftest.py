"""The tests run the rules uncompiled, with a range check at every store; helpers lie in `every_game/`."""

import os
import sys
from pathlib import Path

from hypothesis import settings

os.environ.setdefault("LUDARIUM_PURE", "check")
sys.path.insert(0, str(Path(__file__).parent))

# How long an example takes says nothing of whether it is right.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
