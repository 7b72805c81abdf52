# /learn, and the names of the computer players in lessons

learn-name-1 = ベン
learn-name-2 = 千恵
learn-name-3 = 大
