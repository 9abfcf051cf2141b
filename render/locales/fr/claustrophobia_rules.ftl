# Les règles de Claustrophobia, sujet par sujet ; un sujet tient dans un message.
# Ce que le livret laisse ouvert et que nous avons décidé est marqué **[décision]**.

cl-rules-row = - **{ $name }** : { $about }
cl-rules-tile = - **{ START($kind) }** : { $about ->
    [start] cinq guerriers de chaque camp.
    [exit] cinq guerriers de chaque camp ; un humain y quitte la partie pour 1 MVT.
    [pentacle] cinq guerriers de chaque camp.
    [hideout] selon le scénario, sinon rien.
    [hungry] une touche d'une attaque sur un guerrier y compte double.
    [narrow] de la place pour un guerrier de chaque camp.
    [flooded] y entrer met fin au mouvement ; en sortir le coûte tout entier, non entamé.
    [trapped] le premier humain à y entrer lance un dé : 1 rien, 2 et 3 une touche, 4 le mouvement s'arrête, 5 un troglodyte apparaît, 6 deux touches.
    [mechanism] quand le premier humain y entre, la prochaine phase de menace a un dé de plus.
    [den] des troglodytes peuvent toujours y être invoqués, un démon comme ailleurs.
    [hole] les troglodytes vont d'un trou à n'importe quel autre pour 1 MVT ; à la pose, les démons mettent un jeton Trou sur une autre tuile.
    [plain] rien.
   *[other] ?{ $about }
}
cl-rules-demon = - **{ START($name) }**, { $health } points de vie, { $stats } : { $demon ->
    [combat] Impressionnant, Garde du corps.
    [cruelty] tous les troglodytes sont Frénétiques ; un dé de destin de plus tant qu'il est en jeu.
    [destruction] +3 CBT avec deux humains ou plus sur sa tuile.
    [souls] le Marteau béni le blesse de 2 par touche ; un tir depuis une autre tuile ne lui fait rien.
    [possessed] le Marteau béni le blesse de 2 par touche ; les troglodytes de sa tuile le protègent.
    [hunter] +1 CBT par ligne que sa cible a perdue.
   *[other] ?{ $demon }
}
cl-rules-board = - **{ $kind ->
    [redeemer] Rédempteur
    [brute] Condamné Brute (Garde du corps, Impressionnant)
    [blade] Condamné Bretteur (Insaisissable)
   *[other] ?{ $kind }
}** { $lines }

cl-rules-of-humans = Le but, les manches, ce que font les humains
cl-rules-of-demons = Ce que font les démons
cl-rules-of-things = Talents, tuiles, cartes
cl-rules-of-table = Scénarios, et à cette table

cl-rules-aim-title = But et camps
cl-rules-aim =
    Deux joueurs. Les **humains**, cinq au plus, explorent des tunnels posés tuile par tuile et essaient de faire ce que demande le scénario. Les **démons** invoquent du noir des troglodytes et un démon, et essaient de les arrêter.

    Chaque guerrier a trois nombres, **MVT/CBT/DEF** : les tuiles qu'il peut parcourir, les dés avec lesquels il attaque, et ce qu'un dé doit au moins montrer pour le toucher. DEF ne dépasse jamais 6.

    Si le dernier humain en jeu meurt, les démons gagnent, sauf si le scénario compte ceux qui se sont échappés. Après la dernière manche, les démons gagnent, si le scénario ne dit rien d'autre. Si tu abandonnes, tu perds.

cl-rules-round-title = Une manche
cl-rules-round =
    1. **Initiative** : les humains lancent un dé par humain en jeu, et en donnent un à chacun.
    2. **Action des humains** : un humain après l'autre se déplace et combat, dans l'ordre voulu, une fois chacun.
    3. **Menace** : les démons lancent les dés de destin, les posent, jouent des cartes Événement, puis invoquent.
    4. **Action des démons** : leurs guerriers se déplacent et combattent l'un après l'autre. Ils n'explorent jamais.

    Un déplacement n'est jamais coupé par un combat. Un guerrier agit une fois par phase. Ensuite les buts sont vérifiés, et une nouvelle manche commence.

cl-rules-dice-title = Dés d'action et lignes
cl-rules-dice =
    Chaque humain a un plateau avec six **lignes**. Le dé qu'il reçoit désigne la ligne qui compte jusqu'à la prochaine Initiative. Le Sceptre ajoute un dé, Ralliement deux ; les dés en trop sont écartés.

    Si cette ligne est annulée, l'humain est **Épuisé** : 0/0/3, sans talents, sans objets (sauf le Sceptre), sans Don. Ce que donnent Dons et cartes compte quand même : avec +1 MVT, il se déplace. Une ligne annulée pendant la manche n'épuise pas. Soigner la ligne du dé met fin à l'épuisement aussitôt.
