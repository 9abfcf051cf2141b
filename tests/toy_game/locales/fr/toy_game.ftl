toy-game = Le Jouet
