# 呼びかけ、席の受け渡し、退席。

seats-nudged = { $players }に呼びかけました。
seats-title = 🪑 **席**｜{ $game }
seats-give-to = 自分の席を譲る相手…
seats-offer-button = 代わりの人を探す
seats-aside-button = 戻るまでコンピュータに任せる
seats-aside = 「ただいま」を押すまで、コンピュータが代行します。
seats-take = 空いた席に着く…
seats-none-free = 空いている席はありません。
seats-give-one = { $name }の席をコンピュータに任せる
seats-give-button = 席をコンピュータに任せる…
seats-offered = { $player }に席を引き受けるか聞いています。返事があるまで席はあなたのものです。
seats-asked = { $player }の席で遊びたいと申し出ました。
seats-offer-question = **席を引き継ぐ人を探しますか？**　このサーバーで代わりに遊べる人に1人ずつ聞き、見つからなければ誰でも引き継げます。
seats-offer-computer = それまではコンピュータが代行します。誰かが引き継ぐまでは「ただいま」で戻れます。
seats-offer-here = 誰かが引き継ぐまでは自分で続けます。
seats-offer-rated = レーティングの対象なので、誰かが引き継ぐと離脱したことになります。引き継いだ人のレーティングは変わりません。
seats-offer-sure = 席を引き継ぐ人を探す
seats-offered-away = 席を引き継ぐ人を探しています。見つかるか、あなたが戻るまで、コンピュータが代行します。
seats-offered-here = 席を引き継ぐ人を探しています。見つかるまでは自分で続けてください。
seats-offer-withdraw = 探すのをやめる
seats-give-question = 誰の席をコンピュータに任せますか？
seats-give-which = プレイヤーを選ぶ
seats-give-who = { $name }の席をコンピュータに任せる
seats-let-in-who = { $name }が戻るのを許可する
seats-give-nobody = 今、コンピュータに任せられる席はありません。ホストは、時間切れになった人の席を任せられます。モデレーターはいつでも任せられます。
seats-give-host = { $player }の席をコンピュータに任せますか？　あなたが決めたことを卓に知らせます。本人は「ただいま」でいつでも戻れます。
seats-give-moderator = { $player }の席をコンピュータに任せますか？　あなたが決めたことを卓に知らせ、席を引き継ぐ人を探します。本人が戻れるのは、モデレーターが /サーバー か /ゲーム 席 で許可したときだけです。
seats-give-resigns = この卓ではコンピュータは代行しないため、{ $player }は**離脱**になります。取り消せません。あなたが決めたことを卓に知らせます。
seats-give-vote = この卓では時間切れの手番を投票で決めるので、あなたの希望は1票になります。同意が足りれば、{ $player }の今の手番をコンピュータが代行します。
seats-give-last = ⚠️ この卓で遊ぶ人がいなくなります。誰かが戻るまで進まず、{ $time }たつと結果なしで終わります。
seats-give-sure = コンピュータに任せる
seats-given-to-computer = { $player }はこの席で遊ばなくなりました。卓に知らせました。
seats-given-vote = あなたの1票を受け付けました。同意が足りれば、コンピュータが代行します。
seats-you-let-in = { $name }は「ただいま」で戻れるようになりました。
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name }（不在）
seats-choice-computer = { $number }. { $name }（コンピュータが代行中）
seats-leave-computer = 離脱しますか？　あなたの席はコンピュータが引き継ぎ、最後まで遊びます。レーティングの対象のゲームでは、あなたの負けになります。取り消せません。
    -# しばらく離れるだけなら、/設定 で休暇を設定できます。席をほかの人に譲るには /ゲーム 席 を使います。
seats-leave-league = この対局から離脱しますか？　あなたの席はコンピュータが最後まで遊び、あなたの負けになります。取り消せません。リーグには残ります（やめるには /リーグ）。
    -# しばらく離れるだけなら、/設定 で休暇を設定できます。
seats-leave-rules = 離脱しますか？　この卓ではコンピュータは引き継がず、ゲームのルールに従って脱落します。取り消せません。
    -# 席をほかの人に譲るには /ゲーム 席 を使います。
seats-leave-last = 離脱しますか？　残っているのはあなただけなので、ゲームは結果なしで終わります。それまでのゲームの本は読めます。
seats-leave-sure = 離脱する
seats-stay = 席に残る
seats-left = 離脱しました。
