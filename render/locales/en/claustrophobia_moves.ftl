# What can be done in Claustrophobia, as short as it stands on a button or in a completion.

# All `cl-move-…` are labels of buttons or completions, at most 80 characters.
cl-move-bid = Bid { $points }
cl-move-pass = Pass
# $item: `cl-item`, give it a role.
cl-move-buy = Buy { $item }
cl-move-buy-for = Buy { $item } for { $human }
cl-move-roll = Roll
# $dice: a row of `cl-die-of`.
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
# $tiles: a row of `cl-kind`. At most 80 characters.
cl-move-order = { $tiles }
# All `cl-act-…` stand behind a warrior and a colon, or by themselves as a label (the program makes the first letter a capital).
cl-act-walk = { $direction } to { $tile }
cl-act-explore = explore { $direction }
cl-act-hole = through the hole to { $tile }
cl-act-leave = escape
# $target: a warrior (object); $on: `cl-act-on`; $cards: `cl-act-war-cry`, `cl-act-suicide`. At most 60 characters.
cl-act-fight = attack { $target }{ $on }{ $cards }
cl-act-fight-all = all attack { $target }
cl-act-on = { "" } on { $tile }
cl-act-war-cry = { "" } with War Cry
cl-act-suicide = { "" } in a Suicide Attack
cl-act-break = break what closes the way{ $cards }
# $who: a warrior; $act: `cl-act-…`. At most 80 characters.
cl-move-act = { $who }: { $act }
cl-move-name = { $human }: { $lines }
cl-move-guard = { $human }: { $guard } takes the hit
cl-move-parry = { $human }: Parry
cl-move-tile = Open to { $openings }
# $way: `cl-move-tile`.
cl-laying = { $number }: { $way }
cl-ways-to-lay = How the tile can be laid: { $ways }.
cl-move-token = Hole on { $tile }
cl-move-destiny = { cl-slot }: { $dice }
# $human: who takes a hit. At most 80 characters.
cl-move-destiny-on = { cl-slot }: { $dice }, { $human }
# $who: a troglodyte or a demon (object). At most 80 characters.
cl-move-summon = Summon { $who } on { $tile }
cl-move-prepare = Lay { $card } face down
cl-move-order-guards = { $order ->
    [always] Bodyguards: always
    [never] Bodyguards: never
   *[other] ?{ $order }
}
cl-move-end = { $phase ->
    [force] That is my force
    [human-action] End the Human Action
    [threat] End the Threat phase
    [demon-action] End the Demon Action
   *[other] End
}
cl-move-resign = Resign
# A warrior of a tile: `{ ROLE($who, $role) }` hands on the role that the sentence gives it.
cl-at = { ROLE($who, $role) } on { $tile }

## Odds

cl-odds-hits = { $hits ->
    [one] 1 hit or more: { $percent } %
   *[other] { $hits } or more: { $percent } %
}
cl-odds-opens = opens: { $percent } %

## Programs

# How well a program plays: names of animals.
cl-level = { $level ->
    [friend] Hare
    [novice] Mouse
    [steady] Cat
    [skilled] Fox
    [expert] Owl
    [master] Dragon
   *[other] ?{ $level }
}
# Behind the name and a colon; the program is the subject.
cl-level-about = { $level ->
    [friend] likes adventure more than winning, and saves its cards
    [novice] knows good moves, and often forgets them
    [steady] looks one move ahead, and plays soundly
    [skilled] thinks ahead about dice, threats and tiles
    [expert] plays every choice through to the end of the round
    [master] does the same, in many more imagined rounds
   *[other] ?{ $level }
}
# $label: a move; $odds: a row of `cl-odds-hits`, or `cl-odds-opens`.
cl-odds = { $label }: { $odds }

