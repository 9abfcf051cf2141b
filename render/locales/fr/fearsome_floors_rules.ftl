# Les règles, sujet par sujet, en Markdown de Discord ; un sujet, son titre et la phrase de son image tiennent dans un message.
# Ce que le livret laisse ouvert et que ce projet a décidé est marqué **[décision]**.

ff-rules-of-tokens = Le but, les manches, les pions
ff-rules-of-monster = Le monstre et les tuiles
ff-rules-of-advanced = Le jeu avancé et les variantes
ff-rules-of-table = À cette table

ff-rules-setup-title = But et mise en place
ff-rules-setup =
    Le **but** : mène tes pions de l'entrée à la sortie, en évitant un monstre qui se déplace tout seul et dévore ce qui est sur son chemin. Le premier dont tous les pions sauf un sont sortis gagne aussitôt ; sinon, c'est celui qui en a fait sortir le plus à la fin (*{ ff-rules-end-title }*).

    De deux à quatre, on choisit entre vert, rouge, bleu et jaune, avec quatre pions chacun (1, 3, 4, 5). De cinq à sept, il y a aussi beige, violet et noir, et chacun a trois pions (1, 4, 5). L'autre face d'un pion montre ce qui manque jusqu'à 7 : derrière le 1 un 6, derrière le 4 un 3. Un pion s'appelle par le nombre qu'il montre ; si deux montrent le même, aussi par sa case : **rouge 4 sur h7**.

    Le plateau a 156 cases, colonnes a à p et lignes 1 à 11, avec deux coins opposés coupés. Tous les pions attendent dehors à l'entrée, **p11**, face claire visible. La voie du salut est la sortie, **a1**, où se tient le monstre, tourné vers l'est.

    Dans le jeu de base, onze pierres et deux flaques de sang sont toujours sur les mêmes cases. Un joueur tiré au sort a le marqueur premier joueur **[décision]**.
ff-rules-setup-picture = Sur l'image : le jeu de base avant son premier coup. La sortie, a1, est en haut à gauche, avec le monstre ; l'entrée, p11, en bas à droite. Des pierres sont sur c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 et i10. Du sang couvre i3, j3, i4 et j4, et en ligne e9, f9, g9 et h9.

ff-rules-round-title = Manches et moitiés
ff-rules-round =
    1. **Pions.** Qui a le marqueur premier joueur commence. Chacun son tour, dans le sens horaire, on joue un pion qui n'a pas encore joué dans cette manche et on le retourne, jusqu'à ce que tous aient joué. On saute ceux qui n'en ont plus à jouer ; on ne peut pas passer, mais un coup de zéro case est un coup. Avec moins de pions que les autres, on ne choisit pas quand son tour est sauté : on joue d'abord les siens.
    2. **Monstre.** Une carte est révélée, et le monstre se déplace.
    3. Le marqueur premier joueur passe au suivant, dans le sens horaire.

    Le monstre reste où il est, tourné de même, jusqu'à sa prochaine carte.

    À la **manche 1**, chacun ne joue que deux pions ; rester dehors compte comme un coup **[décision]**. Les autres sont retournés sans coup.

    Ainsi, tous les pions qui n'ont pas encore joué montrent la même face : claire aux manches impaires, foncée aux paires. Un pion qui attend dehors compte comme les autres : il entre, ou reste dehors et est retourné.

    Chaque moitié utilise sept des huit cartes ; la huitième n'est jamais montrée. Après la septième, les huit sont réunies pour la deuxième moitié. Une partie dure donc 14 manches au plus. Entre les moitiés, tout reste en place, et le monstre garde sa direction.

    - **Première moitié (manches 1 à 7) :** un pion dévoré retourne à l'entrée, sur la même face, et peut revenir.
    - **Deuxième moitié (manches 8 à 14) :** un pion dévoré est hors du jeu.

