# 每个游戏共用的话。

list-more = { $items }、{ $item }
list-last = { $items }和{ $item }
between-sentences = { "" }
full-stop = 。
signed = { $sign }{ $number }

## 无法撤销或重做的情况

nothing-to-undo = 没有那么多回合可以撤回。
nothing-to-redo = 没有撤回后可以重新执行的回合。

## 教学卡片

primer-heading = **玩法教学 { $number }/{ $count }：{ $title }**
