# 画像を見ない人のための、言葉で読む盤面。1行に1つ。

rise-of-tribes-words-title = { $page ->
    [now] 今の状況
    [map] マップ
    [own] あなた
    [rivals] 相手
    [players] プレイヤー
    [goals] 目標
    [events] イベント
   *[paths] 隣り合うヘクス
}
rise-of-tribes-words-you = あなた
rise-of-tribes-words-sentence = { $line }。
rise-of-tribes-words-count = { $what } { $count }

## 今の状況

rise-of-tribes-words-turn = { $turn }手番目：{ $own ->
    [1] あなたの番
   *[other] { $player }の番
}
rise-of-tribes-words-asked = 選ぶ人：{ $player }（{ $what }）
rise-of-tribes-words-stage = { $stage ->
    [glacier] 氷河を置く
    [power] 能力を選ぶ
    [place] コマを置く
    [take] 資源を選ぶ
    [calendar] ダイスを振り直すか
    [consult] 技術を教わるか
    [put] { $piece }を置く
    [bid] 入札するか降りるか
    [give] 入札した資源を配る
    [settle] 棄てられた村で建てるか
    [act] ダイスを置く
    [grow] 成長
    [move] 移動
    [drive] 相手を追い払うか
    [gather] 収穫
    [rival] 相手を選ぶ
    [lead] 発展
    [bury] 目標を戻す
    [resolve] 最初の紛争を選ぶ
    [finish] 目標、村、手番の終わり
    [over] なし
   *[roll] ダイスを振る
}
rise-of-tribes-words-dice = 使うダイス：{ $dice }
rise-of-tribes-words-under-way = { $stage ->
    [grow] 成長：{ $amount }個のうち残り{ $left }個{ $extra ->
        [0] {""}
       *[other] 、ほかに相手のいるヘクスだけに{ $extra }個
    }{ $again ->
        [0] {""}
       *[other] {""}
    }
    [move] 移動：{ $amount }個のうち残り{ $left }個{ $extra ->
        [0] {""}
       *[other] 、ほかに山へ{ $extra }個
    }{ $again ->
        [0] {""}
       *[other] 、2歩目は残り{ $again }個
    }
    [gather] 収穫：残り{ $left }か所、1か所から{ $amount }個{ $extra ->
        [0] {""}
       *[other] 、村からは残り{ $extra }個まで1個多く
    }
    [lead] 発展：あと{ $left }枚入れ替えられる。そのあと{ $amount }枚{ $extra ->
        [0] {""}
       *[other] と、入れ替えた{ $extra }枚
    }を引く
    [give] 配る残り：{ $left }個
   *[take] 選ぶ残り：{ $left }個
}
rise-of-tribes-words-unmoved = まだ動いていないコマ：{ $hexes }
rise-of-tribes-words-stepped = 2歩目を進めるコマ：{ $hexes }
rise-of-tribes-words-gathered = 収穫した場所：{ $hexes }
rise-of-tribes-words-gathered-one = { $hex } { $what }
rise-of-tribes-words-conflict-now = 紛争中：{ $hex }
rise-of-tribes-words-bid = 最高の入札：{ $bid }個、{ $player }
rise-of-tribes-words-queue = { $stage ->
    [bid] 競りに残る人
   *[settle] このあと答える人
}：{ $players }
rise-of-tribes-words-used = この手番で使ったもの：{ $what }
rise-of-tribes-words-borrowed = 教わった{ $card }
rise-of-tribes-words-points = 得点（{ $goal }点で勝利）：{ $scores }
rise-of-tribes-words-score = { $player } { $points }{ $more ->
    [0] {""}
   *[other] （次の手番に+{ $more }）
}
rise-of-tribes-words-limit = 紛争になる数：1か所に2人以上のコマが計{ $count }個
rise-of-tribes-words-ahead = アクションのあとに紛争：{ $hexes }
rise-of-tribes-words-actions = アクション：置いたダイスが3個の先頭になり、最後の1個が出る
rise-of-tribes-words-action = { $action }{ $used ->
    [0] {""}
   *[other] （使用済み）
}：{ $dice }{ $count ->
    [0] {""}
   *[other] 。{ $next ->
        [0] {""}
       *[other] 次の人は{""}
    }{ $brings }
}
rise-of-tribes-words-with = { $die }なら{ rise-of-tribes-strength }
rise-of-tribes-words-brings = { rise-of-tribes-words-with }（{ $action ->
    [grow] { $amount }個
    [move] { $amount }個
    [gather] { $amount }か所から{ $each }個ずつ
   *[lead] { $amount }枚
}）
rise-of-tribes-words-order = 手番の順：{ $players }

## マップ