ff-rules-moving-title = Déplacer un pion
ff-rules-moving =
    Un pion a autant de points que le nombre qu'il montre : un par case vers le haut, le bas, la gauche ou la droite, jamais en diagonale. Il peut tourner, revenir, s'arrêter avant ou rester.

    - **Entrer** coûte un point et mène en p11. Personne n'entre tant que le monstre s'y trouve ou, dans une position composée à la main, une tuile ou un téléporteur **[décision]**.
    - **Sortir** coûte un point depuis a1. Un pion sorti est à l'abri pour de bon.
    - Il peut passer par d'autres pions, pour un point chacun, mais doit finir son coup sur une case sans autre pion.
    - La case du monstre et les téléporteurs sont fermés, et les murs aussi : seul le monstre les traverse.
    - Quand le coup est fini, le pion est retourné.
ff-rules-moving-picture = Sur l'image : rouge 4 est allé de f2 à gauche, à gauche, à gauche et en bas, en c3, et a poussé au passage la pierre de c2 en b2. Il n'aurait pas pu la pousser jusqu'en a2, où se trouve vert 1. Son coup est fini et il a été retourné : il montre maintenant 3.

ff-rules-pushing-title = Pousser des tuiles
ff-rules-pushing =
    Un pion qui avance contre une tuile la pousse d'une case. Pierres, cristaux, pierres tournantes à droite et à 180° se poussent toutes de la même façon.

    - La case derrière doit être sur le plateau, sans tuile, sans pion et sans le monstre. Cela vaut aussi pour un monstre sur un téléporteur **[décision]**.
    - Un pion pousse une tuile à la fois, jamais un pion, et rien hors du plateau.
    - Une tuile poussée sur a1 ou p11 est hors du jeu. De même pour une tuile qu'un pion pousse sur un téléporteur **[décision]**.
    - Une tuile poussée sur le sang glisse tout droit jusqu'à la première case au-delà. Si une tuile, un pion, le monstre ou le mur lui barre la route, elle s'arrête sur la dernière case libre de la flaque. Si elle glisse sur a1, p11 ou un téléporteur, elle est hors du jeu ; un téléporteur occupé par le monstre l'arrête **[décision]**.

    Le monstre pousse plus fort : voir *{ ff-rules-step-title }*.
ff-rules-pushing-picture = Sur l'image : rouge 5 descend de d2 et pousse le cristal sur le sang en d4. Celui-ci glisse jusqu'en d5, où vert 4 sur d6 l'arrête. Rouge 5 est maintenant sur d3 et a été retourné : il montre 2.

ff-rules-blood-title = Flaques de sang
ff-rules-blood =
    Il y a deux flaques : une de 2 cases sur 2, et une de 4 en file, le long d'une ligne ou d'une colonne. Un point amène un pion sur le sang, et plus moyen de s'arrêter : il glisse, gratuitement, tout droit jusqu'à la première case au-delà.

    - Il dépasse d'autres pions, et pousse une tuile qu'il rencontre, à nouveau à chaque case, tant qu'elle peut être poussée **[décision]**.
    - Là où il ne peut pas continuer (un mur, le monstre, un téléporteur, une tuile qui ne bouge pas), il s'arrête sur la flaque. Le point suivant l'emmène par n'importe quelle voie libre, en glissant encore tant qu'il est sur le sang **[décision]**.
    - Il ne peut finir son coup sur le sang que là où une glissade a été arrêtée. Au coup suivant, il pousse normalement, s'il y a alors de la place derrière la tuile.
    - Si la glissade finit sur une case avec un autre pion, il lui faut des points pour en repartir.

    Les tuiles glissent aussi (*{ ff-rules-pushing-title }*), et le monstre de même (*{ ff-rules-step-title }*).
ff-rules-blood-picture = Sur l'image : avec un point, rouge 3 est passé de b3 sur le sang en c3 et a glissé par d3, e3 et f3 jusqu'en g3. Il a été retourné : il montre maintenant 4.

