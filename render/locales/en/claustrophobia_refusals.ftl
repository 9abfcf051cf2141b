# Why Claustrophobia refuses something: one sentence for every reason, naming the rule.
# $warrior, $target, $guard, $item, $slot, $gift, $card, $direction: names, each said in the role that it has in your sentence.

# Warriors as refusals name them; said with a role.
cl-who = { $warrior ->
    [R] the Redeemer
    [B1] Brute B1
    [B2] Brute B2
    [K1] Blade K1
    [K2] Blade K2
    [troglodyte] a troglodyte
    [tough-1] Tough Troglodyte 1
    [tough-2] Tough Troglodyte 2
    [tough-3] Tough Troglodyte 3
    [demon] the demon
    [demons] the demons
    [none] nobody
   *[other] ?{ $warrior }
}
cl-other-card = { $card ->
    [none] card
   *[other] ?{ $card }
}

## Whose move it is

cl-refusal-game-over = The game is over: nothing moves any more.
cl-refusal-no-such-seat = Nobody sits there: only the two players of this game can move.
cl-refusal-player-wanted = Only a player can do this; by themselves only dice are rolled.
cl-refusal-roll-first = First the dice are rolled, which happens by itself.
cl-refusal-no-roll-now = No dice are rolled now: that happens by itself at Initiative and in the Threat phase.
cl-refusal-not-your-turn = { $side ->
    [humans] It is for the humans to choose now.
    [demons] It is for the demons to choose now.
   *[other] There is nothing to choose now.
}
cl-refusal-not-now = { $moment ->
    [auction] Not now: first the humans are auctioned, by bids that go lower and lower.
    [force] Not now: first the humans buy their force.
    [initiative] Not now: first the humans give their action dice to the warriors.
    [human-action] Not in the Human Action: the humans move and fight now.
    [threat] Not in the Threat phase: the demons place dice, play events and summon now.
    [demon-action] Not in the Demon Action: the demons' warriors move and fight now.
    [placing] Not now: first the tile that was drawn is placed.
    [hole] Not now: first the demons put the Hole token on a tile.
    [naming] Not now: first the humans name the hits that were taken.
    [map-order] Not now: first the humans put the tiles of the Sewer Map in order.
    [roll] Not now: first the dice are rolled.
    [over] Not now: there is nothing to choose.
   *[other] ?{ $moment }
}
cl-refusal-same-order = Your Bodyguards have that order already.
cl-refusal-demons-order = Only the demons have a standing order for their Bodyguards.

## Before the game

cl-refusal-gift-there = The Redeemer of this scenario has { $gift } already: choose another Gift for the handicap.
cl-refusal-other-bids = The other player bids now; you made the last bid.
cl-refusal-no-such-bid = A bid is a whole number from 0 to { $most }, lower than the one before; { $points } is none.
cl-refusal-bid-first = The first bidder may not pass: bid 21 or less.
# $item: `cl-item`: a role such as "label" is best.
cl-refusal-sold-out = No more of that can be bought: { $item }.
cl-refusal-too-dear = That costs { $price } and { $left } are left: { $item }.
cl-refusal-nobody-bears = Nobody bears that, so name no bearer: { $item }.
cl-refusal-no-bearer = { START($warrior) } cannot bear that: { $item }. A Blunderbuss is for the Redeemer or a Blade, a Shield for a Brute, Scepter and Hammer for the Redeemer, and each bears one object.

## The action dice

cl-refusal-dice-not-for-all = Every human in play gets one die, and nobody else.
cl-refusal-no-such-die = No { $die } is left for { $warrior }: each die that was rolled goes to one warrior.

## Who acts

cl-refusal-no-such-warrior = { START($warrior) } is not in play.
cl-refusal-not-your-warrior = { START($warrior) } does not act in this phase: each side moves its own warriors.
cl-refusal-nobody-acts = No troglodyte is acting: say which tile one should start from.
cl-refusal-not-there = { START($warrior) } is not on { $tile }.
cl-refusal-has-acted = { START($warrior) } has acted already: each warrior acts once in a phase.
cl-refusal-prepared-already = A card lies face down already, after which this phase can only be ended.
cl-refusal-no-such-tile = No tile { $tile } is in play.

## Movement

cl-refusal-movement-ended = The movement of { $warrior } has ended: water and traps do that.
cl-refusal-no-movement-left = { $movement ->
    [0] { START($warrior) } cannot move in this round: his movement is 0.
   *[other] { START($warrior) } has no movement left of { $movement }.
}
cl-refusal-leaving-costs-all = Leaving the flooded tile { $tile } costs all movement, and { $warrior } has used some of it.
cl-refusal-wall = { START($tile) } has no opening to the { $direction }.
cl-refusal-closed = The way from { $tile } to the { $direction } is closed: two tiles are connected only if both have an opening there and no cave-in lies between them.
cl-refusal-sealed = A seal keeps the demons' warriors from going { $direction } from { $tile }: one of them can strike it instead of attacking.
cl-refusal-held = { START($warrior) } is held on { $tile } (Blocking): to leave, a side needs at least as many warriors there as the enemy, and from an Impressive enemy only an Elusive warrior can go.
cl-refusal-no-room = There is no room for { $warrior } on { $tile }: a tile holds three warriors of each side, a narrow one only one.
cl-refusal-stack-empty = No tiles are left to be explored.
cl-refusal-demons-do-not-explore = The demons' warriors never explore.
cl-refusal-not-a-troglodyte = { START($warrior) } cannot do that: it is for troglodytes alone.
cl-refusal-no-hole = There is no other hole on { $tile } to go through.
cl-refusal-no-way-out = { START($warrior) } cannot escape from there.
cl-refusal-may-not-go-there = { START($warrior) } may not go to { $tile }: the Possessed One never walks farther away from the nearest human.

