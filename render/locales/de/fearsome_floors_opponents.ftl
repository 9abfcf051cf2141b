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
ff-motive-safe = Keine Karte frisst { $token } dort; ohne den Zug hätten es { $before } von { $cards } getan.
ff-motive-safer = { $after } von { $cards } Karten fressen { $token } dort; ohne den Zug wären es { $before } gewesen.
ff-motive-risks = { $after } von { $cards } Karten fressen { $token } dort.
ff-motive-rescues = Das hilft { $other }: Jetzt fressen { $after } von { $cards } Karten diese Figur, vorher { $before }.
ff-motive-exposes = Das bringt { $other } in Gefahr: Jetzt fressen { $after } von { $cards } Karten diese Figur, vorher { $before }.
ff-motive-feeds = Das lenkt das Monster auf { $other }: Jetzt fressen { $after } von { $cards } Karten diese Figur, vorher { $before }.
ff-motive-enters = { START($token) } kommt herein.
ff-motive-nearer = { START($token) } könnte in { $rounds } weiteren { $rounds ->
    [one] Runde
   *[other] Runden
} draußen sein, statt in { $before }.
ff-motive-on-its-way = { START($token) } kommt dem Ausgang näher: noch { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
} bis hinaus.
ff-motive-waits = { START($token) } wartet auf einen besseren Moment.
ff-motive-no-nearer = { START($token) } kommt dem Ausgang nicht näher, und ein einzelner Grund sticht nicht heraus.
ff-motive-too-late = { START($token) } ist zu weit vom Ausgang: { $left ->
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
ff-hint-less-risk = Weniger Risiko als **{ $next }**: Im Schnitt werden { $mine } deiner Figuren gefressen, nicht { $theirs }.
ff-hint-more-wins = { $points } Siege mehr in 100 Spielen als mit **{ $next }**{ $risky ->
    [yes] , wenn auch mit mehr Risiko
   *[no] { "" }
}.
ff-hint-risks = In Gefahr: { $risks }.
ff-hint-risk = { $token } ({ $some } von { $cards } Karten{ $moves ->
    [yes] , wenn sie dort bleibt
   *[no] { "" }
})
ff-hint-draft = Für das Bauen gibt es keine Tipps: Kein Plättchen hilft jemandem mehr als anderen.
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
