# What is said at every table, whatever the game.

## The lobby

lobby-title = **{$game}**: a table for { $more ->
    [0] {$fewest} players
   *[other] {$fewest} to {$most} players
}
lobby-empty = Nobody has joined yet.
# $side: a colour, or a side of Claustrophobia.
lobby-seat = {$number}. {$name}: {$side}
lobby-how = Join with the button or `/join`. Anybody who has joined can start the game.
lobby-started = The game has begun: {$players} players.
lobby-unused = Nobody has done anything at this table for a day, so it is closed; `/new` opens another one.
lobby-closed = This table has been closed{ $players ->
    [0] : everybody left
   *[other] {""}
}.
# Buttons; other messages quote them in **bold**: use the same words there.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-thread = Start in a thread
lobby-opponent = Add opponent
lobby-primer = How to play
lobby-learn = Learn by playing
primer-back = Back
primer-next = Next
primer-rules = All the rules
lobby-another-side = Another side
lobby-side-needs = needs { $fewest } or more players
lobby-side-noted = { $side } ({ $note })
# $level: the animal with its face. The name of a seat: it stays as it was when the game began.
program-name = { $level }{ $number ->
    [1] {""}
   *[other] { " " }{ $number }
} (bot)
level-offer = { $name }: { $about }
opponent-choose = How good should the program be? It takes the first free seat.
opponent-placeholder = Choose a level
opponent-remove = Take the last one away
opponent-added = { $name } has joined.
opponent-removed = It has left the table.
opponent-none = No program plays at this table.
opponent-unknown-level = There is no level “{ $level }”: there are { $known }.
lobby-find = Find players
search = **{ $who } looks for players**: a table of { $game } is open here.
search-hours = { $who } usually plays from { $begin } to { $end }, by your clock.
search-join = I’m in
search-told = A table of { $game } looks for players: { $link }
    You asked to be told: `/settings tables:off` ends it.
search-posted = A post in the channel looks for players now{ $told ->
    [0] .
    [one] , and one person who asked for it is told.
   *[other] , and { $told } people who asked for it are told.
}
search-again = This table looks for players already; it can do so again an hour after it began.
lobby-opened = The table is open, and you have joined it.
# On a button for somebody who opens a table in another language; here stands the language of this file.
lobby-own-language = Play in English
lobby-opened-in-thread = The table is open, and you have joined it. The game will be played in { $thread }.
lobby-open-in-thread = Open it in a thread
lobby-duplicate = Duplicate **{ $word }**: all tables that are opened with this word have the same luck
lobby-place = The game will be played in { $thread }.
joined = You have joined: {$side}.
left = You have left the table.
started-in-thread = The game has begun in its thread: { $thread }

## Playing on from a board, in the menu Apps

play-on = Play on from here
play-on-asked = Which side do you want to play? The game begins as soon as you press one; programs play the others, and only you see it.
play-on-from = The game goes on from [this board]({ $link }) of game No. { $number } ({ $names }); that game stays as it is.{ $hides ->
    [yes] { " " }Hidden cards were dealt anew.
   *[no] { "" }
}
play-on-own = You play in this game: while it is on, you cannot play on from its boards.
play-on-over = The game is over on this board: choose an earlier one.
play-on-no-programs = No program plays { $game }.

## Lessons and puzzles

lesson-task = **Lesson { $number } of { $count }** · { $task }
lesson-next = Next lesson
lesson-play = Play against { $level }
puzzle-again = Try again
puzzle-solution = Show me
puzzle-another = One more to practise on
puzzle-easy = Start with an easy one
puzzle-easy-offer = Your first puzzle? This one has level { $level } of 5.
puzzle-share = Share
puzzle-title = **{ $name }** · { $kind }{ $level ->
    [0] { "" }
   *[other] { " " }· level { $level } of 5
}
puzzle-of-day = Furunkulus { $number }
puzzle-practice = For practice
puzzle-of-game = Puzzle of game No. { $number }
puzzle-left = { $left ->
    [0] That was your third answer.
    [one] You have one more answer.
   *[other] You have { $left } more answers.
}
puzzle-solved = Solved with your { $tries ->
    [1] first
    [2] second
   *[other] third
} answer.
puzzle-closed = { $solved ->
    [yes] You had solved it with your { $tries ->
        [1] first
        [2] second
       *[other] third
    } answer: this one does not count.
   *[no] Your three answers are used up: this one does not count.
}
puzzle-streak = { $running ->
    [0] Solved by you: { $recent } of the last { $days } days.
    [one] Solved by you on the day: 1 day running; { $recent } of the last { $days } in all.
   *[other] Solved by you on the day: { $running } days running; { $recent } of the last { $days } in all.
}
puzzle-rated = { $beyond ->
    [yes] Harder than what { $level } finds.
   *[no] About as hard as what { $level } finds.
}
puzzle-solver = { $beyond ->
    [yes] You solve more than { $level } finds.
   *[no] You solve what { $level } finds.
}
puzzle-tempting = What tempts: { $moves } { $told }
puzzle-shared = { $who } · { $name } · { $signs } · { $tries ->
    [none] not solved
    [1] solved with the first answer
    [2] solved with the second answer
   *[other] solved with the third answer
}
puzzle-played-from = The game goes on from the puzzle { $name }.
puzzle-solve = Solve it
puzzle-reminder = { $name } is open for you. `/settings puzzle:off` ends these reminders.
puzzle-solution-of = Solution of { $name }
puzzle-counts = { $name ->
    [none] { "" }
   *[other] { $name } ·{ " " }
}{ $tried } tried, { $solved } solved
puzzle-send = Send to the channel
puzzle-make = Make a puzzle of it
puzzle-made = { $back ->
    [0] One right answer, on this board:
    [one] One right answer, on the board one turn earlier:
   *[other] One right answer, on the board { $back } turns earlier:
}
puzzle-sent = The puzzle is in the channel. Its post counts who tries and solves it, without names.
puzzle-sent-before = The puzzle of this board has been sent to this channel before.
puzzle-make-over = Puzzles are made of games that are over, and game No. { $number } is not.
puzzle-make-none = No puzzle was found on this board, nor on those before it: none has exactly one right answer.
puzzle-make-no-kind = No puzzles are made of games of { $game }.
puzzle-make-later = I cannot look for a puzzle now: ask again later.
puzzle-game-gone = Game No. { $number } is not kept any more, and so its puzzle is gone.
puzzle-game-on = Game No. { $number } is on again: its puzzle can be solved when it is over.
puzzle-server-streak = Somebody here has solved it on the day, { $days } days running.
puzzle-post-on = The puzzle of each day will be posted here at { $hour } ({ $zone }); `/puzzle post:off` ends it.
puzzle-post-off = { $was ->
    [yes] No puzzles are posted here any more.
   *[no] No puzzles are posted here.
}
puzzle-post-lost = { $why ->
    [deleted] The channel where you had the puzzle of each day posted was deleted, so it is no longer posted there. { $channel }
    [shut] I can no longer write in { $channel }, where you had the puzzle of each day posted. Once I can again, it comes at once; `/puzzle post:off` there ends it.
   *[other] ?{ $why }
}
puzzle-no-hour = “{ $text }” is no time: type one such as 18:00, or off.
puzzle-cannot-write = I may not write in this channel: let me, and ask again.
puzzle-kind-of = { $kind } ({ $game })
puzzle-none-such = “{ $name }” has no puzzle of level { $level }: { $count ->
    [one] there is level { $levels }.
   *[other] there are levels { $levels }.
}
puzzle-of-no-day = There is no such puzzle: they begin with Furunkulus 1, and the newest is that of today.
puzzle-try-first = Try it first: the answer is shown after your third one, or tomorrow.

