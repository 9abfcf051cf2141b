# 不论什么游戏，每一桌都会说的话。

## 大厅

lobby-title = **{$game}**：{ $more ->
    [0] {$fewest}人桌
   *[other] {$fewest}到{$most}人桌
}
lobby-empty = 还没有人加入。
lobby-seat = {$number}. {$name}：{$side}
lobby-how = 点按钮或用`/join`加入。任何已加入的人都可以开始游戏。
lobby-started = 游戏开始：{$players}位玩家。
lobby-unused = 这一桌一整天没人动过，所以关闭了；`/new`可以再开一桌。
lobby-closed = 这一桌已关闭{ $players ->
    [0] ：所有人都离开了
   *[other] {""}
}。
lobby-join = 加入
lobby-leave = 离开
lobby-start = 开始
lobby-thread = 在子区开始
lobby-opponent = 添加电脑对手
lobby-primer = 玩法教学
lobby-learn = 边玩边学
primer-back = 上一张
primer-next = 下一张
primer-rules = 全部规则
lobby-another-side = 换一方
lobby-side-needs = 需要{ $fewest }人以上
lobby-side-noted = { $side }（{ $note }）
program-name = { $level }{ $number ->
    [1] {""}
   *[other] { $number }号
}（电脑）
level-offer = { $name }：{ $about }
opponent-choose = 选多强的电脑？它会坐第一个空位。
opponent-placeholder = 选择强度
opponent-remove = 撤走最后加入的电脑
opponent-added = { $name }已加入。
opponent-removed = 它已离开这一桌。
opponent-none = 这一桌没有电脑。
opponent-unknown-level = 没有强度“{ $level }”：可选{ $known }。
lobby-find = 找玩家
search = **{ $who }在找玩家**：这里开了一桌{ $game }。
search-hours = { $who }通常在{ $begin }到{ $end }玩（你的当地时间）。
search-join = 算我一个
search-told = 一桌{ $game }在找玩家：{ $link }
    这是你要求的通知：`/settings tables:off`可以关闭。
search-posted = 频道里已发出找玩家的消息{ $told ->
    [0] 。
   *[other] ，并通知了{ $told }位要求接收通知的人。
}
search-again = 这一桌已经在找玩家；开始找之后过一小时才能再找。
lobby-opened = 已开桌，你也已加入。
lobby-own-language = 用简体中文玩
lobby-opened-in-thread = 已开桌，你也已加入。游戏将在{ $thread }进行。
lobby-open-in-thread = 在子区里开桌
lobby-duplicate = 复式赛**{ $word }**：用这个暗号开的各桌运气完全相同
lobby-place = 游戏将在{ $thread }进行。
joined = 你已加入：{$side}。
left = 你已离开这一桌。
started-in-thread = 游戏已在子区开始：{ $thread }

## 从某个棋盘继续玩（“应用”菜单）

play-on = 从这里继续玩
play-on-asked = 你想玩哪一方？选好就开始；其余由电脑来玩，只有你能看到。
play-on-from = 从第{ $number }局（{ $names }）的[这个棋盘]({ $link })继续；原来那局保持不变。{ $hides ->
    [yes] 暗牌已重新发过。
   *[no] { "" }
}
play-on-own = 你是这一局的玩家：在它结束之前，不能从它的棋盘继续玩。
play-on-over = 在这个棋盘上游戏已经结束：请选更早的棋盘。
play-on-no-programs = 没有会玩{ $game }的电脑。

## 课程与谜题

lesson-task = **第{ $number }课，共{ $count }课** · { $task }
lesson-next = 下一课
lesson-play = 与{ $level }对战
puzzle-again = 再试一次
puzzle-solution = 看答案
puzzle-another = 再来一题练习
puzzle-easy = 从简单的开始
puzzle-easy-offer = 第一次解题？这题难度是{ $level }（共5级）。
puzzle-share = 分享
puzzle-title = **{ $name }** · { $kind }{ $level ->
    [0] { "" }
   *[other] { " " }· 难度{ $level }/5
}
puzzle-of-day = Furunkulus { $number }
puzzle-practice = 练习题
puzzle-of-game = 第{ $number }局的谜题
puzzle-left = { $left ->
    [0] 这是你的第三次作答，机会用完了。
   *[other] 你还有{ $left }次作答机会。
}
puzzle-solved = 你第{ $tries }次作答就解出来了。
puzzle-closed = { $solved ->
    [yes] 你第{ $tries }次作答时已经解出：这次不算。
   *[no] 你的三次机会已用完：这次不算。
}
puzzle-streak = { $running ->
    [0] 你解出了最近{ $days }天中{ $recent }天的谜题。
   *[other] 你已连续{ $running }天当天解出；最近{ $days }天共解出{ $recent }题。
}
puzzle-rated = { $beyond ->
    [yes] 比{ $level }能解出的更难。
   *[no] 和{ $level }能解出的差不多难。
}
puzzle-solver = { $beyond ->
    [yes] 你解题比{ $level }还强。
   *[no] 你解题和{ $level }一样强。
}
puzzle-tempting = 容易上当的走法：{ $moves }{ " " }{ $told }
puzzle-shared = { $who } · { $name } · { $signs } · { $tries ->
    [none] 没解出
   *[other] 第{ $tries }次作答解出
}
puzzle-played-from = 游戏从谜题{ $name }继续。
puzzle-solve = 解题
puzzle-reminder = { $name }在等你解答。`/settings puzzle:off`可以关闭提醒。
puzzle-solution-of = { $name }的答案
puzzle-counts = { $name ->
    [none] { "" }
   *[other] { $name } ·{ " " }
}{ $tried }人试过，{ $solved }人解出
puzzle-send = 发到频道
puzzle-make = 做成谜题
puzzle-made = { $back ->
    [0] 在这个棋盘上，只有一个正确答案：
   *[other] 在{ $back }个回合之前的棋盘上，只有一个正确答案：
}
puzzle-sent = 谜题已发到频道。那条消息会统计多少人试过、解出，但不显示名字。
puzzle-sent-before = 这个棋盘的谜题以前已经发到过这个频道。
puzzle-make-over = 谜题只能用已结束的游戏来做，第{ $number }局还没结束。
puzzle-make-none = 这个棋盘和之前的棋盘上都找不到谜题：没有哪个恰好只有一个正确答案。
puzzle-make-no-kind = { $game }的对局不能做成谜题。
puzzle-make-later = 我现在没法找谜题：请稍后再试。
puzzle-game-gone = 第{ $number }局已不再保存，它的谜题也没有了。
puzzle-game-on = 第{ $number }局又在进行：等它结束才能解它的谜题。
puzzle-server-streak = 这里已连续{ $days }天有人当天解出。
puzzle-post-on = 每日谜题将在{ $hour }（{ $zone }）发到这里；`/puzzle post:off`可以停止。
puzzle-post-off = { $was ->
    [yes] 谜题不再发到这里了。
   *[no] 这里本来就不发谜题。
}
puzzle-post-lost = { $why ->
    [deleted] 你设定发布每日谜题的频道已被删除，所以不再发布。{ $channel }
    [shut] 我不能再在你设定发布每日谜题的{ $channel }发言了。等我又能发言时会立刻补发；在那里用`/puzzle post:off`可以停止。
   *[other] ?{ $why }
}
puzzle-no-hour = “{ $text }”不是时间：请输入如18:00这样的时间，或off。
puzzle-cannot-write = 我不能在这个频道发言：请允许我发言后再试。
puzzle-kind-of = { $kind }（{ $game }）
puzzle-none-such = “{ $name }”没有{ $level }级的谜题，只有{ $levels }级的。
puzzle-of-no-day = 没有这道谜题：第一题是Furunkulus 1，最新的是今天的。
puzzle-try-first = 先自己试试：第三次作答之后或明天才公布答案。

