# まとめて書く経過：ラウンドの結果、手番は1行、今の危険。スマホの1行は全角19字。

hexlands-message-head = **第{ $round }ラウンド**｜{ $sure ->
    [0] { $what ->
        [commit] { $progress }／{ $limit }｜ダイス数を決める
        [gamble] { $progress }／{ $limit }｜ギャンブル
        [upkeep] { $progress }／{ $limit }｜維持費の不足
       *[turn] 進度{ $progress }／{ $limit }
    }
    [1] { $progress }／{ $limit }（イベント{ $cards }枚中{ $last }枚で終了）
   *[2] { $progress }／{ $limit }（最後）
}{"\u000A"}{ $points }
hexlands-message-total = { $seat }{ $points }
hexlands-message-turn = { $seat } { $count ->
    [0] 手番終了
   *[other] { $deeds }
}
hexlands-message-marched = →{ $stops }
hexlands-message-stop = { $hex }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}{ $battle ->
    [0] {""}
   *[other] ⚔
}
hexlands-message-played = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を使用
hexlands-message-bought = { $item }を{ $price }コインで購入
hexlands-message-sold = { $item }を{ $price }コインで売却
hexlands-message-developed = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を獲得
hexlands-message-turned-over = 特殊タイルを道に
hexlands-message-tiles-drawn = 特殊タイルを{ $price }コインで購入
hexlands-message-tile-seen = 中身は{ $tile }
hexlands-message-cleared = { $what ->
    [trees] { $hex }の木を除去
   *[wall] { $hex }にある{ $rival }の壁を除去
}
hexlands-message-road-laid = 道{ $hexes }
hexlands-message-got-coins = +{ $count }コイン
hexlands-message-got-dice = 6面ダイス+{ $count }個
hexlands-message-got-soldiers = 兵士+{ $count }体
hexlands-message-got-tiles = 特殊タイル{ $count }枚
hexlands-message-got-strong = 強い兵士+{ $count }体
hexlands-message-got-unused = 未使用のダイス{ $count }個
hexlands-message-ordered = { $hex }の命令：{ $work }、そのあと{ $home ->
    [0] { $back }
   *[other] 城
}へ
hexlands-message-pledged = { $what ->
    [defence-no] 守り切った無人の領地：タイルなし
    [defence-plain] 守り切った無人の領地：無料ならタイル
    [defence-all] 守り切った無人の領地：払ってでもタイル
    [cannon] 大砲は{ $hex }
   *[relieve] { $count ->
        [0] 強い兵士はそのまま
       *[other] 強い兵士{ $count }体を兵士に
    }
}
hexlands-message-committed = { $count ->
    [0] 6面ダイスは振らない
   *[other] 6面ダイス{ $count }個
}
hexlands-message-wagered = { $count ->
    [0] 賭けなし
   *[other] 6面ダイス{ $count }個を賭けた
}
hexlands-message-drafted = 提案を中止
hexlands-message-offered = { $rival }にトレードを提案（この手番の終わりまで）
hexlands-message-offer-seen = { $rival }に提案：{ $gives }と引き換えに{ $asks }
hexlands-message-offer-closed = { $why ->
    [withdrawn] 提案を撤回
    [declined] { $rival }が提案を拒否
   *[lapsed] { $rival }への提案は無効
}
hexlands-message-traded = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-message-trade-seen = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-message-dismissed = { $hex }の{ $unit }を解雇
hexlands-message-demoted = { $hex }の強い兵士を兵士に
hexlands-message-began = { $seat }から開始。進度が{ $limit }を超えると終了
hexlands-message-fed = 🌸 領地の恵み：{ $players }に6面ダイス+{ $dice }個{ $count ->
    [1] {""}
   *[other] ずつ
}
hexlands-message-rolled = 🎲 { $rolls }
hexlands-message-roll = { $seat } { $dice }

## ラウンドの結果

