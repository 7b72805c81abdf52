# パネル以外のお知らせ：催促、呼びかけ、投票、卓の出来事。

reminders-place = -# { $channel }の{ $game }｜[卓へ]({ $link })
reminders-somebody = 同じ卓の人
# おやすみ時間か休暇の間に番が来ていたとき、そのあとで。
reminders-call = ▶ { $players }、あなたの番です。{ $timed ->
    [0] {""}
   *[other] 期限：{ $due }
}
reminders-call-direct = ▶ あなたの番です。{ $timed ->
    [0] {""}
   *[other] 期限：{ $due }
}
reminders-turn = ⏳ { $players }、あなたの番です。持ち時間の半分が過ぎました。期限：{ $due }
reminders-late = ⏰ { $players }、あなたの番です。まもなく時間切れです。期限：{ $due }
reminders-turn-direct = ⏳ あなたの番です。持ち時間の半分が過ぎました。期限：{ $due }
reminders-late-direct = ⏰ あなたの番です。まもなく時間切れです。期限：{ $due }
reminders-hush = この手番のお知らせを止める
reminders-hushed = この手番のお知らせを止めました。持ち時間は止まりません。
reminders-nudge = 👋 { $players }、あなたの番です。{ $by }が待っています。
reminders-nudge-direct = 👋 あなたの番です。{ $by }が待っています。
reminders-vote = ⌛ { $player }が時間切れになりました。{ $players }、この手番をコンピュータに任せますか？　{ $needed ->
    [1] 1人が認めれば任せます。それまでは待ちます。
   *[other] { $needed }人が認めれば任せます。それまでは待ちます。
}
reminders-vote-button = コンピュータに任せる

## 卓の出来事

reminders-seat-passed = 🤖 { $player }、時間切れが続いたため、これからはコンピュータが代行します。戻ったら、いつでも「ただいま」を押してください。
reminders-seat-passed-last = 💤 { $player }、時間切れが続き、ほかの人も全員不在です。続けるときは「ただいま」を押してください。2週間誰も戻らなければ、中止されます。
reminders-seat-back = 🙂 { $player }が戻りました。
reminders-welcome-back = おかえりなさい！　これからは自分で続けられます。
reminders-seat-left = 🚪 { $player }が離脱しました。
reminders-seat-left-computer = 🚪 { $player }が離脱し、コンピュータが席を引き継ぎました。この席で遊びたい人は /ゲーム 席 引き継ぐ で申し出てください。
reminders-host = 👑 このゲームの新しいホストは{ $player }です。
reminders-idle = 💤 { $players }、この{ $game }は長い間止まっています。誰かが動くか「このまま続ける」を押さなければ、{ $when }に中止されます。
reminders-idle-lobby = 💤 { $players }、この{ $game }のロビーは長い間そのままです。「このまま続ける」を押さなければ、{ $when }に閉じられます。
reminders-keep = このまま続ける
reminders-kept = このまま続けます。
