"""All that the kernel promises, on one game of this process, with whatever data it has: for tests in their own process.

python -m tests.box.conformance GAME SETUPS
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from antilles import mode
from antilles.games import find
from antilles.testing import GAME_CHECKS, Case, setups
from tests.selection import PLAY_CHECKS, word_checks

TESTS = Path(__file__).parents[1]


def main(name: str, most: int) -> None:
    game = find(name)
    spec = spec_from_file_location("scramble", TESTS / "games" / name / "scramble.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for check in GAME_CHECKS:
        check(game)
    for setup in [setup for setup in setups(game) if not setup.options][:most]:
        case = Case(game, setup, scramble=module.scramble)
        for case_check in (*PLAY_CHECKS, *word_checks()):
            case_check(case)
    sys.stdout.write(f"{mode()} {game.data_digest}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
