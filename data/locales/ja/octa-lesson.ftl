# The lessons of data/octa/lessons (docs/lessons.md)

octa-lesson-opening = 1つの出目のダイスを全部取り、その番号のルートを進みます。ルートの先頭が得点します。
octa-lesson-end = ピック、2d4、追加アクション、得点を学びました。4人と5人のチップは「ルール」2ページ、最後の同点は5ページ、独自の補完は6ページにあります。

octa-lesson-short-game = 短いゲームを最後まで
octa-lesson-short-game-can = ピック、残りの使い方、首位
octa-lesson-short-game-1 = 4の目を4個ともピックしましょう。ルート4を4マス進みます。
octa-lesson-short-game-1-wrong-1 = 4の目（4個）を選んでください。
octa-lesson-short-game-1-after = ラウンド2はあなたが親です。チップ（ルート4で+2）を取り、最後に行います。
octa-lesson-short-game-2 = 振るのはピックされたダイスだけなので、残った7は6個に増えました。ピックしましょう。
octa-lesson-short-game-2-wrong-1 = 6個ある目を探してください。
octa-lesson-short-game-3 = ルート6の首位は3のマスのベンです。追い抜いて単独の首位（★）になりましょう。
octa-lesson-short-game-3-wrong-1 = それではルート6はベンのままです。
octa-lesson-short-game-3-after = 2位は半分です。ベンの3は1点になりました。
