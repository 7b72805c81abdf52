# 画像に書く言葉と、画像の説明文。

rise-of-tribes-picture-points = 得点
rise-of-tribes-picture-hand = 手元のダイス
rise-of-tribes-picture-next = 次の人のダイス
rise-of-tribes-picture-asked = 回答待ち：
rise-of-tribes-picture-left = 離脱
rise-of-tribes-picture-supply = 残りの部族
rise-of-tribes-picture-villages = 村
rise-of-tribes-picture-done = 達成
rise-of-tribes-picture-goals = あなたの目標
rise-of-tribes-picture-news = 直前の出来事
rise-of-tribes-picture-fought = { $hex }の紛争：{ $before } → { $after }
rise-of-tribes-picture-drawn = { $seat }さんが{ $cards }を引きました。
rise-of-tribes-picture-revealed = 新しいイベント：{ $tile }
rise-of-tribes-picture-slot = { $count ->
    [0] イベントはもうありません
   *[other] イベント残り{ $count }枚
}
rise-of-tribes-picture-tile-abandoned-village = 全員が順に、資源を1個ずつ払って村を建てられます。
rise-of-tribes-picture-tile-chieftain = 資源の競り。勝つと得点します。
rise-of-tribes-picture-tile-altar = 購入できます。部族と資源を捧げて1点。
rise-of-tribes-picture-tile-canoe = 購入できます。湖を歩数なしで渡れます。
rise-of-tribes-picture-tile-walls = 購入できます。村を攻める部族を先に減らします。
rise-of-tribes-picture-tile-discovery = 相手だけのヘクスに入ると資源を得ます。
rise-of-tribes-picture-tile-drought = 次のぞろ目まで、1個少なくても紛争になります。
rise-of-tribes-picture-tile-invaders = ここでは収穫も建設もできません。倒すと得点。
rise-of-tribes-picture-tile-mammoth = 部族{ $needs }個とダイス1個で、狩るか飼いならします。
rise-of-tribes-picture-tile-tiger = ぞろ目で動いて襲います。ダイスと部族で追い払えます。
rise-of-tribes-picture-tile-mild-winter = ここの食料1個につき1回、成長が増えます。
rise-of-tribes-picture-tile-plentiful-food = ここにある間、湖の食料が増えます。
rise-of-tribes-picture-tile-plentiful-wood = ここにある間、森の木材が増えます。
rise-of-tribes-picture-tile-plentiful-stone = ここにある間、山の石が増えます。
rise-of-tribes-picture-tile-shared-knowledge = 相手と同じヘクスにいれば、資源を払って目標を引けます。
rise-of-tribes-picture-tile-volcano = 石を噴き出し、月と空白で近くの部族を減らします。
rise-of-tribes-picture-alt-turn = ライズ・オブ・トライブス、第{ $turn }ターン。{ $player }さんの手番です{ $count ->
    [0] 。
   *[other] （手元のダイス：{ $dice }）。
}
rise-of-tribes-picture-alt-asked = 回答待ち：{ $players }さん。
rise-of-tribes-picture-alt-goals = あなたの目標：{ $goals }。
rise-of-tribes-picture-alt-cost = { $card }（{ $cost }）
rise-of-tribes-picture-alt-progress = { $card }（{ $need }のうち{ $have }）
rise-of-tribes-picture-alt-over = ライズ・オブ・トライブスは{ $turn }ターンで終了しました。勝者：{ $winners }さん。
rise-of-tribes-picture-alt-player = { $player }さん：{ $points }点、食料{ $food }・木材{ $wood }・石{ $stone }、配置 { $places }（*は村）、残り{ $supply }個。
rise-of-tribes-picture-alt-events = { $count ->
    [0] 公開中のイベントはありません。
   *[other] 公開中のイベント：{ $tiles }。
}
