# 選択肢の意味：ボタンと /game move の候補。

hexlands-action-commit = { $count ->
    [0] 6面ダイスは振らない
   *[other] { $have }個のうち{ $count }個を振る
}
hexlands-action-wager = { $count ->
    [0] 賭けない
   *[other] { $have }個のうち{ $count }個を賭ける
}
hexlands-action-play = { $item }｜{ $effect }
hexlands-action-clear = 整地：{ $what ->
    [trees] { $hex }の木
   *[wall] { $hex }の{ $rival }の壁
}
hexlands-action-promote = { $hex }の兵士
hexlands-action-lay = { $hex }｜高さ{ $height }{ hexlands-price }
hexlands-action-move = { $unit } { $origin } → { $to }｜{ $steps }歩{ $mine ->
    [0] { $theirs ->
        [0] { $gain ->
            [land] ｜新しい領地
            [level] ｜高さ+1
            [tree] ｜木を切る
           *[none] {""}
        }{ $halts ->
            [0] {""}
           *[other] ｜停止
        }
       *[other] ｜戦闘 0：{ $theirs }
    }
   *[other] ｜戦闘 { $mine }：{ $theirs }{ hexlands-plan-prize }
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
hexlands-action-buy = { $seat }の束の{ $item }｜{ $price }コイン｜{ $effect }
hexlands-action-sell = { $item }を{ $price }コインで売る
hexlands-action-draw = 特殊タイルを引く（ドクロ・湖・山のどれか）｜{ $price }コイン
hexlands-action-turn = { $tile }を裏返して道にする
hexlands-action-road = { $bridge ->
    [0] { $hex }に道
   *[other] { $hex }に橋
}
hexlands-action-join = 協力：{ $die } ＋ { $other } ＝ { $sum }
hexlands-action-dispatch = { $die }で出兵：{ $die }歩
hexlands-action-develop = { $die }で発展：{ $item }｜{ $effect }｜残り{ $left }枚
hexlands-action-work = { $die }で作業：{ $die }コイン
hexlands-action-work-all = 残りのダイス{ $count }個で作業：{ $coins }コイン
hexlands-action-deal = { $seat }とトレードする
hexlands-action-give-coins = { $count }コインを渡す
hexlands-action-give-die = 6面ダイスを1個渡す
hexlands-action-give-card = { $item }を渡す
hexlands-action-give-tile = { $tile }を渡す
hexlands-action-ask-coins = { $count }コインを求める
hexlands-action-ask-die = 6面ダイスを1個求める
hexlands-action-ask-card = { $item }を求める
hexlands-action-ask-tile = { $tile }を求める
hexlands-action-propose = { $rival }にこの内容で提案する
hexlands-action-drop = 提案をやめる
hexlands-action-withdraw = 提案を取り下げる
hexlands-action-accept = 受ける：{ $gives }をもらい、{ $asks }を渡す
hexlands-action-decline = { $player }の提案を断る
hexlands-action-order = { $hex }：{ $work }{ $height ->
    [0] {""}
   *[other] （高さ{ $height }）
}{ hexlands-price }
hexlands-action-back = { $hex }から{ $home ->
    [0] 駐屯地{ $to }へ
   *[other] 城（{ $to }）へ
}
hexlands-action-defend = 兵士のいない領地を守り切ったら：{ $how ->
    [no] タイルを置かない
    [plain] 無料ならタイルを置く
   *[all] 払ってでもタイルを置く
}
hexlands-action-aim = { $hex }で大砲を使う
hexlands-action-relieve = { $count ->
    [0] 強い兵士はそのまま
   *[other] 強い兵士{ $count }体を兵士に戻す
}
hexlands-action-raze = { $hex }の{ $building }を壊す｜維持費−{ $saves }
hexlands-action-dismiss = { $hex }の{ $unit }を解雇｜維持費−{ $saves }
hexlands-action-demote = { $hex }の強い兵士を兵士に戻す｜維持費−{ $saves }
