# 《幽闭恐惧》里能做的事：写在按钮或补全里的简短说法。

cl-move-bid = 出价{ $points }
cl-move-pass = 不再出价
cl-move-buy = 购买{ $item }
cl-move-buy-for = 为{ $human }购买{ $item }
cl-move-roll = 掷骰
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
cl-move-order = { $tiles }
cl-act-walk = 向{ $direction }到{ $tile }
cl-act-explore = 向{ $direction }探索
cl-act-hole = 钻地洞到{ $tile }
cl-act-leave = 逃出
cl-act-fight = 攻击{ $on }{ $target }{ $cards }
cl-act-fight-all = 全体攻击{ $target }
cl-act-on = { $tile }上的
cl-act-war-cry = （用战吼）
cl-act-suicide = （用舍命攻击）
cl-act-break = 打破路障{ $cards }
cl-move-act = { $who }：{ $act }
cl-move-name = { $human }：{ $lines }
cl-move-guard = { $human }：由{ $guard }承受命中
cl-move-parry = { $human }：格挡
cl-move-tile = 开口朝{ $openings }
cl-laying = （{ $number }）{ $way }
cl-ways-to-lay = 板块的放法：{ $ways }。
cl-move-token = { $tile }上放地洞
cl-move-destiny = { cl-slot }：{ $dice }
cl-move-destiny-on = { cl-slot }：{ $dice }，{ $human }
cl-move-summon = 在{ $tile }召唤{ $who }
cl-move-prepare = 面朝下放{ $card }
cl-move-order-guards = { $order ->
    [always] 护卫：总是
    [never] 护卫：从不
   *[other] ?{ $order }
}
cl-move-end = { $phase ->
    [force] 队伍就这些
    [human-action] 结束人类行动阶段
    [threat] 结束威胁阶段
    [demon-action] 结束恶魔行动阶段
   *[other] 结束
}
cl-move-resign = 认输
cl-at = { $tile }上的{ ROLE($who, $role) }

## 概率

cl-odds-hits = 至少命中{ $hits }次：{ $percent }%
cl-odds-opens = 打通：{ $percent }%

## 电脑

cl-level = { $level ->
    [friend] 兔子
    [novice] 老鼠
    [steady] 猫
    [skilled] 狐狸
    [expert] 猫头鹰
    [master] 龙
   *[other] ?{ $level }
}
cl-level-about = { $level ->
    [friend] 爱冒险胜过爱赢，舍不得用牌
    [novice] 知道好走法，却常常忘记
    [steady] 只看一步，走得稳
    [skilled] 会提前考虑骰子、威胁和板块
    [expert] 把每个选择都推演到本轮结束
    [master] 同样推演，但设想的轮多得多
   *[other] ?{ $level }
}
cl-odds = { $label }：{ $odds }

cl-hint = { $level }认为你的最佳走法是：
cl-hint-move = **{ $number }.** { $move }。{ $others ->
    [none] { "" }
   *[other] 或者{ $others }，同样好。
}{ $percent ->
    [none] { "" }
   *[other] 胜率{ $percent }%。
}{ $why ->
    [none] { "" }
   *[other] { $why }
}
cl-hint-other = **{ $number }.** { $move }

## 复盘：结果从何而来，转折点在哪里

cl-review-chart = 双方逐轮的胜率。
cl-review-account = { $name }：开局{ $begin }%，运气{ $luck }%，走法{ $skill }%：结果{ $result }%
cl-review-point = **{ $number }.** 第{ $round }轮。{ $happened }{ $worth }
cl-review-luck = 这份运气使{ $name }的胜率提高了{ $percent }%。
cl-review-worth = 当时如果走次好的一步，{ $name }的胜率会低{ $percent }%。
cl-review-cost = 这使{ $name }的胜率降低了{ $percent }%。更好的是：{ $better }。

## 电脑为什么这样走

