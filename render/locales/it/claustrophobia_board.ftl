# Com'è una partita di Claustrophobia, a parole.

## La riga in alto

cl-board = Round { $round } di { $limit }, { $phase }. { $wanted }
cl-phase = { $phase ->
    [auction] asta
    [force] si comprano gli umani
    [initiative] Iniziativa
    [human-action] Fase Azioni degli Umani
    [threat] Fase Minaccia
    [demon-action] Fase Azioni dei Demoni
    [round-end] fine del round
    [over] finita
   *[other] ?{ $phase }
}
cl-threat-points = { $points ->
    [one] 1 Punto Minaccia (PM)
   *[other] { $points } Punti Minaccia (PM)
}
cl-wanted = { $moment ->
    [auction] Le offerte scendono da 21; chi offre meno gioca con gli umani.
    [force] { $points ->
        [one] Gli umani comprano la loro squadra: resta 1 punto.
       *[other] Gli umani comprano la loro squadra: restano { $points } punti.
    }
    [roll] Si tirano i dadi.
    [initiative] { $left ->
        [one] Gli umani danno il dado Azione { $dice } a un guerriero.
       *[other] Gli umani danno i dadi Azione { $dice } ai loro guerrieri.
    }
    [human-action] Gli umani si muovono, esplorano e combattono.
    [threat] { $left ->
        [0] I demoni giocano eventi ed evocano; hanno { cl-threat-points }.
        [one] I demoni piazzano il dado { $dice }, giocano eventi ed evocano; hanno { cl-threat-points }.
       *[other] I demoni piazzano i dadi { $dice }, giocano eventi ed evocano; hanno { cl-threat-points }.
    }
    [demon-action] I guerrieri dei demoni si muovono e combattono.
    [placing] Come va girata la tessera “{ $tile }”?
    [hole] Quale tessera riceve il foro?
    [naming] { cl-hits-owed }
    [map-order] Gli umani mettono in ordine le tessere della Mappa delle fogne.
    [over] La partita è finita.
   *[other] ?{ $moment }
}
cl-headline = Round { $round } di { $limit }, { $phase }. { $moment ->
    [initiative] Gli umani danno i loro dadi.
    [threat] { $left ->
        [0] { $wanted }
       *[other] I demoni piazzano i loro dadi, giocano eventi ed evocano; hanno { cl-threat-points }.
    }
   *[other] { $wanted }
}
cl-to-act = Sceglie { $name }.
cl-hits-owed = Linee da cancellare: { $hits }.
cl-hits-on = { $count } { ROLE($human, "on") }
cl-aim = { $scenario ->
    [air] Scopo: due umani fuori dall'Uscita, che arriva dopo 8 tessere ({ $count } piazzate).
    [barrels] Scopo: tre barili nella Fossa ({ $count } di 3).
    [choir] Scopo: uccidere il Signore delle Anime, che è nel Pentacolo.
    [prayers] Scopo: nove preghiere del Redentore ({ $count } di 9).
    [brother] Scopo: liberare il Posseduto con 4 ferite, e tenerlo in vita fino alla fine del round dopo.
    [chest] Scopo: trovare la reliquia ({ $count } di 4 forzieri aperti) e portarla fuori da T0.
   *[other] ?{ $scenario }
}

## Una tessera

cl-tile-line = { $tile }, { $place }: { $ways }.{ $there }{ $marks }
cl-east = { $count } a est
cl-west = { $count } a ovest
cl-south = { $count } a sud
cl-north = { $count } a nord
cl-origin = la partenza
cl-way-to = { $direction } verso { $tile }
cl-way-dark = { $direction } nel buio
cl-way-closed = { $direction } chiuso
cl-way-sealed = { $direction } verso { $tile } dietro un sigillo
cl-no-way = nessuna via
cl-there = { "" } Lì: { $warriors }.
cl-mark-hole = { "" } Ha un foro.
cl-mark-trap = { "" } Non è ancora scattata.
cl-mark-oil = { "" } C'è Olio ardente.
cl-mark-chest = { $chest ->
    [closed] { "" } Un forziere chiuso.
    [open] { "" } Un forziere aperto.
    [relic] { "" } C'è la reliquia.
   *[other] ?{ $chest }
}