hexlands-message-land = { $shares }
hexlands-message-share = { $seat } { $things }
hexlands-message-battle = ⚔{ $hex }：{ $result ->
    [taken] { $rival }から{ $mine }対{ $theirs }で奪取
    [freed] { $rival }に{ $mine }対{ $theirs }で勝利、公地に
    [held] { $rival }から{ $mine }対{ $theirs }で防衛
    [stormed] { $rival }の城を{ $mine }対{ $theirs }で攻略、+{ $coins }コイン
   *[won] { $rival }に{ $mine }対{ $theirs }で勝利
}{ $lost ->
    [0] {""}
   *[other] （相手の兵士−{ $lost }体）
}
hexlands-message-clash = { $result ->
    [skull] 💀{ $hex }：{ $seat }{ $mine }対{ $rival }{ $theirs }、ドクロで全滅（{ $lost }体）
   *[drawn] ⚔{ $hex }：{ $seat }{ $mine }対{ $rival }{ $theirs }、同点
}
hexlands-message-gained = +{ $hexes }
hexlands-message-raised = ↑{ $hexes }
hexlands-message-thing = { $what ->
    [grown] { $hex }の{ $thing }が高さ{ $count }に
    [built] { $hex }に{ $thing }
    [razed] −{ $hex }の{ $thing }
   *[placed] { $hex }に{ $thing }
}
hexlands-message-struck = { $what ->
    [space-lost] { $few ->
        [0] −{ $count }マス
       *[other] −{ $hexes }
    }
    [lowered] { $few ->
        [0] { $count }マスが低下
       *[other] ↓{ $hexes }
    }
    [planted] { $few ->
        [0] { $count }マスに木
       *[other] { $hexes }に木
    }
    [road-lost] 道−{ $count }本
   *[died] 兵士−{ $count }体
}
hexlands-message-coins = 💰 収入と維持費：{ $purses }
hexlands-message-change = { $seat }{ $change }
hexlands-message-dues = 💰 { $shares }
hexlands-message-short-of = { $seat }は{ $missing }コイン不足
hexlands-message-event = **{ $event }**：{ $hit ->
    [0] 被害なし
   *[other] { $shares }
}
hexlands-message-event-effect = **{ $event }**：{ $card ->
    [gamble] 6面ダイスを賭ける
   *[revolution] 9～11番の山が開いた
}
hexlands-message-gamble = 🎲 ギャンブル：{ $rolled ->
    [0] 誰も賭けず
   *[other] { $result ->
        [won] { $seat }が{ $dice }個獲得
        [tied] 同じ目なので全員に返却
       *[lost] 賭けた{ $dice }個は没収
    }
}
hexlands-message-failed = ⚠ できなかった命令：{ $orders }
hexlands-message-failed-one = { $hex }（{ $work }）：{ hexlands-prevented }
hexlands-message-left = { $seat }が離脱し、領地は公地になりました。
hexlands-message-bankrupt = { $seat }は破産し、領地は公地になりました。
hexlands-message-about = あなた：{ $what }
hexlands-message-about-won = { $few ->
    [0] +{ $count }マス
   *[other] +{ $hexes }
}
hexlands-message-about-stormed = 城への攻撃で−{ $coins }コイン
hexlands-message-about-bankrupt = 破産

## 今の危険

hexlands-message-dangers = ⚠ { $dangers }
hexlands-message-ends = イベント{ $cards }枚中{ $last }枚で終了
hexlands-message-missing = **{ $missing }コイン不足**：売却、解雇、砦の取り壊し、強い兵士を兵士に戻す、のどれかが必要
hexlands-message-duel = { $hex } { $seat }{ $mine }対{ $rival }{ $theirs }
hexlands-message-facing = { $hex } { $sides }
hexlands-message-strength = { $seat }{ $strength }
hexlands-message-more = ほか{ $count }件
hexlands-message-more-battles = ほか{ $count }か所
hexlands-message-ahead = 次は{ $event }：{ $few ->
    [0] { $count }マスに被害
   *[other] { $hexes }に被害
}
