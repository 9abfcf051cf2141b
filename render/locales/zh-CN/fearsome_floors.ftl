# 《凶煞回廊》：名称、玩家的选择、发生的事。

## 名称

ff-colour = { $colour ->
    [green] 绿
    [red] 红
    [blue] 蓝
    [yellow] 黄
    [beige] 米黄
    [violet] 紫
    [black] 黑
   *[other] ?{ $colour }
}
ff-token = { ff-colour }{ $number }
ff-token-at = { $place }的{ $token }
ff-token-of = { $token }（{ $owner }）
ff-tile = { $role ->
    [bare] { ff-the-tile }
   *[subject] { $tile ->
        [crystal] 一块水晶砖
        [turner] 一块直角转弯石砖
        [reverser] 一块180度转弯石砖
        [stone] 一块石头
       *[other] ?{ $tile }
    }
}
ff-the-tile = { $tile ->
    [crystal] 水晶砖
    [turner] 直角转弯石砖
    [reverser] 180度转弯石砖
    [stone] 石头
   *[other] ?{ $tile }
}
ff-floor = { $floor ->
    [blood] 血池
    [teleporter] 传送器
   *[other] ?{ $floor }
}
ff-draft-tile = { $tile ->
    [pool2x2] 2x2血池
    [pool4x1] 4x1血池
    [teleporter1] { $role ->
        [bare] 1号传送器
       *[subject] 一个1号传送器
    }
    [teleporter2] { $role ->
        [bare] 2号传送器
       *[subject] 一个2号传送器
    }
   *[other] { ff-tile }
}
ff-kind = { $tile ->
    [stone] 石头
    [crystal] 水晶砖
    [turner] 直角转弯石砖
    [reverser] 180度转弯石砖
    [pool2x2] 2x2血池
    [pool4x1] 4x1血池
    [teleporter1] 1号传送器
    [teleporter2] 2号传送器
   *[other] ?{ $tile }
}
ff-facing = { $facing ->
    [n] 北
    [e] 东
    [s] 南
    [w] 西
   *[other] ?{ $facing }
}
ff-place = { $place ->
    [in] 入口外
    [out] 已逃出
    [eaten] 已被吃掉
   *[other] { $place }
}
ff-place-moved = { ff-place }（已行动）

## 选择棋子与走法

ff-choice = { $number }（{ $place }）
ff-path-more = ……还有{ $count }种走法：请输入格子或路径的开头
ff-goal = { $place ->
    [out] 逃出
   *[other] 到{ $place }
}
ff-goal-stays = { $place ->
    [in] 留在入口外
   *[other] 留在{ $place }
}
ff-led = { $token }{ $goal }
ff-done = { $token }{ $origin ->
    [none] { "" }
   *[other] 从{ $origin }
}{ $goal }。{ $shows ->
    [none] { "" }
   *[other] 现在显示{ $shows }。
}
ff-points-left = { $count ->
    [0] 没有剩余点数
   *[other] 剩{ $count }点
}
ff-towards = { $letter ->
    [u] 上
    [d] 下
    [l] 左
    [r] 右
    [i] 进场
    [x] 出去
   *[other] ?{ $letter }
}
ff-towards-counted = { $letter ->
    [i] { ff-towards }
    [x] { ff-towards }
   *[other] 向{ ff-towards }{ $count }格
}
ff-separator = { " · " }

ff-typed = { $word ->
    [on] 在, 位于
    [outside] 入口外, 在入口外, 场外, 在场外, 外面, 在外面
    [monster] 怪物, 怪兽
    [u] 上, 向上, 往上, 北, 向北
    [d] 下, 向下, 往下, 南, 向南
    [l] 左, 向左, 往左, 西, 向西
    [r] 右, 向右, 往右, 东, 向东
    [i] 进, 进场, 进入
    [x] 出, 出去, 逃出
    [stay] 停, 留, 留下, 不动
   *[other] ?{ $word }
}

## 推动了什么，推到哪里

