"""Several processes on one database: who owns which table, and how the others reach the owner."""
