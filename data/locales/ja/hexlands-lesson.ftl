# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = 1つの城から領地を広げ、最後にコインと領地が最も多い人の勝ちです。
hexlands-lesson-end = 出兵、発展、建設、戦闘、トレード、得点を学びました。道は「ルール」2ページ、ほかの建物・兵士・特殊タイルは4ページ、カードは5ページ、イベントは6ページにあります。

hexlands-lesson-new-land = 新しい領地
hexlands-lesson-new-land-can = 1ラウンドの流れ
hexlands-lesson-new-land-1 = 3面ダイス2個は毎ラウンド振れますが、6面ダイス3個はそれぞれ1回しか振れません。今回は6面ダイスを1個振りましょう。
hexlands-lesson-new-land-1-wrong-1 = 今回は1個です。残りはあとのラウンドに取っておきます。
hexlands-lesson-new-land-2 = ダイス1個で1つ行動し、出兵なら目の数だけ歩けます。城（E8）の隣の新しい領地を、兵士1体に1つずつ、2つ選びましょう。
hexlands-lesson-new-land-2-wrong-1 = 城に兵士が1体残っています。新しい領地を2つ選んでください。
hexlands-lesson-new-land-2-after = 2の目のダイスで、兵士2体が1歩ずつ進みました。
hexlands-lesson-new-land-3 = 残りのダイスをコインに替えて、手番を終えましょう。
hexlands-lesson-new-land-3-after = 解決フェイズで兵士がタイルを1枚ずつ置き、城に戻りました。2マスで6点です。
hexlands-lesson-new-land-4 = 毎ラウンド、城から1コイン入り、兵士1体につき1コイン払い、最後にイベントが起きます。次は残る6面ダイス2個のうち、何個振りますか？

hexlands-lesson-cards = カードと買い物
hexlands-lesson-cards-can = カードを引く、使う、買う
hexlands-lesson-cards-1 = ダイスでは、目と同じ番号のカードも引けます（2個を足してもかまいません）。1と2を足して、募兵（3）を引きましょう。
hexlands-lesson-cards-1-wrong-1 = 「1+2で募兵（3）を引く」だけを選んでください。
hexlands-lesson-cards-2 = 使えるのは次の手番からです。この手番を終えましょう。
hexlands-lesson-cards-3 = 手番の初めにカードを使えます。募兵を使い、兵士を1体増やしましょう。
hexlands-lesson-cards-3-wrong-1 = 今は募兵だけです。カードは買い物とダイスより先に使います。
hexlands-lesson-cards-4 = 次は買い物で、束のいちばん上のカードを1手番に1枚買えます（相手の束は+1コイン）。ダイス職人を買いましょう。
hexlands-lesson-cards-4-wrong-1 = ベンの束のダイス職人だけを選んでください。
hexlands-lesson-cards-5 = 最後はダイスで、3の目なら兵士3体が1歩ずつ進めます。城の隣の新しい領地を3つ選びましょう。
hexlands-lesson-cards-5-wrong-1 = D8、E9、F7、F8のうち3つを選んでください。
hexlands-lesson-cards-6 = 最後のダイスで作業し、手番を終えましょう。

hexlands-lesson-orders = 命令：城と鉱山
hexlands-lesson-orders-can = 命令、建設
hexlands-lesson-orders-1 = 鉱山は毎ラウンド、コインを生みます。山の隣で、公地にも相手の領地にも接しないD8へ、兵士を1体送りましょう。
hexlands-lesson-orders-1-wrong-1 = 山C7の隣のD8に、兵士1体だけを送ってください。
hexlands-lesson-orders-2 = 手番を終える前に、兵士への命令を見ます。「全部作業（2）、命令へ…」を押しましょう。
hexlands-lesson-orders-2-wrong-1 = それでは、鉱山を建てずに手番が終わります。
hexlands-lesson-orders-3 = D8に鉱山を命令しましょう。
hexlands-lesson-orders-3-wrong-1 = 鉱山を選んでください。
hexlands-lesson-orders-4 = 領地は城より高くできません。城の周りはすべてあなたの領地なので、城を高くしましょう。
hexlands-lesson-orders-5 = 命令は解決フェイズまで秘密です。手番を終えましょう。
hexlands-lesson-orders-5-after = 毎ラウンドの収入は城2と鉱山1で3コインになり、費用の半分は得点にもなります。

hexlands-lesson-battle = 戦闘とドクロ
hexlands-lesson-battle-can = 強さの比較、ドクロ
hexlands-lesson-battle-1 = 攻め側は隣のいちばん高い（▲）自分の領地、守り側はそのマスの高さに、兵士1体につき1を足します。H3にいるベンの兵士を攻めましょう。
hexlands-lesson-battle-1-wrong-1 = そこでも勝てますが、ベンの兵士がいるのはH3です。
hexlands-lesson-battle-1-wrong-2 = H3だけを選んでください。⚔が攻撃です。
hexlands-lesson-battle-2 = 3対2で勝てます。次は命令を見ましょう。
hexlands-lesson-battle-2-wrong-1 = それでは手番が終わります。「全部作業（3）、命令へ…」を押してください。
hexlands-lesson-battle-3 = 勝った側はタイルを置けます。ベンには普通のタイルに見えるドクロを置きましょう。
hexlands-lesson-battle-3-wrong-1 = ドクロを選んでください。
hexlands-lesson-battle-4 = 戦闘のあと、兵士は城に戻ります。手番を終えましょう。
hexlands-lesson-battle-4-after = ベンは攻め返して3対1で勝ちましたが、ドクロで兵士を失い、H3はあなたのままです。

hexlands-lesson-last-round = 最後のラウンド
hexlands-lesson-last-round-can = トレード、維持費、得点
hexlands-lesson-last-round-1 = 進度は50のうち46なので、ほとんどのイベントでゲームが終わります。振っていない6面ダイス1個を1コインで譲る、ベンの提案を受けましょう。
hexlands-lesson-last-round-1-wrong-1 = 6面ダイスは得点になりませんが、1コインは1点です。
hexlands-lesson-last-round-2 = 1コインは1点、領地1マスは3点です。2と2で4歩になるので、新しい領地を2つ選びましょう。
hexlands-lesson-last-round-2-wrong-1 = 新しい領地を2つ選んでください。合わせて6点です。
hexlands-lesson-last-round-3 = 兵士がタイルを1枚ずつ置きます。手番を終えましょう。
hexlands-lesson-last-round-4 = 兵士4体の維持費4に対して、3コインしかありません。カードを売るか、兵士を解雇しましょう。
hexlands-lesson-last-round-4-after = 進度が51になり、ゲームが終わりました。あなたの勝ちです。
