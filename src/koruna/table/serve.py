"""The command `koruna serve`, and choosing its database."""

from __future__ import annotations

import errno
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from os.path import isfile
from pathlib import Path

import uvicorn
from litestar import Litestar

import koruna
from koruna.engine.content import Content
from koruna.engine.data_folder import data_folder, make_folder
from koruna.engine.errors import Trouble
from koruna.locale import LANGUAGES, words
from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.live.draining import DRAINING, signal_to_drain
from koruna.table.live.live_table import Live
from koruna.table.live.news import News
from koruna.table.pages.first_drawing import load_texts
from koruna.table.pages.public_address import LISTENS, address_for_others
from koruna.table.requests.connection_limits import CONNECTIONS, limited
from koruna.table.server import make_app
from koruna.table.store.sqlite_file import IN_MEMORY
from koruna.table.store.store import Head

SECONDS_TO_END = 3  # for requests in progress


def serve(
    host: str,
    port: str,
    data: str,
    open_browser: bool,
    contents: list[Content],
    language: str,
    config: ServerConfig = DEFAULT,
) -> int:
    """Serve until interrupted. Raises before anything is started if serving is not possible."""
    ignore_signal_to_drain()
    bound = listen(host, port_number(port))
    try:
        app = make_app(database(data), contents=contents, config=config)
        server = make_server(app, config)
        app.state[LISTENS] = bound.getsockname()[:2]
        addresses = address_of(bound), address_for_others(*app.state[LISTENS])
        arguments = (server, *addresses, open_browser, language, config)
        threading.Thread(target=announce, args=arguments, daemon=True).start()
        run(server, bound, config)
    finally:
        bound.close()
    return 0


def ignore_signal_to_drain() -> None:
    """During startup and shutdown there is nothing to drain, and the signal would kill the process."""
    name = signal_to_drain()
    if name is not None:
        signal.signal(name, signal.SIG_IGN)


def run(server: Server, bound: socket.socket, config: ServerConfig) -> None:
    """Run until stopped by a signal, which is the normal way, or after draining."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # shut down gracefully, as on Ctrl-C
    if config.public:
        threading.Thread(target=get_ready, args=(server,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[bound])


class Server(uvicorn.Server):
    """A uvicorn server that shuts down without waiting for open event streams."""

    def __init__(self, config: uvicorn.Config, news: News) -> None:
        super().__init__(config)
        self.news = news

    def leave(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.news.end_streams()
        await super().shutdown(sockets)


def make_server(app: Litestar, config: ServerConfig = DEFAULT) -> Server:
    """The server of an application. uvicorn's logs are off: URLs contain keys, and malformed requests could fill the
    disk. Proxy headers are handled in client_address.py."""
    of_uvicorn = uvicorn.Config(
        app,
        http=limited(app.state[CONNECTIONS]),
        ws="none",
        access_log=False,
        log_level="error",
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=config.seconds_idle,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
    server = Server(of_uvicorn, app.state["news"])
    app.state[DRAINING].when_done = server.leave
    return server


def answers(server: uvicorn.Server) -> bool:
    """Wait until a server answers; False if it ends first."""
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    return bool(server.started)


def get_ready(server: uvicorn.Server) -> None:
    """Preload the texts of all games in the background, so that the first request for them does not wait."""
    if not answers(server):
        return
    for language in LANGUAGES:
        for game in koruna.all_games():
            load_texts(Live(Head("", game.id, game.version, {}, game.seats[0]), []), language)


def announce(
    server: uvicorn.Server, address: str, for_friends: str, open_browser: bool, language: str, config: ServerConfig
) -> None:
    """Print the address once the server answers, and open the browser."""
    if answers(server):
        print_address(address, for_friends, open_browser, language, config)


def print_address(
    address: str, for_friends: str, open_browser: bool, language: str, config: ServerConfig = DEFAULT
) -> None:
    """Print the addresses, and warn about settings that a public server usually needs."""
    say, path = words(language).say, config.path_prefix
    print(say("serve-ready", {"address": f"{address}{path}"}), flush=True)
    if for_friends not in ("", address):
        print(say("serve-friends", {"address": f"{for_friends}{path}"}), flush=True)
    if config.public_address:
        print(say("serve-public", {"address": f"{config.public_address}{path}"}), flush=True)
    if config.public and not for_friends:
        print(say("serve-only-here"), flush=True)
    if config.public and not config.operator_secret:
        print(say("serve-no-operator"), flush=True)
    if open_browser:
        webbrowser.open(f"{address}{path}")


def listen(host: str, port: int, with_others: bool = False) -> socket.socket:
    """Bind the socket first, so that a port in use is reported at once, unless processes of the same server use it."""
    bound = bind(host, port, with_others)
    with closed_in_trouble(bound, host, port):
        bound.listen(2048)
    return bound


def bind(host: str, port: int, with_others: bool) -> socket.socket:
    """A bound socket that does not listen yet. Leftover connections of a previous server do not matter."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family)
    except OSError as error:
        raise no_port(host, port, error) from None
    with closed_in_trouble(bound, host, port):
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if with_others:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind((host, port))
    return bound


@contextmanager
def closed_in_trouble(bound: socket.socket, host: str, port: int) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        bound.close()
        raise no_port(host, port, error) from None


def no_port(host: str, port: int, error: OSError) -> Trouble:
    if error.errno == errno.EADDRINUSE:
        return Trouble("serve-port-taken", {"host": host, "port": port})
    return Trouble("serve-no-port", {"host": host, "port": port, "why": str(error.strerror)})


def port_number(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 6 and int(typed) < 65536):
        raise Trouble("serve-bad-port", {"port": typed[:60]})
    return int(typed)


def address_of(bound: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}"


def database(typed: str) -> str:
    """The URL of the database to serve: as typed, a file, or the one in the user's data folder, created if missing."""
    if is_postgresql(typed):
        return typed
    file = database_file(typed)
    make_folder(str(file.resolve().parent))
    return f"sqlite:///{file}"


def kept_database(typed: str) -> str:
    """The URL of an existing database, for maintenance."""
    if is_postgresql(typed):
        return typed
    file = database_file(typed)
    if not isfile(file):  # unlike `Path.is_file`, also of a name that is too long
        raise Trouble("serve-no-such-data", {"file": str(file)})
    return f"sqlite:///{file}"


def database_file(typed: str) -> Path:
    if not typed:
        return data_folder() / "tables.db"
    path = typed.removeprefix("sqlite:///")
    if "://" in path or not path:
        raise Trouble("serve-bad-data", {"data": typed[:200]})
    if str(Path(path)) in IN_MEMORY:  # each connection would have a database of its own
        raise Trouble("serve-data-in-memory", {})
    return Path(path)


def is_postgresql(typed: str) -> bool:
    if not typed.startswith("postgresql://"):
        return False
    need_postgresql()
    return True


def need_postgresql() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise Trouble("serve-no-postgresql", {}) from None
