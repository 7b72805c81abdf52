# /卓一覧 と、チャンネルに出す空席の一覧。

tables-title = **このサーバーの卓**
tables-none = 開いている卓はありません。/遊ぶ でコンピュータを相手に、チャンネルでは /ゲーム 新規 でほかの人と始められます。
tables-table = **{ $number }**｜**{ $game }**｜{ $place }
tables-players = { $players }
tables-free = **空席{ $free }**
tables-offered = 🪑 { $player }の席が空いています
tables-full = 満席（開始前）
tables-waits = { $players }を待っています
tables-waits-since = { $players }を待っています（{ $since }から）
tables-stopped = 停止中です
tables-join = { $number }番の卓に参加する
tables-take = { $number }番の卓の席を引き継ぐ
tables-watch = { $number }番の卓を観戦する
tables-unwatch = { $number }番の卓の観戦をやめる
tables-tell = { $number }番が始まったら知らせる
tables-list-title = ## 空席のある卓
tables-all = すべての卓
