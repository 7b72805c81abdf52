# どのゲームの絵にも共通の言葉。

picture-players = プレイヤー
picture-turn = 第{ $turn }手番
picture-seat = プレイヤー{ $number }
picture-winner = { $player }さんの勝利！
picture-shared = 勝利を分け合いました！
picture-team = チームの勝利！
picture-nobody = 勝者はいません
