# Claustrophobia at a table: pads, hands, settings.

## Pads

# A button: "Brute B1 3/2/4".
cl-pad-actor = { START($who) } { $stats }
cl-pad-warrior = { START($who) }: { $stats }.
cl-pad-more = More …
cl-pad-choose = Choose
cl-pad-not-now = That cannot be done now.
cl-pad-aim = **{ $card }** – { $about }
cl-pad-buries-seal = Beside a seal your warriors strike at the cave-in first: with combat 1 they come through neither.
cl-pad-nobody = Nobody
# A button: "4: 2/1/4 exhausts".
cl-pad-die = { $die }: { $stats }{ $exhausts ->
    [yes] { "" } exhausts 💤
   *[no] { "" }
}
cl-pad-die-for = **Which die for { $human }?**
cl-pad-asked-here = { $name } has to answer now. Then this goes on by itself; or press **Act** on the board.
cl-pad-asks-again = If you are asked again, you see it here by itself; or press **Act** on the board.
cl-pad-nobody-acts = None of your warriors can move or fight now.
cl-pad-still = { $others ->
    [0] { START($who) } can still act.
    [one] { START($who) } and one other can still act.
   *[other] { START($who) } and { $others } others can still act.
}
cl-pad-dice-left = There are dice that you could still place.
cl-pad-points-left = You have { $points } TP left to summon with.
cl-pad-end = End all the same?
cl-pad-which-gift = **Which Gift?**
cl-pad-no-gift = No Gift
cl-pad-legend = Numbers: movement/combat/defense.
cl-pad-given = { $human } → { $die }
cl-pad-last-die = { $die }; { $rest }
cl-pad-most-combat = Strongest: { $dice }
cl-pad-most-defense = Safest: { $dice }
cl-pad-most-movement = Fastest: { $dice }
cl-pad-how-to-lay = **Which way round does the { $tile } go?**
cl-pad-which-hole = **Which tile gets the hole?**
cl-pad-which-lines = { $count ->
    [one] **{ START($human) } takes a hit: which line goes?**
   *[other] **{ START($human) } takes { $count } hits: which line goes for this one?**
}
cl-pad-doomed = { START($human) } cannot be saved, whichever lines go.
cl-pad-lose = Lose { $lines }
# A button. At most 80 characters.
cl-pad-parry = Play { cl-advantage-card }: nothing is lost
cl-pad-hit-of = Hit { $number } on { $human }
# A button; $human is the subject.
cl-pad-guard = { $human } takes the hit instead
cl-pad-threat = { $asked ->
    [dice] Dice { $dice } · { $points } TP
    [summons] **Summon troglodytes?** { $points } TP
    [nothing] You have { $points } TP.
   *[other] ?{ $asked }
}
cl-pad-place-dice = Place dice …
cl-pad-cards = Event cards …
cl-pad-summon = { $left ->
    [0] Summon …
   *[other] Summon (sets dice aside) …
}
# A button: which dice a slot takes, and what comes of it. At most 80 characters.
cl-pad-set = { cl-slot-word } { $dice }: { $slot ->
    [calm] +1 die
    [sounds] { $points } TP
    [speed] +1 MVT
    [legion] +1 DEF
    [claws] rerolls
    [dark] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [taste] summon beside humans
    [burrowing] summon anywhere
    [resistance] Elusive
    [trap] a hit on { $human }
   *[other] ?{ $slot }
}
# In a row: "3 troglodytes on T2, 1 on T4".
cl-pad-so-many = { $number ->
    [0] { cl-troglodytes }
   *[other] { $count }
} on { $tile }
cl-pad-demon-on = Demon on { $tile }
cl-pad-summons = { $places } ({ $price } TP)
# A button; $act: `cl-act-walk`. At most 80 characters.
cl-pad-all = { cl-troglodytes } { $act }
# A button. At most 80 characters.
cl-pad-all-on = { cl-troglodytes } { $act } and on to { $tile }
# A button; $human: give it a role. At most 80 characters.
cl-pad-all-attack = { cl-troglodytes } { $act }, attack { $human }
cl-pad-end-phase = End phase
cl-pad-stops = It stops there. { $why }
cl-pad-rest-waits = The rest waits until that is answered.
cl-pad-no-place = Nothing can be summoned now: that takes a tile with a side into the dark, no human on it, and room.
cl-pad-price = { $label } ({ $price })
cl-pad-gifts = Gifts ({ $price } each) …
cl-pad-objects = Objects ({ $price } each) …
# $warrior, $gift, $card: prices.
cl-pad-bids = The player of the humans spends the bid on them: a Brute or a Blade for Hire costs { $warrior }, a Gift or an object { $gift }, an Advantage card { $card }; the Redeemer is free.
cl-pad-back = Back
cl-pad-closed = Closed. The buttons of the newest board open it again.

## Hands

cl-hand-title = { $side ->
    [humans] **Your Advantage cards**, which nobody else sees:
    [demons] **Your Event cards**, which nobody else sees:
   *[other] ?{ $side }
}
cl-hand-empty = You hold no cards.
cl-board-pad = Act
cl-board-hand = My hand
look-hand = My hand

## Settings

# Moves have their pictures anyway, so the choices of all games make no other difference.
# Behind the name of the setting.
setting-pictures-of-demons = { $films ->
    [all] a film of each Demon Action when it is over, unless little happens in it
    [none] no film of the Demon Action
   *[other] ?{ $films }
}
setting-naming = { $choice ->
    [by-time] after each attack; at the round's end where a turn has an hour or more
    [at-once] after each attack
    [deferred] at the round's end
   *[other] ?{ $choice }
}
setting-naming-by-time = { $naming ->
    [at-once] after each attack (until a turn has an hour or more)
    [deferred] at the round's end (as a turn has an hour or more)
   *[other] ?{ $naming }
}
