# The names of Claustrophobia: what its warriors, tiles, cards and slots are called.


claustrophobia = Claustrophobia
# As a label, and in brackets behind a player's name.
cl-side-name = { $side ->
    [humans] 🕯️ Humans
    [demons] 👹 Demons
   *[other] ?{ $side }
}
# Titles.
cl-scenario = { $scenario ->
    [air] One Breath of Air
    [barrels] Three Barrels
    [choir] The Choir Master
    [prayers] Nine Prayers
    [brother] The Lost Brother
    [chest] The Fourth Chest
   *[other] ?{ $scenario }
}

## Warriors

# Warriors: said with a role, see `{ ROLE($human, "object") }`. "Brute B1" has no article in English; all are men.
cl-human = { $human ->
    [R] the Redeemer
    [B1] Brute B1
    [B2] Brute B2
    [K1] Blade K1
    [K2] Blade K2
   *[other] ?{ $human }
}
# A number of them, in labels and sentences, said with a role.
cl-troglodytes = { $count ->
    [one] 1 troglodyte
   *[other] { $count } troglodytes
}
cl-a-troglodyte = a troglodyte
# All plain ones of a tile, as the target of an attack.
cl-the-troglodytes = the troglodytes
cl-tough = Tough Troglodyte { $number }
# Said with a role.
cl-demon = { $demon ->
    [combat] the Demon of Combat
    [cruelty] the Demon of Cruelty
    [destruction] the Demon of Destruction
    [souls] the Master of Souls
    [possessed] the Possessed One
    [hunter] the Underground Hunter
   *[other] ?{ $demon }
}
# A line of a human's board: "line 4 (2/1/4)".
cl-line = line { $line } ({ $stats })
cl-stats = { $movement }/{ $combat }/{ $defense }

## Tiles

# A tile by its number on the picture.
cl-tile = T{ $tile }
# A tile on which somebody who throws onto it stands: $tile is `cl-tile`.
cl-own-tile = { $tile }, where he stands himself
# What a tile is, without article; said with a role.
cl-kind = { $kind ->
    [start] Start Shaft
    [exit] Exit
    [pentacle] Pentacle Room
    [hideout] Hideout
    [hungry] Hungry Tunnel
    [narrow] Narrow Tunnel
    [flooded] Flooded Tunnel
    [trapped] Trapped Tunnel
    [mechanism] Demonic Mechanism
    [den] Troglodyte Den
    [hole] Hole in the Ground
    [plain] plain tunnel
   *[other] ?{ $kind }
}
cl-tile-and-kind = { cl-tile } ({ $kind })
# Said with a role: "to the north of", "explore east", "north to T3", "opens to the north and east".
cl-direction = { $direction ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] ?{ $direction }
}

## Cards, gifts, objects, slots

