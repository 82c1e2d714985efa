# Mr. Jack dans le navigateur.

client-mr-jack-full-name =
    { $character ->
        [Holmes] Sherlock Holmes
        [Watson] John H. Watson
        [Smith] John Smith
        [Lestrade] l’inspecteur Lestrade
        [Stealthy] Miss Stealthy
        [Goodley] le sergent Goodley
        [Gull] Sir William Gull
       *[Bert] Jeremy Bert
    }
client-mr-jack-and = { ", " }

## Le plateau et ses cases

client-mr-jack-board = Whitechapel, la nuit
client-mr-jack-keys = Les flèches parcourent le plateau ; Début, Page préc., Fin et Page suiv. vont aux coins. Entrée choisit, N et P vont à la case possible suivante ou précédente, Échap repose ce qui est en main. Quand le coup est complet, C va au bouton qui le confirme.
client-mr-jack-cell-doing = { $cell }. { $doing }
client-mr-jack-lit = éclairée
client-mr-jack-dark = sombre
client-mr-jack-in-beam = dans le faisceau de Watson
client-mr-jack-building = maisons
client-mr-jack-park = square
client-mr-jack-manhole =
    { $covered ->
        [yes] plaque fermée
       *[no] plaque ouverte
    }
client-mr-jack-lamp-lit =
    { $tile ->
        [plain] bec de gaz allumé
       *[other] bec de gaz allumé numéro { $tile }
    }
client-mr-jack-lamp-unlit = bec de gaz éteint
client-mr-jack-exit-state =
    { $closed ->
        [yes] fermée par un barrage
       *[no] libre
    }
client-mr-jack-playing = en jeu
client-mr-jack-suspect = suspect
client-mr-jack-innocent = innocent
client-mr-jack-visible = visible
client-mr-jack-unseen = invisible
client-mr-jack-lantern = lanterne vers { $direction }
client-mr-jack-do-take = Prendre
client-mr-jack-do-call = Siffler
client-mr-jack-do-step = Venir par ici
client-mr-jack-in-words = Le plateau en mots
client-mr-jack-person = { $person } : { $state }
client-mr-jack-all-lit = Éclairées par les becs de gaz : { $cells }.
client-mr-jack-all-beam =
    { $count ->
        [0] Le faisceau de Watson ne tombe sur aucune rue.
       *[other] Dans le faisceau de Watson : { $cells }.
    }

## La nuit et les cartes

client-mr-jack-night = La nuit
client-mr-jack-witness =
    { $witness ->
        [yes] Témoin.
       *[no] Pas de témoin.
    }
client-mr-jack-may-flee =
    { $witness ->
        [yes] Jack ne peut pas fuir.
       *[no] Jack peut fuir par une sortie libre.
    }
client-mr-jack-goes-out = Le bec { $tile } s’éteint après ce tour.
client-mr-jack-place-alibis =
    { $count ->
        [one] 1 alibi
       *[other] { $count } alibis
    }
client-mr-jack-cards = Cartes
client-mr-jack-card-played = { $character }, jouée
client-mr-jack-next-turn = Au tour suivant

## Ce que je fais

client-mr-jack-tasks = Ce que vous faites
client-mr-jack-task-card = Jouer une carte
client-mr-jack-task-lantern = Tourner la lanterne
client-mr-jack-task-move = Se déplacer
client-mr-jack-task-power =
    { $character ->
        [Smith] Déplacer un bec
        [Lestrade] Déplacer un barrage
        [Goodley] Siffler
        [Gull] Échanger
       *[Bert] Déplacer une plaque fermée
    }
client-mr-jack-hint-card = Jouez l’une des cartes de ce tour.
client-mr-jack-hint-lantern = Choisissez la direction que doit éclairer la lanterne de Watson.
client-mr-jack-hint-move = Choisissez une case cerclée pour y mener { $character }.{ $accuses ->
        [yes] { " " }Le signe ! accuse.
       *[no] { "" }
    }
client-mr-jack-hint-power =
    { $character ->
        [Smith] Choisissez un bec allumé, puis un bec éteint.
        [Lestrade] Choisissez un barrage, puis une sortie libre.
        [Goodley] Choisissez la personne qui doit s’approcher.
        [Gull] Choisissez la personne qui doit échanger sa place avec Gull.
       *[Bert] Choisissez une plaque fermée, puis une plaque ouverte.
    }
client-mr-jack-hint-put =
    { $character ->
        [Smith] Choisissez maintenant le bec à allumer.
        [Lestrade] Choisissez maintenant la sortie à fermer.
       *[Bert] Choisissez maintenant la plaque à fermer.
    }
client-mr-jack-hint-whistle = Choisissez le chemin de { $character }, case par case ou à son bout : { $points } sur { $left ->
        [one] un point
       *[other] { $left } points
    }.
