## La page où l’on compose une position

client-board-title = Composer une position
client-board-about = Posez chaque chose où vous voulez. Les règles regardent et disent ce qui ne peut pas être ; dès que la position est possible, jouez à partir d’ici.
client-board-games = Les quatre jeux
client-board-seats = Places
client-board-form = Règles de cette partie
client-board-take-form = Commencer avec ces règles
client-board-fresh = Une partie tout juste distribuée
client-board-open = Ouvrir une position ou un procès-verbal
client-board-moment = Coup { $ply } sur { $last } du procès-verbal
client-board-changed = Changée : son passé n’est pas raconté.
client-board-save = L’enregistrer
client-board-share = Copier un lien
client-board-shared = Copié.
client-board-link-tells = Le lien contient toute la position, secrets compris : qui l’a peut les lire, même sans ouvrir la page.
client-board-back = Revenir en arrière
client-board-place = Placer sur le plateau : { $what }
client-board-choose = Choisissez sur le plateau : { $what }
client-board-enough = C’est assez
client-board-stands =
    { $many ->
        [0] Cette position est possible.
       *[other] Cette position est possible. C’est à { $names }.
    }
client-board-over = Dans cette position, la partie est finie.
client-board-left = encore { $left }
client-board-more = Un de plus : { $what }
client-board-fewer = Un de moins : { $what }
client-board-add = Une ligne de plus
client-board-text = En texte
client-board-text-about = La position comme un fichier l’écrit
client-board-no-position = Ce n’est pas une position d’un jeu de cette maison.
client-board-play-title = Jouer à partir d’ici
client-board-play = Jouer à partir d’ici
client-board-seat = Votre place
client-board-rank = Grade des automates
client-board-anew = Redistribuer ce que cette place ne voit pas
client-board-about-play = Une nouvelle table, avec des automates aux autres places, jamais classée. Une position n’a pas de passé : personne ne peut rien conclure de ce qui précède.
