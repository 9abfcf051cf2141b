# Ce qui se passe dans Claustrophobia : une phrase pour chaque sorte d'événement.

## Manches

cl-round-ended = La manche { $round } est finie.
cl-action-rolled = Dés d'action : { $dice }.
cl-dice-assigned = Les dés vont à : { $dice }.
cl-die-of = { ROLE($human, "label") } { $die }
cl-die-exhausts = { ROLE($human, "label") } { $die }💤
cl-exhausted = Épuisé(s) : { ROLE($humans, "label") }.
cl-die-rolled-again = Le { $before } aurait épuisé { $human } : relancé, il montre { $after }.
cl-threat-began = L'Action des humains est finie.
cl-demon-action-began = La phase de menace est finie.
cl-acts-again = { START($who) } agit encore une fois.
cl-movement-ended = Le mouvement s'arrête là.
cl-destiny-rolled = Dés de destin : { $dice }.
cl-slot-taken = { $count ->
    [one] Le { $dice } est posé sur « { cl-slot } ».
   *[other] { $dice } sont posés sur « { cl-slot } ».
}
cl-dice-set-aside = { $count ->
    [one] Le { $dice } est écarté.
   *[other] { $dice } sont écartés.
}
cl-destiny-die-owed = La prochaine phase de menace a un dé de destin de plus.
cl-points-gained = Les démons gagnent { $change } PM et en ont { $points }.
cl-points-lost = { $change ->
    [one] Les démons ont 1 PM de moins, soit { $points }.
   *[other] Les démons ont { $change } PM de moins, soit { $points }.
}
cl-points-left = { $points ->
    [0] Il ne reste plus de PM.
    [one] Il reste 1 PM.
   *[other] Il reste { $points } PM.
}

cl-effect-courage = { $count ->
    [one] { START($human) } a +1 en combat et +1 en défense jusqu'à la prochaine Initiative.
   *[other] { START($human) } ont +1 en combat et +1 en défense jusqu'à la prochaine Initiative.
}
cl-effect-rally = La prochaine Initiative a deux dés de plus.
cl-effect-precognition = Pendant cette manche, les humains posent eux-mêmes les tuiles qu'ils explorent.
cl-effect-blessed-speed = { START($human) } a +1 en mouvement pendant cette Action des humains.
cl-effect-blessed-strength = { START($human) } a +2 en combat pendant cette Action des humains.
cl-effect-haste = { START($human) } a +1 en mouvement pendant cette activation.
cl-effect-hold-the-line = { $count ->
    [one] { START($human) } a +1 en défense jusqu'à la prochaine Initiative.
   *[other] { START($human) } ont +1 en défense jusqu'à la prochaine Initiative.
}
cl-effect-oil = Rien ne peut apparaître sur { $tile } à la prochaine phase de menace.
cl-effect-speed = Les troglodytes ont +1 en mouvement pendant cette Action des démons.
cl-effect-legion = Les troglodytes ont +1 en défense jusqu'à la prochaine phase de menace, qui rapporte 2 PM si l'un d'eux meurt avant.
cl-effect-claws = Les troglodytes relancent les dés ratés pendant cette Action des démons.
cl-effect-taste = Les humains d'une tuile n'empêchent pas d'y invoquer pendant cette phase.
cl-effect-burrowing = On peut invoquer sur toute tuile sans humain pendant cette phase.
cl-effect-resistance = Jusqu'à la prochaine phase de menace, aucun humain n'est Insaisissable, et tous les troglodytes le sont.
cl-effect-crisis = Aucun Don n'agit pendant cette manche.
cl-effect-rage = Le démon relance les dés ratés pendant cette phase.
cl-effect-satan = Le démon a +1 en mouvement, combat et défense jusqu'à la prochaine phase de menace.
cl-effect-no-bodyguard = { START($human) } n'est plus Garde du corps pendant cette Action des démons.
cl-effect-weak-spot = Pendant cette Action des démons, la première touche d'une attaque sur { $human } compte double.

cl-counter-barrels = { $value ->
    [1] Le premier baril est en place.
    [3] Le troisième baril est en place.
   *[other] { $value } barils sont en place.
}
cl-counter-prayers = C'est la prière { $value } sur 9.
cl-counter-chests-opened = { $value ->
    [one] { $value } coffre sur 4 est maintenant ouvert.
   *[other] { $value } coffres sur 4 sont maintenant ouverts.
}
cl-counter-relic-found = La relique est dedans !
cl-counter-relic-carrier = { START($human) } porte la relique.

