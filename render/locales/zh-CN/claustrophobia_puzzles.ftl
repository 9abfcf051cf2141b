# 《幽闭恐惧》的谜题：问什么，答案会怎样，课程教什么。

cl-puzzle-kind = { $kind ->
    [best-chance] 最大胜算
   *[other] ?{ $kind }
}
cl-puzzle-aim = { $kind ->
    [best-chance] 请分配骰子，再用一项恩赐或不用，让{ $demon }现在受到最后一处伤口的概率最大。每名能攻击的人类攻击一次。
    [nobody-exhausted] 你是人类方。请分配骰子，让谁也不力竭。
    [way-free] 你是人类方，想从这里继续前进。先要做什么？
    [redeemer-lives] 你是人类方。请选择由谁承受命中，别因此输掉游戏。
    [humans-win] 你是人类方，再放一只木桶就赢。现在就赢下来。
    [redeemer-dies] 你是恶魔方，救赎者只剩一行。现在就赢下来：用三个骰子组成一组就能命中。
    [in-reach] 你是恶魔方。请把穴居人放在一步就能到达最弱人类的地方。
   *[other] ?{ $kind }
}
cl-puzzle-needs = 需要命中{ $left }次：每个不小于{ $defense }的骰子就是一次命中。
cl-puzzle-hammer = 用祝福之锤命中一次算{ $worth }次。
cl-puzzle-right = { $kind ->
    [best-chance] 正确：{ $demon }受到最后一处伤口的概率是{ $percent }%，没有更好的了。
    [nobody-exhausted] 正确：谁也没有力竭。
    [way-free] 正确：现在路通了。
    [redeemer-lives] 正确：救赎者活着。
    [humans-win] 正确：人类方获胜。
    [redeemer-dies] 正确：救赎者死亡，恶魔方获胜。
    [in-reach] 正确：穴居人离最弱的人类只有一步。
   *[other] ?{ $kind }
}
cl-puzzle-wrong = { $miss ->
    [less-likely] { $demon }受到最后一处伤口的概率是{ $percent }%，只有最大概率的{ $share }%。
    [exhausted] 还不对：{ $human }拿到的骰子对应的行已划掉，因此力竭。
    [blocked] 还不对：谁也离不开，回合却结束了。
    [dead] 还不对：那是{ $human }的最后一行，游戏输了。
    [not-won] 还不对：游戏还在继续。
    [alive] 还不对：{ $human }还活着。
    [too-far] 还不对：{ $human }不止一步远。
   *[other] ?{ $miss }
}

## 课程

cl-lesson = { $lesson ->
    [dice] 骰子对应的行已划掉，拿到的人就力竭：分骰子之前先看行。
    [blocking] 敌人更多的板块谁也离不开：先打再走。
    [guard] 同一板块上的莽汉可以替别人承受命中。
    [deed] 做任务要求的事就代替了攻击；放好第三只木桶就赢。
    [destiny] 每组骰子的作用各不相同：总和不小于12就是陷阱，这次命中谁也护不住。
    [summon] 出现在一步就能到达最弱者的地方。
   *[other] ?{ $lesson }
}
