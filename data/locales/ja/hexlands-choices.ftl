# ヘックスランド（日本語）：ボタンの言葉、選択肢のまとまり、項目ごとの問い。

## 選択肢の意味

hexlands-price = { $price ->
    [0] {""}
   *[other] {" "}· { $price }コイン
}
hexlands-action-commit = { $count ->
    [0] 6面ダイスは振らない
   *[other] { $have }個のうち{ $count }個を振る
}
hexlands-action-wager = { $count ->
    [0] 賭けない
   *[other] { $have }個のうち{ $count }個を賭ける
}
hexlands-action-play = { $item }：{ $effect }
hexlands-action-clear = 整地：{ $what ->
    [trees] { $hex }の木
   *[wall] { $hex }の{ $rival }さんの壁
}
hexlands-action-promote = { $hex }の兵士
hexlands-action-lay = { $hex } · 高さ{ $height }{ hexlands-price }
hexlands-action-move = { $unit } { $origin } → { $to } · { $steps }歩{ $mine ->
    [0] { $theirs ->
        [0] { $gain ->
            [land] {" "}· 新しい領地
            [level] {" "}· 高さ+1
            [tree] {" "}· 木を切る
           *[none] {""}
        }{ $halts ->
            [0] {""}
           *[other] {" "}· 停止
        }
       *[other] {" "}· 戦闘 0：{ $theirs }
    }
   *[other] {" "}· 戦闘 { $mine }：{ $theirs }
}
hexlands-action-stop = { $left ->
    [0] ここまでにする
   *[other] { $why ->
        [march] 残り{ $left }歩は使わない
       *[other] ここまでにする（残り{ $left }）
    }
}
hexlands-action-next = { $why ->
    [cards] カードはここまで → 買い物へ
    [market] 買い物はここまで → ダイスへ
   *[act] { $idle ->
        [0] トレードと命令へ
       *[other] ダイス{ $idle }個を使わず命令へ
    }
}
hexlands-action-done = この命令で手番を終える
hexlands-action-buy = { $seat }さんの束の{ $item } · { $price }コイン · { $effect }
hexlands-action-sell = { $item }を{ $price }コインで売る
hexlands-action-draw = 特殊タイルを引く（ドクロ・湖・山のどれか） · { $price }コイン
hexlands-action-turn = { $tile }を裏返して道にする
hexlands-action-road = { $bridge ->
    [0] { $hex }に道
   *[other] { $hex }に橋
}
hexlands-action-join = 協力：{ $die } ＋ { $other } ＝ { $sum }
hexlands-action-dispatch = { $die }で出兵：{ $die }歩
hexlands-action-develop = { $die }で発展：{ $item } · { $effect } · 残り{ $left }枚
hexlands-action-work = { $die }で作業：{ $die }コイン
hexlands-action-work-all = 残りのダイス{ $count }個で作業：{ $coins }コイン
hexlands-action-deal = トレード：{ $seat }さんに持ちかける
hexlands-action-give-coins = { $count }コインを渡す
hexlands-action-give-die = 6面ダイスを1個渡す
hexlands-action-give-card = { $item }を渡す
hexlands-action-give-tile = { $tile }を渡す
hexlands-action-ask-coins = { $count }コインをもらう
hexlands-action-ask-die = 6面ダイスを1個もらう
hexlands-action-ask-card = { $item }をもらう
hexlands-action-ask-tile = { $tile }をもらう
hexlands-action-propose = { $rival }さんにこの内容で提案する
hexlands-action-drop = 提案をやめる
hexlands-action-withdraw = 提案を取り下げる
hexlands-action-accept = 受ける：{ $gives }をもらい、{ $asks }を渡す
hexlands-action-decline = { $player }さんの提案を断る
hexlands-action-order = { $hex }を変更：{ $work }{ $height ->
    [0] {""}
   *[other] {" "}· 高さ{ $height }
}{ hexlands-price }
hexlands-action-back = { $hex }から{ $home ->
    [0] 駐屯地{ $to }へ
   *[other] 城（{ $to }）へ
}
hexlands-action-defend = 守り勝ったら：{ $how ->
    [no] 置かない
    [plain] 無料ならタイルを置く
   *[all] 払ってでもタイルを置く
}
hexlands-action-aim = { $hex }で大砲を使う
hexlands-action-relieve = { $count ->
    [0] 強い兵士はそのまま
   *[other] 強い兵士{ $count }体を兵士に戻す
}
hexlands-action-raze = { $hex }の{ $building }を壊す · { $saves }コイン減
hexlands-action-dismiss = { $hex }の{ $unit }を解雇 · { $saves }コイン減
hexlands-action-demote = { $hex }の強い兵士を兵士に戻す · { $saves }コイン減

