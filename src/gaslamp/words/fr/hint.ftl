## Indices : d’abord où regarder, puis ce qui s’ensuit, puis un bon coup

hint-look-at = Regardez ceci : { $subject }.
hint-certain = Ceci est certain : { $claim }.
hint-move = Un bon coup : { $move }
hint-then = { $first }, puis { $last }
hint-worth-chance = Il gagne environ { $percent } fois sur 100.
hint-worth-bits = Sa réponse apprend environ { $bits }.
hint-choices =
    { $count ->
        [one] Regardez ce que vous pouvez faire : il n’y a qu’une chose.
       *[other] Regardez ce que vous pouvez faire : il y a { $count } choses.
    }
hint-compare = Demandez-vous ce que chacune apprend aux autres, et ce qu’elle leur laisse.

hint-sleuth-sheet = Regardez votre feuille d’enquête : quels joyaux peuvent encore manquer ?
hint-sleuth-opponent = Regardez ce que { $seat } peut avoir en main.
hint-sleuth-many = { $count } joyaux peuvent encore manquer. La meilleure question les partage également.
hint-sleuth-missing =
    { $count ->
        [one] Un seul joyau peut manquer : { $gems }.
       *[other] { $count } joyaux peuvent encore manquer : { $gems }. Une question qui les partage apprend le plus.
    }

hint-mr-jack-suspects =
    { $count ->
        [one] Une seule personne peut encore être Jack : { $suspects }.
       *[other] Regardez qui peut encore être Jack : { $suspects }.
    }
hint-mr-jack-divided = Si l’on appelait les témoins maintenant, on verrait { $seen } des suspects, et on n’en verrait pas { $unseen }. Plus c’est égal, plus l’appel apprend.
hint-mr-jack-oneself = Regardez-vous : vous êtes { $character }.
hint-mr-jack-alike =
    Si l’on appelait les témoins maintenant, { $seen ->
        [yes] Jack serait vu
       *[no] Jack ne serait pas vu
    }, et il resterait { $alike } des { $count } suspects. Plus il en reste, mieux vous êtes caché.

hint-scotland-yard-map = Regardez le plan : à quelle distance chacun est-il des autres ?
hint-scotland-yard-nearest =
    Regardez { $pawn }, à l’arrêt { $station } : à { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } de vous.
hint-scotland-yard-threatened =
    { $unsafe ->
        [0] { $count ->
            [one] Aucun détective ne peut atteindre le seul arrêt où vous pouvez aller.
           *[other] Aucun détective ne peut atteindre l’un des { $count } arrêts où vous pouvez aller.
        }
       *[other] { $count ->
            [one] Vous ne pouvez aller qu’à un arrêt, et les détectives peuvent l’atteindre : { $stations }.
           *[other] Des { $count } arrêts où vous pouvez aller, les détectives peuvent en atteindre { $unsafe } : { $stations }.
        }
    }
hint-scotland-yard-unseen = Mister X n’a pas encore été vu. Regardez ses tickets : chacun exclut des arrêts.
hint-scotland-yard-seen =
    { $moves ->
        [0] Mister X est à l’arrêt { $station }.
        [one] Mister X a été vu à l’arrêt { $station }, il y a un coup. Suivez son ticket à partir de là.
       *[other] Mister X a été vu à l’arrêt { $station }, il y a { $moves } coups. Suivez ses tickets à partir de là.
    }
hint-scotland-yard-many = Il peut être à { $count } arrêts ; ils sont marqués. Fermez les chemins que la plupart partagent.
hint-scotland-yard-possible =
    { $count ->
        [one] Il ne peut être qu’à l’arrêt { $stations }.
       *[other] Il ne peut être qu’à l’un de ces { $count } arrêts : { $stations }.
    }

hint-culprit-in-hand = Regardez votre main : le Coupable y est.
hint-culprit-protected =
    { $alibis ->
        [0] Vous n’avez pas d’Alibi : un Détective qui vous interroge vous trouve.
       *[other] Votre Alibi vous protège d’un Détective tant que vous l’avez en main.
    } { $others ->
        [one] Une autre carte doit partir avant le Coupable.
       *[other] { $others } autres cartes doivent partir avant le Coupable.
    }
hint-culprit-hand = Regardez votre main, et ce qui est sur la table.
hint-culprit-holders =
    { $count ->
        [one] Regardez qui peut avoir le Coupable : { $seats }, personne d’autre.
       *[other] Regardez qui peut avoir le Coupable : { $seats }.
    }
hint-culprit-likeliest = Sur 100 répartitions possibles des cartes, le Coupable est chez { $seat } dans { $percent }.
hint-culprit-open = On ne sait encore rien du Coupable.
