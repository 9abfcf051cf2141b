# Die Namen von Claustrophobia: wie Krieger, Plättchen, Karten und Felder heißen.

claustrophobia = Claustrophobia
cl-side-name = { $side ->
    [humans] 🕯️ Menschen
    [demons] 👹 Dämonen
   *[other] ?{ $side }
}
cl-scenario = { $scenario ->
    [air] Ein Atemzug
    [barrels] Drei Fässer
    [choir] Der Chorleiter
    [prayers] Neun Gebete
    [brother] Der verlorene Bruder
    [chest] Die vierte Truhe
   *[other] ?{ $scenario }
}

## Krieger

cl-human = { $human ->
    [R] { $role ->
       *[subject] der Erlöser
        [object] den Erlöser
        [dative] dem Erlöser
        [genitive] des Erlösers
        [label] Erlöser
        [bei] beim Erlöser
    }
    [B1] { $role ->
       *[subject] Schläger B1
        [genitive] von Schläger B1
        [bei] bei Schläger B1
    }
    [B2] { $role ->
       *[subject] Schläger B2
        [genitive] von Schläger B2
        [bei] bei Schläger B2
    }
    [K1] { $role ->
       *[subject] Söldner K1
        [genitive] von Söldner K1
        [bei] bei Söldner K1
    }
    [K2] { $role ->
       *[subject] Söldner K2
        [genitive] von Söldner K2
        [bei] bei Söldner K2
    }
   *[other] ?{ $human }
}
cl-troglodytes = { $count ->
    [one] { $role ->
       *[subject] 1 Troglodyt
        [object] 1 Troglodyten
        [dative] 1 Troglodyten
    }
   *[other] { $count } Troglodyten
}
cl-a-troglodyte = { $role ->
   *[subject] ein Troglodyt
    [object] einen Troglodyten
    [dative] einem Troglodyten
    [genitive] eines Troglodyten
    [label] Troglodyt
}
cl-the-troglodytes = { $role ->
   *[subject] die Troglodyten
    [dative] den Troglodyten
    [genitive] der Troglodyten
    [label] Troglodyten
}
cl-tough = { $role ->
   *[subject] Zäher Troglodyt { $number }
    [object] Zähen Troglodyten { $number }
    [dative] Zähem Troglodyten { $number }
    [genitive] von Zähem Troglodyten { $number }
}
cl-demon = { $demon ->
    [combat] { $role ->
       *[subject] der Dämon des Kampfes
        [object] den Dämon des Kampfes
        [dative] dem Dämon des Kampfes
        [genitive] des Dämons des Kampfes
        [label] Dämon des Kampfes
    }
    [cruelty] { $role ->
       *[subject] der Dämon der Grausamkeit
        [object] den Dämon der Grausamkeit
        [dative] dem Dämon der Grausamkeit
        [genitive] des Dämons der Grausamkeit
        [label] Dämon der Grausamkeit
    }
    [destruction] { $role ->
       *[subject] der Dämon der Zerstörung
        [object] den Dämon der Zerstörung
        [dative] dem Dämon der Zerstörung
        [genitive] des Dämons der Zerstörung
        [label] Dämon der Zerstörung
    }
    [souls] { $role ->
       *[subject] der Herr der Seelen
        [object] den Herrn der Seelen
        [dative] dem Herrn der Seelen
        [genitive] des Herrn der Seelen
        [label] Herr der Seelen
    }
    [possessed] { $role ->
       *[subject] der Besessene
        [object] den Besessenen
        [dative] dem Besessenen
        [genitive] des Besessenen
        [label] Besessener
    }
    [hunter] { $role ->
       *[subject] der Jäger der Tiefe
        [object] den Jäger der Tiefe
        [dative] dem Jäger der Tiefe
        [genitive] des Jägers der Tiefe
        [label] Jäger der Tiefe
    }
   *[other] ?{ $demon }
}
cl-line = Zeile { $line } ({ $stats })
cl-stats = { $movement }/{ $combat }/{ $defense }

## Plättchen

