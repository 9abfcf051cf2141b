# Warum Claustrophobia etwas ablehnt: ein Satz für jeden Grund, mit der Regel.

cl-who = { $warrior ->
    [R] { $role ->
       *[subject] der Erlöser
        [object] den Erlöser
        [dative] dem Erlöser
        [genitive] des Erlösers
        [label] Erlöser
    }
    [B1] { $role ->
       *[subject] Schläger B1
        [genitive] von Schläger B1
    }
    [B2] { $role ->
       *[subject] Schläger B2
        [genitive] von Schläger B2
    }
    [K1] { $role ->
       *[subject] Söldner K1
        [genitive] von Söldner K1
    }
    [K2] { $role ->
       *[subject] Söldner K2
        [genitive] von Söldner K2
    }
    [troglodyte] { $role ->
       *[subject] ein Troglodyt
        [object] einen Troglodyten
        [dative] einem Troglodyten
        [genitive] eines Troglodyten
        [label] Troglodyt
    }
    [tough-1] { $role ->
       *[subject] Zäher Troglodyt 1
        [object] Zähen Troglodyten 1
        [dative] Zähem Troglodyten 1
        [genitive] von Zähem Troglodyten 1
    }
    [tough-2] { $role ->
       *[subject] Zäher Troglodyt 2
        [object] Zähen Troglodyten 2
        [dative] Zähem Troglodyten 2
        [genitive] von Zähem Troglodyten 2
    }
    [tough-3] { $role ->
       *[subject] Zäher Troglodyt 3
        [object] Zähen Troglodyten 3
        [dative] Zähem Troglodyten 3
        [genitive] von Zähem Troglodyten 3
    }
    [demon] { $role ->
       *[subject] der Dämon
        [object] den Dämon
        [dative] dem Dämon
        [genitive] des Dämons
        [label] Dämon
    }
    [demons] { $role ->
       *[subject] die Dämonen
        [dative] den Dämonen
        [genitive] der Dämonen
        [label] Dämonen
    }
    [none] { $role ->
       *[subject] niemand
        [object] niemanden
        [dative] niemandem
        [genitive] von niemandem
    }
   *[other] ?{ $warrior }
}
cl-other-card = { $card ->
    [none] Karte
   *[other] ?{ $card }
}

## Wer am Zug ist

cl-refusal-game-over = Das Spiel ist zu Ende: Gezogen wird nicht mehr.
cl-refusal-no-such-seat = Dort sitzt niemand: Nur die zwei, die hier spielen, können ziehen.
cl-refusal-player-wanted = Das kann nur, wer mitspielt; von allein wird nur gewürfelt.
cl-refusal-roll-first = Zuerst wird gewürfelt; das geschieht von allein.
cl-refusal-no-roll-now = Jetzt wird nicht gewürfelt: Das geschieht von allein bei der Initiative und in der Bedrohungsphase.
cl-refusal-not-your-turn = { $side ->
    [humans] Jetzt entscheiden die Menschen.
    [demons] Jetzt entscheiden die Dämonen.
   *[other] Jetzt ist nichts zu entscheiden.
}
cl-refusal-not-now = { $moment ->
    [auction] Jetzt nicht: Zuerst werden die Menschen versteigert, mit immer niedrigeren Geboten.
    [force] Jetzt nicht: Zuerst kaufen die Menschen ihre Truppe.
    [initiative] Jetzt nicht: Zuerst verteilen die Menschen ihre Aktionswürfel.
    [human-action] Nicht in der Aktion der Menschen: Jetzt gehen und kämpfen sie.
    [threat] Nicht in der Bedrohungsphase: Jetzt legen die Dämonen Würfel, spielen Ereignisse und rufen herbei.
    [demon-action] Nicht in der Aktion der Dämonen: Jetzt gehen und kämpfen ihre Krieger.
    [placing] Jetzt nicht: Zuerst wird das gezogene Plättchen gelegt.
    [hole] Jetzt nicht: Zuerst legen die Dämonen den Lochmarker auf ein Plättchen.
    [naming] Jetzt nicht: Zuerst teilen die Menschen die Treffer zu.
    [map-order] Jetzt nicht: Zuerst ordnen die Menschen die Plättchen der Kanalkarte.
    [roll] Jetzt nicht: Zuerst wird gewürfelt.
    [over] Jetzt nicht: Es gibt nichts zu entscheiden.
   *[other] ?{ $moment }
}
cl-refusal-same-order = Diesen Befehl haben deine Leibwächter schon.
cl-refusal-demons-order = Nur die Dämonen haben einen Befehl für ihre Leibwächter.

