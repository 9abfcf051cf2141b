# Fearsome Floors: names, what a player chooses from, and what happened.
# $token, $tokens: "red 3", "red 3 on h7", "red 3 (Ada)", or a list of them: names without article in every role.
# $square, $origin: "k5". $who, $owner, $start, $winner: names of people. Facts in lists of [ids] are never shown.

## Names

# A player's colour: as a name ("red has to wait"), in a list, as a label of a button.
ff-colour = { $colour ->
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [beige] beige
    [violet] violet
    [black] black
   *[other] ?{ $colour }
}
# A token by its colour and the number that it shows, "red 3": used as a proper name, without article.
ff-token = { ff-colour } { $number }
# What a token is called: by the number that it shows and where it stands, "red 3 on h7".
ff-token-at = { $token } { $place }
# $token: "red 3"; $owner: the name of its player.
ff-token-of = { $token } ({ $owner })
# A tile with the indefinite article. It is said with a role: the object of "pushes", the subject of "stands behind it".
ff-tile = { $tile ->
    [crystal] a crystal
    [turner] a turn-right stone
    [reverser] a turn-around stone
    [stone] a stone
   *[other] ?{ $tile }
}
# The same with the definite article, always the subject: "the stone on k5 cannot be pushed".
ff-the-tile = { $tile ->
    [crystal] the crystal
    [turner] the turn-right stone
    [reverser] the turn-around stone
    [stone] the stone
   *[other] ?{ $tile }
}
# What a token slides over (object), what lies on a square (subject).
ff-floor = { $floor ->
    [blood] blood
    [teleporter] a teleporter
   *[other] ?{ $floor }
}
# A tile or a floor that is placed in the draft: "Ben places the 4x1 pool on e9" (object), "the 4x1 pool lies there" (subject).
ff-draft-tile = { $tile ->
    [pool2x2] the 2x2 pool
    [pool4x1] the 4x1 pool
    [teleporter1] a teleporter of pair 1
    [teleporter2] a teleporter of pair 2
   *[other] { ff-tile }
}
# A kind of tile without article: a label, or behind "No …" and "may be a …".
ff-kind = { $tile ->
    [stone] stone
    [crystal] crystal
    [turner] turn-right stone
    [reverser] turn-around stone
    [pool2x2] 2x2 pool
    [pool4x1] 4x1 pool
    [teleporter1] teleporter of pair 1
    [teleporter2] teleporter of pair 2
   *[other] ?{ $tile }
}
# A direction, in "facing north", "turns north", "to the north", "(north)", and as a label. Make helpers of your own where your language needs several forms.
ff-facing = { $facing ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] ?{ $facing }
}
# Where tokens are; $count is how many.
ff-place = { $place ->
    [in] outside
    [out] out
    [eaten] eaten
   *[other] on { $place }
}
# Of two tokens outside that show the same number, the one that has moved.
# Outside there may be two tokens that show the same number.
ff-place-moved = { ff-place } (moved)

## Choosing a token and a move

# One of the reader's own tokens, as a label: "3 on h7".
ff-choice = { $number } { $place }
# The last of the offered moves, where there are more.
ff-path-more = … and { $count } more: type the beginning of a square or a path
# Stands behind a token: "red 4 to k5", "red 4 escapes"; or by itself as a label: "to k5".
ff-goal = { $place ->
    [out] escapes
   *[other] to { $place }
}
# The same of a token that does not move: "red 4 stays on k5".
ff-goal-stays = { $place ->
    [in] stays outside
   *[other] stays on { $place }
}
# Where a token has been led: "green 4 to o9, pushes a stone to k4".
ff-led = { $token } { $goal }
# What a player is told who has just moved: "green 4 from p9 to o9. It shows 3 now."
# $origin: a square or none; $goal: `ff-goal` or `ff-goal-stays`.
ff-done = { $token } { $origin ->
    [none] { "" }
   *[other] from { $origin }{ " " }
}{ $goal }.{ $shows ->
    [none] { "" }
   *[other] { " " }It shows { $shows } now.
}
# Behind a dot in a label, and in sentences: "It has to go on: 2 points left".
ff-points-left = { $count ->
    [0] no points left
    [one] 1 point left
   *[other] { $count } points left
}
# A path in words: "in, 2 up, 1 left, out".
# A step: on a button, in "2 up", in "It can step up and left".
ff-towards = { $letter ->
    [u] up
    [d] down
    [l] left
    [r] right
    [i] in
    [x] out
   *[other] ?{ $letter }
}
ff-towards-counted = { $letter ->
    [i] { ff-towards }
    [x] { ff-towards }
   *[other] { $count } { ff-towards }
}
# Between the parts of a label: "to k5 · pushes a stone to k4 · 2 points left".
ff-separator = { " · " }

