# La commande « gaslamp ». Ce qui se tape (noms des commandes et options) est le même en toute langue.

## Aide

terminal-usage = Usage : { $command } [options]
terminal-heading-commands = Commandes
terminal-heading-options = Options

terminal-about-gaslamp = Gaslamp, une maison pour les jeux d’enquête. Seule, dans un terminal, la commande demande à quoi vous voulez jouer.
terminal-about-games = Énumérer les jeux, à combien on y joue, et leurs variantes.
terminal-about-play = Jouer contre des automates, ou reprendre une partie laissée en plan.
terminal-about-simulate = Jouer beaucoup de parties au hasard et dire ce qu’elles ont donné.
terminal-about-replay = Revoir le procès-verbal d’une partie, coup par coup, avec les yeux d’une place ou à découvert.
terminal-about-verify = Vérifier la donne d’un procès-verbal, et tout ce qu’il contient.
terminal-about-analyse = Juger chaque décision d’une partie finie d’après ce que sa place avait vu : ce qu’elle valait, ce qui valait mieux, et pourquoi.
terminal-about-legal = Énumérer ce qui est permis dans une position donnée par un fichier.
terminal-about-deduce = Déduire ce qu’une place pouvait savoir à un moment d’une partie : ce qui est possible, avec quelles chances, et pourquoi.
terminal-about-count = Compter les suites d’actions qu’une position permet, longueur par longueur.

terminal-option-open = tout montrer (c’est aussi le cas sans --seat)
terminal-option-at = après tant d’actions ; sans cela, juste avant la fin
terminal-option-keep = garder ce que votre place ne pouvait savoir ; sinon on le redistribue
terminal-option-json = écrire en JSON, pour les programmes
terminal-option-depth = la plus grande longueur à compter
terminal-option-games = combien de parties (1000)
terminal-truth-option-games = combien de parties (10000)
terminal-option-help = montrer cette page
terminal-option-lang = parler français ou anglais ; sinon, comme le système
terminal-option-noted = un engagement, une ouverture ou un sceau que vous avez noté ; peut être répété
terminal-option-options = ce qui est convenu avant la partie, en JSON ; « gaslamp games --json » en donne le schéma
terminal-option-pace = secondes pour lire ce qu’un automate a fait (1) ; 0 n’attend pas
terminal-option-plain = tout raconter d’un coup plutôt que coup par coup
terminal-option-ply = commencer après tant d’actions ; avec --plain, s’y arrêter
terminal-deduce-option-ply = après tant d’actions ; sinon, après toutes
terminal-option-position = une position en JSON ; « - » la lit sur l’entrée standard
terminal-option-resume = reprendre la dernière partie laissée en plan
terminal-option-seat = la place, comme la notation l’appelle : A, B…
terminal-option-seats = combien de personnes jouent
terminal-option-seed = la même graine joue les mêmes parties (0)
terminal-make-option-seed = la même graine fait les mêmes mystères (0)
terminal-option-sight = ce qu’une place a vu, en JSON ; « - » le lit sur l’entrée standard
terminal-option-variant = une variante par son nom ; peut être répétée
terminal-option-version = dire quelle version c’est
terminal-option-why = dire de chaque certitude quels faits l’imposent

# Ce qui tient lieu de valeur.
terminal-sign-file = FICHIER
terminal-sign-game = JEU
terminal-sign-hash = HACHAGE
terminal-sign-json = JSON
terminal-sign-lang = fr|en
terminal-sign-name = NOM
terminal-sign-number = N
terminal-sign-record = PROCÈS-VERBAL
terminal-sign-seat = PLACE

## Ce qui est refusé

terminal-broken-save = La partie gardée « { $name } » ne peut pas être reprise. { $reason }
terminal-cannot-write = Impossible d’écrire « { $name } ».
terminal-fault = Quelque chose ne va pas dans Gaslamp même ({ $where }) ; vous n’y êtes pour rien.
terminal-system = Le système ne le permet pas : { $why }.
terminal-file =
    { $kind ->
        [folder] « { $name } » est un dossier, pas un fichier.
        [closed] Impossible d’ouvrir « { $name } ».
       *[missing] Il n’y a pas de fichier « { $name } ».
    }
