# Le guide du Coupable, à côté de ses articles.

client-guide-culprit-turn = Un tour
client-guide-culprit-turn-text = Chacun a quatre cartes et en joue une à son tour, face visible. Quelqu’un tient le Coupable, et veut s’en défaire comme toute dernière carte.
client-guide-culprit-turn-more = Les cartes passent de main en main, et le Coupable avec elles : le coupable est toujours qui l’a en main. Parlez autant que vous voulez ; rien de ce qu’on dit n’a besoin d’être vrai, sauf la réponse à un Détective.
client-guide-culprit-turn-before = { $name } a joué Partage : qui tient quoi avant que chacun donne une carte à gauche.
client-guide-culprit-cards = Les seize cartes
client-guide-culprit-cards-text = Choisissez une carte : ce qu’en disent les articles, et une petite table où la jouer. Le nombre dit combien il y en a dans le paquet complet ; à chaque manche, on n’en distribue que quelques-unes.
client-guide-culprit-try = Vous jouez pour { $name }. Toutes les mains sont visibles ici, pour qu’on voie ce que fait chaque carte.
client-guide-culprit-again = Remettre comme au début
client-guide-culprit-other = Une autre table
client-guide-culprit-group-crime = Le crime
client-guide-culprit-group-seek = Chercher le coupable
client-guide-culprit-group-pass = Faire circuler
client-guide-culprit-group-shield = Se protéger, parler
client-guide-culprit-deck = Quelles cartes sont distribuées
client-guide-culprit-deck-text = Ce tableau est notre reconstitution : il n’est pas dans les règles imprimées, et nous n’avons pas vu celui de la boîte. Si vous avez la boîte, mettez-y ses nombres en préparant une table.
client-guide-culprit-deck-seats = À combien
client-guide-culprit-players = { $count } joueurs
client-guide-culprit-points = La fin d’une manche
client-guide-culprit-points-text = La partie finit avec la manche où quelqu’un atteint cinq points ; le plus haut total gagne.
client-guide-culprit-points-detective = Un Détective trouve le coupable : 2 points, et 1 pour chaque autre du bon côté.
client-guide-culprit-points-toby = Toby montre le Coupable à tous : 3 points, et 1 pour chaque autre du bon côté.
client-guide-culprit-points-away = Le Coupable est joué comme dernière carte : 2 points pour le coupable et pour chaque complice.
client-guide-culprit-points-cuffs = De même, mais menottes aux mains : rien pour le coupable, 1 point pour tous les autres sauf les complices.
