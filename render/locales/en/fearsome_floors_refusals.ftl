# Why Fearsome Floors refuses something: one sentence for every reason, naming the rule.

## The table

ff-refusal-too-few-players = The game needs at least { $fewest } players, and there { $players ->
    [0] is nobody
    [one] is one
   *[other] are { $players }
}.
ff-refusal-too-many-players = The game takes at most { $most } players, and there are { $players }.
ff-refusal-colour-taken = Somebody has { $colour } already: every player has a colour of their own.
ff-refusal-colour-not-open = A table of { $players } plays without { $colour }: beige, violet and black come in with the fifth player.

ff-refusal-too-few-for-longer = The longer game is for { $fewest } or 7 players, and there are { $players }.
ff-refusal-layout-or-draft = A game has a layout of its own or { $dungeon ->
    [quick] tiles placed at random
    [advanced] a draft
   *[other] ?{ $dungeon }
}, not both.
ff-refusal-layout-unreadable = This layout cannot be played. { $problem }
ff-refusal-layout-unfinished = This layout has tiles that are still to be placed (`draft`): only a finished dungeon can be played.
ff-refusal-layout-on-corner = This layout has a tile on { $square }: the entrance and the exit stay free.
ff-refusal-layout-monster-at-entrance = In this layout the monster stands on { $square }, the entrance: it would keep everybody out.
ff-refusal-kit-incomplete = “{ $text }” is no monster: it takes { $parts } parts, like toad-barrel-claws-frog-paws; there are the heads { $known }.
# $known: `ff-kit-part` of each.
ff-refusal-no-such-part = The kit has no { $part ->
    [head] head
    [body] body
    [arms] arms
    [legs] legs
    [feet] feet
   *[other] ?{ $part }
} called “{ $text }”; it has { $known }.

## Whose move it is

ff-refusal-game-over = The game is over: nothing moves any more.
ff-refusal-no-such-seat = Nobody sits there: only players of this game can move.
ff-refusal-player-wanted = Only a player can do this; by itself only the monster's card is revealed.
ff-refusal-already-resigned = The player of { $colour } has resigned and moves no more.
ff-refusal-card-next = All tokens have moved: now the monster's card is revealed.
ff-refusal-tokens-first = The monster waits until all tokens have moved, and it is the turn of { $colour }.
ff-refusal-card-by-nobody = No player plays the monster's card: it is revealed by itself when all tokens have moved.
# $turn: the colour whose turn it is; $colour: that of who asked.
ff-refusal-not-your-turn = It is the turn of { $turn }: players move one token each, clockwise, and { $colour } has to wait.

## A tile in the draft

ff-refusal-draft-first = The dungeon is not finished: it is the turn of { $colour } to place a tile.
ff-refusal-no-draft = No tiles are placed now: the dungeon is finished.
ff-refusal-not-your-draft-turn = It is the turn of { $turn }: players place one tile each, clockwise, and { $colour } has to wait.
ff-refusal-no-such-tile = “{ $text }” is none of the tiles: { $tiles }.
ff-refusal-tile-not-left = No { ff-kind } is left to be placed.
ff-which-tile = “{ $text }” may be { $kinds }: say which one.
ff-refusal-no-such-square = The board has no square “{ $text }”.
ff-refusal-arrow-wanted = A teleporter has an arrow: say where it points, n, e, s or w.
ff-refusal-direction-wanted = Say which way { ff-draft-tile } goes: lengthwise (along the row) or crosswise (along the column).
ff-refusal-no-direction-wanted = It makes no difference how { ff-draft-tile } lies: say only where.
ff-refusal-corner-kept-free = { $square } stays free: nothing is placed on a1, b1, a2, p11, o11 or p10.
ff-refusal-over-the-edge = From { $square } on, { ff-draft-tile } would reach over the edge of the board.
# $there: `ff-draft-tile`, give it a role.
ff-refusal-place-taken = { $square } is taken: { $there } lies there, and tiles do not overlap.
ff-refusal-tile-on-token = { $square } is taken: { $other } stands there.
ff-refusal-tile-on-monster = { $square } is taken: the monster stands there.
ff-refusal-teleporters-adjacent = { $square } is next to the teleporter on { $beside }: no two teleporters lie side by side.
ff-refusal-teleporters-share-wall = { $square } and the teleporter on { $beside } would both lie at wall { $letter }: there is room for one only.

