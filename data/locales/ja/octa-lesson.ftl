# data/octa/lessons のレッスン（docs/lessons.md）

octa-lesson-opening = 1つの出目のダイスを全部取り、その番号のルートを進みます。先頭が得点します。
octa-lesson-end = ピック、2d4、追加アクション、得点を学びました。4人と5人のチップは「ルール」2ページ、最後の同点は5ページ、独自の補完は6ページにあります。

octa-lesson-short-game = 短いゲームを最後まで
octa-lesson-short-game-can = ピック、残りの使い方、首位
octa-lesson-short-game-1 = 4の目を4個ともピックしましょう。ルート4を4マス進みます。
octa-lesson-short-game-1-wrong-1 = 4の目（4個）を選んでください。
octa-lesson-short-game-1-after = 第2ラウンドはあなたが親です。ルート4のチップ（+2マス）を取り、手番は最後になります。
octa-lesson-short-game-2 = 振るのはピックされたダイスだけなので、残った7は6個に増えました。ピックしましょう。
octa-lesson-short-game-2-wrong-1 = 6個ある目を探してください。
octa-lesson-short-game-3 = ルート6の首位は3のマスのベンです。追い抜いて単独の首位（★）になりましょう。
octa-lesson-short-game-3-wrong-1 = それではルート6はベンのままです。
octa-lesson-short-game-3-after = 2位は半分です。ベンの3は1点になりました。

octa-lesson-extras = 2d4、回す、振り直す
octa-lesson-extras-can = ほかのすべてのアクション
octa-lesson-extras-1 = 最後なので、ダイスがほとんど残っていません。代わりに2d4を振り、ルート1～4を進みましょう。
octa-lesson-extras-1-wrong-1 = それは1マスです。2d4なら2マス進みます。
octa-lesson-extras-2 = 違う目は1マスずつ、同じ目なら2マスです。手番を終えましょう。
octa-lesson-extras-3 = ピックの前後に、マーカーを1マス戻してダイスを1個回せます。6を7にすると6個取れます。
octa-lesson-extras-3-wrong-1 = 6を7に回してください。
octa-lesson-extras-4 = 1マス戻すと、1つの目を全部振り直すこともできます。1を振り直しましょう。
octa-lesson-extras-4-wrong-1 = 1の目を選んでください。
octa-lesson-extras-5 = 3が6個になりました。ルートは10マスまでです。
octa-lesson-extras-5-wrong-1 = 6個ある目を探してください。

octa-lesson-points = 得点
octa-lesson-points-can = 首位、2位、同点、チップの得点
octa-lesson-points-1 = 2位も半分の得点です。ルート2で7のマスにいるベンに続き、6まで進みましょう。
octa-lesson-points-1-wrong-1 = ルート2（6個）を選んでください。
octa-lesson-points-2 = ルート5は同点で、どちらも4の半分です。抜け出しましょう。
octa-lesson-points-2-wrong-1 = ルート5は同点のままです。
octa-lesson-points-2-after = チップ2を取り、最後にルート2で1マス多く数えます。ベンは20点、あなたは15点です。
octa-lesson-points-3 = 6とチップで7、ルート2はベンと同点です。最後のピックで勝ちましょう。
octa-lesson-points-3-wrong-1 = 2d4ではルート2に進めるとは限りません。確実に同点を破りましょう。
octa-lesson-points-3-wrong-2 = ベンに届きません。同点を破ると6点増えます。
octa-lesson-points-3-after = 単独の首位になり、2マスで6点増えました。21対20です。
