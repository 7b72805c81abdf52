# ゲームの終わりとその後：終了の画面、グラフ、出目の運、レーティング、再戦、ランキング、戦績。

## 終わったゲームのグラフ

chart-title = { $game }：手番ごとの得点
chart-points = 得点
chart-turns = 手番
chart-dice = ダイス
chart-dice-hint = 出た目の合計と、期待値との差です（中央が期待どおり）
chart-faces-hint = { $faces }の回数です（かっこ内は期待される回数）
chart-face = { $face } { $count }（{ $expected }）
chart-player = { $name }さん
chart-everybody = 全員共通
chart-alt-title = { $title }。
chart-alt-turns = 手番の数：{ $turns }。
chart-alt-scores = { $name }さん：{ $scores }。
chart-luck = { $name }：ダイス{ $dice }個で合計{ $pips }、期待値は{ $expected }です。同じ振り方をすると100回のうち{ $share }回はこれより低くなります。
chart-luck-faces = { $name }：ダイス{ $dice }個で{ $faces }。かっこ内は期待される回数です。

## 戦績のカード

chart-games = ゲーム
chart-wins = 勝ち
chart-favourite = よく遊ぶゲーム
chart-turn-time = 1手番の時間
chart-best = 最高のシーズン
chart-none = –
chart-won = { $wins }（{ $share }%）
chart-rating = { $rating } ± { $spread }
chart-rated-games = 対象{ $games }ゲーム
chart-band = 線は各ゲーム後のレーティング、帯は本当の強さがほぼ入る範囲です。
chart-unrated = レーティングはまだありません。ほかの人と遊んだゲームが終わると付きます。
chart-date = { $year }/{ $month }/{ $day }
chart-season = { $year }年第{ $quarter }四半期
chart-alt-profile = { $name }さん。ゲーム：{ $games }。勝ち：{ $wins }。よく遊ぶゲーム：{ $favourite }。1手番の時間：{ $time }。最高のシーズン：{ $best }。
chart-alt-rating = { $game }：レーティング{ $rating }、ほぼ{ $low }から{ $high }の間です。最近の各ゲーム後：{ $course }。

## 終了の画面

# 理由の文に勝者の名前が入っているとき。
end-reason = 🏆 { $reason }
end-rematch = 再戦する
end-ratings = 📈 レーティング：{ $changes }
end-rating-of = { $player } { $before } → { $after }（{ $change }）
end-rating-same = { $player } { $after }（変わらず）
end-friendly = 📈 レーティングの対象外のゲームなので、レーティングは変わりません。
end-given-up = 🤖 抜けた人や戻らなかった人の席は、コンピュータが最後まで遊びました：{ $players }。結果は負けになります。
end-left = 🚪 最後までいなかった人：{ $players }。結果は負けになります。
end-took = ⏱ かかった時間：{ $time }、{ $turns }手番
end-times = ⏱ 1手番の平均時間：{ $times }
end-time-of = { $player } { $time }
end-dice = 🎲 ダイス1個あたりの平均：{ $dice }
end-dice-of = { $player } { $average }（期待値は{ $expected }、同じ数を振る100人のうち{ $share }人より高い目）
end-faces = 🎲 { $faces }の回数（かっこ内は期待される回数）：{ $dice }
end-faces-of = { $player } { $counts }
end-everybody = 全員共通のダイス
end-no-graph = -# グラフはありません：このゲームの得点は終わるまで秘密です。
letter-rematch = 🔁 { $by }が再戦を希望しています。{ $players }さん、同じオプションのロビーに席を取ってあります。遊ぶ場合は、ロビーで**参加する**を押してください。押さない場合、ゲームはあなた抜きで始まります。

## ランキングと戦績

rank-when-season = 今のシーズン
rank-when-last = 前のシーズン
rank-when-all = 全期間
rank-ever = 全期間
rank-newcomers = まだ順位がない人（対象のゲームが{ $least }回必要です）：{ $names }
rank-newcomer = { $name }さん（{ $games }）
rank-sum = { $games }戦{ $wins }勝
rank-favourite = よく遊ぶゲーム：{ $game }
rank-time = 1手番の平均時間：{ $time }
rank-best-season = 最高のシーズン：{ $best }
rank-best = { $game } { $season }
