# Was man in Claustrophobia tun kann, so kurz wie auf einem Knopf.

cl-move-bid = { $points } bieten
cl-move-pass = Passen
cl-move-buy = { ROLE($item, "label") } kaufen
cl-move-buy-for = { ROLE($item, "label") } für { ROLE($human, "object") } kaufen
cl-move-roll = Würfeln
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
cl-move-order = { $tiles }
cl-act-walk = nach { $direction } zu { $tile }
cl-act-explore = nach { $direction } erkunden
cl-act-hole = durch das Loch zu { $tile }
cl-act-leave = entkommen
cl-act-fight = { ROLE($target, "object") } angreifen{ $on }{ $cards }
cl-act-fight-all = alle greifen { ROLE($target, "object") } an
cl-act-on = { "" } auf { $tile }
cl-act-war-cry = { "" } mit Kriegsruf
cl-act-suicide = { "" } als Selbstmordangriff
cl-act-break = aufbrechen, was den Weg versperrt{ $cards }
cl-move-act = { ROLE($who, "label") }: { $act }
cl-move-name = { ROLE($human, "label") }: { $lines }
cl-move-guard = { ROLE($human, "label") }: { $guard } fängt den Treffer ab
cl-move-parry = { ROLE($human, "label") }: Parade
cl-move-tile = Öffnung nach { $openings }
cl-laying = { $number }: { $way }
cl-ways-to-lay = Wie das Plättchen liegen kann: { $ways }.
cl-move-token = Loch auf { $tile }
cl-move-destiny = { cl-slot }: { $dice }
cl-move-destiny-on = { cl-slot }: { $dice }, { ROLE($human, "label") }
cl-move-summon = { ROLE($who, "label") } auf { $tile } rufen
cl-move-prepare = { $card } verdeckt hinlegen
cl-move-order-guards = { $order ->
    [always] Leibwächter: immer
    [never] Leibwächter: nie
   *[other] ?{ $order }
}
cl-move-end = { $phase ->
    [force] Das ist meine Truppe
    [human-action] Aktion der Menschen beenden
    [threat] Bedrohungsphase beenden
    [demon-action] Aktion der Dämonen beenden
   *[other] Beenden
}
cl-move-resign = Aufgeben
cl-at = { ROLE($who, $role) } auf { $tile }

## Chancen

cl-odds-hits = { $hits ->
    [one] 1 Treffer oder mehr: { $percent } %
   *[other] { $hits } oder mehr: { $percent } %
}
cl-odds-opens = geht auf: { $percent } %

## Programme

cl-level = { $level ->
    [friend] Hase
    [novice] Maus
    [steady] Katze
    [skilled] Fuchs
    [expert] Eule
    [master] Drache
   *[other] ?{ $level }
}
cl-level-about = { $level ->
    [friend] mag Abenteuer lieber als Siege und spart Karten auf
    [novice] kennt gute Züge und vergisst sie oft
    [steady] schaut einen Zug voraus und spielt solide
    [skilled] denkt bei Würfeln, Bedrohung und Plättchen voraus
    [expert] spielt jede Wahl bis zum Ende der Runde durch
    [master] tut dasselbe in viel mehr gedachten Runden
   *[other] ?{ $level }
}
cl-odds = { $label }: { $odds }