cl-hint = Your best moves, as { $level } sees them:
# $move: a label; $why: sentences.
cl-hint-move = **{ $number }.** { $move }.{ $others ->
    [none] { "" }
   *[other] { " " }Or { $others }, as good.
}{ $percent ->
    [none] { "" }
   *[other] { " " }{ $percent } % to win.
}{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
cl-hint-other = **{ $number }.** { $move }

## A review: where each result came from, and the turning points

cl-review-chart = The chances to win of both sides, round by round.
cl-review-account = { $name }: { $begin } % at the start, { $luck } by luck, { $skill } by the moves: { $result } %
# $happened: sentences; $worth: one of the next three.
cl-review-point = **{ $number }.** Round { $round }. { $happened } { $worth }
cl-review-luck = That luck was worth { $percent } % to { $name }.
cl-review-worth = With the next best move, the chances of { $name } would have been { $percent } % lower.
cl-review-cost = That cost { $name } { $percent } %. Better: { $better }.

## Why a program played a move

cl-motive-advantage = { $card ->
    [grenade] It hits more enemies there than friends.
    [healing] Somebody there is badly hurt, or Exhausted until that line is healed.
    [haste] One step more brings somebody to where they are needed.
    [nerves] These dice would exhaust anybody who gets them.
    [map] It helps to know what comes next.
    [oil] Two humans or more stand there, and nothing appears beside them then.
    [second-wind] There are still enemies to strike.
    [hold-the-line] Two humans or more stand there against two enemies or more.
   *[other] ?{ $card }
}
cl-motive-imagined = Best in { $ahead } of { $worlds } imagined rounds, against the next best.
cl-motive-all-alike = No other way seemed better.
cl-motive-appears-far = No way leads from there to the humans yet.
cl-motive-appears-near = From there { $steps ->
    [0] it can attack at once.
    [one] it is one step to the humans.
   *[other] it is { $steps } steps to the humans.
}
cl-motive-bid = For { $points } points the humans still seem strong enough.
cl-motive-comes-nearer = { $side ->
    [humans] That way is nearer to the goal.
    [demons] That way is nearer to the humans.
   *[other] ?{ $side }
}
cl-motive-dice = { $exhausted ->
    [0] Nobody gets Exhausted.
    [one] One human gets Exhausted.
   *[other] { $exhausted } humans get Exhausted.
}
cl-motive-event = { $card ->
    [cave-in] It cuts humans off from where they want to go.
    [defect] Without that object the humans are weaker.
    [rage] The demon misses less in this phase.
    [possession] One of the humans hits another one.
    [terror] It takes somebody away from where they want to be.
    [tough] A Tough Troglodyte near the humans costs nothing.
    [fumes] It can hit everybody there.
    [satan] The demon is stronger with it.
    [critical] The next hit on that human counts twice.
    [lost] Another tile may be worse for the humans.
   *[other] ?{ $card }
}
cl-motive-explores = What they look for is not found yet.
cl-motive-gathers = That way is nearer to where they explore together.
cl-motive-gift = { $gift ->
    [courage] Somebody fights and stands better with it in this round.
    [rally] There are more dice to choose from in the next round.
    [healing] A line of somebody's comes back.
    [precognition] The tiles of this round lie as the humans like.
    [blessing] The demons lose a point, and somebody is Blessed.
   *[other] ?{ $gift }
}
cl-motive-guards = The guard has lost fewer lines than { $human }.
# $target: a warrior (object).
cl-motive-hits = At least one hit on { $target }: { $percent } %.
cl-motive-hole-near = From a hole there troglodytes are soon with the humans.
cl-motive-lays = { $side ->
    [humans] So it leaves the most ways on, and few places near where enemies can appear.
    [demons] So it leaves few ways on, and places near where more can appear.
   *[other] ?{ $side }
}
cl-motive-loses-least = The lines that it gives up are worth the least.
cl-motive-nothing-better = What else could be done seemed worse.
cl-motive-only-move = Nothing else can be done.
cl-motive-opens-the-way = It opens the way.
cl-motive-parries = { START($human) } is too badly hurt for another hit.
cl-motive-passes = For fewer points the humans seem too weak.
cl-motive-prepares = It waits for the next roll.
cl-motive-serves-the-goal = That is what the scenario asks for.
cl-motive-slot = { $slot ->
    [calm] One die more in the next Threat phase.
    [sounds] Two points for each die.
    [speed] The troglodytes on their way are faster in this round.
    [legion] The troglodytes with the humans are harder to hit.
    [claws] The troglodytes with the humans miss less in this round.
    [dark] An event card for each die.
    [taste] More can appear on the very tiles of the humans.
    [burrowing] More can appear near the humans than otherwise.
    [resistance] No human runs away, and nothing holds the troglodytes.
    [trap] It hits somebody for sure.
   *[other] ?{ $slot }
}
cl-motive-strongest-force = Of what can be paid, it helps the most.
