# Perché Claustrophobia rifiuta qualcosa: una frase per ogni ragione, con la regola.

cl-who = { $warrior ->
    [R] { $role ->
       *[subject] il Redentore
        [genitive] del Redentore
    }
    [B1] { $role ->
       *[subject] Condannato B1
        [genitive] di Condannato B1
    }
    [B2] { $role ->
       *[subject] Condannato B2
        [genitive] di Condannato B2
    }
    [K1] { $role ->
       *[subject] Mercenario K1
        [genitive] di Mercenario K1
    }
    [K2] { $role ->
       *[subject] Mercenario K2
        [genitive] di Mercenario K2
    }
    [troglodyte] { $role ->
       *[subject] un troglodita
        [genitive] di un troglodita
    }
    [tough-1] { $role ->
       *[subject] Troglodita Resistente 1
        [genitive] di Troglodita Resistente 1
    }
    [tough-2] { $role ->
       *[subject] Troglodita Resistente 2
        [genitive] di Troglodita Resistente 2
    }
    [tough-3] { $role ->
       *[subject] Troglodita Resistente 3
        [genitive] di Troglodita Resistente 3
    }
    [demon] { $role ->
       *[subject] il demone
        [genitive] del demone
    }
    [demons] { $role ->
       *[subject] i demoni
        [genitive] dei demoni
    }
    [none] nessuno
   *[other] ?{ $warrior }
}
cl-other-card = { $card ->
    [none] quella carta
   *[other] ?{ $card }
}

## A chi tocca

cl-refusal-game-over = La partita è finita: non si muove più niente.
cl-refusal-no-such-seat = A quel posto non c'è nessuno: muovono solo i due giocatori di questa partita.
cl-refusal-player-wanted = Può farlo solo un giocatore; da soli si tirano soltanto i dadi.
cl-refusal-roll-first = Prima si tirano i dadi, e succede da sé.
cl-refusal-no-roll-now = Ora non si tirano dadi: succede da sé all'Iniziativa e nella Fase Minaccia.
cl-refusal-not-your-turn = { $side ->
    [humans] Ora tocca agli umani scegliere.
    [demons] Ora tocca ai demoni scegliere.
   *[other] Ora non c'è niente da scegliere.
}
cl-refusal-not-now = { $moment ->
    [auction] Non ora: prima gli umani vanno all'asta, con offerte sempre più basse.
    [force] Non ora: prima gli umani comprano la loro squadra.
    [initiative] Non ora: prima gli umani danno i dadi Azione ai guerrieri.
    [human-action] Non nella Fase Azioni degli Umani: ora gli umani si muovono e combattono.
    [threat] Non nella Fase Minaccia: ora i demoni piazzano dadi, giocano eventi ed evocano.
    [demon-action] Non nella Fase Azioni dei Demoni: ora i guerrieri dei demoni si muovono e combattono.
    [placing] Non ora: prima si piazza la tessera pescata.
    [hole] Non ora: prima i demoni mettono il gettone Foro su una tessera.
    [naming] Non ora: prima gli umani scelgono le linee colpite.
    [map-order] Non ora: prima gli umani mettono in ordine le tessere della Mappa delle fogne.
    [roll] Non ora: prima si tirano i dadi.
    [over] Non ora: non c'è niente da scegliere.
   *[other] ?{ $moment }
}
cl-refusal-same-order = Le tue Guardie del Corpo hanno già quest'ordine.
cl-refusal-demons-order = Solo i demoni hanno un ordine permanente per le loro Guardie del Corpo.

## Prima della partita

cl-refusal-gift-there = In questo scenario il Redentore ha già { $gift }: scegli un altro Dono per l'handicap.
cl-refusal-other-bids = Ora offre l'altro giocatore; l'ultima offerta è tua.
cl-refusal-no-such-bid = Un'offerta è un numero intero da 0 a { $most }, più basso dell'offerta precedente; { $points } non va bene.
cl-refusal-bid-first = Chi offre per primo non può passare: offri 21 o meno.
cl-refusal-sold-out = Non si può più comprare: { ROLE($item, "label") }.
cl-refusal-too-dear = Costa { $price } e restano { $left }: { ROLE($item, "label") }.
cl-refusal-nobody-bears = Nessuno lo porta, quindi non indicare chi: { ROLE($item, "label") }.
cl-refusal-no-bearer = { START($warrior) } non lo può portare: { ROLE($item, "label") }. Un Trombone è per il Redentore o un Mercenario, uno Scudo per un Condannato, Scettro e Martello per il Redentore, e ognuno porta un Oggetto.

## I dadi Azione