ff-rules-cards-title = Cartes du monstre
ff-rules-cards =
    Il y a huit cartes : 5, 7, 7, 8, 8 et 10 sont des nombres de pas ; avec **1 victime** et **2 victimes**, le monstre continue jusqu'à avoir dévoré autant de pions, en 20 pas au plus.

    À chaque manche, une carte est tirée parmi celles qui restent dans cette moitié. La toute première carte est toujours un nombre.

    Une carte tirée puis annulée est tirée à nouveau : tout le monde l'a vue, la prévision la montre donc seule, et on ne parie pas dessus **[décision]**.

    Chaque pion dévoré pendant le trajet compte comme une victime, même s'il est poussé hors du plateau ou sur un téléporteur.

    Tout le monde, joueurs et spectateurs, peut faire un **pronostic** sur qui le monstre dévorera à son prochain trajet : appuie sur **{ ff-board-guess }** sous le plateau, dès qu'un pion s'y trouve, et choisis un pion, ou personne. Tant que la carte n'est pas montrée, tu peux changer d'avis. C'est juste si ce pion est parmi les dévorés, ou si tu as dit personne et qu'aucun ne l'est ; le salon apprend qui avait vu juste, et combien de fois jusque-là. Cela ne change rien à la partie.

ff-rules-monster-title = Comment le monstre regarde et tourne
ff-rules-monster =
    Avant chaque pas, et encore une fois après le dernier, le monstre regarde : tout droit, à sa gauche et à sa droite, jamais derrière.

    Il voit le long de la ligne ou de la colonne jusqu'au mur. Pierres et pierres tournantes à droite et à 180° lui bouchent la vue ; cristaux, téléporteurs et sang, non. Dans chaque direction, seul compte le premier pion, et à combien de cases il se trouve ; les cases de sang comptent comme les autres, même si une glissade raccourcit le trajet.

    - Il se tourne vers le pion **le plus proche** qu'il voit.
    - Si deux ou trois d'entre eux sont à la **même plus petite distance**, il continue tout droit, même si aucun n'est devant lui. Les pions plus éloignés ne comptent pas.
    - S'il ne voit **personne**, il continue aussi tout droit.
ff-rules-monster-picture = Sur l'image : le monstre est arrivé en e4 tourné vers l'est. Il a vu rouge 1 à sa gauche à 2 cases et vert 4 devant à 4 ; la pierre à sa droite, sur e5, cachait vert 5. Rouge 1 était plus proche : il a tourné à gauche et est allé en e3.

ff-rules-step-title = Le pas du monstre
ff-rules-step =
    Le monstre avance d'une case. Ce qui s'y trouve décide :

    - **Un pion** est dévoré.
    - **Une pierre ou un cristal** est poussé, et avec lui tout ce qui est aligné derrière : tuiles de toutes sortes et pions. Le plus éloigné bouge d'abord. Ce qui passe hors du plateau ou sur un téléporteur est perdu : une tuile est hors du jeu, un pion est dévoré. Une tuile poussée sur a1 ou p11 est hors du jeu ; un pion peut y être poussé. Une file qui, à travers le mur et toute la ligne 6, revient jusqu'au dos du monstre est poussée quand même ; le monstre lui-même n'est pas poussé.
    - **Une pierre tournante** n'est pas poussée : voir *{ ff-rules-turning-title }*.
    - **Sang** : le monstre glisse tout droit, dans le même pas, jusqu'à la première case au-delà, sans regarder, en dévorant et poussant ce qu'il rencontre, même à travers un mur. Il ne s'arrête jamais sur le sang **[décision]**, sauf comme dans *{ ff-rules-stuck-title }*.
    - **Un téléporteur** : voir *{ ff-rules-teleporters-title }*. **Un mur** : voir *{ ff-rules-walls-title }*.

    Les tuiles et pions qu'il pousse sur le sang glissent aussi. Ils s'arrêtent sur la dernière case libre si le mur, un pion ou une tuile leur barre la route, sans le pousser à son tour ; sur un téléporteur, ils sont perdus **[décision]**.
ff-rules-step-picture = Sur l'image : le monstre est allé de b4 en c4. Le cristal a été poussé en d4, rouge 1 en e4, la pierre tournante à droite en f4 et vert 4 en g4, le tout en un pas.

