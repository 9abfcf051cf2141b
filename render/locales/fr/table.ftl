# Ce qui est dit à chaque table, quel que soit le jeu.

## Le salon

lobby-title = **{$game}** : une table pour { $more ->
    [0] {$fewest} joueurs
   *[other] {$fewest} à {$most} joueurs
}
lobby-empty = Il n'y a encore personne.
lobby-seat = {$number}. {$name} : {$side}
lobby-how = Rejoins la table avec le bouton ou `/join`. Toute personne à la table peut commencer la partie.
lobby-started = La partie a commencé : {$players} joueurs.
lobby-unused = Personne n'a rien fait à cette table depuis un jour, elle est donc fermée ; `/new` en ouvre une autre.
lobby-closed = Cette table a été fermée{ $players ->
    [0] { " " }: tout le monde est parti
   *[other] {""}
}.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-thread = Commencer dans un fil
lobby-opponent = Ajouter un adversaire
lobby-primer = Comment jouer
lobby-learn = Apprendre en jouant
primer-back = Retour
primer-next = Suite
primer-rules = Toutes les règles
lobby-another-side = Autre camp
lobby-side-needs = à partir de { $fewest } joueurs
lobby-side-noted = { $side } ({ $note })
program-name = { $level }{ $number ->
    [1] {""}
   *[other] { " " }{ $number }
} (bot)
level-offer = { $name } : { $about }
opponent-choose = Quel doit être le niveau du programme ? Il prend la première place libre.
opponent-placeholder = Choisis un niveau
opponent-remove = Retirer le dernier
opponent-added = { $name } a rejoint la table.
opponent-removed = Il a quitté la table.
opponent-none = Aucun programme ne joue à cette table.
opponent-unknown-level = Il n'y a pas de niveau « { $level } » ; il y a : { $known }.
lobby-find = Chercher des joueurs
search = **{ $who } cherche des joueurs** : une table de { $game } est ouverte ici.
search-hours = D'habitude, { $who } joue de { $begin } à { $end }, à ton heure.
search-join = J'en suis
search-told = Une table de { $game } cherche des joueurs : { $link }
    Tu as demandé à le savoir : `/settings tables:off` y met fin.
search-posted = Un message dans le salon cherche maintenant des joueurs{ $told ->
    [0] .
    [one] , et une personne qui l'avait demandé est prévenue.
   *[other] , et { $told } personnes qui l'avaient demandé sont prévenues.
}
search-again = Cette table cherche déjà des joueurs ; elle pourra recommencer une heure après le début.
lobby-opened = La table est ouverte, et tu y as ta place.
lobby-opened-in-thread = La table est ouverte, et tu y as ta place. La partie se jouera dans { $thread }.
lobby-open-in-thread = Ouvrir dans un fil
lobby-own-language = Jouer en français
lobby-duplicate = Duplicate **{ $word }** : toutes les tables ouvertes avec ce mot ont les mêmes tirages
lobby-place = La partie se jouera dans { $thread }.
joined = Tu as rejoint la table : {$side}.
left = Tu as quitté la table.
started-in-thread = La partie a commencé dans son fil : { $thread }

## Continuer à jouer depuis un plateau, dans le menu Applications

play-on = Jouer à partir d'ici
play-on-asked = Quel camp veux-tu jouer ? La partie commence dès que tu appuies ; des programmes jouent les autres, et elle n'est visible que pour toi.
play-on-from = La partie continue à partir de [ce plateau]({ $link }) de la partie n° { $number } ({ $names }), qui reste telle quelle.{ $hides ->
    [yes] { " " }Les cartes cachées ont été redistribuées.
   *[no] { "" }
}
play-on-own = Tu joues dans cette partie : tant qu'elle est en cours, tu ne peux pas jouer à partir de ses plateaux.
play-on-over = Sur ce plateau, la partie est finie : choisis-en un plus ancien.
play-on-no-programs = Aucun programme ne joue à { $game }.

## Leçons et énigmes

lesson-task = **Leçon { $number } sur { $count }** · { $task }
lesson-next = Leçon suivante
lesson-play = Jouer contre { $level }
puzzle-again = Réessayer
puzzle-solution = Montre-moi
puzzle-another = Encore une pour s'entraîner
puzzle-share = Partager
puzzle-easy = Commencer par une facile
puzzle-easy-offer = Ta première énigme ? Celle-ci est de niveau { $level } sur 5.
puzzle-title = **{ $name }** · { $kind }{ $level ->
    [0] { "" }
   *[other] { " " }· niveau { $level } sur 5
}
puzzle-of-day = Furunkulus { $number }
puzzle-practice = Pour s'entraîner
puzzle-of-game = Énigme de la partie n° { $number }
puzzle-left = { $left ->
    [0] C'était ta troisième réponse.
    [one] Il te reste une réponse.
   *[other] Il te reste { $left } réponses.
}
puzzle-solved = Résolue à ta { $tries ->
    [1] première
    [2] deuxième
   *[other] troisième
} réponse.
puzzle-closed = { $solved ->
    [yes] Tu l'avais résolue à ta { $tries ->
        [1] première
        [2] deuxième
       *[other] troisième
    } réponse : celle-ci ne compte pas.
   *[no] Tes trois réponses sont épuisées : celle-ci ne compte pas.
}
puzzle-streak = { $running ->
    [0] Résolues par toi : { $recent } sur les { $days } derniers jours.
    [one] Résolues par toi le jour même : 1 jour ; { $recent } sur les { $days } derniers en tout.
   *[other] Résolues par toi le jour même : { $running } jours de suite ; { $recent } sur les { $days } derniers en tout.
}
puzzle-rated = { $beyond ->
    [yes] Plus difficile que ce que sait résoudre le niveau { $level }.
   *[no] À peu près aussi difficile que ce que sait résoudre le niveau { $level }.
}
puzzle-solver = { $beyond ->
    [yes] Tu résous plus d'énigmes que le niveau { $level }.
   *[no] Tu résous les énigmes comme le niveau { $level }.
}
puzzle-tempting = Le coup tentant : { $moves } { $told }
puzzle-shared = { $who } · { $name } · { $signs } · { $tries ->
    [none] non résolue
    [1] résolue à la première réponse
    [2] résolue à la deuxième réponse
   *[other] résolue à la troisième réponse
}
puzzle-played-from = La partie continue à partir de l'énigme { $name }.
puzzle-solve = Résoudre
puzzle-reminder = { $name } : l'énigme t'attend. `/settings puzzle:off` met fin à ces rappels.
puzzle-solution-of = Solution : { $name }
puzzle-counts = { $name ->
    [none] { "" }
   *[other] { $name } ·{ " " }
}ont essayé : { $tried }, ont réussi : { $solved }
puzzle-send = Envoyer dans le salon
puzzle-make = En faire une énigme
puzzle-made = { $back ->
    [0] Une seule bonne réponse, sur ce plateau :
    [one] Une seule bonne réponse, sur le plateau du tour précédent :
   *[other] Une seule bonne réponse, sur le plateau d'il y a { $back } tours :
}
puzzle-sent = L'énigme est dans le salon. Son message compte qui essaie et qui réussit, sans les noms.
puzzle-sent-before = L'énigme de ce plateau a déjà été envoyée dans ce salon.
puzzle-make-over = Les énigmes se font à partir de parties finies, et la partie n° { $number } ne l'est pas.
puzzle-make-none = Aucune énigme sur ce plateau, ni sur ceux d'avant : aucun n'a exactement une bonne réponse.
puzzle-make-no-kind = Les parties de { $game } ne donnent pas d'énigmes.
puzzle-make-later = Je ne peux pas chercher d'énigme maintenant : redemande plus tard.
puzzle-game-gone = La partie n° { $number } n'est plus conservée, et son énigme a disparu avec elle.
puzzle-game-on = La partie n° { $number } a repris : son énigme pourra être résolue quand elle sera finie.
puzzle-server-streak = Quelqu'un ici l'a résolue le jour même, { $days } jours de suite.
puzzle-post-on = L'énigme du jour sera publiée ici chaque jour à { $hour } ({ $zone }) ; `/puzzle post:off` y met fin.
puzzle-post-off = { $was ->
    [yes] Les énigmes ne sont plus publiées ici.
   *[no] Aucune énigme n'est publiée ici.
}
puzzle-post-lost = { $why ->
    [deleted] Le salon où tu faisais publier l'énigme du jour a été supprimé, elle n'y est donc plus publiée. { $channel }
    [shut] Je ne peux plus écrire dans { $channel }, où tu faisais publier l'énigme du jour. Dès que je le pourrai, elle y arrivera aussitôt ; `/puzzle post:off`, tapé là-bas, y met fin.
   *[other] ?{ $why }
}
puzzle-no-hour = « { $text } » n'est pas une heure : tapes-en une comme 18:00, ou off.
puzzle-cannot-write = Je n'ai pas le droit d'écrire dans ce salon : donne-le-moi, puis redemande.
puzzle-kind-of = { $kind } ({ $game })
puzzle-none-such = « { $name } » n'a pas d'énigme de niveau { $level } : { $count ->
    [one] il y a le niveau { $levels }.
   *[other] il y a les niveaux { $levels }.
}
puzzle-of-no-day = Il n'y a pas d'énigme de ce jour : elles commencent avec Furunkulus 1, et la dernière est celle d'aujourd'hui.
puzzle-try-first = Essaie d'abord : la réponse est montrée après ta troisième, ou demain.

