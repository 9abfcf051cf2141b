# Was in Claustrophobia geschieht.

## Runden

cl-round-ended = Runde { $round } ist zu Ende.
cl-action-rolled = Aktionswürfel: { $dice }.
cl-dice-assigned = Die Würfel sind verteilt: { $dice }.
cl-die-of = { ROLE($human, "label") } { $die }
cl-die-exhausts = { ROLE($human, "label") } { $die }💤
cl-exhausted = Erschöpft: { ROLE($humans, "label") }.
cl-die-rolled-again = Die { $before } würde { ROLE($human, "object") } erschöpfen: Noch einmal gewürfelt zeigt sie { $after }.
cl-threat-began = Die Aktion der Menschen ist zu Ende.
cl-demon-action-began = Die Bedrohungsphase ist zu Ende.
cl-acts-again = { START($who) } handelt noch einmal.
cl-movement-ended = Dort endet die Bewegung.
cl-destiny-rolled = Schicksalswürfel: { $dice }.
cl-slot-taken = { $count ->
    [one] Die { $dice } kommt auf „{ cl-slot }“.
   *[other] { $dice } kommen auf „{ cl-slot }“.
}
cl-dice-set-aside = { $count ->
    [one] Die { $dice } kommt weg.
   *[other] { $dice } kommen weg.
}
cl-destiny-die-owed = Die nächste Bedrohungsphase hat einen Schicksalswürfel mehr.
cl-points-gained = Die Dämonen bekommen { $change } BP und haben { $points }.
cl-points-lost = { $change ->
    [one] Die Dämonen verlieren 1 BP und haben { $points }.
   *[other] Die Dämonen verlieren { $change } BP und haben { $points }.
}
cl-points-left = { $points ->
    [0] Es sind keine BP übrig.
    [one] 1 BP ist übrig.
   *[other] { $points } BP sind übrig.
}

cl-effect-courage = { $count ->
    [one] { START($human) } hat +1 Kampf und +1 Verteidigung bis zur nächsten Initiative.
   *[other] { START($human) } haben +1 Kampf und +1 Verteidigung bis zur nächsten Initiative.
}
cl-effect-rally = Die nächste Initiative hat zwei Würfel mehr.
cl-effect-precognition = In dieser Runde legen die Menschen die Plättchen, die sie erkunden.
cl-effect-blessed-speed = { START($human) } hat in dieser Aktion der Menschen +1 Bewegung.
cl-effect-blessed-strength = { START($human) } hat in dieser Aktion der Menschen +2 Kampf.
cl-effect-haste = { START($human) } hat in dieser Aktivierung +1 Bewegung.
cl-effect-hold-the-line = { $count ->
    [one] { START($human) } hat +1 Verteidigung bis zur nächsten Initiative.
   *[other] { START($human) } haben +1 Verteidigung bis zur nächsten Initiative.
}
cl-effect-oil = Auf { $tile } kann in der nächsten Bedrohungsphase nichts erscheinen.
cl-effect-speed = Troglodyten haben in dieser Aktion der Dämonen +1 Bewegung.
cl-effect-legion = Troglodyten haben +1 Verteidigung bis zur nächsten Bedrohungsphase, die 2 BP bringt, wenn vorher einer stirbt.
cl-effect-claws = Troglodyten würfeln in dieser Aktion der Dämonen verfehlte Würfel noch einmal.
cl-effect-taste = In dieser Phase hindern Menschen auf einem Plättchen das Herbeirufen nicht.
cl-effect-burrowing = In dieser Phase wird auf jedem Plättchen ohne Menschen herbeigerufen.
cl-effect-resistance = Bis zur nächsten Bedrohungsphase ist kein Mensch flüchtig, und alle Troglodyten sind es.
cl-effect-crisis = In dieser Runde wirkt keine Gabe.
cl-effect-rage = Der Dämon würfelt in dieser Phase verfehlte Würfel noch einmal.
cl-effect-satan = Der Dämon hat bis zur nächsten Bedrohungsphase +1 Bewegung, Kampf und Verteidigung.
cl-effect-no-bodyguard = { START($human) } ist in dieser Aktion der Dämonen kein Leibwächter.
cl-effect-weak-spot = Der erste Treffer eines Angriffs auf { ROLE($human, "object") } zählt in dieser Aktion der Dämonen doppelt.

cl-counter-barrels = { $value ->
    [one] Das erste Fass steht.
    [3] Das dritte Fass steht.
   *[other] { $value } Fässer stehen.
}
cl-counter-prayers = Das ist Gebet { $value } von 9.
cl-counter-chests-opened = { $value ->
    [one] 1 der 4 Truhen ist jetzt offen.
   *[other] { $value } der 4 Truhen sind jetzt offen.
}
cl-counter-relic-found = Die Reliquie ist darin!
cl-counter-relic-carrier = { START($human) } trägt die Reliquie.

