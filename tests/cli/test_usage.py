"""Arguments that do not fit: one sentence, exit code 2, in every language; and help."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.cli.language import take_language
from antilles.locale import LANGUAGES
from tests.cli.conftest import Cli

GAME = "santo_domingo"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "There is no command “nonsense”"),
        (["pley"], "try play."),
        (["--lang", "xx", "games"], "does not speak “xx”"),
        (["games", "--lang"], "does not speak"),
        (["games", "--nonsense"], "There is no option --nonsense."),
        (["games", "extra"], "more arguments"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", GAME, "--seats", "many"], "--seats needs a number."),
        (["play", GAME, "--seats"], "--seats needs one value."),
        (["play", GAME, "--seats", "7"], "This game has 2 to 6 seats, not 7."),
        (["play", GAME, "--seats", "-1"], "This game has 2 to 6 seats, not -1."),
        (["play", GAME, "--bots", "genius"], "There is no bot “genius”"),
        (["play", GAME, "--seat", "4"], "There is no seat 4; the seats are 0 to 3."),
        (["play", GAME, "--players", "0"], "0 people do not fit"),
        (["play", GAME, "--players", "5"], "5 people do not fit"),
        (["play", GAME, "--name", "a", "--name", "b"], "2 names are too many"),
        (["play", GAME, "--option", "board"], "“board” is not an option; write name=value."),
        (["play", GAME, "--option", "sea=blue"], "This game has no option “sea”."),
        (["play", GAME, "--option", "board=round"], "cannot be “round”"),
        (["play", GAME, "--option", "target=45"], "with 2, 3 seats only"),
        (["play", "--resume", "missing.txt"], "There is no file missing.txt."),
        (["play", "--resume", "."], "is a directory"),
        (["play", "--resume", "missing.txt", "--seats", "3"], "keeps its seats and options"),
        (["replay"], "FILE is missing."),
        (["replay", "missing.txt"], "There is no file missing.txt."),
        (["verify"], "Name some records, or use --database."),
        (["rules"], "GAME is missing."),
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", GAME, "SD-999"], "has no rule “SD-999”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "--mode", "fast"], "There is no mode “fast”"),
        (["bench", "--seconds", "0"], "The seconds must be above 0"),
        (["bench", "--seconds", "nan"], "The seconds must be above 0"),
        (["bench", "--seats", "9"], "not 9"),
    ],
)
def test_a_mistake_is_one_sentence(cli: Cli, arguments: list[str], sentence: str) -> None:
    done = cli(*arguments)

    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert not done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["play", "chess"], ["play", "--x"], ["verify"], ["play", "-s", "x"]]
)
def test_a_mistake_is_said_in_the_language(cli: Cli, language: str, arguments: list[str]) -> None:
    english = cli(*arguments).err
    said = cli("--lang", language, *arguments).err

    assert (said == english) == (language == "en")
    assert "-such-" not in said


@pytest.mark.parametrize(
    ("arguments", "language", "rest"),
    [
        (["--lang", "fr", "games"], "fr", ["games"]),
        (["games", "--lang=it"], "it", ["games"]),
        (["games"], "en", ["games"]),
        (["play", "--", "--lang", "fr"], "en", ["play", "--", "--lang", "fr"]),
    ],
)
def test_the_language_may_stand_anywhere(arguments: list[str], language: str, rest: list[str]) -> None:
    assert take_language(arguments, {}) == (language, rest)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Commands", "Show this help.", "Step through a game record."]),
        ("fr", ["Commandes", "Montrer cette aide.", "coup par coup"]),
        ("it", ["Comandi", "Mostra questo aiuto.", "mossa per mossa"]),
    ],
)
def test_help_is_in_the_language(cli: Cli, language: str, words: list[str]) -> None:
    for arguments in (["--help"], ["-h"]):
        done = cli("--lang", language, *arguments)

        assert done.code == 0
        assert all(word in done.out for word in words)


@pytest.mark.parametrize("command", ["games", "play", "replay", "verify", "rules", "bench"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help(cli: Cli, command: str, language: str) -> None:
    done = cli("--lang", language, command, "--help")

    assert done.code == 0
    assert "help-" not in done.out.replace("--help", "")


def test_version(cli: Cli) -> None:
    assert cli("--version").out.startswith("antilles ")


def test_completion_offers_commands_and_games() -> None:
    def completed(line: str) -> str:
        environment = {
            "_ANTILLES_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(line.count(" ")),
        }
        command = [sys.executable, "-m", "antilles.cli"]
        done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
        return done.stdout

    assert completed("antilles pl").split() == ["play"]
    assert GAME in completed("antilles play ")
    assert completed("antilles play x --bots gr").split() == ["greedy"]
    assert completed(f"antilles rules {GAME} SD-03").split()[0] == "SD-030"


def test_what_the_system_refuses_is_a_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "antilles.cli", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "That did not work" in done.stderr


def test_the_picture_in_the_readme_asks_no_other_host() -> None:
    picture = (Path(__file__).parents[2] / "docs" / "terminal.svg").read_text(encoding="utf-8")

    assert "//" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_help_loads_little() -> None:
    """What takes long to load waits until a command needs it."""
    code = (
        "import sys\nfrom antilles.cli import main\nmain(['--help'])\n"
        "slow = ('fluent', 'babel', 'asyncio', 'openskill', 'rich.markdown', 'antilles.arena', 'antilles.games.')\n"
        "print([name for name in sys.modules if name.startswith(slow)])\n"
        "main(['sim', '--help'])\nmain(['arena', '--help'])\n"
        "slow = ('antilles.analysis', 'importlib.metadata', 'numpy', 'openskill', 'rich._emoji_codes', 'xml')\n"
        "print([name for name in sys.modules if name.startswith(slow)])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert [line for line in ran.stdout.splitlines() if line.startswith("[")] == ["[]", "[]"]
