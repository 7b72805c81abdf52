# /サーバー：サーバーの設定。進行中の卓と結果は moderating.ftl。

server-title = ## このサーバーの設定
server-who = -# コマンドを使える人を選ぶには：「サーバー設定」→「連携サービス」→このボット
server-managers = -# 変えられるのは、サーバーを管理できる人（Discordの「サーバーを管理」）です。
server-change = 変える…
server-off = なし
server-channel-unseen = 見えないか、削除されたチャンネル
server-open-in = 卓を開ける場所：**{ $now }**
server-open-in-all = すべてのチャンネル
server-open-in-now = { $channels }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }件
}
server-open-in-head =
    ## 卓を開ける場所
    ほかの場所では、コマンドもボタンも、開ける場所を案内します。開いている卓と、自分だけのゲームは続けられます。
server-open-in-channel = 場所を選ぶ（複数可）
server-open-in-any-button = すべてのチャンネル
server-goes = 新しい卓の場所：**{ $now }**
server-goes-here = チャンネルの中
server-goes-threads = スレッド
server-goes-posts = { $forum } の投稿
server-goes-but = { $now }（{ $apart }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }件
}）
server-goes-apart-thread = { $channel } はスレッド
server-goes-apart-post = { $channel } は { $forum } の投稿
server-goes-head =
    ## 新しい卓の場所
    {""}**チャンネルの中：** 一度に1卓です。すでに卓があれば、次の卓はスレッドで開けます。
    {""}**スレッド：** 卓ごとにスレッドができ、チャンネルには1行だけ残ります。
    {""}**フォーラム：** 卓ごとに投稿ができます。
server-goes-here-button = チャンネルの中
server-goes-threads-button = スレッド
server-goes-channel = フォーラムを選ぶ…
server-at-once = チャンネルごとの卓の数：**{ $now }**
server-at-once-any = 制限なし
server-at-once-head =
    ## 1つのチャンネルで一度に開ける卓の数
    スレッドの卓も含みます。フォーラムでは投稿の数です。開いている卓は続けられます。
server-at-once-any-button = 制限なし
server-remind = 手番のお知らせ：**{ $now }**
server-remind-ping = それぞれの希望どおり
server-remind-dm = ダイレクトメッセージだけ
server-remind-head =
    ## 手番のお知らせ
    {""}**それぞれの希望どおり：** チャンネルで知らせます。/設定 でダイレクトメッセージや「なし」を選んだ人には、そのとおりにします。
    {""}**ダイレクトメッセージだけ：** チャンネルにはお知らせも呼びかけも出しません。頼みごとと投票は、1度だけ出ます。席を失う前の最後のお知らせだけは、ダイレクトメッセージを受け取らない人のためにチャンネルに出ます。手番が始まったときのメンションは残ります。
server-remind-ping-button = それぞれの希望どおり
server-remind-dm-button = ダイレクトメッセージだけ
server-seats = 空席の一覧：**{ $now }**
server-seats-head =
    ## 空席の一覧
    席が空いたら、このチャンネルに一覧を投稿します。多くても{ $pause }に1回で、メンションはしません。前の一覧は削除します。このチャンネルの読者に見えない場所の卓は載せません。
server-seats-channel = チャンネルを選ぶ
server-seats-off-button = なし
server-daily = 今日のダイス：**{ $now }**
server-daily-now = { $channel }　{ $hour }
server-daily-head =
    ## 今日のダイス
    このサーバーの順位に参加している人が遊んだ日の翌日に、その日の出目と得点を投稿します。メンションはしません。参加するかどうかは /今日のダイス で選べます。
server-daily-channel = チャンネルを選ぶ
server-daily-hour = 何時に？
server-daily-off-button = なし
server-daily-next = 次の投稿は{ $next }です（このサーバーの順位に参加している人が遊んだとき）。
server-language = 言語：**{ $now }**
server-language-head =
    ## 新しいゲームとメッセージの言語
    自分だけに見えるパネルは、それぞれの人の言語で表示します。
server-welcome = 最初のあいさつ：**{ $now }**
server-welcome-never = まだ投稿していません
server-welcome-done = 投稿済み
server-welcome-posted = { $when }に投稿
server-welcome-head =
    ## 最初のあいさつ
    ボットの紹介です：「今すぐ遊ぶ」「遊んで学ぶ」「卓を開く」。消すには、そのメッセージを削除してください。
server-welcome-channel = 投稿するチャンネルを選ぶ…
server-welcome-sent = { $channel } に投稿しました。
server-hello =
    🎲 **ダイスを使うボードゲームを、自分たちのペースで遊べます。** ボットがダイスを振り、盤面を描き、次の人に知らせます。
    「{ server-hello-play }」と「{ learn-button }」は自分だけの盤面です。「{ server-hello-open }」でみんなの卓ができます。サーバーの管理者は /サーバー で場所を選べます。詳しくは /ヘルプ で。
server-hello-play = 今すぐ遊ぶ
server-hello-open = 卓を開く
server-hello-threads = 卓をスレッドに
server-hello-settings = サーバーの設定
