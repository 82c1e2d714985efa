# Le guide de Sleuth, à côté de ses articles.

client-guide-sleuth-gems = Trente-six joyaux, un volé
client-guide-sleuth-gems-text = Chaque joyau a une pierre, un type et une couleur ; il n’y en a qu’un de chaque. L’un est caché, les autres sont dans les mains. Une question nomme une ou deux de ces choses : choisissez-les et voyez quels joyaux elle compte.
client-guide-sleuth-choose = Sur quoi porte la question
client-guide-sleuth-nothing = Choisissez sur quoi porte la question.
client-guide-sleuth-counts =
    { $elements ->
        [one] « { $question } » porte sur { $number } joyaux. Tous entendent combien l’autre en a.
       *[other] « { $question } » porte sur { $number } joyaux. Tous entendent combien l’autre en a, et vous seul voyez lesquels.
    }
client-guide-sleuth-answers = Demander et répondre
client-guide-sleuth-answers-text = À votre tour, vous interrogez un autre joueur avec l’une de vos quatre cartes recherche, ou vous changez les quatre.
client-guide-sleuth-answers-one = Une chose (« rouge ») : tous entendent combien.
client-guide-sleuth-answers-two = Deux choses (« perles rouges ») : tous entendent combien, et qui a posé la question voit ces joyaux.
client-guide-sleuth-answers-free = Choix libre : vous dites sur quoi porte la question.
client-guide-sleuth-answer = { $name } répond :
client-guide-sleuth-says =
    { $what ->
        [none] Donc { $name } n’en a aucun.
        [all] Donc { $name } les a tous.
        [seen] Donc { $name } a ceux-là, et aucun autre d’entre eux.
       *[number] Un nombre seul : il n’écarte encore aucun joyau.
    }
client-guide-sleuth-deal = La donne
client-guide-sleuth-deal-text = Chacun a autant de joyaux ; ce qui reste est posé face visible pour tous.
client-guide-sleuth-deal-players = Joueurs
client-guide-sleuth-deal-hand = Joyaux en main
client-guide-sleuth-deal-open = Visibles
client-guide-sleuth-solving = Nommer ce qui manque
client-guide-sleuth-solving-text = On peut nommer ce qui manque à tout moment, même hors de son tour. Si c’est juste, on gagne ; sinon on est hors jeu, et l’on ne fait plus que répondre.
client-guide-sleuth-solving-sheet = { $one } en a un, { $other } un autre, et personne n’a le troisième : c’est lui qui manque.
client-guide-sleuth-solving-more = À votre tour, vous pouvez d’abord poser une ou deux dernières questions à un seul joueur, quelles que soient vos cartes. Ensuite il faut nommer ce qui manque.
