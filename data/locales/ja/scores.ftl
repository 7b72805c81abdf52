# 終了の画面、得点、ランキング、戦績。

## 終了の画面

scores-end-title = ## { $game }：ゲーム終了
scores-end-team = 🏆 **{ $winners }**のチームの勝ちです。
scores-end-together = 🏆 **{ $winners }**、全員の勝ちです。
scores-end-nobody = 勝者はいません。
scores-end-unclaimed = 🤖 1位は**{ $players }**です。コンピュータが最後まで行ったため、勝者はいません。
scores-end-winner = { $count ->
    [1] 🏆 **{ $winners }**の勝ちです。
   *[other] 🏆 **{ $winners }**が勝利を分かち合います。
}
# 理由の文に勝者の名前が入っているとき。
scores-end-reason = 🏆 { $reason }
scores-end-closed = { $game }は中止されました。
scores-again = 新しく始める
scores-end-rematch = もう一度
scores-end-more = その他…
scores-rematch = 🔁 { $by }が再戦を希望しています。{ $players }、同じオプションのロビーに席があります。遊ぶ場合は「参加する」を押してください。押さなければ、あなた抜きで始まります。
scores-rematch-past = -# 🔁 { $by }が同じ内容の再戦を呼びかけました。
scores-end-ratings = 📈 レーティング：{ $changes }
scores-end-rating-of = { $player } { $before } → { $after }（{ $change }）
scores-end-rating-same = { $player } { $after }（変わらず）
scores-end-friendly = 📈 レーティングの対象外なので、レーティングは変わりません。
scores-end-uncounted = 📈 レーティングは変わりません。対象になるのは、自分の手番を終えた人が2人以上いるゲームだけです。離脱や不在で終わったゲームは、同じ人どうしでは週に{ $most }回までが対象です。
scores-end-given-up = 🤖 コンピュータが最後まで引き継いだ席（負けになります）：{ $players }
scores-end-left = 🚪 離脱、または不在のまま終了（負けになります）：{ $players }
scores-end-ordered = 📋 予約で行った番：{ $turns }
scores-end-ordered-of = { $player } { $turns }回
scores-end-took = ⏱ 所要時間：{ $time }（{ $turns }手番）
scores-end-times = ⏱ 1手番の平均時間：{ $times }
scores-end-time-of = { $player } { $time }
scores-end-dice = 🎲 ダイス1個あたりの平均：{ $dice }
scores-end-dice-of = { $player } { $average }（期待値{ $expected }、100人中{ $share }人を上回る出目）
scores-end-faces = 🎲 { $faces }の回数（かっこ内は期待値）：{ $dice }
scores-end-faces-of = { $player } { $counts }
scores-end-no-graph = -# グラフはありません：このゲームの得点は終わるまで秘密です。

## 終わったゲームの話

scores-story = 📖 { $story }
scores-story-passed = { $turn }手番目に{ $winners }が{ $others }を追い抜き、そのあと得点で抜かれることはありませんでした。
scores-story-led = { $turn }手番目から最後まで、{ $winners }が得点で抜かれることはありませんでした。
# { $part } は得点の内訳。終わるまで得点が秘密のゲームで使う。
scores-story-passed-part = 得点計算では、{ $part }で{ $winners }が{ $others }を追い抜きました。
scores-story-led-part = 得点計算では、{ $part }から最後まで{ $winners }が首位でした。
scores-story-roll = いちばんの幸運は{ $turn }手番目の{ $player }で、出目は{ $dice }でした。
scores-story-gain = いちばん伸びたのは{ $turn }手番目の{ $player }で、+{ $points }点でした。
scores-story-gain-part = 一度にいちばん多くの点を得たのは{ $player }の{ $part }（{ $points }点）でした。
scores-end-meetings = 🤝 このメンバーで{ $games }戦｜メンバー内1位の回数：{ $firsts }
scores-end-meetings-of = { $player } { $count }
scores-moment-button = 見どころ
scores-film-button = 動画
scores-film = **{ $game }**の動画です。
# もう一度見る手番。「勝負の分かれ目」は、見込みをもとに振り返りだけが決め、下の行で言う。
scores-moment-title = **{ $game }**｜{ $turn }{ $why ->
    [decisive] {""}
    [lead] （ここから最後まで得点トップ）
    [gain] （いちばん得点が伸びた手番）
   *[last] （最後の手番）
}
scores-moment-review = -# どの手番が勝負の分かれ目だったかは「振り返り」で分かります。
scores-moment-gone = このゲームは別の版のルールで終わったので、手番を再現できません。

## 得点

