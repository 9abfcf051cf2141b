# Finstere Flure: Namen, was man auswählt und was geschehen ist.
# Figuren heißen „Rot 3“: ein Eigenname, groß und ungebeugt.

## Namen

ff-colour = { $colour ->
    [green] Grün
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [beige] Beige
    [violet] Violett
    [black] Schwarz
   *[other] ?{ $colour }
}
ff-token = { ff-colour } { $number }
ff-token-at = { $token } { $place }
ff-token-of = { $token } ({ $owner })
ff-tile = { $tile ->
    [crystal] { $role ->
        [object] einen Kristall
        [dative] einem Kristall
       *[subject] ein Kristall
    }
    [turner] { $role ->
        [object] einen Umlenkstein rechts
        [dative] einem Umlenkstein rechts
       *[subject] ein Umlenkstein rechts
    }
    [reverser] { $role ->
        [object] einen Umlenkstein 180°
        [dative] einem Umlenkstein 180°
       *[subject] ein Umlenkstein 180°
    }
    [stone] { $role ->
        [object] einen Steinblock
        [dative] einem Steinblock
       *[subject] ein Steinblock
    }
   *[other] ?{ $tile }
}
# Wörter, die man für Figuren und Wege tippen darf, neben den englischen.
ff-typed = { $word ->
    [on] auf
    [outside] draußen
    [monster] monster, das monster
    [u] hoch, rauf, oben, norden
    [d] runter, unten, süden
    [l] links, westen
    [r] rechts, osten
    [i] rein, herein
    [x] raus, hinaus
    [stay] bleiben, bleibt
   *[other] ?{ $word }
}
# Nur hier gebraucht: ein Plättchen im Dativ und im Akkusativ.
de-tile-dative = { $tile ->
    [crystal] einem Kristall
    [turner] einem Umlenkstein rechts
    [reverser] einem Umlenkstein 180°
    [stone] einem Steinblock
   *[other] ?{ $tile }
}
de-tile-object = { $tile ->
    [crystal] einen Kristall
    [turner] einen Umlenkstein rechts
    [reverser] einen Umlenkstein 180°
    [stone] einen Steinblock
   *[other] ?{ $tile }
}
ff-the-tile = { $tile ->
    [crystal] der Kristall
    [turner] der Umlenkstein rechts
    [reverser] der Umlenkstein 180°
    [stone] der Steinblock
   *[other] ?{ $tile }
}
ff-floor = { $floor ->
    [blood] Blut
    [teleporter] { $role ->
        [object] einen Teleporter
       *[subject] ein Teleporter
    }
   *[other] ?{ $floor }
}
ff-draft-tile = { $tile ->
    [pool2x2] die 2x2-Lache
    [pool4x1] die 4x1-Lache
    [teleporter1] { $role ->
        [object] einen Teleporter von Paar 1
       *[subject] ein Teleporter von Paar 1
    }
    [teleporter2] { $role ->
        [object] einen Teleporter von Paar 2
       *[subject] ein Teleporter von Paar 2
    }
   *[other] { ff-tile }
}
# Nur hier gebraucht: dasselbe im Akkusativ.
de-draft-tile-object = { $tile ->
    [pool2x2] die 2x2-Lache
    [pool4x1] die 4x1-Lache
    [teleporter1] einen Teleporter von Paar 1
    [teleporter2] einen Teleporter von Paar 2
   *[other] { de-tile-object }
}
ff-kind = { $tile ->
    [stone] Steinblock
    [crystal] Kristall
    [turner] Umlenkstein rechts
    [reverser] Umlenkstein 180°
    [pool2x2] 2x2-Lache
    [pool4x1] 4x1-Lache
    [teleporter1] Teleporter von Paar 1
    [teleporter2] Teleporter von Paar 2
   *[other] ?{ $tile }
}
ff-facing = { $facing ->
    [n] Norden
    [e] Osten
    [s] Süden
    [w] Westen
   *[other] ?{ $facing }
}
ff-place = { $place ->
    [in] draußen
    [out] entkommen
    [eaten] gefressen
   *[other] auf { $place }
}
ff-place-moved = { ff-place } (gezogen)

## Eine Figur und einen Zug wählen

