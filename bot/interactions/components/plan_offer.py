"""What somebody is told who wants to move while it is another one's turn: how to leave that move for their own."""

from bot.interactions.components.component import buttons_view
from bot.interactions.context import Context
from bot.table import TableView
from bot.table.posts.plan_posts import may_plan, plan_button
from bot.table.texts import plain


async def offered_plan(context: Context, table: TableView) -> bool:
    """Tell who waits whose turn it is, with the button by which they plan; False where they cannot plan now."""
    called = table.called
    if called is None or not may_plan(table, context.person.id):
        return False
    side = table.side_name(called, context.words)
    text = context.words("plan-instead", who=plain(called.name), side=side)
    await context.answer(text, view=buttons_view(plan_button(table)))
    return True
