# 「これは？」：初めての人が知らない言葉。

rise-of-tribes-term-sun = ☀️
rise-of-tribes-term-sun-meaning = 太陽。アクションの上に2個以上あると強くなる
rise-of-tribes-term-moon = 🌙
rise-of-tribes-term-moon-meaning = 月。アクションの上に2個以上あると弱くなる
rise-of-tribes-term-blank = ◻️
rise-of-tribes-term-blank-meaning = 空白。アクションを強くも弱くもしない
rise-of-tribes-term-grow = 成長
rise-of-tribes-term-grow-meaning = 自分のコマのあるヘクスに、その数だけコマを置くこと
rise-of-tribes-term-move = 移動
rise-of-tribes-term-move-meaning = その数のコマを、1歩ずつ動かすこと
rise-of-tribes-term-gather = 収穫
rise-of-tribes-term-gather-meaning = 2×3なら、自分のコマのある2か所から資源を3個ずつ取ること
rise-of-tribes-term-lead = 発展
rise-of-tribes-term-lead-meaning = その数の目標を引くこと。先に、村1つにつき1枚入れ替えられる
rise-of-tribes-term-member = コマ
rise-of-tribes-term-member-meaning = マップに置く、自分の部族のコマ
rise-of-tribes-term-goal = 目標
rise-of-tribes-term-goal-meaning = 手番の終わりに達成して点を得るカード
rise-of-tribes-term-conflict = 紛争
rise-of-tribes-term-conflict-meaning = 1か所に2つ以上の部族のコマが計6個。残る部族が1つになるまで、1個ずつ減る
rise-of-tribes-term-village = 村
rise-of-tribes-term-village-meaning = 自分の手番の始めに1点になる
rise-of-tribes-term-elder = 長老
rise-of-tribes-term-elder-meaning = 村に置く。1手番に1回、相手の技術を教われる
