# 試し：卓の局面で、全員の手を一人で動かす。
try-button = 🧪 試す
try-head = 🧪 **{ $title }**　{ $game }　{ $turn }
try-plays = { $own ->
    [yes] あなたの番
   *[no] { $player }の番
}
try-guess = 見えないものは配り直し
try-on = 自分の番まで進める
try-anew = 配り直す
try-back = 卓に戻る
# 試した手を、卓で確認してから行う。
try-play = この手にする
# 「試し」のダイスを好きな目にする窓。
try-dice = ダイスの目を決める…
try-dice-title = ダイスの目を決める
try-dice-field = ダイスの目
# { $dice }は「1～6のダイス3個」、振った順。{ $faces }は数字が表す目。
try-dice-how = 振った順：{ $dice }
try-dice-how-symbols = { $dice }（{ $faces }）
try-dice-of = 1～{ $sides }のダイス{ $count }個
try-dice-face = { $numbers }は{ $face }