## 在子区进行的游戏

thread-name = { $game }：{ $names }
summary-title = **{ $game }**：{ $names }
summary-place = 在{ $thread }进行
summary-next = 轮到：{ $who }（{ $side }）
summary-over = 游戏结束。
summary-stopped = 游戏已中止。
summary-result = { $thread }的游戏结束了。{ $standings }
thread-not-made = 机器人不能在这里创建子区，所以游戏在本频道进行。
thread-lost = { $why ->
    [deleted] 这局游戏的子区被删除了
    [shut] 机器人不能再在这局游戏的子区发言
   *[other] ?{ $why }
}，所以游戏在这里继续。
thread-lost-for-good = 第{ $number }局的子区不能再用，而这里正在进行另一局，所以那局中止了。等这局结束，`/table restore`可以恢复它。

## 棋盘

board-stopped = 这局游戏已中止，这是当时的局面；`/table restore`可以恢复它。
next = 轮到：{$who}（{$side}）
next-interrupt = 请你决定：{$who}（{$side}）
reasons-why = 为什么？
reasons = { $move }
    → { $why }
reasons-none = 没有理由可看：电脑没时间思考，或者理由没有保存。
message-of-no-game = 这条消息和本频道的游戏无关。
message-without-turn = 这条消息发出时还没有人行动过。
hint-button = 提示
hint-play = 采用第{ $number }种
hint-back = 返回
hint-no-such-game = { $game }没有提示。
hint-forbidden = { $choice ->
    [solo] 本桌只有一人对电脑时才给提示（设置`hint`是“只有一人对电脑时”）。
    [never] 本桌不给提示（设置`hint`是“从不”）。
   *[other] ?{ $choice }
}
hint-not-your-turn = 还没轮到你：提示只针对你的下一步。
hint-impossible = 现在没有提示。请稍后再试。
next-program = {$who}（{$side}）正在思考。
next-several = 轮到：{$who}（{$side}）等人
taken-back = 已撤回：{$what}
your-turn-again = 又轮到你了。
order-given = 从现在起执行你的命令：{ $order }。
take-back = 撤回
take-back-done = 已撤回：频道里最新的棋盘又轮到你。
taken-back-too-late = 游戏已经继续了：`/undo`可以撤回你的上一步；之后有人行动过的话，会先问他们。
done = 已完成，频道会收到通知。
resigned = 你已认输{ $after ->
    [over] ，游戏也就此结束。
    [revealed] 。
   *[other] 。在别人行动之前，`/undo`可以反悔。
}
resigned-already = 你在这一局已经认输了。
resign-asked = 要永远离开这局游戏吗？你在局中剩下的一切都会失去。
resign-sure = 认输

steps-joined = 第{ $first }{ $count ->
    [2] 步和第{ $last }步一样
   *[other] 到{ $last }步都一样
}：{ $told }

## 计划

plan-ahead = 预先计划
plan-instead = 现在轮到{ $who }（{ $side }）：用**{ plan-ahead }**，轮到你时会立刻替你走。
plan-played = -# 这是{ $who }预先计划的。
plan-was-played = 已照你的计划执行：{ $moves }。
plan-was-dropped = 没有照你的计划执行：{ $moves }。{ $why }
plan-nothing = 你现在没有可以计划的回合。
plan-undone = 你计划之后，有回合被撤回或重做过。
plan-restored = 你计划之后，游戏中止过又恢复了。
plan-unreadable = 机器人更新过，已读不出你的计划。

## 查看

more = 更多……
more-asked = 你想看什么？`/see`里也都有。
look-board = 棋盘
look-text = 文字棋盘
look-catch-up = 自我上个回合以来
look-replay = 从头回放

## 呼叫

call = { $who }（{ $side }）：轮到你了。
call-again = { $who }（{ $side }）：还在等你。
call-direct = { $game }（{ $side }）轮到你了：
call-unreached = { $who }（{ $side }）：轮到你了。我的私信发不到你那里，所以在这里叫你；`/settings`可以更改方式。