terminal-missing = Il manque quelque chose : { $name }.
terminal-no-such-command = Il n’y a pas de commande « { $text } » ; il y a { $commands }.
terminal-record-or-sight = Un procès-verbal ou une vue, s’il vous plaît : l’un des deux, pas les deux.
terminal-deduced = États cachés compatibles avec tout ce que cette place a vu : { $worlds }
terminal-deduced-drawn = Les probabilités ci-dessous ne sont pas exactes : elles viennent de tirages qui en valent { $draws } indépendants.
terminal-no-such-option = Il n’y a pas d’option « { $option } » ; --help énumère celles qui existent.
terminal-no-such-ply = Le procès-verbal compte { $last ->
        [one] { $last } action
       *[other] { $last } actions
    } ; il n’y en a pas de { $ply }.
terminal-not-a-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }.
terminal-nothing-saved = Il n’y a pas de partie à reprendre.
terminal-misused-option = L’option « { $option } » ne s’emploie pas ainsi ; --help dit comment.
terminal-resume-alone = --resume reprend une partie telle quelle, sans jeu, ni places, ni options.
terminal-seat-or-open = --seat et --open s’excluent.
terminal-too-many-arguments = Il y a plus d’arguments que la commande n’en prend ; --help dit lesquels.

## Listes et comptes rendus

terminal-players =
    { $span ->
        [one] Pour { $most } personnes.
       *[many] Pour au moins { $fewest }, au plus { $most } personnes.
    }
terminal-games-hint = Pour jouer : { $command }
terminal-simulating = Parties
terminal-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves } coups et { $chance } du hasard en { $seconds } s : { $speed } coups par seconde, { $compiled ->
        [yes] compilé
       *[no] non compilé
    }. Une partie a duré { $length } coups en moyenne.
terminal-decimal-point = ,
terminal-percent = { $number } %
terminal-thousands = { " " }
terminal-cut = arrêtées après 10 000 coups
terminal-counted = Longueur { $depth } : { $number }
terminal-legal =
    { $seat } : { $number ->
        [0] rien n’est permis.
        [one] { $number } action.
       *[other] { $number } actions.
    }
terminal-position-over = La partie est finie : { $reason }.
terminal-position-won = { $number ->
    [0] Personne n’a gagné.
    [one] Victoire de { $winners }.
   *[other] Victoire de { $winners }.
}

## Choisir un jeu

terminal-which-game = À quoi voulez-vous jouer ?
terminal-item = { $name } : { $about }
terminal-go-on = Reprendre : { $game }, à { $seats }, { $moves } lignes jusqu’ici, partie commencée le { $date }
terminal-chooser-hint = Un numéro · « quitter » pour partir · “english” to speak English
terminal-how-many = À combien, de { $fewest } à { $most } ? (Entrée : { $usual })
terminal-which-variants = Quelles variantes ? Des numéros, ou Entrée pour aucune

## À la table

terminal-welcome = Une partie à { $seats }. Vous êtes { $name } ; les autres sont des automates.
terminal-welcome-help = « ? » explique ce qui peut se taper. Ctrl-C quitte et garde la partie.
terminal-dealt = Tout est distribué.
terminal-what-now = Que faites-vous ?
terminal-prompt = >{ " " }
terminal-yes-or-no = (o/n)
terminal-no-such-number = Un numéro de 1 à { $most }, s’il vous plaît ; 0 revient en arrière.
terminal-not-understood = « { $text } » ne correspond à rien de permis en ce moment ; « ? » aide.
terminal-break-in = Vous intervenez. (0 : les laisser continuer)
terminal-thinking = { $name } réfléchit…
terminal-wait = D’autres peuvent jouer aussi. (0 : laisser passer quelqu’un d’abord)
terminal-listen = Espace : intervenir. Entrée : accélérer.
terminal-paused = En pause. Une touche pour continuer.
terminal-help-in-game =
    Tapez le numéro de ce que vous voulez. Ou tapez un coup comme il se note, son début, ou quelques mots : ce qui correspond est proposé.
      0, annuler   revenir d’un pas            table    tout ce qui est sur la table
      récit        tout ce qui s’est passé     règles   les règles en bref
      savoir       ce que vous pouvez savoir   ?        cette aide
      indice       où regarder ; encore : ce qui s’ensuit ; encore : un bon coup (le procès-verbal le garde)
      quitter      partir en gardant la partie
    Pendant que les autres jouent : Espace intervient (si c’est permis) ou met en pause, Entrée accélère jusqu’à votre tour.
