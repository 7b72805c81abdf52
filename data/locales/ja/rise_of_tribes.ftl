# ライズ・オブ・トライブス（日本語）。ルールと裁定の番号は docs/rules/rise_of_tribes.md のものです。

rise-of-tribes-title = ライズ・オブ・トライブス
rise-of-tribes-tagline = 部族と目標
rise-of-tribes-description = ヘクスの上で成長・移動・収穫・発展。置いたダイスが別のダイスを押し出し、アクションの強さが変わっていきます。2～4人、15点先取。

## もの

rise-of-tribes-resource-food = 食料
rise-of-tribes-resource-wood = 木材
rise-of-tribes-resource-stone = 石
rise-of-tribes-amount-food = 食料{ $count }
rise-of-tribes-amount-wood = 木材{ $count }
rise-of-tribes-amount-stone = 石{ $count }
rise-of-tribes-amount-nothing = なし
rise-of-tribes-force = { $player } { $count }
rise-of-tribes-force-invaders = 侵略者 { $count }
rise-of-tribes-force-nobody = 誰もいない
rise-of-tribes-die-sun = 太陽
rise-of-tribes-die-moon = 月
rise-of-tribes-die-blank = 空白
rise-of-tribes-sign-sun = ☀️
rise-of-tribes-sign-moon = 🌙
rise-of-tribes-sign-blank = ◻️
rise-of-tribes-dice = { $first }{ $second }
rise-of-tribes-name-grow = 成長
rise-of-tribes-name-move = 移動
rise-of-tribes-name-gather = 収穫
rise-of-tribes-name-lead = 発展
rise-of-tribes-piece-glacier = 氷河
rise-of-tribes-piece-mammoth = マンモス
rise-of-tribes-piece-tiger = サーベルタイガー
rise-of-tribes-piece-invaders = 侵略者
rise-of-tribes-piece-volcano = 火山
rise-of-tribes-terrain-lake = 湖
rise-of-tribes-terrain-forest = 森
rise-of-tribes-terrain-mountain = 山
rise-of-tribes-terrain-great-lake = 大きな湖
rise-of-tribes-terrain-great-forest = 大きな森
rise-of-tribes-terrain-great-mountain = 大きな山
rise-of-tribes-terrain-jungle = ジャングル
rise-of-tribes-terrain-oasis = オアシス
rise-of-tribes-terrain-tar-pit = タール坑
rise-of-tribes-terrain-mixed = 混生地
rise-of-tribes-terrain-edge = マップの外
rise-of-tribes-tribe-daba = ダバ族
rise-of-tribes-tribe-dananu = ダナヌ族
rise-of-tribes-tribe-indartsu = インダルツ族
rise-of-tribes-tribe-kaha = カハ族
rise-of-tribes-tribe-kiakia = キアキア族
rise-of-tribes-tribe-kiror = キロル族
rise-of-tribes-tribe-mukaan = ムカーン族
rise-of-tribes-tribe-tunga = トゥンガ族
rise-of-tribes-card-basketry = かご細工
rise-of-tribes-card-pottery = 陶器
rise-of-tribes-card-oxen = 牛
rise-of-tribes-card-fire = 火
rise-of-tribes-card-stone-tools = 石器
rise-of-tribes-card-spears = 槍
rise-of-tribes-card-language = 言語
rise-of-tribes-card-calendar = 暦
rise-of-tribes-card-lake-people = 湖の民
rise-of-tribes-card-forest-people = 森の民
rise-of-tribes-card-mountain-people = 山の民
rise-of-tribes-card-explorers = 探検者
rise-of-tribes-card-heartland = 中心地
rise-of-tribes-card-overlords = 覇者
rise-of-tribes-card-settlers = 開拓者
rise-of-tribes-goal-basketry = 収穫で資源が{ $amount }個増える
rise-of-tribes-goal-pottery = 手番の始め、相手2人より資源が少なければ{ $amount }個得る
rise-of-tribes-goal-oxen = 移動できるコマが{ $amount }個増える
rise-of-tribes-goal-fire = 月でも成長が弱くならない
rise-of-tribes-goal-stone-tools = 村の費用が{ $amount }個減る
rise-of-tribes-goal-spears = 攻撃する紛争の前に、相手を{ $amount }個減らす
rise-of-tribes-goal-language = 発展で{ $amount }枚多く引く
rise-of-tribes-goal-calendar = 毎手番、ダイスを1個振り直せる
rise-of-tribes-goal-lake-people = 湖{ $amount }か所に存在する
rise-of-tribes-goal-forest-people = 森{ $amount }か所に存在する
rise-of-tribes-goal-mountain-people = 山{ $amount }か所に存在する
rise-of-tribes-goal-explorers = ヘクス{ $amount }か所に存在する
rise-of-tribes-goal-heartland = 互いに隣り合うヘクス{ $amount }か所を支配する（自分だけがいる）
rise-of-tribes-goal-overlords = 相手のいるヘクス{ $amount }か所で優位に立つ（ほか全員の合計より多い）
rise-of-tribes-goal-settlers = 自分の村を{ $amount }つ持つ
rise-of-tribes-goal-drawn = 「{ $card }：{ $words }」
rise-of-tribes-goal-price = { $free ->
    [1] {""}
   *[other] 、費用は{ $price }
}
rise-of-tribes-goal-line = • { $card }（{ $points }点{ rise-of-tribes-goal-price }）：{ $words }｜{ $status }
rise-of-tribes-goal-rest = • ほか{ $count }枚
rise-of-tribes-cost = { $food }/{ $wood }/{ $stone }
rise-of-tribes-want-ready = ✔
rise-of-tribes-want-needs = あと{ $what }
rise-of-tribes-want-of = { $have }／{ $need }
rise-of-tribes-want-goal = { $card }+{ $points } { $status }
rise-of-tribes-want-goals = ⭐{ $goals }
rise-of-tribes-want-village = 🏠{ $price }（食料/木材/石） { $status }
rise-of-tribes-want-home = 🏠{ $status }
rise-of-tribes-want-brief = { $card } { $status }
rise-of-tribes-want-short = { $card }{ $have }／{ $need }
rise-of-tribes-want-rival = { $seat }：{ $goals }
rise-of-tribes-want-more = ほか{ $count }枚
rise-of-tribes-tile-abandoned-village = 棄てられた村
rise-of-tribes-tile-chieftain = 族長
rise-of-tribes-tile-altar = 祭壇
rise-of-tribes-tile-canoe = 丸木舟
rise-of-tribes-tile-walls = 石壁
rise-of-tribes-tile-discovery = 発見
rise-of-tribes-tile-drought = 干ばつ
rise-of-tribes-tile-invaders = 侵略者
rise-of-tribes-tile-mammoth = マンモス
rise-of-tribes-tile-tiger = サーベルタイガー
rise-of-tribes-tile-mild-winter = 暖冬
rise-of-tribes-tile-plentiful-food = 豊富な食料
rise-of-tribes-tile-plentiful-wood = 豊富な木材
rise-of-tribes-tile-plentiful-stone = 豊富な石
rise-of-tribes-tile-shared-knowledge = 知識の共有
rise-of-tribes-tile-volcano = 火山
rise-of-tribes-effect-abandoned-village = 手番順に、支配しているヘクスへ、各資源1個ずつで村を建てられます。
rise-of-tribes-effect-chieftain = 資源での競りです。勝者は点を得て、入札した資源をほかの人に配ります。
rise-of-tribes-effect-altar = 食料で買えます。持ち主は手番の終わりに、コマ1個と資源を捧げて1点を得られます。
rise-of-tribes-effect-canoe = 木材で買えます。持ち主のコマは、湖を歩数に数えずに渡れます。
rise-of-tribes-effect-walls = 石で買えます。持ち主の村での紛争の前に、攻撃側のコマを1個取り除きます。
rise-of-tribes-effect-discovery = 相手だけがいるヘクスに移動すると、ここから資源を1個取れます。
rise-of-tribes-effect-drought = 次のゾロ目まで、紛争になるコマの数が1個少なくなります。
rise-of-tribes-effect-invaders = 侵略者のいるヘクスでは収穫も建設もできません。紛争では1つの部族として戦い、最後の1個を取り除くと点になります。
rise-of-tribes-effect-mammoth = 同じヘクスにコマが十分あれば、ダイスを1個使って狩るか飼いならせます。
rise-of-tribes-effect-tiger = 山に現れ、そこにいる全員のコマを1個ずつ減らします。ゾロ目で移るたびに同じことが起きます。ダイスとコマ1個で追い払うと1点です。
rise-of-tribes-effect-mild-winter = 食料が残っている間、成長で置けるコマが増えます（そのたびに食料が1個減ります）。
rise-of-tribes-effect-plentiful-food = 食料が残っている間、湖の収穫が増えます。
rise-of-tribes-effect-plentiful-wood = 木材が残っている間、森の収穫が増えます。
rise-of-tribes-effect-plentiful-stone = 石が残っている間、山の収穫が増えます。
rise-of-tribes-effect-shared-knowledge = 相手と同じヘクスにいれば、手番の終わりに資源1個で目標を1枚引けます。
rise-of-tribes-effect-volcano = マップの隣にでき、近くの全員が石を得ます。月と空白では、近くのコマが減ります。
rise-of-tribes-power-trader = 交易商
rise-of-tribes-power-crafty-builders = 器用な建築家
rise-of-tribes-power-cunning = 策略
rise-of-tribes-power-agriculture = 農業
rise-of-tribes-power-farming = 農耕
rise-of-tribes-power-exogamy = 族外婚
rise-of-tribes-power-wayfarers = 旅人
rise-of-tribes-power-focused-effort = 集中
rise-of-tribes-power-ambush = 待ち伏せ
rise-of-tribes-power-dreamtime = 夢の時
rise-of-tribes-power-pathfinder = 先導者
rise-of-tribes-power-evasion = 退避
rise-of-tribes-power-shared-bounty = 分かち合い
rise-of-tribes-power-intimidate = 威嚇
rise-of-tribes-power-hidden-village = 隠れ里
rise-of-tribes-power-light-in-the-dark = 闇の灯
rise-of-tribes-power-effect-trader = 手番の終わりに資源を交換
rise-of-tribes-power-effect-crafty-builders = 村の費用を別の資源で払える
rise-of-tribes-power-effect-cunning = 発展で1枚多く引き、1枚戻す
rise-of-tribes-power-effect-agriculture = 手番の開始時、村に応じて食料
rise-of-tribes-power-effect-farming = 収穫で、村のあるヘクスから多く得る
rise-of-tribes-power-effect-exogamy = 成長で、相手のいるヘクスに1個追加
rise-of-tribes-power-effect-wayfarers = 移動で、一部のコマが2歩進める
rise-of-tribes-power-effect-focused-effort = 同じアクションに両方のダイスを使える
rise-of-tribes-power-effect-ambush = 森で攻撃するとき、先に相手を1個減らす
rise-of-tribes-power-effect-dreamtime = ゾロ目で、好きな資源を得る
rise-of-tribes-power-effect-pathfinder = 移動で、山に入るコマの一部を数に入れない
rise-of-tribes-power-effect-evasion = 全滅した紛争から1個が逃れる
rise-of-tribes-power-effect-shared-bounty = 収穫で、相手のいるヘクスから多く得て分ける
rise-of-tribes-power-effect-intimidate = 移動のあと、相手を1個追い払う
rise-of-tribes-power-effect-hidden-village = 失った村が1手番だけ残る
rise-of-tribes-power-effect-light-in-the-dark = 手番に1回、月で弱くならない

