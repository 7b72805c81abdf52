# 卓についての自分だけのメモ：自分のパネルの「メモ」と、/卓一覧 の一覧。

notes-title = 📝 **自分のメモ**｜{ $game }
    -# { $count }件（{ $most }件まで）。見えるのは自分だけです。
notes-none = 📝 { $game }のこの卓のメモは、まだありません。書いても、見えるのは自分だけです。
notes-whole = **{ $turn }** { $text }
notes-newest = -# 📝 { $turn }｜{ $text }
notes-added = メモしました。
notes-changed = メモを書き直しました。
notes-deleted = メモを削除しました。
notes-add = メモを書く
notes-change = 書き直す、削除する…
notes-book = メモ入りの本
notes-label = メモ
notes-new-title = 自分だけのメモ
notes-new-how = 席を譲っても、見えるのは自分だけです。空のまま送ると、この卓のメモをすべて表示します。
notes-change-title = メモを書き直す
notes-change-how = 空にして送ると、削除します。
