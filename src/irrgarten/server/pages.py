"""The built client, read once into memory: nothing but what was in its folder is ever served."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from xml.sax.saxutils import quoteattr

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from irrgarten import texts
from irrgarten.server import pictures
from irrgarten.server.limits import RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Settings
from irrgarten.tables.problems import RequestError

AnyRequest = Request[object, object, State]

#: Files whose name changes with their contents.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: Pages of a table, which say what is shown where their link is shared.
OF_TABLES = ("t", "replay")
#: What is worth compressing, from so many bytes on.
TEXT = ("text/", "image/svg", "application/json", "application/manifest", "font/ttf")
SMALL = 1024

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ico": "image/x-icon",
    ".wasm": "application/wasm",
}


class Page(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    type: str
    tag: str
    cache: str


def read_pages(folder: Path | None) -> dict[str, Page]:
    """The files of a folder by their path; none if there is no such folder."""
    if folder is None:
        return {}
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): _page(path, folder) for path in files}


def _page(path: Path, folder: Path) -> Page:
    type_ = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return page_of(
        path.read_bytes(), type_ or "application/octet-stream", FOREVER if hashed else ASK_AGAIN
    )


def page_of(body: bytes, type_: str, cache: str) -> Page:
    worth = type_.startswith(TEXT) and len(body) >= SMALL
    return Page(
        body=body,
        zipped=gzip.compress(body, mtime=0) if worth else None,
        type=type_,
        tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        cache=cache,
    )


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def front_page(request: AnyRequest) -> Response[bytes]:
    return _answer(request, "index.html")


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client; any other path without a dot is a page that the client itself knows.

    That of a table says what is shown of it where its link is shared.
    """
    name = path.strip("/")
    known = name in request.app.state.pages or "." in name or name.split("/")[0] == "api"
    first, _, table = name.partition("/")
    if first in OF_TABLES and table and "/" not in table and not known:
        index: Page | None = request.app.state.pages.get("index.html")
        if index is not None and (tags := await _tags(request, table)):
            body = index.body.replace(b"</head>", tags.encode() + b"</head>", 1)
            return _answer_with(request, page_of(body, index.type, ASK_AGAIN))
    return _answer(request, name if known else "index.html")


def _answer(request: AnyRequest, name: str) -> Response[bytes]:
    found: Page | None = request.app.state.pages.get(name)
    if found is None:
        raise RequestError("not_found", "there is nothing here")
    return _answer_with(request, found)


def _answer_with(request: AnyRequest, found: Page) -> Response[bytes]:
    headers = {"cache-control": found.cache, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, headers=headers, media_type=found.type)
    return Response(found.body, headers=headers, media_type=found.type)


async def _tags(request: AnyRequest, table: str) -> str:
    """Return Open Graph tags: what is shown where the link of a table is shared.

    Nothing for a table that there is not, or for whoever asks too much.
    """
    settings: Settings = request.app.state.settings
    limits: RateLimits = request.app.state.rate_limits
    lobby: Lobby = request.app.state.lobby
    try:
        limits.count("requests", settings.proxies.address_of(request.scope))
        async with lobby.table(table) as found:
            info = found.info
    except RequestError:
        return ""
    language = _language(request)
    title, stands = pictures.told(info, language)
    site = _site(request, settings)
    image = f"{site}/api/tables/{info.table}/picture.png?language={language}"
    properties = {
        "og:type": "website",
        "og:site_name": "Irrgarten",
        "og:title": title,
        "og:description": stands,
        "og:url": f"{site}{request.url.path}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(pictures.WIDTH),
        "og:image:height": str(pictures.HEIGHT),
        "og:image:alt": f"{title}. {stands}",
    }
    written = [
        f"<meta property={quoteattr(name)} content={quoteattr(value)}>"
        for name, value in properties.items()
    ]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image">'])


def _language(request: AnyRequest) -> str:
    accepted = request.headers.get("accept-language", "")
    return texts.negotiated(part.split(";")[0] for part in accepted.split(","))


def _site(request: AnyRequest, settings: Settings) -> str:
    """As whoever asks has reached this server; a proxy that is believed says by which scheme."""
    scheme = settings.proxies.scheme_of(request.scope)
    return f"{scheme}://{request.headers.get('host', '')}"
