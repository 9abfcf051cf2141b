"""What happens in Fearsome Floors, event by event; each says all that is needed to apply, draw and tell it."""

from engine.fearsome_floors.events.monster import (
    MonsterBoxedIn,
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    MonsterTurned,
    Sighting,
)
from engine.fearsome_floors.events.rounds import (
    CardRevealed,
    CardsShuffled,
    DraftEnded,
    GameEnded,
    MonsterWoke,
    PlayerResigned,
    RoundBegan,
    TurnPassed,
)
from engine.fearsome_floors.events.tiles import TileEvent, TilePlaced, TilePushed, TileRemoved, TileSlid
from engine.fearsome_floors.events.tokens import (
    RestTurned,
    TokenEaten,
    TokenEntered,
    TokenEscaped,
    TokenPushed,
    TokenSlid,
    TokenStepped,
    TokenTurned,
)

__all__ = [
    "AnyEvent",
    "CardRevealed",
    "CardsShuffled",
    "DraftEnded",
    "GameEnded",
    "MonsterBoxedIn",
    "MonsterLooked",
    "MonsterSlid",
    "MonsterStepped",
    "MonsterStopped",
    "MonsterTeleported",
    "MonsterTurned",
    "MonsterWoke",
    "PlayerResigned",
    "RestTurned",
    "RoundBegan",
    "Sighting",
    "TileEvent",
    "TilePlaced",
    "TilePushed",
    "TileRemoved",
    "TileSlid",
    "TokenEaten",
    "TokenEntered",
    "TokenEscaped",
    "TokenPushed",
    "TokenSlid",
    "TokenStepped",
    "TokenTurned",
    "TurnPassed",
]

AnyEvent = (
    TilePlaced
    | DraftEnded
    | TokenEntered
    | TokenStepped
    | TokenSlid
    | TokenEscaped
    | TokenTurned
    | RestTurned
    | TilePushed
    | TileSlid
    | TileRemoved
    | TokenPushed
    | TokenEaten
    | CardRevealed
    | MonsterLooked
    | MonsterStepped
    | MonsterSlid
    | MonsterTurned
    | MonsterTeleported
    | MonsterBoxedIn
    | MonsterStopped
    | TurnPassed
    | MonsterWoke
    | CardsShuffled
    | RoundBegan
    | PlayerResigned
    | GameEnded
)