terminal-rules-hint = Toutes les règles : { $path }
terminal-saved = La partie est gardée. Pour la reprendre : { $command }
terminal-record-kept = Pour revoir la partie :
terminal-deal-proved = Pour vérifier la donne :

# Ce qui peut se taper ; d’abord le mot, puis ses abréviations.
terminal-word-undo = annuler, a
terminal-word-help = aide, h, ?
terminal-word-rules = règles, r
terminal-word-table = table, t
terminal-word-story = récit, s
terminal-word-know = savoir, k
terminal-word-hint = indice, i
terminal-word-quit = quitter, q, fin
terminal-word-yes = oui, o
terminal-word-language = english, anglais, en

## Revoir

terminal-ply = Action { $ply } sur { $last }
terminal-replay-keys = Entrée ou → : suite · ← : retour · j : aller à · Début, Fin · q : quitter
terminal-jump = À quelle action, de 0 à { $last } ?
terminal-abandoned = La partie a été abandonnée.

## Le serveur

terminal-about-serve = Ouvrir la maison aux autres, qui y jouent dans leur navigateur.
terminal-about-admin = Tenir la maison : tables, personnes, clés et sauvegardes.
terminal-about-tables = Énumérer les tables qui ne sont pas finies.
terminal-about-close = Fermer une table : la partie est abandonnée et la donne révélée.
terminal-about-people = Dire à qui appartient un compte, par son nom.
terminal-about-ban = Interdire la maison à quelqu’un.
terminal-about-unban = Laisser quelqu’un revenir.
terminal-about-export = Imprimer en JSON tout ce qui est conservé de quelqu’un.
terminal-about-delete = Effacer quelqu’un ; ses parties restent, sans son nom.
terminal-about-backup = Copier toutes les données dans un fichier, maison ouverte.
terminal-about-ratings = Montrer les classements, ou les recalculer d’après les procès-verbaux.
terminal-about-move = Transporter une maison d’une base à une autre, en comparant chaque ligne.
terminal-about-rotate-keys = Signer désormais les cookies avec une nouvelle clé.
terminal-option-host = l’adresse où écouter (127.0.0.1)
terminal-option-port = le port où écouter (8000) ; 0 prend n’importe quel port libre
terminal-option-database = où sont les données : sqlite:///CHEMIN ou postgresql://NOM@HÔTE/BASE ; sinon dans votre dossier de données
terminal-option-from = la base de la maison, qui doit être fermée
terminal-play-option-from = le procès-verbal ou la position d’où reprendre
terminal-option-to = la base où elle va, encore vide
terminal-option-trusted-proxy = adresses des mandataires dont on croit l’en-tête X-Forwarded-For
terminal-option-settings = un fichier de réglages, en JSON
terminal-option-rebuild = recalculer tous les classements, partie par partie
terminal-option-drop = ne plus croire les anciens cookies : chacun devra se reconnecter
terminal-sign-address = ADRESSE
terminal-sign-url = URL
terminal-sign-table = TABLE
terminal-sign-person = PERSONNE
terminal-sign-account = COMPTE

## Mesurer

terminal-about-bench = Mesurer le serveur et éprouver ses promesses, depuis une copie des sources de Gaslamp.
terminal-about-server = Charger un serveur : des gens qui jouent, parlent, regardent et reviennent, au moment dit, et un arrêt brutal au milieu.
terminal-about-hostile = Attaquer un serveur en charge, d’une façon après l’autre : les autres ne devraient rien remarquer.
terminal-about-cluster = Tuer, endormir et couper en pleine partie des nœuds qui partagent un PostgreSQL, et dire ce qu’ils coûtent.
terminal-about-durability = Tuer un serveur encore et encore en pleine partie : rien de confirmé ne doit se perdre.
terminal-about-faults = Faire tout aller de travers dans une maison, selon une graine : rien ne doit se perdre, se faire deux fois ni se bloquer.
terminal-about-secrecy = Échanger des secrets contre d’autres : personne ne doit s’en apercevoir.
terminal-about-truth = Jouer beaucoup de parties et comparer à la vérité ce que les places sont censées pouvoir savoir.
terminal-option-tables = combien de tables à la fois (1000 ; sous les attaques 500, sur plusieurs nœuds 8)
terminal-option-connections = combien de gens sont connectés, spectateurs compris (5000 ; sous les attaques 2500)
terminal-option-superintendents = à combien de tables de plus des commissaires réfléchissent un moment, après tout le reste (0)
terminal-option-moves = combien de coups compte la partie la plus longue (3000)
terminal-option-only = ces attaques seulement, séparées par des virgules
terminal-option-seconds = combien de temps dure chaque attaque (20)
terminal-option-evenings = combien de soirées (1000)
terminal-option-nodes = combien de nœuds (3)
terminal-option-kills = combien d’arrêts brutaux (1000 ; de nœuds 300)
terminal-option-swaps = combien d’échanges (1000000)
terminal-option-minutes = s’arrêter après tant de minutes (bench : la charge après 10, le reste après 60) ; ce qui est gardé se reprend la fois suivante
terminal-option-processes = répartir sur tant de processus (un par cœur)
terminal-option-again = recommencer au lieu de reprendre
terminal-bench-checkout = Les mesures et les tests dont elles se servent ne sont pas dans le paquet installé : placez-vous dans une copie des sources de Gaslamp.
terminal-not-an-amount = « { $text } » n’est pas un nombre supérieur à 0 et d’au plus { $most }.
terminal-sign-names = NOM,NOM…

