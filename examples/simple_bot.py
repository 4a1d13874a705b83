"""A whole bot: it prefers moves whose text has a large number in it, and otherwise plays at random.

antilles arena santo_domingo --bots uniform --bot "python examples/simple_bot.py"
"""

import json
import random
import re
import sys


def choose(legal: list[str]) -> str:
    """The move with the largest number; of equals any."""
    return max(legal, key=lambda text: (max(map(int, re.findall(r"\d+", text)), default=0), random.random()))


def say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "Simple"})
    elif message["type"] == "newgame":
        random.seed(message["seat"])
    elif message["type"] == "decide":
        say({"type": "move", "id": message["id"], "move": choose(message["legal"])})
    elif message["type"] == "quit":
        break
