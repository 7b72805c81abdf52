# 手番のまとめと、今大事なこと。

rise-of-tribes-message-opening = { $what }
rise-of-tribes-message-start = { $what }
rise-of-tribes-message-events = { $doubles ->
    [0] 🎴
   *[other] **{ $die }{ $die }**
} { $what }
rise-of-tribes-message-acts = **{ $seat }**　{ $what }
rise-of-tribes-message-clash = ⚔️ { $what }
rise-of-tribes-message-gains = { $named ->
    [0] {""}
   *[other] **{ $seat }**{"　"}
}{ $what }
rise-of-tribes-message-last = { $what }
rise-of-tribes-message-whole = { $what }

## アクション

rise-of-tribes-message-with-die = { $action }{ $die }
rise-of-tribes-message-did = { $action }：{ $what }
rise-of-tribes-message-began-with = { $action }（{ $count }）
rise-of-tribes-message-spot = { $hex }に{ $count }個
rise-of-tribes-message-way = { $origin } → { $to } { $count }個
rise-of-tribes-message-got = { $what }（{ $where }）
rise-of-tribes-message-drawn = { $card }
rise-of-tribes-message-sunk = { $card }を戻す
rise-of-tribes-message-herded = マンモスを{ $hex }へ
rise-of-tribes-message-driven = { $rival }を追い払う { $origin } → { $to }
rise-of-tribes-message-hunted = 🦣 マンモスを狩る：食料+{ $food }、+{ $points }点
rise-of-tribes-message-tamed = 🦣 食料{ $food }でマンモスを飼いならす：+{ $points }点
rise-of-tribes-message-tiger-beaten = 🐅 { $hex }のサーベルタイガーを追い払う（部族−1）：+{ $points }点
rise-of-tribes-message-consulted = { $rival }に{ $resource }1個、{ $card }を使う
rise-of-tribes-message-taken = { $why ->
    [pottery] { $seat }に{ $what }（陶器）
    [agriculture] { $seat }に{ $what }（農業）
    [dreamtime] { $seat }に{ $what }（夢の時）
    [discovery] { $what }（発見）
   *[start] { $seat }に{ $what }
}
rise-of-tribes-message-given = { $seat }から{ $rival }に{ $resource }1個

## 紛争

rise-of-tribes-message-fought = **{ $hex }** { $before } → { $after }
rise-of-tribes-message-struck = { $hex }の{ $seat } −{ $count }（{ $why ->
    [walls] 石壁
    [ambush] 待ち伏せ
    [spears] 槍
    [tar] タール坑
    [tiger] サーベルタイガー
   *[volcano] 火山
}）
rise-of-tribes-message-evaded = { $seat }の1個が{ $hex }へ逃れる
rise-of-tribes-message-village-lost = { $waits ->
    [0] { $hex }の{ $seat }の村がなくなる
   *[other] { $hex }の{ $seat }の隠れ里が1手番待つ
}
rise-of-tribes-message-village-kept = { $seat }が{ $hex }の隠れ里を守る
rise-of-tribes-message-elder-lost = { $seat }の長老を失わせ、{ $rival } +{ $points }点
rise-of-tribes-message-invaders-beaten = 最後の侵略者が消える{ $winner ->
    [0] {""}
   *[other] ：{ $seat } +{ $points }点
}
rise-of-tribes-message-mammoth-lost = { $seat }がマンモスを失う：−{ $points }点

## 得たもの

rise-of-tribes-message-completed = ⭐ **{ $card }** +{ $points }（{ $total }点）
rise-of-tribes-message-built = 🏠 **{ $hex }に村**（{ $food }-{ $wood }-{ $stone }）
rise-of-tribes-message-elder-placed = 長老を{ $hex }へ
rise-of-tribes-message-built-early = 🏠 { $seat }が{ $hex }に村
rise-of-tribes-message-elder-placed-early = { $seat }の長老が{ $hex }へ
rise-of-tribes-message-bought = **{ $tile }**を{ $resource }{ $count }個で購入
rise-of-tribes-message-sacrificed = 祭壇：{ $hex }の部族1個{ $food ->
    [0] {""}
   *[other] 、食料{ $food }
}{ $wood ->
    [0] {""}
   *[other] 、木材{ $wood }
}{ $stone ->
    [0] {""}
   *[other] 、石{ $stone }
}を捧げて+{ $points }点
rise-of-tribes-message-studied = { $resource }1個で知識の共有
rise-of-tribes-message-traded = { $resource }1個 → { $wanted }1個
rise-of-tribes-message-village-points = **{ $seat }** 村で+{ $points }（{ $total }点）
rise-of-tribes-message-village-gain = 村で+{ $points }（{ $total }点）

