# 《凶煞回廊》的预测：下一张怪物卡会怎样。

ff-forecast = { $heading ->
    [none] 如果所有棋子都留在原处，下一张怪物卡会怎样：
   *[other] { $heading }
    此后如果其他棋子都留在原处，下一张怪物卡会怎样：
}
ff-forecast-shows = 之后它显示{ $number }。
ff-forecast-fate = { $token }{ $how ->
    [bite] 被吃掉
    [elsewhere] 被推走并在{ $square }被吃掉
    [edge] 被推出边缘
    [teleporter] 被推进传送器
   *[other] ?{ $how }
}
ff-forecast-danger = { $fate }：{ $all }张怪物卡中的{ $some }张（{ $percent }%），即{ $cards }。
ff-forecast-fated = 怪物卡将是{ $card }：大家都已看过它，撤回后还会再来。
ff-forecast-sure = { $fate }{ $cards ->
    [1] ：确定无疑（100%）。
   *[other] ：不论哪张怪物卡（100%）。
}
ff-forecast-card = { $hits ->
    [0] { $steps }步
   *[other] { $hits }猎物
}
ff-forecast-nobody = { $cards ->
    [1] 没有棋子被吃掉。
   *[other] 不论哪张怪物卡，都没有棋子被吃掉。
}
ff-forecast-safe = { $cards ->
    [1] 安全：{ $tokens }。
   *[other] 不论哪张怪物卡都安全：{ $tokens }。
}
ff-forecast-ends = 怪物最后停在{ $ends }。
ff-forecast-end = { $square }（{ $cards }）
ff-forecast-way = { $cards ->
    [1] 它逐步经过：{ $steps }。
   *[other] 它逐步经过（直到最远的怪物卡为止）：{ $steps }。
}
ff-forecast-step = { $square }（吃掉{ $tokens }）
ff-forecast-bag = { $count ->
    [1] 唯一可能翻出的怪物卡：{ $cards }。
   *[other] 可能翻出的{ $count }张怪物卡：{ $cards }。
}
ff-pad-what-if = 会怎样？

## 为什么没有预测

setting-forecast = { $choice ->
    [always] 随时可看
    [after] 玩家走完本轮最后一枚棋子后可看，旁观者随时可看
    [never] 从不
   *[other] ?{ $choice }
}
ff-forecast-never = 本桌不使用预测（设置`forecast`是“从不”）。
ff-forecast-after = 本桌玩家要走完本轮最后一枚棋子，并且别人也行动过之后，才能看预测（由设置`forecast`决定）。
ff-forecast-over = 这一步之后游戏就结束：不会再翻怪物卡。