cl-end = { $winner ->
    [humans] **Die Menschen gewinnen** ({ $who }): { $cause }
    [demons] **Die Dämonen gewinnen** ({ $who }): { $cause }
    [nobody] **Unentschieden**: { $cause }
   *[other] ?{ $winner }
}
cl-end-cause = { $cause ->
    [goal] Das Ziel ist erreicht.
    [goal-lost] Das Ziel ist nicht mehr zu erreichen.
    [all-dead] Kein Mensch ist mehr übrig.
    [limit] Die letzte Runde ist vorbei.
    [escaped] Niemand ist mehr drinnen.
    [resigned] Die andere Seite hat aufgegeben.
   *[other] ?{ $cause }
}

## Tunnel

cl-tile-drawn = { START($human) } erkundet von { $origin } aus nach { $direction } und findet: { $kind }.
cl-tile-discarded = Das Plättchen würde die Tunnel schließen und kommt aus dem Spiel.
cl-tile-returned = Das Plättchen geht zurück in den Stapel ({ $kind }).
cl-tile-laid = { $tile } öffnet sich nach { $openings }.
cl-tile-first = { $kind ->
    [exit] Von dort entkommt ein Mensch für 1 Punkt Bewegung.
    [hungry] Ein Treffer eines Angriffs auf einen Krieger dort zählt doppelt.
    [narrow] Dort ist Platz für einen Krieger jeder Seite.
    [flooded] Wer hineingeht, beendet die Bewegung; hinauszugehen kostet die ganze.
    [den] Troglodyten können dort immer herbeigerufen werden.
    [hole] Troglodyten gehen für 1 Punkt Bewegung von Loch zu Loch.
   *[other] ?{ $kind }
}
cl-tile-sprung = { $kind ->
    [trapped] { START($human) } löst die Falle von { $tile } aus.
    [mechanism] { START($human) } setzt den Mechanismus von { $tile } in Gang.
   *[other] { START($human) } kommt als Erster auf { $tile }.
}
cl-trap-rolled = Der Würfel der Falle zeigt { $die }: { $die ->
    [1] Nichts geschieht.
    [2] ein Treffer.
    [3] ein Treffer.
    [4] Die Bewegung endet.
    [5] Ein Troglodyt erscheint, wenn Platz ist.
    [6] zwei Treffer.
   *[other] ?{ $die }
}
cl-hole-token-owed = Noch ein Plättchen bekommt ein Loch.
cl-hole-token-put = Auf { $tile } öffnet sich ein Loch.
cl-opening-closed = Ein Einsturz verschließt den Weg zwischen { $tile } und { $other }.
cl-opening-cleared = Der Einsturz ist weggeräumt.
cl-seal-broken = Das Siegel von { $tile } ist gebrochen.
cl-chest-there = Auf { $tile } steht eine Truhe.
cl-relic-there = Auf { $tile } liegt die Reliquie.
cl-tiles-seen = { $count ->
    [one] Die Menschen sehen das nächste Plättchen{ $tiles }.
   *[other] Die Menschen sehen die nächsten { $count } Plättchen{ $tiles }.
}
cl-tiles-ordered = Die Menschen ordnen sie{ $tiles }.
cl-these-tiles = { "" }: { $tiles }

## Krieger

cl-moved-together = { cl-troglodytes } gehen von { $origin } nach { $target }.
cl-moved = { START($who) } geht von { $origin } nach { $target }.
cl-driven = { START($who) } wird von { $origin } nach { $target } getrieben.
cl-human-left = { START($human) } entkommt.
cl-appeared = { START($who) } erscheint auf { $tile }.
cl-troglodytes-appeared = { $count } Troglodyten erscheinen: { $places }.
cl-troglodytes-appeared-on = { $count } Troglodyten erscheinen auf { $tile }.
cl-so-many-on = { $count } auf { $tile }
cl-troglodytes-died = { $count ->
    [one] Auf { $tile } stirbt ein Troglodyt.
   *[other] Auf { $tile } sterben { $count } Troglodyten.
}
cl-demon-wounded = { $wounds ->
    [one] { START($who) } bekommt eine Wunde und hat { $all } von { $health }.
   *[other] { START($who) } bekommt { $wounds } Wunden und hat { $all } von { $health }.
}
cl-died = **{ START($who) } stirbt.**
cl-human-freed = { START($human) } kommt auf { $tile } frei: Die Zeilen { $lines } sind gestrichen, Zeile { $die } gilt.
cl-object-lost = { START($human) } verliert: { $object }.

