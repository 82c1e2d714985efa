"""Lets the tests of the map use the geometry of the scripts that lay it out."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "scripts"))
