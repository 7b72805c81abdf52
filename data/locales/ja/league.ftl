# リーグの言葉。1回の操作ごとに、次に起こることだけを短く書く。

league-title = 🏅 **{ $game }リーグ｜第{ $number }期**
league-head = { $title }｜グループ{ $group }
league-clock = 持ち時間{ $start }、1手番ごとに＋{ $more }、{ $cap }まで
league-signs = 開始：{ $at }。{ $weeks }週間でおよそ{ $games }局を、ここのスレッドで同時に{ $most }局まで｜{ $clock }
league-nobody = 👥 まだ参加者はいません（{ $least }人で開催）。
league-people = 👥 { $count }人：{ $names }
league-and = 、
league-runs = 終了：{ $at }｜{ $groups ->
    [1] {""}
   *[other] { $groups }グループ、
  }{ $games }局中{ $played }局が終了
league-over = 終了しました：{ $games }局中{ $played }局を対局。
league-few = 開始できませんでした：参加者{ $count }人、必要な人数{ $least }人。
league-called-off = 開始前に取りやめになりました。
league-hash = 🎲 **{ $game }リーグ｜第{ $number }期**：全ダイスの元になる秘密の値のハッシュです。参加の受け付けより前に決めました。値は終了時に公開します。
    `{ $hash }`
