# Scotland Yard. Dans le récit, $me est le rôle du lecteur : x pour Mister X, other pour tout autre.

scotland-yard-title = Scotland Yard
scotland-yard-about = Mister X fuit à travers Londres, presque toujours invisible. Un joueur est Mister X ; les autres le traquent ensemble.
scotland-yard-rules =
    À chaque tour, Mister X se déplace d’abord, en secret ; puis chaque détective et chaque bobby se déplace. On va jusqu’à l’arrêt suivant en taxi, en bus ou en métro, et cela coûte un ticket. On n’entre jamais sur un arrêt occupé, sauf pour attraper Mister X.
    Les détectives voient les tickets de Mister X, et sa position après certains coups seulement. Un ticket noir cache son moyen de transport et lui ouvre le fleuve. Avec un coup double, il se déplace deux fois dans le tour.
    Les détectives gagnent sur l’arrêt de Mister X, ou s’il ne peut plus bouger. Mister X gagne quand la dernière case de sa tablette a reçu sa réponse, ou quand plus aucun détective ne peut se déplacer.
    Les débutants n’ont pas besoin de tickets et voient Mister X, sauf après ses 3e, 8e et 13e coups.

scotland-yard-variant-two = à deux : un joueur mène deux détectives, à réserve commune, et deux bobbies
scotland-yard-variant-1983 = les règles de 1983 : à tour de rôle, 22 tours, les tickets vont à Mister X
scotland-yard-variant-voluntary-showing = les règles de 1983, où Mister X peut se montrer et retirer des tickets
scotland-yard-variant-beginners = 13 tours sans tickets, avec Mister X en vue

scotland-yard-seat-x = Mister X
scotland-yard-seat-d1 = Agathe
scotland-yard-seat-d2 = Basile
scotland-yard-seat-d3 = Clara
scotland-yard-seat-d4 = Dorothée
scotland-yard-seat-d5 = Edgar

## Tickets et pions

scotland-yard-ticket =
    { $ticket ->
        [taxi] taxi
        [bus] bus
        [underground] métro
        [black] ticket noir
        [secret] secret
       *[none] aucun ticket
    }
scotland-yard-by =
    { $ticket ->
        [taxi] en taxi
        [bus] en bus
        [underground] en métro
        [black] avec un ticket noir
        [secret] en secret
       *[none] à découvert
    }
scotland-yard-mister-x = Mister X
scotland-yard-pawn =
    { $kind ->
        [bobby] le bobby { $number }
       *[detective] le détective { $number }
    }

## Ce qui s’est passé

scotland-yard-started = Carte départ pour { $pawn } : l’arrêt { $station }.
scotland-yard-card-drawn =
    { $me ->
        [x] Vous tirez votre carte départ.
       *[other] Mister X tire sa carte départ à l’abri des regards.
    }
scotland-yard-noted =
    { $place ->
        [0] Vous partez de l’arrêt { $station }.
       *[other] Vous notez l’arrêt { $station } à la case { $place }.
    }
scotland-yard-travelled =
    { $double ->
        [yes] { $me ->
            [x] Coup double : vous partez
           *[other] Coup double ! Mister X part
        }
       *[no] { $me ->
            [x] Vous partez
           *[other] Mister X part
        }
    } { scotland-yard-by } (case { $place }).
scotland-yard-seen =
    { $me ->
        [x] Tous vous voient à l’arrêt { $station }.
       *[other] Mister X est à l’arrêt { $station } !
    }
scotland-yard-reappeared =
    { $me ->
        [x] Vous réapparaissez à l’arrêt { $station }.
       *[other] Mister X réapparaît à l’arrêt { $station } : c’était son coup { $place }.
    }
scotland-yard-showed =
    { $me ->
        [x] Vous vous montrez à l’arrêt { $station }.
       *[other] Mister X se montre de son plein gré à l’arrêt { $station } !
    }
scotland-yard-stayed-hidden =
    { $me ->
        [x] Vous restez caché.
       *[other] Mister X reste caché.
    }
scotland-yard-taken =
    { $me ->
        [x] Vous prenez
       *[other] Mister X prend
    } un ticket ({ $ticket }) à ce pion : { $pawn }.
scotland-yard-moved =
    { $ticket ->
        [none] De { $from_station } à { $station } : { $pawn }.
       *[other] De { $from_station } à { $station } { scotland-yard-by } : { $pawn }.
    }
scotland-yard-skipped = Sans déplacement possible, reste à l’arrêt { $station } : { $pawn }.
scotland-yard-caught = Mister X est pris à l’arrêt { $station } par { $pawn } !

scotland-yard-ended-caught =
    { $me ->
        [x] Vous êtes pris.
       *[other] Mister X est pris.
    } Victoire : { $winners }.
scotland-yard-ended-boxed-in =
    { $me ->
        [x] Vous ne pouvez
       *[other] Mister X ne peut
    } plus aller nulle part. Victoire : { $winners }.