## Kämpfe

cl-attacked = { START($who) } greift { ROLE($target, "object") } an (Verteidigung { $needed }): { $dice }; { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
cl-film-attack = { $hits ->
    [0] { START($who) } verfehlt { ROLE($target, "object") }.
    [one] { START($who) } trifft { ROLE($target, "object") }.
   *[other] { START($who) } trifft { ROLE($target, "object") } { $hits }-mal.
}
cl-attacked-together = { $count } Troglodyten greifen { ROLE($target, "object") } an (Verteidigung { $needed }): { $dice }; { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
cl-attacked-none = { START($who) } greift { ROLE($target, "object") } ohne Würfel an.
cl-shot = { START($who) } schießt auf { ROLE($target, "object") } auf { $tile } (Verteidigung { $needed }): { $dice }; { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
cl-die-hit = **{ $die }**
cl-dice-and-repeats = { $dice }, noch einmal { $repeats }
cl-cave-in-attacked = { START($who) } gräbt am Einsturz.
cl-seal-attacked = { START($who) } schlägt auf das Siegel von { $tile }, das bei 5 oder mehr bricht: { $dice }.
cl-grenade-thrown = { START($human) } wirft eine Granate auf { $tile }; 4 oder mehr trifft: { $dice }.
cl-fumes-spread = Giftige Dämpfe füllen { $tile }; 3 oder mehr trifft: { $dice }.
cl-foe-guarded = { $hits ->
    [one] { START($who) } fängt den Treffer ab.
   *[other] { START($who) } fängt { $hits } Treffer ab.
}
cl-human-hit = { $lines ->
    [one] { START($human) } wird getroffen.
   *[other] { START($human) } wird getroffen, und das zählt { $lines }-mal.
}
cl-hit-named = { $count ->
    [one] { START($human) } verliert Zeile { $lines }.
   *[other] { START($human) } verliert die Zeilen { $lines }.
}
cl-hit-guarded = { START($guard) } fängt den Treffer für { ROLE($human, "object") } ab.
cl-hit-parried = { START($human) } pariert den Treffer.
cl-line-healed = Zeile { $line } { ROLE($human, "genitive") } ist geheilt.
cl-deed-done = { $deed ->
    [barrel] { START($human) } stellt ein Fass auf.
    [prayer] { START($human) } betet.
    [open] { START($human) } öffnet die Truhe.
    [take] { START($human) } nimmt die Reliquie.
   *[other] ?{ $deed }
}

## Karten und Gaben

cl-event-drawn = { $count ->
    [one] Die Dämonen ziehen eine Ereigniskarte.
   *[other] Die Dämonen ziehen { $count } Ereigniskarten.
}
cl-event-drawn-known = Die Dämonen ziehen eine Ereigniskarte: „{ $card }“.
cl-event-played = Die Dämonen spielen **{ $card }**{ $aim }.
cl-advantage-played = Die Menschen spielen **{ $card }**{ $aim }.
cl-gift-used = Der Erlöser benutzt **{ $gift }**{ $aim }.
cl-aimed = { "" } ({ $aim })
cl-card-prepared = Die Dämonen legen eine Karte verdeckt hin.
cl-card-prepared-known = Die Dämonen legen eine Karte verdeckt hin: „{ $card }“.
cl-prepared-revealed = Die verdeckte Karte wird aufgedeckt: „**{ $card }**“.
cl-blessed = { START($human) } ist gesegnet.
cl-guard-set = { $order ->
    [always] Deine Leibwächter fangen ab jetzt Treffer für andere ab.
    [never] Deine Leibwächter fangen ab jetzt keine Treffer für andere ab.
   *[other] ?{ $order }
}

## Die Versteigerung

cl-bid-made = { $name } bietet { $points } für die Menschen.
cl-auction-ended = Niemand geht tiefer: { $name } spielt die Menschen und hat { $points } Punkte auszugeben.
cl-human-hired = { $price ->
    [0] { START($human) } ist dabei.
   *[other] { START($human) } ist für { $price } dabei.
}
cl-gift-bought = Gekauft für { $price }: { $gift }.
cl-object-bought = { START($human) } bekommt für { $price }: { $object }.
cl-advantage-bought = Gekauft für { $price }: eine Vorteilskarte.
cl-advantage-drawn = Die Menschen ziehen eine Vorteilskarte.
cl-advantage-drawn-known = Die Menschen ziehen eine Vorteilskarte: „{ $card }“.
cl-force-chosen = Die Menschen sind komplett.
