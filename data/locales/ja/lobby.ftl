# ロビー：席、オプション、卓の取り決め。

lobby-title = ## { $game }
lobby-players = 👥 { $taken }／{ $most }｜{ $players }
lobby-seat = **{ $name }**
lobby-host = { $seat }（ホスト）
lobby-agrees = **{ $name }** ✅
lobby-computer = 🤖 **{ $name }**（{ $level }）
lobby-level-easy = やさしい
lobby-level-greedy = 標準
lobby-level-strong = 強い
lobby-level-random = ランダム
lobby-kept = **{ $name }** ✉️
lobby-asked-again = **{ $name }** ✏️
lobby-option = { $option }：**{ $value }**
lobby-option-usual = { $option }：**{ $value }**（普段は{ $usual }）
lobby-option-now = { $option }｜{ $value }
lobby-option-held = { $option }：**{ $value }**（{ $chosen }）
lobby-chosen = ⚙️ { $options }
lobby-changed = ✏️ { $option }：{ $was } → **{ $value }**
lobby-changed-names = ✏️ { $options }
lobby-options-count = オプション{ $count }件（「案内…」）
lobby-opening = -# 🎲 ダイスのシードはもう決まっています（ハッシュ：`{ $hash }`）。出目は、シードと合言葉{ $mixed ->
    [more] と、公開乱数かメッセージのID
   *[words] {""}
}で決まります。終了後にシードを公開し、誰でもすべての出目を検証できます。
lobby-give-word = 合言葉を変える
lobby-word-label = あなたの合言葉
lobby-word-description = 出目の計算に使います。全員に見え、データを削除しても残ります。空のままでもかまいません。
lobby-words = -# ダイスの合言葉：{ $words }
lobby-word = { $player } `{ $word }`
lobby-seed = -# ダイスの出目はもう決まっています（シードのSHA-256：`{ $hash }`）。終了後にシードを公開し、誰でもすべての出目を検証できます。
lobby-missing = あと{ $missing }人必要です。「参加する」を押すか、「準備…」でコンピュータを加えてください。
lobby-missing-short = あと{ $missing }人必要です。
lobby-ready = 人数がそろいました。まだ参加できます。
lobby-full = 満席です。
lobby-host-begins = ホストの{ $host }が「始める」を押すと始まります。
lobby-all-begin = { $players }が「開始に同意する」を押すと始まります。
lobby-all-begin-many = あと{ $count }人が「開始に同意する」を押すと始まります。
lobby-asked = ✉️ 参加待ち：{ $players }。始まる前に「参加する」を押さなければ、その人抜きで始まります。
lobby-asked-many = ✉️ { $count }人：「参加する」を押さなければ、その人抜きで始まります。
lobby-accepts = ✏️ { $players }：「参加する」で同意します。
lobby-accepts-many = ✏️ { $count }人：「参加する」で同意します。
lobby-awaiting = 🎲 席順、合言葉、オプションは決まりました。まだ誰も知らない{ $whose ->
    [own] 乱数（運営者自身のサーバー）
   *[drand] 公開乱数
}の第{ $round }回が届くと、自動で始まります{ $when ->
    [soon] 。
   *[other] （{ $when }）。
}
lobby-awaiting-message = 🎲 席順、合言葉、オプションは決まりました。開始時のハッシュを投稿すると、自動で始まります。
lobby-begun = ゲームが始まりました。
lobby-closed = ロビーを閉じました。ゲームは始まっていません。
lobby-join = 参加する
lobby-join-kept = 参加する（参加待ちの人）
lobby-leave = 席を立つ
lobby-begin = 始める
lobby-begin-without = { $players }抜きで始める
lobby-not-agreed = { $players }は、まだ新しいオプションに同意していません。{ $count ->
    [1] その人
   *[other] その{ $count }人
}抜きで始めますか？
lobby-agree = 開始に同意する
lobby-set-up = 準備…
lobby-about = 案内…
lobby-set-up-head = **準備**｜{ $game }
lobby-set-up-asks = ✏️ オプションを変えると、{ $players }はもう一度「参加する」を押すことになります。
lobby-host-sets-up = 準備ができるのはホストの{ $host }だけです。
lobby-people = 参加者：外す、席を空ける…
lobby-reserve = 席を取っておく人…
lobby-done = 完了
lobby-add-computer = コンピュータ：{ $level }
lobby-remove-who = { $name }を外す
lobby-free-who = { $name }の席を空ける
lobby-let-in-who = { $name }の参加を許可する
lobby-remove-nobody = ほかの参加者も、外した人もいません。
lobby-tell = 始まったら知らせる
lobby-computer-seated = **{ $name }**が席に着きました。
lobby-computer-gone = **{ $name }**が席を立ちました。
lobby-options-head = **オプション**
lobby-unrated-too = 📈 時間が無制限の卓はレーティングの対象になりません。対象から外しました。
lobby-clock-too = ⏳ レーティングの対象になる卓には制限時間があります。1手番**{ $time }**にしました。
lobby-which-option = オプションを変える…

