"""What owners of printed copies have read off them: files with corrections, checking them, asking for them."""
