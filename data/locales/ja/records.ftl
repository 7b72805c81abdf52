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
records-posted-opening = -# 🎲 合言葉より前の約束：ダイスのシードとこのテーブルの番号のハッシュは `{ $hash }` です。このメッセージは編集しません。
records-posted-begin = -# 🎲 最初の出目より前の約束：シード・合言葉・席順・設定のハッシュは `{ $hash }` です。このメッセージは編集しません。
records-message-opening = 開設時の約束
records-message-begin = 開始時の約束
records-compared-same = ✅ { $link }：{ $which }のメッセージは同じ内容のままで、編集されていません。
records-compared-other = ❌ { $link }：{ $which }のメッセージは内容が違うか、編集されています。
records-compared-gone = ⚠️ { $which }のメッセージはもうないので、手元の記録とだけ比べました。
records-compared-unread = ⚠️ { $which }のメッセージを今は読めないので、手元の記録とだけ比べました。
records-compared-never = ⚠️ { $which }のメッセージは投稿されていません。
records-how-button = しくみ
records-how =
    ## 信じなくてもよいダイス
    1. **ロビーを開く：** 秘密のシードを決め、そのハッシュ（開設時の約束）を投稿します。以後、シードは変えられません。
    2. **参加する：** 全員がダイスの合言葉を加えます。入力しない人には、Discord が作った番号が入ります。
    3. **始める：** 合言葉・席順・設定を確定し、そのハッシュ（開始時の約束）を投稿します。出目はすべて、シードと合言葉から決まります。
    4. **終わる：** シードを公開します。/verify は2つのハッシュとすべての出目を計算し直し、ハッシュを投稿と比べ、ルールどおりに対局をたどり直します。

    {""}**それでも信じるしかないこと：** 運営者はシードを、つまりこの先の出目を知っていて、誰かに教えることができます。最後に合言葉を決めるプレイヤーと組めば、出目を選ぶこともできます。疑わしいときは、ほかの全員のあとで自分の合言葉を変えてください。合言葉のないゲームでは、運営者だけでシードを選べました。

    {""}**ご自分で確かめるには：** /export で記録を受け取り、`sainome verify FILE` を実行します。`scripts/verify_dice.py` は、このボットと何も共有しない60行の Python で同じことを確かめます。