## 並べるときの区切り

rise-of-tribes-join-goals = {"\u000A"}
rise-of-tribes-join-parts = {"、"}
rise-of-tribes-join-line = {"｜"}
rise-of-tribes-join-losses = {"、"}
rise-of-tribes-join-scores = {"、"}
rise-of-tribes-join-wide = {"、"}
rise-of-tribes-join-space = {" "}
rise-of-tribes-join-gains = {"、"}

## ボタンの言葉の一部

rise-of-tribes-strength = { $strength ->
    [weak] 弱
    [strong] 強
   *[plain] 普通
}
rise-of-tribes-lit = { $light ->
    [0] {""}
   *[other] （闇の灯）
}

## 選択肢のまとまりと、項目ごとの問い

rise-of-tribes-kind-place = 置く
rise-of-tribes-kind-take = 取る
rise-of-tribes-kind-power = 能力
rise-of-tribes-kind-put = 置く
rise-of-tribes-kind-reroll = 振り直す
rise-of-tribes-kind-keep = そのまま
rise-of-tribes-kind-use-grow = 成長
rise-of-tribes-kind-use-move = 移動
rise-of-tribes-kind-use-gather = 収穫
rise-of-tribes-kind-use-lead = 発展
rise-of-tribes-kind-hunt = 狩る
rise-of-tribes-kind-tame = 飼いならす
rise-of-tribes-kind-fight = 追い払う
rise-of-tribes-kind-grow = コマを置く
rise-of-tribes-kind-move = 移動する
rise-of-tribes-kind-again = 2歩目
rise-of-tribes-kind-herd = マンモスを移す
rise-of-tribes-kind-drive = 相手を追い払う
rise-of-tribes-kind-gather = 収穫する
rise-of-tribes-kind-rival = 相手
rise-of-tribes-kind-cycle = 目標を入れ替える
rise-of-tribes-kind-draw = 引く
rise-of-tribes-kind-bury = 戻す
rise-of-tribes-kind-stop = ここまで
rise-of-tribes-kind-resolve = 紛争
rise-of-tribes-kind-complete = 目標を達成する
rise-of-tribes-kind-village = 村を建てる
rise-of-tribes-kind-elder = 長老
rise-of-tribes-kind-consult = 技術を教わる
rise-of-tribes-kind-buy = 買う
rise-of-tribes-kind-sacrifice = 祭壇
rise-of-tribes-kind-study = 学ぶ
rise-of-tribes-kind-trade = 交換する
rise-of-tribes-kind-end = 手番を終える
rise-of-tribes-kind-bid = 入札する
rise-of-tribes-kind-pass = 降りる
rise-of-tribes-kind-give = 渡す
rise-of-tribes-kind-settle = 村を建てる
rise-of-tribes-field-move-origin = どこから動かしますか？
rise-of-tribes-value-move-origin = { $value }から
rise-of-tribes-field-move-to = どこへ動かしますか？
rise-of-tribes-value-move-to = { $value }へ
rise-of-tribes-field-move-count = 何個動かしますか？
rise-of-tribes-value-move-count = { $value }個
rise-of-tribes-field-again-origin = どこから動かしますか？
rise-of-tribes-value-again-origin = { $value }から
rise-of-tribes-field-again-to = どこへ動かしますか？
rise-of-tribes-value-again-to = { $value }へ
rise-of-tribes-field-drive-origin = どこから追い払いますか？
rise-of-tribes-value-drive-origin = { $value }から
rise-of-tribes-field-drive-seat = 誰のコマですか？
rise-of-tribes-value-drive-seat = { $value }
rise-of-tribes-field-drive-to = どこへ追い払いますか？
rise-of-tribes-value-drive-to = { $value }へ
rise-of-tribes-field-gather-hex = どのヘクスで収穫しますか？
rise-of-tribes-value-gather-hex = { $value }
rise-of-tribes-field-gather-resource = どの資源ですか？
rise-of-tribes-value-gather-resource = { $value ->
    [food] 食料
    [wood] 木材
   *[stone] 石
}
rise-of-tribes-field-village-hex = どのヘクスに建てますか？
rise-of-tribes-value-village-hex = { $value }に
rise-of-tribes-field-village-food = 食料を何個払いますか？
rise-of-tribes-value-village-food = 食料{ $value }
rise-of-tribes-field-village-wood = 木材を何個払いますか？
rise-of-tribes-value-village-wood = 木材{ $value }
rise-of-tribes-field-village-stone = 石を何個払いますか？
rise-of-tribes-value-village-stone = 石{ $value }
rise-of-tribes-field-sacrifice-hex = どのヘクスのコマですか？
rise-of-tribes-value-sacrifice-hex = { $value }から
rise-of-tribes-field-sacrifice-food = 食料を何個捧げますか？
rise-of-tribes-value-sacrifice-food = 食料{ $value }
rise-of-tribes-field-sacrifice-wood = 木材を何個捧げますか？
rise-of-tribes-value-sacrifice-wood = 木材{ $value }
rise-of-tribes-field-sacrifice-stone = 石を何個捧げますか？
rise-of-tribes-value-sacrifice-stone = 石{ $value }
rise-of-tribes-field-consult-seat = 誰の技術ですか？
rise-of-tribes-value-consult-seat = { $value }
rise-of-tribes-field-consult-card = どの技術ですか？
rise-of-tribes-value-consult-card = { $value ->
    [basketry] かご細工
    [oxen] 牛
    [fire] 火
    [stone-tools] 石器
    [spears] 槍
    [language] 言語
    [pottery] 陶器
    [calendar] 暦
   *[other] { $value }
}
rise-of-tribes-field-consult-resource = どの資源を渡しますか？
rise-of-tribes-value-consult-resource = { $value ->
    [food] 食料
    [wood] 木材
   *[stone] 石
}
rise-of-tribes-field-bid-amount = 資源何個で入札しますか？
rise-of-tribes-value-bid-amount = { $value }個
rise-of-tribes-field-settle-hex = どこに建てますか？
rise-of-tribes-value-settle-hex = { $value }に

