"""Steps a second of RLCard and Pgx on one core, with random legal actions; ``bench/envs.py --rivals`` runs it.

Both need other versions of their libraries than we do, so they run in the environment of ``requirements/bench.lock``.
Pgx steps a batch of games inside one compiled function, as it is meant to be used; the first call, which compiles, is
not counted.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

SIZES = (1, 16, 256, 1024, 4096)


def rlcard_steps(name: str, seconds: float) -> float:
    import numpy as np
    import rlcard

    env = rlcard.make(name)
    dice = np.random.default_rng(1)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(int(dice.choice(list(state["legal_actions"]))))
            count += 1
    return count / (time.process_time() - start)


def pgx_steps(name: str, size: int, seconds: float) -> float:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    step = pgx.experimental.auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        keys = jax.random.split(key, size + 1)
        actions = jax.random.categorical(keys[0], logits, axis=-1)
        return jax.vmap(step)(state, actions, keys[1:])

    run = jax.jit(advance)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    key = jax.random.PRNGKey(2)
    for _ in range(2):  # both functions are compiled
        key, own = jax.random.split(key)
        state = run(state, own)
    jax.block_until_ready(state)
    count, start, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        key, own = jax.random.split(key)
        state = run(state, own)
        jax.block_until_ready(state)
        count += size
    return count / (time.process_time() - cpu)


def main() -> None:
    seconds = float(sys.argv[1])
    found = {f"RLCard {name}": rlcard_steps(name, seconds) for name in ("leduc-holdem", "uno", "doudizhu")}
    for name in ("tic_tac_toe", "leduc_holdem", "backgammon"):
        for size in SIZES:
            found[f"Pgx {name}, {size:,} games"] = pgx_steps(name, size, seconds)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
