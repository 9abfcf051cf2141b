# Pourquoi Claustrophobia refuse quelque chose : une phrase par raison, avec la règle.

# Rôles : genitive (de), dative (à).
cl-who = { $warrior ->
    [R] { $role ->
       *[subject] le Rédempteur
        [genitive] du Rédempteur
        [dative] au Rédempteur
    }
    [B1] { $role ->
       *[subject] Brute B1
        [genitive] de Brute B1
        [dative] à Brute B1
    }
    [B2] { $role ->
       *[subject] Brute B2
        [genitive] de Brute B2
        [dative] à Brute B2
    }
    [K1] { $role ->
       *[subject] Bretteur K1
        [genitive] de Bretteur K1
        [dative] à Bretteur K1
    }
    [K2] { $role ->
       *[subject] Bretteur K2
        [genitive] de Bretteur K2
        [dative] à Bretteur K2
    }
    [troglodyte] { $role ->
       *[subject] un troglodyte
        [genitive] d'un troglodyte
        [dative] à un troglodyte
    }
    [tough-1] { $role ->
       *[subject] Troglodyte coriace 1
        [genitive] de Troglodyte coriace 1
        [dative] à Troglodyte coriace 1
    }
    [tough-2] { $role ->
       *[subject] Troglodyte coriace 2
        [genitive] de Troglodyte coriace 2
        [dative] à Troglodyte coriace 2
    }
    [tough-3] { $role ->
       *[subject] Troglodyte coriace 3
        [genitive] de Troglodyte coriace 3
        [dative] à Troglodyte coriace 3
    }
    [demon] { $role ->
       *[subject] le démon
        [genitive] du démon
        [dative] au démon
    }
    [demons] { $role ->
       *[subject] les démons
        [genitive] des démons
        [dative] aux démons
    }
    [none] { $role ->
       *[subject] personne
        [genitive] de personne
        [dative] à personne
    }
   *[other] ?{ $warrior }
}
cl-other-card = { $card ->
    [none] cette carte
   *[other] ?{ $card }
}

## À qui le tour

cl-refusal-game-over = La partie est finie : plus rien ne bouge.
cl-refusal-no-such-seat = Il n'y a personne à cette place : seuls les deux joueurs de cette partie peuvent jouer.
cl-refusal-player-wanted = Seul un joueur peut faire cela ; seuls les dés se lancent d'eux-mêmes.
cl-refusal-roll-first = Les dés sont d'abord lancés, ce qui se fait tout seul.
cl-refusal-no-roll-now = On ne lance pas de dés maintenant : cela se fait tout seul à l'Initiative et à la phase de menace.
cl-refusal-not-your-turn = { $side ->
    [humans] C'est aux humains de choisir maintenant.
    [demons] C'est aux démons de choisir maintenant.
   *[other] Il n'y a rien à choisir maintenant.
}
cl-refusal-not-now = { $moment ->
    [auction] Pas maintenant : d'abord, les humains sont mis aux enchères, avec des offres de plus en plus basses.
    [force] Pas maintenant : d'abord, les humains achètent leur troupe.
    [initiative] Pas maintenant : d'abord, les humains donnent leurs dés d'action aux guerriers.
    [human-action] Pas pendant l'Action des humains : les humains se déplacent et combattent maintenant.
    [threat] Pas pendant la phase de menace : les démons posent des dés, jouent des Événements et invoquent maintenant.
    [demon-action] Pas pendant l'Action des démons : leurs guerriers se déplacent et combattent maintenant.
    [placing] Pas maintenant : d'abord, la tuile piochée est posée.
    [hole] Pas maintenant : d'abord, les démons mettent le jeton Trou sur une tuile.
    [naming] Pas maintenant : d'abord, les humains répartissent les touches subies.
    [map-order] Pas maintenant : d'abord, les humains mettent dans l'ordre les tuiles du Plan des égouts.
    [roll] Pas maintenant : les dés sont d'abord lancés.
    [over] Pas maintenant : il n'y a rien à choisir.
   *[other] ?{ $moment }
}
cl-refusal-same-order = Tes Gardes du corps ont déjà cette consigne.
cl-refusal-demons-order = Seuls les démons ont une consigne pour leurs Gardes du corps.

## Avant la partie

cl-refusal-gift-there = Le Rédempteur de ce scénario a déjà le Don { $gift } : choisis-en un autre pour le handicap.
cl-refusal-other-bids = C'est à l'autre de proposer ; tu as fait la dernière offre.
cl-refusal-no-such-bid = Une offre est un nombre entier de 0 à { $most }, plus bas que le précédent ; { $points } n'en est pas une.
cl-refusal-bid-first = La première offre est obligatoire : propose 21 ou moins.
cl-refusal-sold-out = On ne peut plus en acheter : { ROLE($item, "label") }.
cl-refusal-too-dear = Cela coûte { $price } et il reste { $left } : { ROLE($item, "label") }.
cl-refusal-nobody-bears = Personne ne porte cela, n'indique donc pas de porteur : { ROLE($item, "label") }.
cl-refusal-no-bearer = { START($warrior) } ne peut pas porter cela : { ROLE($item, "label") }. Le Tromblon est pour le Rédempteur ou un Condamné Bretteur, le Bouclier pour un Condamné Brute, Sceptre et Marteau pour le Rédempteur, et chacun porte un seul objet.

