# 問いと、今の手元のまとめ。

hexlands-prompt-wait = 今は決めることがありません。
hexlands-prompt-commit = 第{ $round }ラウンドです。6面ダイス{ $have }個のうち、何個を振りますか？振った6面ダイスは無くなります。3面ダイスはいつも振り、減りません。手番では、ダイス1個につき、出兵・カードを引く・作業でコインを得る、のどれかができます。全員が決めるまで、ほかの人には見えません。手番順：{ $order }
hexlands-prompt-gamble = ギャンブル：6面ダイス{ $have }個のうち、何個を賭けますか？賭けた人が全員振り、いちばん大きな目の1人が、賭けられたダイス全部ともう1個をもらいます。中立ダイスの目がそれ以上なら、すべて没収です。
hexlands-prompt-upkeep = 維持費は{ $due }コインですが、手元は{ $coins }コインです。払えるようになるまで、カードを売るか、強い兵士を兵士に戻すか、兵士を解雇するか、砦を壊してください。手放せるものがなくなると負けです。
hexlands-prompt-cards = ステップ1／4　カード：{ $hand }のうち、使いたいカードを使ってください。この手番で手に入れたカードは、次の手番から使えます。
    { hexlands-summary }
hexlands-prompt-market = ステップ2／4　買い物：{ $held ->
    [0] 使ったり売ったりできるカードはまだ持っていません。
   *[other] 手元のカードを売れます。
}{ $sale ->
    [0] 市場に買えるカードはありません。
   *[other] 市場のカードを1枚まで買えます。
}{ $draws ->
    [0] {""}
   *[other] 特殊タイル（ドクロ・湖・山のどれか。裏は道）を1枚買えます。
}{ $roads ->
    [0] {""}
   *[other] { $sites ->
        [0] 手元の道{ $roads }枚は、まだ置ける場所がありません（城か、城から続く道の隣にある自分の領地に置けます）。
       *[other] 道を置けます（手元に{ $roads }枚）。
    }
}
    { hexlands-summary }
hexlands-prompt-promote = 精鋭化：どの兵士を強い兵士（兵力2、維持費4）にしますか？あと{ $left }体です。
    { hexlands-summary }
hexlands-prompt-masons = 石工：兵士なしで、どこにタイルを置きますか？あと{ $left }枚です。
    { hexlands-summary }
hexlands-prompt-ride = 鉄道：兵士は1体につき1回、{ $left }歩まで動けます。
    { hexlands-summary }
hexlands-prompt-act = ステップ3／4　ダイス：1個ごとに、出目の歩数だけ出兵するか、その番号のカードを引くか（発展）、コインに替えるか（作業）を選んでください。先に2個を足すこともできます（協力）。
    { hexlands-summary }
hexlands-prompt-march = 出兵：残り{ $left }歩を兵士たちに分けてください。全員の手番のあと、自分の領地に接する公地に自分の兵士だけがいれば、そこが領地になります。相手に出会うか、通れないマスに入ると、そこで止まります。
    { hexlands-summary }
hexlands-prompt-deal = { $rival }さんへの提案：渡すのは{ $gives }、もらうのは{ $asks }です。足すか、提案するか、やめるかを選んでください。この手番で、取引のために選べるのはあと{ $left }回です。
    { hexlands-summary }
hexlands-prompt-answer = { $player }さんから、{ $asks }と引き換えに{ $gives }を渡すという提案です。急がなくてもゲームは進みますが、{ $player }さんの手番が終わると無効になります。
hexlands-prompt-close = ステップ4／4：必要ならトレードをして、解決フェイズの命令を確かめてください。{ $offer ->
    [0] {""}
   *[other] 今の提案は、手番を終えるまで有効です。
}命令は秘密です。できなくなったものは行われません。{ $ordered }
    自分の兵士がいないマスを守り切ったら、{ $defence ->
    [no] タイルを置きません。
    [plain] 無料のときだけタイルを置きます。
   *[all] 建物の費用を払ってでもタイルを置きます。
}{ $cannon ->
    [none] {""}
   *[other] 大砲は{ $cannon }で使います。
}{ $relieve ->
    [0] {""}
   *[other] 維持費の前に、強い兵士{ $relieve }体を兵士に戻します。
}
    ほかに何も変わらなければ：{ $foreseen }
    { hexlands-summary }
