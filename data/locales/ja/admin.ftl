# /admin：運営者向けの表示。

admin-title = ## sainome { $version }
admin-standing = 起動：{ $since }｜ゲートウェイ { $latency } ms｜サーバー数：{ $servers }
admin-shards = このプロセスのシャード：{ $owned }（全 { $count }）｜未接続：{ $down }
admin-draining = **新しい操作を受け付けていません。** 応答中：{ $count }件。いつでも再起動できます。受け付けの再開もできます。
admin-tables = { $game }：ロビー { $lobby }、プレイ中 { $playing }、終了 { $over }、中止 { $closed }
admin-boards = 自分だけのゲームとレッスン：{ $count }件
# 今日のダイス：昨日の数と、また遊んだ人。
admin-daily = 今日のダイス：昨日の終了{ $finishers }人、共有{ $shares }人｜翌日も遊んだ人：{ $first }人中{ $returned }人、7日後：{ $returned_7 }人｜14日以内に卓に着いた人：{ $players }人中{ $at_tables }人
admin-queue = 送信待ち：卓 { $tables }件、お知らせ { $letters }件｜届けられないもの：{ $parked }件
admin-reason = • { $reason }：{ $count }件
admin-clocks = 次の期限：{ $due }
admin-incidents = この24時間のエラー（起動以降）：{ $count }件
admin-incident = • `{ $incident }` { $place } { $when }
admin-quarantined = • 停止中：卓 `{ $session }`、障害番号 `{ $incident }`
admin-database = データベース：{ $size } MB｜最新のコピー：{ $backup }
admin-blocks = ブロックしている人とサーバー：{ $count }
admin-block-person = • { $who } { $by } { $when }：{ $reason }
admin-block-server = • サーバー { $who } { $by } { $when }：{ $reason }
admin-blocked = ブロックしました：{ $who }。人はすべての卓から離脱し、サーバーには何も投稿されません。
admin-unblocked = ブロックを解除しました：{ $who }。
admin-no-backup = なし
admin-refresh = 更新する
admin-backup = データベースをコピーする
admin-retry = 届けられないものを再送する
admin-drain = 受け付けを止める（再起動の前に）
admin-undrain = 受け付けを再開する
admin-retried = 再送した卓：{ $count }件
admin-backup-made = `{ $file }` にコピーしました。
admin-backup-failed = コピーできませんでした。{ $reason }
