# Ce que le client du navigateur dit de lui-même.

client-house = Gaslamp
client-percent = { $percent } %
client-skip = Aller au contenu
client-skip-to-action = Aller à ce que vous pouvez faire
client-other-language = En anglais
client-to-day = Couleurs de jour
client-to-night = Couleurs de nuit
client-no-script = Gaslamp dessine ses tables avec JavaScript, que ce navigateur n’exécute pas. Autorisez-le pour cette page, ou jouez dans un terminal : gaslamp play
client-page-not-fetched = Cette page n’a pas pu être chargée. La maison est peut-être fermée un instant : rechargez la page.

## Les pages

client-page-setup = Une nouvelle table
client-page-rules = Les règles
client-page-me = Vous
client-page-missing = Il n’y a rien ici

## Quand quelque chose ne va pas

client-try-again = Réessayer
client-try-now = Réessayer tout de suite
client-to-front = Retour à l’accueil
client-close = Fermer
client-dead-link = Ce lien ne mène à aucune table
client-dead-link-why = Il a peut-être été copié en partie, ou la table n’existe plus. Redemandez le lien, ou ouvrez votre propre table.
client-refused = Ce n’est pas possible
client-unreachable = La maison ne répond pas
client-unreachable-why = Soit la maison est fermée un instant, soit cet appareil n’est pas connecté. Rien n’est perdu.
client-away-logged-out = Cet appareil a été déconnecté. Rechargez la page pour revenir.
client-away-no-spectators = La partie a commencé, et cette table n’admet pas de spectateurs.
client-lost = La connexion est coupée. Votre place est gardée ; nouvel essai en cours…
client-shut-out = La table est complète
client-shut-out-why = La partie a commencé, et cette table n’admet pas de spectateurs. Vous pouvez ouvrir votre propre table.
client-outdated = La maison a été mise à jour depuis que vous avez ouvert cette page. Rechargez-la ; rien n’est perdu.
client-reload = Recharger

## La table

