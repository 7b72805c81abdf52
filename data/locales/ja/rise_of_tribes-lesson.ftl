# The lessons of data/rise_of_tribes/lessons (docs/lessons.md)

rise-of-tribes-lesson-opening = 石器時代の部族を率います。先に15点に達した人の勝ちです。
rise-of-tribes-lesson-end = アクション、村、目標、紛争、勝利を学びました。ほかの目標は「ルール」4ページ、イベントは5ページ、長老・特殊地形・リーダーは6～7ページにあります。

rise-of-tribes-lesson-actions = 2つのアクション
rise-of-tribes-lesson-actions-can = ダイスの置き方、強いアクション
rise-of-tribes-lesson-actions-1 = アクションの上にダイスを置くと、いちばん右のダイスが押し出されます。☀️が2個でアクションは強くなるので、☀️を成長に使いましょう。
rise-of-tribes-lesson-actions-1-wrong-1 = ◻️では成長の☀️が1個なので、増えるのは4個でなく3個です。
rise-of-tribes-lesson-actions-1-wrong-2 = まず☀️で成長です。
rise-of-tribes-lesson-actions-1-after = A2の部族が2個から6個に増えました。
rise-of-tribes-lesson-actions-2 = 2つ目は別のアクションにします。移動を選びましょう。
rise-of-tribes-lesson-actions-2-wrong-1 = 今回は移動です。ほかの地形では、ほかの資源が取れます。
rise-of-tribes-lesson-actions-3 = リストで2つ選びます。山のB1へ2個、湖のB2へ2個です。
rise-of-tribes-lesson-actions-3-wrong-1 = 「A2 → B1 ×2」と「A2 → B2 ×2」を選んでください。
rise-of-tribes-lesson-actions-4 = 押し出したダイスはベンが振ります。手番を終えましょう。
rise-of-tribes-lesson-actions-5 = 湖では食料、森では木材、山では石が取れます。☀️を収穫に使い（☀️が2個）、3か所から2個ずつ取りましょう。
rise-of-tribes-lesson-actions-5-wrong-1 = 🌙では2か所からしか取れません。
rise-of-tribes-lesson-actions-5-wrong-2 = ☀️を収穫に使ってください。

rise-of-tribes-lesson-villages = 村と目標
rise-of-tribes-lesson-villages-can = 村の建設、目標の達成
rise-of-tribes-lesson-villages-1 = 村の費用は食料3・木材2・石1で、手元には1・2・1あります。☀️を使い、3か所で収穫しましょう。
rise-of-tribes-lesson-villages-1-wrong-1 = ◻️では2か所からしか取れません。
rise-of-tribes-lesson-villages-1-wrong-2 = まず収穫です。食料が2個足りません。
rise-of-tribes-lesson-villages-2 = 目標は得点になり、発展で引けます。発展を選びましょう。
rise-of-tribes-lesson-villages-2-wrong-1 = 発展なら、目標を2枚引けます。
rise-of-tribes-lesson-villages-3 = 村は、自分の手番の初めに毎回1点になります。建てる場所を選びましょう。
rise-of-tribes-lesson-villages-3-wrong-1 = まず村だけを選んでください。
rise-of-tribes-lesson-villages-4 = 石器は技術で、一度払うと1点になり、そのあと村がずっと安くなります。達成しましょう。
rise-of-tribes-lesson-villages-4-wrong-1 = 石器だけを選んでください。
rise-of-tribes-lesson-villages-5 = 中心地は功績なので、費用はかかりません。隣り合う3か所に自分だけがいるので、達成して手番を終えましょう。
rise-of-tribes-lesson-villages-5-after = 手番の初めに、村で1点を得ました。

rise-of-tribes-lesson-conflict = 紛争
rise-of-tribes-lesson-conflict-can = 攻撃と損失
rise-of-tribes-lesson-conflict-1 = 1か所に2つ以上の部族が合わせて6個以上いると、紛争になります。◻️を移動に使い、ベンの村があるB3を攻めましょう。
rise-of-tribes-lesson-conflict-1-wrong-1 = ☀️はもう1つのアクションに取っておきます。
rise-of-tribes-lesson-conflict-1-wrong-2 = まず◻️で移動です。
rise-of-tribes-lesson-conflict-2 = 1つの部族だけになるまで、全員が1個ずつ失います。B3のベンは3個なので、自分の部族が残る数を送りましょう。
rise-of-tribes-lesson-conflict-2-wrong-1 = 3対3では誰も残りません。
rise-of-tribes-lesson-conflict-2-wrong-2 = 合わせて6個未満では、紛争になりません。
rise-of-tribes-lesson-conflict-2-wrong-3 = 行き先はB3です。
rise-of-tribes-lesson-conflict-3 = 紛争は、ダイスを2個とも使ったあとです。先に、B3でも収穫しましょう。
rise-of-tribes-lesson-conflict-3-wrong-1 = 今回は収穫です。
rise-of-tribes-lesson-conflict-3-after = 4対3で1個残り、ベンの村がなくなりました。
rise-of-tribes-lesson-conflict-4 = B3はあなたのものです。手番を終えましょう。
rise-of-tribes-lesson-conflict-4-after = B3は合わせて2個なので紛争は起きず、あなたもベンも残ります。

rise-of-tribes-lesson-victory = ゾロ目と勝利
rise-of-tribes-lesson-victory-can = イベントへの対応、15点
rise-of-tribes-lesson-victory-1 = ゾロ目でイベントが起き、サーベルタイガーのいる山では全員が1個失います。自分の部族がいない山を選びましょう。
rise-of-tribes-lesson-victory-1-wrong-1 = そこにはあなたの部族がいます。
rise-of-tribes-lesson-victory-2 = あなたは13点で、目標の開拓者は村3つで2点です。3つ目の村のために収穫しましょう。
rise-of-tribes-lesson-victory-2-wrong-1 = まず収穫です。村には食料3・木材2・石1が必要です。
rise-of-tribes-lesson-victory-3 = ダイスは2個とも使います。発展を選びましょう。
rise-of-tribes-lesson-victory-3-wrong-1 = 今回は発展です。
rise-of-tribes-lesson-victory-4 = 3つ目の村を建てましょう。
rise-of-tribes-lesson-victory-5 = 15点に達すると、その場でゲームが終わります。開拓者を達成しましょう。