## A game in a thread of its own

thread-name = { $game }: { $names }
summary-title = **{ $game }**: { $names }
summary-place = Played in { $thread }
summary-next = Next: { $who } ({ $side })
summary-over = The game is over.
summary-stopped = The game was stopped.
summary-result = The game in { $thread } is over. { $standings }
thread-not-made = The bot may not make threads here, so the game is played in this channel.
thread-lost = { $why ->
    [deleted] The thread of this game was deleted
    [shut] The bot cannot write in the thread of this game any more
   *[other] ?{ $why }
}, so the game goes on here.
thread-lost-for-good = The thread of game No. { $number } cannot be used any more, and another game is on here, so it was stopped. When this one is over, `/table restore` brings it back.

## The board

board-stopped = This game was stopped, and this is how it stood; `/table restore` brings it back.
next = Next: {$who} ({$side})
next-interrupt = Your call: {$who} ({$side})
reasons-why = Why?
# $move: a sentence that told a move; $why: sentences.
reasons = { $move }
    → { $why }
reasons-none = There are no reasons to show: the program had no time to think, or they were not kept.
message-of-no-game = This message is not about a game of this channel.
message-without-turn = Nobody had moved yet when this message was posted.
hint-button = Hint
hint-play = Play { $number }
hint-back = Back
hint-no-such-game = There are no hints in { $game }.
hint-forbidden = { $choice ->
    [solo] This table gives hints only when one person plays against programs (its setting `hint` is “solo”).
    [never] This table plays without hints (its setting `hint` is “never”).
   *[other] ?{ $choice }
}
hint-not-your-turn = It is not your turn: a hint is for your next move.
hint-impossible = No hint right now. Try again in a moment.
next-program = {$who} ({$side}) is thinking.
next-several = Next: {$who} ({$side}), and others
# What is taken back names the player itself.
# $what: what was taken back, sentences.
taken-back = Taken back: {$what}
your-turn-again = It is your turn again.
order-given = Your order holds from now on: { $order }.
take-back = Take back
take-back-done = Taken back: the newest board of the channel is yours again.
taken-back-too-late = The game has gone on since: `/undo` takes your last move back, or asks the players who have acted since then.
# Told where no line can come now.
done = That is done, and the channel will be told.
resigned = You have resigned{ $after ->
    [over] , and with that the game is over.
    [revealed] .
   *[other] . Until somebody else acts, `/undo` takes it back.
}
resigned-already = You have resigned from this game already.
resign-asked = Leave this game for good? What you still have in it is lost.
resign-sure = Resign

# Steps of a walk in which nothing happened; what is told is that of the last one.
steps-joined = Steps { $first } { $count ->
    [2] and { $last }, alike
   *[other] to { $last }, all alike
}: { $told }

## Plans

plan-ahead = Plan ahead
# What somebody is told who wants to move before their turn.
plan-instead = It is the turn of { $who } ({ $side }): with **Plan ahead** your move is made as soon as yours comes.
# Stands below a move in the channel.
plan-played = -# { $who } had planned this.
# What is told to who has planned it.
plan-was-played = Played as you planned it: { $moves }.
plan-was-dropped = Not played as you planned it: { $moves }. { $why }
plan-nothing = You have no turn that you could plan now.
plan-undone = Turns were taken back or played again since you planned that.
plan-restored = The game was stopped and brought back since you planned that.
plan-unreadable = The bot was updated and can no longer read what you planned.

