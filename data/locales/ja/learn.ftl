# /learn, and the names of the computer players in lessons

learn-name-1 = ベン
learn-name-2 = 千恵
learn-name-3 = 大

learn-head = 🔒 **{ $title }**（{ $game }）{ $step }／{ $steps }
learn-head-done = ✅ **{ $title }**（{ $game }）
learn-step = 👉 { $text }
learn-can = 学んだこと：{ $can }
learn-wrong = それもできますが、ここで試すのは別のことです。
learn-changed = このレッスンは直されました。ここから続けられます。
learn-show = 答えを見る
learn-shown = 青いボタンを押してください。
learn-leave = 一覧へ
learn-again = もう一度
learn-short = 短いゲームで遊ぶ
learn-resume = 自分のゲームを続ける
learn-first = 最初のレッスンを始める
learn-next = 次へ：{ $title }
learn-go-on = 続ける：{ $title }（{ $step }／{ $steps }）
learn-button = 遊んで学ぶ
learn-title = 📖 **遊んで学ぶ**（{ $game }）
learn-about = 自分だけの盤面で遊びながら、ルールを覚えます。途中でやめて、すぐにゲームを始めてもかまいません。
learn-which-lesson = このゲームのレッスン一覧
learn-which-game = ほかのゲーム
learn-choice = { $title }（{ $minutes }分）
learn-choice-done = ✓ { $title }（{ $minutes }分）
learn-game = { $game }：レッスン{ $lessons }個中{ $done }個、{ $minutes }分
learn-progress = 🎓 レッスン：{ $games }
learn-progress-game = { $game } { $done }／{ $lessons }
learn-offer = { $game }は初めてですか？　自分だけの盤面で、最初の手番を約{ $minutes }分で遊べます。
learn-gone-title = { $game }の「{ $title }」
