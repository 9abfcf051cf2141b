"""Simple but sensible players of Claustrophobia, one for each side; `balance` lets them play each other."""