cl-tile = T{ $tile }
cl-kind = { $kind ->
    [start] Startschacht
    [exit] Ausgang
    [pentacle] Pentagrammraum
    [hideout] Versteck
    [hungry] Hungriger Tunnel
    [narrow] Enger Tunnel
    [flooded] Überfluteter Tunnel
    [trapped] Fallentunnel
    [mechanism] Dämonischer Mechanismus
    [den] Troglodytenbau
    [hole] Loch im Boden
    [plain] einfacher Tunnel
   *[other] ?{ $kind }
}
cl-own-tile = { $tile }, das eigene Plättchen
cl-tile-and-kind = { cl-tile } ({ $kind })
cl-direction = { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
    [w] Westen
   *[other] ?{ $direction }
}

## Karten, Gaben, Gegenstände, Felder

cl-event-card = { $card ->
    [cave-in] Einsturz
    [crisis] Glaubenskrise
    [defect] Defekt
    [rage] Dämonische Wut
    [possession] Dämonische Besessenheit
    [panic] Panik!
    [suicide] Selbstmordangriff
    [terror] Entsetzen
    [tough] Zäher Troglodyt
    [fumes] Giftige Dämpfe
    [satan] Im Zeichen Satans
    [critical] Kritischer Treffer
    [lost] Verirrt
   *[other] ?{ $card }
}
cl-event-card-about = { $card ->
    [cave-in] Schließt die Öffnung zwischen zwei verbundenen Plättchen; ein Krieger daneben mit Kampf 2 oder mehr räumt sie frei, statt anzugreifen. Bedrohungsphase.
    [crisis] Leg sie in deiner Aktion verdeckt hin: In der nächsten Runde wirkt keine Gabe. Aktion der Dämonen.
    [defect] Ein Mensch verliert einen Gegenstand. Bedrohungsphase.
    [rage] Dein Dämon würfelt verfehlte Würfel in dieser Phase noch einmal. Aktion der Dämonen.
    [possession] Ein Verurteilter greift sofort einen anderen Menschen auf demselben Plättchen an. Bedrohungsphase.
    [panic] Leg sie in deiner Aktion verdeckt hin: Die nächsten Aktionswürfel werden zugelost. Aktion der Dämonen.
    [suicide] Ein Troglodyt greift mit +2 Kampf an und wird dann entfernt. Mit einem Angriff.
    [terror] Ein Verurteilter geht auf ein verbundenes Plättchen mit Platz, was ihn auch hält. Bedrohungsphase.
    [tough] Ein Zäher Troglodyt erscheint gratis auf einem beliebigen Plättchen mit Platz. Bedrohungsphase.
    [fumes] Ein Würfel für jeden Menschen auf einem Plättchen: 3 oder mehr ist ein Treffer. Bedrohungsphase.
    [satan] Dein Dämon hat bis zu deiner nächsten Bedrohungsphase +1 Bewegung, Kampf und Verteidigung. Bedrohungsphase.
    [critical] Ein Mensch ist in der nächsten Aktion der Dämonen kein Leibwächter, und der erste Treffer auf ihn zählt doppelt. Bedrohungsphase.
    [lost] Das gezogene Plättchen geht zurück, und ein anderes wird gezogen. Beim Legen eines Plättchens.
   *[other] ?{ $card }
}
cl-advantage-card = { $card ->
    [grenade] Granate
    [healing] Heiltrank
    [haste] Trank der Eile
    [nerves] Ruhige Nerven
    [parry] Parade
    [map] Kanalkarte
    [oil] Brennendes Öl
    [war-cry] Kriegsruf
    [second-wind] Zweite Luft
    [hold-the-line] Stellung halten
   *[other] ?{ $card }
}
cl-advantage-card-about = { $card ->
    [grenade] Statt eines Angriffs: ein Würfel für jeden Krieger auf deinem oder einem verbundenen Plättchen, 4 oder mehr ist ein Treffer.
    [healing] Heilt eine Zeile eines beliebigen Menschen. Zwischen zwei Aktivierungen.
    [haste] +1 Bewegung für einen Menschen, der zu handeln beginnt.
    [nerves] Würfle beliebige Aktionswürfel einmal neu.
    [parry] Ein Treffer eines Angriffs bewirkt nichts. Wenn du Treffer zuteilst.
    [map] Sieh die nächsten drei Plättchen an und ordne sie. Zwischen zwei Aktivierungen.
    [oil] In der nächsten Bedrohungsphase kann auf einem Plättchen nichts erscheinen. Zwischen zwei Aktivierungen.
    [war-cry] +2 Kampf bei einem Angriff. Mit dem Angriff.
    [second-wind] Der Krieger, der zuletzt gehandelt hat, handelt noch einmal.
    [hold-the-line] Die Menschen auf einem Plättchen haben +1 Verteidigung bis zur nächsten Initiative. Bevor jemand handelt.
   *[other] ?{ $card }
}
cl-gift = { $gift ->
    [courage] Aura des Mutes
    [rally] Sammeln
    [healing] Aura der Heilung
    [precognition] Aura der Vorahnung
    [blessing] Aura des Segens
   *[other] ?{ $gift }
}
cl-object = { $object ->
    [blunderbuss] Donnerbüchse
    [shield] Stahlschild
    [scepter] Zepter der Macht
    [hammer]
        { $role ->
           *[subject] Gesegneter Hammer
            [object] Gesegneten Hammer
            [dative] Gesegnetem Hammer
        }
   *[other] ?{ $object }
}
cl-slot = { $slot ->
    [calm] Die Ruhe vor dem Sturm
    [sounds] Geräusche aus der Tiefe
    [speed] Unnatürliche Eile
    [legion] Sie sind Legion
    [claws] Geschärfte Krallen
    [dark] Dunkles Schicksal
    [taste] Blutdurst
    [burrowing] Wühlende Monster
    [resistance] Widerstand ist zwecklos
    [trap] Falle
   *[other] ?{ $slot }
}
cl-slot-word = { $slot ->
    [calm] Ruhe
    [sounds] Geräusche
    [speed] Eile
    [legion] Legion
    [claws] Krallen
    [dark] Dunkel
    [taste] Blutdurst
    [burrowing] Wühlen
    [resistance] Zwecklos
    [trap] Falle
   *[other] ?{ $slot }
}
cl-bonus = { $bonus ->
    [movement] +1 Bewegung
    [combat] +2 Kampf
   *[other] ?{ $bonus }
}
cl-item = { $item ->
    [brute] { $role ->
       *[subject] ein Schläger
        [object] einen Schläger
        [label] Schläger
    }
    [blade] { $role ->
       *[subject] ein Söldner
        [object] einen Söldner
        [label] Söldner
    }
    [advantage] { $role ->
       *[subject] eine Vorteilskarte
        [label] Vorteilskarte
    }
    [courage] Aura des Mutes
    [rally] Sammeln
    [healing] Aura der Heilung
    [precognition] Aura der Vorahnung
    [blessing] Aura des Segens
    [blunderbuss] { $role ->
       *[subject] eine Donnerbüchse
        [label] Donnerbüchse
    }
    [shield] { $role ->
       *[subject] ein Stahlschild
        [object] einen Stahlschild
        [label] Stahlschild
    }
    [scepter] { $role ->
       *[subject] das Zepter der Macht
        [label] Zepter der Macht
    }
    [hammer] { $role ->
       *[subject] der Gesegnete Hammer
        [object] den Gesegneten Hammer
        [label] Gesegneter Hammer
    }
   *[other] ?{ $item }
}
cl-deed = { $deed ->
    [barrel] ein Fass aufstellen
    [prayer] beten
    [open] die Truhe öffnen
    [take] die Reliquie nehmen
   *[other] ?{ $deed }
}
cl-gift-about = { $gift ->
    [courage] Würfel 2: ein anderer Mensch hat +1 Kampf und +1 Verteidigung bis zur nächsten Initiative
    [rally] Würfel 3: zwei Würfel mehr bei der nächsten Initiative
    [healing] Würfel 4: heilt eine Zeile eines Verurteilten auf seinem Plättchen
    [precognition] Würfel 5: in dieser Runde legen die Menschen die Plättchen, die sie erkunden
    [blessing] Würfel 6: die Dämonen verlieren einen Bedrohungspunkt, und einmal im Spiel wird ein anderer Mensch gesegnet: +1 Bewegung oder +2 Kampf, und die Zeile seines Würfels wird geheilt
   *[other] ?{ $gift }
}
cl-slot-about = { $slot ->
    [calm] ein beliebiger Würfel: in der nächsten Bedrohungsphase ein Schicksalswürfel mehr
    [sounds] alle ungerade oder alle gerade: 2 BP für jeden Würfel
    [speed] zwei ungerade: Troglodyten haben in dieser Aktion +1 Bewegung
    [legion] ein ungerader, ein gerader: Troglodyten haben +1 Verteidigung, und stirbt einer, folgen 2 BP
    [claws] zwei gerade: Troglodyten würfeln verfehlte Würfel noch einmal
    [dark] jeder 3 oder mehr: eine Ereigniskarte für jeden Würfel
    [taste] Summe 7: Menschen auf einem Plättchen hindern das Herbeirufen nicht
    [burrowing] Summe 11: herbeigerufen wird auf jedem Plättchen ohne Menschen
    [resistance] Summe 9: kein Mensch ist flüchtig, alle Troglodyten sind es
    [trap] Summe 12 oder mehr: ein Treffer auf einen beliebigen Menschen
   *[other] ?{ $slot }
}