## 終わり方

rise-of-tribes-reason-points = { $decided ->
    [villages] 同じ{ $points }点どうしで、村が多い（{ $villages }つ）{ $winners }の勝利です。
    [members] 得点（{ $points }点）も村の数も同じで、マップ上のコマが多い（{ $members }個）{ $winners }の勝利です。
    [shared] 差がつかず、{ $points }点の{ $winners }が勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}
rise-of-tribes-reason-turns = 手番数の上限に達しました。{ $decided ->
    [villages] 同じ{ $points }点どうしで、村が多い（{ $villages }つ）{ $winners }の勝利です。
    [members] 得点（{ $points }点）も村の数も同じで、マップ上のコマが多い（{ $members }個）{ $winners }の勝利です。
    [shared] 差がつかず、{ $points }点の{ $winners }が勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}
rise-of-tribes-reason-last-left = 最後に残った{ $winners }の勝利です。
rise-of-tribes-story-contested = いちばんの激戦地は{ $place }で、紛争は{ $count }回でした。

## 得点の内訳

rise-of-tribes-score-villages = 村
rise-of-tribes-score-technologies = 技術
rise-of-tribes-score-deeds = 功績
rise-of-tribes-score-events = イベント
rise-of-tribes-score-conflicts = 紛争

## オプション

