"""HTTP: connections, admission, routes and what is written on the wire."""
