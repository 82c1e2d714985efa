# Mr. Jack. Dans le récit, $me est le rôle qu’y tient la personne qui lit : seat, winner, loser ou other.

mr-jack-title = Mr. Jack
mr-jack-about = Whitechapel, 1888. Dans les rues sombres, l’une des huit personnes est Jack. L’Enquêteur a jusqu’à l’aube pour savoir qui, et pour l’arrêter.
mr-jack-rules =
    Huit personnes sont dehors, et Jack sait laquelle il est. La partie dure huit tours au plus. À chaque tour, on joue quatre personnages : aux tours impairs, l’Enquêteur en joue un, Jack deux, l’Enquêteur un ; aux tours pairs, c’est l’inverse.
    Le personnage joué avance d’une à trois rues et se sert de son pouvoir. Après le quatrième vient l’appel à témoins. On est visible près d’un bec de gaz allumé, à côté de quelqu’un ou dans le faisceau de Watson. Si Jack est visible, tous ceux qui ne le sont pas sont innocents ; sinon, tous ceux qui le sont.
    L’Enquêteur accuse en amenant quelqu’un sur la case d’un suspect : s’il a raison, il gagne ; s’il a tort, il perd. Jack gagne s’il quitte le quartier par une sortie sans barrage, au tour qui suit un appel sans témoin, ou s’il tient jusqu’à l’aube.

## Les personnages et les lieux

mr-jack-character =
    { $character ->
        [Stealthy] Miss Stealthy
       *[other] { $character }
    }
mr-jack-exit =
    { $exit ->
        [NW] la sortie nord-ouest
        [NE] la sortie nord-est
        [SW] la sortie sud-ouest
       *[SE] la sortie sud-est
    }
mr-jack-direction =
    { $direction ->
        [N] le nord
        [NE] le nord-est
        [SE] le sud-est
        [S] le sud
        [SW] le sud-ouest
       *[NW] le nord-ouest
    }

## Ce qui s’est passé

mr-jack-drawn =
    { $me ->
        [seat] Vous êtes Jack, et vous vous cachez derrière { $character }.
       *[other] Jack se cache derrière { $character }.
    }
mr-jack-drawn-unseen = { $seat } sait maintenant, et personne d’autre, sous quels traits Jack se cache.
mr-jack-turned-up = Tour { $turn }, face visible : { $characters }.
mr-jack-called =
    Fin du tour { $turn }. { $witness ->
        [yes] Il y a un témoin : Jack a été vu.
       *[no] Il n’y a pas de témoin : Jack n’a pas été vu.
    } { $count ->
        [0] Cela n’innocente personne d’autre.
        [one] Personnage innocent : { $characters }.
       *[other] Personnages innocents : { $characters }.
    }
mr-jack-put-out = Le bec de gaz numéro { $tile } s’éteint en { $lamp }.
mr-jack-activated =
    { $me ->
        [seat] Vous jouez { $character }.
       *[other] { $seat } joue { $character }.
    }
mr-jack-moved =
    { $me ->
        [seat] Vous déplacez
       *[other] { $seat } déplace
    } { $character } de { $start } en { $to }.
mr-jack-stayed = { $character } ne peut atteindre aucune rue libre et ne bouge pas.
mr-jack-lantern-turned =
    { $me ->
        [seat] Vous tournez
       *[other] { $seat } tourne
    } la lanterne de Watson vers { $direction }.
mr-jack-lamp-moved =
    { $me ->
        [seat] Vous éteignez
       *[other] { $seat } éteint
    } le bec de gaz en { $start } et { $me ->
        [seat] allumez
       *[other] allume
    } celui en { $to }{ $tile ->
        [plain] { "" }
       *[other] { " " }(tuile { $tile })
    }.
mr-jack-cordon-moved =
    { $me ->
        [seat] Vous déplacez
       *[other] { $seat } déplace
    } un barrage de { $start } à { $to }.
mr-jack-cover-moved =
    { $me ->
        [seat] Vous ouvrez
       *[other] { $seat } ouvre
    } la plaque d’égout en { $start } et { $me ->
        [seat] fermez
       *[other] ferme
    } celle en { $to }.
mr-jack-whistled =
    Goodley siffle : { $character } vient de { $start } en { $to }, pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
mr-jack-exchanged = Gull et { $character } échangent leurs places.
mr-jack-alibi =
    { $me ->
        [seat] Vous prenez une carte alibi
       *[other] { $seat } prend une carte alibi
    } : { $character } n’est pas Jack.
mr-jack-alibi-drawn = { $seat } prend une carte alibi et la regarde.
mr-jack-accused =
    Avec { $accuser }, { $me ->
        [seat] vous accusez
       *[other] { $seat } accuse
    } { $accused } : { $right ->
        [yes] c’est Jack.
       *[no] ce n’est pas Jack.
    }
mr-jack-left =
    { $me ->
        [seat] Vous quittez
       *[other] { $seat } quitte
    } le quartier par { $exit }. Jack, c’était { $character }.

mr-jack-ended-escaped = Jack s’est échappé. { mr-jack-result }
mr-jack-ended-arrested = Jack est arrêté. { mr-jack-result }
mr-jack-ended-wrong-accusation = Jack profite de la confusion pour filer. { mr-jack-result }
mr-jack-ended-dawn = Le jour se lève, et Jack a disparu. { mr-jack-result }
mr-jack-result =
    { $me ->
        [winner] Vous gagnez.
        [loser] Vous perdez.
       *[other] La partie est finie.
    }

