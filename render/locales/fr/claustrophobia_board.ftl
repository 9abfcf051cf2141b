# Où en est une partie de Claustrophobia, en mots.

## Le titre

cl-board = Manche { $round } sur { $limit }, { $phase }. { $wanted }
cl-phase = { $phase ->
    [auction] enchère
    [force] achat des humains
    [initiative] Initiative
    [human-action] Action des humains
    [threat] phase de menace
    [demon-action] Action des démons
    [round-end] fin de la manche
    [over] finie
   *[other] ?{ $phase }
}
cl-threat-points = { $points ->
    [one] { $points } point de menace (PM)
   *[other] { $points } points de menace (PM)
}
cl-wanted = { $moment ->
    [auction] Les offres descendent à partir de 21 ; qui va le plus bas joue les humains.
    [force] { $points ->
        [one] Les humains achètent leur troupe : il reste { $points } point.
       *[other] Les humains achètent leur troupe : il reste { $points } points.
    }
    [roll] Les dés sont lancés.
    [initiative] { $left ->
        [one] Les humains donnent le dé d'action { $dice } à un guerrier.
       *[other] Les humains donnent les dés d'action { $dice } à leurs guerriers.
    }
    [human-action] Les humains se déplacent, explorent et combattent.
    [threat] { $left ->
        [0] Les démons jouent des Événements et invoquent ; ils ont { cl-threat-points }.
        [one] Les démons posent le dé { $dice }, jouent des Événements et invoquent ; ils ont { cl-threat-points }.
       *[other] Les démons posent les dés { $dice }, jouent des Événements et invoquent ; ils ont { cl-threat-points }.
    }
    [demon-action] Les guerriers des démons se déplacent et combattent.
    [placing] { START($tile) } : dans quel sens poser cette tuile ?
    [hole] Quelle tuile reçoit le trou ?
    [naming] { cl-hits-owed }
    [map-order] Les humains mettent dans l'ordre les tuiles du Plan des égouts.
    [over] La partie est finie.
   *[other] ?{ $moment }
}
cl-headline = Manche { $round } sur { $limit }, { $phase }. { $moment ->
    [initiative] Les humains donnent leurs dés.
    [threat] { $left ->
        [0] { $wanted }
       *[other] Les démons posent leurs dés, jouent des Événements et invoquent ; ils ont { cl-threat-points }.
    }
   *[other] { $wanted }
}
cl-to-act = À { $name } de choisir.
cl-hits-owed = Lignes à barrer : { $hits }.
cl-hits-on = { $count } sur { $human }
cl-aim = { $scenario ->
    [air] But : deux humains dehors par la Sortie, qui vient après 8 tuiles ({ $count } { $count ->
        [one] posée
       *[other] posées
    }).
    [barrels] But : trois barils sur la Fosse ({ $count } sur 3).
    [choir] But : la mort du Maître des âmes ; il est dans la Salle du pentacle.
    [prayers] But : neuf prières du Rédempteur ({ $count } sur 9).
    [brother] But : libérer le Possédé avec 4 blessures, et le garder en vie jusqu'à la fin de la manche suivante.
    [chest] But : trouver la relique ({ $count } { $count ->
        [one] coffre ouvert
       *[other] coffres ouverts
    } sur 4) et la faire sortir par T0.
   *[other] ?{ $scenario }
}

## Une tuile

cl-tile-line = { $tile }, { $place } : { $ways }.{ $there }{ $marks }
cl-east = { $count } à l'est
cl-west = { $count } à l'ouest
cl-south = { $count } au sud
cl-north = { $count } au nord
cl-origin = le départ
cl-way-to = { ROLE($direction, "at") } { $tile }
cl-way-dark = { ROLE($direction, "at") } le noir
cl-way-closed = { ROLE($direction, "at") } fermé
cl-way-sealed = { ROLE($direction, "at") } { $tile } derrière un sceau
cl-no-way = aucun passage
cl-there = { "" } Présents : { $warriors }.
cl-mark-hole = { "" } Elle a un trou.
cl-mark-trap = { "" } Son effet n'a pas encore eu lieu.
cl-mark-oil = { "" } Il y a de l'Huile enflammée.
cl-mark-chest = { $chest ->
    [closed] { "" } Un coffre fermé.
    [open] { "" } Un coffre ouvert.
    [relic] { "" } La relique s'y trouve.
   *[other] ?{ $chest }
}

