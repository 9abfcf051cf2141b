# Fearsome Floors: nomi, scelte di chi gioca e ciò che è successo.
# Le pedine si chiamano “rosso 3”: un nome proprio, maschile, senza articolo.

## Nomi

ff-colour = { $colour ->
    [green] verde
    [red] rosso
    [blue] blu
    [yellow] giallo
    [beige] beige
    [violet] viola
    [black] nero
   *[other] ?{ $colour }
}
ff-token = { ff-colour } { $number }
ff-token-at = { $token } { $place }
ff-token-of = { $token } ({ $owner })
ff-tile = { $tile ->
    [crystal] un cristallo
    [turner] una pietra rotante a destra
    [reverser] una pietra rotante di 180°
    [stone] una pietra
   *[other] ?{ $tile }
}
ff-the-tile = { $tile ->
    [crystal] il cristallo
    [turner] la pietra rotante a destra
    [reverser] la pietra rotante di 180°
    [stone] la pietra
   *[other] ?{ $tile }
}
ff-floor = { $floor ->
    [blood] { $role ->
        [over] sul sangue
       *[subject] sangue
    }
    [teleporter] { $role ->
        [over] su un teletrasporto
       *[subject] un teletrasporto
    }
   *[other] ?{ $floor }
}
ff-draft-tile = { $tile ->
    [pool2x2] la pozza 2x2
    [pool4x1] la pozza 4x1
    [teleporter1] un teletrasporto della coppia 1
    [teleporter2] un teletrasporto della coppia 2
   *[other] { ff-tile }
}
ff-kind = { $tile ->
    [stone] pietra
    [crystal] cristallo
    [turner] pietra rotante a destra
    [reverser] pietra rotante di 180°
    [pool2x2] pozza 2x2
    [pool4x1] pozza 4x1
    [teleporter1] teletrasporto della coppia 1
    [teleporter2] teletrasporto della coppia 2
   *[other] ?{ $tile }
}
ff-facing = { $facing ->
    [n] nord
    [e] est
    [s] sud
    [w] ovest
   *[other] ?{ $facing }
}
ff-place = { $place ->
    [in] fuori
    [out] in salvo
    [eaten] { $count ->
        [one] mangiato
       *[other] mangiati
    }
   *[other] su { $place }
}
ff-place-moved = { ff-place } (già mosso)

## Scegliere una pedina e una mossa

ff-choice = { $number } { $place }
ff-path-more = … e altre { $count }: scrivi l'inizio di uno spazio o di un percorso
ff-goal = { $place ->
    [out] esce in salvo
   *[other] in { $place }
}
ff-goal-stays = { $place ->
    [in] resta fuori
   *[other] resta su { $place }
}
ff-led = { $token } { $goal }
ff-done = { START($token) } { $origin ->
    [none] { "" }
   *[other] da { $origin }{ " " }
}{ $goal }.{ $shows ->
    [none] { "" }
   *[other] { " " }Ora mostra { $shows }.
}
ff-points-left = { $count ->
    [0] nessun punto rimasto
    [one] 1 punto rimasto
   *[other] { $count } punti rimasti
}
ff-towards = { $letter ->
    [u] su
    [d] giù
    [l] sinistra
    [r] destra
    [i] dentro
    [x] fuori
   *[other] ?{ $letter }
}
ff-towards-counted = { $letter ->
    [i] { ff-towards }
    [x] { ff-towards }
   *[other] { $count } { ff-towards }
}
ff-separator = { " · " }
ff-typed = { $word ->
    [on] su, in
    [outside] fuori
    [monster] mostro, il mostro
    [u] su, in alto, nord
    [d] giù, giu, in basso, sud
    [l] sinistra, a sinistra, ovest
    [r] destra, a destra, est
    [i] dentro, entra, entrare
    [x] fuori, esce, esci, uscire
    [stay] resta, restare, resta qui
   *[other] ?{ $word }
}

## Ciò che viene spinto, e dove

ff-pushed = { $end ->
    [edge] { $piece } oltre il bordo
    [eaten] { $piece } oltre il bordo (mangiato)
    [swallowed] { $piece } sul teletrasporto (mangiato)
    [teleporter] { $piece } sul teletrasporto e fuori dal gioco
    [corner] { $piece } sull'angolo e fuori dal gioco
    [square] { $piece } in { $square }
   *[other] ?{ $end }
}
ff-clause-pushes = spinge { $pieces }

