# Le Coupable. Dans le récit, $me est le rôle qu’y tient la personne qui lit : seat, target, giver, taker ou other.

culprit-title = Le Coupable
culprit-about = Le vicomte est mort, et quelqu’un tient la carte Coupable. Trouvez qui avant qu’elle soit jouée, à moins que ce ne soit vous.
culprit-rules =
    Chacun a quatre cartes. À votre tour, vous en jouez une et en appliquez l’effet ; les cartes ne cessent de circuler, et qui tient le Coupable est coupable.
    Le Coupable ne se joue que comme dernière carte d’une main : le coupable et tous les complices marquent alors des points. Un Détective ou Toby peuvent le trouver avant : ce sont alors les autres qui marquent. Un Alibi en main fait répondre non au Détective. Les menottes font perdre le coupable au dernier moment.
    Qui a joué un Complice est du côté du coupable jusqu’à la fin de la manche.
    On joue des manches jusqu’à ce que quelqu’un ait cinq points. Le nombre de chaque carte est notre reconstitution ; qui possède la boîte peut mettre ses nombres en préparant une table.

culprit-variant-flash = une seule manche sans points : le coupable et ses complices contre les autres

## Cartes

culprit-name =
    { $card ->
        [first-on-the-scene] Premier sur place
        [culprit] Coupable
        [detective] Détective
        [accomplice] Complice
        [sheriff] Shérif
        [alibi] Alibi
        [toby] Toby
        [youngest] Petit Dernier
        [sharing] Partage
        [rumour] Rumeur
        [panic] Panique
        [divining-hat] Chapeau divinatoire
        [witness] Témoin
        [maid] Servante
        [governess] Gouvernante
       *[exchange] Échange
    }
culprit-card =
    { $card ->
        [first-on-the-scene] { culprit-name }
        [toby] { culprit-name }
        [alibi] l’{ culprit-name }
        [exchange] l’{ culprit-name }
        [rumour] la { culprit-name }
        [panic] la { culprit-name }
        [maid] la { culprit-name }
        [governess] la { culprit-name }
       *[other] le { culprit-name }
    }
culprit-some-card = une carte
culprit-text =
    { $card ->
        [first-on-the-scene] Vous ouvrez la manche. Rien d’autre.
        [culprit] En dernière carte seulement : vous vous échappez.
        [detective] Demandez à quelqu’un : est-ce vous ?
        [accomplice] Vous aidez le coupable. Quelqu’un défausse et pioche.
        [sheriff] Passez les menottes à quelqu’un.
        [alibi] En main : vous répondez non. Jouée : rien.
        [toby] Une carte au hasard d’une main est montrée à tous.
        [youngest] Tous ferment les yeux : vous saurez qui est coupable.
        [sharing] Chacun donne une carte à gauche.
        [rumour] Chacun prend une carte au hasard à droite.
        [panic] Chacun cède une carte ; vous regardez ; on les rend.
        [divining-hat] Dites tout haut qui vous soupçonnez, même à tort.
        [witness] Regardez une main. Si elle est louche, échangez.
        [maid] Aucun Détective avant votre prochain tour.
        [governess] Ni Toby ni Shérif avant votre prochain tour.
       *[exchange] Échangez une carte avec quelqu’un, sans voir.
    }
culprit-explained = { culprit-name } : { culprit-text }

## Ce qui s’est passé

culprit-dealt =
    { $me ->
        [seat] Nouvelle manche. Vous étiez là en premier.
       *[other] Nouvelle manche. { $seat } était là en premier.
    }
culprit-picked-up =
    { $me ->
        [seat] Vous prenez votre main
       *[other] { $seat } prend sa main
    } : { $cards }.
culprit-played =
    { $me ->
        [seat] Vous jouez
       *[other] { $seat } joue
    } { $card }.
culprit-target =
    { $me ->
        [target] vous
       *[other] { $target }
    }
culprit-played-at =
    { $me ->
        [seat] Vous jouez
       *[other] { $seat } joue
    } { $card }{ $kind ->
        [detective] { " " }: une question pour { culprit-target }.
        [accomplice] { " " }: une carte à défausser pour { culprit-target }.
        [sheriff] { " " }: les menottes sont pour { culprit-target }.
        [toby] { " " }: le chien flaire chez { culprit-target }.
        [witness] { " " }: un regard sur les cartes, chez { culprit-target }.
       *[exchange] { " " }: carte contre carte avec { culprit-target }.
    }
culprit-admitted =
    { $me ->
        [seat] { $target } doit vous avouer : « Oui, c’est moi. »
        [target] Vous devez avouer à { $seat } : « Oui, c’est moi. »
       *[other] { $target } doit avouer à { $seat } : « Oui, c’est moi. »
    }
