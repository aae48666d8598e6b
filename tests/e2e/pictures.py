"""Pictures of pages for people to look at: `make screenshots` takes them, and no test looks at one."""

import os
from pathlib import Path

from playwright.async_api import Page

WANTED = "PICTURES" in os.environ
FOLDER = Path(__file__).parents[2] / "artifacts" / "screenshots"
UNDRAWN = [] if WANTED else ["--force-gpu-mem-available-mb=0"]
"""Without memory for what it draws the browser lays pages out, but colours no pixel: half the work.

What is where, what lies over it and in which colour is known all the same.
"""


async def take_picture(page: Page, name: str, whole: bool = False) -> None:
    """Take a picture of what is seen of a page, or of the whole page, if pictures are wanted."""
    if WANTED:
        await page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
