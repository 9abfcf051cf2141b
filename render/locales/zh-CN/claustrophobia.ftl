# 《幽闭恐惧》的名称：战士、板块、牌和栏位叫什么。


claustrophobia = 幽闭恐惧
cl-side-name = { $side ->
    [humans] 🕯️ 人类
    [demons] 👹 恶魔
   *[other] ?{ $side }
}
cl-scenario = { $scenario ->
    [air] 一口空气
    [barrels] 三只木桶
    [choir] 唱诗班指挥
    [prayers] 九次祈祷
    [brother] 失散的兄弟
    [chest] 第四只宝箱
   *[other] ?{ $scenario }
}

## 战士

cl-human = { $human ->
    [R] 救赎者
    [B1] 莽汉B1
    [B2] 莽汉B2
    [K1] 剑客K1
    [K2] 剑客K2
   *[other] ?{ $human }
}
cl-troglodytes = { $count }个穴居人
cl-a-troglodyte = 一个穴居人
cl-the-troglodytes = 穴居人
cl-tough = { $number }号强壮穴居人
cl-demon = { $demon ->
    [combat] 战斗恶魔
    [cruelty] 残虐恶魔
    [destruction] 毁灭恶魔
    [souls] 灵魂之主
    [possessed] 被附身者
    [hunter] 地底猎手
   *[other] ?{ $demon }
}
cl-line = 第{ $line }行（{ $stats }）
cl-stats = { $movement }/{ $combat }/{ $defense }

## 板块

cl-tile = T{ $tile }
cl-own-tile = { $tile }（自己也在那里）
cl-kind = { $kind ->
    [start] 起始竖井
    [exit] 出口
    [pentacle] 五芒星室
    [hideout] 藏身处
    [hungry] 饥饿隧道
    [narrow] 狭窄隧道
    [flooded] 淹水隧道
    [trapped] 陷阱隧道
    [mechanism] 恶魔机关
    [den] 穴居人巢穴
    [hole] 地洞
    [plain] 普通隧道
   *[other] ?{ $kind }
}
cl-tile-and-kind = { cl-tile }（{ $kind }）
cl-direction = { $direction ->
    [n] 北
    [e] 东
    [s] 南
    [w] 西
   *[other] ?{ $direction }
}

## 牌、恩赐、物品、栏位