## イベント

rise-of-tribes-message-revealed = **{ $tile }**：{ $effect }
rise-of-tribes-message-tile = **{ $tile }**
rise-of-tribes-message-discarded = { $tile }が終わる
rise-of-tribes-message-shuffled-back = { $tile }が山札へ戻る
rise-of-tribes-message-cheaper = { $tile }は{ $price }個に
rise-of-tribes-message-lies = { $piece ->
    [invaders] { $hex }に侵略者
    [mammoth] { $hex }にマンモス
    [tiger] { $hex }にサーベルタイガー
    [volcano] { $hex }に火山
   *[glacier] { $hex }に氷河
}
rise-of-tribes-message-invaders-grew = 侵略者が{ $count }個に
rise-of-tribes-message-erupted = { $seat } 石+{ $count }
rise-of-tribes-message-ice-grew = 氷河の石が{ $count }個に
rise-of-tribes-message-ice-gone = { $hex }の氷河が消え、石{ $count }個が残る
rise-of-tribes-message-auction-began = 競り：{ $points }点、{ $high }個以上なら{ $high_points }点
rise-of-tribes-message-bid-made = { $seat }が{ $amount }個で入札
rise-of-tribes-message-passed = { $seat }は{ $why ->
    [bid] 降りる
   *[settle] 建てない
}
rise-of-tribes-message-auction-won = { $seat }が{ $amount }個で落札：+{ $points }点
rise-of-tribes-message-effect-abandoned-village = 手番順に、支配するヘクスへ1-1-1で村を建てられる
rise-of-tribes-message-effect-chieftain = 資源で得点を競る
rise-of-tribes-message-effect-altar = 食料{ $price }個で買える
rise-of-tribes-message-effect-canoe = 木材{ $price }個で買える
rise-of-tribes-message-effect-walls = 石{ $price }個で買える
rise-of-tribes-message-effect-discovery = 相手だけのヘクスに入ると資源1個
rise-of-tribes-message-effect-drought = { $from }個から紛争
rise-of-tribes-message-effect-invaders = そこでは収穫も建設もできない。倒すと{ $points }点
rise-of-tribes-message-effect-mammoth = そばに{ $needs }個いれば、ダイスで狩るか飼いならせる
rise-of-tribes-message-effect-tiger = そこの全員が1個失う
rise-of-tribes-message-effect-mild-winter = 成長が{ $more }個増える
rise-of-tribes-message-effect-plentiful-food = 湖の収穫+{ $more }
rise-of-tribes-message-effect-plentiful-wood = 森の収穫+{ $more }
rise-of-tribes-message-effect-plentiful-stone = 山の収穫+{ $more }
rise-of-tribes-message-effect-shared-knowledge = 相手と同じヘクスなら、資源1個で目標1枚
rise-of-tribes-message-effect-volcano = 近くの全員に石。空白と月では部族を失う

## 準備と終わり

rise-of-tribes-message-began = 開始プレイヤーは**{ $seat }**。{ $points }点先取
rise-of-tribes-message-dealt = { $seat }：{ $tribe }、村は{ $village }
rise-of-tribes-message-led = { $seat }：{ $power }
rise-of-tribes-message-placed = { $seat }：{ $hex }に{ $count }個
rise-of-tribes-message-tiles-joined = 最初の村：イベントの山札に{ $count }枚追加
rise-of-tribes-message-left = { $seat }が離脱し、部族と村を取り除く

## 今大事なこと

rise-of-tribes-message-race = { $wins ->
    [0] 🏁 { $is_reader ->
        [0] **{ $seat }** { $points }／{ $goal }点
       *[other] あなた：{ $points }／{ $goal }点
    }{ $more ->
        [0] {""}
       *[other] （村で次の手番に{ $next }点）
    }{ $is_reader ->
        [0] { $own ->
            [-1] {""}
           *[other] ｜あなた：{ $own }点
        }
       *[other] {""}
    }
   *[other] ⚠️ { $is_reader ->
        [0] **{ $seat }**は次の手番で勝利：{ $points }点、村で+{ $more }、合わせて{ $next }点。村を1つ崩すしかない！
       *[other] あなたは次の手番で勝利：{ $points }点、村で+{ $more }、合わせて{ $next }点！
    }
}
rise-of-tribes-message-conflict = ⚔️ アクションのあと紛争：{ $count ->
    [1] { $hexes }（{ $who }、上限{ $limit }）
   *[other] { $hexes }
}
