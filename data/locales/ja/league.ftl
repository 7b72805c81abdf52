# リーグの言葉。1回の操作ごとに、次に起こることだけを短く書く。

league-title = 🏅 **{ $game }リーグ第{ $number }期**
league-head = 🏅 **{ league-heading-title }**
league-clock = { $start }、1手番ごとに＋{ $more }、{ $cap }まで
league-signs = 開始：{ $at }｜{ $weeks }週間で約{ $games }局、持ち時間{ $start }、1手番ごとに＋{ $more }
league-nobody = 👥 まだいません（{ $least }人から開催）
league-people = 👥 { $count }人：{ $names }
league-people-few = 👥 { $count }人（{ $least }人から開催）：{ $names }
league-and = 、
league-runs = 終了：{ $at }｜{ $groups ->
    [1] {""}
   *[other] { $groups }グループ、
  }{ $games }局中{ $played }局が終了
league-ends = 終了：{ $at }{ $left ->
    [0] {""}
   *[other] ｜残り{ $left }局は順に開始
  }
league-over = 終了しました（{ $games }局中{ $played }局を対局）。
league-few = 開始できませんでした：参加{ $count }人、必要{ $least }人。
league-called-off = 開始前に取りやめになりました。
league-hash = 🎲 **{ $game }リーグ第{ $number }期**：全ダイスの元になる秘密の値のハッシュです。値は参加の受け付け前に決まり、終了時に公開するので、誰でも確かめられます。
    `{ $hash }`
league-started = { $title }が始まりました。{ $games }局をここのスレッドで順に開きます。
league-week = { $title }｜{ $weeks }週中{ $week }週が経過：{ $games }局中{ $played }局が終了。
league-ended = { $title }が終了しました（{ $games }局中{ $played }局を対局）。{ $groups ->
    [1] {""}
   *[other] ▲昇格、▼降格
  }
league-ended-dice = -# 🎲 ダイスの秘密の値：`{ $secret }`
league-group-line = **グループ{ $group }：**{ $lines }
league-group-only = 👥 { $lines }
league-line-stays = { $name } { $points }
league-line-up = ▲{ $name } { $points }
league-line-down = ▼{ $name } { $points }
league-erased = 削除済み
league-warning = { $player }、この卓ではコンピュータが代行しています。「自分のパネル」から戻れます。対局中の全卓で代行が{ $days }日続くと、リーグから外れます。

league-join-button = 参加する
league-join-list-button = 補欠に入る
league-leave-button = 参加をやめる
league-about-button = 案内…
league-group-button = 自分のグループ
league-next-button = 次の期を開く
league-start-button = 今すぐ始める
league-cancel-button = 開催をやめる

## パネル

league-none = 🏅 **リーグ**：{ $least }～{ $largest }人のグループで、{ $shortest }～{ $longest }週間に数局ずつ。上位は1つ上、下位は1つ下のグループに移ります。
league-none-open = まだありません。このチャンネルで開くゲームを選んでください。
league-none-ask = まだありません。開けるのはチャンネルのモデレーターです（/リーグ）。
league-open = リーグを開くゲーム…
league-opened = 開きました。参加の受け付けは、下のメッセージです。
league-you-in = ✅ 参加しています。
league-you-wait = ✅ 補欠です。早いうちに誰かが外れたら、その対局を引き継ぎます。
league-unposted = ダイスのハッシュが投稿されると、まもなく参加できます。
league-left = やめました。
league-place = { $place ->
    [0] 順位なし
   *[other] { $of }人中{ $place }位
  }｜{ $points }点｜{ $games }局中{ $played }局終了
league-place-none = まだ終わった対局はありません。
league-table-mine = ▶ **自分の番**：{ $thread }｜勝ち→{ $best }位、最下位→{ $worst }位
league-table-open = • { $thread }｜勝ち→{ $best }位、最下位→{ $worst }位
league-table-waits = • 卓{ $number }：ダイスの決定待ち
league-thread = { $game }｜{ $groups ->
    [1] 卓{ $table }
   *[other] グループ{ $group }、卓{ $table }
  }
league-table = 卓{ $number }
league-groups = ほかのグループ…
league-group-option = グループ{ $group }：{ $names }
league-others = ほかのリーグ…
league-others-option = { $game }リーグ第{ $number }期
league-take-out = 人を外す…
league-change-options = ゲームのオプションを変える…
league-option = { $option }：{ $value }
league-option-set = 変更：{ $option }
league-options = ⚙️ { $options }

