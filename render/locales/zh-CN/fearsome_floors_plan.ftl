## 为将来的回合计划的走法

ff-planned = { $token }{ $goal }{ $condition ->
    [s] （危险不增加才走）
   *[other] { "" }
}
ff-plan-unreadable = 一步已无法读取的走法
ff-plan-list = **已计划：**{ $moves }。
ff-plan-fails = 照现在的局面不会执行。{ $why }
ff-plan-full = 你没有别的可以计划了。
ff-plan-when = { $round ->
    [next] 用于下一轮，怪物走完之后。轮到你时立即执行
   *[other] 轮到你时立即执行
}，{ $condition ->
    [s] 前提是届时合法，并且下一张怪物卡对你的棋子不比现在更危险
   *[other] 前提是它经过的地方没有变化
}。
ff-plan-if = { $plan ->
    [s] 危险不增加才走
   *[other] 没有变化才走
}
ff-plan-go = 计划这样走
ff-plan-stay = 计划原地不动
ff-plan-outside = 计划留在入口外
ff-plan-take-back = 撤回计划
ff-plan-taken-back = 你的计划已撤回：轮到你时会叫你。
ff-plan-changed = **显示之后局面已经变了。**请再看一遍，然后计划。
ff-plan-no-forecast = 本桌的计划不能参考下一张怪物卡的预测（由设置`forecast`决定）。
