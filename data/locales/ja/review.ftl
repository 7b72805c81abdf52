# 終わったゲームの振り返り：選んだ行動、よりよい行動、ダイスの運。

review-title = { $game }の振り返り：{ $players }
review-chance = { $value }%
review-points = { $value }点
# { $fortune }：運が期待より良ければ1、悪ければ-1、同じなら0。
review-account = { $player }：{ $quality ->
    [100] 選択のミスなし
   *[other] 選択は最善の{ $quality }%（差{ $choice }）
}、{ review-fortune }
review-account-none = { $player }：評価する選択なし、{ review-fortune }
review-fortune = { $fortune ->
    [0] 運は平均どおり
    [1] 運は平均より良い（{ $luck }）
   *[other] 運は平均より悪い（{ $luck }）
}
review-player = プレイヤー
review-quality = 最善との比
review-luck = 運
review-choice = 選択
review-judged = 評価数
review-shown = 直せた選択
review-turn = 手番
review-played = 選んだ行動
review-better = よりよい行動
review-difference = 差
review-decisions = 明らかによりよい行動があった場面
# 1つの選択の損。ボットがすすめた行動なら、あとで見つかった差。
review-verdict = { $amount }（誤差±{ $error }）。もっとよい行動がありました。
review-verdict-suggested = ボットがすすめた行動です。時間をかけて考えると、もっとよい行動が見つかりました：{ $amount }（誤差±{ $error }）。
review-verdict-chance = 勝つ見込み{ $value }%
review-verdict-points = { $value }点
review-sums-suggested = これらの数字には、ボットがすすめたとおりの選択も含まれます。
review-record-suggested = どの選択がボットのおすすめだったかは、記録には残っていません。
# 見込みから見た、勝負の分かれ目。
review-decisive = 勝負の分かれ目は{ $turn }でした。そのあと、{ $players }の優勢は動きませんでした。
review-decisive-none = 勝負の分かれ目はありませんでした。最初から最後まで、{ $players }の優勢は動きませんでした。
review-decisive-better = 勝負の分かれ目は{ $turn }でした。そのあとは最後まで、期待を上回る見込みが50%を下回りませんでした。
review-decisive-worse = 勝負の分かれ目は{ $turn }でした。そのあとは最後まで、期待を上回る見込みが50%に届きませんでした。
review-none = どのプレイヤーにも、明らかによりよい行動はありませんでした。
review-curve = 勝つ見込み
review-curve-alone = 始めの期待を上回る見込み
review-how = 運は、ダイスの結果と期待値との差です。選択は、見つかった最善の行動との差で、そのとき本人に分かっていたことだけで評価します。

## Discordで

review-button = 振り返り
review-waiting = 振り返りは1つずつ行います。このゲームの前に{ $ahead }件あります。終わるとここに表示されます。
review-working = このゲームを振り返っています：{ $percent }%。数分かかり、終わるとここに表示されます。コンピュータの手番が優先です。
review-failed = このゲームの振り返りは作れませんでした。
review-discarded = 途中でプレイヤーのデータが削除されたため、この振り返りは破棄しました。もう一度押すと、作り直します。
# 自分だけのゲームの終わりを取り消したか、片付けたとき。
review-undone = ゲームの終わりが取り消されたか、片付けられたため、この自分だけのゲームの振り返りは取りやめました。
review-stopped = ボットが再起動するため、振り返りを中断します。1分ほどしてからもう一度押してください。
review-short = { $quality ->
    [100] 選択のミスなし
   *[other] 選択は最善の{ $quality }%（差{ $choice }）
}｜運{ $luck }
review-short-none = 評価する選択なし｜運{ $luck }
review-key = **{ $turn }｜{ $player }**：{ $verdict }
review-key-played = • 選んだ行動：{ $line }
review-key-better = • よりよい行動：{ $line }
review-board-played = { $turn }｜{ $player }｜選んだ行動
review-board-better = { $turn }｜{ $player }｜よりよい行動
review-board-suggested = { $turn }｜{ $player }｜選んだ行動（ボットのおすすめ）
review-try = 🧪 試す：{ $turn }、{ $player }
