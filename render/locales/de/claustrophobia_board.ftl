# Wie ein Spiel von Claustrophobia steht, in Worten.

## Die Überschrift

cl-board = Runde { $round } von { $limit }, { $phase }. { $wanted }
cl-phase = { $phase ->
    [auction] Versteigerung
    [force] die Menschen werden gekauft
    [initiative] Initiative
    [human-action] Aktion der Menschen
    [threat] Bedrohungsphase
    [demon-action] Aktion der Dämonen
    [round-end] Ende der Runde
    [over] vorbei
   *[other] ?{ $phase }
}
cl-threat-points = { $points ->
    [one] 1 Bedrohungspunkt (BP)
   *[other] { $points } Bedrohungspunkte (BP)
}
cl-wanted = { $moment ->
    [auction] Die Gebote fallen ab 21; wer weniger bietet, spielt die Menschen.
    [force] { $points ->
        [one] Die Menschen kaufen ihre Truppe: Noch 1 Punkt ist übrig.
       *[other] Die Menschen kaufen ihre Truppe: Noch { $points } Punkte sind übrig.
    }
    [roll] Es wird gewürfelt.
    [initiative] { $left ->
        [one] Die Menschen geben den Aktionswürfel { $dice } einem Krieger.
       *[other] Die Menschen geben die Aktionswürfel { $dice } ihren Kriegern.
    }
    [human-action] Die Menschen gehen, erkunden und kämpfen.
    [threat] { $left ->
        [0] Die Dämonen spielen Ereignisse und rufen herbei; sie haben { cl-threat-points }.
        [one] Die Dämonen legen den Würfel { $dice }, spielen Ereignisse und rufen herbei; sie haben { cl-threat-points }.
       *[other] Die Dämonen legen die Würfel { $dice }, spielen Ereignisse und rufen herbei; sie haben { cl-threat-points }.
    }
    [demon-action] Die Krieger der Dämonen gehen und kämpfen.
    [placing] Wie herum soll das Plättchen liegen ({ $tile })?
    [hole] Welches Plättchen bekommt das Loch?
    [naming] { cl-hits-owed }
    [map-order] Die Menschen ordnen die Plättchen der Kanalkarte.
    [over] Das Spiel ist zu Ende.
   *[other] ?{ $moment }
}
cl-headline = Runde { $round } von { $limit }, { $phase }. { $moment ->
    [initiative] Die Menschen verteilen ihre Würfel.
    [threat] { $left ->
        [0] { $wanted }
       *[other] Die Dämonen legen ihre Würfel, spielen Ereignisse und rufen herbei; sie haben { cl-threat-points }.
    }
   *[other] { $wanted }
}
cl-to-act = { $name } entscheidet.
cl-hits-owed = Zu streichende Zeilen: { $hits }.
cl-hits-on = { $count } { ROLE($human, "bei") }
cl-aim = { $scenario ->
    [air] Ziel: zwei Menschen durch den Ausgang hinaus, der nach 8 Plättchen kommt ({ $count } gelegt).
    [barrels] Ziel: drei Fässer an der Grube ({ $count } von 3).
    [choir] Ziel: Der Herr der Seelen stirbt; er ist im Pentagrammraum.
    [prayers] Ziel: neun Gebete des Erlösers ({ $count } von 9).
    [brother] Ziel: den Besessenen mit 4 Wunden befreien und bis zum Ende der nächsten Runde am Leben halten.
    [chest] Ziel: die Reliquie finden ({ $count } von 4 Truhen offen) und von T0 hinaustragen.
   *[other] ?{ $scenario }
}

## Ein Plättchen

cl-tile-line = { $tile }, { $place }: { $ways }.{ $there }{ $marks }
cl-east = { $count } östlich
cl-west = { $count } westlich
cl-south = { $count } südlich
cl-north = { $count } nördlich
cl-origin = der Start
cl-way-to = nach { $direction } zu { $tile }
cl-way-dark = nach { $direction } ins Dunkel
cl-way-closed = nach { $direction } versperrt
cl-way-sealed = nach { $direction } zu { $tile } hinter einem Siegel
cl-no-way = kein Weg weiter
cl-there = { "" } Dort: { $warriors }.
cl-mark-hole = { "" } Es hat ein Loch.
cl-mark-trap = { "" } Noch nicht ausgelöst.
cl-mark-oil = { "" } Dort liegt Brennendes Öl.
cl-mark-chest = { $chest ->
    [closed] { "" } Eine geschlossene Truhe.
    [open] { "" } Eine offene Truhe.
    [relic] { "" } Dort liegt die Reliquie.
   *[other] ?{ $chest }
}

