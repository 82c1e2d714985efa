## Mise en place

MJ-01 = Les deux places sont celles de Jack et de l’Enquêteur. Les joueurs choisissent, ou tirent au sort, qui prend laquelle.
    .source = livre
MJ-02 = Les huit personnages commencent sur leurs cases imprimées, tous suspects. Au départ, quatre sont visibles et quatre ne le sont pas.
    .source = livre
MJ-03 = Six tuiles de bec de gaz allumé (les numéros 1 à 4 et deux sans numéro), deux plaques fermées et deux barrages de police commencent à leurs places imprimées.
    .source = livre
MJ-04 = On mélange les huit cartes personnage, et de même les huit cartes alibi.
    .source = livre
MJ-05 = La carte témoin commence sur Témoin : personne ne peut quitter le quartier au premier tour.
    .source = livre
MJ-06 = Jack pioche en secret une carte alibi : ce personnage est Jack pour toute la partie. Les sept autres forment la pioche d’alibis.
    .source = livre

## Un tour

MJ-10 = Aux tours impairs, on retourne quatre cartes personnage de la pioche. L’Enquêteur en joue une, Jack deux, et l’Enquêteur la dernière.
    .source = livre
MJ-11 = Aux tours pairs, on retourne les quatre autres. Jack en joue une, l’Enquêteur deux, et Jack la dernière.
    .source = livre
MJ-12 = Une carte jouée est remise face cachée : un personnage n’est joué qu’une fois par tour.
    .source = livre
MJ-13 = On ne mélange à nouveau les cartes personnage qu’après les tours pairs : les quatre cartes d’un tour pair sont donc connues d’avance.
    .source = livre
MJ-14 = Après le quatrième personnage vient l’appel à témoins. Si le personnage de Jack est visible, il y a un témoin, sinon il n’y en a pas. La réponse est toujours vraie.
    .source = livre
MJ-15 = S’il y a un témoin, tout personnage invisible devient innocent ; s’il n’y en a pas, tout personnage visible le devient. On le reste jusqu’à la fin.
    .source = livre
MJ-16 = La carte témoin reste telle que l’appel l’a mise pendant tout le tour suivant.
    .source = livre
MJ-17 = À la fin des tours 1 à 4, la tuile allumée qui porte le numéro du tour quitte le plateau, où qu’elle se trouve alors. Les tours suivants n’éteignent rien.
    .source = livre
MJ-18 = Puis le marqueur de tour avance d’une case.
    .source = livre

## Visible ou invisible

MJ-20 = Un bec de gaz allumé éclaire toutes les cases de rue voisines. Un emplacement sans tuile est sombre.
    .source = livre
MJ-21 = Un personnage est visible si un bec de gaz éclaire sa case, s’il est voisin d’un autre personnage, innocent ou non, ou s’il se trouve dans le faisceau de Watson.
    .source = livre
MJ-22 = Le faisceau de Watson éclaire tous ceux qui sont en ligne droite devant sa lanterne. Les obstacles (bâtiments, squares, becs de gaz) l’arrêtent ; les personnages, non.
    .source = livre
MJ-23 = Watson n’est pas éclairé par sa propre lanterne. Il peut être vu des deux autres façons.
    .source = livre
MJ-24 = Un bec de gaz allumé arrête le faisceau comme un bec éteint.
    .source = décision ; le livre ne nomme que les becs éteints

## Se déplacer

MJ-30 = Un personnage joué avance d’une à trois cases de rue, Miss Stealthy d’une à quatre, et ne peut pas finir là où il a commencé.
    .source = livre
MJ-31 = On ne traverse ni bâtiment, ni square, ni bec de gaz (mais voir MJ-55).
    .source = livre
MJ-32 = Les personnages ne gênent jamais le passage : on peut traverser les cases où ils sont.
    .source = livre
MJ-33 = Un déplacement ne peut finir sur une case occupée que pour une accusation de l’Enquêteur. Qui joue Jack ne le peut jamais.
    .source = livre
MJ-34 = D’une plaque d’égout ouverte, où l’on commence ou sur laquelle on passe, on peut aller pour un point à n’importe quelle autre plaque ouverte. Une plaque fermée ne laisse passer dans aucun sens et reste une case de rue.
    .source = livre
MJ-35 = On peut entrer dans les égouts et en sortir par une plaque occupée, mais on ne s’y arrête pas, sauf pour accuser.
    .source = livre
MJ-36 = On peut fermer et ouvrir une plaque sous les pieds d’un personnage.
    .source = livre
MJ-37 = Personne ne passe par une sortie tenue par un barrage.
    .source = livre

## Les pouvoirs

MJ-50 = Un pouvoir obligatoire s’utilise même s’il dessert. Seuls ceux de Gull et de Stealthy sont facultatifs.
    .source = livre
