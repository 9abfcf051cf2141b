"""Tests of the database, on real files."""
