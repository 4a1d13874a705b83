"""Handing a message over: to a mail server, or to an address on the web that is not inside our own network."""

from __future__ import annotations

import http.client
import smtplib
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from email.message import EmailMessage
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Event, Timer
from urllib.parse import unquote, urlsplit

from antilles.server.notices.shapes import Post

PATIENCE = 10.0
"""Seconds for one attempt to connect, and for each answer."""
FAREWELL = 2.0
"""Seconds in which a mail server that has taken a mail may take its leave."""
LONGEST = 20.0
"""Seconds for the whole of it, once there is a connection: whoever answers drop by drop is not waited for."""
LONGEST_MAIL = 40.0
"""The same of a mail server, which answers several times."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses behind which a network has an IPv4 address."""
PUBLIC = ip_network("2000::/3")
"""All IPv6 addresses that anybody was given."""
REFUSALS = (400, 401, 403, 404, 405, 410)
"""Answers after which the same request would be refused again."""


class NotDelivered(RuntimeError):
    """The receiver did not take it; ``final`` if asking again is of no use, ``gone`` if nobody is there any more.

    The reason is ours, not the receiver's.
    """

    def __init__(self, why: str, final: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.final = final
        self.gone = gone


class Unreachable(NotDelivered):
    """An address that we do not ask: inside our own network, or no address at all."""

    def __init__(self, why: str) -> None:
        super().__init__(why, final=True)


def public_addresses(host: str, port: int, private: bool) -> list[str]:
    """The addresses of a host; ``Unreachable`` if any of them lies where only we can go, unless that is allowed."""
    try:
        found = {str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise NotDelivered("unknown host") from None
    if not private and not all(is_public(ip_address(text.partition("%")[0])) for text in found):
        raise Unreachable("private address")
    return sorted(found)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody can go there; an address with another one in it leads to that one."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    inner = address.ipv4_mapped or address.sixtofour
    if inner is None and address in TRANSLATED:
        inner = IPv4Address(address.packed[-4:])
    return is_public(inner) if inner is not None else address in PUBLIC and address.is_global


def check_url(url: str, private: bool) -> None:
    """``Unreachable`` for whatever is no address on the web that may be asked."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        raise Unreachable("bad address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.fragment:
        raise Unreachable("bad address")
    if any(ord(letter) < 33 or ord(letter) == 127 for letter in url) or not url.isascii():
        raise Unreachable("bad address")
    if not private and (parts.scheme != "https" or port not in (None, 443, 8443, 8448)):
        raise Unreachable("https only")


def send_post(post: Post, private: bool) -> None:
    """Ask an address that was looked up once: what is checked is what is asked. Redirections are not followed."""
    check_url(post.url, private)
    parts = urlsplit(post.url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = public_addresses(host, port, private)[0]
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        wire = socket.create_connection((address, port), timeout=PATIENCE)
        with ended_after(LONGEST, wire):
            connection.sock = ssl.create_default_context().wrap_socket(wire, server_hostname=host) if secure else wire
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request(post.method, target, post.body, post.headers)
            status = connection.getresponse().status  # what is said besides changes nothing
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NotDelivered(type(error).__name__) from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise NotDelivered(f"status {status}", final=status in REFUSALS, gone=status in (404, 410))


@contextmanager
def ended_after(seconds: float, wire: socket.socket) -> Iterator[None]:
    """Whatever reads or writes here fails when the time is up; a timeout of the socket begins again with each byte."""
    again, over = wire.dup(), Event()  # TLS takes the socket's own descriptor over

    def end() -> None:
        over.set()
        with suppress(OSError):
            again.shutdown(socket.SHUT_RDWR)

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        again.close()
    if over.is_set():
        raise TimeoutError  # half an answer may look like a whole one


class Mailing(smtplib.SMTP):
    """A conversation with a mail server over a connection that is there already."""

    def __init__(self, wire: socket.socket, host: str, port: int) -> None:
        self._wire = wire
        super().__init__(host, port, timeout=PATIENCE)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        return self._wire


def send_mail(message: EmailMessage, url: str) -> None:
    """By the mail server of the house: ``smtp://user:password@host:port`` (TLS if it offers it) or ``smtps://…``."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
    port = parts.port or (465 if secure else 25)
    taken = False
    try:
        with socket.create_connection((host, port), timeout=PATIENCE) as wire, ended_after(LONGEST_MAIL, wire):
            spoken = ssl.create_default_context().wrap_socket(wire, server_hostname=host) if secure else wire
            with closing(Mailing(spoken, host, port)) as server:
                server.ehlo()
                if not secure and server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                if parts.username:
                    server.login(unquote(parts.username), unquote(parts.password or ""))
                server.send_message(message)
                taken = True  # however they part
                server.sock.settimeout(FAREWELL)  # type: ignore[union-attr]
                server.docmd("quit")
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotDelivered("refused", final=all(500 <= code < 600 for code in codes)) from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        if not taken:
            raise NotDelivered(type(error).__name__) from None
