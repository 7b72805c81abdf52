# 画像に書く言葉と、画像の説明文。

rise-of-tribes-picture-first-to = { $points }点先取
rise-of-tribes-picture-asked = 回答待ち：
rise-of-tribes-picture-left = 離脱
rise-of-tribes-picture-full = 上限{ $limit }
rise-of-tribes-picture-tile-abandoned-village = 順に、資源1個ずつで村を建てられる
rise-of-tribes-picture-tile-chieftain = 資源の競りに勝つと得点
rise-of-tribes-picture-tile-altar = 購入して、コマと資源を捧げると1点
rise-of-tribes-picture-tile-canoe = 購入すると、湖を歩数なしで渡れる
rise-of-tribes-picture-tile-walls = 購入すると、村を攻めるコマを先に減らす
rise-of-tribes-picture-tile-discovery = 相手だけのヘクスに入ると資源を得る
rise-of-tribes-picture-tile-drought = 次のゾロ目まで、1個少なくても紛争
rise-of-tribes-picture-tile-invaders = ここでは収穫も建設も不可。倒すと得点
rise-of-tribes-picture-tile-mammoth = コマ{ $needs }個とダイスで、狩るか飼いならす
rise-of-tribes-picture-tile-tiger = ゾロ目で動いて襲う。ダイスとコマで追い払う
rise-of-tribes-picture-tile-mild-winter = 食料が残る間、成長で置くコマが増える
rise-of-tribes-picture-tile-plentiful-food = 食料が残る間、湖の収穫が増える
rise-of-tribes-picture-tile-plentiful-wood = 木材が残る間、森の収穫が増える
rise-of-tribes-picture-tile-plentiful-stone = 石が残る間、山の収穫が増える
rise-of-tribes-picture-tile-shared-knowledge = 相手のいるヘクスで資源を払い、目標を引く
rise-of-tribes-picture-tile-volcano = 石を噴き出し、月と空白で近くのコマを減らす
rise-of-tribes-picture-alt-turn = ライズ・オブ・トライブス、{ $turn }手番目。{ $player }の番です{ $count ->
    [0] 。
   *[other] （使うダイス：{ $dice }）。
}
rise-of-tribes-picture-alt-asked = 回答待ち：{ $players }。
rise-of-tribes-picture-alt-goals = あなたの目標：{ $goals }。
rise-of-tribes-picture-alt-rivals = 相手の目標：{ $rivals }。
rise-of-tribes-picture-alt-cost = { $card }（{ $cost }）
rise-of-tribes-picture-alt-over = ライズ・オブ・トライブスは{ $turn }手番で終了しました。勝者：{ $winners }。
rise-of-tribes-picture-alt-events = { $count ->
    [0] 公開中のイベントはありません。
   *[other] 公開中のイベント：{ $tiles }。
}
