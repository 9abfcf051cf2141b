"""What happens in Claustrophobia, event by event; each says all that is needed to apply, draw and tell it."""

from engine.claustrophobia.events.auction import (
    AdvantageBought,
    AdvantageDrawn,
    AuctionEnded,
    BidMade,
    ForceChosen,
    GiftBought,
    HumanHired,
    ObjectBought,
)
from engine.claustrophobia.events.cards import (
    AdvantagePlayed,
    Blessed,
    CardPrepared,
    EventDrawn,
    EventPlayed,
    GiftUsed,
    GuardSet,
    PreparedRevealed,
)
from engine.claustrophobia.events.fights import (
    Attacked,
    DeedDone,
    FoeGuarded,
    FumesSpread,
    GrenadeThrown,
    HitGuarded,
    HitNamed,
    HitParried,
    HumanHit,
    LineHealed,
    NamingDone,
    NamingOwed,
    OpeningAttacked,
)
from engine.claustrophobia.events.figures import (
    DemonAppeared,
    DemonWounded,
    HumanFreed,
    HumanLeft,
    ObjectLost,
    ToughAppeared,
    TroglodyteAppeared,
    TroglodytesDied,
    WarriorDied,
    WarriorMoved,
)
from engine.claustrophobia.events.rounds import (
    ActionRolled,
    ActivationBegan,
    ActivationEnded,
    CountsChanged,
    DemonActionBegan,
    DestinyDieOwed,
    DestinyRolled,
    DiceAssigned,
    DiceSetAside,
    DieRolledAgain,
    EffectBegan,
    EffectEnded,
    GameEnded,
    HumanActionBegan,
    MovementEnded,
    RoundBegan,
    RoundEnded,
    SlotTaken,
    ThreatBegan,
    ThreatPointsChanged,
)
from engine.claustrophobia.events.tunnels import (
    ChestChanged,
    HoleTokenOwed,
    HoleTokenPut,
    OpeningCleared,
    OpeningClosed,
    SealBroken,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileReturned,
    TilesOrdered,
    TileSprung,
    TilesSeen,
    TrapRolled,
)

__all__ = [
    "ActionRolled",
    "ActivationBegan",
    "ActivationEnded",
    "AdvantageBought",
    "AdvantageDrawn",
    "AdvantagePlayed",
    "AnyEvent",
    "Attacked",
    "AuctionEnded",
    "AuctionEvent",
    "BidMade",
    "Blessed",
    "CardEvent",
    "CardPrepared",
    "ChestChanged",
    "CountsChanged",
    "DeedDone",
    "DemonActionBegan",
    "DemonAppeared",
    "DemonWounded",
    "DestinyDieOwed",
    "DestinyRolled",
    "DiceAssigned",
    "DiceEvent",
    "DiceSetAside",
    "DieRolledAgain",
    "EffectBegan",
    "EffectEnded",
    "EventDrawn",
    "EventPlayed",
    "FightEvent",
    "FigureEvent",
    "FoeGuarded",
    "ForceChosen",
    "FumesSpread",
    "GameEnded",
    "GiftBought",
    "GiftUsed",
    "GrenadeThrown",
    "GuardSet",
    "HitGuarded",
    "HitNamed",
    "HitParried",
    "HoleTokenOwed",
    "HoleTokenPut",
    "HumanActionBegan",
    "HumanFreed",
    "HumanHired",
    "HumanHit",
    "HumanLeft",
    "LineHealed",
    "MovementEnded",
    "NamingDone",
    "NamingOwed",
    "ObjectBought",
    "ObjectLost",
    "OpeningAttacked",
    "OpeningCleared",
    "OpeningClosed",
    "PreparedRevealed",
    "RoundBegan",
    "RoundEnded",
    "RoundEvent",
    "SealBroken",
    "SlotTaken",
    "ThreatBegan",
    "ThreatPointsChanged",
    "TileDiscarded",
    "TileDrawn",
    "TileLaid",
    "TileReturned",
    "TileSprung",
    "TilesOrdered",
    "TilesSeen",
    "ToughAppeared",
    "TrapRolled",
    "TroglodyteAppeared",
    "TroglodytesDied",
    "TunnelEvent",
    "WarriorDied",
    "WarriorMoved",
]

RoundEvent = (
    RoundBegan
    | HumanActionBegan
    | ThreatBegan
    | DemonActionBegan
    | RoundEnded
    | ActivationBegan
    | ActivationEnded
    | MovementEnded
    | CountsChanged
    | GameEnded
)
DiceEvent = (
    ActionRolled
    | DiceAssigned
    | DieRolledAgain
    | DestinyRolled
    | SlotTaken
    | DiceSetAside
    | DestinyDieOwed
    | ThreatPointsChanged
    | EffectBegan
    | EffectEnded
)
TunnelEvent = (
    TileDrawn
    | TileDiscarded
    | TileReturned
    | TileLaid
    | TileSprung
    | TrapRolled
    | HoleTokenOwed
    | HoleTokenPut
    | OpeningClosed
    | OpeningCleared
    | SealBroken
    | ChestChanged
    | TilesSeen
    | TilesOrdered
)
FigureEvent = (
    WarriorMoved
    | HumanLeft
    | TroglodyteAppeared
    | ToughAppeared
    | DemonAppeared
    | TroglodytesDied
    | DemonWounded
    | WarriorDied
    | HumanFreed
    | ObjectLost
)
FightEvent = (
    Attacked
    | OpeningAttacked
    | GrenadeThrown
    | FumesSpread
    | FoeGuarded
    | HumanHit
    | NamingOwed
    | NamingDone
    | HitNamed
    | HitGuarded
    | HitParried
    | LineHealed
    | DeedDone
)
CardEvent = EventDrawn | EventPlayed | CardPrepared | PreparedRevealed | AdvantagePlayed | GiftUsed | Blessed | GuardSet
AuctionEvent = (
    BidMade | AuctionEnded | HumanHired | GiftBought | ObjectBought | AdvantageBought | AdvantageDrawn | ForceChosen
)

AnyEvent = RoundEvent | DiceEvent | TunnelEvent | FigureEvent | FightEvent | CardEvent | AuctionEvent