## Costruire la fortezza

ff-draft = La fortezza cresce: { $count ->
    [one] resta 1 tassello
   *[other] restano { $count } tasselli
}, e { $who } piazza { $next ->
    [one] il prossimo
   *[other] i prossimi { $next }
}.
ff-draft-left =
    { $sentence }
    Rimasti: { $tiles }.
ff-kind-left = { ff-kind } ({ $count })
ff-span = { $first }-{ $last }
ff-orientation = { $orientation ->
    [lengthwise] in orizzontale (lungo la riga)
    [crosswise] in verticale (lungo la colonna)
   *[other] { ff-facing }
}
ff-placement = { ff-draft-tile } su { $squares }
ff-placement-arrow = { ff-placement }, con la freccia verso { ff-facing }
ff-placed = { $who } piazza { $placement }.
ff-placed-rest = { $count ->
    [one] L'ultimo tassello viene piazzato a caso.
   *[other] Gli altri { $count } tasselli vengono piazzati a caso.
}
ff-placed-last = { $sentence } La fortezza è completa.
ff-place-done = Hai piazzato { $placement }.

## La mossa di una pedina, un ritiro, una carta

ff-move = { $who }: { $clauses }.
ff-move-stays = { $place ->
    [in] { $token } resta fuori
   *[other] { $token } resta su { $place }
}
ff-move-returns = { $token } fa un giro e torna in { $place }
ff-move-enters = { $token } entra e arriva in { $square }
ff-move-goes = { $token } da { $origin } in { $square }
ff-move-escapes = { $token } esce in salvo ({ $out } su { $all })
ff-clause-slides-over = scivola { ROLE($floors, "over") }
ff-clause-wins = vince la partita
ff-rest-turned = { $sentence } Nel primo round ognuno muove solo due pedine; le altre vengono capovolte ora.
ff-resigns = { $count ->
    [0] { $who } si ritira.
    [one] { $who } si ritira: { $tokens } lascia il gioco.
   *[other] { $who } si ritira: { $tokens } lasciano il gioco.
}
ff-card-steps = Il mostro gioca { $steps }.
ff-card-hits = { $hits ->
    [one] Il mostro va a caccia di 1 morto, per { $steps } passi al massimo.
   *[other] Il mostro va a caccia di { $hits } morti, per { $steps } passi al massimo.
}

## Un passo del mostro

ff-step = Passo { $step }: { $look } { $clauses }.
ff-step-quiet = { $look } { $clauses }.
ff-step-last = Passo { $step }: { $look } { $clauses }; poi { $last }.
ff-look-nobody = non vede nessuno,
ff-look-nearest = vede { $tokens }:
ff-look-tie = vede { $tokens } a { ff-squares }, ugualmente vicini:
ff-look-tie-counted = vede { $count } pedine ugualmente vicine:
ff-sighting-nearest = { $side ->
    [ahead] { $token } davanti (a { ff-squares })
    [left] { $token } alla sua sinistra (a { ff-squares })
    [right] { $token } alla sua destra (a { ff-squares })
   *[other] ?{ $side }
}
ff-sighting = { $side ->
    [ahead] { $token } davanti (a { $distance })
    [left] { $token } alla sua sinistra (a { $distance })
    [right] { $token } alla sua destra (a { $distance })
   *[other] ?{ $side }
}
ff-sighting-tied = { $side ->
    [ahead] { $token } davanti
    [left] { $token } alla sua sinistra
    [right] { $token } alla sua destra
   *[other] ?{ $side }
}
ff-sighting-past = { $token } (attraverso { ff-tile })
ff-squares = { $distance ->
    [one] 1 spazio
   *[other] { $distance } spazi
}
ff-clause-straight = prosegue dritto
ff-clause-turns = si gira a { $side ->
    [left] sinistra
    [right] destra
   *[other] ?{ $side }
}
ff-clause-goes = va in { $square }
ff-clause-slides = scivola in { $square }
ff-clause-goes-through = attraversa il muro { $letters } ed esce in { $square }
ff-clause-slides-through = scivola attraverso il muro { $letters } fino in { $square }
ff-clause-turned = viene girato verso { ff-facing } da { ff-tile } su { $square }{ $wall ->
    [none] { "" }
   *[other] { " " }dietro il muro { $wall }
}
ff-clause-turned-often = { $count ->
    [one] viene girato da una pietra
   *[other] viene girato { $count } volte dalle pietre
}
ff-clause-teleports = esce dal teletrasporto su { $square }, rivolto a { ff-facing }
ff-clause-boxed-in = è bloccato su { $square }, rivolto a { ff-facing }
ff-clause-stops = è tornato dov'era, e si ferma su { $square }
ff-clause-eats = mangia { $tokens }
ff-pieces-counted = { $count ->
    [one] 1 pezzo
   *[other] { $count } pezzi
}
ff-tokens-counted = { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}
ff-last-turns = si gira verso { ff-facing }, dov'è { $token }
ff-last-ahead = guarda { $token } verso { ff-facing }
ff-last-tie = vede { $tokens } ugualmente vicini e resta rivolto a { ff-facing }
ff-last-nobody = non vede nessuno e resta rivolto a { ff-facing }
ff-last-facing = è rivolto a { ff-facing }

