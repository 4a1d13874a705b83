"""``antilles admin``: the owner of a house keeps order in it, from the command line."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote, urlencode

from rich.text import Text

from antilles.cli.arguments import Argument, Misuse, Option
from antilles.cli.server_options import SecretFile, settings_from
from antilles.cli.terminal import WRONG, Failure, Terminal

PATIENCE = 30.0
WHATS = ("people", "rename", "mute", "unmute", "tables", "show", "remove", "announce", "announcements", "withdraw",
         "reports", "settle", "log", "page")  # fmt: skip
NEEDS = {"rename": 2, "mute": 2, "unmute": 1, "show": 2, "remove": 2, "withdraw": 1, "settle": 1}
"""How many words further have to be said."""
MAY = {"people": 1, "tables": 1}
LANGUAGES = ("en", "fr", "it")


def admin(
    terminal: Terminal,
    what: Annotated[str, Argument(help="help-admin-what", metavar="WHAT", complete=lambda _: WHATS)],
    words: Annotated[list[str] | None, Argument(help="help-admin-words", metavar="WORDS...")] = None,
    en: Annotated[str, Option("--en", help="help-admin-text", metavar="TEXT")] = "",
    fr: Annotated[str, Option("--fr", help="help-admin-text", metavar="TEXT")] = "",
    it: Annotated[str, Option("--it", help="help-admin-text", metavar="TEXT")] = "",
    days: Annotated[int, Option("--days", help="help-admin-days", metavar="N")] = 7,
    server: Annotated[str | None, Option("--server", help="help-admin-server", metavar="URL")] = None,
    secret_file: SecretFile = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-admin"""
    given = words or []
    if what not in WHATS:
        raise Misuse("admin-what", what=what, all=", ".join(WHATS))
    least = NEEDS.get(what, 0)
    if not least <= len(given) <= max(least, MAY.get(what, 0)):
        raise Misuse("admin-words", what=what, n=least)
    settings = settings_from(secret_file=secret_file)
    from antilles.server.answers.owning import owner_key
    from antilles.server.settings import read_secret

    address = (server or f"http://{settings.host}:{settings.port}").rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise Misuse("admin-server", value=address[:60])
    house = House(terminal, address, owner_key(read_secret(settings)), as_json)
    if what == "page":
        origin = (settings.origins[0] if settings.origins and server is None else address).rstrip("/")
        terminal.print(f"{origin}/#/house?key={house.key}")
        return
    texts = {language: text for language, text in zip(LANGUAGES, (en, fr, it), strict=True) if text.strip()}
    house.obey(what, given, texts, days)


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def number(text: str, option: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Misuse("usage-number", option=option)
    return int(text)


class House:
    """A server that is running, asked by its owner."""

    def __init__(self, terminal: Terminal, address: str, key: str, as_json: bool) -> None:
        self.terminal = terminal
        self.address = address
        self.key = key
        self.as_json = as_json

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-antilles-owner": self.key, "accept-language": self.terminal.words.language}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            headers["content-type"] = "application/json"
        try:
            request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)  # noqa: S310 - http only
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise Failure("admin-refused", WRONG, why=title_of(error), status=error.code) from None
        except (OSError, ValueError):
            raise Failure("admin-away", WRONG, address=self.address) from None

    def obey(self, what: str, given: Sequence[str], texts: dict[str, str], days: int) -> None:
        lists: dict[str, tuple[str, Callable[[Any], Text]]] = {
            "people": (f"/house/people?{urlencode({'name': ' '.join(given)})}", self.person_line),
            "tables": (f"/house/tables?{urlencode({'name': ' '.join(given)})}", table_line),
            "reports": ("/house/reports", report_line),
            "announcements": ("/announcements", announcement_line),
            "log": ("/house/log", act_line),
        }
        if what in lists:
            self.print_list(*lists[what])
        else:
            self.change(what, given, texts, days)

    def change(self, what: str, given: Sequence[str], texts: dict[str, str], days: int) -> None:
        first = quote(given[0], safe="") if given else ""
        second = given[1] if len(given) > 1 else ""
        if what == "announce" and not texts:
            raise Misuse("admin-texts")
        roads: dict[str, Callable[[], tuple[str, str, Any]]] = {
            "rename": lambda: ("POST", f"/house/people/{first}/name", {"name": second}),
            "mute": lambda: ("POST", f"/house/people/{first}/mute", {"days": number(second, "DAYS")}),
            "unmute": lambda: ("POST", f"/house/people/{first}/mute", {"days": 0}),
            "show": lambda: ("POST", f"/house/tables/{first}/visibility", {"visibility": second}),
            "remove": lambda: ("POST", f"/house/tables/{first}/removals", {"seat": number(second, "SEAT") - 1}),
            "announce": lambda: ("POST", "/house/announcements", {"texts": texts, "days": days}),
            "withdraw": lambda: ("DELETE", f"/house/announcements/{first}", None),
            "settle": lambda: ("DELETE", f"/house/reports/{first}", None),
        }
        found = self.ask(*roads[what]())
        if self.as_json:
            self.terminal.json(found)
        else:
            self.terminal.tell("admin-done", "green")

    def person_line(self, row: Any) -> Text:
        muted = "  " + self.terminal.say("admin-muted", until=moment(row["muted"])) if row["muted"] else ""
        login = f" ({row['login']})" if row["login"] else ""
        told = f"  {row['name']}{login}  " + self.terminal.say("admin-tables", n=row["tables"])
        return Text.assemble((row["id"], "cyan"), told, (muted, "yellow"))

    def print_list(self, path: str, line: Callable[[Any], Text]) -> None:
        found = self.ask("GET", path)
        if self.as_json:
            self.terminal.json(found)
            return
        items = found if isinstance(found, list) else found["items"]
        for item in items:
            self.terminal.print(line(item))
        if not items:
            self.terminal.tell("admin-none", "dim")
        if isinstance(found, dict) and found.get("broken"):
            raise Failure("admin-broken", WRONG, n=found["broken"])


def title_of(error: urllib.error.HTTPError) -> str:
    try:
        problem = json.loads(error.read())
        return str(problem.get("detail") or problem["title"])
    except (ValueError, KeyError, AttributeError):
        return str(error.reason)


def table_line(row: Any) -> Text:
    names = ", ".join(name or "–" for name in row["names"])
    told = f"  {row['game']}  {row['status']}  {row['visibility']}  {moment(row['created'])}  {names}"
    return Text.assemble((row["table"], "cyan"), told)


def report_line(row: Any) -> Text:
    why = f"  [{row['by']}: {row['why']}]" if row["why"] else f"  [{row['by']}]"
    told = f"  {moment(row['at'])}  {row['table']}  {row['name']} ({row['person']}): {row['text']}"
    return Text.assemble((row["id"], "cyan"), told, (why, "dim"))


def announcement_line(row: Any) -> Text:
    texts = "  ".join(f"{language}: {text}" for language, text in row["texts"].items())
    return Text.assemble((row["id"], "cyan"), f"  –{moment(row['until'])}  {texts}")


def act_line(row: Any) -> Text:
    said = {name: moment(value) if name == "until" and value else value for name, value in row["facts"].items()}
    facts = "  ".join(f"{name}={value}" for name, value in said.items())
    return Text.assemble((str(row["number"]), "cyan"), f"  {moment(row['at'])}  {row['who']}  {row['deed']}  {facts}")
