"""Odds as exact fractions: what an attack can come to, where summoning is possible, which slots a roll allows."""

from engine.claustrophobia.odds.attacks import AttackOdds, Result, attack_odds, break_odds, hit_chance, hit_chances
from engine.claustrophobia.odds.threat import sets_by_slot, slot_odds, summon_places

__all__ = [
    "AttackOdds",
    "Result",
    "attack_odds",
    "break_odds",
    "hit_chance",
    "hit_chances",
    "sets_by_slot",
    "slot_odds",
    "summon_places",
]