## Une partie dans son propre fil

thread-name = { $game } : { $names }
summary-title = **{ $game }** : { $names }
summary-place = Se joue dans { $thread }
summary-next = C'est à { $who } ({ $side }) de jouer
summary-over = La partie est finie.
summary-stopped = La partie a été arrêtée.
summary-result = La partie dans { $thread } est finie. { $standings }
thread-not-made = Le bot n'a pas le droit de créer de fil ici, la partie se joue donc dans ce salon.
thread-lost = { $why ->
    [deleted] Le fil de cette partie a été supprimé
    [shut] Le bot ne peut plus écrire dans le fil de cette partie
   *[other] ?{ $why }
}, elle continue donc ici.
thread-lost-for-good = Le fil de la partie n° { $number } n'est plus utilisable, et une autre partie est en cours ici : la partie n° { $number } a donc été arrêtée. Quand l'autre sera finie, `/table restore` la rétablira.

## Le plateau

board-stopped = Cette partie a été arrêtée, et voici où elle en était ; `/table restore` la rétablit.
next = C'est à {$who} ({$side}) de jouer
next-interrupt = À toi de décider : {$who} ({$side})
reasons-why = Pourquoi ?
reasons = { $move }
    → { $why }
reasons-none = Il n'y a pas de raisons à montrer : le programme n'a pas eu le temps de réfléchir, ou elles n'ont pas été conservées.
message-of-no-game = Ce message ne concerne aucune partie de ce salon.
message-without-turn = Personne n'avait encore joué quand ce message a été publié.
hint-button = Conseil
hint-play = Jouer { $number }
hint-back = Retour
hint-no-such-game = Il n'y a pas de conseils pour { $game }.
hint-forbidden = { $choice ->
    [solo] Cette table ne donne de conseils que si une seule personne joue contre des programmes (son réglage `hint`).
    [never] Cette table joue sans conseils (son réglage `hint` est « jamais »).
   *[other] ?{ $choice }
}
hint-not-your-turn = Ce n'est pas ton tour : un conseil vaut pour ton prochain coup.
hint-impossible = Pas de conseil pour l'instant. Réessaie dans un moment.
next-program = {$who} ({$side}) réfléchit.
next-several = C'est à {$who} ({$side}) et à d'autres de jouer
taken-back = Annulé : {$what}
your-turn-again = C'est de nouveau ton tour.
order-given = Ta consigne vaut désormais : { $order }.
take-back = Annuler le coup
take-back-done = Annulé : le dernier plateau du salon est de nouveau à toi.
taken-back-too-late = La partie a continué depuis : `/undo` annule ton dernier coup, ou demande l'accord des joueurs qui ont joué depuis.
done = C'est fait, et le salon en sera informé.
resigned = Tu as abandonné{ $after ->
    [over] , et la partie est finie.
    [revealed] .
   *[other] . Tant que personne d'autre n'a joué, `/undo` l'annule.
}
resigned-already = Tu as déjà abandonné cette partie.
resign-asked = Abandonner cette partie pour de bon ? Ce que tu y as encore est perdu.
resign-sure = Abandonner

steps-joined = Pas { $first } { $count ->
    [2] et { $last }, pareils
   *[other] à { $last }, tous pareils
} : { $told }

## Plans

plan-ahead = Planifier
plan-instead = C'est à { $who } ({ $side }) de jouer : avec **{ plan-ahead }**, ton coup est joué dès que vient ton tour.
plan-played = -# { $who } l'avait planifié.
plan-was-played = Joué comme tu l'avais planifié : { $moves }.
plan-was-dropped = Pas joué comme tu l'avais planifié : { $moves }. { $why }
plan-nothing = Tu n'as pas de tour à planifier maintenant.
plan-undone = Des tours ont été annulés ou rejoués depuis que tu as planifié cela.
plan-restored = La partie a été arrêtée puis rétablie depuis que tu as planifié cela.
plan-unreadable = Le bot a été mis à jour et ne sait plus lire ton plan.

## Regards

more = Plus…
more-asked = Que veux-tu voir ? `/see` donne tout cela aussi.
look-board = Le plateau
look-text = Le plateau en mots
look-catch-up = Depuis mon dernier tour
look-replay = La partie depuis le début

## Appels

call = { $who } ({ $side }) : c'est ton tour.
call-again = { $who } ({ $side }) : c'est toujours ton tour.
call-direct = C'est ton tour à { $game } ({ $side }) :
call-unreached = { $who } ({ $side }) : c'est ton tour. Mes messages privés ne te parviennent pas, je te préviens donc ici ; `/settings` permet d'en changer.