scotland-yard-ended-log-full = La tablette est pleine et { $me ->
        [x] vous êtes
       *[other] Mister X est
    } libre. Victoire : { $winners }.
scotland-yard-ended-last-round = Le dernier tour est joué et { $me ->
        [x] vous êtes
       *[other] Mister X est
    } libre. Victoire : { $winners }.
scotland-yard-ended-detectives-stuck = Plus aucun détective ne peut se déplacer. Victoire : { $winners }.

scotland-yard-reason-caught = Mister X pris
scotland-yard-reason-boxed-in = Mister X cerné
scotland-yard-reason-log-full = tablette pleine
scotland-yard-reason-last-round = dernier tour joué
scotland-yard-reason-detectives-stuck = détectives bloqués

## Ce que l’on peut faire

scotland-yard-may-start = Carte départ { $station } pour { $pawn }
scotland-yard-may-choose = Partir de l’arrêt { $station }
scotland-yard-may-travel =
    { $double ->
        [yes] Coup double, d’abord { scotland-yard-by } à { $station }
       *[no] Aller { scotland-yard-by } à { $station }
    }
scotland-yard-may-show = Se montrer et prendre des tickets
scotland-yard-may-hide = Rester caché
scotland-yard-may-take = Prendre un ticket ({ $ticket }) à ce pion : { $pawn }
scotland-yard-may-move =
    { $ticket ->
        [none] Aller à { $station } : { $pawn }
       *[other] Aller { scotland-yard-by } à { $station } : { $pawn }
    }

## La table dans le terminal

scotland-yard-round = Tour { $round } sur { $last }
scotland-yard-special = Mister X : noir { $black }, double { $doubles }
scotland-yard-pool = pioche { $tickets }
scotland-yard-unlimited = tickets ordinaires de Mister X ∞ (illimités)
scotland-yard-letter =
    { $ticket ->
        [taxi] T
        [bus] B
        [underground] M
        [black] ■
        [secret] { "?" }
       *[none] ·
    }
scotland-yard-log = Tablette :
scotland-yard-showing-places = (en vue après { $places })
scotland-yard-secret-places = (en secret : { $places })
scotland-yard-from = De { $station } :
scotland-yard-suspected =
    { $count ->
        [one] Mister X est à l’arrêt { $stations }.
       *[other] Mister X peut être à { $count } arrêts : { $stations }
    }
scotland-yard-pick-travel =
    { $double ->
        [yes] Coup double, d’abord { scotland-yard-by }
       *[no] { $ticket ->
            [none] Vers…
            [taxi] En taxi vers…
            [bus] En bus vers…
            [underground] En métro vers…
            [black] Ticket noir vers…
           *[secret] En secret vers…
        }
    }
scotland-yard-pick-station = { $station }
scotland-yard-which-station = Vers quel arrêt ?
scotland-yard-which-pawn-moves = Qui se déplace ?

## Ce que disent les automates

scotland-yard-says-river = Je tiens le fleuve au { $station }.
scotland-yard-says-closing-in = Je me rapproche du { $station }.
scotland-yard-says-underground = Je surveille le métro au { $station }.

## Ce qui est refusé

scotland-yard-seats =
    La forme { $form } ne se joue pas à { $seats } : { $most ->
        [2] elle se joue à deux
       *[other] { $fewest } au moins, { $most } au plus
    }.
scotland-yard-no-voluntary-showing = L’apparition volontaire ne se convient que dans la forme de 1983, pas dans { $form }.
scotland-yard-no-such-station = Il n’y a pas d’arrêt { $station } : ils vont de 1 à { $last }.
scotland-yard-no-such-ticket = Il n’y a pas de ticket « { $text } ».
scotland-yard-no-such-pawn = Il n’y a pas de pion « { $text } ».
scotland-yard-other-form = « { $text } » appartient à une autre forme du jeu que celle-ci, { $form }.
scotland-yard-which-pawn = « { $text } » ne dit pas quel détective se déplace.
scotland-yard-no-ticket = Il n’y a plus de tel ticket ({ $ticket }) pour { $pawn }.
    .rule = SY-03
scotland-yard-x-has-no-ticket = Mister X ne peut pas prendre un tel ticket : { $ticket }.
    .rule = SY-04
scotland-yard-no-double = Mister X n’a plus de coup double.
    .rule = SY-13
scotland-yard-occupied = L’arrêt { $station } est occupé.
    .rule = SY-08
scotland-yard-position-pawns = Les pions de cette position ne sont pas chacun sur son propre arrêt, ou pas là où ils pourraient être. { $fault }
scotland-yard-position-log = Dans cette position, la tablette de Mister X ne suit pas les lignes de ses tickets. { $fault }
scotland-yard-position-shown = Cette position ne montre pas Mister X où il doit être vu, ou le montre où il ne l’est pas. { $fault }
scotland-yard-position-tickets = Les tickets de cette position ne font pas le compte. { $fault }
scotland-yard-position-stage = Ce que cette position dit du tour ne peut pas arriver selon les règles. { $fault }
