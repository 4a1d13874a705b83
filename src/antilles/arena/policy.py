"""Policies as bots: whatever answers the numbers of an observation and a mask with the number of an action.

A policy is named as ``module:name`` or ``file.py:name`` (a class or function that takes the game and a seed and
returns a ``Bot``, or an object with ``act(observation, mask)``), as ``model.onnx``, ``model.pt2`` or ``model.pt`` (a
network from numbers to one score an action; the highest legal one is played), or by the entry point of an installed
package in ``antilles.bots``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from antilles.bots.bot import Bot
from antilles.kernel.chance import Rng
from antilles.kernel.data import load_ranges
from antilles.kernel.game import Game
from antilles.kernel.observer import Observer
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    import numpy as np
    from numpy.typing import NDArray

GROUP = "antilles.bots"
NETWORKS = (".onnx", ".pt2", ".pt", ".pth", ".ts")


class NoSuchPolicy(LookupError):
    """What is named is no policy; the reason is a sentence."""


class Policy(Protocol):
    """What a learner brings along."""

    def act(self, observation: NDArray[np.int16], mask: NDArray[np.bool_]) -> int:
        """The number of a legal action."""


class PolicyBot(Bot):
    """A policy at the table: it gets the numbers of its seat's view; what is not legal is noted and drawn at random."""

    def __init__(self, policy: Policy, seed: int) -> None:
        super().__init__(seed)
        self.policy = policy
        self.faults: list[str] = []

    def choose(self, game: Game, view: View) -> int:
        numbers, mask = numbers_of(game, view)
        action = int(self.policy.act(numbers, mask))
        if 0 <= action < len(mask) and mask[action]:
            return action
        self.faults.append(f"chose action {action}, which is not legal")
        legal = mask.nonzero()[0]
        return int(legal[self.rng.below(len(legal))])


def observer_of(game: Game) -> Observer[Any]:
    if game.observer is None:
        raise NoSuchPolicy(f"{game.name} has no numbers that a policy could see")
    return game.observer


def numbers_of(game: Game, view: View) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
    """What the view's seat sees as numbers, and its mask: the same in every state that it cannot tell apart."""
    import numpy as np

    assert view.seat is not None
    state = game.sample(view, Rng(1))
    mask = np.zeros(len(game.moves), np.bool_)
    mask[legal_moves(state, view.seat)] = True
    return np.array(list(observer_of(game).look(state, view.seat)), np.int16), mask


# --- networks ---------------------------------------------------------------------------------------


class Network:
    """Scores of a network, from -1 to 1 as ``float32`` observations are, into the best legal action."""

    def __init__(self, game: Game, scores: Callable[[Any], Any]) -> None:
        import numpy as np

        ranges = load_ranges(game.package)
        fields = observer_of(game).fields()
        most = [ranges.get(base_name(field.name), max(field.most, -field.least, 1)) for field in fields]
        self.share = 1 / np.repeat(np.array(most, np.float32), [field.count for field in fields])
        self.scores = scores

    def act(self, observation: NDArray[np.int16], mask: NDArray[np.bool_]) -> int:
        import numpy as np

        seen = np.clip(observation * self.share, -1, 1).astype(np.float32)[None]
        scores = np.asarray(self.scores(seen)).reshape(-1)
        if len(scores) != len(mask):
            raise NoSuchPolicy(f"the network has {len(scores)} scores, the game {len(mask)} actions")
        return int(np.where(mask, scores, -np.inf).argmax())


def base_name(name: str) -> str:
    """A field without the player's number at its end."""
    stem, _, offset = name.rpartition("_")
    return stem if stem and offset.isdigit() else name


@cache
def onnx_scores(path: str) -> Callable[[Any], Any]:
    """The first output of an ONNX model for its first input."""
    runtime = needed("onnxruntime", "onnx")
    settings = runtime.SessionOptions()
    settings.intra_op_num_threads = 1  # games run side by side already
    try:
        session = runtime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime has a class of its own for each thing that may be wrong
        raise NoSuchPolicy(f"{path} is no ONNX model: {first_line(error)}") from None
    name = session.get_inputs()[0].name
    return lambda seen: session.run(None, {name: seen})[0]


@cache
def torch_scores(path: str) -> Callable[[Any], Any]:
    """What a saved network makes of a row of numbers: ``.pt2`` of ``torch.export``, otherwise TorchScript."""
    torch = needed("torch", "torch")
    torch.set_num_threads(1)  # games run side by side already
    try:
        model = load_exported(path) if path.endswith(".pt2") else torch.jit.load(path, map_location="cpu").eval()
    except Exception as error:  # zip files, pickles and schemas fail in many ways
        raise NoSuchPolicy(f"{path} is no saved network (torch.export or TorchScript): {first_line(error)}") from None

    def scores(seen: Any) -> Any:
        with torch.inference_mode():
            return model(torch.from_numpy(seen)).numpy()

    return scores


def load_exported(path: str) -> Any:
    return import_module("torch.export").load(path).module()


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def needed(library: str, extra: str) -> Any:
    try:
        return import_module(library)
    except ImportError:
        raise NoSuchPolicy(f"{library} is not installed: pip install antilles[{extra}]") from None


# --- finding them -----------------------------------------------------------------------------------


def policy_bot(name: str, game: Game, seed: int) -> Bot:
    """A fresh bot of this policy; NoSuchPolicy says why there is none."""
    if Path(name).suffix in NETWORKS:
        return PolicyBot(Network(game, network_scores(name)), seed)
    made = factory(name)(game, seed)
    if isinstance(made, Bot):
        return made
    if not callable(getattr(made, "act", None)):
        raise NoSuchPolicy(f"{name} makes something that is no bot and has no act(observation, mask)")
    return PolicyBot(made, seed)


def network_scores(name: str) -> Callable[[Any], Any]:
    if not Path(name).is_file():
        raise NoSuchPolicy(f"there is no file {name}")
    return onnx_scores(name) if name.endswith(".onnx") else torch_scores(name)


def installed(name: str) -> EntryPoint | None:
    """The entry point of that name."""
    from importlib.metadata import entry_points

    return next(iter(entry_points(group=GROUP, name=name)), None)


@cache
def factory(name: str) -> Callable[[Game, int], Any]:
    """The class or function behind a name."""
    entry = installed(name)
    if entry is not None:
        loaded: Callable[[Game, int], Any] = entry.load()
        return loaded
    place, colon, attribute = name.rpartition(":")
    if not colon:
        raise NoSuchPolicy(f"{name} is no module:name, no file.py:name, no network and no entry point of {GROUP}")
    try:
        module = load_file(Path(place)) if place.endswith(".py") else import_module(place)
        found: Callable[[Game, int], Any] = getattr(module, attribute)
    except (ImportError, OSError, AttributeError) as error:
        raise NoSuchPolicy(f"{name} cannot be loaded: {error}") from None
    return found


def load_file(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError(f"there is no file {path}")
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module
