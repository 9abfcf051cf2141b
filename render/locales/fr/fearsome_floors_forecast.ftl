# La prévision de Fearsome Floors : ce que peut faire la prochaine carte.

ff-forecast = { $heading ->
    [none] Ce que fait la prochaine carte si tous les pions restent où ils sont :
   *[other] { $heading }
    Ce que fait ensuite la prochaine carte, si tous les autres pions restent où ils sont :
}
ff-forecast-shows = Il montre alors { $number }.
ff-forecast-fate = { START($token) } { $how ->
    [bite] est dévoré
    [elsewhere] est poussé, et dévoré sur { $square },
    [edge] est poussé hors du plateau
    [teleporter] est poussé sur un téléporteur
   *[other] ?{ $how }
}
ff-forecast-danger = { $fate } avec { $some } { $some ->
    [one] carte
   *[other] cartes
} sur { $all } ({ $percent } %) : { $cards }.
ff-forecast-fated = La carte sera { $card } : tout le monde l'a déjà vue, et après une annulation, la même carte revient.
ff-forecast-sure = { $fate } { $cards ->
    [one] à coup sûr (100 %).
   *[other] avec toutes les cartes (100 %).
}
ff-forecast-card = { $hits ->
    [0] { $steps }
    [one] 1 victime
   *[other] { $hits } victimes
}
ff-forecast-nobody = { $cards ->
    [one] Personne n'est dévoré.
   *[other] Personne n'est dévoré, quelle que soit la carte.
}
ff-forecast-safe = { $cards ->
    [one] À l'abri : { $tokens }.
   *[other] À l'abri quelle que soit la carte : { $tokens }.
}
ff-forecast-ends = Le monstre finit sur { $ends }.
ff-forecast-end = { $square } ({ $cards })
ff-forecast-way = { $cards ->
    [one] Son trajet pas à pas : { $steps }.
   *[other] Son trajet pas à pas, aussi loin que le mène la plus longue carte : { $steps }.
}
ff-forecast-step = { $square } (dévore { $tokens })
ff-forecast-bag = { $count ->
    [one] La seule carte qui peut sortir : { $cards }.
   *[other] Les { $count } cartes qui peuvent sortir : { $cards }.
}
ff-pad-what-if = Et si ?

## Pourquoi il n'y en a pas

setting-forecast = { $choice ->
    [always] chaque fois que quelqu'un la demande
    [after] pour les joueurs après leur dernier coup de la manche, pour les spectateurs toujours
    [never] jamais
   *[other] ?{ $choice }
}
ff-forecast-never = Cette table joue sans prévision (son réglage `forecast` est « jamais »).
ff-forecast-after = À cette table, les joueurs ne voient la prévision qu'après leur dernier coup de la manche, une fois que quelqu'un d'autre a joué (son réglage `forecast`).
ff-forecast-over = La partie finit sur ce coup : aucune carte ne sort ensuite.
