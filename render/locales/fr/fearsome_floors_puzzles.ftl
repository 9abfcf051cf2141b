# Les énigmes de Fearsome Floors : ce qui est demandé, ce qu'il en advient, et ce qu'apprennent les leçons.

ff-puzzle-kind = { $kind ->
    [save] Sauve-les tous
    [escape] Sors de là
    [one-tile] Une pierre de plus
    [duel] Quoi qu'ils répondent
    [leader] Arrête le meneur
    [feed] Nourris le monstre
    [both] Sauve les deux
    [eat-them-all] Dévore-les tous
   *[other] ?{ $kind }
}
ff-puzzle-all-move = Tu joues le { $colour }.
ff-puzzle-to-move = Tu joues le { $colour }, et tu ne peux plus déplacer que { $tokens }.
ff-puzzle-to-place = Tu joues le { $colour }, et tous les pions ont joué.
ff-puzzle-answered = Ensuite { $tokens } joue, comme il veut.
ff-puzzle-walk = { $count ->
    [1] , si le monstre joue { $cards }
   *[other] , quelle que soit la carte
}
ff-puzzle-aim = { $kind ->
    [save] Joue pour qu'aucun de tes pions ne soit dévoré{ $walk }.
    [escape] Joue pour qu'il survive et puisse sortir à la manche suivante{ $walk }.
    [one-tile] Pose une pierre pour que le monstre dévore tous les pions des autres et aucun des tiens. Sa carte est { $cards } : il continue jusqu'à en avoir dévoré trois, mais ne fait pas plus de 20 pas.
    [duel] Joue pour qu'aucun de tes pions ne soit dévoré, où que l'autre aille et quelle que soit la carte.
    [leader] Joue pour que { $prey } soit dévoré, mais aucun de tes pions{ $walk }.
    [feed] Joue pour qu'au moins { $count } pions des autres soient dévorés, mais aucun des tiens{ $walk }.
    [both] Joue les deux pour qu'aucun de tes pions ne soit dévoré{ $walk }.
    [eat-them-all] Joue pour que le monstre dévore tous les pions des autres et aucun des tiens. Sa carte est { $cards } : il continue jusqu'à en avoir dévoré trois, mais ne fait pas plus de 20 pas.
    [get-out] Joue pour qu'un de tes pions sorte.
    [win] Joue de façon à gagner maintenant.
    [spare] Joue pour que { $token } ne soit pas dévoré{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-theme = { $theme ->
    [push] une poussée
    [slide] une glissade sur le sang
    [come-in] une entrée
    [stay] un pion qui reste
    [bait] un appât
    [tie] une égalité
    [monster-pushes] ce que pousse le monstre
    [turning-stone] une pierre tournante
    [teleporter] un téléporteur
    [wall] un passage par le mur
   *[other] ?{ $theme }
}

## Ce qu'il advient d'une réponse

ff-puzzle-right = { $kind ->
    [save] Exact : aucun de tes pions n'est dévoré{ $walk }.
    [escape] Exact : { $token } survit et peut sortir à la manche suivante{ $walk }.
    [one-tile] Exact : le monstre dévore tous leurs pions et aucun des tiens.
    [duel] Exact : aucun de tes pions n'est dévoré, quelles que soient la réponse et la carte.
    [leader] Exact : { $prey } est dévoré, mais aucun de tes pions{ $walk }.
    [feed] Exact : au moins { $count } pions des autres sont dévorés, mais aucun des tiens{ $walk }.
    [both] Exact : les deux sont à l'abri, et tous les tiens aussi{ $walk }.
    [eat-them-all] Exact : le monstre dévore tous leurs pions et aucun des tiens.
    [get-out] Exact : un de tes pions est sorti.
    [win] Exact : tu as gagné.
    [spare] Exact : { $token } n'est pas dévoré{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-wrong = { $tempts ->
    [yes] Mais{ " " }
   *[no] Pas encore :{ " " }
}{ $answer }{ $steps ->
    [none] { "" }
   *[other] avec la carte { $steps },{ " " }
}{ $miss ->
    [eaten] { $token } est dévoré.
    [spared] { $token } n'est pas dévoré.
    [too-few] { $count ->
        [0] aucun pion des autres n'est dévoré.
        [one] seul 1 pion des autres est dévoré.
       *[other] seuls { $count } pions des autres sont dévorés.
    }
    [no-way-out] { $token } ne peut pas sortir à la manche suivante.
    [still-inside] aucun de tes pions n'est sorti.
    [not-won] la partie continue.
   *[other] ?{ $miss }
}
ff-puzzle-if-answered = { $place ->
    [none] si { $token } reste,{ " " }
    [out] si { $token } sort,{ " " }
   *[other] si { $token } va en { $place },{ " " }
}

## Leçons

ff-lesson = { $lesson ->
    [numbers] Un pion avance d'autant de cases que l'indique son nombre, et le pas hors du coin compte aussi. Puis on le retourne : ses deux nombres font 7 ensemble.
    [sight] Le monstre fait autant de pas que l'indique sa carte. Avant chacun, il regarde devant lui, à sa gauche et à sa droite, et jamais derrière.
    [stone] Un pion pousse une pierre et prend sa place. Derrière une pierre, personne n'est vu.
    [tie] Entre deux pions à égale distance, le monstre ne choisit pas : il continue tout droit.
    [blood] Le sang emporte un pion jusqu'à l'autre bout pour un point.
    [bait] Pendant la première moitié, un pion dévoré attend de nouveau à l'entrée : sacrifie le plus en retard.
    [win] Tous tes pions sortis sauf un, et tu gagnes aussitôt : n'attends pas le dernier.
   *[other] ?{ $lesson }
}