# Words that people may type for tokens and paths, besides the English ones, with commas between them; English says what
# each means. Whole words: a single letter is the same in every language. [on] stands before a square ("red 3 on h7"),
# [outside] and [monster] in place of one; [u] to [stay] are ways ("2 up, left"). Colours are those of `ff-colour`.
ff-typed = { $word ->
    [on] on
    [outside] outside
    [monster] monster, the monster
    [u] up, north
    [d] down, south
    [l] left, west
    [r] right, east
    [i] in, enter
    [x] out
    [stay] stay
   *[other] ?{ $word }
}

## What is pushed, and to where

# Part of "pushes …": the object of it. $piece: `ff-tile` (give it a role) or a token, "red 4 on h7".
ff-pushed = { $end ->
    [edge] { $piece } over the edge
    [eaten] { $piece } over the edge (eaten)
    [swallowed] { $piece } onto the teleporter (eaten)
    [teleporter] { $piece } onto the teleporter and out of the game
    [corner] { $piece } onto the corner and out of the game
    [square] { $piece } to { $square }
   *[other] ?{ $end }
}
# One of several clauses whose subject is a token or the monster, put in a row by commas: "red 4 from h7 to k5, pushes a stone to k4". $pieces: `ff-pushed`, or `ff-pieces-counted`.
ff-clause-pushes = pushes { $pieces }

## The draft

ff-draft = The dungeon grows: { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} left, and { $who } places the next { $next ->
    [one] one
   *[other] { $next }
}.
# $sentence: `ff-draft`; $tiles: `ff-kind-left` in a row.
ff-draft-left =
    { $sentence }
    Left: { $tiles }.
ff-kind-left = { ff-kind } ({ $count })
# Squares of a pool: "e9 to h9".
ff-span = { $first } to { $last }
ff-orientation = { $orientation ->
    [lengthwise] lengthwise (along the row)
    [crosswise] crosswise (along the column)
   *[other] { ff-facing }
}
# Object of "places": "a crystal on k5".
ff-placement = { ff-draft-tile } on { $squares }
ff-placement-arrow = { ff-placement }, its arrow pointing { ff-facing }
ff-placed = { $who } places { $placement }.
ff-placed-rest = { $count ->
    [one] The last tile is placed at random.
   *[other] The other { $count } tiles are placed at random.
}
ff-placed-last = { $sentence } The dungeon is finished.
ff-place-done = You have placed { $placement }.

## A token's move, a resignation, a card

# $clauses: what the token does, a row of clauses without a subject.
ff-move = { $who }: { $clauses }.
# The first clause of `ff-move`.
ff-move-stays = { $place ->
    [in] { $token } stays outside
   *[other] { $token } stays on { $place }
}
ff-move-returns = { $token } goes round and back to { $place }
ff-move-enters = { $token } comes in, to { $square }
ff-move-goes = { $token } from { $origin } to { $square }
ff-move-escapes = { $token } escapes, { $out } of { $all } out
# A clause of `ff-move`. $floors: `ff-floor`, give it a role.
ff-clause-slides-over = slides over { $floors }
ff-clause-wins = wins the game
ff-rest-turned = { $sentence } In the first round each player moves only two tokens; the others are turned over now.
# $tokens: "red 3 on h7 and red 4 outside".
ff-resigns = { $count ->
    [0] { $who } resigns.
    [one] { $who } resigns: { $tokens } leaves the game.
   *[other] { $who } resigns: { $tokens } leave the game.
}
ff-card-steps = The monster plays { $steps }.
ff-card-hits = { $hits ->
    [one] The monster hunts for 1 hit, { $steps } steps at most.
   *[other] The monster hunts for { $hits } hits, { $steps } steps at most.
}

## A monster's step: what it sees, what it does, where it looks after the last one

