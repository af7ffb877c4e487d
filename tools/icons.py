"""Draw the icons of the installed app from web/public/favicon.svg: python tools/icons.py"""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parent.parent / "web/public"
WOOD = "#7a4f2e"

#: File, side in pixels, and how much of the side the drawing takes on a ground of wood. Systems cut
#: such icons to their own shape; what lies within 80 % of the side is always seen.
ICONS: dict[str, tuple[int, float | None]] = {
    "icon-192.png": (192, None),
    "icon-512.png": (512, None),
    "icon-maskable-512.png": (512, 0.72),
    "apple-touch-icon.png": (180, 0.9),
}


def drawn(name: str) -> bytes:
    """Return an icon as PNG."""
    side, share = ICONS[name]
    svg = (PUBLIC / "favicon.svg").read_text()
    if share is not None:
        content = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", svg)
        margin = 16 * (1 - share)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
            f'<rect width="32" height="32" fill="{WOOD}"/>'
            f'<g transform="translate({margin} {margin}) scale({share})">{content}</g></svg>'
        )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side))


if __name__ == "__main__":
    for name in ICONS:
        (PUBLIC / name).write_bytes(drawn(name))
