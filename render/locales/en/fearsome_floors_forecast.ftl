# The forecast of Fearsome Floors: what the next card could do.

ff-forecast = { $heading ->
    [none] What the next card does if all tokens stay where they are:
   *[way] { $heading }
    What the next card does after that, if all other tokens stay where they are:
}
ff-forecast-fate = { $token } { $how ->
    [bite] is eaten
    [elsewhere] is pushed, and eaten on { $square },
    [edge] is pushed over the edge
   *[teleporter] is pushed onto a teleporter
}
ff-forecast-danger = { $fate } by { $cards }: { $some } of { $all } cards ({ $percent } %).
ff-forecast-sure = { $fate } by every card (100 %).
ff-forecast-card = { $hits ->
    [0] { $steps }
    [one] 1 hit
   *[other] { $hits } hits
}
ff-forecast-nobody = No card has anybody eaten.
ff-forecast-safe = Safe from every card: { $tokens }.
ff-forecast-ends = The monster ends on { $ends }.
ff-forecast-end = { $square } ({ $cards })
ff-pad-what-if = What if?

## Why there is none

ff-forecast-never = This table plays without the forecast (its setting `forecast` is “never”).
ff-forecast-after = At this table players see the forecast only after their last move of the round, once somebody else has moved (its setting `forecast` is “after”).
ff-forecast-over = The game ends with this move: no card comes after it.
