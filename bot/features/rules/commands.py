"""/rules: the rules of a game in pages of one screen; or one topic: a page, a term, a rule."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.beside import RULE, learn_button, number_words, with_button
from bot.features.table.panels import RULEBOOK, RULES, rules_button
from bot.features.table.terms import terms_of, terms_panel
from bot.kit.app import app_of
from bot.kit.commands import chosen_game, command, game_titles, known_game, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, LINE, Button, Panel, cut, fitting
from bot.session.model import Refused
from bot.texts import Speaker, text_key
from engines import GAMES

from .numbers import Statement, number_in, statements
from .rule_pages import pages
from .topics import Topic, matching, near

BEST = 5
"""Topics that are offered for what is typed."""
TURN = "rule-turn"
"""Shows the rule before or after in the same message; ``RULE`` opens a message of its own."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("rules", rules, choices={"game": game_titles()}, autocomplete={"topic": completions})]


async def rules(interaction: discord.Interaction, game: str | None = None, topic: str | None = None) -> None:
    """Show the rules, or one topic of them, of the named game, else of this channel's game, else of the first."""

    async def work(ctx: Context) -> None:
        key = await chosen_game(ctx, game)
        if topic is None:
            await show_rules(ctx, key, 0)
        else:
            await show_topic(ctx, key, topic)

    await serve(interaction, work)


async def completions(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the few topics of the game that match best what is typed, else those that are nearest to it; the pages
    where nothing is."""
    app = app_of(interaction)
    key = str(getattr(interaction.namespace, "game", None) or "")
    if key not in GAMES:
        session = await app.services.tables.row_in_channel(interaction.channel_id or 0)
        key = next(iter(GAMES)) if session is None or session.game not in GAMES else session.game
    lang = (await app.reader(interaction)).lang
    voice = app.voice(lang).plain()
    found = matching(key, lang, current)
    shown = found[:BEST] if current.strip() else [one for one in found if one.kind == "page"]
    choices = [
        app_commands.Choice(name=cut(_choice_words(voice, one), LINE), value=cut(one.name, LINE)) for one in shown
    ]
    return choices or [
        app_commands.Choice(name=cut(name, LINE), value=cut(name, LINE)) for name in near(key, lang, current)
    ]


def _choice_words(voice: Speaker, one: Topic) -> str:
    if one.kind == "page":
        return voice.say("rules-choice-page", {"page": str(int(one.at) + 1), "title": one.name})
    return voice.say("rules-choice", {"number": one.name, "text": one.words})


async def show_topic(ctx: Context, game: str, typed: str) -> None:
    """Show the topic that is most like what is typed; Refused, with topics near it, if none is."""
    lang = ctx.reader.lang
    if number_in(typed):
        await show_rule(ctx, game, typed)
        return
    best = next(iter(matching(game, lang, typed)), None)
    if best is None:
        raise Refused("no-such-topic", game=game, text=cut(typed.strip(), LINE), topics=near(game, lang, typed))
    if best.kind == "page":
        await show_rules(ctx, game, int(best.at))
    elif best.kind == "term":
        terms = [term for term in terms_of(game, lobby=True) if term.key == best.at]
        voice = ctx.voice()
        panel = terms_panel(voice, game, terms)
        await ctx.answer.show(with_button(panel, rules_button(voice, game)))
    else:
        await show_rule(ctx, game, best.at)


async def show_rule(ctx: Context, game: str, typed: str) -> None:
    """Show one numbered rule or ruling, with the ones before and after it; Refused if there is none."""
    known, number = statements(game, ctx.reader.lang), number_in(typed)
    voice = ctx.voice()
    if number not in known:
        raise Refused("no-such-rule", game=game, number=cut(typed.strip(), LINE))
    order = list(known)
    at = order.index(number)
    beside = tuple(
        Button(number_words(voice, order[near]), custom_id("", 0, (TURN, game, order[near])))
        for near in (at - 1, at + 1)
        if 0 <= near < len(order)
    )
    await ctx.answer.show(Panel(rule_words(voice, game, known[number]), ((*beside, rules_button(voice, game)),)))


def rule_words(voice: Speaker, game: str, one: Statement) -> str:
    """Return a rule or a ruling with its number and its game."""
    facts = {"title": number_words(voice, one.number), "game": voice.say(text_key(game, "title"))}
    asked = [voice.say("rules-question", {"question": one.question})] if one.is_ruling else []
    return cut("\n".join([voice.say("rules-statement", facts), *asked, one.text]), CONTENT)


async def rule_pressed(ctx: Context) -> None:
    """``rule:<game>:<number>``"""
    game, number = (*ctx.press.arguments, "", "")[:2]
    await show_rule(ctx, known_game(game), number)


async def page_pressed(ctx: Context) -> None:
    game = ctx.press.arguments[0] if ctx.press.arguments else ""
    await show_rules(ctx, known_game(game), page_asked(ctx, 1) or 0)


async def show_rules(ctx: Context, game: str, page: int) -> None:
    lang = ctx.reader.lang
    leaves = pages(game, lang)
    at = page_of(leaves, page)
    voice = ctx.voice()
    turns = page_buttons(voice, "", (RULES, game), at, len(leaves))
    foot = voice.say("rules-page", {"page": str(at + 1), "pages": str(len(leaves))})
    panel = Panel(fitting([], [cut(leaves[at], CONTENT - len(foot) - 2), foot]), (turns,) if turns else ())
    await ctx.answer.show(with_button(panel, learn_button(voice, game)))


VERBS = {
    RULES: Verb(page_pressed),
    RULEBOOK: Verb(page_pressed, beside=True, passing=True, anywhere=True, private=True),
    RULE: Verb(rule_pressed, beside=True, passing=True),
    TURN: Verb(rule_pressed),
}
