# The rules, topic by topic, in Discord's Markdown; a topic, its title and its picture's sentence fit one message.
# Where the rulebook leaves something open, what this project decided is marked **[ruling]**.
# `ff-rules-<topic>-picture` tells what the topic's picture shows, also to those who do not see it.

# Placeholders of menus. A line of a text cannot begin with * [ . or }.
ff-rules-of-tokens = The aim, rounds, tokens
ff-rules-of-monster = The monster and the tiles
ff-rules-of-advanced = The advanced game and variants
ff-rules-of-table = At this table

ff-rules-setup-title = Aim and setup
ff-rules-setup =
    The **aim**: bring your tokens from the entrance to the exit, past a monster that moves on its own and eats what is in its way. The first player with all but one of their tokens out wins at once; otherwise the one with the most tokens out at the end (*The end, and resigning*).

    Two to four players choose among green, red, blue and yellow, and have four tokens each (1, 3, 4, 5). With five to seven players, beige, violet and black are open too, and everybody has three tokens (1, 4, 5). The other side of a token shows what is missing to 7: the 1 has a 6 behind it, the 4 a 3. A token is named by the number that it shows; if two show the same, by its square too: **red 4 on h7**.

    The board has 156 squares, columns a to p and rows 1 to 11, with two opposite corners cut off. All tokens wait outside at the entrance, **p11**, light side up. The way to safety is the exit, **a1**, where the monster stands, facing east.

    In the basic game, eleven stones and two pools of blood always lie on the same squares. A player drawn at random has the start marker **[ruling]**.
ff-rules-setup-picture = In the picture: the basic game before its first move. The exit, a1, is at the top left, with the monster; the entrance, p11, at the bottom right. Stones lie on c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 and i10. Blood covers i3, j3, i4 and j4, and in a row e9, f9, g9 and h9.

ff-rules-round-title = Rounds and halves
ff-rules-round =
    1. **Tokens.** The holder of the start marker begins. In turn, clockwise, each player moves one token that has not moved in this round and turns it over, until all tokens have moved. A player with none left to move is skipped; nobody may pass, but a move of no squares is a move. With fewer tokens than the others, you cannot choose when to be skipped: yours come first.
    2. **Monster.** One card is revealed, and the monster walks.
    3. The start marker goes to the next player, clockwise.

    The monster stays where it is, facing the same way, until its next card.

    In **round 1** everybody moves just two tokens; staying outside counts as a move **[ruling]**. The others are turned over without a move.

    So all tokens that have not moved yet show the same side: light in odd rounds, dark in even ones. A token waiting outside counts like any other: it comes in, or stays out and is turned over.

    Each half of the game takes seven of the eight cards; the eighth is never shown. After the seventh, all eight are put together again for the second half. So a game lasts 14 rounds at most. Between the halves everything stays where it is, and the monster keeps its facing.

    - **First half (rounds 1 to 7):** an eaten token goes back to the entrance, with the side up that it had, and may come in again.
    - **Second half (rounds 8 to 14):** an eaten token is out of the game.

ff-rules-moving-title = Moving a token
ff-rules-moving =
    A token has as many points as the number it shows: one for each square up, down, left or right, never diagonally. It may turn, walk back, stop early or stay.

    - **Coming in** costs a point and leads to p11. Nobody comes in while the monster is there or, in a position that was set up by hand, a tile or a teleporter **[ruling]**.
    - **Getting out** costs a point from a1. A token that is out is safe for good.
    - It may pass other tokens, for a point each, but must end its move on a square without another token.
    - The monster's square and teleporters are closed, and so are the walls: only the monster walks through them.
    - When the move is over, the token is turned over.
ff-rules-moving-picture = In the picture: red 4 has gone from f2 to the left, to the left, to the left and down, to c3, and pushed the stone from c2 to b2 on its way. It could not have pushed it on to a2, where green 1 stands. Its move is over and it was turned over: it shows 3 now.

