# ゲームの種類によらない、お断りの文（bot/sessions）。

refusal-channel-busy = このチャンネルではすでにゲームが開かれています。先に終えるか、別のチャンネルかスレッドをお使いください。
refusal-no-session = ここにはゲームがありません。/game new（日本語表示では「/ゲーム 新規」）で始められます。
refusal-not-in-lobby = このゲームはすでに始まっているため、参加・退出・オプションの変更はできません。
refusal-not-playing = このゲームはまだ始まっていません。
refusal-lobby-full = { $seats }つの席がすべて埋まっています。
refusal-already-seated = すでにこのゲームの席に着いています。
refusal-not-seated = あなたはこのゲームの席に着いていません。
refusal-not-your-turn = 今はあなたの番ではありません。
refusal-stale = このパネルが表示されたあとに盤面が進みました。現在の状況はこちらです。
refusal-too-few = このゲームには{ $need }人以上のプレイヤーが必要です（現在{ $have }人）。誰かを誘うか、コンピュータを加えてください。
refusal-too-few-joined = このゲームには{ $need }人以上のプレイヤーが必要ですが、参加しているのは{ $have }人です。まず{ $players }さんが**参加する**を押す必要があります。ほかの人を誘うか、コンピュータを加えることもできます。
refusal-not-joined = まだ席が取ってあるだけです。先にロビーで**参加する**を押してください。
refusal-not-kept = この席はもう取り置きではありません。その人が参加したか、席を立っています。
refusal-host-only = これはホストだけができる操作です。
refusal-unknown-option = このゲームに「{ $option }」というオプションはありません。
refusal-bad-option = 「{ $value }」はオプション「{ $option }」に設定できません。
refusal-unknown-game = 「{ $game }」というゲームはありません。
refusal-unknown-policy = このゲームに「{ $policy }」というコンピュータはいません。
refusal-no-computer = 席に着いているコンピュータはいません。
refusal-nothing-to-undo = 取り消せる手はまだありません。
refusal-undo-closed = この手はもう取り消せません。ダイスが振られたか、何かが公開されたか、ほかの人が行動したためです。
refusal-bad-action = 「{ $text }」はこのゲームの手ではありません。
refusal-quarantined = このゲームで問題が起きたため、悪化しないように停止しました。ほかのゲームには影響ありません。ホストかモデレーターが終了させることができます。障害番号：{ $incident }
refusal-old-rules = このゲームは、現在とは別の版のルールで始められたため、止まっています。ホストかモデレーターが /game end で終了し、新しく始めることができます。
refusal-game-over = このゲームは終了しています。
refusal-left-already = あなたはこのゲームから抜けています。
refusal-not-now = 今それを選ぶことはできません。

# 席に着いたコンピュータの名前。
computer-name = コンピュータ{ $number }

## 同じことが続いたとき

told-times = { $told }（×{ $count }）