personal-shown = 每局游戏都这样叫你：
    - 呼叫（`pings`）：{ $pings }
    - 免打扰（`quiet`）：{ $quiet ->
        [none] 无
       *[other] { $quiet }不会提醒你，回合也暂停计时（一天或更长的除外）
    }
    - 时区（`zone`）：{ $zone }，那里现在是{ $clock }
    - 谜题（`puzzle`）：{ $puzzle ->
        [none] 不提醒你每日谜题
       *[other] 如果还没解出，{ $puzzle }用私信提醒你每日谜题
    }
    - 战绩（`standing`）：{ $standing }
    - 找玩家（`tables`）：{ $tables }
    - 时段（`hours`）：{ $hours }
personal-tables = { $where ->
    [here] 本服务器有桌找玩家时用私信通知你，每天最多一次
    [elsewhere] 其他服务器有桌找玩家时用私信通知你，本服务器的不通知
    [none] 有桌找玩家时不通知你
   *[other] ?{ $where }
}
personal-hours-shown = { $choice ->
    [shown] 你所在的桌找玩家时，会显示你免打扰以外的时段
    [hidden] 没有人看得到你的免打扰时段
   *[other] ?{ $choice }
}
server-language = 从现在起，本服务器新开的桌使用{ $language }。在玩过的地方，下一桌和上一桌语言相同，直到房主改成别的语言（`/table settings language`）。
personal-pings = { $choice ->
    [silent] 完全不提醒：消息里写出你的名字，但不@你
    [direct] 发私信，附上棋盘的链接
    [mention] 在频道里@你
   *[other] ?{ $choice }
}
personal-standing = { $choice ->
    [public] 和你同在一个服务器的玩家，看得到你在所有服务器的战绩
    [server] 和你同在一个服务器的玩家，看得到你在那个服务器的战绩
    [hidden] 没有人看得到你的战绩，你也不上榜
   *[other] ?{ $choice }
}
personal-no-hours = “{ $text }”不是免打扰时段：请写成`22:00-07:00`，或用`off`表示没有。
personal-no-zone = 没有时区“{ $text }”：请写成`Asia/Shanghai`，或从`/settings`提供的选项中选。
personal-how = 怎样叫你
personal-hours = 免打扰时段
personal-quiet = 免打扰时段，从几点到几点
personal-quiet-note = 这段时间不提醒你，短的限时也暂停计时。留空表示没有。
personal-zone = 时区
personal-zone-note = 这些时间按哪里的时钟：填城市，如Shanghai或New York。

## 隐私

former-player = 已注销玩家
privacy =
    关于你，我保存你的账号ID、你在各服务器显示的名字、你希望我怎样叫你、你参加或猜测的游戏，以及你试解的谜题，以便进行、回放和统计。我不读任何消息，这些内容都不会离开本程序及其备份；运营者如果遵照手册，备份会在30天后删除。
    “{ privacy-erase }”会把我保存的所有内容里的你变成“{ former-player }”，立即生效且不可恢复；游戏本身留给和你一起玩过的人。频道里已有的消息属于Discord，那里的管理员可以删除。完整的隐私政策可从我的个人资料打开：{ $bot }。
privacy-give = 导出我的数据
privacy-erase = 删除我的资料
privacy-given = 这是我保存的关于你的全部内容。
privacy-asked = 你确定吗？你会失去等待中和进行中的游戏里的座位，你的设置和战绩会消失，而且谁也无法恢复。
privacy-sure = 是的，删除我
privacy-erased = 你现在是“已注销玩家”，除此之外我对你一无所知。{ $games ->
    [0] 你没有进行中的游戏。
   *[other] 你在{ $games }局游戏中的座位已放弃。
}

## 统计与战绩

stats-of = **{ $who }**，{ $where ->
    [public] 所有服务器
    [server] 本服务器
   *[other] ?{ $where }
}：
stats-none = 还没有玩完的游戏。
stats-headed = { $game }：{ $told }
stats-game = { $games }局，{ $places }。一局通常{ $rounds }轮{ $time ->
    [none] 。
   *[other] ，一个回合通常用时{ $time }。
}
stats-card-about = { $games }局，通常{ $rounds }轮{ $time ->
    [none] {""}
   *[other] ，每回合{ $time }
}
stats-card-places = 名次
stats-card-eaten = 逃出{ $out } · 被吃{ $eaten }
stats-card-levels = 胜过
stats-card-won = 胜局
stats-card-reviewed = 复盘{ $games }局：预期胜{ $expected }局
stats-card-luck = 运气增减
stats-card-moves = 走法增减
stats-place = 第{ $place }名{ $times }次
stats-seconds = { $seconds }秒
stats-minutes = { $minutes }分钟
stats-hours = { $hours }小时
stats-tokens = 逃出的棋子：{ $out }，被吃：{ $eaten }{ $meal ->
    [none] 。
   *[other] ；怪物最爱吃的是数字{ $meal }的棋子。
}
stats-level = { $level }（{ $of }局中{ $won }局）
stats-levels = 胜过{ $levels }。
stats-side = 用{ $side }玩{ $of }局胜{ $won }局
stats-topic = { $topic }：{ $sides }。
stats-luck = 复盘了{ $games }局：预期胜{ $expected }局，运气增减{ $luck }，走法增减{ $skill }。
stats-guesses = 预言家：{ $guesses }次中猜对{ $right }次。
stats-practice = 在{ $game }中，从与电脑的对局看，你大约和{ $level }一样强（{ $games }局）。
stats-rating = { $pool }等级分：{ $number } ± { $doubt }，{ $people }人中第{ $place }名。
stats-show = 在频道里展示
stats-shown = { $who }展示：
stats-nothing = 这里看不到此人的任何战绩。
stats-bot = 机器人没有统计；桌上的电脑反映的是你对它们的战绩。
stats-not-here = { $name }不在本服务器。
stats-later = 刚才没能统计游戏；请稍后再试。
stats-may-not-write = 你不能在这个频道发言，所以这里不会展示你的内容。
standing-none = 这里还没有人玩满五局计分游戏。至少两个真人参加的游戏才计分。
standing-pool = { $game }{ $players ->
    [two] （两人局）
    [more] （三人以上局）
    [all] {""}
   *[other] ?{ $players }
}
standing-line = { $place }. { $who }：{ $number } ± { $doubt }（{ $games }局）
standing-note = 20人中有19人的真实分数在这个范围内。榜单按范围的下限排序；90天没玩的人不显示。