cl-event-card = { $card ->
    [cave-in] 塌方
    [crisis] 信仰危机
    [defect] 损坏
    [rage] 恶魔之怒
    [possession] 恶魔附身
    [panic] 恐慌
    [suicide] 舍命攻击
    [terror] 恐惧
    [tough] 强壮穴居人
    [fumes] 毒烟
    [satan] 撒旦之印
    [critical] 致命一击
    [lost] 迷路
   *[other] ?{ $card }
}
cl-event-card-about = { $card ->
    [cave-in] 封住两块相连板块之间的开口；旁边战斗2以上的战士可以放弃攻击来清除它。威胁阶段使用。
    [crisis] 在你的恶魔行动阶段面朝下放好：下一轮所有恩赐无效。
    [defect] 一名人类失去一件物品。威胁阶段使用。
    [rage] 本阶段你的恶魔重掷未命中的骰子。恶魔行动阶段使用。
    [possession] 一名死囚立刻攻击同一板块上的另一名人类。威胁阶段使用。
    [panic] 在你的恶魔行动阶段面朝下放好：下次的行动骰随机分给战士。
    [suicide] 一个穴居人攻击时+2战斗，之后被移除。攻击时使用。
    [terror] 一名死囚移到有空位的相连板块，不论被什么阻挡。威胁阶段使用。
    [tough] 一个强壮穴居人免费出现在任意有空位的板块。威胁阶段使用。
    [fumes] 板块上每名人类掷一个骰子：3以上即命中。威胁阶段使用。
    [satan] 你的恶魔移动、战斗和防御各+1，直到你的下个威胁阶段。威胁阶段使用。
    [critical] 一名人类在本恶魔行动阶段不能当护卫，受到的第一次命中算两次。威胁阶段使用。
    [lost] 抽到的板块放回，另抽一块。放置板块时使用。
   *[other] ?{ $card }
}
cl-advantage-card = { $card ->
    [grenade] 手雷
    [healing] 治疗药水
    [haste] 急速药水
    [nerves] 沉着冷静
    [parry] 格挡
    [map] 下水道地图
    [oil] 燃烧之油
    [war-cry] 战吼
    [second-wind] 重振精神
    [hold-the-line] 坚守阵线
   *[other] ?{ $card }
}
cl-advantage-card-about = { $card ->
    [grenade] 代替攻击：你所在的板块或一块相连板块上，每个战士掷一个骰子，4以上即命中。
    [healing] 治疗任意一名人类的一行。两次激活之间使用。
    [haste] 一名开始行动的人类+1移动。
    [nerves] 重掷任意几个行动骰，限一次。
    [parry] 一次攻击的一个命中无效。指定命中时使用。
    [map] 查看接下来的三块板块并排好顺序。两次激活之间使用。
    [oil] 任选一块板块：下个威胁阶段任何敌人都不能出现在那里。两次激活之间使用。
    [war-cry] 一次攻击+2战斗。攻击时使用。
    [second-wind] 刚行动过的战士再行动一次。
    [hold-the-line] 一块板块上的人类+1防御，直到下次先攻阶段。任何人行动之前使用。
   *[other] ?{ $card }
}
cl-gift = { $gift ->
    [courage] 勇气光环
    [rally] 集结
    [healing] 治愈光环
    [precognition] 预知光环
    [blessing] 祝福光环
   *[other] ?{ $gift }
}
cl-object = { $object ->
    [blunderbuss] 喇叭枪
    [shield] 钢盾
    [scepter] 指挥权杖
    [hammer] 祝福之锤
   *[other] ?{ $object }
}
cl-slot = { $slot ->
    [calm] 暴风雨前的宁静
    [sounds] 深渊异响
    [speed] 鬼魅神速
    [legion] 无尽魔众
    [claws] 磨利尖爪
    [dark] 黑暗命运
    [taste] 嗜血
    [burrowing] 掘地怪物
    [resistance] 抵抗徒劳
    [trap] 陷阱
   *[other] ?{ $slot }
}
cl-slot-word = { $slot ->
    [calm] 宁静
    [sounds] 异响
    [speed] 神速
    [legion] 魔众
    [claws] 尖爪
    [dark] 黑暗
    [taste] 嗜血
    [burrowing] 掘地
    [resistance] 徒劳
    [trap] 陷阱
   *[other] ?{ $slot }
}
cl-bonus = { $bonus ->
    [movement] +1移动
    [combat] +2战斗
   *[other] ?{ $bonus }
}
cl-item = { $item ->
    [brute] 莽汉
    [blade] 雇佣剑客
    [advantage] 优势牌
    [courage] 勇气光环
    [rally] 集结
    [healing] 治愈光环
    [precognition] 预知光环
    [blessing] 祝福光环
    [blunderbuss] 喇叭枪
    [shield] 钢盾
    [scepter] 指挥权杖
    [hammer] 祝福之锤
   *[other] ?{ $item }
}
cl-deed = { $deed ->
    [barrel] 放好木桶
    [prayer] 祈祷
    [open] 打开宝箱
    [take] 拿走圣物
   *[other] ?{ $deed }
}
cl-gift-about = { $gift ->
    [courage] 骰子2：另一名人类+1战斗、+1防御，直到下次先攻阶段
    [rally] 骰子3：下次先攻阶段多两个骰子
    [healing] 骰子4：治疗所在板块上一名死囚的一行
    [precognition] 骰子5：本轮探索到的板块由人类方放置
    [blessing] 骰子6：恶魔方失去一个威胁点，并且每局一次让另一名人类受祝福：+1移动或+2战斗，其骰子对应的行得到治疗
   *[other] ?{ $gift }
}
cl-slot-about = { $slot ->
    [calm] 任意一个骰子：下个威胁阶段多一个命运骰
    [sounds] 全奇数或全偶数：每个骰子得2 TP
    [speed] 两个奇数：本恶魔行动阶段穴居人+1移动
    [legion] 一奇一偶：穴居人+1防御，若有死亡则之后得2 TP
    [claws] 两个偶数：穴居人重掷未命中的骰子
    [dark] 每个3以上：每个骰子得一张事件牌
    [taste] 总和7：板块上有人类也能召唤
    [burrowing] 总和11：任何没有人类的板块都能召唤
    [resistance] 总和9：人类都不再敏捷，穴居人全都敏捷
    [trap] 总和12以上：任意一名人类受一次命中
   *[other] ?{ $slot }
}

## 大厅里，以及玩法教学：每张卡片一段