ff-pushed = { $end ->
    [edge] { $piece }推出边缘
    [eaten] { $piece }推出边缘（被吃掉）
    [swallowed] { $piece }推进传送器（被吃掉）
    [teleporter] { $piece }推进传送器（移出游戏）
    [corner] { $piece }推到角落格（移出游戏）
    [square] { $piece }推到{ $square }
   *[other] ?{ $end }
}
ff-clause-pushes = 把{ $pieces }

## 轮流放砖

ff-draft = 城堡正在搭建：还剩{ $count }块方形砖，接下来由{ $who }放{ $next }块。
ff-draft-left =
    { $sentence }
    剩余：{ $tiles }。
ff-kind-left = { ff-kind }（{ $count }）
ff-span = { $first }到{ $last }
ff-orientation = { $orientation ->
    [lengthwise] 横放（沿着行）
    [crosswise] 竖放（沿着列）
   *[other] { ff-facing }
}
ff-placement = 在{ $squares }放置{ ff-draft-tile }
ff-placement-arrow = { ff-placement }，箭头朝{ ff-facing }
ff-placed = { $who }{ $placement }。
ff-placed-rest = { $count ->
    [1] 最后一块方形砖随机放置。
   *[other] 其余{ $count }块方形砖随机放置。
}
ff-placed-last = { $sentence }城堡搭建完成。
ff-place-done = 你已{ $placement }。

## 棋子的移动、认输、怪物卡

ff-move = { $who }：{ $clauses }。
ff-move-stays = { $place ->
    [in] { $token }留在入口外
   *[other] { $token }留在{ $place }
}
ff-move-returns = { $token }绕一圈回到{ $place }
ff-move-enters = { $token }进场到{ $square }
ff-move-goes = { $token }从{ $origin }到{ $square }
ff-move-escapes = { $token }逃出（已逃出{ $out }/{ $all }）
ff-clause-slides-over = 滑过{ $floors }
ff-clause-wins = 赢得游戏
ff-rest-turned = { $sentence }第一轮每位玩家只移动两枚棋子，其余棋子现在翻面。
ff-resigns = { $count ->
    [0] { $who }认输。
   *[other] { $who }认输：{ $tokens }离开游戏。
}
ff-card-steps = 怪物卡是{ $steps }步。
ff-card-hits = 怪物要抓{ $hits }个猎物，最多走{ $steps }步。

## 怪物的一步：看到什么，做什么，最后朝向哪里

ff-step = 第{ $step }步：{ $look }{ $clauses }。
ff-step-quiet = { $look }{ $clauses }。
ff-step-last = 第{ $step }步：{ $look }{ $clauses }；然后{ $last }。
ff-look-nobody = 没看见任何棋子，
ff-look-nearest = 看见{ $tokens }：
ff-look-tie = 看见{ $tokens }，都相距{ ff-squares }，一样近：
ff-look-tie-counted = 看见{ $count }枚棋子一样近：
ff-sighting-nearest = { $side ->
    [ahead] 正前方{ ff-squares }处的{ $token }
    [left] 左边{ ff-squares }处的{ $token }
    [right] 右边{ ff-squares }处的{ $token }
   *[other] ?{ $side }
}
ff-sighting = { $side ->
    [ahead] 正前方{ $distance }格处的{ $token }
    [left] 左边{ $distance }格处的{ $token }
    [right] 右边{ $distance }格处的{ $token }
   *[other] ?{ $side }
}
ff-sighting-tied = { $side ->
    [ahead] 正前方的{ $token }
    [left] 左边的{ $token }
    [right] 右边的{ $token }
   *[other] ?{ $side }
}
ff-sighting-past = { $token }（隔着{ ff-tile }）
ff-squares = { $distance }格
ff-clause-straight = 继续直行
ff-clause-turns = { $side ->
    [left] 左转
    [right] 右转
   *[other] ?{ $side }
}
ff-clause-goes = 走到{ $square }
ff-clause-slides = 滑到{ $square }
ff-clause-goes-through = 穿过墙{ $letters }走到{ $square }
ff-clause-slides-through = 穿过墙{ $letters }滑到{ $square }
ff-clause-turned = 被{ $wall ->
    [none] { "" }
   *[other] 墙{ $wall }后面
}{ $square }上的{ ff-tile }转向{ ff-facing }
ff-clause-turned-often = { $count ->
    [1] 被转弯石砖转向
   *[other] 被转弯石砖转向{ $count }次
}
ff-clause-teleports = 从{ $square }的传送器出来并面朝{ ff-facing }
ff-clause-boxed-in = 在{ $square }被困住并面朝{ ff-facing }
ff-clause-stops = 绕回原处并停在{ $square }
ff-clause-eats = 吃掉{ $tokens }
ff-pieces-counted = { $count }件东西推开
ff-tokens-counted = { $count }枚棋子
ff-last-turns = 转向{ ff-facing }，看着{ $token }
ff-last-ahead = 朝{ ff-facing }看着{ $token }
ff-last-tie = 看见{ $tokens }一样近，仍面朝{ ff-facing }
ff-last-nobody = 没看见任何棋子，仍面朝{ ff-facing }
ff-last-facing = 面朝{ ff-facing }

