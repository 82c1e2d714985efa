# Le guide de Mr. Jack, à côté de ses articles.

client-guide-light-board = Un quartier avec huit personnages ; la liste en dessous dit qui est vu et pourquoi
client-guide-light-who = Qui déplacez-vous ?
client-guide-light-step =
    { $direction ->
        [N] En haut
        [NE] En haut à droite
        [SE] En bas à droite
        [S] En bas
        [SW] En bas à gauche
       *[NW] En haut à gauche
    }
client-guide-light-turn = Tourner la lanterne de Watson
client-guide-again = Comme au début
client-guide-light-lamp = est vu : un bec de gaz est à côté
client-guide-light-beam = est vu : dans le faisceau de Watson
client-guide-light-beside = est vu : quelqu’un est à côté
client-guide-light-unseen = n’est pas vu
client-guide-jack-light = Qui est vu ?
client-guide-jack-light-text = Trois choses rendent un personnage visible, et une seule suffit : un bec de gaz allumé à côté, quelqu’un à côté, ou le faisceau de Watson. Essayez : choisissez un personnage et une rue, éteignez des becs, tournez la lanterne.
client-guide-jack-call = L’appel à témoins
client-guide-jack-call-text = À la fin de chaque tour, Jack doit dire, sans mentir, si son personnage est vu. Qui ne peut pas être Jack est innocent pour le reste de la partie.
client-guide-jack-call-seen = Témoin : Jack est vu, donc tous ceux qui ne sont pas vus sont innocents.
client-guide-jack-call-unseen = Pas de témoin : Jack n’est pas vu, donc tous ceux qui sont vus sont innocents.
client-guide-jack-powers = Huit personnages, huit pouvoirs
client-guide-jack-powers-text = Le personnage joué avance d’une à trois rues et fait ce que dit sa carte. Les deux camps jouent les huit.
client-guide-jack-power =
    { $who ->
        [Holmes] Après son déplacement, prendre la première carte alibi et la regarder en secret.
        [Watson] Après son déplacement, tourner la lanterne : son faisceau montre tous ceux qui sont en ligne droite.
        [Smith] Avant ou après, porter un bec allumé à une place qui n’en a pas.
        [Lestrade] Avant ou après, déplacer un barrage vers une autre sortie.
        [Stealthy] Jusqu’à quatre pas, même à travers maisons et jardins.
        [Goodley] Avant ou après, siffler : d’autres se rapprochent, trois pas en tout.
        [Gull] Au lieu de se déplacer, échanger sa place avec n’importe qui.
       *[Bert] Avant ou après, déplacer une plaque d’égout.
    }
client-guide-jack-whistle = Le sifflet
client-guide-jack-whistle-text = Les trois pas de Goodley se partagent entre les autres, comme on veut. Ici Gull fait deux pas et Smith un. Chacun doit finir plus près de Goodley qu’avant, et personne ne finit sur une rue occupée.
client-guide-jack-whistle-picture = Goodley siffle ; Gull fait deux pas vers lui, et Smith un
client-guide-jack-end = Comment cela finit
client-guide-jack-end-text = Il y a huit tours jusqu’à l’aube. L’une de ces trois choses arrive :
client-guide-jack-end-accuse = L’Enquêteur amène quelqu’un sur un suspect et l’accuse. S’il a raison, il gagne ; sinon, c’est Jack.
client-guide-jack-end-leave = Jack n’a pas été vu au dernier appel, et sort par une issue sans barrage : Jack gagne.
client-guide-jack-end-dawn = L’aube vient sans arrestation : Jack gagne.