## Perché il mostro è andato così

ff-why-look = { $last ->
    [yes] Dopo il passo, su { $square } e rivolto a { ff-facing }, guarda di nuovo:
   *[no] Su { $square }, rivolto a { ff-facing }, guarda:
}
ff-why-side = - { $side ->
    [ahead] davanti
    [left] alla sua sinistra
    [right] alla sua destra
   *[other] ?{ $side }
} ({ ff-facing }): { $seen }
ff-why-token = { $token } su { $square }, a { ff-squares }
ff-why-wall = { $distance ->
    [0] nessuno: il muro { $letter } è proprio lì
    [one] nessuno su 1 spazio, fino al muro { $letter }
   *[other] nessuno su { $distance } spazi, fino al muro { $letter }
}
ff-why-blocked = { $distance ->
    [0] nessuno: { ff-tile } su { $square } gli blocca subito la vista
    [one] nessuno su 1 spazio; dietro, { ff-tile } su { $square } gli blocca la vista
   *[other] nessuno su { $distance } spazi; dietro, { ff-tile } su { $square } gli blocca la vista
}
ff-why-ruling = { $ruling ->
    [nobody] Non vede nessuno, quindi resta rivolto a { ff-facing }.
    [tie] I più vicini sono alla stessa distanza, quindi resta rivolto a { ff-facing }.
    [ahead] Il più vicino è davanti, quindi resta rivolto a { ff-facing }.
    [left] Il più vicino è alla sua sinistra, quindi si gira verso { ff-facing }.
    [right] Il più vicino è alla sua destra, quindi si gira verso { ff-facing }.
   *[other] ?{ $ruling }
}
ff-why-choose = Un passo con la sua immagine
ff-no-walk = Non c'è un percorso da spiegare: il mostro non si è ancora mosso, o la sua mossa è stata annullata.
ff-why-step = Passo { $step }

## Dov'è una pedina, che cosa c'è su uno spazio o in una riga

ff-where = { START($token) } è { $place } e in questo round { $moved ->
    [yes] si è già mosso
   *[no] non si è ancora mosso
}; l'altro lato mostra { $other }.
ff-where-free = { $count ->
    [0] Non può andare da nessuna parte.
   *[other] Può andare: { $ways }.
}
ff-where-closed = Chiuso: { $closed }.
ff-where-exit = L'uscita è { $count ->
    [0] qui
    [one] a 1 spazio
   *[other] a { $count } spazi, { $left } a sinistra e { $up } in su
}.
ff-where-seen = Il mostro lo vede { $side ->
    [ahead] davanti
    [left] alla sua sinistra
    [right] alla sua destra
   *[other] ?{ $side }
}, a { ff-squares }.
ff-where-unseen = Il mostro non lo vede.
ff-where-sees = { $count ->
    [0] Non vede nessuno.
   *[other] Vede { $tokens }.
}
ff-where-off = { START($token) }: { $place }.
ff-where-resigned = { START($token) } ha lasciato il gioco quando chi lo muoveva si è ritirato.
ff-no-row = Il tabellone non ha una riga o una colonna “{ $text }”: le righe vanno da 1 a { $last }, le colonne dalla a alla { $last_column }.
ff-where-the-monster = il mostro
ff-where-monster = Il mostro è su { $square }, rivolto a { ff-facing }.
ff-look-square = { $square }: { $told }.
ff-look-empty = niente
ff-look-monster = il mostro, rivolto a { ff-facing }
ff-look-token = { $token } ({ $owner }{ $moved ->
    [yes] , già mosso
   *[no] { "" }
})
ff-look-teleporter = un teletrasporto della coppia { $pair } con la freccia verso { ff-facing }
ff-look-corner = { $corner ->
    [exit] l'uscita
    [entrance] l'ingresso
   *[other] ?{ $corner }
}
ff-look-wall = il muro { $letter } a { ff-facing } (da lì il mostro esce su { $square })
ff-row = Riga { $row }, da { $first } a { $last }: { $told }.
ff-column = Colonna { $column }, da { $first } a { $last }: { $told }.
ff-row-square = { $square } { $told }