ff-choice = { $number } { $place }
ff-path-more = … und { $count } weitere: Gib den Anfang eines Felds oder Wegs ein
ff-goal = { $place ->
    [out] entkommt
   *[other] nach { $place }
}
ff-goal-stays = { $place ->
    [in] bleibt draußen
   *[other] bleibt auf { $place }
}
ff-led = { $token } { $goal }
ff-done = { $token } { $origin ->
    [none] { "" }
   *[other] von { $origin }{ " " }
}{ $goal }.{ $shows ->
    [none] { "" }
   *[other] { " " }Die Figur zeigt jetzt { $shows }.
}
ff-points-left = { $count ->
    [0] keine Punkte übrig
    [one] noch 1 Punkt
   *[other] noch { $count } Punkte
}
ff-towards = { $letter ->
    [u] hoch
    [d] runter
    [l] links
    [r] rechts
    [i] rein
    [x] raus
   *[other] ?{ $letter }
}
ff-towards-counted = { $letter ->
    [i] { ff-towards }
    [x] { ff-towards }
   *[other] { $count } { ff-towards }
}
ff-separator = { " · " }

## Was geschoben wird und wohin

ff-pushed = { $end ->
    [edge] { ROLE($piece, "object") } über den Rand
    [eaten] { ROLE($piece, "object") } über den Rand (gefressen)
    [swallowed] { ROLE($piece, "object") } auf den Teleporter (gefressen)
    [teleporter] { ROLE($piece, "object") } auf den Teleporter und aus dem Spiel
    [corner] { ROLE($piece, "object") } auf die Ecke und aus dem Spiel
    [square] { ROLE($piece, "object") } nach { $square }
   *[other] ?{ $end }
}
ff-clause-pushes = schiebt { $pieces }

## Die Festung bauen

ff-draft = Die Festung wächst: noch { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}, und { $who } legt { $next ->
    [one] das nächste
   *[other] die nächsten { $next }
}.
ff-draft-left =
    { $sentence }
    Übrig: { $tiles }.
ff-kind-left = { ff-kind } ({ $count })
ff-span = { $first } bis { $last }
ff-orientation = { $orientation ->
    [lengthwise] längs (in der Reihe)
    [crosswise] quer (in der Spalte)
   *[other] { ff-facing }
}
ff-placement = { de-draft-tile-object } auf { $squares }
ff-placement-arrow = { ff-placement } mit dem Pfeil nach { ff-facing }
ff-placed = { $who } legt { $placement }.
ff-placed-rest = { $count ->
    [one] Das letzte Plättchen wird zufällig gelegt.
   *[other] Die übrigen { $count } Plättchen werden zufällig gelegt.
}
ff-placed-last = { $sentence } Die Festung ist fertig.
ff-place-done = Du hast { $placement } gelegt.

## Der Zug einer Figur, eine Aufgabe, eine Karte

ff-move = { $who }: { $clauses }.
ff-move-stays = { $place ->
    [in] { $token } bleibt draußen
   *[other] { $token } bleibt auf { $place }
}
ff-move-returns = { $token } geht im Kreis zurück nach { $place }
ff-move-enters = { $token } kommt herein nach { $square }
ff-move-goes = { $token } von { $origin } nach { $square }
ff-move-escapes = { $token } entkommt ({ $out } von { $all })
ff-clause-slides-over = rutscht über { ROLE($floors, "object") }
ff-clause-wins = gewinnt das Spiel
ff-rest-turned = { $sentence } In der ersten Runde ziehen alle nur zwei Figuren; die anderen werden jetzt umgedreht.
ff-resigns = { $count ->
    [0] { $who } gibt auf.
    [one] { $who } gibt auf: { $tokens } scheidet aus.
   *[other] { $who } gibt auf: { $tokens } scheiden aus.
}
ff-card-steps = Die Karte des Monsters: { $steps }.
ff-card-hits = { $hits ->
    [one] Das Monster jagt, bis es 1 Treffer hat, höchstens { $steps } Schritte.
   *[other] Das Monster jagt, bis es { $hits } Treffer hat, höchstens { $steps } Schritte.
}

## Ein Schritt des Monsters