## Looks

more = More ...
more-asked = What do you want to see? `/see` has it all, too.
look-board = The board
look-text = The board in words
look-catch-up = Since my last turn
look-replay = The game from its start

## Calls

call = { $who } ({ $side }): it is your turn.
call-again = { $who } ({ $side }): it is still your turn.
call-direct = It is your turn in { $game } ({ $side }):
call-unreached = { $who } ({ $side }): it is your turn. My direct messages do not reach you, so I call you here; `/settings` changes how.

personal-shown = This is how you are called in every game:
    - pings: { $pings }
    - quiet: { $quiet ->
        [none] none
       *[other] nothing pings you { $quiet }, and the time of a turn stands still, unless it is a day or more
    }
    - zone: { $zone }, where it is { $clock } now
    - puzzle: { $puzzle ->
        [none] nothing reminds you of that of the day
       *[other] a direct message at { $puzzle } reminds you of that of the day, if you have not solved it
    }
    - standing: { $standing }
    - tables: { $tables }
    - hours: { $hours }
personal-tables = { $where ->
    [here] a direct message tells you of tables in this server that look for players, once a day at most
    [elsewhere] a direct message tells you of tables that look for players in other servers, not in this one
    [none] nothing tells you of tables that look for players
   *[other] ?{ $where }
}
personal-hours-shown = { $choice ->
    [shown] a table that looks for players and at which you sit says when you have no quiet hours
    [hidden] nobody sees your quiet hours
   *[other] ?{ $choice }
}
server-language = Tables that are opened in this server are in { $language } from now on. Where one has been played, the next is like that one until its host sets another language (`/table settings language`).
personal-pings = { $choice ->
    [silent] not at all: posts name you and ping nobody
    [direct] by a direct message with a link to the board
    [mention] by a mention in the channel
   *[other] ?{ $choice }
}
personal-standing = { $choice ->
    [public] who plays in a server with you sees what you have come to in all servers
    [server] who plays in a server with you sees what you have come to there
    [hidden] nobody sees what you have come to, and you are on no board
   *[other] ?{ $choice }
}
personal-no-hours = “{ $text }” cannot be read as quiet hours: write them like `22:00-07:00`, or `off` for none.
personal-no-zone = There is no time zone “{ $text }”: write it like `Europe/Berlin`, or choose one that `/settings` offers.
personal-how = How you are called
personal-hours = Quiet hours
personal-quiet = Quiet hours, from and to
personal-quiet-note = Nothing pings you then, and short times stand still. Empty for none.
personal-zone = Time zone
personal-zone-note = The clock of these hours: a city, like Berlin or New York.

## Privacy

former-player = a former player
privacy =
    Of you I keep the id of your account, the names under which servers show you, how you want to be called, the games in which you sit or guess, and the puzzles that you try, so that they can be played, shown again and counted. I read no messages, and nothing of this leaves the program and its backups, which whoever hosts it deletes after 30 days if they follow its manual.
    “Erase me” makes you “a former player” in everything I keep, at once and for good; the games stay for those who played with you. What stands in channels already is Discord’s, and moderators there can delete it. The whole policy is linked from my profile: { $bot }.
privacy-give = Give me my data
privacy-erase = Erase me
privacy-given = Here is all that I keep of you.
privacy-asked = Do you mean it? Your seats in games that are open or on are given up, your settings and your standing are gone, and nobody can bring them back.
privacy-sure = Yes, erase me
privacy-erased = You are “a former player” now, and I know nothing else of you. { $games ->
    [0] You sat in no game that was on.
    [one] Your seat in one game was given up.
   *[other] Your seats in { $games } games were given up.
}

## Statistics and standing

stats-of = **{ $who }**, { $where ->
    [public] in all servers
    [server] in this server
   *[other] ?{ $where }
}:
stats-none = No game has been played to its end yet.
# $told: a `stats-game`.
stats-headed = { $game }: { $told }
stats-game = { $games ->
    [one] one game
   *[other] { $games } games
}, { $places }. A typical game had { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $time ->
    [none] .
   *[other] , a typical turn took { $time }.
}
stats-card-about = { $games ->
    [one] one game
   *[other] { $games } games
} of typically { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $time ->
    [none] {""}
   *[other] , { $time } for a turn
}
stats-card-places = Places
stats-card-eaten = Out { $out } · eaten { $eaten }
stats-card-levels = Better than
stats-card-won = Won
stats-card-reviewed = { $games ->
    [one] one reviewed game
   *[other] { $games } reviewed games
}: { $expected } victories expected
stats-card-luck = Luck added
stats-card-moves = Moves added
stats-place = place { $place } { $times ->
    [one] once
    [2] twice
   *[other] ({ $times } times)
}
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h
# $meal: the number of a token.
stats-tokens = Tokens out: { $out }, eaten: { $eaten }{ $meal ->
    [none] .
   *[other] ; the monster’s favourite meal is the { $meal }.
}
stats-level = { $level } in { $won } of { $of }
# $levels: a list of `stats-level`.
stats-levels = Better than { $levels }.
# $side: a side.
stats-side = { $won } of { $of } as { $side }
# $topic: a scenario; $sides: a list of `stats-side`.
stats-topic = { $topic }: won { $sides }.
stats-luck = { $games ->
    [one] One game was
   *[other] { $games } games were
} reviewed: { $expected } victories expected, luck added { $luck }, moves added { $skill }.
stats-guesses = As a prophet: right in { $right } of { $guesses }.
stats-practice = In { $game }, games against programs make you about as strong as { $level } ({ $games ->
    [one] one game
   *[other] { $games } games
}).
stats-rating = Standing in { $pool }: { $number } ± { $doubt }, place { $place } of { $people }.
stats-show = Show it in the channel
stats-shown = { $who } shows:
stats-nothing = There is nothing of this person to be seen here.
stats-bot = Bots have no statistics; programs at tables show how well you play against them.
stats-not-here = { $name } is not in this server.
stats-later = The games could not be counted just now; try it again in a moment.
stats-may-not-write = You may not write in this channel, so nothing of yours is shown here.
standing-none = Nobody has played five rated games here yet. A game is rated among its people, two at least.
standing-pool = { $game }{ $players ->
    [two] , at two
    [more] , at three and more
    [all] {""}
   *[other] ?{ $players }
}
standing-line = { $place }. { $who }: { $number } ± { $doubt } ({ $games ->
    [one] one game
   *[other] { $games } games
})
standing-note = For 19 people of 20 the true number lies in this range. The boards are sorted by its lower end; who has not played for 90 days is not shown.