## 每月最佳

month-of = { $year }年{ $month }月
month-title = **{ $month }最佳**
month-prophet = 最佳预言家：{ $who }，{ $guesses }次中猜对{ $right }次。
month-daring = 最大胆的一步：{ $told }如果走次好的一步，{ $who }的胜率会低{ $percent }%（{ $link }）。
month-streak = 这里连续{ $days }天有人解出每日谜题。
month-film = 短片来自波动最大的一局，{ $who }的{ $game }：{ $link }
month-post-on = 每月最佳将在次月一日{ $hour }（{ $zone }）发到这里，只要当月有计分的游戏；`/standing post:off`可以停止。
month-post-off = { $was ->
    [yes] 每月最佳不再发到这里了。
   *[no] 这里本来就不发每月最佳。
}

month-post-lost = { $why ->
    [deleted] 你设定发布每月最佳的频道已被删除，所以不再发布。{ $channel }
    [shut] 我不能再在你设定发布每月最佳的{ $channel }发言了。等我又能发言时会立刻补发；在那里用`/standing post:off`可以停止。
   *[other] ?{ $why }
}

## 复式赛

duplicate-field = **{ $word }**，{ $players }位玩家：{ $tables ->
    [0] 还没有可比较的桌
   *[other] 已比较{ $tables }桌
}。
duplicate-result = 第{ $place }名，{ $score }分
duplicate-times = { $result }{ $times ->
    [1] {""}
   *[other] （{ $times }次）
}
duplicate-seat = { $who }：{ $result }
duplicate-points = { $seat }；比赛分**{ $points }**/{ $most }
duplicate-others = - 其他桌：{ $results }
duplicate-note = 每个座位和其他桌的同一座位比较，先比名次再比得分：每胜过一个得2分比赛分，相同得1分。
duplicate-repeated = 这一桌不参加比较，因为有人以前玩过这个暗号，知道怪物卡。
duplicate-later = 各桌的比较要等这局结束才显示。
duplicate-bad-word = 复式赛的暗号由2到16个a到z的字母组成；`new`会随机生成一个。
duplicate-none-here = 这一桌不是复式赛；`/new fearsome-floors duplicate`可以开一桌。

## 缺席

absence-wait = { $who }这个回合超时了；游戏会等待。
absence-stay = { $who }这个回合超时了，机器人替这位玩家做最低限度的行动。
reaction-over = { $who }没有及时回答，机器人替这位玩家做最低限度的行动。
absence-stand-in = { $who }这个回合超时了。从现在起由代打{ stand-in-level }来玩，直到{ $who }行动或使用`/table back`。
absence-stands-in = 代打{ stand-in-level }替{ $who }玩。
stand-in-level = { $level ->
    [none] { "" }
   *[other] （{ $level }）
}
time-uncounted = 机器人或Discord离线的{ $unit ->
    [days] { $count }天
    [hours] { $count }小时
    [minutes] { $count }分钟
   *[other] ?{ $unit }
}不计时。
absence-all = 整整一轮没有人行动，所以游戏等待。有人走下一步，或有玩家使用`/table back`，游戏就继续。
absence-back = { $who }回来了。
absence-nobody-stands-in = 没有人替你玩，游戏也没在等人回来。

film-impossible = 短片太大发不到这里，或者没能制作；图片显示最后的局面。
picture-impossible = 图片没能制作；`/see text`用文字说明棋盘。
pictures-unmade = 有一张图片没能制作，所以棋盘改用文字；原因见运营者的日志。
pictures-impossible = 这里不能发图片：机器人在本频道没有**{ own-attach-files }**权限，或者文件太大。所以棋盘改用文字；`/see board`把图片只显示给你看。
own-attach-files = 附加文件
## 游戏结束

phase-film = 刚结束的阶段，回放：
over = 游戏结束。{ $film ->
    [yes] { $record ->
        [yes] 这里有精彩回放，还有全部文字记录。
       *[no] 这里有精彩回放。
    }
   *[no] { $record ->
        [yes] 这里有全部文字记录。
       *[no] { "" }
    }
}
over-won = 恭喜，{ $who }！
over-programs-won = { $who }获胜。
over-again = 再来一局
again-players-only = 只有玩过这局的人才能邀同样的人开下一局；`/new`开一桌给所有人。
again-without = { $names }最近一天内在本服务器受过邀请但没有来玩：想玩的话请自己入座。
again-opened = 已为同样的人开桌：不想玩就离开；留下的任何人都可以开始。
over-record-alt = 整局游戏的文字记录
over-replay = 回放
over-review = 复盘
review = **第{ $number }局复盘：逐轮的胜率**{ $is_brief ->
        [yes] { "" }
    复盘用时较长，所以看的走法比平时少。
       *[no] { "" }
    }
review-progress = 正在复盘：已完成{ $percent }%。
review-later = 复盘需要一会儿。完成时本频道会有一条消息。
review-ready = { $is_there ->
        [yes] { $who }，第{ $number }局的复盘好了。
       *[no] { $who }，第{ $number }局没能复盘。请再试一次。
    }
review-points = **转折点**
review-post = 给所有人看
review-not-over = 只有玩到结束的游戏才能复盘。
review-no-such-game = { $game }的对局没有复盘。
review-impossible = 现在无法复盘。请稍后再试。

## 回放与错过的内容

caught-up = 自你上个回合以来什么也没发生。
catch-up-players-only = 你不在这局游戏里，所以没有错过什么：`/see board`看局面，`/see replay`看全过程。

