"""Calling people to the table: exactly one notice a turn, by mail and webhooks."""
