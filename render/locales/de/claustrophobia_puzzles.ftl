# Rätsel von Claustrophobia.

cl-puzzle-kind = { $kind ->
    [best-chance] Die beste Chance
   *[other] ?{ $kind }
}
cl-puzzle-aim = { $kind ->
    [best-chance] Verteil die Würfel und benutz dann eine Gabe oder keine, damit { $demon } jetzt mit der besten Chance die letzte Wunde bekommt. Jeder Mensch, der kann, greift einmal an.
    [nobody-exhausted] Du spielst die Menschen. Verteil die Würfel so, dass niemand erschöpft ist.
    [way-free] Du spielst die Menschen und willst von hier weiter. Was muss zuerst geschehen?
    [redeemer-lives] Du spielst die Menschen. Sag, wer den Treffer abbekommt, und verlier dadurch nicht das Spiel.
    [humans-win] Du spielst die Menschen, und mit einem weiteren Fass ist gewonnen. Gewinn das Spiel jetzt.
    [redeemer-dies] Du spielst die Dämonen, und der Erlöser hat noch eine Zeile. Gewinn das Spiel jetzt: Ein Satz aus allen drei Würfeln trifft.
    [in-reach] Du spielst die Dämonen. Setz den Troglodyten dorthin, wo er den schwächsten Menschen mit einem Schritt erreicht.
   *[other] ?{ $kind }
}
cl-puzzle-needs = { $left ->
    [one] Ein Treffer ist nötig
   *[other] { $left } Treffer sind nötig
}: Jeder Würfel mit { $defense } oder mehr ist einer.
cl-puzzle-hammer = Ein Treffer mit dem Gesegneten Hammer zählt als { $worth } Treffer.
cl-puzzle-right = { $kind ->
    [best-chance] Richtig: { START($demon) } bekommt mit { $percent } % die letzte Wunde, und besser geht es nicht.
    [nobody-exhausted] Richtig: Niemand ist erschöpft.
    [way-free] Richtig: Jetzt ist der Weg frei.
    [redeemer-lives] Richtig: Der Erlöser lebt.
    [humans-win] Richtig: Die Menschen haben gewonnen.
    [redeemer-dies] Richtig: Der Erlöser ist tot, und die Dämonen haben gewonnen.
    [in-reach] Richtig: Der Troglodyt ist einen Schritt vom schwächsten entfernt.
   *[other] ?{ $kind }
}
cl-puzzle-wrong = { $miss ->
    [less-likely] Mit einer Chance von { $percent } % bekommt { $demon } die letzte Wunde: Das sind { $share } % der besten Chance.
    [exhausted] Noch nicht: { START($human) } bekam einen Würfel, dessen Zeile gestrichen ist, und ist erschöpft.
    [blocked] Noch nicht: Niemand konnte weg, und jetzt ist der Zug vorbei.
    [dead] Noch nicht: Das war die letzte Zeile { ROLE($human, "genitive") }, und das Spiel ist verloren.
    [not-won] Noch nicht: Das Spiel geht weiter.
    [alive] Noch nicht: { START($human) } lebt.
    [too-far] Noch nicht: { START($human) } ist mehr als einen Schritt entfernt.
   *[other] ?{ $miss }
}

## Lektionen

cl-lesson = { $lesson ->
    [dice] Ein Würfel, dessen Zeile gestrichen ist, erschöpft den, der ihn bekommt: Schau auf die Zeilen, bevor du die Würfel verteilst.
    [blocking] Niemand verlässt ein Plättchen, auf dem die Gegner in der Überzahl sind: erst kämpfen, dann gehen.
    [guard] Ein Schläger auf demselben Plättchen kann einen Treffer für andere abfangen.
    [deed] Eine Tat ersetzt einen Angriff, und mit dem dritten Fass ist gewonnen.
    [destiny] Jeder Satz Würfel bewirkt etwas anderes: Zusammen 12 oder mehr sind eine Falle, ein Treffer, vor dem niemand schützt.
    [summon] Ruf dort herbei, wo der Schwächste mit einem Schritt zu erreichen ist.
   *[other] ?{ $lesson }
}