ff-rules-walls-title = Murs
ff-rules-walls =
    Chaque morceau du mur extérieur a une lettre, et chaque lettre y est deux fois. Fais faire un demi-tour au plateau, et les deux échangent leurs places : C est au-dessus de c1 et au-dessous de n11. Pour le monstre, ce sont des portes : il entre par une lettre et, dans le même pas, ressort par sa jumelle, dans la même direction.

    Ce qui se trouve sur la case où il arrive est dévoré ou poussé comme d'habitude. Seule une pierre tournante y agit avant le mur : le monstre tourne de ce côté-ci. Il ne voit pas à travers le mur : un pion derrière la lettre jumelle le surprend, et il est surpris.

    Les pions ne passent pas par les murs ; le monstre peut les y pousser hors du plateau, et ils sont alors dévorés, pas déplacés.
ff-rules-walls-picture = Sur l'image : le monstre est parti de a6 vers l'ouest, par le mur V, est arrivé en p6 dans le même pas, et y a dévoré vert 4.

ff-rules-crystals-title = Cristaux
ff-rules-crystals =
    Un cristal se pousse comme une pierre, par les pions et par le monstre. Mais le monstre **voit à travers** : un pion derrière un cristal est vu, et la case du cristal compte dans la distance comme une autre.
ff-rules-crystals-picture = Sur l'image : tourné vers le nord sur c5, le monstre a regardé à sa droite à travers le cristal sur e5 et a vu rouge 4 sur f5 à 3 cases. Devant, il n'a vu personne, car la pierre sur c3 cachait vert 1. Il a tourné à droite et est allé en d5.

ff-rules-turning-title = Pierres tournantes
ff-rules-turning =
    Les pions poussent les pierres tournantes à droite et à 180° comme toute pierre, et toutes deux bouchent la vue au monstre. Mais le monstre ne pousse pas celle qu'il heurte :

    - Une **pierre tournante à droite** le fait tourner à droite, une **pierre tournante à 180°** lui fait faire demi-tour. Sans regarder, il fait le même pas dans sa nouvelle direction, où la prochaine pierre tournante peut encore le faire tourner.
    - Derrière un mur : si une pierre tournante est sur la case où il arriverait, le monstre est tourné de ce côté-ci, avant de passer.
    - Sur le sang, il tourne aussitôt et continue de glisser dans la nouvelle direction.
    - Dans une file que le monstre pousse, derrière une pierre ou un cristal, les pierres tournantes sont poussées comme toutes les autres.

    Si les pierres tournantes ne laissent aucune issue : voir *{ ff-rules-stuck-title }*.
ff-rules-turning-picture = Sur l'image : le monstre sur d3 allait vers l'est et a heurté la pierre tournante à droite sur e3. Il s'est tourné vers le sud sans regarder et, dans le même pas, est allé en d4.

ff-rules-teleporters-title = Téléporteurs
ff-rules-teleporters =
    Il y en a deux paires. Chaque téléporteur a une flèche.

    - **Le monstre** qui arrive sur l'un apparaît, dans le même pas, sur l'autre de la paire, tourné dans le sens de sa flèche. Ensuite il regarde comme d'habitude. Au bout du sang, un téléporteur met fin à la glissade.
    - **Les pions** ne vont jamais sur un téléporteur ; en glissant, ils s'arrêtent devant.
    - **La vue** passe par-dessus.
    - **Ce qui est poussé** sur l'un d'eux, ou y glisse, est perdu : une tuile est hors du jeu, un pion est dévoré.
    - Là où le monstre est sur un téléporteur, les pions n'y poussent pas de tuile, et les glissades s'arrêtent devant **[décision]**.
ff-rules-teleporters-picture = Sur l'image : le monstre est allé vers l'est de b2 en c2 puis sur le téléporteur en d2. Dans le même pas, il est ressorti par l'autre, en d5, tourné vers l'est comme la flèche l'indique, et a donc continué jusqu'en f5.

