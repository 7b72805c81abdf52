# パネル以外のお知らせ：催促、呼びかけ、投票、卓の出来事。

reminders-place = -# { $channel }の{ $game } · [テーブルへ]({ $link })
reminders-somebody = 同じ卓の人
reminders-turn = ⏳ { $players }さん、あなたの番です。持ち時間の半分が過ぎました。時間切れ：{ $due }
reminders-late = ⏰ { $players }さん、あなたの番です。もうすぐ時間切れです：{ $due }
reminders-turn-direct = ⏳ あなたの番です。持ち時間の半分が過ぎました。時間切れ：{ $due }
reminders-late-direct = ⏰ あなたの番です。もうすぐ時間切れです：{ $due }
reminders-hush = この手番は知らせない
reminders-hushed = この手番についてはもうお知らせしません。持ち時間は進みます。
reminders-nudge = 👋 { $players }さん、あなたの番です。{ $by }が続きを待っています。
reminders-nudge-direct = 👋 あなたの番です。{ $by }が続きを待っています。
reminders-vote = ⌛ { $player }が時間切れになりました。{ $players }さん、この手番をコンピュータに任せますか？{ $needed ->
    [1] 1人が認めれば任せます。認める人がいなければ、このまま待ちます。
   *[other] { $needed }人が認めれば任せます。足りなければ、このまま待ちます。
}
reminders-vote-button = コンピュータに任せる

## 卓の出来事

reminders-seat-passed = 🤖 { $player }さん、時間切れが続いたので、これからはコンピュータが代わりに遊びます。戻ったら、いつでも**ただいま**を押してください。
reminders-seat-passed-last = 💤 { $player }さん、時間切れが続いていて、ほかに誰もいません。ゲームはこのまま待ちますので、続けるときは**ただいま**を押してください。2週間誰も戻らなければ、結果なしで終了します。
reminders-seat-back = 🙂 { $player }が戻りました。続きは本人が遊びます。
reminders-welcome-back = おかえりなさい！これからは自分で遊べます。
reminders-seat-left = 🚪 { $player }がゲームから抜けました。
reminders-seat-left-computer = 🚪 { $player }がゲームから抜けました。これからはコンピュータが代わりに遊びます。この席で遊びたい人は /game seat take で申し出てください。
reminders-host = 👑 このゲームの新しいホストは{ $player }さんです。
reminders-idle = 💤 { $players }さん、ここでは長い間だれも動いていません。だれかが動くか、続けると決めなければ、この{ $game }は{ $when }に結果なしで閉じられます。
reminders-idle-lobby = 💤 { $players }さん、この{ $game }のロビーは長い間そのままです。続けると決めなければ、{ $when }に閉じられます。
reminders-keep = 閉じずに続ける
reminders-kept = このまま続けます。
