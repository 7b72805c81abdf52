# 問いと、今の手元のまとめ。

hexlands-prompt-wait = 今は決めることがありません。
hexlands-prompt-commit = 第{ $round }ラウンド：6面ダイス{ $have }個のうち、何個を振りますか？　{ $round ->
    [1] { hexlands-prompt-how }
    [2] { hexlands-prompt-how }
   *[other] {""}
}手番順：{ $order }
# 第3ラウンドからは説明が要らない。
hexlands-prompt-how = 振った6面ダイスはなくなります。3面ダイスは毎回振ります。ダイス1個で1つ、出兵・発展・作業のどれかができます。全員が決めるまで秘密です。
hexlands-prompt-gamble = ギャンブル：6面ダイス{ $have }個のうち、何個を賭けますか？　いちばん大きな目の1人が、賭けられたダイス全部ともう1個を得ます。同じ目なら全員に戻ります。中立ダイスが全員より大きければ没収です。
hexlands-prompt-upkeep = 維持費{ $due }に対して{ $coins }コインです。払えるまで、カードを売る、強い兵士を兵士に戻す、兵士を解雇する、砦を壊す、のどれかを選んでください。手放すものがなくなると破産です。
hexlands-prompt-cards = 手札：{ $hand }。この手番で得たカードは次の手番から使えます。{ hexlands-summary }
hexlands-prompt-market = { $held ->
    [0] 使ったり売ったりできる手札はありません。
   *[other] 手札は売ることもできます（「その他…」）。
}{ $sale ->
    [0] 市場に買えるカードはありません。
   *[other] {""}
}{ $roads ->
    [0] {""}
   *[other] { $sites ->
        [0] 手元の道{ $roads }枚を置ける場所は、まだありません（城か、城から続く道の隣の自分の領地に置けます）。
       *[other] 道を置けます（手元に{ $roads }枚）。
    }
}{ hexlands-summary }
hexlands-prompt-promote = 精鋭化：強い兵士（兵力2、維持費4）にする兵士を選んでください。あと{ $left }体です。{ hexlands-summary }
hexlands-prompt-masons = 石工：兵士なしでタイルを置くマスを選んでください。あと{ $left }枚です。{ hexlands-summary }
hexlands-prompt-ride = 鉄道：兵士はそれぞれ1回、{ $left }歩まで動けます。{ hexlands-summary }
hexlands-prompt-act = ダイス1個で1つ、出兵・発展・作業のどれかができます。{ hexlands-summary }
hexlands-prompt-march = 残り{ $left }歩を兵士で分けられます。解決フェイズで、領地の隣の公地に自分の兵士だけがいれば、そこが領地になります。{ hexlands-summary }
hexlands-prompt-deal = { $rival }への提案：{ $gives }を渡し、{ $asks }を求めます。この手番でトレードのために選べるのは、あと{ $left }回です。
hexlands-prompt-answer = { $player }からの提案：{ $gives }をもらい、{ $asks }を渡します。返事がなくてもゲームは進み、提案は{ $player }の手番が終わるまで有効です。
hexlands-prompt-close = { $listed ->
    [0] 命令は秘密です。
   *[other] 命令（秘密）：{ $orders }。
}{ $defence ->
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
    このままなら：{"\u000A• "}{ $foreseen }
