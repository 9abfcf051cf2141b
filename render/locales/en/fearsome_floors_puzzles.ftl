# Puzzles of Fearsome Floors: what is asked, what comes of an answer, and what the lessons teach.

# A title.
ff-puzzle-kind = { $kind ->
    [save] Save them all
    [escape] Out of there
    [one-tile] One more stone
    [duel] Whatever they answer
    [leader] Stop the leader
    [feed] Feed the monster
    [both] Save both
    [eat-them-all] Eat them all
   *[other] ?{ $kind }
}
# $colour: `ff-colour`; $tokens: "red 3 on h7 and red 4 on k5".
ff-puzzle-all-move = You are { $colour }.
ff-puzzle-to-move = You are { $colour }, and only { $tokens } can still move.
ff-puzzle-to-place = You are { $colour }, and all tokens have moved.
ff-puzzle-answered = Then { $tokens } moves, as it likes.
# Behind `ff-puzzle-to-move`. $token, $prey: tokens with where they stand.
ff-puzzle-walk = { $count ->
    [1] { "" } when the monster plays { $cards }
   *[other] , whichever card comes
}
ff-puzzle-aim = { $kind ->
    [save] Move so that no token of yours is eaten{ $walk }.
    [escape] Move it so that it lives and can leave in the next round{ $walk }.
    [one-tile] Place one stone so that the monster eats all tokens of the others and none of yours. Its card is { $cards }: it goes on until it has eaten three, but no more than 20 steps.
    [duel] Move so that no token of yours is eaten, wherever that one goes and whichever card comes.
    [leader] Move so that { $prey } is eaten and no token of yours{ $walk }.
    [feed] Move so that at least { $count } tokens of the others are eaten and none of yours{ $walk }.
    [both] Move both so that no token of yours is eaten{ $walk }.
    [eat-them-all] Move so that the monster eats all tokens of the others and none of yours. Its card is { $cards }: it goes on until it has eaten three, but no more than 20 steps.
    [get-out] Move so that a token of yours gets out.
    [win] Move so that you win now.
    [spare] Move so that { $token } is not eaten{ $walk }.
   *[other] ?{ $kind }
}
# In a list: "pushing and bait".
ff-puzzle-theme = { $theme ->
    [push] pushing
    [slide] sliding on blood
    [come-in] coming in
    [stay] staying
    [bait] bait
    [tie] a tie
    [monster-pushes] what the monster pushes
    [turning-stone] a turning stone
    [teleporter] a teleporter
    [wall] through a wall
   *[other] ?{ $theme }
}

## What comes of an answer

ff-puzzle-right = { $kind ->
    [save] Right: no token of yours is eaten{ $walk }.
    [escape] Right: { $token } lives and can leave in the next round{ $walk }.
    [one-tile] Right: the monster eats all of theirs and none of yours.
    [duel] Right: no token of yours is eaten, whatever the answer is and whichever card comes.
    [leader] Right: { $prey } is eaten and no token of yours{ $walk }.
    [feed] Right: at least { $count } tokens of the others are eaten and none of yours{ $walk }.
    [both] Right: both are safe, and so are all of yours{ $walk }.
    [eat-them-all] Right: the monster eats all of theirs and none of yours.
    [get-out] Right: a token of yours is out.
    [win] Right: you have won.
    [spare] Right: { $token } is not eaten{ $walk }.
   *[other] ?{ $kind }
}
# "Not yet: if red 3 stays, with the card 7 blue 4 is eaten." $answer: `ff-puzzle-if-answered` or nothing.
ff-puzzle-wrong = { $tempts ->
    [yes] But{ " " }
   *[no] Not yet:{ " " }
}{ $answer }{ $steps ->
    [none] { "" }
   *[other] with the card { $steps }{ " " }
}{ $miss ->
    [eaten] { $token } is eaten.
    [spared] { $token } is not eaten.
    [too-few] { $count ->
        [0] no token of the others is eaten.
        [one] only 1 token of the others is eaten.
       *[other] only { $count } tokens of the others are eaten.
    }
    [no-way-out] { $token } cannot leave in the next round.
    [still-inside] no token of yours is out.
    [not-won] the game goes on.
   *[other] ?{ $miss }
}
ff-puzzle-if-answered = { $place ->
    [none] if { $token } stays,{ " " }
    [out] if { $token } leaves,{ " " }
   *[other] if { $token } goes to { $place },{ " " }
}

## Lessons

ff-lesson = { $lesson ->
    [numbers] A token goes as many squares as its number, and the step out of the corner is one of them. Then it turns over: its two numbers make 7.
    [sight] The monster goes as many steps as its card says. Before each it looks ahead, to its left and to its right, and never behind.
    [stone] A token pushes one stone and stands where it was. Behind a stone nobody is seen.
    [tie] Of two tokens equally near the monster goes for neither: it keeps straight on.
    [blood] Blood carries a token to its far end for one point.
    [bait] In the first half what is eaten waits at the entrance again: give up the token that is far back.
    [win] All but one of your tokens out wins at once: do not wait for the last one.
   *[other] ?{ $lesson }
}