## Les dés d'action

cl-refusal-dice-not-for-all = Chaque humain en jeu reçoit un dé, et personne d'autre.
cl-refusal-no-such-die = Il ne reste pas de { $die } pour { $warrior } : chaque dé lancé va à un seul guerrier.

## Qui agit

cl-refusal-no-such-warrior = { START($warrior) } n'est pas en jeu.
cl-refusal-not-your-warrior = { START($warrior) } n'agit pas pendant cette phase : chaque camp joue ses propres guerriers.
cl-refusal-nobody-acts = Aucun troglodyte n'est en action : dis de quelle tuile l'un d'eux doit partir.
cl-refusal-not-there = { START($warrior) } n'est pas sur { $tile }.
cl-refusal-has-acted = { START($warrior) } a déjà agi : chaque guerrier agit une fois par phase.
cl-refusal-prepared-already = Une carte est déjà posée face cachée, il ne reste donc qu'à finir cette phase.
cl-refusal-no-such-tile = Aucune tuile { $tile } n'est en jeu.

## Mouvement

cl-refusal-movement-ended = Le mouvement { ROLE($warrior, "genitive") } est fini : l'eau et les pièges y mettent fin.
cl-refusal-no-movement-left = { $movement ->
    [0] { START($warrior) } ne peut pas se déplacer pendant cette manche : son mouvement est 0.
   *[other] { START($warrior) } a dépensé tout son mouvement ({ $movement }).
}
cl-refusal-leaving-costs-all = Quitter la tuile inondée { $tile } coûte tout le mouvement, et { $warrior } en a déjà dépensé.
cl-refusal-wall = { START($tile) } n'a pas d'ouverture { ROLE($direction, "at") }.
cl-refusal-closed = Le passage de { $tile } { ROLE($direction, "to") } est fermé : deux tuiles ne sont reliées que si toutes deux y ont une ouverture, sans éboulement entre elles.
cl-refusal-sealed = Un sceau empêche les guerriers des démons d'aller { ROLE($direction, "to") } depuis { $tile } : l'un d'eux peut le frapper au lieu d'attaquer.
cl-refusal-held = { START($warrior) } est retenu sur { $tile } (Blocage) : pour partir, un camp doit y avoir au moins autant de guerriers que l'ennemi, et seul un guerrier Insaisissable échappe à un ennemi Impressionnant.
cl-refusal-no-room = Il n'y a pas de place pour { $warrior } sur { $tile } : une tuile contient trois guerriers de chaque camp, une étroite un seul.
cl-refusal-stack-empty = Il ne reste plus de tuiles à explorer.
cl-refusal-demons-do-not-explore = Les guerriers des démons n'explorent jamais.
cl-refusal-not-a-troglodyte = { START($warrior) } ne peut pas faire cela : c'est réservé aux troglodytes.
cl-refusal-no-hole = Il n'y a pas d'autre trou sur { $tile } par où passer.
cl-refusal-no-way-out = { START($warrior) } ne peut pas s'échapper de là.
cl-refusal-may-not-go-there = { START($warrior) } ne peut pas aller à { $tile } : le Possédé ne s'éloigne jamais de l'humain le plus proche.

## Combats

cl-refusal-has-fought = { START($warrior) } a déjà attaqué pendant cette activation.
cl-refusal-no-combat = { START($warrior) } ne peut pas attaquer : avec combat 0, aucun dé n'est lancé.
cl-refusal-no-such-target = Il n'y a pas de telle cible sur { $tile } : { $target }.
cl-refusal-own-side = Personne n'attaque son propre camp, et { $target } en fait partie.
cl-refusal-too-far = { START($tile) } est trop loin pour { $warrior } : on attaque sur sa propre tuile, et avec un Tromblon sur une tuile reliée.
cl-refusal-nothing-to-break = Il n'y a ni éboulement à côté de { $tile } ni sceau dessus à briser.
cl-refusal-too-weak = { START($warrior) } a { $combat } en combat, et il faut { $needed }.
cl-refusal-only-troglodytes-together = Seuls de simples troglodytes d'une même tuile, qui n'ont pas commencé, attaquent l'un après l'autre.
cl-refusal-suicide-alone = Un seul troglodyte fait une Attaque suicide, pas tous.

## Tâches

cl-refusal-no-such-deed = Personne ne peut faire cela dans ce scénario : { $deed }.
cl-refusal-deed-elsewhere = { $deed ->
    [barrel] On installe les barils sur la Fosse, la Tanière des troglodytes de ce scénario.
    [prayer] Seul le Rédempteur prie, et seulement dans la Salle du pentacle.
    [open] Il n'y a pas de coffre fermé sur cette tuile.
    [take] La relique n'est pas sur cette tuile.
   *[other] ?{ $deed }
}
cl-refusal-deed-alone = Une prière prend toute la manche : avant et après, le Rédempteur ne fait qu'utiliser des Dons.
cl-refusal-enemies-there = Il y a des ennemis sur { $tile } : on ouvre un coffre là où il n'y en a pas.
cl-refusal-deed-done = { $deed ->
    [barrel] Un baril a déjà été installé pendant cette manche : un seul par manche.
    [prayer] Une prière a déjà été dite pendant cette manche : une seule par manche.
    [open] La relique est trouvée : les autres coffres restent fermés.
   *[other] ?{ $deed }
}
cl-refusal-exhausted = { START($warrior) } est Épuisé et ne peut pas faire cela.

