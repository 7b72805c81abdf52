"""Event tiles: revealed, stirred by doubles, discarded (rules 45-47, A19-A21, A33, table of event tiles).

Lasting effects are in steps: Drought in clash.py, Mild Winter in growing.py, Discovery in moving.py, Plentiful
tiles in gathering.py, tiles for sale in finishing.py, the auction in auction.py.
"""

from __future__ import annotations

from ..core import IllegalAction, choice
from ..core.dialogue import evolve
from .actions import Put
from .events import Cheaper, Discarded, Erupted, InvadersGrew, Lies, Revealed, ShuffledBack, Struck
from .ground import is_land, near_volcano, order, remove
from .printed import RESOURCES, Kinds, places, rim, tile, tiles
from .state import Course, Face, State, Table, ask, schedule
from .wealth import receive, single

PIECES = ("mammoth", "tiger", "invaders", "volcano")


def is_doubles(table: Table) -> bool:
    """Whether the two dice of this turn are equal (rule 45)."""
    return len(set(table.now.rolled)) == 1


# --- face up, and gone again ---------------------------------------------------------------------------------


def with_tokens(state: State, key: str, tokens: Kinds) -> State:
    """Set the tokens on a tile."""
    faces = tuple(Face(key=key, tokens=tokens) if face.key == key else face for face in state.face_up)
    return evolve(state, face_up=faces)


def lift(state: State, key: str) -> State:
    """Take a face-up tile from its slot."""
    return evolve(state, face_up=tuple(face for face in state.face_up if face.key != key))


def discard(state: State, key: str, course: Course) -> State:
    """Discard a tile that is resolved completely (rule 47)."""
    course.emit(Discarded, tile=key)
    return evolve(lift(state, key), discarded=(*state.discarded, key))


def use_up(state: State, key: str, resource: int, count: int, course: Course) -> State:
    """Take resources from a tile; discard it when it is empty."""
    face = state.face(key)
    assert face is not None, "resources are taken only from a face-up tile"
    tokens = list(face.tokens)
    tokens[resource] -= count
    left = (tokens[0], tokens[1], tokens[2])
    return with_tokens(state, key, left) if any(left) else discard(state, key, course)


def shuffle_back(state: State, key: str, course: Course) -> State:
    """Shuffle a face-up tile back into the pile (Volcano, Chieftain)."""
    course.emit(ShuffledBack, tile=key)
    pile = course.shuffle(state, (*state.pile, key))
    return evolve(lift(state, key), pile=pile, events=len(pile))


# --- doubles ---------------------------------------------------------------------------------------------------


def begin_events(state: State) -> State:
    """At doubles, stir the face-up tiles in order, then reveal a new one (rule 46, A20)."""
    if not is_doubles(state):
        return state
    return schedule(state, *(f"stir {face.key}" for face in state.face_up), "reveal")


def stir(state: State, key: str, course: Course) -> State:
    """Apply doubles to a face-up tile."""
    face, card = state.face(key), tile(key)
    if face is None:
        return state
    if card.resource:
        put = sum(face.tokens) + 1
        if put >= card.price:
            return discard(state, key, course)
        course.emit(Cheaper, tile=key, price=card.price - put)
        return with_tokens(state, key, single(RESOURCES.index(card.resource), put))
    if key == "drought":
        return discard(state, key, course)
    if key == "invaders" and state.invaders < card.most:
        course.emit(InvadersGrew, count=state.invaders + 1)
        return evolve(state, invaders=state.invaders + 1)
    if key == "tiger" and piece_places(state, "tiger"):
        return ask_piece(state, "tiger", course)
    return state


def reveal(state: State, course: Course) -> State:
    """Reveal a tile if a slot is free (rule 46, A19, A21)."""
    if len(state.face_up) >= tiles().slots or not state.pile:
        return state
    course.reveals(state)
    key, *pile = state.pile
    course.emit(Revealed, tile=key)
    course.barrier = course.publish = True
    face = Face(key=key, tokens=tile(key).tokens)
    if key == "mild-winter":
        face = Face(key=key, tokens=(len(order(state, 0)), 0, 0))
    state = evolve(state, pile=tuple(pile), events=len(pile), face_up=(*state.face_up, face))
    match key:
        case "abandoned-village":
            return schedule(evolve(state, queue=order(state, state.active)), "abandoned")
        case "chieftain":
            return schedule(state, "chieftain")
        case "mammoth" | "tiger" | "invaders":
            return ask_piece(state, key, course)
        case "volcano":
            state = schedule(state, "erupt")
            return ask_piece(state, key, course) if state.volcano < 0 else state
        case _:
            return state


