"""Claustrophobia as people see it: its pictures, and in `text` its sentences."""
