# Scotland Yard dans le navigateur.

client-scotland-yard-map = Plan de Londres, 199 arrêts
client-scotland-yard-map-keys = Les flèches suivent les lignes d’arrêt en arrêt, N et P vont à l’arrêt possible suivant ou précédent, Entrée choisit, Retour arrière reprend la dernière étape. Quand le coup est complet, C va au bouton qui le confirme. Plus et moins changent l’échelle, 0 montre tout le plan, Début va à votre pion, Majuscule avec une flèche déplace le plan.
client-scotland-yard-thames = Tamise

## Tickets

client-scotland-yard-letter =
    { $ticket ->
        [taxi] T
        [bus] B
        [underground] M
        [black] { "?" }
        [secret] { "?" }
        [double] ×2
       *[other] ·
    }
client-scotland-yard-transport =
    { $by ->
        [taxi] taxi
        [bus] bus
        [underground] métro
       *[ferry] ferry
    }
client-scotland-yard-ticket =
    { $ticket ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [black] Noir
        [double] Double
        [secret] Secret
       *[none] Découvert
    }
client-scotland-yard-by =
    { $ticket ->
        [taxi] en taxi
        [bus] en bus
        [underground] en métro
        [black] avec un ticket noir
        [secret] en secret
       *[none] sans ticket
    }
client-scotland-yard-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
client-scotland-yard-tickets =
    { $ticket ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [black] Tickets noirs
       *[double] Coups doubles
    } : { $count }
client-scotland-yard-pool =
    { $unlimited ->
        [yes] tickets ordinaires
       *[no] pioche
    }
client-scotland-yard-unlimited = illimités
client-scotland-yard-purse = réserve commune
client-scotland-yard-taken = retirés
client-scotland-yard-which-ticket = Seulement avec ce ticket
client-scotland-yard-which-pawn = Qui se déplace

## La tablette

client-scotland-yard-log = Tablette de Mister X
client-scotland-yard-log-empty =
    Case { $place }{ $mark ->
        [shown] , il sera en vue
        [secret] , coup secret
       *[none] { "" }
    } : vide
client-scotland-yard-log-place =
    Case { $place } : { $ticket ->
        [taxi] taxi
        [bus] bus
        [underground] métro
        [black] ticket noir
        [secret] en secret
       *[none] à découvert
    }{ $station ->
        [0] { "" }
       *[other] , arrêt { $station }
    }
client-scotland-yard-log-go = Montrer l’arrêt { $station } sur le plan

## Arrêts

client-scotland-yard-stands = ici se tient { $pawn }
client-scotland-yard-can-go = vous pouvez y aller { $ways }
client-scotland-yard-chosen = choisi
client-scotland-yard-may-be = Mister X peut être ici ({ $percent } %)
client-scotland-yard-marked =
    { $mark ->
        [ring] vous l’avez cerclé
       *[cross] vous l’avez rayé
    }
client-scotland-yard-card = Arrêt { $station }
client-scotland-yard-close = Fermer
client-scotland-yard-why-not = Pourquoi pas ici ?
client-scotland-yard-why-map = Le plan suffit à le dire : aucun de ses chemins ne mène ici.
client-scotland-yard-flag =
    { $place ->
        [0] départ
       *[other] vu au coup { $place }
    }

## Outils du plan

client-scotland-yard-find = Trouver un arrêt par son numéro
client-scotland-yard-find-short = N°
client-scotland-yard-nearer = Agrandir
client-scotland-yard-farther = Réduire
client-scotland-yard-tools = D’autres outils
client-scotland-yard-whole = Tout le plan
client-scotland-yard-home = À mon pion
client-scotland-yard-glow = Où Mister X peut être
client-scotland-yard-pencil = Crayon : marquer des arrêts
client-scotland-yard-pencil-now = Choisissez un arrêt pour le marquer. Vous seul le voyez.
client-scotland-yard-mark-ring = Cercler
client-scotland-yard-mark-cross = Rayer
client-scotland-yard-done = Terminé

## Pions

client-scotland-yard-pawn-at = { $pawn } à l’arrêt { $station }
client-scotland-yard-to-move = doit encore jouer
client-scotland-yard-has-moved = a joué
client-scotland-yard-still = Doivent encore jouer : { $pawns }.
client-scotland-yard-bobbies = Bobbies

## En mots

client-scotland-yard-in-words = Le plan en mots
client-scotland-yard-last-seen =
    { $place ->
        [0] Mister X est parti de l’arrêt { $station }.
       *[other] Mister X a été vu pour la dernière fois à l’arrêt { $station }, au coup { $place }.
    }
client-scotland-yard-ways-by =
    { $by ->
        [taxi] En taxi
        [bus] En bus
        [underground] En métro
       *[ferry] En ferry, avec un ticket noir
    } : { $stations }