# $look: one of `ff-look-…`, which ends in a comma or a colon; $clauses: one or more of `ff-clause-…`. The monster is the subject of all of them: "Step 3: sees red 4 ahead at 2 squares: goes to m6, eats red 4."
ff-step = Step { $step }: { $look } { $clauses }.
ff-step-quiet = { $look } { $clauses }.
ff-step-last = Step { $step }: { $look } { $clauses }; then { $last }.
# Part of `ff-step`.
ff-look-nobody = sees nobody,
# Part of `ff-step`; $tokens: a row of `ff-sighting-nearest` and `ff-sighting`, objects of "sees".
ff-look-nearest = sees { $tokens }:
ff-look-tie = sees { $tokens } at { ff-squares }, equally near:
ff-look-tie-counted = sees { $count } tokens equally near:
ff-sighting-nearest = { $side ->
    [ahead] { $token } ahead at { ff-squares }
    [left] { $token } to its left at { ff-squares }
    [right] { $token } to its right at { ff-squares }
   *[other] ?{ $side }
}
# A token farther away than the nearest one: "red 1 to its left at 5".
ff-sighting = { $side ->
    [ahead] { $token } ahead at { $distance }
    [left] { $token } to its left at { $distance }
    [right] { $token } to its right at { $distance }
   *[other] ?{ $side }
}
ff-sighting-tied = { $side ->
    [ahead] { $token } ahead
    [left] { $token } to its left
    [right] { $token } to its right
   *[other] ?{ $side }
}
# A token that is seen through a crystal.
ff-sighting-past = { $token } (past { ff-tile })
# A distance.
ff-squares = { $distance ->
    [one] 1 square
   *[other] { $distance } squares
}
# All `ff-clause-…` from here on are parts of `ff-step`: the monster is their subject.
ff-clause-straight = keeps straight on
ff-clause-turns = turns { $side ->
    [left] left
    [right] right
   *[other] ?{ $side }
}
ff-clause-goes = goes to { $square }
ff-clause-slides = slides to { $square }
# $letters: the letter of a wall, or "C and E".
ff-clause-goes-through = passes wall { $letters } to { $square }
ff-clause-slides-through = slides through wall { $letters } to { $square }
# $tile: a turning stone, which does it.
ff-clause-turned = is turned { ff-facing } by { ff-tile } on { $square }{ $wall ->
    [none] { "" }
   *[other] { " " }behind wall { $wall }
}
ff-clause-turned-often = { $count ->
    [one] is turned by a stone
   *[other] is turned { $count } times by stones
}
ff-clause-teleports = comes out of the teleporter on { $square }, facing { ff-facing }
ff-clause-boxed-in = is boxed in on { $square }, facing { ff-facing }
ff-clause-stops = has come round to where it was, and stops on { $square }
# $tokens: "red 4 (Ada) and blue 1 (Ben)", or `ff-tokens-counted`.
ff-clause-eats = eats { $tokens }
ff-pieces-counted = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
ff-tokens-counted = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
# Where the monster looks after its last step, behind "then" in `ff-step-last`.
ff-last-turns = turns { ff-facing } towards { $token }
ff-last-ahead = looks { ff-facing } at { $token }
ff-last-tie = sees { $tokens } equally near and keeps facing { ff-facing }
ff-last-nobody = sees nobody and keeps facing { ff-facing }
ff-last-facing = faces { ff-facing }

## Why the monster went as it did: what it saw on each side, and what decided

ff-why-look = { $last ->
    [yes] After the step, on { $square } and facing { ff-facing }, it looks again:
   *[no] On { $square } and facing { ff-facing }, it looks:
}
# $seen: one of `ff-why-token`, `ff-why-wall`, `ff-why-blocked`.
ff-why-side = - { $side ->
    [ahead] ahead
    [left] to its left
    [right] to its right
   *[other] ?{ $side }
} ({ ff-facing }): { $seen }
ff-why-token = { $token } on { $square }, { ff-squares } away
ff-why-wall = { $distance ->
    [0] nobody: wall { $letter } is right there
    [one] nobody on 1 square as far as wall { $letter }
   *[other] nobody on { $distance } squares as far as wall { $letter }
}
ff-why-blocked = { $distance ->
    [0] nobody: { ff-tile } on { $square } blocks its sight at once
    [one] nobody on 1 square; behind it { ff-tile } on { $square } blocks its sight
   *[other] nobody on { $distance } squares; behind them { ff-tile } on { $square } blocks its sight
}
ff-why-ruling = { $ruling ->
    [nobody] It sees nobody, so it keeps facing { ff-facing }.
    [tie] The nearest ones are equally near, so it keeps facing { ff-facing }.
    [ahead] The nearest one is ahead, so it keeps facing { ff-facing }.
    [left] The nearest one is to its left, so it turns { ff-facing }.
    [right] The nearest one is to its right, so it turns { ff-facing }.
   *[other] ?{ $ruling }
}
ff-why-choose = A step with its picture
ff-no-walk = There is no walk to explain: the monster has not walked yet, or its walk was taken back.
ff-why-step = Step { $step }