league-started = { $title }が始まりました。{ $games }局をここのスレッドで順に開きます。
league-week = { $title }｜{ $weeks }週中{ $week }週が経過：{ $games }局中{ $played }局が終了。
league-ended = { $title }が終了しました：{ $games }局中{ $played }局を対局。{ $groups ->
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
league-leave-button = やめる
league-about-button = 案内…
league-group-button = 自分のグループ
league-next-button = 次の期を開く
league-start-button = 今すぐ始める
league-cancel-button = 取りやめる

## パネル

league-none = 🏅 **リーグ**：{ $least }～{ $largest }人のグループで、{ $shortest }～{ $longest }週間に数局ずつ。上位は1つ上、下位は1つ下のグループに移ります。
league-none-open = まだありません。ゲームを選ぶと、このチャンネルで開けます。
league-none-ask = まだありません。チャンネルのモデレーターが、そこで /リーグ から開きます。
league-open = 開くゲーム…
league-opened = 開きました。参加は下のメッセージから。
league-you-in = ✅ 参加しています。
league-you-wait = ✅ 補欠です。早いうちに誰かが外れると、その対局を引き継ぎます。
league-unposted = ダイスのハッシュがまだ投稿されていません。投稿後に参加できます。
league-left = やめました。
league-place = あなた：{ $place ->
    [0] 順位なし
   *[other] { $of }人中{ $place }位
  }、{ $points }点、{ $games }局中{ $played }局が終了
league-place-none = あなた：まだ終わった対局はありません。
league-table-mine = ▶ **あなたの番**：{ $thread }｜勝てば{ $best }位、最下位なら{ $worst }位
league-table-open = • { $thread }｜勝てば{ $best }位、最下位なら{ $worst }位
league-table-waits = • 卓{ $number }はダイスを待っています。
league-thread = { $game }｜{ $groups ->
    [1] 卓{ $table }
   *[other] グループ{ $group }、卓{ $table }
  }
league-table = 卓{ $number }
league-to-come = ほかの対局が終わると、あと{ $count }局が開きます。
league-groups = ほかのグループ…
league-group-option = グループ{ $group }：{ $names }
league-others = ほかのリーグ…
league-others-option = { $game }リーグ｜第{ $number }期
league-take-out = 外す人…
league-change-options = ゲームのオプションを変える…
league-option = { $option }：{ $value }
league-option-set = 変更：{ $option }
league-options = オプション：{ $options }

league-you-out-left = この期をやめました。次の期に参加できます。
league-you-out-vanished = コンピュータの代行が{ $days }日続いたので、外れました。次の期に参加できます。
league-you-out-off = { $hours }時間サーバーにいなかったので、外れました。次の期に参加できます。
league-you-out-excluded = 🛡️ モデレーターが外しました：{ $reason }
league-gone-left = 🚪 { $name }がやめました。
league-gone-vanished = 💤 { $name }が外れました：コンピュータの代行が{ $days }日継続
league-gone-off = 🚪 { $name }がサーバーを離れました。
league-gone-excluded = 🛡️ { $name }が外されました：{ $reason }

league-leave-keeps = この期をやめますか？　{ $games }局中{ $played }局を終えているので、結果は残ります。残りの対局はコンピュータが最後まで引き継ぎます。
league-leave-loses = この期をやめますか？　終えたのは{ $games }局中{ $played }局で、半分に満たないため、結果は除かれます。残りの対局はコンピュータが最後まで引き継ぎます。
league-leave-sure = リーグをやめる
league-cancel-question = この期を取りやめますか？　参加者は{ $count }人です。
league-cancel-sure = 取りやめる
league-cancelled = 取りやめました。
league-starts = まもなく始まります。
league-out-title = リーグから外す
league-out-label = { $name }を外す理由
league-out-how = グループの全員に表示されます。

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

league-how-points = • 得点：対局ごとに、自分より下の人1人につき1点、同順位は½点。同点なら1位の回数、互いの対局の点、開始前に決まっていた抽選の順で決めます。
league-how-moves = • グループ：{ $moves ->
    [1] 1位が昇格、最下位が降格
   *[other] 上位{ $moves }人が昇格、下位{ $moves }人が降格（{ $small }人以下のグループは1人）
  }。グループが1つだけなら、昇格も降格もありません。最初の期はレーティング順、新しい人はいちばん下からです。
league-how-tables = • 対局は自動で開き、同時に{ $most }局まで。先手を選べるゲームでは、全員が1回ずつ先手になります。{ $clock }。レーティング対象。ホストなし、おすすめなし、他の人の行動より前への取り消しなし、席の譲渡なし。
league-how-leaving = • 外れる場合：対局中の全卓でコンピュータの代行が{ $days }日続くか、{ $hours }時間サーバーにいないとき。半分以上の対局を終えていれば結果は残り、そうでなければ除かれます。半分を超える対局をコンピュータが終えた人の結果も除かれます。どちらの場合も、次の期は1つ下のグループから始まります。最初の三分の一の間は、補欠の人が引き継ぎます。
league-how-end = • 終わり方：全対局が終わるか、終了日になったとき。最後の週は、おやすみ時間や休暇でも時計は止まりません。終了時に残った対局は、その時点の順位で数えます。得点が秘密のゲームは、コンピュータが最後まで続けて決めます。
league-how-dice = 🎲 全ダイスは1つの秘密の値から作ります。受け付け前に決めた値で、ハッシュは `{ $hash }`（{ $link }）。値は終了時に公開します。
league-how-secret = 🎲 秘密の値 `{ $secret }`、ハッシュ `{ $hash }`（{ $link }）。各卓のシードがどう決まるかはファイルにあります。
league-proof-alt = この期の秘密の値と卓の一覧（JSON）。

league-heading-title = { $game }｜第{ $number }期｜グループ{ $group }
league-heading-about = { $games }局中{ $played }局が終了｜{ $left }
league-heading-left = 残り{ $span }
league-heading-over = 終了

## グループの順位の絵

league-picture-table = 卓
league-picture-points = 得点
league-picture-you = あなた
league-picture-playing = プレイ中
league-picture-left = 離脱
league-picture-out = 順位なし
league-picture-up = 昇格圏
league-picture-down = 降格圏
league-picture-to-play = これから
league-picture-sits-out = 結果なし
league-picture-alt-head = { $title }。{ $subtitle }。
league-picture-alt-join = 、
league-picture-alt-points = { $points }点
league-picture-alt-row = { $place }位 { $name }：{ $facts }｜卓ごとの順位：{ $results }。
league-picture-alt-out = { $name }：{ $facts }｜卓ごとの順位：{ $results }。