ff-step = Schritt { $step }: { $look } { $clauses }.
ff-step-quiet = { $look } { $clauses }.
ff-step-last = Schritt { $step }: { $look } { $clauses }; dann { $last }.
ff-look-nobody = sieht niemanden,
ff-look-nearest = sieht { $tokens }:
ff-look-tie = sieht { $tokens }, gleich nah ({ ff-squares }):
ff-look-tie-counted = sieht { $count } Figuren gleich nah:
ff-sighting-nearest = { $side ->
    [ahead] { $token } geradeaus ({ ff-squares })
    [left] { $token } links ({ ff-squares })
    [right] { $token } rechts ({ ff-squares })
   *[other] ?{ $side }
}
ff-sighting = { $side ->
    [ahead] { $token } geradeaus ({ $distance })
    [left] { $token } links ({ $distance })
    [right] { $token } rechts ({ $distance })
   *[other] ?{ $side }
}
ff-sighting-tied = { $side ->
    [ahead] { $token } geradeaus
    [left] { $token } links
    [right] { $token } rechts
   *[other] ?{ $side }
}
ff-sighting-past = { $token } (durch { de-tile-object })
ff-squares = { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
}
ff-clause-straight = geht weiter geradeaus
ff-clause-turns = dreht sich nach { $side ->
    [left] links
    [right] rechts
   *[other] ?{ $side }
}
ff-clause-goes = geht nach { $square }
ff-clause-slides = rutscht nach { $square }
ff-clause-goes-through = geht durch Mauer { $letters } nach { $square }
ff-clause-slides-through = rutscht durch Mauer { $letters } nach { $square }
ff-clause-turned = wird von { de-tile-dative } auf { $square }{ $wall ->
    [none] { "" }
   *[other] { " " }hinter Mauer { $wall }
} nach { ff-facing } gedreht
ff-clause-turned-often = { $count ->
    [one] wird von einem Stein gedreht
   *[other] wird { $count }-mal von Steinen gedreht
}
ff-clause-teleports = kommt aus dem Teleporter auf { $square }, Blick nach { ff-facing }
ff-clause-boxed-in = ist auf { $square } eingeklemmt, Blick nach { ff-facing }
ff-clause-stops = ist im Kreis gegangen und bleibt auf { $square } stehen
ff-clause-eats = frisst { $tokens }
ff-pieces-counted = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}
ff-tokens-counted = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
ff-last-turns = dreht es sich nach { ff-facing }, zu { $token }
ff-last-ahead = schaut es nach { ff-facing }, auf { $token }
ff-last-tie = sieht es { $tokens } gleich nah und schaut weiter nach { ff-facing }
ff-last-nobody = sieht es niemanden und schaut weiter nach { ff-facing }
ff-last-facing = schaut es nach { ff-facing }

## Warum das Monster so gegangen ist

ff-why-look = { $last ->
    [yes] Nach dem Schritt, auf { $square } mit Blick nach { ff-facing }, schaut das Monster noch einmal:
   *[no] Auf { $square }, mit Blick nach { ff-facing }, schaut das Monster:
}
ff-why-side = - { $side ->
    [ahead] geradeaus
    [left] nach links
    [right] nach rechts
   *[other] ?{ $side }
} ({ ff-facing }): { $seen }
ff-why-token = { $token } auf { $square }, { ff-squares } entfernt
ff-why-wall = { $distance ->
    [0] niemand: Mauer { $letter } ist gleich davor
    [one] niemand auf 1 Feld bis zu Mauer { $letter }
   *[other] niemand auf { $distance } Feldern bis zu Mauer { $letter }
}
ff-why-blocked = { $distance ->
    [0] niemand: { ff-tile } auf { $square } versperrt ihm gleich die Sicht
    [one] niemand auf 1 Feld; dahinter versperrt ihm { ff-tile } auf { $square } die Sicht
   *[other] niemand auf { $distance } Feldern; dahinter versperrt ihm { ff-tile } auf { $square } die Sicht
}
ff-why-ruling = { $ruling ->
    [nobody] Es sieht niemanden und schaut deshalb weiter nach { ff-facing }.
    [tie] Die nächsten Figuren sind gleich nah, deshalb schaut es weiter nach { ff-facing }.
    [ahead] Die nächste Figur steht geradeaus, deshalb schaut es weiter nach { ff-facing }.
    [left] Die nächste Figur steht links, deshalb dreht es sich nach { ff-facing }.
    [right] Die nächste Figur steht rechts, deshalb dreht es sich nach { ff-facing }.
   *[other] ?{ $ruling }
}
ff-why-choose = Ein Schritt mit seinem Bild
ff-no-walk = Hier gibt es nichts zu erklären: Das Monster ist noch nicht gegangen, oder sein Gang wurde zurückgenommen.
ff-why-step = Schritt { $step }

## Wo eine Figur ist, was auf einem Feld oder in einer Reihe liegt

