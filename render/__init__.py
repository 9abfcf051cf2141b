"""What people see: pictures and words. Knows the engine, not Discord."""
