# The lessons of data/rise_of_tribes/lessons (docs/lessons.md)

rise-of-tribes-lesson-opening = 石器時代の部族を率います。先に15点に達した人の勝ちです。
rise-of-tribes-lesson-end = アクション、村、目標、紛争、勝利を学びました。ほかの目標は「ルール」4ページ、イベントは5ページ、長老・特殊地形・リーダーは6～7ページにあります。

rise-of-tribes-lesson-actions = 2つのアクション
rise-of-tribes-lesson-actions-can = ダイスの置き方、強いアクション
rise-of-tribes-lesson-actions-1 = 置いたダイスが左から入り、3個のうち右端が出ます。☀️が2個になると強くなるので（コマ3個が4個に）、☀️を成長に使いましょう。
rise-of-tribes-lesson-actions-1-wrong-1 = ◻️では成長の☀️が1個なので、増えるのは4個でなく3個です。
rise-of-tribes-lesson-actions-1-wrong-2 = まず☀️で成長し、マップのコマを増やします。
rise-of-tribes-lesson-actions-1-after = A2の自分のコマが2個から6個に増えました。
rise-of-tribes-lesson-actions-2 = 2つ目は別のアクションにします。移動を選びましょう（「◻️収穫1×2」なら、1か所から2個）。
rise-of-tribes-lesson-actions-2-wrong-1 = 今回は移動です。ほかの地形では、ほかの資源が取れます。
rise-of-tribes-lesson-actions-3 = リストで「A2 → B1 ×2」（山へ）と「A2 → B2 ×2」（湖へ）の両方を選びます。
rise-of-tribes-lesson-actions-3-wrong-1 = 「A2 → B1 ×2」と「A2 → B2 ×2」の2つだけを選んでください。
rise-of-tribes-lesson-actions-3-after = コマがB1とB2へ2個ずつ移り、A2に2個残りました。
rise-of-tribes-lesson-actions-4 = 押し出したダイスはベンが振ります。手番を終えましょう。
rise-of-tribes-lesson-actions-4-after = ベンは食料2個を収穫し、B3へ2個移しました。あなたの出目は☀️と🌙です。
rise-of-tribes-lesson-actions-5 = 🌙が2個だと弱いアクション、☀️が2個だと強いアクションです。☀️で収穫し、3か所から2個ずつ取りましょう（湖は食料、森は木材、山は石）。
rise-of-tribes-lesson-actions-5-wrong-1 = 🌙では2か所からしか取れません。
rise-of-tribes-lesson-actions-5-wrong-2 = ☀️を収穫に使ってください。
rise-of-tribes-lesson-actions-5-after = 食料、木材、石が2個ずつになりました。

rise-of-tribes-lesson-villages = 村と目標
rise-of-tribes-lesson-villages-can = 村の建設、目標の達成
rise-of-tribes-lesson-villages-1 = 別の場面：部族の村の費用は3/2/1（食料/木材/石）、手元は1/2/1です。食料が2個足りないので、☀️を使い、3か所で収穫しましょう。
rise-of-tribes-lesson-villages-1-wrong-1 = ◻️では2か所からしか取れません。
rise-of-tribes-lesson-villages-1-wrong-2 = まず収穫です。食料が2個足りません。
rise-of-tribes-lesson-villages-1-after = 2個ずつ収穫して手元は3/4/3、村を建てられます。
rise-of-tribes-lesson-villages-2 = 目標カードを達成すると得点です。発展を選んで、目標カードを引きましょう。
rise-of-tribes-lesson-villages-2-wrong-1 = 発展なら、目標カードを2枚引けます。
rise-of-tribes-lesson-villages-2-after = 目標カードを2枚引きました。「中心地」と「石器」です。
rise-of-tribes-lesson-villages-3 = 村は、自分の手番の初めに毎回1点になります。建てる場所を選びましょう。
rise-of-tribes-lesson-villages-3-wrong-1 = まず村だけを選んでください。
rise-of-tribes-lesson-villages-3-after = 3/2/1を払い、最初の村を建てました。
rise-of-tribes-lesson-villages-4 = 石器は技術で、費用を払って達成すると1点、そのあと村の費用が1個減ります。達成しましょう。
rise-of-tribes-lesson-villages-4-wrong-1 = 石器だけを選んでください。
rise-of-tribes-lesson-villages-4-after = 木材1個と石2個を払い、1点を得ました。
rise-of-tribes-lesson-villages-5 = 中心地は功績なので、費用はかかりません。隣り合う3か所に自分のコマだけがあるので、達成して手番を終えましょう。
rise-of-tribes-lesson-villages-5-after = 中心地で2点、手番の初めに村で1点を得ました。

rise-of-tribes-lesson-conflict = 紛争
rise-of-tribes-lesson-conflict-can = 攻撃と損失
rise-of-tribes-lesson-conflict-1 = 別の場面：1か所に2つ以上の部族のコマが合わせて6個以上あると紛争です。◻️を移動に使い、ベンの村があるB3を攻めましょう。
rise-of-tribes-lesson-conflict-1-wrong-1 = ☀️はもう1つのアクションに取っておきます。
rise-of-tribes-lesson-conflict-1-wrong-2 = まず◻️で移動です。
rise-of-tribes-lesson-conflict-2 = どの部族も1個ずつ失い、4対3なら1個残ります。B3のベンは3個なので、自分のコマが残る数を送りましょう。
rise-of-tribes-lesson-conflict-2-wrong-1 = 3対3では誰も残りません。
rise-of-tribes-lesson-conflict-2-wrong-2 = 合わせて6個未満では、紛争になりません。
rise-of-tribes-lesson-conflict-2-wrong-3 = 行き先はB3です。
rise-of-tribes-lesson-conflict-3 = 紛争が起きるのは、ダイスを2個とも使ったあとです。先に、B3でも収穫しましょう。
rise-of-tribes-lesson-conflict-3-wrong-1 = 今回は収穫です。
rise-of-tribes-lesson-conflict-3-after = 4対3であなたのコマが1個残り、ベンの村がなくなりました。
rise-of-tribes-lesson-conflict-4 = B3はあなたのものです。手番を終えましょう。
rise-of-tribes-lesson-conflict-4-after = ベンがB3へ1個移しました。合わせて2個なので紛争は起きず、どちらも残ります。

rise-of-tribes-lesson-victory = ゾロ目と勝利
rise-of-tribes-lesson-victory-can = イベントへの対応、15点での勝利
rise-of-tribes-lesson-victory-1 = 別の場面：ゾロ目でサーベルタイガーが現れ、その山では全員がコマを1個失います。自分のコマがない山を選びましょう。
rise-of-tribes-lesson-victory-1-wrong-1 = そこにはあなたのコマがあります。
rise-of-tribes-lesson-victory-2 = あなたは13点で、目標の開拓者は村3つで2点です。3つ目の村のために収穫しましょう。
rise-of-tribes-lesson-victory-2-wrong-1 = まず収穫です。村には食料3・木材2・石1が必要です。
rise-of-tribes-lesson-victory-3 = ダイスは2個とも使います。発展を選びましょう。
rise-of-tribes-lesson-victory-3-wrong-1 = 今回は発展です。
rise-of-tribes-lesson-victory-4 = 3つ目の村を建てましょう。
rise-of-tribes-lesson-victory-5 = 15点に達すると、その場でゲームが終わります。開拓者を達成しましょう。
rise-of-tribes-lesson-victory-5-after = 15点になり、あなたの勝ちです。
