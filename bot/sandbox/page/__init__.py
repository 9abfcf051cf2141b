"""The web page of the stand-in: what a person sees and does in a browser, over the same deeds as the tests'.

`Page` serves it on a loopback port of its own. Per tab there is one WebSocket (`tabs`); what one person may see is
decided in `sight`, what one can do is listed in `deeds` and done by `hands`, and who may ask at all is up to `door`.
What a developer can ask for is listed in `orders` and done by `workshop`, with what the program puts in by `backstage`.
The browser's side is in `front`: plain modules, loaded as they are.
"""

from bot.sandbox.page.backstage import Backstage
from bot.sandbox.page.page import Page

__all__ = ["Backstage", "Page"]
