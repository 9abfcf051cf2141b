"""Tests of bot/posts."""
