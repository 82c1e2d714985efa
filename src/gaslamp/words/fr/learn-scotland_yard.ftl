# Ce que dit la voix dans la partie guidée de Scotland Yard.

learn-scotland-yard-welcome = Vous êtes Mister X. Deux détectives et deux agents vous traquent dans Londres. Ils voient quels tickets vous utilisez, mais rarement où vous êtes. Tenez jusqu’à ce que votre tablette soit pleine, et vous gagnez.
learn-scotland-yard-map = Vous êtes là où la carte porte votre marque ; vous seul la voyez. Les lignes de taxi, de bus et de métro mènent aux arrêts suivants. Restez loin des pions : celui qui atteint votre arrêt fait gagner les détectives.
learn-scotland-yard-travel = Faites votre premier déplacement : choisissez l’un des arrêts éclairés, et confirmez.
learn-scotland-yard-answer = Tous les détectives et les agents ont joué. Sur votre tablette, ils voient votre ticket et en déduisent où vous pouvez être.
learn-scotland-yard-black = Brouillez maintenant la piste : un ticket noir vaut pour tout, le bateau compris, et cache ce que vous avez pris. Utilisez-en un.
learn-scotland-yard-shown = Après la troisième case de la tablette, vous devez vous montrer, puis après la 8e, la 13e, la 18e et la 24e. Allez là d’où partent beaucoup de lignes.
learn-scotland-yard-double = Ils vous ont vu. C’est le moment d’un double coup : deux déplacements en un tour. Choisissez le premier.
learn-scotland-yard-second = Et maintenant le second. Vous voilà de nouveau hors de vue.
learn-scotland-yard-play-on = Continuez, avec tickets noirs et doubles à votre guise. Si vous restez libre jusqu’à ce qu’on ait répondu à la dernière case de la tablette, vous gagnez.
learn-scotland-yard-end = La partie est finie, et toute la tablette est découverte : voyez comme ils sont venus près. La prochaine fois, traquez vous-même Mister X.