## The best of a month

month-of = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
    [12] December
   *[other] ?{ $month }
} { $year }
month-title = **The best of { $month }**
month-prophet = Best prophet: { $who }, right in { $right } of { $guesses }.
month-daring = The most daring move: { $told } With the next best, the chances of { $who } would have been { $percent } % lower ({ $link }).
month-streak = The puzzle of the day was solved here { $days } days running.
month-film = The film is of the game that swung most, { $game } with { $who }: { $link }
month-post-on = The best of each month will be posted here on the first of the next one at { $hour } ({ $zone }), if a game was rated in it; `/standing post:off` ends it.
month-post-off = { $was ->
    [yes] The best of the month is no longer posted here.
   *[no] The best of the month is not posted here.
}

month-post-lost = { $why ->
    [deleted] The channel where you had the best of each month posted was deleted, so it is no longer posted there. { $channel }
    [shut] I can no longer write in { $channel }, where you had the best of each month posted. Once I can again, it comes at once; `/standing post:off` there ends it.
   *[other] ?{ $why }
}

## Duplicates

duplicate-field = **{ $word }**, with { $players } players: { $tables ->
    [0] no table is compared yet
    [one] one table is compared
   *[other] { $tables } tables are compared
}.
duplicate-result = place { $place }, score { $score }
duplicate-times = { $result }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
}
duplicate-seat = { $who }: { $result }
duplicate-points = { $seat }; **{ $points }** of { $most } matchpoints
duplicate-others = - at other tables: { $results }
duplicate-note = Each seat is compared with the same seat of the other tables, by the place and then by the score: 2 matchpoints for each that it beats, 1 for an equal one.
duplicate-repeated = This table is not compared, as somebody here had played this word before and knew the cards.
duplicate-later = How the tables compare is shown when this game is over.
duplicate-bad-word = A word for a duplicate has 2 to 16 letters from a to z; `new` makes one up.
duplicate-none-here = This table plays no duplicate; `/new fearsome-floors duplicate` opens one.

## Absence

