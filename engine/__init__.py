"""The rules of the games. Pure: no I/O, no clock, no luck of its own, no Discord, no pictures."""
