# 終了の画面、得点、ランキング、戦績。

## 終了の画面

scores-end-title = ## { $game }：ゲーム終了
scores-end-team = 🏆 **{ $winners }**さんのチームの勝ちです。
scores-end-together = 🏆 **{ $winners }**さん、全員の勝ちです。
scores-end-nobody = 勝者はいません。
scores-end-winner = { $count ->
    [1] 🏆 **{ $winners }**さんの勝ちです。
   *[other] 🏆 **{ $winners }**さんが勝利を分け合います。
}
# 理由の文に勝者の名前が入っているとき。
scores-end-reason = 🏆 { $reason }
scores-end-closed = { $game }は結果なしで終了しました。
scores-end-seed = -# ダイスのシード：`{ $seed }` · 約束していたハッシュ：`{ $hash }` · /verify ですべての出目を確かめられます。
    -# 次のゲームは /game new で始められます。
scores-again = 新しいゲーム
scores-end-rematch = 再戦する
scores-rematch = 🔁 { $by }が再戦を希望しています。{ $players }さん、同じオプションのロビーに席を取ってあります。遊ぶ場合は、ロビーで**参加する**を押してください。押さない場合、ゲームはあなた抜きで始まります。
scores-end-ratings = 📈 レーティング：{ $changes }
scores-end-rating-of = { $player } { $before } → { $after }（{ $change }）
scores-end-rating-same = { $player } { $after }（変わらず）
scores-end-friendly = 📈 レーティングの対象外のゲームなので、レーティングは変わりません。
scores-end-given-up = 🤖 抜けた人や戻らなかった人の席は、コンピュータが最後まで遊びました：{ $players }。結果は負けになります。
scores-end-left = 🚪 最後までいなかった人：{ $players }。結果は負けになります。
scores-end-took = ⏱ かかった時間：{ $time }、{ $turns }手番
scores-end-times = ⏱ 1手番の平均時間：{ $times }
scores-end-time-of = { $player } { $time }
scores-end-dice = 🎲 ダイス1個あたりの平均：{ $dice }
scores-end-dice-of = { $player } { $average }（期待値は{ $expected }、同じ数を振る100人のうち{ $share }人より高い目）
scores-end-faces = 🎲 { $faces }の回数（かっこ内は期待される回数）：{ $dice }
scores-end-faces-of = { $player } { $counts }
scores-end-everybody = 全員共通のダイス
scores-end-no-graph = -# グラフはありません：このゲームの得点は終わるまで秘密です。

## 得点

scores-standings-title = **{ $game }** · 第{ $turn }手番
# 頭に「1.」を置くと Discord が番号つきリストにして、同順位でも 1、2、3 と数えてしまう。
scores-line = { scores-player }：{ $score }（{ $parts }）
scores-line-plain = { scores-player }：{ $score }
# 順位0：全員が1つのチームなので順位はない。チーム0：それぞれ1人で遊んでいる。
scores-player = { $rank ->
    [0] {""}
   *[other] { $rank }位{" "}
}**{ $player }**さん{ $team ->
    [0] {""}
   *[other] （チーム{ $team }）
}
scores-part = { $part }：{ $points }
scores-secret = 得点はゲームが終わるまで秘密です。

## ランキング

scores-leaderboard-title = ## { $game }：このサーバーのランキング
    {""}**{ $season }**
scores-leaderboard-line = { $place }位 **{ $name }**さん · { $rating } · { $games }戦{ $wins }勝
scores-leaderboard-note = -# レーティングは強さの見積もりで、本当の強さはほぼ±の範囲に入ります。順位は下限の値で決まるので、多く遊ぶほど有利です。25.0±16.7から始まり、2人以上の人が参加したゲームだけが対象です。シーズンは3か月ごとで、「期間」を選ぶとほかの期間も見られます。
scores-leaderboard-together = このゲームは全員で一緒に勝つか負けるかなので、レーティングはありません。
scores-leaderboard-teams = -# チームは1つの側として計算され、同じチームの人は一緒に上がり下がりします。
scores-leaderboard-empty = この期間にレーティングのある人はまだいません。2人以上の人が参加したゲームが終わると付きます。/game new で始めましょう。「期間」を選ぶとほかの期間も見られます。
scores-when-season = 今のシーズン
scores-when-last = 前のシーズン
scores-when-all = 全期間
scores-ever = 全期間
scores-newcomers = まだ順位がない人（対象のゲームが{ $least }回必要です）：{ $names }
scores-newcomer = { $name }さん（{ $games }）
scores-solo-title = ### 1人プレイのベストスコア
scores-solo-line = { $place }位 **{ $name }**さん · { $score }点 · { $day }
scores-solo-empty = 1人プレイの記録はまだありません。

## 戦績

scores-profile-title = ## { $name }さん
scores-profile-line = **{ $game }** · { $games }戦{ $wins }勝 · { $rating }
scores-profile-note = -# このサーバーで終わったゲームです。レーティングは、2人以上の人が参加したゲームで付きます。
scores-profile-empty = このサーバーで終わったゲームはまだありません。
scores-unrated = レーティングなし
scores-rating = レーティング { $rating } ± { $spread }
scores-profile-sum = { $games }戦{ $wins }勝
scores-profile-favourite = よく遊ぶゲーム：{ $game }
scores-profile-time = 1手番の平均時間：{ $time }
scores-profile-best-season = 最高のシーズン：{ $best }
scores-profile-best = { $game } { $season }
