"""Opponents. They know the kernel only, and get views, never states."""