cl-rules-dice-picture = Sur l'image : le Rédempteur a un 4, Brute B1 un 2, Bretteur K1 un 6 et Bretteur K2 un 3 ; les lignes qui comptent sont éclairées. La ligne 2 de B1 est barrée, B1 est donc Épuisé. K1 a perdu les lignes 1 et 5, mais pas celle qui compte.

cl-rules-lines-title = Les lignes des humains
cl-rules-lines =
    MVT/CBT/DEF pour chaque dé :
    { $boards }

cl-rules-moving-title = Déplacement, Blocage, place
cl-rules-moving =
    Passer une ouverture vers la tuile reliée coûte 1 MVT. Deux voisines sont **reliées** si toutes deux ont une ouverture sur leur côté commun et qu'il n'y a pas d'éboulement.

    - Une tuile a de la **place** pour trois guerriers de chaque camp, aussi au passage **[décision]** ; certaines pour plus ou moins.
    - **Blocage** : un guerrier ne peut quitter une tuile avec des ennemis que si son camp y a au moins autant de guerriers, lui compris.
    - Un ennemi **Impressionnant** ne laisse partir personne. Un guerrier **Insaisissable** part librement ; face à un ennemi Impressionnant, il part comme les autres face à un ennemi ordinaire.

    Personne ne frappe un guerrier qui part **[décision]**.
cl-rules-moving-picture = Sur l'image : Brute B1 est allé à l'est de T0 à T1 pour 1 MVT ; des points montrent le trajet. Les bottes à côté de chaque ligne sont le MVT. Bretteur K1 ne peut pas quitter T2 : deux troglodytes y sont contre un humain. T3 est un Tunnel étroit. Les flèches pointent vers le noir.

cl-rules-exploring-title = Explorer
cl-rules-exploring =
    Les humains passent une ouverture vers une place vide pour 1 MVT. Une tuile est piochée, **les démons** la tournent, avec une ouverture vers l'explorateur, qui se trouve alors dessus. Son effet a lieu, et l'explorateur peut continuer.

    - Les autres voisines n'ont pas à correspondre : une ouverture contre un mur est fermée **[décision]**.
    - Une tuile qui ne laisserait aucun passage vers le noir est défaussée, et une autre piochée ; s'il y a un sens qui en laisse un, il faut le prendre **[décision]**.
    - Si le sens ne change rien, on ne demande à personne **[décision]**.
cl-rules-exploring-picture = Sur l'image : Bretteur K1 est allé au nord de T0, où personne n'était allé, et une tuile a été piochée. C'est T1, encadrée, avec sa seule ouverture vers T0, et K1 est dessus. Le nombre en haut à droite compte les tuiles restantes.

cl-rules-fighting-title = Combattre
cl-rules-fighting =
    Choisis une cible sur la même tuile ; avec un Tromblon, une tuile reliée convient. Lance CBT dés : tout dé qui montre la **DEF** de la cible ou plus est une touche. Avec CBT 0, on n'attaque pas **[décision]**.

    - Tous les troglodytes ordinaires d'une tuile sont une seule cible : un meurt par touche. Un Troglodyte coriace est une cible à part.
    - Un démon prend une blessure par touche, et meurt quand il en a autant que de points de vie.
    - Les guerriers **Frénétiques** relancent une fois chaque dé raté.
    - Le Marteau béni tue un démon d'un coup, mais deux d'entre eux subissent 2 blessures.

    Le panneau et les propositions donnent les chances avant ton lancer.
cl-rules-fighting-picture = Sur l'image : Brute B1, avec 3 dés, a attaqué les trois troglodytes de T1, dont la DEF est 3. Les dés sont en bas : le 2 rate, le 3 et le 6 touchent. Deux troglodytes sont morts, il en reste un.

cl-rules-hits-title = Touches sur les humains
cl-rules-hits =
    Chaque touche annule une ligne ; qui joue les humains choisit laquelle. Quand les six sont annulées, l'humain est mort, et ses objets sont perdus.

    Le choix des lignes, un réglage de la table (`/table settings naming`, avant le début) : **tout de suite**, après chaque attaque, case, carte ou tuile qui touche ; ou **plus tard**, pour les parties de plusieurs jours **[décision]** : le nombre de touches compte aussitôt, les lignes sont choisies avant la prochaine Initiative, et un humain à six lignes ou plus est réglé sur-le-champ.

    Un **Garde du corps** qui n'est pas Épuisé et se trouve à côté de la cible peut prendre pour elle une touche d'une attaque. **Parade** ignore une touche d'une attaque. Les touches des pièges, vapeurs, cases et grenades ne sont pas des attaques.
cl-rules-hits-picture = Sur l'image : un troglodyte a touché Brute B1 sur T1, et la ligne 3 a été choisie ; elle est barrée en clair. Les lignes 4 et 5 étaient déjà perdues. Le dé sur la ligne 1 compte toujours. Bretteur K2 a perdu la ligne 6.

