# Warum Finstere Flure etwas ablehnt: ein Satz für jeden Grund, mit der Regel.

## Der Tisch

ff-refusal-too-few-players = Das Spiel braucht mindestens { $fewest } Personen, und { $players ->
    [0] niemand ist
    [one] nur eine ist
   *[other] nur { $players } sind
} da.
ff-refusal-too-many-players = Höchstens { $most } können mitspielen, und ihr seid { $players }.
ff-refusal-colour-taken = { START($colour) } ist schon vergeben: Alle haben eine eigene Farbe.
ff-refusal-colour-not-open = Bei { $players } Personen wird ohne { $colour } gespielt: Beige, Violett und Schwarz kommen ab fünf Personen dazu.

ff-refusal-too-few-for-longer = Das längere Spiel ist für { $fewest } oder 7 Personen, und ihr seid { $players }.
ff-refusal-layout-or-draft = Ein Spiel hat entweder einen eigenen Grundriss oder { $dungeon ->
    [quick] zufällig gelegte Plättchen
    [advanced] selbst gelegte Plättchen
   *[other] ?{ $dungeon }
}, nicht beides.
ff-refusal-layout-unreadable = Dieser Grundriss ist nicht spielbar. { $problem }
ff-refusal-layout-unfinished = In diesem Grundriss sind noch Plättchen zu legen (`draft`): Gespielt wird nur in einer fertigen Festung.
ff-refusal-layout-on-corner = In diesem Grundriss liegt ein Plättchen auf { $square }: Eingang und Ausgang bleiben frei.
ff-refusal-layout-monster-at-entrance = In diesem Grundriss steht das Monster auf { $square }, dem Eingang: Niemand käme herein.
ff-refusal-kit-incomplete = „{ $text }“ ist kein Monster: Es braucht { $parts } Teile, etwa Kröte-Tonne-Krallen-Frosch-Pfoten; Köpfe gibt es { $known }.
ff-refusal-no-such-part = Der Bausatz hat { $part ->
    [head] keinen Kopf
    [body] keinen Körper
    [arms] keine Arme
    [legs] keine Beine
    [feet] keine Füße
   *[other] ?{ $part }
} namens „{ $text }“; es gibt { $known }.

## Wer am Zug ist

ff-refusal-game-over = Das Spiel ist zu Ende: Gezogen wird nicht mehr.
ff-refusal-no-such-seat = Dort sitzt niemand: Nur wer mitspielt, kann ziehen.
ff-refusal-player-wanted = Das kann nur, wer mitspielt; von allein wird nur die Karte des Monsters aufgedeckt.
ff-refusal-already-resigned = { START($colour) } hat aufgegeben und zieht nicht mehr.
ff-refusal-card-next = Alle Figuren haben gezogen: Jetzt wird die Karte des Monsters aufgedeckt.
ff-refusal-tokens-first = Das Monster wartet, bis alle Figuren gezogen haben, und { $colour } ist am Zug.
ff-refusal-card-by-nobody = Die Karte des Monsters spielt niemand: Sie wird aufgedeckt, wenn alle Figuren gezogen haben.
ff-refusal-not-your-turn = { START($turn) } ist am Zug: Im Uhrzeigersinn ziehen alle je eine Figur, und { $colour } muss warten.

## Ein Plättchen beim Bauen

ff-refusal-draft-first = Die Festung ist noch nicht fertig: { START($colour) } muss ein Plättchen legen.
ff-refusal-no-draft = Jetzt werden keine Plättchen gelegt: Die Festung ist fertig.
ff-refusal-not-your-draft-turn = { START($turn) } ist am Zug: Im Uhrzeigersinn legen alle je ein Plättchen, und { $colour } muss warten.
ff-refusal-no-such-tile = „{ $text }“ ist keines der Plättchen: { $tiles }.
ff-refusal-tile-not-left = Davon ist nichts mehr übrig: { ff-kind }.
ff-which-tile = „{ $text }“ passt auf mehrere ({ $kinds }): Sag, welches du meinst.
ff-refusal-no-such-square = Der Spielplan hat kein Feld „{ $text }“.
ff-refusal-arrow-wanted = Ein Teleporter hat einen Pfeil: Sag, wohin er zeigt, n, e, s oder w.
ff-refusal-direction-wanted = Sag, wie { ff-draft-tile } liegen soll: längs (in der Reihe) oder quer (in der Spalte).
ff-refusal-no-direction-wanted = Wie { ff-draft-tile } liegt, ist egal: Sag nur, wo.
ff-refusal-corner-kept-free = { $square } bleibt frei: Auf a1, b1, a2, p11, o11 und p10 wird nichts gelegt.
ff-refusal-over-the-edge = Von { $square } aus würde { ff-draft-tile } über den Rand des Spielplans ragen.
ff-refusal-place-taken = { $square } ist belegt: Dort liegt { $there }, und Plättchen liegen nicht übereinander.
ff-refusal-tile-on-token = { $square } ist belegt: Dort steht { $other }.
ff-refusal-tile-on-monster = { $square } ist belegt: Dort steht das Monster.
ff-refusal-teleporters-adjacent = { $square } liegt neben dem Teleporter auf { $beside }: Teleporter liegen nie nebeneinander.
ff-refusal-teleporters-share-wall = { $square } und der Teleporter auf { $beside } lägen beide an Mauer { $letter }: Dort ist nur für einen Platz.

