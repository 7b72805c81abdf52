# 見通し：自分の命令でどうなるか。

hexlands-forecast-battle = ⚔{ $hex } { $score }：{ $result ->
    [held] { $winner }が守り切る
    [taken] { $winner }の勝ち{ $prize ->
        [land] （領地に）
        [castle] （城は残る）
       *[public] （公地に）
    }
    [won] { $winner }の勝ち
    [drawn] 同点で何も起きない
   *[skull] ドクロで全員が倒れる
}
hexlands-forecast-placed = { $hex }：{ $tile }{ $height ->
    [0] {""}
   *[other] {" "}→ 高さ{ $height }
}
hexlands-forecast-felled = { $hex }：木が1本減る（残り{ $left }本）
hexlands-forecast-grown = { $hex }：{ $building }が高さ{ $height }になる（{ $price }コイン）
hexlands-forecast-built = { $hex }：{ $building }が建つ（高さ{ $height }、{ $price }コイン）
hexlands-forecast-razed = { $hex }：{ $building }を失う{ hexlands-because }
hexlands-forecast-road-lost = { $hex }：道を失う{ hexlands-because }
hexlands-forecast-lapsed = { $hex }：「{ $work }」は行えない（{ hexlands-prevented }）
hexlands-forecast-coins = コイン：収入{ $income }{ $tolls ->
    [0] {""}
   *[other] 、観光地への支払い−{ $tolls }
}、維持費−{ $upkeep }で、残り{ $left }
hexlands-forecast-short = コイン：収入{ $income }{ $tolls ->
    [0] {""}
   *[other] 、観光地への支払い−{ $tolls }
}、維持費−{ $upkeep }で、{ $missing }不足
