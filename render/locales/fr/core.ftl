# Ce que tous les jeux disent de la même façon.

list-more = { $items }, { $item }
list-last = { $items } et { $item }
between-sentences = { " " }
full-stop = .
signed = { $sign }{ $number }

## Ce qui ne peut être ni annulé ni rejoué

nothing-to-undo = Il n'y a pas autant de tours à annuler.
nothing-to-redo = Aucun tour annulé n'attend d'être rejoué.

## Fiches qui apprennent un jeu

primer-heading = **Comment jouer, { $number } sur { $count } : { $title }**
