# 予約：次の自分の番の手を3つまで、試しの盤面で入れておく。

orders-button = 自分の番になったら…
orders-first = 今と同じ結果になるなら「{ $line }」、
orders-else = だめなら「{ $line }」、
orders-ask = どれもだめなら自分に聞きます。
orders-how = -# 番が来て60秒後に行います。それまで誰にも見えず、自分で何か行動すると取り消しになります。
orders-own = 📋 予約：{ $order }
orders-remove = 外す：{ $line }
orders-cancel = 予約を取り消す
orders-cancel-all = すべて取り消す
orders-cancelled = 予約を取り消しました。
orders-stopped = 📋 予約はどれも行わず、あなたを待っています。
orders-stopped-past = -# 📋 ここでは予約を行いませんでした。
orders-stop-illegal = • { $line }：{ $why }
# 予約したときと今、その手で起きること：出来事と点。
orders-stop-different = • { $line }：予約のときは{ $then }／今は{ $now }
orders-stop-differs = • { $line }：今は違う結果になります。
orders-stop-unplayed = • { $line }：最後まで行えませんでした。
orders-stop-rules = • その後、ルールが訂正されました。
orders-stop-options = • その後、オプションが変わりました。
orders-stop-away = • 休暇中です。
orders-points = { $player } { $points }
orders-ends = ゲーム終了
orders-lapsed-undone = 📋 前の番が取り消されたので、予約はなくなりました。まだ合うなら、もう一度入れてください。