ff-rules-stuck-title = Bloqué, ou tournant en rond
ff-rules-stuck =
    Dans deux cas, le monstre ne peut pas continuer. Le livret ne dit pas ce qu'il fait alors :

    - **Tourné sur place.** Si des pierres tournantes devaient le tourner une deuxième fois dans la même direction alors qu'il tourne sur place, il est bloqué : le pas est perdu, et il reste, tourné ainsi **[décision]**. Sur le sang aussi.
    - **En rond sur le sang.** Si des pierres tournantes le font tourner en rond sur une flaque, il s'arrête là où il arrive sur la même case, tourné de même, pour la deuxième fois dans un même pas **[décision]**. La case d'où est parti le pas compte comme la première fois, avec la direction prise après son regard, même si une pierre l'y a tourné avant le départ **[décision]**.

    Au pas suivant, il regarde de nouveau et peut se tourner vers quelqu'un.
ff-rules-stuck-picture = Sur l'image : le monstre sur d3 allait vers l'est. La pierre tournante à 180° sur e3 l'a tourné vers l'ouest, et celle sur c3 de nouveau vers l'est : bloqué.

ff-rules-tiles-title = Toutes les tuiles en bref
ff-rules-tiles-piece =
    - **{ $tile ->
        [crystal] Cristal
        [turner] Pierre tournante à droite
        [reverser] Pierre tournante à 180°
        [stone] Pierre
       *[other] ?{ $tile }
    }**
      - monstre : { $turns ->
        [right] tourne à droite, puis fait le même pas
        [around] fait demi-tour, puis fait le même pas
        [no] pousse la tuile et toute la file
       *[other] ?{ $turns }
    }
      - pion : la pousse, une tuile à la fois
      - vue : { $sight ->
        [blocked] s'arrête ici
        [open] continue
       *[other] ?{ $sight }
    }
      - poussé dessus : par le monstre, la déplace aussi ; par un pion, interdit ; en glissant, s'arrête
ff-rules-floor-blood =
    - **Sang**
      - monstre : glisse dans le même pas
      - pion : un point pour entrer, puis glisse gratuitement
      - vue : continue
      - poussé dessus : glisse tout droit, aussi loin que possible
ff-rules-floor-teleporter =
    - **Téléporteur**
      - monstre : ressort par l'autre de la paire, tourné dans le sens de sa flèche
      - pion : interdit ; une glissade s'arrête devant
      - vue : continue
      - poussé dessus : tuile hors du jeu, pion dévoré
ff-rules-tiles =
    Ce qui arrive au monstre qui y avance, à un pion, à la vue, et à ce qui y est poussé. Seule une ligne pleine qu'il pousse en rond arrive sur la case même du monstre (*{ ff-rules-step-title }*) ; une glissade s'arrête devant.

    { $pieces }

    Cases sans une telle tuile : voir *{ ff-rules-squares-title }*.

ff-rules-squares-title = Toutes les cases en bref
ff-rules-squares =
    Ce qui arrive sur les sols, dans les coins et aux murs : au monstre, à un pion, à la vue du monstre, et à ce qui y est poussé. Tuiles qui se poussent : voir *{ ff-rules-tiles-title }*.

    { $floors }
    - **a1 et p11**
      - monstre : cases comme les autres
      - pion : cases comme les autres, et les voies de sortie et d'entrée
      - vue : continue
      - poussé dessus : tuile hors du jeu, pion y reste
    - **Mur**
      - monstre : passe à la même lettre
      - pion : fermé ; une glissade s'arrête
      - vue : s'arrête ici
      - poussé contre : par le monstre, tuile hors du jeu, pion dévoré ; par un pion, interdit ; en glissant, s'arrête

ff-rules-end-title = La fin, et l'abandon
ff-rules-end =
    Le premier dont tous les pions sauf un sont sortis (trois sur quatre, deux sur trois) **gagne aussitôt**.

    Sinon, la partie finit après la septième carte de la deuxième moitié, ou plus tôt dans cette moitié quand il ne reste aucun pion sur le plateau ni dehors ; tant qu'un pion attend dehors, elle continue **[décision]**. Un pion qui n'est pas sorti à ce moment est perdu. Qui a le plus de pions sortis gagne ; à égalité, celui qui a atteint ce nombre en premier.

    Si personne n'a fait sortir de pion, le monstre gagne : il prend la première place, et les joueurs se partagent la deuxième **[décision]**.

    L'**abandon** n'est pas dans le livret. Ici, on peut quitter la partie à tout moment **[décision]** :

    - Les pions qui ne sont pas sortis quittent le plateau ; ceux qui le sont comptent toujours.
    - Les autres continuent. Le marqueur premier joueur passe quand même par la place vide, qui est sautée **[décision]** ; de même si la fin de la pose lui donnait le marqueur **[décision]**.
    - Qui abandonne ne peut plus gagner et se classe derrière tous ceux qui ont continué ; entre eux, les derniers partis sont devant **[décision]**.
    - Dès qu'il ne reste qu'un joueur à la table, il gagne, quoi qu'il ait sauvé **[décision]**.