## Ce que je peux faire

client-scotland-yard-prompt =
    { $stage ->
        [beginning] Choisissez votre départ.
        [choosing] Choisissez un arrêt éclairé, ou d’abord un ticket.
        [doubling] À présent, la seconde étape de votre coup double.
        [showing] Vous avez bougé. Allez-vous vous montrer ?
        [taking] Vous êtes en vue. Prenez un ticket.
       *[answering] Choisissez un arrêt éclairé, ou d’abord un ticket.
    }
client-scotland-yard-prompt-whole = Confirmez, ou choisissez un autre arrêt.
client-scotland-yard-chapter = Coup { $place }

## Mon carnet

client-scotland-yard-remain =
    { $count ->
        [one] Il ne reste qu’un arrêt possible pour Mister X :
       *[other] Mister X peut être à { $count } arrêts :
    }
client-scotland-yard-more = et { $count } de plus
client-scotland-yard-pencil-title = Sur mon plan
client-scotland-yard-pencil-how = Rien n’est marqué. Prenez le crayon à côté du plan, ou ouvrez un arrêt, pour le cercler ou le rayer.
client-scotland-yard-rub-out = Tout effacer
client-scotland-yard-put-back = Remettre les marques

## Après la partie


## Scènes

client-scotland-yard-scene-move = Coup { $place }
client-scotland-yard-scene-seen-over =
    Coup { $place } · { $how ->
        [showed] de son plein gré
       *[other] le brouillard se lève
    }
client-scotland-yard-scene-seen =
    { $how ->
        [showed] Mister X se montre
        [reappeared] Mister X réapparaît
       *[seen] Mister X est vu
    }
client-scotland-yard-scene-seen-at =
    Arrêt { $station }{ $ticket ->
        [none] { "" }
        [taxi] , en taxi
        [bus] , en bus
        [underground] , en métro
       *[black] , avec un ticket noir
    }. { $stations ->
        [0] De là, aucune issue.
        [one] De là, un arrêt à sa portée.
       *[other] De là, { $stations } arrêts à sa portée.
    }
client-scotland-yard-scene-go-on = Continuer la chasse
client-scotland-yard-scene-double = Un coup double
client-scotland-yard-scene-double-why = Il repart aussitôt : deux tickets avant que quiconque puisse suivre.
client-scotland-yard-scene-black = Un ticket noir
client-scotland-yard-scene-black-why = Quelque chose est passé dans le brouillard. Personne ne sait comment.
client-scotland-yard-scene-caught-over = Après le coup { $place }
client-scotland-yard-scene-caught = On le tient !
client-scotland-yard-scene-caught-by = { $pawn } est devant lui au { $station }.
client-scotland-yard-scene-end-over =
    { $caught ->
        [yes] La chasse est finie · coup { $place }
       *[no] Le brouillard se referme sur Londres
    }
client-scotland-yard-scene-end =
    { $caught ->
        [yes] Capturé !
       *[no] Mister X s’échappe
    }
client-scotland-yard-scene-end-why =
    { $caught ->
        [yes] Mister X est pris au { $station }. Belle chasse, { $names }.
       *[no] Il était au { $station } pour finir, et { $names } gagne.
    }
client-scotland-yard-known = Arrêts encore possibles après chaque coup, pour des détectives à qui rien n’échappe
client-scotland-yard-known-detectives = Les détectives
client-scotland-yard-known-at = { $count ->
    [one] { $name } : certitude possible après le coup { $turns }.
   *[other] { $name } : certitude possible après les coups { $turns }.
}
client-scotland-yard-net = Le filet se resserre
client-scotland-yard-net-over = Ce que l’on sait suffit
client-scotland-yard-net-left = Il ne lui reste que { $stations }.
client-scotland-yard-net-mine = Les détectives peuvent le savoir : il ne vous reste que { $stations }.
client-scotland-yard-net-of = { $count ->
    [one] arrêt possible
   *[other] arrêts possibles
}
client-scotland-yard-net-station = le { $station }
client-scotland-yard-believed = { $count ->
    [one] Les détectives peuvent savoir où vous êtes : il reste un arrêt.
   *[other] Les détectives peuvent vous croire à { $count } arrêts.
}

client-way-paper-scotland-yard = Où on l’a vu en dernier, et votre crayon.
client-way-clerk-scotland-yard = Énumère aussi ses tickets depuis.
client-way-oracle-scotland-yard = Tous les arrêts où il peut être, avec les chances.
client-scotland-yard-since =
    { $count ->
        [0] Il n’a pas bougé depuis.
        [one] Un ticket depuis :
       *[other] { $count } tickets depuis :
    }
client-scotland-yard-next-showing =
    { $count ->
        [one] Il se montre à son prochain ticket.
       *[other] Il se montre dans { $count } tickets.
    }