league-you-out-left = この期をやめました。次の期には参加できます。
league-you-out-vanished = コンピュータの代行が{ $days }日続いたため、外れました。次の期には参加できます。
league-you-out-off = { $hours }時間サーバーにいなかったため、外れました。次の期には参加できます。
league-you-out-excluded = 🛡️ モデレーターが外しました：{ $reason }
league-gone-left = 🚪 { $name }がやめました。
league-gone-vanished = 💤 { $name }が外れました：コンピュータの代行が{ $days }日
league-gone-off = 🚪 { $name }がサーバーを離れました。
league-gone-excluded = 🛡️ { $name }が外されました：{ $reason }

league-leave-keeps = この期をやめますか？　{ $games }局中{ $played }局を終えているので、結果は残ります。残りの対局はコンピュータが引き継ぎます。
league-leave-loses = この期をやめますか？　終えたのは{ $games }局中{ $played }局で半分に満たないため、結果は数えません。残りの対局はコンピュータが引き継ぎます。
league-leave-sure = リーグをやめる
league-cancel-question = この期を取りやめますか？　参加者は{ $count }人です。
league-cancel-sure = 開催をやめる
league-cancelled = 取りやめました。
league-starts = まもなく始まります。
league-start-question = { $count }人、グループ{ $sizes }人で今すぐ始めますか？　始まると、補欠のほかは参加できません。
league-start-sure = リーグを始める
league-winner = 🏆 { $groups ->
    [1] **{ $name }**の優勝です。
   *[other] 最上位グループは**{ $name }**の優勝です。
  }
league-game = 🏅 卓{ $table }：{ $points }
league-game-part = { $name } ＋{ $points }
league-out-title = リーグから外す
league-out-label = { $name }を外す理由
league-out-how = グループの全員が読めます。

league-window = { $game }リーグ
league-window-seats = 1卓の人数
league-window-seats-value = { $count }人（グループは{ $count }人か{ $more }人）
league-window-clock = 持ち時間
league-window-weeks = 期間
league-window-weeks-value = { $count }週間
league-window-days = 開始
league-window-days-value = { $count }日後
league-window-moves = 昇格と降格
league-window-moves-value = { $count ->
    [1] 各グループ1人
   *[other] 各グループ{ $count }人（{ $small }人以下のグループは1人）
  }

## 案内

league-how-points = • 下位の人1人につき1点、同順位½点。同点なら1位の回数、互いの対局、開始前に決まる抽選の順。
league-how-moves = • グループ：{ $moves ->
    [1] 1位が昇格、最下位が降格
   *[other] { $moves }人昇格、{ $moves }人降格（{ $least }～{ $small }人なら1人）
  }。最初はレーティング順、新しい人は最後。
league-how-tables = • 対局は自動で開始、同時に{ $most }局まで。可能なら1回ずつ先手。レーティング対象、持ち時間{ $clock }。ホスト、おすすめ、席の譲渡、ほかの人の行動より前への取り消しはなし。
league-how-leaving = • 対局中の全卓で代行が{ $days }日続くか、{ $hours }時間サーバーにいないと外れます。自分で終えた対局が半分未満なら結果は数えません。外れた人は次の期に1つ下のグループから。最初の三分の一の間は補欠が引き継ぎます。
league-how-end = • 最後の週は、おやすみ時間も休暇も無効。残った対局は終了時の順位で数え、得点が秘密ならコンピュータが続けます。
league-how-dice = 🎲 全ダイスの元は秘密の値1つ。[ハッシュ]({ $link }) `{ $hash }` は受け付け前に投稿、値は終了時に公開。
league-how-secret = 🎲 秘密の値と全ダイスの求め方はファイルにあります（[ハッシュ]({ $link }) `{ $hash }`）。
league-proof-alt = この期の秘密の値と卓の一覧（JSON）。

league-heading-title = { $game }第{ $number }期｜グループ{ $group }
league-heading-about = { $games }局中{ $played }局が終了

## グループの順位の絵

league-picture-table = 卓
league-picture-points = 得点
league-picture-you = あなた
league-picture-playing = 対局中
league-picture-left = 離脱
league-picture-out = 順位なし
league-picture-up = 昇格圏
league-picture-down = 降格圏
league-picture-to-play = これから
league-picture-sits-out = 対局なし
league-picture-alt-head = { $title }。{ $subtitle }。
league-picture-alt-join = 、
league-picture-alt-points = { $points }点
league-picture-alt-row = { $place }位 { $name }：{ $facts }｜卓ごとの順位：{ $results }。
league-picture-alt-out = { $name }：{ $facts }｜卓ごとの順位：{ $results }。