absence-wait = { $who } has run out of time for this turn; the game waits.
absence-stay = { $who } has run out of time for this turn, so the bot does as little as possible for them.
reaction-over = { $who } has not answered in time, so the bot does as little as possible for them.
absence-stand-in = { $who } has run out of time for this turn. A stand-in{ stand-in-level } plays from now on, until { $who } acts or uses `/table back`.
absence-stands-in = A stand-in{ stand-in-level } plays for { $who }.
# Part of the two messages above: begins with its own blank.
stand-in-level = { $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
time-uncounted = Not counted: { $unit ->
    [days] { $count } days
    [hours] { $count } hours
    [minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
   *[other] ?{ $unit }
} in which the bot or Discord was away.
absence-all = Nobody has acted for a whole round, so the game waits. It goes on with the next move, or when a player uses `/table back`.
absence-back = { $who } is back.
absence-nobody-stands-in = Nobody plays in your place, and the game does not wait for people to come back.

film-impossible = The film is too large for this place, or could not be made; the picture shows how it ends.
picture-impossible = The picture could not be made; `/see text` tells the board in words.
pictures-unmade = A picture could not be made, so the board comes as text; the host's log says why.
pictures-impossible = Pictures cannot be posted here: the bot lacks the permission **Attach Files** in this channel, or the files are too large for it. So the board comes as text; `/see board` shows the picture to you alone.
## The end of a game

phase-film = The phase that has just ended, seen again:
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
over-won = Congratulations, { $who }!
over-programs-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
over-again = Play again
again-players-only = Only those who have played in this game can open the next one with the same people; `/new` opens a table for everybody.
again-without = { $names } { $count ->
    [one] has
   *[other] have
} been asked to play in this server within the last day, and not played since: they take a seat themselves if they want to.
again-opened = A table is open for the same people: if you do not want to play, leave it; anybody who stays can start.
over-record-alt = The whole game as text
over-replay = Replay
over-review = Review
review = **Review of game No. { $number }: the chances to win, round by round**{ $is_brief ->
        [yes] { "" }
    It took long, so fewer moves were looked at than usual.
       *[no] { "" }
    }
review-progress = The review is being made: { $percent } % done.
review-later = The review takes a while. A line in this channel will say when it is done.
review-ready = { $is_there ->
        [yes] { $who }, the review of game No. { $number } is ready.
       *[no] { $who }, no review of game No. { $number } could be made. Try again.
    }
review-points = **Turning points**
review-post = Show everybody
review-not-over = Only games played to the end can be reviewed.
review-no-such-game = Nobody reviews games of { $game }.
review-impossible = No review is possible now. Try again in a moment.

## A replay, and what somebody missed

caught-up = Nothing has happened since your last turn.
catch-up-players-only = You are not in this game, so there is nothing to catch up on: `/see board` shows how it stands, `/see replay` all that has happened.

replay-start = { $turns ->
    [0] **The start**: no turn has been played yet.
   *[other] **Before turn 1 of { $turns }**
}
replay-behind-lobby = The table that is open here has not begun; this is the last game, No. { $number }.
replay-turn = **Turn { $turn } of { $turns }**
round-earlier = Earlier moves
# Stands where a message has no room for all moves of a round.
round-left-out = -# … The moves before these: `/see replay`.
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-jump = Jump to
replay-jump-start = The start
replay-jump-end = The end
replay-game = No. { $number }, { $date }: { $names }
replay-game-watched = { $game } (watched here)

## Guesses

guess-asked = What do you think? You can change your mind until it happens.
guess-choose = Choose
guess-noted = Noted: { $choice }.{ $plays ->
    [yes] { " " }You play in this game, so you could see the odds and change them.
   *[no] { "" }
}
guess-count = { $question } ({ $count })
guess-best = Best guesses: { $who }, right { $right } of { $guesses } times.
# $happened: a sentence of the game.
guess-decided = { $happened } { $count ->
    [0] Nobody guessed that.
   *[other] Guessed by { $who }.
}
guess-scores = { $told } Right so far: { $scores }.
# In a row: "Ada 3 of 5".
guess-score = { $who } { $right } of { $guesses }
guess-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
guess-nothing = There is nothing to guess just now.
guess-seen = Everybody has already seen what comes next, so it cannot be guessed. Earlier guesses still count.
guess-too-late = It is too late for this guess: press the button of the current board.

## Watching another channel

watch-begun = { $who } shows the games of { $channel } here from now on. { $status ->
    [running] A game is on there:
    [lobby] A table is open there; its game appears here when it begins.
   *[other] No game is on there now; the next one appears here when it begins.
}
# Stands above everything that is shown of another channel.
watch-from = Played in { $channel }:
watch-over = { $who } shows no other channel's games here any more.
watch-managers-only = That needs the permission **Manage Channels** in this channel.
watch-itself = A channel shows its own games anyway: name another one.
watch-unseen = You do not see that channel, so you cannot show its games here.
watch-bot-outside = The bot does not see that channel, so it cannot show its games here.
watch-hidden = This channel shows no other channel's games any more: some people who read this one can no longer see that one.
watch-nothing = This channel shows no other channel's games.

## What cannot be done at a table

table-no-such-game = This channel has had no such game; `/see replay` without a number shows the newest one.
turn-taken-back = What this was about has been taken back since, so it is not part of the game any more.
table-no-game-here = There is no game in this channel; `/new` opens a table.
table-game-over-here = The game in this channel is over; `/new` opens a new table.
table-channel-taken = A table is already open in this channel; one channel has one game at a time, and any number in threads.
table-no-thread = The bot may not make threads here.
table-opening-gone = This offer has expired: `/new` with `thread` opens the table.
table-already-begun = The game has already begun.
table-not-begun = The game has not begun yet; anybody who has joined can start it with `/table start`.
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
table-begun-leave = The game has begun: use `/resign` to leave it.
table-stale-board = This board is from an earlier turn. {$link ->
    [none] `/see board` shows the current one.
    [coming] The current one is on its way to the channel; `/see board` shows it at once.
   *[other] The current one: {$link}
}
table-other-lobby = This lobby is closed; another table is open in this channel by now.
table-other-game = That is for { $other }, and this channel plays { $game }: move with { $moves }, look with { $looks }.
see-no-places = { $game } has no squares to ask for: `/see text` tells all of it.
form-late = The form took too long to open: press the button again.
table-unknown-control = This button is from another version of the bot; `/see board` shows the current one.

## Moves that are typed after `/act`

act-commands = { $game } has commands of its own for its moves: { $commands }.
act-more = … { $shown } of { $count } are shown: go on typing words of your move
act-not-your-turn = It is not your turn.
# What was typed fits several moves, or one, and is none as it stands; they are listed as they are written.
act-all = What you can do now: { $moves }
# $moves: a row of moves as they are typed.
act-which = { $count ->
    [one] “{ $text }” fits one of your moves
   *[other] “{ $text }” fits { $count } of your moves
}: { $moves }
act-unknown = { $known ->
    [none] Nothing that you can do now has “{ $text }” in it.
    [each] Nothing that you can do now has all of “{ $text }” in it.
   *[other] ?{ $known }
} The nearest moves:
    { $moves }
answer-awaited = { $name } has to answer now. Then you go on.
table-unknown-command = Your Discord shows this command as it was in another version of the bot; reload Discord and use it again.
table-our-fault-untold = Something went wrong on our side, and it has been logged; `/see board` shows what has been done.
table-corrupt-save = The saved game of this table cannot be read; nothing has been changed. The bot's host finds the cause in the log.
table-database-away = The bot cannot reach its database just now. Nothing that was played is lost: try again in a moment.
table-database-replaced = The file with all games was moved, deleted or replaced while the bot ran: nothing can be played until the bot's host has fixed that.
table-only-in-server = Games are played in a server: in text and announcement channels, in threads and forum posts, and in the chats of voice and stage channels.
table-too-large = This is too large for Discord to show here.
table-our-fault = Something went wrong on our side and has been logged as {$reference}; `/see board` shows what has been done.
table-unknown-topic = The rules have no such topic; `/rules` without one lists them all.
table-several-topics = The rules have several topics like that: { $titles }.
rules-games = The rules of which game?
rules-all = All topics

## Settings of a table

settings-shown = This is how the table is set{ $may ->
    [yes] ; the buttons change it, and so do the options of `/table settings`
   *[no] ; its host and moderators change it
}:
    { $settings }
settings-group = { $group ->
    [posts] Posts
    [time] Time
    [play] Play
   *[other] ?{ $group }
}
settings-form = Table settings: { $group }
setting-until-over = { $setting } (stays so until this game is over)
settings-thread-over = The game of this thread is over. `/table settings` in { $channel } shows and changes how the next one is set.
settings-changed = { $who } has changed how this table is set, now with { $changes }.
# $name: the option of the command, which is English in every language.
setting = { setting-name }: { $choice }
setting-name = { $name ->
    [pictures] pictures
    [posts] posts
    [place] place
    [language] language
    [reminder] reminder
    [time] time
    [absence] absence
    [pause] pause
    [hint] hint
    [forecast] forecast
    [tiles] tiles
    [reaction] reaction
    [naming] naming
   *[other] ?{ $name }
}
setting-pictures = { $choice ->
    [steps] a picture of every step of the monsters
    [film] a film of what the monsters do, and every step in words
    [live] every step of the monsters by itself, a moment after the other
    [film-and-steps] a film of what the monsters do, and a picture of every step
   *[other] ?{ $choice }
}
setting-posts = { $choice ->
    [each-move] a board after each move
    [round] one board for each round, edited after each move
   *[other] ?{ $choice }
}
setting-place = { $choice ->
    [channel] in the channel itself
    [thread] in a thread of its own
   *[other] ?{ $choice }
}
setting-reminder = { $choice ->
    [never] never
    [minutes-15] after 15 minutes, then after twice as long, three times at most
    [hour] after an hour, then after twice as long, three times at most
    [hours-6] after 6 hours, then after twice as long, three times at most
    [day] after a day, then after twice as long, three times at most
    [days-3] after 3 days, then after twice as long, three times at most
   *[other] ?{ $choice }
}
# "time: 5 minutes", and behind "within" in `consent-asked`: said with a role.
setting-time = { $choice ->
    [none] as much as they like
    [minute] a minute
    [minutes-5] 5 minutes
    [minutes-15] 15 minutes
    [hour] an hour
    [hours-6] 6 hours
    [day] a day
    [days-2] 2 days
    [days-3] 3 days
    [week] a week
   *[other] ?{ $choice }
}
# $time: `setting-time`.
setting-time-rests = { $time }, standing still in the player's quiet hours
setting-time-runs = { $time }, quiet hours included
setting-absence = { $choice ->
    [wait] the game waits
    [stay] the bot does as little as possible for the player
    [stand-in] a stand-in plays until the player comes back
   *[other] ?{ $choice }
}
setting-reaction = { $choice ->
    [none] as much as for a turn
    [seconds-30] 30 seconds, then the bot does as little as possible for them
    [minute] a minute, then the bot does as little as possible for them
    [minutes-5] 5 minutes, then the bot does as little as possible for them
    [minutes-15] 15 minutes, then the bot does as little as possible for them
    [hour] an hour, then the bot does as little as possible for them
    [hours-6] 6 hours, then the bot does as little as possible for them
    [day] a day, then the bot does as little as possible for them
   *[other] ?{ $choice }
}
# $time: `setting-time`.
setting-reaction-as-time = { $time } (as a turn has no more), then the bot does as little as possible for them
setting-pause = { $choice ->
    [none] none, so that moves of programs in a row come together; 5 seconds where only programs play
    [seconds-2] 2 seconds
    [seconds-5] 5 seconds
    [seconds-15] 15 seconds
    [minute] a minute
    [minutes-5] 5 minutes
   *[other] ?{ $choice }
}
setting-hint = { $choice ->
    [allowed] for everybody whose turn it is
    [solo] only where one person plays against programs
    [never] never
   *[other] ?{ $choice }
}
setting-unknown = The game of this channel has no setting `{ $name }`; it has { $known }.
setting-no-choice = In this channel's game the setting `{ $name }` has no such choice; it has { $known }.
setting-frozen = The setting `{ $name }` is part of how this game began, so it stays as it is until the game is over.
# $choice: `setting-absence`.
setting-absence-untimed = { $choice } (once turns have a time)

table-host-only = Only the host of this table, or somebody with the permission **Manage Channels** here{ $role ->
    [none] {""}
   *[other] {" "}or the role { $role }
}, can do that.
table-moderators-only = Only somebody with the permission **Manage Channels** here{ $role ->
    [none] {""}
   *[other] {" "}or the role { $role }
} can do that.

## What moderators do: told in the channel

moderation-undo = { $who } takes back { last-turns }: { $what }
undo-afresh = Those turns come from a file, so their luck does not come again: it is drawn anew.
moderation-undo-shown = At the end everybody saw what was hidden; the game goes on anyway.
moderation-redo = { $who } has played again what was taken back: { $what }
moderation-stop = { $status ->
    [lobby] { $who } has closed this table.
   *[other] { $who } has stopped game no. { $number }; `/table restore` brings it back.
}
moderation-reset = { $status ->
    [lobby] { $who } has closed this table; `/new` opens another one.
   *[other] { $who } has ended game no. { $number } to begin anew with the same people; `/table restore` brings it back.
}
moderation-restore = { $who } has brought game no. { $number } back.
moderation-skip = { $who } skipped { $name }'s turn.
moderation-replace = { $who } has given the seat of { $old } to { $new }.
moderation-replace-hand = { $who } has given the seat of { $old } to { $new }, who sees from now on what this side hides.
moderation-role = { $who } { $role ->
    [none] has changed who moderates tables: now only members with the permission **Manage Channels** there.
   *[other] lets everybody with the role { $role } moderate all tables of this server.
}
moderation-import = { $who } has brought a game from a file; it goes on here.{ $hides ->
    [yes] { " " }Anybody with the file can read what each side hides.
   *[no] { "" }
}
moderation-import-other-luck = { $who } has brought a game from a file; it goes on here.{ $hides ->
    [yes] { " " }Anybody with the file can read what each side hides.
   *[no] { "" }
} The file also says what was taken back or will be drawn next. No game of this server confirms that, so it was left out.

## What moderators are told

undo-offer = { $turns }: back to before { $what }
undo-how-many = Give the number of turns to take back.
reset-asked = { $status ->
    [lobby] Close this table? Everybody who has joined will have to join again.
   *[other] End game no. { $number }, and open a table for the same people? `/table restore` can bring it back.
}
reset-sure = Reset
stop-asked = End game no. { $number } here? `/table restore` can bring it back.
stop-sure = End the game
moderation-other-game = This channel plays another game by now: use the command again.
restore-offer = No. { $number }, stopped { $at } UTC after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $names }
restore-nothing = This channel has no such game that was stopped.
restore-channel-playing = A game is on in this channel: `/table stop` frees it for another one.
skip-nobody = It is nobody's turn now.
# What people are asked when somebody else wants to seat them.
seat-offer = { $who } offers the seat of { $old } ({ $side }) to { $new }; { $old } keeps it until { $new } takes it.
seat-offer-take = Take the seat
seat-offer-refuse = No, thanks
seat-offer-sent = Asked by a button in the channel: { $names }.
seat-offer-unpinged = { $names } { $count ->
    [one] has
   *[other] have
} been asked to play in this server within the last day, and not agreed: nobody is pinged for that again.
seat-offer-made = { $name } has been asked already to take a seat in this game; nobody is asked twice.
seat-offer-refused = { $new } does not take the seat of { $old }.
seat-offer-others = { $name } is asked here: nobody else can answer.
seat-offer-over = This offer of a seat is over.
import-busy = Another file is being read for this server; try again in a moment.
import-too-long = Reading this file takes too long: it was given up, and nothing has changed.
import-offer = { $who } brings a game from a file, in which { $new } would play { $side }. It goes on here once everybody who is asked has agreed.
import-agreed = Noted. The game goes on once the others have agreed, too.
import-refused = { $new } does not want to play in the game from the file, so it does not go on here.
replace-not-seated = Only somebody who sits at this table can leave a seat.
replace-no-program = No program at this table, or more than one, is called “{ $name }”.
replace-whom = Say who leaves the seat (`old` or `program`), and who takes it (`new`, or a program of a `level`).
replace-already-seated = { $name } sits at this table already.
replace-keeps-seat = { $name } plays here and keeps the seat. It can be given away by { $name } as the host, after a turn that { $name } has missed, or by a moderator who does not play in this game.
replace-has-seen = { $name } has sat at the other side of this game and seen what it hides, and so cannot take this seat.
replace-may-have-seen = Somebody who sat at the other side of this game has been erased since, and could be anybody. So { $name } cannot take this seat; a program can.
replace-bot = A bot cannot sit at a table.
replace-not-here = { $name } is not in this server, and cannot sit at its tables.
moderators-managers-only = Naming the role that moderates tables needs the permission **Manage Server**.
moderators-shown = The tables of this server are moderated by those with the permission **Manage Channels**{ $role ->
    [none] . `/table moderators role` lets the members of a role do so, too; that needs **Manage Server**.
   *[other] {" "}where they are, and by those with the role { $role }.
}
moderators-asked = Let everybody with the role { $role } moderate all tables of this server? That takes the place of the role that does so now, if there is one.
moderators-sure = Let them moderate
moderators-none = Take that from the role
log-shown = What was last done to the tables of this channel:
log-act = - { $at }: { $told }
log-empty = Nothing has been done to the tables of this channel yet.
exported = The save, which `/table import` reads, and the game as text.
exported-view = The game as you may see it: nobody can go on from this file, because what is hidden from you is not in it.
export-unreadable = This game cannot be read, and its save would show what is hidden in it.
export-nothing = This channel has had no game that could be exported.
import-too-large = The file is too large: a game has at most { $most } MB.
import-no-game = The file holds no game: `/table export` and `/see record` write such files.
import-newer = The file holds a game that a newer version of this bot has saved: this one cannot read it.
import-unknown-game = The file holds a game that is not played here.
import-view = The file holds a game as one person saw it: what was hidden from them is missing, so it cannot go on.
import-players = The file holds a game of { $players ->
    [one] { $players } player
   *[other] { $players } players
}; it is played by { $fewest } to { $most }.
import-other-rules = The file holds a game that the rules do not allow, from its turn { $turn } on.
import-seats = The game in the file has { $seats } seats: name nobody for a seat beyond that.
import-who = The file does not say who sits at seat { $seat }, or they are not in this server: name somebody with the option seat{ $seat }.
import-same-person = Nobody can sit at two seats: name somebody else for one of them.

## A wish to take back

# The object of "take back".
last-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
}
undo-request-asked =
    { $who } asks to take back { last-turns }{ $luck ->
        [yes] , with all that came of it; the same luck comes again
       *[no] { "" }
    }:
    { $what }
