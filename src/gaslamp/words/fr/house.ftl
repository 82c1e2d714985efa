# Ce que tous les jeux ont en commun : listes, noms, et ce que la maison refuse.

list-more = { $first }, { $next }
list-end = { $first } et { $last }

player-name =
    { $letter ->
        [A] Agathe
        [B] Basile
        [C] Clara
        [D] Dorothée
        [E] Edgar
        [F] Flora
        [G] Gédéon
        [H] Hortense
       *[other] { $letter }
    }
player-me = { $name } (vous)

## Refus

not-legal = Les règles ne permettent pas « { $action } » en ce moment.
extra-missing = Il faut pour cela un supplément qui n’est pas installé : pip install "gaslamp[{ $extra }]".
not-your-decision = Ce n’est pas à { $seat } de décider en ce moment.
position-at = C’est « { $field } » qui ne convient pas.
position-nowhere = « { $what } » n’est nulle part.
position-seat = « { $field } » nomme la place { $seat } ; les places vont de 0 à { $last }.
position-seat-twice = « { $field } » nomme deux fois la place { $seat }.
position-size = « { $field } » devrait en avoir { $wanted } et en a { $count }.
position-together = « { $one } » et « { $other } » sont tous deux à « { $place } ».
position-outside = « { $what } » ne peut pas être à « { $place } ».
position-unknown = « { $field } » ne peut pas être lu. { $fault }
position-too-many = Il y a { $count } fois « { $what } », et { $most } dans le jeu.
position-twice = « { $what } » est à la fois dans « { $one } » et dans « { $other } ».
unreadable-no-action = « { $text } » n’est pas une action de ce jeu.
unreadable-action = « { $text } » n’est pas un coup lisible.
unreadable-count = « { $field } » va de { $least } à { $most } ; { $value } n’en est pas.
unreadable-account = Un nom de compte a de { $least } à { $most } lettres, chiffres et signes du clavier, sans espace.
unreadable-character = Le caractère { $code } ne peut pas servir ici.
unreadable-field = La valeur de « { $field } » n’a pas sa place ici.
unreadable-format = Ceci est écrit au format { $format } ; seul le format { $known } est lisible.
unreadable-game = Il n’y a pas de jeu « { $name } » ; il y a { $games }.
unreadable-json = Ceci n’est pas du JSON lisible du genre qu’il faut ici.
unreadable-level = Il n’y a pas de joueur de la maison « { $text } » ; il y a { $levels }.
unreadable-nothing = Il n’y a là rien que l’on puisse voir.
unreadable-number = Un nombre de ce fichier est trop grand.
unreadable-language = « { $text } » n’est pas une langue parlée ici ; choisissez parmi { $languages }.
unreadable-line = « { $line } » ne dit pas qui joue : une ligne commence par une place, deux-points et une espace.
unreadable-missing-field = Il manque « { $field } ».
unreadable-long = C’est trop long : { $most } caractères au plus.
unreadable-marks = Il y a là plus de { $most } signes sur une même lettre, ou des signes sans lettre.
unreadable-move = La ligne { $number }, « { $line } », ne peut pas être jouée. { $reason }
unreadable-hints = Les indices notés ne vont pas avec la partie.
unreadable-outcome = Le résultat noté n’est pas celui de la partie.
unreadable-rules = Ceci suit la version { $rules } des règles du jeu ; ici, on connaît : { $known }.
unreadable-seat = Il n’y a pas de place « { $text } » ; les places sont { $seats }.
unreadable-small-bots = Les automates de la maison connaissent les jeux entiers ; dans une petite forme, chaque joueur est un programme à soi.
unreadable-small = Il n’y a pas ici de petite forme appelée « { $text } » ; il y a { $known }.
unreadable-seats =
    { $seats ->
        [one] { $seats } place n’est pas possible
       *[other] { $seats } places ne sont pas possibles
    } ici : { $span ->
        [one] il y en a toujours { $most }
       *[many] au moins { $fewest }, au plus { $most }
    }.
unreadable-too-large = Ce fichier est trop gros pour être lu.
unreadable-unknown-field = Il n’y a pas de champ « { $field } ».
unreadable-variant =
    { $count ->
        [0] Il n’y a pas de variante « { $text } » : ce jeu n’en a aucune.
       *[other] Il n’y a pas de variante « { $text } » ; il y a { $variants }.
    }
