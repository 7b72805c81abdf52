# 問い。

rise-of-tribes-prompt-wait = 今は決めることがありません。
rise-of-tribes-prompt-glacier = どの山に氷河を置きますか？
rise-of-tribes-prompt-power = { $tribe }を率います。どちらの能力を使いますか？
rise-of-tribes-prompt-place = { $why ->
    [return] マップからコマがなくなりました。コマ{ $count }個をどこに置きますか？
   *[start] { $second ->
        [0] 最初のコマ{ $count }個をどこに置きますか？
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
rise-of-tribes-prompt-calendar = 出目は{ $dice }です。暦の力で1個振り直せます。
rise-of-tribes-prompt-consult = { $why ->
    [pottery] 手番の始めです。長老が陶器を教われば、好きな資源を1個得られます。
   *[calendar] 出目は{ $dice }です。長老が暦を教われば、1個振り直せます。
}
rise-of-tribes-prompt-put = { $why ->
    [invaders] コマがいちばん少ないヘクスに侵略者が現れます。どこにしますか？
    [mammoth] コマがいちばん少ない湖にマンモスが現れます。どこにしますか？
    [tiger] 山にサーベルタイガーが現れます。どこにしますか？
    [volcano] マップの隣に火山ができます。どこにしますか？
   *[glacier] 氷河をどこに置きますか？
}
rise-of-tribes-prompt-bid = 族長の競り：{ $bid ->
    [0] まだ入札はありません。
   *[other] { $bidder }が{ $bid }個で入札しています。
}勝者は{ $points }点（{ $high }個以上なら{ $high_points }点）を得て、資源をほかの人に配ります。
rise-of-tribes-prompt-give = 入札した資源をほかの人に配ります。あと{ $left }個です。
rise-of-tribes-prompt-settle = 棄てられた村（{ $player }の手番）：支配しているヘクスに{ $price }（食料/木材/石）で村を建てますか？
rise-of-tribes-prompt-act = { $new ->
    [0] {""}
   *[other] { $count ->
        [1] 残りは{ $dice }：2つ目のアクション
       *[other] ダイス{ $dice }：1つ目のアクション
    }{"\u000A"}-# ダイスを1個置くと、1個押し出されます。☀️が2個でアクションは強く、🌙が2個で弱くなります。収穫3×2：3か所から2個ずつ。{"\u000A"}
}{ $wants }
rise-of-tribes-prompt-grow = 成長：あと{ $left }個（手元に{ $supply }個）{ $shared ->
    [0] {""}
   *[other] 。最後の1個は相手のいるヘクスに置きます。
}{ $new ->
    [0] {""}
   *[other] {"\u000A"}-# 1回押すと、そこに1個置きます。
}
rise-of-tribes-prompt-move = 移動：{ $left ->
    [0] { $again ->
        [0] 動かせるコマはもうありません。
       *[other] 2歩目はあと{ $again }回です。
    }
   *[other] あと{ $left }個｜{ $waiting }{ $again ->
        [0] {""}
       *[other] ｜2歩目はあと{ $again }回
    }
}{ $new ->
    [0] {""}
   *[other] {"\u000A"}-# 1回押すと、そこへ1個動きます。
}
rise-of-tribes-prompt-waiting = { $hex }×{ $count }
rise-of-tribes-prompt-drive = 威嚇：相手のコマを1個追い払えます。
rise-of-tribes-prompt-gather = 収穫：あと{ $left }か所（1か所{ $each }個）
rise-of-tribes-prompt-rival = { $why ->
    [bounty] 分かち合い：同じ資源を誰に渡しますか？
    [ambush] 待ち伏せ：誰のコマを取り除きますか？
   *[spears] 槍：誰のコマを取り除きますか？
}
rise-of-tribes-prompt-lead = 発展：入れ替えられる目標はあと{ $left }枚です。そのあと{ $count }枚引きます。
rise-of-tribes-prompt-bury = 策略：自分の目標を1枚、山札の下に置いてください。
rise-of-tribes-prompt-resolve = どの紛争から解決しますか？
rise-of-tribes-prompt-finish = { $new ->
    [0] { $wants }
   *[other] { $count ->
        [0] { $wants }
       *[other] あなたの目標（費用：食料/木材/石）：{"\u000A"}{ $goals }
    }
}
