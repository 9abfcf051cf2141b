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
    [unknown] card
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
toy-setguard = { $name } gives { $on ->
    [yes] the order to guard.
    [no] the order to guard no longer.
   *[other] ?{ $on }
}
toy-scored = { $name } { $points }.

## The board

toy-board = { $name } has the turn, with { $points } points.
toy-board-over = The game is over: { $places }.
toy-place = { $place }. { $name } ({ $score })
toy-board-alt = { $sentence }
    { $tiles ->
        [0] No tile has been dug up.
        [one] One tile has been dug up.
       *[other] { $tiles } tiles have been dug up.
    }
    { $seats }
toy-seat = { $name }: { $score }, hand { $hand }, kept { $kept }, guard { $guard }.
toy-seat-row = { $seat } score { $score } hand { $hand } kept { $kept } guard { $guard }
toy-none = none
toy-unknown = unknown
toy-on = on
toy-off = off
toy-mark = Turn { $number }
toy-film = { $tiles ->
    [one] A tile is laid.
   *[other] { $tiles } tiles are laid.
}

## Why not

toy-refusal-nobody-now = Nobody can do that now.
toy-refusal-same-order = You have given that order already.
toy-refusal-not-your-turn = It is not your turn.
toy-refusal-not-now = { $phase ->
    [turning] First the tile has to be turned.
   *[other] There is no tile to turn.
}
toy-refusal-no-such-card = You have no such card.
toy-refusal-no-such-side = A tile has the sides 0 to 3.
toy-refusal-no-more = { $points ->
    [0] You have no points left.
   *[other] There is nothing left.
}

## At a table

toy-pad = My cards
toy-hand = Your hand: { $hand }. { $points ->
    [0] You have no points left.
    [one] You have one point left.
   *[other] You have { $points } points left.
}
toy-rules-title = The goal
toy-rules = Dig, keep gold, and have the most points at the end.

toy-do-dig = Dig
toy-do-draw = Draw a card
toy-do-end = Done
toy-do-turn-0 = Turn to 0
toy-do-turn-1 = Turn to 1
toy-do-turn-2 = Turn to 2
toy-do-turn-3 = Turn to 3
toy-do-play-bomb = Play bomb
toy-do-play-gold = Play gold
toy-do-play-thief = Play thief
toy-do-keep-bomb = Keep bomb
toy-do-keep-gold = Keep gold
toy-do-keep-thief = Keep thief
toy-do-guard-on = Guard
toy-do-guard-off = Guard no longer
