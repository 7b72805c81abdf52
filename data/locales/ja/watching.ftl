# 席に着かない観戦：/卓一覧 と、ロビーの「始まったら知らせる」。

watching-game-on = 👀 { $game }を観戦します。誰の番かは /卓一覧 に出ます。呼びかけは届きません。ゲームが終わるまで続きます。
watching-game-off = { $game }の観戦をやめました。
watching-lobby-on = 🔔 { $game }が始まったら、1回だけお知らせします。ダイレクトメッセージを受け取れない場合は、ここでお知らせします。
watching-lobby-off = { $game }の開始のお知らせをやめました。
watching-none = その卓は観戦していないか、すでに終わっています。
watching-stop = 観戦をやめる
watching-untell = お知らせをやめる
watching-begun = 🔔 ゲームが始まりました。
watching-begun-here = 🔔 { $player }、ゲームが始まりました。
