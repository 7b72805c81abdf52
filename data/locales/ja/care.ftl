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