cl-motive-advantage = { $card ->
    [grenade] 它在那里打到的敌人比自己人多。
    [healing] 那里有人伤得很重，或者要治好那一行才不再力竭。
    [haste] 多走一步就能赶到需要的地方。
    [nerves] 这些骰子给谁，谁就力竭。
    [map] 知道接下来是什么会有帮助。
    [oil] 那里有两名以上的人类，这样旁边就不会出现敌人。
    [second-wind] 还有敌人可打。
    [hold-the-line] 那里有两名以上的人类，面对两个以上的敌人。
   *[other] ?{ $card }
}
cl-motive-imagined = 设想的{ $worlds }轮里，它有{ $ahead }轮胜过次好的选择。
cl-motive-all-alike = 没有哪种走法看起来更好。
cl-motive-appears-far = 那里还没有路通到人类身边。
cl-motive-appears-near = 从那里{ $steps ->
    [0] 可以立刻攻击。
   *[other] 走{ $steps }步就到人类身边。
}
cl-motive-bid = 只用{ $points }点，人类方看来还够强。
cl-motive-comes-nearer = { $side ->
    [humans] 这样离目标更近。
    [demons] 这样离人类更近。
   *[other] ?{ $side }
}
cl-motive-dice = { $exhausted ->
    [0] 没有人会力竭。
   *[other] { $exhausted }名人类会力竭。
}
cl-motive-event = { $card ->
    [cave-in] 它切断人类想走的路。
    [defect] 没有那件物品，人类更弱。
    [rage] 恶魔在本阶段更少落空。
    [possession] 一名人类打另一名人类。
    [terror] 它把人从想待的地方赶走。
    [tough] 人类旁边的强壮穴居人不花代价。
    [fumes] 它可能打中那里的所有人。
    [satan] 恶魔因此更强。
    [critical] 那名人类受到的下一次命中算两次。
    [lost] 换一块板块可能对人类更糟。
   *[other] ?{ $card }
}
cl-motive-explores = 要找的东西还没找到。
cl-motive-gathers = 这样离大家一起探索的地方更近。
cl-motive-gift = { $gift ->
    [courage] 有人本轮打得更好、更难被打中。
    [rally] 下一轮有更多骰子可选。
    [healing] 恢复某人的一行。
    [precognition] 本轮的板块按人类方的意思放。
    [blessing] 恶魔方失去一点，还有人受祝福。
   *[other] ?{ $gift }
}
cl-motive-guards = 护卫失去的行比{ $human }少。
cl-motive-hits = 至少命中{ $target }一次：{ $percent }%。
cl-motive-hole-near = 从那里的地洞，穴居人很快就到人类身边。
cl-motive-lays = { $side ->
    [humans] 这样留下的路最多，附近能出现敌人的地方少。
    [demons] 这样留下的路少，附近能再出现战士的地方多。
   *[other] ?{ $side }
}
cl-motive-loses-least = 它放弃的行价值最低。
cl-motive-nothing-better = 其他能做的看来更差。
cl-motive-only-move = 没有其他选择。
cl-motive-opens-the-way = 它打开通路。
cl-motive-parries = { $human }伤得太重，经不起再一次命中。
cl-motive-passes = 点数再少，人类方看来就太弱了。
cl-motive-prepares = 它等到下一次掷骰时生效。
cl-motive-serves-the-goal = 这正是剧本的任务。
cl-motive-slot = { $slot ->
    [calm] 下个威胁阶段多一个骰子。
    [sounds] 每个骰子得两点。
    [speed] 赶路的穴居人本轮更快。
    [legion] 人类身边的穴居人更难被打中。
    [claws] 人类身边的穴居人本轮更少落空。
    [dark] 每个骰子得一张事件牌。
    [taste] 就在人类所在的板块也能再召唤。
    [burrowing] 人类附近能召唤的比平时多。
    [resistance] 没有人类跑得掉，什么也挡不住穴居人。
    [trap] 肯定打中一人。
   *[other] ?{ $slot }
}
cl-motive-strongest-force = 在买得起的当中，它帮助最大。