rise-of-tribes-words-hex = { $hex } { $terrain }：{ $things }{ $near ->
    [0] {""}
   *[other] 。隣は{ $hexes }
}{ $far ->
    [0] {""}
   *[other] 。丸木舟なら{ $canoe }にも
}
rise-of-tribes-words-fights = 紛争
rise-of-tribes-words-full = 上限（あと1個で紛争）
rise-of-tribes-words-village = { $own ->
    [1] あなたの村
   *[other] { $player }の村
}
rise-of-tribes-words-hidden = { $own ->
    [1] あなたの隠れ里（コマがないと{ $turns ->
        [1] あなたの手番の終わり
       *[other] あなたの{ $turns }手番後
    }に消える
   *[other] { $player }の隠れ里（コマがないと{ $turns ->
        [1] 本人の手番の終わり
       *[other] 本人の{ $turns }手番後
    }に消える
}{ $robbed ->
    [0] {""}
   *[other] 、長老の点は{ $robber }に
}）
rise-of-tribes-words-elder = { $own ->
    [1] あなたの長老
   *[other] { $player }の長老
}
rise-of-tribes-words-ice = 氷河（石{ $count }個、上限{ $limit }個）
rise-of-tribes-words-spoils = 最初に収穫する人に石{ $count }個
rise-of-tribes-words-volcano = { $place } 火山（入れない）：隣は{ $hexes }
rise-of-tribes-words-empty = 空いている{ $terrain }：{ $hexes }
rise-of-tribes-words-special = { $terrain }は{ $lands }として数える{ $more ->
    [0] {""}
   *[other] 。収穫は{ $more }個多い
}{ $needs ->
    [1] {""}
   *[other] 。収穫にはコマ{ $needs }個が必要
}{ $tar ->
    [0] {""}
   *[other] 。紛争のあとちょうど{ $tar }個残ったコマは失われる
}

## 隣り合うヘクス

rise-of-tribes-words-named = 行は上からA、B、C。番号は左から
rise-of-tribes-words-near = { $place }：{ $hexes }

## プレイヤー

rise-of-tribes-words-player = { $own ->
    [1] あなた
   *[other] { $player }
}：{ $left ->
    [0] {""}
   *[other] 離脱、{""}
}{ $points }点{ $count ->
    [0] {""}
   *[other] （{ $parts }）
}。{ $held ->
    [0] 資源なし
   *[other] 資源は{ $resources }
}。置けるコマは{ $supply }個
rise-of-tribes-words-board = { $own ->
    [1] あなたの部族
   *[other] { $player }の部族
}：{ $tribe }{ $led ->
    [0] {""}
   *[other] 、能力は{ $power }
}。村の費用は{ $price }{ $lacking ->
    [0] （払える）
   *[other] （あと{ $lack }）
}。目標の山札{ $pile }枚{ $sunk ->
    [0] {""}
   *[other] （下の{ $sunk }枚は戻したもの）
}
rise-of-tribes-words-completed = { $own ->
    [1] あなたが達成した目標
   *[other] { $player }が達成した目標
}：{ $cards }
rise-of-tribes-words-tiles = { $own ->
    [1] あなたのイベントタイル
   *[other] { $player }のイベントタイル
}：{ $tiles }
rise-of-tribes-words-goals-own = あなたの目標：{ $count }枚
rise-of-tribes-words-goals = { $own ->
    [1] あなたの目標
   *[other] { $player }の目標
}：{ $goals }
rise-of-tribes-words-progress = { $card }（{ $need }のうち{ $have }）
rise-of-tribes-words-goal = { $card }：{ $points }点、{ $free ->
    [0] 費用は{ $price }{ $lacking ->
        [0] （払える）
       *[other] （あと{ $lack }）
    }
   *[other] { $need }のうち{ $have }
}。{ $words }
rise-of-tribes-words-does = { $what }：{ $effect }

## イベント

rise-of-tribes-words-no-tiles = 公開中のイベントタイルなし
rise-of-tribes-words-tile = { $tile }{ $count ->
    [0] {""}
   *[other] （{ $price ->
        [0] 上に{ $lies }
       *[other] 価格は{ $lies }
    }）
}：{ $effect }{ $numbers }
rise-of-tribes-words-numbers = { $tile ->
    [chieftain] { $points }点、入札が{ $high }個以上なら{ $more }点。
    [altar] 捧げるのは同じ資源{ $equal }個か、違う資源{ $different }個。
    [drought] 今は{ $begins }個から。
    [invaders] { $points }点。
    [mammoth] コマ{ $needs }個が必要。狩ると食料+{ $food }、{ $hunt }点。飼いならすと食料−{ $food }、{ $tame }点。
    [mild-winter] 1回に{ $more }個。
    [plentiful-food] 1か所につき{ $more }個。
    [plentiful-wood] 1か所につき{ $more }個。
    [plentiful-stone] 1か所につき{ $more }個。
    [shared-knowledge] 資源が{ $most }個たまると終わり。
   *[other] {""}
}
rise-of-tribes-words-tile-owned = { $own ->
    [1] あなたのもの
   *[other] { $player }のもの
}：{ $tile }。{ $effect }
rise-of-tribes-words-event-pile = 山札のタイル：{ $count }枚
rise-of-tribes-words-aside = 最初の村で山札に加わるタイル：{ $tiles }
rise-of-tribes-words-discarded = 捨てられたタイル：{ $tiles }
