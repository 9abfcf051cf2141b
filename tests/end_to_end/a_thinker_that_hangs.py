"""A process that takes orders for thoughts and answers none."""

import sys
import time

for _ in sys.stdin:
    time.sleep(3600)