## 怪物为什么这样走

ff-why-look = { $last ->
    [yes] 走完这一步，它在{ $square }面朝{ ff-facing }，再看一次：
   *[no] 它在{ $square }面朝{ ff-facing }，先观望：
}
ff-why-side = - { $side ->
    [ahead] 正前方
    [left] 左边
    [right] 右边
   *[other] ?{ $side }
}（{ ff-facing }）：{ $seen }
ff-why-token = { $token }在{ $square }，相距{ ff-squares }
ff-why-wall = { $distance ->
    [0] 没有棋子：紧挨着墙{ $letter }
   *[other] 到墙{ $letter }为止的{ $distance }格内没有棋子
}
ff-why-blocked = { $distance ->
    [0] 没有棋子：{ $square }的{ ff-the-tile }紧挨着挡住视线
   *[other] { $distance }格内没有棋子；再往前，{ $square }的{ ff-the-tile }挡住视线
}
ff-why-ruling = { $ruling ->
    [nobody] 它没看见任何棋子，所以仍面朝{ ff-facing }。
    [tie] 最近的几枚棋子一样近，所以它仍面朝{ ff-facing }。
    [ahead] 最近的棋子在正前方，所以它仍面朝{ ff-facing }。
    [left] 最近的棋子在左边，所以它转向{ ff-facing }。
    [right] 最近的棋子在右边，所以它转向{ ff-facing }。
   *[other] ?{ $ruling }
}
ff-why-choose = 选一步看图
ff-no-walk = 没有可以解释的行走：怪物还没走过，或者那次行走已被撤回。
ff-why-step = 第{ $step }步

## 棋子在哪里，格子或行列上有什么

ff-where = { $token }：{ $place }，{ $moved ->
    [yes] 本轮已行动
   *[no] 本轮尚未行动
}；另一面是{ $other }。
ff-where-free = { $count ->
    [0] 它哪儿都走不了。
   *[other] 可走方向：{ $ways }。
}
ff-where-closed = 走不通：{ $closed }。
ff-where-exit = { $count ->
    [0] 出口就在这里。
    [1] 出口相距1格。
   *[other] 出口相距{ $count }格：向左{ $left }格，向上{ $up }格。
}
ff-where-seen = 怪物在{ $side ->
    [ahead] 正前方
    [left] 左边
    [right] 右边
   *[other] ?{ $side }
}看见它，相距{ ff-squares }。
ff-where-unseen = 怪物看不见它。
ff-where-sees = { $count ->
    [0] 它没看见任何棋子。
   *[other] 它看见{ $tokens }。
}
ff-where-off = { $token }：{ $place }。
ff-where-resigned = { $token }在其玩家认输时离开了游戏。
ff-no-row = 棋盘上没有“{ $text }”这一行或列：行是1到{ $last }，列是a到{ $last_column }。
ff-where-the-monster = 怪物
ff-where-monster = 怪物在{ $square }，面朝{ ff-facing }。
ff-look-square = { $square }：{ $told }。
ff-look-empty = 空
ff-look-monster = 怪物（面朝{ ff-facing }）
ff-look-token = { $token }（{ $owner }{ $moved ->
    [yes] ，已行动
   *[no] { "" }
}）
ff-look-teleporter = { $pair }号传送器（箭头朝{ ff-facing }）
ff-look-corner = { $corner ->
    [exit] 出口
    [entrance] 入口
   *[other] ?{ $corner }
}
ff-look-wall = { ff-facing }面的墙{ $letter }（怪物穿过后从{ $square }出来）
ff-row = 第{ $row }行，{ $first }到{ $last }：{ $told }。
ff-column = { $column }列，{ $first }到{ $last }：{ $told }。
ff-row-square = { $square }{ " " }{ $told }

