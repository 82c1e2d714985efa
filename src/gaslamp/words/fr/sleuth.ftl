# Sleuth. Dans le récit, $me est le rôle qu’y tient la personne qui lit : asker, opponent, seat ou other.

sleuth-title = Sleuth
sleuth-about = Un joyau a été volé. Interrogez les autres sur leurs cartes et soyez la première personne à savoir lequel manque.
sleuth-rules =
    Il y a 36 joyaux : trois pierres, trois types, quatre couleurs, un de chaque. L’un d’eux manque ; les autres sont en main ou posés face visible.
    À votre tour, vous interrogez quelqu’un avec l’une de vos cartes recherche, ou vous échangez vos quatre cartes. À une carte à un élément, on répond par un nombre. À une carte à deux éléments, on répond par un nombre et l’on vous montre les joyaux, à vous seulement.
    Qui est encore en jeu peut nommer le joyau manquant à tout moment. Si c’est juste, la partie est gagnée. Sinon, on ne joue plus, mais on répond encore.
    À votre tour, vous pouvez aussi poser à une seule personne une ou deux questions finales, sur ce que vous voulez. Vous devez ensuite nommer le joyau.

sleuth-variant-places = la partie continue jusqu’à ce que deux personnes aient trouvé
sleuth-variant-two-missing = deux joyaux manquent, il faut nommer les deux
sleuth-variant-three-missing = trois joyaux manquent, il faut nommer les trois
sleuth-variant-extra-interrogations = un ou deux interrogatoires par tour : l’un sur un élément, l’autre sur deux
sleuth-variant-super-sleuth = les joyaux ne se montrent jamais : toute réponse est un simple nombre

## Joyaux, questions, cartes. Les couleurs s’accordent : m, f, puis leurs pluriels mm, ff.

