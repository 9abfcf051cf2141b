## Mosse pianificate per un turno futuro

ff-planned = { $token } { $goal }{ $condition ->
    [s] {" "}(se il rischio non cresce)
   *[other] { "" }
}
ff-plan-unreadable = una mossa che non si può più leggere
ff-plan-list = **Nel tuo piano:** { $moves }.
ff-plan-fails = Per come stanno le cose non verrebbe giocata. { $why }
ff-plan-full = Non hai più niente da pianificare.
ff-plan-when = { $round ->
    [next] Per il prossimo round, dopo la mossa del mostro. Si gioca
   *[other] Si gioca
} subito quando arriva il tuo turno, { $condition ->
    [s] se allora è una mossa valida e con la prossima carta il rischio per le tue pedine non è maggiore di ora
   *[other] se lungo la strada non è cambiato niente
}.
ff-plan-if = { $plan ->
    [s] Solo se il rischio non cresce
   *[other] Solo se nulla è cambiato
}
ff-plan-go = Pianifica
ff-plan-stay = Pianifica di restare
ff-plan-outside = Pianifica di restare fuori
ff-plan-take-back = Annulla il piano
ff-plan-taken-back = Il tuo piano è annullato: ti chiamerò quando sarà il tuo turno.
ff-plan-changed = **La posizione è cambiata da quando l'hai vista.** Guarda di nuovo, poi pianifica.
ff-plan-no-forecast = A questo tavolo i piani non possono usare ciò che potrebbe fare la prossima carta (l'impostazione `forecast`).
