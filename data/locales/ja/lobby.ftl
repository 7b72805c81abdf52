# ロビー：席、オプション、卓の約束、結果なしの終了。

lobby-title = ## { $game }
lobby-seat = { $number }. **{ $name }**
lobby-computer = { $number }. **{ $name }**（コンピュータ）
lobby-kept = { $number }. **{ $name }**（参加待ち：**参加する**を押してください）
lobby-free = { $number }. *空席*
lobby-optional = { $number }. *空席（なくても始められます）*
lobby-option = { $option }：**{ $value }**
lobby-opening = -# ダイスのシードは既に決まっていて、そのハッシュは `{ $hash }` です。出目はシードと全員の合言葉で決まります。ゲームが終わるとシードを公開するので、誰でも確かめられます。
lobby-give-word = ダイスの合言葉
lobby-word-label = あなたの合言葉
lobby-word-description = 全員に見え、データを削除しても残ります。空のままなら、代わりに番号が入ります。
lobby-words = -# ダイスの合言葉：{ $words }
lobby-word = { $number } `{ $word }`
lobby-seed = -# ダイスの出目は既に決まっています。シードの SHA-256 は `{ $hash }` です。ゲームが終わるとシードを公開するので、誰でもすべての出目を確かめられます。
lobby-missing = あと{ $missing }人必要です。**参加する**を押すか、コンピュータを加えてください。
lobby-ready = 人数がそろいました。席に着いている人なら誰でも**始める**を押せます。まだ参加もできます。
lobby-full = 満席です。席に着いている人なら誰でも**始める**を押せます。
lobby-asked = 席を取ってあり、まだ参加していない人：{ $players }。誰かが**始める**を押すと、その人抜きで始まります。
lobby-begun = ゲームが始まりました。
lobby-closed = ロビーは閉じられました。ゲームは行われていません。
lobby-join = 参加する
lobby-leave = 席を立つ
lobby-begin = 始める
lobby-add-computer = コンピュータを加える
lobby-drop-computer = コンピュータを外す
lobby-free-seat = 取り置きの席を空ける
lobby-which-kept = 誰の席を空けますか？
lobby-options = オプション
lobby-which-computer = どのコンピュータを加えますか？
lobby-policy-random = ランダム：でたらめに選びます
lobby-policy-greedy = 欲張り：手番ごとに最善を尽くします
lobby-computer-seated = **{ $name }**が席に着きました。
lobby-options-head = **オプション**
lobby-which-option = どのオプションを変えますか？

## コマンドへの返事

lobby-you-opened = { $game }のロビーを開きました。
lobby-you-joined = 席に着きました。
lobby-you-left = 席を立ちました。
lobby-you-began = ゲームを始めます。
lobby-end-question = { $game }を全員分、結果なしで終了しますか？ 元には戻せません。
lobby-end-sure = ゲームを終了する
lobby-you-ended = ゲームを終了しました。

## 卓の約束

lobby-rule-clock = 1手番の持ち時間
lobby-rule-clock-none = 無制限
lobby-rule-clock-12h = 12時間
lobby-rule-clock-1d = 1日
lobby-rule-clock-2d = 2日
lobby-rule-clock-3d = 3日
lobby-rule-clock-7d = 7日
lobby-rule-absent = 時間切れのとき
lobby-rule-absent-computer = その手番だけコンピュータが代わる
lobby-rule-absent-vote = ほかの人が認めればコンピュータが代わる
lobby-rule-stand-ins = 空いた席をコンピュータが引き継ぐ
lobby-rule-stand-ins-true = はい
lobby-rule-stand-ins-false = いいえ
lobby-rule-takebacks = 取り消し
lobby-rule-takebacks-own = 自分の行動だけ（ほかの人が動くまで）
lobby-rule-takebacks-ask = 関係する全員が認めれば、その前も
lobby-rule-rated = レーティングに数える
lobby-rule-rated-true = はい
lobby-rule-rated-false = いいえ

## 参加すると受け入れること

lobby-accept = -# 参加すると、次の約束に同意したことになります：{ $terms }。
lobby-accept-clock = 1手番の持ち時間は**{ $time }**
lobby-accept-no-clock = **時間は無制限**
lobby-accept-computer = 時間切れの手番はコンピュータが代わる
lobby-accept-vote = 時間切れの手番は、ほかの人が認めればコンピュータが代わる
lobby-accept-takeover = 戻らない人や抜けた人の席はコンピュータが引き継ぐ
lobby-accept-resign = 抜けた人はゲームのルールに従って脱落する
lobby-accept-own = 取り消せるのはほかの人が動くまで
lobby-accept-ask = 関係する全員が認めれば、その前も取り消せる
lobby-accept-rated = レーティングに数える
lobby-accept-friendly = レーティングに数えない
lobby-terms-changed = **まだ参加していません。** そのメッセージのあとでオプションが変わりました。いまの内容は次のとおりです。よければ、ここで**参加する**を押してください。
lobby-rejoin = ⚙️ { $players }さん、{ $by }がロビーのオプションを変えました。いまの内容を確かめて、よければもう一度**参加する**を押してください。押さない場合、ゲームはあなた抜きで始まります。
