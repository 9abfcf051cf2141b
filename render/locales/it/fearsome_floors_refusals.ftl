# Perché Fearsome Floors rifiuta qualcosa: una frase per ogni ragione, con la regola.

## Il tavolo

ff-refusal-too-few-players = Servono almeno { $fewest } giocatori, e qui { $players ->
    [0] non c'è nessuno
    [one] ce n'è uno
   *[other] ce ne sono { $players }
}.
ff-refusal-too-many-players = Si gioca in { $most } al massimo, e qui i giocatori sono { $players }.
ff-refusal-colour-taken = Qualcuno ha già il { $colour }: ogni giocatore ha un colore tutto suo.
ff-refusal-colour-not-open = A un tavolo di { $players } si gioca senza il { $colour }: beige, viola e nero entrano con il quinto giocatore.

ff-refusal-too-few-for-longer = La partita più lunga è per { $fewest } o 7 giocatori, e qui sono { $players }.
ff-refusal-layout-or-draft = Una partita ha una mappa sua o { $dungeon ->
    [quick] i tasselli a caso
    [advanced] i tasselli piazzati dai giocatori
   *[other] ?{ $dungeon }
}, non entrambe le cose.
ff-refusal-layout-unreadable = Questa mappa non si può giocare. { $problem }
ff-refusal-layout-unfinished = Questa mappa ha tasselli ancora da piazzare (`draft`): si gioca solo una fortezza completa.
ff-refusal-layout-on-corner = Questa mappa ha un tassello su { $square }: l'ingresso e l'uscita restano liberi.
ff-refusal-layout-monster-at-entrance = In questa mappa il mostro è su { $square }, l'ingresso: non farebbe entrare nessuno.
ff-refusal-kit-incomplete = “{ $text }” non è un mostro: servono { $parts } parti, come rospo-barile-artigli-rana-zampe; le teste sono { $known }.
ff-refusal-no-such-part = Il kit non ha { $part ->
    [head] una testa
    [body] un corpo
    [arms] braccia
    [legs] gambe
    [feet] piedi
   *[other] ?{ $part }
} “{ $text }”; ha { $known }.

## A chi tocca

ff-refusal-game-over = La partita è finita: non si muove più niente.
ff-refusal-no-such-seat = A quel posto non c'è nessuno: muove solo chi gioca in questa partita.
ff-refusal-player-wanted = Può farlo solo un giocatore; da sola si rivela soltanto la carta del mostro.
ff-refusal-already-resigned = Chi aveva il { $colour } si è ritirato e non muove più.
ff-refusal-card-next = Tutte le pedine sono state mosse: ora si rivela la carta del mostro.
ff-refusal-tokens-first = Il mostro aspetta che tutte le pedine siano state mosse, ed è il turno del { $colour }.
ff-refusal-card-by-nobody = La carta del mostro non la gioca nessuno: si rivela da sola quando tutte le pedine sono state mosse.
ff-refusal-not-your-turn = È il turno del { $turn }: si muove una pedina a testa, in senso orario, e il { $colour } deve aspettare.

## Un tassello da piazzare

ff-refusal-draft-first = La fortezza non è completa: tocca al { $colour } piazzare un tassello.
ff-refusal-no-draft = Ora non si piazzano tasselli: la fortezza è completa.
ff-refusal-not-your-draft-turn = È il turno del { $turn }: si piazza un tassello a testa, in senso orario, e il { $colour } deve aspettare.
ff-refusal-no-such-tile = “{ $text }” non è un tassello: ci sono { $tiles }.
ff-refusal-tile-not-left = Di questo tipo non resta nessun tassello da piazzare: { ff-kind }.
ff-which-tile = “{ $text }” può essere { $kinds }: di' quale.
ff-refusal-no-such-square = Il tabellone non ha uno spazio “{ $text }”.
ff-refusal-arrow-wanted = Un teletrasporto ha una freccia: di' dove punta, n, e, s o w.
ff-refusal-direction-wanted = Di' come sta { ff-draft-tile }: in orizzontale (lungo la riga) o in verticale (lungo la colonna).
ff-refusal-no-direction-wanted = Non fa differenza come sta { ff-draft-tile }: di' solo dove.
ff-refusal-corner-kept-free = { $square } resta libero: non si piazza niente su a1, b1, a2, p11, o11 o p10.
ff-refusal-over-the-edge = Da { $square } in poi, { ff-draft-tile } uscirebbe dal bordo del tabellone.
ff-refusal-place-taken = { $square } è occupato: lì c'è { $there }, e i tasselli non si sovrappongono.
ff-refusal-tile-on-token = { $square } è occupato: lì c'è { $other }.
ff-refusal-tile-on-monster = { $square } è occupato: lì c'è il mostro.
ff-refusal-teleporters-adjacent = { $square } è accanto al teletrasporto su { $beside }: due teletrasporti non stanno mai fianco a fianco.
ff-refusal-teleporters-share-wall = { $square } e il teletrasporto su { $beside } starebbero entrambi al muro { $letter }: c'è posto per uno solo.

