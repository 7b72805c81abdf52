# /learn, and the names of the computer players in lessons

learn-name-1 = Ben
learn-name-2 = Chie
learn-name-3 = Dai
