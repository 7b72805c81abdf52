# 複数の機能で使う言葉と、どこでも出る返事。

# 文の中のプレイヤー名。
common-name = **{ $name }**
# ボットをサーバーに追加するリンク。
common-invitation = <https://discord.com/oauth2/authorize?scope=bot+applications.commands&{ $query }>
# 席に着いたコンピュータの名前。
common-computer = コンピュータ{ $number }
# 六人のコンピュータの名前。それぞれの目の数が入っている。
common-character-ichi = イチ
common-character-niko = ニコ
common-character-mitsu = ミツ
common-character-yotsuba = ヨツバ
common-character-goro = ゴロー
common-character-mutsuki = ムツキ
common-computer-for = コンピュータ（{ $name }）
common-left = { $name }（離脱）
common-player = プレイヤー{ $number }
# 同じことが続いたとき。
common-times = { $line }（×{ $count }）
# 1行にまとめた行の間。
common-join-lines = {"　"}
# 読む人が失ったものと得たものの間。
common-join-about = ｜
# 休暇を卓に表示している人。
common-vacations = -# 🏝️ { $away }
common-vacation = { $player }は{ $until }まで休暇です
common-true = あり
common-false = なし
common-back = 戻る
common-earlier = ◀ 前へ
common-later = 次へ ▶
common-form-late = 開くのに時間がかかりすぎました。もう一度ボタンを押してください。
common-old-button = このボタンは古いため使えません。/ゲーム 盤面 で今のパネルを出せます。
common-outage = 今データベースが応答していません。1分ほどしてからもう一度試してください。今の操作が通ったかどうかは /ゲーム 自分のパネル で確かめられます。
common-incident = エラーが起きました。今の操作が通ったかどうかは /ゲーム 自分のパネル で確かめられます。障害番号：{ $incident }
common-moved-command = そのコマンドは { $command } に変わりました。
common-moved-lobby = それはロビーのボタンになりました。
common-moved-note = メモは「自分のパネル」の「その他…」から書けるようになりました。
common-thread-to-come = 準備中のスレッド
common-too-large = -# 大きすぎてこのサーバーには送れないため、画像やファイルは付いていません。

## 時間の長さ

common-span-days = { $count }日
common-span-hours = { $count }時間
common-span-minutes = { $count }分
common-span-seconds = { $count }秒

## 結果なしで終わったとき

common-ended-by-moderator = 🛡️ モデレーターが中止しました：{ $name }
common-ended-by-host = ホストが中止しました：{ $name }
common-ended-by-agreement = { $name }が頼み、全員の同意で中止しました。
common-ended-by-league = ⏳ リーグの期が終わりました。この対局は、終了時の順位で数えます。
common-ended-idle = 💤 長い間止まったままで、誰も「このまま続ける」を押しませんでした。
common-ended-by-leaving = 🚪 { $name }が離脱し、ほかに誰もいなくなりました。
# 終わったゲームの結果。
common-result-out = 🛡️ { $name }が結果を除きました。成績には反映されません。
common-result-in = 🛡️ { $name }が結果を戻しました。成績に反映されます。
common-result-out-operator = 🛡️ ボットの運営者が結果を除きました。成績には反映されません。
common-result-in-operator = 🛡️ ボットの運営者が結果を戻しました。成績に反映されます。
common-erased = データを削除した人
