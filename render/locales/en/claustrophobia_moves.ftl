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
cl-act-walk = { $direction } to { $tile }
cl-act-explore = explore { $direction }
cl-act-hole = through the hole to { $tile }
cl-act-leave = leave the game
cl-act-fight = attack { $target }{ $on }{ $cards }
cl-act-fight-all = all attack { $target }
cl-act-on = { "" } on { $tile }
cl-act-war-cry = { "" } with War Cry
cl-act-suicide = { "" } in a Suicide Attack
cl-act-break = break what closes the way{ $cards }
cl-move-act = { $who }: { $act }
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
cl-odds = { $label }: { $odds }
