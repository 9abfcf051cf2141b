"""Fights: attacks, hits and what becomes of them."""
