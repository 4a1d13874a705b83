"""The whole house in one process, as in a browser: tables, bots and lessons without sockets, databases, frameworks."""