## Un guerriero

cl-numbers = Tra parentesi: movimento/attacco/difesa.
cl-human-line = { START($human) } su { $place }: { $state }{ $lost }{ $objects }.
cl-human-dead = { START($human) } è morto.
cl-human-out = { START($human) } è in salvo.
cl-human-exhausted = Esausto con un { $die } ({ $stats })
cl-human-die = linea { $line } ({ $stats })
cl-human-no-die = ancora senza dado
cl-human-unhurt = { "" }, illeso
cl-human-lost = { $count ->
    [one] { "" }, linea { $lines } cancellata
   *[other] { "" }, linee { $lines } cancellate
}
cl-human-pending = { $count ->
    [one] { "" }, 1 colpo da segnare
   *[other] { "" }, { $count } colpi da segnare
}
cl-human-bears = { "" }, con { $objects }
cl-relic = la reliquia
cl-acted = { "" }, ha agito
cl-acting = { $left ->
    [0] { "" }, sta agendo
   *[other] { "" }, sta agendo ({ $left } di movimento)
}
cl-demon-line = { START($demon) } su { $place }: ferite { $wounds } su { $health } ({ $stats }){ $acted }.

cl-crowd = { $troglodytes } su { $tile }
cl-crowds = { $count ->
    [0] Nessun troglodita è in gioco.
   *[other] Ci sono { $crowds }.
}
cl-not-in-play = { START($warrior) } non è in gioco.
cl-stands = { START($warrior) } su { $tile } ({ $stats }).
cl-typed = { $word ->
    [demon] demone
    [troglodytes] trogloditi
   *[other] ?{ $word }
}
cl-no-warrior = In questa partita non c'è “{ $text }”: chiedi di { $known }.
cl-no-tile = Non c'è una tessera “{ $text }”: chiedi da T0 a T{ $last }.

## Entrambe le parti

cl-points = Punti Minaccia: { $points }. Carte in mano: umani { $advantages }, demoni { $events }.{ $prepared }{ $extra }
cl-prepared = { "" } C'è una carta coperta.
cl-extra-dice = { $count ->
    [one] { "" } Un dado Destino in più la prossima volta.
   *[other] { "" } { $count } dadi Destino in più la prossima volta.
}
cl-gifts = Doni: { $gifts }.
cl-slots = Sul Tabellone del Destino: { $slots }.
cl-slot-dice = { cl-slot } { $dice }
cl-effects = In vigore: { $effects }
cl-hand-card = “{ $card }”
cl-hand = { $side ->
    [humans] Le carte degli umani
    [demons] Le carte dei demoni
   *[other] ?{ $side }
}: { $cards }.
cl-card-explained = **{ $card }**: { $about }
cl-map-known = Prossime tessere: { $tiles }.
cl-guard-order = Le Guardie del Corpo dei demoni { $order ->
    [always] subiscono i colpi al posto di altri.
    [never] non subiscono colpi al posto di altri.
   *[other] ?{ $order }
}
cl-prepared-known = Coperta: “{ $card }”.
cl-mark = Round { $round }
cl-film = { $turns ->
    [one] Un turno, rivisto: { $told }
   *[other] { $turns } turni, rivisti: { $told }
}
cl-caught-up = { $acted ->
    [no] { $turns ->
        [one] Un turno finora: { $told }
       *[other] { $turns } turni finora. L'ultimo: { $told }
    }
   *[yes] { $turns ->
        [one] Un turno dopo il tuo: { $told }
       *[other] { $turns } turni dopo il tuo. L'ultimo: { $told }
    }
}
cl-caught-up-lost = Hai perso: { $lost }.
cl-turn-silent = { $name } prosegue.

cl-dark = { $tile } { $sides }
cl-darks = Verso il buio: { $tiles }.
