# render/charts の絵の言葉：ゲームの流れと戦績のカード。

## 終わったゲームのグラフ

chart-title = { $game }：手番ごとの得点
chart-points = 得点
chart-turns = 手番
chart-dice = ダイス
chart-dice-hint = 出目の合計と、期待値との差です（中央が期待どおり）
chart-faces-hint = { $faces }の回数です（かっこ内は期待値）
chart-face = { $face } { $count }（{ $expected }）
chart-player = { $name }
chart-everybody = 全員共通
chart-alt-title = { $title }。
chart-join-turns = 、
chart-alt-turns = 手番：{ $turns }。
chart-alt-scores = { $name }：{ $scores }。
chart-luck = { $name }：ダイス{ $dice }個で合計{ $pips }（期待値{ $expected }、100人中{ $share }人を上回る出目）
chart-luck-faces = { $name }：ダイス{ $dice }個で{ $faces }（かっこ内は期待値）

## 戦績のカード

chart-games = ゲーム
chart-wins = 勝ち
chart-favourite = よく遊ぶゲーム
chart-turn-time = 1手番の平均
chart-best = 最高のシーズン
chart-none = –
chart-won = { $wins }（{ $share }%）
chart-rating = { $rating } ± { $spread }
chart-rated-games = 対象{ $games }ゲーム
chart-band = 線は各ゲーム後のレーティング、帯は本当の強さがほぼ入る範囲です。
chart-unrated = レーティングはまだありません。ほかの人と遊んだゲームが終わると付きます。
chart-date = { $year }/{ $month }/{ $day }
chart-season = { $year }年第{ $quarter }四半期
chart-alt-profile = { $name }。ゲーム：{ $games }。勝ち：{ $wins }。よく遊ぶゲーム：{ $favourite }。1手番の平均：{ $time }。最高のシーズン：{ $best }。
chart-alt-rating = { $game }：レーティング{ $rating }、ほぼ{ $low }から{ $high }の間です。最近の各ゲーム後：{ $course }。

## 「今日のダイス」1日分の得点

chart-day-title = 今日のダイス　{ $date }
chart-day-nobody = 最後まで遊んだ人はいません
chart-day-players = { $players }人
chart-day-summary = { $players }｜最高{ $best }点｜半数が{ $half }点以上
chart-day-strong = コンピュータ（強い）：{ $score }点
chart-day-alt-summary = { $summary }。
chart-day-alt-count = { $score }点：{ $count }人。
