# What is said at every table, whatever the game.

## The lobby

lobby-title = **{$game}**: a table for {$fewest} to {$most} players
lobby-empty = Nobody has joined yet.
lobby-seat = {$number}. {$name}: {$side}
lobby-how = Join with the button or `/join`. Whoever has joined can start the game.
lobby-started = The game has begun: {$players} players.
lobby-closed = This table has been closed: everybody left.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-choose = What do you want to play?
lobby-choose-placeholder = Choose
lobby-side-needs = needs { $fewest } or more players
lobby-side-noted = { $side } ({ $note })
lobby-opened = The table is open.
joined = You have joined: {$side}.
left = You have left the table.
started = The game has begun.

## The board

next = Next: {$who} ({$side})
next-several = Next: {$who} ({$side}), and others
# What is taken back names the player itself.
taken-back = Taken back: {$what}
done = Done.
resigned = You have resigned{ $after ->
    [over] , and with that the game is over.
    [revealed] .
   *[on] . Until somebody else acts, `/undo` takes it back.
}
resign-asked = Leave this game for good? What you still have in it is lost.
resign-sure = Resign

pictures-impossible = Pictures cannot be posted here: the bot lacks the permission Attach Files in this channel, or the files are too large for it. So the board comes as text; `/board` shows the picture to you alone.
## The end of a game

over = That was the game. { $film ->
    [yes] { $record ->
        [yes] Here are its best moments, and all of it as text.
       *[no] Here are its best moments.
    }
   *[no] { $record ->
        [yes] Here is all of it as text.
       *[no] { "" }
    }
}
over-record-alt = The whole game as text
over-replay = Replay

## A replay, and what somebody missed

caught-up = Nothing has happened since your last turn.

replay-start = **Before the first turn** of { $turns }
replay-turn = **Turn { $turn } of { $turns }**
replay-jump = Jump to
replay-jump-start = The start
replay-jump-end = The end
replay-game = No. { $number }, { $date }: { $names }

## Watching another channel

watch-begun = { $who } lets this channel follow the games of { $channel }.
watch-over = { $who } lets this channel follow no other one any more.
watch-managers-only = Only somebody who may manage this channel can let it follow another one.
watch-itself = A channel shows its own games anyway: name another one.
watch-unseen = You do not see that channel, so you cannot show its games here.
watch-nothing = This channel follows no other one.

## What cannot be done at a table

table-no-such-game = This channel has had no such game; `/replay` without a number shows the newest one.
table-no-game-here = There is no game in this channel; `/new` opens a table.
table-game-over-here = The game in this channel is over; `/new` opens a new table.
table-channel-taken = A table is already open in this channel; one channel has one game at a time.
table-already-begun = The game has already begun.
table-not-begun = The game has not begun yet; whoever has joined can start it with `/start`.
table-not-at-table = You do not sit at this table.
table-join-first = You have not joined this table yet: press Join, or use `/join`.
table-full = The table is full: this game takes at most {$most} players.
table-too-few-players = The game needs at least {$fewest} players; so far {$players ->
    [0] nobody has
    [one] one has
   *[other] {$players} have
} joined.
table-side-taken = {$side} is taken; still free: {$free}.
table-unknown-side = There is no {$side} in this game; still free: {$free}.
table-side-needs-others = At a table of {$players} there are only {$sides}; {$name} plays {$side} and must choose another one with `/join`.
table-begun-leave = The game has begun: `/resign` is the way to leave it.
table-stale-board = This board is from an earlier turn. {$link ->
    [none] `/board` shows the current one.
   *[other] The current one: {$link}
}
table-other-lobby = This lobby is closed; another table is open in this channel by now.
table-undo-not-yours = Only your own move can be taken back, and the last one is not yours.
table-undo-luck = Luck has spoken since your move (a card, a die): it cannot be taken back any more.
table-other-game = This channel plays { $game }: that command belongs to another game.
table-unknown-control = This button is from another version of the bot; `/board` shows the current one.
table-unknown-command = Your Discord shows this command as it was in another version of the bot; reload Discord and use it again.
table-our-fault-untold = Something went wrong on our side, and it has been logged; `/board` shows what has been done.
table-corrupt-save = The saved game of this table cannot be read; nothing has been changed. Whoever hosts the bot finds the cause in the log.
table-only-in-server = Games are played in the channels of a server.
table-our-fault = Something went wrong on our side and has been logged as {$reference}; `/board` shows what has been done.
table-unknown-topic = The rules have no such topic; `/rules` without one lists them all.
table-several-topics = The rules have several topics like that: { $titles }.
rules-topics = The rules have these topics; `/rules` with one of them tells more:
    { $titles }

## Settings of a table

settings-shown = This table is set so; `/table settings` with an option changes it:
    { $settings }
settings-changed = { $who } has changed how this table is set, now with { $changes }.
setting = { $name }: { $choice }
setting-pictures = { $choice ->
    [steps] a picture of every step of a walk
    [film] one film of a walk, with all its sentences
    [live] a walk step by step, each a moment after the other
   *[film-and-steps] a film of a walk, then a picture of every step
}
setting-forecast = { $choice ->
    [always] whenever somebody asks
    [after] for players after their last move of the round, for spectators always
   *[never] never
}
table-keepers-only = Only the host of this table, or somebody who may manage the channel, can do that.

## Layouts

table-no-such-layout = This server keeps no layout called { $name }, and no dungeon is called so.
table-layout-nameless = A layout needs a name that can be read.
table-layout-taken = There is a dungeon called { $name } already.
table-layouts-full = This server keeps { $most } layouts, which is the most; drop one first.
table-layout-of-another = Only who saved { $name }, or somebody who may manage the channel, can drop it.