## In der Lobby, und wie gespielt wird

cl-about = Zu zweit: Menschen erkunden Tunnel, die Plättchen für Plättchen wachsen, Dämonen rufen herbei, was dort lebt, um sie aufzuhalten.
cl-length = Ein Spiel dauert etwa eine Stunde, wenn beide da sind, oder ein, zwei Wochen mit ein paar Zügen am Tag.
cl-primer-aim-title = Ziel und Seiten
cl-primer-aim =
    Ein paar **Menschen** werden ins Dunkel hinabgelassen und wollen, was das Szenario verlangt: etwa den Ausgang finden und lebend herauskommen. Die Tunnel entstehen Plättchen für Plättchen, während sie gehen.

    Die **Dämonen** sind viele und kommen wieder: Troglodyten und ab und zu ein Dämon. Stirbt der letzte Mensch, haben sie gewonnen, und meist auch, wenn die Runden um sind.
cl-primer-aim-picture = Das erste Plättchen eines Spiels mit allen Menschen darauf; ringsum ist es dunkel.
cl-primer-dice-title = Würfel und Zeilen eines Kriegers
cl-primer-dice =
    Jede Runde würfeln die Menschen einen Würfel für jeden von ihnen und sagen, wer welchen bekommt. Der Würfel nennt die **Zeile** auf der Tafel des Menschen, die in dieser Runde gilt, als drei Zahlen: **wie weit** er geht, mit **wie vielen Würfeln** er kämpft und was ein Würfel zeigen muss, **um ihn zu treffen**.

    Ein Treffer streicht eine Zeile. Wer den Würfel einer gestrichenen Zeile bekommt, ist für die Runde erschöpft; wem alle sechs fehlen, der ist tot.
