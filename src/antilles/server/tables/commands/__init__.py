"""What people can ask a table to do: a class each. A new one is a file here and a line below."""

from __future__ import annotations

from typing import Any

from antilles.server.tables.commands.base import Command
from antilles.server.tables.commands.chat import Say
from antilles.server.tables.commands.holiday import Rest
from antilles.server.tables.commands.move import Move
from antilles.server.tables.commands.owning import Remove, Show
from antilles.server.tables.commands.proposals import Consent, Propose
from antilles.server.tables.commands.rematch import Rematch
from antilles.server.tables.commands.renaming import Rename
from antilles.server.tables.commands.sealing import Abandon, Bring, Witness
from antilles.server.tables.commands.seats import Leave, Return, Sit, Start

COMMANDS: tuple[type[Command], ...] = (
    Sit,
    Bring,
    Start,
    Move,
    Witness,
    Leave,
    Return,
    Rest,
    Propose,
    Consent,
    Say,
    Rematch,
    Remove,
    Show,
    Rename,
    Abandon,
)
COMMAND_OF: dict[type[Any], type[Command]] = {command.becomes: command for command in COMMANDS}
"""The command that an entry's body came from, which knows what it does."""

__all__ = ["COMMANDS", "COMMAND_OF", "Abandon", "Bring", "Command", "Consent", "Leave", "Move", "Propose", "Rematch",
           "Remove", "Rename", "Rest", "Return", "Say", "Show", "Sit", "Start", "Witness"]  # fmt: skip
