# 終わったゲームの振り返り：選んだ行動、よりよい行動、ダイスの運。

review-title = { $game }の振り返り：{ $players }
review-chance = { $value }%
review-points = { $value }点
review-account = { $player }：最善の{ $quality }%、運{ $luck }、選択{ $choice }
review-account-none = { $player }：運{ $luck }、評価する選択なし
review-player = プレイヤー
review-quality = 最善との比
review-luck = 運
review-choice = 選択
review-judged = 評価数
review-shown = 改善点
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
review-decisive = 勝負の分かれ目は{ $turn }でした。そのあと、勝つ見込みで{ $players }を上回る人はいませんでした。
review-decisive-none = 勝負の分かれ目はありませんでした。最初から最後まで、勝つ見込みで{ $players }を上回る人はいませんでした。
review-decisive-better = 勝負の分かれ目は{ $turn }でした。そのあと、期待を上回る見込みは一度も50%を下回りませんでした。
review-decisive-worse = 勝負の分かれ目は{ $turn }でした。そのあと、期待を上回る見込みは一度も50%を上回りませんでした。
review-none = どのプレイヤーにも、明らかによりよい行動はありませんでした。
review-curve = 勝つ見込み
review-curve-alone = 始めの期待を上回る見込み
review-how = 運は、ダイスの結果と期待値の差です。選択は、見つかった最善の行動との差で、その時に本人が知りえたことだけで評価します。

## Discordで

review-button = 振り返り
review-waiting = 振り返りは1つずつ行います。このゲームの前に{ $ahead }件あります。ここに表示されます。
review-working = このゲームを振り返っています：{ $percent }%。数分かかり、ここに表示されます。コンピュータの手番が優先です。
review-failed = このゲームの振り返りは作れませんでした。
review-discarded = 途中でプレイヤーのデータが削除されたため、この振り返りは破棄しました。もう一度押すと、作り直します。
# 自分だけのゲームの終わりを取り消したか、片付けたとき。
review-undone = 終わりを取り消したか片付けたため、この自分だけのゲームの振り返りは取りやめました。
review-stopped = ボットが再起動するため、振り返りを中断します。1分ほどしてからもう一度押してください。
review-short = 最善の{ $quality }%｜運{ $luck }｜選択{ $choice }
review-short-none = 運{ $luck }｜評価する選択なし
review-key = **{ $turn }｜{ $player }**：{ $verdict }
review-key-played = • 選んだ行動：{ $line }
review-key-better = • よりよい行動：{ $line }
review-board-played = { $turn }｜{ $player }｜選んだ行動
review-board-better = { $turn }｜{ $player }｜よりよい行動
review-board-suggested = { $turn }｜{ $player }｜選んだ行動（ボットのおすすめ）
review-try = 🧪 試す：{ $turn }、{ $player }