## 自玩家上个回合以来发生的事

ff-caught-up-others = 自你上个回合以来行动过的有：{ $turns }。
ff-caught-up-moves = { $who }（{ $moves }）
ff-turns-counted = { $who }（{ $count }次）
ff-film-turns = 行动次数：{ $turns }。
ff-walk-told = { $hits ->
    [0] 怪物走了{ $card }步
   *[other] 怪物要抓{ $hits }个猎物
}，{ $tokens ->
    [nobody] 谁也没吃到
   *[other] 吃掉了{ $tokens }
}，停在{ $square }。
ff-caught-up-walks = 怪物走了{ $walks }次，{ $tokens ->
    [nobody] 谁也没吃到
   *[other] 吃掉了{ $tokens }
}，停在{ $square }。
ff-caught-up-bites = 棋子{ $count }次
ff-caught-up-own = 你的棋子：{ $tokens }。
ff-caught-up-eaten = { $tokens }被吃掉{ $place ->
    [eaten] （永久出局）
   *[other] （现在：{ ff-place }）
}
ff-caught-up-pushed = { $token }被推动（现在：{ $place }）

## 轮、阶段与结局

ff-mark = 第{ $round }轮
ff-round = 第{ $round }轮开始：{ ff-sides-up }。{ $marker }。
ff-sides-up = { $side ->
    [light] 有色面
    [dark] 黑色面
   *[other] ?{ $side }
}朝上{ $round ->
    [1] ，每人只走两枚棋子
   *[other] { "" }
}
ff-marker = { $start }持有起始玩家标记
ff-marker-skipped = { $start }持有起始玩家标记（由{ $who }先走）
ff-round-on = 第{ $round }轮，共{ $last }轮：{ ff-sides-up }。{ $start }持有起始玩家标记。
ff-half-and-round = 第二阶段开始：八张怪物卡全部放回；从现在起被吃掉的棋子不再回来。{ $round }
ff-end-cause = { $cause ->
    [escape] 只剩一枚棋子没有逃出。
    [cards] 最后一轮结束了。
    [no-tokens] 场上没有棋子了。
    [resigned] 其他玩家都认输了。
   *[other] ?{ $cause }
}
ff-end-winner = { $cause }{ $winner }获胜！
ff-end-monster = { $cause }没有任何棋子逃出：怪物获胜！
ff-end-tie = { $players }逃出的棋子一样多：{ $winner }先达到这个数目。
ff-tally = { $who }：{ $which ->
    [both] 逃出{ $out }，被吃{ $eaten }
    [out] 逃出{ $out }
    [eaten] 被吃{ $eaten }
   *[other] ?{ $which }
}
ff-standing = 第{ $place }名：{ $who }，逃出{ $score }枚
ff-standing-monster = 第{ $place }名：怪物

## 图片的文字：谁在哪里

