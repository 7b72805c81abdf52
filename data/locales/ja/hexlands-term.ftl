# 「これは？」：初めての人が知らない言葉。

hexlands-term-d6 = 6面ダイス
hexlands-term-d6-meaning = 振るとなくなるダイス。最初は3個
hexlands-term-d3 = 3面ダイス
hexlands-term-d3-meaning = 毎ラウンド振る、なくならないダイス。1人2個
hexlands-term-usual = いつも通り
hexlands-term-usual-meaning = 残りのラウンドにも6面ダイスが足りるように振る数
hexlands-term-upkeep = 維持費
hexlands-term-upkeep-meaning = 兵士と砦のために、ラウンドの終わりに払うコイン
hexlands-term-progress = 進度
hexlands-term-progress-meaning = イベントのたびに増え、上限を超えるとゲームが終わる数
hexlands-term-march = 出兵
hexlands-term-march-meaning = 出目の歩数だけ兵士を動かすこと
hexlands-term-work = 作業
hexlands-term-work-meaning = ダイスを、出目の数のコインに替えること
hexlands-term-orders = 命令
hexlands-term-orders-meaning = 全員の手番のあとに、兵士がそのマスですること
hexlands-term-public = 公地
hexlands-term-public-meaning = 誰のものでもない土地。自分の領地の隣なら、兵士が1体いれば領地になる
hexlands-term-strong = 強い兵士
hexlands-term-strong-meaning = 兵力2、維持費4の兵士
hexlands-term-tile = 特殊タイル
hexlands-term-tile-meaning = 見ずに買うタイル。表はドクロ・湖・山のどれか、裏は道
hexlands-term-higher = ▲
hexlands-term-higher-meaning = 兵士がいる自分の領地が1段高くなること
hexlands-term-battle = ⚔
hexlands-term-battle-meaning = 戦闘。自分の兵力、相手の兵力の順で、多い方が勝つ
