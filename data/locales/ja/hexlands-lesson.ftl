# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = 1つの城から領地を広げ、得点を競います（1コイン1点、1マス3点）。
hexlands-lesson-end = 出兵、発展、建設、戦闘、トレード、得点を学びました。道は「ルール」2ページ、ほかの建物・兵士・特殊タイルは4ページ、カードは5ページ、イベントは6ページにあります。

hexlands-lesson-new-land = 新しい領地
hexlands-lesson-new-land-can = 1ラウンドの流れ
hexlands-lesson-new-land-1 = 3面ダイス2個は毎ラウンド振れますが、6面ダイスは3個だけで、振るとなくなります。今回は6面ダイスを1個振りましょう。
hexlands-lesson-new-land-1-wrong-1 = 今回は1個です。残りはあとのラウンドに取っておきます。
hexlands-lesson-new-land-2 = ダイス1個で1つ行動し、2の目の出兵なら兵士2体が1歩ずつ進めます。城（E8）の隣の新しい領地を2マス選びましょう。
hexlands-lesson-new-land-2-wrong-1 = 城に兵士が1体残っています。新しい領地を2つ選んでください。
hexlands-lesson-new-land-2-after = 2の目で2歩進み、3と1の目が残っています。
hexlands-lesson-new-land-3 = 残りのダイスをコインに替えて、手番を終えましょう。
hexlands-lesson-new-land-3-after = ラウンドの終わりに兵士がタイルを1枚ずつ置き、そこが領地（1マス3点）になりました。そのあと兵士は城に戻りました。
hexlands-lesson-new-land-4 = 城から1コイン入り、兵士2体に2コイン払い、イベントの豊作で3コイン入りました。次は残る6面ダイス2個のうち、何個振りますか？
hexlands-lesson-new-land-4-after = 何個でもかまいません。今振れば今回の行動が増え、残せばあとのラウンドで使えます。

hexlands-lesson-cards = カードと買い物
hexlands-lesson-cards-can = カードを引く、使う、買う
hexlands-lesson-cards-1 = 出兵の代わりに、目と同じ番号のカードも引け、2個を足してもかまいません。1と2を足して、募兵（3）を引きましょう。
hexlands-lesson-cards-1-wrong-1 = 「引く：1+2で募兵（3）」だけを選んでください。
hexlands-lesson-cards-2 = 使えるのは次の手番からです。この手番を終えましょう。
hexlands-lesson-cards-3 = 手番の初めにカードを使えます。募兵を使い、兵士を1体増やしましょう。
hexlands-lesson-cards-3-wrong-1 = 今は「使う：募兵」だけを選んでください。カードは買い物とダイスより先に使います。
hexlands-lesson-cards-4 = 使われたカードは、持ち主ごとの束として市場に表向きで並びます。ベンの束のダイス職人を買いましょう（相手の束なので+1コイン）。
hexlands-lesson-cards-4-wrong-1 = ベンの束のダイス職人だけを選んでください。
hexlands-lesson-cards-5 = 最後はダイスで、3の目なら兵士3体が1歩ずつ進めます。城の隣の新しい領地を3つ選びましょう。
hexlands-lesson-cards-5-wrong-1 = D8、E9、F7、F8のうち3つを選んでください。
hexlands-lesson-cards-6 = 最後のダイスで作業し、手番を終えましょう。

hexlands-lesson-orders = 命令：城と鉱山
hexlands-lesson-orders-can = 命令、建設
hexlands-lesson-orders-1 = 鉱山は毎ラウンド、コインを生みます。山の隣で、公地にも相手の領地にも接しないマスに建つので、D8へ兵士を1体送りましょう。
hexlands-lesson-orders-1-wrong-1 = 山C7の隣のD8に、兵士1体だけを送ってください。
hexlands-lesson-orders-2 = 手番を終える前に、兵士への命令を見ます。「残りを2コインに替え、命令へ…」を押しましょう。
hexlands-lesson-orders-2-wrong-1 = それでは、鉱山を建てずに手番が終わります。
hexlands-lesson-orders-3 = D8の兵士に鉱山を建てさせましょう。
hexlands-lesson-orders-3-wrong-1 = 鉱山を選んでください。
hexlands-lesson-orders-4 = タイル1枚で1段高くなりますが、どこも城より高くはできません。城の周りはすべてあなたの領地なので、城を高くしましょう。
hexlands-lesson-orders-5 = 命令は解決フェイズまで秘密です。手番を終えましょう。
hexlands-lesson-orders-5-after = 収入は城2と鉱山1で、毎ラウンド3コインになりました。建設費の半分は得点にもなります。

hexlands-lesson-battle = 戦闘とドクロ
hexlands-lesson-battle-can = 強さの比較、ドクロ
hexlands-lesson-battle-1 = 高さと兵士の数の合計が大きい側の勝ちです。隣のG4（高さ2）＋1体＝3のあなたから、H3（高さ1）＋1体＝2のベンの兵士を攻めましょう。
hexlands-lesson-battle-1-wrong-1 = そこでも勝てますが、ベンの兵士がいるのはH3です。
hexlands-lesson-battle-1-wrong-2 = H3だけを選んでください。⚔が攻撃です。
hexlands-lesson-battle-2 = 3対2で勝てます。次は命令を見ましょう。
hexlands-lesson-battle-2-wrong-1 = それでは手番が終わります。「残りを3コインに替え、命令へ…」を押してください。
hexlands-lesson-battle-3 = 勝った側はタイルを置けます。ベンには普通のタイルに見え、攻めて勝っても兵士を失うドクロを置きましょう。
hexlands-lesson-battle-3-wrong-1 = ドクロを選んでください。
hexlands-lesson-battle-4 = 戦闘のあと、兵士は城に戻ります。手番を終えましょう。
hexlands-lesson-battle-4-after = ベンは攻め返して3対1で勝ちましたが、ドクロで兵士を失い、H3はあなたのままです。

hexlands-lesson-last-round = 最後のラウンド
hexlands-lesson-last-round-can = トレード、維持費、得点
hexlands-lesson-last-round-1 = イベントで進む進度は50のうち46で、ほとんどのイベントで終わります。余った6面ダイスを1コインで買うという、ベンの提案を受けましょう。
hexlands-lesson-last-round-1-wrong-1 = 6面ダイスは得点になりませんが、1コインは1点です。
hexlands-lesson-last-round-2 = 1コインは1点、領地1マスは3点です。新しい領地は2歩先なので、2と2の4歩で2つ選びましょう。
hexlands-lesson-last-round-2-wrong-1 = 新しい領地を2つ選んでください。合わせて6点です。
hexlands-lesson-last-round-3 = 兵士がタイルを1枚ずつ置きます。手番を終えましょう。
hexlands-lesson-last-round-4 = 兵士4体の維持費4に対して、3コインしかありません。カードを売るか、兵士を解雇しましょう。
hexlands-lesson-last-round-4-after = 進度が51になり、ゲームが終わりました。あなたの勝ちです。