cl-end = { $winner ->
    [humans] **Les humains gagnent** ({ $who }) : { $cause }
    [demons] **Les démons gagnent** ({ $who }) : { $cause }
    [nobody] **Match nul** : { $cause }
   *[other] ?{ $winner }
}
cl-end-cause = { $cause ->
    [goal] le but est atteint.
    [goal-lost] le but ne peut plus être atteint.
    [all-dead] il ne reste aucun humain.
    [limit] la dernière manche est finie.
    [escaped] il n'y a plus personne à l'intérieur.
    [resigned] l'autre camp a abandonné.
   *[other] ?{ $cause }
}

## Tunnels

cl-tile-drawn = { START($human) } explore { ROLE($direction, "at") } de { $origin } et trouve : { $kind }.
cl-tile-discarded = Elle fermerait les tunnels et quitte donc le jeu.
cl-tile-returned = Elle retourne dans la pile ({ $kind }).
cl-tile-laid = { $tile } s'ouvre { ROLE($openings, "at") }.
cl-tile-first = { $kind ->
    [exit] De là, un humain s'échappe pour 1 point de mouvement.
    [hungry] Une touche d'une attaque sur un guerrier y compte double.
    [narrow] Elle a de la place pour un guerrier de chaque camp.
    [flooded] Y entrer met fin au mouvement, et en sortir le coûte tout entier.
    [den] Des troglodytes peuvent toujours y être invoqués.
    [hole] Les troglodytes vont de trou en trou pour 1 point de mouvement.
   *[other] ?{ $kind }
}
cl-tile-sprung = { $kind ->
    [trapped] { START($human) } déclenche le piège de { $tile }.
    [mechanism] { START($human) } met en marche le mécanisme de { $tile }.
   *[other] { START($human) } arrive en premier sur { $tile }.
}
cl-trap-rolled = Le dé du piège montre { $die } : { $die ->
    [1] rien ne se passe.
    [2] une touche.
    [3] une touche.
    [4] le mouvement s'arrête.
    [5] un troglodyte apparaît, s'il y a de la place.
    [6] deux touches.
   *[other] ?{ $die }
}
cl-hole-token-owed = Une autre tuile reçoit aussi un trou.
cl-hole-token-put = Un trou s'ouvre sur { $tile }.
cl-opening-closed = Un éboulement ferme le passage entre { $tile } et { $other }.
cl-opening-cleared = L'éboulement est dégagé.
cl-seal-broken = Le sceau de { $tile } est brisé.
cl-chest-there = Il y a un coffre sur { $tile }.
cl-relic-there = La relique se trouve sur { $tile }.
cl-tiles-seen = { $count ->
    [one] Les humains voient la prochaine tuile{ $tiles }.
   *[other] Les humains voient les { $count } prochaines tuiles{ $tiles }.
}
cl-tiles-ordered = Ils les mettent dans l'ordre{ $tiles }.
cl-these-tiles = { " " }: { $tiles }

## Guerriers

cl-moved-together = { cl-troglodytes } vont de { $origin } à { $target }.
cl-moved = { START($who) } va de { $origin } à { $target }.
cl-driven = { START($who) } est repoussé de { $origin } à { $target }.
cl-human-left = { START($human) } s'échappe.
cl-appeared = { START($who) } apparaît sur { $tile }.
cl-troglodytes-appeared = { $count } troglodytes apparaissent : { $places }.
cl-troglodytes-appeared-on = { $count } troglodytes apparaissent sur { $tile }.
cl-so-many-on = { $count } sur { $tile }
cl-troglodytes-died = { $count ->
    [one] Un troglodyte meurt sur { $tile }.
   *[other] { $count } troglodytes meurent sur { $tile }.
}
cl-demon-wounded = { $wounds ->
    [one] { START($who) } subit une blessure et en a { $all } sur { $health }.
   *[other] { START($who) } subit { $wounds } blessures et en a { $all } sur { $health }.
}
cl-died = **{ START($who) } meurt.**
cl-human-freed = { START($human) } est libre sur { $tile } : les lignes { $lines } sont annulées, la ligne { $die } compte.
cl-object-lost = { START($human) } perd { ROLE($object, "definite") }.

