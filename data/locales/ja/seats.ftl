# 呼びかけ、席の受け渡し、退席。

seats-nudged = { $players }を呼びました。
seats-offered = { $player }さんに席を引き受けるか聞いています。返事があるまで席はあなたのものです。
seats-asked = { $player }の席で遊びたいと申し出ました。
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name }（留守）
seats-choice-computer = { $number }. { $name }（コンピュータが遊んでいます）
seats-leave-computer = このゲームから抜けますか？あなたの席はコンピュータが引き継ぎ、最後まで遊びます。レーティングに数えるゲームでは、あなたの負けになります。取り消せません。
    -# しばらく離れるだけなら、/settings で休暇を設定できます。席をほかの人に譲るには /game seat give を使います。
seats-leave-rules = このゲームから抜けますか？この卓ではコンピュータは引き継がず、ゲームのルールに従って脱落します。取り消せません。
    -# 抜ける代わりに席をほかの人に譲るには、/game seat give を使います。
seats-leave-last = このゲームから抜けますか？残っているのはあなただけなので、ゲームは終わります。
seats-leave-sure = ゲームから抜ける
seats-left = ゲームから抜けました。
