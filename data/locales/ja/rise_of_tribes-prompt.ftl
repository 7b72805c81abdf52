# 問い。

rise-of-tribes-prompt-wait = 今は決めることがありません。
rise-of-tribes-prompt-glacier = どの山に氷河を置きますか？
rise-of-tribes-prompt-power = { $tribe }を率います。どちらの能力を使いますか？
rise-of-tribes-prompt-place = { $why ->
    [return] マップから部族がいなくなりました。部族{ $count }個をどこに置きますか？
   *[start] { $second ->
        [0] 最初の部族{ $count }個をどこに置きますか？
       *[other] その隣に、あと{ $count }個置きます。どこにしますか？
    }
}
rise-of-tribes-prompt-take = { $why ->
    [start] 最初の資源を選んでください
    [pottery] 陶器：資源を選んでください
    [dreamtime] 夢の時：資源を選んでください
    [discovery] 発見：資源を選んでください
   *[basketry] かご細工：収穫した資源からもう1個選んでください
}{ $left ->
    [0] 。
    [1] 。
   *[other] （あと{ $left }個）。
}
rise-of-tribes-prompt-calendar = 出目は{ $dice }です。暦の力で、何かが起きる前に1個だけ振り直せます。
rise-of-tribes-prompt-put = { $why ->
    [invaders] 侵略者が、部族のいちばん少ないヘクスに現れます。どこにしますか？
    [mammoth] マンモスが、部族のいちばん少ない湖に現れます。どこにしますか？
    [tiger] サーベルタイガーが山に現れます。どこにしますか？
    [volcano] マップの隣に火山ができます。どこにしますか？
   *[glacier] 氷河をどこに置きますか？
}
rise-of-tribes-prompt-bid = 族長の競り：{ $bid ->
    [0] まだ誰も宣言していません。
   *[other] { $bidder }さんが{ $bid }個を宣言しています。
}勝者は{ $points }点（{ $high }個以上なら{ $high_points }点）を得て、資源をほかの人に配ります。
rise-of-tribes-prompt-give = 払う資源を配ってください。あと{ $left }個です。
rise-of-tribes-prompt-settle = { $player }さんの手番で棄てられた村が見つかりました。支配しているヘクスに、{ $price }で村を建てられます。
rise-of-tribes-prompt-act = { $count ->
    [1] 残りのダイスは{ $dice }です。2つ目のアクションを選んでください。
   *[other] ダイスは{ $dice }です。1つ目のアクションと、使うダイスを選んでください。
}いちばん右のダイスが押し出されます。太陽が2個なら強く、月が2個なら弱くなります。
rise-of-tribes-prompt-grow = 成長：{ $amount }個のうち{ $done }個を置きました。手元は{ $supply }個です。{ $shared ->
    [0] {""}
   *[other] 最後の1個は相手のいるヘクスに置きます。
}
rise-of-tribes-prompt-move = 移動：{ $amount }個のうち{ $done }個を動かしました。まだ動いていない部族は{ $waiting }個です。{ $again ->
    [0] {""}
   *[other] 2歩目はあと{ $again }回です。
}
rise-of-tribes-prompt-drive = 威嚇：相手の部族を1個追い払えます。
rise-of-tribes-prompt-gather = 収穫：{ $amount }か所のうち{ $done }か所で収穫しました。1か所{ $each }個です。
rise-of-tribes-prompt-rival = { $why ->
    [bounty] 分かち合い：同じ資源を誰に渡しますか？
    [ambush] 待ち伏せ：誰の部族を取り除きますか？
   *[spears] 槍：誰の部族を取り除きますか？
}
rise-of-tribes-prompt-lead = 発展：入れ替えられる目標はあと{ $left }枚です。そのあと{ $count }枚引きます。
rise-of-tribes-prompt-bury = 策略：自分の目標を1枚、山札の下に置いてください。
rise-of-tribes-prompt-resolve = どの紛争から解決しますか？
rise-of-tribes-prompt-finish = { $count ->
    [0] {""}
   *[other] あなたの目標：{ $goals }{"\u000A"}
}{ $able ->
    [0] 今できる達成・建設・購入はありません。手番を終えてください。
   *[other] 達成・建設・購入を自由に行い、手番を終えてください。
}