## Where a token is, what is on a square or in a row

# $token: "red 3 (Ada)"; $place: `ff-place`.
ff-where = { $token } is { $place } and has { $moved ->
    [yes] moved in this round
   *[no] not moved in this round
}; its other side shows { $other }.
# $ways: a list of `ff-towards`.
ff-where-free = { $count ->
    [0] It can step nowhere.
   *[other] It can step { $ways }.
}
# $closed: a row of `ff-pad-closed-by`, "left (a stone stands there)".
ff-where-closed = Closed: { $closed }.
ff-where-exit = The exit is { $count ->
    [0] here
    [one] 1 square away
   *[other] { $count } squares away, { $left } to the left and { $up } up
}.
ff-where-seen = The monster sees it { $side ->
    [ahead] ahead
    [left] to its left
    [right] to its right
   *[other] ?{ $side }
}, { ff-squares } away.
ff-where-unseen = The monster does not see it.
ff-where-sees = { $count ->
    [0] It sees nobody.
   *[other] It sees { $tokens }.
}
ff-where-off = { $token } is { $place }.
ff-where-resigned = { $token } left the game when its player resigned.
ff-no-row = The board has no row or column “{ $text }”: rows are 1 to { $last }, columns a to { $last_column }.
# The label of a completion.
ff-where-the-monster = the monster
ff-where-monster = The monster is on { $square }, facing { ff-facing }.
# $told: what is there, a list of `ff-look-…`, `ff-tile`, `ff-floor`: subjects.
ff-look-square = { $square }: { $told }.
ff-look-empty = nothing
ff-look-monster = the monster, facing { ff-facing }
ff-look-token = { $token } ({ $owner }{ $moved ->
    [yes] , moved
   *[no] { "" }
})
ff-look-teleporter = a teleporter of pair { $pair } with its arrow pointing { ff-facing }
ff-look-corner = { $corner ->
    [exit] the exit
    [entrance] the entrance
   *[other] ?{ $corner }
}
ff-look-wall = wall { $letter } to the { ff-facing } (through it the monster comes out on { $square })
ff-row = Row { $row }, { $first } to { $last }: { $told }.
ff-column = Column { $column }, { $first } to { $last }: { $told }.
# $square: "k5"; $told: what is there.
ff-row-square = { $square } { $told }

## What has happened since a player's last turn

ff-caught-up-others = Since your last turn: { $turns }.
# "Ben (red 4 to p11, red 2 escapes) and Cay (blue 2 stays on k7)"
# $moves: a row of `ff-led`.
ff-caught-up-moves = { $who } ({ $moves })
# In a list: "Ben moved twice and Cay moved once".
ff-turns-counted = { $count ->
    [one] { $who } moved once
   *[other] { $who } moved { $count } times
}
# $turns: a list of `ff-turns-counted`.
ff-film-turns = { $turns }.
# A sentence without a full stop is finished by the program. $card: the number of steps; $tokens: whom it ate (objects), or the id "nobody".
ff-walk-told = { $hits ->
    [0] The monster played { $card }
    [one] The monster hunted for 1 hit
   *[other] The monster hunted for { $hits } hits
}, ate { $tokens ->
    [nobody] nobody
   *[other] { $tokens }
} and is on { $square } now.
ff-caught-up-walks = The monster walked { $walks } times, ate { $tokens ->
    [nobody] nobody
   *[other] { $tokens }
} and is on { $square } now.
# More bites than can be named.
ff-caught-up-bites = tokens { $count } times
# "Yours: red 3 was eaten for good, red 4 was pushed (now on k5)."
ff-caught-up-own = Yours: { $tokens }.
ff-caught-up-eaten = { $count ->
    [one] { $tokens } was eaten
   *[other] { $tokens } were eaten
}{ $place ->
    [eaten] {""} for good
   *[other] {""} (now { ff-place })
}
ff-caught-up-pushed = { $token } was pushed (now { $place })

## Rounds, halves and the end