ff-rules-draft-title = Jeu avancé : la pose des tuiles
ff-rules-draft =
    Dans le jeu avancé, les joueurs construisent la forteresse. Il y a 17 tuiles à côté du plateau : 3 pierres, 2 cristaux, 4 pierres tournantes à droite, 2 pierres tournantes à 180°, deux flaques de sang (2 sur 2, et 4 en file) et deux paires de téléporteurs.

    En commençant par un joueur tiré au sort **[décision]**, dans le sens horaire, chacun prend à son tour une tuile quelconque et la pose. Une flaque de 4 va en long (le long de la ligne) ou en travers (le long de la colonne) ; la flèche d'un téléporteur pointe dans une des quatre directions : appuie sur *{ ff-board-place }* sous le plateau, ou tape `/place`. Où les tuiles peuvent aller : voir *{ ff-rules-limits-title }*.

    Deux variantes : si le réglage `tiles` est « deux », chacun pose deux tuiles avant le suivant ; si quelqu'un abandonne après la première, le suivant pose la deuxième **[décision]**. Et dès que tous sont d'accord (*{ ff-draft-rest }* sur le panneau), le hasard pose les tuiles restantes, l'une après l'autre comme à tour de rôle **[décision]**.

    Le joueur qui suit celui qui a posé la dernière tuile reçoit le marqueur premier joueur. Ensuite tout va comme dans le jeu de base : le monstre est sur a1, tourné vers l'est, et tous les pions attendent dehors.
ff-rules-draft-picture = Sur l'image : la flaque 4x1 vient d'être posée en travers sur e2, elle descend donc jusqu'en e5. La pierre sur c4 et le cristal sur g3 étaient déjà là.

ff-rules-limits-title = Jeu avancé : les limites de la pose
ff-rules-limits =
    - Rien n'est posé sur **a1, b1, a2** ni sur **p11, o11, p10**.
    - Une tuile couvre des cases entières du plateau, et les tuiles ne se chevauchent pas.
    - Deux téléporteurs, de quelque paire que ce soit, ne sont jamais **côte à côte**.
    - Deux téléporteurs ne sont jamais aux deux murs de la **même lettre** : une limite que seule l'édition en ligne a ; nous la suivons **[décision]**.

    Il n'y a pas de règle pour une tuile qui n'entre nulle part, et il n'en faut pas : où que soient les 16 autres, il y a de la place pour chacune **[décision]**.
ff-rules-limits-picture = Sur l'image sont marquées les cases où un autre téléporteur peut être posé : ni sur les trois cases du coin, ni sur la pierre en d4, ni sur le téléporteur en c3 ni à côté, ni sur e1, car son mur et celui de l'autre téléporteur ont la même lettre (E).

ff-rules-variants-title = Jeu avancé rapide, partie longue, duplicate
ff-rules-variants =
    - **Jeu avancé rapide :** les 17 tuiles du jeu avancé (`/new fearsome-floors` avec la forteresse *quick*), mais personne ne les pose. Elles sont disposées au hasard, dans les mêmes limites que pour la pose. Les sens de la flaque et des flèches sont aussi tirés. Un joueur tiré au sort a le marqueur premier joueur, et la première manche commence aussitôt.

    - **Partie longue :** une option de `/new fearsome-floors` à six ou sept. La carte 5 vaut **3 victimes**. Le monstre avance alors jusqu'à avoir dévoré trois pions, ou 20 pas. Comme la première carte de la partie est toujours un nombre, ce n'est pas non plus 3 victimes **[décision]**. Rien d'autre ne change, dans le jeu de base comme dans l'avancé.

    - **Duplicate :** plusieurs tables jouent la même forteresse, le même monstre et les mêmes cartes, qu'un mot désigne (`/new fearsome-floors duplicate`), et `/table duplicate` compare leurs résultats. Le mot seul décide de tous les tirages, personne ne devrait donc calculer les cartes à venir **[décision]**.

