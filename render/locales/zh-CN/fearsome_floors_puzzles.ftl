# 《凶煞回廊》的谜题：问什么，答案会怎样，课程教什么。

ff-puzzle-kind = { $kind ->
    [save] 全员脱险
    [escape] 逃出生天
    [one-tile] 再加一块石头
    [duel] 任你怎么走
    [leader] 拦住领先者
    [feed] 喂饱怪物
    [both] 两枚都保住
    [eat-them-all] 一网打尽
   *[other] ?{ $kind }
}
ff-puzzle-all-move = 你是{ $colour }方。
ff-puzzle-to-move = 你是{ $colour }方，只有{ $tokens }还能移动。
ff-puzzle-to-place = 你是{ $colour }方，所有棋子都已移动。
ff-puzzle-answered = 之后{ $tokens }会随意移动。
ff-puzzle-walk = { $count ->
    [1] （怪物卡是{ $cards }）
   *[other] （不论翻出哪张怪物卡）
}
ff-puzzle-aim = { $kind ->
    [save] 请走棋，让你的棋子都不被吃掉{ $walk }。
    [escape] 请移动它，让它活下来，并且下一轮能离开{ $walk }。
    [one-tile] 请放一块石头，让怪物吃掉其他玩家的所有棋子，而你的一枚也不吃。怪物卡是{ $cards }：它一直走到吃满三枚为止，但最多20步。
    [duel] 请走棋，让你的棋子都不被吃掉，不论那枚棋子走到哪里、翻出哪张怪物卡。
    [leader] 请走棋，让{ $prey }被吃掉，而你的棋子都不被吃掉{ $walk }。
    [feed] 请走棋，让其他玩家至少有{ $count }枚棋子被吃掉，而你的都不被吃掉{ $walk }。
    [both] 请移动这两枚，让你的棋子都不被吃掉{ $walk }。
    [eat-them-all] 请走棋，让怪物吃掉其他玩家的所有棋子，而你的一枚也不吃。怪物卡是{ $cards }：它一直走到吃满三枚为止，但最多20步。
    [get-out] 请让你的一枚棋子逃出。
    [win] 请走棋，让自己现在就获胜。
    [spare] 请走棋，让{ $token }不被吃掉{ $walk }。
   *[other] ?{ $kind }
}
ff-puzzle-theme = { $theme ->
    [push] 推动
    [slide] 血池滑行
    [come-in] 进场
    [stay] 原地不动
    [bait] 诱饵
    [tie] 一样近
    [monster-pushes] 怪物的推动
    [turning-stone] 转弯石砖
    [teleporter] 传送器
    [wall] 穿墙
   *[other] ?{ $theme }
}

## 答案的结果

ff-puzzle-right = { $kind ->
    [save] 正确：你的棋子都没被吃掉{ $walk }。
    [escape] 正确：{ $token }活下来了，下一轮能离开{ $walk }。
    [one-tile] 正确：怪物吃掉了其他玩家的所有棋子，你的一枚也没吃。
    [duel] 正确：不论对方怎么应对、翻出哪张怪物卡，你的棋子都没被吃掉。
    [leader] 正确：{ $prey }被吃掉，你的棋子都没被吃掉{ $walk }。
    [feed] 正确：其他玩家至少有{ $count }枚棋子被吃掉，你的都没被吃掉{ $walk }。
    [both] 正确：两枚都安全，你的其他棋子也安全{ $walk }。
    [eat-them-all] 正确：怪物吃掉了其他玩家的所有棋子，你的一枚也没吃。
    [get-out] 正确：你的一枚棋子逃出了。
    [win] 正确：你赢了。
    [spare] 正确：{ $token }没被吃掉{ $walk }。
   *[other] ?{ $kind }
}
ff-puzzle-wrong = { $tempts ->
    [yes] 但是，
   *[no] 还不对：
}{ $answer }{ $steps ->
    [none] { "" }
   *[other] 怪物卡是{ $steps }时，
}{ $miss ->
    [eaten] { $token }被吃掉。
    [spared] { $token }没被吃掉。
    [too-few] { $count ->
        [0] 其他玩家的棋子一枚也没被吃掉。
       *[other] 其他玩家只有{ $count }枚棋子被吃掉。
    }
    [no-way-out] { $token }下一轮无法离开。
    [still-inside] 你的棋子一枚也没逃出。
    [not-won] 游戏还在继续。
   *[other] ?{ $miss }
}
ff-puzzle-if-answered = { $place ->
    [none] 如果{ $token }不动，
    [out] 如果{ $token }离开，
   *[other] 如果{ $token }走到{ $place }，
}

## 课程

ff-lesson = { $lesson ->
    [numbers] 棋子的数字是几就走几格，从角落走出去也算一格。走完就翻面：两面的数字加起来是7。
    [sight] 怪物卡是几，怪物就走几步。每走一步之前，它看正前方、左边和右边，从不看身后。
    [stone] 棋子推动一块石头，并站到石头原来的位置。躲在石头后面就不会被看见。
    [tie] 两枚棋子一样近时，怪物哪个也不追：它直行。
    [blood] 血池只花1点就把棋子送到对面。
    [bait] 第一阶段被吃掉的棋子会回到入口等待：牺牲落在后面的那枚。
    [win] 棋子除一枚外全部逃出就立刻获胜：别等最后一枚。
   *[other] ?{ $lesson }
}
