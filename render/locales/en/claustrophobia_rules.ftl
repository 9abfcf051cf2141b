# The rules of Claustrophobia, topic by topic, in Discord's Markdown; a topic fits one message.
# What the rulebook leaves open and we decided is marked **[ruling]**.
# `cl-rules-<topic>-picture` tells what the topic's picture shows, also to those who do not see it.

# A row of a list: a name and what it does.
cl-rules-row = - **{ $name }**: { $about }
cl-rules-tile = - **{ START($kind) }**: { $about ->
    [start] five warriors of each side.
    [exit] five warriors of each side; a human leaves the game from it for 1 MVT.
    [pentacle] five warriors of each side.
    [hideout] as the scenario says, else nothing.
    [hungry] a hit of an attack on a warrior here counts double.
    [narrow] room for one warrior of each side.
    [flooded] entering ends the movement; leaving costs all of it, unspent.
    [trapped] the first human ever to enter rolls: 1 nothing, 2 and 3 a hit, 4 the movement ends, 5 a troglodyte appears, 6 two hits.
    [mechanism] when the first human ever enters, the next Threat phase has one die more.
    [den] troglodytes can always be summoned here, a demon as elsewhere.
    [hole] troglodytes go from any hole to any other for 1 MVT; when it is laid, the demons put a Hole token on another tile.
    [plain] nothing.
   *[other] ?{ $about }
}
cl-rules-demon = - **{ START($name) }**, health { $health }, { $stats }: { $demon ->
    [combat] Impressive, Bodyguard.
    [cruelty] all troglodytes are Frantic; one destiny die more while it is in play.
    [destruction] +3 CBT with two or more humans on its tile.
    [souls] the Blessed Hammer wounds it by 2 a hit; a shot from another tile does not harm it.
    [possessed] the Blessed Hammer wounds it by 2 a hit; troglodytes on its tile guard it.
    [hunter] +1 CBT for each line that its target has lost.
   *[other] ?{ $demon }
}
cl-rules-board = - **{ $kind ->
    [redeemer] Redeemer
    [brute] Brute (Bodyguard, Impressive)
    [blade] Blade for Hire (Elusive)
   *[other] ?{ $kind }
}** { $lines }

cl-rules-of-humans = The aim, rounds, what humans do
cl-rules-of-demons = What demons do
cl-rules-of-things = Talents, tiles, cards
cl-rules-of-table = Scenarios, and at this table

cl-rules-aim-title = Aim and sides
cl-rules-aim =
    Two players. The **humans**, up to five of them, explore tunnels that are laid tile by tile and try to do what the scenario asks for. The **demons** summon troglodytes and a demon out of the dark, and try to stop them.

    Every warrior has three numbers, **MVT/CBT/DEF**: tiles that it can go, dice that it attacks with, and what a die has to show at least to hit it. DEF is never above 6.

    If the last human in play dies, the demons win, unless the scenario counts those who escaped. After the last round the demons win, if the scenario says nothing else. If you resign, you lose.

cl-rules-round-title = A round
cl-rules-round =
    1. **Initiative**: the humans roll a die for each human in play, and give each of them one.
    2. **Human Action**: one human after another moves and fights, in either order, each once.
    3. **Threat**: the demons roll destiny dice, place them, play Event cards, and then summon.
    4. **Demon Action**: one of the demons' warriors after another moves and fights. They never explore.

    A move is never split by a fight. A warrior acts once in a phase. Then the goals are checked, and a new round begins.

cl-rules-dice-title = Action dice and lines
cl-rules-dice =
    Each human has a board with six **lines**. The die that a human gets names the line that counts until the next Initiative. The Scepter adds a die, Rally adds two; dice that are left over are set aside.

    If that line is cancelled, the human is **Exhausted**: 0/0/3, no talents, no objects (but the Scepter), no Gift. What Gifts and cards give still counts: with +1 MVT he moves. A line that is cancelled during the round does not exhaust. Healing the line of the die ends exhaustion at once.
