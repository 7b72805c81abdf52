# ライズ・オブ・トライブス（日本語）。ルールと裁定の番号は docs/rules/rise_of_tribes.md のものです。

rise-of-tribes-title = ライズ・オブ・トライブス
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
rise-of-tribes-goal-pottery = 相手2人より資源が少なければ、毎手番{ $amount }個得る
rise-of-tribes-goal-oxen = 移動できる部族が{ $amount }個増える
rise-of-tribes-goal-fire = 月でも成長が弱くならない
rise-of-tribes-goal-stone-tools = 村の費用が{ $amount }個減る
rise-of-tribes-goal-spears = 攻撃する紛争の前に、相手を{ $amount }個減らす
rise-of-tribes-goal-language = 発展で{ $amount }枚多く引く
rise-of-tribes-goal-calendar = 毎手番、ダイスを1個振り直せる
rise-of-tribes-goal-lake-people = 湖{ $amount }か所に存在する
rise-of-tribes-goal-forest-people = 森{ $amount }か所に存在する
rise-of-tribes-goal-mountain-people = 山{ $amount }か所に存在する
rise-of-tribes-goal-explorers = ヘクス{ $amount }か所に存在する
rise-of-tribes-goal-heartland = 隣り合うヘクス{ $amount }か所を支配する（自分だけがいる）
rise-of-tribes-goal-overlords = 相手のいるヘクス{ $amount }か所で優位に立つ（ほか全員の合計より多い）
rise-of-tribes-goal-settlers = 自分の村を{ $amount }つ持つ
rise-of-tribes-goal-drawn = 「{ $card }：{ $words }」
rise-of-tribes-goal-price = { $free ->
    [1] {""}
   *[other] 、費用は{ $price }
}
rise-of-tribes-goal-line = {"\u000A"}• { $card }（{ $points }点{ rise-of-tribes-goal-price }）：{ $words } – { $have }／{ $need }{ $more }
rise-of-tribes-goal-rest = {"\u000A"}• ほか{ $count }枚
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
rise-of-tribes-effect-chieftain = 資源での競りです。勝者は点を得て、払う資源をほかの人に配ります。
rise-of-tribes-effect-altar = 食料で買えます。持ち主は手番の終わりに、部族1個と資源を捧げて1点を得られます。
rise-of-tribes-effect-canoe = 木材で買えます。持ち主の部族は、湖を歩数に数えずに渡れます。
rise-of-tribes-effect-walls = 石で買えます。持ち主の村での紛争の前に、攻撃側の部族を1個取り除きます。
rise-of-tribes-effect-discovery = 相手だけがいるヘクスに移動すると、ここから資源を1個取れます。
rise-of-tribes-effect-drought = 次のぞろ目まで、ヘクスに平和に住める部族が1個少なくなります。
rise-of-tribes-effect-invaders = 侵略者のいるヘクスでは収穫も建設もできません。紛争では1つの部族として戦い、最後の1個を取り除くと点になります。
rise-of-tribes-effect-mammoth = そばに部族が十分いれば、ダイスを1個使って狩るか飼いならせます。
rise-of-tribes-effect-tiger = 山に現れ、そこにいる全員の部族を1個ずつ減らします。ぞろ目で移るたびに同じことが起きます。ダイスと部族1個で追い払うと1点です。
rise-of-tribes-effect-mild-winter = ここの食料の数だけ、成長で置ける部族が増えます。
rise-of-tribes-effect-plentiful-food = 食料が残っている間、湖の収穫が増えます。
rise-of-tribes-effect-plentiful-wood = 木材が残っている間、森の収穫が増えます。
rise-of-tribes-effect-plentiful-stone = 石が残っている間、山の収穫が増えます。
rise-of-tribes-effect-shared-knowledge = 相手と同じヘクスにいれば、手番の終わりに資源1個で目標を1枚引けます。
rise-of-tribes-effect-volcano = マップの隣で石を噴き出します。月と空白のときは、近くの部族が減ります。
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
rise-of-tribes-power-effect-wayfarers = 移動で、一部が2歩進める
rise-of-tribes-power-effect-focused-effort = 同じアクションに両方のダイスを使える
rise-of-tribes-power-effect-ambush = 森で攻撃するとき、先に相手を1個減らす
rise-of-tribes-power-effect-dreamtime = ぞろ目で、好きな資源を得る
rise-of-tribes-power-effect-pathfinder = 移動で、山に入る一部を数えない
rise-of-tribes-power-effect-evasion = 全滅した紛争から1個が逃れる
rise-of-tribes-power-effect-shared-bounty = 収穫で、相手のいるヘクスから多く得て分ける
rise-of-tribes-power-effect-intimidate = 移動のあと、相手を1個追い払う
rise-of-tribes-power-effect-hidden-village = 失った村が1手番待ってくれる
rise-of-tribes-power-effect-light-in-the-dark = 手番に1回、月で弱くならない