client-opening = On dresse la table…
client-opening-analysis = On parcourt la partie…
client-opening-board = On dispose la position…
client-opening-check = On va chercher les sceaux…
client-opening-history = On cherche vos parties…
client-opening-lesson = On prépare la leçon…
client-opening-mystery = On va chercher le mystère…
client-opening-replay = On va chercher le procès-verbal…
client-title-your-turn = ● À vous · { $title }
client-rules = Les règles de ce jeu
client-rules-alone = Les règles sur leur propre page
client-menu = Menu
client-seats = Qui est à table
client-action = Ce que vous pouvez faire
client-your-turn = À vous.
client-choose-one = Choisissez ce que vous faites.
client-confirm-it = Confirmez, ou choisissez autre chose.
client-waiting-for = On attend { $names }.
client-thinking =
    { $number ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
client-wait = Un instant…
client-watching = Vous regardez la partie.
client-own-table = Ouvrir votre propre table
client-stale = La situation a changé depuis votre choix ; choisissez à nouveau.
client-why-not = Pourquoi ? Les règles
client-steps = Les étapes de votre coup jusqu’ici
client-undo = Annuler
client-sure = Vraiment ?
client-not-yet = Pas encore
client-asking = Un instant…
client-go-on = Choisissez la suite
client-as-list = Tout ce que vous pouvez faire, en liste
client-even-now = Vous pouvez agir même maintenant
client-filter = { $number } possibilités ; tapez pour chercher
client-none-fits = Rien ne correspond à ce que vous avez tapé.

client-seat-turn = doit jouer
client-seat-thinks = réfléchit
client-seat-your-turn = à vous
client-seat-would-end = voudrait arrêter
client-seat-here = en ligne
client-seat-bot = automate
client-seat-bot-sits-in = un automate joue
client-seat-free = libre
client-seat-by-link = par lien
client-seat-timed-out = temps écoulé
client-seat-gone = hors ligne
client-seat-gone-for = hors ligne, { $seconds } s
client-let-bot-sit = Laisser un automate jouer
client-take-back = Reprendre votre place
client-clock-left-days = { $days } jours
client-clock-of = Temps restant pour { $name }

client-role-mr-jack-jack = Jack
client-role-mr-jack-investigator = L’Enquêteur
client-role-scotland-yard-x = Mister X
client-role-scotland-yard-d = Détective

client-story = Récit
client-story-empty = Il ne s’est encore rien passé.
client-story-seated = { $name } s’assied.
client-story-stood = { $name } a quitté sa place.
client-story-removed = L’hôte a libéré la place de { $name }.
client-story-renamed = À cette table, quelqu’un s’appelle maintenant { $name }.
client-story-bot-down = Un automate s’assied.
client-story-bot-up = Un automate se lève.
client-story-swapped = L’hôte a échangé deux places.
client-story-goes-on =
    { $source ->
        [position] La partie commence à une position composée à la main{ client-story-dealt }
        [record] La partie reprend à partir d’un procès-verbal{ client-story-dealt }
        [mystery] La partie reprend à partir d’un mystère{ client-story-dealt }
       *[game] La partie reprend à l’étape { $step } d’une autre{ client-story-dealt }
    }
client-story-dealt =
    { $dealt ->
        [kept] { " " }; tout y est comme c’était.
       *[anew] { " " }; ce que { $name } ne pouvait savoir a été redistribué.
    }
client-story-committed = La maison a scellé son nombre pour la donne.
client-story-begun = La donne est fixée et scellée ; la partie commence.
client-story-gone = { $name } a perdu la connexion.
client-story-back = { $name } est de retour.
client-story-out-of-time = { $name } n’a plus de temps.
client-story-bot-sits-in = Un automate remplace { $name }.
client-story-taken-back = { $name } a repris sa place.
client-story-hint-taken = { $name } a pris un indice.
client-story-would-end = { $name } voudrait arrêter la partie ici.
client-story-resigned = { $name } abandonne ; personne ne gagne.
client-story-ended = La partie s’est arrêtée sans vainqueur.

client-chat = Discussion
client-chat-empty = Personne n’a encore rien dit.
client-chat-write = Dire quelque chose…
client-chat-send = Envoyer
client-chat-to = À qui
client-channel-table = la table
client-channel-side = mon camp
client-channel-gallery = le public

client-notes = Mes notes
client-notes-write = Ce que vous écrivez ici, vous seul pouvez le lire.
client-knowledge-cut = Le temps n’a pas suffi pour tout examiner. Ce qui est dit ici est sûr, mais davantage l’est peut-être.
client-why-cut = Le temps n’a pas suffi pour écarter les faits dont on peut se passer.
client-only-you = pour vous seul

client-tabs = Les parties de la table
client-tab-board = Plateau
client-tab-seats = Joueurs
client-tab-paper = Notes
client-tab-story = Récit
client-tab-chat = Discussion
client-unread = à lire

## Avant la partie

client-lobby-gathering = On attend des joueurs
client-lobby-dealing = La donne
client-lobby-numbers = Tout le monde est là. Chaque navigateur tire un nombre ; ensemble, ils fixent la donne.
client-lobby-free =
    { $free ->
        [one] Une place est libre. La partie commence dès qu’elle est prise.
       *[other] { $free } places sont libres. La partie commence dès qu’elles sont prises.
    }
client-number-elsewhere = Votre nombre pour cette donne est sur un autre appareil. Ouvrez la table là-bas, ou levez-vous et asseyez-vous à nouveau.
client-sit = S’asseoir ici
client-sit-as = S’asseoir ici : { $role }
client-lobby-me = (vous)
client-arrival-invites = vous invite
client-arrival-players =
    { $count ->
        [one] une personne
       *[other] à { $count }
    }
client-arrival-free =
    { $free ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $free } places libres
    }
client-arrival-form = Règles
client-arrival-name = Comment vous appeler ?
client-arrival-name-how = Pas besoin de compte ; vous pourrez changer de nom tant que la partie n’a pas commencé.
client-arrival-seat = Votre place
client-arrival-yours = votre place
client-arrival-full = La table est complète. Vous pouvez regarder.
client-arrival-learn = Apprendre d’abord
client-arrival-watch = Seulement regarder
client-name-empty = Écrivez un nom, s’il vous plaît.
client-name-change = Changer de nom
client-form-usual = les règles courantes
client-pair = { $what } : { $value }
client-place-bot = Asseoir un automate
client-swap = Échanger { $name } avec un autre rôle
client-swap-with = Échanger avec…
client-stand = Se lever
client-remove = Libérer cette place
client-close-table = Renoncer à cette table
client-invite = Inviter des amis
client-invite-how = Quiconque ouvre ce lien peut s’asseoir tout de suite, sans compte.
client-link = Lien vers cette table
client-copy = Copier
client-copied = Copié
client-copy-by-hand = Le navigateur ne laisse pas cette page copier. C’est sélectionné ici : il reste à le copier.
client-copy-what = À copier
client-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone

