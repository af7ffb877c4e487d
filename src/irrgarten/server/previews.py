"""What is shown where the link of a table is shared: Open Graph tags in its page."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from litestar import Request
from litestar.datastructures import State

from irrgarten import texts
from irrgarten.server import cards
from irrgarten.server.limits import Doors
from irrgarten.server.lobby import Lobby
from irrgarten.server.problems import Trouble
from irrgarten.server.settings import Settings

AnyRequest = Request[object, object, State]


async def tags(request: AnyRequest, table: str) -> str:
    """Nothing for a table that there is not, or for whoever asks too much."""
    settings: Settings = request.app.state.settings
    doors: Doors = request.app.state.doors
    lobby: Lobby = request.app.state.lobby
    try:
        doors.request(settings.proxies.address_of(request.scope))
        async with lobby.table(table) as found:
            info = found.info
    except Trouble:
        return ""
    language = _language(request)
    title, stands = cards.told(info, language)
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
        "og:image:width": str(cards.WIDTH),
        "og:image:height": str(cards.HEIGHT),
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
