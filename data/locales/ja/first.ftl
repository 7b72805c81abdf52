# 最初のページ：/ヘルプ、ゲームを選ばない /遊ぶ、デモ。

first-page = **ダイスのボードゲームを、数分でも何日でも。**
# { $minutes }：コンピュータと遊ぶときの分。0は不明。
first-game = **{ $game }**｜{ $about }｜{ $seats }人{ $minutes ->
    [0] {""}
   *[other] ｜約{ $minutes }分
}
first-play = 今すぐ遊ぶ（{ $game }）
first-other = 別のゲーム…
first-daily = 今日のダイス
first-learn = 2分で学ぶ
