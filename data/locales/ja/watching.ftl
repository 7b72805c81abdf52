# 席に着かずに卓を見守る：/ゲーム 観戦 と、ロビーの「始まったら知らせる」。

watching-game-on = 👀 { $game }を見守ります。誰の番かは /参加中 と、設定していれば毎日のお知らせに出ます。呼びかけは届きません。ゲームが終わるまで続きます。
watching-game-off = { $game }を見守るのをやめました。
watching-lobby-on = 🔔 { $game }が始まったら、1回だけお知らせします。ダイレクトメッセージを受け取れない場合は、ここでお知らせします。
watching-lobby-off = { $game }が始まってもお知らせしません。
watching-none = その卓は見守っていないか、すでに終わっています。
watching-stop = 見守るのをやめる
watching-begun = 🔔 ゲームが始まりました。
watching-begun-here = 🔔 { $player }、ゲームが始まりました。
