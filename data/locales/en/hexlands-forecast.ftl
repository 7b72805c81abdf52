# The forecast: what a player’s own orders would come to.

hexlands-forecast-battle = ⚔ { $hex } { $score }, { $result ->
    [held] { $winner } holds it
    [taken] { $winner } wins{ $prize ->
        [land] {" "}it
        [castle] , the castle stands
       *[public] , it becomes public
    }
    [won] { $winner } wins
    [drawn] nothing happens
   *[skull] a skull kills all
}
hexlands-forecast-placed = { $hex }: { $tile }{ $height ->
    [0] {""}
   *[other] {" "}→ height { $height }
}
hexlands-forecast-felled = { $hex }: 1 tree fewer, { $left } left
hexlands-forecast-grown = { $hex }: the { $building } grows to level { $height } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
hexlands-forecast-built = { $hex }: { $building }, level { $height }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
hexlands-forecast-razed = { $hex }: the { $building } is lost{ hexlands-because }
hexlands-forecast-road-lost = { $hex }: the road is lost{ hexlands-because }
hexlands-forecast-lapsed = { $hex }: { $work } fails: { hexlands-prevented }
hexlands-forecast-coins = Coins: income { $income }{ $tolls ->
    [0] {""}
   *[other] , tolls −{ $tolls }
}, upkeep −{ $upkeep }: { $left } left
hexlands-forecast-short = Coins: income { $income }{ $tolls ->
    [0] {""}
   *[other] , tolls −{ $tolls }
}, upkeep −{ $upkeep }: { $missing } missing