MJ-51 = Holmes avance, puis qui le joue prend en secret la première carte alibi. Les deux camps peuvent avoir des alibis. L’autre sait qu’une carte a été prise, pas laquelle.
    .source = livre
MJ-52 = Watson avance, puis l’on tourne sa lanterne. Qui déplace Watson, par son propre déplacement, le sifflet de Goodley ou l’échange de Gull, choisit l’une des six directions, l’actuelle comprise.
    .source = livre
MJ-53 = Smith : avant ou après son déplacement, une tuile allumée passe sur un bec de gaz éteint. Les tuiles numérotées aussi.
    .source = livre
MJ-54 = Lestrade : avant ou après son déplacement, un barrage passe à l’une des deux sorties libres.
    .source = livre
MJ-55 = Stealthy avance d’une à quatre cases et peut traverser n’importe quelle case, mais finit sur une case de rue.
    .source = livre
MJ-56 = Goodley : avant ou après son déplacement, il siffle. Trois points de mouvement se partagent librement entre un ou plusieurs autres personnages, et chacun de ceux qui bougent doit finir plus près de Goodley qu’il n’était, par les rues, sans égouts ni pouvoirs.
    .source = livre
MJ-57 = Un personnage sifflé n’accuse jamais, ne finit jamais sur une case occupée, et marche en surface.
    .source = livre
MJ-58 = Un personnage sifflé dépense un point par pas, sur un chemin qui ne repasse par aucune case et peut s’éloigner entre-temps ; il finit strictement plus près qu’il n’a commencé. Les trois points sont dépensés si c’est possible, sinon autant que possible. On peut passer par-dessus les autres, Goodley compris. La distance se compte par les rues, sans que personne ne gêne et sans les égouts, jusqu’à l’endroit où Goodley se trouve à ce moment. Ne siffler personne, ce n’est pas utiliser le pouvoir : si personne ne peut être sifflé avant le déplacement et que quelqu’un peut l’être après, le coup de sifflet est dû à ce moment-là.
    .source = décision
MJ-59 = Gull, au lieu d’avancer, peut échanger sa place avec n’importe quel autre personnage. Cela n’accuse personne.
    .source = livre
MJ-60 = Bert : avant ou après son déplacement, une plaque fermée passe sur une autre bouche, qui est ouverte.
    .source = livre
MJ-61 = Quand la pioche d’alibis est vide, Holmes avance et ne prend rien.
    .source = décision
MJ-62 = Un personnage qui ne peut atteindre aucune case libre n’avance pas, et utilise quand même un pouvoir obligatoire ; Gull peut échanger ou ne rien faire. Si le pouvoir utilisé d’abord peut libérer un déplacement, on doit choisir une façon qui le fait. Un pouvoir utilisé d’abord ne peut ôter la dernière case libre que si une accusation ou la fuite de Jack termine alors l’activation : ce n’est jamais un moyen d’éviter le déplacement. Personne n’est jamais forcé d’accuser ni de partir.
    .source = décision ; dans la version 1 des règles, un pouvoir n’ôtait jamais la dernière case libre

## La fin

MJ-70 = Jack quitte le quartier : à un tour où la carte montre Pas de témoin, qui joue Jack, avec le personnage de Jack, le fait sortir par une sortie sans barrage et gagne. Aucun autre personnage ne peut sortir, ni l’autre camp. Sortir coûte un point de mouvement depuis l’unique case de rue de la sortie, qui peut être occupée. Ni le sifflet ni l’échange ne font sortir personne.
    .source = livre ; décision, d’après la FAQ publiée : le coût et la case unique
MJ-71 = Accusation : l’Enquêteur finit le déplacement du personnage joué sur la case d’un autre et l’accuse. S’il a raison, il gagne ; s’il a tort, Jack gagne.
    .source = livre
MJ-72 = Après le huitième tour sans arrestation, Jack gagne, même si l’Enquêteur sait qui il est.
    .source = livre
MJ-73 = Le personnage qui accuse peut être suspect, innocent, ou même celui de Jack ; seule compte la personne accusée. On peut accuser un innocent, et c’est une erreur.
    .source = décision
MJ-74 = Une fuite ou une accusation finit la partie aussitôt, et un pouvoir pas encore utilisé n’est plus dû. Goodley peut siffler un suspect près de lui, puis l’accuser en se déplaçant.
    .source = décision
MJ-75 = L’appel à témoins du huitième tour a encore lieu avant que Jack gagne au temps.
    .source = décision

## Ce que sait chaque place

MJ-80 = Jack sait qui est Jack et quels alibis il a piochés. L’Enquêteur connaît les alibis qu’il a piochés : ces personnages ne sont pas Jack.
    .source = livre
MJ-81 = Tout le reste du plateau est public, et de même combien d’alibis chacun a piochés. À la fin, tout est révélé.
    .source = livre
