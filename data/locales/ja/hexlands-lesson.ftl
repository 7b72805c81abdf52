# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = 1つの城から領地を広げ、得点を競います。1コインは1点、1マスは3点です。
hexlands-lesson-end = 出兵、発展、建設、戦闘、道、トレード、得点を学びました。ほかの建物・兵士・特殊タイルは「ルール」4ページ、カードは5ページ、イベントは6ページにあります。

hexlands-lesson-new-land = 新しい領地
hexlands-lesson-new-land-can = 1ラウンドの流れ
hexlands-lesson-new-land-1 = 3面ダイス2個は毎ラウンド振れますが、6面ダイスは3個だけで、振るとなくなります。今回は6面ダイスを1個振りましょう。
hexlands-lesson-new-land-1-wrong-1 = 今回は1個です。残りはあとのラウンドに取っておきます。
hexlands-lesson-new-land-2 = ダイス1個で1つ行動します。城E8の隣の「E7 新領地」などを押すと、いちばん小さい2の目で兵士が1歩進みます。
hexlands-lesson-new-land-2-wrong-1 = 今回は、新領地のマスを押してください。
hexlands-lesson-new-land-3 = 2の目は、あと1歩残っています。もう1体の兵士のために、別の新領地を押しましょう。
hexlands-lesson-new-land-3-wrong-1 = 城に兵士が1体残っています。別の新領地を押してください。
hexlands-lesson-new-land-3-after = 1個の2の目で2歩進み、3と、もう1個の2の目が残っています。
hexlands-lesson-new-land-4 = 残りのダイスをコインに替えて、手番を終えましょう。
hexlands-lesson-new-land-4-after = ラウンドの終わりに兵士がタイルを1枚ずつ置き、そこが1マス3点の領地になりました。そのあと兵士は城に戻りました。
hexlands-lesson-new-land-5 = 城から1コイン入り、兵士2体に2コイン払い、イベントの豊作で3コイン入りました。次は残る6面ダイス2個のうち、何個振りますか？
hexlands-lesson-new-land-5-after = 何個でもかまいません。今振れば今回の行動が増え、残せばあとのラウンドで使えます。

hexlands-lesson-cards = カードと買い物
hexlands-lesson-cards-can = カードを引く、使う、買う
hexlands-lesson-cards-1 = 出兵の代わりに、目と同じ番号のカードを引くこともできます。1と2を足して引く「3→募兵」を押しましょう。
hexlands-lesson-cards-1-wrong-1 = 「3→募兵」を押してください。
hexlands-lesson-cards-2 = 使えるのは次の手番からです。この手番を終えましょう。
hexlands-lesson-cards-3 = 手番の初めにカードを使えます。「募兵 +1体」を押し、兵士を1体増やしましょう。
hexlands-lesson-cards-3-wrong-1 = 先に「募兵 +1体」を押してください。カードは買い物とダイスより前に使います。
hexlands-lesson-cards-4 = 使われたカードは、持ち主ごとの束として市場に並びます。ベンの束のダイス職人を、1コイン高くなりますが、リストから買いましょう。
hexlands-lesson-cards-4-wrong-1 = ベンの束のダイス職人だけを選んでください。
hexlands-lesson-cards-5 = 最後はダイスで、3の目なら兵士3体が1歩ずつ進めます。D8、E9、F7、F8のどれかを押しましょう。
hexlands-lesson-cards-5-wrong-1 = 城の隣の、D8、E9、F7、F8のどれかを押してください。
hexlands-lesson-cards-6 = ほかの兵士のために2歩残っています。次のマスを押しましょう。
hexlands-lesson-cards-6-wrong-1 = 城の隣の別のマスを押してください。どれも1歩です。
hexlands-lesson-cards-7 = 最後の1歩です。
hexlands-lesson-cards-7-wrong-1 = 城に兵士が1体残っています。マスを押してください。
hexlands-lesson-cards-8 = 最後のダイスで作業し、手番を終えましょう。

