toy-game = Il giocattolo