ff-alt-round = { $side ->
    [none] 第{ $round }轮，共{ $last }轮。
    [light] 第{ $round }轮，共{ $last }轮，有色面朝上。
    [dark] 第{ $round }轮，共{ $last }轮，黑色面朝上。
   *[other] ?{ $side }
}
ff-alt-draft = 轮到{ $who }放置剩余方形砖之一：{ $tiles }。
ff-alt-turn = 轮到{ $who }移动。
ff-alt-monster-turn = 轮到怪物。
ff-alt-over = 游戏结束。
ff-alt-monster = 怪物在{ $square }，面朝{ ff-facing }。
ff-alt-colour = { START(ff-colour) }
ff-alt-player = { $who }（{ $colour }）
ff-alt-player-tokens = { $who }：{ $tokens }。
ff-alt-resigned = { $who }已认输。
ff-alt-resigned-out = { $who }已认输：{ $tokens }。
ff-alt-tokens = { $tokens }（{ $place }）
ff-alt-token = { $number }{ $moved ->
    [yes] （已行动）
   *[no] {""}
}
ff-alt-tiles = { $tile ->
    [crystal] 水晶砖
    [turner] 直角转弯石砖
    [reverser] 180度转弯石砖
    [stone] 石头
   *[other] ?{ $tile }
}在{ $squares }。
ff-alt-floor = { $floor ->
    [blood] 血池
   *[other] ?{ $floor }
}在{ $squares }。
ff-alt-teleporters = { $pair }号传送器在{ $places }。
ff-alt-teleporter = { $square }（箭头朝{ ff-facing }）

ff-prose-cards = 可能翻出的怪物卡：{ $cards }。

## 用字母画的棋盘

ff-text-sign = { $letters } { $what ->
    [monster] 怪物
    [stone] 石头
    [crystal] 水晶砖
    [turner] 右转
    [reverser] 掉头
    [blood] 血池
    [teleporter] 传送器
    [exit] 出口
    [entrance] 入口
   *[other] ?{ $what }
}
ff-text-tokens = { $what ->
    [in] 待进场
    [out] 逃出
    [moved] 已行动
    [eaten] 被吃
   *[other] ?{ $what }
}：{ $tokens }
ff-text-colour = { $letter } { ff-colour }
ff-text-round = 第{ $round }轮  怪物卡 { $cards }  { $colours }
ff-text-draft = 待放：{ $tiles }
ff-text-next = 轮到：{ $who }
ff-text-next-monster = 轮到：怪物
ff-text-over = 结束：{ $who }获胜
ff-text-over-monster = 结束：怪物获胜

## 桌上：标题、移动面板、放砖面板

fearsome-floors = 凶煞回廊
ff-aim = 带你的棋子逃出城堡，别被怪物吃掉；怪物自己行走，看见谁就朝谁去。
ff-length = 最多14轮：大家都在线约一小时；有空再走，则要几天。

