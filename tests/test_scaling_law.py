"""The fit of the Universal Scalability Law finds the law behind figures that follow one."""

import pytest

from bench.scaling import Law, fit


@pytest.mark.parametrize("law", [Law(1000, 0.1, 0.02), Law(500, 0.0, 0.0), Law(2000, 0.5, 0.0), Law(100, 0.0, 0.1)])
def test_figures_that_follow_a_law_give_it_back(law: Law) -> None:
    found = fit([(workers, law.at(workers)) for workers in (1, 2, 4, 8)])
    assert found == pytest.approx(law, abs=1e-6)


def test_what_would_be_negative_is_nothing() -> None:
    found = fit([(1, 100.0), (2, 230.0), (4, 480.0)])
    assert found.contention == 0 or found.crosstalk == 0
    assert min(found.contention, found.crosstalk) >= 0


def test_more_workers_help_until_they_talk_more_than_they_work() -> None:
    law = Law(1000, 0.2, 0.05)
    assert law.most == pytest.approx(4.0)
    assert law.at(4) > law.at(3) and law.at(4) > law.at(5)
    assert Law(1000, 0.2, 0.0).most == float("inf")
