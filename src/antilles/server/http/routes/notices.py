"""Where you want to be called when it is your turn: adding a place, trying it out, stopping it with one click."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, Language, Someone, limit_for_all
from antilles.server.http.table_schemas import Zone
from antilles.server.notices.delivering import PATIENCE, NotDelivered, check_url
from antilles.server.notices.push import is_address, public_text
from antilles.server.notices.sender import Full
from antilles.server.notices.shapes import Kind, is_mail
from antilles.server.services import House
from antilles.server.store.outbox import MOST_CHANNELS, Channel
from antilles.server.tables.fields import Input

Hour = Annotated[int, Meta(ge=0, le=23)]
ChannelId = Annotated[str, PathParameter(max_length=40)]
SignedLink = Annotated[str, PathParameter(max_length=80)]


class NewChannel(Input, frozen=True, kw_only=True):
    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=1500)]
    """An e-mail address; that of a webhook; of a browser its push service, public key and secret, with spaces."""
    zone: Zone = ""
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    """Hours of your own time between which nothing is sent; none if they are equal."""


class ChangedChannel(Input, frozen=True, kw_only=True):
    on: bool | None = None
    zone: Zone | None = None
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None


class ChannelOut(Struct, frozen=True):
    id: str
    kind: str
    address: str
    """Of a webhook no more than where it leads: the rest is a secret."""
    status: str
    """``on``, ``off``, ``unconfirmed``, or ``paused`` because it was refused."""
    last: str
    """Why the last attempt failed."""
    quiet_from: int
    quiet_to: int


class NoticesOut(Struct, frozen=True):
    channels: list[ChannelOut]
    mail: bool
    """Whether this server sends mail."""
    key: str
    """The public key with which browsers ask for push messages of this house."""


def shown(channel: Channel) -> ChannelOut:
    address = channel.address if channel.kind == "mail" else "/".join(channel.address.split("/")[:3])
    return ChannelOut(
        channel.id, channel.kind, address, channel.status, channel.last, channel.quiet_from, channel.quiet_to
    )


def usable(wanted: NewChannel, private: bool) -> bool:
    """Whether something can be sent there at all."""
    if wanted.kind == "mail":
        return is_mail(wanted.address)
    if wanted.kind == "push" and not is_address(wanted.address):
        return False
    try:
        check_url(wanted.address.split(" ")[0] if wanted.kind == "push" else wanted.address, private)
    except NotDelivered:
        return False
    return True


async def own(house: House, person: str, id: str) -> Channel:
    found = await house.sender.outbox.channel(id)
    if found is None or found.person != person:
        raise Trouble(404, "server-not-found")
    return found


async def deliver(house: House, channel: Channel, **what: bool) -> None:
    """Send a message at once that is no notice: a test, or the question whether its owner agrees.

    Whoever asks, and under however many names: nobody's mailbox is filled with questions.
    """
    if channel.status == "unconfirmed":
        await limit_for_all(house, "letter", channel.address.casefold())
    letter = house.sender.letter(channel, secrets.token_hex(12), [], **what)
    try:
        await house.sender.at_once(channel, letter)
    except Full:
        raise Trouble(503, "server-busy", wait=PATIENCE) from None
    except NotDelivered as error:
        raise Trouble(422, "server-notices-failed", facts={"why": error.why}) from None


@get("/me/notices", responses=PROBLEMS)
async def notices(house: Home, caller: Someone) -> NoticesOut:
    """Where you are called when it is your turn."""
    found = await house.sender.outbox.channels_of(caller.person)
    sender = house.sender
    return NoticesOut([shown(channel) for channel in found], bool(house.settings.smtp), public_text(sender.key))


@post("/me/notices", responses=PROBLEMS)
async def add(data: JSONBody[NewChannel], house: Home, caller: Someone, language: Language) -> Response[ChannelOut]:
    """A further place, once however often it is added. An e-mail address gets a link first: its owner must agree."""
    await limit_for_all(house, "notice", caller.person)
    mail = data.kind == "mail"
    if mail and not house.settings.smtp:
        raise Trouble(422, "server-notices-no-mail")
    if not usable(data, house.settings.private_webhooks):
        raise Trouble(422, "server-notices-address")
    known = await house.sender.outbox.channels_of(caller.person) if mail else []
    for old in known:
        if old.kind == "mail" and old.address == data.address and old.status != "unconfirmed":  # agreed long ago
            hours = {"zone": data.zone, "quiet_from": data.quiet_from, "quiet_to": data.quiet_to}
            await house.sender.outbox.change(old.id, status="on", failures=0, language=language, **hours)
            return Response(shown(await own(house, caller.person, old.id)), status_code=201)
    channel = Channel(
        secrets.token_hex(8), caller.person, data.kind, data.address, language, data.zone, data.quiet_from,
        data.quiet_to, "unconfirmed" if mail else "on", 0, "",
    )  # fmt: skip
    if not await house.sender.outbox.add(channel, house.hall.clock()):
        raise Trouble(409, "server-notices-many", facts={"most": MOST_CHANNELS})
    try:
        if mail:
            await deliver(house, channel, confirm=True)
    except Trouble:
        await house.sender.outbox.remove(channel.id)
        raise
    await house.sender.look()
    return Response(shown(channel), status_code=201)


@patch("/me/notices/{channel:str}", responses=PROBLEMS)
async def change(channel: ChannelId, data: JSONBody[ChangedChannel], house: Home, caller: Someone) -> ChannelOut:
    """Switch a place off and on, or set its quiet hours."""
    found = await own(house, caller.person, channel)
    values: dict[str, Any] = {
        name: value for name in ("zone", "quiet_from", "quiet_to") if (value := getattr(data, name)) is not None
    }
    if data.on is not None and found.status != "unconfirmed":
        values |= {"status": "on" if data.on else "off", "failures": 0}
    if values:
        await house.sender.outbox.change(channel, **values)
    return shown(await own(house, caller.person, channel))


@delete("/me/notices/{channel:str}", responses=PROBLEMS)
async def remove(channel: ChannelId, house: Home, caller: Someone) -> None:
    """Forget a place; what still waits for it is not sent."""
    await own(house, caller.person, channel)
    await house.sender.outbox.remove(channel)
    await house.sender.look()


@post("/me/notices/{channel:str}/test", responses=PROBLEMS, status_code=200)
async def test(channel: ChannelId, house: Home, caller: Someone) -> ChannelOut:
    """Send a message there now, or once more the question whether its owner agrees."""
    await limit_for_all(house, "notice", caller.person)
    found = await own(house, caller.person, channel)
    await deliver(house, found, **{"confirm" if found.status == "unconfirmed" else "test": True})
    return shown(found)


@post("/notices/{verb:str}/{token:str}", responses=PROBLEMS, status_code=200)
async def click(
    verb: Annotated[str, PathParameter(pattern="^(stop|confirm)$")],
    token: SignedLink,
    house: Home,
    visitor: Anyone,  # noqa: ARG001 - whoever asks is counted
) -> None:
    """What the signed links of a message do, without logging in: stop further ones, or agree to them."""
    channel = house.sender.channel_of(verb, token)
    found = await house.sender.outbox.channel(channel) if channel else None
    if found is None:
        raise Trouble(404, "server-notices-link")
    if verb == "stop":
        await house.sender.outbox.change(found.id, status="off")
    elif found.status == "unconfirmed":
        await house.sender.outbox.change(found.id, status="on")
    await house.sender.look()


ROUTES = [notices, add, change, remove, test, click]