ff-rules-layouts-title = Dispositions personnelles
ff-rules-layouts =
    Une partie peut commencer avec ta propre forteresse, écrite dans la notation (voir *{ ff-rules-notation-title }*) : `/table layout save` la garde dans ce serveur, et `/new fearsome-floors` la propose par son nom. Ses tuiles, flaques et téléporteurs remplacent les habituels, et son monstre le monstre habituel, avec sa case et sa direction. Pions, manche et cartes de la disposition ne comptent pas : tous les pions attendent dehors.

    La position doit être possible : pas deux tuiles sur une case, des flaques sur le plateau et séparées, des téléporteurs par paires. Rien ne peut être sur a1 ou p11, et il ne doit pas rester de tuile à poser. Le monstre ne commence pas sur p11, où il empêcherait tout le monde d'entrer **[décision]**. Les autres limites de la pose ne valent pas pour ta disposition, et il n'y a pas de pose.

ff-rules-kit-title = Le kit du monstre
ff-rules-kit =
    Le monstre est assemblé pour chaque partie, avec une tête, un corps, des bras, des jambes et des pieds. Le kit en a six de chaque : cela fait 7776 monstres.

    { $kit }

    Si tu ouvres la table avec `/new fearsome-floors`, tu peux choisir les parties (`papillon-sac-ailes-grenouille-bottes`) ; sinon, elles sont tirées au hasard.

    C'est **seulement l'apparence** : tous les monstres voient, tournent, avancent et dévorent de la même façon.

ff-rules-kit-part = - **{ $part ->
        [head] Tête
        [body] Corps
        [arms] Bras
        [legs] Jambes
        [feet] Pieds
       *[other] ?{ $part }
    }** : { $names }

ff-rules-picture-title = Lire l'image
ff-rules-picture =
    Sur le plateau :
    - Chaque joueur a sa couleur, sa tête et son bord. Un pion montre son nombre. Sur la face foncée, le nombre jaune dans son coin est celui de sa face claire.
    - Terne, yeux fermés : il a joué dans cette manche. Bord orange : il peut être joué maintenant. Un angle blanc est là où le monstre est tourné.
    - Anneau, trait et flèches : un trajet ; ondulé en glissade. Cadres jaunes : ce qui a bougé. Miettes, barrées : une tuile a quitté le jeu.
    - Pointillés : ce que le monstre a vu, de là où il était (pâle). Une barre arrête sa vue ; les pions vus sont entre crochets, avec la distance, en gras : le plus proche.
    - Étoile rouge foncé : quelqu'un a été dévoré ; le petit pion barré dit qui. Lettre de mur allumée : le monstre y est passé. Barreaux autour : bloqué.
    - Les téléporteurs montrent le numéro de leur paire, et comment le monstre en ressort tourné. Les pierres tournantes montrent comment elles le tournent.
    - Sur un panneau : un point : le pion peut finir là ; un anneau : il y pousse quelque chose ; un crâne : il peut y être dévoré.
    - Lettres dans le mur : les portes que le monstre regarde ou vers lesquelles il pourrait tourner (*{ ff-rules-walls-title }*), et leurs jumelles. a à p et 1 à 11 nomment les cases.

    Autour du plateau : voir *{ ff-rules-around-title }*.
ff-rules-picture-picture = Sur l'image : un rouge 3 est allé de e5 en b5, a poussé la pierre en a5 et a été retourné : il montre 4. Un autre rouge 4 attend dehors, un pion bleu est sorti, un est dévoré, et c'est au vert de jouer.