culprit-denied =
    { $me ->
        [seat] { $target } vous répond : « Non, ce n’est pas moi. »
        [target] Vous répondez à { $seat } : « Non, ce n’est pas moi. »
       *[other] { $target } répond à { $seat } : « Non, ce n’est pas moi. »
    }
culprit-looked =
    { $me ->
        [seat] Vous voyez
       *[other] { $seat } voit
    } ce que tient { $target } : { $cards }.
culprit-looked-at-nothing =
    { $me ->
        [seat] Vous voyez
       *[other] { $seat } voit
    } que { $target } n’a pas de carte.{ $cards }
culprit-recognised =
    { $me ->
        [seat] { $target } ouvre les yeux : vous savez qui tient le Coupable.
        [target] { $seat } croise votre regard et sait que vous tenez le Coupable.
       *[other] { $seat } voit que { $target } tient le Coupable.
    }
culprit-recognised-oneself =
    { $me ->
        [seat] Personne n’ouvre les yeux : c’est vous qui tenez le Coupable.
       *[other] Personne n’ouvre les yeux : { $seat } tient le Coupable.
    }
culprit-was-recognised = Vous avez dû ouvrir les yeux. { $seat } sait que vous tenez le Coupable.
culprit-gathered =
    { $me ->
        [seat] Vous regardez
       *[other] { $seat } regarde
    } les cartes rassemblées : { $cards }.
culprit-received =
    { $me ->
        [seat] { $giver } vous donne { $card }.
        [giver] Vous donnez { $card } à { $seat }.
       *[other] { $giver } donne { $card } à { $seat }.
    }
culprit-drew =
    { $me ->
        [seat] Vous piochez
       *[other] { $seat } pioche
    } { $card }.
culprit-chose =
    { $me ->
        [seat] Vous cédez
       *[other] { $seat } cède
    } { $card }.
culprit-handed-back =
    { $me ->
        [seat] La panique vous rend
       *[other] La panique rend à { $seat }
    } { $card }.
culprit-took =
    { $me ->
        [taker] Vous prenez { $card } chez { $giver }.
        [giver] { $taker } vous prend { $card }.
       *[other] { $taker } prend { $card } chez { $giver }.
    }
culprit-discarded =
    { $me ->
        [seat] Vous défaussez
       *[other] { $seat } défausse
    } { $card }.
culprit-showed =
    { $me ->
        [seat] Vous devez montrer
       *[other] { $seat } doit montrer
    } { $card }.
culprit-traded =
    { $me ->
        [seat] Vous demandez un échange.
       *[other] { $seat } demande un échange.
    }
culprit-declined =
    { $me ->
        [seat] Vous rendez les cartes.
       *[other] { $seat } rend les cartes sans rien échanger.
    }
culprit-suspected-nobody =
    { $me ->
        [seat] Sous le chapeau, vous ne soupçonnez personne.
       *[other] Sous le chapeau, { $seat } ne soupçonne personne.
    }
culprit-suspected =
    { $me ->
        [seat] Sous le chapeau, vous dites : la carte Coupable est chez { $target }.
        [target] Sous le chapeau, { $seat } dit : la carte Coupable est chez vous.
       *[other] Sous le chapeau, { $seat } dit : la carte Coupable est chez { $target }.
    }
culprit-suspected-accomplice =
    { $me ->
        [seat] Vous croyez { $target } complice.
        [target] { $seat } vous croit complice.
       *[other] { $seat } croit { $target } complice.
    }

culprit-gain = { $seat } +{ $points }
culprit-gains =
    { $scored ->
        [yes] { " " }Points : { $gains }.
       *[no] { "" }{ $gains }
    }
culprit-round-found-by-detective =
    { $me ->
        [seat] C’en est fait : vous teniez le Coupable.
       *[other] Le Coupable est trouvé, chez { $seat }.
    }{ culprit-gains }
culprit-round-found-by-toby =
    { $me ->
        [seat] Le chien a du flair : vous teniez le Coupable.
       *[other] Le chien a trouvé le Coupable, chez { $seat }.
    }{ culprit-gains }
culprit-round-escaped =
    { $me ->
        [seat] Vous vous échappez : le Coupable était votre dernière carte.
       *[other] { $seat } s’échappe : le Coupable était sa dernière carte.
    }{ culprit-gains }
culprit-round-handcuffed =
    { $me ->
        [seat] Le Coupable était votre dernière carte, mais vous portez les menottes.
       *[other] Le Coupable était la dernière carte de la main, mais { $seat } porte les menottes.
    }{ culprit-gains }

culprit-winners =
    { $number ->
        [0] Personne ne gagne.{ $winners }
       *[other] Victoire : { $winners }.
    }
