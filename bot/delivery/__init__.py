"""Delivery: what the outbox owes is painted and sent, per channel in order, each post once."""