## 選択肢のまとまり

hexlands-kind-commit = 振るダイス
hexlands-kind-wager = 賭けるダイス
hexlands-kind-play = カードを使う
hexlands-kind-clear = 整地
hexlands-kind-promote = どの兵士にしますか？
hexlands-kind-lay = タイルを置く
hexlands-kind-move = 兵士を動かす
hexlands-kind-stop = ここまで
hexlands-kind-next = 次へ
hexlands-kind-buy = カードを買う
hexlands-kind-sell = カードを売る
hexlands-kind-draw = 特殊タイル
hexlands-kind-turn = タイルを裏返す
hexlands-kind-road = 道を置く
hexlands-kind-join = 協力（足し合わせる）
hexlands-kind-dispatch = 出兵
hexlands-kind-develop = 発展
hexlands-kind-work = 作業
hexlands-kind-work-all = 全部で作業
hexlands-kind-deal = トレード
hexlands-kind-give-coins = コインを渡す
hexlands-kind-give-die = ダイスを渡す
hexlands-kind-give-card = カードを渡す
hexlands-kind-give-tile = 特殊タイルを渡す
hexlands-kind-ask-coins = コインをもらう
hexlands-kind-ask-die = ダイスをもらう
hexlands-kind-ask-card = カードをもらう
hexlands-kind-ask-tile = 特殊タイルをもらう
hexlands-kind-propose = 提案する
hexlands-kind-drop = やめる
hexlands-kind-withdraw = 取り下げる
hexlands-kind-accept = 受ける
hexlands-kind-decline = 断る
hexlands-kind-order = 命令を変える
hexlands-kind-back = 戻る先
hexlands-kind-defend = 守り勝ったら
hexlands-kind-aim = 大砲のねらい
hexlands-kind-relieve = 強い兵士
hexlands-kind-done = 手番を終える
hexlands-kind-raze = 壊す
hexlands-kind-dismiss = 解雇する
hexlands-kind-demote = 兵士に戻す

## 項目ごとの問い

hexlands-field-clear-hex = どのマスですか？
hexlands-value-clear-hex = { $value }
hexlands-field-promote-hex = どのマスの兵士ですか？
hexlands-value-promote-hex = { $value }
hexlands-field-lay-hex = どのマスに置きますか？
hexlands-value-lay-hex = { $value }に
hexlands-field-move-origin = どこから動かしますか？
hexlands-value-move-origin = { $value }から
hexlands-field-move-to = どこへ動かしますか？
hexlands-value-move-to = { $value }へ
hexlands-field-move-unit = どちらの兵士ですか？
hexlands-value-move-unit = { $value ->
    [strong] 強い兵士
   *[soldier] 兵士
}
hexlands-field-buy-seat = 誰の束から買いますか？
hexlands-field-sell-number = どのカードですか？
hexlands-field-turn-tile = どのタイルですか？
hexlands-field-road-hex = どのマスに置きますか？
hexlands-value-road-hex = { $value }に
hexlands-field-join-die = どのダイスを足しますか？
hexlands-value-join-die = { $value }と…
hexlands-field-join-other = もう1個はどれですか？
hexlands-value-join-other = { $value }を
hexlands-field-deal-seat = 誰に持ちかけますか？
hexlands-field-give-card-number = どのカードですか？
hexlands-field-ask-card-number = どのカードですか？
hexlands-field-order-hex = どのマスの命令ですか？
hexlands-value-order-hex = { $value }で
hexlands-field-order-work = 何をしますか？
hexlands-value-order-work = { $value ->
    [none] 何もしない
    [tile] タイル
    [skull] ドクロ
    [lake] 湖
    [mountain] 山
    [garrison] 駐屯地
    [spot] 観光地
    [wall] 壁
    [fort] 砦
   *[mine] 鉱山
}
hexlands-field-back-hex = どのマスの兵士ですか？
hexlands-value-back-hex = { $value }から
hexlands-field-back-to = どこへ戻りますか？
hexlands-value-back-to = { $value }へ
hexlands-field-aim-hex = どのマスの戦闘で使いますか？
hexlands-value-aim-hex = { $value }で
hexlands-field-raze-hex = どのマスですか？
hexlands-value-raze-hex = { $value }で
hexlands-field-dismiss-hex = どのマスですか？
hexlands-value-dismiss-hex = { $value }で
hexlands-field-dismiss-unit = どちらの兵士ですか？
hexlands-value-dismiss-unit = { $value ->
    [strong] 強い兵士
   *[soldier] 兵士
}
hexlands-field-demote-hex = どのマスですか？
hexlands-value-demote-hex = { $value }で
