"""Where things of the map lie: whether a site is on its island, which roads cross, what hangs together."""

from collections.abc import Mapping, Sequence
from math import dist
from typing import Any

Point = Sequence[float]


def distance(first: Mapping[str, Any], second: Mapping[str, Any]) -> float:
    return dist((first["x"], first["y"]), (second["x"], second["y"]))


def inside(x: float, y: float, outline: Sequence[Point]) -> bool:
    """A line to the left crosses the outline an odd number of times."""
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def crossing_roads(chart: Mapping[str, Any]) -> list[tuple[list[str], list[str]]]:
    """Pairs of roads that meet elsewhere than at a site, drawn straight."""
    sites = {site["id"]: (site["x"], site["y"]) for site in chart["sites"]}
    roads = chart["roads"]
    return [
        (first, second)
        for index, first in enumerate(roads)
        for second in roads[:index]
        if not {*first} & {*second} and _cross(*[sites[name] for name in (*first, *second)])
    ]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def parts(chart: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """For each island that roads and rivers do not hold together, the sites that cannot be reached from its first."""
    sites = {site["id"]: site for site in chart["sites"]}
    found: list[tuple[str, list[str]]] = []
    for island in chart["islands"]:
        own = [name for name, site in sites.items() if site["island"] == island["id"]]
        reached, waiting = set(own[:1]), list(own[:1])
        while waiting:
            site = sites[waiting.pop()]
            for other in (*site["road_neighbours"], *site["river_neighbours"]):
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        apart = [name for name in own if name not in reached]
        if apart:
            found.append((island["id"], apart))
    return found