personal-shown = Voici comment je te préviens dans chaque partie :
    - appels (`pings`) : { $pings }
    - heures calmes (`quiet`) : { $quiet ->
        [none] aucune
       *[other] rien ne te dérange ({ $quiet }), et le temps d'un tour s'arrête s'il est de moins d'un jour
    }
    - fuseau horaire (`zone`) : { $zone }, où il est { $clock }
    - énigme (`puzzle`) : { $puzzle ->
        [none] rien ne te rappelle l'énigme du jour
       *[other] à { $puzzle }, un message privé te rappelle l'énigme du jour, si tu ne l'as pas résolue
    }
    - résultats (`standing`) : { $standing }
    - tables (`tables`) : { $tables }
    - heures de jeu (`hours`) : { $hours }
personal-tables = { $where ->
    [here] un message privé, un par jour au plus, te signale les tables de ce serveur qui cherchent des joueurs
    [elsewhere] un message privé te signale les tables d'autres serveurs qui cherchent des joueurs, pas celles d'ici
    [none] rien ne te signale les tables qui cherchent des joueurs
   *[other] ?{ $where }
}
personal-hours-shown = { $choice ->
    [shown] une table qui cherche des joueurs et où tu as une place dit quand tu n'as pas d'heures calmes
    [hidden] personne ne voit tes heures calmes
   *[other] ?{ $choice }
}
server-language = La langue des tables ouvertes dans ce serveur est désormais : { $language }. Là où on a déjà joué, la prochaine table garde sa langue jusqu'à ce que son hôte en choisisse une autre (`/table settings language`).
personal-pings = { $choice ->
    [silent] pas du tout : les messages te nomment sans notification
    [direct] par un message privé avec un lien vers le plateau
    [mention] par une mention dans le salon
   *[other] ?{ $choice }
}
personal-standing = { $choice ->
    [public] les personnes qui jouent dans un serveur avec toi voient tes résultats dans tous les serveurs
    [server] les personnes qui jouent dans un serveur avec toi voient tes résultats dans ce serveur
    [hidden] personne ne voit tes résultats, et tu n'es dans aucun classement
   *[other] ?{ $choice }
}
personal-no-hours = « { $text } » ne peut pas être lu comme des heures calmes : écris-les comme `22:00-07:00`, ou `off` pour aucune.
personal-no-zone = Il n'y a pas de fuseau horaire « { $text } » : écris-le comme `Europe/Berlin`, ou choisis-en un que propose `/settings`.
personal-how = Comment te prévenir
personal-hours = Heures calmes
personal-quiet = Heures calmes, de quand à quand
personal-quiet-note = Rien ne te dérange alors, et les délais courts s'arrêtent. Vide pour aucune.
personal-zone = Fuseau horaire
personal-zone-note = L'horloge de ces heures : une ville, comme Paris ou New York.

## Vie privée

former-player = un ancien joueur
privacy =
    De toi, je garde l'identifiant de ton compte, les noms sous lesquels les serveurs te montrent, la façon dont je dois te prévenir, les parties où tu joues ou fais des pronostics et les énigmes que tu tentes, pour qu'on puisse jouer, revoir et compter tout cela. Je ne lis aucun message, et rien de cela ne quitte le programme et ses sauvegardes, que son hébergeur supprime après 30 jours s'il suit le manuel.
    « { privacy-erase } » fait de toi « { former-player } » dans tout ce que je garde, aussitôt et pour de bon ; les parties restent pour ceux qui ont joué avec toi. Ce qui se trouve déjà dans les salons appartient à Discord, et les modérateurs peuvent le supprimer. Mon profil mène à la politique complète : { $bot }.
privacy-give = Donne-moi mes données
privacy-erase = Efface-moi
privacy-given = Voici tout ce que je garde de toi.
privacy-asked = C'est bien ce que tu veux ? Tes places dans les parties ouvertes ou en cours sont libérées, tes réglages et tes résultats disparaissent, et personne ne peut les rétablir.
privacy-sure = Oui, efface-moi
privacy-erased = Tu es désormais « { former-player } », et je ne sais rien d'autre de toi. { $games ->
    [0] Tu n'étais dans aucune partie en cours.
    [one] Ta place dans une partie a été libérée.
   *[other] Tes places dans { $games } parties ont été libérées.
}

## Statistiques et classement

stats-of = **{ $who }**, { $where ->
    [public] dans tous les serveurs
    [server] dans ce serveur
   *[other] ?{ $where }
} :
stats-none = Aucune partie n'a encore été jouée jusqu'au bout.
fr-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
fr-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
fr-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
stats-headed = { $game } : { $told }
stats-game = { fr-games }, { $places }. Une partie typique a duré { fr-rounds }{ $time ->
    [none] .
   *[other] , un tour typique { $time }.
}
stats-card-about = { fr-games }, le plus souvent { fr-rounds }{ $time ->
    [none] {""}
   *[other] , { $time } par tour
}
stats-card-places = Places
stats-card-eaten = Sortis { $out } · dévorés { $eaten }
stats-card-levels = Devant
stats-card-won = Gagnées
stats-card-reviewed = { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
} : { $expected } { $expected ->
    [one] victoire attendue
   *[other] victoires attendues
}
stats-card-luck = Par la chance
stats-card-moves = Par les coups
stats-place = { fr-place } { $times ->
    [one] une fois
    [2] deux fois
   *[other] ({ $times } fois)
}
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h
stats-tokens = Pions sortis : { $out }, dévorés : { $eaten }{ $meal ->
    [none] .
   *[other] { " " }; le repas préféré du monstre est le { $meal }.
}
stats-level = { $level } { $won } fois sur { $of }
stats-levels = Devant { $levels }.
stats-side = { $won } sur { $of } avec { $side }
stats-topic = { $topic } : victoires { $sides }.
stats-luck = { $games ->
    [one] Une partie analysée
   *[other] { $games } parties analysées
} : victoires attendues { $expected }, { $luck } par la chance, { $skill } par les coups.
stats-guesses = Pronostics : { $right } justes sur { $guesses }.
stats-practice = À { $game }, les parties contre des programmes te situent à peu près au niveau { $level } ({ fr-games }).
stats-rating = Classement de { $pool } : { $number } ± { $doubt }, { fr-place } sur { $people }.
stats-show = Montrer dans le salon
stats-shown = { $who } montre :
stats-nothing = Il n'y a rien à voir ici de cette personne.
stats-bot = Les bots n'ont pas de statistiques ; les programmes aux tables montrent ce que tu vaux contre eux.
stats-not-here = { $name } n'est pas dans ce serveur.
stats-later = Les parties n'ont pas pu être comptées pour l'instant ; réessaie dans un moment.
stats-may-not-write = Tu n'as pas le droit d'écrire dans ce salon, rien de toi n'y est donc montré.
standing-none = Personne n'a encore joué ici cinq parties classées. Une partie est classée entre les personnes qui y jouent, deux au moins.
standing-pool = { $game }{ $players ->
    [two] , à deux
    [more] , à trois et plus
    [all] {""}
   *[other] ?{ $players }
}
standing-line = { $place }. { $who } : { $number } ± { $doubt } ({ fr-games })
standing-note = Pour 19 personnes sur 20, le vrai nombre se trouve dans cet intervalle. Le classement suit sa borne basse ; qui n'a pas joué depuis 90 jours n'apparaît pas.

