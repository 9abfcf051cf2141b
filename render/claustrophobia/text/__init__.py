"""Claustrophobia in sentences: names, what happens, what is refused, what is to be chosen, what stands where."""
