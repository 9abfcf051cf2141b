# What can be done in Claustrophobia, as short as it stands on a button or in a completion.

cl-move-bid = Bid { $points }
cl-move-pass = Pass
cl-move-buy = Buy { $item }
cl-move-buy-for = Buy { $item } for { $human }
cl-move-roll = Roll
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
cl-move-order = { $tiles }
cl-move-walk = { $who }: { $direction } to { $tile }
cl-move-explore = { $who }: explore { $direction }
cl-move-hole = { $who }: through the hole to { $tile }
cl-move-leave = { $who }: leave the game
cl-move-fight = { $who } attacks { $target }{ $on }{ $with }
cl-move-fight-all = All troglodytes on { $at } attack { $target }
cl-move-on = { "" } on { $tile }
cl-move-war-cry = { "" } with War Cry
cl-move-suicide = { "" } in a Suicide Attack
cl-move-break = { $who } breaks what closes the way{ $with }
cl-move-deed = { $who }: { cl-deed }
cl-move-name = { $human }: { $lines }
cl-move-guard = { $human }: { $guard } takes the hit
cl-move-parry = { $human }: Parry
cl-move-tile = Open to { $openings }
cl-move-token = Hole on { $tile }
cl-move-destiny = { cl-slot }: { $dice }
cl-move-destiny-on = { cl-slot }: { $dice }, { $human }
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
cl-at = { $who } on { $tile }

## Odds

cl-odds-hits = { $hits } or more: { $percent } %
cl-odds-opens = opens: { $percent } %

## Programs

cl-level = { $level ->
    [steady] Steady
   *[other] ?{ $level }
}
cl-level-about = { $level ->
    [steady] looks one move ahead, and plays soundly
   *[other] ?{ $level }
}