cl-refusal-dice-not-for-all = Ogni umano in gioco riceve un dado, e nessun altro.
cl-refusal-no-such-die = Non resta un { $die } per { $warrior }: ogni dado tirato va a un solo guerriero.

## Chi agisce

cl-refusal-no-such-warrior = { START($warrior) } non è in gioco.
cl-refusal-not-your-warrior = { START($warrior) } non agisce in questa fase: ogni parte muove i suoi guerrieri.
cl-refusal-nobody-acts = Nessun troglodita sta agendo: di' da quale tessera parte.
cl-refusal-not-there = { START($warrior) } non è su { $tile }.
cl-refusal-has-acted = { START($warrior) } ha già agito: ogni guerriero agisce una volta per fase.
cl-refusal-prepared-already = C'è già una carta coperta: dopo, questa fase si può solo finire.
cl-refusal-no-such-tile = Nessuna tessera { $tile } è in gioco.

## Movimento

cl-refusal-movement-ended = Il movimento { ROLE($warrior, "genitive") } è finito: lo fanno acqua e trappole.
cl-refusal-no-movement-left = { $movement ->
    [0] { START($warrior) } non può muoversi in questo round: il suo movimento è 0.
   *[other] { START($warrior) } ha usato tutto il suo movimento, { $movement }.
}
cl-refusal-leaving-costs-all = Lasciare la tessera allagata { $tile } costa tutto il movimento, e { $warrior } ne ha già usato una parte.
cl-refusal-wall = { START($tile) } non ha un'apertura a { $direction }.
cl-refusal-closed = La via da { $tile } a { $direction } è chiusa: due tessere sono collegate solo se entrambe hanno lì un'apertura e non c'è un crollo in mezzo.
cl-refusal-sealed = Un sigillo impedisce ai guerrieri dei demoni di andare a { $direction } da { $tile }: uno di loro può colpirlo invece di attaccare.
cl-refusal-held = { START($warrior) } è bloccato su { $tile } (regola del Blocco): per andarsene, una parte deve avere lì almeno tanti guerrieri quanti il nemico, e da un nemico Impressionante si allontana solo un guerriero Elusivo.
cl-refusal-no-room = Non c'è posto per { $warrior } su { $tile }: una tessera ne contiene tre di ogni parte, una stretta uno solo.
cl-refusal-stack-empty = Non restano tessere da esplorare.
cl-refusal-demons-do-not-explore = I guerrieri dei demoni non esplorano mai.
cl-refusal-not-a-troglodyte = { START($warrior) } non può farlo: è solo per i trogloditi.
cl-refusal-no-hole = Su { $tile } non c'è un altro foro da cui passare.
cl-refusal-no-way-out = { START($warrior) } non può uscire da lì.
cl-refusal-may-not-go-there = { START($warrior) } non può andare in { $tile }: il Posseduto non si allontana mai dall'umano più vicino.

## Combattimenti

cl-refusal-has-fought = { START($warrior) } ha già attaccato in questa attivazione.
cl-refusal-no-combat = { START($warrior) } non può attaccare: con attacco 0 non si tirano dadi.
cl-refusal-no-such-target = Su { $tile } non c'è un bersaglio così: { $target }.
cl-refusal-own-side = Nessuno attacca la propria parte, e { $target } ne fa parte.
cl-refusal-too-far = { START($tile) } è troppo lontana per { $warrior }: si attacca sulla propria tessera, e con un Trombone su una collegata.
cl-refusal-nothing-to-break = Accanto a { $tile } non c'è un crollo, né lì un sigillo che si possa rompere.
cl-refusal-too-weak = { START($warrior) } ha attacco { $combat }, e ne serve { $needed }.
cl-refusal-only-troglodytes-together = Solo i trogloditi semplici di una tessera che non hanno cominciato attaccano uno dopo l'altro.
cl-refusal-suicide-alone = Un Attacco suicida lo fa un solo troglodita, non tutti.

## Azioni

cl-refusal-no-such-deed = In questo scenario nessuno può farlo: { $deed }.
cl-refusal-deed-elsewhere = { $deed ->
    [barrel] I barili si sistemano nella Fossa, la Tana dei Trogloditi di questo scenario.
    [prayer] Prega solo il Redentore, e solo nel Pentacolo.
    [open] Su quella tessera non c'è un forziere chiuso.
    [take] La reliquia non è su quella tessera.
   *[other] ?{ $deed }
}
cl-refusal-deed-alone = Una preghiera richiede tutto il round: prima e dopo, il Redentore può solo usare Doni.
cl-refusal-enemies-there = Su { $tile } ci sono nemici: un forziere si apre dove non ce ne sono.
cl-refusal-deed-done = { $deed ->
    [barrel] In questo round è già stato sistemato un barile: ce n'è uno per round.
    [prayer] In questo round è già stata detta una preghiera: ce n'è una per round.
    [open] La reliquia è stata trovata: gli altri forzieri restano chiusi.
   *[other] ?{ $deed }
}
cl-refusal-exhausted = { START($warrior) } è Esausto, e non può farlo.

