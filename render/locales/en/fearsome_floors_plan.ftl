## Moves that are planned for a turn to come

# $goal: `ff-goal` or `ff-goal-stays`. In lists.
ff-planned = { $token } { $goal }{ $condition ->
    [s] {" "}(if no more dangerous)
   *[other] { "" }
}
ff-plan-unreadable = a move that cannot be read any more
ff-plan-list = **Planned:** { $moves }.
ff-plan-fails = As things stand it would not be played. { $why }
ff-plan-full = You have nothing more to plan.
# Under a plan that is about to be kept.
ff-plan-when = { $round ->
    [next] For the next round, after the monster's walk. Played
   *[other] Played
} at once when your turn comes, { $condition ->
    [s] if it is legal then and the next card is no more dangerous to your tokens than now
   *[other] if nothing on its way has changed
}.
# Buttons from here on.
ff-plan-if = { $plan ->
    [s] Only if no more dangerous
   *[other] Only if nothing changed
}
ff-plan-go = Plan it
ff-plan-stay = Plan to stay
ff-plan-outside = Plan to stay outside
ff-plan-take-back = Take plan back
ff-plan-taken-back = Your plan is taken back: you will be called when it is your turn.
ff-plan-changed = **The position has changed since this was shown.** Look again, then plan it.
ff-plan-no-forecast = What the next card could do may not be used for plans at this table (its setting `forecast`).