ff-where = { $token } ist { $place } und hat in dieser Runde { $moved ->
    [yes] schon gezogen
   *[no] noch nicht gezogen
}; die andere Seite zeigt { $other }.
ff-where-free = { $count ->
    [0] Die Figur kann nirgendwohin.
   *[other] Die Figur kann gehen: { $ways }.
}
ff-where-closed = Versperrt: { $closed }.
ff-where-exit = Der Ausgang ist { $count ->
    [0] hier
    [one] 1 Feld entfernt
   *[other] { $count } Felder entfernt, { $left } nach links und { $up } nach oben
}.
ff-where-seen = Das Monster sieht die Figur { $side ->
    [ahead] geradeaus
    [left] links
    [right] rechts
   *[other] ?{ $side }
}, { ff-squares } entfernt.
ff-where-unseen = Das Monster sieht die Figur nicht.
ff-where-sees = { $count ->
    [0] Es sieht niemanden.
   *[other] Es sieht { $tokens }.
}
ff-where-off = { $token } ist { $place }.
ff-where-resigned = { $token } ist nicht mehr im Spiel: Wer sie zog, hat aufgegeben.
ff-no-row = Der Spielplan hat keine Reihe oder Spalte „{ $text }“: Reihen sind 1 bis { $last }, Spalten a bis { $last_column }.
ff-where-the-monster = das Monster
ff-where-monster = Das Monster steht auf { $square }, Blick nach { ff-facing }.
ff-look-square = { $square }: { $told }.
ff-look-empty = nichts
ff-look-monster = das Monster, Blick nach { ff-facing }
ff-look-token = { $token } ({ $owner }{ $moved ->
    [yes] , gezogen
   *[no] { "" }
})
ff-look-teleporter = ein Teleporter von Paar { $pair }, Pfeil nach { ff-facing }
ff-look-corner = { $corner ->
    [exit] der Ausgang
    [entrance] der Eingang
   *[other] ?{ $corner }
}
ff-look-wall = Mauer { $letter } im { ff-facing } (durch sie kommt das Monster auf { $square } heraus)
ff-row = Reihe { $row }, { $first } bis { $last }: { $told }.
ff-column = Spalte { $column }, { $first } bis { $last }: { $told }.
ff-row-square = { $square } { $told }

## Was seit dem letzten Zug geschehen ist

ff-caught-up-others = Seit deinem letzten Zug: { $turns }.
ff-caught-up-moves = { $who } ({ $moves })
ff-turns-counted = { $count ->
    [one] { $who } hat einmal gezogen
   *[other] { $who } hat { $count }-mal gezogen
}
ff-film-turns = { $turns }.
ff-walk-told = { $hits ->
    [0] Die Karte des Monsters war { $card }
    [one] Das Monster war auf 1 Treffer aus
   *[other] Das Monster war auf { $hits } Treffer aus
}: Es hat { $tokens ->
    [nobody] niemanden
   *[other] { $tokens }
} gefressen und steht jetzt auf { $square }.
ff-caught-up-walks = Das Monster ist { $walks }-mal gegangen, hat { $tokens ->
    [nobody] niemanden
   *[other] { $tokens }
} gefressen und steht jetzt auf { $square }.
ff-caught-up-bites = { $count }-mal Figuren
ff-caught-up-own = Deine Figuren: { $tokens }.
ff-caught-up-eaten = { $count ->
    [one] { $tokens } wurde{ de-eaten-for-good }
   *[other] { $tokens } wurden{ de-eaten-for-good }
}
# Nur hier gebraucht, hinter „wurde“.
de-eaten-for-good = { $place ->
    [eaten] {" "}endgültig gefressen
   *[other] {" "}gefressen (jetzt { ff-place })
}
ff-caught-up-pushed = { $token } wurde geschoben (jetzt { $place })

## Runden, Spielhälften und das Ende

ff-mark = Runde { $round }
ff-round = Runde { $round } beginnt: { ff-sides-up }. { $marker }.
ff-sides-up = { $side ->
    [light] helle
    [dark] dunkle
   *[other] ?{ $side }
} Seiten oben{ $round ->
    [1] , je zwei Figuren
   *[other] { "" }
}
ff-marker = { $start } hat den Startspielerstein
ff-marker-skipped = { $start } hat den Startspielerstein ({ $who } beginnt)
ff-round-on = Runde { $round } von { $last }: { ff-sides-up }. { $start } hat den Startspielerstein.
ff-half-and-round = Die zweite Spielhälfte beginnt: Alle acht Karten sind wieder da, und wer jetzt gefressen wird, kommt nicht wieder. { $round }
ff-end-cause = { $cause ->
    [escape] Alle Figuren bis auf eine sind entkommen.
    [cards] Die letzte Runde ist vorbei.
    [no-tokens] Keine Figur ist mehr übrig.
    [resigned] Alle anderen haben aufgegeben.
   *[other] ?{ $cause }
}
ff-end-winner = { $cause } { $winner } gewinnt!
ff-end-monster = { $cause } Niemand hat eine Figur hinausgebracht: Das Monster gewinnt!
ff-end-tie = { $players } haben gleich viele Figuren hinausgebracht: { $winner } war zuerst so weit.
ff-tally = { $who }: { $which ->
    [both] { $out } entkommen, { $eaten } gefressen
    [out] { $out } entkommen
    [eaten] { $eaten } gefressen
   *[other] ?{ $which }
}
ff-standing = Platz { $place }: { $who }, { $score } entkommen
ff-standing-monster = Platz { $place }: das Monster

## Was vorgelesen wird

