# 《凶煞回廊》为什么拒绝：每个理由一句话，说明规则。

## 开桌

ff-refusal-too-few-players = 游戏至少需要{ $fewest }位玩家，现在{ $players ->
    [0] 一位也没有
   *[other] 只有{ $players }位
}。
ff-refusal-too-many-players = 游戏最多{ $most }位玩家，现在有{ $players }位。
ff-refusal-colour-taken = { $colour }色已经有人了：每位玩家颜色不同。
ff-refusal-colour-not-open = { $players }人桌不用{ $colour }色：米黄、紫和黑从第五位玩家起才用。

ff-refusal-too-few-for-longer = 加长游戏适合{ $fewest }或7位玩家，现在有{ $players }位。
ff-refusal-layout-or-draft = 一局游戏要么用自己的布局，要么{ $dungeon ->
    [quick] 随机放砖
    [advanced] 轮流放砖
   *[other] ?{ $dungeon }
}，不能两样都选。
ff-refusal-layout-unreadable = 这个布局不能用。{ $problem }
ff-refusal-layout-unfinished = 这个布局还有方形砖没放（`draft`）：只有搭建完成的城堡才能用。
ff-refusal-layout-on-corner = 这个布局在{ $square }有方形砖：入口和出口必须空着。
ff-refusal-layout-monster-at-entrance = 这个布局里怪物站在入口{ $square }：那样谁也进不来。
ff-refusal-kit-incomplete = “{ $text }”不是怪物：要有{ $parts }个部件，例如蟾蜍-木桶-利爪-蛙腿-兽掌；头有{ $known }。
ff-refusal-no-such-part = 部件中没有叫“{ $text }”的{ $part ->
    [head] 头
    [body] 身体
    [arms] 手臂
    [legs] 腿
    [feet] 脚
   *[other] ?{ $part }
}；有{ $known }。

## 轮到谁

ff-refusal-game-over = 游戏已结束：不能再移动了。
ff-refusal-no-such-seat = 那里没人坐：只有本局玩家能行动。
ff-refusal-player-wanted = 这只能由玩家来做；自动进行的只有翻怪物卡。
ff-refusal-already-resigned = { $colour }方已认输，不再行动。
ff-refusal-card-next = 所有棋子都已走过：现在翻怪物卡。
ff-refusal-tokens-first = 怪物要等所有棋子走完，现在轮到{ $colour }方。
ff-refusal-card-by-nobody = 怪物卡不由玩家打出：所有棋子走完后自动翻开。
ff-refusal-not-your-turn = 现在轮到{ $turn }方：玩家按顺时针各走一枚棋子，{ $colour }方要等一等。

## 轮流放砖

ff-refusal-draft-first = 城堡还没搭完：轮到{ $colour }方放方形砖。
ff-refusal-no-draft = 现在不放方形砖：城堡已经搭完。
ff-refusal-not-your-draft-turn = 现在轮到{ $turn }方：玩家按顺时针各放一块方形砖，{ $colour }方要等一等。
ff-refusal-no-such-tile = 没有“{ $text }”这种方形砖：有{ $tiles }。
ff-refusal-tile-not-left = 没有剩余的{ ff-kind }可放了。
ff-which-tile = “{ $text }”可能是{ $kinds }：请说明是哪一种。
ff-refusal-no-such-square = 棋盘上没有“{ $text }”这一格。
ff-refusal-arrow-wanted = 传送器有箭头：请说明朝向，n（北）、e（东）、s（南）或w（西）。
ff-refusal-direction-wanted = 请说明{ ff-draft-tile }怎么放：lengthwise（横放，沿着行）或crosswise（竖放，沿着列）。
ff-refusal-no-direction-wanted = { ff-draft-tile }怎么放都一样：只说位置就行。
ff-refusal-corner-kept-free = { $square }必须空着：a1、b1、a2、p11、o11、p10上不能放任何东西。
ff-refusal-over-the-edge = 从{ $square }起，{ ff-draft-tile }会超出棋盘边缘。
ff-refusal-place-taken = { $square }已被占用：那里有{ $there }，方形砖不能重叠。
ff-refusal-tile-on-token = { $square }已被占用：{ $other }站在那里。
ff-refusal-tile-on-monster = { $square }已被占用：怪物站在那里。
ff-refusal-teleporters-adjacent = { $square }紧挨着{ $beside }的传送器：传送器不能相邻。
ff-refusal-teleporters-share-wall = { $square }和{ $beside }的传送器都会靠着墙{ $letter }：那里只能有一个。

