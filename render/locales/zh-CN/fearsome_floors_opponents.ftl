# 玩《凶煞回廊》的电脑：名字，以及它们为什么这样走。

ff-level = { $level ->
    [runner] 兔子
    [novice] 老鼠
    [player] 猫
    [skilled] 狐狸
    [expert] 猫头鹰
    [master] 龙
   *[other] ?{ $level }
}
ff-level-about = { $level ->
    [runner] 只顾朝出口跑，从不回头看
    [novice] 只设想一张怪物卡，然后碰运气
    [player] 考虑所有怪物卡，只看一步
    [skilled] 把几种最好的走法想到本轮结束
    [expert] 把许多走法想到底，从不大意
    [master] 连你的应对也考虑在内
   *[other] ?{ $level }
}

## 为什么这样走

ff-motive-wins = { $token }逃出就赢得游戏。
ff-motive-escapes = { $token }逃出，安全了。
ff-motive-safe = 在那里没有怪物卡会吃掉{ $token }；留在原处的话，{ $cards }张中有{ $before }张会。
ff-motive-safer = 在那里{ $cards }张怪物卡中有{ $after }张会吃掉{ $token }；留在原处的话有{ $before }张。
ff-motive-risks = 在那里{ $cards }张怪物卡中有{ $after }张会吃掉{ $token }。
ff-motive-rescues = 这帮了{ $other }：{ $cards }张怪物卡中现在有{ $after }张会吃掉它，原来有{ $before }张。
ff-motive-exposes = 这让{ $other }陷入危险：{ $cards }张怪物卡中现在有{ $after }张会吃掉它，原来有{ $before }张。
ff-motive-feeds = 这把怪物引向{ $other }：{ $cards }张怪物卡中现在有{ $after }张会吃掉它，原来有{ $before }张。
ff-motive-enters = { $token }进场。
ff-motive-nearer = { $token }再过{ $rounds }轮就能逃出，原来要{ $before }轮。
ff-motive-on-its-way = { $token }离出口更近了：再过{ $rounds }轮就能逃出。
ff-motive-waits = { $token }等待更好的时机再走。
ff-motive-no-nearer = { $token }没有离出口更近，也没有哪个理由特别突出。
ff-motive-too-late = { $token }离出口太远：{ $left ->
    [0] 这是最后一轮。
   *[other] 它还要{ $rounds }轮，而只剩{ $left }轮。
}
ff-motive-runs = 它没有去看怪物。
ff-motive-imagines = 它预计会翻出怪物卡“{ $card }”。
ff-motive-tile-for-cover = { $square }上的{ ROLE($tile, "bare") }在出路附近提供掩护。
ff-motive-tile-to-turn = { $square }上的{ ROLE($tile, "bare") }能让怪物改道。
ff-motive-tile-on-way = { $square }上的{ ROLE($tile, "bare") }就在出路上，可以滑行。
ff-motive-tile-aside = { $square }上的{ ROLE($tile, "bare") }不在出路上，没人会料到它在那里。

## 提示：最佳走法与各自的风险

ff-hint = { $level }认为你的最佳走法是：
ff-hint-way = **{ $number }.** { $does }{ $others ->
    [none] { "" }
   *[other] 或者{ $others }，同样好。
}胜率{ $percent }%。{ $why ->
    [none] { "" }
   *[other] { $why }
}{ $risk }{ $better ->
    [none] { "" }
   *[other] { $better }
}
ff-hint-other = **{ $number }.** { $goal }
ff-hint-less-risk = 比**{ $next }**风险小：你平均有{ $mine }枚棋子被吃掉，而不是{ $theirs }枚。
ff-hint-more-wins = 比**{ $next }**每100局多赢{ $points }局{ $risky ->
    [yes] ，不过风险更大
   *[no] { "" }
}。
ff-hint-risks = 有危险的：{ $risks }。
ff-hint-risk = { $token }（{ $cards }张怪物卡中的{ $some }张{ $moves ->
    [yes] ，如果它留在那里
   *[no] { "" }
}）
ff-hint-draft = 轮流放砖时没有提示：没有哪块方形砖对某位玩家特别有利。
ff-hint-safe = 你的棋子都没有危险。
ff-hint-over = 走完这步游戏就结束了。

## 复盘：结果从何而来，转折点在哪里

ff-review-chart = 每位玩家逐轮的胜率。
ff-review-account = { $name }：开局{ $begin }%，怪物卡{ $luck }%，走法{ $skill }%：结果{ $result }%
ff-review-point = **{ $number }.** 第{ $round }轮。{ $happened }{ $worth }
ff-review-worth = 如果走次好的一步，{ $name }的胜率会低{ $percent }%。
ff-review-cost = 这使{ $name }的胜率降低了{ $percent }%；更好的是{ $better }。
ff-review-card = { $good ->
    [yes] 这张怪物卡给{ $name }带来好运：胜率比平均高{ $percent }%。
    [no] 这张怪物卡给{ $name }带来厄运：胜率比平均低{ $percent }%。
   *[other] ?{ $good }
}
