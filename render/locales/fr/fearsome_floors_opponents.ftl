# Les programmes qui jouent à Fearsome Floors : leurs noms, et pourquoi ils jouent ainsi.

ff-level = { $level ->
    [runner] Lièvre
    [novice] Souris
    [player] Chat
    [skilled] Renard
    [expert] Hibou
    [master] Dragon
   *[other] ?{ $level }
}
ff-level-about = { $level ->
    [runner] court vers la sortie sans jamais se retourner
    [novice] imagine une carte et compte dessus
    [player] regarde toutes les cartes, un coup à l'avance
    [skilled] étudie ses quelques meilleurs coups jusqu'à la fin de la manche
    [expert] étudie beaucoup de coups, et ne commet jamais d'étourderie
    [master] pense aussi à tes réponses
   *[other] ?{ $level }
}

## Pourquoi un coup a été joué

ff-motive-wins = Avec { $token } dehors, la partie est gagnée.
ff-motive-escapes = { START($token) } sort et se met à l'abri.
ff-motive-safe = Aucune carte n'y menace { $token } ; s'il était resté, { $before } sur { $cards } l'auraient fait dévorer.
ff-motive-safer = { $after } { $after ->
    [one] carte
   *[other] cartes
} sur { $cards } y { $after ->
    [one] menace
   *[other] menacent
} { $token } ; s'il était resté, ce serait { $before }.
ff-motive-risks = { $after } { $after ->
    [one] carte
   *[other] cartes
} sur { $cards } y { $after ->
    [one] menace
   *[other] menacent
} { $token }.
# « 2 cartes sur 8 le menacent »
fr-cards-threaten = { $after ->
    [0] aucune carte ne le menace
    [one] { $after } carte sur { $cards } le menace
   *[other] { $after } cartes sur { $cards } le menacent
}
ff-motive-rescues = Cela aide { $other } : { fr-cards-threaten } désormais, au lieu de { $before }.
ff-motive-exposes = Cela laisse { $other } en danger : { fr-cards-threaten } désormais, au lieu de { $before }.
ff-motive-feeds = Cela tourne le monstre contre { $other } : { fr-cards-threaten } désormais, au lieu de { $before }.
ff-motive-enters = { START($token) } entre.
ff-motive-nearer = { START($token) } pourrait sortir en { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}, au lieu de { $before }.
ff-motive-on-its-way = { START($token) } se rapproche de la sortie : il pourrait sortir en { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}.
ff-motive-waits = { START($token) } attend un meilleur moment pour avancer.
ff-motive-no-nearer = { START($token) } ne se rapproche pas de la sortie, et aucune raison ne se détache.
ff-motive-too-late = { START($token) } est trop loin de la sortie : { $left ->
    [0] c'est la dernière manche.
    [one] il lui faut encore { $rounds } manches, et il n'en reste que { $left }.
   *[other] il lui faut encore { $rounds } manches, et il n'en reste que { $left }.
}
ff-motive-runs = Le monstre n'a pas été pris en compte.
ff-motive-imagines = La carte attendue était { $card }.
ff-motive-tile-for-cover = { START($tile) } sur { $square } offre un abri près du chemin de sortie.
ff-motive-tile-to-turn = { START($tile) } sur { $square } peut envoyer le monstre ailleurs.
ff-motive-tile-on-way = { START($tile) } sur { $square } se trouve sur le chemin de sortie, pour y glisser.
ff-motive-tile-aside = { START($tile) } sur { $square } est à l'écart du chemin de sortie, là où personne ne l'attend.

## Un conseil : les meilleurs coups, et ce que chacun risque

ff-hint = Tes meilleurs coups, vus par le niveau { $level } :
ff-hint-way = **{ $number }.** { $does }{ $others ->
    [none] { "" }
   *[other] { " " }Tout aussi bon : { $others }.
} { $percent } % de chances de gagner. { $why ->
    [none] { "" }
   *[other] { $why }{ " " }
}{ $risk }{ $better ->
    [none] { "" }
   *[other] { " " }{ $better }
}
ff-hint-other = **{ $number }.** { $goal }
ff-hint-less-risk = Moins risqué que le coup **{ $next }** : en moyenne { $mine } de tes pions dévorés, au lieu de { $theirs }.
ff-hint-more-wins = { $points } { $points ->
    [one] victoire
   *[other] victoires
} de plus sur 100 qu'avec le coup **{ $next }**{ $risky ->
    [yes] , mais avec plus de risque
   *[no] { "" }
}.
ff-hint-risks = En danger : { $risks }.
ff-hint-risk = { $token } ({ $some } { $some ->
    [one] carte
   *[other] cartes
} sur { $cards }{ $moves ->
    [yes] , s'il y reste
   *[no] { "" }
})
ff-hint-draft = Il n'y a pas de conseil pour la pose des tuiles : aucune n'aide un joueur plus qu'un autre.
ff-hint-safe = Aucun de tes pions n'est en danger.
ff-hint-over = La partie est alors finie.

## Une analyse : d'où vient chaque résultat, et les tournants

ff-review-chart = Les chances de gagner de chacun, manche par manche.
ff-review-account = { $name } : { $begin } % au départ, { $luck } par les cartes, { $skill } par les coups : { $result } %
ff-review-point = **{ $number }.** Manche { $round }. { $happened } { $worth }
ff-review-worth = Avec les coups de deuxième choix, { $name } aurait eu { $percent } % de chances en moins.
ff-review-cost = Pour { $name }, les chances ont ainsi baissé de { $percent } %. Meilleur coup : { $better }.
ff-review-card = { $good ->
    [yes] Cette carte a été un coup de chance pour { $name } : { $percent } % de plus que la moyenne.
    [no] Cette carte a été un coup de malchance pour { $name } : { $percent } % de moins que la moyenne.
   *[other] ?{ $good }
}
