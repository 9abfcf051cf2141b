toy-game = 玩具
