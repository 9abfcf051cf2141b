"""Discord's documented limits, checked on every request: each `refuse_...` raises what Discord would answer."""
