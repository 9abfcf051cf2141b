# How a game of Claustrophobia stands, in words: what is waited for, the aim, each tile, each warrior.

## The headline

cl-board = Round { $round } of { $limit }, { $phase }. { $wanted }
# Part of `cl-board` and `cl-headline`: "Round 2 of 12, Human Action."
cl-phase = { $phase ->
    [auction] auction
    [force] the humans are bought
    [initiative] Initiative
    [human-action] Human Action
    [threat] Threat phase
    [demon-action] Demon Action
    [round-end] end of the round
    [over] over
   *[other] ?{ $phase }
}
cl-threat-points = { $points ->
    [one] 1 Threat Point (TP)
   *[other] { $points } Threat Points (TP)
}
# A sentence; $dice: "2, 4, 6".
cl-wanted = { $moment ->
    [auction] Bids fall from 21; the lower bidder plays the humans.
    [force] { $points ->
        [one] The humans buy their force: 1 point is left.
       *[other] The humans buy their force: { $points } points are left.
    }
    [roll] Dice are rolled.
    [initiative] { $left ->
        [one] The humans give the action die { $dice } to a warrior.
       *[other] The humans give the action dice { $dice } to their warriors.
    }
    [human-action] The humans move, explore and fight.
    [threat] { $left ->
        [0] The demons play events and summon; they have { cl-threat-points }.
        [one] The demons place the die { $dice }, play events and summon; they have { cl-threat-points }.
       *[other] The demons place the dice { $dice }, play events and summon; they have { cl-threat-points }.
    }
    [demon-action] The demons' warriors move and fight.
    [placing] Which way round does the { $tile } go?
    [hole] Which tile gets the hole?
    [naming] { cl-hits-owed }
    [map-order] The humans put the tiles of the Sewer Map in order.
    [over] The game is over.
   *[other] ?{ $moment }
}
cl-headline = Round { $round } of { $limit }, { $phase }. { $moment ->
    [initiative] The humans give their dice.
    [threat] { $left ->
        [0] { $wanted }
       *[other] The demons place their dice, play events and summon; they have { cl-threat-points }.
    }
   *[other] { $wanted }
}
# $name: a player.
cl-to-act = { $name } to choose.
cl-hits-owed = Lines to cross off: { $hits }.
# In a list: "2 on the Redeemer".
cl-hits-on = { $count } on { $human }
cl-aim = { $scenario ->
    [air] Aim: two humans out through the Exit, which comes after 8 tiles ({ $count } laid).
    [barrels] Aim: three barrels on the Pit ({ $count } of 3).
    [choir] Aim: the Master of Souls dies; he is in the Pentacle Room.
    [prayers] Aim: nine prayers of the Redeemer ({ $count } of 9).
    [brother] Aim: free the Possessed One with 4 wounds, and keep him alive to the end of the next round.
    [chest] Aim: find the relic ({ $count } of 4 chests open) and carry it out from T0.
   *[other] ?{ $scenario }
}

## A tile

# $tile: `cl-tile-and-kind`; $place: `cl-east` and so on, or `cl-origin`; $ways: a row of `cl-way-…`; $there, $marks: sentences that begin with a blank, or nothing.
cl-tile-line = { $tile }, { $place }: { $ways }.{ $there }{ $marks }
# So many tiles from the first one.
cl-east = { $count } east
cl-west = { $count } west
cl-south = { $count } south
cl-north = { $count } north
cl-origin = the start
# $direction: `cl-direction`, give it a role.
cl-way-to = { $direction } to { $tile }
cl-way-dark = { $direction } into the dark
cl-way-closed = { $direction } closed
cl-way-sealed = { $direction } to { $tile } behind a seal
cl-no-way = no way on
# $warriors: a row of warriors, subjects.
cl-there = { "" } There: { $warriors }.
cl-mark-hole = { "" } It has a hole.
cl-mark-trap = { "" } It has not been sprung.
cl-mark-oil = { "" } Burning Oil lies there.
cl-mark-chest = { $chest ->
    [closed] { "" } A closed chest.
    [open] { "" } An open chest.
    [relic] { "" } The relic lies there.
   *[other] ?{ $chest }
}

