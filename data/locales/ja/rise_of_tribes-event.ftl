# 出来事：これだけを読んでもゲームを追えます。

rise-of-tribes-event-began = 開始プレイヤーは{ $seat }です。{ $points }点に先に達した人の勝ちです。
rise-of-tribes-event-dealt = { $seat }の部族は{ $tribe }に決まりました（村の費用：{ $village }）。
rise-of-tribes-event-led = { $seat }が{ $power }を選びました。
rise-of-tribes-event-placed = { $seat }が{ $hex }にコマを{ $count }個置きました。
rise-of-tribes-event-taken = { $seat }が{ $why ->
    [pottery] 陶器の力で
    [agriculture] 農業の力で
    [dreamtime] 夢の時の力で
    [discovery] 「発見」から
    [basketry] かご細工の力で
    [glacier] 氷河が残した
   *[start] {""}
}{ $resource }を{ $count }個得ました。
rise-of-tribes-event-turn-began = { $seat }の手番になりました。
rise-of-tribes-event-village-points = { $seat }が村で{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-rolled = { $again ->
    [0] { $seat }の出目は
   *[other] { $seat }が1個振り直し、出目は
}{ $dice }でした。{ $doubles ->
    [0] {""}
   *[other] ゾロ目でイベントが起きました。
}
rise-of-tribes-event-used = { $seat }が{ $die }のダイスで{ $action }を行いました（{ $strength ->
    [weak] 弱
    [strong] 強
   *[plain] 普通
}、{ $use ->
    [gather] 1か所{ $amount }個
    [lead] { $amount }枚
   *[other] { $amount }個まで
}）。{ $light ->
    [0] {""}
   *[other] 闇の灯を使いました。
}
rise-of-tribes-event-spent = { $seat }が{ $hex }で{ $die }のダイスを使い、{ $deed ->
    [hunt] マンモスを狩りました。
    [tame] マンモスを飼いならしました。
   *[fight] サーベルタイガーを追い払いました。
}
rise-of-tribes-event-grown = { $seat }のコマが{ $hex }で1個増えました。
rise-of-tribes-event-moved = { $seat }のコマ{ $count }個が{ $origin }から{ $to }へ移動しました{ $again ->
    [0] 。
   *[other] （2歩目）。
}
rise-of-tribes-event-herded = { $seat }がマンモスを{ $hex }へ連れて行きました。
rise-of-tribes-event-driven = { $seat }が{ $rival }のコマ1個を{ $origin }から{ $to }へ追い払いました。
rise-of-tribes-event-gathered = { $seat }が{ $hex }で{ $resource }を{ $count }個収穫しました。
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat }には引ける目標がもうありません。
   *[other] { $seat }が{ $drawn }を引きました。
}
rise-of-tribes-event-sunk = { $seat }が{ $card }を山札の下に置きました。
rise-of-tribes-event-struck = { $seat }のコマが{ $hex }で{ $count }個失われました（{ $why ->
    [walls] 石壁
    [ambush] 待ち伏せ
    [spears] 槍
    [tar] タール坑
    [tiger] サーベルタイガー
   *[volcano] 火山
}）。
rise-of-tribes-event-fought = { $hex }で紛争が起きました（{ $before }）。残るコマが1人のものだけになるまで、全員が1個ずつ取り除きました。{ $empty ->
    [0] 残ったのは{ $after }です。
   *[other] 誰も残りませんでした。
}
rise-of-tribes-event-evaded = { $seat }のコマ1個が{ $hex }へ逃れました。
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $hex }の{ $seat }の村がなくなりました。
   *[other] { $hex }の{ $seat }の村は、隠れて部族の帰りを待つことになりました。
}
rise-of-tribes-event-village-kept = { $seat }が{ $hex }の隠れ里を守りました。
rise-of-tribes-event-elder-lost = { $seat }の長老も失われ、{ $rival }が{ $points }点を得ました。
rise-of-tribes-event-completed = { $seat }が{ $card }を達成して{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-built = { $seat }が{ $hex }に村を建てました（支払い：{ $paid }）。
rise-of-tribes-event-tiles-joined = 最初の村が建ち、イベントの山札にタイル{ $count }枚を加えてシャッフルしました。
rise-of-tribes-event-elder-placed = { $seat }が長老を{ $hex }に置きました。
rise-of-tribes-event-consulted = { $seat }が{ $rival }に{ $resource }を1個渡し、この手番だけ{ $card }を使えるようになりました。
rise-of-tribes-event-bought = { $seat }が{ $resource }{ $count }個で{ $tile }を買いました。
rise-of-tribes-event-sacrificed = { $seat }が{ $hex }のコマ1個と{ $paid }を捧げ、{ $points }点を得ました。
rise-of-tribes-event-studied = { $seat }が知識の共有に{ $resource }を1個払いました。
rise-of-tribes-event-traded = { $seat }が{ $resource }を{ $wanted }に換えました。
rise-of-tribes-event-given = { $seat }が{ $rival }に{ $resource }を1個渡しました{ $why ->
    [bounty] （分かち合い）。
   *[chieftain] 。
}
rise-of-tribes-event-revealed = 新しいイベント「{ $tile }」：{ $effect }
rise-of-tribes-event-discarded = イベント「{ $tile }」が終わり、捨てられました。
rise-of-tribes-event-shuffled-back = 「{ $tile }」を山札に戻してシャッフルしました。
rise-of-tribes-event-cheaper = 「{ $tile }」の値段が{ $price }個に下がりました。
rise-of-tribes-event-lies = { $piece ->
    [invaders] 侵略者が{ $hex }に現れました。
    [mammoth] マンモスが{ $hex }に現れました。
    [tiger] サーベルタイガーが{ $hex }に現れました。
    [volcano] { $hex }に火山ができました。
   *[glacier] { $hex }に氷河ができました。
}
rise-of-tribes-event-invaders-grew = 侵略者が{ $count }個に増えました。
rise-of-tribes-event-invaders-beaten = 最後の侵略者がいなくなりました。{ $winner ->
    [0] 誰も点を得ません。
   *[other] { $seat }が{ $points }点を得ました。
}
rise-of-tribes-event-hunted = { $seat }がマンモスを狩り、食料{ $food }個と{ $points }点を得ました。
rise-of-tribes-event-tamed = { $seat }が食料{ $food }個でマンモスを飼いならし、{ $points }点を得ました。
rise-of-tribes-event-tiger-beaten = { $seat }が{ $hex }のコマ1個と引き換えにサーベルタイガーを追い払い、{ $points }点を得ました。
rise-of-tribes-event-mammoth-lost = マンモスのそばに{ $seat }のコマがなくなり、{ $seat }はマンモスと{ $points }点を失いました。
rise-of-tribes-event-erupted = 火山の近くの{ $seat }が石を{ $count }個得ました。
rise-of-tribes-event-ice-grew = 氷河の石が{ $count }個になりました。
rise-of-tribes-event-ice-gone = { $hex }の氷河が消え、石が{ $count }個残りました。
rise-of-tribes-event-auction-began = 族長の競りが始まりました（勝者は{ $points }点、{ $high }個以上なら{ $high_points }点）。
rise-of-tribes-event-bid-made = { $seat }が{ $amount }個で入札しました。
rise-of-tribes-event-passed = { $seat }は{ $why ->
    [bid] 競りを降りました。
   *[settle] 村を建てませんでした。
}
rise-of-tribes-event-auction-won = { $seat }が{ $amount }個で族長を競り落とし、{ $points }点を得ました。
rise-of-tribes-event-left = { $seat }が離脱し、そのコマと村をすべて取り除きました。
rise-of-tribes-event-ended = { $reason ->
    [points] その場でゲームが終わりました。
    [turns] 手番数の上限に達し、ゲームが終わりました。
   *[last-left] 残った1人だけになり、ゲームが終わりました。
}
