# The forecast of Fearsome Floors: what the next card could do.

# $heading: what was supposed, a sentence.
ff-forecast = { $heading ->
    [none] What the next card does if all tokens stay where they are:
   *[other] { $heading }
    What the next card does after that, if all other tokens stay where they are:
}
ff-forecast-shows = Then it shows { $number }.
# The beginning of `ff-forecast-danger` or `ff-forecast-sure`, which go on behind it. $token: "red 3 on h7".
ff-forecast-fate = { $token } { $how ->
    [bite] is eaten
    [elsewhere] is pushed, and eaten on { $square },
    [edge] is pushed over the edge
    [teleporter] is pushed onto a teleporter
   *[other] ?{ $how }
}
# "red 3 on h7 is eaten with 2 of 8 cards (25 %): 7 and 1 hit." $fate: `ff-forecast-fate`; $cards: a list of `ff-forecast-card`. Choose by $some where a form depends on it.
ff-forecast-danger = { $fate } with { $some } of { $all } cards ({ $percent } %): { $cards }.
ff-forecast-fated = The card will be { $card }: everybody has seen it already, and what is taken back comes again.
# $cards: how many can come.
ff-forecast-sure = { $fate } { $cards ->
    [one] for certain (100 %).
   *[other] with every card (100 %).
}
# A card: its number of steps, or its hits. In lists.
ff-forecast-card = { $hits ->
    [0] { $steps }
    [one] 1 hit
   *[other] { $hits } hits
}
ff-forecast-nobody = { $cards ->
    [one] Nobody is eaten.
   *[other] Nobody is eaten, whichever card comes.
}
ff-forecast-safe = { $cards ->
    [one] Safe: { $tokens }.
   *[other] Safe with every card: { $tokens }.
}
ff-forecast-ends = The monster ends on { $ends }.
ff-forecast-end = { $square } ({ $cards })
ff-forecast-way = { $cards ->
    [one] Its way step by step: { $steps }.
   *[other] Its way step by step, as far as any card leads it: { $steps }.
}
# Where a step leads to; $tokens: who is eaten there.
ff-forecast-step = { $square } ({ $tokens } eaten)
ff-forecast-bag = { $count ->
    [one] The only card that can come: { $cards }.
   *[other] The { $count } cards that can come: { $cards }.
}
# A button that shows the forecast as if the move were made; other messages quote it.
ff-pad-what-if = What if?

## Why there is none

# When the forecast may be seen: behind "forecast:".
setting-forecast = { $choice ->
    [always] whenever somebody asks
    [after] for players after their last move of the round, for spectators always
    [never] never
   *[other] ?{ $choice }
}
ff-forecast-never = This table plays without the forecast (its setting `forecast` is “never”).
ff-forecast-after = At this table players see the forecast only after their last move of the round, once somebody else has moved (its setting `forecast` is “after”).
ff-forecast-over = The game ends with this move: no card comes after it.
