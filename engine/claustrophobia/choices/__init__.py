"""What can be chosen: at which moment and by whom, what forbids it, what it does, and what is tried."""