client-term-no-clock = sans pendule
client-term-bank = { $minutes } min + { $increment } s
client-term-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
client-term-public = visible de tous
client-term-link = par lien seulement
client-term-way =
    { $most ->
        [paper] notes sur papier
        [clerk] avec greffier, sans oracle
       *[oracle] avec oracle
    }
client-ways = Ce qui est noté pour vous
client-way-paper = Papier
client-way-clerk = Greffier
client-way-oracle = Oracle
client-way-not-here = Cette table ne le permet pas.
client-way-most =
    { $most ->
        [paper] Cette table joue sur papier.
       *[clerk] Cette table n’a pas d’oracle.
    }
client-term-hints = indices permis
client-term-rated = pour le classement
client-term-no-spectators = sans spectateurs
client-term-delay = les spectateurs voient avec { $seconds } s de retard

## Le menu

client-offer-end = Proposer d’arrêter la partie ici
client-offer-end-sure = Si tout le monde est d’accord, la partie s’arrête ici sans vainqueur. Le proposer ?
client-resign = Abandonner
client-resign-sure =
    Vous ne pourrez pas revenir en arrière. { $then ->
        [lost] La partie s’arrête ici, et l’autre camp gagne.
        [ended] La partie s’arrête ici, sans vainqueur.
       *[bot] Un automate joue à votre place, pour que les autres puissent finir.
    }
client-hearing = Qui vous voulez entendre
client-hear = Entendre { $name }
client-silence = Faire taire { $name }
client-silence-sure = { $name } ne pourra plus rien dire à cette table. Confirmer ?
client-rather-not = Finalement, non
client-look-as-this = regarder depuis la place { $number }
client-look-as = Laquelle de mes places

## Ce qui est montré, et à quelle allure

client-scene-go-on = Continuer
client-scene-seen = Vu
client-scene-to-truth = Mettre la vérité au jour
client-scene-begun-over = On allume le gaz
client-scene-begun = La partie commence
client-scene-begun-role = Votre rôle : { $role }. { client-scene-begun-why }
client-scene-begun-why = La donne est fixée et scellée par { $seal }. Plus personne n’y peut rien ; à la fin, elle sera mise au jour.
client-catch-up =
    { $count ->
        [one] Encore une chose · rattraper
       *[other] Encore { $count } · rattraper
    }
client-away = Pendant votre absence
client-away-more =
    { $count ->
        [one] Et une chose encore ; elle est dans le récit.
       *[other] Et { $count } choses encore ; elles sont dans le récit.
    }
client-away-close = À la table
client-pace = À quelle allure les choses sont montrées
client-pace-calm = Calme
client-pace-brisk = Vive
client-pace-at-once = Immédiate
client-still = Sans mouvement, image par image
client-sound-off = Couper le son
client-sound-on = Remettre le son
client-volume = Volume
client-night-sound = Une nuit calme en fond

## La fin

client-over = La partie est finie
client-header-over = Partie finie
client-share = Partager
client-shared = Le lien est copié
client-winner = gagne
client-who-won = Qui a gagné
client-again = Rejouer
client-next-table = Vers la partie suivante
client-replay = Revoir la partie
client-analysis = Analyse
client-record = Enregistrer le procès-verbal
client-proof-checking = Vérification de la donne…
client-proof-holds = La donne était honnête : votre navigateur l’a vérifiée
client-proof-fails = On ne peut pas se fier à la donne
client-proof-how = Vérifié dans ce navigateur par un second vérificateur, sans une ligne de code commune avec la maison. Que chaque ligne respecte les règles se vérifie par : gaslamp verify
client-proof-not-fetched = Le procès-verbal n’a pas pu être chargé ; la donne n’a donc pas été vérifiée.
client-known = Qui pouvait savoir, et quand
client-known-who = Qui
client-known-held = l’avait en main
client-known-not-counted = pas compté : cela aurait pris trop longtemps
client-known-last-deal = manche { $number }
client-known-counting = La maison fait le compte…
client-known-failed = La maison n’a pas pu faire le compte cette fois.
client-known-none = { $name } : pas compté, cela aurait pris trop longtemps.
client-known-open = { $name } : pas de certitude possible, il en restait { $left }.
client-known-since = { $before ->
    [0] { $name } : certitude possible au dernier tour seulement.
    [one] { $name } : certitude possible dès le tour { $turn }, un tour avant la fin.
   *[other] { $name } : certitude possible dès le tour { $turn }, { $before } tours avant la fin.
}
client-podium-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-podium-sure = pouvait savoir dès le tour { $turn }
client-podium-left = il en restait { $left }
client-again-swapped = Changer de camp
client-tab-end = La fin
client-story-won-by-resigning = { $name } abandonne. { $winners } { $number ->
    [one] gagne
   *[other] gagnent
}.

