# 卓のまわりのコマンド: 得点、ルール、棋譜、設定、ヘルプ。名前と説明の決まりは commands.ftl と同じ。

command-standings = 得点
command-standings-description = このチャンネルのゲームの得点と内訳を見ます
command-leaderboard = ランキング
command-leaderboard-description = このサーバーの強いプレイヤーを見ます
command-leaderboard-game = ゲーム
command-leaderboard-game-description = どのゲームか(省略するとこのチャンネルのゲーム)
command-profile = 戦績
command-profile-description = このサーバーでのプレイヤーの戦績とレーティングを見ます
command-profile-player = プレイヤー
command-profile-player-description = 誰の戦績か(省略すると自分)
command-mygames = 参加中
command-mygames-description = 参加中のゲームの一覧です。あなたの番のものが先に並びます
command-rules = ルール
command-rules-description = ゲームの遊び方を図つきで1ページずつ説明します
command-rules-game = ゲーム
command-rules-game-description = どのゲームか(省略するとこのチャンネルのゲーム)
command-verify = 検証
command-verify-description = このチャンネルで終わったゲームのすべての出目を検証します
command-export = 棋譜
command-export-description = このチャンネルのゲームの記録をファイルで受け取ります
command-settings = 設定
command-settings-description = 言語と、取り消せない手の前の確認を設定します
command-help = ヘルプ
command-help-description = 始め方と、遊べるゲームの一覧です
command-privacy = プライバシー
command-privacy-description = このボットがあなたについて保存する情報です

## 得点

ui-standings-title = **{ $game }** · 第{ $turn }手番
ui-leaderboard-title = ## { $game }: このサーバーのランキング
ui-leaderboard-line = { $place }. **{ $name }** · レーティング { $rating } · { $games }戦{ $wins }勝
ui-leaderboard-note = -# レーティングは「少なくともこれくらいは強い」という控えめな見積もりです。0前後から始まり、勝つほど、また遊ぶほど上がります。2人以上の人が参加したゲームだけが対象です。
ui-leaderboard-empty = まだレーティングのある人がいません。2人以上で1ゲーム遊び終えると付きます。/game new で始めましょう。
ui-profile-title = ## { $name }
ui-profile-line = **{ $game }** · { $games }戦{ $wins }勝 · レーティング { $rating }
ui-profile-note = -# このサーバーでのゲームです。レーティングは2人以上の人が参加したゲームで付きます。
ui-profile-empty = このサーバーで終わったゲームはまだありません。
ui-unrated = まだありません
ui-mygames-title = ## 参加中のゲーム
ui-mygames-empty = 参加中のゲームはありません。チャンネルで /game new を使うと始められます。
ui-mygames-yours = ▶ **{ $game }** · { $place } · **あなたの番です**
ui-mygames-others = **{ $game }** · { $place } · { $players }さんを待っています
ui-mygames-lobby = **{ $game }** · { $place } · 開始前です
ui-mygames-more = …ほかに{ $count }ゲームあります。

## ルール

ui-rules-page = -# { $page } / { $pages } ページ · 図は見本のゲームです
ui-rules-player = プレイヤー{ $number }

## 棋譜

ui-verify-title = ## { $game }: 出目の検証
ui-verify-hash = ✅ 終了時に公開されたシードは、募集中に示された SHA-256 と一致します。
ui-verify-hash-wrong = ❌ 終了時に公開されたシードは、募集中に示された SHA-256 と**一致しません**。
ui-verify-good = ✅ このゲームの乱数{ $draws }個は、抜けも入れ替えもなく、すべてシードから計算した値と一致します。
ui-verify-bad = ❌ 記録のうち{ $count }行がシードと一致しません: { $rows }
ui-verify-how = -# 私の言葉を信じる必要はありません。/export で記録を受け取り、お手元で `sainome verify FILE` を実行すれば確かめられます。
ui-export-whole = 記録の全体です。1行が1つの JSON で、シードも入っています。`sainome replay FILE --text` で物語として読め、`sainome verify FILE` で出目を検証できます。
ui-export-part = ここまでの記録のうち、全員に公開されている部分です。終了後はシードと伏せられていた内容も入ります。
ui-export-alt = ゲームの記録(JSON Lines)です。
refusal-not-revealed = シードはゲームの終了時に公開され、そのときすべての出目を検証できます。最初のダイスより前に決まっていたその SHA-256 は `{ $hash }` です。

## 設定

ui-settings-title = ## あなたの設定
ui-settings-confirm = 取り消せない手の前に確認の図を見る: **{ $now }**
ui-settings-confirm-on = 確認をオンにする
ui-settings-confirm-off = 確認をオフにする
ui-settings-language = 自分だけに見える文の言語: **{ $now }**
ui-settings-language-button = 自分: { $language }
ui-settings-server = このサーバーの新しいゲームの言語: **{ $now }**
ui-settings-server-button = サーバー: { $language }
ui-language-auto = Discord の設定どおり
ui-language-en = English
ui-language-ja = 日本語
ui-on = オン
ui-off = オフ
refusal-moderators-only = これを変えられるのは、サーバーを管理できる人だけです。

## ヘルプ

ui-help =
    {""}**このチャンネルで、何日もかけて遊べるダイスのボードゲームを進行します。**
    1. /game new で参加者を募集します。友だちは**参加する**を押します。空いた席にはコンピューターも座れます。
    2. **始める**を押すと開始です。あとは私がダイスを振り、盤面を描き、次の人を呼びます。
    3. 自分の番が来たら、したいことのボタンを押してください。**自分のパネル**には、あなただけに選択肢がすべて表示されます。/game play で入力することもできます。

    /rules 遊び方 · /standings 得点 · /mygames 参加中のゲーム · /verify 出目の検証 · /settings 設定 · /privacy プライバシー
    -# Discord の表示が日本語のときは、コマンド名も日本語で並びます（/game new は「/ゲーム 新規」、/rules は「/ルール」など）。
ui-help-game = **{ $game }**: { $about }
ui-privacy =
    ## 保存する情報
    • Discord の ID と、席に着いたときの名前
    • 指した手とその時刻、このサーバーで終わったゲームの結果
    • あなたの設定

    メッセージは読みません。届くのはコマンドとボタンだけです。伏せた選択は、ゲームのルールで公開されるまで誰にも見せません。情報を他に渡すことはなく、すべてはこのボットを動かしている人のデータベースファイル1つに入っています。