## 選択肢の意味：ボタンと /game play の候補

rise-of-tribes-action-place = { $hex } · { $terrain } · 部族{ $count }個
rise-of-tribes-action-take = { $resource }を1個{ $why ->
    [discovery] 見つける
   *[other] 取る
}
rise-of-tribes-action-power = { $power }：{ $effect }
rise-of-tribes-action-put = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-reroll = { $die }を振り直す
rise-of-tribes-action-keep = そのままにする
rise-of-tribes-strength = { $strength ->
    [weak] 弱
    [strong] 強
   *[plain] 普通
}
rise-of-tribes-lit = { $light ->
    [0] {""}
   *[other] （灯）
}
rise-of-tribes-action-use-grow = { $die }で成長{ rise-of-tribes-lit }：{ $amount }個（{ rise-of-tribes-strength }）· 押し出すのは{ $pushed }
rise-of-tribes-action-use-move = { $die }で移動{ rise-of-tribes-lit }：{ $amount }個（{ rise-of-tribes-strength }）· 押し出すのは{ $pushed }
rise-of-tribes-action-use-gather = { $die }で収穫{ rise-of-tribes-lit }：{ $amount }か所から{ $each }個ずつ（{ rise-of-tribes-strength }）· 押し出すのは{ $pushed }
rise-of-tribes-action-use-lead = { $die }で発展{ rise-of-tribes-lit }：{ $amount }枚（{ rise-of-tribes-strength }）· 押し出すのは{ $pushed }
rise-of-tribes-action-hunt = { $die }でマンモスを狩る：食料{ $food }、{ $points }点
rise-of-tribes-action-tame = { $die }でマンモスを飼いならす：食料{ $food }を払い{ $tame }点
rise-of-tribes-action-fight = { $die }と部族1個でトラを追い払う：{ $points }点
rise-of-tribes-action-grow = { $hex } · { $terrain } · 今{ $here }個
rise-of-tribes-action-move = { $count }個：{ $origin } → { $to }（{ $terrain }）
rise-of-tribes-action-again = 2歩目：{ $origin } → { $to }（{ $terrain }）
rise-of-tribes-action-herd = マンモスを{ $hex }へ
rise-of-tribes-action-drive = { $seat }：{ $origin } → { $to }
rise-of-tribes-action-gather = { $hex } · { $terrain } · { $resource }{ $count }個
rise-of-tribes-action-rival = { $seat }
rise-of-tribes-action-cycle = { $card }を入れ替える
rise-of-tribes-action-draw = { $count }枚引く
rise-of-tribes-action-bury = { $card }を山札の下へ
rise-of-tribes-action-stop = { $why ->
    [drive] 誰も追い払わない
   *[other] ここまでにする
}
rise-of-tribes-action-resolve = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-complete = { $card } · { $points }点{ $free ->
    [1] {""}
   *[other] {" · 支払い："}{ $price }
}
rise-of-tribes-action-village = { $hex }に村 · 支払い：{ $price }
rise-of-tribes-action-elder = 長老を{ $hex }へ
rise-of-tribes-action-consult = { $seat }の{ $card }を{ $resource }1個で
rise-of-tribes-action-buy = { $tile }を買う · { $price }
rise-of-tribes-action-sacrifice = 祭壇：{ $hex }の部族1個と{ $price }
rise-of-tribes-action-study = { $resource }1個で学ぶ
rise-of-tribes-action-trade = { $resource } → { $wanted }
rise-of-tribes-action-end = 手番を終える
rise-of-tribes-action-bid = { $amount }個と宣言する
rise-of-tribes-action-pass = { $why ->
    [bid] 降りる
   *[other] 村を建てない
}
rise-of-tribes-action-give = { $seat }に{ $resource }1個
rise-of-tribes-action-settle = { $hex }に村 · 支払い：{ $price }

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
rise-of-tribes-kind-grow = どこに置きますか？
rise-of-tribes-kind-move = 移動する
rise-of-tribes-kind-again = 2歩目
rise-of-tribes-kind-herd = マンモスを移す
rise-of-tribes-kind-drive = 相手を追い払う
rise-of-tribes-kind-gather = どこで収穫しますか？
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
rise-of-tribes-kind-bid = 競る
rise-of-tribes-kind-pass = パス
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
rise-of-tribes-field-drive-seat = 誰の部族ですか？
rise-of-tribes-value-drive-seat = { $value }さん
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
rise-of-tribes-field-village-food = 食料をいくつ払いますか？
rise-of-tribes-value-village-food = 食料{ $value }
rise-of-tribes-field-village-wood = 木材をいくつ払いますか？
rise-of-tribes-value-village-wood = 木材{ $value }
rise-of-tribes-field-village-stone = 石をいくつ払いますか？
rise-of-tribes-value-village-stone = 石{ $value }
rise-of-tribes-field-sacrifice-hex = どのヘクスの部族ですか？
rise-of-tribes-value-sacrifice-hex = { $value }から
rise-of-tribes-field-sacrifice-food = 食料をいくつ捧げますか？
rise-of-tribes-value-sacrifice-food = 食料{ $value }
rise-of-tribes-field-sacrifice-wood = 木材をいくつ捧げますか？
rise-of-tribes-value-sacrifice-wood = 木材{ $value }
rise-of-tribes-field-sacrifice-stone = 石をいくつ捧げますか？
rise-of-tribes-value-sacrifice-stone = 石{ $value }
rise-of-tribes-field-consult-seat = 誰の技術ですか？
rise-of-tribes-value-consult-seat = { $value }さん
rise-of-tribes-field-consult-card = どの技術ですか？
rise-of-tribes-value-consult-card = { $value ->
    [basketry] かご細工
    [oxen] 牛
    [fire] 火
    [stone-tools] 石器
    [spears] 槍
    [language] 言語
   *[other] { $value }
}
rise-of-tribes-field-consult-resource = どの資源を渡しますか？
rise-of-tribes-value-consult-resource = { $value ->
    [food] 食料
    [wood] 木材
   *[stone] 石
}
rise-of-tribes-field-bid-amount = 資源をいくつ賭けますか？
rise-of-tribes-value-bid-amount = { $value }個