## Che cosa è successo dall'ultimo turno

ff-caught-up-others = Dal tuo ultimo turno: { $turns }.
ff-caught-up-moves = { $who } ({ $moves })
ff-turns-counted = { $count ->
    [one] { $who } ha mosso una volta
   *[other] { $who } ha mosso { $count } volte
}
ff-film-turns = { $turns }.
ff-walk-told = { $hits ->
    [0] Il mostro ha giocato { $card }
    [one] Il mostro è andato a caccia di 1 morto
   *[other] Il mostro è andato a caccia di { $hits } morti
}, { $tokens ->
    [nobody] non ha mangiato nessuno
   *[other] ha mangiato { $tokens }
} e ora è su { $square }.
ff-caught-up-walks = Il mostro si è mosso { $walks } volte, { $tokens ->
    [nobody] non ha mangiato nessuno
   *[other] ha mangiato { $tokens }
} e ora è su { $square }.
ff-caught-up-bites = pedine { $count } volte
ff-caught-up-own = Le tue pedine: { $tokens }.
ff-caught-up-eaten = { $place ->
    [eaten] { $count ->
        [one] { $tokens } è stato mangiato e non torna più
       *[other] { $tokens } sono stati mangiati e non tornano più
    }
   *[other] { $count ->
        [one] { $tokens } è stato mangiato (ora { ff-place })
       *[other] { $tokens } sono stati mangiati (ora { ff-place })
    }
}
ff-caught-up-pushed = { $token } è stato spinto (ora { $place })

## Round, stadi e fine

ff-mark = Round { $round }
ff-round = Comincia il round { $round }: { ff-sides-up }. { $marker }.
ff-sides-up = lati { $side ->
    [light] chiari
    [dark] scuri
   *[other] ?{ $side }
} in alto{ $round ->
    [1] , due pedine a testa
   *[other] { "" }
}
ff-marker = { $start } ha il segnalino primo giocatore
ff-marker-skipped = { $start } ha il segnalino primo giocatore (comincia { $who })
ff-round-on = Round { $round } di { $last }: { ff-sides-up }. { $start } ha il segnalino primo giocatore.
ff-half-and-round = Comincia il secondo stadio: tutte e otto le carte sono di nuovo in gioco, e chi viene mangiato non torna più. { $round }
ff-end-cause = { $cause ->
    [escape] Tutte le pedine tranne una sono in salvo.
    [cards] L'ultimo round è finito.
    [no-tokens] Non resta nessuna pedina.
    [resigned] Tutti gli altri si sono ritirati.
   *[other] ?{ $cause }
}
ff-end-winner = { $cause } Vince { $winner }!
ff-end-monster = { $cause } Nessuno ha portato in salvo una pedina: vince il mostro!
ff-end-tie = { $players } hanno in salvo lo stesso numero di pedine: vince { $winner }, che le aveva in salvo prima.
ff-tally = { $who }: { $which ->
    [both] { $out } in salvo, { own-eaten }
    [out] { $out } in salvo
    [eaten] { own-eaten }
   *[other] ?{ $which }
}
own-eaten = { $eaten ->
    [one] { $eaten } mangiata
   *[other] { $eaten } mangiate
}
ff-standing = { $place }° posto: { $who }, { $score } in salvo
ff-standing-monster = { $place }° posto: il mostro

## Ciò che viene letto ad alta voce

