## Un plateau où composer une position : comment s’appellent les champs de chaque jeu

tray-too-long = Cette position est trop longue pour un lien.

tray-mr-jack-board = Le quartier
tray-mr-jack-lantern = La lanterne de Watson éclaire
tray-mr-jack-covers = Plaques fermées, sur deux bouches d’égout
tray-mr-jack-cordons = Barrages, sur deux sorties
tray-mr-jack-lights = Becs de gaz
tray-mr-jack-lamp = Bec { $lamp }
tray-mr-jack-tile =
    { $tile ->
        [plain] allumé jusqu’à la fin
       *[other] s’éteint après le tour { $tile }
    }
tray-mr-jack-turn = Le tour
tray-mr-jack-number = Tour
tray-mr-jack-cards = Cartes personnage de ce tour
tray-mr-jack-played = Déjà jouées
tray-mr-jack-witness = Jack a été vu au dernier appel
tray-mr-jack-innocent = Innocents
tray-mr-jack-secrets = Ce qui est secret
tray-mr-jack-jack = Jack est
tray-mr-jack-alibis = Cartes alibi de { $seat }

tray-scotland-yard-pawns = Détectives et bobbies
tray-scotland-yard-mister-x = Mister X
tray-scotland-yard-start = Il est parti de
tray-scotland-yard-log = Sa tablette
tray-scotland-yard-ticket = Ticket
tray-scotland-yard-station = Arrêt
tray-scotland-yard-shown = En vue
tray-scotland-yard-round = Le tour
tray-scotland-yard-moment = Ce qui vient maintenant
tray-scotland-yard-stage =
    { $stage ->
        [starting] avant le premier coup
        [choosing] Mister X se déplace
        [doubling] la seconde moitié de son coup double
        [showing] il peut se montrer
        [taking] il prend un ticket
       *[answering] les détectives se déplacent
    }
tray-scotland-yard-to-move = Encore à déplacer
tray-scotland-yard-doubles = Coups doubles restants
tray-scotland-yard-taking = À qui il prend
tray-scotland-yard-purses = Tickets
tray-scotland-yard-all = Tous ensemble
tray-scotland-yard-purse = { $owner } : { $ticket }
tray-scotland-yard-taken = Pris par Mister X : { $ticket }

tray-sleuth-gems = Les joyaux
tray-sleuth-where = Choisissez un endroit, puis ce qui s’y trouve
tray-sleuth-hand = Main de { $seat }
tray-sleuth-open = Face visible sur la table
tray-sleuth-missing = Manquant
tray-sleuth-cards = Les cartes recherche
tray-sleuth-row = Devant { $seat }
tray-sleuth-used = Déjà jouées
tray-sleuth-pile = Dans la pioche
tray-sleuth-turn = Le tour
tray-sleuth-whose = À qui de jouer
tray-sleuth-out = Hors jeu, pour une mauvaise réponse
tray-sleuth-to-draw = Cartes encore à piocher
tray-sleuth-places = Ont trouvé, dans cet ordre

tray-culprit-cards = Les cartes
tray-culprit-where = Choisissez un endroit, puis ce qui s’y trouve
tray-culprit-hand = Main de { $seat }
tray-culprit-played = Jouées par { $seat }
tray-culprit-discarded = Défaussées
tray-culprit-pile = Dans la pioche
tray-culprit-turn = Le tour
tray-culprit-moment = Ce qui vient maintenant
tray-culprit-stage =
    { $stage ->
        [playing] on joue une carte
        [discarding] quelqu’un défausse une carte
        [drawing] quelqu’un pioche une carte
        [showing] Toby montre une carte
        [answering] on répond au Témoin
        [sharing] chacun donne une carte à gauche
        [swapping] deux cartes s’échangent
        [gathering] chacun donne une carte
        [handing-back] les cartes sont redistribuées
        [taking] chacun prend une carte à droite
        [suspecting] sous le chapeau, on nomme un coupable
       *[other] sous le chapeau, on nomme des complices
    }
tray-culprit-whose = À qui de jouer
tray-culprit-target = Qui la carte vise
tray-culprit-tokens = Jetons
tray-culprit-handcuffs = Les menottes sont à
tray-culprit-maid = Sous la protection de la Servante
tray-culprit-governess = Sous la protection de la Gouvernante
tray-culprit-points = Points