cl-rules-dice-picture = In the picture: the Redeemer has a 4, Brute B1 a 2, Blade K1 a 6 and Blade K2 a 3; the lines that count are lit. B1's line 2 is struck out, so B1 is Exhausted. K1 has lost the lines 1 and 5, but not the one that counts.

cl-rules-lines-title = The lines of the humans
cl-rules-lines =
    MVT/CBT/DEF for each die:
    { $boards }

cl-rules-moving-title = Moving, Blocking, room
cl-rules-moving =
    Going through an opening to the connected tile costs 1 MVT. Two neighbours are **connected** if both have an opening on the side that they share and no cave-in lies there.

    - A tile has **room** for three warriors of each side, in passing too **[ruling]**; some tiles for more or fewer.
    - **Blocking**: a warrior may leave a tile with enemies only if its side has at least as many warriors there, itself included.
    - **Impressive** enemies let nobody leave. **Elusive** warriors leave freely; from an Impressive enemy they leave as others do from plain ones.

    Nobody strikes at a warrior who leaves **[ruling]**.
cl-rules-moving-picture = In the picture: Brute B1 has gone east from T0 to T1 for 1 MVT; dots show the way. The boots beside each line are MVT. Blade K1 cannot leave T2: two troglodytes stand there against one human. T3 is a Narrow Tunnel. Arrows point into the dark.

cl-rules-exploring-title = Exploring
cl-rules-exploring =
    Humans go through an opening to an empty cell for 1 MVT. A tile is drawn, the **demon player** turns it, with an opening towards the explorer, who then stands on it. Its effect happens, and the explorer may go on.

    - Other neighbours need not fit: an opening against a wall is closed **[ruling]**.
    - A tile that would leave no way into the dark is discarded, and another one drawn; an orientation that leaves one must be taken **[ruling]**.
    - If it makes no difference how a tile lies, nobody is asked **[ruling]**.
cl-rules-exploring-picture = In the picture: Blade K1 has gone north from T0, where nobody had been, and a tile was drawn. It lies there as T1, framed, with its only opening towards T0, and K1 stands on it. The number at the top right counts the tiles that are left.

cl-rules-fighting-title = Fighting
cl-rules-fighting =
    Choose a target on the same tile; with a Blunderbuss a connected tile will do. Roll CBT dice: each that shows the target's **DEF** or more is a hit. With CBT 0 nobody attacks **[ruling]**.

    - All plain troglodytes of a tile are one target: one dies for each hit. A Tough Troglodyte is a target of its own.
    - A demon takes a wound for each hit, and dies when it has as many as its health.
    - **Frantic** warriors roll each missed die once more.
    - The Blessed Hammer kills a demon outright, but two of them take 2 wounds.

    Pad and completion tell the odds before you roll.
cl-rules-fighting-picture = In the picture: Brute B1, with 3 dice, has attacked the three troglodytes on T1, whose DEF is 3. The dice lie below: the 2 misses, the 3 and the 6 are hits. Two troglodytes are dead, one is left.

cl-rules-hits-title = Hits on humans
cl-rules-hits =
    Each hit cancels a line; the human player chooses which. With all six cancelled the human is dead, and his objects are lost.

    Naming, a setting of the table (`/table settings naming`, before the game begins): **at once**, after each attack, slot, card or tile that hits; or **deferred**, for games over days **[ruling]**: the number of hits counts at once, the lines are named before the next Initiative, and a human who stands at six lines or more is decided at once.

    A **Bodyguard** who is not Exhausted and stands beside the target can take a hit of an attack for him. **Parry** ignores a hit of an attack. Hits by traps, fumes, slots and grenades are no attacks.
cl-rules-hits-picture = In the picture: a troglodyte has hit Brute B1 on T1, and line 3 was named; it is struck out brightly. Lines 4 and 5 were lost before. The die on line 1 still counts. Blade K2 has lost line 6.

