# The rules of the basic game, topic by topic, each at most 1500 characters of Discord's Markdown.
# Where the rulebook leaves something open, what this project decided is marked **[ruling]**.

ff-rules-setup-title = Setup
ff-rules-setup =
    Everybody has four tokens of a colour (1, 3, 4, 5), or three (1, 4, 5) at a table of five to seven. The other side of a token shows what is missing to 7: the 1 has a 6 behind it, the 4 a 3. Whichever side is up, a token goes by its light number: **red 4** is red 4 for the whole game.

    The board has 156 squares, columns a to p and rows 1 to 11, with two opposite corners cut off. All tokens wait outside at the entrance, **p11**, light side up. The way to safety is the exit, **a1**, and there stands the monster, facing east.

    Eleven stones and two pools of blood lie always on the same squares in the basic game. A player drawn at random has the start marker.

ff-rules-round-title = A round
ff-rules-round =
    1. **Tokens.** The holder of the start marker begins. In turn, each player moves one token that has not moved in this round and turns it over, until all tokens have moved. Whoever has none left to move is skipped; nobody may pass, but a move of no squares is a move.
    2. **Monster.** One card is revealed, and the monster walks.
    3. The start marker goes to the next player.

    In **round 1** everybody moves just two tokens. The others are turned over without a move.

    So all tokens that have yet to move show the same side: light in odd rounds, dark in even ones. A token waiting outside counts like any other: it comes in, or stays out and is turned over.

ff-rules-moving-title = Moving a token
ff-rules-moving =
    The number that shows is what a token may spend: one point for each square up, down, left or right, never diagonally. It may turn, walk back, stop early or stay.

    - **Coming in** costs a point and leads to p11.
    - **Getting out** costs a point from a1. A token that is out is safe for good.
    - Other tokens may be passed, but the move must end on a square that holds no other token.
    - The monster's square is closed, and so are the walls: only the monster walks through them.
    - When the move is over, the token is turned to its other side.

ff-rules-pushing-title = Pushing stones
ff-rules-pushing =
    A token that walks against a stone pushes it one square on, if the square behind is on the board and holds no stone, no token and not the monster. It pushes one stone at a time, never a token, and nothing over the edge of the board.

    A stone that is pushed onto a1 or p11 is out of the game. A stone that is pushed onto blood slides straight across to the first square beyond; if something is in its way, it stops on the last free square of the pool.

    The monster pushes harder: see *The monster's step*.

ff-rules-blood-title = Blood
ff-rules-blood =
    One point takes a token onto a pool of blood, and there is no stopping: it slides on, free of charge, in a straight line to the first square beyond.

    - It slides past other tokens, and pushes a stone that it meets, once more on each square, as long as that stone can be pushed.
    - Where it cannot go on (a wall, the monster, a stone that will not move) it stops on the pool. The next point takes it any way that is open, sliding again while it is on blood.
    - It may end its move on blood only where a slide was stopped. On its next move it pushes as usual, if by then there is room behind the stone.
    - If the slide ends on a square with another token, it needs points left to move off it.

ff-rules-cards-title = Monster cards
ff-rules-cards =
    There are eight cards: 5, 7, 7, 8, 8 and 10 are numbers of steps; **1 hit** and **2 hits** send the monster on until it has eaten that many tokens, but for 20 steps at most.

    Every round one card is drawn from those that are left in this half of the game. The very first card is always a number.

    Whatever is eaten on the walk counts as a hit, also a token that is pushed over the edge.

ff-rules-monster-title = How the monster looks and turns
ff-rules-monster =
    Before each step, and once more after the last, the monster looks: straight ahead, to its left and to its right, never behind.

    It sees along the row or column as far as the wall. A stone blocks its sight, blood does not. In each direction only the first token counts, and how many squares away it is; squares of blood count like all others.

    - It turns towards the **nearest** token that it sees.
    - Are two or three of them **equally near**, it keeps straight on, even if one is straight ahead and the others are not.
    - Does it see **nobody**, it keeps straight on too.

ff-rules-step-title = The monster's step
ff-rules-step =
    The monster goes one square ahead. What stands there decides:

    - **A token** is eaten.
    - **A stone** is pushed, and with it everything in line behind it, stones and tokens. What goes over the edge is gone: a token that is pushed over it is eaten. A stone pushed onto a1 or p11 is out of the game; a token may be pushed onto them.
    - **Blood**: the monster slides straight on, within the same step, to the first square beyond, without looking, eating and pushing what it meets. It never stops on blood **[ruling]**.
    - Stones and tokens that it pushes onto blood slide across too, and stop on the last free square if something, or the wall, is in the way.

ff-rules-walls-title = Walls
ff-rules-walls =
    Every piece of the outer wall has a letter, and every letter is there twice, on opposite sides of the board. For the monster they are doors: it goes in at one letter and, with the same step, comes out at its twin, walking in the same direction.

    What stands on the square where it comes in is eaten or pushed as usual. It does not see through the wall: who stands behind the twin is a surprise to both.

    Tokens cannot use the walls; the monster can push them over the edge there, and then they are eaten, not moved.

ff-rules-halves-title = The two halves
ff-rules-halves =
    Each half of the game takes seven of the eight cards; the eighth is never shown. After the seventh, all eight are put together again for the second half. So a game lasts 14 rounds at most.

    - **First half (rounds 1 to 7):** an eaten token goes back to the entrance, with the side up that it had, and may come in again.
    - **Second half (rounds 8 to 14):** an eaten token is out of the game.

ff-rules-end-title = The end
ff-rules-end =
    Whoever has all tokens but one out (three of four, two of three) **wins at once**.

    Otherwise the game ends after the last card of the second half, or earlier in that half when no token is left on the board or outside. A token that is not out by then is lost. Most tokens out wins; among equals, whoever got to that number first.

    If nobody got a token out, the monster wins, and the players share the second place **[ruling]**.

ff-rules-resigning-title = Resigning
ff-rules-resigning =
    The rulebook knows no resigning. Here a player may leave the game at any time **[ruling]**:

    - Tokens that are not out leave the board; tokens that are out stay counted.
    - The others play on. The start marker still comes to the empty seat, which is skipped.
    - Who resigns cannot win any more, and is placed behind all who played on.
    - Once only one player is left at the table, that player wins, whatever they have saved.