client-missing-why = L’adresse a peut-être été copiée en partie.

## Une nouvelle table

client-setup-seat = Place { $number }
client-hint = Indice
client-hint-about = Demander à la maison : où regarder, ce qui s’ensuit, un bon coup. Chaque indice est compté et annoncé.

client-option-sleuth-missing = Joyaux manquants
client-option-sleuth-winners = Joueurs qui peuvent les trouver avant la fin
client-option-sleuth-extra-interrogations = Un ou deux interrogatoires par tour
client-option-sleuth-super-sleuth = Super Sleuth : les joyaux ne sont jamais montrés
client-option-culprit-flash = Flash : une seule manche sans points
client-deck = Un autre paquet
client-deck-card = Carte
client-deck-copies = dans la boîte
client-deck-always = toujours distribuées
client-deck-random = Cartes tirées au sort pour compléter les mains : { $random }
client-option-scotland-yard-form = Livret de règles
client-option-scotland-yard-form-2014 = 2014, de 3 à 6
client-option-scotland-yard-form-2014-two = 2014, à deux
client-option-scotland-yard-form-1983 = 1983
client-option-scotland-yard-form-beginners = pour débuter
client-option-scotland-yard-voluntary-showing = Mister X peut se montrer et prendre des tickets

## Vous

client-me-language = Langue
client-me-theme = Couleurs
client-language-en = English
client-language-fr = Français

## Règles

client-rules-of = { $game } : les règles
client-rules-search = Chercher dans les règles
client-rules-found =
    { $clauses ->
        [0] Aucun article
        [one] Un article
       *[other] { $clauses } articles
    }, { $pictures ->
        [0] rien dans le guide.
        [one] une image du guide.
       *[other] { $pictures } images du guide.
    }
client-rules-none = Rien sur « { $wanted } ».
client-rules-near = Les titres les plus proches
client-rules-play = Ouvrir une table
client-rules-culprit-note = Combien il y a de chaque carte, c’est notre reconstitution : les règles imprimées ne le disent pas. Le guide montre tout le tableau ; si vous avez la boîte, mettez-y ses nombres en préparant une table.
client-rules-guide = Un petit guide
client-rules-clauses = Tous les articles
client-rules-learn = Apprendre en jouant
client-rules-print = Imprimer

## Une partie revue

client-replay-of = { $game }, revu pas à pas
client-replay-first = Au début
client-replay-back = Un pas en arrière
client-replay-on = Un pas en avant
client-replay-last = À la fin
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-eyes = Par les yeux de
client-replay-all-open = tout découvert
client-replay-spectator = un spectateur
client-replay-step = Étape { $at } sur { $of }
client-replay-knew = Ce que cette place savait

## Une partie guidée

client-learn-of = { $game } : une première partie guidée
client-learn-voice = La voix
client-learn-step = Étape { $at } sur { $of }
client-learn-go-on = Continuer
client-learn-back = Un pas en arrière
client-learn-anew = Recommencer
client-learn-lessons = Leçons de ce jeu
client-learn-next = Leçon suivante : { $title }
client-learn-show-me = Montrez-moi
client-learn-leave = Quitter la leçon
client-learn-done = Vous avez fait une fois tout ce qui compte.
client-learn-play = Jouer une vraie partie

## La force des automates

client-rank-novice = novice
client-rank-constable = agent
client-rank-sergeant = sergent
client-rank-inspector = inspecteur
client-rank-superintendent = commissaire
client-rank-of = Grade de l’automate { $name }
client-side-at = Votre rôle : { $title }
client-rank-at = Grade des automates : { $title }
client-ranks-next = Les automates de la prochaine partie
client-rank-next = Grade de { $name } à la prochaine partie
client-seat-hurried = n’a réfléchi qu’un instant : la maison a beaucoup à faire
