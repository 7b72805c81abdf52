"""What Discord says of the bot, people, channels and servers."""

from __future__ import annotations

from typing import Any

BOT = {
    "id": "1001",
    "username": "sainome",
    "discriminator": "0000",
    "avatar": None,
    "bot": True,
    "global_name": None,
}
EVERYTHING = str((1 << 50) - 1)
"""All permissions."""


def person_raw(user: int) -> dict[str, Any]:
    return {
        "id": str(user),
        "username": f"guest{user}",
        "discriminator": "0",
        "avatar": None,
        "global_name": f"Guest {user}",
    }


def channel_raw(channel: int, guild: int) -> dict[str, Any]:
    return {
        "id": str(channel),
        "guild_id": str(guild),
        "type": 0,
        "name": "games",
        "position": 0,
        "topic": None,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "permissions": EVERYTHING,
        "flags": 0,
    }


FORUM = 1_000_000
"""What a server's forum has for an id beyond that of its channel."""


def forum_raw(channel: int, guild: int) -> dict[str, Any]:
    return {**channel_raw(channel + FORUM, guild), "type": 15, "name": "boards", "available_tags": []}


def thread_raw(thread: int, parent: int, guild: int, *, archived: bool = False) -> dict[str, Any]:
    metadata = {
        "archived": archived,
        "auto_archive_duration": 10080,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
        "locked": False,
    }
    facts = {
        "type": 11,
        "name": "table",
        "parent_id": str(parent),
        "owner_id": BOT["id"],
        "thread_metadata": metadata,
    }
    return {**channel_raw(thread, guild), **facts, "message_count": 0, "member_count": 1, "total_message_sent": 0}


def guild_raw(guild: int, channel: int, name: str) -> dict[str, Any]:
    role = {
        "id": str(guild),
        "name": "@everyone",
        "color": 0,
        "hoist": False,
        "position": 0,
        "permissions": EVERYTHING,
        "managed": False,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }
    member = {
        "user": BOT,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "id": str(guild),
        "name": name,
        "owner_id": "1",
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [role],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "stickers": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "large": False,
        "unavailable": False,
        "member_count": 7,
        "voice_states": [],
        "members": [member],
        "channels": [channel_raw(channel, guild), forum_raw(channel, guild)],
        "threads": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
