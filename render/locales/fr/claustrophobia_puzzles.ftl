# Les énigmes de Claustrophobia : ce qui est demandé, ce qu'il en advient, et ce qu'apprennent les leçons.

cl-puzzle-kind = { $kind ->
    [best-chance] La meilleure chance
   *[other] ?{ $kind }
}
cl-puzzle-aim = { $kind ->
    [best-chance] Donne les dés, puis utilise un Don si tu veux, pour que { $demon } subisse maintenant la dernière blessure avec la meilleure chance. Chaque humain qui le peut attaque une fois.
    [nobody-exhausted] Tu joues les humains. Donne les dés pour que personne ne soit Épuisé.
    [way-free] Tu joues les humains, et tu veux continuer d'ici. Que faut-il faire d'abord ?
    [redeemer-lives] Tu joues les humains. Dis qui prend la touche, sans perdre la partie.
    [humans-win] Tu joues les humains, et un baril de plus donne la victoire. Gagne la partie maintenant.
    [redeemer-dies] Tu joues les démons, et il reste une ligne au Rédempteur. Gagne la partie maintenant : une combinaison des trois dés touche.
    [in-reach] Tu joues les démons. Place le troglodyte là où il atteint l'humain le plus faible en un pas.
   *[other] ?{ $kind }
}
cl-puzzle-needs = { $left ->
    [one] Il faut une touche
   *[other] Il faut { $left } touches
} : chaque dé de { $defense } ou plus en est une.
cl-puzzle-hammer = Une touche du Marteau béni compte pour { $worth }.
cl-puzzle-right = { $kind ->
    [best-chance] Exact : { $demon } subit la dernière blessure à { $percent } %, et il n'y a pas mieux.
    [nobody-exhausted] Exact : personne n'est Épuisé.
    [way-free] Exact : la voie est maintenant libre.
    [redeemer-lives] Exact : le Rédempteur survit.
    [humans-win] Exact : les humains ont gagné.
    [redeemer-dies] Exact : le Rédempteur est mort, et les démons ont gagné.
    [in-reach] Exact : le troglodyte est à un pas du plus faible.
   *[other] ?{ $kind }
}
cl-puzzle-wrong = { $miss ->
    [less-likely] Avec { $percent } % de chances, { $demon } subit la dernière blessure : c'est { $share } % de la meilleure chance.
    [exhausted] Pas encore : { $human } a reçu un dé dont la ligne est annulée, et s'en trouve Épuisé.
    [blocked] Pas encore : personne ne pouvait partir, et maintenant le tour est fini.
    [dead] Pas encore : c'était la dernière ligne { ROLE($human, "genitive") }, et la partie est perdue.
    [not-won] Pas encore : la partie continue.
    [alive] Pas encore : { $human } survit.
    [too-far] Pas encore : { $human } est à plus d'un pas.
   *[other] ?{ $miss }
}

## Leçons

cl-lesson = { $lesson ->
    [dice] Un dé dont la ligne est annulée épuise celui qui le reçoit : regarde les lignes avant de donner les dés.
    [blocking] Personne ne quitte une tuile où les ennemis sont plus nombreux : combats d'abord, puis pars.
    [guard] Un Condamné Brute sur la même tuile peut prendre une touche pour quelqu'un d'autre.
    [deed] Une tâche prend la place d'une attaque, et le troisième baril donne la victoire.
    [destiny] Chaque combinaison de dés a un effet différent : 12 ou plus en tout font un Piège, une touche que personne ne prend pour un autre.
    [summon] Invoque là d'où le plus faible peut être atteint en un pas.
   *[other] ?{ $lesson }
}
