# Ouvrir une table de Claustrophobia : le scénario, ses troupes, les handicaps.

cl-lobby-scenario = **{ cl-scenario }** : { $aim } Au plus { $limit } manches d'environ 4 minutes.
cl-lobby-aim = { $scenario ->
    [air] deux humains doivent sortir vivants par la Sortie, qui se trouve après 8 tuiles.
    [barrels] les humains trouvent la Fosse, la seule Tanière des troglodytes, et y installent trois barils, un par manche.
    [choir] les humains trouvent le Maître des âmes dans la Salle du pentacle et le tuent.
    [prayers] le Rédempteur dit neuf prières dans la Salle du pentacle, une par manche, pendant que des sceaux se brisent.
    [brother] les humains libèrent le Condamné Brute possédé par un démon, et le gardent en vie.
    [chest] les humains trouvent la relique dans un des quatre coffres et l'emportent dehors.
   *[other] ?{ $scenario }
}
cl-lobby-humans = Humains : { $humans } ; Dons : { $gifts } ; { cl-cards-bought }
cl-lobby-with = { ROLE($human, $role) } avec { $objects }
cl-lobby-demons = Démons : des troglodytes et { cl-demon }{ $bought ->
    [0] {""}
   *[other] { "" } (peut être invoqué { $bought } fois)
}, { cl-threat-points }.
cl-lobby-auction = Les humains sont mis aux enchères : les offres descendent à partir de 21, qui va le plus bas les achète et les joue.
cl-lobby-undecided = humains ou démons, selon les offres
cl-bidder = enchérisseur
cl-cards-bought = { $cards ->
    [one] { $cards } carte Avantage.
   *[other] { $cards } cartes Avantage.
}
cl-lobby-handicaps = Handicaps : { $handicaps }.
cl-handicap-deck = ni Perdu ni Panique ! parmi les Événements
cl-handicap-points = 3 PM de plus pour les démons
cl-handicap-card = une carte Avantage de plus pour les humains
cl-handicap-gift = { $gift } en plus
