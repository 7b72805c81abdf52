# 場所を失ったテーブル、個人のデータ、運営者向けの表示。

## 運営者

care-admin-title = ## sainome { $version }
care-admin-standing = 起動：{ $since } · ゲートウェイ { $latency } ms · サーバー数：{ $servers }
care-admin-draining = **新しい操作を受け付けていません。** 応答中：{ $count }件。いつでも再起動できます。受け付けの再開もできます。
care-admin-tables = { $game }：ロビー { $lobby }、プレイ中 { $playing }、終了 { $over }、中止 { $closed }
care-admin-queue = 送信待ち：テーブル { $tables }件、手紙 { $letters }件 · 届けられないもの：{ $parked }件
care-admin-reason = • { $reason }：{ $count }件
care-admin-clocks = 次の時計：{ $due }
care-admin-incidents = この24時間のエラー（起動以降）：{ $count }件
care-admin-incident = • `{ $incident }` { $place } { $when }
care-admin-quarantined = • 停止中：テーブル `{ $session }`、エラー番号 `{ $incident }`
care-admin-database = データベース：{ $size } MB · 最新のコピー：{ $backup }
care-admin-no-backup = なし
care-admin-refresh = 更新する
care-admin-backup = データベースをコピーする
care-admin-retry = 届けられないものを再送する
care-admin-drain = 受け付けを止める（再起動の前に）
care-admin-undrain = 受け付けを再開する
care-admin-retried = 再送したテーブル：{ $count }件
care-admin-backup-made = `{ $file }` にコピーしました。
care-admin-backup-failed = コピーできませんでした。{ $reason }

## 個人のデータ

care-privacy =
    ## 保存する情報とその理由
    • **遊ぶため：** Discord の ID、席に着いたときの名前、行動とその時刻、ゲームのサーバーとチャンネル。行動の記録があるので、ゲームを続け、確かめ（/verify）、あとから見直せます。
    • **比べるため：** 結果とレーティング（/leaderboard と /profile）
    • **あなたに合わせるため：** /settings で選んだこと（言語、タイムゾーン、静かな時間など）と、これからお送りするメッセージ

    {""}**保存期間：** あなたが削除するまでです。ボットがサーバーを離れて30日たつと、そのサーバーのゲーム、結果、レーティングは消えます。{ $copies }
    {""}**見られる人：** プレイヤーの名前・行動・出目は、そのチャンネルにいる人なら誰でも読めます（/game log と /export）。伏せられた選択は、ルールで公開されるまで誰にも見せません。チャンネルのメッセージは読みません。ほかの誰かに情報を渡すこともありません。
    {""}**できること：** /my-data export ですべてをファイルで受け取れます。/my-data delete で名前と ID を記録から取り除けます。Discord に投稿済みのメッセージはそのまま残ります。
    {""}**問い合わせ：** { $contact }
care-privacy-copies = 故障に備えたデータベースのコピーは、{ $days }日以内に消えます。
care-privacy-ask = このボットをサーバーに招いた人にお尋ねください。
care-former-player = 元プレイヤー{ $number }
care-data-nothing = あなたについて保存している情報はありません。
care-data-export = あなたについて保存している情報のすべてです（席：{ $games }件、行動：{ $actions }件）。時刻は1970年からの秒数です。
care-data-alt = あなたのデータ（JSON ファイル）
care-data-question =
    {""}**名前と ID をすべての記録から取り除きますか？** 元には戻せません。
    • 進行中のゲームからは抜けます（{ $open }件）。代わりにコンピュータが続けるか、テーブルの取り決めどおりに進みます。
    • 設定、レーティング、送信待ちのメッセージは消えます。
    • 終わったゲームは残りますが、名前は「元プレイヤー」になります。Discord に投稿済みのメッセージはそのまま残ります。
care-data-sure = 記録から取り除く
care-data-deleted = 完了しました。あなたについての情報はもう残っていません。また遊ぶときは、最初からになります。