hexlands-lesson-orders = 命令：城と鉱山
hexlands-lesson-orders-can = 命令、建設
hexlands-lesson-orders-1 = 鉱山は毎ラウンド、コインを生みます。山の隣で、公地にも相手の領地にも接しないマスに建つので、「D8 鉱山」を押して兵士を送りましょう。
hexlands-lesson-orders-1-wrong-1 = 山C7の隣の「D8 鉱山」を押してください。
hexlands-lesson-orders-2 = 手番を終える前に、兵士への命令を見ます。「作業2、命令へ…」を押しましょう。
hexlands-lesson-orders-3 = D8の兵士に鉱山を建てさせましょう。
hexlands-lesson-orders-3-wrong-1 = 鉱山を選んでください。
hexlands-lesson-orders-4 = タイル1枚で1段高くなりますが、どこも城より高くはできません。城の周りはすべてあなたの領地なので、城を高くしましょう。
hexlands-lesson-orders-5 = 命令は解決フェイズまで秘密です。手番を終えましょう。
hexlands-lesson-orders-5-after = 収入は城2と鉱山1で、毎ラウンド3コインになりました。建設費の半分は得点にもなります。

hexlands-lesson-battle = 戦闘とドクロ
hexlands-lesson-battle-can = 強さの比較、ドクロ
hexlands-lesson-battle-1 = 高さと兵士の数の合計が大きい側の勝ちです。合計3のG4（高さ2）から、隣の合計2のH3（高さ1）にいるベンの兵士を攻めましょう。
hexlands-lesson-battle-1-wrong-1 = そこでも勝てますが、ベンの兵士がいるのはH3です。
hexlands-lesson-battle-1-wrong-2 = H3を押してください。⚔が攻撃です。
hexlands-lesson-battle-2 = 3対2で勝てます。次は命令を見ましょう。
hexlands-lesson-battle-3 = 勝った側はタイルを置けます。ベンには普通のタイルに見え、攻めて勝っても兵士を失うドクロを置きましょう。
hexlands-lesson-battle-3-wrong-1 = ドクロを選んでください。
hexlands-lesson-battle-4 = 戦闘のあと、兵士は城に戻ります。手番を終えましょう。
hexlands-lesson-battle-4-after = ベンは攻め返して3対1で勝ちましたが、ドクロで兵士を失い、H3はあなたのままです。

hexlands-lesson-roads = 道とゲームの終わり
hexlands-lesson-roads-can = 道を置く、終わりを見通す
hexlands-lesson-roads-1 = 2つの湖の隣のF6に観光地を建てます。隣に城か道が必要なので、リストからE7かF7に道を置きましょう。
hexlands-lesson-roads-1-wrong-1 = E7かF7の道だけを選んでください。どちらも城とF6の隣です。
hexlands-lesson-roads-2 = 道は城からつなげて置き、道のマスに建物は建ちません。「F6 観光地」を押して、兵士を送りましょう。
hexlands-lesson-roads-2-wrong-1 = 「F6 観光地」を押してください。
hexlands-lesson-roads-3 = F6の兵士に観光地を建てさせましょう。
hexlands-lesson-roads-3-wrong-1 = 観光地を選んでください。
hexlands-lesson-roads-4 = 手番を終えましょう。
hexlands-lesson-roads-4-after = 領地が接するベンは、毎ラウンド1コイン払います。道がなくなると、観光地もなくなります。
hexlands-lesson-roads-5 = 進度は46、50を超えると終わりです。ギャンブル以外は5以上進むので、最後の6面ダイスを振りましょう。
hexlands-lesson-roads-5-wrong-1 = 残した6面ダイスは得点になりません。振ってください。
hexlands-lesson-roads-5-after = 終わりはラウンドの最後のイベントで決まります。得点になるのは、コイン、領地、建設費の半分です。

hexlands-lesson-last-round = 最後のラウンド
hexlands-lesson-last-round-can = トレード、維持費、得点
hexlands-lesson-last-round-1 = 進度は50のうち46で、おそらく最後のラウンドです。余った6面ダイスを1コインで買うという、ベンの提案を受けましょう。
hexlands-lesson-last-round-1-wrong-1 = 6面ダイスは得点になりませんが、1コインは1点です。
hexlands-lesson-last-round-2 = 1コインは1点、1マスは3点です。2の目1個で2歩先の新領地に届くので、D6、F6、C6、G6のどれかを押しましょう。
hexlands-lesson-last-round-2-wrong-1 = 新領地のほうが得です。D6、F6、C6、G6のどれかを押してください。
hexlands-lesson-last-round-3 = もう1個の2の目で、もう1回です。
hexlands-lesson-last-round-3-wrong-1 = 3点には届きません。別の新領地を押してください。
hexlands-lesson-last-round-4 = 兵士がタイルを1枚ずつ置きます。手番を終えましょう。
hexlands-lesson-last-round-5 = 兵士4体の維持費4に対して、3コインしかありません。カードを売るか、兵士を解雇しましょう。
hexlands-lesson-last-round-5-after = 進度が51になり、ゲームが終わりました。あなたの勝ちです。
