## Ce qui était bon et ce qui ne l’était pas, dans une partie finie

analysis-both = { $counts } { $value }
analysis-choice =
    { $same ->
        [yes] « { $played } », et rien de mieux n’a été trouvé.
       *[no] « { $played } » plutôt que « { $best } ».
    }
analysis-wins =
    { $same ->
        [yes] Ce choix gagne { $after } fois sur 100.
       *[no] Ce choix gagne { $after } fois sur 100 au lieu de { $before }.
    }
analysis-told =
    { $same ->
        [yes] Ce choix valait { $after }.
       *[no] Ce choix valait { $after } au lieu de { $before }.
    }
analysis-scotland-yard-hidden =
    { $same ->
        [yes] « { $played } » laissait { $left ->
            [one] un arrêt possible
           *[other] { $left } arrêts possibles
        }.
       *[no] « { $played } » laissait { $left ->
            [one] un arrêt possible
           *[other] { $left } arrêts possibles
        } ; « { $best } » en aurait laissé { $other }.
    }
analysis-scotland-yard-near =
    { $same ->
        [yes] À { $moves ->
            [one] un coup
           *[other] { $moves } coups au plus
        } de là : { $left } sur { $stations ->
            [one] le seul arrêt
           *[other] les { $stations } arrêts
        } où pouvait être Mister X.
       *[no] « { $played } » approchait { $moves ->
            [one] à un coup
           *[other] à { $moves } coups
        } de { $left } sur { $stations ->
            [one] le seul arrêt
           *[other] les { $stations } arrêts
        } où pouvait être Mister X ; « { $best } », de { $other }.
    }
analysis-mr-jack-seen =
    { $same ->
        [yes] Avec « { $played } », la lumière montrait { $seen } des suspects, et l’ombre en cachait { $unseen }.
       *[no] Avec « { $played } », la lumière montrait { $seen } des suspects, et l’ombre en cachait { $unseen } ; avec « { $best } », cela aurait fait { $other } et { $hidden }.
    }
analysis-sleuth-asked =
    { $same ->
        [yes] « { $played } » devait laisser { $left } des { $now } joyaux qui pouvaient manquer.
       *[no] « { $played } » devait laisser { $left } des { $now } joyaux qui pouvaient manquer ; « { $best } » en aurait laissé { $other }.
    }
analysis-sleuth-dared =
    { $same ->
        [yes] « { $played } », quand { $now ->
            [one] un seul joyau pouvait manquer.
           *[other] { $now } joyaux pouvaient manquer.
        }
       *[no] « { $played } », quand { $now ->
            [one] un seul joyau pouvait manquer
           *[other] { $now } joyaux pouvaient manquer
        }, plutôt que « { $best } ».
    }
analysis-culprit-gained =
    { $same ->
        [yes] « { $played } » rapporte { $points } points en dix manches comme celle-ci.
       *[no] « { $played } » rapporte { $points } points en dix manches comme celle-ci ; « { $best } » en rapporterait { $other }.
    }

## Les notes

analysis-grade =
    { $grade ->
        [excellent] excellent
        [fine] bon
        [slip] imprécision
        [blunder] erreur
       *[none] pas jugé
    }

## Le tableau de « gaslamp analyse »

analysis-title = { $game } : { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }, chacune essayée dans { $iterations } parties imaginées
analysis-column-move = coup
analysis-column-who = qui
analysis-column-played = joué
analysis-column-grade = jugement
analysis-column-before = avant
analysis-column-after = après
analysis-column-best = meilleur
analysis-percent = { $percent } %
analysis-bits = { $whole },{ $hundredths } bits
analysis-heading-why = Pourquoi
analysis-why-line = { $move }. { $who }, { $grade } : { $why }
analysis-heading-turning = Moments décisifs
analysis-turning-choice = { $move }. { $who } : { $said } ({ $change } points)
analysis-turning-luck = { $move }. Ce qui est apparu : { $change } points pour { $who }
analysis-heading-known = Qui pouvait savoir quoi, et quand
analysis-known-line =
    { $when ->
        [never] { $who } n’a jamais pu en avoir la certitude : au mieux, il en restait { $left }.
        [lost] { $who } a su un moment, puis plus.
        [silent] { $who } pouvait savoir depuis le coup { $first }.
       *[acted] { $who } pouvait savoir depuis le coup { $first }, et a agi au coup { $acted }.
    }
analysis-heading-fortune = La chance et le jeu, en points de la probabilité de gagner
analysis-fortune-line = { $who } : au début { $first }, ses choix { $choices }, ceux des autres { $others }, la chance { $luck }, à la fin { $last }
analysis-progress = Réflexion

## Reprendre d’un moment

analysis-nothing-left = La partie y est finie : il n’y a rien à reprendre.
analysis-no-redeal = Ce qui est caché ne peut y être redistribué. On peut le garder tel quel.
