# Ce que dit la page d’accueil, et la barre au-dessus de chaque page.

client-nav = Où aller
client-nav-play = Jouer
client-nav-learn = Apprendre
client-nav-mystery = Mystère
client-nav-rules = Règles
client-nav-history = Mes parties
client-nav-check = Vérifier une donne

client-door-play = Jouer
client-door-play-about = { $title } · { $minutes } min, contre des automates
client-door-open = Ouvrir une table
client-door-open-about = entre amis, ou pour tous
client-door-learn = Apprendre
client-door-learn-about = en jouant, quelques minutes
client-door-rules = Règles
client-door-rules-about = avec des images à essayer
client-which-learn = Quel jeu voulez-vous apprendre ?
client-which-learn-about = Une première partie, pas à pas, avec une voix qui explique. On peut s’arrêter à tout moment et reprendre plus tard.
client-which-rules = De quel jeu voulez-vous lire les règles ?
client-which-rules-about = Un petit guide avec des images à essayer, et chaque article avec son numéro.

## La page d’accueil

client-front-tag = Quatre enquêtes, une lampe allumée.
client-front-sub = Entre amis ou contre des automates qui ne trichent pas. Chaque donne se vérifie.
client-your-name = Vous vous appelez
client-saved = Enregistré
client-front-players =
    { $most ->
        [2] 2 joueurs
       *[other] { $fewest } à { $most } joueurs
    }
client-front-minutes = { $minutes } min
client-front-play-now = Jouer
client-front-play-now-at = Jouer à { $title }, contre des automates
client-front-friends = Entre amis
client-front-friends-at = Entre amis : { $title }
client-front-mine = Vos parties
client-front-open = Tables ouvertes
client-front-none-open = Personne n’attend en ce moment. Ouvrez une table entre amis, ou jouez contre des automates.
client-front-past = Parties jouées
client-front-past-more =
    { $number ->
        [one] Une autre
       *[other] { $number } autres
    }
client-front-promise = Donne scellée avant la partie, révélée après.
client-front-join = On vous a donné un lien ou un code ?
client-front-join-do = Vers la table

client-line-with = avec { $names }
client-line-alone = contre des automates
client-line-nobody = il n’y a encore personne
client-line-and-more =
    { $number ->
        [one] et une autre personne
       *[other] et { $number } autres
    }
client-line-free =
    { $free ->
        [0] la table est complète
        [one] une place libre
       *[other] { $free } places libres
    }
client-line-your-turn = c’est à vous
client-line-your-seat =
    { $free ->
        [0] votre place · on prépare la donne
        [one] votre place · une est encore libre
       *[other] votre place · { $free } sont encore libres
    }
client-line-by-link = les places libres sont sur invitation
client-line-dealing = sur le point de commencer
client-line-playing = en cours
client-line-over = finie
client-line-resume = Reprendre
client-line-sit = S’asseoir
client-line-watch = Regarder
client-line-again = Revoir