ff-mark = Round { $round }
# $marker: `ff-marker` or `ff-marker-skipped`.
ff-round = Round { $round } begins: { ff-sides-up }. { $marker }.
# Which side of their tokens all see: part of `ff-round` and `ff-round-on`.
ff-sides-up = { $side ->
    [light] light
    [dark] dark
   *[other] ?{ $side }
} sides up{ $round ->
    [1] , two tokens each
   *[other] { "" }
}
# Who has the marker may have resigned, or have no token left.
ff-marker = { $start } has the start marker
ff-marker-skipped = { $start } has the start marker ({ $who } begins)
ff-round-on = Round { $round } of { $last }: { ff-sides-up }. { $start } has the start marker.
ff-half-and-round = The second half begins: all eight cards are back; from now on eaten is eaten. { $round }
ff-end-cause = { $cause ->
    [escape] All tokens but one are out.
    [cards] The last round is over.
    [no-tokens] No token is left.
    [resigned] The others have resigned.
   *[other] ?{ $cause }
}
# $cause: `ff-end-cause`, a sentence.
ff-end-winner = { $cause } { $winner } wins!
ff-end-monster = { $cause } Nobody got a token out: the monster wins!
ff-end-tie = { $players } have equally many tokens out: { $winner } got to that number first.
# Under the picture: how many tokens of a player are out, and eaten.
ff-tally = { $who }: { $which ->
    [both] { $out } out, { $eaten } eaten
    [out] { $out } out
    [eaten] { $eaten } eaten
   *[other] ?{ $which }
}
ff-standing = Place { $place }: { $who }, { $score } out
ff-standing-monster = Place { $place }: the monster

## The text of a picture: who stands where

# From here on: what is read to people who do not see the picture. Short sentences.
ff-alt-round = { $side ->
    [none] Round { $round } of { $last }.
    [light] Round { $round } of { $last }, light sides up.
    [dark] Round { $round } of { $last }, dark sides up.
   *[other] ?{ $side }
}
ff-alt-draft = { $who } to place one of the tiles left: { $tiles }.
ff-alt-turn = { $who } to move.
ff-alt-monster-turn = It is the monster's turn.
ff-alt-over = The game is over.
ff-alt-monster = Monster on { $square }, facing { ff-facing }.
# A player who has no other name, as in a puzzle.
ff-alt-colour = { START(ff-colour) }
ff-alt-player = { $who } ({ $colour })
ff-alt-player-tokens = { $who }: { $tokens }.
ff-alt-resigned = { $who } has resigned.
ff-alt-resigned-out = { $who } has resigned: { $tokens }.
# $tokens: numbers, "1, 3 and 4"; $place: `ff-place` (its $count is how many).
ff-alt-tokens = { $tokens } { $place }
ff-alt-token = { $number }{ $moved ->
    [yes] {" "}(moved)
   *[no] {""}
}
# $squares: "c3, m4".
ff-alt-tiles = { $tile ->
    [crystal] Crystals
    [turner] Turn-right stones
    [reverser] Turn-around stones
    [stone] Stones
   *[other] ?{ $tile }
} on { $squares }.
ff-alt-floor = { $floor ->
    [blood] Blood
   *[other] ?{ $floor }
} on { $squares }.
ff-alt-teleporters = Teleporters of pair { $pair } on { $places }.
ff-alt-teleporter = { $square } (arrow { ff-facing })

ff-prose-cards = Cards that can come: { $cards }.

## The board in letters: what its signs mean, and what is not on it. Two spaces part what may stand on two lines.

# In a block of letters 32 columns wide: keep each word as short as you can.
ff-text-sign = { $letters } { $what ->
    [monster] monster
    [stone] stone
    [crystal] crystal
    [turner] turns right
    [reverser] turns around
    [blood] blood
    [teleporter] teleporters
    [exit] exit
    [entrance] entrance
   *[other] ?{ $what }
}
# As short as you can, too.
ff-text-tokens = { $what ->
    [in] waiting
    [out] out
    [moved] moved
    [eaten] eaten
   *[other] ?{ $what }
}: { $tokens }
ff-text-colour = { $letter } { ff-colour }
ff-text-round = round { $round }  cards { $cards }  { $colours }
ff-text-draft = to place: { $tiles }
ff-text-next = next: { $who }
ff-text-next-monster = next: the monster
ff-text-over = over: { $who } won
ff-text-over-monster = over: the monster won

## At the table: the title, the move pad and the draft pad

fearsome-floors = Fearsome Floors
ff-aim = Lead your tokens out of the dungeon before the monster eats them; it moves on its own and heads for whoever it sees.
# In the lobby.
ff-length = 14 rounds at most: about an hour if all are here, or some days with a move now and then.

