"""The tests. Where Python is told to keep no bytecode, they keep what they and their processes need in a folder here.

Or else each of the hundred processes that they begin would compile the whole program anew, which takes seconds.
"""

import os
import sys
from pathlib import Path

if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
