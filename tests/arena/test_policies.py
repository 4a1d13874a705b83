"""Policies of learners in the arena: classes, networks, entry points, and programs that want numbers."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from antilles.arena import policy as policies
from antilles.arena.contest import play_contest
from antilles.arena.entrants import Entrant, introduced, our_bot, policy
from antilles.arena.policy import NoSuchPolicy, PolicyBot, numbers_of, policy_bot
from antilles.arena.schedule import schedule
from antilles.bots.bot import Bot
from antilles.bots.kinds import NoSuchBot
from antilles.bots.uniform import Uniform
from antilles.cli import main
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.state import CHANCE
from antilles.kernel.step import chance_move, legal_moves

EXAMPLE = Path(__file__).parents[2] / "examples" / "policy_bot.py"
GAME = games()["santo_domingo"]


class First:
    """Always the first legal action, or one that is not."""

    def __init__(self, wrong: bool = False) -> None:
        self.wrong = wrong

    def act(self, observation: Any, mask: Any) -> int:
        return int(np.flatnonzero(~mask if self.wrong else mask)[0])


def make_first(game: Any, seed: int) -> First:
    return First()


def make_bot(game: Any, seed: int) -> Bot:
    return Uniform(seed)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_policy_sees_the_numbers_and_the_mask_of_its_seat(game: Any) -> None:
    """They are those of the real state, although the bot has only its view."""
    state, rng = game.start(3), Rng(4)
    for _ in range(80):
        seat = state.actor()
        if seat == CHANCE:
            state.advance(CHANCE, chance_move(state, rng))
            continue
        if seat < 0:
            break
        numbers, mask = numbers_of(game, game.view(state, seat))
        legal = legal_moves(state, seat)
        assert numbers.tolist() == [int(number) for number in game.observer.look(state, seat)]
        assert np.flatnonzero(mask).tolist() == sorted(legal)
        state.advance(seat, legal[rng.below(len(legal))])


def play(entrant: Entrant) -> tuple[str, ...]:
    entrants = [our_bot("uniform", GAME), entrant]
    return play_contest(GAME, entrants, schedule(2, 2, 2, 1)[0], GAME.settle(2)).faults


@pytest.mark.parametrize("place", [f"{EXAMPLE}:Highest", f"{__name__}:make_first", f"{__name__}:make_bot"])
def test_a_class_or_function_is_a_bot(place: str) -> None:
    entrant = policy(place, GAME)

    assert entrant.name in ("Highest", "make_first", "uniform")
    assert play(entrant) == ()


def test_an_illegal_action_is_reported() -> None:
    bot = PolicyBot(First(wrong=True), 1)
    view = GAME.view(GAME.start(2), 0)

    assert bot.choose(GAME, view) in legal_moves(GAME.start(2), 0)
    assert "not legal" in bot.faults[0]


def test_what_is_no_policy_is_said_in_a_sentence(tmp_path: Path) -> None:
    for place in ("nonsense", "no.such.module:Bot", f"{EXAMPLE}:Lowest", f"{tmp_path}/gone.py:Bot", "gone.onnx"):
        with pytest.raises(NoSuchPolicy):
            policy_bot(place, GAME, 1)
    with pytest.raises(NoSuchPolicy, match="no act"):
        policy_bot(f"{__name__}:SimpleNamespaces", GAME, 1)


def SimpleNamespaces(game: Any, seed: int) -> Any:  # noqa: N802 - stands for a class
    return SimpleNamespace()


def test_an_installed_package_brings_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("learnt", f"{__name__}:make_first", policies.GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group, name: [entry] if name == "learnt" else [])
    policies.factory.cache_clear()

    assert play(our_bot("learnt", GAME)) == ()
    with pytest.raises(NoSuchBot):
        our_bot("unlearnt", GAME)


def test_the_command_line_takes_policies(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "santo_domingo", "--bots", "uniform", "--games", "2", "--json"]

    assert main([*command, "--policy", f"{EXAMPLE}:Highest"]) == 0
    assert "Highest" in capsys.readouterr().out
    assert main([*command, "--policy", "nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_a_network_plays(tmp_path: Path) -> None:
    """An ONNX model whose scores are a fixed row: the action with the highest legal score is played."""
    assert GAME.observer is not None
    model = tmp_path / "model.onnx"
    model.write_bytes(constant_model(GAME.observer.size, len(GAME.moves)))
    entrant = policy(str(model), GAME)
    bot = policy_bot(str(model), GAME, 1)

    assert entrant.name == "model"
    assert play(entrant) == ()
    assert bot.choose(GAME, GAME.view(GAME.start(2), 0)) == max(legal_moves(GAME.start(2), 0))


@pytest.mark.parametrize("suffix", ["onnx", "pt", "pt2"])
def test_a_file_that_is_no_network_is_a_sentence(suffix: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime" if suffix == "onnx" else "torch")
    model = tmp_path / f"model.{suffix}"
    model.write_bytes(b"no network at all")

    with pytest.raises(NoSuchPolicy, match=r"model\.\w+ is no "):
        policy_bot(str(model), GAME, 1)


@pytest.mark.filterwarnings("ignore")  # Torch deprecates its own formats
@pytest.mark.parametrize("suffix", ["pt", "pt2"])
def test_a_network_of_torch_plays(suffix: str, tmp_path: Path) -> None:
    """As exported or as TorchScript: the same scores, the highest legal one is played."""
    torch: Any = pytest.importorskip("torch")
    if suffix == "pt" and sys.version_info >= (3, 14):
        pytest.skip("TorchScript ends with Python 3.13")
    assert GAME.observer is not None
    size, actions = GAME.observer.size, len(GAME.moves)
    layer = torch.nn.Linear(size, actions)
    with torch.no_grad():
        layer.weight.zero_()
        layer.bias.copy_(torch.arange(actions))
    model, row = tmp_path / f"model.{suffix}", torch.zeros(1, size)
    if suffix == "pt":
        torch.jit.trace(layer, row).save(str(model))
    else:
        torch.export.save(torch.export.export(layer, (row,)), str(model))
    bot = policy_bot(str(model), GAME, 1)

    assert play(policy(str(model), GAME)) == ()
    assert bot.choose(GAME, GAME.view(GAME.start(2), 0)) == max(legal_moves(GAME.start(2), 0))


def constant_model(inputs: int, outputs: int) -> bytes:
    """``scores = numbers @ 0 + (0, 1, 2, …)``, in the protocol buffers of ONNX, written by hand."""

    def varint(number: int) -> bytes:
        found = b""
        while number > 127:
            found += bytes([number & 127 | 128])
            number >>= 7
        return found + bytes([number])

    def part(field: int, content: bytes | int | str) -> bytes:
        if isinstance(content, int):
            return varint(field << 3) + varint(content)
        data = content.encode() if isinstance(content, str) else content
        return varint(field << 3 | 2) + varint(len(data)) + data

    def tensor(name: str, numbers: Any) -> bytes:
        shape = b"".join(part(1, size) for size in numbers.shape)
        return shape + part(2, 1) + part(8, name) + part(9, numbers.astype(np.float32).tobytes())

    def port(name: str, *shape: int) -> bytes:
        sizes = b"".join(part(1, part(1, size)) for size in shape)
        return part(1, name) + part(2, part(1, part(1, 1) + part(2, sizes)))

    names = ("numbers", "weights", "bias")
    node = b"".join(part(1, name) for name in names) + part(2, "scores") + part(4, "Gemm")
    graph = part(1, node) + part(2, "constant")
    graph += part(5, tensor("weights", np.zeros((inputs, outputs)))) + part(5, tensor("bias", np.arange(outputs)))
    graph += part(11, port("numbers", 1, inputs)) + part(12, port("scores", 1, outputs))
    return part(1, 8) + part(7, graph) + part(8, part(1, "") + part(2, 13))


NUMBERED = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "By  number\\t!", "numbers": True}), flush=True)
    elif message["type"] == "decide":
        assert len(message["observation"]) == SIZE
        assert [n for n, one in enumerate(message["mask"]) if one] == sorted(message["actions"])
        assert len(message["actions"]) == len(message["legal"])
        print(json.dumps({"type": "move", "id": message["id"], "action": ANSWER}), flush=True)
"""