rise-of-tribes-option-elders = 長老
rise-of-tribes-option-special-terrains = 特殊地形
rise-of-tribes-option-leaders = リーダー能力（独自の補完）
rise-of-tribes-option-even-start = 3～4人の公平な開始（独自の補完）
rise-of-tribes-option-apart = 最初のコマは別々のヘクスに
rise-of-tribes-option-host-begins = 最初に参加した人から始める（「なし」なら、くじで決める）

## ルールの訂正

rise-of-tribes-upgrade-2 = 棄てられた村を建てた人も、そこに長老を置けます（ルール52）。長老は、アクションの前に働く陶器と暦も教われます（ルール53）。氷河は、全員がコマを置いたあとに置きます（ルール59）。
rise-of-tribes-upgrade-3 = 最初のコマは、ほかの人がいるヘクスにも置けます（裁定A2）。長老を置けるのは、村を建てたそのときだけです（ルール52、裁定A36）。

## 決めた返事

rise-of-tribes-answer-bid = ほかの人の番の族長の競りには、毎回自分で答える
rise-of-tribes-answer-bid-never = ほかの人の番の族長の競りでは、いつも降りる
rise-of-tribes-answer-settle = ほかの人の番の棄てられた村には、毎回自分で答える
rise-of-tribes-answer-settle-never = ほかの人の番の棄てられた村では、村を建てない