cl-hint = Deine besten Züge, wie { $level } sie sieht:
cl-hint-move = **{ $number }.** { $move }.{ $others ->
    [none] { "" }
   *[other] { " " }Oder { $others }, genauso gut.
}{ $percent ->
    [none] { "" }
   *[other] { " " }{ $percent } % Gewinnchance.
}{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
cl-hint-other = **{ $number }.** { $move }

## Eine Analyse

cl-review-chart = Die Gewinnchancen beider Seiten, Runde für Runde.
cl-review-account = { $name }: { $begin } % am Anfang, { $luck } durch Glück, { $skill } durch die Züge: { $result } %
cl-review-point = **{ $number }.** Runde { $round }. { $happened } { $worth }
cl-review-luck = Dieses Glück war für { $name } { $percent } % wert.
cl-review-worth = Mit dem nächstbesten Zug wären die Chancen von { $name } um { $percent } % geringer gewesen.
cl-review-cost = Das hat { $name } { $percent } % gekostet. Besser: { $better }.

## Warum ein Programm einen Zug gespielt hat

cl-motive-advantage = { $card ->
    [grenade] Dort trifft sie mehr Gegner als Freunde.
    [healing] Jemand dort ist schwer verletzt oder erschöpft, bis diese Zeile geheilt ist.
    [haste] Ein Schritt mehr bringt jemanden dorthin, wo er gebraucht wird.
    [nerves] Diese Würfel würden jeden erschöpfen, der sie bekommt.
    [map] Es hilft zu wissen, was als Nächstes kommt.
    [oil] Dort stehen mindestens zwei Menschen, und dann erscheint nichts bei ihnen.
    [second-wind] Es gibt noch Gegner, die zu treffen sind.
    [hold-the-line] Dort stehen mindestens zwei Menschen gegen mindestens zwei Gegner.
   *[other] ?{ $card }
}
cl-motive-imagined = Am besten in { $ahead } von { $worlds } gedachten Runden, verglichen mit dem Nächstbesten.
cl-motive-all-alike = Nichts anderes schien besser.
cl-motive-appears-far = Von dort führt noch kein Weg zu den Menschen.
cl-motive-appears-near = { $steps ->
    [0] Von dort ist sofort ein Angriff möglich.
    [one] Von dort ist es ein Schritt zu den Menschen.
   *[other] Von dort sind es { $steps } Schritte zu den Menschen.
}
cl-motive-bid = Für { $points } Punkte scheinen die Menschen noch stark genug.
cl-motive-comes-nearer = { $side ->
    [humans] So wird der Weg zum Ziel kürzer.
    [demons] So wird der Weg zu den Menschen kürzer.
   *[other] ?{ $side }
}
cl-motive-dice = { $exhausted ->
    [0] Niemand wird erschöpft.
    [one] Ein Mensch wird erschöpft.
   *[other] { $exhausted } Menschen werden erschöpft.
}
cl-motive-event = { $card ->
    [cave-in] Das schneidet Menschen von ihrem Weg ab.
    [defect] Ohne diesen Gegenstand sind die Menschen schwächer.
    [rage] Der Dämon verfehlt in dieser Phase weniger.
    [possession] Ein Mensch trifft einen anderen.
    [terror] Das bringt jemanden von dort weg, wo er sein will.
    [tough] Ein Zäher Troglodyt nah bei den Menschen kostet nichts.
    [fumes] Das kann alle dort treffen.
    [satan] Der Dämon ist damit stärker.
    [critical] Der nächste Treffer auf diesen Menschen zählt doppelt.
    [lost] Ein anderes Plättchen kann für die Menschen schlechter sein.
   *[other] ?{ $card }
}
cl-motive-explores = Was sie suchen, ist noch nicht gefunden.
cl-motive-gathers = So kommen sie der Stelle näher, von der aus sie gemeinsam weitersuchen.
cl-motive-gift = { $gift ->
    [courage] Damit kämpft jemand in dieser Runde besser und hält mehr aus.
    [rally] In der nächsten Runde gibt es mehr Würfel zur Wahl.
    [healing] Jemand bekommt eine Zeile zurück.
    [precognition] Die Plättchen dieser Runde liegen, wie es die Menschen wollen.
    [blessing] Die Dämonen verlieren einen Punkt, und jemand ist gesegnet.
   *[other] ?{ $gift }
}
cl-motive-guards = Der Leibwächter hat weniger Zeilen verloren als { $human }.
cl-motive-hits = Mindestens ein Treffer auf { ROLE($target, "object") }: { $percent } %.
cl-motive-hole-near = Von einem Loch dort sind Troglodyten bald bei den Menschen.
cl-motive-lays = { $side ->
    [humans] So bleiben die meisten Wege offen, und nah bei ihnen können kaum Gegner erscheinen.
    [demons] So bleiben wenige Wege offen, und in der Nähe können mehr erscheinen.
   *[other] ?{ $side }
}
cl-motive-loses-least = Die aufgegebenen Zeilen sind am wenigsten wert.
cl-motive-nothing-better = Was sonst möglich war, schien schlechter.
cl-motive-only-move = Etwas anderes ist nicht möglich.
cl-motive-opens-the-way = Das öffnet den Weg.
cl-motive-parries = { START($human) } ist zu schwer verletzt für noch einen Treffer.
cl-motive-passes = Für weniger Punkte scheinen die Menschen zu schwach.
cl-motive-prepares = Die Karte wartet auf den nächsten Wurf.
cl-motive-serves-the-goal = Das verlangt das Szenario.
cl-motive-slot = { $slot ->
    [calm] In der nächsten Bedrohungsphase ein Würfel mehr.
    [sounds] Zwei Punkte für jeden Würfel.
    [speed] Die Troglodyten unterwegs sind in dieser Runde schneller.
    [legion] Die Troglodyten bei den Menschen sind schwerer zu treffen.
    [claws] Die Troglodyten bei den Menschen verfehlen in dieser Runde weniger.
    [dark] Für jeden Würfel eine Ereigniskarte.
    [taste] Mehr können auf den Plättchen der Menschen selbst erscheinen.
    [burrowing] Mehr können nah bei den Menschen erscheinen als sonst.
    [resistance] Kein Mensch läuft weg, und nichts hält die Troglodyten.
    [trap] Das trifft sicher jemanden.
   *[other] ?{ $slot }
}
cl-motive-strongest-force = Von dem, was bezahlbar ist, hilft es am meisten.
