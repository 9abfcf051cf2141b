# La previsione di Fearsome Floors: che cosa può fare la prossima carta.

ff-forecast = { $heading ->
    [none] Che cosa fa la prossima carta se tutte le pedine restano dove sono:
   *[other] { $heading }
    Che cosa fa poi la prossima carta, se tutte le altre pedine restano dove sono:
}
ff-forecast-shows = Poi mostra { $number }.
ff-forecast-fate = { START($token) } { $how ->
    [bite] viene mangiato
    [elsewhere] viene spinto, e mangiato su { $square },
    [edge] viene spinto oltre il bordo
    [teleporter] viene spinto su un teletrasporto
   *[other] ?{ $how }
}
ff-forecast-danger = { $fate } con { $some } { $some ->
    [one] carta
   *[other] carte
} su { $all } ({ $percent }%): { $cards }.
ff-forecast-fated = La carta sarà { $card }: tutti l'hanno già vista, e ciò che viene annullato torna uguale.
ff-forecast-sure = { $fate } { $cards ->
    [one] di sicuro (100%).
   *[other] con ogni carta (100%).
}
ff-forecast-card = { $hits ->
    [0] { $steps }
    [one] 1 morto
   *[other] { $hits } morti
}
ff-forecast-nobody = { $cards ->
    [one] Nessuno viene mangiato.
   *[other] Nessuno viene mangiato, qualunque carta esca.
}
ff-forecast-safe = { $cards ->
    [one] Al sicuro: { $tokens }.
   *[other] Al sicuro con ogni carta: { $tokens }.
}
ff-forecast-ends = Il mostro finisce su { $ends }.
ff-forecast-end = { $square } ({ $cards })
ff-forecast-way = { $cards ->
    [one] La sua strada passo per passo: { $steps }.
   *[other] La sua strada passo per passo, fin dove lo porta la carta più lunga: { $steps }.
}
ff-forecast-step = { $square } (mangia { $tokens })
ff-forecast-bag = { $count ->
    [one] L'unica carta che può uscire: { $cards }.
   *[other] Le { $count } carte che possono uscire: { $cards }.
}
ff-pad-what-if = E se?

## Perché non c'è

setting-forecast = { $choice ->
    [always] ogni volta che qualcuno la chiede
    [after] per chi gioca dopo la sua ultima mossa del round, per chi guarda sempre
    [never] mai
   *[other] ?{ $choice }
}
ff-forecast-never = Questo tavolo gioca senza previsione (la sua impostazione `forecast` è “mai”).
ff-forecast-after = A questo tavolo chi gioca vede la previsione solo dopo la sua ultima mossa del round, quando qualcun altro ha mosso (la sua impostazione `forecast`).
ff-forecast-over = La partita finisce con questa mossa: dopo non esce nessuna carta.
