# リーグの言葉。

## グループの順位の絵

league-picture-table = 卓
league-picture-points = 得点
league-picture-you = あなた
league-picture-playing = プレイ中
league-picture-left = 離脱
league-picture-out = 順位なし
league-picture-up = 昇格圏
league-picture-down = 降格圏
league-picture-to-play = これから
league-picture-sits-out = 休み
league-picture-alt-head = { $title }。{ $subtitle }。
league-picture-alt-join = 、
league-picture-alt-points = { $points }点
league-picture-alt-row = { $place }位 { $name }：{ $facts }｜卓ごとの順位：{ $results }。
league-picture-alt-out = { $name }：{ $facts }｜卓ごとの順位：{ $results }。
