"""Tournaments of bots in many processes: schedule, play, count, draw; and bots of any language."""
