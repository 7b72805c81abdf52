# 複数の機能で使う言葉と、どこでも出る返事。

# 文の中のプレイヤー名。
common-name = **{ $name }**さん
# 席に着いたコンピュータの名前。
common-computer = コンピュータ{ $number }
# 同じことが続いたとき。
common-times = { $told }（×{ $count }）
common-true = あり
common-false = なし
common-back = 戻る
common-earlier = ◀ 前へ
common-later = 次へ ▶
common-form-late = 開くのに時間がかかりすぎました。もう一度ボタンを押してください。
common-old-button = このボタンは以前のバージョンのもので、もう使えません。/game board でこのチャンネルのゲームを表示できます。
common-incident = こちらで問題が起きました。わかる範囲では何も変わっていません。/game hand でもう一度確かめてください。受付番号：{ $incident }

## 時間の長さ

common-span-days = { $count }日
common-span-hours = { $count }時間
common-span-minutes = { $count }分
common-span-seconds = { $count }秒