## 棋子

ff-refusal-unknown-token = 这局没有棋子“{ $token }”。
ff-refusal-not-your-token = { $token }是别人的：每人只走自己的棋子。
ff-refusal-token-escaped = { $token }回不来了：逃出的棋子不再进场。
ff-refusal-token-eaten = 怪物已吃掉{ $token }：这枚棋子已移出游戏。
ff-refusal-token-moved = 每枚棋子每轮走一次，{ $token }已经走过了。

## 路径

ff-refusal-too-many-points = 路径太长：{ $token }有{ ff-points }，第{ $point }点超出了{ $entered ->
    [yes] ，因为进场要花第一点
   *[no] {""}
}。
ff-refusal-unknown-letter = { ff-point-fails }“{ $letter }”不是一步；u、d、l、r各走一格，i进场，x出去。
ff-refusal-enter-first = { ff-point-fails }{ $token }在入口外等待，第一点要用来进场（i）。
ff-refusal-already-inside = { ff-point-fails }{ $token }在{ $square }，只有在入口外等待的棋子才能进场。
ff-refusal-exit-elsewhere = { ff-point-fails }{ $token }在{ $square }，只能从a1出去。
ff-refusal-already-out = { ff-point-fails }{ $token }那时已经逃出，移动结束了。
ff-refusal-entrance-blocked = { ff-point-fails }{ $square }上有东西，谁也进不来。
ff-refusal-wall = { ff-point-fails }{ $square }后面是墙{ $letter }，只有怪物能穿墙。
ff-refusal-monster-there = { ff-point-fails }怪物站在{ $square }，棋子不能去那里。
ff-refusal-floor-closed = { ff-point-fails }{ $square }上有{ ff-floor }，棋子不能去那里。
ff-refusal-points-spent = { ff-point-fails }{ $token }有{ ff-points }，前面的路已经用完。
ff-refusal-tile-at-wall = { ff-point-fails }{ $square }上的{ ff-the-tile }靠着墙，棋子不能把东西推出边缘。
ff-refusal-tile-before-tile = { ff-point-fails }{ $square }上的{ ff-the-tile }推不动，因为它后面的{ $behind }有{ $other }。
ff-refusal-tile-before-token = { ff-point-fails }{ $square }上的{ ff-the-tile }推不动，因为{ $other }站在它后面的{ $behind }。
ff-refusal-tile-before-monster = { ff-point-fails }{ $square }上的{ ff-the-tile }推不动，因为怪物站在它后面的{ $behind }。
ff-refusal-ends-on-token = { $square }上有{ $other }：棋子不能停在那里。

ff-points = { $number }点

ff-point-fails = { $point ->
    [0] {""}
   *[other] 路径的第{ $point }点走不通{ $entered ->
        [yes] （进场要花第一点）
       *[no] {""}
    }：
}

## 输入的路径

ff-refusal-path-unreadable = “{ $text }”不是路径：请输入字母（uull）、箭头、n e s w、带数字的步（l3 u1），或目标格（k5）。
ff-refusal-square-taken = { $square }上有{ $other }：{ $token }不能停在那里。
ff-refusal-square-of-monster = 怪物站在{ $square }：{ $token }不能去那里。
ff-refusal-square-of-floor = { $square }不对棋子开放，{ $token }不能去那里：那里是{ ff-floor }。
ff-refusal-square-out-of-reach = 走不到{ $square }：{ $token }有{ ff-points }，没有合法路径能在点数内停在那里。
ff-refusal-exit-out-of-reach = 走不到出口外：{ $token }有{ ff-points }，从a1离开还要多花1点。

## 轮到执行计划时

ff-refusal-plan-token-elsewhere = { $token }已不在你计划时的位置。
ff-refusal-plan-way-changed = 它的路经过{ $square }，那里和你计划时不一样了。
ff-refusal-plan-ends-elsewhere = 同样的路现在会把{ $token }带到别处，或推动别的东西。
ff-refusal-plan-more-danger = 怪物的下一张卡对你的棋子比你计划时更危险。
