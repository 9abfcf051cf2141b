# 开一桌《幽闭恐惧》：剧本、队伍、让步。

cl-lobby-scenario = **{ cl-scenario }**：{ $aim }最多{ $limit }轮，每轮约4分钟。
cl-lobby-aim = { $scenario ->
    [air] 两名人类必须从出口活着逃出，出口在铺了8块板块后出现。
    [barrels] 人类找到深坑（唯一的穴居人巢穴），在那里放好三只木桶，每轮一只。
    [choir] 人类在五芒星室找到灵魂之主并杀死他。
    [prayers] 救赎者在五芒星室祈祷九次，每轮一次，而封印会逐渐破裂。
    [brother] 人类解救被恶魔附身的莽汉，并让他活下来。
    [chest] 人类在四只宝箱之一中找到圣物并带出去。
   *[other] ?{ $scenario }
}
cl-lobby-humans = 人类方：{ $humans }；恩赐：{ $gifts }；{ $cards }张优势牌。
cl-lobby-with = { ROLE($human, $role) }（{ $objects }）
cl-lobby-demons = 恶魔方：穴居人和{ cl-demon }{ $bought ->
    [0] {""}
   *[other] （可召唤{ $bought }次）
}，{ cl-threat-points }。
cl-lobby-auction = 人类方要竞拍：出价从21起往下降，出价低的人购买并玩人类方。
cl-lobby-undecided = 人类方或恶魔方，由出价决定
cl-bidder = 竞拍者
cl-cards-bought = { $cards }张优势牌。
cl-lobby-handicaps = 让步：{ $handicaps }。
cl-handicap-deck = 事件牌堆中没有“迷路”和“恐慌”
cl-handicap-points = 恶魔方多3 TP
cl-handicap-card = 人类方多一张优势牌
cl-handicap-gift = 额外的{ $gift }
