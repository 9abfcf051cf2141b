# Fearsome Floors : les noms, les choix de qui joue et ce qui s'est passé.
# Les pions s'appellent « rouge 3 » : un nom propre, masculin, sans article.

## Noms

ff-colour = { $colour ->
    [green] vert
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [beige] beige
    [violet] violet
    [black] noir
   *[other] ?{ $colour }
}
ff-token = { ff-colour } { $number }
ff-token-at = { $token } { $place }
ff-token-of = { $token } ({ $owner })
ff-tile = { $tile ->
    [crystal] un cristal
    [turner] une pierre tournante à droite
    [reverser] une pierre tournante à 180°
    [stone] une pierre
   *[other] ?{ $tile }
}
ff-the-tile = { $tile ->
    [crystal] le cristal
    [turner] la pierre tournante à droite
    [reverser] la pierre tournante à 180°
    [stone] la pierre
   *[other] ?{ $tile }
}
ff-floor = { $floor ->
    [blood] { $role ->
        [over] sur du sang
       *[subject] du sang
    }
    [teleporter] { $role ->
        [over] sur un téléporteur
       *[subject] un téléporteur
    }
   *[other] ?{ $floor }
}
ff-draft-tile = { $tile ->
    [pool2x2] la flaque 2x2
    [pool4x1] la flaque 4x1
    [teleporter1] un téléporteur de la paire 1
    [teleporter2] un téléporteur de la paire 2
   *[other] { ff-tile }
}
ff-kind = { $tile ->
    [stone] pierre
    [crystal] cristal
    [turner] pierre tournante à droite
    [reverser] pierre tournante à 180°
    [pool2x2] flaque 2x2
    [pool4x1] flaque 4x1
    [teleporter1] téléporteur de la paire 1
    [teleporter2] téléporteur de la paire 2
   *[other] ?{ $tile }
}
ff-facing = { $facing ->
    [n] nord
    [e] est
    [s] sud
    [w] ouest
   *[other] ?{ $facing }
}
# « tourné vers le nord »
fr-towards = { $facing ->
    [n] vers le nord
    [e] vers l'est
    [s] vers le sud
    [w] vers l'ouest
   *[other] ?{ $facing }
}
# « le mur C au nord »
fr-at-side = { $facing ->
    [n] au nord
    [e] à l'est
    [s] au sud
    [w] à l'ouest
   *[other] ?{ $facing }
}
ff-place = { $place ->
    [in] dehors
    [out] { $count ->
        [one] sorti
       *[other] sortis
    }
    [eaten] { $count ->
        [one] dévoré
       *[other] dévorés
    }
   *[other] sur { $place }
}
ff-place-moved = { ff-place } (déjà joué)

## Choisir un pion et un coup

ff-choice = { $number } { $place }
ff-path-more = … et { $count } de plus : tape le début d'une case ou d'un chemin
ff-goal = { $place ->
    [out] s'échappe
   *[other] va en { $place }
}
ff-goal-stays = { $place ->
    [in] reste dehors
   *[other] reste sur { $place }
}
ff-led = { $token } { $goal }
ff-done = { START($token) } { $origin ->
    [none] { "" }
   *[other] part de { $origin } et{ " " }
}{ $goal }.{ $shows ->
    [none] { "" }
   *[other] { " " }Il montre maintenant { $shows }.
}
ff-points-left = { $count ->
    [0] plus aucun point
    [one] 1 point restant
   *[other] { $count } points restants
}
ff-towards = { $letter ->
    [u] en haut
    [d] en bas
    [l] à gauche
    [r] à droite
    [i] entrer
    [x] sortir
   *[other] ?{ $letter }
}
ff-towards-counted = { $letter ->
    [i] { ff-towards }
    [x] { ff-towards }
   *[other] { $count } { ff-towards }
}
ff-separator = { " · " }
ff-typed = { $word ->
    [on] sur, en
    [outside] dehors
    [monster] monstre, le monstre
    [u] haut, en haut, nord
    [d] bas, en bas, sud
    [l] gauche, à gauche, ouest
    [r] droite, à droite, est
    [i] entrer, entre, entrée
    [x] sortir, sort, sortie
    [stay] rester, reste, sur place
   *[other] ?{ $word }
}

## Ce qui est poussé, et où