scores-standings-title = **{ $game }**｜{ $turn }手番目
scores-leaderboard-button = ランキング
scores-waits = ▶ { $players }の番です
scores-waits-due = ▶ { $players }の番です（期限：{ $due }）
# 頭に「1.」を置くと Discord が番号つきリストにして、同順位でも 1、2、3 と数えてしまう。
scores-line = { scores-player }：{ $score }点（{ $parts }）
scores-line-plain = { scores-player }：{ $score }点
# 順位0：全員が1つのチームなので順位はない。チーム0：それぞれ1人で遊んでいる。
scores-player = { $rank ->
    [0] {""}
   *[other] { $rank }位{" "}
}**{ $player }**{ $team ->
    [0] {""}
   *[other] （チーム{ $team }）
}
scores-part = { $part }：{ $points }
# A line of somebody who took hints.
scores-hinted = { $line }（おすすめを使用）
scores-secret = 得点はゲームが終わるまで秘密です。

## ランキング

scores-leaderboard-title = ## { $game }：このサーバーのランキング
    {""}**{ $season }**
scores-leaderboard-line = { $place }位 **{ $name }**｜{ $rating }｜{ $games }戦{ $wins }勝
scores-leaderboard-note = -# レーティングは強さの見積もりで、本当の強さはほぼ±の範囲に入ります。順位は下限の値で決まるので、多く遊ぶほど有利です。{ $start }±{ $spread }から始まり、2人以上の人が参加したゲームだけが対象です。シーズンは3か月ごとで、「期間」を選ぶとほかの期間も見られます。
scores-leaderboard-together = このゲームは全員で一緒に勝つか負けるかなので、レーティングはありません。
scores-leaderboard-teams = -# チームは1つの側として計算され、同じチームの人は一緒に上がり下がりします。
scores-leaderboard-empty = この期間にレーティングのある人はまだいません。2人以上の人が参加したゲームが終わると付きます。/ゲーム 新規 で始めましょう。「期間」を選ぶとほかの期間も見られます。
scores-when-season = 今のシーズン
scores-when-last = 前のシーズン
scores-when-all = 全期間
scores-ever = 全期間
scores-newcomers = まだ順位がない人（対象のゲームが{ $least }回必要です）：{ $names }
scores-newcomer = { $name }（{ $games }）
scores-solo-title = ### 1人プレイのベストスコア
scores-solo-line = { $place }位 **{ $name }**｜{ $score }点｜{ $day }
scores-solo-empty = 1人プレイの記録はまだありません。

## 戦績

scores-profile-title = ## { $name }
scores-profile-line = **{ $game }**｜{ $games }戦{ $wins }勝｜{ $rating }
scores-profile-note = -# このサーバーで終わったゲームです。レーティングは、2人以上の人が参加したゲームで付きます。
scores-profile-empty = このサーバーで終わったゲームはまだありません。
# ボットのいない場所では、すべてのサーバーの自分のゲーム。
scores-profile-line-everywhere = **{ $game }**｜{ scores-profile-sum }
scores-profile-note-everywhere = -# すべてのサーバーで終わった、あなたのゲームです。レーティングはサーバーごとなので、各サーバーの /ランキング で見られます。
scores-profile-empty-everywhere = 終わったゲームはまだありません。
scores-unrated = レーティングなし
scores-rating = レーティング { $rating } ± { $spread }
scores-profile-sum = { $games }戦{ $wins }勝
scores-profile-favourite = よく遊ぶゲーム：{ $game }
scores-profile-time = 1手番の平均時間：{ $time }
scores-profile-best-season = 最高のシーズン：{ $best }
scores-profile-best = { $game } { $season }

## 2人の成績

scores-record-title = ### 2人の対戦成績
scores-record-line = **{ $game }**｜{ $games }戦｜上位{ $ahead }回、下位{ $behind }回、同順位{ $level }回
scores-record-note = -# このサーバーで終わったゲームです。途中で離脱、または不在のまま終わると下位になります。

## モデレーターが除く結果

scores-result-button = 結果の扱い…
scores-result-title = ## { $game }の結果
    -# 終了：{ $when }｜`{ $id }`
scores-result-out = 結果を除く
scores-result-in = 結果を戻す
scores-result-out-means = この結果を除きますか？　除くと誰の成績にも含まれません。ランキング、勝利数、戦績、2人の成績のほか、終わりまで遊んだゲームや離脱したゲームの数にも入りません。このサーバーでのこのゲームのレーティングは、この結果なしで計算し直します。得点、経過、ゲームの本は残ります。
scores-result-in-means = この結果を戻しますか？　戻すと前と同じように成績に含まれ、このサーバーでのこのゲームのレーティングを計算し直します。
scores-result-told = 卓のチャンネルと経過に、あなたの名前つきで1行残ります。変えられるのは、終了から{ $time }間です。
scores-result-told-nobody = このゲームはもう表示できないため、卓には知らせません。変えられるのは、終了から{ $time }間です。
scores-result-news = **{ $game }**（終了：{ $when }）：{ $line }
