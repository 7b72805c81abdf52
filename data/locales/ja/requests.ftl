# お願い：待った、席、ゲームの終了。その知らせと答え。

requests-open-panel = 自分のパネルを開く
requests-agree = 認める
requests-refuse = 断る
requests-accept = 引き受ける
requests-decline = 断る
requests-never = この人の申し出は今後断る
requests-never-again = 断りました。この人は今後、どの卓でもあなたに席を譲ると申し出たり、あなたの席を求めたりできません。本人には伝わりません。/設定 で元に戻せます。
requests-you-agreed = 認めました。
requests-you-agreed-waiting = 認めました。{ $players }の返事を待っています。
requests-you-agreed-more = 認めました。あと{ $more }人の同意が必要です。
requests-you-refused = 断りました。何も変わりません。
requests-you-withdrew = 申し出を取り下げました。何も変わりません。
requests-still-open = 🔔 まだ返事を待っています：
requests-agreed = 認めた人：{ $agreed }

## 時間切れの手番の投票

requests-vote = ⌛ { $player }が時間切れになりました。{ $players }、この手番をコンピュータに任せますか？　{ $needed ->
    [1] 1人が認めれば任せます。それまでは待ちます。
   *[other] { $needed }人が認めれば任せます。それまでは待ちます。
}
requests-vote-direct = ⌛ { $player }が時間切れになりました。この手番をコンピュータに任せますか？　{ $needed ->
    [1] 1人が認めれば任せます。それまでは待ちます。
   *[other] { $needed }人が認めれば任せます。それまでは待ちます。
}
# 持ち時間が止まっている間。理由はほかの人に伝えない。
requests-vote-early = ⌛ { $player }の手番は、期限前ですが、持ち時間の2倍続いています。{ $players }、この手番をコンピュータに任せますか？　{ $needed ->
    [1] 1人が認めれば任せます。それまでは待ちます。
   *[other] { $needed }人が認めれば任せます。それまでは待ちます。
}
requests-vote-early-direct = ⌛ { $player }の手番は、期限前ですが、持ち時間の2倍続いています。この手番をコンピュータに任せますか？　{ $needed ->
    [1] 1人が認めれば任せます。それまでは待ちます。
   *[other] { $needed }人が認めれば任せます。それまでは待ちます。
}
requests-vote-until = 返事がなければ、期限が来たときにコンピュータに任せます。期限：{ $due }
requests-vote-away = -# コンピュータが代行中のため投票できない人：{ $players }
requests-vote-button = コンピュータに任せる

## 待った

requests-undone = 取り消しました。
requests-undo-far = あなたの直前の行動のあとに、ほかの人が動いています。取り消すと、次のすべてが元に戻ります：
requests-undo-others = { $players }の同意が必要です。
requests-undo-computers = そのあとに動いたのはコンピュータだけなので、誰の同意も要りません。
requests-undo-ask = ほかの人に頼む
requests-undo-all = すべて取り消す
requests-undo-sent = { $players }に頼みました。全員が認めるまで、ゲームはこのまま続きます。
requests-undo-head = ↩️ { $player }が、自分の直前の行動を取り消したいそうです。取り消すと、次のすべてが元に戻ります：
requests-undo-line = • { $line }
requests-undo-secret = • そのあとに秘密で選ばれたもの
requests-undo-question = { $players }、認めますか？　全員が認めれば、そこからやり直します。その前に誰かが動くと、この申し出は無効になります。
requests-undo-question-direct = 認めますか？　頼まれた全員が認めれば、そこからやり直します。その前に誰かが動くと、この申し出は無効になります。
requests-undo-done = ↩️ { $player }の直前の行動と、そのあとのすべてを取り消しました。取り消した行動は /ゲーム 経過 に線を引いて残ります。
requests-undo-refused = { $player }、{ $by }は取り消しを認めませんでした。盤面はそのままです。

## 席