ff-pushed = { $end ->
    [edge] { $piece } hors du plateau
    [eaten] { $piece } hors du plateau (dévoré)
    [swallowed] { $piece } sur le téléporteur (dévoré)
    [teleporter] { $piece } sur le téléporteur et hors du jeu
    [corner] { $piece } sur le coin et hors du jeu
    [square] { $piece } en { $square }
   *[other] ?{ $end }
}
ff-clause-pushes = pousse { $pieces }

## La pose des tuiles

ff-draft = La forteresse grandit : il reste { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}, et { $who } pose { $next ->
    [one] la suivante
   *[other] les { $next } suivantes
}.
ff-draft-left =
    { $sentence }
    Restent : { $tiles }.
ff-kind-left = { ff-kind } ({ $count })
ff-span = { $first } à { $last }
ff-orientation = { $orientation ->
    [lengthwise] en long (le long de la ligne)
    [crosswise] en travers (le long de la colonne)
   *[other] { ff-facing }
}
ff-placement = { ff-draft-tile } sur { $squares }
ff-placement-arrow = { ff-placement }, la flèche { fr-towards }
ff-placed = { $who } pose { $placement }.
ff-placed-rest = { $count ->
    [one] La dernière tuile est posée au hasard.
   *[other] Les { $count } autres tuiles sont posées au hasard.
}
ff-placed-last = { $sentence } La forteresse est terminée.
ff-place-done = Tu as posé { $placement }.

## Le coup d'un pion, un abandon, une carte

ff-move = { $who } : { $clauses }.
ff-move-stays = { $place ->
    [in] { $token } reste dehors
   *[other] { $token } reste sur { $place }
}
ff-move-returns = { $token } fait un détour et revient en { $place }
ff-move-enters = { $token } entre et va en { $square }
ff-move-goes = { $token } va de { $origin } en { $square }
ff-move-escapes = { $token } s'échappe, { $out } sur { $all } { $out ->
    [one] sorti
   *[other] sortis
}
ff-clause-slides-over = glisse { ROLE($floors, "over") }
ff-clause-wins = gagne la partie
ff-rest-turned = { $sentence } À la première manche, chacun ne joue que deux pions ; les autres sont maintenant retournés.
ff-resigns = { $count ->
    [0] { $who } abandonne.
    [one] { $who } abandonne : { $tokens } quitte la partie.
   *[other] { $who } abandonne : { $tokens } quittent la partie.
}
ff-card-steps = Le monstre joue { $steps }.
ff-card-hits = { $hits ->
    [one] Le monstre cherche 1 victime, en { $steps } pas au plus.
   *[other] Le monstre cherche { $hits } victimes, en { $steps } pas au plus.
}

## Un pas du monstre