## Vor dem Spiel

cl-refusal-gift-there = Der Erlöser dieses Szenarios hat das schon: { $gift }. Wähl für die Vorgabe eine andere Gabe.
cl-refusal-other-bids = Jetzt bietet die andere Seite; das letzte Gebot war deines.
cl-refusal-no-such-bid = Ein Gebot ist eine ganze Zahl von 0 bis { $most }, niedriger als das davor; { $points } ist keines.
cl-refusal-bid-first = Wer zuerst bietet, darf nicht passen: Biete 21 oder weniger.
cl-refusal-sold-out = Davon ist nichts mehr zu kaufen: { ROLE($item, "label") }.
cl-refusal-too-dear = Das kostet { $price }, und { $left } sind übrig: { ROLE($item, "label") }.
cl-refusal-nobody-bears = Das trägt niemand, also nenn keinen Träger: { ROLE($item, "label") }.
cl-refusal-no-bearer = { START($warrior) } kann das nicht tragen: { ROLE($item, "label") }. Eine Donnerbüchse ist für den Erlöser oder einen Söldner, ein Schild für einen Schläger, Zepter und Hammer für den Erlöser, und jeder trägt einen Gegenstand.

## Die Aktionswürfel

cl-refusal-dice-not-for-all = Jeder Mensch im Spiel bekommt einen Würfel, und sonst niemand.
cl-refusal-no-such-die = Für { ROLE($warrior, "object") } ist keine { $die } mehr übrig: Jeder gewürfelte Würfel geht an einen Krieger.

## Wer handelt

cl-refusal-no-such-warrior = { START($warrior) } ist nicht im Spiel.
cl-refusal-not-your-warrior = { START($warrior) } handelt in dieser Phase nicht: Jede Seite zieht die eigenen Krieger.
cl-refusal-nobody-acts = Kein Troglodyt handelt gerade: Sag, von welchem Plättchen einer losgeht.
cl-refusal-not-there = { START($warrior) } ist nicht auf { $tile }.
cl-refusal-has-acted = { START($warrior) } hat schon gehandelt: Jeder Krieger handelt einmal in einer Phase.
cl-refusal-prepared-already = Eine Karte liegt schon verdeckt; danach kann diese Phase nur enden.
cl-refusal-no-such-tile = Ein Plättchen { $tile } ist nicht im Spiel.

## Bewegung

cl-refusal-movement-ended = Die Bewegung { ROLE($warrior, "genitive") } ist zu Ende: Wasser und Fallen beenden sie.
cl-refusal-no-movement-left = { $movement ->
    [0] { START($warrior) } kann in dieser Runde nicht gehen: Seine Bewegung ist 0.
   *[other] { START($warrior) } hat von { $movement } Bewegung nichts mehr übrig.
}
cl-refusal-leaving-costs-all = Das überflutete { $tile } zu verlassen kostet die ganze Bewegung, und { $warrior } hat schon etwas verbraucht.
cl-refusal-wall = { START($tile) } hat keine Öffnung nach { $direction }.
cl-refusal-closed = Der Weg von { $tile } nach { $direction } ist versperrt: Zwei Plättchen sind nur verbunden, wenn beide dort eine Öffnung haben und kein Einsturz dazwischen liegt.
cl-refusal-sealed = Ein Siegel hält die Krieger der Dämonen davon ab, von { $tile } nach { $direction } zu gehen: Einer von ihnen kann darauf schlagen, statt anzugreifen.
cl-refusal-held = { START($warrior) } wird auf { $tile } festgehalten (Blockieren): Um wegzukommen, braucht eine Seite dort mindestens so viele Krieger wie der Gegner, und von einem furchteinflößenden kommt nur weg, wer flüchtig ist.
cl-refusal-no-room = Für { ROLE($warrior, "object") } ist auf { $tile } kein Platz: Ein Plättchen fasst drei Krieger jeder Seite, ein enges nur einen.
cl-refusal-stack-empty = Es sind keine Plättchen zum Erkunden mehr da.
cl-refusal-demons-do-not-explore = Die Krieger der Dämonen erkunden nie.
cl-refusal-not-a-troglodyte = { START($warrior) } kann das nicht: Das können nur Troglodyten.
cl-refusal-no-hole = Auf { $tile } gibt es kein anderes Loch, durch das man gehen könnte.
cl-refusal-no-way-out = { START($warrior) } kann von dort nicht entkommen.
cl-refusal-may-not-go-there = { START($warrior) } darf nicht auf { $tile }: Der Besessene geht nie weiter vom nächsten Menschen weg.

