"""Counters and times in Prometheus' text form."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self._counts: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._times: dict[str, list[int]] = {}
        self._sums: defaultdict[str, float] = defaultdict(float)

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self._counts[name, label] += by

    def time(self, name: str, seconds: float) -> None:
        buckets = self._times.setdefault(name, [0] * (len(BUCKETS) + 1))
        buckets[bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self, **gauges: float) -> str:
        counts = {
            f"antilles_{name}_total{{{label}}}" if label else f"antilles_{name}_total": count
            for (name, label), count in self._counts.items()
        }
        rows = [f"{name} {value}" for name, value in sorted(counts.items())]
        rows += [f"antilles_{name} {value}" for name, value in sorted(gauges.items())]
        for name, buckets in sorted(self._times.items()):
            total = 0
            for bound, count in zip((*BUCKETS, "+Inf"), buckets, strict=True):
                total += count
                rows.append(f'antilles_{name}_seconds_bucket{{le="{bound}"}} {total}')
            rows += [f"antilles_{name}_seconds_sum {self._sums[name]}", f"antilles_{name}_seconds_count {total}"]
        return "\n".join(rows) + "\n"