cl-primer-dice-picture = Die Tafeln von vier Menschen, je sechs Zeilen; die Zeile des Würfels leuchtet: beim Erlöser eine 4, beim Schläger eine 2, bei den zwei Söldnern eine 6 und eine 3. Der Schläger hat zwei Zeilen verloren, 1 und 4.
cl-primer-exploring-title = erkunden und gehen
cl-primer-exploring =
    Ein Mensch nach dem anderen geht und kämpft, in beliebiger Folge. Durch eine Öffnung zu gehen kostet einen Punkt Bewegung. Wo noch nichts liegt, wird ein Plättchen gezogen; die **Dämonen sagen, wie es liegt**, und was es bewirkt, geschieht sofort.

    Du darfst ein Plättchen verlassen, wenn dort nicht mehr Gegner als Freunde stehen, du mitgezählt. Auf einem Plättchen ist Platz für drei von jeder Seite.
cl-primer-exploring-picture = Drei Plättchen: Vom ersten ist ein Mensch nach Osten gegangen, wo ein Plättchen gezogen wurde, und ein anderer nach Norden.
cl-primer-fighting-title = kämpfen und Wunden
cl-primer-fighting =
    Wähl einen Gegner auf deinem Plättchen und würfle deine Kampfwürfel: Jeder, der die **Verteidigung** des Gegners oder mehr zeigt, ist ein Treffer. Ein Troglodyt stirbt an einem. Ein Dämon erträgt so viele Wunden, wie er Leben hat. Ein Mensch verliert für jeden eine Zeile, und wer ihn spielt, sagt, welche.

    Der Bot nennt die Chancen, bevor du würfelst.