cl-rules-talents-title = Talents and objects
cl-rules-talents =
    - **Bodyguard**: takes hits of attacks for a friend on the same tile. The demons' Bodyguards follow a standing order: always or never.
    - **Blessed**: +1 MVT or +2 CBT in this Human Action, and if the line of the die is cancelled, it is healed.
    - **Impressive**: enemies cannot leave its tile. **Elusive**: leaves in spite of enemies. **Frantic**: missed dice are rolled once more.
    - **Blunderbuss**: +1 CBT, and shoots at a connected tile. **Shield of Steel**: +1 DEF. **Scepter of Command**: an action die more. **Blessed Hammer**: kills demons.

    Objects stay with their bearers.

cl-rules-tiles-title = Tiles
cl-rules-tiles =
    { $tiles }
cl-rules-tiles-picture = In the picture, by the numbers of the tiles: T0 Start Shaft, T1 Pentacle Room, T2 Hideout, T3 Hungry Tunnel, T4 Narrow Tunnel, T5 Flooded Tunnel, T6 Trapped Tunnel, T7 Demonic Mechanism, T8 Troglodyte Den, T9 Hole in the Ground, T10 plain tunnel, T11 Exit.

cl-rules-threat-title = Threat and summoning
cl-rules-threat =
    Three destiny dice are rolled, and the extra ones. Dice are placed set by set; each works at once. Each slot takes one set in a phase **[ruling]**. The first summoning sets the other dice aside.

    A troglodyte costs 1 Threat Point (TP), a demon 5. The tile needs a way into the dark, no human, and room. A scenario limits how many demons can be bought; there are eleven troglodytes. TP that are left are kept.
cl-rules-threat-picture = In the picture: the demons had 6 TP and have summoned the Hunter on T2 for 5; the tile is framed. Its heart shows the 4 wounds that it takes. T2 has ways into the dark and no human on it; a troglodyte would cost the 1 TP that is left.

cl-rules-destiny-title = The board of destiny
cl-rules-destiny =
    { $slots }
cl-rules-destiny-picture = In the picture the ten slots, in two rows and in the order above, each with the dice that it takes over what it does. A 1 and a 3 lie on the second, Sounds From the Deep, and gave 4 Threat Points. A 5 is still to be placed.

cl-rules-events-title = Event cards
cl-rules-events =
    { $events }

cl-rules-gifts-title = Gifts
cl-rules-gifts =
    Usable when the Redeemer's die shows their number and he is not Exhausted, each once a round **[ruling]**, before anybody acts.
    { $gifts }

cl-rules-advantages-title = Advantage cards
cl-rules-advantages =
    A secret hand; each is used once, and none is drawn later.
    { $advantages }

cl-rules-demons-title = Troglodytes and demons
cl-rules-demons =
    - **Troglodyte**, 1/1/3. **Tough Troglodyte**, 2/1/5, Frantic.
    { $demons }

cl-rules-scenarios-title = Scenarios
cl-rules-scenarios =
    { $scenarios }

cl-rules-auction-title = Auction and handicaps
cl-rules-auction =
    With `/new claustrophobia auction:True` the players bid for the humans: from 21 downwards, lower and lower, until one passes. The lower bidder plays the humans and spends at most the bid: the Redeemer is free, a Gift costs 2 (at most 4), a Brute or a Blade 3 (at most 2 of each), an object 2 (one for each bearer), an Advantage card 1.

    Handicaps for new players are options of `/new`: a softer Event deck, 3 Threat Points more, an Advantage card more, a Gift more.

cl-rules-play-title = Playing here
cl-rules-play =
    - **Act** on the newest board opens your private pad: dice, warriors, where to go, who to attack and at what odds, cards. It stays open until you are done, and an act takes two or three taps.
    - **My hand**, or `/see hand`, shows your cards to you alone.
    - `/act` does the same by words: type some of your move, in any order (`fight b1`), and choose from what is offered. It can be written out, too: `go R n`, `end`.
    - `/see text` tells the board in words, `/see where` a warrior, `/see square` a tile; `/undo` takes back your last move; dice and tiles come again.
    - An answer within the other side's turn (a tile, hits) has its own time: `/table settings reaction`.
