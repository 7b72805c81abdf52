"""``sainome review``: from its arguments to a printed review or a file."""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from rich.console import Console

from bot.cli.records import read_record, write_file
from bot.cli.terminal import progress
from bot.stop import WRONG_USE, Stop
from bot.texts import LANGUAGES
from engines.core import BadRecord
from engines.core.history.records import Record
from engines.core.playable import Playable
from engines.core.review.findings import Review
from engines.core.review.retelling import retell
from engines.core.review.reviewing import review

from .printing import WIDE, print_review, voice_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "review", help="judge the decisions of a finished game: luck, choice, and better plans"
    )
    parser.add_argument("file", type=Path, help="a record, as /export gives it when the game is over")
    parser.add_argument("--budget", type=int, metavar="N", help="actions to try in all (default: the game's)")
    parser.add_argument("--computers", action="store_true", help="judge computer players, too")
    parser.add_argument("--json", action="store_true", help="as sainome book --review takes it")
    parser.add_argument("--out", type=Path, metavar="PATH", help="write it to this file instead")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.set_defaults(run=show_review)


def show_review(args: argparse.Namespace) -> int:
    """Review a record and print it; Stop says why it cannot be reviewed."""
    if args.budget is not None and args.budget < 1:
        raise Stop(f"--budget {args.budget}: a review tries at least one action.", WRONG_USE)
    record, game = read_record(args.file)
    if record.header.seed is None:
        raise Stop(f"{args.file}: this game is not over; its review would show its secrets.", WRONG_USE)
    try:
        review = _with_progress(game, record, args)
        shown = retell(game.rules, record, review.shown)
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    text, voice = io.StringIO(), voice_of(game, record, args.lang)
    if args.json:
        text.write(review.model_dump_json() + "\n")
    elif args.out is None:
        print_review(Console(), voice, game, review, shown)
    else:
        print_review(Console(file=text, width=WIDE, color_system=None), voice, game, review, shown)
    if args.out is None:
        print(text.getvalue(), end="")
    else:
        write_file(args.out, text.getvalue().encode())
    return 0


def _with_progress(game: Playable, record: Record, args: argparse.Namespace) -> Review:
    seats = range(len(record.header.seats)) if args.computers else None
    with progress(game.key) as show:
        return review(game, record, seats, args.budget, done=show)