## The token

ff-refusal-unknown-token = There is no token “{ $token }” in this game.
# $token: "red 3 on h7".
ff-refusal-not-your-token = Somebody else plays { $token }: everybody moves their own tokens.
ff-refusal-token-escaped = There is no way back for { $token }: a token that is out stays out.
ff-refusal-token-eaten = The monster has eaten { $token }: it is out of the game.
ff-refusal-token-moved = A token moves once in a round, and { $token } has had its turn.

## The path

ff-refusal-too-many-points = The path is too long: { $token } has { ff-points }, and point { $point } would be one too many{ $entered ->
    [yes] , because coming in costs the first point
   *[no] {""}
}.
ff-refusal-unknown-letter = { ff-point-fails } “{ $letter }” is no step; u, d, l, r go one square, i comes in, x goes out.
ff-refusal-enter-first = { ff-point-fails } { $token } waits outside, and its first point is for coming in (i).
ff-refusal-already-inside = { ff-point-fails } { $token } is on { $square }, and only a token that waits outside can come in.
ff-refusal-exit-elsewhere = { ff-point-fails } { $token } is on { $square }, and the only way out is from a1.
ff-refusal-already-out = { ff-point-fails } { $token } is out by then, and its move is over.
ff-refusal-entrance-blocked = { ff-point-fails } something lies on { $square }, and nobody can come in.
ff-refusal-wall = { ff-point-fails } behind { $square } is wall { $letter }, and only the monster goes through walls.
ff-refusal-monster-there = { ff-point-fails } the monster stands on { $square }, and no token goes there.
ff-refusal-floor-closed = { ff-point-fails } { ff-floor } lies on { $square }, and no token goes there.
ff-refusal-points-spent = { ff-point-fails } { $token } has { ff-points }, and the way before has cost them all.
ff-refusal-tile-at-wall = { ff-point-fails } { ff-the-tile } on { $square } stands at the wall, and tokens push nothing over the edge.
# $other: the tile behind it (`ff-tile`, give it a role).
ff-refusal-tile-before-tile = { ff-point-fails } { ff-the-tile } on { $square } cannot be pushed, because { $other } stands behind it on { $behind }.
ff-refusal-tile-before-token = { ff-point-fails } { ff-the-tile } on { $square } cannot be pushed, because { $other } stands behind it on { $behind }.
ff-refusal-tile-before-monster = { ff-point-fails } { ff-the-tile } on { $square } cannot be pushed, because the monster stands behind it on { $behind }.
# $other: a token, "blue 4".
ff-refusal-ends-on-token = { $square } holds { $other }: a token cannot end its move there.

ff-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}

# Who types a path need not type that a waiting token comes in.
# On the pad, where a button is closed, no point is counted.
ff-point-fails = { $point ->
    [0] {""}
   *[other] Point { $point } of the path fails{ $entered ->
        [yes] {" "}(coming in costs the first one)
       *[no] {""}
    }:
}

## What was typed as a path

# Letters and arrows are the same in every language.
ff-refusal-path-unreadable = “{ $text }” is no path: type letters (uull), arrows, n e s w, counted steps (l3 u1), or a square to go to (k5).
ff-refusal-square-taken = { $square } holds { $other }: { $token } cannot end its move there.
ff-refusal-square-of-monster = The monster stands on { $square }: { $token } cannot go there.
ff-refusal-square-of-floor = { $square } is closed to tokens, and { $token } cannot go there: { ff-floor } lies there.
ff-refusal-square-out-of-reach = { $square } is out of reach: { $token } has { ff-points }, and no legal path of that many points ends there.
ff-refusal-exit-out-of-reach = The way out is out of reach: { $token } has { ff-points }, and leaving costs one more point from a1.

## A planned move, when its turn has come

ff-refusal-plan-token-elsewhere = By now { $token } is not where it was when you planned that.
ff-refusal-plan-way-changed = Its way leads over { $square }, which is not as it was when you planned that.
ff-refusal-plan-ends-elsewhere = The same way would lead { $token } elsewhere now, or push something else.
ff-refusal-plan-more-danger = The monster's next card is more dangerous to your tokens than it was when you planned that.