## Le meilleur d'un mois

month-of = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
    [12] décembre
   *[other] ?{ $month }
} { $year }
month-title = **Les meilleurs moments : { $month }**
month-prophet = Meilleurs pronostics : { $who }, { $right } justes sur { $guesses }.
month-daring = Le coup le plus audacieux : { $told } Avec le deuxième meilleur coup, { $who } aurait eu { $percent } % de chances en moins ({ $link }).
month-streak = L'énigme du jour a été résolue ici { $days } jours de suite.
month-film = Le film est celui de la partie la plus mouvementée, { $game } avec { $who } : { $link }
month-post-on = Les meilleurs moments de chaque mois seront publiés ici le premier du mois suivant à { $hour } ({ $zone }), si une partie classée y a été jouée ; `/standing post:off` y met fin.
month-post-off = { $was ->
    [yes] Les meilleurs moments du mois ne sont plus publiés ici.
   *[no] Les meilleurs moments du mois ne sont pas publiés ici.
}
month-post-lost = { $why ->
    [deleted] Le salon où tu faisais publier les meilleurs moments du mois a été supprimé, ils n'y sont donc plus publiés. { $channel }
    [shut] Je ne peux plus écrire dans { $channel }, où tu faisais publier les meilleurs moments du mois. Dès que je le pourrai, ils y arriveront aussitôt ; `/standing post:off`, tapé là-bas, y met fin.
   *[other] ?{ $why }
}

## Duplicates

duplicate-field = **{ $word }**, à { $players } joueurs : { $tables ->
    [0] aucune table comparée pour l'instant
    [one] une table comparée
   *[other] { $tables } tables comparées
}.
duplicate-result = { fr-place }, score { $score }
duplicate-times = { $result }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } fois)
}
duplicate-seat = { $who } : { $result }
duplicate-points = { $seat } ; **{ $points }** { $points ->
    [one] point
   *[other] points
} de comparaison sur { $most }
duplicate-others = - aux autres tables : { $results }
duplicate-note = Chaque place est comparée à la même place des autres tables, selon le rang puis le score : 2 points pour chacune qu'elle bat, 1 pour une égalité.
duplicate-repeated = Cette table n'est pas comparée : quelqu'un avait déjà joué ce mot et connaissait les cartes.
duplicate-later = La comparaison des tables sera montrée quand cette partie sera finie.
duplicate-bad-word = Le mot d'un duplicate a de 2 à 16 lettres, de a à z ; `new` en invente un.
duplicate-none-here = Cette table ne joue pas de duplicate ; `/new fearsome-floors duplicate` en ouvre une.

## Absence