ff-rules-pushing-title = Pushing tiles
ff-rules-pushing =
    A token that walks against a tile pushes it one square on. Stones, crystals, turn-right and turn-around stones are all pushed the same way.

    - The square behind must be on the board and hold no tile, no token and not the monster. That holds for a monster on a teleporter, too **[ruling]**.
    - A token pushes one tile at a time, never a token, and nothing over the edge of the board.
    - A tile pushed onto a1 or p11 is out of the game. So is one that a token pushes onto a teleporter **[ruling]**.
    - A tile pushed onto blood slides straight across to the first square beyond. If a tile, a token, the monster or the wall is in its way, it stops on the last free square of the pool. If it slides onto a1, p11 or a teleporter, it is out of the game; a teleporter on which the monster stands stops it instead **[ruling]**.

    The monster pushes harder: see *The monster's step*.
ff-rules-pushing-picture = In the picture: red 5 goes down from d2 and pushes the crystal onto the blood at d4. It slides on to d5, where green 4 on d6 stops it. It is on d3 now and was turned over: it shows 2.

ff-rules-blood-title = Pools of blood
ff-rules-blood =
    There are two pools: one of 2 by 2 squares, and one of 4 in a row, which lies along a row or along a column. One point takes a token onto blood, and there is no stopping: it slides on, free of charge, in a straight line to the first square beyond.

    - It slides past other tokens, and pushes a tile that it meets, once more on each square, as long as that tile can be pushed **[ruling]**.
    - Where it cannot go on (a wall, the monster, a teleporter, a tile that will not move) it stops on the pool. The next point takes it any way that is open, sliding again while it is on blood **[ruling]**.
    - It may end its move on blood only where a slide was stopped. On its next move it pushes as usual, if by then there is room behind the tile.
    - If the slide ends on a square with another token, it needs points left to move off it.

    Tiles slide too (*Pushing tiles*), and so does the monster (*The monster's step*).
ff-rules-blood-picture = In the picture: with one point, red 3 went from b3 onto the blood at c3 and slid over d3, e3 and f3 to g3. It was turned over: it shows 4 now.

ff-rules-cards-title = Monster cards
ff-rules-cards =
    There are eight cards: 5, 7, 7, 8, 8 and 10 are numbers of steps; **1 hit** and **2 hits** keep the monster going until it has eaten that many tokens, for 20 steps at most.

    Every round one card is drawn from those that are left in this half of the game. The very first card is always a number.

    A card that was drawn and taken back is drawn again: everybody has seen it, so the forecast shows it alone, and nobody guesses it **[ruling]**.

    Every token eaten on the walk counts as a hit, also one that is pushed over the edge or onto a teleporter.

    Everybody, players and spectators, may **guess** who the monster eats on its next walk: press **Who gets eaten?** below the board, as soon as a token is on it, and choose a token, or nobody. Until the card is shown you can change your mind. You are right if that token is among those eaten, or if you said nobody and none is; the channel is told who was right, and how often so far. It does not change the game.

ff-rules-monster-title = How the monster looks and turns
ff-rules-monster =
    Before each step, and once more after the last, the monster looks: straight ahead, to its left and to its right, never behind.

    It sees along the row or column as far as the wall. Stones, turn-right and turn-around stones block its sight; crystals, teleporters and blood do not. In each direction only the first token counts, and how many squares away it is; squares of blood count like all others, even where a slide makes the way shorter.

    - It turns towards the **nearest** token that it sees.
    - If two or three of them share the **smallest** distance, it keeps straight on, even if none of these is straight ahead. Tokens farther away do not matter.
    - If it sees **nobody**, it keeps straight on, too.
ff-rules-monster-picture = In the picture: the monster came to e4 facing east. It saw red 1 to its left at 2 squares and green 4 ahead at 4; the stone to its right, on e5, hid green 5. Red 1 was nearer: it turned left and went to e3.

ff-rules-step-title = The monster's step
ff-rules-step =
    The monster goes one square ahead. What is there decides:

    - **A token** is eaten.
    - **A stone or a crystal** is pushed, and with it everything in line behind it: tiles of all kinds, and tokens. The farthest moves first. What goes over the edge or onto a teleporter is gone: a tile is out of the game, a token is eaten. A tile pushed onto a1 or p11 is out of the game; a token may be pushed onto them. A line that reaches, through the wall and along all of row 6, round to the monster's own back is pushed round all the same; the monster itself is not pushed.
    - **A turn-right or turn-around stone** is not pushed: see *Turning stones*.
    - **Blood**: the monster slides straight on, within the same step, to the first square beyond, without looking, eating and pushing what it meets, also through a wall. It never stops on blood **[ruling]**, except as in *Boxed in, and round and round*.
    - **A teleporter**: see *Teleporters*. **A wall**: see *Walls*.

    Tiles and tokens that it pushes onto blood slide across too. They stop on the last free square if the wall, a token or a tile is in the way, which is not pushed on; on a teleporter they are gone **[ruling]**.
ff-rules-step-picture = In the picture: the monster has gone from b4 to c4. The crystal was pushed to d4, red 1 to e4, the turn-right stone to f4 and green 4 to g4, all in one step.

ff-rules-walls-title = Walls
ff-rules-walls =
    Every piece of the outer wall has a letter, and every letter is there twice. Give the board half a turn, and the two change places: C is above c1 and below n11. For the monster they are doors: it goes in at one letter and, with the same step, comes out at its twin, walking in the same direction.

    What stands on the square where it comes in is eaten or pushed as usual. Only a turning stone there acts before the wall: the monster turns on the near side. It does not see through the wall: a token behind the twin surprises it, and is surprised.

    Tokens cannot use the walls; the monster can push them over the edge there, and then they are eaten, not moved.
ff-rules-walls-picture = In the picture: the monster went west from a6, through wall V, came in on p6 with the same step, and ate green 4 there.

ff-rules-crystals-title = Crystals
ff-rules-crystals =
    A crystal is pushed like a stone, by tokens and by the monster. But the monster **sees through it**: a token behind a crystal is seen, and the crystal's square counts in the distance like any other.
ff-rules-crystals-picture = In the picture: facing north on c5, the monster looked to its right through the crystal on e5 and saw red 4 on f5 at 3 squares. Ahead it saw nobody, because the stone on c3 hid green 1. It turned right and went to d5.

ff-rules-turning-title = Turning stones
ff-rules-turning =
    Tokens push turn-right and turn-around stones like any stone, and both block the monster's sight. But the monster does not push what it steps against:

    - A **turn-right stone** turns it right, a **turn-around stone** turns it around. Without looking it makes the same step in its new direction, where the next turning stone may turn it again.
    - Behind a wall: if a turning stone stands on the square where it would come in, the monster is turned on the near side, before it goes through.
    - On blood it turns at once and slides on in the new direction.
    - In a line that the monster pushes, behind a stone or a crystal, turning stones are pushed along like all others.

    If turning stones leave no way open: see *Boxed in, and round and round*.
ff-rules-turning-picture = In the picture: the monster on d3 was going east and met the turn-right stone on e3. It turned south without looking and, with the same step, went to d4.

ff-rules-teleporters-title = Teleporters
ff-rules-teleporters =
    There are two pairs. Each teleporter has an arrow.

    - **The monster** that comes onto one appears, with the same step, on the other of its pair, facing the way of the arrow there. Then it looks as usual. Beyond blood, a teleporter ends the slide.
    - **Tokens** never go onto teleporters; in a slide they stop before them.
    - **Sight** goes over them.
    - **What is pushed** onto one, or slides onto it, is gone: a tile is out of the game, a token is eaten.
    - Where the monster stands on a teleporter, tokens push no tile onto it, and slides stop before it **[ruling]**.
ff-rules-teleporters-picture = In the picture: the monster went east from b2 to c2 and onto the teleporter on d2. With the same step it came out of the other one, on d5, facing east as the arrow there points, and so went on to f5.

ff-rules-stuck-title = Boxed in, and round and round
ff-rules-stuck =
    In two cases the monster cannot go on. The rulebook does not say what it does then:

    - **Turned in place.** If turning stones would make it face a direction for the second time while it turns in place, it is boxed in: the step is spent, and it stays, facing that way **[ruling]**. On blood, too.
    - **Round on blood.** If turning stones send it in circles on a pool, it stops where it comes to the same square, facing the same way, for the second time within a step **[ruling]**. The square from which the step set out counts as the first time, with the facing after its look, even if a stone turned it there before it left **[ruling]**.

    On its next step it looks again, and may turn towards somebody.
ff-rules-stuck-picture = In the picture: the monster on d3 was going east. The turn-around stone on e3 turned it west, and the one on c3 east again: boxed in.

ff-rules-tiles-title = All tiles at a glance
ff-rules-tiles-piece =
    - **{ $tile ->
        [crystal] Crystal
        [turner] Turn-right stone
        [reverser] Turn-around stone
        [stone] Stone
       *[other] ?{ $tile }
    }**
      - monster: { $turns ->
        [right] turns right, then takes the same step
        [around] turns around, then takes the same step
        [no] pushes it and all in line
       *[other] ?{ $turns }
    }
      - token: pushes it, one tile at a time
      - sight: { $sight ->
        [blocked] ends here
        [open] goes on
       *[other] ?{ $sight }
    }
      - pushed on it: by the monster, moves it too; by a token, not allowed; in a slide, stops
ff-rules-floor-blood =
    - **Blood**
      - monster: slides on in the same step
      - token: one point to enter, then slides on for free
      - sight: goes on
      - pushed on it: slides straight across, as far as it can
ff-rules-floor-teleporter =
    - **Teleporter**
      - monster: comes out of its twin, facing that one's arrow
      - token: may not enter; a slide stops before it
      - sight: goes on
      - pushed on it: tile out of the game, token eaten
ff-rules-tiles =
    What happens to the monster that steps there, to a token, to its sight, and to what is pushed there. Only a full row that it pushes round comes onto the monster's own square (*The monster's step*); a slide stops before it.

    { $pieces }

    Squares without such a tile: see *All squares at a glance*.