ff-alt-round = { $side ->
    [none] Round { $round } di { $last }.
    [light] Round { $round } di { $last }, lati chiari in alto.
    [dark] Round { $round } di { $last }, lati scuri in alto.
   *[other] ?{ $side }
}
ff-alt-draft = Tocca a { $who } piazzare uno dei tasselli rimasti: { $tiles }.
ff-alt-turn = Tocca a { $who }.
ff-alt-monster-turn = Tocca al mostro.
ff-alt-over = La partita è finita.
ff-alt-monster = Mostro su { $square }, rivolto a { ff-facing }.
ff-alt-colour = { START(ff-colour) }
ff-alt-player = { $who } ({ $colour })
ff-alt-player-tokens = { $who }: { $tokens }.
ff-alt-resigned = { $who } ha lasciato la partita.
ff-alt-resigned-out = { $who } ha lasciato la partita: { $tokens }.
ff-alt-tokens = { $tokens } { $place }
ff-alt-token = { $number }{ $moved ->
    [yes] {" "}(già mosso)
   *[no] {""}
}
ff-alt-tiles = { $tile ->
    [crystal] Cristalli
    [turner] Pietre rotanti a destra
    [reverser] Pietre rotanti di 180°
    [stone] Pietre
   *[other] ?{ $tile }
} su { $squares }.
ff-alt-floor = { $floor ->
    [blood] Sangue
   *[other] ?{ $floor }
} su { $squares }.
ff-alt-teleporters = Teletrasporti della coppia { $pair } su { $places }.
ff-alt-teleporter = { $square } (freccia a { ff-facing })
ff-prose-cards = Carte che possono uscire: { $cards }.

## Il tabellone in lettere

ff-text-sign = { $letters } { $what ->
    [monster] mostro
    [stone] pietra
    [crystal] cristallo
    [turner] gira a destra
    [reverser] gira di 180°
    [blood] sangue
    [teleporter] teletrasporti
    [exit] uscita
    [entrance] ingresso
   *[other] ?{ $what }
}
ff-text-tokens = { $what ->
    [in] fuori
    [out] in salvo
    [moved] mossi
    [eaten] mangiati
   *[other] ?{ $what }
}: { $tokens }
ff-text-colour = { $letter } { ff-colour }
ff-text-round = round { $round }  carte { $cards }  { $colours }
ff-text-draft = da piazzare: { $tiles }
ff-text-next = tocca a: { $who }
ff-text-next-monster = tocca al mostro
ff-text-over = fine: vince { $who }
ff-text-over-monster = fine: vince il mostro

## Al tavolo: il titolo, il pannello delle mosse e quello dei tasselli