cl-event-card = { $card ->
    [cave-in] Cave-In
    [crisis] Crisis of Faith
    [defect] Defect
    [rage] Demonic Rage
    [possession] Demonic Possession
    [panic] Panic!
    [suicide] Suicide Attack
    [terror] Terror
    [tough] Tough Troglodyte
    [fumes] Toxic Fumes
    [satan] Under the Sign of Satan
    [critical] Critical Hit
    [lost] Lost
   *[other] ?{ $card }
}
# Stands behind the card's name; the last words say when it can be played.
cl-event-card-about = { $card ->
    [cave-in] Closes the opening between two connected tiles; a warrior beside it with combat 2 or more clears it instead of attacking. Threat phase.
    [crisis] Lay it face down in your Demon Action: no Gift works in the next round.
    [defect] A human loses an object. Threat phase.
    [rage] Your demon rolls missed dice again in this phase. Demon Action.
    [possession] A condemned human attacks another human on the same tile at once. Threat phase.
    [panic] Lay it face down in your Demon Action: the next action dice go to the warriors at random.
    [suicide] A troglodyte attacks with +2 combat, then it is removed. With an attack.
    [terror] A condemned human goes to a connected tile with room, whatever holds him. Threat phase.
    [tough] A Tough Troglodyte appears on any tile with room, free. Threat phase.
    [fumes] A die for each human on a tile: 3 or more is a hit. Threat phase.
    [satan] Your demon has +1 movement, combat and defense until your next Threat phase. Threat phase.
    [critical] A human is no Bodyguard in this Demon Action, and the first hit on him counts twice. Threat phase.
    [lost] The drawn tile goes back and another one is drawn. While you place a tile.
   *[other] ?{ $card }
}
cl-advantage-card = { $card ->
    [grenade] Grenade
    [healing] Healing Draught
    [haste] Draught of Haste
    [nerves] Steady Nerves
    [parry] Parry
    [map] Sewer Map
    [oil] Burning Oil
    [war-cry] War Cry
    [second-wind] Second Wind
    [hold-the-line] Hold the Line
   *[other] ?{ $card }
}
cl-advantage-card-about = { $card ->
    [grenade] Instead of an attack: a die for every warrior on your tile or a connected one, 4 or more is a hit.
    [healing] Heals a line of any human. Between activations.
    [haste] +1 movement for a human who begins to act.
    [nerves] Roll any of the action dice again, once.
    [parry] One hit of an attack does nothing. While you name hits.
    [map] Look at the next three tiles and put them in order. Between activations.
    [oil] Nothing can appear on a tile in the next Threat phase. Between activations.
    [war-cry] +2 combat in an attack. With the attack.
    [second-wind] The warrior who acted last acts once more.
    [hold-the-line] The humans on a tile have +1 defense until the next Initiative. Before anybody acts.
   *[other] ?{ $card }
}
cl-gift = { $gift ->
    [courage] Aura of Courage
    [rally] Rally
    [healing] Aura of Healing
    [precognition] Aura of Precognition
    [blessing] Aura of Blessing
   *[other] ?{ $gift }
}
cl-object = { $object ->
    [blunderbuss] Blunderbuss
    [shield] Shield of Steel
    [scepter] Scepter of Command
    [hammer] Blessed Hammer
   *[other] ?{ $object }
}
cl-slot = { $slot ->
    [calm] The Calm Before the Storm
    [sounds] Sounds From the Deep
    [speed] Supernatural Speed
    [legion] They Are Legion
    [claws] Sharpened Claws
    [dark] Dark Destiny
    [taste] A Taste for Blood
    [burrowing] Burrowing Monsters
    [resistance] Resistance Is Futile
    [trap] Trap
   *[other] ?{ $slot }
}
# The slot in one word, as it stands on the picture: 10 letters at most.
cl-slot-word = { $slot ->
    [calm] Calm
    [sounds] Sounds
    [speed] Speed
    [legion] Legion
    [claws] Claws
    [dark] Dark
    [taste] Taste
    [burrowing] Burrowing
    [resistance] Resistance
    [trap] Trap
   *[other] ?{ $slot }
}
cl-bonus = { $bonus ->
    [movement] +1 movement
    [combat] +2 combat
   *[other] ?{ $bonus }
}
# What is bought: "Buy a Brute" (object), and as a label.
cl-item = { $item ->
    [brute] a Brute
    [blade] a Blade for Hire
    [advantage] an Advantage card
    [courage] Aura of Courage
    [rally] Rally
    [healing] Aura of Healing
    [precognition] Aura of Precognition
    [blessing] Aura of Blessing
    [blunderbuss] a Blunderbuss
    [shield] a Shield of Steel
    [scepter] the Scepter of Command
    [hammer] the Blessed Hammer
   *[other] ?{ $item }
}
# A label: what a human does in place of an attack.
cl-deed = { $deed ->
    [barrel] set up a barrel
    [prayer] pray
    [open] open the chest
    [take] take the relic
   *[other] ?{ $deed }
}
# Behind the gift's name and a colon.
cl-gift-about = { $gift ->
    [courage] die 2: another human has +1 combat and +1 defense until the next Initiative
    [rally] die 3: two more dice in the next Initiative
    [healing] die 4: heals a line of a condemned human on his tile
    [precognition] die 5: the humans place the tiles that they explore in this round
    [blessing] die 6: the demons lose a Threat Point, and once in the game another human is Blessed: +1 movement or +2 combat, and the line of their die is healed
   *[other] ?{ $gift }
}
# Behind the slot's name and a colon: what dice it takes, what it does. TP: Threat Points.
cl-slot-about = { $slot ->
    [calm] any die: one destiny die more in the next Threat phase
    [sounds] all odd or all even: 2 TP for each die
    [speed] two odd: troglodytes have +1 movement in this Demon Action
    [legion] one odd, one even: troglodytes have +1 defense, and 2 TP follow if one dies
    [claws] two even: troglodytes roll missed dice again
    [dark] each 3 or more: an Event card for each die
    [taste] sum 7: humans on a tile are no bar to summoning
    [burrowing] sum 11: any tile without humans will do for summoning
    [resistance] sum 9: no human is Elusive, all troglodytes are
    [trap] sum 12 or more: a hit on any human
   *[other] ?{ $slot }
}

