"""What players of Claustrophobia can ask for; `Roll` is played by nobody, when dice are to be rolled."""

from engine.claustrophobia.moves.activations import Break, DoDeed, Fight, Go, Leave, Name, UseHole
from engine.claustrophobia.moves.aim import Aim
from engine.claustrophobia.moves.auction import Bid, Buy, Item, Pass
from engine.claustrophobia.moves.cards import OrderTiles, PlayAdvantage, PlayEvent, Prepare, SetGuard, UseGift
from engine.claustrophobia.moves.rounds import Assign, End, LayTile, PlaceDice, PutHole, Resign, Roll, Summon

__all__ = [
    "Aim",
    "AnyMove",
    "Assign",
    "Bid",
    "Break",
    "Buy",
    "DoDeed",
    "End",
    "Fight",
    "Go",
    "Item",
    "LayTile",
    "Leave",
    "Name",
    "OrderTiles",
    "Pass",
    "PlaceDice",
    "PlayAdvantage",
    "PlayEvent",
    "Prepare",
    "PutHole",
    "Resign",
    "Roll",
    "SetGuard",
    "Summon",
    "UseGift",
    "UseHole",
]

AnyMove = (
    Bid
    | Pass
    | Buy
    | Roll
    | Assign
    | UseGift
    | PlayAdvantage
    | OrderTiles
    | LayTile
    | PutHole
    | PlaceDice
    | PlayEvent
    | Go
    | UseHole
    | Leave
    | Fight
    | Break
    | DoDeed
    | Name
    | Summon
    | Prepare
    | SetGuard
    | End
    | Resign
)
"""In the order in which they are tried (`moves.legal.choices`)."""