## Un guerrier

cl-numbers = Entre parenthèses : mouvement/combat/défense.
cl-human-line = { START($human) } sur { $place } : { $state }{ $lost }{ $objects }.
cl-human-dead = { START($human) } est mort.
cl-human-out = { START($human) } s'est échappé.
cl-human-exhausted = Épuisé par un { $die } ({ $stats })
cl-human-die = ligne { $line } ({ $stats })
cl-human-no-die = pas encore de dé
cl-human-unhurt = { "" }, indemne
cl-human-lost = { $count ->
    [one] { "" }, ligne { $lines } annulée
   *[other] { "" }, lignes { $lines } annulées
}
cl-human-pending = { $count ->
    [one] { "" }, { $count } touche à barrer
   *[other] { "" }, { $count } touches à barrer
}
cl-human-bears = { "" }, avec { $objects }
cl-relic = la relique
cl-acted = { "" }, a déjà agi
cl-acting = { $left ->
    [0] { "" }, en action
   *[other] { "" }, en action (mouvement restant { $left })
}
cl-demon-line = { START($demon) } sur { $place } : { $wounds } { $wounds ->
    [one] blessure
   *[other] blessures
} sur { $health } ({ $stats }){ $acted }.

cl-crowd = { $troglodytes } sur { $tile }
cl-crowds = { $count ->
    [0] Aucun troglodyte n'est en jeu.
   *[other] Il y a { $crowds }.
}
cl-not-in-play = { START($warrior) } n'est pas en jeu.
cl-stands = { START($warrior) } sur { $tile } ({ $stats }).
cl-typed = { $word ->
    [demon] démon
    [troglodytes] troglodytes
   *[other] ?{ $word }
}
cl-no-warrior = Il n'y a pas de « { $text } » dans cette partie ; tu peux demander : { $known }.
cl-no-tile = Il n'y a pas de tuile « { $text } » : demande de T0 à T{ $last }.

## Les deux camps

cl-points = Points de menace : { $points }. Cartes en main : humains { $advantages }, démons { $events }.{ $prepared }{ $extra }
cl-prepared = { "" } Une carte est posée face cachée.
cl-extra-dice = { $count ->
    [one] { "" } Un dé de destin de plus la prochaine fois.
   *[other] { "" } { $count } dés de destin de plus la prochaine fois.
}
cl-gifts = Dons : { $gifts }.
cl-slots = Sur le plateau de destin : { $slots }.
cl-slot-dice = { cl-slot } { $dice }
cl-effects = En vigueur : { $effects }
cl-hand-card = « { $card } »
cl-hand = { $side ->
    [humans] Les cartes des humains
    [demons] Les cartes des démons
   *[other] ?{ $side }
} : { $cards }.
cl-card-explained = **{ $card }** : { $about }
cl-map-known = Prochaines tuiles : { $tiles }.
cl-guard-order = Les Gardes du corps des démons { $order ->
    [always] prennent les touches des autres.
    [never] ne prennent pas les touches des autres.
   *[other] ?{ $order }
}
cl-prepared-known = Face cachée : « { $card } ».
cl-mark = Manche { $round }
cl-film = { $turns ->
    [one] Un tour, revu : { $told }
   *[other] Film de { $turns } tours : { $told }
}
cl-caught-up = { $acted ->
    [no] { $turns ->
        [one] Un tour jusqu'ici : { $told }
       *[other] { $turns } tours jusqu'ici. Le dernier : { $told }
    }
   *[yes] { $turns ->
        [one] Un tour depuis le tien : { $told }
       *[other] { $turns } tours depuis le tien. Le dernier : { $told }
    }
}
cl-caught-up-lost = Tu as perdu : { $lost }.
cl-turn-silent = { $name } continue.
cl-dark = { $tile } { $sides }
cl-darks = Vers le noir : { $tiles }.
