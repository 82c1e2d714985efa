## Mise en place

SL-01 = Les 36 cartes joyau réunissent trois pierres (diamant, perle, opale), trois types (solitaire, paire, groupe) et quatre couleurs (rouge, bleu, vert, jaune), chacune une seule fois.
    .source = livre
SL-02 = Une carte joyau est retirée sans que personne la voie. C’est le joyau manquant.
    .source = livre
SL-03 = On distribue à chacun 11 joyaux à trois joueurs, 8 à quatre, 7 à cinq, 5 à six ou sept. Le reste est posé face visible pour tous : 2, 3, 0, 5 ou 0 cartes.
    .source = livre
SL-04 = Il y a 54 cartes recherche. Chacun en a quatre, face visible ; les autres forment la pioche. Un joueur tiré au sort commence, puis l’on joue dans le sens horaire.
    .source = livre
SL-05 = Chacun tient une feuille d’enquête secrète, où sa main et les joyaux visibles sont notés.
    .source = livre

## Un tour

SL-10 = À son tour, on interroge un adversaire avec l’une de ses cartes recherche, ou l’on échange ses quatre cartes recherche. On ne passe pas.
    .source = livre ; décision : on ne passe pas
SL-11 = Carte à un élément : l’adversaire annonce à tous combien de ses joyaux le portent.
    .source = livre
SL-12 = Carte à deux éléments : l’adversaire annonce à tous combien de ses joyaux portent les deux, et seul l’interrogateur les regarde ; ils reviennent à l’adversaire.
    .source = livre
SL-13 = Choix libre : un élément quelconque, ou deux de natures différentes. On ne combine jamais deux éléments de même nature.
    .source = livre
SL-14 = Choix libre avec un élément imprimé : cet élément seul, ou avec un autre d’une autre nature.
    .source = livre
SL-15 = Une carte recherche utilisée est remplacée depuis la pioche. Lors d’un échange, quatre cartes sont défaussées et quatre piochées.
    .source = livre
SL-16 = Quand il faut une carte et que la pioche est vide, les cartes utilisées sont mélangées et forment la pioche.
    .source = livre ; décision : seulement quand il faut une carte
SL-17 = Un échange défausse ses quatre cartes avant de piocher. Si la pioche s’épuise en chemin, toutes les cartes utilisées sont mélangées, ces quatre comprises, et l’on continue.
    .source = décision

## Résoudre

SL-20 = Tout joueur encore en jeu peut nommer le joyau manquant à tout moment, sans attendre son tour, même au milieu des questions finales d’un autre. Le jeu s’arrête jusqu’à la vérification.
    .source = livre
SL-21 = Juste : le joyau est montré à tous et ce joueur gagne, sauf si l’on joue pour des places (SL-30). Faux : ce joueur est hors jeu mais continue de répondre, et le jeu reprend. Le joyau manquant reste secret, bien que ce joueur l’ait vu ; le joyau qu’il a nommé n’est pas dit aux autres.
    .source = livre ; décision : un nom faux reste secret
SL-22 = Questions finales : à son tour, on peut poser une ou deux questions à un seul adversaire, quelles que soient ses cartes recherche, puis l’on doit nommer le joyau. Elles remplacent l’interrogatoire ou l’échange du tour ; aucune carte recherche n’est utilisée ni piochée.
    .source = livre ; décision : elles remplacent le tour
SL-23 = Les questions finales portent sur un ou deux éléments quelconques ; on y répond comme en SL-11 et SL-12. On peut nommer le joyau dès la première.
    .source = décision
SL-24 = La partie s’achève quand quelqu’un a nommé le bon joyau. Si tous sont hors jeu, personne ne gagne. À la fin, tout est montré.
    .source = livre ; décision : personne ne gagne
SL-25 = Un joueur hors jeu, ou qui a gagné une place, ne joue plus de tour : on le saute.
    .source = décision

## Variantes, que l’on peut combiner

SL-30 = Places : on joue jusqu’à deux gagnants ou davantage. Un gagnant ne montre pas le joyau, continue de répondre et ne fait plus rien d’autre. Le nombre de gagnants est convenu d’avance, au plus un de moins que de joueurs.
    .source = livre ; décision : le nombre est convenu
SL-31 = Deux ou trois joyaux manquants : il faut les nommer tous. Une main a la taille de SL-03, ou la plus grande part égale de ce qui reste si elle est plus petite ; le reste est visible.
    .source = livre ; décision : la taille des mains
SL-32 = Interrogatoires supplémentaires : à son tour, on peut interroger un ou deux adversaires. Si c’est deux, l’un par une question à un élément et l’autre par une question à deux, dans l’ordre que l’on veut. À la fin du tour, les cartes utilisées sont remplacées. Une carte choix libre compte pour ce qu’on en fait ; qui quitte le jeu au milieu de son tour ne pioche rien.
    .source = livre ; décision : choix libre, départ en cours de tour
SL-33 = Super Sleuth : les cartes ne sont jamais montrées. À une question sur deux éléments, on répond par le nombre seul.
    .source = livre

## Ce que chacun sait

SL-80 = Sa propre main, les joyaux visibles, tous les nombres annoncés, les joyaux qu’on lui a montrés et, pour qui a nommé, les joyaux manquants. Personne d’autre n’apprend quelles cartes un joueur a vues.
    .source = livre