## Automates contre automates

terminal-about-arena = Faire jouer des automates entre eux, sur tous les cœurs ou sur une grappe, et dire leur force.
terminal-about-match = Un automate contre un autre : combien de fois il gagne, avec l’intervalle.
terminal-about-ladder = Chaque niveau contre celui d’en dessous, dans chaque rôle.
terminal-about-round-robin = Chaque niveau contre tous les autres, dans chaque rôle.
terminal-about-run = Jouer ce que demande un programme (un fichier TOML) ; un fichier de résultats est repris.
terminal-about-page = Écrire l’échelle, avec ses images et ses équilibres, d’après un fichier de résultats.
terminal-option-for = le niveau de l’automate que l’on mesure : random, novice, constable, sergeant, inspector ou superintendent
terminal-option-against = le niveau de tous les autres
terminal-option-levels = les niveaux, du plus faible au plus fort, séparés par des virgules
terminal-option-role = le rôle qu’il joue : jack ou investigator, mister_x ou detectives ; sinon chacun à son tour
terminal-option-ms = millisecondes de réflexion par décision ; sinon ce qui est d’usage à son grade
terminal-option-iterations = itérations de réflexion par décision : le même nombre et la même graine donnent toujours la même chose
terminal-option-sprt = s’arrêter dès qu’il est clair duquel de deux taux il est le plus proche, comme 0.5,0.6
terminal-option-results = écrire chaque partie dans ce fichier, et compter ce qui s’y trouve déjà
terminal-option-ray = jouer sur la grappe Ray à cette adresse au lieu de cette machine
terminal-option-into = le dossier de ce qui est écrit (page de l’arène : docs/figures, images à côté ; mystères : mysteries)
terminal-option-level = la force des automates : novice, constable, sergeant (d’usage), inspector ou superintendent
terminal-sign-level = NIVEAU
terminal-sign-role = RÔLE
terminal-sign-shares = BAS,HAUT
terminal-sign-results = FICHIER
terminal-sign-folder = DOSSIER

## Mystères

terminal-about-mysteries = Faire, compter, prouver et résoudre les mystères de la maison.
terminal-about-make = Faire des mystères avec des parties de la maison contre elle-même ; reprend où l’on en était.
terminal-about-list = Compter les mystères par jeu, par sorte et par difficulté.
terminal-about-prove = Prouver les mystères d’un fichier par leurs seuls faits, par un autre chemin que celui qui les a faits.
terminal-about-today = Montrer le mystère du jour et juger une réponse.
terminal-about-write = Écrire un mystère de la maison dans un fichier, réponse comprise.
terminal-option-game = le jeu
terminal-option-count = combien de mystères il doit y avoir (10)
terminal-option-kind = seulement des mystères de cette sorte
terminal-option-jobs = combien de processus (autant que de cœurs)
terminal-option-file = un fichier de mystères au lieu de ceux de la maison
terminal-option-date = le jour, comme 2026-11-16 (aujourd’hui)
terminal-option-answer = une réponse, dans la notation d’un procès-verbal
terminal-option-hints = combien d’indices ouvrir, 4 au plus
terminal-option-show = montrer la solution
terminal-sign-mystery = NUMÉRO
terminal-sign-kind = SORTE
terminal-sign-date = DATE
terminal-sign-text = TEXTE