ff-step = Pas { $step } : { $look } { $clauses }.
ff-step-quiet = { $look } { $clauses }.
ff-step-last = Pas { $step } : { $look } { $clauses } ; puis { $last }.
ff-look-nobody = ne voit personne,
ff-look-nearest = voit { $tokens } :
ff-look-tie = voit { $tokens } à égale distance ({ ff-squares }) :
ff-look-tie-counted = voit { $count } pions à égale distance :
ff-sighting-nearest = { $side ->
    [ahead] { $token } devant lui (à { ff-squares })
    [left] { $token } à sa gauche (à { ff-squares })
    [right] { $token } à sa droite (à { ff-squares })
   *[other] ?{ $side }
}
ff-sighting = { $side ->
    [ahead] { $token } devant lui (à { $distance })
    [left] { $token } à sa gauche (à { $distance })
    [right] { $token } à sa droite (à { $distance })
   *[other] ?{ $side }
}
ff-sighting-tied = { $side ->
    [ahead] { $token } devant lui
    [left] { $token } à sa gauche
    [right] { $token } à sa droite
   *[other] ?{ $side }
}
ff-sighting-past = { $token } (à travers { ff-tile })
ff-squares = { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
ff-clause-straight = continue tout droit
ff-clause-turns = tourne à { $side ->
    [left] gauche
    [right] droite
   *[other] ?{ $side }
}
ff-clause-goes = va en { $square }
ff-clause-slides = glisse en { $square }
ff-clause-goes-through = passe par le mur { $letters } et arrive en { $square }
ff-clause-slides-through = glisse par le mur { $letters } et arrive en { $square }
ff-clause-turned = est tourné { fr-towards } par { ff-tile } sur { $square }{ $wall ->
    [none] { "" }
   *[other] { " " }derrière le mur { $wall }
}
ff-clause-turned-often = { $count ->
    [one] est tourné par une pierre
   *[other] est tourné { $count } fois par des pierres
}
ff-clause-teleports = sort du téléporteur sur { $square }, tourné { fr-towards }
ff-clause-boxed-in = est bloqué sur { $square }, tourné { fr-towards }
ff-clause-stops = est revenu à son point de départ et s'arrête sur { $square }
ff-clause-eats = dévore { $tokens }
ff-pieces-counted = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
ff-tokens-counted = { $count ->
    [one] 1 pion
   *[other] { $count } pions
}
ff-last-turns = se tourne { fr-towards }, où se trouve { $token }
ff-last-ahead = regarde { $token } { fr-at-side }
ff-last-tie = voit { $tokens } à égale distance et reste tourné { fr-towards }
ff-last-nobody = ne voit personne et reste tourné { fr-towards }
ff-last-facing = est tourné { fr-towards }

## Pourquoi le monstre est allé là

ff-why-look = { $last ->
    [yes] Après ce pas, sur { $square } et tourné { fr-towards }, il regarde encore :
   *[no] Sur { $square }, tourné { fr-towards }, il regarde :
}
ff-why-side = - { $side ->
    [ahead] devant lui
    [left] à sa gauche
    [right] à sa droite
   *[other] ?{ $side }
} ({ ff-facing }) : { $seen }
ff-why-token = { $token } sur { $square }, à { ff-squares }
ff-why-wall = { $distance ->
    [0] personne, le mur { $letter } est juste là
    [one] personne sur 1 case, jusqu'au mur { $letter }
   *[other] personne sur { $distance } cases, jusqu'au mur { $letter }
}
ff-why-blocked = { $distance ->
    [0] personne, { ff-tile } sur { $square } lui bouche aussitôt la vue
    [one] personne sur 1 case ; derrière, { ff-tile } sur { $square } lui bouche la vue
   *[other] personne sur { $distance } cases ; derrière, { ff-tile } sur { $square } lui bouche la vue
}
ff-why-ruling = { $ruling ->
    [nobody] Il ne voit personne et reste donc tourné { fr-towards }.
    [tie] Les plus proches sont à égale distance : il reste tourné { fr-towards }.
    [ahead] Le plus proche est devant lui : il reste tourné { fr-towards }.
    [left] Le plus proche est à sa gauche : il se tourne { fr-towards }.
    [right] Le plus proche est à sa droite : il se tourne { fr-towards }.
   *[other] ?{ $ruling }
}
ff-why-choose = Un pas avec son image
ff-no-walk = Aucun trajet à expliquer : le monstre n'a pas encore bougé, ou son trajet a été annulé.
ff-why-step = Pas { $step }

## Où est un pion, ce qu'il y a sur une case ou une ligne

ff-where = { START($token) } est { $place } et { $moved ->
    [yes] a déjà joué
   *[no] n'a pas encore joué
} dans cette manche ; son autre face montre { $other }.
ff-where-free = { $count ->
    [0] Il ne peut aller nulle part.
   *[other] Voies libres : { $ways }.
}
ff-where-closed = Voies fermées : { $closed }.
ff-where-exit = La sortie est { $count ->
    [0] ici
    [one] à 1 case
   *[other] à { $count } cases, { $left } à gauche et { $up } en haut
}.
ff-where-seen = Le monstre le voit { $side ->
    [ahead] devant lui
    [left] à sa gauche
    [right] à sa droite
   *[other] ?{ $side }
}, à { ff-squares }.
ff-where-unseen = Le monstre ne le voit pas.
ff-where-sees = { $count ->
    [0] Il ne voit personne.
   *[other] Il voit { $tokens }.
}
ff-where-off = { START($token) } est { $place }.
ff-where-resigned = { START($token) } a quitté la partie par abandon.
ff-no-row = Le plateau n'a ni ligne ni colonne « { $text } » : les lignes vont de 1 à { $last }, les colonnes de a à { $last_column }.
ff-where-the-monster = le monstre
ff-where-monster = Le monstre est sur { $square }, tourné { fr-towards }.
ff-look-square = { $square } : { $told }.
ff-look-empty = rien
ff-look-monster = le monstre, tourné { fr-towards }
ff-look-token = { $token } ({ $owner }{ $moved ->
    [yes] , déjà joué
   *[no] { "" }
})
ff-look-teleporter = un téléporteur de la paire { $pair }, la flèche { fr-towards }
ff-look-corner = { $corner ->
    [exit] la sortie
    [entrance] l'entrée
   *[other] ?{ $corner }
}
ff-look-wall = le mur { $letter } { fr-at-side } (le monstre qui y passe arrive en { $square })
ff-row = Ligne { $row }, de { $first } à { $last } : { $told }.
ff-column = Colonne { $column }, de { $first } à { $last } : { $told }.
ff-row-square = { $square } { $told }

## Ce qui s'est passé depuis le dernier tour

ff-caught-up-others = Depuis ton dernier tour : { $turns }.
ff-caught-up-moves = { $who } ({ $moves })
ff-turns-counted = { $count ->
    [one] { $who } a joué une fois
   *[other] { $who } a joué { $count } fois
}
ff-film-turns = { $turns }.
ff-walk-told = { $hits ->
    [0] Le monstre a joué { $card }
    [one] Le monstre a cherché 1 victime
   *[other] Le monstre a cherché { $hits } victimes
}, { $tokens ->
    [nobody] n'a dévoré personne
   *[other] a dévoré { $tokens }
} et se trouve maintenant sur { $square }.
ff-caught-up-walks = Le monstre s'est déplacé { $walks } fois, { $tokens ->
    [nobody] n'a dévoré personne
   *[other] a dévoré { $tokens }
} et se trouve maintenant sur { $square }.
ff-caught-up-bites = des pions { $count } fois
ff-caught-up-own = Les tiens : { $tokens }.
ff-caught-up-eaten = { $count ->
    [one] { $tokens } a été dévoré
   *[other] { $tokens } ont été dévorés
}{ $place ->
    [eaten] {" "}pour de bon
   *[other] {" "}(maintenant { ff-place })
}
ff-caught-up-pushed = { $token } a été poussé (maintenant { $place })