fearsome-floors = Fearsome Floors
ff-aim = Porta le tue pedine fuori dalla fortezza prima che il mostro le mangi; si muove da solo e va verso chi vede.
ff-length = 14 round al massimo: circa un'ora se ci siete tutti, o qualche giorno con una mossa ogni tanto.
ff-board-move = Muovi
ff-board-guess = Chi verrà mangiato?
ff-help-guess = Indovina chi verrà mangiato dal mostro: **{ ff-board-guess }** sotto l'ultimo tabellone.
ff-guess = { $token } { $place }
ff-guess-nobody = nessuno
ff-guessed = { $count ->
    [0] Non ha mangiato nessuno.
   *[other] Ha mangiato { $tokens }.
}
ff-board-place = Piazza
setting-tiles = { $choice ->
    [one] uno per turno, quando si costruisce la fortezza
    [two] due per turno, quando si costruisce la fortezza
   *[other] ?{ $choice }
}
ff-which-way = Ci si arriva per più strade. Quale? Un percorso in lettere (`uull`) lo dice con precisione.
ff-pad-token = **{ $token }**
ff-pad-start = { $place ->
    [in] { $token }: { $count ->
        [one] 1 punto, quanto basta per entrare.
       *[other] { $count } punti, il primo per entrare.
    }
   *[other] { $token }: { ff-pad-left }
}
ff-pad-led = { START($token) } { $clauses }.
ff-pad-enters = entra in { $square }
ff-pad-goes = va { $steps }{ $returns ->
    [yes] {" "}e torna
   *[no] {" "}e arriva
} in { $square }
ff-pad-leaves = lascia la fortezza
ff-pad-left = { $count ->
    [0] Nessun punto rimasto.
    [one] 1 punto rimasto{ ff-pad-exit }.
   *[other] { $count } punti rimasti{ ff-pad-exit }.
}
ff-pad-exit = { $exit ->
    [yes] ; con il prossimo può uscire dalla fortezza
   *[no] { "" }
}
ff-pad-passes = Deve proseguire, perché lì c'è { $other }: { ff-points-left }.
ff-pad-closed = -# Chiuso: { $closed }.
ff-pad-closed-by = { $ways } ({ $why })
ff-pad-wall = muro
ff-pad-go = Vai
ff-pad-stay = Resta qui
ff-pad-outside = Resta fuori
ff-pad-enter = Entra
ff-pad-leave = Lascia la fortezza
ff-pad-back = Passo indietro
ff-pad-arrow = { $letter ->
    [l] ⬅
    [u] ⬆
    [d] ⬇
    [r] ➡
   *[other] ?{ $letter }
}
ff-pad-square = { $token ->
    [chosen] { "" }
   *[other] { $token } →{ " " }
}{ $place ->
    [out] Fuori dalla fortezza
   *[other] { $place }
}{ $signs ->
    [pushes] { " ○" }
    [eaten] { " ☠" }
    [pushes-eaten] { " ○ ☠" }
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-legend = -# { $numbers ->
    [yes] Il numero prima di uno spazio dice quale pedina ci va.{ " " }
   *[no] { "" }
}{ $signs ->
    [pushes] ○ spinge qualcosa.
    [eaten] ☠ lì può essere mangiato.
    [pushes-eaten] ○ spinge qualcosa. ☠ lì può essere mangiato.
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-group = { $direction ->
    [exit] Verso l'uscita
    [sideways] Di lato
    [back] Indietro
   *[other] ?{ $direction }
}: { $last ->
    [none] { $first }
   *[other] { $first }-{ $last }
} di { $count }
ff-pad-group-wanted = Dove va **{ $token }**? { $group }.
ff-pad-goal = Dove va { $token }
ff-pad-whole = Tutto il tabellone
ff-pad-near = Più vicino
ff-pad-forecast = Previsione
look-why = Perché il mostro è andato così
look-forecast = Cosa può fare la prossima carta
look-monster = Il mostro
look-record = La partita come file
ff-pad-cancel = Annulla
ff-pad-cancelled = Non è stato mosso niente.
ff-draft-another = Ne piazzi un altro.
ff-draft-rest = Il resto a caso
ff-draft-rest-asked = { $who } chiede di piazzare a caso gli altri { $count } tasselli.
ff-draft-tile-wanted = Quale tassello?
ff-draft-square-wanted = { $tile ->
    [pool2x2] Dove va { ff-draft-tile }? Indica il suo spazio in alto a sinistra.
    [pool4x1] Dove va { ff-draft-tile }? Indica il suo primo spazio: quello a sinistra o quello in alto.
   *[other] Dove va { ff-draft-tile }?
}
ff-draft-about = { $tile ->
    [stone] Blocca la vista del mostro. Il mostro la spinge, e anche le pedine possono farlo.
    [crystal] Il mostro ci vede attraverso. Il mostro lo spinge, e anche le pedine possono farlo.
    [turner] Blocca la vista del mostro, e lo gira a destra quando le va contro. Le pedine possono spingerla.
    [reverser] Blocca la vista del mostro, e lo gira di 180° quando le va contro. Le pedine possono spingerla.
    [pool2x2] { ff-draft-about-blood }
    [pool4x1] { ff-draft-about-blood }
    [teleporter1] { ff-draft-about-teleporter }
    [teleporter2] { ff-draft-about-teleporter }
   *[other] ?{ $tile }
}
ff-draft-about-blood = Chi o ciò che arriva sul sangue lo attraversa scivolando dritto: pedine, mostro e pietre spinte.
ff-draft-about-teleporter = Il mostro che ci entra esce dall'altro della coppia, rivolto come la sua freccia. Le pedine non possono entrarci.
ff-draft-about-what =
    { $sentence }
    { ff-draft-about }
ff-draft-column = Colonna
ff-draft-row = Spazio nella colonna { $column }
ff-draft-orientation-wanted = { $tile ->
    [teleporter1] Dove punta la freccia su { $square }?
    [teleporter2] Dove punta la freccia su { $square }?
   *[other] Com'è orientata a partire da { $square }?
}
ff-draft-ready = Piazzare { $placement }?
ff-draft-place = Piazza

## Aprire un tavolo

ff-lobby-another-colour = Altro colore
ff-lobby-dungeon = { $dungeon ->
    [advanced] Fortezza: avanzata, costruita dai giocatori
    [quick] Fortezza: rapida, costruita a caso
    [basic] Fortezza: base
   *[other] ?{ $dungeon }
}
ff-lobby-layout = Fortezza: { $name }, di questo server
ff-lobby-longer = Partita più lunga: la carta 5 vale 3 morti
ff-lobby-monster = Mostro: { $monster }
ff-monster-name = { $head ->
    [toad] Rospo
    [goat] Capra
    [crow] Corvo
    [boar] Cinghiale
    [moth] Falena
    [skull] Teschio
   *[other] ?{ $head }
}-{ $body ->
    [barrel] Barile
    [furnace] Fornace
    [pumpkin] Zucca
    [cask] Botte
    [sack] Sacco
    [shell] Guscio
   *[other] ?{ $body }
} con { $arms ->
    [claws] artigli
    [tentacles] tentacoli
    [wings] ali
    [hooks] uncini
    [ladles] mestoli
    [pincers] chele
   *[other] ?{ $arms }
}, { $legs ->
    [frog] gambe di rana
    [spider] gambe di ragno
    [ostrich] gambe di struzzo
    [stump] moncherini
    [spring] molle
    [stilt] trampoli
   *[other] ?{ $legs }
} e { $feet ->
    [paws] zampe
    [hooves] zoccoli
    [flippers] pinne
    [boots] stivali
    [wheels] ruote
    [talons] grinfie
   *[other] ?{ $feet }
}
ff-kit-part = { $part ->
    [toad] rospo
    [goat] capra
    [crow] corvo
    [boar] cinghiale
    [moth] falena
    [skull] teschio
    [barrel] barile
    [furnace] fornace
    [pumpkin] zucca
    [cask] botte
    [sack] sacco
    [shell] guscio
    [claws] artigli
    [tentacles] tentacoli
    [wings] ali
    [hooks] uncini
    [ladles] mestoli
    [pincers] chele
    [frog] rana
    [spider] ragno
    [ostrich] struzzo
    [stump] moncherini
    [spring] molle
    [stilt] trampoli
    [paws] zampe
    [hooves] zoccoli
    [flippers] pinne
    [boots] stivali
    [wheels] ruote
    [talons] grinfie
   *[other] ?{ $part }
}
ff-monster = Questo è il mostro: { $name }.
ff-layout-saved = Salvata: { $name }. `/new fearsome-floors` la offre come fortezza.
ff-layout-dropped = Cancellata: { $name }.
ff-record = La partita come testo: un'intestazione, e le mosse nella notazione che `/rules` spiega sotto *{ ff-rules-notation-title }*.

## Come si gioca: cinque schede

ff-primer-aim-title = lo scopo
ff-primer-aim =
    Una fortezza, un mostro, e tu. Le tue quattro pedine entrano dall'ingresso, **p11**, in basso a destra. L'uscita è **a1**, in alto a sinistra. Portane in salvo tre su quattro, e vinci subito. (Se giocate in cinque, sei o sette, ognuno ne ha tre, e gliene bastano due in salvo.)

    Il mostro si muove da solo e mangia chi trova sulla sua strada: attiralo verso gli altri.

    Nel gioco avanzato prima si costruisce la fortezza: a turno i giocatori piazzano i suoi 17 tasselli, con **{ ff-board-place }** sotto il tabellone.
ff-primer-aim-picture = Il tabellone prima della prima mossa: in alto a sinistra l'uscita, a1, con il mostro sopra; in basso a destra l'ingresso, p11; in mezzo undici pietre e due pozze di sangue.
ff-primer-sides-title = i due lati di una pedina
ff-primer-sides =
    A turno, ogni giocatore muove una pedina, finché tutte sono state mosse. Il numero che mostra dice di quanti spazi può andare. Poi viene capovolta, e per il prossimo round mostra l'altro numero.

    I due lati fanno sempre 7: dietro l'1 c'è un 6, dietro il 5 un 2. Chi è lento ora, la prossima volta è veloce. Il numero piccolo è l'altro lato.
ff-primer-sides-picture = Quattro pedine rosse. Quelle su b2 e d2 devono ancora muoversi e mostrano 1 e 4. Quelle su b4 e d4 si sono mosse e sono state capovolte: mostrano 4 e 2, e in piccolo l'altro lato, 3 e 5.
ff-primer-moving-title = muovere e spingere
ff-primer-moving =
    Vai su, giù, a sinistra o a destra, uno spazio per punto, mai in diagonale. Puoi fermarti prima, o restare dove sei. Finisci su uno spazio dove non c'è nessun altro.

    Se vai contro una pietra, la spingi di uno spazio, se dietro c'è posto. Sul **sangue** scivoli dall'altra parte, gratis.
ff-primer-moving-picture = Rosso 4 è andato da f2 tre spazi a sinistra e uno in giù, in c3, e per strada ha spinto una pietra da c2 in b2. È stato capovolto e mostra 3, con il 4 in piccolo.
ff-primer-monster-title = che cosa vede il mostro
ff-primer-monster =
    Quando tutti hanno mosso, una carta dice quanti passi fa il mostro. Prima di ogni passo guarda **davanti, alla sua sinistra e alla sua destra**, mai dietro, e si gira verso la pedina **più vicina** che vede. Se non vede nessuno, o due sono ugualmente vicine, va dritto.

    Le pietre ti nascondono; i muri per lui sono porte: entra da una lettera, esce dalla stessa lettera di fronte.
ff-primer-monster-picture = Il mostro su e4 ha guardato a est, nord e sud. Ha visto rosso 1 due spazi alla sua sinistra e verde 4 quattro spazi davanti; una pietra gli nascondeva verde 5. Così si è girato a sinistra, verso rosso 1, ed è andato in e3.
ff-primer-winning-title = mangiati, due stadi, vittoria
ff-primer-winning =
    Le pedine mangiate nei **primi sette round** rientrano dall'ingresso. Quelle mangiate nei **secondi sette** sono perse per sempre.

    Tutte le tue pedine in salvo tranne una: hai vinto. Se nessuno ci arriva, dopo il round 14 vince chi ne ha di più in salvo.

    Quando è il tuo turno, premi **{ ff-board-move }** sotto il tabellone; lì **{ ff-pad-what-if }** mostra che cosa potrebbe fare poi il mostro.
ff-primer-winning-picture = Round 9, nel secondo stadio: il mostro va a est, da g6 in h6, e mangia una pedina rossa, persa per sempre.

## /help: che cosa può fare chi è di turno

ff-help-move = **{ ff-board-move }** sotto l'ultimo tabellone apre il tuo pannello: scegli una pedina e uno spazio, poi *{ ff-pad-go }*. O scrivi `/move`; `/stay` capovolge una pedina dov'è.
ff-help-odds = `/see forecast`, o **{ ff-pad-what-if }** sul pannello: chi potrebbe essere mangiato con la prossima carta.
ff-help-hint = `/hint`: le tue mosse migliori, se il tavolo lo permette.
ff-help-place = **{ ff-board-place }** sotto l'ultimo tabellone apre il tuo pannello: scegli un tassello, poi dove va. O scrivi `/place`.

## Una riga sui primi pannelli

ff-coach-move = Porta in salvo { $wanted } delle tue { $tokens } pedine dall'angolo giallo, { $exit }. Scegli una pedina e uno spazio, guarda l'immagine e premi *{ ff-pad-go }*: prima non si gioca niente.
ff-coach-sides = Quando si è mossa, una pedina mostra l'altro numero; i due fanno 7. Tieni un lato veloce per quando il mostro è vicino.
ff-coach-lure = Il mostro si gira verso la pedina più vicina che vede. Nasconditi dietro le pietre, e lascia in vista qualcun altro.
ff-coach-draft = Scegli un tassello, poi uno spazio; l'immagine illumina dove può stare. Niente viene piazzato prima che tu prema *{ ff-draft-place }*.
ff-coach-hiding = Le pietre nascondono una pedina al mostro, i cristalli no.
ff-coach-blood = Sul sangue le pedine scivolano gratis, e così il mostro: accorcia le strade lunghe.

## Mappe

ff-no-such-layout = Questo server non ha una mappa { $name }, e nessuna fortezza si chiama così.
ff-layout-nameless = Una mappa ha bisogno di un nome che si possa leggere.
ff-layout-taken = C'è già una fortezza che si chiama { $name }.
ff-duplicate-alone = La parola di un duplicato decide la fortezza e il mostro: indica la parola, oppure fortezza e mostro.
ff-layouts-full = Questo server ha { $most } mappe, il massimo; prima cancellane una.
ff-layout-of-another = Solo chi ha salvato { $name }, o chi qui ha il permesso **Gestisci canali**, può cancellarla.
