"""The database on a PostgreSQL server: its connections and transactions, and a look at it from outside."""
