# 卓のまわりのコマンド: 得点、ルール、記録、設定、ヘルプ。名前と説明の決まりは commands.ftl と同じ。

## ルール

ui-rules-page = -# { $page } / { $pages } ページ · 図は見本のゲームです
ui-rules-player = プレイヤー{ $number }

## 記録

ui-verify-title = ## { $game }：出目の検証
ui-verify-hash = ✅ 終了時に公開されたシードは、ロビーで示した SHA-256 と一致します。
ui-verify-hash-wrong = ❌ 終了時に公開されたシードは、ロビーで示した SHA-256 と**一致しません**。
ui-verify-good = ✅ このゲームの乱数{ $draws }個は、抜けも入れ替えもなく、すべてシードから計算した値と一致します。
ui-verify-bad = ❌ 経過のうち{ $count }行がシードと一致しません：{ $rows }
ui-verify-how = -# 私を信じていただく必要はありません。/export で記録を受け取り、お手元で `sainome verify FILE` を実行すると確かめられます。
ui-export-whole = 記録の全体です。1行が1つの行動（JSON）で、ダイスのシードも入っています。`sainome replay FILE --text` で経過を文章で読め、`sainome verify FILE` ですべての出目を検証できます。
ui-export-part = ここまでの記録のうち、全員に公開されている部分です。ゲームが終わると、シードと伏せられていた内容も入ります。
ui-export-alt = ゲームの記録（JSON Lines）です。

## ヘルプ

ui-help =
    {""}**サーバーのチャンネルで、ダイスを使うボードゲームを進行します。都合のよいときに自分の番を進めればよいので、数分でも数日でも遊べます。**
    1. /game new でロビーを開きます。友だちは**参加する**を押します。空いた席にはコンピュータを加えられます。
    2. **始める**を押すと開始です。あとは私がダイスを振り、盤面を描き、次の人に知らせます。
    3. 自分の番が来たら、したいことのボタンを押してください。**自分のパネル**では、あなただけに選択肢がすべて見えます。/game play で入力することもでき、; で区切ると続けて行えます。
    4. 来られない人がいるときは、ロビーで決めた時間まで待ちます。/game nudge で呼びかけられます。/game undo で取り消し（必要ならほかの人に頼みます）、/game seat で席の引き継ぎができます。

    /rules 遊び方 · /standings 得点 · /mygames 参加中のゲーム
    /leaderboard ランキング · /profile 戦績 · /verify 出目の検証 · /export 記録のファイル
    /settings 言語・タイムゾーン・おやすみ時間・休暇 · /privacy 保存する情報 · /my-data 書き出しと削除
    -# Discord の表示が日本語のときは、コマンド名も日本語で並びます（/game new は「/ゲーム 新規」、/rules は「/ルール」など）。
ui-help-game = **{ $game }**：{ $about }