## A warrior

# What the three numbers behind a warrior are.
cl-numbers = In brackets: movement/combat/defense.
# "The Redeemer on T1: line 4 (2/1/4), line 3 cancelled, with Shield of Steel, has acted." $state: `cl-human-exhausted`, `-die` or `-no-die`; $lost: `cl-human-unhurt`, `-lost`, `-pending`; $objects: `cl-human-bears`, `cl-acted`, `cl-acting`. Each of those begins with its own comma.
cl-human-line = { START($human) } on { $place }: { $state }{ $lost }{ $objects }.
cl-human-dead = { START($human) } is dead.
cl-human-out = { START($human) } has escaped.
cl-human-exhausted = Exhausted by a { $die } ({ $stats })
cl-human-die = line { $line } ({ $stats })
cl-human-no-die = no die yet
cl-human-unhurt = { "" }, unhurt
cl-human-lost = { $count ->
    [one] { "" }, line { $lines } cancelled
   *[other] { "" }, lines { $lines } cancelled
}
cl-human-pending = { $count ->
    [one] { "" }, 1 hit to cross off
   *[other] { "" }, { $count } hits to cross off
}
# $objects: a list of `cl-object`, give it a role.
cl-human-bears = { "" }, with { $objects }
cl-relic = the relic
cl-acted = { "" }, has acted
cl-acting = { $left ->
    [0] { "" }, is acting
   *[other] { "" }, is acting ({ $left } movement left)
}
cl-demon-line = { START($demon) } on { $place }: { $wounds } of { $health } wounds ({ $stats }){ $acted }.

# "3 troglodytes on T4 (Den)".
cl-crowd = { $troglodytes } on { $tile }
cl-crowds = { $count ->
    [0] No troglodyte is in play.
   *[other] There are { $crowds }.
}
cl-not-in-play = { START($warrior) } is not in play.
cl-stands = { START($warrior) } on { $tile } ({ $stats }).
# What people type for them beside English.
cl-typed = { $word ->
    [demon] demon
    [troglodytes] troglodytes
   *[other] ?{ $word }
}
# $known: what can be typed.
cl-no-warrior = There is no “{ $text }” in this game: ask for { $known }.
cl-no-tile = No tile “{ $text }” lies there: ask for T0 to T{ $last }.

## Both sides

cl-points = Threat Points: { $points }. Cards in hand: humans { $advantages }, demons { $events }.{ $prepared }{ $extra }
cl-prepared = { "" } A card lies face down.
cl-extra-dice = { $count ->
    [one] { "" } One more destiny die next time.
   *[other] { "" } { $count } more destiny dice next time.
}
cl-gifts = Gifts: { $gifts }.
cl-slots = On the board of destiny: { $slots }.
cl-slot-dice = { cl-slot } { $dice }
cl-effects = In force: { $effects }
# One of the cards of `cl-hand`: a name may end with “!”.
cl-hand-card = “{ $card }”
cl-hand = { $side ->
    [humans] The humans' cards
    [demons] The demons' cards
   *[other] ?{ $side }
}: { $cards }.
cl-card-explained = **{ $card }**: { $about }
cl-map-known = Next tiles: { $tiles }.
cl-guard-order = The demons' Bodyguards { $order ->
    [always] take hits for others.
    [never] take no hits for others.
   *[other] ?{ $order }
}
cl-prepared-known = Face down: “{ $card }”.
cl-mark = Round { $round }
# $told: sentences.
cl-film = { $turns ->
    [one] One turn, seen again: { $told }
   *[other] { $turns } turns, seen again: { $told }
}
cl-caught-up = { $acted ->
    [no] { $turns ->
        [one] One turn so far: { $told }
       *[other] { $turns } turns so far. The last: { $told }
    }
   *[yes] { $turns ->
        [one] One turn since yours: { $told }
       *[other] { $turns } turns since yours. The last: { $told }
    }
}
cl-caught-up-lost = You have lost: { $lost }.
cl-turn-silent = { $name } goes on.

# $sides: a list of `cl-direction`.
cl-dark = { $tile } { $sides }
cl-darks = Into the dark: { $tiles }.
