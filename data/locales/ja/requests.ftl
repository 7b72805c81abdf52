# お願い：待ったと席、その知らせと答え。

requests-open-panel = 自分のパネルを開く
requests-agree = 認める
requests-refuse = 断る
requests-accept = 引き受ける
requests-decline = 断る
requests-you-agreed = 認めました。
requests-you-agreed-waiting = 認めました。{ $players }の返事を待っています。
requests-you-agreed-more = 認めました。あと{ $more }人の同意が必要です。
requests-you-refused = 断りました。何も変わりません。

## 待った

requests-undone = 取り消しました。
requests-undo-far = あなたの最後の行動のあとに、ほかの人が動いています。取り消すには、次のすべてを取り消すことになります：
requests-undo-others = { $players }が認める必要があります。
requests-undo-computers = その後に動いたのはコンピュータだけなので、だれの同意も要りません。
requests-undo-ask = ほかの人に頼む
requests-undo-all = すべて取り消す
requests-undo-sent = { $players }に頼みました。全員が認めるまで、ゲームはこのまま続きます。
requests-undo-head = ↩️ { $player }が自分の直前の行動の取り消しを求めています。取り消すと、次のすべてが元に戻ります：
requests-undo-line = • { $told }
requests-undo-secret = • その後に秘密で選ばれたもの
requests-undo-question = { $players }さん、認めますか？全員が認めれば、そこからやり直します。その前にだれかが動くと、この申し出はなくなります。
requests-undo-done = ↩️ { $player }が最後の行動を、その後の行動も含めて取り消しました。取り消した行動は /game log に線を引いて残ります。
requests-undo-refused = { $player }さん、{ $by }は取り消しを認めませんでした。盤面はそのままです。

## 席

requests-seat-offer = 🪑 { $players }さん、{ $player }がこのゲームの席を譲りたいそうです。今の状態のまま続きを遊び、結果はあなたのものになります。引き受けますか？
requests-seat-ask = 🪑 { $players }さん、{ $by }がこのゲームのあなたの席で遊びたいそうです。あなたのパネルはなくなり、結果はその人のものになります。認めますか？
requests-seat-ask-all = 🪑 { $by }が{ $player }の席で遊びたいそうです。{ $players }さん、認めますか？1人が認めれば決まります。
requests-seat-given = 🪑 { $old }の席では、これから{ $new }さんが遊びます。
requests-seat-given-due = 🪑 { $old }の席では、これから{ $new }さんが遊びます。今はあなたの番です。
requests-seat-refused = { $player }さん、{ $by }は認めませんでした。席はそのままです。
requests-seat-refused-offer = { $player }さん、{ $by }は席を引き受けませんでした。席はあなたのままです。
requests-seat-yours = この席はあなたのものになりました。これがあなたのパネルです。