ff-rules-squares-title = All squares at a glance
ff-rules-squares =
    What happens on floors, corners and at walls to the monster, to a token, to the monster's sight, and to what is pushed there. Tiles that can be pushed: see *All tiles at a glance*.

    { $floors }
    - **a1 and p11**
      - monster: squares like any other
      - token: squares like any other, and the ways out and in
      - sight: goes on
      - pushed on it: tile out of the game, token stays there
    - **Wall**
      - monster: goes through to the same letter
      - token: closed; a slide stops
      - sight: ends here
      - pushed on it: by the monster, tile out of the game, token eaten; by a token, not allowed; in a slide, stops

ff-rules-end-title = The end, and resigning
ff-rules-end =
    The first player with all tokens but one out (three of four, two of three) **wins at once**.

    Otherwise the game ends after the seventh card of the second half, or earlier in that half when no token is left on the board or outside; while one waits outside, it goes on **[ruling]**. A token that is not out by then is lost. Most tokens out wins; among equals, the player who got to that number first.

    If nobody got a token out, the monster wins: it takes the first place, and the players share the second place **[ruling]**.

    To **resign** is not in the rulebook. Here a player may leave the game at any time **[ruling]**:

    - Tokens that are not out leave the board; tokens that are out still count.
    - The others play on. The start marker still comes to the empty seat, which is skipped **[ruling]**; so it is where the draft's end would give it the marker **[ruling]**.
    - Players who resign cannot win any more and are placed behind all who played on; among them, those who left later come first **[ruling]**.
    - Once only one player is left at the table, that player wins, whatever they have saved **[ruling]**.

