# 予約：次の自分の番の行動を3つまで、お試し盤面で入れておく。

orders-first = 試したときより悪くなっていなければ「{ $line }」、
# 更新前の予約：ほかは比べない。
orders-first-same = 試したときと出来事と点が同じなら（更新前の予約）「{ $line }」、
orders-else = 違えば「{ $line }」、
orders-ask = 当てはまらなければ何もせず、お知らせします。
orders-how =
    -# 予約しました（{ $most }つまで。取り消して戻れば、別の行動も試せます）。番の続きは自分で行います。
    -# 比べるのは点とボタンの数字だけです（ほかの人の行動などは比べません）。
    -# 番が来て{ $delay }後に行います。見えるのは行った行動だけです。自分で行動すると予約はなくなります。
orders-own = 📋 予約：{ $order }
orders-remove = 外す：{ $line }
orders-cancel = 予約を取り消す
orders-cancel-all = すべて取り消す
orders-cancelled = 予約を取り消しました。
orders-stopped = 📋 予約はどれも行わず、あなたを待っています。
orders-stopped-past = -# 📋 このとき、予約はどれも行いませんでした。
orders-stop-illegal = • { $line }：{ $why }
# 予約したときと今、その行動で起きること：出来事と点。
orders-stop-different = • { $line }：予約のときは{ $then }／今は{ $now }
orders-stop-differs = • { $line }：今は違う結果になります。
orders-stop-worse = • { $line }：{ $what }
orders-stop-unplayed = • { $line }：最後まで行えませんでした。
orders-stop-rules = • その後、ルールが訂正されました。
orders-stop-options = • その後、オプションが変わりました。
orders-stop-away = • 休暇中です。
orders-points = { $player } { $points }
orders-lapsed-rest = 📋 予約のとおりに行動しました。まだあなたの番です。続きは「自分のパネル」で行ってください。
orders-ends = ゲーム終了
orders-lapsed-undone = 📋 前の番が取り消されたので、予約はなくなりました。必要なら、もう一度入れてください。
