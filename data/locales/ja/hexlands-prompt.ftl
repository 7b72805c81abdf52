# 問いと、今の手元のまとめ。

hexlands-prompt-wait = 今は決めることがありません。
hexlands-prompt-commit = 第{ $round }ラウンド：{ $have ->
    [1] 最後の6面ダイスを振りますか？　
   *[other] 6面ダイス{ $have }個のうち、何個を振りますか？　
}{ $coins }コイン、維持費{ $upkeep }{ $round ->
    [1] 。{ hexlands-prompt-how }
   *[other] 。
}{ $spring ->
    [0] {""}
   *[other] 進度{ $spring }で春：{ $fed ->
        [0] 城につながる領地がなければ6面ダイスはありません。
       *[other] 領地から6面ダイス+{ $fed }個。
    }
}手番順：{ $order }
# 第3ラウンドからは説明が要らない。
hexlands-prompt-how = 振った6面ダイスはなくなります。3面ダイスは毎回振ります。選んだ数は、全員が決めるまで秘密です。進度はイベントのたびに進み、{ $limit }を超えるとゲームが終わります。
# 最初の2ラウンドだけの説明。
hexlands-prompt-turn-how = { $round ->
    [1] 。ダイス1個で、出兵（▲は1段高く、⚔は兵力）、発展（3→募兵など）、作業（💰コイン）のどれか1つを行えます。新しいカードは次の手番から使えます。
   *[other] {""}
}
hexlands-prompt-orders-how = { $round ->
    [1] 全員の手番のあとに実行します。兵士はその場で働き、そのあと城へ戻ります。
   *[other] {""}
}
hexlands-prompt-gamble = ギャンブル：6面ダイス{ $have }個のうち、何個を賭けますか？　最高の目の1人が全部ともう1個を得ます。同じ目なら戻り、中立ダイスが最高なら没収です。
hexlands-prompt-upkeep = 維持費{ $due }に対して{ $coins }コインしかありません。払えるようになるまで、カードを売る、兵士を解雇する、強い兵士を兵士に戻す、砦を壊す、のどれかを選んでください。手放せるものがなくなると破産です。
hexlands-prompt-cards = { hexlands-summary }{ $held ->
    [0] {""}
   *[other] ｜手札：{ $hand }
}｜カードと買い物は出兵の前に{ hexlands-prompt-turn-how }
hexlands-prompt-market = { hexlands-summary }｜買い物は出兵の前に{ $held ->
    [0] {""}
   *[other] ｜手札は「その他…」から売れる
}{ $sale ->
    [0] { $offered ->
        [0] {""}
       *[other] ｜市場のカード{ $offered }枚は{ $cheapest }コインから
    }
   *[other] {""}
}{ $sites ->
    [0] {""}
   *[other] ｜道は手元に{ $roads }枚
}{ hexlands-prompt-turn-how }
hexlands-prompt-promote = { hexlands-summary }｜精鋭化：強い兵士（兵力2、維持費4）にする兵士を選んでください。あと{ $left }体です。
hexlands-prompt-masons = { hexlands-summary }｜石工：タイルを置くマスを選んでください（あと{ $left }枚）。1ラウンド1マスに、タイルか建物1つだけです。
hexlands-prompt-ride = { hexlands-summary }｜鉄道：兵士はそれぞれ1回、{ $left }歩まで動けます。
hexlands-prompt-act = { hexlands-summary }{ hexlands-prompt-turn-how }
hexlands-prompt-march = 残り{ $left }歩を兵士に割り振れます。{ hexlands-summary }{ $round ->
    [1] 。{ hexlands-prompt-march-how }
   *[other] {""}
}
hexlands-prompt-march-how = 解決フェイズで、領地の隣の公地に自分の兵士だけがいれば、そこが領地になります。
hexlands-prompt-deal = { $rival }への提案：{ $gives }を渡し、{ $asks }を求めます。この手番のトレードで選べるのは、あと{ $left }回です。
hexlands-prompt-answer = { $player }からの提案：{ $gives }をもらい、{ $asks }を渡します。返事がなくてもゲームは進みます。提案は{ $player }の手番の終わりまで有効です。
hexlands-prompt-close = { $listed ->
    [0] 命令は秘密です。
   *[other] 命令（秘密）：{ $orders }。
}{ hexlands-prompt-orders-how }{ $defence ->
    [no] 兵士のいない領地を守り切っても、タイルを置きません。
    [plain] {""}
   *[all] 兵士のいない領地を守り切ったら、払ってでもタイルを置きます。
}{ $cannon ->
    [none] {""}
   *[other] 大砲は{ $cannon }で使います。
}{ $relieve ->
    [0] {""}
   *[other] 維持費の前に、強い兵士{ $relieve }体を兵士に戻します。
}{ $offer ->
    [0] {""}
   *[other] 提案は手番を終えるまで有効です。
}
    このままなら：{ $foreseen }。
