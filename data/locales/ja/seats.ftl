# 呼びかけ、席の受け渡し、退席。

seats-nudged = { $players }に呼びかけました。
seats-offered = { $player }に席を引き受けるか聞いています。返事があるまで席はあなたのものです。
seats-asked = { $player }の席で遊びたいと申し出ました。
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name }（不在）
seats-choice-computer = { $number }. { $name }（コンピュータが代行中）
seats-leave-computer = 離脱しますか？　あなたの席はコンピュータが引き継ぎ、最後まで遊びます。レーティングの対象のゲームでは、あなたの負けになります。取り消せません。
    -# しばらく離れるだけなら、/設定 で休暇を設定できます。席をほかの人に譲るには /ゲーム 席 譲る を使います。
seats-leave-rules = 離脱しますか？　この卓ではコンピュータは引き継がず、ゲームのルールに従って脱落します。取り消せません。
    -# 席をほかの人に譲るには /ゲーム 席 譲る を使います。
seats-leave-last = 離脱しますか？　残っているのはあなただけなので、ゲームは結果なしで終わります。それまでのゲームの本は読めます。
seats-leave-sure = 離脱する
seats-left = 離脱しました。