mr-jack-reason-escaped = Jack s’est échappé
mr-jack-reason-arrested = Jack arrêté
mr-jack-reason-wrong-accusation = fausse accusation
mr-jack-reason-dawn = aube

## Ce que l’on peut faire

mr-jack-may-activate = Jouer { $character }
mr-jack-may-move = Déplacer { $character } en { $to }
mr-jack-may-stay = Laisser { $character } sur place : aucune rue libre à portée
mr-jack-may-leave = Quitter le quartier par { $exit }
mr-jack-may-accuse = Accuser { $character }
mr-jack-may-whistle =
    Siffler { $character } jusqu’en { $to } pour { $points ->
        [one] un point
       *[other] { $points } points
    }
mr-jack-may-exchange = Échanger sa place avec { $character }
mr-jack-may-turn-lantern = Tourner la lanterne vers { $direction }
mr-jack-may-move-lamp = Déplacer la lumière de { $start } en { $to }
mr-jack-may-move-cordon = Déplacer le barrage de { $start } à { $to }
mr-jack-may-move-cover = Déplacer la plaque fermée de { $start } en { $to }
mr-jack-may-draw-jack = Donner à Jack les traits de { $character }
mr-jack-may-turn-up = Retourner { $character }
mr-jack-may-draw-alibi = Donner à { $seat } la carte alibi : { $character }

## Ce qui est refusé

mr-jack-no-such-character = Personne ne s’appelle « { $text } » à Whitechapel.
mr-jack-no-such-cell = Il n’y a pas de rue « { $text } » sur le plateau.
mr-jack-no-such-exit = Il n’y a pas de sortie « { $text } » ; il y a NW, NE, SW et SE.
mr-jack-no-such-lamp = Il n’y a pas de bec de gaz en « { $text } ».
mr-jack-no-such-manhole = Il n’y a pas de plaque d’égout en « { $text } ».
mr-jack-no-such-direction = « { $text } » n’est aucune des six directions N, NE, SE, S, SW et NW.
mr-jack-no-way = « { $text } » n’est pas un chemin de rue en rue qui ne passe pas deux fois au même endroit.
mr-jack-not-there = { $character } n’est pas en { $cell }.
mr-jack-position-activation = Ce que cette position dit de la carte en cours ne peut pas arriver. { $fault }
mr-jack-position-alibis = Dans cette position, les cartes alibi ne sont pas chacune à un seul endroit. { $fault }
mr-jack-position-cards = Dans cette position, les cartes personnage ne sont pas comme un tour les laisse. { $fault }
mr-jack-position-characters = Dans cette position, les huit personnages ne sont pas chacun sur une rue à soi. { $fault }
mr-jack-position-cordons = Dans cette position, les deux barrages ne sont pas sur deux sorties. { $fault }
mr-jack-position-covers = Dans cette position, les deux plaques fermées ne sont pas sur deux bouches d’égout. { $fault }
mr-jack-position-end = Ce que cette position dit de la fin ne va pas avec le reste. { $fault }
mr-jack-position-innocent = Dans cette position, quelqu’un est innocent deux fois. { $fault }
mr-jack-position-jack = Dans cette position, Jack est quelqu’un qui ne peut pas l’être. { $fault }
mr-jack-position-lamps = Dans cette position, les becs de gaz allumés ne sont pas ceux que le tour a laissés. { $fault }
mr-jack-position-turn = Ce que cette position dit du tour ne peut pas arriver. { $fault }

## Le plateau et le menu dans le terminal

mr-jack-turn = Tour { $turn } sur { $last }
mr-jack-witness-card =
    { $witness ->
        [yes] Carte : témoin
       *[no] Carte : pas de témoin
    }
mr-jack-state =
    { $state ->
        [innocent] innocent
        [visible] visible
       *[invisible] invisible
    }
mr-jack-jack-is = Jack, c’est { $character }
mr-jack-alibi-counts = Alibis : Jack { $jack }, Enq. { $investigator }
mr-jack-own-alibi = Alibi : { $character }
mr-jack-legend-people = MAJUSCULES suspect · minuscules innocent · ▶ en train de jouer · ● peut être joué · ○ tour suivant
mr-jack-legend-light = * éclairé par un bec de gaz · ~ faisceau de Watson · <f5:1> bec allumé et sa tuile · <f9> bec éteint
mr-jack-legend-things = (f7) plaque ouverte · [c2] plaque fermée · =NW= sortie · xNWx barrage · ### bâtiment · %%% square

mr-jack-pick-move = Déplacer { $character }…
mr-jack-pick-accuse = Accuser…
mr-jack-pick-exchange = Échanger les places…
mr-jack-pick-whistle = Siffler…
mr-jack-pick-lamp = Déplacer une lumière…
mr-jack-pick-cover = Déplacer une plaque fermée…
mr-jack-pick-cordon = Déplacer un barrage…
mr-jack-pick-cell = en { $cell }
mr-jack-pick-from = de { $place }
mr-jack-pick-end =
    en { $cell } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
mr-jack-which-card = Qui jouez-vous ?
mr-jack-which-cell = Où ?
mr-jack-which-character = Qui ?
mr-jack-which-direction = Où la lanterne éclaire-t-elle ?
mr-jack-warn-accuse = Si { $character } n’est pas Jack, Jack gagne aussitôt. Accuser ?
