# 《幽闭恐惧》里发生的事：每一种一句话。

## 轮

cl-round-ended = 第{ $round }轮结束。
cl-action-rolled = 行动骰：{ $dice }。
cl-dice-assigned = 骰子分给：{ $dice }。
cl-die-of = { $human } { $die }
cl-die-exhausts = { $human } { $die }💤
cl-exhausted = 力竭：{ $humans }。
cl-die-rolled-again = 骰子{ $before }会使{ $human }力竭：重掷得{ $after }。
cl-threat-began = 人类行动阶段结束。
cl-demon-action-began = 威胁阶段结束。
cl-acts-again = { $who }再行动一次。
cl-movement-ended = 移动到此为止。
cl-destiny-rolled = 命运骰：{ $dice }。
cl-slot-taken = 骰子{ $dice }放到“{ cl-slot }”。
cl-dice-set-aside = 骰子{ $dice }放到一边。
cl-destiny-die-owed = 下个威胁阶段多一个命运骰。
cl-points-gained = 恶魔方得到{ $change } TP，现有{ $points } TP。
cl-points-lost = 恶魔方失去{ $change } TP，现有{ $points } TP。
cl-points-left = { $points ->
    [0] 没有剩余的TP。
   *[other] 剩{ $points } TP。
}

cl-effect-courage = { $human }获得+1战斗、+1防御，直到下次先攻阶段。
cl-effect-rally = 下次先攻阶段多两个骰子。
cl-effect-precognition = 本轮探索到的板块由人类方放置。
cl-effect-blessed-speed = { $human }在本人类行动阶段获得+1移动。
cl-effect-blessed-strength = { $human }在本人类行动阶段获得+2战斗。
cl-effect-haste = { $human }在这次激活中获得+1移动。
cl-effect-hold-the-line = { $human }获得+1防御，直到下次先攻阶段。
cl-effect-oil = 下个威胁阶段任何敌人都不能出现在{ $tile }。
cl-effect-speed = 穴居人在本恶魔行动阶段获得+1移动。
cl-effect-legion = 穴居人获得+1防御，直到下个威胁阶段；若在那之前有穴居人死亡，届时得2 TP。
cl-effect-claws = 穴居人在本恶魔行动阶段重掷未命中的骰子。
cl-effect-taste = 本阶段板块上有人类也能召唤。
cl-effect-burrowing = 本阶段任何没有人类的板块都能召唤。
cl-effect-resistance = 下个威胁阶段之前，人类都不再敏捷，穴居人全都敏捷。
cl-effect-crisis = 本轮所有恩赐无效。
cl-effect-rage = 本阶段恶魔重掷未命中的骰子。
cl-effect-satan = 恶魔的移动、战斗和防御各+1，直到下个威胁阶段。
cl-effect-no-bodyguard = { $human }在本恶魔行动阶段不能当护卫。
cl-effect-weak-spot = { $human }在本恶魔行动阶段遭到的攻击，第一次命中算两次。

cl-counter-barrels = { $value ->
    [1] 第一只木桶放好了。
    [3] 第三只木桶放好了。
   *[other] 放好了{ $value }只木桶。
}
cl-counter-prayers = 这是九次祈祷中的第{ $value }次。
cl-counter-chests-opened = 四只宝箱已打开{ $value }只。
cl-counter-relic-found = 圣物就在里面！
cl-counter-relic-carrier = { $human }带着圣物。

cl-end = { $winner ->
    [humans] **人类方获胜**（{ $who }）：{ $cause }
    [demons] **恶魔方获胜**（{ $who }）：{ $cause }
    [nobody] **平局**：{ $cause }
   *[other] ?{ $winner }
}
cl-end-cause = { $cause ->
    [goal] 目标已达成。
    [goal-lost] 目标已无法达成。
    [all-dead] 人类全部死亡。
    [limit] 最后一轮结束。
    [escaped] 里面已没有人。
    [resigned] 另一方认输。
   *[other] ?{ $cause }
}

## 隧道

cl-tile-drawn = { $human }从{ $origin }向{ $direction }探索，发现：{ $kind }。
cl-tile-discarded = 它会把隧道堵死，所以移出游戏。
cl-tile-returned = 它放回牌堆（{ $kind }）。
cl-tile-laid = { $tile }的开口朝{ $openings }。
cl-tile-first = { $kind ->
    [exit] 人类从那里花1点移动就能逃出。
    [hungry] 在那里，攻击的一次命中算两次。
    [narrow] 那里双方各只容一个战士。
    [flooded] 进入那里后移动结束，离开要花全部移动。
    [den] 那里总能召唤穴居人。
    [hole] 穴居人花1点移动就能从一个地洞到另一个。
   *[other] ?{ $kind }
}
cl-tile-sprung = { $kind ->
    [trapped] { $human }触发了{ $tile }的陷阱。
    [mechanism] { $human }启动了{ $tile }的机关。
   *[other] { $human }第一个来到{ $tile }。
}
cl-trap-rolled = 陷阱的骰子是{ $die }：{ $die ->
    [1] 什么也没发生。
    [2] 一次命中。
    [3] 一次命中。
    [4] 移动结束。
    [5] 有空位就出现一个穴居人。
    [6] 两次命中。
   *[other] ?{ $die }
}
cl-hole-token-owed = 另一块板块也会有地洞。
cl-hole-token-put = { $tile }上裂开一个地洞。
cl-opening-closed = 塌方封住了{ $tile }和{ $other }之间的路。
cl-opening-cleared = 塌方已清除。
cl-seal-broken = { $tile }的封印被打破。
cl-chest-there = { $tile }上有一只宝箱。
cl-relic-there = 圣物在{ $tile }上。
cl-tiles-seen = { $count ->
    [1] 人类方看到下一块板块{ $tiles }。
   *[other] 人类方看到接下来的{ $count }块板块{ $tiles }。
}
cl-tiles-ordered = 他们排好顺序{ $tiles }。
cl-these-tiles = ：{ $tiles }

