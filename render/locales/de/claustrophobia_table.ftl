# Claustrophobia am Tisch: Pulte, Hände, Einstellungen.

## Pulte

cl-pad-actor = { ROLE($who, "label") } { $stats }
cl-pad-warrior = { START($who) }: { $stats }.
cl-pad-more = Mehr …
cl-pad-choose = Wählen
cl-pad-not-now = Das geht jetzt nicht.
cl-pad-aim = **{ $card }** – { $about }
cl-pad-buries-seal = Neben einem Siegel schlagen deine Krieger zuerst auf den Einsturz: Mit Kampf 1 kommen sie durch keines von beiden.
cl-pad-nobody = Niemand
cl-pad-die = { $die }: { $stats }{ $exhausts ->
    [yes] { "" } erschöpft 💤
   *[no] { "" }
}
cl-pad-die-for = **Welcher Würfel für { ROLE($human, "object") }?**
cl-pad-asked-here = { $name } muss jetzt antworten. Dann geht es hier von selbst weiter; oder drück **{ cl-board-pad }** unter dem Spielplan.
cl-pad-asks-again = Wirst du wieder gefragt, siehst du es hier von selbst; oder drück **{ cl-board-pad }** unter dem Spielplan.
cl-pad-nobody-acts = Keiner deiner Krieger kann jetzt gehen oder kämpfen.
cl-pad-still = { $others ->
    [0] { START($who) } kann noch handeln.
    [one] { START($who) } und ein weiterer können noch handeln.
   *[other] { START($who) } und { $others } weitere können noch handeln.
}
cl-pad-dice-left = Du könntest noch Würfel legen.
cl-pad-points-left = Du hast noch { $points } BP zum Herbeirufen.
cl-pad-end = Trotzdem beenden?
cl-pad-which-gift = **Welche Gabe?**
cl-pad-no-gift = Keine Gabe
cl-pad-legend = Zahlen: Bewegung/Kampf/Verteidigung.
cl-pad-given = { ROLE($human, "label") } → { $die }
cl-pad-last-die = { $die }; { $rest }
cl-pad-most-combat = Am stärksten: { $dice }
cl-pad-most-defense = Am sichersten: { $dice }
cl-pad-most-movement = Am schnellsten: { $dice }
cl-pad-how-to-lay = **Wie herum soll das Plättchen liegen ({ $tile })?**
cl-pad-which-hole = **Welches Plättchen bekommt das Loch?**
cl-pad-which-lines = { $count ->
    [one] **{ START($human) } wird getroffen: Welche Zeile fällt weg?**
   *[other] **{ START($human) } wird { $count }-mal getroffen: Welche Zeile fällt für diesen Treffer weg?**
}
cl-pad-doomed = { START($human) } ist nicht zu retten, welche Zeilen auch wegfallen.
cl-pad-lose = { START($lines) } verlieren
cl-pad-parry = { cl-advantage-card } spielen: nichts geht verloren
cl-pad-hit-of = Treffer { $number } auf { ROLE($human, "object") }
cl-pad-guard = { START($human) } fängt ihn ab
cl-pad-threat = { $asked ->
    [dice] Würfel { $dice } · { $points } BP
    [summons] **Troglodyten rufen?** { $points } BP
    [nothing] Du hast { $points } BP.
   *[other] ?{ $asked }
}
cl-pad-place-dice = Würfel legen …
cl-pad-cards = Ereigniskarten …
cl-pad-summon = { $left ->
    [0] Herbeirufen …
   *[other] Herbeirufen (Würfel kommen weg) …
}
cl-pad-set = { cl-slot-word } { $dice }: { $slot ->
    [calm] +1 Würfel
    [sounds] { $points } BP
    [speed] +1 Bewegung
    [legion] +1 Verteidigung
    [claws] neu würfeln
    [dark] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    [taste] rufen bei Menschen
    [burrowing] rufen überall
    [resistance] flüchtig
    [trap] Treffer: { ROLE($human, "label") }
   *[other] ?{ $slot }
}
cl-pad-so-many = { $number ->
    [0] { cl-troglodytes }
   *[other] { $count }
} auf { $tile }
cl-pad-demon-on = Dämon auf { $tile }
cl-pad-summons = { $places } ({ $price } BP)
cl-pad-all = { cl-troglodytes } { $act }
cl-pad-all-on = { cl-troglodytes } { $act } und weiter zu { $tile }
cl-pad-all-attack = { cl-troglodytes } { $act }, dann gegen { ROLE($human, "object") }
cl-pad-end-phase = Phase beenden
cl-pad-stops = Dort endet es. { $why }
cl-pad-rest-waits = Der Rest wartet, bis das beantwortet ist.
cl-pad-no-place = Jetzt kann nichts herbeigerufen werden: Es braucht ein Plättchen mit einer Seite ins Dunkel, ohne Menschen und mit Platz.
cl-pad-price = { $label } ({ $price })
cl-pad-gifts = Gaben (je { $price }) …
cl-pad-objects = Gegenstände (je { $price }) …
cl-pad-bids = Wer die Menschen spielt, gibt das Gebot für sie aus: Ein Schläger oder Söldner kostet { $warrior }, eine Gabe oder ein Gegenstand { $gift }, eine Vorteilskarte { $card }; der Erlöser ist gratis.
cl-pad-back = Zurück
cl-pad-closed = Geschlossen. Die Knöpfe des neuesten Spielplans öffnen es wieder.

## Hände

cl-hand-title = { $side ->
    [humans] **Deine Vorteilskarten**, die sonst niemand sieht:
    [demons] **Deine Ereigniskarten**, die sonst niemand sieht:
   *[other] ?{ $side }
}
cl-hand-empty = Du hast keine Karten.
cl-board-pad = Handeln
cl-board-hand = Meine Karten
look-hand = Meine Karten

## Einstellungen

setting-pictures-of-demons = { $films ->
    [all] ein Film jeder Aktion der Dämonen, wenn sie vorbei ist und genug geschah
    [none] kein Film der Aktion der Dämonen
   *[other] ?{ $films }
}
setting-naming = { $choice ->
    [by-time] nach jedem Angriff; am Ende der Runde, wo ein Zug eine Stunde oder mehr hat
    [at-once] nach jedem Angriff
    [deferred] am Ende der Runde
   *[other] ?{ $choice }
}
setting-naming-by-time = { $naming ->
    [at-once] nach jedem Angriff (bis ein Zug eine Stunde oder mehr hat)
    [deferred] am Ende der Runde (weil ein Zug eine Stunde oder mehr hat)
   *[other] ?{ $naming }
}
