# Claustrophobia à une table : panneaux, mains, réglages.

## Panneaux

cl-pad-actor = { START($who, "label") } { $stats }
cl-pad-warrior = { START($who) } : { $stats }.
cl-pad-more = Plus…
cl-pad-choose = Choisir
cl-pad-not-now = Ce n'est pas possible maintenant.
cl-pad-aim = **{ $card }** – { $about }
cl-pad-buries-seal = À côté d'un sceau, tes guerriers frappent d'abord l'éboulement : avec combat 1, ils ne passent ni l'un ni l'autre.
cl-pad-nobody = Personne
cl-pad-die = { $die } : { $stats }{ $exhausts ->
    [yes] { "" } épuise 💤
   *[no] { "" }
}
cl-pad-die-for = **Quel dé pour { $human } ?**
cl-pad-asked-here = C'est à { $name } de répondre. Ensuite, cela continue tout seul ; ou appuie sur **{ cl-board-pad }** sous le plateau.
cl-pad-asks-again = Si tu dois encore répondre, cela s'affiche ici tout seul ; ou appuie sur **{ cl-board-pad }** sous le plateau.
cl-pad-nobody-acts = Aucun de tes guerriers ne peut se déplacer ni combattre maintenant.
cl-pad-still = { $others ->
    [0] { START($who) } peut encore agir.
    [one] { START($who) } et un autre peuvent encore agir.
   *[other] { START($who) } et { $others } autres peuvent encore agir.
}
cl-pad-dice-left = Il y a des dés que tu pourrais encore poser.
cl-pad-points-left = Il te reste { $points } PM pour invoquer.
cl-pad-end = Finir quand même ?
cl-pad-which-gift = **Quel Don ?**
cl-pad-no-gift = Aucun Don
cl-pad-legend = Nombres : mouvement/combat/défense.
cl-pad-given = { $human } → { $die }
cl-pad-last-die = { $die } ; { $rest }
cl-pad-most-combat = Le plus fort : { $dice }
cl-pad-most-defense = Le plus sûr : { $dice }
cl-pad-most-movement = Le plus rapide : { $dice }
cl-pad-how-to-lay = **{ START($tile) } : dans quel sens poser cette tuile ?**
cl-pad-which-hole = **Quelle tuile reçoit le trou ?**
cl-pad-which-lines = { $count ->
    [one] **{ START($human) } subit une touche : quelle ligne perdre ?**
   *[other] **{ START($human) } subit { $count } touches : quelle ligne perdre pour celle-ci ?**
}
cl-pad-doomed = { START($human) } ne peut plus être sauvé, quelles que soient les lignes.
cl-pad-lose = Perdre : { $lines }
cl-pad-parry = Jouer { cl-advantage-card } : rien n'est perdu
cl-pad-hit-of = Touche { $number } sur { $human }
cl-pad-guard = { START($human) } prend la touche
cl-pad-threat = { $asked ->
    [dice] Dés { $dice } · { $points } PM
    [summons] **Invoquer des troglodytes ?** { $points } PM
    [nothing] Tu as { $points } PM.
   *[other] ?{ $asked }
}
cl-pad-place-dice = Poser des dés…
cl-pad-cards = Cartes Événement…
cl-pad-summon = { $left ->
    [0] Invoquer…
   *[other] Invoquer (écarte les dés)…
}
cl-pad-set = { cl-slot-word } { $dice } : { $slot ->
    [calm] +1 dé
    [sounds] { $points } PM
    [speed] +1 MVT
    [legion] +1 DEF
    [claws] relances
    [dark] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [taste] invoquer près des humains
    [burrowing] invoquer partout
    [resistance] Insaisissables
    [trap] une touche sur { $human }
   *[other] ?{ $slot }
}
cl-pad-so-many = { $number ->
    [0] { cl-troglodytes }
   *[other] { $count }
} sur { $tile }
cl-pad-demon-on = Démon sur { $tile }
cl-pad-summons = { $places } ({ $price } PM)
cl-pad-all = { cl-troglodytes } { $act }
cl-pad-all-on = { cl-troglodytes } { $act } puis { $tile }
cl-pad-all-attack = { cl-troglodytes } { $act }, attaquer { $human }
cl-pad-end-phase = Finir la phase
cl-pad-stops = Cela s'arrête là. { $why }
cl-pad-rest-waits = Le reste attend cette réponse.
cl-pad-no-place = Rien ne peut être invoqué maintenant : il faut une tuile avec un côté vers le noir, sans humain, et de la place.
cl-pad-price = { $label } ({ $price })
cl-pad-gifts = Dons ({ $price } chacun)…
cl-pad-objects = Objets ({ $price } chacun)…
cl-pad-bids = Qui joue les humains dépense l'offre pour eux : un Condamné (Brute ou Bretteur) coûte { $warrior }, un Don ou un objet { $gift }, une carte Avantage { $card } ; le Rédempteur est gratuit.
cl-pad-back = Retour
cl-pad-closed = Fermé. Les boutons du dernier plateau le rouvrent.

## Mains

cl-hand-title = { $side ->
    [humans] **Tes cartes Avantage**, que personne d'autre ne voit :
    [demons] **Tes cartes Événement**, que personne d'autre ne voit :
   *[other] ?{ $side }
}
cl-hand-empty = Tu n'as pas de cartes.
cl-board-pad = Agir
cl-board-hand = Ma main
look-hand = Ma main

## Réglages

setting-pictures-of-demons = { $films ->
    [all] un film de chaque Action des démons une fois finie, sauf s'il s'y passe peu de chose
    [none] pas de film de l'Action des démons
   *[other] ?{ $films }
}
setting-naming = { $choice ->
    [by-time] après chaque attaque ; à la fin de la manche si un tour a une heure ou plus
    [at-once] après chaque attaque
    [deferred] à la fin de la manche
   *[other] ?{ $choice }
}
setting-naming-by-time = { $naming ->
    [at-once] après chaque attaque (tant qu'un tour a moins d'une heure)
    [deferred] à la fin de la manche (car un tour a une heure ou plus)
   *[other] ?{ $naming }
}
