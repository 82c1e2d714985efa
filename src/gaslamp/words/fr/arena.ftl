# Automates contre automates.

arena-came-to =
    { $game } : { $mine } contre { $theirs }{ $role ->
        [none] { "" }
       *[other] {" "}en { $role }
    } : { $share } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } (95 % : de { $low } à { $high }), { $ms } ms par décision, { $failures ->
        [0] aucun incident
        [one] un incident
       *[other] { $failures } incidents
    }.{ $decided ->
        [low] {" "}C’est plus proche du taux le plus bas.
        [high] {" "}C’est plus proche du taux le plus haut.
       *[no] { "" }
    }

arena-no-budget = Il faut à un automate un peu de temps pour réfléchir : au moins 1 milliseconde ou 1 itération.
arena-two-budgets = Des millisecondes ou des itérations, s’il vous plaît : les unes ou les autres, pas les deux.
arena-no-cluster = Il n’y a pas de grappe Ray à « { $address } ».
arena-no-folder = Il n’y a pas de dossier « { $name } ».
arena-no-programme = Ce n’est pas un programme en TOML.
arena-no-results = « { $name } » n’est pas un fichier de résultats de l’arène ; rien n’y a été changé.
arena-other-version = « { $name } » est un fichier de résultats de version { $version }, et ceci est la version { $known } ; rien n’y a été changé.
arena-no-roles = Dans { $game } toutes les places sont pareilles : il n’y a pas de rôles.
arena-no-such-role = Il n’y a pas de rôle « { $text } » dans { $game } ; il y a { $roles }.
arena-sprt = Les deux taux doivent être entre 0 et 1, le plus bas d’abord, comme 0.5,0.6.
