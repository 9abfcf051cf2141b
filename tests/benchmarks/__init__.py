"""Measurements, each a command that prints medians and 95th percentiles: `uv run python -m tests.benchmarks.<name>`."""
