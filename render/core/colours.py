"""Colours as text, such as `#2f6fb8`."""


def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; `share` of the second one, 0 to 1."""
    parts = (round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
