"""The database as an SQLite file: its transactions, the file itself, its lock, and a look at it from outside."""