ff-rules-around-title = Autour de l'image
ff-rules-around =
    Autour du plateau :
    - Anneau en haut à droite : la manche sur 14. Une boucle autour d'un crâne : les pions dévorés reviennent ; un crâne seul : ils sont perdus pour de bon.
    - Grande carte, patte, gouttes : ce que joue le monstre, le pas, combien il en a dévoré.
    - En bas à gauche : les cartes, ternes une fois jouées (les gouttes sont des victimes) ; pendant la pose, les tuiles restantes.
    - Une plaque par joueur, éclairée quand c'est son tour. Pointe verte : le marqueur premier joueur ; drapeau : a abandonné ; couronne : a gagné. Ses pions dans l'ordre : un nombre : dehors ; un point : sur le plateau ; une flèche : sorti ; un crâne : dévoré.

    Dans une prévision : une bande est le trajet à venir, les cartes sont là où elles finiraient, et une plaque rouge mordue dit avec quelle probabilité un pion est dévoré.

    Sur le plateau lui-même : voir *{ ff-rules-picture-title }*.

ff-rules-table-title = À la table
ff-rules-table =
    Le message du plateau te prévient. Son bouton **{ ff-board-move }** ouvre un panneau rien que pour toi : choisis un pion, puis une case ou des flèches, regarde l'image, puis *{ ff-pad-go }*. Ou tape-le : `/move pion chemin` ; `/stay pion` retourne un pion sur place.

    - Un **pion** est le nombre qu'il montre, sa place, ou les deux : `3`, `h7`, `3 sur h7`.
    - Un **chemin** est une case où aller (`k5`), des lettres (`uull`), des flèches (`↑↑←←`), des directions (`nnww`) ou des pas comptés (`l3 u1`). `x` quitte la forteresse depuis a1. Un pion qui attend entre tout seul, avec son premier point.
    - `/undo` annule ton coup ; si quelqu'un d'autre a joué depuis, ou si une carte a été montrée, il demande aux autres.

    Rien que pour toi :
    - `/see board` montre le plateau, `/see text` le décrit en mots, `/see catch-up` dit ce qui s'est passé depuis ton dernier tour. `/see where`, `/see square` et `/see row` disent en mots où est un pion, et ce qu'il y a sur une case ou une ligne.
    - `/see why` dit pas à pas ce que le monstre a vu et pourquoi il est allé là.
    - `/see forecast`, et **{ ff-pad-what-if }** sur le panneau, disent ce que ferait la prochaine carte, si la table le permet.
    - `/see replay` feuillette la partie, tour par tour ; `/see record` la donne en texte.

    `/resign` quitte la partie pour de bon.

ff-rules-notation-title = Notation
ff-rules-notation =
    Une **case** est une lettre et un nombre (`k5`), un **pion** la lettre de sa couleur et son nombre clair (`r4` ; g r b y e v k pour vert, rouge, bleu, jaune, beige, violet, noir).

    Un **coup** est un pion et un chemin : `r4 iull`. Chaque lettre est un point : `u` `d` `l` `r` avancent d'une case, `i` entre, `x` sort ; `-` reste. `M 8` est une carte du monstre, `T pool4x1 e9 lengthwise` une tuile posée.

    Une **position** est une ligne, FFN : `ff1` et des champs comme
    ```
    ff1 monster=a1e stones=c3,m4
     crystals=k5 turners=d6
     pools=i3:2x2,e9:4x1
     teleporters=1:j5e+o7s
     tokens=r1:in,r3:k7*,r4:b2,r5:out
     round=3 cards=5,8,1h
     start=r turn=r escaped=r5
    ```
    Un `*` marque un pion qui a joué dans cette manche. Les pions sortis, mais absents de `escaped`, sont sortis après ceux qui y sont, place par place et par nombre **[décision]**.

    Un **relevé** (`/see record`) est un en-tête et les coups, numérotés par manches. En plus de l'usage, nous écrivons `R g` là où vert abandonne, `resigned=g` dans une position, `tiles=2` si l'on pose deux tuiles par tour, et `Kit` dans l'en-tête d'un relevé pour l'apparence du monstre **[décision]**.