# The button below the board that opens the pad; other messages quote it.
ff-board-move = Move
ff-board-guess = Who gets eaten?
ff-help-guess = Guess who the monster eats: **Who gets eaten?** below the newest board.
# A choice: "red 4 (Ada) on k5".
ff-guess = { $token } { $place }
ff-guess-nobody = nobody
# $tokens: whom the monster ate.
ff-guessed = It ate { $count ->
    [0] nobody
   *[other] { $tokens }
}.
ff-board-place = Place
# What stands behind the name of the setting: "tiles: one a turn, in the draft".
setting-tiles = { $choice ->
    [one] one a turn, in the draft
    [two] two a turn, in the draft
   *[other] ?{ $choice }
}
ff-which-way = There are several ways to get there. Which one? A path in letters (`uull`) says it exactly.
# What a token has before its first point; then what it has been led to do so far, and what is left to it.
ff-pad-token = **{ $token }**
# Points are what the token may go.
ff-pad-start = { $place ->
    [in] { $token }: { $count ->
        [one] 1 point, enough to come in.
       *[other] { $count } points, the first one for coming in.
    }
   *[other] { $token }: { ff-pad-left }
}
# $clauses: `ff-pad-enters`, `ff-pad-goes`, `ff-pad-leaves`, `ff-clause-slides-over`, `ff-clause-pushes`: the token is the subject.
ff-pad-led = { $token } { $clauses }.
ff-pad-enters = comes in to { $square }
# $steps: "2 up, 1 left".
ff-pad-goes = goes { $steps }{ $returns ->
    [yes] , back
   *[no] { "" }
} to { $square }
ff-pad-leaves = leaves the fortress
ff-pad-left = { $count ->
    [0] No points left.
    [one] 1 point left{ ff-pad-exit }.
   *[other] { $count } points left{ ff-pad-exit }.
}
ff-pad-exit = { $exit ->
    [yes] ; the next one can take it out of the fortress
   *[no] { "" }
}
# $other: a token on whose square it is now.
ff-pad-passes = It has to go on, because { $other } stands there: { ff-points-left }.
ff-pad-closed = -# Closed: { $closed }.
# $ways: a list of `ff-towards`; $why: a refusal without its full stop, or `ff-pad-wall`.
ff-pad-closed-by = { $ways } ({ $why })
ff-pad-wall = wall
# Buttons of the pad from here on.
ff-pad-go = Go
ff-pad-stay = Stay here
ff-pad-outside = Stay outside
ff-pad-enter = Come in
ff-pad-leave = Leave the fortress
ff-pad-back = Step back
ff-pad-arrow = { $letter ->
    [l] ⬅
    [u] ⬆
    [d] ⬇
    [r] ➡
   *[other] ?{ $letter }
}
# A place with the signs that it has on the picture: a ring where something is pushed, a skull where the token may be eaten.
# Before it the number of the token, where none has been chosen: "4 → k9".
ff-pad-square = { $token ->
    [chosen] { "" }
   *[other] { $token } →{ " " }
}{ $place ->
    [out] Out of the fortress
   *[other] { $place }
}{ $signs ->
    [pushes] { " ○" }
    [eaten] { " ☠" }
    [pushes-eaten] { " ○ ☠" }
    [none] { "" }
   *[other] ?{ $signs }
}
# Below the text of a pad: what stands on the buttons of squares.
ff-pad-legend = -# { $numbers ->
    [yes] The number before a square says which token goes there.{ " " }
   *[no] { "" }
}{ $signs ->
    [pushes] ○ pushes something.
    [eaten] ☠ may be eaten there.
    [pushes-eaten] ○ pushes something. ☠ may be eaten there.
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-group = { $direction ->
    [exit] Towards the exit
    [sideways] Sideways
    [back] Back
   *[other] ?{ $direction }
}: { $last ->
    [none] { $first }
   *[other] { $first }-{ $last }
} of { $count }
ff-pad-group-wanted = Where to with **{ $token }**? { $group }.
# The placeholder of a menu.
ff-pad-goal = Where to with { $token }
ff-pad-whole = Whole board
ff-pad-near = Nearer
ff-pad-forecast = Forecast
look-why = Why the monster went so
look-forecast = What the next card could do
look-monster = The monster
look-record = The game as a file
ff-pad-cancel = Cancel
ff-pad-cancelled = Nothing was moved.
ff-draft-another = You place another one.
ff-draft-rest = Rest at random
ff-draft-rest-asked = { $who } asks to have the other { $count } tiles placed at random.
ff-draft-tile-wanted = Which tile?
ff-draft-square-wanted = { $tile ->
    [pool2x2] Where does { ff-draft-tile } go? Its top left square says it.
    [pool4x1] Where does { ff-draft-tile } go? Its first square says it: the left one, or the top one.
   *[other] Where does { ff-draft-tile } go?
}
# Under the name of a tile that is about to be placed.
ff-draft-about = { $tile ->
    [stone] It blocks the monster's view. The monster pushes it, and tokens can.
    [crystal] The monster sees through it. The monster pushes it, and tokens can.
    [turner] It blocks the monster's view, and turns a monster that steps against it to the right. Tokens can push it.
    [reverser] It blocks the monster's view, and turns a monster that steps against it around. Tokens can push it.
    [pool2x2] { ff-draft-about-blood }
    [pool4x1] { ff-draft-about-blood }
    [teleporter1] { ff-draft-about-teleporter }
    [teleporter2] { ff-draft-about-teleporter }
   *[other] ?{ $tile }
}
ff-draft-about-blood = Whatever comes onto blood slides straight across it: tokens, the monster, and stones that are pushed.
ff-draft-about-teleporter = A monster that steps onto it comes out of its twin, facing that one's arrow. Tokens cannot enter.
ff-draft-about-what =
    { $sentence }
    { ff-draft-about }
ff-draft-column = Column
ff-draft-row = Square in column { $column }
ff-draft-orientation-wanted = { $tile ->
    [teleporter1] Where does the arrow on { $square } point?
    [teleporter2] Where does the arrow on { $square } point?
   *[other] How does it lie from { $square } on?
}
ff-draft-ready = Place { $placement }?
ff-draft-place = Place

## Opening a table

ff-lobby-another-colour = Another colour
ff-lobby-dungeon = { $dungeon ->
    [advanced] Dungeon: advanced, built by the players
    [quick] Dungeon: quick, built at random
    [basic] Dungeon: basic
   *[other] ?{ $dungeon }
}
ff-lobby-layout = Dungeon: { $name }, of this server
ff-lobby-longer = Longer game: the card 5 is played as 3 hits
ff-lobby-monster = Monster: { $monster }
# "the Moth-Shell with claws, frog legs and wheels"
# The monster is put together from parts, so all heads, bodies, arms, legs and feet go together. Choose a pattern that needs no agreement.
ff-monster-name = the { $head ->
    [toad] Toad
    [goat] Goat
    [crow] Crow
    [boar] Boar
    [moth] Moth
    [skull] Skull
   *[other] ?{ $head }
}-{ $body ->
    [barrel] Barrel
    [furnace] Furnace
    [pumpkin] Pumpkin
    [cask] Cask
    [sack] Sack
    [shell] Shell
   *[other] ?{ $body }
} with { $arms ->
    [claws] claws
    [tentacles] tentacles
    [wings] wings
    [hooks] hooks
    [ladles] ladles
    [pincers] pincers
   *[other] ?{ $arms }
}, { $legs ->
    [frog] frog legs
    [spider] spider legs
    [ostrich] ostrich legs
    [stump] stumps
    [spring] springs
    [stilt] stilts
   *[other] ?{ $legs }
} and { $feet ->
    [paws] paws
    [hooves] hooves
    [flippers] flippers
    [boots] boots
    [wheels] wheels
    [talons] talons
   *[other] ?{ $feet }
}
# One part of the monster, as people type it for `/new` and read it in the rules: `ff-rules-kit` has an example; without `-`.
ff-kit-part = { $part ->
    [toad] toad
    [goat] goat
    [crow] crow
    [boar] boar
    [moth] moth
    [skull] skull
    [barrel] barrel
    [furnace] furnace
    [pumpkin] pumpkin
    [cask] cask
    [sack] sack
    [shell] shell
    [claws] claws
    [tentacles] tentacles
    [wings] wings
    [hooks] hooks
    [ladles] ladles
    [pincers] pincers
    [frog] frog
    [spider] spider
    [ostrich] ostrich
    [stump] stump
    [spring] spring
    [stilt] stilt
    [paws] paws
    [hooves] hooves
    [flippers] flippers
    [boots] boots
    [wheels] wheels
    [talons] talons
   *[other] ?{ $part }
}
# $name: `ff-monster-name`.
ff-monster = This is { $name }.
ff-layout-saved = Saved: { $name }. `/new fearsome-floors` offers it as a dungeon.
ff-layout-dropped = Dropped: { $name }.
ff-record = The game as text: a header, and the moves in the notation that `/rules` explains under *Notation*.

## How to play: five cards

# Behind "How to play, 1 of 5:", so without a capital where your language has none there.
ff-primer-aim-title = the aim
ff-primer-aim =
    A dungeon, a monster, and you. Your four tokens come in at the entrance, **p11**, at the bottom right. The exit is **a1**, at the top left. Bring three of your four out, and you win at once. (With five to seven players everybody has three, and needs two.)

    The monster moves on its own and eats everybody in its way: lure it towards the others.

    In the advanced game you build the dungeon first: players take turns to place its 17 tiles, with **Place** below the board.
ff-primer-aim-picture = The board before the first move: the exit, a1, at the top left with the monster on it, the entrance, p11, at the bottom right; eleven stones and two pools of blood between them.
ff-primer-sides-title = the two sides of a token
ff-primer-sides =
    In turn, each player moves one token, until all have moved. The number that it shows is how many squares it may go. Then it is turned over, and shows its other number for the next round.

    Both sides make 7: behind the 1 there is a 6, behind the 5 a 2. So a token that is slow now is fast next time. A small number is the other side.
ff-primer-sides-picture = Four red tokens. Those on b2 and d2 have yet to move and show 1 and 4. Those on b4 and d4 have moved and were turned over: they show 4 and 2, and small what is on their other side, 3 and 5.
ff-primer-moving-title = moving and pushing
ff-primer-moving =
    Go up, down, left or right, one square for a point, never diagonally. You may stop early, or stay. End on a square where nobody else stands.

    Walk against a stone, and you push it one square on, if there is room behind it. On **blood** you slide to the other side, free of charge.
ff-primer-moving-picture = Red 4 has gone from f2 three squares to the left and one down, to c3, and pushed a stone from c2 to b2 on its way. It was turned over and shows 3, with the 4 small.
ff-primer-monster-title = what the monster sees
ff-primer-monster =
    When all have moved, a card says how many steps the monster goes. Before each step it looks **ahead, to its left and to its right**, never behind, and turns towards the **nearest** token that it sees. If it sees nobody, or two are equally near, it goes straight on.

    Stones hide you; walls are doors for it: in at one letter, out at the same letter opposite.
ff-primer-monster-picture = The monster on e4 looked east, north and south. It saw red 1 two squares to its left and green 4 four squares ahead; a stone hid green 5 from it. So it turned left, towards red 1, and went to e3.
ff-primer-winning-title = eaten, two halves, winning
ff-primer-winning =
    Tokens eaten in the **first seven rounds** come in again at the entrance. Those eaten in the **second seven** are gone for good.

    All but one of your tokens out: you have won. If nobody gets that far, the most tokens out win after round 14.

    Press **Move** below the board when it is your turn; **What if?** there shows what the monster could do then.
ff-primer-winning-picture = Round 9, in the second half: the monster goes east from g6 to h6 and eats a red token, which is gone for good.

## /help: what can be done by who is to act

ff-help-move = **Move** below the newest board opens your pad: choose a token and a square, then *Go*. Or type `/move`; `/stay` turns a token over where it is.
ff-help-odds = `/see forecast`, or **What if?** on the pad: who the monster's next card could eat.
ff-help-hint = `/hint`: your best moves, where the table allows it.
ff-help-place = **Place** below the newest board opens your pad: choose a tile, then where it goes. Or type `/place`.

## A line on the first pads that somebody opens

ff-coach-move = Bring { $wanted } of your { $tokens } tokens out at the yellow corner, { $exit }. Choose a token and a square, look at the picture, and press *Go*: nothing is played before.
ff-coach-sides = A token shows another number when it has moved; the two make 7. Keep a fast side for when the monster is near.
ff-coach-lure = The monster turns to the nearest token that it sees. Hide behind stones, and leave somebody else in its sight.
ff-coach-draft = Choose a tile, then a square; the picture lights up where it may lie. Nothing is placed before you press *Place*.
ff-coach-hiding = Stones hide a token from the monster, crystals do not.
ff-coach-blood = On blood tokens slide on for free, and so does the monster: it makes long ways short.

## Layouts

ff-no-such-layout = This server keeps no layout called { $name }, and no dungeon is called so.
ff-layout-nameless = A layout needs a name that can be read.
ff-layout-taken = There is a dungeon called { $name } already.
ff-duplicate-alone = The word of a duplicate decides the dungeon and the monster: name either the word or those.
ff-layouts-full = This server keeps { $most } layouts, which is the most; drop one first.
ff-layout-of-another = Only the person who saved { $name }, or somebody with the permission **Manage Channels** here, can drop it.
