"""The warriors of both sides: what they can do, what they bear, and what they are given."""
