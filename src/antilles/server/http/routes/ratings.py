"""Profiles, leaderboards, and what a rated game did."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter

from antilles.server.answers.catalogue import known
from antilles.server.http.problems import Trouble
from antilles.server.http.rating_schemas import Leaderboard, NewShown, ProfileOut, RatingChange
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Home, Someone, TableId, table_for
from antilles.server.ratings import profiles

PersonId = Annotated[str, PathParameter(max_length=40)]


@get("/people/{person:str}", responses=PROBLEMS)
async def profile(person: PersonId, house: Home, visitor: Anyone) -> ProfileOut:
    """Somebody's results and ratings, if they show them to you; ``me`` for your own."""
    viewer = visitor.person if visitor else ""
    if person == "me" and not viewer:
        raise Trouble(401, "server-who-are-you")
    await house.booking.settle()
    found = await profiles.profile(house.store, viewer if person == "me" else person, viewer, house.settings.ratings)
    if found is None:
        raise Trouble(404, "server-hidden")
    return found


@put("/me/profile", responses=PROBLEMS)
async def show_profile(data: JSONBody[NewShown], house: Home, caller: Someone) -> NewShown:
    """Choose who may see your profile: nobody, your friends, or all."""
    await profiles.show(house.store, caller.person, data.shown)
    return data


@get("/games/{game:str}/ratings", responses=PROBLEMS)
async def leaderboard(game: GameName, house: Home, visitor: Anyone) -> Leaderboard:
    """The ratings of everybody who shows them to all, with the bots as landmarks; the surest first."""
    if not house.settings.ratings:
        raise Trouble(404, "server-ratings-off")
    await house.booking.settle()
    return await profiles.leaderboard(house.store, known(game).name, visitor.person if visitor else "")


@get("/tables/{table:str}/rating", responses=PROBLEMS)
async def rating_of_game(table: TableId, house: Home, caller: Someone) -> RatingChange:
    """What this finished game did to your rating, or why it does not count."""
    await table_for(house, table, caller.person, "see")
    if not house.settings.ratings:
        return RatingChange("")
    await house.booking.settle()
    return await profiles.change_of(house.store, table, caller.person)


ROUTES = [profile, show_profile, leaderboard, rating_of_game]
