## Mosse programmate per un turno futuro

ff-planned = { $token } { $goal }{ $condition ->
    [s] {" "}(se non è più pericoloso)
   *[other] { "" }
}
ff-plan-unreadable = una mossa che non si può più leggere
ff-plan-list = **In programma:** { $moves }.
ff-plan-fails = Per come stanno le cose non verrebbe giocata. { $why }
ff-plan-full = Non hai più niente da programmare.
ff-plan-when = { $round ->
    [next] Per il prossimo round, dopo la mossa del mostro. Si gioca
   *[other] Si gioca
} subito quando arriva il tuo turno, { $condition ->
    [s] se allora è una mossa valida e la prossima carta non è più pericolosa di ora per le tue pedine
   *[other] se lungo la strada non è cambiato niente
}.
ff-plan-if = { $plan ->
    [s] Solo se non più pericoloso
   *[other] Solo se nulla è cambiato
}
ff-plan-go = Programma
ff-plan-stay = Programma di restare
ff-plan-outside = Programma di restare fuori
ff-plan-take-back = Togli il piano
ff-plan-taken-back = Il tuo piano è tolto: ti chiamerò quando sarà il tuo turno.
ff-plan-changed = **La posizione è cambiata da quando l'hai vista.** Guarda di nuovo, poi programma.
ff-plan-no-forecast = A questo tavolo i piani non possono usare ciò che potrebbe fare la prossima carta (l'impostazione `forecast`).
