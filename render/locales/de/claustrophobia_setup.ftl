# Einen Tisch für Claustrophobia öffnen: das Szenario, die Truppen, Vorgaben.

cl-lobby-scenario = **{ cl-scenario }**: { $aim } Höchstens { $limit } Runden von etwa 4 Minuten.
cl-lobby-aim = { $scenario ->
    [air] Zwei Menschen müssen lebend durch den Ausgang hinaus, der nach 8 Plättchen gefunden wird.
    [barrels] Die Menschen finden die Grube, den einzigen Troglodytenbau, und stellen dort drei Fässer auf, eines pro Runde.
    [choir] Die Menschen finden den Herrn der Seelen im Pentagrammraum und töten ihn.
    [prayers] Der Erlöser spricht neun Gebete im Pentagrammraum, eines pro Runde, während Siegel brechen.
    [brother] Die Menschen befreien den Schläger, der von einem Dämon besessen ist, und halten ihn am Leben.
    [chest] Die Menschen finden die Reliquie in einer von vier Truhen und tragen sie hinaus.
   *[other] ?{ $scenario }
}
cl-lobby-humans = Menschen: { ROLE($humans, "label") }; Gaben { $gifts }; { $cards ->
    [one] 1 Vorteilskarte.
   *[other] { $cards } Vorteilskarten.
}
cl-lobby-with = { ROLE($human, $role) } mit { ROLE($objects, "dative") }
cl-lobby-demons = Dämonen: Troglodyten und { cl-demon }{ $bought ->
    [0] {""}
   *[other] { "" } ({ $bought }-mal herbeizurufen)
}, { cl-threat-points }.
cl-lobby-auction = Die Menschen werden versteigert: Die Gebote fallen ab 21, wer weniger bietet, kauft und spielt sie.
cl-lobby-undecided = Menschen oder Dämonen, wie die Gebote entscheiden
cl-bidder = bietet
cl-cards-bought = { $cards ->
    [one] 1 Vorteilskarte.
   *[other] { $cards } Vorteilskarten.
}
cl-lobby-handicaps = Vorgaben: { $handicaps }.
cl-handicap-deck = kein „Verirrt“ und kein „Panik!“ im Ereignisstapel
cl-handicap-points = 3 BP mehr für die Dämonen
cl-handicap-card = eine Vorteilskarte mehr für die Menschen
cl-handicap-gift = dazu { $gift }