ff-board-move = 移动
ff-board-guess = 谁会被吃？
ff-help-guess = 猜猜怪物会吃掉谁：点最新棋盘下的**{ ff-board-guess }**。
ff-guess = { $place }的{ $token }
ff-guess-nobody = 没有人
ff-guessed = { $count ->
    [0] 怪物谁也没吃到
   *[other] 怪物吃掉了{ $tokens }
}。
ff-board-place = 放置
setting-tiles = { $choice ->
    [one] 轮流放砖时每回合一块
    [two] 轮流放砖时每回合两块
   *[other] ?{ $choice }
}
ff-which-way = 有好几条路可以到那里。走哪条？用字母写的路径（`uull`）最准确。
ff-pad-token = **{ $token }**
ff-pad-start = { $place ->
    [in] { $token }：{ $count ->
        [1] 有1点，刚好够进场。
       *[other] 有{ $count }点，第一点用来进场。
    }
   *[other] { $token }：{ ff-pad-left }
}
ff-pad-led = { $token }{ $clauses }。
ff-pad-enters = 进场到{ $square }
ff-pad-goes = { $steps }{ $returns ->
    [yes] 走回{ $square }
   *[no] 走到{ $square }
}
ff-pad-leaves = 离开城堡
ff-pad-left = { $count ->
    [0] 没有剩余点数。
   *[other] 剩{ $count }点{ ff-pad-exit }。
}
ff-pad-exit = { $exit ->
    [yes] ；再用1点就能离开城堡
   *[no] { "" }
}
ff-pad-passes = 必须继续走，因为{ $other }站在那里：{ ff-points-left }。
ff-pad-closed = -# 走不通：{ $closed }。
ff-pad-closed-by = { $ways }（{ $why }）
ff-pad-wall = 墙
ff-pad-go = 确认
ff-pad-stay = 原地不动
ff-pad-outside = 留在入口外
ff-pad-enter = 进场
ff-pad-leave = 离开城堡
ff-pad-back = 退一步
ff-pad-arrow = { $letter ->
    [l] ⬅
    [u] ⬆
    [d] ⬇
    [r] ➡
   *[other] ?{ $letter }
}
ff-pad-square = { $token ->
    [chosen] { "" }
   *[other] { $token } →{ " " }
}{ $place ->
    [out] 离开城堡
   *[other] { $place }
}{ $signs ->
    [pushes] { " ○" }
    [eaten] { " ☠" }
    [pushes-eaten] { " ○ ☠" }
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-legend = -# { $numbers ->
    [yes] 格子前的数字表示哪枚棋子走到那里。
   *[no] { "" }
}{ $signs ->
    [pushes] ○ 会推动东西。
    [eaten] ☠ 可能在那里被吃。
    [pushes-eaten] ○ 会推动东西。☠ 可能在那里被吃。
    [none] { "" }
   *[other] ?{ $signs }
}
ff-pad-group = { $direction ->
    [exit] 朝出口
    [sideways] 横向
    [back] 后退
   *[other] ?{ $direction }
}：第{ $last ->
    [none] { $first }
   *[other] { $first }-{ $last }
}个，共{ $count }个
ff-pad-group-wanted = **{ $token }**走到哪里？{ $group }。
ff-pad-goal = { $token }走到哪里
ff-pad-whole = 整个棋盘
ff-pad-near = 放大
ff-pad-forecast = 预测
look-why = 怪物为什么这样走
look-forecast = 下一张卡会怎样
look-monster = 怪物
look-record = 棋谱文件
ff-pad-cancel = 取消
ff-pad-cancelled = 没有移动任何棋子。
ff-draft-another = 你再放一块。
ff-draft-rest = 其余随机
ff-draft-rest-asked = { $who }请求随机放置其余{ $count }块方形砖。
ff-draft-tile-wanted = 放哪块方形砖？
ff-draft-square-wanted = { $tile ->
    [pool2x2] { ff-draft-tile }放在哪里？请选它左上角的格子。
    [pool4x1] { ff-draft-tile }放在哪里？请选它的第一格：最左或最上的一格。
   *[other] { ff-draft-tile }放在哪里？
}
ff-draft-about = { $tile ->
    [stone] 挡住怪物的视线。怪物会推动它，棋子也能推。
    [crystal] 怪物的视线能穿过它。怪物会推动它，棋子也能推。
    [turner] 挡住怪物的视线；怪物走上来会被它转向右。棋子能推动它。
    [reverser] 挡住怪物的视线；怪物走上来会被它掉转方向。棋子能推动它。
    [pool2x2] { ff-draft-about-blood }
    [pool4x1] { ff-draft-about-blood }
    [teleporter1] { ff-draft-about-teleporter }
    [teleporter2] { ff-draft-about-teleporter }
   *[other] ?{ $tile }
}
ff-draft-about-blood = 凡是进入血池的都会笔直滑过去：棋子、怪物和被推动的石头。
ff-draft-about-teleporter = 怪物踏上它就从配对的另一个出来，面朝那边箭头的方向。棋子不能进入。
ff-draft-about-what =
    { $sentence }
    { ff-draft-about }
ff-draft-column = 列
ff-draft-row = { $column }列的格子
ff-draft-orientation-wanted = { $tile ->
    [teleporter1] { $square }上的箭头朝哪边？
    [teleporter2] { $square }上的箭头朝哪边？
   *[other] 从{ $square }起，它怎么放？
}
ff-draft-ready = { $placement }？
ff-draft-place = 放置

