"""The screens of the pad: whatever can be chosen is reached from the first one, and all fits into a message."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain

import msgspec
import pytest

from bot.games.claustrophobia.move_notation import carried_moves
from bot.games.claustrophobia.pad import rows_below
from bot.games.claustrophobia.screens import Sight, screen_of
from bot.games.claustrophobia.screens.screen import Option, Screen
from bot.games.claustrophobia.screens.threat import placed
from bot.games.claustrophobia.table_game import CLAUSTROPHOBIA_AT_TABLE
from bot.interactions.components.component import IN_A_ROW, Menu, Rows
from bot.table import TableView
from bot.table.rows import MatchRow, SeatRow
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.decks import GIFTS
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Buy,
    End,
    Fight,
    Go,
    Name,
    PlaceDice,
    PlayEvent,
    Prepare,
    Summon,
)
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.rounds.phases import Initiative, Moment, Threat
from engine.claustrophobia.state import Tile
from engine.claustrophobia.warriors.kinds import LINES
from engine.core import AnyMatch, Match, Seat, SeededChance
from render.claustrophobia.text.labels import human_name
from render.claustrophobia.text.move_text import Act
from render.core import words_in
from tests.engine.claustrophobia.random_games import SETUPS, random_game

WORDS = words_in("en")
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def sight(match: AnyMatch, seat: Seat) -> Sight:
    """What somebody sees at a table with a match."""
    row = MatchRow(
        id=123456789, guild_id=1, channel_id=2, game=CLAUSTROPHOBIA.key, status="running", host_id=1,
        setup=b"{}", language="en", revision=123456789, settings=b"{}", created_at=NOON, changed_at=NOON,
    )  # fmt: skip
    seats = tuple(
        SeatRow(match_id=1, position=number, person_id=number, name=f"P{number}", side=side)
        for number, side in enumerate(("humans", "demons"))
    )
    table = TableView(row, CLAUSTROPHOBIA_AT_TABLE, seats, match.seen(seat))
    state = table.started_match.state
    return Sight(WORDS, table, state, seat, tuple(CLAUSTROPHOBIA.choices(state, seat)))


def options(rows: Rows) -> Iterator[tuple[str, str]]:
    """What the controls do: `=` and a move, or `>` and a path."""
    for row in rows:
        if isinstance(row, Menu):
            yield from ((value[:1], value[1:]) for value, _ in row.options)
            continue
        for button in row:
            verb, rest = (*button.id.split(":", 4), "")[1], (*button.id.split(":", 4), "")[4]
            if verb in ("cl-do", "cl-show"):
                yield ("=" if verb == "cl-do" else ">"), rest


def fits(rows: Rows) -> bool:
    """Whether Discord takes rows of controls."""
    if len(rows) > 5 or not all(rows):
        return False
    for row in rows:
        if isinstance(row, Menu):
            values = [value for value, _ in row.options]
            labels = [label for _, label in row.options]
            if not 1 <= len(values) <= 25 or len(set(values)) < len(values) or max(map(len, (*values, *labels))) > 100:
                return False
            if max([0, *map(len, row.notes.values())]) > 100:
                return False
        elif len(row) > 5 or any(not 1 <= len(button.label) <= 80 or len(button.id) > 100 for button in row):
            return False
    ids = [button.id for row in rows if not isinstance(row, Menu) for button in row]
    return len(set(ids)) == len(ids)


def reached(looking: Sight) -> set[str]:
    """Every move that a player comes to by any way through the screens."""
    found, seen, paths = set[str](), set[str](), [""]
    while paths:
        path = paths.pop()
        if path in seen:
            continue
        seen.add(path)
        screen = screen_of(looking, path)
        assert 0 < len(screen.text) <= 1900
        rows = rows_below(looking, screen, path)
        assert fits(rows), (path, rows)
        for mark, rest in options(rows):
            (found.add if mark == "=" else paths.append)(rest)
    return found


@pytest.mark.parametrize("name", [*(name for name in SETUPS if name.endswith("at-once")), "chest-with-all"])
def test_every_choice_is_reached_from_the_first_screen(name: str) -> None:
    match = random_game(SETUPS[name], 4)
    turns = match.journal.turns
    for number in range(0, len(turns), max(1, len(turns) // 25)):
        played = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=turns[:number]))
        for seat in CLAUSTROPHOBIA.to_act(played.state):
            looking = sight(played, seat)
            if moment_of(played.state) == "initiative" and len(looking.moves) > 200:
                continue
            assert {write_move(move) for move in looking.moves} - reached(looking) == set()


def test_whole_ways_to_give_the_dice_are_proposed_first() -> None:
    match = random_game(Setup("air"), 4)
    first = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:1]))
    screen = screen_of(sight(first, Seat(0)), "")
    assert all(isinstance(option.move, Assign) for option in screen.groups[0])
    assert screen.groups[0][0].label.startswith("Strongest: R ")


def test_a_phase_in_which_nobody_can_act_says_so() -> None:
    told = 0
    for name in SETUPS:
        match = random_game(SETUPS[name], 4)
        for number, (state, _) in enumerate(match.played_since(0)):
            if moment_of(state) == "demon-action" and not (state.troglodytes or state.toughs or state.demon):
                played = Match.fold(
                    CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:number])
                )
                (seat,) = CLAUSTROPHOBIA.to_act(state)
                assert WORDS("cl-pad-nobody-acts") in screen_of(sight(played, seat), "").text
                told += 1
    assert told


def test_dice_that_are_all_the_same_are_not_asked_for_one_by_one() -> None:
    match = random_game(Setup("air"), 4)
    first = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:1]))
    alike = msgspec.structs.replace(first.state, phase=Initiative((2, 6, 6, 6)))
    looking = sight(first, Seat(0))._replace(state=alike)
    names = list(alike.in_play)
    all_sixes = Assign(((names[0], 2), *((name, 6) for name in names[1:])))
    assert all_sixes in [option.move for option in screen_of(looking, "").groups[0]]
    after = screen_of(looking, f"assign {names[0]}=6")
    assert [len(group) for group in after.groups[1:]] == [len({2, 6}), 0]
    assert after.back == ""
    last = screen_of(looking, f"assign {names[0]}=6,{names[1]}=6")
    two, six = last.groups[1]
    assert last.groups[0] == []
    assert two.label.endswith(f"; {human_name(WORDS, names[3])} 6")
    assert [(option.move.dice[2:] if isinstance(option.move, Assign) else ()) for option in (two, six)] == [
        ((names[2], 2), (names[3], 6)),
        ((names[2], 6), (names[3], 2)),
    ]


def test_one_human_alone_gets_a_die_in_one_tap_and_no_way_is_offered_twice() -> None:
    match = random_game(Setup("air"), 4)
    first = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:1]))
    (human, only), *_ = first.state.humans.items()
    alone = msgspec.structs.replace(first.state, humans={human: only}, phase=Initiative((2,)))
    screen = screen_of(sight(first, Seat(0))._replace(state=alone), "")
    assert [option.move for group in screen.groups for option in group] == [Assign(((human, 2),))]


def test_the_threat_phase_tells_why_nothing_can_be_summoned() -> None:
    match, told = random_game(Setup("air"), 4), set[bool]()
    for state, _ in match.played_since(0):
        moves = tuple(CLAUSTROPHOBIA.choices(state, Seat(1)))
        if moment_of(state) == "threat" and state.threat_points:
            text = screen_of(sight(match, Seat(1))._replace(state=state, moves=moves), "").text
            is_barred = not any(isinstance(move, Summon) for move in moves)
            assert (WORDS("cl-pad-no-place") in text) is is_barred
            told.add(is_barred)
    assert told == {False, True}


def looked_at(match: AnyMatch, moment: Moment) -> Iterator[Sight]:
    """Yield what whoever acts sees at each such moment of a match."""
    for number, (state, turn) in enumerate(match.played_since(0)):
        if turn.seat is not None and moment_of(state) == moment:
            turns = match.journal.turns[:number]
            yield sight(Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=turns)), turn.seat)


def test_another_warrior_or_the_end_of_the_phase_is_one_tap_away_from_the_one_who_acts() -> None:
    ways = set[str]()
    for looking in looked_at(random_game(Setup("air"), 4), "human-action"):
        for path in looking.state.in_play:
            screen = screen_of(looking, path)
            if screen.back is not None and len(screen.groups) > len(("steps", "attacks", "cards")):
                others = screen.groups[-1]
                assert path not in [option.path for option in others]
                assert {option.path in (*looking.state.in_play, "end") for option in others} == {True}
                ways |= {"end" if option.path == "end" else "another" for option in others}
    assert ways == {"end", "another"}


def test_the_only_warrior_who_can_act_is_shown_at_once_unless_a_card_can_be_used() -> None:
    shown = set[bool]()
    for seed in range(8):
        for looking in looked_at(random_game(Setup("air"), seed), "demon-action"):
            able = {(move.warrior, move.at) for move in looking.moves if isinstance(move, Go | Fight)}
            others = any(isinstance(move, PlayEvent | Prepare) for move in looking.moves)
            if len(able) == 1 and looking.state.active is None:
                assert (screen_of(looking, "").back == "all") is not others
                shown.add(others)
    assert shown == {False, True}


def threat_phase(points: int, dice: str = "-", above: str = "") -> Sight:
    """What the demons see in a Threat phase with so many points and dice; two tiles are there to summon on."""
    state = read_position(
        "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1,plain-f@-1,0 "
        f"humans=R@0:1+done,B1@0:3+done phase=threat:{dice} tp={points}"
    )
    return sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1))._replace(above=above)


def test_a_trap_that_kills_is_offered_first() -> None:
    state = read_position(
        "cl1 scenario=prayers+said:7+last:9 humans=R@0:5x12346,B1@0:5+shield phase=threat:345 round=9"
    )
    (buttons,) = screen_of(sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1)), "").groups
    assert [button.label for button in buttons][:2] == [
        "Trap 3,4,5: a hit on the Redeemer",
        "Dark 3,4,5: 3 cards",
    ]


def test_a_gift_of_healing_says_whole_which_lines_it_can_heal() -> None:
    state = read_position("cl1 scenario=barrels humans=R@0:4,B1@0:4x34 phase=human-action gifts=healing")
    (lines,) = screen_of(sight(Match.begin(CLAUSTROPHOBIA, state), Seat(0)), "card gift-healing").groups
    assert [line.label for line in lines] == ["Brute B1, line 3 (2/2/3)", "Brute B1, line 4 (1/3/4)"]


def test_troglodytes_are_summoned_by_number_on_a_tile_or_on_two() -> None:
    (buttons,), menus = screen_of(threat_phase(3), "").groups, screen_of(threat_phase(3), "").menus
    assert [(option.label, option.brief) for option in buttons[:3]] == [
        ("3 troglodytes on T1 (3 TP)", "3 on T1"),
        ("3 troglodytes on T2 (3 TP)", "3 on T2"),
        ("1 troglodyte on T1, 2 on T2 (3 TP)", "1 on T1, 2 on T2"),
    ]
    assert buttons[0].plays == "3*summon troglodyte 1"
    assert {"2 on T1", "1 on T1", "2 on T2", "1 on T2"} <= {option.brief for option in buttons}
    assert not menus


def test_troglodytes_are_summoned_nearest_to_the_humans_first_on_up_to_three_tiles() -> None:
    state = read_position(
        "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1,plain-a@0,-2,plain-f@-1,0 "
        "humans=R@0:1+done,B1@0:3+done phase=threat:- tp=4"
    )
    (menu,) = screen_of(sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1)), "").menus
    assert [option.brief for option in menu.options][:7] == [
        "2 on T1, 2 on T3",
        "1 on T1, 3 on T3",
        "3 on T1, 1 on T3",
        "3 on T1, 1 on T2",
        "1 on T2, 3 on T3",
        "1 on T1, 1 on T2, 2 on T3",
        "2 on T1, 1 on T2, 1 on T3",
    ]


def test_where_more_can_be_paid_than_three_tiles_hold_these_are_filled_in_one_press() -> None:
    state = read_position(
        "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1,plain-a@0,-2,plain-f@-1,0,plain-d@1,0 "
        "humans=R@0:1+done,B1@0:3+done phase=threat:- tp=11"
    )
    (menu,) = screen_of(sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1)), "").menus
    assert menu.options[0].brief == "3 on T1, 3 on T3, 3 on T4"


def test_dice_are_placed_all_at_once_or_by_sets_with_what_comes_of_it() -> None:
    screen = screen_of(threat_phase(0, "134"), "")
    assert [(option.label, option.plays) for option in screen.groups[0]][:2] == [
        ("Sounds 1,3: 4 TP · Dark 4: 1 card", "destiny sounds 13;destiny dark 4"),
        ("Sounds 1,3: 4 TP · Calm 4: +1 die", "destiny sounds 13;destiny calm 4"),
    ]
    menu = screen.menus[0]
    (legion,) = (option for option in menu.options if option.plays == "destiny legion 14")
    assert (legion.label, legion.note) == ("Legion 1,4: +1 DEF", WORDS("cl-slot-about", slot="legion"))
    assert not any(slot in option.label for option in menu.options for slot in ("Claws", "Burrowing", "Trap"))


@pytest.mark.parametrize(("lines", "rows"), [(0, 6), (2, 5), (4, 4), (40, 2)])
def test_the_threat_phase_shows_fewer_buttons_the_more_is_said_above_them(lines: int, rows: int) -> None:
    screen = screen_of(threat_phase(4, "134", above="\n".join(["said"] * lines)), "")
    assert len(screen.groups[0]) + len(screen.menus) == rows


def test_dice_that_were_placed_are_told_as_their_button_has_said_it_unless_there_is_more_to_tell() -> None:
    looking = threat_phase(0, "134")

    def told(option: Option, *moves: AnyMove) -> str:
        match = Match.begin(CLAUSTROPHOBIA, looking.state)
        for move in (*carried_moves(option.plays), *moves):
            match = match.play(looking.seat, move, chance=SeededChance(1), at=NOON)
        return placed(WORDS, match.journal.turns)

    draws, calms, *_ = screen_of(looking, "").groups[0]
    assert told(calms) == calms.label == "Sounds 1,3: 4 TP · Calm 4: +1 die"
    assert told(calms, Summon(is_demon=False, tile=2)) == ""
    assert (told(draws), draws.label) == ("", "Sounds 1,3: 4 TP · Dark 4: 1 card")


def test_all_that_the_threat_phase_offers_is_legal_up_to_its_last_move() -> None:
    offered = 0
    for looking in chain.from_iterable(looked_at(random_game(Setup("air"), seed), "threat") for seed in range(3)):
        screen = screen_of(looking, "")
        for option in chain(*screen.groups, *(menu.options for menu in screen.menus)):
            match = Match.begin(CLAUSTROPHOBIA, looking.state)
            for move in carried_moves(option.plays) if option.then else ():
                if CLAUSTROPHOBIA.due(match.state) is None:
                    match = match.play(looking.seat, move, chance=SeededChance(1), at=NOON)
            offered += bool(option.then)
    assert offered


def together(troglodytes: str, humans: str = "R@0:1+done,B1@0:3+done") -> list[str]:
    """The first buttons of a troglodyte on tile 1 when so many are on the tiles: those that let several act."""
    state = read_position(
        "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1,plain-f@-1,0,plain-h@-1,-1/90 "
        f"humans={humans} phase=demon-action {troglodytes}"
    )
    screen = screen_of(sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1)), "T1")
    return [option.label for option in screen.groups[0] if option.then]


def test_troglodytes_of_a_tile_go_together_and_attack_whom_they_find_there() -> None:
    assert together("troglodytes=1:3") == [
        "3 troglodytes south to T0, attack the Redeemer",
        "3 troglodytes south to T0, attack Brute B1",
        "3 troglodytes west to T3",
    ]
    assert together("troglodytes=1:1") == []
    assert together("troglodytes=1:3,3:2", humans="R@2:1+done") == ["3 troglodytes south to T0"]
    assert "3 troglodytes south to T0 and on to T2" in together("effects=speed troglodytes=1:3", humans="R@3:1+done")


def test_the_screen_of_a_hit_says_once_how_many_there_are_and_each_button_what_it_costs() -> None:
    seen, lost = set[int](), set[bool]()
    for looking in chain.from_iterable(looked_at(random_game(Setup("air"), seed), "naming") for seed in range(3)):
        screen = screen_of(looking, "")
        human = next(move.human for move in looking.moves if isinstance(move, Name))
        count = len(looking.state.humans[human].pending)
        about, *doomed, asked = screen.text.splitlines()
        is_doomed = looking.state.humans[human].losses == LINES and all(
            move.lines for move in looking.moves if isinstance(move, Name) and move.human == human
        )
        assert bool(doomed) is is_doomed
        assert "have to be named" not in about
        assert asked == WORDS("cl-pad-which-lines", human=human_name(WORDS, human), count=count)
        assert {option.label[: len("Lose line ")] for option in screen.groups[0]} == {"Lose line "}
        seen.add(count)
        lost.add(is_doomed)
    assert {1, 2} <= seen
    assert lost == {False, True}


def test_a_button_tells_the_numbers_of_a_line_as_the_text_above_it_does_with_all_that_a_human_bears() -> None:
    counted = 0
    for seed in range(8):
        for looking in looked_at(random_game(Setup("air"), seed), "naming"):
            screen = screen_of(looking, "")
            found = re.search(r": (line \d \(\S+\))", screen.text)
            human = next(move.human for move in looking.moves if isinstance(move, Name))
            line = looking.state.humans[human].die
            if found is not None and line not in looking.state.humans[human].cancelled:
                labels = [option.label for option in screen.groups[0] if f"line {line} " in option.label]
                assert labels
                assert all(found[1] in label for label in labels)
                counted += bool(looking.state.humans[human].objects)
    assert counted


def test_a_grenade_says_of_the_tile_on_which_its_thrower_stands_that_he_does() -> None:
    state = read_position(
        "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1 humans=R@0:1,B1@1:3 phase=human-action troglodytes=0:1,1:1"
    )
    looking = sight(Match.begin(CLAUSTROPHOBIA, msgspec.structs.replace(state, advantage_hand=("grenade",))), Seat(0))
    aims = screen_of(looking, "card grenade")
    assert {"The Redeemer, T0, where he stands himself", "The Redeemer, T1"} <= {
        option.label for group in aims.groups for option in group
    }


@pytest.mark.parametrize("moment", ["initiative", "human-action", "demon-action"])
def test_a_pad_leaves_to_its_picture_what_that_shows_and_so_says_little(moment: Moment) -> None:
    looks = [looking for seed in range(3) for looking in looked_at(random_game(Setup("air"), seed), moment)]
    assert looks
    assert all(screen_of(looking, "all").text.count("\n") < 3 for looking in looks)


@pytest.mark.parametrize(
    ("moment", "asked"), [("hole", "**Which tile gets the hole?**"), ("placing", "**Which way round does the ")]
)
def test_a_screen_only_asks_where_the_move_before_it_has_told_what_for(moment: Moment, asked: str) -> None:
    games = (random_game(Setup("air"), seed) for seed in range(8))
    texts = [screen_of(looking, "").text for match in games for looking in looked_at(match, moment)]
    assert texts
    assert all(text.startswith(asked) and "\n" not in text for text in texts)


def test_what_the_three_numbers_are_is_said_in_the_first_rounds() -> None:
    match = random_game(Setup("air"), 4)
    first = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:1]))
    looking = sight(first, Seat(0))
    later = looking._replace(state=msgspec.structs.replace(looking.state, round=3))
    assert WORDS("cl-pad-legend") in screen_of(looking, "").text
    assert WORDS("cl-pad-legend") not in screen_of(later, "").text


def test_a_bid_is_explained_by_what_can_be_bought_for_it() -> None:
    texts = [screen_of(looking, "").text for looking in looked_at(random_game(SETUPS["air-auction"], 4), "auction")]
    assert texts
    assert all("a Brute or a Blade for Hire costs 3, a Gift or an object 2" in text for text in texts)


def test_what_can_be_bought_fits_a_phone_and_gifts_are_sold_with_what_they_do() -> None:
    ways = set[str]()
    for looking in looked_at(random_game(SETUPS["air-auction"], 4), "force"):
        first = [option for group in screen_of(looking, "").groups for option in group]
        assert len(first) <= 2 * IN_A_ROW
        ways |= {option.path for option in first if option.path}
        if any(option.path == "gifts" for option in first):
            gifts = screen_of(looking, "gifts")
            assert {option.move.item for option in gifts.groups[0] if isinstance(option.move, Buy)} <= set(GIFTS)
            assert gifts.text.count(" die ") >= len(gifts.groups[0])
    assert ways == {"gifts", "objects"}


def test_whole_ways_to_give_the_dice_mark_whom_they_exhaust() -> None:
    match = random_game(Setup("air"), 4)
    first = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(match.journal, turns=match.journal.turns[:1]))
    humans = {name: msgspec.structs.replace(human, cancelled=(2,)) for name, human in first.state.humans.items()}
    hurt = msgspec.structs.replace(first.state, humans=humans, phase=Initiative((2, 2, 2, 6)))
    looking = sight(first, Seat(0))._replace(state=hurt)
    whole, _, _ = screen_of(looking, "").groups
    assert all(option.label.count("💤") == 3 for option in whole)
    pair = {name: humans[name] for name in ("R", "B1")}
    two = looking._replace(state=msgspec.structs.replace(hurt, humans=pair, phase=Initiative((2, 6))))
    labels = [option.label for group in screen_of(two, "").groups for option in group]
    assert sorted(label.partition("; ")[2] for label in labels) == ["Brute B1 2💤", "Brute B1 6"]


@pytest.mark.parametrize("scenario", ["prayers", "air"])
def test_who_is_about_to_bury_a_seal_under_a_cave_in_is_told_what_that_means(scenario: ScenarioName) -> None:
    state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1))
    deck = tuple(card for card in state.event_deck if card != "cave-in")
    state = msgspec.structs.replace(
        state,
        tiles=(*state.tiles, Tile("plain-a", 1, 0)) if len(state.tiles) == 1 else state.tiles,
        stack=tuple(tile for tile in state.stack if tile != "plain-a"),
        phase=Threat(is_rolled=True),
        event_deck=deck,
        event_hand=("cave-in",),
    )
    looking = sight(Match.begin(CLAUSTROPHOBIA, state), Seat(1))
    assert ("Beside a seal" in screen_of(looking, "card cave-in").text) == (scenario == "prayers")


@pytest.mark.parametrize("page", ["@24", "@0", "@60", "@9999", "@²", "@٣", "@-1", "@", "@x"])
def test_a_page_that_no_menu_has_is_its_first_one(page: str) -> None:
    first = sight(random_game(Setup("air"), 4), Seat(0))
    screen = Screen("", ([Option(f"{number}", path=f"card {number}") for number in range(60)],))
    below = rows_below(first, screen, page)
    assert fits(below)
    assert next(options(below)) == (">", "card 24" if page == "@24" else "card 0")


@pytest.mark.parametrize("moment", ["human-action", "threat", "demon-action"])
def test_a_phase_in_which_something_could_still_be_done_ends_by_a_second_tap(moment: Moment) -> None:
    asked = set[bool]()
    for looking in looked_at(random_game(Setup("barrels"), 3), moment):
        first = screen_of(looking, "all")
        at_once = [option for option in chain(*first.groups, first.leaving) if option.move == End()]
        asking = screen_of(looking, "end")
        confirming = [option for group in asking.groups for option in group if option.move == End()]
        could = "End all the same?" in asking.text
        assert could == any(isinstance(move, Act | PlaceDice | Summon) for move in looking.moves)
        assert [option.style for option in at_once] == ([] if could else ["success"])
        assert not could or [option.style for option in confirming] == ["danger"]
        asked.add(could)
    assert True in asked
