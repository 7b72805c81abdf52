# 手番のまとめ：プレイヤーごとに1行、記号と合計で。そして、今大事なこと。

rise-of-tribes-message-headline = **{ $turn }手番目**｜{ $points }
rise-of-tribes-message-headline-start = **準備**｜{ $points }点先取
rise-of-tribes-message-points = { $seat }{ $points }
rise-of-tribes-message-player = { $seat } { $what }
rise-of-tribes-message-somebody = { $what }
rise-of-tribes-message-events = 🎴 { $what }

## アクション

rise-of-tribes-message-grew = 成長{ $count }{ $named ->
    [0] {""}
   *[other] （{ $where }）
}
rise-of-tribes-message-moved = 移動{ $count }{ $named ->
    [0] {""}
   *[other] { $told ->
        [0] {" "}→ { $where }
       *[other] {" "}{ $from } → { $where }
    }
}
rise-of-tribes-message-gathered = 収穫{ $count }
rise-of-tribes-message-gained = { $what }
rise-of-tribes-message-gain-food = 食料+{ $count }
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-gain-wood = 木材+{ $count }
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-gain-stone = 石+{ $count }
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-drew = 発展{ $named ->
    [0] { $count }
   *[other] ：{ $cards }
}
rise-of-tribes-message-begun = { $action }{ $die }
rise-of-tribes-message-sunk = { $card }を山札の下へ
rise-of-tribes-message-placed = { $hex }に{ $count }個
rise-of-tribes-message-driven = { $rival }を追い払った（{ $origin } → { $to }）
rise-of-tribes-message-hunted = 🦣狩り+{ $points }
rise-of-tribes-message-tamed = 🦣飼育+{ $points }
rise-of-tribes-message-tiger-beaten = 🐅{ $hex }から追放+{ $points }
rise-of-tribes-message-consulted = { $rival }から{ $card }を教わった
rise-of-tribes-message-given = { $seat }から{ $what }

## 紛争と損失

rise-of-tribes-message-clash = ⚔️{ $hex }：{ $what }
rise-of-tribes-message-loss = { $seat }−{ $count }
rise-of-tribes-message-loss-invaders = 侵略者−{ $count }
rise-of-tribes-message-evaded = { $seat }の1個は{ $hex }へ
rise-of-tribes-message-village-lost = { $waits ->
    [0] { $named ->
        [0] {""}
       *[other] { $hex }の
    }{ $seat }の村がなくなった
   *[other] { $named ->
        [0] {""}
       *[other] { $hex }の
    }{ $seat }の隠れ里は1手番残る
}
rise-of-tribes-message-village-kept = { $hex }の隠れ里が残った
rise-of-tribes-message-elder-lost = { $seat }の長老が取り除かれ、{ $rival }+{ $points }
rise-of-tribes-message-invaders-beaten = 侵略者が全滅{ $points ->
    [0] {""}
   *[other] +{ $points }
}
rise-of-tribes-message-mammoth-lost = 🦣を失う−{ $points }

## 得たもの

rise-of-tribes-message-completed = ⭐{ $cards }+{ $points }
rise-of-tribes-message-built = 🏠{ $hexes }
rise-of-tribes-message-villages = 村+{ $points }
rise-of-tribes-message-elder-placed = 長老{ $hex }
rise-of-tribes-message-bought = { $tile }を購入
rise-of-tribes-message-sacrificed = 祭壇+{ $points }（{ $hex } −1）
rise-of-tribes-message-studied = 知識の共有（{ $resource }1個）
rise-of-tribes-message-traded = { $resource } → { $wanted }

## イベント

rise-of-tribes-message-tile = { $tile }{ $placed ->
    [0] {""}
   *[other] {" "}{ $hex }
}
rise-of-tribes-message-revealed = { rise-of-tribes-message-tile }：{ $effect }
rise-of-tribes-message-glacier = 氷河
rise-of-tribes-message-hit = { $why ->
    [tiger] 🐅
   *[volcano] 🌋
}{ $where }：{ $what }
rise-of-tribes-message-more = { $seat }+{ $count }
rise-of-tribes-message-stones = 石：{ $what }
rise-of-tribes-message-ice-gone = 氷河が消え、{ $hex }に石{ $count }
rise-of-tribes-message-bid = { $seat }が{ $amount }個で入札
rise-of-tribes-message-auction-won = 族長+{ $points }（{ $amount }個）
rise-of-tribes-message-effect-abandoned-village = 1/1/1で村
rise-of-tribes-message-effect-chieftain = 資源で得点を競る
rise-of-tribes-message-effect-altar = 食料{ $price }個で買える
rise-of-tribes-message-effect-canoe = 木材{ $price }個で買える
rise-of-tribes-message-effect-walls = 石{ $price }個で買える
rise-of-tribes-message-effect-discovery = 相手だけのヘクスで資源+1
rise-of-tribes-message-effect-drought = { $from }個から紛争
rise-of-tribes-message-effect-invaders = 収穫と建設はできない
rise-of-tribes-message-effect-mammoth = 同じヘクスにコマ{ $needs }個で、ダイスを使って狩るか飼いならせる
rise-of-tribes-message-effect-tiger = 同じ山の全員が−1
rise-of-tribes-message-effect-mild-winter = 成長+{ $more }
rise-of-tribes-message-effect-plentiful-food = 湖の収穫+{ $more }
rise-of-tribes-message-effect-plentiful-wood = 森の収穫+{ $more }
rise-of-tribes-message-effect-plentiful-stone = 山の収穫+{ $more }
rise-of-tribes-message-effect-shared-knowledge = 相手と同じヘクスなら、資源1個で目標1枚
rise-of-tribes-message-effect-volcano = 近くに石。空白と月ではコマを失う

## 準備と終わり

rise-of-tribes-message-began = 開始プレイヤーは{ $seat }｜🏠 食料/木材/石
rise-of-tribes-message-dealt = { $tribe }｜🏠{ $village }
rise-of-tribes-message-led = { $power }
rise-of-tribes-message-left = 離脱（コマと村を取り除いた）

## 今大事なこと

rise-of-tribes-message-wins = ⚠️{ $is_reader ->
    [0] { $seat }は次の手番で勝利
   *[other] 次の手番で勝利
}：{ $points }点、村で+{ $more }
rise-of-tribes-message-conflict = ⚔️{ $where }（{ $from }個から紛争）
rise-of-tribes-message-contested = { $hex }：{ $who }
rise-of-tribes-message-limit = ⚠️{ $hexes }：あと1個で紛争

## 読む人が失ったものと得たもの（/ゲーム 経過の1行目）

rise-of-tribes-message-about = { $what }
rise-of-tribes-message-about-members = 失ったコマ：{ $count }個（{ $where }）
rise-of-tribes-message-about-village-lost = 失った村：{ $count ->
   *[other] { $hexes }
}
rise-of-tribes-message-about-built = 建てた村：{ $count ->
   *[other] { $hexes }
}
rise-of-tribes-message-about-elder = 長老を失った
rise-of-tribes-message-about-points = あなたの得点：{ $points }点
