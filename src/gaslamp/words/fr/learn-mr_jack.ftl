# Ce que dit la voix dans la partie guidée de Mr. Jack.

learn-mr-jack-welcome = Whitechapel, 1888. L’un de ces huit personnages est Jack, et seul votre adversaire sait lequel. Vous êtes l’enquêteur. Vous avez huit tours pour trouver Jack et l’arrêter.
learn-mr-jack-light = Regardez la lumière. Qui se trouve à côté d’un bec de gaz allumé, à côté de quelqu’un ou dans le faisceau de Watson est visible ; les autres sont dans l’ombre. Tout est là : à la fin de chaque tour, votre adversaire doit dire si Jack était visible.
learn-mr-jack-activate = Quatre cartes sont ouvertes. À ce tour, vous en jouez une, puis votre adversaire deux, puis vous la dernière. Commencez par John Smith.
learn-mr-jack-lamp = Smith est l’allumeur de réverbères : son pouvoir déplace la lumière d’un bec de gaz à un autre. Il s’emploie avant ou après le déplacement. Employez-le maintenant, et voyez qui tombe dans l’ombre.
learn-mr-jack-move = Déplacez maintenant Smith d’une à trois rues. Par les plaques d’égout ouvertes, on peut aussi passer sous terre.
learn-mr-jack-two = Votre adversaire a joué deux personnages. Chaque carte a son propre pouvoir ; désignez une carte pour le lire.
learn-mr-jack-last = La dernière carte est à vous. Jouez-la.
learn-mr-jack-finish = Déplacez ce personnage et employez son pouvoir, dans l’ordre que permet sa carte. Tâchez d’avoir autant de suspects à la lumière que dans l’ombre : c’est alors que la réponse vous apprend le plus.
learn-mr-jack-witness = L’appel à témoins. Si Jack était visible, tous ceux de l’ombre sont innocents ; sinon, tous ceux de la lumière le sont. Les innocents ont été retournés.
learn-mr-jack-even = Aux tours pairs, c’est l’inverse : votre adversaire joue l’une des quatre cartes restantes, vous en jouez deux, et la dernière lui revient. Jouez les vôtres.
learn-mr-jack-accuse = Continuez. Quand vous êtes sûr, terminez un déplacement sur la case d’un suspect et accusez : si c’est Jack, vous gagnez ; sinon, vous perdez. Gare aux issues : après un appel sans témoin, Jack pourrait sortir par celle qui n’a pas de barrage ; votre adversaire vous l’épargne aujourd’hui.
learn-mr-jack-end = La partie est finie, et la carte de Jack est découverte. Vous avez vu l’ombre et la lumière, les cartes et les pouvoirs, les témoins et une fin. La prochaine fois, essayez d’être Jack.
