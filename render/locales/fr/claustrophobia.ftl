# Les noms de Claustrophobia : comment s'appellent guerriers, tuiles, cartes et cases.

claustrophobia = Claustrophobia
cl-side-name = { $side ->
    [humans] 🕯️ Humains
    [demons] 👹 Démons
   *[other] ?{ $side }
}
cl-scenario = { $scenario ->
    [air] Une bouffée d'air
    [barrels] Trois barils
    [choir] Le maître de chœur
    [prayers] Neuf prières
    [brother] Le frère perdu
    [chest] Le quatrième coffre
   *[other] ?{ $scenario }
}

## Guerriers

# Rôles : genitive (de), dative (à), label.
cl-human = { $human ->
    [R] { $role ->
       *[subject] le Rédempteur
        [genitive] du Rédempteur
        [dative] au Rédempteur
        [label] Rédempteur
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
   *[other] ?{ $human }
}
cl-troglodytes = { $count ->
    [one] { $count } troglodyte
   *[other] { $count } troglodytes
}
cl-a-troglodyte = { $role ->
   *[subject] un troglodyte
    [genitive] d'un troglodyte
    [dative] à un troglodyte
    [label] troglodyte
}
cl-the-troglodytes = { $role ->
   *[subject] les troglodytes
    [genitive] des troglodytes
    [dative] aux troglodytes
    [label] troglodytes
}
cl-tough = { $role ->
   *[subject] Troglodyte coriace { $number }
    [genitive] de Troglodyte coriace { $number }
    [dative] à Troglodyte coriace { $number }
}
cl-demon = { $demon ->
    [combat] { $role ->
       *[subject] le Démon du combat
        [genitive] du Démon du combat
        [dative] au Démon du combat
        [label] Démon du combat
    }
    [cruelty] { $role ->
       *[subject] le Démon de la cruauté
        [genitive] du Démon de la cruauté
        [dative] au Démon de la cruauté
        [label] Démon de la cruauté
    }
    [destruction] { $role ->
       *[subject] le Démon de la destruction
        [genitive] du Démon de la destruction
        [dative] au Démon de la destruction
        [label] Démon de la destruction
    }
    [souls] { $role ->
       *[subject] le Maître des âmes
        [genitive] du Maître des âmes
        [dative] au Maître des âmes
        [label] Maître des âmes
    }
    [possessed] { $role ->
       *[subject] le Possédé
        [genitive] du Possédé
        [dative] au Possédé
        [label] Possédé
    }
    [hunter] { $role ->
       *[subject] le Chasseur des profondeurs
        [genitive] du Chasseur des profondeurs
        [dative] au Chasseur des profondeurs
        [label] Chasseur des profondeurs
    }
   *[other] ?{ $demon }
}
cl-line = ligne { $line } ({ $stats })
cl-stats = { $movement }/{ $combat }/{ $defense }

## Tuiles

cl-tile = T{ $tile }
cl-kind = { $kind ->
    [start] Puits d'entrée
    [exit] Sortie
    [pentacle] Salle du pentacle
    [hideout] Cachette
    [hungry] Tunnel affamé
    [narrow] Tunnel étroit
    [flooded] Tunnel inondé
    [trapped] Tunnel piégé
    [mechanism] Mécanisme démoniaque
    [den] Tanière des troglodytes
    [hole] Trou dans le sol
    [plain] tunnel simple
   *[other] ?{ $kind }
}
cl-tile-and-kind = { cl-tile } ({ $kind })
cl-own-tile = { $tile }, sa propre tuile
# Rôles : to (vers), at (au).
cl-direction = { $direction ->
    [n] { $role ->
       *[subject] nord
        [to] vers le nord
        [at] au nord
    }
    [e] { $role ->
       *[subject] est
        [to] vers l'est
        [at] à l'est
    }
    [s] { $role ->
       *[subject] sud
        [to] vers le sud
        [at] au sud
    }
    [w] { $role ->
       *[subject] ouest
        [to] vers l'ouest
        [at] à l'ouest
    }
   *[other] ?{ $direction }
}

## Cartes, Dons, objets, cases

cl-event-card = { $card ->
    [cave-in] Éboulement
    [crisis] Crise de foi
    [defect] Défaillance
    [rage] Rage démoniaque
    [possession] Possession démoniaque
    [panic] Panique !
    [suicide] Attaque suicide
    [terror] Terreur
    [tough] Troglodyte coriace
    [fumes] Vapeurs toxiques
    [satan] Sous le signe de Satan
    [critical] Coup critique
    [lost] Perdu
   *[other] ?{ $card }
}
cl-event-card-about = { $card ->
    [cave-in] Ferme l'ouverture entre deux tuiles reliées ; un guerrier à côté, avec combat 2 ou plus, la dégage au lieu d'attaquer. Phase de menace.
    [crisis] Pose-la face cachée pendant ton Action : aucun Don n'agit à la manche suivante.
    [defect] Un humain perd un objet. Phase de menace.
    [rage] Ton démon relance les dés ratés pendant cette phase. Action des démons.
    [possession] Un condamné attaque aussitôt un autre humain de la même tuile. Phase de menace.
    [panic] Pose-la face cachée pendant ton Action : les prochains dés d'action vont aux guerriers au hasard.
    [suicide] Un troglodyte attaque avec +2 en combat, puis il est retiré. Avec une attaque.
    [terror] Un condamné va sur une tuile reliée où il y a de la place, même s'il est bloqué. Phase de menace.
    [tough] Un Troglodyte coriace apparaît gratuitement sur une tuile où il y a de la place. Phase de menace.
    [fumes] Un dé par humain d'une tuile : 3 ou plus est une touche. Phase de menace.
    [satan] Ton démon a +1 en mouvement, combat et défense jusqu'à ta prochaine phase de menace. Phase de menace.
    [critical] Un humain n'est plus Garde du corps pendant cette Action des démons, et la première touche sur lui compte double. Phase de menace.
    [lost] La tuile piochée est remise et une autre est piochée. Pendant que tu poses une tuile.
   *[other] ?{ $card }
}
cl-advantage-card = { $card ->
    [grenade] Grenade
    [healing] Potion de soin
    [haste] Potion de vitesse
    [nerves] Sang-froid
    [parry] Parade
    [map] Plan des égouts
    [oil] Huile enflammée
    [war-cry] Cri de guerre
    [second-wind] Second souffle
    [hold-the-line] Tenir la position
   *[other] ?{ $card }
}
cl-advantage-card-about = { $card ->
    [grenade] Au lieu d'une attaque : un dé par guerrier de ta tuile ou d'une tuile reliée, 4 ou plus est une touche.
    [healing] Soigne une ligne d'un humain au choix. Entre deux activations.
    [haste] +1 en mouvement pour un humain qui commence à agir.
    [nerves] Relance, une fois, autant de dés d'action que tu veux.
    [parry] Une touche d'une attaque est sans effet. Quand tu répartis les touches.
    [map] Regarde les trois prochaines tuiles et mets-les dans l'ordre. Entre deux activations.
    [oil] Rien ne peut apparaître sur une tuile à la prochaine phase de menace. Entre deux activations.
    [war-cry] +2 en combat pour une attaque. Avec l'attaque.
    [second-wind] Le guerrier qui a agi en dernier agit encore une fois.
    [hold-the-line] Les humains d'une tuile ont +1 en défense jusqu'à la prochaine Initiative. Avant que quiconque agisse.
   *[other] ?{ $card }
}
cl-gift = { $gift ->
    [courage] Aura de courage
    [rally] Ralliement
    [healing] Aura de guérison
    [precognition] Aura de prescience
    [blessing] Aura de bénédiction
   *[other] ?{ $gift }
}
cl-object = { $object ->
    [blunderbuss] { $role ->
       *[label] Tromblon
        [definite] le Tromblon
    }
    [shield] { $role ->
       *[label] Bouclier d'acier
        [definite] le Bouclier d'acier
    }
    [scepter] { $role ->
       *[label] Sceptre de commandement
        [definite] le Sceptre de commandement
    }
    [hammer] { $role ->
       *[label] Marteau béni
        [definite] le Marteau béni
    }
   *[other] ?{ $object }
}
cl-slot = { $slot ->
    [calm] Le calme avant la tempête
    [sounds] Bruits des profondeurs
    [speed] Vitesse surnaturelle
    [legion] Ils sont légion
    [claws] Griffes acérées
    [dark] Sombre destin
    [taste] Le goût du sang
    [burrowing] Monstres fouisseurs
    [resistance] Toute résistance est vaine
    [trap] Piège
   *[other] ?{ $slot }
}
cl-slot-word = { $slot ->
    [calm] Calme
    [sounds] Bruits
    [speed] Vitesse
    [legion] Légion
    [claws] Griffes
    [dark] Destin
    [taste] Sang
    [burrowing] Fouisseurs
    [resistance] Résistance
    [trap] Piège
   *[other] ?{ $slot }
}
cl-bonus = { $bonus ->
    [movement] +1 en mouvement
    [combat] +2 en combat
   *[other] ?{ $bonus }
}
cl-item = { $item ->
    [brute] { $role ->
       *[subject] un Condamné Brute
        [label] Condamné Brute
    }
    [blade] { $role ->
       *[subject] un Condamné Bretteur
        [label] Condamné Bretteur
    }
    [advantage] { $role ->
       *[subject] une carte Avantage
        [label] carte Avantage
    }
    [courage] Aura de courage
    [rally] Ralliement
    [healing] Aura de guérison
    [precognition] Aura de prescience
    [blessing] Aura de bénédiction
    [blunderbuss] { $role ->
       *[subject] un Tromblon
        [label] Tromblon
    }
    [shield] { $role ->
       *[subject] un Bouclier d'acier
        [label] Bouclier d'acier
    }
    [scepter] { $role ->
       *[subject] le Sceptre de commandement
        [label] Sceptre de commandement
    }
    [hammer] { $role ->
       *[subject] le Marteau béni
        [label] Marteau béni
    }
   *[other] ?{ $item }
}
cl-deed = { $deed ->
    [barrel] installer un baril
    [prayer] prier
    [open] ouvrir le coffre
    [take] prendre la relique
   *[other] ?{ $deed }
}
cl-gift-about = { $gift ->
    [courage] dé 2 : un autre humain a +1 en combat et +1 en défense jusqu'à la prochaine Initiative
    [rally] dé 3 : deux dés de plus à la prochaine Initiative
    [healing] dé 4 : soigne une ligne d'un condamné de sa tuile
    [precognition] dé 5 : les humains posent eux-mêmes les tuiles qu'ils explorent pendant cette manche
    [blessing] dé 6 : les démons perdent un point de menace, et une fois par partie un autre humain est Béni : +1 en mouvement ou +2 en combat, et la ligne de son dé est soignée
   *[other] ?{ $gift }
}
cl-slot-about = { $slot ->
    [calm] n'importe quel dé : un dé de destin de plus à la prochaine phase de menace
    [sounds] tous impairs ou tous pairs : 2 PM par dé
    [speed] deux impairs : les troglodytes ont +1 en mouvement pendant cette Action des démons
    [legion] un impair, un pair : les troglodytes ont +1 en défense, et 2 PM suivent si l'un d'eux meurt
    [claws] deux pairs : les troglodytes relancent les dés ratés
    [dark] 3 ou plus chacun : une carte Événement par dé
    [taste] somme 7 : les humains d'une tuile n'empêchent pas d'y invoquer
    [burrowing] somme 11 : on peut invoquer sur toute tuile sans humain
    [resistance] somme 9 : aucun humain n'est Insaisissable, tous les troglodytes le sont
    [trap] somme 12 ou plus : une touche sur un humain au choix
   *[other] ?{ $slot }
}

## Dans le salon, et comment jouer

cl-about = À deux : les humains explorent des tunnels qui grandissent tuile par tuile, les démons invoquent ce qui y vit pour les arrêter.
cl-length = Une partie dure environ une heure si vous êtes là tous les deux, ou une ou deux semaines avec quelques coups par jour.
cl-primer-aim-title = but et camps
cl-primer-aim =
    Quelques **humains** descendent dans le noir et veulent ce que demande le scénario : trouver la sortie, par exemple, et en revenir vivants. Les tunnels sont posés tuile par tuile à mesure qu'ils avancent.

    Les **démons** sont nombreux et reviennent sans cesse : des troglodytes, et de temps en temps un démon. Si le dernier humain meurt, ils ont gagné, et le plus souvent aussi quand les manches sont finies.
cl-primer-aim-picture = La première tuile d'une partie, avec tous les humains dessus ; tout autour, il fait noir.
cl-primer-dice-title = dés et lignes d'un guerrier
cl-primer-dice =
    À chaque manche, les humains lancent un dé pour chacun d'eux et disent qui reçoit lequel. Le dé désigne la **ligne** du plateau de l'humain qui compte pendant cette manche, avec trois nombres : **jusqu'où** il va, avec **combien de dés** il combat, et ce qu'un dé doit montrer **pour le toucher**.

    Une touche annule une ligne. Qui reçoit le dé d'une ligne annulée est Épuisé pour la manche ; quand les six lignes sont perdues, l'humain est mort.
cl-primer-dice-picture = Les plateaux de quatre humains, six lignes sur chacun ; la ligne de son dé est éclairée : le Rédempteur un 4, le Condamné Brute un 2, les deux Condamnés Bretteurs un 6 et un 3. Le Condamné Brute a perdu deux lignes, 1 et 4.
cl-primer-exploring-title = explorer et se déplacer
cl-primer-exploring =
    Les humains se déplacent et combattent l'un après l'autre, dans l'ordre qu'ils veulent. Passer une ouverture coûte un point de mouvement. Là où il n'y a encore rien, une tuile est piochée ; les **démons disent dans quel sens**, et son effet a lieu aussitôt.

    Tu peux quitter une tuile sauf s'il y a plus d'ennemis que d'amis dessus, toi compris. Une tuile a de la place pour trois de chaque camp.
cl-primer-exploring-picture = Trois tuiles : de la première, un humain est allé à l'est, où une tuile a été piochée, et un autre au nord.
cl-primer-fighting-title = combats et blessures
cl-primer-fighting =
    Choisis un ennemi sur ta tuile et lance tes dés de combat : tout dé qui montre la **défense** de l'ennemi ou plus est une touche. Un troglodyte meurt d'une seule. Un démon encaisse autant de blessures qu'il a de points de vie. Un humain perd une ligne par touche, et qui le joue dit laquelle.

    Le bot donne les chances avant ton lancer.
cl-primer-fighting-picture = Un combat sur la tuile au nord : un Condamné Brute qui a perdu deux lignes, avec à côté un troglodyte et un démon blessé.
cl-primer-destiny-title = les dés de destin
cl-primer-destiny =
    Quand les humains ont agi, les démons lancent trois **dés de destin**. Chacune des dix cases prend une combinaison de dés une fois par phase, et agit aussitôt :
    { $slots }
cl-primer-destiny-picture = Les dix cases, chacune avec les dés qu'elle prend au-dessus de son signe et de son mot : { $slots }. Deux dés impairs, un 1 et un 3, sont sur la deuxième. Il reste un 5 et un 2.
cl-primer-threat-title = menace
cl-primer-threat =
    Avec leurs **points de menace**, les démons invoquent : un troglodyte pour 1, un démon pour 5, sur des tuiles ouvertes sur le noir et sans humain. Les dés non posés à ce moment sont écartés. Ensuite, tous les leurs se déplacent et combattent, et une nouvelle manche commence.

    C'est ton tour quand le bot te prévient : appuie sur **{ cl-board-pad }**, et il propose ce que tu peux faire.
cl-primer-threat-picture = Le moment d'invoquer pour les démons : deux tuiles d'un tunnel, des humains sur la première, des troglodytes sur l'autre.

## /help

cl-help-act = **{ cl-board-pad }** sous le dernier plateau ouvre ton panneau : il propose tout ce que tu peux faire maintenant, avec les chances. Ou tape `/act` et des mots de ton coup.
cl-help-hand = **{ cl-board-hand }** : tes cartes, rien que pour toi.

## Une ligne sur les premiers panneaux

cl-coach-aim = { $aim } { $side ->
    [demons] Empêche les humains d'y arriver.{ " " }
    [humans] { "" }
   *[other] ?{ $side }
}{ $told }
cl-coach-dice = Des lignes rapides à ceux qui vont loin, des fortes à ceux qui combattent.
cl-coach-leaving = Entouré de plus d'ennemis que d'amis, personne ne peut quitter une tuile : allez par deux.
cl-coach-odds = Les chances sont à côté de chaque cible. Une touche coûte une ligne que tu choisis : abandonne celles dont tu tires rarement le nombre.
cl-coach-slots = Les dés se posent par combinaisons, et chacune agit aussitôt. Invoquer écarte les autres : invoque donc en dernier.
cl-coach-summoning = Les troglodytes ne coûtent pas cher : deux sur une tuile y retiennent un humain seul.
cl-coach-blocking = Les humains peuvent quitter une tuile sauf s'il y a plus d'ennemis que d'humains dessus : sois en surnombre.