client-mr-jack-comes-seen =
    { $count ->
        [one] { $people } deviendrait visible.
       *[other] { $people } deviendraient visibles.
    }
client-mr-jack-goes-unseen =
    { $count ->
        [one] { $people } disparaîtrait dans l’ombre.
       *[other] { $people } disparaîtraient dans l’ombre.
    }

## Mon carnet

client-mr-jack-you-are = Vous êtes Jack, derrière { $character }.
client-mr-jack-my-alibis =
    { $count ->
        [0] Vous n’avez tiré aucun alibi.
        [one] Votre alibi : { $people }.
       *[other] Vos alibis : { $people }.
    }
client-mr-jack-if-called = Si l’appel venait maintenant
client-mr-jack-seen-list = Visibles
client-mr-jack-unseen-list = Dans l’ombre
client-mr-jack-would-remain =
    { $witness ->
        [yes] Témoin :
       *[no] Pas de témoin :
    } { $count ->
        [0] il ne resterait aucun suspect.
        [one] il resterait 1 suspect.
       *[other] il resterait { $count } suspects.
    }
client-mr-jack-may-be = Qui Jack peut être
client-mr-jack-chance = { $character } { $chance } %
client-mr-jack-why = Pourquoi ?
client-mr-jack-why-not = Pourquoi { $character } n’est pas Jack
client-mr-jack-why-jack = Pourquoi Jack est { $character }
client-mr-jack-is-innocent = { $character } n’est pas Jack
client-mr-jack-is-jack = { $character } est Jack
client-mr-jack-because = car : { $why }
client-mr-jack-mark =
    { $mark ->
        [suspect] { $character } : mes soupçons
        [clear] { $character } : pas Jack, je crois
        [watch] { $character } : à surveiller
       *[none] { $character } : sans marque
    }
client-mr-jack-mark-word =
    { $mark ->
        [suspect] soupçons
        [clear] pas Jack
        [watch] à surveiller
       *[none] —
    }

## La fin

client-mr-jack-jack-was = Jack était { $character }
client-mr-jack-alibis-of =
    { $count ->
        [0] { $seat } n’a tiré aucun alibi.
        [one] L’alibi tiré par { $seat } : { $people }.
       *[other] Les alibis tirés par { $seat } : { $people }.
    }

## Scènes

client-mr-jack-scene-call-over = Fin du tour { $turn } · l’appel à témoins
client-mr-jack-scene-call =
    { $witness ->
        [yes] Un témoin !
       *[no] Pas de témoin
    }
client-mr-jack-scene-cleared =
    { $witness ->
        [yes] Jack est en pleine lumière.
       *[no] Jack est dans l’ombre.
    } { $count ->
        [0] Cela n’innocente personne d’autre.
        [one] Personnage innocent : { $people }.
       *[other] Personnages innocents : { $people }.
    }
client-mr-jack-scene-suspects =
    { $count ->
        [one] suspect
       *[other] suspects
    }{ $few ->
        [yes] { " " }: { $people }
       *[no] { "" }
    }
client-mr-jack-scene-lamp-over = La nuit avance
client-mr-jack-scene-lamp = Le bec { $tile } s’éteint
client-mr-jack-scene-alibi-over = Un alibi
client-mr-jack-scene-alibi-unseen = { $name } regarde une carte
client-mr-jack-scene-alibi = Pas { $character }
client-mr-jack-scene-alibi-why =
    { $mine ->
        [yes] Cette carte est à vous. Personne d’autre ne l’a vue.
       *[no] { $name } a cette carte.
    }
client-mr-jack-scene-accused-over = { $accuser } accuse { $accused }
client-mr-jack-scene-accused =
    { $right ->
        [yes] C’est Jack !
       *[no] Ce n’est pas Jack
    }
client-mr-jack-scene-left-over = Dehors par { $exit }
client-mr-jack-scene-left = Jack est parti
client-mr-jack-scene-was = C’était { $character }.
client-mr-jack-scene-end-over =
    { $reason ->
        [arrested] Un sifflet, une lanterne, une main sur l’épaule
        [escaped] Au-delà du dernier bec de gaz
        [dawn] Le ciel devient gris
       *[other] Dans la confusion
    }
client-mr-jack-scene-end =
    { $reason ->
        [arrested] Jack est arrêté
        [escaped] Jack s’est enfui
        [dawn] Le jour se lève, et Jack n’est plus là
       *[other] Jack s’éclipse
    }
client-mr-jack-scene-end-why = { $character } était Jack. { $name } gagne.
client-mr-jack-known = Suspects encore possibles après chaque appel, pour un Enquêteur à qui rien n’échappe

client-way-paper-mr-jack = Seulement vos propres notes.
client-way-clerk-mr-jack = Raye vos alibis, et compte ce que laisserait un appel.
client-way-oracle-mr-jack = Qui peut être Jack, avec quelles chances, et pourquoi.
client-mr-jack-alibi = votre alibi