## 开桌

ff-lobby-another-colour = 换颜色
ff-lobby-dungeon = { $dungeon ->
    [advanced] 城堡：进阶，由玩家搭建
    [quick] 城堡：快速，随机搭建
    [basic] 城堡：基础
   *[other] ?{ $dungeon }
}
ff-lobby-layout = 城堡：{ $name }（本服务器保存）
ff-lobby-longer = 加长游戏：卡5当作3猎物
ff-lobby-monster = 怪物：{ $monster }
ff-monster-name = 长着{ $arms ->
    [claws] 利爪
    [tentacles] 触手
    [wings] 翅膀
    [hooks] 铁钩
    [ladles] 长勺
    [pincers] 钳子
   *[other] ?{ $arms }
}、{ $legs ->
    [frog] 蛙腿
    [spider] 蛛腿
    [ostrich] 鸵鸟腿
    [stump] 木桩腿
    [spring] 弹簧腿
    [stilt] 高跷腿
   *[other] ?{ $legs }
}和{ $feet ->
    [paws] 兽掌
    [hooves] 蹄子
    [flippers] 脚蹼
    [boots] 靴子
    [wheels] 轮子
    [talons] 禽爪
   *[other] ?{ $feet }
}的{ $head ->
    [toad] 蟾蜍
    [goat] 山羊
    [crow] 乌鸦
    [boar] 野猪
    [moth] 飞蛾
    [skull] 骷髅
   *[other] ?{ $head }
}{ $body ->
    [barrel] 木桶
    [furnace] 火炉
    [pumpkin] 南瓜
    [cask] 酒桶
    [sack] 麻袋
    [shell] 甲壳
   *[other] ?{ $body }
}怪
ff-kit-part = { $part ->
    [toad] 蟾蜍
    [goat] 山羊
    [crow] 乌鸦
    [boar] 野猪
    [moth] 飞蛾
    [skull] 骷髅
    [barrel] 木桶
    [furnace] 火炉
    [pumpkin] 南瓜
    [cask] 酒桶
    [sack] 麻袋
    [shell] 甲壳
    [claws] 利爪
    [tentacles] 触手
    [wings] 翅膀
    [hooks] 铁钩
    [ladles] 长勺
    [pincers] 钳子
    [frog] 蛙腿
    [spider] 蛛腿
    [ostrich] 鸵鸟腿
    [stump] 木桩腿
    [spring] 弹簧腿
    [stilt] 高跷腿
    [paws] 兽掌
    [hooves] 蹄子
    [flippers] 脚蹼
    [boots] 靴子
    [wheels] 轮子
    [talons] 禽爪
   *[other] ?{ $part }
}
ff-monster = 这是{ $name }。
ff-layout-saved = 已保存：{ $name }。`/new fearsome-floors`可以选它作为城堡。
ff-layout-dropped = 已删除：{ $name }。
ff-record = 文字棋谱：先是棋局信息，再是用记谱法写的每一步；记谱法见`/rules`的*{ ff-rules-notation-title }*。

## 玩法教学：五张卡片

ff-primer-aim-title = 目标
ff-primer-aim =
    一座城堡，一只怪物，还有你。你的四枚棋子从右下角的入口**p11**进场。出口是左上角的**a1**。四枚中有三枚逃出，你就立刻获胜。（五到七人时每人三枚，逃出两枚即可。）

    怪物自己行走，挡路的统统吃掉：把它引向别人吧。

    进阶游戏要先搭建城堡：玩家用棋盘下的**{ ff-board-place }**轮流放下17块方形砖。
ff-primer-aim-picture = 第一步之前的棋盘：出口a1在左上角，怪物就在那里；入口p11在右下角；中间有十一块石头和两个血池。
ff-primer-sides-title = 棋子的两面
ff-primer-sides =
    玩家轮流移动一枚棋子，直到所有棋子都走过。棋子显示的数字就是它能走的格数。走完就翻面，露出下一轮要用的另一个数字。

    两面相加是7：1的背面是6，5的背面是2。所以这轮慢的棋子下轮就快。旁边的小数字是另一面。