## 战士

cl-moved-together = { cl-troglodytes }从{ $origin }前往{ $target }。
cl-moved = { $who }从{ $origin }前往{ $target }。
cl-driven = { $who }从{ $origin }被赶到{ $target }。
cl-human-left = { $human }逃出。
cl-appeared = { $who }出现在{ $tile }。
cl-troglodytes-appeared = { $count }个穴居人出现：{ $places }。
cl-troglodytes-appeared-on = { $count }个穴居人出现在{ $tile }。
cl-so-many-on = { $tile }上{ $count }个
cl-troglodytes-died = { $tile }上{ $count }个穴居人死亡。
cl-demon-wounded = { $who }受到{ $wounds }处伤口，共{ $all }/{ $health }。
cl-died = **{ $who }死亡。**
cl-human-freed = { $human }在{ $tile }获得解救：第{ $lines }行已划掉，第{ $die }行有效。
cl-object-lost = { $human }失去{ $object }。

## 战斗

cl-attacked = { $who }攻击{ $target }（防御{ $needed }）：{ $dice }；{ $hits ->
    [0] 没有命中。
   *[other] { $hits }次命中。
}
cl-film-attack = { $hits ->
    [0] { $who }未命中{ $target }。
    [1] { $who }命中{ $target }。
   *[other] { $who }命中{ $target } { $hits }次。
}
cl-attacked-together = { $count }个穴居人攻击{ $target }（防御{ $needed }）：{ $dice }；{ $hits ->
    [0] 没有命中。
   *[other] { $hits }次命中。
}
cl-attacked-none = { $who }攻击{ $target }，但没有骰子。
cl-shot = { $who }射击{ $tile }上的{ $target }（防御{ $needed }）：{ $dice }；{ $hits ->
    [0] 没有命中。
   *[other] { $hits }次命中。
}
cl-die-hit = **{ $die }**
cl-dice-and-repeats = { $dice }，重掷{ $repeats }
cl-cave-in-attacked = { $who }挖开塌方。
cl-seal-attacked = { $who }打击{ $tile }的封印，骰子5以上即打破：{ $dice }。
cl-grenade-thrown = { $human }向{ $tile }扔出手雷；骰子4以上即命中：{ $dice }。
cl-fumes-spread = 毒烟弥漫{ $tile }；骰子3以上即命中：{ $dice }。
cl-foe-guarded = { $who }替其承受{ $hits }次命中。
cl-human-hit = { $lines ->
    [1] { $human }受一次命中。
   *[other] { $human }受一次命中，算{ $lines }次。
}
cl-hit-named = { $human }失去第{ $lines }行。
cl-hit-guarded = { $guard }替{ $human }承受这次命中。
cl-hit-parried = { $human }格挡了这次命中。
cl-line-healed = { $human }的第{ $line }行治好了。
cl-deed-done = { $deed ->
    [barrel] { $human }放好一只木桶。
    [prayer] { $human }祈祷。
    [open] { $human }打开宝箱。
    [take] { $human }拿走圣物。
   *[other] ?{ $deed }
}

## 牌与恩赐

cl-event-drawn = 恶魔方抽{ $count }张事件牌。
cl-event-drawn-known = 恶魔方抽到一张事件牌：{ $card }。
cl-event-played = 恶魔方打出**{ $card }**{ $aim }。
cl-advantage-played = 人类方打出**{ $card }**{ $aim }。
cl-gift-used = 救赎者使用**{ $gift }**{ $aim }。
cl-aimed = （{ $aim }）
cl-card-prepared = 恶魔方面朝下放一张牌。
cl-card-prepared-known = 恶魔方面朝下放一张牌：{ $card }。
cl-prepared-revealed = 面朝下的牌翻开：**{ $card }**。
cl-blessed = { $human }受祝福。
cl-guard-set = { $order ->
    [always] 从现在起，你的护卫替别人承受命中。
    [never] 从现在起，你的护卫不替别人承受命中。
   *[other] ?{ $order }
}

## 竞拍

cl-bid-made = { $name }为人类方出价{ $points }。
cl-auction-ended = 没有人出价更低：{ $name }玩人类方，有{ $points }点可用。
cl-human-hired = { $price ->
    [0] { $human }加入。
   *[other] { $human }加入，花费{ $price }点。
}
cl-gift-bought = 买下{ $gift }，花费{ $price }点。
cl-object-bought = { $human }得到{ $object }，花费{ $price }点。
cl-advantage-bought = 买下一张优势牌，花费{ $price }点。
cl-advantage-drawn = 人类方抽一张优势牌。
cl-advantage-drawn-known = 人类方抽到一张优势牌：{ $card }。
cl-force-chosen = 人类方队伍已齐。
