"""What is answered about games and tables, without sockets, databases and frameworks: shared by routes and pocket."""
