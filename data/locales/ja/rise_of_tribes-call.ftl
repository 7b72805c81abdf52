# メッセージの最後の行で、何をする番か。半角24文字分まで。

rise-of-tribes-call-dice = { $dice }
rise-of-tribes-call-calendar = { $dice } 振り直す？
rise-of-tribes-call-last = 手番の終わり
rise-of-tribes-call-glacier = 氷河を置く
rise-of-tribes-call-power = 能力を選ぶ
rise-of-tribes-call-place = コマ{ $count }個を置く
rise-of-tribes-call-take = 資源を選ぶ
rise-of-tribes-call-put = { $why ->
    [invaders] 侵略者
    [mammoth] マンモス
    [tiger] サーベルタイガー
    [volcano] 火山
   *[glacier] 氷河
}を置く
rise-of-tribes-call-bid = 入札するか降りる
rise-of-tribes-call-give = { $count }個を配る
rise-of-tribes-call-settle = 棄てられた村に建てるか選ぶ
