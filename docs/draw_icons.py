"""Draws the icons of the app from our own `icon.svg`, in the sizes that phones want: `python -m docs.draw_icons`.

The maskable one has a ground and leaves the edge free, because phones cut icons into any shape.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.table.browser.launching import launch

from koruna.look.colours import light_colour

STATIC = Path(__file__).parents[1] / "src/koruna/table/static"
ICONS = {
    "icon-192.png": (192, 0.92, "none"),
    "icon-512.png": (512, 0.92, "none"),
    "icon-maskable.png": (512, 0.58, "accent"),
}
COLOURS = 64  # the drawing is flat: with a palette it takes a quarter of the bytes


def draw(page: Page, size: int, part: float, ground: str) -> Image.Image:
    colour = "transparent" if ground == "none" else light_colour(ground)
    inner = size * part
    svg = (STATIC / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{colour}">{svg}')
    return Image.open(io.BytesIO(page.screenshot(omit_background=True)))


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (size, part, ground) in ICONS.items():
            picture = draw(page, size, part, ground)
            picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(STATIC / name, optimize=True)
            print(f"{name}, {(STATIC / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
