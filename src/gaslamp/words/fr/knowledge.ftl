## Ce qu’une place peut savoir

knowledge-contradiction = Tout cela ne peut pas être vrai à la fois : { $facts }
knowledge-is = { $subject } : { $answer }
knowledge-is-not = { $subject } : pas { $answer }
knowledge-then = { $first } { $last }
knowledge-none = Pour { $name }, la maison ne sait pas déduire ce qu’une place peut savoir. Elle le sait pour : { $games }.
knowledge-no-time = Le temps n’a pas suffi pour le savoir.
knowledge-open = Ce n’est pas certain : rien ne l’impose.

## Où sont les joyaux de Sleuth

knowledge-sleuth-open = la table
knowledge-sleuth-missing = manquant

## Mr. Jack

knowledge-mr-jack-who = Jack
knowledge-mr-jack-is-jack = est Jack
knowledge-mr-jack-alibi-jack = alibi chez Jack
knowledge-mr-jack-alibi-investigator = alibi chez l’Enquêteur
knowledge-mr-jack-pile = alibi dans la pioche
knowledge-from-the-start = On ne peut le déduire que d’une partie vue depuis son début.

## Scotland Yard

knowledge-scotland-yard-laid-open =
    { $place ->
        [0] La carte départ, dévoilée, est l’arrêt { $station }.
       *[other] La case { $place } de la tablette, dévoilée, est l’arrêt { $station }.
    }
knowledge-scotland-yard-moves-on =
    { $place ->
        [0] De son départ, Mister X peut se déplacer.
       *[other] Après la case { $place } de la tablette, Mister X peut encore se déplacer.
    }
knowledge-scotland-yard-run-out = Mister X n’a plus de tickets de ces sortes : { $kinds }, ticket noir.
knowledge-scotland-yard-place =
    { $kind ->
        [X] Mister X maintenant
        [start] son départ
       *[place] case { $place } de la tablette
    }
knowledge-scotland-yard-station = arrêt { $station }

## Le Coupable

knowledge-culprit-held = { $card }, { $place }
knowledge-culprit-count =
    { $number ->
        [0] aucun exemplaire
        [1] un exemplaire
       *[other] { $number } exemplaires
    }
knowledge-culprit-pile = pioche
knowledge-culprit-gathered = rassemblé par la Panique
knowledge-culprit-table = sur la table
knowledge-culprit-laid-open =
    { $number ->
        [0] À la fin, { $seat } n’avait plus de carte.
       *[other] À la fin, { $seat } avait : { $cards }.
    }
knowledge-culprit-view = Ce qui est sur la table ne découle pas de ce qui a été dit.
knowledge-too-much = Il y a trop de façons d’en être arrivé là : ce que votre place peut savoir ici n’est pas calculé.