ff-primer-sides-picture = 四枚红色棋子。b2和d2的还没走，显示1和4。b4和d4的走过并翻了面：显示4和2，小数字是它们的另一面3和5。
ff-primer-moving-title = 移动与推动
ff-primer-moving =
    上下左右走，一点走一格，不能斜走。可以提前停下，也可以不动。终点格上不能有别的棋子。

    走向石头就会把它推前一格，只要它后面有空位。踏上**血池**会免费滑到对面。
ff-primer-moving-picture = 红4从f2向左三格、向下一格到了c3，途中把石头从c2推到b2。它翻了面，显示3，小数字是4。
ff-primer-monster-title = 怪物看见什么
ff-primer-monster =
    所有棋子走完后，一张怪物卡决定怪物走几步。每走一步之前，它看**正前方、左边和右边**，从不看身后，然后转向看见的**最近**的棋子。谁也没看见，或者有两枚一样近，它就直行。

    石头能遮住你；墙对它来说是门：从一个字母进去，从对面同一个字母出来。
ff-primer-monster-picture = 怪物在e4，向东、北、南看。它看见红1在左边两格处，绿4在正前方四格处；绿5被石头挡住了。所以它左转朝红1走到e3。
ff-primer-winning-title = 被吃、两个阶段、获胜
ff-primer-winning =
    在**前七轮**被吃掉的棋子可以从入口重新进场。在**后七轮**被吃掉的就永久出局。

    棋子除一枚外全部逃出，你就赢了。如果没人做到，第14轮后逃出棋子最多的人获胜。

    轮到你时，点棋盘下的**{ ff-board-move }**；那里的**{ ff-pad-what-if }**会显示怪物接下来可能做什么。
ff-primer-winning-picture = 第9轮，第二阶段：怪物从g6向东走到h6，吃掉一枚红色棋子，它永久出局。

## /help：轮到的人能做什么

ff-help-move = 点最新棋盘下的**{ ff-board-move }**打开面板：选棋子和格子，再点*{ ff-pad-go }*。也可以输入`/move`；`/stay`让棋子原地翻面。
ff-help-odds = 预测：`/see forecast`，或面板上的**{ ff-pad-what-if }**：下一张怪物卡可能吃掉谁。
ff-help-hint = `/hint`：你的最佳走法（如果本桌允许）。
ff-help-place = 点最新棋盘下的**{ ff-board-place }**打开面板：先选方形砖，再选位置。也可以输入`/place`。

## 首次打开面板时的小提示

ff-coach-move = 让你{ $tokens }枚棋子中的{ $wanted }枚从黄色角落{ $exit }逃出。选棋子和格子，看看图，再点*{ ff-pad-go }*：在那之前什么都不会走。
ff-coach-sides = 棋子走过后显示另一个数字，两面相加是7。留一个快的面，等怪物靠近时用。
ff-coach-lure = 怪物会转向它看见的最近的棋子。躲在石头后面，让别人留在它的视线里。
ff-coach-draft = 选方形砖，再选格子；图上会亮出可以放的位置。点*{ ff-draft-place }*之前什么都不会放下。
ff-coach-hiding = 石头能让棋子躲开怪物的视线，水晶砖不能。
ff-coach-blood = 棋子在血池上免费滑行，怪物也一样：远路会变近。

## 布局

ff-no-such-layout = 本服务器没有名为{ $name }的布局，也没有这个名字的城堡。
ff-layout-nameless = 布局需要一个读得出来的名字。
ff-layout-taken = 已经有名为{ $name }的城堡了。
ff-duplicate-alone = 复式赛的暗号已决定城堡和怪物：暗号和它们只能二选一。
ff-layouts-full = 本服务器已保存{ $most }个布局，达到上限；请先删除一个。
ff-layout-of-another = 只有保存{ $name }的人，或在这里拥有**管理频道**权限的人，才能删除它。
