# デモページ：Discordを使わず、ブラウザのページで動くDiscordのチャンネル。

# ページが開いたあと、ターミナルに出る文。
demo-address = デモのページ：{ $address }
demo-kept = 終えるには Ctrl-C。ゲームは { $file } に残ります（--fresh を付けると最初から）。

demo-title = 賽の目 デモ
demo-viewing-as = あなたは
demo-new-messages = 新しいメッセージを表示
demo-guild = 賽の目
demo-channel = ボードゲーム
demo-topic = このコンピュータの中だけのDiscordチャンネル
demo-person-aki = 亜希
demo-person-ben = 健太
demo-person-chika = 千佳
demo-person-dai = 大輔
demo-person-emi = 恵美

demo-welcome = ## ようこそ！
    ここはDiscordのチャンネルと同じように使えますが、あなたのコンピュータの中だけで動いています。チャンネルにいるのは{ $aki }、{ $ben }、{ $chika }、{ $dai }、{ $emi }の5人で、**右上で選んだ人があなたになります**。
demo-first = このページはDiscordのチャンネルと同じように使えますが、動いているのはあなたのコンピュータの中だけです。あなたは**{ $aki }**です。右上の一覧で{ $ben }、{ $chika }、{ $dai }、{ $emi }にもなれます。
demo-first-more = -# 何人かで遊ぶなら、上で卓が開いています。そのほかは`/`と入力してください。このサーバーを管理しているのは{ $aki }、モデレーターは{ $chika }です：`/サーバー`
demo-welcome-back = **{ $game }**は、この下で前回の続きから再開しています。いちばん新しいメッセージにあるボタンを押してください。ほかの人の番なら、右上でその人に切り替えてください。
demo-welcome-over = **{ $game }**は終わりました。この下に結果があります。次のゲームは「{ $again }」から始められます。
demo-welcome-learn = 下に**{ $game }**のレッスンがあります。「{ $first }」を押してください。
demo-welcome-daily = 下に今日のダイスがあります。「{ $begin }」を押してください。終わったら「{ $count }」を押すと、1日が終わるUTC 0時の後に、ここにお知らせが届きます。
demo-welcome-more = -# そのほかのことは、いちばん下の欄に`/`と入力してください。`/ルール`でゲームの説明を読めます。終わったあとは`/ゲーム 新規`で新しく始められます。このサーバーを管理しているのは{ $aki }、モデレーターは{ $chika }です：`/サーバー`
demo-role-managing = 管理者
demo-role-moderating = モデレーター
demo-welcome-dm = ## { $name }、ようこそ！
    ここはボットとのダイレクトメッセージです。あなたのコンピュータの中だけで動いています。いちばん下の欄に`/`と入力すると、できることの一覧が出ます。

# 操作の途中でページに出ることば。

demo-earlier = 以前のメッセージを表示
demo-newer = 以後のメッセージを表示
demo-type-here = メッセージを入力（/ でコマンド）
demo-only-you = あなただけに表示されています
demo-one-moment = 少々お待ちください…
demo-not-done = うまくいきませんでした。もう一度試してください
demo-uncertain = まだ応答がありません。もう一度押す前に、盤面を見てください
demo-interrupted = 応答がありません。デモが止まっていないか確かめてください。再接続しています…
demo-reload = デモが再起動されました。このページを再読み込みしてください

# メッセージのまわりに出ることば。{ $what }はページが補う。

demo-app = アプリ
demo-archived = アーカイブ済み
demo-cancel = キャンセル
demo-choose = 選択してください
demo-close = 閉じる
demo-commands = コマンド
demo-download = { $what }を保存
demo-edited = （編集済み）
demo-edited-at = 編集：{ $what }
demo-form-warning = 入力した内容はボットだけに届きます（あなたのコンピュータの中だけで動いています）。
demo-invalid = この値は使えません
demo-members = メンバー
demo-no-commands = そのコマンドはここにはありません
demo-no-options = 当てはまる候補はありません（続けて入力できます）
demo-optional = 任意の項目：{ $what }
demo-optional-left = ほかの項目：{ $what }
demo-options = 選択肢
demo-original = 画像を別に開く
demo-required = 入力が必要です
demo-send = 送信
demo-clear = 選択を外す
demo-nothing = 選べるものがありません
demo-search = 検索
demo-several = 選んで「決定」
demo-submit = 決定
demo-used = { $what }：
demo-zoom = 拡大