## コマンドへの返事

lobby-you-opened = { $game }のロビーを開きました。
lobby-which-game = どのゲームにしますか？
lobby-own-and-full = このチャンネルには、あなたの{ $open }のロビーが開いています。このサーバーでは、一度に{ $limit }卓までです。
lobby-own-in-the-way = このチャンネルには、あなたの{ $open }のロビーが開いています。
lobby-in-the-way = このチャンネルには、{ $host }の{ $open }のロビーが開いています。参加するか、{ $game }をスレッドで開くか、{ $host }に`/ゲーム 中止`で閉じてもらってください。
lobby-in-the-way-and-full = このチャンネルには、{ $host }の{ $open }のロビーが開いています。参加してください。このサーバーでは、一度に{ $limit }卓までです。
lobby-game-in-the-way = このチャンネルには、すでに{ $open }の卓があります。{ $game }はスレッドで開けます。
lobby-instead = 閉じて{ $game }を開く
lobby-invite-game = { $player }とどのゲームを遊びますか？　ここにロビーを開き、席を取っておきます。
lobby-you-invited = { $game }：始まるまで、{ $player }の席を取っておきます。
lobby-you-left = 席を立ちました。
lobby-you-removed = { $name }を外しました。「準備…」で、また参加を許可できます。
lobby-you-let-in = { $name }はまた参加できます。

## 卓の取り決め

lobby-of-league = リーグの対局です。ルール、順位、ダイスの確かめ方は /リーグ にあります。
lobby-rule-clock = 1手番の時間
lobby-rule-clock-none = 無制限
lobby-rule-clock-12h = 12時間
lobby-rule-clock-1d = 1日
lobby-rule-clock-2d = 2日
lobby-rule-clock-3d = 3日
lobby-rule-clock-7d = 7日
lobby-rule-clock-bank = 持ち時間制：{ $start }、1手番ごとに＋{ $more }、{ $cap }まで
lobby-rule-absent = 時間切れのとき
lobby-rule-absent-computer = その手番だけコンピュータが代行
lobby-rule-absent-vote = ほかの人が認めればコンピュータが代行
lobby-rule-stand-ins = 離脱か長い不在のあと
lobby-rule-stand-ins-true = コンピュータが引き継ぐ
lobby-rule-stand-ins-false = ゲームのルールに従って脱落
lobby-rule-takebacks = 取り消し
lobby-rule-takebacks-own = 自分の直前の行動だけ（ほかの人が動くまで）
lobby-rule-takebacks-ask = ほかの人が動いたあとも、関係する全員が認めれば可（ダイスや公開より前へは不可）
lobby-rule-shortcuts = 勝てる行動の表示
lobby-rule-shortcuts-true = 表示する（レーティング対象外のゲームではおすすめも）
lobby-rule-shortcuts-false = 表示しない
lobby-rule-rated = レーティングの対象
lobby-rule-rated-true = はい
lobby-rule-rated-false = いいえ
lobby-rule-hints = おすすめ
lobby-rule-hints-true = 使える（1手番に2回まで、結果に印が付く）
lobby-rule-hints-false = 使えない
lobby-rule-begins = 開始
lobby-rule-begins-host = ホストが始める
lobby-rule-begins-everybody = 全員が同意したら
lobby-rule-reliable = 参加できる人
lobby-rule-reliable-true = このサーバーでの最近10ゲームのうち8ゲームを終わりまで遊んだ人
lobby-rule-reliable-false = 誰でも
lobby-rule-vacations = 休暇
lobby-rule-vacations-true = 休暇中は持ち時間が止まる
lobby-rule-vacations-false = 休暇中も持ち時間は止まらない

