# Ce qu'on peut faire dans Claustrophobia, aussi court que sur un bouton.

cl-move-bid = Proposer { $points }
cl-move-pass = Passer
cl-move-buy = Acheter { $item }
cl-move-buy-for = Acheter { $item } pour { $human }
cl-move-roll = Lancer
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
cl-move-order = { $tiles }
cl-act-walk = { ROLE($direction, "to") } ({ $tile })
cl-act-explore = explorer { ROLE($direction, "at") }
cl-act-hole = par le trou vers { $tile }
cl-act-leave = s'échapper
cl-act-fight = attaquer { $target }{ $on }{ $cards }
cl-act-fight-all = tous attaquent { $target }
cl-act-on = { "" } sur { $tile }
cl-act-war-cry = { "" } avec Cri de guerre
cl-act-suicide = { "" } en Attaque suicide
cl-act-break = briser l'obstacle{ $cards }
cl-move-act = { $who } : { $act }
cl-move-name = { $human } : { $lines }
cl-move-guard = { $human } : { $guard } prend la touche
cl-move-parry = { $human } : Parade
cl-move-tile = Ouverte { ROLE($openings, "at") }
cl-laying = { $number } : { $way }
cl-ways-to-lay = La tuile peut être posée ainsi. { $ways }.
cl-move-token = Trou sur { $tile }
cl-move-destiny = { cl-slot } : { $dice }
cl-move-destiny-on = { cl-slot } : { $dice }, { $human }
cl-move-summon = Invoquer { $who } sur { $tile }
cl-move-prepare = Poser { $card } face cachée
cl-move-order-guards = { $order ->
    [always] Gardes du corps : toujours
    [never] Gardes du corps : jamais
   *[other] ?{ $order }
}
cl-move-end = { $phase ->
    [force] Ma troupe est prête
    [human-action] Finir l'Action des humains
    [threat] Finir la phase de menace
    [demon-action] Finir l'Action des démons
   *[other] Finir
}
cl-move-resign = Abandonner
cl-at = { ROLE($who, $role) } sur { $tile }

## Chances

cl-odds-hits = { $hits ->
    [one] 1 touche ou plus : { $percent } %
   *[other] { $hits } ou plus : { $percent } %
}
cl-odds-opens = s'ouvre : { $percent } %

## Programmes

cl-level = { $level ->
    [friend] Lièvre
    [novice] Souris
    [steady] Chat
    [skilled] Renard
    [expert] Hibou
    [master] Dragon
   *[other] ?{ $level }
}
cl-level-about = { $level ->
    [friend] préfère l'aventure à la victoire, et économise ses cartes
    [novice] connaît de bons coups, et les oublie souvent
    [steady] regarde un coup à l'avance, et joue solidement
    [skilled] pense d'avance aux dés, aux menaces et aux tuiles
    [expert] joue chaque choix jusqu'à la fin de la manche
    [master] fait de même, sur bien plus de manches imaginées
   *[other] ?{ $level }
}
cl-odds = { $label } : { $odds }