absence-wait = Le temps de ce tour est écoulé pour { $who } ; la partie attend.
absence-stay = Le temps de ce tour est écoulé pour { $who }, le bot fait donc le minimum à sa place.
reaction-over = { $who } n'a pas répondu à temps, le bot fait donc le minimum à sa place.
absence-stand-in = Le temps de ce tour est écoulé pour { $who }. Un remplaçant{ stand-in-level } joue désormais, en attendant que { $who } joue ou utilise `/table back`.
absence-stands-in = Un remplaçant{ stand-in-level } joue pour { $who }.
stand-in-level = { $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
time-uncounted = Non compté : { $unit ->
    [days] { $count } { $count ->
        [one] jour
       *[other] jours
    }
    [hours] { $count } { $count ->
        [one] heure
       *[other] heures
    }
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
   *[other] ?{ $unit }
} d'absence du bot ou de Discord.
absence-all = Personne n'a joué pendant une manche entière, la partie attend donc. Elle reprend au prochain coup, ou quand un joueur utilise `/table back`.
absence-back = { $who } est de retour.
absence-nobody-stands-in = Personne ne joue à ta place, et la partie n'attend le retour de personne.

film-impossible = Le film est trop gros pour cet endroit, ou n'a pas pu être fait ; l'image montre comment il finit.
picture-impossible = L'image n'a pas pu être faite ; `/see text` décrit le plateau en mots.
pictures-unmade = Une image n'a pas pu être faite, le plateau arrive donc en texte ; le journal de l'hébergeur dit pourquoi.
pictures-impossible = Impossible de publier des images ici : le bot n'a pas la permission **Joindre des fichiers** dans ce salon, ou les fichiers sont trop gros. Le plateau arrive donc en texte ; `/see board` montre l'image, rien qu'à toi.

## La fin d'une partie

phase-film = La phase qui vient de finir, en film :
over = La partie est finie. { $film ->
    [yes] { $record ->
        [yes] Voici ses meilleurs moments, et le tout en texte.
       *[no] Voici ses meilleurs moments.
    }
   *[no] { $record ->
        [yes] La voici tout entière en texte.
       *[no] { "" }
    }
}
over-won = Bravo, { $who } !
over-programs-won = { $count ->
    [one] Victoire : { $who }.
   *[other] Victoire : { $who }.
}
over-again = Rejouer
again-players-only = Seuls ceux qui ont joué cette partie peuvent ouvrir la suivante avec les mêmes personnes ; `/new` ouvre une table pour tous.
again-without = Déjà invités à jouer dans ce serveur ces dernières 24 heures, sans avoir joué depuis : { $names }. Ceux qui le veulent prennent place eux-mêmes.
again-opened = Une table est ouverte pour les mêmes personnes : si tu ne veux pas jouer, quitte-la ; toute personne qui reste peut commencer.
over-record-alt = Toute la partie en texte
over-replay = Revoir
over-review = Analyse
review = **Analyse de la partie n° { $number } : les chances de gagner, manche par manche**{ $is_brief ->
        [yes] { "" }
    Elle a pris du temps, moins de coups que d'habitude ont donc été examinés.
       *[no] { "" }
    }
review-progress = L'analyse est en cours : { $percent } %.
review-later = L'analyse prend un moment. Une ligne dans ce salon dira quand elle sera prête.
review-ready = { $is_there ->
        [yes] { $who }, l'analyse de la partie n° { $number } est prête.
       *[no] { $who }, l'analyse de la partie n° { $number } n'a pas pu être faite. Réessaie.
    }
review-points = **Tournants**
review-post = Montrer à tous
review-not-over = Seules les parties jouées jusqu'au bout peuvent être analysées.
review-no-such-game = Les parties de { $game } ne sont pas analysées.
review-impossible = Aucune analyse possible pour l'instant. Réessaie dans un moment.

## Revoir une partie, et ce qu'on a manqué

caught-up = Rien ne s'est passé depuis ton dernier tour.
catch-up-players-only = Tu n'es pas dans cette partie et n'as donc rien à rattraper : `/see board` montre où elle en est, `/see replay` tout ce qui s'est passé.

replay-start = { $turns ->
    [0] **Le début** : aucun tour n'a encore été joué.
   *[other] **Avant le tour 1 sur { $turns }**
}
replay-behind-lobby = La table ouverte ici n'a pas commencé ; voici la dernière partie, n° { $number }.
replay-turn = **Tour { $turn } sur { $turns }**
round-earlier = Coups précédents
round-left-out = -# … Les coups précédents : `/see replay`.
replay-first = Début
replay-back = Retour
replay-forward = Suite
replay-last = Fin
replay-jump = Aller à
replay-jump-start = Le début
replay-jump-end = La fin
replay-game = N° { $number }, { $date } : { $names }
replay-game-watched = { $game } (suivie ici)

## Pronostics

guess-asked = Qu'en penses-tu ? Tu peux changer d'avis jusqu'à ce que cela arrive.
guess-choose = Choisis
guess-noted = Noté : { $choice }.{ $plays ->
    [yes] { " " }Tu joues dans cette partie : tu peux donc voir les chances et les changer.
   *[no] { "" }
}
guess-count = { $question } ({ $count })
guess-best = Meilleurs pronostics : { $who }, { $right } justes sur { $guesses }.
guess-decided = { $happened } { $count ->
    [0] Personne ne l'avait deviné.
   *[other] Deviné par { $who }.
}
guess-scores = { $told } Justes jusqu'ici : { $scores }.
guess-score = { $who } { $right } sur { $guesses }
guess-others = { $count ->
    [one] 1 autre personne
   *[other] { $count } autres personnes
}
guess-nothing = Il n'y a rien à deviner pour l'instant.
guess-seen = Tout le monde a déjà vu la suite, on ne peut donc plus la deviner. Les pronostics déjà faits comptent toujours.
guess-too-late = Trop tard pour ce pronostic : appuie sur le bouton du plateau actuel.

## Suivre un autre salon

watch-begun = { $who } montre désormais ici les parties de { $channel }. { $status ->
    [running] Une partie y est en cours :
    [lobby] Une table y est ouverte ; sa partie apparaîtra ici quand elle commencera.
   *[other] Aucune partie n'y est en cours ; la prochaine apparaîtra ici quand elle commencera.
}
watch-from = Se joue dans { $channel } :
watch-over = { $who } ne montre plus ici les parties d'un autre salon.
watch-managers-only = Il faut pour cela la permission **Gérer les salons** dans ce salon.
watch-itself = Un salon montre de toute façon ses propres parties : indique-en un autre.
watch-unseen = Tu ne vois pas ce salon, tu ne peux donc pas montrer ses parties ici.
watch-bot-outside = Le bot ne voit pas ce salon, il ne peut donc pas montrer ses parties ici.
watch-hidden = Ce salon ne montre plus les parties d'un autre : certains de ceux qui lisent celui-ci ne peuvent plus voir l'autre.
watch-nothing = Ce salon ne montre les parties d'aucun autre salon.

## Ce qui est impossible à une table

table-no-such-game = Il n'y a pas eu de telle partie dans ce salon ; `/see replay` sans numéro montre la dernière.
turn-taken-back = Le tour en question a été annulé depuis, il n'appartient donc plus à la partie.
table-no-game-here = Il n'y a pas de partie dans ce salon ; `/new` ouvre une table.
table-game-over-here = La partie de ce salon est finie ; `/new` ouvre une nouvelle table.
table-channel-taken = Une table est déjà ouverte dans ce salon ; un salon a une partie à la fois, et autant qu'on veut dans des fils.
table-no-thread = Le bot n'a pas le droit de créer de fil ici.
table-opening-gone = Cette offre a expiré : `/new` avec `thread` ouvre la table.
table-already-begun = La partie a déjà commencé.
table-not-begun = La partie n'a pas encore commencé ; toute personne à la table peut la commencer avec `/table start`.
table-not-at-table = Tu n'es pas à cette table.
table-join-first = Tu n'es pas encore à cette table : appuie sur { lobby-join }, ou utilise `/join`.
table-full = La table est complète : ce jeu se joue à {$most} au plus.
table-too-few-players = Il faut au moins {$fewest} joueurs ; pour l'instant {$players ->
    [0] il n'y a personne
    [one] il n'y en a qu'un
   *[other] il y en a {$players}
}.
table-side-taken = Déjà pris : {$side} ; encore libres : {$free}.
table-unknown-side = Il n'y a pas de « {$side} » dans ce jeu ; encore libres : {$free}.
table-side-needs-others = À une table de {$players}, il n'y a que {$sides} ; {$name} joue {$side} et doit choisir autre chose avec `/join`.
table-begun-leave = La partie a commencé : utilise `/resign` pour la quitter.
table-stale-board = Ce plateau date d'un tour précédent. {$link ->
    [none] `/see board` montre l'actuel.
    [coming] L'actuel arrive dans le salon ; `/see board` le montre tout de suite.
   *[other] L'actuel : {$link}
}
table-other-lobby = Ce salon d'attente est fermé ; une autre table est maintenant ouverte ici.
table-other-game = C'est pour { $other }, et dans ce salon on joue à { $game } : joue avec { $moves }, regarde avec { $looks }.
see-no-places = { $game } n'a pas de cases à demander : `/see text` dit tout.
form-late = Le formulaire a mis trop longtemps à s'ouvrir : appuie encore sur le bouton.
table-unknown-control = Ce bouton vient d'une autre version du bot ; `/see board` montre le plateau actuel.

## Les coups tapés après `/act`

act-commands = { $game } a ses propres commandes pour jouer : { $commands }.
act-more = … { $shown } sur { $count } sont montrés : continue de taper des mots de ton coup
act-not-your-turn = Ce n'est pas ton tour.
act-all = Ce que tu peux faire maintenant : { $moves }
act-which = { $count ->
    [one] « { $text } » correspond à un de tes coups
   *[other] « { $text } » correspond à { $count } de tes coups
} : { $moves }
act-unknown = { $known ->
    [none] Rien de ce que tu peux faire maintenant ne contient « { $text } ».
    [each] Rien de ce que tu peux faire maintenant ne contient tous les mots de « { $text } ».
   *[other] ?{ $known }
} Les coups les plus proches :
    { $moves }
answer-awaited = C'est d'abord à { $name } de répondre. Ensuite tu continues.
table-unknown-command = Ton Discord montre cette commande telle qu'elle était dans une autre version du bot ; recharge Discord et réutilise-la.
table-our-fault-untold = Quelque chose a mal tourné de notre côté et a été noté ; `/see board` montre ce qui a été fait.
table-corrupt-save = La partie sauvegardée de cette table est illisible ; rien n'a été changé. L'hébergeur du bot en trouvera la cause dans le journal.
table-database-away = Le bot n'atteint pas sa base de données en ce moment. Rien de ce qui a été joué n'est perdu : réessaie dans un moment.
table-database-replaced = Le fichier de toutes les parties a été déplacé, supprimé ou remplacé pendant que le bot tournait : rien ne peut être joué avant que l'hébergeur du bot l'ait réparé.
table-only-in-server = On joue dans un serveur : dans les salons textuels et d'annonces, les fils et les posts de forum, et les discussions des salons vocaux et de conférence.
table-too-large = C'est trop grand pour que Discord le montre ici.
table-our-fault = Quelque chose a mal tourné de notre côté et a été noté sous {$reference} ; `/see board` montre ce qui a été fait.
table-unknown-topic = Les règles n'ont pas ce sujet ; `/rules` sans sujet les liste tous.
table-several-topics = Les règles ont plusieurs sujets de ce genre : { $titles }.
rules-games = Les règles de quel jeu ?
rules-all = Tous les sujets