## Touches

cl-refusal-no-such-hit = { START($warrior) } n'a pas de touche à barrer maintenant.
cl-refusal-lines-wanted = { $lines ->
    [one] Cette touche annule une ligne { ROLE($warrior, "genitive") } : indiques-en une.
   *[other] Cette touche annule { $lines } lignes { ROLE($warrior, "genitive") } : indiques-en autant, chacune une fois.
}
cl-refusal-line-cancelled = La ligne { $line } { ROLE($warrior, "genitive") } est déjà annulée, ou n'existe pas : les lignes vont de 1 à 6.
cl-refusal-no-guard = { START($guard) } ne peut pas prendre cette touche pour { $warrior } : il faut un Garde du corps qui n'est pas Épuisé et se trouve à côté au moment de l'attaque.
cl-refusal-no-parry = { START($warrior) } ne peut pas parer cette touche : il faut la carte Parade, et la touche d'une attaque.
cl-refusal-one-answer = Une touche { ROLE($warrior, "genitive") } a une seule réponse : les lignes qu'elle annule, un Garde du corps, ou une Parade.

## Tuiles

cl-refusal-no-such-turn = { START($tile) } ne peut pas être posée ainsi : il faut une ouverture vers l'explorateur et, si possible, un passage vers le noir. Elle était tournée de { $turn }°.
cl-refusal-token-there = Il y a déjà un trou sur { $tile }.
cl-refusal-wrong-tiles = Indique exactement les tuiles que montre le Plan des égouts, chacune une fois.

## Destin et invocation

cl-refusal-no-such-dice = Ces dés ne sont pas parmi les dés de destin restants.
cl-refusal-slot-taken = La case « { $slot } » a déjà ses dés : chaque case prend une combinaison par phase de menace.
cl-refusal-dice-do-not-fit = Ces dés ne conviennent pas à la case « { $slot } ».
cl-refusal-human-wanted = Dis qui prend la touche de la case « { $slot } ».
cl-refusal-no-human-wanted = La case « { $slot } » ne vise personne en particulier : n'indique aucun humain.
cl-refusal-too-few-points = Cela coûte { $needed } points de menace (PM), et les démons en ont { $points }.
cl-refusal-no-demon-left = Aucun démon ne peut plus être invoqué dans ce scénario.
cl-refusal-demon-in-play = Le démon est déjà en jeu, et il n'y en a qu'un à la fois.
cl-refusal-no-figure-left = Les onze troglodytes sont tous en jeu.
cl-refusal-oil-there = L'Huile enflammée empêche toute apparition sur { $tile } pendant cette phase.
cl-refusal-human-there = Rien n'est invoqué sur { $tile }, où se trouve un humain, sans « Le goût du sang ».
cl-refusal-no-unexplored-side = Rien n'est invoqué sur { $tile }, qui n'a pas de côté inexploré, sans « Monstres fouisseurs ».

## Cartes et Dons

cl-refusal-no-such-card = Tu n'as pas cette carte : « { $card } ».
cl-refusal-card-not-now = On ne peut pas jouer { $card } maintenant ; la carte dit quand.
cl-refusal-not-prepared = On ne pose pas { $card } face cachée : seules Crise de foi et Panique ! se posent ainsi.
cl-refusal-demons-card = Les cartes Événement sont aux démons.
cl-refusal-card-without-target = On ne peut pas jouer { $card } maintenant : il n'y aurait aucune cible.
cl-refusal-wrong-aim = On ne peut pas utiliser { $card } ainsi : choisis dans ce qui est proposé.
cl-refusal-wrong-aim-of-gift = On ne peut pas utiliser { $gift } ainsi : choisis dans ce qui est proposé.
cl-refusal-no-such-gift = Le Rédempteur n'a pas ce Don : { $gift }.
cl-refusal-gift-used = { START($gift) } : ce Don a déjà servi pendant cette manche.
cl-refusal-gift-not-now = { START($gift) } : ce Don s'utilise avant que quiconque agisse ; l'Aura de guérison, avant que le Rédempteur agisse.
cl-refusal-wrong-die = { START($gift) } : il faut un { $die } sur le plateau du Rédempteur.
cl-refusal-redeemer-exhausted = Le Rédempteur est Épuisé et ne peut pas utiliser { $gift }.
cl-refusal-no-gifts-now = Crise de foi : aucun Don n'agit pendant cette manche, { $gift } non plus.
cl-refusal-gift-without-target = On ne peut pas utiliser { $gift } maintenant : il n'y aurait aucune cible.
