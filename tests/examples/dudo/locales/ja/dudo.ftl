# ドゥードの日本語。ルールと裁定の番号は tests/examples/dudo/rules.md のもの。

dudo-title = ドゥード
dudo-description = 全員のカップの中のダイスを宣言し、疑い合います。2～6人。

dudo-action-bid = { $face }の目が{ $count }個と宣言
dudo-action-doubt = 宣言を疑う
dudo-kind-bid = 宣言
dudo-kind-doubt = 疑う
dudo-field-bid-count = 何個ですか？
dudo-value-bid-count = { $value }個
dudo-field-bid-face = どの目ですか？
dudo-value-bid-face = { $value }の目
dudo-plan-bid = { $face }の目が{ $count }個
dudo-plan-doubt = 疑う
dudo-pick-bid = より高く宣言する

dudo-prompt-open = カップの中のダイスは全部で{ $dice }個です。いくつと宣言しますか？
dudo-prompt-answer = { $rival }は、{ $dice }個のうち{ $face }の目が{ $count }個と宣言しました。より高く宣言しますか、疑いますか？
dudo-prompt-wait = 今は選ぶことがありません。

dudo-event-began = { $seat }から始めます。
dudo-event-shook = あなたのダイスは{ $dice }です。
dudo-event-bid-made = { $seat }は{ $face }の目が{ $count }個と宣言しました。
dudo-event-doubted = { $seat }は、{ $rival }の「{ $face }の目が{ $count }個」を疑いました。
dudo-event-lifted = { $seat }のダイスは{ $dice }でした。
dudo-event-lost = 全部で{ $found }個でした。{ $seat }はダイスを1個失い、残りは{ $dice }個です。
dudo-event-out = { $seat }は脱落しました。
dudo-event-left = { $seat }がゲームから抜けました。

dudo-message-began = { $seat }から始めます。
dudo-message-shook = あなたのダイスは{ $dice }です。
dudo-message-bid-made = { $seat }は{ $face }の目が{ $count }個と宣言しました。
dudo-message-doubted = { $seat }は、{ $rival }の「{ $face }の目が{ $count }個」を疑いました。
dudo-message-lifted = カップの中：{ $cups }。
dudo-message-cup = { $seat } { $dice }
dudo-message-lost = 全部で{ $found }個でした。{ $seat }はダイスを1個失い、残りは{ $dice }個です。
dudo-message-out = { $seat }は脱落しました。
dudo-message-left = { $seat }がゲームから抜けました。
dudo-message-headline = **第{ $round }ラウンド**｜🎲 { $counts }
dudo-message-count = { $seat }{ $dice }
dudo-join-counts = 、
dudo-call-first = 最初の宣言
dudo-call-beat = { $face }の目{ $count }個に応じる

dudo-refusal-too-many = ダイスは全部で{ $most }個しかありません（ルール6）。
dudo-refusal-too-low = { $face }の目が{ $count }個より高く宣言してください（ルール6）。
dudo-refusal-no-bid = まだ疑う宣言がありません（ルール5）。

dudo-reason-last-with-dice = ダイスが残っているのは{ $winner }だけです。
dudo-reason-last-left = 残ったのは{ $winner }だけです。
dudo-score-dice = ダイス

dudo-option-dice = 1人のダイスの数
dudo-option-dice-3 = 3個
dudo-option-dice-5 = 5個
dudo-policy-careful = 慎重：見込みより多い宣言を疑います

dudo-picture-bid = { $count }個 ×
dudo-picture-no-bid = 宣言はまだありません
dudo-picture-last = 前回のカップの中
dudo-picture-words = 盤面
dudo-picture-alt-turn = { $turn }ターン目、{ $player }の手番、ダイスは全部で{ $dice }個。
dudo-picture-alt-over = { $turn }ターンで終了しました。
dudo-picture-alt-bid = 宣言：{ $face }の目が{ $count }個（{ $player }）。
dudo-picture-alt-cup = あなたのダイスは{ $cup }。
dudo-picture-alt-dice = { $player }は{ $dice }個。
dudo-picture-alt-lifted = { $player }のカップは{ $dice }だった。
