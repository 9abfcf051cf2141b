# Pourquoi Fearsome Floors refuse quelque chose : une phrase par raison, avec la règle.

## La table

ff-refusal-too-few-players = Il faut au moins { $fewest } joueurs, et { $players ->
    [0] il n'y a personne
    [one] il n'y en a qu'un
   *[other] il y en a { $players }
}.
ff-refusal-too-many-players = On joue à { $most } au plus, et il y a { $players } joueurs.
ff-refusal-colour-taken = Quelqu'un a déjà le { $colour } : chacun a sa propre couleur.
ff-refusal-colour-not-open = À une table de { $players }, on joue sans le { $colour } : beige, violet et noir arrivent avec le cinquième joueur.

ff-refusal-too-few-for-longer = La partie longue se joue à { $fewest } ou 7, et il y a { $players } joueurs.
ff-refusal-layout-or-draft = Une partie a sa propre disposition ou { $dungeon ->
    [quick] des tuiles posées au hasard
    [advanced] des tuiles posées par les joueurs
   *[other] ?{ $dungeon }
}, pas les deux.
ff-refusal-layout-unreadable = Cette disposition n'est pas jouable. { $problem }
ff-refusal-layout-unfinished = Cette disposition a des tuiles encore à poser (`draft`) : seule une forteresse terminée est jouable.
ff-refusal-layout-on-corner = Cette disposition a une tuile sur { $square } : l'entrée et la sortie restent libres.
ff-refusal-layout-monster-at-entrance = Dans cette disposition, le monstre est sur { $square }, l'entrée : personne ne pourrait entrer.
ff-refusal-kit-incomplete = « { $text } » n'est pas un monstre : il faut { $parts } parties, comme crapaud-baril-griffes-grenouille-coussinets ; les têtes sont { $known }.
ff-refusal-no-such-part = Le kit n'a pas { $part ->
    [head] de tête
    [body] de corps
    [arms] de bras
    [legs] de jambes
    [feet] de pieds
   *[other] ?{ $part }
} « { $text } » ; il a { $known }.

## À qui le tour

ff-refusal-game-over = La partie est finie : plus rien ne bouge.
ff-refusal-no-such-seat = Il n'y a personne à cette place : seuls jouent ceux qui participent à la partie.
ff-refusal-player-wanted = Seul un joueur peut faire cela ; seule la carte du monstre se révèle d'elle-même.
ff-refusal-already-resigned = Le { $colour } a abandonné et ne joue plus.
ff-refusal-card-next = Tous les pions ont joué : la carte du monstre est maintenant révélée.
ff-refusal-tokens-first = Le monstre attend que tous les pions aient joué, et c'est au tour du { $colour }.
ff-refusal-card-by-nobody = Personne ne joue la carte du monstre : elle se révèle d'elle-même quand tous les pions ont joué.
ff-refusal-not-your-turn = C'est au tour du { $turn } : chacun joue un pion, dans le sens horaire, et le { $colour } doit attendre.

## Une tuile à poser

ff-refusal-draft-first = La forteresse n'est pas terminée : c'est au { $colour } de poser une tuile.
ff-refusal-no-draft = On ne pose plus de tuiles : la forteresse est terminée.
ff-refusal-not-your-draft-turn = C'est au tour du { $turn } : chacun pose une tuile, dans le sens horaire, et le { $colour } doit attendre.
ff-refusal-no-such-tile = « { $text } » n'est pas une tuile ; il y a : { $tiles }.
ff-refusal-tile-not-left = Il ne reste plus de tuile de cette sorte à poser : { ff-kind }.
ff-which-tile = « { $text } » peut désigner : { $kinds }. Précise laquelle.
ff-refusal-no-such-square = Le plateau n'a pas de case « { $text } ».
ff-refusal-arrow-wanted = Un téléporteur a une flèche : dis où elle pointe, n, e, s ou w.
ff-refusal-direction-wanted = Dis dans quel sens va { ff-draft-tile } : en long (le long de la ligne) ou en travers (le long de la colonne).
ff-refusal-no-direction-wanted = Peu importe le sens pour { ff-draft-tile } : dis seulement où.
ff-refusal-corner-kept-free = { $square } reste libre : on ne pose rien sur a1, b1, a2, p11, o11 ni p10.
ff-refusal-over-the-edge = À partir de { $square }, { ff-draft-tile } dépasserait le bord du plateau.
ff-refusal-place-taken = { $square } n'est pas libre : il y a { $there }, et les tuiles ne se chevauchent pas.
ff-refusal-tile-on-token = { $square } n'est pas libre : il y a { $other }.
ff-refusal-tile-on-monster = { $square } n'est pas libre : le monstre s'y trouve.
ff-refusal-teleporters-adjacent = { $square } touche le téléporteur de { $beside } : deux téléporteurs ne sont jamais côte à côte.
ff-refusal-teleporters-share-wall = { $square } et le téléporteur de { $beside } seraient tous deux au mur { $letter } : il n'y a de place que pour un.