ff-alt-round = { $side ->
    [none] Runde { $round } von { $last }.
    [light] Runde { $round } von { $last }, helle Seiten oben.
    [dark] Runde { $round } von { $last }, dunkle Seiten oben.
   *[other] ?{ $side }
}
ff-alt-draft = { $who } legt eines der übrigen Plättchen: { $tiles }.
ff-alt-turn = { $who } ist am Zug.
ff-alt-monster-turn = Das Monster ist am Zug.
ff-alt-over = Das Spiel ist zu Ende.
ff-alt-monster = Monster auf { $square }, Blick nach { ff-facing }.
ff-alt-colour = { START(ff-colour) }
ff-alt-player = { $who } ({ $colour })
ff-alt-player-tokens = { $who }: { $tokens }.
ff-alt-resigned = { $who } hat aufgegeben.
ff-alt-resigned-out = { $who } hat aufgegeben: { $tokens }.
ff-alt-tokens = { $tokens } { $place }
ff-alt-token = { $number }{ $moved ->
    [yes] {" "}(gezogen)
   *[no] {""}
}
ff-alt-tiles = { $tile ->
    [crystal] Kristalle
    [turner] Umlenksteine rechts
    [reverser] Umlenksteine 180°
    [stone] Steinblöcke
   *[other] ?{ $tile }
} auf { $squares }.
ff-alt-floor = { $floor ->
    [blood] Blut
   *[other] ?{ $floor }
} auf { $squares }.
ff-alt-teleporters = Teleporter von Paar { $pair } auf { $places }.
ff-alt-teleporter = { $square } (Pfeil nach { ff-facing })
ff-prose-cards = Karten, die kommen können: { $cards }.

## Der Plan in Buchstaben

ff-text-sign = { $letters } { $what ->
    [monster] Monster
    [stone] Stein
    [crystal] Kristall
    [turner] lenkt rechts
    [reverser] lenkt 180°
    [blood] Blut
    [teleporter] Teleporter
    [exit] Ausgang
    [entrance] Eingang
   *[other] ?{ $what }
}
ff-text-tokens = { $what ->
    [in] wartet
    [out] entkommen
    [moved] gezogen
    [eaten] gefressen
   *[other] ?{ $what }
}: { $tokens }
ff-text-colour = { $letter } { ff-colour }
ff-text-round = Runde { $round }  Karten { $cards }  { $colours }
ff-text-draft = zu legen: { $tiles }
ff-text-next = dran: { $who }
ff-text-next-monster = dran: das Monster
ff-text-over = Ende: { $who } hat gewonnen
ff-text-over-monster = Ende: das Monster hat gewonnen

## Am Tisch: der Titel, das Zugpult und das Baupult