cl-about = 两人游戏：人类探索一块块延伸的隧道，恶魔召唤那里的居民来阻止他们。
cl-length = 两人都在线约一小时；每天走几步则要一两周。
cl-primer-aim-title = 目标与双方
cl-primer-aim =
    几名**人类**下到黑暗之中，要完成剧本的任务：比如找到出口，活着出来。隧道随他们前进一块块铺开。

    而**恶魔方**（穴居人，有时还有一只恶魔）数量众多，源源不断。最后一名人类死去，恶魔方就赢了；轮数用完时通常也是恶魔方赢。
cl-primer-aim-picture = 游戏的第一块板块，所有人类都在上面；四周一片黑暗。
cl-primer-dice-title = 骰子与战士的行
cl-primer-dice =
    每轮人类方按人数掷骰，一人一个，再决定谁拿哪一个。骰子指出人类角色板上本轮有效的那一**行**，行上有三个数：**走多远**、**用几个骰子**战斗、骰子掷到多少才**命中他**。

    一次命中划掉一行。拿到的骰子对应的行已被划掉，这名人类本轮就力竭；六行全划掉就死亡。
cl-primer-dice-picture = 四名人类的角色板，每块六行；骰子对应的行亮着：救赎者是4，莽汉是2，两名雇佣剑客是6和3。莽汉已失去第1和第4行。
cl-primer-exploring-title = 探索与移动
cl-primer-exploring =
    人类一个接一个地移动和战斗，先后随意。穿过一个开口花1点移动。前面还没有板块时抽一块；由**恶魔方决定怎么放**，板块的效果立刻发生。

    只有当敌人多于己方（含自己）时，才不能离开板块。一块板块双方各容三个战士。
cl-primer-exploring-picture = 三块板块：一名人类从第一块向东走，在那里抽到一块；另一名向北走。
cl-primer-fighting-title = 战斗与伤口
cl-primer-fighting =
    选择同板块的一个敌人，掷你的战斗骰：每个达到敌人**防御**的骰子算一次命中。穴居人受一次命中就死。恶魔能承受的伤口数等于它的生命。人类每受一次命中失去一行，由人类方玩家选择哪一行。

    掷骰之前，机器人会告诉你概率。
cl-primer-fighting-picture = 北边板块上的战斗：一名失去两行的莽汉，旁边是一个穴居人和一只带一处伤口的恶魔。
cl-primer-destiny-title = 命运骰
cl-primer-destiny =
    人类行动完后，恶魔方掷三个**命运**骰。十个栏位每阶段各收一组骰子，立刻生效：
    { $slots }
cl-primer-destiny-picture = 十个栏位，各画着它收的骰子，下面是图标和名称：{ $slots }。两个奇数骰1和3放在第二个栏位。还剩一个5和一个2。
cl-primer-threat-title = 威胁
cl-primer-threat =
    恶魔方用**威胁点**召唤：穴居人1点，恶魔5点，召唤到有通往黑暗的路、没有人类的板块。那时还没放的骰子就放到一边。之后恶魔方的战士全都移动和战斗，新的一轮开始。

    机器人叫你时就轮到你：点**{ cl-board-pad }**，它会列出你能做的事。
cl-primer-threat-picture = 轮到恶魔方召唤：两块隧道板块，第一块上是人类，另一块上是穴居人。

## /help：轮到的人能做什么

cl-help-act = 点最新棋盘下的**{ cl-board-pad }**打开面板：列出你能做的一切和概率。也可以输入`/act`加行动中的词。
cl-help-hand = **{ cl-board-hand }**：你的牌，只有你能看到。

## 首次打开面板时的小提示

cl-coach-aim = { $aim }{ $side ->
    [demons] 别让人类得逞。
    [humans] { "" }
   *[other] ?{ $side }
}{ $told }
cl-coach-dice = 要走远的给快的行，要战斗的给强的行。
cl-coach-leaving = 敌人比己方多时谁也离不开板块：两人同行。
cl-coach-odds = 概率写在每个目标旁边。一次命中失去一行，由你选择：放弃很少掷到的那些数字的行。
cl-coach-slots = 骰子成组放置，每组立刻生效。一召唤，其余骰子就放到一边，所以最后再召唤。
cl-coach-summoning = 穴居人很便宜：一块板块上有两个，就能困住落单的人类。
cl-coach-blocking = 只要敌人不比人类多，人类就能离开板块：派的要比他们多。