## Manches, moitiés et fin

ff-mark = Manche { $round }
ff-round = La manche { $round } commence : { ff-sides-up }. { $marker }.
ff-sides-up = faces { $side ->
    [light] claires
    [dark] foncées
   *[other] ?{ $side }
} visibles{ $round ->
    [1] , deux pions chacun
   *[other] { "" }
}
ff-marker = { $start } a le marqueur premier joueur
ff-marker-skipped = { $start } a le marqueur premier joueur ({ $who } commence)
ff-round-on = Manche { $round } sur { $last } : { ff-sides-up }. { $start } a le marqueur premier joueur.
ff-half-and-round = La deuxième moitié commence : les huit cartes sont de retour, et les pions dévorés ne reviennent plus. { $round }
ff-end-cause = { $cause ->
    [escape] Tous les pions sauf un sont sortis.
    [cards] La dernière manche est finie.
    [no-tokens] Il ne reste aucun pion.
    [resigned] Tous les autres ont abandonné.
   *[other] ?{ $cause }
}
ff-end-winner = { $cause } { $winner } gagne !
ff-end-monster = { $cause } Personne n'a fait sortir de pion : le monstre gagne !
ff-end-tie = { $players } ont autant de pions sortis : { $winner } a atteint ce nombre en premier.
# Dans `ff-tally`.
fr-out = { $out ->
    [one] { $out } sorti
   *[other] { $out } sortis
}
ff-tally = { $who } : { $which ->
    [both] { fr-out }, { $eaten } { $eaten ->
        [one] dévoré
       *[other] dévorés
    }
    [out] { fr-out }
    [eaten] { $eaten } { $eaten ->
        [one] dévoré
       *[other] dévorés
    }
   *[other] ?{ $which }
}
ff-standing = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { $who }, { $score ->
    [one] { $score } sorti
   *[other] { $score } sortis
}
ff-standing-monster = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : le monstre

## Ce qui est lu à haute voix

