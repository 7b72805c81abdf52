# /export と、その「ダイスを確かめる」。

export-verify-title = ## { $game }：出目の検証
export-verify-button = ダイスを確かめる
export-verify-hash = ✅ 終了時に公開されたシードは、ロビーで示した SHA-256 と一致します。
export-verify-hash-wrong = ❌ 終了時に公開されたシードは、ロビーで示した SHA-256 と**一致しません**。
export-verify-opening = ✅ 終了時に公開されたシードは、ロビーを開いたときに決めたものです。
export-verify-opening-wrong = ❌ 終了時に公開されたシードは、ロビーを開いたときに決めたもの**ではありません**。
export-verify-commitment = ✅ 合言葉、席順、オプションは、開始時に決めたとおりです。
export-verify-commitment-wrong = ❌ 合言葉、席順、オプションのいずれかが、開始時に決めたとおり**ではありません**。
export-verify-renamed = ⚠️ 開始時と名前が違う席が{ $count }つあります：{ $seats }番。交代の記録はありません。
export-verify-handed = ℹ️ 途中で交代した席：{ $seats }番。ダイスからは確かめられません。
# すべての行を再現できたとき（$whole が yes）だけ、抜けがないと言える。
export-verify-good = ✅ このゲームの乱数{ $draws }個は、{ export-verify-none-left }すべてシードから計算した値と一致します。
export-verify-good-since = ✅ その後の乱数{ $draws }個は、{ export-verify-none-left }すべてシードから計算した値と一致します。
export-verify-none-left = { $whole ->
    [yes] 抜けも入れ替えもなく、
   *[no] 順番どおりに、
}
# 経過の0行目から{ $row }行目までは、別の卓（番号は{ $table }）の記録から来ている。
export-verify-brought = ℹ️ この卓は、卓 { $table } の記録から開かれました。0行目から{ $row }行目までは引き継いだ経過で、そのダイスを確かめられるのは元の卓の記録だけです。
export-verify-bad = ❌ 記録のうち{ $count }行がシードと一致しません：{ $rows }
export-verify-thrown-away = ❌ 記録のうち{ $count }行で、一度振られた出目が取り消されています：{ $rows }。出目は取り消せないはずなので、捨てて振り直されたことになります。
export-verify-stops = ❌ 記録の{ $row }行目がルールに合いません。記録どおりに再現すると、そこから先へ進めません。
export-verify-corrected = ⚠️ ゲームの途中でルールが訂正されました。行動の再現は{ $row }行目から、第{ $now }版のルールで行いました。{ $row }行目より前では、乱数が捨てられていたかもしれません。
export-verify-earlier = ⚠️ このゲームは第{ $was }版のルールで行われました。現在のルールは第{ $now }版のため、行動の再現は行っていません。乱数が捨てられていたかもしれません。
export-verify-not-replayed = ⚠️ 行動の再現は行っていません。ゲームのあとでルールが訂正されたか、記録が長すぎるためです。乱数が捨てられていたかもしれません。
export-verify-message = ✅ { $link }：混ぜられているのは、開始時のハッシュを投稿したこのメッセージのIDです。
export-verify-message-other = ❌ 開始時のハッシュのメッセージのIDとして混ぜられた `{ $message }` は、そのメッセージのIDでは**ありません**。
export-verify-bare = ⚠️ 公開乱数の回も、開始時のハッシュのメッセージも混ぜられていません。運営者は、どちらも届かないと装うことができました。
export-verify-message-unseen = ⚠️ 混ぜられたID `{ $message }` のメッセージを読めません。運営者は、都合のよい出目になるまで削除と投稿を繰り返すことができました。あとからモデレーターが削除した場合もあります。
export-untyped = { $people ->
    [0] ⚠️ プレイヤーの合言葉は混ぜられていません。運営者は出目を選ぶことができました。
   *[other] ⚠️ { $people }人のうち{ $untyped }人が合言葉を入力していません。運営者は出目を選ぶことができました。
}
export-verify-how = -# 自分でも検証できます。/記録 で受け取ったファイルに `sainome verify FILE --message LINK` を実行してください。LINK は開始時のハッシュのメッセージのリンクです。
export-whole = 記録の全体です。1行が1つの行動（JSON）で、ダイスのシードも入っています。`sainome replay FILE --text` で経過を文章で読め、`sainome verify FILE` ですべての出目を検証できます。
export-part = ここまでの記録のうち、全員に公開されている部分です。ゲームが終わると、シードと伏せられていた内容も入ります。
# 運営者が記録から開いた卓の最初のメッセージ。{ $row } は引き継いだ最後の行。
export-imported = 📦 { $game }を、記録の{ $row }行目のあとから続けます。ここからダイスは新しく、持ち時間も最初からです。レーティングの対象にはなりません。コンピュータの席には誰でも座れます：/ゲーム 席
export-alt = ゲームの記録（JSON Lines）です。
export-posted-opening = { $host ->
    [nobody] **{ $game }**の卓が開きました。
   *[other] { $host }が**{ $game }**の卓を開きました。
}
export-posted-begin = ゲームを始めます。
export-posted-hash = 🎲 `{ $hash }`
export-posted-message = ✉️ このメッセージのIDが混ぜられます
export-message-opening = 開設時のハッシュ
export-message-begin = 開始時のハッシュ
export-compared-same = ✅ { $link }：{ $which }のメッセージは同じ内容のままで、編集されていません。
export-compared-other = ❌ { $link }：{ $which }のメッセージは内容が違うか、編集されています。
export-compared-gone = ⚠️ { $which }のメッセージはもうないので、ボットの記録とだけ比べました。
export-compared-unread = ⚠️ { $which }のメッセージを今は読めないので、ボットの記録とだけ比べました。
export-compared-never = ⚠️ { $which }のメッセージは投稿されていません。
# { $whose }：drand（鍵は組み込み済み）か own（それ以外）。
export-beacon-signed = ✅ 公開乱数の第{ $round }回が混ぜられています。署名は{ $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
}のものです。<{ $url }/{ $round }> の値と比べてください：`{ $randomness }`
export-beacon-hashed = ⚠️ { $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
}の第{ $round }回が混ぜられています。値は署名のハッシュですが、誰の署名かは確かめられません。<{ $url }/{ $round }> の値と比べてください：`{ $randomness }`
export-beacon-stated = ⚠️ { $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
}の第{ $round }回が混ぜられていますが、署名が保存されていないため確かめられません。<{ $url }/{ $round }> の値と比べてください：`{ $randomness }`
export-beacon-forged = ❌ { $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
}の第{ $round }回として混ぜられた値は、署名と**一致しません**。<{ $url }/{ $round }> の値と比べてください：`{ $randomness }`
export-beacon-missed = ⚠️ { $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
} <{ $url }> の第{ $round }回が間に合わなかったか、開始時のハッシュの投稿が遅すぎたため、{ export-instead }。運営者がそう装うこともできます。
export-beacon-silent = ⚠️ 開始時に{ $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数
} <{ $url }> が応答しなかったため、{ export-instead }。運営者がそう装うこともできます。
# 公開乱数の回が混ぜられていないとき、ダイスが何で決まるか。
export-instead = { $instead ->
    [message] 代わりに、開始時のハッシュのメッセージのIDが混ぜられています
   *[nothing] 出目はシードと合言葉だけで決まります
}
export-posted-round = 🌐 これから出る{ $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数drand
}の第{ $round }回：<{ $url }/{ $round }>
export-posted-silent = ⚠️ { $whose ->
    [own] 運営者自身の乱数サーバー
   *[drand] 公開乱数
} <{ $url }> が応答しませんでした
export-opened-before = ✅ 開設時のハッシュはロビーより前に、ロビーは開始時のハッシュより前に投稿されています：{ $link }。
export-opened-after = ❌ 開設時のハッシュ、ロビー、開始時のハッシュが、この順に**投稿されていません**：{ $link }。合言葉を知ってからシードを選べたことになります。
export-opened-unknown = ⚠️ 開設時のハッシュ、ロビー、開始時のハッシュがどの順に投稿されたかは比べられませんでした。どれかのメッセージがないか、読めないためです。
export-round-before = ✅ 開始時のハッシュは、drandの第{ $round }回が公開されるより前に投稿されています。
export-round-after = ⚠️ 開始時のハッシュは、drandの第{ $round }回が公開されたより**後に**投稿されています。運営者はその回を知ることができました。
export-order-before = ✅ 開始時のハッシュは、最初の盤面より前に投稿されています：{ $link }。
export-order-after = ❌ 開始時のハッシュは、最初の盤面より**後に**投稿されています：{ $link }。出目を知ってから作れたことになります。
export-order-unknown = ⚠️ 開始時のハッシュが最初の盤面より前に投稿されたかどうかは比べられませんでした。どちらかのメッセージがないか、読めないためです。
export-how-button = しくみ
export-proof-button = ダイスを確かめる
export-seed = -# ダイスのシード：`{ $seed }`｜開始前のハッシュ：`{ $hash }`
export-how =
    ## 公正さを自分で確かめられるダイス
    1. **ロビーを開く：** 秘密のシードを決め、その**開設時のハッシュ**を投稿します。以後、シードは変えられません。
    2. **参加する：** 全員がダイスの合言葉を入力できます。ロビーのメッセージで自分の合言葉を確かめてください。ボットが別の言葉を書くこともできるからです。
    3. **始める：** 合言葉、席順、オプションを確定し、その**開始時のハッシュ**を投稿します。ハッシュにはこれから出る公開乱数の回も含め、届くのを待ちます。公開乱数がないときは、そのメッセージのIDを混ぜます。
    4. **終わる：** シードを公開します。「ダイスを確かめる」（/記録）は2つのハッシュとすべての出目を計算し直し、ハッシュを投稿と比べ、ルールどおりにゲームをたどり直します。

    {""}**計算の要点：** シードを鍵とした、合言葉と回（またはメッセージのID）のHMAC-SHA256が、出目のシードです。k番目の乱数は、それを鍵とした `テーブル/k` のHMAC-SHA256を、面の数に収めたものです。

    {""}**それでも信じるしかないこと：** ゲームが始まると、運営者はこの先の出目を知っていて、誰かに教えることができます。運営者が出目を選ぶのに必要なもの：
    - 公開乱数あり：運。応答がなかったと装えるのは1回だけで、なかったことは「ダイスを確かめる」で分かります。
    - メッセージのIDあり：みんなの前での削除と再投稿。
    - どちらもなし：入力されていない合言葉があれば誰の助けも要らず、なければ最後に合言葉を決めるプレイヤーの助け。どちらかは「ダイスを確かめる」で分かります。

    {""}**メッセージのハッシュ**はbase64url（43文字）で、記録の16進64桁と同じものです。

    {""}**自分で確かめるには：** /記録 で記録を受け取り、`sainome verify FILE` を実行します。`scripts/verify_dice.py` は、このボットと何も共有しない短いPythonで同じことを確かめます。
export-how-link = 計算のしかたの全体：<{ $url }>