fearsome-floors = Finstere Flure
ff-aim = Bring deine Figuren aus der Festung, bevor das Monster sie frisst; es geht von allein und läuft auf die zu, die es sieht.
ff-length = Höchstens 14 Runden: etwa eine Stunde, wenn alle da sind, oder ein paar Tage, wenn ihr hin und wieder zieht.
ff-board-move = Ziehen
ff-board-guess = Wer wird gefressen?
ff-help-guess = Tippen, wen das Monster frisst: **{ ff-board-guess }** unter dem neuesten Spielplan.
ff-guess = { $token } { $place }
ff-guess-nobody = niemand
ff-guessed = Es hat { $count ->
    [0] niemanden
   *[other] { $tokens }
} gefressen.
ff-board-place = Legen
setting-tiles = { $choice ->
    [one] eines pro Zug, beim Bauen
    [two] zwei pro Zug, beim Bauen
   *[other] ?{ $choice }
}
ff-which-way = Dorthin führen mehrere Wege. Welchen nimmst du? Ein Weg in Buchstaben (`uull`) sagt es genau.
ff-pad-token = **{ $token }**
ff-pad-start = { $place ->
    [in] { $token }: { $count ->
        [one] 1 Punkt, genug zum Hereinkommen.
       *[other] { $count } Punkte, der erste zum Hereinkommen.
    }
   *[other] { $token }: { ff-points-left }{ ff-pad-exit }.
}
ff-pad-led = { $token } { $clauses }.
ff-pad-enters = kommt herein nach { $square }
ff-pad-goes = geht { $steps }{ $returns ->
    [yes] , zurück
   *[no] { "" }
} nach { $square }
ff-pad-leaves = verlässt die Festung
ff-pad-left = { $count ->
    [0] Keine Punkte übrig.
    [one] Noch 1 Punkt{ ff-pad-exit }.
   *[other] Noch { $count } Punkte{ ff-pad-exit }.
}
ff-pad-exit = { $exit ->
    [yes] ; mit dem nächsten kann die Figur hinaus
   *[no] { "" }
}
ff-pad-passes = Die Figur muss weiter, denn dort steht { $other }: { ff-points-left }.
ff-pad-closed = -# Versperrt: { $closed }.
ff-pad-closed-by = { $ways } ({ $why })
ff-pad-wall = Mauer
ff-pad-go = Los
ff-pad-stay = Hier bleiben
ff-pad-outside = Draußen bleiben
ff-pad-enter = Hereinkommen
ff-pad-leave = Festung verlassen
ff-pad-back = Schritt zurück
ff-pad-arrow = { $letter ->
    [l] ⬅
    [u] ⬆
    [d] ⬇
    [r] ➡
   *[other] ?{ $letter }
}
ff-pad-square = { $token ->
    [chosen] { "" }
   *[other] { $token } →{ " " }
}{ $place ->
    [out] Aus der Festung
   *[other] { $place }
}{ $signs ->
    [pushes] { " ○" }
    [eaten] { " ☠" }
    [pushes-eaten] { " ○ ☠" }
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-legend = -# { $numbers ->
    [yes] Die Zahl vor einem Feld sagt, welche Figur dorthin geht.{ " " }
   *[no] { "" }
}{ $signs ->
    [pushes] ○ schiebt etwas.
    [eaten] ☠ kann dort gefressen werden.
    [pushes-eaten] ○ schiebt etwas. ☠ kann dort gefressen werden.
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-group = { $direction ->
    [exit] Richtung Ausgang
    [sideways] Seitwärts
    [back] Zurück
   *[other] ?{ $direction }
}: { $last ->
    [none] { $first }
   *[other] { $first }-{ $last }
} von { $count }
ff-pad-group-wanted = Wohin mit **{ $token }**? { $group }.
ff-pad-goal = Wohin mit { $token }
ff-pad-whole = Ganzer Spielplan
ff-pad-near = Näher
ff-pad-forecast = Vorhersage
look-why = Warum das Monster so ging
look-forecast = Was die nächste Karte tun könnte
look-monster = Das Monster
look-record = Das Spiel als Datei
ff-pad-cancel = Abbrechen
ff-pad-cancelled = Es wurde nichts gezogen.
ff-draft-another = Du legst noch eines.
ff-draft-rest = Rest zufällig
ff-draft-rest-asked = { $who } möchte die übrigen { $count } Plättchen zufällig legen lassen.
ff-draft-tile-wanted = Welches Plättchen?
ff-draft-square-wanted = { $tile ->
    [pool2x2] Wohin kommt { ff-draft-tile }? Ihr Feld oben links sagt es.
    [pool4x1] Wohin kommt { ff-draft-tile }? Ihr erstes Feld sagt es: das linke oder das obere.
   *[other] Wohin kommt { ff-draft-tile }?
}
ff-draft-about = { $tile ->
    [stone] Er versperrt dem Monster die Sicht. Das Monster schiebt ihn; Figuren können das auch.
    [crystal] Das Monster sieht hindurch. Das Monster schiebt ihn; Figuren können das auch.
    [turner] Er versperrt dem Monster die Sicht und dreht es nach rechts, wenn es gegen ihn geht. Figuren können ihn schieben.
    [reverser] Er versperrt dem Monster die Sicht und dreht es um, wenn es gegen ihn geht. Figuren können ihn schieben.
    [pool2x2] { ff-draft-about-blood }
    [pool4x1] { ff-draft-about-blood }
    [teleporter1] { ff-draft-about-teleporter }
    [teleporter2] { ff-draft-about-teleporter }
   *[other] ?{ $tile }
}
ff-draft-about-blood = Was auf Blut kommt, rutscht geradewegs hinüber: Figuren, das Monster und geschobene Steine.
ff-draft-about-teleporter = Ein Monster, das ihn betritt, kommt aus dem anderen des Paars heraus und schaut in dessen Pfeilrichtung. Figuren dürfen nicht darauf.
ff-draft-about-what =
    { $sentence }
    { ff-draft-about }
ff-draft-column = Spalte
ff-draft-row = Feld in Spalte { $column }
ff-draft-orientation-wanted = { $tile ->
    [teleporter1] Wohin zeigt der Pfeil auf { $square }?
    [teleporter2] Wohin zeigt der Pfeil auf { $square }?
   *[other] Wie liegt die Lache von { $square } aus?
}
ff-draft-ready = { START($placement) } legen?
ff-draft-place = Legen

## Einen Tisch öffnen

ff-lobby-another-colour = Andere Farbe
ff-lobby-dungeon = { $dungeon ->
    [advanced] Festung: fortgeschritten, von allen gebaut
    [quick] Festung: schnell, zufällig gelegt
    [basic] Festung: Grundspiel
   *[other] ?{ $dungeon }
}
ff-lobby-layout = Festung: { $name }, von diesem Server
ff-lobby-longer = Längeres Spiel: Die Karte 5 zählt als 3 Treffer
ff-lobby-monster = Monster: { $monster }
ff-monster-name = { $head ->
    [toad] Kröten
    [goat] Ziegen
    [crow] Krähen
    [boar] Keiler
    [moth] Motten
    [skull] Schädel
   *[other] ?{ $head }
}-{ $body ->
    [barrel] Tonne
    [furnace] Ofen
    [pumpkin] Kürbis
    [cask] Fass
    [sack] Sack
    [shell] Panzer
   *[other] ?{ $body }
} mit { $arms ->
    [claws] Krallen
    [tentacles] Tentakeln
    [wings] Flügeln
    [hooks] Haken
    [ladles] Kellen
    [pincers] Zangen
   *[other] ?{ $arms }
}, { $legs ->
    [frog] Froschbeinen
    [spider] Spinnenbeinen
    [ostrich] Straußenbeinen
    [stump] Stummeln
    [spring] Sprungfedern
    [stilt] Stelzen
   *[other] ?{ $legs }
} und { $feet ->
    [paws] Pfoten
    [hooves] Hufen
    [flippers] Flossen
    [boots] Stiefeln
    [wheels] Rädern
    [talons] Fängen
   *[other] ?{ $feet }
}
ff-kit-part = { $part ->
    [toad] Kröte
    [goat] Ziege
    [crow] Krähe
    [boar] Keiler
    [moth] Motte
    [skull] Schädel
    [barrel] Tonne
    [furnace] Ofen
    [pumpkin] Kürbis
    [cask] Fass
    [sack] Sack
    [shell] Panzer
    [claws] Krallen
    [tentacles] Tentakel
    [wings] Flügel
    [hooks] Haken
    [ladles] Kellen
    [pincers] Zangen
    [frog] Frosch
    [spider] Spinne
    [ostrich] Strauß
    [stump] Stummel
    [spring] Sprungfedern
    [stilt] Stelzen
    [paws] Pfoten
    [hooves] Hufe
    [flippers] Flossen
    [boots] Stiefel
    [wheels] Räder
    [talons] Fänge
   *[other] ?{ $part }
}
ff-monster = Das ist das Monster: { $name }.
ff-layout-saved = Gespeichert: { $name }. `/new fearsome-floors` bietet es als Festung an.
ff-layout-dropped = Gelöscht: { $name }.
ff-record = Das Spiel als Text: ein Kopf und die Züge in der Notation, die `/rules` unter *Notation* erklärt.

## So wird gespielt: fünf Karten

ff-primer-aim-title = das Ziel
ff-primer-aim =
    Eine Festung, ein Monster und du. Deine vier Figuren kommen am Eingang **p11** herein, unten rechts. Der Ausgang ist **a1**, oben links. Bring drei deiner vier hinaus, und du gewinnst sofort. (Zu fünft, sechst oder siebt hat jeder drei und braucht zwei.)

    Das Monster geht von allein und frisst alle, die ihm im Weg stehen: Lock es zu den anderen.

    Im Fortgeschrittenenspiel baut ihr zuerst die Festung: Reihum legt ihr ihre 17 Plättchen, mit **{ ff-board-place }** unter dem Spielplan.
ff-primer-aim-picture = Der Spielplan vor dem ersten Zug: der Ausgang a1 oben links, darauf das Monster, der Eingang p11 unten rechts; dazwischen elf Steine und zwei Blutlachen.
ff-primer-sides-title = die zwei Seiten einer Figur
ff-primer-sides =
    Reihum zieht ihr je eine Figur, bis alle gezogen haben. Die Zahl, die sie zeigt, sagt, wie viele Felder sie gehen darf. Dann wird sie umgedreht und zeigt in der nächsten Runde ihre andere Zahl.

    Beide Seiten ergeben 7: hinter der 1 steht eine 6, hinter der 5 eine 2. Wer jetzt langsam ist, ist also nächstes Mal schnell. Die kleine Zahl ist die andere Seite.
ff-primer-sides-picture = Vier rote Figuren. Die auf b2 und d2 müssen noch ziehen und zeigen 1 und 4. Die auf b4 und d4 haben gezogen und wurden umgedreht: Sie zeigen 4 und 2, und klein daneben, was auf der anderen Seite steht, 3 und 5.
ff-primer-moving-title = ziehen und schieben
ff-primer-moving =
    Geh hoch, runter, nach links oder rechts, ein Feld für einen Punkt, nie schräg. Du darfst früher anhalten oder bleiben. Am Ende darf auf deinem Feld niemand anderes stehen.

    Gehst du gegen einen Stein, schiebst du ihn ein Feld weiter, wenn dahinter Platz ist. Auf **Blut** rutschst du gratis bis zur anderen Seite.
ff-primer-moving-picture = Rot 4 ist von f2 drei Felder nach links und eines nach unten gegangen, nach c3, und hat unterwegs einen Stein von c2 nach b2 geschoben. Sie wurde umgedreht und zeigt 3, die 4 klein.
ff-primer-monster-title = was das Monster sieht
ff-primer-monster =
    Haben alle gezogen, sagt eine Karte, wie viele Schritte das Monster geht. Vor jedem Schritt schaut es **geradeaus, nach links und nach rechts**, nie nach hinten, und dreht sich zur **nächsten** Figur, die es sieht. Sieht es niemanden oder sind zwei gleich nah, geht es geradeaus.

    Steine verstecken dich; Mauern sind für das Monster Türen: bei einem Buchstaben hinein, gegenüber beim gleichen heraus.
ff-primer-monster-picture = Das Monster auf e4 hat nach Osten, Norden und Süden geschaut. Es sah Rot 1 zwei Felder links und Grün 4 vier Felder geradeaus; ein Stein hat Grün 5 verdeckt. Also drehte es sich nach links, zu Rot 1, und ging nach e3.
ff-primer-winning-title = gefressen, zwei Hälften, gewinnen
ff-primer-winning =
    Figuren, die in den **ersten sieben Runden** gefressen werden, kommen am Eingang wieder herein. In den **zweiten sieben** sind sie endgültig weg.

    Sind alle deine Figuren bis auf eine entkommen, hast du gewonnen. Kommt niemand so weit, gewinnt nach Runde 14, wer die meisten hinausgebracht hat.

    Drück **{ ff-board-move }** unter dem Spielplan, wenn du dran bist; **{ ff-pad-what-if }** dort zeigt, was das Monster dann tun könnte.
ff-primer-winning-picture = Runde 9, in der zweiten Spielhälfte: Das Monster geht von g6 nach Osten auf h6 und frisst eine rote Figur, die endgültig weg ist.

## /help

ff-help-move = **{ ff-board-move }** unter dem neuesten Spielplan öffnet dein Pult: Wähl eine Figur und ein Feld, dann *{ ff-pad-go }*. Oder gib `/move` ein; `/stay` dreht eine Figur um, wo sie steht.
ff-help-odds = `/see forecast` oder **{ ff-pad-what-if }** auf dem Pult: wen das Monster mit der nächsten Karte fressen könnte.
ff-help-hint = `/hint`: deine besten Züge, wenn der Tisch es erlaubt.
ff-help-place = **{ ff-board-place }** unter dem neuesten Spielplan öffnet dein Pult: Wähl ein Plättchen, dann seinen Platz. Oder gib `/place` ein.

## Eine Zeile auf den ersten Pulten

ff-coach-move = Bring { $wanted } deiner { $tokens } Figuren bei der gelben Ecke { $exit } hinaus. Wähl eine Figur und ein Feld, schau dir das Bild an und drück *{ ff-pad-go }*: Vorher wird nichts gespielt.
ff-coach-sides = Eine Figur, die gezogen hat, zeigt eine andere Zahl; die beiden ergeben 7. Heb dir eine schnelle Seite auf, wenn das Monster nah ist.
ff-coach-lure = Das Monster dreht sich zur nächsten Figur, die es sieht. Versteck dich hinter Steinen und lass jemand anderen in seiner Sicht.
ff-coach-draft = Wähl ein Plättchen, dann ein Feld; auf dem Bild leuchtet, wo es liegen darf. Gelegt wird erst, wenn du *{ ff-draft-place }* drückst.
ff-coach-hiding = Steine verbergen eine Figur vor dem Monster, Kristalle nicht.
ff-coach-blood = Auf Blut rutschen Figuren gratis weiter, und das Monster auch: Lange Wege werden kurz.

## Festungen des Servers

ff-no-such-layout = Dieser Server hat keinen Grundriss, der { $name } heißt, und keine Festung heißt so.
ff-layout-nameless = Ein Grundriss braucht einen lesbaren Namen.
ff-layout-taken = Eine Festung { $name } gibt es schon.
ff-duplicate-alone = Das Wort eines Duplikats bestimmt Festung und Monster: Nenn entweder das Wort oder diese beiden.
ff-layouts-full = Dieser Server hat { $most } Grundrisse gespeichert, mehr geht nicht; lösch zuerst einen.
ff-layout-of-another = Den Grundriss { $name } löschen kann nur, wer ihn gespeichert hat oder hier **Kanäle verwalten** darf.
