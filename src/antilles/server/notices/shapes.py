"""What a notice says, and how each kind of receiver wants it. Nothing in it is secret: no hand, no invitation."""

from __future__ import annotations

import re
from email import policy
from email.header import Header
from email.message import EmailMessage
from email.utils import formatdate
from typing import Literal
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from antilles.locale import Words
from antilles.server.tables.timing import DAY

Kind = Literal["mail", "push", "discord", "slack", "ntfy", "matrix"]
HOUR = 3_600_000
MOST_LISTED = 10
"""Tables that one message names; of further ones it tells the number."""
ADDRESS = re.compile(
    r"(?!.*=\?)[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*"
)
"""One address as it travels: no group, no comment, and no encoded word, which a mail program would unpack to others."""
MAIL = policy.default.clone(max_line_length=998)
"""Lines as long as mail allows: broken and encoded, the link that stops messages would be none to mail programs."""
LONGEST_LOCAL, LONGEST_ADDRESS = 64, 254


class Call(Struct, frozen=True):
    """It is somebody's turn at a table; or a host invites them to it by name."""

    table: str
    game: str
    title: str
    others: list[str]
    until: int | None
    host: str = ""

    @property
    def path(self) -> str:
        """Where the page shows it: invitations are answered at home."""
        return "#/" if self.host else f"#/t/{self.table}"


class Letter(Struct, frozen=True):
    """One message to one receiver; ``key`` is the same however often it is tried."""

    key: str
    calls: list[Call]
    language: str
    origin: str
    stop: str
    """The address under which one click ends these messages."""
    now: int
    confirm: str = ""
    """For the first message to an address: where its owner agrees to further ones."""
    test: bool = False


class Post(Struct, frozen=True):
    """What is sent over http."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


def is_mail(address: str) -> bool:
    """Whether this is the mail address of one receiver."""
    fits = len(address) <= LONGEST_ADDRESS and address.find("@") <= LONGEST_LOCAL
    return fits and ADDRESS.fullmatch(address) is not None


def plain(name: str) -> str:
    """A name without what chats would read as a mention, a link or a sign of their own."""
    return re.sub(r"[<>@*_`~|\[\]()#\\\x00-\x1f]", " ", name).strip()[:40] or "?"


def left(words: Words, until: int | None, now: int) -> str:
    if until is None:
        return ""
    hours = max(0, until - now) // HOUR
    days = hours // 24
    return words.say("notice-days", n=days) if hours >= 2 * DAY // HOUR else words.say("notice-hours", n=hours)


def heading(letter: Letter) -> str:
    words = Words(letter.language)
    if letter.confirm:
        return words.say("notice-confirm-subject")
    if letter.test:
        return words.say("notice-test-subject")
    turns = [call for call in letter.calls if not call.host]
    if not turns and len(letter.calls) == 1:
        call = letter.calls[0]
        return words.say("notice-invited-subject", game=call.title, host=plain(call.host))
    if not turns:
        return words.say("notice-invited-many", n=len(letter.calls))
    if len(turns) == 1:
        return words.say("notice-subject", game=turns[0].title)
    return words.say("notice-subject-many", n=len(turns))


def lines(letter: Letter) -> list[str]:
    """The message line by line, without how to stop it."""
    words = Words(letter.language)
    if letter.confirm:
        return [words.say("notice-confirm-text"), letter.confirm]
    if letter.test:
        return [words.say("notice-test-text")]
    said: list[str] = []
    for call in letter.calls[:MOST_LISTED]:
        others = ", ".join(plain(name) for name in call.others) or "?"
        time = left(words, call.until, letter.now)
        key = "notice-invited" if call.host else "notice-line-time" if time else "notice-line"
        line = words.say(key, game=call.title, others=others, time=time, host=plain(call.host))
        said += [line, f"{letter.origin}/{call.path}"]
    more = len(letter.calls) - MOST_LISTED
    return [*said, words.say("notice-more", n=more)] if more > 0 else said


def mail(letter: Letter, sender: str, to: str) -> EmailMessage:
    """An e-mail that can be stopped with one click (RFC 8058), with a name by which repeated ones are known."""
    message = EmailMessage(MAIL)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = heading(letter)
    message["Date"] = formatdate(letter.now / 1000)
    message["Message-ID"] = f"<{letter.key}@{urlsplit(letter.origin).hostname or 'antilles'}>"
    message["Auto-Submitted"] = "auto-generated"
    words = Words(letter.language)
    text = [*lines(letter)]
    if not letter.confirm:
        message["List-Unsubscribe"] = f"<{letter.origin}/api/notices/stop/{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += ["", words.say("notice-stop"), f"{letter.origin}/#/stop/{letter.stop}"]
    message.set_content("\n".join(text) + "\n")
    return message


def post(kind: Kind, address: str, letter: Letter) -> Post:
    """The request that a receiver of this kind understands; however long it gets, its last line stops it.

    It says who asks: some services refuse whoever does not.
    """
    said = lines(letter)
    text, link = "\n".join([heading(letter), *said]), f"{letter.origin}/#/stop/{letter.stop}"
    ending = f"{Words(letter.language).say('notice-stop')} {link}"
    named = {"User-Agent": f"Antilles ({letter.origin})", "Idempotency-Key": letter.key}
    headers = {"Content-Type": "application/json", **named}
    if kind == "discord":
        content = {"content": f"{text[:1600]}\n-# <{link}>", "allowed_mentions": {"parse": []}, "flags": 4}
        return Post("POST", address, headers, msgspec.json.encode(content))
    if kind == "slack":
        content = {"text": f"{text[:2600]}\n{ending}", "unfurl_links": False}
        return Post("POST", address, headers, msgspec.json.encode(content))
    if kind == "ntfy":
        table = f"{letter.origin}/{letter.calls[0].path}" if letter.calls else letter.origin
        headers = headers | {
            "Content-Type": "text/plain; charset=utf-8",
            "Click": table,
            "Title": encoded(heading(letter)),
        }
        short = "\n".join(said).encode()[:3500].decode(errors="ignore")
        return Post("POST", address, headers, f"{short}\n{ending}".encode())
    # Matrix: the address is that of a room's messages, with an access token; the key makes it one message.
    parts = urlsplit(address)
    path = f"{parts.path.rstrip('/')}/send/m.room.message/{quote(letter.key)}"
    url = f"{parts.scheme}://{parts.netloc}{path}" + (f"?{parts.query}" if parts.query else "")
    return Post("PUT", url, headers, msgspec.json.encode({"msgtype": "m.text", "body": f"{text}\n{ending}"}))


def encoded(text: str) -> str:
    """A header's value with letters beyond ASCII (RFC 2047), which ntfy reads."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=998).encode()