culprit-ended-points = La partie est finie. { culprit-winners }
culprit-ended-found-by-detective = Le coupable est démasqué. { culprit-winners }
culprit-ended-found-by-toby = Le chien a trouvé le coupable. { culprit-winners }
culprit-ended-escaped = Le coupable s’est échappé. { culprit-winners }
culprit-ended-handcuffed = Le coupable portait les menottes. { culprit-winners }

culprit-reason-points = cinq points
culprit-reason-found-by-detective = trouvaille d’un détective
culprit-reason-found-by-toby = trouvaille du chien
culprit-reason-escaped = fuite du coupable
culprit-reason-handcuffed = menottes aux poignets

## Ce que disent les automates sous le chapeau

culprit-says-recognised = { $target } a ouvert les yeux quand j’ai regardé.
culprit-says-looked = J’ai vu ce que tient { $target }.
culprit-says-denied = { $target } a dit non, et je n’y crois pas.
culprit-says-exchanged = Des cartes sont passées entre les mains de { $target }.
culprit-says-last-card = { $target } n’a plus qu’une carte en main.
culprit-says-feeling = Je n’ai contre { $target } qu’une intuition.

## Ce que l’on peut faire

culprit-may-play = Jouer { $card }
culprit-may-play-at = Jouer { $card } : { $target }
culprit-may-discard = Défausser { $card }
culprit-may-give = Céder { $card }
culprit-may-trade = Échanger une carte
culprit-may-decline = Rendre les cartes
culprit-may-suspect-nobody = Ne soupçonner personne
culprit-may-suspect = Dire que la carte Coupable est chez { $target }
culprit-may-suspect-accomplice = Dire que { $target } est complice
culprit-may-conclude = En rester là
culprit-may-deal = Donner { $card } à { $seat }
culprit-may-take = Prendre { $card } chez { $giver }
culprit-may-draw = Piocher { $card }
culprit-may-show = Montrer { $card }
culprit-may-hand-back = Rendre { $card } à { $seat }

## La table dans le terminal

culprit-column-player = qui
culprit-column-cards = main
culprit-column-points = points
culprit-column-played = cartes jouées
culprit-mark-accomplice = complice
culprit-mark-handcuffs = menottes
culprit-mark-maid = pas de détective
culprit-mark-governess = ni chien ni shérif
culprit-pile = pioche { $cards }
culprit-discards = défausse :
culprit-hand = Votre main :
culprit-shown = Vous regardez la main, chez { $target } :
culprit-empty = aucune carte

culprit-pick-card = Jouer { $card }
culprit-pick-player = { $letter }  { $target } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
culprit-which-card = Quelle carte jouez-vous ?
culprit-which-player = Qui visez-vous ?
culprit-which-gift = Quelle carte cédez-vous ?
culprit-which-discard = Quelle carte défaussez-vous ?
culprit-will-you-trade = Échangez-vous une carte ?
culprit-which-culprit = Chez qui soupçonnez-vous la carte Coupable ?
culprit-which-accomplices = Et qui croyez-vous complice ?

## Ce qui est refusé

culprit-fault-culprit = « { $card } » doit être dans une main tant que la manche dure.
culprit-fault-drawn = { $out } cartes ont quitté la pioche, ce qui ne va pas avec { $discarded } défaussées.
culprit-fault-first = « { $card } » se joue en premier, par qui l’a en main.
culprit-no-such-card = Il n’y a pas de carte « { $text } ».
culprit-position-cards = Dans cette position, les cartes ne sont pas là où elles peuvent être. { $fault }
culprit-position-deal = La distribution ne mène pas à cette position. { $fault }
culprit-position-end = Cette position ne finit pas comme elle le dit. { $fault }
culprit-position-hands = Cette position n’a pas une main pour chaque place. { $fault }
culprit-position-points = Les points de cette position ne peuvent pas arriver. { $fault }
culprit-position-seat = Cette position parle d’une place qui n’est pas à la table, ou deux fois de la même. { $fault }
culprit-position-stage = Cette position ne nomme aucune étape d’une manche. { $fault }
culprit-position-turn = Ce que cette position dit du tour ne peut pas arriver selon les règles. { $fault }
culprit-table-always-one = Il faut exactement une carte { $card } dans la boîte, et toujours distribuée.
culprit-table-hands = { $initial } cartes du tableau et { $random } au hasard ne font pas les { $needed } que l’on distribue.
culprit-table-not-there = Le tableau veut { $wanted } fois la carte { $card } ; il y en a { $number }.
culprit-table-number = Il ne peut pas y avoir { $number } fois la carte { $card }.
culprit-table-too-few = { $number } cartes ne suffisent pas ; on en distribue { $needed }.
culprit-table-too-many = { $number } cartes, c’est trop ; la boîte en a { $most }.