## Kämpfe

cl-refusal-has-fought = { START($warrior) } hat in dieser Aktivierung schon angegriffen.
cl-refusal-no-combat = { START($warrior) } kann nicht angreifen: Mit Kampf 0 wird nicht gewürfelt.
cl-refusal-no-such-target = Ein solches Ziel gibt es auf { $tile } nicht: { ROLE($target, "label") }.
cl-refusal-own-side = Niemand greift die eigene Seite an, und { $target } gehört dazu.
cl-refusal-too-far = { START($tile) } ist für { ROLE($warrior, "object") } zu weit: Ein Angriff gilt dem eigenen Plättchen, mit einer Donnerbüchse auch einem verbundenen.
cl-refusal-nothing-to-break = Neben { $tile } ist kein Einsturz und darauf kein Siegel, das man brechen könnte.
cl-refusal-too-weak = { START($warrior) } hat Kampf { $combat }, und nötig ist { $needed }.
cl-refusal-only-troglodytes-together = Nacheinander greifen nur einfache Troglodyten eines Plättchens an, die noch nicht begonnen haben.
cl-refusal-suicide-alone = Einen Selbstmordangriff macht ein Troglodyt, nicht alle.

## Taten

cl-refusal-no-such-deed = Das kann in diesem Szenario niemand: { $deed }.
cl-refusal-deed-elsewhere = { $deed ->
    [barrel] Fässer werden an der Grube aufgestellt, dem Troglodytenbau dieses Szenarios.
    [prayer] Nur der Erlöser betet, und nur im Pentagrammraum.
    [open] Auf diesem Plättchen ist keine geschlossene Truhe.
    [take] Auf diesem Plättchen liegt die Reliquie nicht.
   *[other] ?{ $deed }
}
cl-refusal-deed-alone = Ein Gebet braucht die ganze Runde: Der Erlöser tut davor und danach nichts, außer Gaben zu benutzen.
cl-refusal-enemies-there = Auf { $tile } sind Gegner: Eine Truhe wird geöffnet, wo keine sind.
cl-refusal-deed-done = { $deed ->
    [barrel] In dieser Runde wurde schon ein Fass aufgestellt: eines pro Runde.
    [prayer] In dieser Runde wurde schon gebetet: einmal pro Runde.
    [open] Die Reliquie ist gefunden: Die anderen Truhen bleiben zu.
   *[other] ?{ $deed }
}
cl-refusal-exhausted = { START($warrior) } ist erschöpft und kann das nicht.

## Treffer

cl-refusal-no-such-hit = Jetzt ist kein Treffer auf { ROLE($warrior, "object") } zuzuteilen.
cl-refusal-lines-wanted = { $lines ->
    [one] Dieser Treffer streicht eine Zeile { ROLE($warrior, "genitive") }: Nenn eine.
   *[other] Dieser Treffer streicht { $lines } Zeilen { ROLE($warrior, "genitive") }: Nenn so viele, jede einmal.
}
cl-refusal-line-cancelled = Zeile { $line } { ROLE($warrior, "genitive") } ist schon gestrichen oder keine: Zeilen haben die Nummern 1 bis 6.
cl-refusal-no-guard = { START($guard) } kann diesen Treffer nicht für { ROLE($warrior, "object") } abfangen: Ein Leibwächter, der nicht erschöpft ist, muss beim Angriff daneben stehen.
cl-refusal-no-parry = { START($warrior) } kann diesen Treffer nicht parieren: Das braucht die Karte Parade und den Treffer eines Angriffs.
cl-refusal-one-answer = Ein Treffer auf { ROLE($warrior, "object") } hat eine Antwort: Zeilen, die er streicht, einen Leibwächter oder eine Parade.

