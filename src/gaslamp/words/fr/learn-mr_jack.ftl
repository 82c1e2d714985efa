# Ce que dit la voix dans les parties guidées de Mr. Jack.

learn-mr-jack-title = En Enquêteur
learn-mr-jack-welcome = Whitechapel, 1888. L’un de ces huit personnages est Jack, et seul votre adversaire sait lequel. Vous êtes l’Enquêteur. Vous avez huit tours pour savoir qui, et pour l’arrêter.
learn-mr-jack-light = Regardez la lumière. Qui se trouve près d’un bec de gaz allumé, à côté de quelqu’un ou dans le faisceau de Watson est visible : en ce moment Holmes, Smith, Lestrade et Bert. Les autres sont dans l’ombre. À la fin de chaque tour, votre adversaire doit dire si Jack est visible, et cela en innocente certains.
learn-mr-jack-cards = Quatre cartes sont visibles : Holmes, Smith, Lestrade et Bert. À ce tour, vous en jouez une, puis votre adversaire deux, puis vous la dernière. Les quatre autres viennent au tour 2.
learn-mr-jack-smith = Commencez par John Smith.
learn-mr-jack-smith-otherwise = Son tour viendra. Jouez Smith.
learn-mr-jack-lamp = Smith allume les becs de gaz : il déplace la lumière d’un bec de gaz à un autre, avant ou après son déplacement. Commencez par là : prenez la lumière du bec 1 ou du bec 4, qui n’éclairent personne, et portez-la au bec éteint à côté de Gull, au nord. Gull devient alors visible.
learn-mr-jack-move = Déplacez maintenant Smith d’une à trois rues, sur l’une des cases cerclées : il y sera à la lumière. La réponse vous apprend le plus quand la moitié des suspects, à peu près, est visible.
learn-mr-jack-opponent = Votre adversaire joue les deux suivants : regardez ce qu’il fait du barrage, de la plaque d’égout et de la lumière.
learn-mr-jack-holmes = Lestrade a déplacé un barrage d’une sortie à une autre ; Bert a ouvert une plaque d’égout, en a fermé une autre et a gagné l’ombre. La dernière carte est à vous : Holmes.
learn-mr-jack-sewers = Par les plaques d’égout ouvertes, on passe sous terre : de l’une à n’importe quelle autre, c’est un seul pas. Envoyez Holmes par les égouts à la plaque cerclée, au nord, à la lumière. Il trouve ensuite une carte alibi.
learn-mr-jack-alibi = { $alibi } Personne d’autre ne le sait : le plateau ne le montre pas, mais vos notes, si.
learn-mr-jack-witness = { $call } Jack est dans l’ombre, donc tous ceux de la lumière sont innocents. Restent Watson, Miss Stealthy, Goodley et Bert, et vous savez que ce n’est pas Miss Stealthy. Le premier bec de gaz s’est éteint : chacun des quatre premiers tours finit ainsi.
learn-mr-jack-even = Aux tours pairs, votre adversaire commence : Gull a changé de place avec Lestrade. À vous d’en jouer deux de suite. Prenez Watson.
learn-mr-jack-even-otherwise = Prenez d’abord Watson, puis Goodley.
learn-mr-jack-watson = Amenez Watson à la lumière : en remontant la rue, jusqu’à la case cerclée près du bec 3.
learn-mr-jack-lantern = Watson porte une lanterne : qui se trouve en ligne droite devant lui est visible. Après son déplacement, tournez-la du côté que vous voulez.
learn-mr-jack-goodley = Maintenant le sergent Goodley, votre seconde carte.
learn-mr-jack-goodley-otherwise = Laissez-la à votre adversaire. Prenez Goodley.
learn-mr-jack-street = Il a un sifflet, à employer avant ou après son déplacement. Déplacez-le d’abord : sur une case cerclée, à la lumière du bec 2.
learn-mr-jack-whistle = D’un coup de sifflet, vous déplacez les autres de trois pas en tout, chacun vers Goodley. Faites venir Lestrade de ces trois pas.
learn-mr-jack-whistle-otherwise = On peut répartir les pas, mais pas aujourd’hui : faites venir Lestrade de trois pas.
learn-mr-jack-second-call = { $call } Watson et Goodley étaient à la lumière : eux aussi sont innocents. Au tour 3, les cartes sont redistribuées, et vous commencez.
learn-mr-jack-who = Deux suspects restent sur le plateau, et de l’un vous tenez la carte alibi. Vous savez donc. Holmes va vite sous terre : jouez-le.
learn-mr-jack-who-otherwise = Avec Holmes, vous atteignez votre suspect. Jouez-le.
learn-mr-jack-accuse = Terminez son déplacement sur la case de celui qui est forcément Jack, et accusez. Si vous avez raison, vous gagnez ; sinon, c’est Jack.
learn-mr-jack-accuse-otherwise = Réfléchissez encore : qui était deux fois dans l’ombre, et n’est pas sur votre carte alibi ? Une fausse accusation vous coûterait la partie.
learn-mr-jack-end = Arrêté ! Vous avez déplacé la lumière, des gens et une lanterne, pris les égouts, sifflé, tiré un alibi, entendu deux appels et accusé le bon. Soyez Jack à votre tour : il y a une seconde leçon.

