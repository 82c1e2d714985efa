## Mise en place et manche

CU-01 = Les cartes que le tableau indique pour ce nombre de joueurs sont toujours distribuées, complétées au hasard parmi les autres pour que chacun en reçoive quatre. Le reste forme une pioche face cachée. On joue de 3 à 8, et Premier sur place et le Coupable sont toujours distribués.
    .source = livre ; décision : de 3 à 8 joueurs, exactement quatre cartes chacun, la pioche est tout ce qui reste des 36
CU-02 = Qui tient Premier sur place commence en le jouant. Ensuite, dans le sens horaire, chacun joue une carte de son choix et en applique l’effet.
    .source = livre
CU-03 = On peut discuter, et égarer les autres, à tout moment.
    .source = livre
CU-04 = Un joueur sans carte passe son tour.
    .source = décision
CU-05 = Une carte jouée reste face visible devant son joueur.
    .source = livre

## Cartes

CU-10 = Premier sur place ouvre la manche et ne fait rien d’autre.
    .source = livre
CU-11 = Détective : demander à un autre joueur s’il est le coupable. Il dit la vérité, mais non s’il a un Alibi en main. Un oui met fin à la manche (CU-31). On peut aussi interroger un joueur sans carte.
    .source = livre ; décision : joueurs sans carte
CU-12 = Alibi : en main, il fait répondre non. Joué, il ne fait rien.
    .source = livre
CU-13 = Coupable : ne quitte la main, joué ou défaussé, que comme dernière carte. La manche est alors gagnée (CU-33), sauf menottes aux poignets (CU-34).
    .source = livre
CU-14 = Complice : qui le joue est complice jusqu’à la fin de la manche ; le tenir n’engage à rien. Le joueur désigne quelqu’un, qui défausse à la vue de tous une carte de son choix et en pioche une. La carte défaussée est sans effet et ne rend personne complice.
    .source = livre ; décision : la défausse est commune et sans effet
CU-15 = Si cette défausse est le Coupable, dernière carte de la main, le coupable gagne aussitôt avec tous les complices, sans piocher ; menotté, c’est CU-34.
    .source = livre ; décision : menottes
CU-16 = Le joueur désigné est un autre joueur qui a une carte. D’une pioche vide on ne pioche rien. Si personne n’a de carte, le Complice est sans effet.
    .source = décision
CU-17 = Shérif : les menottes vont à un autre joueur, d’où qu’elles viennent. Elles n’importent qu’au coupable. On peut les laisser à qui les porte déjà.
    .source = livre ; décision : le porteur actuel
CU-18 = Toby : une carte de la main d’un autre joueur, tirée au sort, est montrée à tous. Le Coupable met fin à la manche (CU-32) ; toute autre carte retourne en main. Le joueur choisi a au moins une carte.
    .source = livre ; décision : le sort choisit, un joueur qui a des cartes
CU-19 = Le Petit Dernier : son joueur apprend qui tient le Coupable, et celui-ci le sait. Les autres n’apprennent rien, pas même si les deux ne font qu’un.
    .source = livre ; décision : le joueur de la carte lui-même
CU-20 = Partage : en même temps, chacun choisit une de ses cartes et la donne à gauche. Qui n’en a pas reçoit seulement.
    .source = livre ; décision : en même temps
CU-21 = Rumeur : chacun prend au hasard une carte dans la main à sa droite, telle qu’elle était. D’une main vide on ne prend rien.
    .source = livre ; décision : les mains telles qu’elles étaient
CU-22 = Panique : chacun choisit une de ses cartes. On les rassemble ; le joueur de la Panique les regarde ; puis chacun de ceux qui ont donné en reçoit une au hasard. Jouée comme dernière carte, la Panique ne fait rien.
    .source = livre ; décision : qui n’a pas de carte reste à l’écart
CU-23 = Chapeau divinatoire : son joueur dit tout haut qui il croit coupable, ou personne, et qui il croit complice. Il peut se tromper.
    .source = livre ; décision : un coupable ou personne, puis les complices un à un
CU-24 = Témoin : regarder la main d’un autre joueur. Si le Coupable ou un Complice s’y trouve et que le Témoin a encore une carte, il peut échanger : chacun des deux choisit une carte et la donne à l’autre, à l’insu des autres. Le Témoin répond toujours, même sans avoir le choix : sa réponse ne dit pas s’il l’avait.
    .source = livre ; décision : on peut regarder un joueur sans carte ; le Témoin répond toujours
CU-25 = La Servante : jusqu’au prochain tour de son joueur, aucun Détective ne peut l’interroger. Un tour passé faute de cartes compte.
    .source = livre ; décision : le tour passé
CU-26 = La Gouvernante : jusqu’au prochain tour de son joueur, ni Toby ni le Shérif ne peuvent le choisir. Un tour passé faute de cartes compte.
    .source = livre ; décision : le tour passé
CU-27 = Échange : troquer une carte avec un autre joueur qui en a une ; chacun choisit ce qu’il donne avant de voir ce qu’il reçoit. La main vide, rien ne se passe et personne n’est désigné.
    .source = livre ; décision : un joueur qui a des cartes, sans voir
CU-28 = Une carte qui ne peut viser personne est jouée sans effet.
    .source = décision
CU-29 = Les cartes qui circulent peuvent faire circuler le Coupable : est coupable qui l’a en main.
    .source = décision

## Fin d’une manche et points

CU-31 = Un Détective trouve le coupable : 2 points pour lui, 1 pour chaque autre joueur qui n’est ni coupable ni complice. Un complice ne gagne rien, fût-il le détective.
    .source = livre
CU-32 = Toby montre le coupable : 3 points pour son joueur, 1 pour chaque autre joueur qui n’est ni coupable ni complice. Un complice ne gagne rien, fût-il le joueur de Toby.
    .source = livre
CU-33 = Le Coupable quitte une main comme dernière carte : 2 points pour le coupable et pour chaque complice.
    .source = livre
CU-34 = Il quitte ainsi la main de qui porte les menottes : au lieu de cela, 1 point pour chaque autre joueur qui n’est pas complice. Pour un coupable pris par un Détective ou par Toby, les menottes ne changent rien.
    .source = livre ; décision : remplace CU-33
CU-35 = Après une manche, les menottes reviennent au centre, on rassemble toutes les cartes et l’on redistribue.
    .source = livre
CU-36 = La partie prend fin avec la manche où quelqu’un atteint 5 points. Le plus haut total gagne ; à égalité, la victoire est partagée.
    .source = livre
CU-37 = Variante flash : une seule manche sans points, gagnée par le coupable et ses complices ou par tous les autres.
    .source = livre ; décision : un complice ne gagne jamais avec les autres

## Ce que chacun sait

CU-80 = Sa main ; toutes les cartes jouées et défaussées ; les réponses ; les jetons ; le nombre de cartes de chacun ; et ce qu’un Témoin, un Petit Dernier, une Panique, Toby ou un échange lui a montré.
    .source = livre