cl-rules-talents-title = Talents et objets
cl-rules-talents =
    - **Garde du corps** : prend les touches d'attaques pour un ami de la même tuile. Ceux des démons suivent une consigne : toujours ou jamais.
    - **Béni** : +1 MVT ou +2 CBT pendant cette Action des humains, et si la ligne du dé est annulée, elle est soignée.
    - **Impressionnant** : les ennemis ne peuvent pas quitter sa tuile. **Insaisissable** : part malgré les ennemis. **Frénétique** : relance une fois les dés ratés.
    - **Tromblon** : +1 CBT, et tire sur une tuile reliée. **Bouclier d'acier** : +1 DEF. **Sceptre de commandement** : un dé d'action de plus. **Marteau béni** : tue les démons.

    Les objets restent à leurs porteurs.

cl-rules-tiles-title = Tuiles
cl-rules-tiles =
    { $tiles }
cl-rules-tiles-picture = Sur l'image, par numéro de tuile : T0 Puits d'entrée, T1 Salle du pentacle, T2 Cachette, T3 Tunnel affamé, T4 Tunnel étroit, T5 Tunnel inondé, T6 Tunnel piégé, T7 Mécanisme démoniaque, T8 Tanière des troglodytes, T9 Trou dans le sol, T10 tunnel simple, T11 Sortie.

cl-rules-threat-title = Menace et invocation
cl-rules-threat =
    Trois dés de destin sont lancés, plus les dés supplémentaires. On les pose combinaison par combinaison ; chacune agit aussitôt. Chaque case prend une combinaison par phase **[décision]**. La première invocation écarte les autres dés.

    Un troglodyte coûte 1 point de menace (PM), un démon 5. La tuile doit avoir un passage vers le noir, aucun humain, et de la place. Un scénario limite combien de démons peuvent être achetés ; il y a onze troglodytes. Les PM restants sont gardés.
cl-rules-threat-picture = Sur l'image : les démons avaient 6 PM et ont invoqué le Chasseur sur T2 pour 5 ; la tuile est encadrée. Son cœur montre les 4 blessures qu'il encaisse. T2 a des passages vers le noir et aucun humain ; un troglodyte coûterait le 1 PM restant.

cl-rules-destiny-title = Le plateau de destin
cl-rules-destiny =
    { $slots }
cl-rules-destiny-picture = Sur l'image, les dix cases, en deux rangées et dans l'ordre ci-dessus, chacune avec les dés qu'elle prend au-dessus de son effet. Un 1 et un 3 sont sur la deuxième, Bruits des profondeurs, et ont donné 4 points de menace. Un 5 reste à poser.

cl-rules-events-title = Cartes Événement
cl-rules-events =
    { $events }

cl-rules-gifts-title = Dons
cl-rules-gifts =
    Utilisables quand le dé du Rédempteur montre leur nombre et qu'il n'est pas Épuisé, chacun une fois par manche **[décision]**, avant que quiconque agisse.
    { $gifts }

cl-rules-advantages-title = Cartes Avantage
cl-rules-advantages =
    Une main secrète ; chacune sert une fois, et on n'en pioche pas d'autres ensuite.
    { $advantages }

cl-rules-demons-title = Troglodytes et démons
cl-rules-demons =
    - **Troglodyte**, 1/1/3. **Troglodyte coriace**, 2/1/5, Frénétique.
    { $demons }

cl-rules-scenarios-title = Scénarios
cl-rules-scenarios =
    { $scenarios }

cl-rules-auction-title = Enchère et handicaps
cl-rules-auction =
    Avec `/new claustrophobia auction:True`, on enchérit pour les humains : à partir de 21, de plus en plus bas, jusqu'à ce que quelqu'un passe. Qui descend le plus bas joue les humains et dépense au plus son offre : le Rédempteur est gratuit, un Don coûte 2 (4 au plus), un Condamné Brute ou Bretteur 3 (2 au plus de chaque), un objet 2 (un par porteur), une carte Avantage 1.

    Les handicaps pour débutants sont des options de `/new` : des Événements adoucis, 3 points de menace de plus, une carte Avantage de plus, un Don de plus.

cl-rules-play-title = Jouer ici
cl-rules-play =
    - **{ cl-board-pad }** sous le dernier plateau ouvre ton panneau privé : dés, guerriers, où aller, qui attaquer et avec quelles chances, cartes. Il reste ouvert jusqu'à ce que tu aies fini, et agir prend deux ou trois clics.
    - **{ cl-board-hand }**, ou `/see hand`, montre tes cartes, rien qu'à toi.
    - `/act` fait de même avec des mots : tape une partie de ton coup, dans n'importe quel ordre (`attaquer b1`), et choisis dans la liste. On peut aussi l'écrire en entier : `go R n`, `end`.
    - `/see text` décrit le plateau, `/see where` un guerrier, `/see square` une tuile ; `/undo` annule ton dernier coup ; les mêmes dés et tuiles reviennent.
    - Une réponse pendant le tour de l'autre camp (une tuile, des touches) a son propre délai : `/table settings reaction`.
