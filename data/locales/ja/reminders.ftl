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
reminders-turn = ⏳ { $players }、あなたの番です。期限：{ $due }
reminders-late = ⏰ { $players }、あなたの番です。まもなく時間切れです。期限：{ $due }
reminders-turn-direct = ⏳ あなたの番です。期限：{ $due }
reminders-late-direct = ⏰ あなたの番です。まもなく時間切れです。期限：{ $due }
reminders-bank = -# 持ち時間がなくなる時刻です（手番を終えると＋{ $more }）。
reminders-hush = この手番のお知らせを止める
reminders-hushed = この手番のお知らせを止めました。持ち時間は止まりません。
reminders-nudge = 👋 { $players }、あなたの番です。{ $by }が待っています。
reminders-nudge-direct = 👋 あなたの番です。{ $by }が待っています。
# 3回目の時間切れの前（持ち時間制では最後の時間切れの前）に、設定にかかわらず届く。
reminders-last-turn = ⚠️ { $players }、あなたの番です。{ $missed }回続けて時間切れになっています。今回も時間切れになると、{ $replaced ->
    [0] ゲームのルールに従って脱落します
   *[other] 戻るまでコンピュータが代行します
}。期限：{ $due }
reminders-last-turn-direct = ⚠️ あなたの番です。{ $missed }回続けて時間切れになっています。今回も時間切れになると、{ $replaced ->
    [0] ゲームのルールに従って脱落します
   *[other] 戻るまでコンピュータが代行します
}。期限：{ $due }
reminders-last-turn-bank = ⚠️ { $players }、あなたの番です。動かないまま持ち時間がなくなると、{ $replaced ->
    [0] ゲームのルールに従って脱落します
   *[other] 戻るまでコンピュータが代行します
}。期限：{ $due }
reminders-last-turn-bank-direct = ⚠️ あなたの番です。動かないまま持ち時間がなくなると、{ $replaced ->
    [0] ゲームのルールに従って脱落します
   *[other] 戻るまでコンピュータが代行します
}。期限：{ $due }

## 卓の出来事

reminders-seat-passed = 🤖 { $player }、{ $missed }回続けて時間切れになったため、これからはコンピュータが代行します。戻ったら、いつでも「ただいま」を押してください。
reminders-seat-passed-last = 💤 { $player }、{ $missed }回続けて時間切れになり、ほかの人も全員不在です。続けるときは「ただいま」を押してください。{ $time }の間、誰も戻らなければ、中止されます。
reminders-seat-passed-past = -# 🤖 { $player }が{ $missed }回続けて時間切れになり、コンピュータが代行しました。
reminders-seat-passed-bank = 🤖 { $player }、動かないまま持ち時間がなくなったため、これからはコンピュータが代行します。戻ったら、いつでも「ただいま」を押してください。
reminders-seat-passed-bank-last = 💤 { $player }、動かないまま持ち時間がなくなり、ほかの人も全員不在です。続けるときは「ただいま」を押してください。{ $time }の間、誰も戻らなければ、中止されます。
reminders-seat-passed-bank-past = -# 🤖 { $player }の持ち時間がなくなり、コンピュータが代行しました。
reminders-seat-off = 🚪 { $player }がこのサーバーにいないため、コンピュータが代行し、席を引き継ぐ人を探しています。誰かが引き継ぐまでは、本人が「ただいま」で戻れます。
reminders-seat-off-waits = 🚪 { $player }がこのサーバーにいません。この卓ではコンピュータは席を引き継ぎません。時間切れの手番はいつもどおり進み、{ $until }に戻っていなければ、自分の番が来たときに離脱になります。それまでは本人が「ただいま」で続けられます。{ $sought ->
    [0] {""}
   *[other] 席を引き継ぐ人も探しています。
}
reminders-seat-off-last = 💤 { $player }がこのサーバーにいません。ほかの人も全員不在です。続けるときは「ただいま」を押してください。{ $time }の間、誰も戻らなければ、中止されます。
reminders-seat-off-past = -# 🚪 { $player }はこのサーバーにいませんでした。
reminders-unseen = 👀 { $game }であなたの番ですが、卓のチャンネルがあなたには見えません。ここから遊べます。チャンネルを見られるようにするには、サーバーのモデレーターに頼んでください。
reminders-seat-by-host = 🤖 { $player }、時間切れがあったため、ホストの{ $by }があなたの席をコンピュータに任せました。戻ったら、いつでも「ただいま」を押してください。
reminders-seat-by-host-past = -# 🤖 ホストの{ $by }が{ $player }の席をコンピュータに任せました。
reminders-seat-by-moderator = 🛡️ { $player }、モデレーターの{ $by }があなたの席をコンピュータに任せました。モデレーターが許可すれば戻れます。
reminders-seat-by-moderator-resigned = 🛡️ { $player }、モデレーターの{ $by }の判断で、このゲームから離脱になりました。
reminders-seat-by-moderator-past = -# 🛡️ モデレーターの{ $by }が{ $player }を席から外しました。
reminders-seat-back = 🙂 { $player }が戻りました。
reminders-welcome-back = おかえりなさい！　これからは自分で続けられます。
reminders-seat-left = 🚪 { $player }が離脱しました。
reminders-seat-left-computer = 🚪 { $player }が離脱し、コンピュータが席を引き継ぎました。この席で遊びたい人は /ゲーム 席 で申し出てください。
reminders-seat-left-league = 🚪 { $player }がこの対局から離脱し、コンピュータが引き継ぎました。
reminders-host = 👑 このゲームの新しいホストは{ $player }です。
reminders-host-given = 👑 ホストが席を譲ったため、新しいホストは{ $player }です。
reminders-host-left = 👑 { $was }が離脱したため、新しいホストは{ $player }です。
reminders-host-away = 👑 { $was }の手番をコンピュータが代行しているため、新しいホストは{ $player }です。
reminders-host-missed = 👑 { $was }が{ $missed }回続けて時間切れになったため、新しいホストは{ $player }です。
reminders-host-may = -# ホストはゲームを中止でき（/ゲーム 中止）、空いた席を誰が引き継ぐかを決めます。
reminders-idle = 💤 { $players }、この{ $game }は長い間止まっています。誰かが動くか「このまま続ける」を押さなければ、{ $when }に中止されます。
reminders-idle-lobby = 💤 { $players }、この{ $game }のロビーは長い間そのままです。「このまま続ける」を押さなければ、{ $when }に閉じられます。
reminders-idle-past = -# 💤 長い間止まっていました。
reminders-idle-lobby-past = -# 💤 ロビーは長い間そのままでした。
reminders-kept-by = -# 💤 長い間止まっていましたが、{ $player }が「このまま続ける」を押しました。
reminders-keep = このまま続ける
reminders-kept = このまま続けます。