replay-start = { $turns ->
    [0] **开局**：还没有人行动。
   *[other] **第1回合之前，共{ $turns }回合**
}
replay-behind-lobby = 这里开的桌还没开始；这是上一局，第{ $number }局。
replay-turn = **第{ $turn }回合，共{ $turns }回合**
round-earlier = 之前的走法
round-left-out = -# ……更早的走法：`/see replay`。
replay-first = 开头
replay-back = 后退
replay-forward = 前进
replay-last = 结尾
replay-jump = 跳到
replay-jump-start = 开头
replay-jump-end = 结尾
replay-game = 第{ $number }局，{ $date }：{ $names }
replay-game-watched = { $game }（在这里观看）

## 猜测

guess-asked = 你怎么看？结果出来之前可以改主意。
guess-choose = 选择
guess-noted = 记下了：{ $choice }。{ $plays ->
    [yes] 你是本局玩家，能看到概率，也能改变概率。
   *[no] { "" }
}
guess-count = { $question }（{ $count }）
guess-best = 猜得最准：{ $who }，{ $guesses }次中猜对{ $right }次。
guess-decided = { $happened }{ $count ->
    [0] 没有人猜中。
   *[other] 猜中的有：{ $who }。
}
guess-scores = { $told }目前猜对：{ $scores }。
guess-score = { $who } { $right }/{ $guesses }
guess-others = 其他{ $count }人
guess-nothing = 现在没有什么可猜的。
guess-seen = 接下来会发生什么，大家都已看过，所以不能猜。之前的猜测仍然算数。
guess-too-late = 这次猜测太晚了：请点当前棋盘的按钮。

## 观看另一个频道

watch-begun = { $who }从现在起在这里展示{ $channel }的游戏。{ $status ->
    [running] 那里正在进行一局游戏：
    [lobby] 那里已开桌；游戏开始后会在这里出现。
   *[other] 那里现在没有游戏；下一局会在这里出现。
}
watch-from = 在{ $channel }进行：
watch-over = { $who }不再在这里展示其他频道的游戏。
watch-managers-only = 这需要本频道的**管理频道**权限。
watch-itself = 频道本来就显示自己的游戏：请选另一个频道。
watch-unseen = 你看不到那个频道，所以不能在这里展示它的游戏。
watch-bot-outside = 机器人看不到那个频道，所以不能在这里展示它的游戏。
watch-hidden = 本频道不再展示其他频道的游戏：有些能看到本频道的人已看不到那个频道。
watch-nothing = 本频道没有展示其他频道的游戏。

## 在桌上做不到的事

table-no-such-game = 本频道没有过这样的游戏；`/see replay`不带编号显示最新一局。
turn-taken-back = 所涉及的内容后来被撤回了，已不属于这局游戏。
table-no-game-here = 本频道没有游戏；`/new`可以开桌。
table-game-over-here = 本频道的游戏已结束；`/new`可以开新桌。
table-channel-taken = 本频道已经开了一桌；一个频道一次只能有一局，子区里则不限数量。
table-no-thread = 机器人不能在这里创建子区。
table-opening-gone = 这个提议已过期：用`/new`加`thread`开桌。
table-already-begun = 游戏已经开始。
table-not-begun = 游戏还没开始；任何已加入的人都可以用`/table start`开始。
table-not-at-table = 你不在这一桌。
table-join-first = 你还没加入这一桌：点“{ lobby-join }”，或用`/join`。
table-full = 这一桌满了：本游戏最多{$most}位玩家。
table-too-few-players = 游戏至少需要{$fewest}位玩家；目前{$players ->
    [0] 没有人
   *[other] 只有{$players}人
}加入。
table-side-taken = {$side}已有人选；还空着：{$free}。
table-unknown-side = 这局游戏没有{$side}；还空着：{$free}。
table-side-needs-others = {$players}人桌只有{$sides}；{$name}选的是{$side}，必须用`/join`另选。
table-begun-leave = 游戏已经开始：用`/resign`离开。
table-stale-board = 这个棋盘是之前回合的。{$link ->
    [none] `/see board`显示当前的。
    [coming] 当前的正发往频道；`/see board`可以立刻看到。
   *[other] 当前的：{$link}
}
table-other-lobby = 这个大厅已关闭；本频道已经开了另一桌。
table-other-game = 那是{ $other }用的，而本频道玩{ $game }：用{ $moves }行动，用{ $looks }查看。
see-no-places = { $game }没有可以查询的格子：`/see text`说明全部内容。
form-late = 表单打开得太慢：请再点一次按钮。
table-unknown-control = 这个按钮来自机器人的另一个版本；`/see board`显示当前棋盘。

## 在 /act 后输入的行动

act-commands = { $game }有自己的行动命令：{ $commands }。
act-more = ……显示了{ $count }种中的{ $shown }种：请继续输入
act-not-your-turn = 还没轮到你。
act-all = 你现在能做的：{ $moves }
act-which = “{ $text }”符合你的{ $count }种行动：{ $moves }
act-unknown = { $known ->
    [none] 你现在能做的行动都不含“{ $text }”。
    [each] 你现在能做的行动都不同时含有“{ $text }”的全部内容。
   *[other] ?{ $known }
}最接近的行动：
    { $moves }
answer-awaited = 现在{ $name }必须回答。之后你再继续。
table-unknown-command = 你的Discord显示的是机器人另一个版本的命令；请重新加载Discord后再用。
table-our-fault-untold = 我们这边出了问题，已记入日志；`/see board`显示已完成的内容。
table-corrupt-save = 这一桌的存档读不出来；什么都没有改变。机器人的运营者可在日志中找到原因。
table-database-away = 机器人现在连不上数据库。已玩的内容不会丢失：请稍后再试。
table-database-replaced = 机器人运行期间，保存所有游戏的文件被移动、删除或替换：在运营者修复之前什么都玩不了。
table-only-in-server = 游戏在服务器里进行：文字频道和公告频道、子区和论坛帖子，以及语音频道和舞台频道的聊天。
table-too-large = 内容太大，Discord无法在这里显示。
table-our-fault = 我们这边出了问题，已记入日志，编号{$reference}；`/see board`显示已完成的内容。
table-unknown-topic = 规则里没有这个主题；`/rules`不带主题会列出全部。
table-several-topics = 规则里有好几个类似的主题：{ $titles }。
rules-games = 哪个游戏的规则？
rules-all = 所有主题

