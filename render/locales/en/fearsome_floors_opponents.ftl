# Programs that play Fearsome Floors: their names, and why they play what they play.

# How well a program plays: names of animals. Chosen, quoted, and in `program-name`.
ff-level = { $level ->
    [runner] Hare
    [novice] Mouse
    [player] Cat
    [skilled] Fox
    [expert] Owl
    [master] Dragon
   *[other] ?{ $level }
}
# Behind the name and a colon; the program is the subject.
ff-level-about = { $level ->
    [runner] runs for the exit and never looks round
    [novice] imagines one card and hopes for it
    [player] looks at all cards, one move ahead
    [skilled] thinks its best few moves through to the end of the round
    [expert] thinks many moves through, and is never careless
    [master] thinks of your answers too
   *[other] ?{ $level }
}

## Why a move was played; `cards` is how many could come

ff-motive-wins = With { $token } out the game is won.
ff-motive-escapes = { START($token) } gets out, to safety.
# $before of $cards: so many of the cards that can come.
ff-motive-safe = No card eats { $token } there; had it stayed, { $before } of { $cards } would have.
ff-motive-safer = { $after } of { $cards } cards eat { $token } there; had it stayed, { $before } would have.
ff-motive-risks = { $after } of { $cards } cards eat { $token } there.
# $other: another token of the same player, "red 3 on h7"; "it" in the second half is that token.
ff-motive-rescues = It helps { $other }: { $after } of { $cards } cards eat it now, instead of { $before }.
ff-motive-exposes = It leaves { $other } in danger: { $after } of { $cards } cards eat it now, instead of { $before }.
ff-motive-feeds = It turns the monster on { $other }: { $after } of { $cards } cards eat it now, instead of { $before }.
ff-motive-enters = { START($token) } comes in.
# $rounds: how many more rounds it needs; $before: how many without this move.
ff-motive-nearer = { START($token) } could be out in { $rounds } more { $rounds ->
    [one] round
   *[other] rounds
}, instead of { $before }.
ff-motive-on-its-way = { START($token) } comes nearer to the exit: it could be out in { $rounds } more { $rounds ->
    [one] round
   *[other] rounds
}.
ff-motive-waits = { START($token) } waits for a better time to go on.
ff-motive-no-nearer = { START($token) } comes no nearer to the exit, and no single reason stands out.
ff-motive-too-late = { START($token) } is too far from the exit: { $left ->
    [0] this is the last round.
   *[other] it needs { $rounds } more rounds, and only { $left } { $left ->
        [one] is
       *[other] are
    } left.
}
ff-motive-runs = It did not look at the monster.
# $card: `ff-forecast-card`.
ff-motive-imagines = It expected the card { $card }.
ff-motive-tile-for-cover = { START($tile) } on { $square } gives cover close to the way out.
ff-motive-tile-to-turn = { START($tile) } on { $square } can send the monster another way.
ff-motive-tile-on-way = { START($tile) } on { $square } lies on the way out, for a slide.
ff-motive-tile-aside = { START($tile) } on { $square } lies off the way out, where nobody expects it.

## A hint: the best moves, and what each risks

ff-hint = Your best moves, as { $level } sees them:
# $does: a whole sentence (`ff-done`); $others: a list of `ff-hint-other`; $why: sentences; $risk: `ff-hint-risks` or `ff-hint-safe`; $better: `ff-hint-less-risk` or `ff-hint-more-wins`.
ff-hint-way = **{ $number }.** { $does }{ $others ->
    [none] { "" }
   *[other] { " " }Or { $others }, as good.
} { $percent } % to win. { $why ->
    [none] { "" }
   *[other] { $why }{ " " }
}{ $risk }{ $better ->
    [none] { "" }
   *[other] { " " }{ $better }
}
# $goal: `ff-led`.
ff-hint-other = **{ $number }.** { $goal }
# Why a hint comes before the next one; tokens are counted with the chance that each is eaten.
ff-hint-less-risk = Less risk than **{ $next }**: { $mine } of your tokens eaten on average, not { $theirs }.
ff-hint-more-wins = { $points } more wins in 100 than with **{ $next }**{ $risky ->
    [yes] , though it risks more
   *[no] { "" }
}.
ff-hint-risks = At risk: { $risks }.
ff-hint-risk = { $token } ({ $some } of { $cards } cards{ $moves ->
    [yes] , if it stays there
   *[no] { "" }
})
ff-hint-draft = There are no hints for the draft: no tile helps one player more than another.
ff-hint-safe = No token of yours is at risk.
ff-hint-over = With that the game is over.

## A review: where each result came from, and the turning points

ff-review-chart = The chances to win of each player, round by round.
ff-review-account = { $name }: { $begin } % at the start, { $luck } by the cards, { $skill } by the moves: { $result } %
# $happened: sentences that tell a turn; $worth: one of `ff-review-…` below.
ff-review-point = **{ $number }.** Round { $round }. { $happened } { $worth }
ff-review-worth = With the next best moves, the chances of { $name } would have been { $percent } % lower.
# $better: `ff-led`.
ff-review-cost = That lowered the chances of { $name } by { $percent } %; better was { $better }.
ff-review-card = { $good ->
    [yes] That card was luck for { $name }: { $percent } % more than on average.
    [no] That card was bad luck for { $name }: { $percent } % less than on average.
   *[other] ?{ $good }
}
