research-not-legal = L’action { $number } n’est pas permise maintenant ; permises : { $legal }.
research-no-such-option = Il n’y a pas d’option « { $name } » dans ce jeu ; il y a { $options }.
research-array = « { $name } » doit être un tableau de { $dtype } de forme { $shape } ; celui-ci est { $found }.
research-nobody = Personne ne décide maintenant : la partie est finie. Il faut d’abord la recommencer.
research-opponents = Il faut ici { $number } adversaires, un pour chaque autre place, et non { $found }.
research-range = « { $name } » doit valoir au moins { $least }, ce qui n’est pas le cas de { $found }.
research-no-such-mode = Il n’y a pas de façon de dessiner « { $mode } » ; il y a { $modes }.
research-not-legal-there = Dans la partie { $place }, l’action { $number } n’est pas permise maintenant ; permises : { $legal }.