ff-alt-round = { $side ->
    [none] Manche { $round } sur { $last }.
    [light] Manche { $round } sur { $last }, faces claires visibles.
    [dark] Manche { $round } sur { $last }, faces foncées visibles.
   *[other] ?{ $side }
}
ff-alt-draft = C'est à { $who } de poser une des tuiles restantes : { $tiles }.
ff-alt-turn = C'est à { $who } de jouer.
ff-alt-monster-turn = C'est au tour du monstre.
ff-alt-over = La partie est finie.
ff-alt-monster = Monstre sur { $square }, tourné { fr-towards }.
ff-alt-colour = { START(ff-colour) }
ff-alt-player = { $who } ({ $colour })
ff-alt-player-tokens = { $who } : { $tokens }.
ff-alt-resigned = { $who } a abandonné.
ff-alt-resigned-out = { $who } a abandonné : { $tokens }.
ff-alt-tokens = { $tokens } { $place }
ff-alt-token = { $number }{ $moved ->
    [yes] {" "}(déjà joué)
   *[no] {""}
}
ff-alt-tiles = { $tile ->
    [crystal] Cristaux
    [turner] Pierres tournantes à droite
    [reverser] Pierres tournantes à 180°
    [stone] Pierres
   *[other] ?{ $tile }
} sur { $squares }.
ff-alt-floor = { $floor ->
    [blood] Sang
   *[other] ?{ $floor }
} sur { $squares }.
ff-alt-teleporters = Téléporteurs de la paire { $pair } sur { $places }.
ff-alt-teleporter = { $square } (flèche { fr-towards })
ff-prose-cards = Cartes qui peuvent sortir : { $cards }.

## Le plateau en lettres

ff-text-sign = { $letters } { $what ->
    [monster] monstre
    [stone] pierre
    [crystal] cristal
    [turner] pierre à droite
    [reverser] pierre à 180°
    [blood] sang
    [teleporter] téléporteurs
    [exit] sortie
    [entrance] entrée
   *[other] ?{ $what }
}
ff-text-tokens = { $what ->
    [in] dehors
    [out] sortis
    [moved] joués
    [eaten] dévorés
   *[other] ?{ $what }
} : { $tokens }
ff-text-colour = { $letter } { ff-colour }
ff-text-round = manche { $round }  cartes { $cards }  { $colours }
ff-text-draft = à poser : { $tiles }
ff-text-next = tour : { $who }
ff-text-next-monster = tour : le monstre
ff-text-over = fini : { $who } gagne
ff-text-over-monster = fini : le monstre gagne

## À la table : le titre, le panneau des coups et celui des tuiles