sleuth-colour-m =
    { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
sleuth-colour-f =
    { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
       *[yellow] jaune
    }
sleuth-colour-mm = { sleuth-colour-m }s
sleuth-colour-ff = { sleuth-colour-f }s

sleuth-stones =
    { $gem ->
        [diamond] diamants
        [pearl] perles
       *[opal] opales
    }
sleuth-of-stones =
    { $gem ->
        [opal] d’opales
       *[other] de { sleuth-stones }
    }
sleuth-coloured-stones =
    { $gem ->
        [diamond] { sleuth-stones } { sleuth-colour-mm }
       *[other] { sleuth-stones } { sleuth-colour-ff }
    }

sleuth-gem =
    { $type ->
        [solitaire] { $gem ->
            [diamond] le diamant { sleuth-colour-m } solitaire
            [pearl] la perle { sleuth-colour-f } solitaire
           *[opal] l’opale { sleuth-colour-f } solitaire
        }
        [pair] la paire { sleuth-of-coloured-stones }
       *[cluster] le groupe { sleuth-of-coloured-stones }
    }
sleuth-of-coloured-stones =
    { $gem ->
        [opal] d’{ sleuth-coloured-stones }
       *[other] de { sleuth-coloured-stones }
    }

sleuth-question =
    { $colour ->
        [any] { $type ->
            [any] { sleuth-stones }
           *[other] { sleuth-types }
        }
       *[other] { $gem ->
            [any] { sleuth-coloured-types }
           *[other] { sleuth-coloured-stones }
        }
    }
sleuth-types =
    { $gem ->
        [any] { $type ->
            [solitaire] solitaires
            [pair] paires
           *[cluster] groupes
        }
       *[other] { $type ->
            [solitaire] { sleuth-stones } solitaires
            [pair] paires { sleuth-of-stones }
           *[cluster] groupes { sleuth-of-stones }
        }
    }
sleuth-coloured-types =
    { $type ->
        [solitaire] solitaires { sleuth-colour-mm }
        [pair] paires { sleuth-colour-ff }
        [cluster] groupes { sleuth-colour-mm }
       *[any] joyaux { sleuth-colour-mm }
    }

sleuth-card-free = choix libre
sleuth-card-with-free = { $element } + choix libre

sleuth-element =
    { $element ->
        [diamond] diamant
        [pearl] perle
        [opal] opale
        [solitaire] solitaire
        [pair] paire
        [cluster] groupe
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
sleuth-initial =
    { $colour ->
        [red] R
        [blue] B
        [green] V
       *[yellow] J
    }

## Ce qui s’est passé

sleuth-dealt =
    { $me ->
        [seat] Vous recevez { $gem }.
       *[other] { $seat } reçoit { $gem }.
    }
sleuth-laid-open = À la vue de tous : { $gem }.
sleuth-drew =
    { $me ->
        [seat] Vous piochez
       *[other] { $seat } pioche
    } une carte recherche : { $card }.
sleuth-reshuffled = Les cartes recherche déjà jouées sont mélangées et forment la nouvelle pioche.
sleuth-began =
    { $me ->
        [seat] Vous commencez.
       *[other] { $seat } commence.
    }
sleuth-answered =
    { $me ->
        [asker] Vous interrogez { $opponent }
        [opponent] { $asker } vous interroge
       *[other] { $asker } interroge { $opponent }
    } sur les { $question }{ $final ->
        [yes] , en question finale
       *[no] { "" }
    } : { $me ->
        [opponent] { $number ->
            [0] vous n’en avez pas
           *[other] vous en avez { $number }
        }
       *[other] { $opponent } { $number ->
            [0] n’en a pas
           *[other] en a { $number }
        }
    }.
sleuth-shown =
    { $me ->
        [asker] { $opponent } vous montre { $gems }.
        [opponent] Vous montrez à { $asker } { $gems }.
       *[other] { $opponent } montre à { $asker } { $gems }.
    }
sleuth-exchanged =
    { $me ->
        [seat] Vous échangez toutes vos cartes recherche.
       *[other] { $seat } échange ses quatre cartes recherche.
    }
sleuth-turn-ended =
    { $me ->
        [seat] Vous en restez à un seul interrogatoire.
       *[other] { $seat } en reste à un seul interrogatoire.
    }
sleuth-final-begun =
    { $me ->
        [seat] Vous posez vos questions finales à { $opponent } ; vous devrez ensuite dire ce qui manque.
        [opponent] { $seat } vous pose ses questions finales et devra ensuite dire ce qui manque.
       *[other] { $seat } pose ses questions finales à { $opponent } et devra ensuite dire ce qui manque.
    }
sleuth-announced =
    { $me ->
        [seat] Vous annoncez que vous savez ce qui manque.
       *[other] { $seat } prétend savoir ce qui manque. Le jeu s’arrête.
    }
sleuth-named =
    { $me ->
        [seat] Vous nommez { $gem }.
       *[other] { $seat } nomme { $gem }.
    }
sleuth-turned-up =
    { $me ->
        [seat] Vous avez raison
       *[other] { $seat } a raison
    } ! On dévoile devant tous { $gems }.
sleuth-right =
    { $me ->
        [seat] Vous avez raison et gagnez une place.
       *[other] { $seat } a raison et gagne une place.
    }
sleuth-wrong =
    { $me ->
        [seat] Vous avez tort. Vous ne jouez plus, mais répondez encore.
       *[other] { $seat } a tort, ne joue plus, mais répond encore.
    }
sleuth-learnt =
    { $me ->
        [seat] Vous avez vu
       *[other] { $seat } a vu
    } ce qui manque : { $gems }.

sleuth-ended-solved = L’affaire est résolue. Victoire : { $winners }.
sleuth-ended-places-filled = Toutes les places sont prises. Victoire : { $winners }.
sleuth-ended-all-out = Plus personne ne peut dire ce qui manque. La partie est finie.

sleuth-reason-solved = affaire résolue
sleuth-reason-places-filled = toutes les places prises
sleuth-reason-all-out = plus personne en jeu

## Ce que l’on peut faire

sleuth-may-ask =
    Interroger { $opponent } sur les { $question }{ $free ->
        [yes] { " " }(carte : { $card })
       *[no] { "" }
    }
sleuth-may-exchange = Échanger les quatre cartes
sleuth-may-end-turn = En rester à un seul interrogatoire
sleuth-may-final = Poser des questions finales à { $opponent }, puis nommer ce qui manque
sleuth-may-question = Interroger sur les { $question }
sleuth-may-announce = Nommer ce qui manque
sleuth-may-name = Nommer { $gem }
sleuth-may-deal =
    { $where ->
        [table] Poser face visible { $gem }
       *[hand] Donner { $gem }
    }
sleuth-may-draw = Piocher { $card }
sleuth-may-begin = Faire commencer { $seat }

## La table et la feuille dans le terminal

sleuth-sheet = Votre feuille d’enquête
sleuth-row =
    { $type ->
        [solitaire] { $gem ->
            [diamond] diamant
            [pearl] perle
           *[opal] opale
        } solitaire
        [pair] paire { sleuth-of-stones }
       *[cluster] groupe { sleuth-of-stones }
    }
sleuth-legend = = à qui il est · lettres : qui peut l’avoir · { $star } manque peut-être
sleuth-cell-missing = manque
sleuth-cell-open = sur table
sleuth-column-player = qui
sleuth-column-gems = joyaux
sleuth-column-cards = cartes recherche
sleuth-pile = pioche { $cards }
sleuth-is-out = { " " }(hors jeu)
sleuth-has-place = { " " }(place { $place })

sleuth-pick-card = Demander : { $card }
sleuth-pick-final = Questions finales, puis nommer
sleuth-pick-opponent = { $letter }  { $opponent } ({ $gems } joyaux)
sleuth-alone = cela seulement : { $question }
sleuth-other-gem = un autre joyau
sleuth-which-opponent = Qui interrogez-vous ?
sleuth-which-question = Sur quoi ?
sleuth-which-gem =
    { $missing ->
        [one] Quel joyau manque ?
       *[other] { $missing } joyaux manquent. Nommez-les dans l’ordre de la feuille, ligne par ligne.
    }
sleuth-warn-announce = C’est sans retour, et une erreur vous met hors jeu. Le nommez-vous ?
sleuth-warn-final = Après une ou deux questions à { $opponent }, vous devrez nommer ce qui manque. Continuer ?

## Ce qui est refusé

sleuth-no-such-card = Il n’y a pas de carte recherche « { $text } ».
sleuth-no-such-gem = Il n’y a pas de joyau « { $text } ».
sleuth-no-such-question = On ne peut pas interroger sur « { $text } ».
sleuth-position-cards = Dans cette position, les cartes recherche ne sont pas là où elles peuvent être. { $fault }
sleuth-position-gems = Dans cette position, les joyaux ne sont pas chacun à un seul endroit. { $fault }
sleuth-position-hands = Les mains de cette position ne sont pas celles que donnerait la distribution. { $fault }
sleuth-position-seat = Cette position parle d’une place qui n’est pas à la table, ou deux fois de la même. { $fault }
sleuth-position-turn = Ce que cette position dit du tour ne peut pas arriver selon les règles. { $fault }
sleuth-too-few-gems = S’il en manque { $missing }, il n’y a pas ici assez de joyaux pour { $seats } joueurs.
sleuth-too-many-winners = Il ne peut pas y avoir ici { $winners } victoires ; { $most } au plus.