## 参加すると受け入れること

lobby-accept = -# { $terms }（参加＝同意。全文とルールは「案内…」）
lobby-accept-head = **参加すると同意すること**
lobby-accept-line = - { $term }
lobby-accept-clock = 1手番**{ $time }**
lobby-accept-no-clock = **時間は無制限**
lobby-accept-bank = **持ち時間制**
lobby-accept-bank-details = **持ち時間制**：全手番で{ $start }、自分の手番が終わるごとに＋{ $more }、{ $cap }まで、どの手番にも{ $least }以上。減るのは自分の番の間だけ
lobby-bank = ⏳ 持ち時間{ $start }、毎回＋{ $more }、{ $cap }まで
lobby-accept-computer = 時間切れの手番はコンピュータが代行する
lobby-accept-vote = 時間切れの手番は、ほかの人が認めればコンピュータが代行する
lobby-accept-takeover = 離脱するか{ $missed }手番続けて時間切れになると、コンピュータが引き継ぐ
lobby-accept-takeover-bank = 離脱するか、持ち時間を使い切り、自分の番のまま動かない時間が合わせて{ $time }になると、コンピュータが引き継ぐ
lobby-accept-resign = 離脱するか{ $missed }手番続けて時間切れになると、脱落する
lobby-accept-resign-bank = 離脱するか、持ち時間を使い切り、自分の番のまま動かない時間が合わせて{ $time }になると、脱落する
lobby-accept-no-vacations = **休暇中も持ち時間は止まらない**
lobby-accept-own = 取り消せるのはほかの人が動くまで
lobby-accept-ask = ほかの人が動いたあとも、関係する全員が認めれば取り消せる（ダイスや公開より前へは戻れない）
lobby-accept-turn = 自分の直前の行動は、ダイスを振るか何かが公開されるまで取り消せる
lobby-accept-rated = レーティング対象
lobby-accept-friendly = レーティング対象外
lobby-accept-hints = おすすめを使える（使うと結果に印が付く）
lobby-accept-reliable = 参加できるのは、このサーバーでの最近{ $games }ゲームのうち{ $finished }ゲームを終わりまで遊んだ人（{ $few }ゲーム未満の人は誰でも）
lobby-accept-hints-alone = ほかの人なしで始めたときは、おすすめを使える（使うと結果に印が付く）
lobby-terms-changed = **まだ参加していません。** オプションが変わりました。今の内容は次のとおりです。よければ、ここで「参加する」を押してください。
lobby-terms-first = **{ $place }の{ $game }**にはまだ参加していません。次の内容でよければ、ここで「参加する」を押してください。
lobby-rejoin = ⚙️ { $players }、{ $by }がロビーのオプションを変えました。
lobby-rejoin-join = よければ、もう一度「参加する」を押してください。押さなければ、あなた抜きで始まることがあります。
lobby-removed = 🚪 { $player }、ホストの{ $by }があなたをこのロビーから外しました。ホストが許可するまで、このロビーには参加できません。
lobby-removed-moderator = 🚪 { $player }、モデレーターの{ $by }があなたをこのロビーから外しました。許可されるまで、このロビーには参加できません。
lobby-invited = ✉️ { $players }、{ $by }が{ $game }に招待しています。「参加する」で席に着きます。始まるまでに押さなければ、あなた抜きで始まります。断るときは「席を立つ」を押してください。
lobby-invited-past = -# ✉️ { $by }が招待しました。
