# /rules：ゲームのルール、ページごと。

rules-button = ルール
rules-page = -# { $page }／{ $pages }ページ

## 番号付きのルールと裁定（1つずつ）

# 裁定は問いへの答え。{ $kind } は rule か ruling、{ $number } は24やA8。
rules-number = { $kind ->
    [ruling] 裁定{ $number }
   *[rule] ルール{ $number }
}
rules-statement = **{ $title }**｜{ $game }
rules-question = {"「"}{ $question }{"」"}
rules-choice = { $number }：{ $text }
rules-choice-page = { $page }ページ：{ $title }
