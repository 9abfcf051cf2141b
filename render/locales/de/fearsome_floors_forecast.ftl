# Die Vorhersage der Finsteren Flure: was die nächste Karte tun könnte.

ff-forecast = { $heading ->
    [none] Was die nächste Karte tut, wenn alle Figuren bleiben, wo sie sind:
   *[other] { $heading }
    Was die nächste Karte danach tut, wenn alle anderen Figuren bleiben, wo sie sind:
}
ff-forecast-shows = Dann zeigt die Figur { $number }.
ff-forecast-fate = { $token } { $how ->
    [bite] wird gefressen
    [elsewhere] wird geschoben und auf { $square } gefressen
    [edge] wird über den Rand geschoben
    [teleporter] wird auf einen Teleporter geschoben
   *[other] ?{ $how }
}
ff-forecast-danger = { $fate }, bei { $some } von { $all } Karten ({ $percent } %): { $cards }.
ff-forecast-fated = Die Karte wird { $card } sein: Alle haben sie schon gesehen, und was zurückgenommen wird, kommt wieder.
ff-forecast-sure = { $fate } { $cards ->
    [one] – ganz sicher (100 %).
   *[other] – bei jeder Karte (100 %).
}
ff-forecast-card = { $hits ->
    [0] { $steps }
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
ff-forecast-nobody = { $cards ->
    [one] Niemand wird gefressen.
   *[other] Niemand wird gefressen, egal, welche Karte kommt.
}
ff-forecast-safe = { $cards ->
    [one] Sicher: { $tokens }.
   *[other] Sicher bei jeder Karte: { $tokens }.
}
ff-forecast-ends = Wo das Monster je nach Karte endet: { $ends }.
ff-forecast-end = { $square } ({ $cards })
ff-forecast-way = { $cards ->
    [one] Sein Weg Schritt für Schritt: { $steps }.
   *[other] Sein Weg Schritt für Schritt, so weit irgendeine Karte führt: { $steps }.
}
ff-forecast-step = { $square } (frisst { $tokens })
ff-forecast-bag = { $count ->
    [one] Die einzige Karte, die kommen kann: { $cards }.
   *[other] Die { $count } Karten, die kommen können: { $cards }.
}
ff-pad-what-if = Was wäre, wenn?

## Warum es keine gibt

setting-forecast = { $choice ->
    [always] jederzeit
    [after] für alle, die mitspielen, nach ihrem letzten Zug der Runde, für Zuschauer immer
    [never] nie
   *[other] ?{ $choice }
}
ff-forecast-never = An diesem Tisch wird ohne Vorhersage gespielt (Einstellung `forecast`: „nie“).
ff-forecast-after = An diesem Tisch siehst du die Vorhersage erst nach deinem letzten Zug der Runde, sobald jemand anderes gezogen hat (Einstellung `forecast`).
ff-forecast-over = Mit diesem Zug endet das Spiel: Danach kommt keine Karte.
