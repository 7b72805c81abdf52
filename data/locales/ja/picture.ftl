# どのゲームの絵にも共通の言葉。

picture-turn = { $turn }手番目
picture-seat = プレイヤー{ $number }
picture-winner = { $player }の勝利！
picture-shared = 勝利を分かち合いました！
picture-team = チームの勝利！
picture-nobody = 勝者はいません
picture-players-range = { $least }～{ $most }人
picture-you = あなた
picture-alt-private = { $title }。
picture-cover = { $game }の盤と名前。