## 問い

rise-of-tribes-prompt-wait = 今は決めることがありません。
rise-of-tribes-prompt-glacier = どの山に氷河を置きますか？
rise-of-tribes-prompt-power = { $tribe }を率います。どちらの能力を使いますか？
rise-of-tribes-prompt-place = { $why ->
    [return] マップから部族がいなくなりました。部族{ $count }個をどこに置きますか？
   *[start] { $second ->
        [0] 最初の部族{ $count }個をどこに置きますか？
       *[other] その隣に、あと{ $count }個置きます。どこにしますか？
    }
}
rise-of-tribes-prompt-take = { $why ->
    [start] 最初の資源を選んでください
    [pottery] 陶器：資源を選んでください
    [dreamtime] 夢の時：資源を選んでください
    [discovery] 発見：資源を選んでください
   *[basketry] かご細工：収穫した資源からもう1個選んでください
}{ $left ->
    [0] 。
    [1] 。
   *[other] （あと{ $left }個）。
}
rise-of-tribes-prompt-calendar = 出目は{ $dice }です。暦の力で、何かが起きる前に1個だけ振り直せます。
rise-of-tribes-prompt-put = { $why ->
    [invaders] 侵略者が、部族のいちばん少ないヘクスに現れます。どこにしますか？
    [mammoth] マンモスが、部族のいちばん少ない湖に現れます。どこにしますか？
    [tiger] サーベルタイガーが山に現れます。どこにしますか？
    [volcano] マップの隣に火山ができます。どこにしますか？
   *[glacier] 氷河をどこに置きますか？
}
rise-of-tribes-prompt-bid = 族長の競り：{ $bid ->
    [0] まだ誰も宣言していません。
   *[other] { $bidder }さんが{ $bid }個を宣言しています。
}勝者は{ $points }点（{ $high }個以上なら{ $high_points }点）を得て、資源をほかの人に配ります。
rise-of-tribes-prompt-give = 払う資源を配ってください。あと{ $left }個です。
rise-of-tribes-prompt-settle = { $player }さんの手番で棄てられた村が見つかりました。支配しているヘクスに、{ $price }で村を建てられます。
rise-of-tribes-prompt-act = { $count ->
    [1] 残りのダイスは{ $dice }です。2つ目のアクションを選んでください。
   *[other] ダイスは{ $dice }です。1つ目のアクションと、使うダイスを選んでください。
}いちばん右のダイスが押し出されます。太陽が2個なら強く、月が2個なら弱くなります。
rise-of-tribes-prompt-grow = 成長：{ $amount }個のうち{ $done }個を置きました。手元は{ $supply }個です。{ $shared ->
    [0] {""}
   *[other] 最後の1個は相手のいるヘクスに置きます。
}
rise-of-tribes-prompt-move = 移動：{ $amount }個のうち{ $done }個を動かしました。まだ動いていない部族は{ $waiting }個です。{ $again ->
    [0] {""}
   *[other] 2歩目はあと{ $again }回です。
}
rise-of-tribes-prompt-drive = 威嚇：相手の部族を1個追い払えます。
rise-of-tribes-prompt-gather = 収穫：{ $amount }か所のうち{ $done }か所で収穫しました。1か所{ $each }個です。
rise-of-tribes-prompt-rival = { $why ->
    [bounty] 分かち合い：同じ資源を誰に渡しますか？
    [ambush] 待ち伏せ：誰の部族を取り除きますか？
   *[spears] 槍：誰の部族を取り除きますか？
}
rise-of-tribes-prompt-lead = 発展：入れ替えられる目標はあと{ $left }枚です。そのあと{ $count }枚引きます。
rise-of-tribes-prompt-bury = 策略：自分の目標を1枚、山札の下に置いてください。
rise-of-tribes-prompt-resolve = どの紛争から解決しますか？
rise-of-tribes-prompt-finish = { $count ->
    [0] {""}
   *[other] あなたの目標：{ $goals }{"\u000A"}
}{ $able ->
    [0] 今できる達成・建設・購入はありません。手番を終えてください。
   *[other] 達成・建設・購入を自由に行い、手番を終えてください。
}

