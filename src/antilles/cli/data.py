"""``antilles data``: whoever owns the box corrects what nobody could read for us."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from rich.text import Text

from antilles.box.checking import (
    answerable,
    box_of,
    check,
    differences,
    doubts_of,
    faults_of,
    uncertain_of,
    values_of,
)
from antilles.box.editing import export, save, with_answer
from antilles.box.files import Correction, correction_here, file_here, read_file, toml_of
from antilles.box.pictures import picture
from antilles.cli.arguments import Argument, Option
from antilles.cli.data_walk import Walk
from antilles.cli.rules import every_game
from antilles.cli.server_options import settings_from
from antilles.cli.terminal import WRONG, Failure, Terminal
from antilles.games import own_names, plain_name
from antilles.kernel.forms import Uncertain, Unreadable
from antilles.locale.asking import Asking, worded


def data(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    as_list: Annotated[bool, Option("--list", help="help-data-list")] = False,
    set_values: Annotated[list[str] | None, Option("--set", help="help-data-set", metavar="NAME=VALUE")] = None,
    unset: Annotated[list[str] | None, Option("--unset", help="help-data-unset", metavar="NAME")] = None,
    write: Annotated[Path | None, Option("--export", help="help-data-export", metavar="FILE.toml")] = None,
    take: Annotated[Path | None, Option("--import", help="help-data-import", metavar="FILE.toml")] = None,
    diff: Annotated[str | None, Option("--diff", help="help-data-diff", metavar="FILE.toml|package")] = None,
    part: Annotated[str, Option("--part", help="help-data-part", metavar="NAME")] = "",
    drawn: Annotated[Path | None, Option("--picture", help="help-data-picture", metavar="FILE.svg")] = None,
    name: Annotated[str, Option("--name", help="help-data-name", metavar="NAME")] = "",
    box: Annotated[str, Option("--box", help="help-data-box", metavar="TEXT")] = "",
    remark: Annotated[str, Option("--remark", help="help-data-remark", metavar="TEXT")] = "",
    page: Annotated[bool, Option("--page", help="help-data-page")] = False,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-data"""
    chosen = plain_name(game)
    if chosen not in own_names() or box_of(chosen) is None:
        raise Failure("no-such-game", name=game, games=", ".join(own_names()))
    asked = [as_list, bool(set_values or unset), write is not None, take is not None, diff is not None]
    if sum(asked) > 1:
        raise Failure("data-alone")
    desk = Desk(terminal, chosen, {"name": name, "box": box, "remark": remark})
    if page:
        desk.print_address()
    elif drawn is not None:
        desk.draw(part, drawn)
    elif as_list or as_json:
        desk.print_list(part, as_json)
    elif set_values or unset:
        desk.set_values(set_values or [], unset or [])
    elif write is not None:
        desk.export(write)
    elif take is not None:
        desk.save(read_file(take, chosen), str(take))
    elif diff is not None:
        desk.print_differences(diff)
    else:
        Walk(terminal, desk, part).run()