# $what: what is asked; $asked: a list of people.
consent-asked =
    { $what }
    { $asked } must agree before somebody plays on{ $time ->
        [none] { "" }
       *[other] , within { $time }
    }; anybody who plays can refuse.
consent-shortest = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
consent-agree = Agree
consent-refuse = Refuse
undo-request-sent = That takes back more than your own turn, so { $asked } must agree; I have asked in the channel.
consent-agreed = You have agreed; others still have to.
undo-request-granted = With the consent of the others, { $who } takes back { last-turns }: { $what }
common-move-granted = Everybody agrees.
common-move-sent = { $asked } must agree to that; I have asked in the channel.
# Part of `consent-refused` and `consent-lapsed`, behind "so".
consent-nothing = { $wanted ->
    [undo] { $asker } takes nothing back
    [move] the game goes on as before
   *[other] ?{ $wanted }
}
consent-refused = { $who } does not agree, so { consent-nothing }.
consent-withdrawn = { $wanted ->
    [undo] { $asker } takes nothing back after all.
    [move] { $asker } takes that back: the game goes on as before.
   *[other] ?{ $wanted }
}
consent-lapsed = Not everybody has agreed in time, so { consent-nothing }.
undo-request-no-turn = You have made no move in this game that could be taken back.
consent-open = Somebody has already asked the others to agree to something; that must be answered first.
consent-made = You have already asked that on this board, and the others did not agree.
consent-players-only = Only those who play in this game agree or refuse, and you do not.
consent-own = You asked for this yourself: the others have to agree.
consent-not-asked = Your consent is not needed for this.
consent-over = This can no longer be answered: it has been already, or its time has run out.