## Colpi

cl-refusal-no-such-hit = { START($warrior) } ora non ha colpi da segnare.
cl-refusal-lines-wanted = { $lines ->
    [one] Quel colpo cancella una linea { ROLE($warrior, "genitive") }: indicane una.
   *[other] Quel colpo cancella { $lines } linee { ROLE($warrior, "genitive") }: indicane altrettante, ognuna una volta.
}
cl-refusal-line-cancelled = La linea { $line } { ROLE($warrior, "genitive") } è già cancellata, o non esiste: le linee vanno da 1 a 6.
cl-refusal-no-guard = { START($guard) } non può subire quel colpo per { $warrior }: una Guardia del Corpo non Esausta deve stargli accanto quando viene attaccato.
cl-refusal-no-parry = { START($warrior) } non può parare quel colpo: servono la carta Parata, e il colpo di un attacco.
cl-refusal-one-answer = { START($warrior) } risponde a un colpo in un solo modo: con le linee che cancella, una Guardia del Corpo o una Parata.

## Tessere

cl-refusal-no-such-turn = { START($tile) } non può stare così: serve un'apertura verso chi esplora, e deve lasciare una via verso il buio se può. Era girata di { $turn }°.
cl-refusal-token-there = Su { $tile } c'è già un foro.
cl-refusal-wrong-tiles = Indica proprio le tessere che mostra la Mappa delle fogne, ognuna una volta.

## Destino ed evocazioni

cl-refusal-no-such-dice = Quei dadi non sono tra i dadi Destino rimasti.
cl-refusal-slot-taken = “{ START($slot) }” ha già i suoi dadi: ogni spazio accetta una combinazione per Fase Minaccia.
cl-refusal-dice-do-not-fit = Quei dadi non vanno bene per “{ $slot }”.
cl-refusal-human-wanted = Di' chi subisce il colpo di “{ $slot }”.
cl-refusal-no-human-wanted = “{ START($slot) }” non riguarda nessuno in particolare: non indicare un umano.
cl-refusal-too-few-points = Costa { $needed } Punti Minaccia (PM), e i demoni ne hanno { $points }.
cl-refusal-no-demon-left = In questo scenario non si possono più evocare demoni.
cl-refusal-demon-in-play = Il demone è già in gioco, e ce n'è solo uno alla volta.
cl-refusal-no-figure-left = Tutti gli undici trogloditi sono in gioco.
cl-refusal-oil-there = L'Olio ardente impedisce a tutto di apparire su { $tile } in questa fase.
cl-refusal-human-there = Su { $tile } c'è un umano: lì non si evoca niente senza Sete di sangue.
cl-refusal-no-unexplored-side = { $tile } non ha un lato inesplorato: lì non si evoca niente senza Mostri scavatori.

## Carte e Doni

cl-refusal-no-such-card = Non l'hai in mano: “{ $card }”.
cl-refusal-card-not-now = { START($card) } ora non si può giocare; la carta dice quando si può.
cl-refusal-not-prepared = { START($card) } non si mette coperta: solo Crisi di fede e Panico! si possono mettere così.
cl-refusal-demons-card = Le carte Evento sono dei demoni.
cl-refusal-card-without-target = { START($card) } ora non si può giocare: non c'è niente per cui usarla.
cl-refusal-wrong-aim = { START($card) } non si usa così: scegli tra ciò che viene offerto.
cl-refusal-wrong-aim-of-gift = { START($gift) } non si usa così: scegli tra ciò che viene offerto.
cl-refusal-no-such-gift = Il Redentore non ha quel Dono: { $gift }.
cl-refusal-gift-used = In questo round hai già usato { $gift }.
cl-refusal-gift-not-now = { START($gift) } si usa prima che qualcuno agisca, Aura di Guarigione prima che agisca il Redentore.
cl-refusal-wrong-die = { START($gift) } vuole un { $die } sulla tessera del Redentore.
cl-refusal-redeemer-exhausted = Il Redentore è Esausto, e non può usare { $gift }.
cl-refusal-no-gifts-now = Crisi di fede: in questo round nessun Dono ha effetto, nemmeno { $gift }.
cl-refusal-gift-without-target = { START($gift) } ora non si può usare: non c'è nessuno per cui usarla.