## Fights

cl-refusal-has-fought = { START($warrior) } has attacked already in this activation.
cl-refusal-no-combat = { START($warrior) } cannot attack: with combat 0 no die is rolled.
cl-refusal-no-such-target = There is no such target on { $tile }: { $target }.
cl-refusal-own-side = Nobody attacks their own side, and { $target } is on it.
cl-refusal-too-far = { START($tile) } is too far for { $warrior }: an attack is for the own tile, and with a Blunderbuss for a connected one.
cl-refusal-nothing-to-break = There is no cave-in beside { $tile } and no seal on it that could be broken.
cl-refusal-too-weak = { START($warrior) } has combat { $combat }, and that takes { $needed }.
cl-refusal-only-troglodytes-together = Only plain troglodytes of one tile that have not begun attack one after the other.
cl-refusal-suicide-alone = One troglodyte makes a Suicide Attack, not all of them.

## Deeds

cl-refusal-no-such-deed = Nobody can do that in this scenario: { $deed }.
cl-refusal-deed-elsewhere = { $deed ->
    [barrel] Barrels are set up on the Pit, the Troglodyte Den of this scenario.
    [prayer] Only the Redeemer prays, and only in the Pentacle Room.
    [open] There is no closed chest on that tile.
    [take] The relic does not lie on that tile.
   *[other] ?{ $deed }
}
cl-refusal-deed-alone = A prayer takes the whole round: the Redeemer does nothing before or after it but use Gifts.
cl-refusal-enemies-there = There are enemies on { $tile }: a chest is opened where there are none.
cl-refusal-deed-done = { $deed ->
    [barrel] A barrel has been set up in this round: there is one a round.
    [prayer] A prayer has been said in this round: there is one a round.
    [open] The relic has been found: the other chests stay closed.
   *[other] ?{ $deed }
}
cl-refusal-exhausted = { START($warrior) } is Exhausted, and cannot do that.

## Hits

cl-refusal-no-such-hit = { START($warrior) } has no hit to cross off now.
cl-refusal-lines-wanted = { $lines ->
    [one] That hit cancels one line of { $warrior }: name one.
   *[other] That hit cancels { $lines } lines of { $warrior }: name as many, each once.
}
cl-refusal-line-cancelled = Line { $line } of { $warrior } is cancelled already, or is none: lines have the numbers 1 to 6.
# $guard, $warrior: `cl-who`.
cl-refusal-no-guard = { START($guard) } cannot take that hit for { $warrior }: a Bodyguard who is not Exhausted has to stand beside him when he is attacked.
cl-refusal-no-parry = { START($warrior) } cannot parry that hit: it takes the card Parry, and the hit of an attack.
cl-refusal-one-answer = A hit of { $warrior } has one answer: lines that it cancels, a Bodyguard, or a Parry.

## Tiles

cl-refusal-no-such-turn = { START($tile) } cannot lie so: it needs an opening to where the explorer comes from, and has to leave a way into the dark if it can. It was turned by { $turn }°.
cl-refusal-token-there = There is a hole on { $tile } already.
cl-refusal-wrong-tiles = Name exactly the tiles that the Sewer Map shows, each once.

## Destiny and summoning

cl-refusal-no-such-dice = Those dice are not among the destiny dice that are left.
cl-refusal-slot-taken = { START($slot) } has its dice already: each slot takes one set in a Threat phase.
cl-refusal-dice-do-not-fit = Those dice do not fit { $slot }.
cl-refusal-human-wanted = Say who takes the hit of { $slot }.
cl-refusal-no-human-wanted = { START($slot) } is for nobody in particular: name no human.
cl-refusal-too-few-points = That costs { $needed } Threat Points (TP), and the demons have { $points }.
cl-refusal-no-demon-left = No demon can be summoned any more in this scenario.
cl-refusal-demon-in-play = The demon is in play already, and there is only one at a time.
cl-refusal-no-figure-left = All eleven troglodytes are in play.
cl-refusal-oil-there = Burning Oil keeps everything from appearing on { $tile } in this phase.
cl-refusal-human-there = Nothing is summoned on { $tile }, where a human is, without A Taste for Blood.
cl-refusal-no-unexplored-side = Nothing is summoned on { $tile }, which has no unexplored side, without Burrowing Monsters.

## Cards and gifts

cl-refusal-no-such-card = You do not hold that card: “{ $card }”.
cl-refusal-card-not-now = { START($card) } cannot be played now; it says when it can.
cl-refusal-not-prepared = { START($card) } is not laid face down: only Crisis of Faith and Panic! are.
cl-refusal-demons-card = Event cards are the demons'.
cl-refusal-card-without-target = { START($card) } cannot be played now: there is nothing that it could be for.
cl-refusal-wrong-aim = { START($card) } cannot be used like that: choose one of what is offered.
cl-refusal-wrong-aim-of-gift = { START($gift) } cannot be used like that: choose one of what is offered.
cl-refusal-no-such-gift = The Redeemer does not have that Gift: { $gift }.
cl-refusal-gift-used = { START($gift) } has been used in this round.
cl-refusal-gift-not-now = { START($gift) } is used before anybody acts, Aura of Healing before the Redeemer does.
cl-refusal-wrong-die = { START($gift) } needs a { $die } on the Redeemer's board.
cl-refusal-redeemer-exhausted = The Redeemer is Exhausted, and cannot use { $gift }.
cl-refusal-no-gifts-now = Crisis of Faith: no Gift works in this round, { $gift } neither.
cl-refusal-gift-without-target = { START($gift) } cannot be used now: there is nobody to use it on.