## Whether the bot can do its work

table-cannot-write = { $place ->
    [private] The bot is no member of this private thread, so it cannot write here: mention { $bot } to add it.
   *[other] The bot may not write in this channel now.
} What has been done is kept; its boards appear as soon as the bot may write again.
doctor-permissions = Permissions that are missing in this channel: { $missing ->
    [none] none
   *[other] { $missing }
}.
doctor-thread = { $state ->
    [outside] The bot is no member of this private thread, so it cannot write here: mention { $bot } to add it.
    [locked] This thread is locked, so the bot cannot write here until a moderator unlocks it.
   *[other] ?{ $state }
}
doctor-pictures = Pictures { $possible ->
    [yes] can
   *[no] cannot
} be posted here.
doctor-database = The database { $writable ->
    [yes] can
   *[no] cannot
} be written.
doctor-owed = Posts still to come in this channel: { $posts }.
doctor-places = Games can be played in text and announcement channels, in threads and forum posts, and in the chats of voice and stage channels.
doctor-versions = Furunkulus { $bot }, discord.py { $library }, tables of version { $schema }.
permission = { $name ->
    [view-channel] View Channels
    [connect] Connect
    [send-messages] Send Messages
    [send-messages-in-threads] Send Messages in Threads
    [attach-files] Attach Files
    [read-message-history] Read Message History
   *[other] ?{ $name }
}

