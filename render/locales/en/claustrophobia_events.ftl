# What happens in Claustrophobia: a sentence for every kind of event that is told.
# $human, $who, $target, $guard: warriors; $direction, $kind, $card, $gift, $object: other names. Say each in the role that
# it has in your sentence, { ROLE($target, "object") }, and at its start { START($who) } or { START($who, "dative") }.

## Rounds

cl-round-ended = Round { $round } is over.
cl-action-rolled = Action dice: { $dice }.
cl-dice-assigned = The dice go to { $dice }.
# In a row: "the Redeemer 4, Brute B1 2".
cl-die-of = { $human } { $die }
cl-die-exhausts = { $human } { $die }💤
cl-exhausted = Exhausted: { $humans }.
cl-die-rolled-again = The { $before } would exhaust { $human }: rolled again, it shows { $after }.
cl-threat-began = The Human Action is over.
cl-demon-action-began = The Threat phase is over.
# $who: a warrior.
cl-acts-again = { START($who) } acts once more.
cl-movement-ended = The movement ends there.
cl-destiny-rolled = Destiny dice: { $dice }.
cl-slot-taken = { $count ->
    [one] The { $dice } is placed on { cl-slot }.
   *[other] { $dice } are placed on { cl-slot }.
}
cl-dice-set-aside = { $count ->
    [one] The { $dice } is set aside.
   *[other] { $dice } are set aside.
}
cl-destiny-die-owed = The next Threat phase has one more destiny die.
# TP: Threat Points.
cl-points-gained = The demons gain { $change } TP and have { $points }.
cl-points-lost = { $change ->
    [one] The demons have a TP less, { $points }.
   *[other] The demons have { $change } TP less, { $points }.
}
cl-points-left = { $points ->
    [0] No TP are left.
    [one] 1 TP is left.
   *[other] { $points } TP are left.
}

# $human: one or several humans.
cl-effect-courage = { $count ->
    [one] { START($human) } has +1 combat and +1 defense until the next Initiative.
   *[other] { START($human) } have +1 combat and +1 defense until the next Initiative.
}
cl-effect-rally = The next Initiative has two dice more.
cl-effect-precognition = In this round the humans place the tiles that they explore.
cl-effect-blessed-speed = { START($human) } has +1 movement in this Human Action.
cl-effect-blessed-strength = { START($human) } has +2 combat in this Human Action.
cl-effect-haste = { START($human) } has +1 movement in this activation.
cl-effect-hold-the-line = { $count ->
    [one] { START($human) } has +1 defense until the next Initiative.
   *[other] { START($human) } have +1 defense until the next Initiative.
}
cl-effect-oil = Nothing can appear on { $tile } in the next Threat phase.
cl-effect-speed = Troglodytes have +1 movement in this Demon Action.
cl-effect-legion = Troglodytes have +1 defense until the next Threat phase, which pays 2 TP if one of them dies before.
cl-effect-claws = Troglodytes roll missed dice again in this Demon Action.
cl-effect-taste = Humans on a tile are no bar to summoning in this phase.
cl-effect-burrowing = Any tile without humans will do for summoning in this phase.
cl-effect-resistance = Until the next Threat phase no human is Elusive, and all troglodytes are.
cl-effect-crisis = No Gift works in this round.
cl-effect-rage = The demon rolls missed dice again in this phase.
cl-effect-satan = The demon has +1 movement, combat and defense until the next Threat phase.
cl-effect-no-bodyguard = { START($human) } is no Bodyguard in this Demon Action.
cl-effect-weak-spot = The first hit of an attack on { $human } in this Demon Action counts twice.

cl-counter-barrels = { $value ->
    [one] The first barrel is in place.
    [3] The third barrel is in place.
   *[other] { $value } barrels are in place.
}
cl-counter-prayers = That is prayer { $value } of 9.
cl-counter-chests-opened = { $value ->
    [one] 1 of the 4 chests is open now.
   *[other] { $value } of the 4 chests are open now.
}
cl-counter-relic-found = The relic is in it!
cl-counter-relic-carrier = { START($human) } carries the relic.

