"""Who runs the bot: the ids of the settings, else the owner or the team of the Discord application."""

from __future__ import annotations

import discord

from .app import App

ROLES = (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)


async def owners_now(app: App, client: discord.Client) -> frozenset[int]:
    """Return the operators; without ids in the settings Discord is asked, as a team may have changed."""
    return app.operator.owners or owners_of(await client.application_info())


def owners_at_login(app: App, client: discord.Client) -> frozenset[int]:
    """Return the operators as they were when the bot logged in, for what everybody presses; asks nobody."""
    about = client.application
    return app.operator.owners or (frozenset() if about is None else owners_of(about))


def owners_of(about: discord.AppInfo) -> frozenset[int]:
    if about.team is None:
        return frozenset({about.owner.id})
    accepted = discord.TeamMembershipState.accepted
    members = {one.id for one in about.team.members if one.membership_state is accepted and one.role in ROLES}
    return frozenset({*members, *([about.team.owner_id] if about.team.owner_id else [])})
