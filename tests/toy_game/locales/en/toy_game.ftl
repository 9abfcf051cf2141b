# The words of the toy game.

toy-game = Toy Game

toy-side = { $side ->
    [north] North
    [east] East
    [south] South
   *[other] ?{ $side }
}
toy-card = { $card ->
    [bomb] bomb
    [gold] gold
    [thief] thief
    [None] card
   *[other] ?{ $card }
}

## What happened, by the name of the move

toy-roll = The die gives { $points } points.
toy-dig = { $name } digs up the tile { $tile }.
toy-draw = { $name } draws a { $card }.
toy-end = { $name } has done.
toy-resign = { $name } gives up.
toy-turntile = { $name } turns the tile.
toy-playcard = { $name } plays a { $card }.
toy-keepcard = { $name } keeps a { $card }.
toy-scored = { $name } { $points }.

## The board

toy-board = { $name } has the turn, with { $points } points.
toy-board-over = The game is over: { $places }.
toy-board-alt = { $sentence }
    { $tiles ->
        [0] No tile has been dug up.
        [one] One tile has been dug up.
       *[other] { $tiles } tiles have been dug up.
    }
    { $seats }
toy-seat = { $name }: { $score }, hand { $hand }, kept { $kept }, guard { $guard ->
    [True] on.
    [False] off.
    [None] unknown.
   *[other] ?{ $guard }
}
toy-none = none

## Why not

toy-refusal-same-order = You have given that order already.
toy-refusal-not-your-turn = It is not your turn.
toy-refusal-tile-first = First the tile has to be turned.
toy-refusal-no-tile = There is no tile to turn.
toy-refusal-no-such-side = A tile has the sides 0 to 3.
toy-refusal-no-such-card = You have no such card.
toy-refusal-no-points = You have no points left.
toy-refusal-no-more = There is nothing left.

## At a table

toy-pad = My cards
toy-rules-title = The goal
toy-rules = Dig, keep gold, and have the most points at the end.

toy-do-dig = Dig
toy-do-draw = Draw a card
toy-do-end = Done
toy-do-turn = Turn to { $what }
toy-do-play = Play { $what }
toy-do-keep = Keep { $what }
toy-do-guard = Guard { $what }