## 桌的设置

settings-shown = 这一桌的设置{ $may ->
    [yes] （用按钮或`/table settings`的选项更改）
   *[no] （由房主和管理员更改）
}：
    { $settings }
settings-group = { $group ->
    [posts] 消息
    [time] 时间
    [play] 玩法
   *[other] ?{ $group }
}
settings-form = 本桌设置：{ $group }
setting-until-over = { $setting }（到本局结束为止不变）
settings-thread-over = 这个子区的游戏已结束。在{ $channel }用`/table settings`查看和更改下一局的设置。
settings-changed = { $who }更改了这一桌的设置，现在是：{ $changes }。
setting = { setting-name }：{ $choice }
setting-name = { $name ->
    [pictures] 图片
    [posts] 消息
    [place] 地点
    [language] 语言
    [reminder] 提醒
    [time] 限时
    [absence] 缺席
    [pause] 停顿
    [hint] 提示
    [forecast] 预测
    [tiles] 放砖
    [reaction] 应答
    [naming] 指定命中
   *[other] ?{ $name }
}
setting-pictures = { $choice ->
    [steps] 怪物每走一步一张图
    [film] 怪物行动的短片，每步附文字
    [live] 怪物一步一步实时显示，每步稍有间隔
    [film-and-steps] 怪物行动的短片，并且每步一张图
   *[other] ?{ $choice }
}
setting-posts = { $choice ->
    [each-move] 每次行动后发一个棋盘
    [round] 每轮一个棋盘，每次行动后更新
   *[other] ?{ $choice }
}
setting-place = { $choice ->
    [channel] 就在频道里
    [thread] 在单独的子区里
   *[other] ?{ $choice }
}
setting-reminder = { $choice ->
    [never] 从不
    [minutes-15] 15分钟后提醒，之后间隔加倍，最多三次
    [hour] 1小时后提醒，之后间隔加倍，最多三次
    [hours-6] 6小时后提醒，之后间隔加倍，最多三次
    [day] 1天后提醒，之后间隔加倍，最多三次
    [days-3] 3天后提醒，之后间隔加倍，最多三次
   *[other] ?{ $choice }
}
setting-time = { $choice ->
    [none] 不限时
    [minute] 1分钟
    [minutes-5] 5分钟
    [minutes-15] 15分钟
    [hour] 1小时
    [hours-6] 6小时
    [day] 1天
    [days-2] 2天
    [days-3] 3天
    [week] 1周
   *[other] ?{ $choice }
}
setting-time-rests = { $time }，玩家的免打扰时段暂停计时
setting-time-runs = { $time }，免打扰时段也计时
setting-absence = { $choice ->
    [wait] 游戏等待
    [stay] 机器人替玩家做最低限度的行动
    [stand-in] 由代打来玩，直到玩家回来
   *[other] ?{ $choice }
}
setting-reaction = { $choice ->
    [none] 和回合的限时相同
    [seconds-30] 30秒，之后机器人替其做最低限度的行动
    [minute] 1分钟，之后机器人替其做最低限度的行动
    [minutes-5] 5分钟，之后机器人替其做最低限度的行动
    [minutes-15] 15分钟，之后机器人替其做最低限度的行动
    [hour] 1小时，之后机器人替其做最低限度的行动
    [hours-6] 6小时，之后机器人替其做最低限度的行动
    [day] 1天，之后机器人替其做最低限度的行动
   *[other] ?{ $choice }
}
setting-reaction-as-time = { $time }（不超过回合的限时），之后机器人替其做最低限度的行动
setting-pause = { $choice ->
    [none] 无，电脑的连续行动一起显示；只有电脑玩时5秒
    [seconds-2] 2秒
    [seconds-5] 5秒
    [seconds-15] 15秒
    [minute] 1分钟
    [minutes-5] 5分钟
   *[other] ?{ $choice }
}
setting-hint = { $choice ->
    [allowed] 轮到谁，谁就能用
    [solo] 只有一人对电脑时
    [never] 从不
   *[other] ?{ $choice }
}
setting-unknown = 本频道的游戏没有设置`{ $name }`；可用的有{ $known }。
setting-no-choice = 本频道的游戏里，设置`{ $name }`没有这个选项；可选{ $known }。
setting-frozen = 设置`{ $name }`在开局时已定，所以到游戏结束为止不变。
setting-absence-untimed = { $choice }（设了回合限时后生效）

table-host-only = 只有这一桌的房主，或在这里拥有**管理频道**权限{ $role ->
    [none] {""}
   *[other] 或身份组{ $role }
}的人，才能这样做。
table-moderators-only = 只有在这里拥有**管理频道**权限{ $role ->
    [none] {""}
   *[other] 或身份组{ $role }
}的人，才能这样做。

## 管理员做的事：在频道里说明

moderation-undo = { $who }撤回了{ last-turns }：{ $what }
undo-afresh = 这些回合来自文件，所以运气不会重现：将重新抽取。
moderation-undo-shown = 结束时大家都看到了隐藏的内容；游戏仍然继续。
moderation-redo = { $who }重新执行了撤回的内容：{ $what }
moderation-stop = { $status ->
    [lobby] { $who }关闭了这一桌。
   *[other] { $who }中止了第{ $number }局；`/table restore`可以恢复它。
}
moderation-reset = { $status ->
    [lobby] { $who }关闭了这一桌；`/new`可以再开一桌。
   *[other] { $who }结束了第{ $number }局，要和同样的人重新开始；`/table restore`可以恢复它。
}
moderation-restore = { $who }恢复了第{ $number }局。
moderation-skip = { $who }跳过了{ $name }的回合。
moderation-replace = { $who }把{ $old }的座位给了{ $new }。
moderation-replace-hand = { $who }把{ $old }的座位给了{ $new }；从现在起{ $new }能看到这一方的隐藏内容。
moderation-role = { $who }{ $role ->
    [none] 更改了桌的管理权：现在只有在相应频道拥有**管理频道**权限的成员能管理。
   *[other] 让身份组{ $role }的所有人管理本服务器的全部桌。
}
moderation-import = { $who }从文件带来一局游戏，在这里继续。{ $hides ->
    [yes] 拿到文件的人都能读出各方的隐藏内容。
   *[no] { "" }
}
moderation-import-other-luck = { $who }从文件带来一局游戏，在这里继续。{ $hides ->
    [yes] 拿到文件的人都能读出各方的隐藏内容。
   *[no] { "" }
}文件还写了撤回过什么、接下来会抽到什么。本服务器没有游戏能证实这些，所以未采用。

