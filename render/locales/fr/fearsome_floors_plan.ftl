## Des coups planifiés pour un tour à venir

ff-planned = { $token } { $goal }{ $condition ->
    [s] {" "}(si ce n'est pas plus dangereux)
   *[other] { "" }
}
ff-plan-unreadable = un coup qui ne peut plus être lu
ff-plan-list = **Planifié :** { $moves }.
ff-plan-fails = Pour l'instant, ce coup ne serait pas joué. { $why }
ff-plan-full = Tu n'as plus rien à planifier.
ff-plan-when = { $round ->
    [next] Pour la manche suivante, après le trajet du monstre. Ce sera joué
   *[other] Ce sera joué
} dès que ton tour viendra, { $condition ->
    [s] si le coup est alors permis et si la prochaine carte n'est pas plus dangereuse pour tes pions que maintenant
   *[other] si rien n'a changé sur son chemin
}.
ff-plan-if = { $plan ->
    [s] Si pas plus dangereux
   *[other] Si rien n'a changé
}
ff-plan-go = Planifier
ff-plan-stay = Prévoir de rester
ff-plan-outside = Prévoir de rester dehors
ff-plan-take-back = Retirer le plan
ff-plan-taken-back = Ton plan est retiré : je te préviendrai quand ce sera ton tour.
ff-plan-changed = **La position a changé depuis cet affichage.** Regarde à nouveau, puis planifie.
ff-plan-no-forecast = À cette table, les plans ne peuvent pas s'appuyer sur la prochaine carte (son réglage `forecast`).