## Combats

fr-hits = { $hits ->
    [0] aucune touche.
    [one] 1 touche.
   *[other] { $hits } touches.
}
cl-attacked = { START($who) } attaque { $target } (défense { $needed }) : { $dice } ; { fr-hits }
cl-film-attack = { $hits ->
    [0] { START($who) } rate { $target }.
    [one] { START($who) } touche { $target }.
   *[other] { START($who) } touche { $target } { $hits } fois.
}
cl-attacked-together = { $count } troglodytes attaquent { $target } (défense { $needed }) : { $dice } ; { fr-hits }
cl-attacked-none = { START($who) } attaque { $target } sans aucun dé.
cl-shot = { START($who) } tire sur { $target } en { $tile } (défense { $needed }) : { $dice } ; { fr-hits }
cl-die-hit = **{ $die }**
cl-dice-and-repeats = { $dice }, puis par relance { $repeats }
cl-cave-in-attacked = { START($who) } creuse dans l'éboulement.
cl-seal-attacked = { START($who) } frappe le sceau de { $tile }, que brise un dé de 5 ou plus : { $dice }.
cl-grenade-thrown = { START($human) } lance une grenade sur { $tile } ; un dé de 4 ou plus touche : { $dice }.
cl-fumes-spread = Des vapeurs toxiques emplissent { $tile } ; un dé de 3 ou plus touche : { $dice }.
cl-foe-guarded = { $hits ->
    [one] { START($who) } prend la touche à sa place.
   *[other] { START($who) } prend { $hits } touches à sa place.
}
cl-human-hit = { $lines ->
    [one] { START($human) } subit une touche.
   *[other] { START($human) } subit une touche qui compte { $lines } fois.
}
cl-hit-named = { $count ->
    [one] { START($human) } perd la ligne { $lines }.
   *[other] { START($human) } perd les lignes { $lines }.
}
cl-hit-guarded = { START($guard) } prend la touche pour { $human }.
cl-hit-parried = { START($human) } pare la touche.
cl-line-healed = La ligne { $line } { ROLE($human, "genitive") } est soignée.
cl-deed-done = { $deed ->
    [barrel] { START($human) } installe un baril.
    [prayer] { START($human) } prie.
    [open] { START($human) } ouvre le coffre.
    [take] { START($human) } prend la relique.
   *[other] ?{ $deed }
}

## Cartes et Dons

cl-event-drawn = { $count ->
    [one] Les démons piochent une carte Événement.
   *[other] Les démons piochent { $count } cartes Événement.
}
cl-event-drawn-known = Les démons piochent une carte Événement : « { $card } ».
cl-event-played = Les démons jouent **{ $card }**{ $aim }.
cl-advantage-played = Les humains jouent **{ $card }**{ $aim }.
cl-gift-used = Le Rédempteur utilise **{ $gift }**{ $aim }.
cl-aimed = { "" } ({ $aim })
cl-card-prepared = Les démons posent une carte face cachée.
cl-card-prepared-known = Les démons posent une carte face cachée : « { $card } ».
cl-prepared-revealed = La carte posée face cachée est retournée : « **{ $card }** ».
cl-blessed = { START($human) } est Béni.
cl-guard-set = { $order ->
    [always] Tes Gardes du corps prennent désormais les touches des autres.
    [never] Tes Gardes du corps ne prennent plus les touches des autres.
   *[other] ?{ $order }
}

## L'enchère

cl-bid-made = { $name } propose { $points } pour les humains.
cl-auction-ended = Personne ne descend plus bas : { $name } joue les humains, avec { $points } { $points ->
    [one] point
   *[other] points
} à dépenser.
cl-human-hired = { $price ->
    [0] { START($human) } rejoint les humains.
   *[other] { START($human) } rejoint les humains pour { $price }.
}
cl-gift-bought = Un Don est acheté pour { $price } : { $gift }.
cl-object-bought = { START($human) } reçoit { ROLE($object, "definite") } pour { $price }.
cl-advantage-bought = Une carte Avantage est achetée pour { $price }.
cl-advantage-drawn = Les humains piochent une carte Avantage.
cl-advantage-drawn-known = Les humains piochent une carte Avantage : « { $card } ».
cl-force-chosen = Les humains sont au complet.