## /help: what somebody can do now

help-no-game = No game is open in this channel. You can:
help-in-lobby = A table for **{ $game }** waits for players. You can:
help-in-game = **{ $game }** is on{ $place ->
    [here] {""}
   *[other] {" "}in { $place }
}. { $turn ->
    [mine] **It is your turn.**
    [theirs] It is the turn of { $who }.
    [none] It is nobody's turn just now.
   *[other] ?{ $turn }
} You can:
help-after-game = The last game here, **{ $game }**, has ended. You can:
help-new = Open a table: `/new` and a game. You have a seat at once; the others press **Join**.
help-join = Take a seat: **Join** below the lobby, or `/join`.
help-leave = Leave: **Leave**, or `/table leave`.
help-start = Begin: **Start**, or `/table start`.
help-more-people = Wait for more people: the game begins when enough have joined and somebody presses **Start**.
help-opponent = Play with a program: **Add opponent**, and choose how well it plays.
help-learn = Learn a game by playing, for your eyes only: `/learn`.
help-puzzle = Solve the puzzle of the day, for your eyes only: `/puzzle`.
help-primer = Learn the game in a minute: **How to play** below the lobby.
help-plan = Leave your next move: **Plan ahead** below the newest board. It is played when your turn comes.
help-look = Look, for your eyes only: `/see board`, `/see text` in words, `/see catch-up` for what you have missed, `/see replay` for the game from its start.
help-watch = Watch this channel's games in another channel: `/table watch start` there.
help-undo = Take back your last move: `/undo`. Once others have acted, they are asked.
help-resign = Leave the game for good: `/resign`.
help-replay = See the game again: `/see replay`.
help-review = See what decided it: `/review`.
help-again = Play again with the same people: **Play again** below the end.
help-rules = Read the rules: `/rules`.
help-settings = Say how you are called when it is your turn: `/settings`.
help-moderators = As a moderator you can also:
help-host = As the host of the table you can also:
help-table-settings = See and change how the table is set: `/table settings`.
help-table-undo = Take back the last turns, or play them again: `/table undo`, `/table redo`.
help-skip = Skip the turn of a player who keeps everybody waiting: `/table skip`.
help-replace = Give a seat to somebody else or to a program: `/table replace`.
help-stop = End the game, or close the table: `/table stop`.
help-reset = Begin anew with the same people: `/table reset`.
help-restore = Bring a stopped game back: `/table restore`.
help-files = Get a game as files, or let one go on from them: `/table export`, `/table import`.
help-log = See what was done to tables here: `/table log`.

## A line on the first pads that somebody opens

coach = 💡 { $told }
coach-enough = No more tips
