# 桌上的《幽闭恐惧》：面板、手牌、设置。

## 面板

cl-pad-actor = { $who } { $stats }
cl-pad-warrior = { $who }：{ $stats }。
cl-pad-more = 更多……
cl-pad-choose = 选择
cl-pad-not-now = 现在不能这样做。
cl-pad-aim = **{ $card }**：{ $about }
cl-pad-buries-seal = 在封印旁，你的战士会先打塌方：战斗1的两样都打不通。
cl-pad-nobody = 不用
cl-pad-die = { $die }：{ $stats }{ $exhausts ->
    [yes] { " " }力竭 💤
   *[no] { "" }
}
cl-pad-die-for = **给{ $human }哪个骰子？**
cl-pad-asked-here = 现在{ $name }必须回答。之后这里自动继续；也可以点棋盘上的**{ cl-board-pad }**。
cl-pad-asks-again = 如果又要问你，这里会自动显示；也可以点棋盘上的**{ cl-board-pad }**。
cl-pad-nobody-acts = 你的战士现在都不能移动或战斗。
cl-pad-still = { $others ->
    [0] { $who }还能行动。
   *[other] { $who }和另外{ $others }个还能行动。
}
cl-pad-dice-left = 你还有可以放的骰子。
cl-pad-points-left = 你还有{ $points } TP可用来召唤。
cl-pad-end = 仍然结束吗？
cl-pad-which-gift = **用哪项恩赐？**
cl-pad-no-gift = 不用恩赐
cl-pad-legend = 数字：移动/战斗/防御。
cl-pad-given = { $human } → { $die }
cl-pad-last-die = { $die }；{ $rest }
cl-pad-most-combat = 最强：{ $dice }
cl-pad-most-defense = 最安全：{ $dice }
cl-pad-most-movement = 最快：{ $dice }
cl-pad-how-to-lay = **{ $tile }朝哪个方向放？**
cl-pad-which-hole = **地洞放在哪块板块？**
cl-pad-which-lines = { $count ->
    [1] **{ $human }受一次命中：失去哪一行？**
   *[other] **{ $human }受{ $count }次命中：这一次失去哪一行？**
}
cl-pad-doomed = 不论失去哪几行，{ $human }都没救了。
cl-pad-lose = 失去{ $lines }
cl-pad-parry = 打出{ cl-advantage-card }：什么也不失去
cl-pad-hit-of = { $human }的第{ $number }次命中
cl-pad-guard = 改由{ $human }承受命中
cl-pad-threat = { $asked ->
    [dice] 骰子 { $dice } · { $points } TP
    [summons] **召唤穴居人？** { $points } TP
    [nothing] 你有{ $points } TP。
   *[other] ?{ $asked }
}
cl-pad-place-dice = 放置骰子……
cl-pad-cards = 事件牌……
cl-pad-summon = { $left ->
    [0] 召唤……
   *[other] 召唤（骰子放到一边）……
}
cl-pad-set = { cl-slot-word } { $dice }：{ $slot ->
    [calm] +1骰子
    [sounds] { $points } TP
    [speed] +1移动
    [legion] +1防御
    [claws] 重掷
    [dark] { $count }张牌
    [taste] 在人类旁召唤
    [burrowing] 任意处召唤
    [resistance] 敏捷
    [trap] 命中{ $human }
   *[other] ?{ $slot }
}
cl-pad-so-many = { $tile }上{ $number ->
    [0] { cl-troglodytes }
   *[other] { $count }个
}
cl-pad-demon-on = { $tile }上的恶魔
cl-pad-summons = { $places }（{ $price } TP）
cl-pad-all = { cl-troglodytes }{ $act }
cl-pad-all-on = { cl-troglodytes }{ $act }，再到{ $tile }
cl-pad-all-attack = { cl-troglodytes }{ $act }，攻击{ $human }
cl-pad-end-phase = 结束阶段
cl-pad-stops = 到此停下。{ $why }
cl-pad-rest-waits = 其余的要等答复之后。
cl-pad-no-place = 现在不能召唤：需要一块有一侧通往黑暗、没有人类、还有空位的板块。
cl-pad-price = { $label }（{ $price }）
cl-pad-gifts = 恩赐（每项{ $price }）……
cl-pad-objects = 物品（每件{ $price }）……
cl-pad-bids = 人类方玩家用出价的点数组队：莽汉或雇佣剑客{ $warrior }点，恩赐或物品{ $gift }点，优势牌{ $card }点；救赎者免费。
cl-pad-back = 返回
cl-pad-closed = 已关闭。用最新棋盘的按钮可以再打开。

## 手牌

cl-hand-title = { $side ->
    [humans] **你的优势牌**，别人看不到：
    [demons] **你的事件牌**，别人看不到：
   *[other] ?{ $side }
}
cl-hand-empty = 你没有牌。
cl-board-pad = 行动
cl-board-hand = 我的手牌
look-hand = 我的手牌

## 设置

setting-pictures-of-demons = { $films ->
    [all] 每次恶魔行动阶段结束后一段短片（没什么事就不发）
    [none] 没有恶魔行动阶段的短片
   *[other] ?{ $films }
}
setting-naming = { $choice ->
    [by-time] 每次攻击后；回合限时一小时以上时改在轮末
    [at-once] 每次攻击后
    [deferred] 轮末
   *[other] ?{ $choice }
}
setting-naming-by-time = { $naming ->
    [at-once] 每次攻击后（只要回合限时不到一小时）
    [deferred] 轮末（因为回合限时一小时以上）
   *[other] ?{ $naming }
}