## La seconde, en Jack

learn-mr-jack-jack-title = En Jack
learn-mr-jack-jack-welcome = Maintenant, vous êtes Jack, et vous vous cachez derrière Goodley, à l’est. Votre adversaire l’ignore. Vous gagnez si vous quittez le quartier, si l’on accuse quelqu’un d’autre, ou si l’aube vient après huit tours.
learn-mr-jack-jack-dark = Goodley est dans l’ombre : ni bec de gaz, ni voisin, ni faisceau. Ce n’est qu’après un appel sans témoin que vous pouvez sortir au tour suivant, avec la carte de Goodley, par une sortie sans barrage. Cette carte vient au tour 2, et c’est vous qui commencerez.
learn-mr-jack-jack-plan = La sortie la plus proche est au nord-est. Mais il y a là un barrage, et la plaque d’égout qui la précède est fermée. À ce tour jouent les deux personnages qui peuvent y changer quelque chose. L’Enquêteur commence.
learn-mr-jack-jack-lestrade = Deux cartes sont à vous. D’abord Lestrade, qui déplace les barrages.
learn-mr-jack-jack-lestrade-otherwise = Pas celle-là. Lestrade déplace les barrages : jouez-le.
learn-mr-jack-jack-cordon = Retirez le barrage de la sortie nord-est. Où il va vous importe peu.
learn-mr-jack-jack-cordon-otherwise = C’est le barrage du nord-est qui vous gêne. Déplacez celui-là.
learn-mr-jack-jack-hide = Déplacez maintenant Lestrade. Moins il y a de monde à la lumière, moins l’appel en innocente ; et personne ne doit être à côté de Goodley. Les rues cerclées sont sombres et toutes proches : prenez-en une.
learn-mr-jack-jack-bert = Votre seconde carte est Bert. Il déplace les plaques d’égout.
learn-mr-jack-jack-bert-otherwise = Laissez Holmes à l’Enquêteur. Jouez Bert.
learn-mr-jack-jack-cover = Ouvrez la plaque fermée au nord-est : désignez-la, puis l’une de celles qui sont cerclées. Celle à côté de Goodley reste ouverte, car c’est là que vous descendrez.
learn-mr-jack-jack-bert-move = Cachez aussi Bert, dans l’une des rues cerclées.
learn-mr-jack-jack-answer = Bien joué. La dernière carte, Holmes, est à l’Enquêteur.
learn-mr-jack-jack-call = { $call } Pas de témoin : la voie est libre, pour ce tour seulement. Et aux tours pairs, vous commencez.
learn-mr-jack-jack-goodley = Maintenant, avant que quelqu’un approche : jouez Goodley.
learn-mr-jack-jack-goodley-otherwise = Le temps manque. Goodley, c’est vous : jouez-le.
learn-mr-jack-jack-leave = Descendre par la plaque à côté de vous, remonter par celle du nord-est, et dehors : trois pas. Sortez.
learn-mr-jack-jack-end = Vous voilà loin. Vous avez gardé l’ombre, déplacé un barrage, ouvert une plaque d’égout, obtenu un appel sans témoin, et quitté le quartier. À une vraie table, l’Enquêteur surveillera les sorties.