## La pedina

ff-refusal-unknown-token = In questa partita non c'è una pedina “{ $token }”.
ff-refusal-not-your-token = { START($token) } è di qualcun altro: ognuno muove le sue pedine.
ff-refusal-token-escaped = Per { $token } non c'è ritorno: una pedina in salvo resta in salvo.
ff-refusal-token-eaten = Il mostro ha mangiato { $token }: è fuori dal gioco.
ff-refusal-token-moved = Una pedina si muove una volta per round, e { $token } si è già mosso.

## Il percorso

ff-refusal-too-many-points = Il percorso è troppo lungo: { $token } ha { ff-points }, e il punto { $point } sarebbe di troppo{ $entered ->
    [yes] , perché entrare costa il primo punto
   *[no] {""}
}.
ff-refusal-unknown-letter = { ff-point-fails } “{ $letter }” non è un passo; u, d, l, r vanno di uno spazio, i entra, x esce.
ff-refusal-enter-first = { ff-point-fails } { $token } aspetta fuori, e il suo primo punto serve per entrare (i).
ff-refusal-already-inside = { ff-point-fails } { $token } è su { $square }, e può entrare solo una pedina che aspetta fuori.
ff-refusal-exit-elsewhere = { ff-point-fails } { $token } è su { $square }, e si esce solo da a1.
ff-refusal-already-out = { ff-point-fails } { $token } a quel punto è in salvo, e la sua mossa è finita.
ff-refusal-entrance-blocked = { ff-point-fails } su { $square } c'è qualcosa, e nessuno può entrare.
ff-refusal-wall = { ff-point-fails } dietro { $square } c'è il muro { $letter }, e solo il mostro passa dai muri.
ff-refusal-monster-there = { ff-point-fails } su { $square } c'è il mostro, e nessuna pedina ci va.
ff-refusal-floor-closed = { ff-point-fails } su { $square } c'è { ff-floor }, e nessuna pedina ci va.
ff-refusal-points-spent = { ff-point-fails } { $token } ha { ff-points }, e la strada fin lì li ha consumati tutti.
ff-refusal-tile-at-wall = { ff-point-fails } { ff-the-tile } su { $square } è contro il muro, e le pedine non spingono niente oltre il bordo.
ff-refusal-tile-before-tile = { ff-point-fails } { ff-the-tile } su { $square } non si può spingere, perché dietro, su { $behind }, c'è { $other }.
ff-refusal-tile-before-token = { ff-point-fails } { ff-the-tile } su { $square } non si può spingere, perché dietro, su { $behind }, c'è { $other }.
ff-refusal-tile-before-monster = { ff-point-fails } { ff-the-tile } su { $square } non si può spingere, perché dietro, su { $behind }, c'è il mostro.
ff-refusal-ends-on-token = { $square } è occupato da { $other }: una pedina non può finire lì la sua mossa.

ff-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}

ff-point-fails = { $point ->
    [0] {""}
   *[other] Il punto { $point } del percorso non va{ $entered ->
        [yes] {" "}(entrare costa il primo)
       *[no] {""}
    }:
}

## Ciò che è stato scritto come percorso

ff-refusal-path-unreadable = “{ $text }” non è un percorso: scrivi lettere (uull), frecce, n e s w, passi contati (l3 u1), o uno spazio dove andare (k5).
ff-refusal-square-taken = Su { $square } c'è { $other }: { $token } non può finire lì la sua mossa.
ff-refusal-square-of-monster = Su { $square } c'è il mostro: { $token } non può andarci.
ff-refusal-square-of-floor = { $square } è chiuso alle pedine, e { $token } non può andarci: lì c'è { ff-floor }.
ff-refusal-square-out-of-reach = { $square } è fuori portata: { $token } ha { ff-points }, e nessun percorso valido con quei punti finisce lì.
ff-refusal-exit-out-of-reach = L'uscita è fuori portata: { $token } ha { ff-points }, e uscire costa un punto in più da a1.

## Una mossa pianificata, quando arriva il suo turno

ff-refusal-plan-token-elsewhere = Ormai { $token } non è più dov'era quando l'hai pianificata.
ff-refusal-plan-way-changed = La sua strada passa da { $square }, che non è più com'era quando l'hai pianificata.
ff-refusal-plan-ends-elsewhere = La stessa strada ora porterebbe { $token } altrove, o spingerebbe qualcos'altro.
ff-refusal-plan-more-danger = La prossima carta del mostro è più pericolosa per le tue pedine di quanto lo era quando l'hai pianificata.