## 对管理员说的话

undo-offer = { $turns }：回到这之前：{ $what }
undo-how-many = 请给出要撤回的回合数。
reset-asked = { $status ->
    [lobby] 要关闭这一桌吗？所有已加入的人都得重新加入。
   *[other] 要结束第{ $number }局，并为同样的人开桌吗？`/table restore`可以恢复它。
}
reset-sure = 重新开始
stop-asked = 要在这里结束第{ $number }局吗？`/table restore`可以恢复它。
stop-sure = 结束游戏
moderation-other-game = 本频道已在玩另一局：请重新使用命令。
restore-offer = 第{ $number }局，{ $at }（UTC）在{ $turns }回合后中止：{ $names }
restore-nothing = 本频道没有这样中止的游戏。
restore-channel-playing = 本频道正在进行一局游戏：用`/table stop`腾出位置。
skip-nobody = 现在没有轮到任何人。
seat-offer = { $who }提议把{ $old }（{ $side }）的座位给{ $new }；{ $new }接受之前仍归{ $old }。
seat-offer-take = 接受座位
seat-offer-refuse = 不了，谢谢
seat-offer-sent = 已在频道里用按钮询问：{ $names }。
seat-offer-unpinged = { $names }最近一天内在本服务器受过邀请但没有答应：不会再为此@他们。
seat-offer-made = 已经问过{ $name }是否在这局入座；不会问两次。
seat-offer-refused = { $new }不接受{ $old }的座位。
seat-offer-others = 这里问的是{ $name }：其他人不能回答。
seat-offer-over = 这个座位的提议已经结束。
import-busy = 正在为本服务器读取另一个文件；请稍后再试。
import-too-long = 读取这个文件太久：已放弃，什么都没有改变。
import-offer = { $who }从文件带来一局游戏，其中{ $new }将玩{ $side }。所有被问到的人都同意后在这里继续。
import-agreed = 记下了。其他人也同意后游戏继续。
import-refused = { $new }不想玩文件里的游戏，所以它不会在这里继续。
replace-not-seated = 只有坐在这一桌的人才能让出座位。
replace-no-program = 这一桌没有叫“{ $name }”的电脑，或者不止一个。
replace-whom = 请说明谁让出座位（`old`或`program`），谁来坐（`new`，或用`level`选一个电脑）。
replace-already-seated = { $name }已经坐在这一桌。
replace-keeps-seat = { $name }在这里玩，座位保留。要让出这个座位，须由{ $name }作为房主自己让出，或在{ $name }错过一个回合之后，或由不参加本局的管理员来做。
replace-has-seen = { $name }坐过这局的另一方，看过隐藏的内容，所以不能坐这个座位。
replace-may-have-seen = 坐过这局另一方的某个人后来删除了资料，可能是任何人。所以{ $name }不能坐这个座位；电脑可以。
replace-bot = 机器人不能入座。
replace-not-here = { $name }不在本服务器，不能在这里入座。
moderators-managers-only = 指定管理桌的身份组需要**管理服务器**权限。
moderators-shown = 本服务器的桌由在相应频道拥有**管理频道**权限的人管理{ $role ->
    [none] 。`/table moderators role`可以让某个身份组的成员也来管理；这需要**管理服务器**权限。
   *[other] ，身份组{ $role }的人也可以管理。
}
moderators-asked = 要让身份组{ $role }的所有人管理本服务器的全部桌吗？如果现在已有这样的身份组，将被取代。
moderators-sure = 让他们管理
moderators-none = 取消身份组的管理权
log-shown = 本频道各桌最近的管理记录：
log-act = - { $at }：{ $told }
log-empty = 还没有对本频道的桌做过什么。
exported = 存档（`/table import`可读取）和文字记录。
exported-view = 你能看到的游戏内容：谁也不能用这个文件继续，因为里面没有对你隐藏的内容。
export-unreadable = 这局游戏读不出来，而它的存档会暴露隐藏的内容。
export-nothing = 本频道没有过可以导出的游戏。
import-too-large = 文件太大：一局游戏最多{ $most } MB。
import-no-game = 文件里没有游戏：`/table export`和`/see record`会写出这样的文件。
import-newer = 文件里的游戏由更新版本的机器人保存：这个版本读不了。
import-unknown-game = 文件里的游戏这里不能玩。
import-view = 文件里是某一个人看到的游戏：缺少对那个人隐藏的内容，所以无法继续。
import-players = 文件里是{ $players }位玩家的游戏；它适合{ $fewest }到{ $most }位玩家。
import-other-rules = 文件里的游戏从第{ $turn }回合起不符合规则。
import-seats = 文件里的游戏有{ $seats }个座位：超出的座位不要指定人。
import-who = 文件没有说明谁坐{ $seat }号座位，或者那个人不在本服务器：请用选项seat{ $seat }指定一个人。
import-same-person = 一个人不能坐两个座位：请为其中一个另选别人。

## 请求撤回

last-turns = { $turns ->
    [1] 上一个回合
   *[other] 最近{ $turns }个回合
}
undo-request-asked =
    { $who }请求撤回{ last-turns }{ $luck ->
        [yes] 以及由此发生的一切；同样的运气会重现
       *[no] { "" }
    }：
    { $what }