cl-primer-fighting-picture = Ein Kampf auf dem Plättchen im Norden: ein Schläger, der zwei Zeilen verloren hat, daneben ein Troglodyt und ein Dämon mit einer Wunde.
cl-primer-destiny-title = die Schicksalswürfel
cl-primer-destiny =
    Haben die Menschen gehandelt, würfeln die Dämonen drei **Schicksalswürfel**. Jedes von zehn Feldern nimmt einmal in der Phase einen Satz Würfel und wirkt sofort:
    { $slots }
cl-primer-destiny-picture = Die zehn Felder, jedes mit den Würfeln, die es nimmt, über seinem Zeichen und Wort: { $slots }. Zwei ungerade Würfel, eine 1 und eine 3, liegen auf dem zweiten. Eine 5 und eine 2 sind übrig.
cl-primer-threat-title = Bedrohung
cl-primer-threat =
    Mit **Bedrohungspunkten** rufen die Dämonen herbei: einen Troglodyten für 1, einen Dämon für 5, auf Plättchen mit einem Weg ins Dunkel und ohne Menschen. Würfel, die bis dahin nicht gelegt sind, kommen weg. Danach gehen und kämpfen alle ihre Krieger, und eine neue Runde beginnt.

    Du bist dran, wenn der Bot dich ruft: Drück **{ cl-board-pad }**, und er bietet an, was du tun kannst.
cl-primer-threat-picture = Die Dämonen rufen herbei: zwei Plättchen eines Tunnels, Menschen auf dem ersten, Troglodyten auf dem anderen.

## /help

cl-help-act = **{ cl-board-pad }** unter dem neuesten Spielplan öffnet dein Pult: Es bietet alles an, was du jetzt tun kannst, mit den Chancen. Oder gib `/act` und Wörter deines Zugs ein.
cl-help-hand = **{ cl-board-hand }**: deine Karten, nur für dich.

## Eine Zeile auf den ersten Pulten

cl-coach-aim = { $aim } { $side ->
    [demons] Halt die Menschen davon ab.{ " " }
    [humans] { "" }
   *[other] ?{ $side }
}{ $told }
cl-coach-dice = Schnelle Zeilen für die, die weit müssen, starke für die, die kämpfen.
cl-coach-leaving = Unter mehr Gegnern als Freunden kommt niemand von einem Plättchen weg: Geht zu zweit.
cl-coach-odds = Die Chancen stehen bei jedem Ziel. Ein Treffer kostet eine Zeile, die du wählst: Gib Zeilen auf, deren Zahl du selten würfelst.
cl-coach-slots = Würfel werden in Sätzen gelegt, und jeder Satz wirkt sofort. Herbeirufen legt die anderen weg, also ruf zuletzt.
cl-coach-summoning = Troglodyten sind billig: Zwei auf einem Plättchen halten einen einzelnen Menschen dort fest.
cl-coach-blocking = Menschen können ein Plättchen verlassen, wenn dort nicht mehr Gegner als Menschen sind: Bring mehr Krieger hin, als es Menschen sind.