## Le pion

ff-refusal-unknown-token = Il n'y a pas de pion « { $token } » dans cette partie.
ff-refusal-not-your-token = { START($token) } est à quelqu'un d'autre : chacun joue ses propres pions.
ff-refusal-token-escaped = Pas de retour pour { $token } : un pion sorti reste dehors.
ff-refusal-token-eaten = Le monstre a dévoré { $token } : il est hors du jeu.
ff-refusal-token-moved = Un pion joue une fois par manche, et { $token } a déjà joué.

## Le chemin

ff-refusal-too-many-points = Le chemin est trop long : { $token } a { ff-points }, et le point { $point } serait de trop{ $entered ->
    [yes] , car entrer coûte le premier point
   *[no] {""}
}.
ff-refusal-unknown-letter = { ff-point-fails } « { $letter } » n'est pas un pas ; u, d, l, r avancent d'une case, i entre, x sort.
ff-refusal-enter-first = { ff-point-fails } { $token } attend dehors, et son premier point sert à entrer (i).
ff-refusal-already-inside = { ff-point-fails } { $token } est sur { $square }, et seul un pion qui attend dehors peut entrer.
ff-refusal-exit-elsewhere = { ff-point-fails } { $token } est sur { $square }, et on ne sort que par a1.
ff-refusal-already-out = { ff-point-fails } { $token } est alors déjà sorti, et son coup est fini.
ff-refusal-entrance-blocked = { ff-point-fails } il y a quelque chose sur { $square }, et personne ne peut entrer.
ff-refusal-wall = { ff-point-fails } derrière { $square } il y a le mur { $letter }, et seul le monstre traverse les murs.
ff-refusal-monster-there = { ff-point-fails } le monstre est sur { $square }, et aucun pion ne peut y aller.
ff-refusal-floor-closed = { ff-point-fails } il y a { ff-floor } sur { $square }, et aucun pion ne peut y aller.
ff-refusal-points-spent = { ff-point-fails } { $token } a { ff-points }, et le chemin jusque-là les a tous utilisés.
ff-refusal-tile-at-wall = { ff-point-fails } { ff-the-tile } sur { $square } est contre le mur, et les pions ne poussent rien hors du plateau.
# « le cristal ne peut pas être poussé »
fr-not-pushed = { $tile ->
    [crystal] ne peut pas être poussé
   *[other] ne peut pas être poussée
}
ff-refusal-tile-before-tile = { ff-point-fails } { ff-the-tile } sur { $square } { fr-not-pushed }, car derrière, sur { $behind }, il y a { $other }.
ff-refusal-tile-before-token = { ff-point-fails } { ff-the-tile } sur { $square } { fr-not-pushed }, car derrière, sur { $behind }, il y a { $other }.
ff-refusal-tile-before-monster = { ff-point-fails } { ff-the-tile } sur { $square } { fr-not-pushed }, car derrière, sur { $behind }, il y a le monstre.
ff-refusal-ends-on-token = { $square } est occupée par { $other } : un pion ne peut pas y finir son coup.

ff-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

ff-point-fails = { $point ->
    [0] {""}
   *[other] Le point { $point } du chemin ne passe pas{ $entered ->
        [yes] {" "}(entrer coûte le premier)
       *[no] {""}
    } :
}

## Ce qui a été tapé comme chemin

ff-refusal-path-unreadable = « { $text } » n'est pas un chemin : tape des lettres (uull), des flèches, n e s w, des pas comptés (l3 u1), ou une case où aller (k5).
ff-refusal-square-taken = { $square } est occupée par { $other } : { $token } ne peut pas y finir son coup.
ff-refusal-square-of-monster = Le monstre est sur { $square } : { $token } ne peut pas y aller.
ff-refusal-square-of-floor = { $square } est fermée aux pions, et { $token } ne peut pas y aller : il y a { ff-floor }.
ff-refusal-square-out-of-reach = { $square } est hors de portée : { $token } a { ff-points }, et aucun chemin permis avec autant de points n'y mène.
ff-refusal-exit-out-of-reach = La sortie est hors de portée : { $token } a { ff-points }, et sortir coûte un point de plus depuis a1.

## Un coup planifié, quand son tour est venu

ff-refusal-plan-token-elsewhere = Entre-temps, { $token } n'est plus là où il était quand tu as planifié ce coup.
ff-refusal-plan-way-changed = Le chemin passe par { $square }, où quelque chose a changé depuis que tu as planifié ce coup.
ff-refusal-plan-ends-elsewhere = Le même chemin mènerait maintenant { $token } ailleurs, ou pousserait autre chose.
ff-refusal-plan-more-danger = La prochaine carte du monstre est plus dangereuse pour tes pions que lorsque tu as planifié ce coup.