cl-end = { $winner ->
    [humans] **The humans win** ({ $who }): { $cause }
    [demons] **The demons win** ({ $who }): { $cause }
    [nobody] **It is a draw**: { $cause }
   *[other] ?{ $winner }
}
cl-end-cause = { $cause ->
    [goal] the aim is reached.
    [goal-lost] the aim cannot be reached any more.
    [all-dead] no human is left.
    [limit] the last round is over.
    [escaped] nobody is inside any more.
    [resigned] the other side has resigned.
   *[other] ?{ $cause }
}

## Tunnels

# $direction, $kind: give them roles: "explores to the north of T0 and finds: Narrow Tunnel".
cl-tile-drawn = { START($human) } explores to the { $direction } of { $origin } and finds: { $kind }.
cl-tile-discarded = It would close the tunnels, so it leaves the game.
cl-tile-returned = It goes back into the stack ({ $kind }).
# $openings: a list of `cl-direction`.
cl-tile-laid = { $tile } opens to the { $openings }.
cl-tile-first = { $kind ->
    [exit] From there a human escapes for 1 point of movement.
    [hungry] A hit of an attack on a warrior there counts double.
    [narrow] It has room for one warrior of each side.
    [flooded] Entering it ends the movement, and leaving it costs all of it.
    [den] Troglodytes can always be summoned there.
    [hole] Troglodytes go from hole to hole for 1 point of movement.
   *[other] ?{ $kind }
}
cl-tile-sprung = { $kind ->
    [trapped] { START($human) } springs the trap of { $tile }.
    [mechanism] { START($human) } sets the mechanism of { $tile } going.
   *[other] { START($human) } is the first on { $tile }.
}
cl-trap-rolled = The die of the trap shows { $die }: { $die ->
    [1] nothing happens.
    [2] a hit.
    [3] a hit.
    [4] the movement ends.
    [5] a troglodyte appears, if there is room.
    [6] two hits.
   *[other] ?{ $die }
}
cl-hole-token-owed = Another tile gets a hole, too.
cl-hole-token-put = A hole opens on { $tile }.
cl-opening-closed = A cave-in closes the way between { $tile } and { $other }.
cl-opening-cleared = The cave-in is cleared.
cl-seal-broken = The seal of { $tile } is broken.
cl-chest-there = A chest stands on { $tile }.
cl-relic-there = The relic lies on { $tile }.
cl-tiles-seen = { $count ->
    [one] The humans see the next tile{ $tiles }.
   *[other] The humans see the next { $count } tiles{ $tiles }.
}
cl-tiles-ordered = They put them in order{ $tiles }.
# $tiles: a row of `cl-kind`.
cl-these-tiles = { "" }: { $tiles }

## Warriors

# $count: two or more.
cl-moved-together = { cl-troglodytes } go from { $origin } to { $target }.
# $who: a warrior; $origin, $target: tiles, "T3".
cl-moved = { START($who) } goes from { $origin } to { $target }.
cl-driven = { START($who) } is driven from { $origin } to { $target }.
cl-human-left = { START($human) } escapes.
# $who: a troglodyte or a demon.
cl-appeared = { START($who) } appears on { $tile }.
cl-troglodytes-appeared = { $count } troglodytes appear: { $places }.
cl-troglodytes-appeared-on = { $count } troglodytes appear on { $tile }.
cl-so-many-on = { $count } on { $tile }
cl-troglodytes-died = { $count ->
    [one] A troglodyte dies on { $tile }.
   *[other] { $count } troglodytes die on { $tile }.
}
cl-demon-wounded = { $wounds ->
    [one] { START($who) } takes a wound and has { $all } of { $health }.
   *[other] { START($who) } takes { $wounds } wounds and has { $all } of { $health }.
}
cl-died = **{ START($who) } dies.**
cl-human-freed = { START($human) } comes free on { $tile }: lines { $lines } are cancelled, line { $die } counts.
# $object: `cl-object`, give it a role.
cl-object-lost = { START($human) } loses the { $object }.