## Plättchen

cl-refusal-no-such-turn = { START($tile) } kann so nicht liegen: Es braucht eine Öffnung dorthin, von wo aus erkundet wird, und muss einen Weg ins Dunkel lassen, wenn das geht. Gedreht war es um { $turn }°.
cl-refusal-token-there = Auf { $tile } ist schon ein Loch.
cl-refusal-wrong-tiles = Nenn genau die Plättchen, die die Kanalkarte zeigt, jedes einmal.

## Schicksal und Herbeirufen

cl-refusal-no-such-dice = Diese Würfel sind nicht unter den übrigen Schicksalswürfeln.
cl-refusal-slot-taken = „{ START($slot) }“ hat schon Würfel: Jedes Feld nimmt einen Satz in einer Bedrohungsphase.
cl-refusal-dice-do-not-fit = Diese Würfel passen nicht auf „{ $slot }“.
cl-refusal-human-wanted = Sag, wer den Treffer von „{ $slot }“ abbekommt.
cl-refusal-no-human-wanted = „{ START($slot) }“ gilt niemandem im Besonderen: Nenn keinen Menschen.
cl-refusal-too-few-points = Das kostet { $needed } Bedrohungspunkte (BP), und die Dämonen haben { $points }.
cl-refusal-no-demon-left = In diesem Szenario kann kein Dämon mehr herbeigerufen werden.
cl-refusal-demon-in-play = Der Dämon ist schon im Spiel, und es gibt immer nur einen.
cl-refusal-no-figure-left = Alle elf Troglodyten sind im Spiel.
cl-refusal-oil-there = Brennendes Öl hält in dieser Phase alles davon ab, auf { $tile } zu erscheinen.
cl-refusal-human-there = Auf { $tile }, wo ein Mensch ist, wird ohne „Blutdurst“ nichts herbeigerufen.
cl-refusal-no-unexplored-side = Auf { $tile }, das keine unerforschte Seite hat, wird ohne „Wühlende Monster“ nichts herbeigerufen.

## Karten und Gaben

cl-refusal-no-such-card = Diese Karte hast du nicht: „{ $card }“.
cl-refusal-card-not-now = „{ START($card) }“ kann jetzt nicht gespielt werden; auf der Karte steht, wann.
cl-refusal-not-prepared = „{ START($card) }“ wird nicht verdeckt hingelegt: Das gilt nur für „Glaubenskrise“ und „Panik!“.
cl-refusal-demons-card = Ereigniskarten gehören den Dämonen.
cl-refusal-card-without-target = „{ START($card) }“ kann jetzt nicht gespielt werden: Es gibt gerade kein Ziel dafür.
cl-refusal-wrong-aim = „{ START($card) }“ geht so nicht: Wähl etwas von dem, was angeboten wird.
cl-refusal-wrong-aim-of-gift = „{ START($gift) }“ geht so nicht: Wähl etwas von dem, was angeboten wird.
cl-refusal-no-such-gift = Diese Gabe hat der Erlöser nicht: { $gift }.
cl-refusal-gift-used = „{ START($gift) }“ wurde in dieser Runde schon benutzt.
cl-refusal-gift-not-now = „{ START($gift) }“ wird benutzt, bevor jemand handelt, die Aura der Heilung, bevor der Erlöser es tut.
cl-refusal-wrong-die = „{ START($gift) }“ braucht eine { $die } auf der Tafel des Erlösers.
cl-refusal-redeemer-exhausted = Der Erlöser ist erschöpft und kann „{ $gift }“ nicht benutzen.
cl-refusal-no-gifts-now = Glaubenskrise: In dieser Runde wirkt keine Gabe, auch „{ $gift }“ nicht.
cl-refusal-gift-without-target = „{ START($gift) }“ kann jetzt nicht benutzt werden: Es gibt gerade niemanden dafür.