ff-rules-draft-title = Advanced game: the draft
ff-rules-draft =
    In the advanced game the players build the dungeon. There are 17 tiles beside the board: 3 stones, 2 crystals, 4 turn-right stones, 2 turn-around stones, two pools of blood (2 by 2, and 4 in a row) and two pairs of teleporters.

    Beginning with a player drawn at random **[ruling]**, clockwise, everybody in turn takes any one tile and places it. A pool of 4 lies lengthwise (along the row) or crosswise (along the column); a teleporter's arrow points in any of the four directions: press *Place* below the board, or type `/place`. Where tiles may lie: see *Advanced game: limits of the draft*.

    Two variants: where the setting `tiles` is “two”, everybody places two tiles before the next player does; if somebody resigns after the first of two, the next player places the second **[ruling]**. And once all agree (*Rest at random* on the draft's pad), chance places the tiles that are left, one after the other as if in turn **[ruling]**.

    The player after the one who placed the last tile gets the start marker. Then everything goes as in the basic game: the monster stands on a1, facing east, and all tokens wait outside.
ff-rules-draft-picture = In the picture: the 4x1 pool has just been placed crosswise on e2, so it reaches down to e5. The stone on c4 and the crystal on g3 were there already.

ff-rules-limits-title = Advanced game: limits of the draft
ff-rules-limits =
    - Nothing is placed on **a1, b1, a2** or **p11, o11, p10**.
    - A tile lies on whole squares of the board, and tiles do not overlap.
    - No two teleporters, of either pair, lie **side by side**.
    - No two teleporters lie at the two walls of the **same letter**: a limit that only the online edition has; we follow it **[ruling]**.

    There is no rule for a tile that fits nowhere, and none is needed: however the other 16 lie, there is room for each **[ruling]**.
ff-rules-limits-picture = In the picture: marked are the squares where another teleporter may be placed: not on the corner's three squares, not on the stone on d4, neither on nor next to the teleporter on c3, and not on e1, since its wall and that at the other teleporter have the same letter (E).

ff-rules-variants-title = Quick advanced game, longer game, duplicate
ff-rules-variants =
    - **Quick advanced game:** the 17 tiles of the advanced game (`/new fearsome-floors` with the dungeon *quick*), but nobody places them. They lie at random, within the same limits as in the draft. The directions of the pool and of the arrows are drawn, too. A player drawn at random has the start marker, and the first round begins at once.

    - **Longer game:** an option of `/new fearsome-floors` for six or seven players. The card 5 is played as **3 hits**. The monster then walks until it has eaten three tokens, or for 20 steps. Since the first card of the game is always a number, it is not 3 hits either **[ruling]**. Nothing else changes, in the basic or the advanced game.

    - **Duplicate:** several tables play the same dungeon, monster and cards, which a word tells (`/new fearsome-floors duplicate`), and `/table duplicate` compares what they came to. The word alone decides all luck, so nobody should work out the cards to come **[ruling]**.

ff-rules-layouts-title = Own layouts
ff-rules-layouts =
    A game can begin with a dungeon of your own, written in the notation (see *Notation*): `/table layout save` keeps it in this server, and `/new fearsome-floors` offers it by its name. Its tiles, pools and teleporters take the place of the usual ones, and its monster the place and the facing of the usual one. Tokens, round and cards of the layout do not count: all tokens wait outside.

    It must be a position that can be: no two tiles on one square, pools on the board and apart, teleporters in pairs. Nothing may lie on a1 or p11, and no tile may be left to place. The monster does not begin on p11, where it would keep everybody out **[ruling]**. The draft's other limits do not hold for your own layout, and there is no draft.

ff-rules-kit-title = The monster's kit
ff-rules-kit =
    The monster is put together for every game, from a head, a body, arms, legs and feet. The kit has six of each: that makes 7776 monsters.

    { $kit }

    If you open the table with `/new fearsome-floors`, you can choose the parts (`moth-sack-wings-frog-boots`); otherwise they are drawn at random.

    They are **only looks**: every monster sees, turns, walks and eats the same way.

# $names: `ff-kit-part` of each.
ff-rules-kit-part = - **{ $part ->
        [head] Head
        [body] Body
        [arms] Arms
        [legs] Legs
        [feet] Feet
       *[other] ?{ $part }
    }**: { $names }

ff-rules-picture-title = Reading the picture
ff-rules-picture =
    On the board:
    - Every player has a colour, a head and a rim of their own. A token shows its number. Once it shows its dark side, a yellow number at its corner is that of its light side.
    - Dim, eyes closed: it has moved in this round. Orange rim: it can be moved now. A white angle stands where the monster faces.
    - Ring, line and arrows: a way; wavy in a slide. Yellow frames: what was moved. Crumbs, struck out: a tile left the game.
    - Dotted lines: what the monster saw, from where it stood (faint). A bar ends its sight; brackets are around tokens seen, with the distance, bold: the nearest.
    - Dark red star: somebody was eaten; the small token struck out says who. A wall letter alight: the monster went through. Bars around it: boxed in.
    - Teleporters show the number of their pair, and where the monster comes out facing. Turning stones show how they turn it.
    - On a pad: a dot is where the token may end, a ring pushes what is there, a skull may be eaten.
    - Letters in the wall: the doors that the monster faces or could turn to (*Walls*), and their twins. a to p and 1 to 11 name the squares.

    What stands around the board: see *Around the picture*.
ff-rules-picture-picture = In the picture: a red 3 went from e5 to b5, pushed the stone to a5, and was turned over: it shows 4 now. Another red 4 waits outside, one blue token is out, one is eaten, and green is to move.

ff-rules-around-title = Around the picture
ff-rules-around =
    Around the board:
    - Ring at the top right: the round of 14. A loop around a skull: eaten tokens come in again; a skull alone: they are gone for good.
    - Big card, paw, drops: what the monster plays, the step, how many it has eaten.
    - Lower left: the cards, dim once played (drops are hits); in the draft, the tiles left.
    - A plate for each player, lit when it is their turn. Green arrowhead: the start marker; flag: has resigned; crown: has won. Its tokens in order: a number waits outside, a dot is on the board, an arrow is out, a skull is eaten.

    In a forecast: a band is the way to come, cards stand where they would end, and a bitten red plate says how likely a token is eaten.

    What stands on the board itself: see *Reading the picture*.

ff-rules-table-title = At the table
ff-rules-table =
    The post of the board calls you. Its button **Move** opens a pad that only you see: choose a token, then a square or arrows, look at the picture, then *Go*. Or type it: `/move token path`; `/stay token` turns a token over where it is.

    - A **token** is the number that it shows, where it stands, or both: `3`, `h7`, `3 on h7`.
    - A **path** is a square to go to (`k5`), letters (`uull`), arrows (`↑↑←←`), directions (`nnww`) or counted steps (`l3 u1`). `x` leaves the fortress from a1. A waiting token comes in by itself, for its first point.
    - `/undo` takes your move back; once somebody else has acted, or a card was shown, it asks the others.

    Only you see these:
    - `/see board` shows the board as it is, `/see text` tells it in words, `/see catch-up` what has happened since your last turn. `/see where`, `/see square` and `/see row` say in words where a token is, and what is on a square or in a row.
    - `/see why` tells step by step what the monster saw and why it went as it did.
    - `/see forecast`, and **What if?** on the pad, tell what the next card could do, if the table allows it.
    - `/see replay` pages through the game, turn by turn; `/see record` gives it as text.

    `/resign` leaves the game for good.

ff-rules-notation-title = Notation
ff-rules-notation =
    A **square** is a letter and a number (`k5`), a **token** its colour's letter and light number (`r4`; g r b y e v k for green, red, blue, yellow, beige, violet, black).

    A **move** is a token and a path: `r4 iull`. Each letter is a point: `u` `d` `l` `r` go one square, `i` comes in, `x` goes out; `-` stays. `M 8` is a monster card, `T pool4x1 e9 lengthwise` a tile placed in the draft.

    A **position** is one line, FFN: `ff1` and fields such as
    ```
    ff1 monster=a1e stones=c3,m4
     crystals=k5 turners=d6
     pools=i3:2x2,e9:4x1
     teleporters=1:j5e+o7s
     tokens=r1:in,r3:k7*,r4:b2,r5:out
     round=3 cards=5,8,1h
     start=r turn=r escaped=r5
    ```
    A `*` marks a token that has moved in this round. Tokens that are out, but not in `escaped`, got out after those that are, seat by seat and by number **[ruling]**.

    A **record** (`/see record`) is a header and the moves, numbered by rounds. Beyond what is usual we write `R g` where green resigns, `resigned=g` in a position, `tiles=2` where two tiles a turn are placed, and `Kit` in a record's header for the monster's looks **[ruling]**.
