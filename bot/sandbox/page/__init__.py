"""The web page of the sandbox: what a person sees and does in a browser, by the same functions as the tests'.

`page_server` serves it on loopback and decides who may ask. Each `tab` has one WebSocket: `person_view` says what its
person sees, `action_runner` does the `actions` of Discord's client, `developer_tools` those beside it.
The browser's side is in `static`: plain modules, loaded as they are.
"""

from bot.sandbox.page.developer_tools import Offer, ProgramHooks
from bot.sandbox.page.page_server import Page, PortUnusableError

__all__ = ["Offer", "Page", "PortUnusableError", "ProgramHooks"]
