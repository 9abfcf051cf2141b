# 《幽闭恐惧》为什么拒绝：每个理由一句话，说明规则。

cl-who = { $warrior ->
    [R] 救赎者
    [B1] 莽汉B1
    [B2] 莽汉B2
    [K1] 剑客K1
    [K2] 剑客K2
    [troglodyte] 穴居人
    [tough-1] 1号强壮穴居人
    [tough-2] 2号强壮穴居人
    [tough-3] 3号强壮穴居人
    [demon] 恶魔
    [demons] 恶魔方的战士
    [none] 没有人
   *[other] ?{ $warrior }
}
cl-other-card = { $card ->
    [none] 牌
   *[other] ?{ $card }
}

## 轮到谁

cl-refusal-game-over = 游戏已结束：不能再行动了。
cl-refusal-no-such-seat = 那里没人坐：只有本局的两位玩家能行动。
cl-refusal-player-wanted = 这只能由玩家来做；自动进行的只有掷骰。
cl-refusal-roll-first = 要先掷骰，这会自动进行。
cl-refusal-no-roll-now = 现在不掷骰：在先攻阶段和威胁阶段会自动掷骰。
cl-refusal-not-your-turn = { $side ->
    [humans] 现在由人类方选择。
    [demons] 现在由恶魔方选择。
   *[other] 现在没有什么可选的。
}
cl-refusal-not-now = { $moment ->
    [auction] 现在不行：先竞拍人类方，出价越来越低。
    [force] 现在不行：人类方先购买队伍。
    [initiative] 现在不行：人类方先把行动骰分给战士。
    [human-action] 人类行动阶段不行：现在由人类移动和战斗。
    [threat] 威胁阶段不行：现在由恶魔方放骰子、打事件牌和召唤。
    [demon-action] 恶魔行动阶段不行：现在由恶魔方的战士移动和战斗。
    [placing] 现在不行：先放置抽到的板块。
    [hole] 现在不行：恶魔方先把地洞标记放到一块板块上。
    [naming] 现在不行：人类方先指定受到的命中。
    [map-order] 现在不行：人类方先给下水道地图的板块排顺序。
    [roll] 现在不行：要先掷骰。
    [over] 现在不行：没有什么可选的。
   *[other] ?{ $moment }
}
cl-refusal-same-order = 你的护卫已经是这个命令了。
cl-refusal-demons-order = 只有恶魔方可以给护卫下长期命令。

## 游戏之前

cl-refusal-gift-there = 这个剧本的救赎者已有{ $gift }：让步请选另一项恩赐。
cl-refusal-other-bids = 现在由另一位玩家出价；上一次出价是你的。
cl-refusal-no-such-bid = 出价是0到{ $most }的整数，要低于上一次出价；{ $points }不行。
cl-refusal-bid-first = 第一个出价的人不能不出价：请出价21或更低。
cl-refusal-sold-out = 这个不能再买了：{ $item }。
cl-refusal-too-dear = 这要{ $price }点，只剩{ $left }点：{ $item }。
cl-refusal-nobody-bears = 这不由人携带，请不要指定人：{ $item }。
cl-refusal-no-bearer = { $warrior }不能携带：{ $item }。喇叭枪给救赎者或剑客，钢盾给莽汉，权杖和祝福之锤给救赎者，每人携带一件。

## 行动骰

cl-refusal-dice-not-for-all = 场上每名人类各拿一个骰子，别人没有。
cl-refusal-no-such-die = 没有剩余的{ $die }给{ $warrior }：掷出的每个骰子只给一名战士。

## 谁行动

cl-refusal-no-such-warrior = { $warrior }不在场上。
cl-refusal-not-your-warrior = { $warrior }在本阶段不行动：每方只动自己的战士。
cl-refusal-nobody-acts = 没有穴居人在行动：请说明从哪块板块出发。
cl-refusal-not-there = { $warrior }不在{ $tile }。
cl-refusal-has-acted = { $warrior }已行动过：每个战士每阶段行动一次。
cl-refusal-prepared-already = 已有一张牌面朝下，之后只能结束本阶段。
cl-refusal-no-such-tile = 场上没有板块{ $tile }。

## 移动

cl-refusal-movement-ended = { $warrior }的移动已经结束：水和陷阱会这样。
cl-refusal-no-movement-left = { $movement ->
    [0] { $warrior }本轮不能移动：移动值是0。
   *[other] { $warrior }的{ $movement }点移动已用完。
}
cl-refusal-leaving-costs-all = 离开淹水的{ $tile }要花全部移动，而{ $warrior }已用掉一些。
cl-refusal-wall = { $tile }的{ $direction }面没有开口。
cl-refusal-closed = 从{ $tile }向{ $direction }的路不通：两块板块在那里都有开口、中间没有塌方，才算相连。
cl-refusal-sealed = 封印挡住了恶魔方的战士从{ $tile }向{ $direction }的路：其中一个可以放弃攻击，改为打击封印。
cl-refusal-held = { $warrior }被困在{ $tile }（阻挡）：己方战士不少于敌人才能离开，而要离开有威慑的敌人，只有敏捷的战士能做到。
cl-refusal-no-room = { $tile }没有{ $warrior }的空位：一块板块每方容三个战士，狭窄的只容一个。
cl-refusal-stack-empty = 没有板块可以探索了。
cl-refusal-demons-do-not-explore = 恶魔方的战士从不探索。
cl-refusal-not-a-troglodyte = { $warrior }做不到：只有穴居人可以。
cl-refusal-no-hole = { $tile }没有可以钻过去的另一个地洞。
cl-refusal-no-way-out = { $warrior }不能从那里逃出。
cl-refusal-may-not-go-there = { $warrior }不能去{ $tile }：被附身者从不远离最近的人类。