consent-asked =
    { $what }
    在有人继续之前，{ $asked }必须{ $time ->
        [none] { "" }
       *[other] 在{ $time }内
    }同意；任何玩家都可以拒绝。
consent-shortest = { $minutes }分钟
consent-agree = 同意
consent-refuse = 拒绝
undo-request-sent = 这会撤回的不只是你自己的回合，所以{ $asked }必须同意；我已在频道里询问。
consent-agreed = 你已同意；还要等其他人。
undo-request-granted = 经其他人同意，{ $who }撤回{ last-turns }：{ $what }
common-move-granted = 所有人都同意。
common-move-sent = { $asked }必须同意；我已在频道里询问。
consent-nothing = { $wanted ->
    [undo] { $asker }什么也不撤回
    [move] 游戏照旧继续
   *[other] ?{ $wanted }
}
consent-refused = { $who }不同意，所以{ consent-nothing }。
consent-withdrawn = { $wanted ->
    [undo] { $asker }还是不撤回了。
    [move] { $asker }收回了请求：游戏照旧继续。
   *[other] ?{ $wanted }
}
consent-lapsed = 没有所有人都及时同意，所以{ consent-nothing }。
undo-request-no-turn = 你在这局没有可以撤回的行动。
consent-open = 已经有人请求其他人同意某事；要先答复那个请求。
consent-made = 你在这个棋盘上已经问过，其他人没有同意。
consent-players-only = 只有本局玩家才能同意或拒绝，你不是。
consent-own = 这是你自己请求的：要由其他人同意。
consent-not-asked = 这不需要你同意。
consent-over = 这已经不能答复了：已有结果，或时间已过。

## 机器人能否工作

table-cannot-write = { $place ->
    [private] 机器人不是这个私密子区的成员，不能在这里发言：@{ $bot }把它加进来。
   *[other] 机器人现在不能在本频道发言。
}已完成的内容都保留着；机器人能发言后棋盘就会出现。
doctor-permissions = 本频道缺少的权限：{ $missing ->
    [none] 无
   *[other] { $missing }
}。
doctor-thread = { $state ->
    [outside] 机器人不是这个私密子区的成员，不能在这里发言：@{ $bot }把它加进来。
    [locked] 这个子区已锁定，管理员解锁之前机器人不能在这里发言。
   *[other] ?{ $state }
}
doctor-pictures = { $possible ->
    [yes] 这里能发图片。
   *[no] 这里不能发图片。
}
doctor-database = { $writable ->
    [yes] 数据库可以写入。
   *[no] 数据库不能写入。
}
doctor-owed = 本频道还没发出的消息：{ $posts }。
doctor-places = 可以玩游戏的地方：文字频道和公告频道、子区和论坛帖子，以及语音频道和舞台频道的聊天。
doctor-versions = Furunkulus { $bot }，discord.py { $library }，数据表版本{ $schema }。
permission = { $name ->
    [view-channel] 查看频道
    [connect] 连接
    [send-messages] 发送消息
    [send-messages-in-threads] 在子区内发送消息
    [attach-files] { own-attach-files }
    [read-message-history] 读取消息历史记录
   *[other] ?{ $name }
}

## /help：现在能做什么

help-no-game = 本频道没有游戏。你可以：
help-in-lobby = 一桌**{ $game }**正在等玩家。你可以：
help-in-game = **{ $game }**{ $place ->
    [here] 正在进行
   *[other] 正在{ $place }进行
}。{ $turn ->
    [mine] **轮到你了。**
    [theirs] 轮到{ $who }。
    [none] 现在没有轮到任何人。
   *[other] ?{ $turn }
}你可以：
help-after-game = 这里的上一局**{ $game }**已结束。你可以：
help-new = 开桌：`/new`加上游戏。你立刻有座位；其他人点**{ lobby-join }**。
help-join = 入座：点大厅下的**{ lobby-join }**，或用`/join`。
help-leave = 离开：点**{ lobby-leave }**，或用`/table leave`。
help-start = 开始：点**{ lobby-start }**，或用`/table start`。
help-more-people = 等更多人：人数够了、有人点**{ lobby-start }**，游戏就开始。
help-opponent = 和电脑玩：点**{ lobby-opponent }**，选择强度。
help-learn = 边玩边学一个游戏，只有你能看到：`/learn`。
help-puzzle = 解每日谜题，只有你能看到：`/puzzle`。
help-primer = 一分钟学会游戏：点大厅下的**{ lobby-primer }**。
help-plan = 留下你的下一步：点最新棋盘下的**{ plan-ahead }**。轮到你时执行。
help-look = 查看，只有你能看到：`/see board`，文字版`/see text`，错过的内容`/see catch-up`，从头回放`/see replay`。
help-watch = 在另一个频道观看本频道的游戏：在那里用`/table watch start`。
help-undo = 撤回你的上一步：`/undo`。别人行动过后会先问他们。
help-resign = 永远离开游戏：`/resign`。
help-replay = 再看一遍游戏：`/see replay`。
help-review = 看胜负的关键：`/review`。
help-again = 和同样的人再玩：点结尾下的**{ over-again }**。
help-rules = 读规则：`/rules`。
help-settings = 设定轮到你时怎样叫你：`/settings`。
help-moderators = 作为管理员你还可以：
help-host = 作为这一桌的房主你还可以：
help-table-settings = 查看和更改这一桌的设置：`/table settings`。
help-table-undo = 撤回最近的回合，或重新执行：`/table undo`、`/table redo`。
help-skip = 跳过让大家久等的玩家的回合：`/table skip`。
help-replace = 把座位给别人或电脑：`/table replace`。
help-stop = 结束游戏，或关闭这一桌：`/table stop`。
help-reset = 和同样的人重新开始：`/table reset`。
help-restore = 恢复中止的游戏：`/table restore`。
help-files = 把游戏存成文件，或从文件继续：`/table export`、`/table import`。
help-log = 查看这里各桌的管理记录：`/table log`。

## 首次打开面板时的小提示

coach = 💡 { $told }
coach-enough = 不再显示小提示
