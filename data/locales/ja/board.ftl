# Private boards: one person alone, shown in their own panel.
board-title-play = 自分だけのゲーム
board-title-try = お試し盤面
board-title-day = 今日のダイス　{ $date }
board-head = 🔒 **{ $game }**（{ $title }）
board-thinking = コンピュータが考えています……
board-goes-on = このゲームの続きです。
board-gone = -# 自分だけの盤面は{ $most }個までのため、{ $game }を片付けました。
# 最初の盤面の下（何も押していない間）。
board-fresh = -# { $opponents }。変えるには「その他…」
board-against = { $opponents }（{ $level }）
board-count = { $count ->
    [0] 相手なし
   *[other] コンピュータ{ $count }人
}
board-level = 強さ：{ $level }
board-corrected = -# 途中でルールが訂正されたため、振り返りとゲームの本はありません。
board-resumed = -# 🛠️ ルールが訂正されました。ここより前には取り消せません。
board-ended = -# このゲームが終わった後、ルールが訂正されました。
board-earlier-rules = 以前のルール
board-settings = **オプション**（変えると最初からになります）
board-play = 遊ぶ
board-play-game = ▶ { $game }
board-which = どのゲームにしますか？　コンピュータを相手にすぐ始まり、ほかの人には見えません。
board-resume = 自分だけのゲームを続ける
board-option = { $game }（{ $turn }）
board-away-ask = このゲームを片付けますか？　元には戻せません。
board-away-sure = 片付ける
board-away-done = 片付けました。`/遊ぶ` で新しく始められます。
board-again = もう一度
board-elsewhere = ほかの人と{ $game }を遊ぶには、ボットがいるサーバーのチャンネルで `/ゲーム 新規` を使ってください。{ $query ->
    [none] {""}
   *[other] サーバーへの追加：{ common-invitation }
}
# 試し：卓の盤面で、全員の行動を1人で行う。
board-try-button = 🧪 試す
board-try-head = 🧪 **{ $title }：{ $game }**　{ $turn }
board-try-plays = { $own ->
    [yes] あなたの番
   *[no] { $player }の番
}
board-try-guess = 見えないものは推測
board-try-on = 自分の番まで進める
board-try-back = 卓に戻る
# 試した行動を、卓で確認してから行う。
board-try-play = これを卓で行う
# 「試し」のダイスを好きな目にする窓。
board-try-dice-title = ダイスの目を決める
board-try-dice-field = ダイスの目
# { $dice }は「1～6のダイス3個」、振った順。{ $faces }は数字が表す目。
board-try-dice-how = 振った順：{ $dice }
board-try-dice-how-symbols = { $dice }（{ $faces }）
board-try-dice-of = 1～{ $sides }のダイス{ $count }個
board-try-dice-face = { $numbers }は{ $face }
