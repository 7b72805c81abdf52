"""A player who uses only what is shown: opens the private panel, presses choices, confirms."""

from __future__ import annotations

import random

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.session.model import Phase, Session

from .world import Message, World, controls, is_more, press, private

CONFIRM = {"en": "Confirm", "ja": "確定する"}
UTILITIES = {
    "More…", "その他…",
    "What happened", "経過を見る", "My panel", "Rules", "Undo", "Undo…", "I’m back", "Back", "Refresh",
    "Show the board", "Rematch", "New game", "Highlight", "Review", "Book", "ただいま", "Animation",
    "Check the dice", "◀ Previous", "Next ▶", "Don’t ask again", "What is this?", "これは？", "自分のパネル",
    "ルール", "取り消す", "取り消しを頼む…", "戻る", "更新する", "盤面を見る", "再戦する", "新しく始める",
    "見どころ", "動画", "振り返り", "ゲームの本", "ダイスを確かめる", "◀ 前へ", "次へ ▶",
    "Tell me when it begins", "始まったら知らせる", "Put away", "Again", "Open it in a channel", "片付ける",
    "もう一度", "チャンネルで開く", "Share", "Post here", "Count me here", "Don’t count me here",
    "Show my sheet", "Hide my sheet", "Past days", "How the dice are made", "Strong player’s sheet", "共有する",
    "ここに投稿する", "このサーバーの順位に参加する", "このサーバーの順位に参加しない", "記録用紙を見せる",
    "記録用紙を見せない", "過去のダイス", "ダイスの決め方", "コンピュータの記録用紙", "Cancel order",
    "Cancel all", "予約を取り消す", "すべて取り消す", "🧪 Try it", "On to my turn", "Back to the table",
    "Play this", "🧪 試す", "自分の番まで進める", "卓に戻る", "これを卓で行う", "Play now", "Learn by playing",
    "Open a table", "Tables in threads", "Server settings", "今すぐ遊ぶ", "遊んで学ぶ", "卓を開く",
    "卓をスレッドに", "サーバーの設定", "My notes", "自分のメモ", "Board in words", "盤面を言葉で読む",
}  # fmt: skip


def choices(message: Message) -> list[tuple[str, str]]:
    """Return the choices of a panel as (custom id, option value or None), without the utility buttons."""
    found = []
    for control in controls(message):
        if control["type"] == 2 and not control.get("disabled") and control["label"] not in UTILITIES:
            found.append((control["custom_id"], ""))
        for option in () if is_more(control) else control.get("options", ()):
            found.append((control["custom_id"], option["value"]))
    return found


async def take(actor: MemberActor, message: Message, choice: tuple[str, str]) -> InteractionResult:
    """Press a button, or choose an option."""
    custom_id, value = choice
    if value:
        return await actor.select(message, [value], custom_id=custom_id)
    return await actor.click(message, custom_id=custom_id)


async def take_turn(world: World, actor: MemberActor, whim: random.Random) -> ResponseMessage:
    """Play from the table panel to the end of the turn, press by press."""
    shown: Message = world.panel()
    seat = next(p.seat for p in (await world.session()).players if p.user_id == actor.id)
    while True:
        result = await take(actor, shown, whim.choice(choices(shown)))
        shown = private(result)
        if any(label in CONFIRM.values() for label in (c.get("label") for c in controls(shown))):
            sure = next(c["label"] for c in controls(shown) if c.get("label") in CONFIRM.values())
            shown = private(await press(actor, shown, sure))
        if seat not in (await world.session()).movers:
            return shown


async def press_to_end(world: World, seed: str) -> Session:
    """Play the channel's game to its end by pressing random choices, and return it."""
    whim = random.Random(seed)
    while (session := await world.session()).phase is Phase.PLAYING:
        mover = session.players[session.movers[0]]
        actor = next(person for person in world.people.values() if person.id == mover.user_id)
        await take_turn(world, actor, whim)
    assert session.phase is Phase.OVER, session.phase
    return session
