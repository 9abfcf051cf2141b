# Programme, die Finstere Flure spielen: wie sie heißen und warum sie so spielen.

ff-level = { $level ->
    [runner] Hase
    [novice] Maus
    [player] Katze
    [skilled] Fuchs
    [expert] Eule
    [master] Drache
   *[other] ?{ $level }
}
ff-level-about = { $level ->
    [runner] rennt zum Ausgang und schaut sich nie um
    [novice] stellt sich eine Karte vor und hofft auf sie
    [player] prüft alle Karten, einen Zug weit
    [skilled] denkt die besten Züge bis zum Ende der Runde durch
    [expert] denkt viele Züge durch und ist nie leichtsinnig
    [master] denkt auch an deine Antworten
   *[other] ?{ $level }
}

## Warum ein Zug gespielt wurde

ff-motive-wins = Ist { $token } draußen, ist das Spiel gewonnen.
ff-motive-escapes = { START($token) } kommt hinaus in Sicherheit.
ff-motive-safe = Dort wird { $token } bei keiner Karte gefressen; ohne den Zug wäre es bei { $before } von { $cards } passiert.
ff-motive-safer = Dort wird { $token } bei { $after } von { $cards } Karten gefressen; ohne den Zug wäre es bei { $before } passiert.
ff-motive-risks = Dort wird { $token } bei { $after } von { $cards } Karten gefressen.
ff-motive-rescues = Das hilft { $other }: Diese Figur wird jetzt bei { $after } von { $cards } Karten gefressen, vorher bei { $before }.
ff-motive-exposes = Das bringt { $other } in Gefahr: Diese Figur wird jetzt bei { $after } von { $cards } Karten gefressen, vorher bei { $before }.
ff-motive-feeds = Das lenkt das Monster auf { $other }: Diese Figur wird jetzt bei { $after } von { $cards } Karten gefressen, vorher bei { $before }.
ff-motive-enters = { START($token) } kommt herein.
ff-motive-nearer = { START($token) } könnte in { $rounds } weiteren { $rounds ->
    [one] Runde
   *[other] Runden
} draußen sein, statt in { $before }.
ff-motive-on-its-way =
    { START($token) } kommt dem Ausgang näher: In { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    } könnte die Figur draußen sein.
ff-motive-waits = { START($token) } wartet auf einen besseren Moment.
ff-motive-no-nearer = { START($token) } kommt dem Ausgang nicht näher, und kein einzelner Grund sticht heraus.
ff-motive-too-late = { START($token) } ist zu weit vom Ausgang entfernt: { $left ->
    [0] Das ist die letzte Runde.
   *[other] Es bräuchte noch { $rounds } Runden, und { $left ->
        [one] nur { $left } ist
       *[other] nur { $left } sind
    } übrig.
}
ff-motive-runs = Auf das Monster wurde nicht geachtet.
ff-motive-imagines = Erwartet wurde die Karte { $card }.
ff-motive-tile-for-cover = { START($tile) } auf { $square } gibt Deckung nah am Weg hinaus.
ff-motive-tile-to-turn = { START($tile) } auf { $square } kann das Monster umlenken.
ff-motive-tile-on-way = { START($tile) } auf { $square } liegt auf dem Weg hinaus, zum Rutschen.
ff-motive-tile-aside = { START($tile) } auf { $square } liegt abseits, wo niemand es erwartet.

## Ein Tipp: die besten Züge und was sie wagen

ff-hint = Deine besten Züge, wie { $level } sie sieht:
ff-hint-way = **{ $number }.** { $does }{ $others ->
    [none] { "" }
   *[other] { " " }Oder { $others }, genauso gut.
} { $percent } % Gewinnchance. { $why ->
    [none] { "" }
   *[other] { $why }{ " " }
}{ $risk }{ $better ->
    [none] { "" }
   *[other] { " " }{ $better }
}
ff-hint-other = **{ $number }.** { $goal }
ff-hint-less-risk = Weniger Risiko als **{ $next }**: Im Schnitt werden { $mine } deiner Figuren gefressen statt { $theirs }.
ff-hint-more-wins = { $points } Siege mehr in 100 Spielen als mit **{ $next }**{ $risky ->
    [yes] , wenn auch mit mehr Risiko
   *[no] { "" }
}.
ff-hint-risks = In Gefahr: { $risks }.
ff-hint-risk = { $token } ({ $some } von { $cards } Karten{ $moves ->
    [yes] , wenn die Figur dort bleibt
   *[no] { "" }
})
ff-hint-draft = Für das Bauen gibt es keine Tipps: Kein Plättchen nützt den einen mehr als den anderen.
ff-hint-safe = Keine deiner Figuren ist in Gefahr.
ff-hint-over = Damit ist das Spiel zu Ende.

## Eine Analyse: woher das Ergebnis kam und die Wendepunkte

ff-review-chart = Die Gewinnchancen aller, Runde für Runde.
ff-review-account = { $name }: { $begin } % am Anfang, { $luck } durch die Karten, { $skill } durch die Züge: { $result } %
ff-review-point = **{ $number }.** Runde { $round }. { $happened } { $worth }
ff-review-worth = Mit den nächstbesten Zügen wären die Chancen von { $name } um { $percent } % geringer gewesen.
ff-review-cost = Das hat die Chancen von { $name } um { $percent } % gesenkt; besser war { $better }.
ff-review-card = { $good ->
    [yes] Diese Karte war Glück für { $name }: { $percent } % mehr als im Schnitt.
    [no] Diese Karte war Pech für { $name }: { $percent } % weniger als im Schnitt.
   *[other] ?{ $good }
}