## Fights

# $who, $target: warriors; $needed: what a die has to show; $dice: "2, **5**".
cl-attacked = { START($who) } attacks { $target } (defense { $needed }): { $dice }; { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
# A line below a film: short.
cl-film-attack = { $hits ->
    [0] { START($who) } misses { $target }.
    [one] { START($who) } hits { $target }.
   *[other] { START($who) } hits { $target } { $hits } times.
}
cl-attacked-together = { $count } troglodytes attack { $target } (defense { $needed }): { $dice }; { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
cl-attacked-none = { START($who) } attacks { $target } with no dice.
cl-shot = { START($who) } shoots at { $target } on { $tile } (defense { $needed }): { $dice }; { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
cl-die-hit = **{ $die }**
cl-dice-and-repeats = { $dice }, again { $repeats }
cl-cave-in-attacked = { START($who) } digs at the cave-in.
cl-seal-attacked = { START($who) } strikes the seal of { $tile }, which a die of 5 or more breaks: { $dice }.
cl-grenade-thrown = { START($human) } throws a grenade onto { $tile }; dice of 4 or more hit: { $dice }.
cl-fumes-spread = Toxic fumes fill { $tile }; dice of 3 or more hit: { $dice }.
# $who: who takes hits that were meant for the target ("it").
cl-foe-guarded = { $hits ->
    [one] { START($who) } takes the hit for it.
   *[other] { START($who) } takes { $hits } hits for it.
}
cl-human-hit = { $lines ->
    [one] { START($human) } takes a hit.
   *[other] { START($human) } takes a hit that counts { $lines } times.
}
cl-hit-named = { $count ->
    [one] { START($human) } loses line { $lines }.
   *[other] { START($human) } loses the lines { $lines }.
}
cl-hit-guarded = { START($guard) } takes the hit for { $human }.
cl-hit-parried = { START($human) } parries the hit.
cl-line-healed = Line { $line } of { $human } is healed.
cl-deed-done = { $deed ->
    [barrel] { START($human) } sets up a barrel.
    [prayer] { START($human) } prays.
    [open] { START($human) } opens the chest.
    [take] { START($human) } takes the relic.
   *[other] ?{ $deed }
}

## Cards and gifts

cl-event-drawn = { $count ->
    [one] The demons draw an Event card.
   *[other] The demons draw { $count } Event cards.
}
cl-event-drawn-known = The demons draw an Event card: “{ $card }”.
# $card: `cl-event-card`; $aim: `cl-aimed`.
cl-event-played = The demons play **{ $card }**{ $aim }.
cl-advantage-played = The humans play **{ $card }**{ $aim }.
cl-gift-used = The Redeemer uses **{ $gift }**{ $aim }.
# $aim: on what a card is used: humans, a tile, a side, a line, in a row.
cl-aimed = { "" } ({ $aim })
cl-card-prepared = The demons lay a card face down.
cl-card-prepared-known = The demons lay a card face down: “{ $card }”.
cl-prepared-revealed = The card that lay face down is turned up: “**{ $card }**”.
cl-blessed = { START($human) } is Blessed.
cl-guard-set = { $order ->
    [always] Your Bodyguards take hits for others from now on.
    [never] Your Bodyguards take no hits for others from now on.
   *[other] ?{ $order }
}

## The auction

# $name: a player.
cl-bid-made = { $name } bids { $points } for the humans.
cl-auction-ended = Nobody goes lower: { $name } plays the humans, with { $points } points to spend.
cl-human-hired = { $price ->
    [0] { START($human) } joins.
   *[other] { START($human) } joins for { $price }.
}
cl-gift-bought = { START($gift) } is bought for { $price }.
cl-object-bought = { START($human) } gets the { $object } for { $price }.
cl-advantage-bought = An Advantage card is bought for { $price }.
cl-advantage-drawn = The humans draw an Advantage card.
cl-advantage-drawn-known = The humans draw an Advantage card: “{ $card }”.
cl-force-chosen = The humans are complete.
