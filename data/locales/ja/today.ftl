# /今日のダイス の、daily.ftl以外の文。

today-which-archive = 過去のダイス
today-which-share = 共有する
today-apart = -# ボットの運営者の記録は、集計に含みません。
today-another = 新しい日になりました。
today-late = -# 昨日のダイスは、まだ最後まで遊べます。期限：{ $until }
today-closed = この日は終わったため、集計に含みません。取り消し、おすすめ、振り返りが使えます。
# 1日が終わった後の「記録用紙を見せる」と「記録用紙を見せない」。
today-show-late = この日は終わったため、記録用紙を見せる設定にはできません。
today-hidden-late = これからのお知らせに、記録用紙は出ません。
today-posted-by = { $player }
today-post-later = -# ここへの投稿が続きました。次は{ $until }から投稿できます。
today-past-pick = 日を選ぶ
# ほかの人に見せる記録用紙の上。
today-sheet = { $player }：{ $score }
today-strong-name = コンピュータ（強い）
today-no-strong = この日のコンピュータ（強い）の記録用紙はありません。