## Ein Krieger

cl-numbers = In Klammern: Bewegung/Kampf/Verteidigung.
cl-human-line = { START($human) } auf { $place }: { $state }{ $lost }{ $objects }.
cl-human-dead = { START($human) } ist tot.
cl-human-out = { START($human) } ist entkommen.
cl-human-exhausted = erschöpft durch eine { $die } ({ $stats })
cl-human-die = Zeile { $line } ({ $stats })
cl-human-no-die = noch kein Würfel
cl-human-unhurt = { "" }, unverletzt
cl-human-lost = { $count ->
    [one] { "" }, Zeile { $lines } gestrichen
   *[other] { "" }, Zeilen { $lines } gestrichen
}
cl-human-pending = { $count ->
    [one] { "" }, 1 Treffer zu streichen
   *[other] { "" }, { $count } Treffer zu streichen
}
cl-human-bears = { "" }, trägt { ROLE($objects, "object") }
cl-relic = die Reliquie
cl-acted = { "" }, hat gehandelt
cl-acting = { $left ->
    [0] { "" }, handelt gerade
   *[other] { "" }, handelt gerade (noch { $left } Bewegung)
}
cl-demon-line = { START($demon) } auf { $place }: { $wounds } von { $health } Wunden ({ $stats }){ $acted }.

cl-crowd = { $troglodytes } auf { $tile }
cl-crowds = { $count ->
    [0] Kein Troglodyt ist im Spiel.
   *[other] Im Spiel: { $crowds }.
}
cl-not-in-play = { START($warrior) } ist nicht im Spiel.
cl-stands = { START($warrior) } auf { $tile } ({ $stats }).
cl-typed = { $word ->
    [demon] Dämon
    [troglodytes] Troglodyten
   *[other] ?{ $word }
}
cl-no-warrior = „{ $text }“ gibt es in diesem Spiel nicht: Frag nach { $known }.
cl-no-tile = Ein Plättchen „{ $text }“ liegt nicht da: Frag nach T0 bis T{ $last }.

## Beide Seiten

cl-points = Bedrohungspunkte: { $points }. Karten auf der Hand: Menschen { $advantages }, Dämonen { $events }.{ $prepared }{ $extra }
cl-prepared = { "" } Eine Karte liegt verdeckt.
cl-extra-dice = { $count ->
    [one] { "" } Nächstes Mal ein Schicksalswürfel mehr.
   *[other] { "" } Nächstes Mal { $count } Schicksalswürfel mehr.
}
cl-gifts = Gaben: { $gifts }.
cl-slots = Auf der Schicksalstafel: { $slots }.
cl-slot-dice = { cl-slot } { $dice }
cl-effects = In Kraft: { $effects }
cl-hand-card = „{ $card }“
cl-hand = { $side ->
    [humans] Die Karten der Menschen
    [demons] Die Karten der Dämonen
   *[other] ?{ $side }
}: { $cards }.
cl-card-explained = **{ $card }**: { $about }
cl-map-known = Nächste Plättchen: { $tiles }.
cl-guard-order = Die Leibwächter der Dämonen { $order ->
    [always] fangen Treffer für andere ab.
    [never] fangen keine Treffer für andere ab.
   *[other] ?{ $order }
}
cl-prepared-known = Verdeckt: „{ $card }“.
cl-mark = Runde { $round }
cl-film = { $turns ->
    [one] Ein Zug, noch einmal: { $told }
   *[other] { $turns } Züge, noch einmal: { $told }
}
cl-caught-up = { $acted ->
    [no] { $turns ->
        [one] Bisher ein Zug: { $told }
       *[other] Bisher { $turns } Züge. Der letzte: { $told }
    }
   *[yes] { $turns ->
        [one] Ein Zug seit deinem: { $told }
       *[other] { $turns } Züge seit deinem. Der letzte: { $told }
    }
}
cl-caught-up-lost = Deine Verluste: { $lost }.
cl-turn-silent = { $name } macht weiter.

cl-dark = { $tile } { $sides }
cl-darks = Ins Dunkel: { $tiles }.