## 战斗

cl-refusal-has-fought = { $warrior }在这次激活中已攻击过。
cl-refusal-no-combat = { $warrior }不能攻击：战斗0不掷骰。
cl-refusal-no-such-target = { $tile }没有这个目标：{ $target }。
cl-refusal-own-side = 不能攻击己方，{ $target }是己方。
cl-refusal-too-far = { $tile }离{ $warrior }太远：只能攻击同板块的敌人，有喇叭枪还可以攻击相连的板块。
cl-refusal-nothing-to-break = { $tile }旁没有塌方，上面也没有可以打破的封印。
cl-refusal-too-weak = { $warrior }的战斗是{ $combat }，这需要{ $needed }。
cl-refusal-only-troglodytes-together = 只有同一板块上还没开始行动的普通穴居人才能一起接连攻击。
cl-refusal-suicide-alone = 舍命攻击只由一个穴居人来做，不能全体一起。

## 任务

cl-refusal-no-such-deed = 这个剧本里没有人能这样做：{ $deed }。
cl-refusal-deed-elsewhere = { $deed ->
    [barrel] 木桶要放在深坑，也就是这个剧本的穴居人巢穴。
    [prayer] 只有救赎者能祈祷，而且只能在五芒星室。
    [open] 那块板块上没有关着的宝箱。
    [take] 圣物不在那块板块上。
   *[other] ?{ $deed }
}
cl-refusal-deed-alone = 祈祷要用整整一轮：救赎者在此前后除了用恩赐什么也不能做。
cl-refusal-enemies-there = { $tile }上有敌人：没有敌人才能开宝箱。
cl-refusal-deed-done = { $deed ->
    [barrel] 本轮已放好一只木桶：每轮一只。
    [prayer] 本轮已祈祷过：每轮一次。
    [open] 圣物已经找到：其他宝箱不再打开。
   *[other] ?{ $deed }
}
cl-refusal-exhausted = { $warrior }力竭，做不到。

## 命中

cl-refusal-no-such-hit = { $warrior }现在没有待指定的命中。
cl-refusal-lines-wanted = { $lines ->
    [1] 这次命中划掉{ $warrior }的一行：请指定一行。
   *[other] 这次命中划掉{ $warrior }的{ $lines }行：请指定这么多行，不要重复。
}
cl-refusal-line-cancelled = { $warrior }的第{ $line }行已划掉，或者不存在：行的编号是1到6。
cl-refusal-no-guard = { $guard }不能替{ $warrior }承受这次命中：被攻击时，身边要有没力竭的护卫。
cl-refusal-no-parry = { $warrior }不能格挡这次命中：需要格挡牌，并且是攻击造成的命中。
cl-refusal-one-answer = { $warrior }受的一次命中只有一种应对：划掉行、由护卫承受，或格挡。

## 板块

cl-refusal-no-such-turn = { $tile }不能这样放：它要有一个开口朝着探索者来的方向，能留出通往黑暗的路就必须留。它被转了{ $turn }°。
cl-refusal-token-there = { $tile }上已有地洞。
cl-refusal-wrong-tiles = 请恰好说出下水道地图显示的板块，每块一次。

## 命运与召唤

cl-refusal-no-such-dice = 剩余的命运骰里没有这些骰子。
cl-refusal-slot-taken = “{ $slot }”已有骰子：每个栏位在一个威胁阶段只收一组。
cl-refusal-dice-do-not-fit = 这些骰子不符合“{ $slot }”。
cl-refusal-human-wanted = 请说明“{ $slot }”的命中由谁承受。
cl-refusal-no-human-wanted = “{ $slot }”不针对任何人：请不要指定人类。
cl-refusal-too-few-points = 这要{ $needed }个威胁点（TP），恶魔方有{ $points }个。
cl-refusal-no-demon-left = 这个剧本不能再召唤恶魔了。
cl-refusal-demon-in-play = 恶魔已在场上，同时只能有一只。
cl-refusal-no-figure-left = 十一个穴居人全在场上。
cl-refusal-oil-there = 燃烧之油使本阶段任何敌人都不能出现在{ $tile }。
cl-refusal-human-there = { $tile }上有人类，没有“嗜血”就不能在那里召唤。
cl-refusal-no-unexplored-side = { $tile }没有未探索的一侧，没有“掘地怪物”就不能在那里召唤。

## 牌与恩赐

cl-refusal-no-such-card = 你没有这张牌：{ $card }。
cl-refusal-card-not-now = 现在不能打出{ $card }；牌上写着何时可以。
cl-refusal-not-prepared = { $card }不能面朝下放：只有信仰危机和恐慌可以。
cl-refusal-demons-card = 事件牌是恶魔方的。
cl-refusal-card-without-target = 现在不能打出{ $card }：没有可用的对象。
cl-refusal-wrong-aim = { $card }不能这样用：请从列出的选项中选。
cl-refusal-wrong-aim-of-gift = { $gift }不能这样用：请从列出的选项中选。
cl-refusal-no-such-gift = 救赎者没有这项恩赐：{ $gift }。
cl-refusal-gift-used = { $gift }本轮已用过。
cl-refusal-gift-not-now = { $gift }要在任何人行动之前使用，治愈光环要在救赎者行动之前使用。
cl-refusal-wrong-die = { $gift }需要救赎者的角色板上是{ $die }。
cl-refusal-redeemer-exhausted = 救赎者力竭，不能使用{ $gift }。
cl-refusal-no-gifts-now = 信仰危机：本轮所有恩赐无效，{ $gift }也一样。
cl-refusal-gift-without-target = 现在不能使用{ $gift }：没有可用的对象。