requests-seat-offer = 🪑 { $players }、{ $player }がこのゲームの席を譲りたいそうです。今の状態から続け、結果はあなたのものになります。引き受けますか？
requests-seat-offer-direct = 🪑 { $player }がこのゲームの席を譲りたいそうです。今の状態から続け、結果はあなたのものになります。引き受けますか？
requests-seat-ask = 🪑 { $players }、{ $by }がこのゲームのあなたの席で遊びたいそうです。あなたのパネルはなくなり、結果はその人のものになります。認めますか？
requests-seat-ask-direct = 🪑 { $by }がこのゲームのあなたの席で遊びたいそうです。あなたのパネルはなくなり、結果はその人のものになります。認めますか？
requests-seat-ask-all = 🪑 { $by }が{ $player }の席で遊びたいそうです。{ $players }、認めますか？　1人が認めれば決まります。
requests-seat-ask-all-direct = 🪑 { $by }が{ $player }の席で遊びたいそうです。認めますか？　1人が認めれば決まります。
requests-seat-ask-back = 🪑 離脱した{ $by }が、コンピュータの引き継いだ自分の席に戻りたいそうです。{ $players }、認めますか？　1人が認めれば決まります。
requests-seat-ask-back-direct = 🪑 離脱した{ $by }が、コンピュータの引き継いだ自分の席に戻りたいそうです。認めますか？　1人が認めれば決まります。
requests-seat-given = 🪑 { $old }の席を{ $new }が引き継ぎました。
requests-seat-given-due = 🪑 { $old }の席を{ $new }が引き継ぎました。今はあなたの番です。
requests-seat-back = 🪑 { $new }が自分の席に戻りました。
requests-seat-back-due = 🪑 { $new }が自分の席に戻りました。今はあなたの番です。
requests-seat-refused = { $player }、{ $by }は認めませんでした。席はそのままです。
requests-seat-refused-offer = { $player }、{ $by }は席を引き受けませんでした。席はあなたのままです。
requests-seat-yours = この席はあなたのものになりました。これがあなたのパネルです。
requests-seat-free = 🪑 { $player }の席を引き継ぐ人を探しています。代わりに遊びますか？　今の状態から続け、あなたのレーティングには影響しません。期限：{ $due }（過ぎたら、ほかの人に聞きます）
requests-take-seat = 席を引き継ぐ
requests-not-now = 今回は断る
requests-never-seats = 今後は聞かない
requests-passed-on = 分かりました。ほかの人に聞きます。
requests-stand-in-no-more = このサーバーでは、もう代わりに遊ぶか聞きません。/設定 で変えられます。
requests-seat-sought = 🪑 { $player }が不在なので、席を引き継ぐ人を探しています。それまではコンピュータが代行します。誰かが引き継ぐまでは、本人が「ただいま」で戻れます。
requests-seat-sought-gone = 🪑 { $player }が離脱したので、席を引き継ぐ人を探しています。それまではコンピュータが代行します。
requests-seat-sought-here = 🪑 { $player }が席を引き継ぐ人を探しています。見つかるまでは本人が続けます。

## 結果なしの終了

requests-end-question = { $game }を中止しますか？　全員のゲームが終わり、結果は残りません。元には戻せません。
requests-end-told-game = あなたが中止したことは、卓のチャンネルの最後のメッセージと経過に残ります。
requests-end-told-lobby = あなたが中止したことは、ロビーのメッセージに残ります。
requests-end-told-nobody = このゲームはもう表示できないため、卓には何も出ません。
requests-end-sure = 中止する
requests-ended = ゲームを中止しました。
requests-end-question-ask = { $game }はレーティングの対象で、第1ラウンドが終わっています。中止には全員の同意が必要です。{ $players }に頼みますか？　返事の期限は{ $time }後で、その間もゲームは続きます。断られたら、できるのは離脱だけです（/ゲーム 席を立つ）。
requests-end-ask-button = ほかの人に頼む
requests-end-question-moderator = モデレーターとして、すぐに中止することもできます。誰が中止したかは、最後のメッセージと経過に残ります。
requests-end-moderate-button = モデレーターとして中止する
requests-end-asked = { $players }に頼みました。全員が認めるまで、ゲームはこのまま続きます。期限：{ $due }
requests-end-head = 🏳️ { $player }が{ $game }を中止したいそうです（結果は残りません）。
requests-end-ask = { $players }、認めますか？　全員が認めれば中止し、1人でも断れば続きます。答えるまで、そのまま遊べます。期限：{ $due }
requests-end-ask-direct = 認めますか？　全員が認めれば中止し、1人でも断れば続きます。答えるまで、そのまま遊べます。期限：{ $due }
requests-end-refused = { $player }、{ $by }は中止を認めませんでした。ゲームは続きます。
requests-end-withdrawn = { $player }が中止の申し出を取り下げました。ゲームは続きます。