# --- pieces on the map -----------------------------------------------------------------------------------------


def piece_places(state: State, piece: str) -> tuple[str, ...]:
    """The names of the places for a piece (A33)."""
    names, hexes = state.board.names, range(len(state.members))
    match piece:
        case "volcano":
            rims = rim(state.seats)
            near = [name for name, touched in rims if any(state.own(hex, state.active) for hex in touched)]
            return tuple(near) or tuple(name for name, _ in rims)
        case "tiger":
            return tuple([names[hex] for hex in hexes if is_land(state, hex, "mountain") and hex != state.tiger])
        case "mammoth":
            return tuple([names[hex] for hex in least_populated(state, "lake")])
        case _:
            return tuple([names[hex] for hex in least_populated(state, "")])


def least_populated(state: State, land: str) -> tuple[int, ...]:
    """The hexes, of a land if it is given, with the fewest members of all players; never the glacier (A33)."""
    hexes = [
        hex for hex in range(len(state.members)) if hex != state.ice and (not land or is_land(state, hex, land))
    ]
    least = min((sum(state.members[hex]) for hex in hexes), default=0)
    return tuple([hex for hex in hexes if sum(state.members[hex]) == least])


def ask_piece(state: State, piece: str, course: Course) -> State:
    """Ask the active player for the piece's place; a single place is taken at once, without one nothing happens."""
    names = piece_places(state, piece)
    if not names:
        return state
    if len(names) == 1:
        return lay_piece(state, piece, names[0], course)
    return ask(state, "put", state.active, why=piece)


def put_choices(state: State) -> tuple[Put, ...]:
    return tuple([choice(Put, name) for name in piece_places(state, state.now.why)])


def put_piece(state: State, action: Put, course: Course) -> State:
    if action.hex not in piece_places(state, state.now.why):
        raise IllegalAction("not-there", hex=action.hex)
    state = evolve(state, stage="roll", asked=-1)
    return lay_piece(state, state.now.why, action.hex, course)


def lay_piece(state: State, piece: str, name: str, course: Course) -> State:
    """Put the piece there; the tiger strikes at once."""
    course.emit(Lies, what=piece, hex=name)
    if piece == "volcano":
        return evolve(state, volcano=places(state.seats)[name])
    hex = state.board.number[name]
    if piece == "mammoth":
        return evolve(state, mammoth=hex)
    if piece == "invaders":
        return evolve(state, invaded=hex, invaders=tile("invaders").count)
    return strike(evolve(state, tiger=hex), hex, course)


def strike(state: State, hex: int, course: Course) -> State:
    """Every player on the tiger's hex loses a member."""
    loss = tile("tiger").loss
    for seat in order(state, state.active):
        if state.own(hex, seat):
            course.emit(Struck, seat=seat, hex=state.board.names[hex], count=loss, why="tiger")
            state = remove(state, seat, hex, loss, course)
    return state


# --- the volcano -----------------------------------------------------------------------------------------------


def erupt(state: State, course: Course) -> State:
    """Each player near the volcano loses members to blanks or moons and gains a stone; the tile goes back."""
    card, near = tile("volcano"), near_volcano(state)
    loss = {"sun": 0, "blank": card.blank_loss, "moon": card.moon_loss}[state.now.rolled[0]]
    for seat in order(state, state.active):
        if not any(state.own(hex, seat) for hex in near):
            continue
        for _ in range(loss):
            hex = max(near, key=lambda near_hex: state.own(near_hex, seat))
            if state.own(hex, seat):
                course.emit(Struck, seat=seat, hex=state.board.names[hex], count=1, why="volcano")
                state = remove(state, seat, hex, 1, course)
        course.emit(Erupted, seat=seat, count=card.stone)
        state = receive(state, seat, single(2, card.stone))
    return shuffle_back(state, "volcano", course)
