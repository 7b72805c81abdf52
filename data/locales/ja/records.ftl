# /verify と /export。

records-verify-title = ## { $game }：出目の検証
records-verify-hash = ✅ 終了時に公開されたシードは、ロビーで示した SHA-256 と一致します。
records-verify-hash-wrong = ❌ 終了時に公開されたシードは、ロビーで示した SHA-256 と**一致しません**。
records-verify-opening = ✅ 終了時に公開されたシードは、ロビーを開いたときに約束したものです。
records-verify-opening-wrong = ❌ 終了時に公開されたシードは、ロビーを開いたときに約束したもの**ではありません**。
records-verify-commitment = ✅ 合言葉・席順・設定は、開始時に約束したとおりです。
records-verify-commitment-wrong = ❌ 合言葉・席順・設定のいずれかが、開始時に約束したとおり**ではありません**。
records-verify-good = ✅ このゲームの乱数{ $draws }個は、抜けも入れ替えもなく、すべてシードから計算した値と一致します。
records-verify-bad = ❌ 経過のうち{ $count }行がシードと一致しません：{ $rows }
records-verify-thrown-away = ❌ 経過のうち{ $count }行で、いちど振られた出目が取り消されています：{ $rows }。出目は取り消せないはずなので、捨てて振り直されたことになります。
records-verify-stops = ❌ 経過の{ $row }行目がルールに合いません。記録どおりに再現すると、そこから先へ進めません。
records-verify-not-replayed = ⚠️ 手の再現は行っていません。ゲームの後でルールが改訂されたか、記録が長すぎるためです。
records-verify-how = -# 私を信じていただく必要はありません。/export で記録を受け取り、お手元で `sainome verify FILE` を実行すると確かめられます。
records-export-whole = 記録の全体です。1行が1つの行動（JSON）で、ダイスのシードも入っています。`sainome replay FILE --text` で経過を文章で読め、`sainome verify FILE` ですべての出目を検証できます。
records-export-part = ここまでの記録のうち、全員に公開されている部分です。ゲームが終わると、シードと伏せられていた内容も入ります。
records-export-alt = ゲームの記録（JSON Lines）です。