class Desk:
    """An owner's corrections of one game, and what can be done with them."""

    def __init__(self, terminal: Terminal, game: str, about: dict[str, str]) -> None:
        self.terminal = terminal
        self.game = game
        self.about = {key: text.strip() for key, text in about.items() if text.strip()}
        self.asking = Asking(terminal.words, game)
        path = file_here(game)
        if path is None:
            raise Failure("box-off", code=WRONG)
        self.path = path
        self.correction = correction_here(game)
        if self.correction.values:
            check(self.correction, str(path))

    def chosen(self, part: str) -> list[Uncertain]:
        found = [value for value in uncertain_of(self.game, self.correction.values) if value.name.startswith(part)]
        if not found and not part:
            raise Failure("data-nothing-missing", code=WRONG, game=self.game)
        if not found:
            raise Failure("data-no-part", part=part)
        return found

    def print_list(self, part: str, as_json: bool) -> None:
        """Every value that waits: corrected ones in green, with what we assumed."""
        values, corrected = self.chosen(part), self.correction.values
        if as_json:
            self.terminal.json([self.as_data(value) for value in values])
            return
        facts = {"n": len(values), "corrected": len(corrected)}
        self.terminal.tell("data-title", "bold", game=self.game, **facts)
        group = ""
        for value in values:
            if value.group != group:
                group = value.group
                self.terminal.print()
                self.terminal.print(self.asking.where(value), "dim")
            current = self.asking.typed(value, corrected.get(value.name, value.assumed))
            line = Text.assemble((value.name, "bold cyan"), f" = {current}")
            if value.name in corrected:
                instead = self.terminal.words.say("data-instead", value=self.asking.typed(value, value.assumed))
                line = Text.assemble((value.name, "bold cyan"), (f" = {current}", "green"), (f"  ({instead})", "dim"))
            self.terminal.print(line, indent=2)

    def as_data(self, value: Uncertain) -> dict[str, Any]:
        return {
            "name": value.name,
            "question": self.asking.question(value),
            "where": self.asking.where(value),
            "why": self.asking.why(value),
            "form": {"kind": value.form.kind, **value.form.facts()},
            "assumed": value.assumed,
            "value": self.correction.values.get(value.name, value.assumed),
            "corrected": value.name in self.correction.values,
            "statement": value.statement,
        }

    def print_address(self) -> None:
        """Where the owner corrects the same on the page of a running server; the key tells them from its guests."""
        settings = settings_from()
        from antilles.server.answers.owning import owner_key
        from antilles.server.settings import read_secret

        address = settings.origins[0] if settings.origins else f"http://127.0.0.1:{settings.port}"
        self.terminal.print(f"{address.rstrip('/')}/#/box/{self.game}?key={owner_key(read_secret(settings))}")

    def set_values(self, given: list[str], unset: list[str]) -> None:
        """All of them or none."""
        values = {name: value for name, value in self.correction.values.items() if name not in unset}
        for pair in given:
            name, equals, text = pair.partition("=")
            if not equals:
                raise Failure("data-form", text=pair)
            values = self.with_answer(values, name.strip(), text)
        self.save(replace(self.correction, values=values, lines={}))

    def with_answer(self, values: dict[str, Any], name: str, text: str) -> dict[str, Any]:
        """The corrections with one more, in words of the owner's language too; without it, if it is what we assume."""
        value = next((value for value in answerable(self.game, {**values, name: True}) if value.name == name), None)
        try:
            return with_answer(self.game, values, name, self.asking.meant(value, text) if value else text)
        except Unreadable as wrong:
            failure = Failure(wrong.key)
            failure.facts = {"name": name, **worded(self.asking.words, wrong.facts)}
            raise failure from None

    def save(self, correction: Correction, file: str = "") -> None:
        """Checked first: a wrong one changes nothing."""
        signed = self.correction = save(correction, self.about, file)
        for doubt in doubts_of(self.game, signed.values):
            self.terminal.tell("box-doubt", "yellow", sentence=self.asking.fault(doubt))
        self.terminal.tell("data-saved", "green", n=len(signed.values), file=str(self.path))
        if signed.values:
            self.terminal.tell("data-follow", "dim")

    def export(self, file: Path) -> None:
        """A small file that its owner stands for."""
        correction = self.correction.by(self.about)
        if not correction.values:
            raise Failure("data-export-nothing", code=WRONG)
        if not correction.name or not correction.box:
            raise Failure("data-export-name")
        if file.exists():
            raise Failure("data-export-exists", file=str(file))
        signed_off = self.terminal.say("data-sign", name=correction.name)
        file.write_text(export(correction, signed_off), encoding="utf-8")
        self.terminal.tell("data-exported", "green", file=str(file))

    def print_differences(self, other: str) -> None:
        package = other == "package"
        theirs = {} if package else read_file(Path(other), self.game).values
        found = differences(self.game, self.correction.values, theirs)
        for name, ours, other_value in found:
            key = "data-differs-package" if package else "data-differs"
            self.terminal.tell(key, name=name, one=toml_of(ours), other=toml_of(other_value))
        if not found:
            self.terminal.tell("data-same")

    def draw(self, part: str, file: Path) -> None:
        """The picture of the first value that is meant."""
        value = self.chosen(part)[0]
        corrections = self.correction.values
        values = values_of(self.game, corrections)
        svg = picture(self.game, value, self.asking.what(value), values, corrections, self.asking)
        file.write_text(svg, encoding="utf-8")
        self.terminal.tell("data-picture", file=str(file))

    def sentences(self, values: dict[str, Any]) -> list[str]:
        """What is wrong with corrections."""
        return [self.asking.fault(fault) for fault in faults_of(self.game, values)]
