"""Tables: the desk that decides, what it is asked, and what each viewer is told."""
