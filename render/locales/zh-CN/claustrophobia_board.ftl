# 用文字说明《幽闭恐惧》的局面：等待什么、目标、每块板块、每个战士。

## 标题行

cl-board = 第{ $round }轮，共{ $limit }轮，{ $phase }。{ $wanted }
cl-phase = { $phase ->
    [auction] 竞拍
    [force] 购买人类队伍
    [initiative] 先攻阶段
    [human-action] 人类行动阶段
    [threat] 威胁阶段
    [demon-action] 恶魔行动阶段
    [round-end] 本轮结束
    [over] 游戏结束
   *[other] ?{ $phase }
}
cl-threat-points = { $points }个威胁点（TP）
cl-wanted = { $moment ->
    [auction] 出价从21起往下降；出价低的人玩人类方。
    [force] 人类方购买队伍：还剩{ $points }点。
    [roll] 正在掷骰。
    [initiative] { $left ->
        [1] 人类方把行动骰（{ $dice }）分给一名战士。
       *[other] 人类方把行动骰（{ $dice }）分给自己的战士。
    }
    [human-action] 人类移动、探索和战斗。
    [threat] { $left ->
        [0] 恶魔方打出事件牌并召唤；有{ cl-threat-points }。
       *[other] 恶魔方放置骰子（{ $dice }）、打出事件牌并召唤；有{ cl-threat-points }。
    }
    [demon-action] 恶魔方的战士移动和战斗。
    [placing] { $tile }朝哪个方向放？
    [hole] 地洞放在哪块板块？
    [naming] { cl-hits-owed }
    [map-order] 人类方给下水道地图的板块排顺序。
    [over] 游戏结束。
   *[other] ?{ $moment }
}
cl-headline = 第{ $round }轮，共{ $limit }轮，{ $phase }。{ $moment ->
    [initiative] 人类方分配骰子。
    [threat] { $left ->
        [0] { $wanted }
       *[other] 恶魔方放置骰子、打出事件牌并召唤；有{ cl-threat-points }。
    }
   *[other] { $wanted }
}
cl-to-act = 由{ $name }选择。
cl-hits-owed = 待划掉的行：{ $hits }。
cl-hits-on = { $human } { $count }行
cl-aim = { $scenario ->
    [air] 目标：两名人类从出口逃出，出口在铺了8块板块后出现（已铺{ $count }块）。
    [barrels] 目标：在深坑放好三只木桶（{ $count }/3）。
    [choir] 目标：灵魂之主死亡；他在五芒星室。
    [prayers] 目标：救赎者祈祷九次（{ $count }/9）。
    [brother] 目标：用4处伤口解救被附身者，并让他活到下一轮结束。
    [chest] 目标：找到圣物（已打开{ $count }/4只宝箱）并从T0带出去。
   *[other] ?{ $scenario }
}

## 板块

cl-tile-line = { $tile }，{ $place }：{ $ways }。{ $there }{ $marks }
cl-east = 向东{ $count }块
cl-west = 向西{ $count }块
cl-south = 向南{ $count }块
cl-north = 向北{ $count }块
cl-origin = 起点
cl-way-to = { $direction }通{ $tile }
cl-way-dark = { $direction }通黑暗
cl-way-closed = { $direction }不通
cl-way-sealed = { $direction }通{ $tile }（有封印）
cl-no-way = 无路可走
cl-there = 那里有：{ $warriors }。
cl-mark-hole = 有一个地洞。
cl-mark-trap = 尚未触发。
cl-mark-oil = 那里有燃烧之油。
cl-mark-chest = { $chest ->
    [closed] 有一只关着的宝箱。
    [open] 有一只打开的宝箱。
    [relic] 圣物在那里。
   *[other] ?{ $chest }
}

## 战士

cl-numbers = 括号内：移动/战斗/防御。
cl-human-line = { $human }在{ $place }：{ $state }{ $lost }{ $objects }。
cl-human-dead = { $human }已死亡。
cl-human-out = { $human }已逃出。
cl-human-exhausted = 因骰子{ $die }力竭（{ $stats }）
cl-human-die = 第{ $line }行（{ $stats }）
cl-human-no-die = 还没有骰子
cl-human-unhurt = ，未受伤
cl-human-lost = ，第{ $lines }行已划掉
cl-human-pending = ，有{ $count }次命中待指定
cl-human-bears = ，持有{ $objects }
cl-relic = 圣物
cl-acted = ，已行动
cl-acting = { $left ->
    [0] ，正在行动
   *[other] ，正在行动（剩{ $left }点移动）
}
cl-demon-line = { $demon }在{ $place }：伤口{ $wounds }/{ $health }（{ $stats }）{ $acted }。

cl-crowd = { $tile }上{ $troglodytes }
cl-crowds = { $count ->
    [0] 场上没有穴居人。
   *[other] { $crowds }。
}
cl-not-in-play = { $warrior }不在场上。
cl-stands = { $warrior }在{ $tile }（{ $stats }）。
cl-typed = { $word ->
    [demon] 恶魔
    [troglodytes] 穴居人
   *[other] ?{ $word }
}
cl-no-warrior = 这局没有“{ $text }”：可以查{ $known }。
cl-no-tile = 没有板块“{ $text }”：可以查T0到T{ $last }。

## 双方

cl-points = 威胁点：{ $points }。手牌：人类方{ $advantages }张，恶魔方{ $events }张。{ $prepared }{ $extra }
cl-prepared = 有一张牌面朝下。
cl-extra-dice = 下次多{ $count }个命运骰。
cl-gifts = 恩赐：{ $gifts }。
cl-slots = 命运板上：{ $slots }。
cl-slot-dice = { cl-slot } { $dice }
cl-effects = 生效中：{ $effects }
cl-hand-card = “{ $card }”
cl-hand = { $side ->
    [humans] 人类方的牌
    [demons] 恶魔方的牌
   *[other] ?{ $side }
}：{ $cards }。
cl-card-explained = **{ $card }**：{ $about }
cl-map-known = 接下来的板块：{ $tiles }。
cl-guard-order = 恶魔方的护卫{ $order ->
    [always] 替别人承受命中。
    [never] 不替别人承受命中。
   *[other] ?{ $order }
}
cl-prepared-known = 面朝下的牌：{ $card }。
cl-mark = 第{ $round }轮
cl-film = { $turns ->
    [1] 回放一个回合：{ $told }
   *[other] 回放{ $turns }个回合：{ $told }
}
cl-caught-up = { $acted ->
    [no] { $turns ->
        [1] 到目前为止一个回合：{ $told }
       *[other] 到目前为止{ $turns }个回合。最后一个：{ $told }
    }
   *[yes] { $turns ->
        [1] 你之后有一个回合：{ $told }
       *[other] 你之后有{ $turns }个回合。最后一个：{ $told }
    }
}
cl-caught-up-lost = 你失去了：{ $lost }。
cl-turn-silent = { $name }继续。

cl-dark = { $tile }（{ $sides }）
cl-darks = 通往黑暗：{ $tiles }。
