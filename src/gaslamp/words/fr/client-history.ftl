# Ses propres parties terminées, ce qu’elles disent ensemble, et son classement.

client-history-all = Toutes
client-history-people = Entre joueurs
client-history-bots = Avec des automates
client-history-anybody = Avec tout le monde
client-history-game = Jeu
client-history-company = Avec qui
client-history-role-any = Tous les rôles
client-history-role = Rôle
client-history-result = Résultat
client-history-result-any = Tous les résultats
client-history-part =
    { $role ->
        [jack] Jack
        [investigator] Enquêteur
        [mister_x] Mister X
        [detectives] Détective
       *[other] { "" }
    }
client-history-games = { $games ->
    [one] partie
   *[other] parties
}
client-history-won = gagnées
client-history-share = de victoires
client-history-hours = à la lueur des lampes
client-history-outcome =
    { $result ->
        [won] Gagnée
        [lost] Perdue
       *[stopped] Arrêtée
    }
client-history-when =
    { $unit ->
        [turn] tour { $turn }
        [round] tour { $turn }
       *[move] coup { $turn }
    }
client-history-minutes = { $minutes } min
client-history-with = avec { $names }
client-history-somebody = quelqu’un qui est parti
client-history-bot = un automate ({ $rank })
client-history-column-rating = Classement
client-history-unrated = amicale
client-history-forgotten = La maison n’a plus cette table ; le résultat reste.
client-history-older = Parties plus anciennes
client-history-shown = { $shown } sur { $all }
client-history-export = Tous les procès-verbaux (zip)
client-history-none = Pas encore de partie.
client-history-none-here = Aucune partie de ce genre.
client-history-play = Jouer
client-history-learn = Apprendre
client-history-as-table = En tableau
client-history-too-few = Trop peu de parties pour une courbe.
client-history-over-time = Victoires au fil du temps
client-history-over-time-of = sur les 20 dernières parties
client-history-over-time-said = Vous avez gagné { $now } % des { $games } dernières ; au début, c’était { $first } %.
client-history-by-role = Victoires par rôle
client-history-by-role-of = en % · parties
client-history-by-role-said = { $game } { $role } : { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, entre { $low } et { $high } %.
client-history-knowing = Quand on pouvait savoir
client-history-knowing-of =
    { $unit ->
        [turn] parties par tour
        [round] parties par tour
       *[move] parties par coup
    }
client-history-knowing-said = Parties où l’on pouvait savoir avant la fin : { $known } sur { $games } ; la moitié dès { $half }.
client-history-knowing-never = Parties où l’on pouvait savoir avant la fin : { $known } sur { $games }.
client-history-never = pas avant la fin
client-history-half = la moitié dès { $half }
client-history-openings = Comment vous commencez
client-history-openings-of = premier choix · victoires · parties
client-history-opening = Premier choix
client-history-where = Où vous êtes passé
client-history-where-of = { $games ->
    [one] votre seule partie
   *[other] vos { $games } parties
} · plus grand et plus pâle = plus souvent
client-history-where-said = Le plus souvent { $station }, { $visits } fois.
client-history-most-often = Le plus souvent
client-history-visits = Passages
client-history-station = Arrêt
client-history-ratings = Classement par rôle
client-history-deviation = ± { $deviation } · { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
client-history-provisional = Avec un « ? », c’est provisoire : moins de 20 parties.
client-history-no-ratings = Les tables ouvertes pour le classement comptent ici.
client-history-date = Date
client-history-number = Parties
client-history-percent = Victoires, en %
client-history-between = 95 %
client-history-plots = Images
client-history-leaders = Tableau d’honneur
client-history-leaders-name = Qui
client-history-replay = Revoir la partie :
client-history-share-game = Partager
client-history-shared = Le lien est copié.
client-history-picture = Image de ce moment
client-history-hints =
    { $count ->
        [one] un indice
       *[other] { $count } indices
    }
client-history-worth = Ce que vos questions vous ont appris
client-history-grades = Comment vous avez choisi
client-history-worth-of =
    { $games ->
        [one] dans une partie analysée
       *[other] dans { $games } parties analysées
    }
client-history-worth-said =
    { $questions ->
        [one] Votre seule question { client-history-worth-of } vous a appris
       *[other] Vos { $questions } questions { client-history-worth-of } vous ont appris
    } { $share } % de ce que les meilleures vous auraient appris.
client-history-worth-graded = Choix jugés, { client-history-worth-of } : { $choices }.
client-history-questions = Questions
client-history-told = Appris (bits)
client-history-best = Au mieux (bits)
client-history-grade = Jugement
