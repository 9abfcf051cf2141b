# Opening a table of Claustrophobia: the scenario, its forces, handicaps.

# $aim: `cl-lobby-aim`.
cl-lobby-scenario = **{ cl-scenario }**: { $aim } At most { $limit } rounds of some 4 minutes.
cl-lobby-aim = { $scenario ->
    [air] two humans have to come out alive through the Exit, which is found after 8 tiles.
    [barrels] the humans find the Pit, the only Troglodyte Den, and set up three barrels there, one a round.
    [choir] the humans find the Master of Souls in the Pentacle Room and kill him.
    [prayers] the Redeemer says nine prayers in the Pentacle Room, one a round, while seals break.
    [brother] the humans free the Brute possessed by a demon, and keep him alive.
    [chest] the humans find the relic in one of four chests and carry it out.
   *[other] ?{ $scenario }
}
cl-lobby-humans = Humans: { $humans }; Gifts { $gifts }; { $cards ->
    [one] 1 Advantage card.
   *[other] { $cards } Advantage cards.
}
# A human with what he bears; `{ ROLE($human, $role) }` hands on the role.
cl-lobby-with = { ROLE($human, $role) } with { $objects }
cl-lobby-demons = Demons: troglodytes and { cl-demon }{ $bought ->
    [0] {""}
   *[other] { "" } (can be summoned { $bought } times)
}, { cl-threat-points }.
cl-lobby-auction = The humans are auctioned: bids fall from 21, the lower bidder buys them and plays them.
cl-lobby-undecided = humans or demons, as the bids decide
cl-bidder = bidder
cl-cards-bought = { $cards ->
    [one] 1 Advantage card.
   *[other] { $cards } Advantage cards.
}
cl-lobby-handicaps = Handicaps: { $handicaps }.
cl-handicap-deck = no Lost and no Panic! in the Event deck
cl-handicap-points = 3 TP more for the demons
cl-handicap-card = an Advantage card more for the humans
cl-handicap-gift = { $gift } besides