cl-hint = Tes meilleurs coups, vus par le niveau { $level } :
cl-hint-move = **{ $number }.** { $move }.{ $others ->
    [none] { "" }
   *[other] { " " }Tout aussi bon : { $others }.
}{ $percent ->
    [none] { "" }
   *[other] { " " }{ $percent } % de chances de gagner.
}{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
cl-hint-other = **{ $number }.** { $move }

## Une analyse : d'où vient chaque résultat, et les tournants

cl-review-chart = Les chances de gagner des deux camps, manche par manche.
cl-review-account = { $name } : { $begin } % au départ, { $luck } par la chance, { $skill } par les coups : { $result } %
cl-review-point = **{ $number }.** Manche { $round }. { $happened } { $worth }
cl-review-luck = Cette chance a valu { $percent } % à { $name }.
cl-review-worth = Avec le deuxième meilleur coup, { $name } aurait eu { $percent } % de chances en moins.
cl-review-cost = Cela a coûté { $percent } % à { $name }. Mieux : { $better }.

## Pourquoi un programme a joué un coup

cl-motive-advantage = { $card ->
    [grenade] Elle y touche plus d'ennemis que d'amis.
    [healing] Quelqu'un y est grièvement blessé, ou Épuisé jusqu'à ce que cette ligne soit soignée.
    [haste] Un pas de plus amène quelqu'un là où on a besoin de lui.
    [nerves] Ces dés épuiseraient n'importe qui.
    [map] Il est utile de savoir ce qui vient.
    [oil] Deux humains ou plus s'y trouvent, et rien n'apparaîtra à côté d'eux.
    [second-wind] Il reste des ennemis à frapper.
    [hold-the-line] Deux humains ou plus y font face à deux ennemis ou plus.
   *[other] ?{ $card }
}
cl-motive-imagined = Le meilleur dans { $ahead } manches imaginées sur { $worlds }, face au deuxième choix.
cl-motive-all-alike = Aucune autre façon ne semblait meilleure.
cl-motive-appears-far = De là, aucun chemin ne mène encore aux humains.
cl-motive-appears-near = De là, { $steps ->
    [0] il peut attaquer aussitôt.
    [one] il est à un pas des humains.
   *[other] il est à { $steps } pas des humains.
}
cl-motive-bid = Pour { $points } points, les humains semblent encore assez forts.
cl-motive-comes-nearer = { $side ->
    [humans] Par là, le but est plus proche.
    [demons] Par là, les humains sont plus proches.
   *[other] ?{ $side }
}
cl-motive-dice = { $exhausted ->
    [0] Personne ne devient Épuisé.
    [one] Un humain devient Épuisé.
   *[other] { $exhausted } humains deviennent Épuisés.
}
cl-motive-event = { $card ->
    [cave-in] Il coupe aux humains le chemin de leur but.
    [defect] Sans cet objet, les humains sont plus faibles.
    [rage] Le démon rate moins pendant cette phase.
    [possession] Un des humains en frappe un autre.
    [terror] Elle éloigne quelqu'un de là où il veut être.
    [tough] Un Troglodyte coriace près des humains ne coûte rien.
    [fumes] Elles peuvent toucher tous ceux qui s'y trouvent.
    [satan] Le démon en devient plus fort.
    [critical] La prochaine touche sur cet humain compte double.
    [lost] Une autre tuile sera peut-être pire pour les humains.
   *[other] ?{ $card }
}
cl-motive-explores = Ce qu'ils cherchent n'est pas encore trouvé.
cl-motive-gathers = Par là, ils se rapprochent de l'endroit où ils explorent ensemble.
cl-motive-gift = { $gift ->
    [courage] Quelqu'un combat et résiste mieux ainsi pendant cette manche.
    [rally] Il y aura plus de dés au choix à la manche suivante.
    [healing] Quelqu'un récupère une ligne.
    [precognition] Les tuiles de cette manche sont posées comme le veulent les humains.
    [blessing] Les démons perdent un point, et quelqu'un est Béni.
   *[other] ?{ $gift }
}
cl-motive-guards = Le garde a perdu moins de lignes que { $human }.
cl-motive-hits = Au moins une touche sur { $target } : { $percent } %.
cl-motive-hole-near = Par un trou à cet endroit, les troglodytes sont vite près des humains.
cl-motive-lays = { $side ->
    [humans] Ainsi, elle laisse le plus de passages, et peu de places près de là où des ennemis peuvent apparaître.
    [demons] Ainsi, elle laisse peu de passages, et des places près de là où d'autres peuvent apparaître.
   *[other] ?{ $side }
}
cl-motive-loses-least = Les lignes sacrifiées sont celles qui valent le moins.
cl-motive-nothing-better = Tout le reste semblait pire.
cl-motive-only-move = Rien d'autre n'est possible.
cl-motive-opens-the-way = Cela ouvre le passage.
cl-motive-parries = { START($human) } ne supporterait pas une touche de plus.
cl-motive-passes = Pour moins de points, les humains semblent trop faibles.
cl-motive-prepares = Elle attend le prochain lancer.
cl-motive-serves-the-goal = C'est ce que demande le scénario.
cl-motive-slot = { $slot ->
    [calm] Un dé de plus à la prochaine phase de menace.
    [sounds] Deux points par dé.
    [speed] Les troglodytes en chemin sont plus rapides pendant cette manche.
    [legion] Les troglodytes près des humains sont plus durs à toucher.
    [claws] Les troglodytes près des humains ratent moins pendant cette manche.
    [dark] Une carte Événement par dé.
    [taste] D'autres peuvent apparaître sur les tuiles mêmes des humains.
    [burrowing] D'autres peuvent apparaître plus près des humains.
    [resistance] Aucun humain ne s'enfuit, et rien ne retient les troglodytes.
    [trap] C'est une touche assurée.
   *[other] ?{ $slot }
}
cl-motive-strongest-force = De tout ce qui est payable, c'est le plus utile.