## 出来事：これだけを読んでもゲームを追えます

rise-of-tribes-event-began = 開始プレイヤーは{ $seat }さんです。先に{ $points }点に達した人の勝ちです。
rise-of-tribes-event-dealt = { $seat }さんは{ $tribe }を率います。村の費用は{ $village }です。
rise-of-tribes-event-led = { $seat }さんは{ $power }を選びました。
rise-of-tribes-event-placed = { $seat }さんが{ $hex }に部族を{ $count }個置きました。
rise-of-tribes-event-taken = { $seat }さんが{ $why ->
    [pottery] 陶器の力で
    [agriculture] 農業の力で
    [dreamtime] 夢の時の力で
    [discovery] 発見から
    [basketry] かご細工の力で
    [glacier] 氷河の残した
   *[start] {""}
}{ $resource }を{ $count }個得ました。
rise-of-tribes-event-turn-began = { $seat }さんの手番です。
rise-of-tribes-event-village-points = { $seat }さんが村で{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-rolled = { $again ->
    [0] { $seat }さんの出目は
   *[other] { $seat }さんが1個振り直し、出目は
}{ $dice }です。{ $doubles ->
    [0] {""}
   *[other] ぞろ目なのでイベントが起きます。
}
rise-of-tribes-event-used = { $seat }さんが{ $die }のダイスで{ $action }を行います（{ $strength ->
    [weak] 弱
    [strong] 強
   *[plain] 普通
}、{ $use ->
    [gather] 1か所{ $amount }個
    [lead] { $amount }枚
   *[other] { $amount }個まで
}）。{ $light ->
    [0] {""}
   *[other] 闇の灯を使いました。
}
rise-of-tribes-event-spent = { $seat }さんが{ $hex }で{ $die }のダイスを使い、{ $deed ->
    [hunt] マンモスを狩ります。
    [tame] マンモスを飼いならします。
   *[fight] トラを追い払います。
}
rise-of-tribes-event-grown = { $seat }さんの部族が{ $hex }で1個増えました。
rise-of-tribes-event-moved = { $seat }さんの部族{ $count }個が{ $origin }から{ $to }へ移動しました{ $again ->
    [0] 。
   *[other] （2歩目）。
}
rise-of-tribes-event-herded = { $seat }さんがマンモスを{ $hex }へ連れて行きました。
rise-of-tribes-event-driven = { $seat }さんが{ $rival }さんの部族1個を{ $origin }から{ $to }へ追い払いました。
rise-of-tribes-event-gathered = { $seat }さんが{ $hex }で{ $resource }を{ $count }個収穫しました。
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat }さんには引ける目標がもうありません。
   *[other] { $seat }さんが{ $told }を引きました。
}
rise-of-tribes-event-sunk = { $seat }さんが{ $card }を山札の下に置きました。
rise-of-tribes-event-struck = { $hex }で{ $seat }さんの部族が{ $count }個失われました（{ $why ->
    [walls] 石壁
    [ambush] 待ち伏せ
    [spears] 槍
    [tar] タール坑
    [tiger] サーベルタイガー
   *[volcano] 火山
}）。
rise-of-tribes-event-fought = { $hex }に部族が集まりすぎ、紛争です（{ $before }）。1つの部族だけになるまで1個ずつ取り除きます。{ $empty ->
    [0] 残ったのは{ $after }です。
   *[other] 誰も残りませんでした。
}
rise-of-tribes-event-evaded = { $seat }さんの部族1個が{ $hex }へ逃れました。
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $hex }の{ $seat }さんの村がなくなりました。
   *[other] { $hex }の{ $seat }さんの村は、隠れて仲間の帰りを待ちます。
}
rise-of-tribes-event-village-kept = { $seat }さんが{ $hex }の隠れ里を守りました。
rise-of-tribes-event-elder-lost = { $seat }さんの長老も失われ、{ $rival }さんが{ $points }点を得ました。
rise-of-tribes-event-completed = { $seat }さんが{ $card }を達成して{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-built = { $seat }さんが{ $hex }に村を建てました（支払い：{ $paid }）。
rise-of-tribes-event-tiles-joined = 最初の村です。タイル{ $count }枚をイベントの山札に加えてシャッフルしました。
rise-of-tribes-event-elder-placed = { $seat }さんの長老が{ $hex }に移りました。
rise-of-tribes-event-consulted = { $seat }さんが{ $rival }さんに{ $resource }を1個渡し、この手番は{ $card }を使えます。
rise-of-tribes-event-bought = { $seat }さんが{ $resource }{ $count }個で{ $tile }を買いました。
rise-of-tribes-event-sacrificed = { $seat }さんが{ $hex }の部族1個と{ $paid }を捧げ、{ $points }点を得ました。
rise-of-tribes-event-studied = { $seat }さんが知識の共有に{ $resource }を1個払いました。
rise-of-tribes-event-traded = { $seat }さんが{ $resource }を{ $wanted }に換えました。
rise-of-tribes-event-given = { $seat }さんが{ $rival }さんに{ $resource }を1個渡しました{ $why ->
    [bounty] （分かち合い）。
   *[chieftain] 。
}
rise-of-tribes-event-revealed = 新しいイベント：{ $tile }。{ $effect }
rise-of-tribes-event-discarded = { $tile }は終わりました。
rise-of-tribes-event-shuffled-back = { $tile }を山札に戻してシャッフルしました。
rise-of-tribes-event-cheaper = { $tile }の値段が{ $price }に下がりました。
rise-of-tribes-event-lies = { $piece ->
    [invaders] 侵略者が{ $hex }に現れました。
    [mammoth] マンモスが{ $hex }にいます。
    [tiger] サーベルタイガーが{ $hex }に現れました。
    [volcano] { $hex }に火山ができました。
   *[glacier] 氷河は{ $hex }にあります。
}
rise-of-tribes-event-invaders-grew = 侵略者が{ $count }個に増えました。
rise-of-tribes-event-invaders-beaten = 最後の侵略者がいなくなりました。{ $winner ->
    [0] 誰も点を得ません。
   *[other] { $seat }さんが{ $points }点を得ました。
}
rise-of-tribes-event-hunted = { $seat }さんがマンモスを狩り、食料{ $food }個と{ $points }点を得ました。
rise-of-tribes-event-tamed = { $seat }さんが食料{ $food }個でマンモスを飼いならし、{ $points }点を得ました。
rise-of-tribes-event-tiger-beaten = { $seat }さんが{ $hex }の部族1個と引き換えにトラを追い払い、{ $points }点を得ました。
rise-of-tribes-event-mammoth-lost = マンモスのそばに{ $seat }さんの部族がいなくなり、マンモスと{ $points }点を失いました。
rise-of-tribes-event-erupted = 火山の近くの{ $seat }さんが石を{ $count }個得ました。
rise-of-tribes-event-ice-grew = 氷河の石が{ $count }個になりました。
rise-of-tribes-event-ice-gone = { $hex }の氷河が消え、石が{ $count }個残りました。
rise-of-tribes-event-auction-began = 族長の競りが始まります。勝者は{ $points }点、{ $high }個以上なら{ $high_points }点です。
rise-of-tribes-event-bid-made = { $seat }さんが{ $amount }個を宣言しました。
rise-of-tribes-event-passed = { $seat }さんは{ $why ->
    [bid] 競りから降りました。
   *[settle] 村を建てませんでした。
}
rise-of-tribes-event-auction-won = { $seat }さんが{ $amount }個で族長を競り落とし、{ $points }点を得ました。
rise-of-tribes-event-left = { $seat }さんがゲームから抜け、部族と村をすべて取り除きました。
rise-of-tribes-event-ended = { $reason ->
    [points] ただちにゲーム終了です。
    [turns] 長い戦いでしたが、ここでゲーム終了です。
   *[last-left] ゲーム終了です。残ったのは1人だけです。
}

## 断りの言葉

rise-of-tribes-refusal-game-over = ゲームは終了しています（ルール51）。
rise-of-tribes-refusal-left-already = あなたはこのゲームから抜けています（裁定A29）。
rise-of-tribes-refusal-not-asked = 今は{ $player }さんが決める番です。
rise-of-tribes-refusal-not-now = 今それを選ぶことはできません（ルール22～38）。
rise-of-tribes-refusal-no-mountain = { $hex }は山ではありません（ルール59）。
rise-of-tribes-refusal-not-your-power = それは別の部族の能力です（裁定A44）。
rise-of-tribes-refusal-not-there = { $hex }には置けません（ルール17～20・28・50、裁定A2）。
rise-of-tribes-refusal-not-offered = その資源は取れません。
rise-of-tribes-refusal-no-such-die = そのダイスは持っていません（ルール26）。
rise-of-tribes-refusal-used-already = 同じアクションは1手番に2回行えません（ルール25）。
rise-of-tribes-refusal-no-light = 闇の灯はここでは使えません（ルール60）。
rise-of-tribes-refusal-no-mammoth = 狩ったり飼いならしたりできるマンモスがいません（裁定A45）。
rise-of-tribes-refusal-no-tiger = 自分の部族のそばにトラがいません。
rise-of-tribes-refusal-not-beside = { $origin }から{ $to }へは移動できません（ルール29）。
rise-of-tribes-refusal-too-many = そこへ移動できるのは{ $most }個までです。{ $count }個は動かせません（ルール29、裁定A7）。
rise-of-tribes-refusal-no-second-step = { $hex }に2歩目を進める部族がいません（ルール60）。
rise-of-tribes-refusal-no-herding = マンモスを{ $hex }へは移せません（ルール48）。
rise-of-tribes-refusal-not-driven = そのように追い払うことはできません（ルール60）。
rise-of-tribes-refusal-nothing-there = { $hex }でそれは収穫できません（ルール30、裁定A8）。
rise-of-tribes-refusal-no-more-cycling = もう村の数だけ目標を入れ替えました（ルール31）。
rise-of-tribes-refusal-not-your-goal = その目標はあなたの前にありません（ルール35）。
rise-of-tribes-refusal-not-reached = その目標はまだ達成できません（ルール36・37）。
rise-of-tribes-refusal-no-conflict = { $hex }で紛争は起きていません（ルール32）。
rise-of-tribes-refusal-no-such-rival = その人の部族はそこにいません。
rise-of-tribes-refusal-no-village-there = { $hex }に村は建てられません（ルール38、裁定A17）。
rise-of-tribes-refusal-not-the-price = 村の費用と違うか、資源が足りません（ルール39）。
rise-of-tribes-refusal-no-elder-there = 長老を{ $hex }には置けません（ルール52）。
rise-of-tribes-refusal-no-consulting = 長老は今それを教われません（ルール53）。
rise-of-tribes-refusal-not-for-sale = そのタイルは買えないか、資源が足りません。
rise-of-tribes-refusal-no-sacrifice = 祭壇にそれは捧げられません。
rise-of-tribes-refusal-no-study = 今は学べません。相手と同じヘクスにいるとき、手番に1回だけです。
rise-of-tribes-refusal-no-trade = 今その交換はできません（ルール60）。
rise-of-tribes-refusal-none-left = その資源を持っていません。
rise-of-tribes-refusal-bid-out-of-range = { $least }個から{ $most }個までで宣言してください（裁定A35）。
rise-of-tribes-refusal-not-a-receiver = 資源はほかのプレイヤーに配ります（裁定A35）。

## 終わり方

rise-of-tribes-reason-points = { $points }点の{ $winners }さんが勝利しました。
rise-of-tribes-reason-turns = 長い戦いの末、{ $points }点の{ $winners }さんが勝利しました。
rise-of-tribes-reason-last-left = 最後に残った{ $winners }さんの勝利です。

## 得点の内訳

rise-of-tribes-score-villages = 村
rise-of-tribes-score-technologies = 技術
rise-of-tribes-score-deeds = 功績
rise-of-tribes-score-events = イベント
rise-of-tribes-score-conflicts = 紛争

## ハウスルール

rise-of-tribes-option-elders = 長老
rise-of-tribes-option-special-terrains = 特殊地形
rise-of-tribes-option-leaders = リーダー能力（独自の補完）

## 絵の言葉（この行より下は render/rise_of_tribes が書きます）

rise-of-tribes-picture-points = 得点
rise-of-tribes-picture-hand = 手元のダイス
rise-of-tribes-picture-next = 次の人のダイス
rise-of-tribes-picture-asked = 回答待ち：
rise-of-tribes-picture-left = 離脱
rise-of-tribes-picture-supply = 残りの部族
rise-of-tribes-picture-villages = 村
rise-of-tribes-picture-done = 達成
rise-of-tribes-picture-goals = あなたの目標
rise-of-tribes-picture-news = 直前の出来事
rise-of-tribes-picture-fought = { $hex }の紛争：{ $before } → { $after }
rise-of-tribes-picture-drawn = { $seat }さんが{ $cards }を引きました。
rise-of-tribes-picture-revealed = 新しいイベント：{ $tile }
rise-of-tribes-picture-slot = { $count ->
    [0] イベントはもうありません
   *[other] イベント残り{ $count }枚
}
rise-of-tribes-picture-tile-abandoned-village = 全員が順に、資源を1個ずつ払って村を建てられます。
rise-of-tribes-picture-tile-chieftain = 資源の競り。勝つと得点します。
rise-of-tribes-picture-tile-altar = 購入できます。部族と資源を捧げて1点。
rise-of-tribes-picture-tile-canoe = 購入できます。湖を歩数なしで渡れます。
rise-of-tribes-picture-tile-walls = 購入できます。村を攻める部族を先に減らします。
rise-of-tribes-picture-tile-discovery = 相手だけのヘクスに入ると資源を得ます。
rise-of-tribes-picture-tile-drought = 次のぞろ目まで、1個少なくても紛争になります。
rise-of-tribes-picture-tile-invaders = ここでは収穫も建設もできません。倒すと得点。
rise-of-tribes-picture-tile-mammoth = 部族{ $needs }個とダイス1個で、狩るか飼いならします。
rise-of-tribes-picture-tile-tiger = ぞろ目で動いて襲います。ダイスと部族で追い払えます。
rise-of-tribes-picture-tile-mild-winter = ここの食料1個につき1回、成長が増えます。
rise-of-tribes-picture-tile-plentiful-food = ここにある間、湖の食料が増えます。
rise-of-tribes-picture-tile-plentiful-wood = ここにある間、森の木材が増えます。
rise-of-tribes-picture-tile-plentiful-stone = ここにある間、山の石が増えます。
rise-of-tribes-picture-tile-shared-knowledge = 相手と同じヘクスにいれば、資源を払って目標を引けます。
rise-of-tribes-picture-tile-volcano = 石を噴き出し、月と空白で近くの部族を減らします。
rise-of-tribes-picture-alt-turn = ライズ・オブ・トライブス、第{ $turn }ターン。{ $player }さんの手番です{ $count ->
    [0] 。
   *[other] （手元のダイス：{ $dice }）。
}
rise-of-tribes-picture-alt-asked = 回答待ち：{ $players }さん。
rise-of-tribes-picture-alt-goals = あなたの目標：{ $goals }。
rise-of-tribes-picture-alt-cost = { $card }（{ $cost }）
rise-of-tribes-picture-alt-progress = { $card }（{ $need }のうち{ $have }）
rise-of-tribes-picture-alt-over = ライズ・オブ・トライブスは{ $turn }ターンで終了しました。勝者：{ $winners }さん。
rise-of-tribes-picture-alt-player = { $player }さん：{ $points }点、食料{ $food }・木材{ $wood }・石{ $stone }、配置 { $places }（*は村）、残り{ $supply }個。
rise-of-tribes-picture-alt-events = { $count ->
    [0] 公開中のイベントはありません。
   *[other] 公開中のイベント：{ $tiles }。
}