fearsome-floors = Fearsome Floors
ff-aim = Fais sortir tes pions de la forteresse avant que le monstre ne les dévore ; il se déplace tout seul et fonce sur ceux qu'il voit.
ff-length = 14 manches au plus : environ une heure si tout le monde est là, ou quelques jours avec un coup de temps en temps.
ff-board-move = Déplacer
ff-board-guess = Qui sera dévoré ?
ff-help-guess = Deviner qui le monstre va dévorer : **{ ff-board-guess }** sous le dernier plateau.
ff-guess = { $token } { $place }
ff-guess-nobody = personne
ff-guessed = { $count ->
    [0] Il n'a dévoré personne.
   *[other] Il a dévoré { $tokens }.
}
ff-board-place = Poser
setting-tiles = { $choice ->
    [one] une par tour, pendant la pose
    [two] deux par tour, pendant la pose
   *[other] ?{ $choice }
}
ff-which-way = Plusieurs chemins y mènent. Lequel ? Un chemin en lettres (`uull`) le dit exactement.
ff-pad-token = **{ $token }**
ff-pad-start = { $place ->
    [in] { START($token) } : { $count ->
        [one] 1 point, juste assez pour entrer.
       *[other] { $count } points, le premier pour entrer.
    }
   *[other] { START($token) } : { ff-pad-left }
}
ff-pad-led = { START($token) } { $clauses }.
ff-pad-enters = entre en { $square }
ff-pad-goes = va { $steps } { $returns ->
    [yes] et revient en
   *[no] jusqu'en
} { $square }
ff-pad-leaves = quitte la forteresse
ff-pad-left = { $count ->
    [0] Plus aucun point.
    [one] 1 point restant{ ff-pad-exit }.
   *[other] { $count } points restants{ ff-pad-exit }.
}
ff-pad-exit = { $exit ->
    [yes] { " " }; le prochain peut le faire sortir de la forteresse
   *[no] { "" }
}
ff-pad-passes = Il doit continuer, car { $other } s'y trouve : { ff-points-left }.
ff-pad-closed = -# Fermé : { $closed }.
ff-pad-closed-by = { $ways } ({ $why })
ff-pad-wall = mur
ff-pad-go = Jouer
ff-pad-stay = Rester ici
ff-pad-outside = Rester dehors
ff-pad-enter = Entrer
ff-pad-leave = Quitter la forteresse
ff-pad-back = Revenir d'un pas
ff-pad-arrow = { $letter ->
    [l] ⬅
    [u] ⬆
    [d] ⬇
    [r] ➡
   *[other] ?{ $letter }
}
ff-pad-square = { $token ->
    [chosen] { "" }
   *[other] { $token } →{ " " }
}{ $place ->
    [out] Hors de la forteresse
   *[other] { $place }
}{ $signs ->
    [pushes] { " ○" }
    [eaten] { " ☠" }
    [pushes-eaten] { " ○ ☠" }
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-legend = -# { $numbers ->
    [yes] Le nombre devant une case dit quel pion y va.{ " " }
   *[no] { "" }
}{ $signs ->
    [pushes] ○ pousse quelque chose.
    [eaten] ☠ peut y être dévoré.
    [pushes-eaten] ○ pousse quelque chose. ☠ peut y être dévoré.
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-group = { $direction ->
    [exit] Vers la sortie
    [sideways] De côté
    [back] En arrière
   *[other] ?{ $direction }
} : { $last ->
    [none] { $first }
   *[other] { $first }-{ $last }
} sur { $count }
ff-pad-group-wanted = Où va **{ $token }** ? { $group }.
ff-pad-goal = Où va { $token }
ff-pad-whole = Tout le plateau
ff-pad-near = De plus près
ff-pad-forecast = Prévision
look-why = Pourquoi le monstre est allé là
look-forecast = Ce que ferait la prochaine carte
look-monster = Le monstre
look-record = La partie en fichier
ff-pad-cancel = Annuler
ff-pad-cancelled = Rien n'a été déplacé.
ff-draft-another = Tu en poses encore une.
ff-draft-rest = Le reste au hasard
ff-draft-rest-asked = { $who } demande que les { $count } autres tuiles soient posées au hasard.
ff-draft-tile-wanted = Quelle tuile ?
ff-draft-square-wanted = { $tile ->
    [pool2x2] Où va { ff-draft-tile } ? Indique sa case en haut à gauche.
    [pool4x1] Où va { ff-draft-tile } ? Indique sa première case : celle de gauche, ou celle du haut.
   *[other] Où va { ff-draft-tile } ?
}
ff-draft-about = { $tile ->
    [stone] Elle bouche la vue au monstre. Le monstre la pousse, et les pions peuvent la pousser.
    [crystal] Le monstre voit à travers. Le monstre le pousse, et les pions peuvent le pousser.
    [turner] Elle bouche la vue au monstre et, s'il la heurte, le fait tourner à droite. Les pions peuvent la pousser.
    [reverser] Elle bouche la vue au monstre et, s'il la heurte, lui fait faire demi-tour. Les pions peuvent la pousser.
    [pool2x2] { ff-draft-about-blood }
    [pool4x1] { ff-draft-about-blood }
    [teleporter1] { ff-draft-about-teleporter }
    [teleporter2] { ff-draft-about-teleporter }
   *[other] ?{ $tile }
}
ff-draft-about-blood = Tout ce qui arrive sur le sang glisse tout droit jusqu'au bout : pions, monstre et pierres poussées.
ff-draft-about-teleporter = Le monstre qui y entre ressort par l'autre de la paire, tourné dans le sens de sa flèche. Les pions ne peuvent pas y entrer.
ff-draft-about-what =
    { $sentence }
    { ff-draft-about }
ff-draft-column = Colonne
ff-draft-row = Case de la colonne { $column }
ff-draft-orientation-wanted = { $tile ->
    [teleporter1] Où pointe la flèche sur { $square } ?
    [teleporter2] Où pointe la flèche sur { $square } ?
   *[other] Dans quel sens part-elle de { $square } ?
}
ff-draft-ready = Poser { $placement } ?
ff-draft-place = Poser

## Ouvrir une table

ff-lobby-another-colour = Autre couleur
ff-lobby-dungeon = { $dungeon ->
    [advanced] Forteresse : avancée, construite par les joueurs
    [quick] Forteresse : rapide, construite au hasard
    [basic] Forteresse : de base
   *[other] ?{ $dungeon }
}
ff-lobby-layout = Forteresse : { $name }, de ce serveur
ff-lobby-longer = Partie longue : la carte 5 vaut 3 victimes
ff-lobby-monster = Monstre : { $monster }
ff-monster-name = { $head ->
    [toad] Crapaud
    [goat] Bouc
    [crow] Corbeau
    [boar] Sanglier
    [moth] Papillon
    [skull] Crâne
   *[other] ?{ $head }
}-{ $body ->
    [barrel] Baril
    [furnace] Fournaise
    [pumpkin] Citrouille
    [cask] Tonneau
    [sack] Sac
    [shell] Carapace
   *[other] ?{ $body }
} à { $arms ->
    [claws] griffes
    [tentacles] tentacules
    [wings] ailes
    [hooks] crochets
    [ladles] louches
    [pincers] pinces
   *[other] ?{ $arms }
}, { $legs ->
    [frog] pattes de grenouille
    [spider] pattes d'araignée
    [ostrich] pattes d'autruche
    [stump] moignons
    [spring] ressorts
    [stilt] échasses
   *[other] ?{ $legs }
} et { $feet ->
    [paws] coussinets
    [hooves] sabots
    [flippers] palmes
    [boots] bottes
    [wheels] roues
    [talons] serres
   *[other] ?{ $feet }
}
ff-kit-part = { $part ->
    [toad] crapaud
    [goat] bouc
    [crow] corbeau
    [boar] sanglier
    [moth] papillon
    [skull] crâne
    [barrel] baril
    [furnace] fournaise
    [pumpkin] citrouille
    [cask] tonneau
    [sack] sac
    [shell] carapace
    [claws] griffes
    [tentacles] tentacules
    [wings] ailes
    [hooks] crochets
    [ladles] louches
    [pincers] pinces
    [frog] grenouille
    [spider] araignée
    [ostrich] autruche
    [stump] moignons
    [spring] ressorts
    [stilt] échasses
    [paws] coussinets
    [hooves] sabots
    [flippers] palmes
    [boots] bottes
    [wheels] roues
    [talons] serres
   *[other] ?{ $part }
}
ff-monster = Voici le monstre : { $name }.
ff-layout-saved = Disposition enregistrée : { $name }. `/new fearsome-floors` la propose comme forteresse.
ff-layout-dropped = Disposition supprimée : { $name }.
ff-record = La partie en texte : un en-tête, puis les coups dans la notation que `/rules` explique sous *{ ff-rules-notation-title }*.

## Comment jouer : cinq fiches

ff-primer-aim-title = le but
ff-primer-aim =
    Une forteresse, un monstre, et toi. Tes quatre pions entrent par l'entrée, **p11**, en bas à droite. La sortie est **a1**, en haut à gauche. Fais-en sortir trois sur quatre, et tu gagnes aussitôt. (À cinq, six ou sept, chacun en a trois, et deux suffisent.)

    Le monstre se déplace tout seul et dévore tout ce qui se trouve sur son chemin : attire-le vers les autres.

    Dans le jeu avancé, on construit d'abord la forteresse : chacun son tour, les joueurs posent ses 17 tuiles, avec **{ ff-board-place }** sous le plateau.
ff-primer-aim-picture = Le plateau avant le premier coup : en haut à gauche la sortie, a1, avec le monstre dessus ; en bas à droite l'entrée, p11 ; entre les deux, onze pierres et deux flaques de sang.
ff-primer-sides-title = les deux faces d'un pion
ff-primer-sides =
    Chacun son tour, on déplace un pion, jusqu'à ce que tous aient joué. Le nombre qu'il montre est le nombre de cases qu'il peut parcourir. Ensuite on le retourne, et il montre son autre nombre pour la manche suivante.

    Les deux faces font toujours 7 : derrière le 1 il y a un 6, derrière le 5 un 2. Un pion lent maintenant sera donc rapide la prochaine fois. Le petit nombre est l'autre face.
ff-primer-sides-picture = Quatre pions rouges. Ceux sur b2 et d2 doivent encore jouer et montrent 1 et 4. Ceux sur b4 et d4 ont joué et ont été retournés : ils montrent 4 et 2 et, en petit, leur autre face, 3 et 5.
ff-primer-moving-title = se déplacer et pousser
ff-primer-moving =
    Va en haut, en bas, à gauche ou à droite, une case par point, jamais en diagonale. Tu peux t'arrêter avant, ou rester sur place. Termine sur une case où il n'y a personne d'autre.

    Avance contre une pierre, et tu la pousses d'une case, s'il y a de la place derrière. Sur le **sang**, tu glisses de l'autre côté, gratuitement.
ff-primer-moving-picture = Rouge 4 est allé de f2 trois cases à gauche et une en bas, en c3, et a poussé au passage une pierre de c2 en b2. Il a été retourné et montre 3, avec le 4 en petit.
ff-primer-monster-title = ce que voit le monstre
ff-primer-monster =
    Quand tous ont joué, une carte dit de combien de pas avance le monstre. Avant chaque pas, il regarde **devant lui, à sa gauche et à sa droite**, jamais derrière, et se tourne vers le pion **le plus proche** qu'il voit. S'il ne voit personne, ou si deux pions sont à égale distance, il va tout droit.

    Les pierres te cachent ; les murs sont des portes pour lui : il entre par une lettre et ressort par la même lettre en face.
ff-primer-monster-picture = Le monstre sur e4 a regardé à l'est, au nord et au sud. Il a vu rouge 1 à deux cases sur sa gauche et vert 4 à quatre cases devant lui ; une pierre lui cachait vert 5. Il s'est donc tourné à gauche, vers rouge 1, et est allé en e3.
ff-primer-winning-title = dévorés, deux moitiés, victoire
ff-primer-winning =
    Les pions dévorés pendant les **sept premières manches** reviennent par l'entrée. Ceux qui sont dévorés pendant les **sept suivantes** sont perdus pour de bon.

    Tous tes pions sortis sauf un : tu as gagné. Si personne n'y arrive, le plus grand nombre de pions sortis l'emporte après la manche 14.

    Appuie sur **{ ff-board-move }** sous le plateau quand c'est ton tour ; là, **{ ff-pad-what-if }** montre ce que le monstre pourrait faire ensuite.
ff-primer-winning-picture = Manche 9, dans la deuxième moitié : le monstre va vers l'est, de g6 en h6, et dévore un pion rouge, perdu pour de bon.

## /help : ce que peut faire la personne dont c'est le tour

ff-help-move = **{ ff-board-move }** sous le dernier plateau ouvre ton panneau : choisis un pion et une case, puis *{ ff-pad-go }*. Ou tape `/move` ; `/stay` retourne un pion sur place.
ff-help-odds = `/see forecast`, ou **{ ff-pad-what-if }** sur le panneau : qui la prochaine carte du monstre pourrait dévorer.
ff-help-hint = `/hint` : tes meilleurs coups, si la table le permet.
ff-help-place = **{ ff-board-place }** sous le dernier plateau ouvre ton panneau : choisis une tuile, puis sa place. Ou tape `/place`.

## Une ligne sur les premiers panneaux

ff-coach-move = Fais sortir { $wanted } de tes { $tokens } pions par le coin jaune, { $exit }. Choisis un pion et une case, regarde l'image et appuie sur *{ ff-pad-go }* : rien n'est joué avant.
ff-coach-sides = Un pion qui a joué montre son autre nombre ; les deux font 7. Garde une face rapide pour quand le monstre sera proche.
ff-coach-lure = Le monstre se tourne vers le pion le plus proche qu'il voit. Cache-toi derrière les pierres, et laisse quelqu'un d'autre en vue.
ff-coach-draft = Choisis une tuile, puis une case ; l'image éclaire les places possibles. Rien n'est posé avant que tu appuies sur *{ ff-draft-place }*.
ff-coach-hiding = Les pierres cachent un pion au monstre, pas les cristaux.
ff-coach-blood = Sur le sang, les pions glissent gratuitement, et le monstre aussi : cela raccourcit les longs trajets.

## Dispositions

ff-no-such-layout = Ce serveur n'a aucune disposition nommée { $name }, et aucune forteresse ne s'appelle ainsi.
ff-layout-nameless = Une disposition doit avoir un nom lisible.
ff-layout-taken = Il y a déjà une forteresse qui s'appelle { $name }.
ff-duplicate-alone = Le mot d'un duplicate décide de la forteresse et du monstre : indique soit le mot, soit ceux-là.
ff-layouts-full = Ce serveur a { $most } dispositions, c'est le maximum ; supprimes-en d'abord une.
ff-layout-of-another = Seule la personne qui a enregistré { $name }, ou qui a ici la permission **Gérer les salons**, peut supprimer cette disposition.
