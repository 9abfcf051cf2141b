"""Controls below messages: what a language says too long for Discord is cut, so that the message is still sent."""

from bot.interactions.components.component import Menu, rows_view
from bot.table.posts.custom_id import CustomId

LONG = "word " * 60


async def test_what_is_too_long_for_discord_is_cut() -> None:
    menu = Menu(CustomId("topic", 0, 0, "game.0"), LONG, [("value", LONG)], {"value": LONG})
    button = CustomId("rules", 0, 0, "game").button(LONG)
    (row,), (below,) = (part["components"] for part in rows_view([menu, [button]]).to_components())
    (option,) = row["options"]
    cut = (row["placeholder"], option["label"], option["description"], below["label"])
    assert [len(text) for text in cut] == [150, 100, 100, 80]
    assert all(text.endswith("…") for text in cut)