## In the lobby, and how to play: a text for each card

cl-about = Two players: humans explore tunnels that grow tile by tile, demons summon what lives there to stop them.
cl-length = A game takes about an hour if both are here, or a week or two with some moves a day.
cl-primer-aim-title = aim and sides
cl-primer-aim =
    A few **humans** are let down into the dark, and want what the scenario asks for: to find the exit, say, and to come out alive. Tunnels are laid tile by tile as they go.

    The **demons** are many and come again: troglodytes, and now and then a demon. If the last human dies, they have won, and mostly also when the rounds are over.
cl-primer-aim-picture = The first tile of a game, with all humans on it; all around is dark.
cl-primer-dice-title = dice and lines of a warrior
cl-primer-dice =
    Each round the humans roll a die for each of them and say who gets which. The die names the **line** on a human's board that counts in this round, as three numbers: **how far** they go, **how many dice** they fight with, and what a die must show **to hit them**.

    A hit cancels a line. A human who is given the die of a cancelled line is exhausted for the round; with all six lines gone they are dead.
cl-primer-dice-picture = The boards of four humans, six lines on each; the line of its die is lit: the Redeemer a 4, the Brute a 2, the two Blades for Hire a 6 and a 3. The Brute has lost two lines, 1 and 4.
cl-primer-exploring-title = exploring and moving
cl-primer-exploring =
    One human after another moves and fights, in either order. To go through an opening costs one point of movement. Where nothing lies yet, a tile is drawn; the **demons say how it lies**, and what it does happens at once.

    You may leave a tile unless there are more enemies on it than friends, you included. A tile has room for three of each side.
cl-primer-exploring-picture = Three tiles: from the first one a human has gone east, where a tile was drawn, and another one north.
cl-primer-fighting-title = fighting and wounds
cl-primer-fighting =
    Choose an enemy on your tile, and roll your dice of combat: each that shows the enemy's **defense** or more is a hit. A troglodyte dies of one. A demon takes as many wounds as it has health. A human loses a line for each, and their player says which.

    The bot tells the odds before you roll.
cl-primer-fighting-picture = A fight on the tile to the north: a Brute who has lost two lines, with a troglodyte and a demon with a wound beside them.
cl-primer-destiny-title = the dice of destiny
cl-primer-destiny =
    When the humans have acted, the demons roll three dice of **destiny**. Each of ten slots takes a set of dice once a phase, and works at once:
    { $slots }
cl-primer-destiny-picture = The ten slots, each with the dice that it takes over its sign and its word: { $slots }. Two odd dice, a 1 and a 3, lie on the second one. A 5 and a 2 are left.
cl-primer-threat-title = threat
cl-primer-threat =
    With **Threat Points** the demons summon: a troglodyte for 1, a demon for 5, on tiles with a way into the dark and without humans. Dice that are not placed by then are set aside. After that all of theirs move and fight, and a new round begins.

    It is your turn when the bot calls you: press **Act**, and it offers what you can do.
cl-primer-threat-picture = The demons' turn to summon: two tiles of a tunnel, humans on the first one, troglodytes on the other.

## /help: what can be done by who is to act

cl-help-act = **Act** below the newest board opens your pad: it offers all that you can do now, with the odds. Or type `/act` with words of your move.
cl-help-hand = **My hand**: your cards, for your eyes only.

## A line on the first pads that somebody opens

# $aim: `cl-aim`; $told: another line.
cl-coach-aim = { $aim } { $side ->
    [demons] Keep the humans from it.{ " " }
    [humans] { "" }
   *[other] ?{ $side }
}{ $told }
cl-coach-dice = Fast lines for whoever has far to go, strong ones for whoever fights.
cl-coach-leaving = Among more enemies than friends nobody can leave a tile: go in twos.
cl-coach-odds = The odds stand beside each target. A hit costs a line that you choose: give up lines whose number you seldom roll.
cl-coach-slots = Dice are placed in sets, and each set works at once. Summoning sets the others aside, so summon last.
cl-coach-summoning = Troglodytes are cheap: two on a tile keep a lone human there.
cl-coach-blocking = Humans can leave a tile unless there are more enemies than humans on it: bring more than they are.