@pytest.mark.parametrize(
    ("answer", "fault"), [('message["actions"][-1]', ""), ("-7", "action -7"), ('"x"', "action x")]
)
def test_a_program_gets_numbers_if_it_asks_for_them(tmp_path: Path, answer: str, fault: str) -> None:
    assert GAME.observer is not None
    script = tmp_path / "numbered.py"
    source = NUMBERED.replace("SIZE", str(GAME.observer.size)).replace("ANSWER", answer)
    script.write_text(source, encoding="utf-8")
    entrant = introduced(Entrant("numbered.py", (sys.executable, str(script))), 20.0)
    entrants = [our_bot("uniform", GAME), entrant]
    faults = play_contest(GAME, entrants, schedule(2, 2, 2, 1)[0], GAME.settle(2), 20.0).faults

    assert entrant.name == "By number!"
    assert bool(faults) == bool(fault)
    assert all(fault in one for one in faults)


def test_a_program_without_a_name_keeps_that_of_its_script(tmp_path: Path) -> None:
    script = tmp_path / "silent.py"
    script.write_text(f"print({json.dumps(json.dumps({'type': 'hello'}))}, flush=True)\ninput()\n", encoding="utf-8")

    assert introduced(Entrant("silent.py", (sys.executable, str(script))), 20.0).name == "silent.py"
    assert introduced(Entrant("gone", ("/no/such/program",)), 1.0).name == "gone"