## Réglages d'une table

settings-shown = Voici les réglages de la table, { $may ->
    [yes] que tu peux changer avec les boutons ou les options de `/table settings`
   *[no] que seuls son hôte et les modérateurs peuvent changer
} :
    { $settings }
settings-group = { $group ->
    [posts] Messages
    [time] Temps
    [play] Jeu
   *[other] ?{ $group }
}
settings-form = Réglages de la table : { $group }
setting-until-over = { $setting } (reste ainsi jusqu'à la fin de cette partie)
settings-thread-over = La partie de ce fil est finie. `/table settings` dans { $channel } montre et change les réglages de la prochaine.
settings-changed = { $who } a changé les réglages de cette table, désormais avec { $changes }.
setting = { setting-name } : { $choice }
setting-name = { $name ->
    [pictures] images
    [posts] messages
    [place] lieu
    [language] langue
    [reminder] rappel
    [time] temps
    [absence] absence
    [pause] pause
    [hint] conseil
    [forecast] prévision
    [tiles] tuiles
    [reaction] réponse
    [naming] lignes touchées
   *[other] ?{ $name }
}
setting-pictures = { $choice ->
    [steps] une image de chaque pas des monstres
    [film] un film de ce que font les monstres, et chaque pas en mots
    [live] chaque pas des monstres à part, un moment après l'autre
    [film-and-steps] un film de ce que font les monstres, et une image de chaque pas
   *[other] ?{ $choice }
}
setting-posts = { $choice ->
    [each-move] un plateau après chaque coup
    [round] un plateau par manche, modifié après chaque coup
   *[other] ?{ $choice }
}
setting-place = { $choice ->
    [channel] dans le salon lui-même
    [thread] dans un fil à part
   *[other] ?{ $choice }
}
setting-reminder = { $choice ->
    [never] jamais
    [minutes-15] après 15 minutes, puis en doublant le délai, trois fois au plus
    [hour] après une heure, puis en doublant le délai, trois fois au plus
    [hours-6] après 6 heures, puis en doublant le délai, trois fois au plus
    [day] après un jour, puis en doublant le délai, trois fois au plus
    [days-3] après 3 jours, puis en doublant le délai, trois fois au plus
   *[other] ?{ $choice }
}
setting-time = { $choice ->
    [none] autant qu'on veut
    [minute] une minute
    [minutes-5] 5 minutes
    [minutes-15] 15 minutes
    [hour] une heure
    [hours-6] 6 heures
    [day] un jour
    [days-2] 2 jours
    [days-3] 3 jours
    [week] une semaine
   *[other] ?{ $choice }
}
setting-time-rests = { $time }, à l'arrêt pendant les heures calmes du joueur
setting-time-runs = { $time }, heures calmes comprises
setting-absence = { $choice ->
    [wait] la partie attend
    [stay] le bot fait le minimum à la place du joueur
    [stand-in] un remplaçant joue jusqu'au retour du joueur
   *[other] ?{ $choice }
}
setting-reaction = { $choice ->
    [none] autant que pour un tour
    [seconds-30] 30 secondes, puis le bot fait le minimum à la place du joueur
    [minute] une minute, puis le bot fait le minimum à la place du joueur
    [minutes-5] 5 minutes, puis le bot fait le minimum à la place du joueur
    [minutes-15] 15 minutes, puis le bot fait le minimum à la place du joueur
    [hour] une heure, puis le bot fait le minimum à la place du joueur
    [hours-6] 6 heures, puis le bot fait le minimum à la place du joueur
    [day] un jour, puis le bot fait le minimum à la place du joueur
   *[other] ?{ $choice }
}
setting-reaction-as-time = { $time } (un tour n'en a pas plus), puis le bot fait le minimum à la place du joueur
setting-pause = { $choice ->
    [none] aucune (les coups successifs des programmes arrivent ensemble ; 5 secondes s'ils sont entre eux)
    [seconds-2] 2 secondes
    [seconds-5] 5 secondes
    [seconds-15] 15 secondes
    [minute] une minute
    [minutes-5] 5 minutes
   *[other] ?{ $choice }
}
setting-hint = { $choice ->
    [allowed] pour toute personne dont c'est le tour
    [solo] seulement si une seule personne joue contre des programmes
    [never] jamais
   *[other] ?{ $choice }
}
setting-unknown = Le jeu de ce salon n'a pas de réglage `{ $name }` ; il a : { $known }.
setting-no-choice = Dans le jeu de ce salon, le réglage `{ $name }` n'a pas ce choix ; il a : { $known }.
setting-frozen = Le réglage `{ $name }` est fixé depuis le début de cette partie, il reste donc tel quel jusqu'à la fin.
setting-absence-untimed = { $choice } (dès que les tours auront une durée)

table-host-only = Seul l'hôte de cette table, ou une personne qui a ici la permission **Gérer les salons**{ $role ->
    [none] {""}
   *[other] {" "}ou le rôle { $role }
}, peut faire cela.
table-moderators-only = Seule une personne qui a ici la permission **Gérer les salons**{ $role ->
    [none] {""}
   *[other] {" "}ou le rôle { $role }
} peut faire cela.

## Ce que font les modérateurs : annoncé dans le salon

moderation-undo = { $who } annule { last-turns } : { $what }
undo-afresh = Ces tours viennent d'un fichier, leurs tirages ne reviennent donc pas : tout est tiré à nouveau.
moderation-undo-shown = À la fin, tout le monde a vu ce qui était caché ; la partie continue quand même.
moderation-redo = { $who } a rejoué ce qui avait été annulé : { $what }
moderation-stop = { $status ->
    [lobby] { $who } a fermé cette table.
   *[other] { $who } a arrêté la partie n° { $number } ; `/table restore` la rétablit.
}
moderation-reset = { $status ->
    [lobby] { $who } a fermé cette table ; `/new` en ouvre une autre.
   *[other] { $who } a mis fin à la partie n° { $number } pour recommencer avec les mêmes personnes ; `/table restore` la rétablit.
}
moderation-restore = { $who } a rétabli la partie n° { $number }.
moderation-skip = { $who } a sauté un tour : c'était à { $name } de jouer.
moderation-replace = { $who } a confié à { $new } la place occupée par { $old }.
moderation-replace-hand = { $who } a confié la place occupée par { $old } à { $new }, qui voit désormais ce que cache ce camp.
moderation-role = { $who } { $role ->
    [none] a changé qui modère les tables : désormais seulement les membres qui y ont la permission **Gérer les salons**.
   *[other] laisse tous ceux qui ont le rôle { $role } modérer toutes les tables de ce serveur.
}
moderation-import = { $who } a importé une partie depuis un fichier ; elle continue ici.{ $hides ->
    [yes] { " " }Toute personne qui a le fichier peut y lire ce que cache chaque camp.
   *[no] { "" }
}
moderation-import-other-luck = { $who } a importé une partie depuis un fichier ; elle continue ici.{ $hides ->
    [yes] { " " }Toute personne qui a le fichier peut y lire ce que cache chaque camp.
   *[no] { "" }
} Le fichier dit aussi ce qui a été annulé ou ce qui sera tiré ensuite. Aucune partie de ce serveur ne le confirme, cela a donc été laissé de côté.

## Ce qui est dit aux modérateurs

undo-offer = { $turns } : retour avant { $what }
undo-how-many = Indique le nombre de tours à annuler.
reset-asked = { $status ->
    [lobby] Fermer cette table ? Tous ceux qui l'ont rejointe devront la rejoindre à nouveau.
   *[other] Mettre fin à la partie n° { $number } et ouvrir une table pour les mêmes personnes ? `/table restore` peut la rétablir.
}
reset-sure = Recommencer
stop-asked = Mettre fin ici à la partie n° { $number } ? `/table restore` peut la rétablir.
stop-sure = Mettre fin à la partie
moderation-other-game = Ce salon joue maintenant une autre partie : réutilise la commande.
restore-offer = N° { $number }, arrêtée le { $at } UTC après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : { $names }
restore-nothing = Ce salon n'a pas de partie arrêtée de ce genre.
restore-channel-playing = Une partie est en cours dans ce salon : `/table stop` le libère pour une autre.
skip-nobody = Ce n'est le tour de personne en ce moment.
seat-offer = { $who } propose à { $new } la place ({ $side }) occupée par { $old }, qui la garde en attendant.
seat-offer-take = Prendre la place
seat-offer-refuse = Non, merci
seat-offer-sent = Sollicités par un bouton dans le salon : { $names }.
seat-offer-unpinged = Déjà invités à jouer dans ce serveur ces dernières 24 heures, sans avoir accepté : { $names }. Personne ne reçoit de nouvelle notification pour cela.
seat-offer-made = { $name } a déjà reçu l'offre d'une place dans cette partie ; on ne demande pas deux fois.
seat-offer-refused = { $new } refuse cette place : { $old } la garde.
seat-offer-others = La question s'adresse à { $name } : personne d'autre ne peut répondre.
seat-offer-over = Cette offre de place n'est plus valable.
import-busy = Un autre fichier est en cours de lecture pour ce serveur ; réessaie dans un moment.
import-too-long = La lecture de ce fichier est trop longue : elle a été abandonnée, et rien n'a changé.
import-offer = { $who } importe une partie depuis un fichier, où { $new } jouerait { $side }. Elle continue ici dès que toutes les personnes sollicitées auront accepté.
import-agreed = Noté. La partie continue dès que les autres auront accepté aussi.
import-refused = { $new } ne veut pas jouer la partie du fichier, elle ne continue donc pas ici.
replace-not-seated = Seule une personne assise à cette table peut laisser une place.
replace-no-program = Aucun programme de cette table, ou plus d'un, ne s'appelle « { $name } ».
replace-whom = Dis qui laisse la place (`old` ou `program`), et qui la prend (`new`, ou un programme d'un `level`).
replace-already-seated = { $name } est déjà à cette table.
replace-keeps-seat = { $name } joue ici et garde sa place. Elle peut être cédée par { $name } en tant qu'hôte, après un tour manqué par { $name }, ou par un modérateur qui ne joue pas dans cette partie.
replace-has-seen = { $name } a joué l'autre camp de cette partie, a vu ce qu'il cache, et ne peut donc pas prendre cette place.
replace-may-have-seen = Une personne qui a joué l'autre camp de cette partie a été effacée depuis, et pourrait être n'importe qui. { $name } ne peut donc pas prendre cette place ; un programme le peut.
replace-bot = Un bot ne peut pas s'asseoir à une table.
replace-not-here = { $name } n'est pas dans ce serveur et ne peut pas s'asseoir à ses tables.
moderators-managers-only = Nommer le rôle qui modère les tables demande la permission **Gérer le serveur**.
moderators-shown = Les tables de ce serveur sont modérées par ceux qui ont la permission **Gérer les salons**{ $role ->
    [none] . `/table moderators role` le permet aussi aux membres d'un rôle ; cela demande **Gérer le serveur**.
   *[other] {" "}là où elles sont, et par ceux qui ont le rôle { $role }.
}
moderators-asked = Laisser tous ceux qui ont le rôle { $role } modérer toutes les tables de ce serveur ? Il remplace le rôle qui le fait maintenant, s'il y en a un.
moderators-sure = Les laisser modérer
moderators-none = Le retirer à ce rôle
log-shown = Ce qui a été fait dernièrement aux tables de ce salon :
log-act = - { $at } : { $told }
log-empty = Rien n'a encore été fait aux tables de ce salon.
exported = La sauvegarde, que lit `/table import`, et la partie en texte.
exported-view = La partie telle que tu peux la voir : personne ne peut continuer à partir de ce fichier, car ce qui t'est caché n'y est pas.
export-unreadable = Cette partie est illisible, et sa sauvegarde montrerait ce qui y est caché.
export-nothing = Ce salon n'a eu aucune partie à exporter.
import-too-large = Le fichier est trop gros : une partie a au plus { $most } Mo.
import-no-game = Le fichier ne contient pas de partie : `/table export` et `/see record` écrivent de tels fichiers.
import-newer = Le fichier contient une partie enregistrée par une version plus récente de ce bot : celle-ci ne peut pas la lire.
import-unknown-game = Le fichier contient un jeu qui ne se joue pas ici.
import-view = Le fichier contient une partie telle qu'une personne l'a vue : ce qui lui était caché manque, elle ne peut donc pas continuer.
import-players = Le fichier contient une partie à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; elle se joue de { $fewest } à { $most }.
import-other-rules = Le fichier contient une partie que les règles ne permettent pas, à partir de son tour { $turn }.
import-seats = La partie du fichier a { $seats } places : n'indique personne pour une place au-delà.
import-who = Le fichier ne dit pas qui occupe la place { $seat }, ou cette personne n'est pas dans ce serveur : indique quelqu'un avec l'option seat{ $seat }.
import-same-person = Personne ne peut occuper deux places : indique quelqu'un d'autre pour l'une d'elles.

## Un souhait d'annuler

last-turns = { $turns ->
    [one] le dernier tour
   *[other] les { $turns } derniers tours
}
undo-request-asked =
    { $who } demande à annuler { last-turns }{ $luck ->
        [yes] , avec tout ce qui en a découlé ; les mêmes tirages reviennent
       *[no] { "" }
    } :
    { $what }
consent-asked =
    { $what }
    Accord attendu{ $time ->
        [none] { "" }
       *[other] {" "}d'ici { $time },
    } avant que quelqu'un joue : { $asked }. Toute personne qui joue peut refuser.
consent-shortest = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
consent-agree = Accepter
consent-refuse = Refuser
undo-request-sent = Cela annule plus que ton propre tour, il faut donc l'accord des autres ({ $asked }) ; j'ai demandé dans le salon.
consent-agreed = Tu as accepté ; d'autres doivent encore le faire.
undo-request-granted = Avec l'accord des autres, { $who } annule { last-turns } : { $what }
common-move-granted = Tout le monde est d'accord.
common-move-sent = Il faut pour cela l'accord des autres ({ $asked }) ; j'ai demandé dans le salon.
consent-nothing = { $wanted ->
    [undo] { $asker } n'annule rien
    [move] la partie continue comme avant
   *[other] ?{ $wanted }
}
consent-refused = { $who } n'est pas d'accord : { consent-nothing }.
consent-withdrawn = { $wanted ->
    [undo] Finalement, { $asker } n'annule rien.
    [move] { $asker } retire sa demande : la partie continue comme avant.
   *[other] ?{ $wanted }
}
consent-lapsed = Tous n'ont pas accepté à temps : { consent-nothing }.
undo-request-no-turn = Tu n'as joué aucun coup dans cette partie qui puisse être annulé.
consent-open = Quelqu'un a déjà demandé l'accord des autres ; il faut d'abord y répondre.
consent-made = Tu l'as déjà demandé sur ce plateau, et les autres n'étaient pas d'accord.
consent-players-only = Seuls ceux qui jouent dans cette partie acceptent ou refusent, et tu n'y joues pas.
consent-own = C'est toi qui l'as demandé : c'est aux autres d'accepter.
consent-not-asked = Ton accord n'est pas nécessaire pour cela.
consent-over = On ne peut plus y répondre : c'est déjà fait, ou le délai est écoulé.

## Si le bot peut faire son travail

table-cannot-write = { $place ->
    [private] Le bot n'est pas membre de ce fil privé, il ne peut donc pas y écrire : mentionne { $bot } pour l'ajouter.
   *[other] Le bot n'a plus le droit d'écrire dans ce salon.
} Ce qui a été fait est gardé ; ses plateaux apparaîtront dès que le bot pourra de nouveau écrire.
doctor-permissions = Permissions qui manquent dans ce salon : { $missing ->
    [none] aucune
   *[other] { $missing }
}.
doctor-thread = { $state ->
    [outside] Le bot n'est pas membre de ce fil privé, il ne peut donc pas y écrire : mentionne { $bot } pour l'ajouter.
    [locked] Ce fil est verrouillé, le bot ne peut donc pas y écrire tant qu'un modérateur ne l'a pas déverrouillé.
   *[other] ?{ $state }
}
doctor-pictures = { $possible ->
    [yes] Des images peuvent être publiées ici.
   *[no] Aucune image ne peut être publiée ici.
}
doctor-database = { $writable ->
    [yes] La base de données est accessible en écriture.
   *[no] La base de données n'est pas accessible en écriture.
}
doctor-owed = Messages encore à venir dans ce salon : { $posts }.
doctor-places = On peut jouer dans les salons textuels et d'annonces, les fils et les posts de forum, et les discussions des salons vocaux et de conférence.
doctor-versions = Furunkulus { $bot }, discord.py { $library }, tables en version { $schema }.
permission = { $name ->
    [view-channel] Voir les salons
    [connect] Se connecter
    [send-messages] Envoyer des messages
    [send-messages-in-threads] Envoyer des messages dans les fils
    [attach-files] Joindre des fichiers
    [read-message-history] Voir les anciens messages
   *[other] ?{ $name }
}

## /help : ce qu'on peut faire maintenant

help-no-game = Aucune partie n'est ouverte dans ce salon. Tu peux :
help-in-lobby = Une table de **{ $game }** attend des joueurs. Tu peux :
help-in-game = **{ $game }** est en cours{ $place ->
    [here] {""}
   *[other] {" "}dans { $place }
}. { $turn ->
    [mine] **C'est ton tour.**
    [theirs] C'est à { $who } de jouer.
    [none] Ce n'est le tour de personne en ce moment.
   *[other] ?{ $turn }
} Tu peux :
help-after-game = La dernière partie ici, **{ $game }**, est finie. Tu peux :
help-new = Ouvrir une table : `/new` et un jeu. Tu as aussitôt une place ; les autres appuient sur **{ lobby-join }**.
help-join = Prendre place : **{ lobby-join }** sous le salon d'attente, ou `/join`.
help-leave = Partir : **{ lobby-leave }**, ou `/table leave`.
help-start = Commencer : **{ lobby-start }**, ou `/table start`.
help-more-people = Attendre du monde : la partie commence quand il y a assez de joueurs et que quelqu'un appuie sur **{ lobby-start }**.
help-opponent = Jouer avec un programme : **{ lobby-opponent }**, puis choisir son niveau.
help-learn = Apprendre un jeu en jouant, rien que pour toi : `/learn`.
help-puzzle = Résoudre l'énigme du jour, rien que pour toi : `/puzzle`.
help-primer = Apprendre le jeu en une minute : **{ lobby-primer }** sous le salon d'attente.
help-plan = Laisser ton prochain coup : **{ plan-ahead }** sous le dernier plateau. Il est joué quand vient ton tour.
help-look = Regarder, rien que pour toi : `/see board`, `/see text` en mots, `/see catch-up` pour ce que tu as manqué, `/see replay` pour la partie depuis le début.
help-watch = Suivre les parties de ce salon dans un autre : `/table watch start` là-bas.
help-undo = Annuler ton dernier coup : `/undo`. Si d'autres ont joué depuis, on leur demande leur accord.
help-resign = Quitter la partie pour de bon : `/resign`.
help-replay = Revoir la partie : `/see replay`.
help-review = Voir ce qui l'a décidée : `/review`.
help-again = Rejouer avec les mêmes personnes : **{ over-again }** sous la fin.
help-rules = Lire les règles : `/rules`.
help-settings = Dire comment te prévenir quand c'est ton tour : `/settings`.
help-moderators = En tant que modérateur, tu peux aussi :
help-host = En tant qu'hôte de la table, tu peux aussi :
help-table-settings = Voir et changer les réglages de la table : `/table settings`.
help-table-undo = Annuler les derniers tours, ou les rejouer : `/table undo`, `/table redo`.
help-skip = Sauter le tour d'un joueur qui fait attendre tout le monde : `/table skip`.
help-replace = Donner une place à quelqu'un d'autre ou à un programme : `/table replace`.
help-stop = Mettre fin à la partie, ou fermer la table : `/table stop`.
help-reset = Recommencer avec les mêmes personnes : `/table reset`.
help-restore = Rétablir une partie arrêtée : `/table restore`.
help-files = Obtenir une partie en fichiers, ou la continuer à partir d'eux : `/table export`, `/table import`.
help-log = Voir ce qui a été fait aux tables ici : `/table log`.

## Une ligne sur les premiers panneaux

coach = 💡 { $told }
coach-enough = Masquer les astuces
