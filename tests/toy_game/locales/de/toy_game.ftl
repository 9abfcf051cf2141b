toy-game = Das Spielzeug
