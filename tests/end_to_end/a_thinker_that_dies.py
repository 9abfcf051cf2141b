"""A process that ends with the first order for a thought."""

import sys

sys.stdin.readline()