## Die Figur

ff-refusal-unknown-token = Eine Figur „{ $token }“ gibt es in diesem Spiel nicht.
ff-refusal-not-your-token = { $token } gehört jemand anderem: Alle ziehen nur ihre eigenen Figuren.
ff-refusal-token-escaped = Für { $token } gibt es kein Zurück: Wer draußen ist, bleibt draußen.
ff-refusal-token-eaten = Das Monster hat { $token } gefressen: Diese Figur ist aus dem Spiel.
ff-refusal-token-moved = Eine Figur zieht einmal in jeder Runde, und { $token } hat schon gezogen.

## Der Weg

ff-refusal-too-many-points = Der Weg ist zu lang: { $token } hat { ff-points }, und Punkt { $point } wäre einer zu viel{ $entered ->
    [yes] , denn das Hereinkommen kostet den ersten
   *[no] {""}
}.
ff-refusal-unknown-letter = { ff-point-fails } „{ $letter }“ ist kein Schritt; u, d, l, r gehen ein Feld, i kommt herein, x geht hinaus.
ff-refusal-enter-first = { ff-point-fails } { $token } wartet draußen, und der erste Punkt ist zum Hereinkommen (i).
ff-refusal-already-inside = { ff-point-fails } { $token } ist auf { $square }, und hereinkommen kann nur, wer draußen wartet.
ff-refusal-exit-elsewhere = { ff-point-fails } { $token } ist auf { $square }, und hinaus geht es nur von a1.
ff-refusal-already-out = { ff-point-fails } { $token } ist da schon draußen, und der Zug ist vorbei.
ff-refusal-entrance-blocked = { ff-point-fails } auf { $square } liegt etwas, und niemand kann herein.
ff-refusal-wall = { ff-point-fails } hinter { $square } ist Mauer { $letter }, und durch Mauern geht nur das Monster.
ff-refusal-monster-there = { ff-point-fails } auf { $square } steht das Monster, und dorthin geht keine Figur.
ff-refusal-floor-closed = { ff-point-fails } auf { $square } liegt { ff-floor }, und dorthin geht keine Figur.
ff-refusal-points-spent = { ff-point-fails } { $token } hat { ff-points }, und der Weg bis dahin hat alle gekostet.
ff-refusal-tile-at-wall = { ff-point-fails } { ff-the-tile } auf { $square } steht an der Mauer, und Figuren schieben nichts über den Rand.
ff-refusal-tile-before-tile = { ff-point-fails } { ff-the-tile } auf { $square } lässt sich nicht schieben, weil dahinter auf { $behind } { $other } steht.
ff-refusal-tile-before-token = { ff-point-fails } { ff-the-tile } auf { $square } lässt sich nicht schieben, weil dahinter auf { $behind } { $other } steht.
ff-refusal-tile-before-monster = { ff-point-fails } { ff-the-tile } auf { $square } lässt sich nicht schieben, weil dahinter auf { $behind } das Monster steht.
ff-refusal-ends-on-token = { $other } steht auf { $square }: Dort darf kein Zug enden.

ff-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}

ff-point-fails =
    { $point ->
        [0] { "" }
       *[other]
            Punkt { $point } des Wegs geht nicht{ $entered ->
                [yes] { " " }(das Hereinkommen kostet den ersten)
               *[no] { "" }
            }, denn
    }

## Was als Weg getippt wurde

ff-refusal-path-unreadable = „{ $text }“ ist kein Weg: Gib Buchstaben (uull), Pfeile, n e s w, gezählte Schritte (l3 u1) oder das Zielfeld (k5) ein.
ff-refusal-square-taken = Auf { $square } steht { $other }: { $token } darf dort nicht enden.
ff-refusal-square-of-monster = Das Monster steht auf { $square }: { $token } kann nicht dorthin.
ff-refusal-square-of-floor = { $square } ist für Figuren gesperrt, { $token } kann nicht dorthin: Dort liegt { ff-floor }.
ff-refusal-square-out-of-reach = { $square } ist zu weit: { $token } hat { ff-points }, und kein erlaubter Weg mit so vielen Punkten endet dort.
ff-refusal-exit-out-of-reach = Der Weg hinaus ist zu weit: { $token } hat { ff-points }, und von a1 kostet das Hinausgehen noch einen.

## Ein geplanter Zug, wenn er an der Reihe ist

ff-refusal-plan-token-elsewhere = Inzwischen ist { $token } nicht mehr da, wo du den Zug geplant hast.
ff-refusal-plan-way-changed = Der Weg führt über { $square }, und dort ist es nicht mehr wie bei deinem Plan.
ff-refusal-plan-ends-elsewhere = Derselbe Weg würde { $token } jetzt anderswohin führen oder etwas anderes schieben.
ff-refusal-plan-more-danger = Die nächste Karte des Monsters ist für deine Figuren gefährlicher als bei deinem Plan.
