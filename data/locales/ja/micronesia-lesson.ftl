# data/micronesia/lessons のレッスン（docs/lessons.md）

micronesia-lesson-opening = 部族コマ15個で、12の島のうち7島に、誰よりも先に入植しましょう。
micronesia-lesson-end = 分け方、送り方、追い出し、生贄、2つの終わり方を学びました。同点や手番の上限などは「ルール」5ページ、コツは6ページです。

micronesia-lesson-landfall = はじめての入植
micronesia-lesson-landfall-can = 3個のダイスの分け方、入植、追い出し
micronesia-lesson-landfall-1 = ダイス1個の目と残り2個の合計が、それぞれ島を示します。7の島に入植しましょう。
micronesia-lesson-landfall-1-wrong-1 = 7は3＋4なので、残りは1です。
micronesia-lesson-landfall-1-after = 誰もいない島には1個送ります。
micronesia-lesson-landfall-2 = 5の島にはベンの部族が1個います。1個多く送って奪いましょう。
micronesia-lesson-landfall-2-wrong-1 = それはベンの3の島です。5は2＋3です。
micronesia-lesson-landfall-2-wrong-2 = どちらも空いた島です。5は2＋3です。
micronesia-lesson-landfall-2-after = 追い出された部族はベンのストックに戻りました。
micronesia-lesson-landfall-3 = 見送れませんが、どれを選んでもかまいません。自分の島なら部族は減りません。

micronesia-lesson-own-islands = 自分の島と生贄
micronesia-lesson-own-islands-can = 自分の島の維持、島間の調整、生贄
micronesia-lesson-own-islands-1 = 自分の島なら、部族を送らずに済みます。その選択肢を選びましょう。
micronesia-lesson-own-islands-1-wrong-1 = それではストックの7個がなくなります。あなたの島は5です。
micronesia-lesson-own-islands-2 = 自分の島の目が出たので、島間の調整ができます。どの島にも1個は残して、10の島を守りましょう。
micronesia-lesson-own-islands-2-wrong-1 = 10の島が1個のままです。
micronesia-lesson-own-islands-2-wrong-2 = 今回は余った部族をすべて10に集めます。
micronesia-lesson-own-islands-2-after = ベンが10を奪うには4個必要でした。
micronesia-lesson-own-islands-3 = この出目では11に届きません。変えるダイス1個につき部族1個を生贄にして、リストで11を選びましょう。
micronesia-lesson-own-islands-3-wrong-1 = 11のある行を選んでください。
micronesia-lesson-own-islands-3-after = 生贄の部族は戻りません。

micronesia-lesson-ending = ゲームの終わり
micronesia-lesson-ending-can = ゾロ目、勝利の阻止、バーストと得点
micronesia-lesson-ending-1 = ゾロ目では1島だけに入植し、そのあともう一度振ります。入植しましょう。
micronesia-lesson-ending-1-wrong-1 = ダイスを変えると、追加の手番がなくなります。
micronesia-lesson-ending-2 = ベンはあと1島で勝ちます。ベンの島を奪いましょう。
micronesia-lesson-ending-2-wrong-1 = 部族は減りませんが、ベンは6島のままです。
micronesia-lesson-ending-2-after = ベンが4個で10を奪いました。千恵のストックは0ですが、自分の島なら送らずに済みます。
micronesia-lesson-ending-3 = 千恵が次に送れなければバーストし、点数で決まります。あなたは10点、ベンは11点なので、追い抜きましょう。
micronesia-lesson-ending-3-wrong-1 = それでは10点のままです。
micronesia-lesson-ending-3-after = 千恵がバーストし、点数で決まりました。あなたは15点、ベンは6点です。
