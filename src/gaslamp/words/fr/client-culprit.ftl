# Ce que dit le client du navigateur à une table du Coupable.

client-culprit-table = La table
client-culprit-your-hand = Votre main
client-culprit-only-you = pour vous seul
client-culprit-leaving = cédée
client-culprit-close = Fermer

## Sièges

client-culprit-pt = { $points } pt
client-culprit-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-culprit-cards =
    { $cards ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $cards } cartes en main
    }
client-culprit-holds = tient { $cards }
client-culprit-has-played = cartes jouées : { $cards }
client-culprit-deciding = doit décider
client-culprit-you-think = votre avis : { client-culprit-opinion }
client-culprit-fate =
    { $fate ->
        [winner] victoire
       *[culprit] coupable
    }
client-culprit-held = En main
client-culprit-played = Jouées, face visible
client-culprit-tag =
    { $tag ->
        [accomplice] Complice : du côté du coupable jusqu’à la fin de la manche.
        [handcuffs] Menottes : impossible de s’échapper avec la carte Coupable.
        [maid] Sous la garde de la Servante : aucun Détective avant le prochain tour.
       *[governess] Sous la garde de la Gouvernante : ni Toby ni Shérif avant le prochain tour.
    }

## Au milieu

client-culprit-pile = Cartes restant dans la pioche
client-culprit-discards = Défausse
client-culprit-cuffs-free = Personne ne porte les menottes

## Ce que l’on me demande

client-culprit-aim = { $card } : qui visez-vous ? Choisissez une place éclairée.
client-culprit-which-sharing = Quelle carte donnez-vous à gauche ?
client-culprit-which-panic = Quelle carte jetez-vous dans la panique ?
client-culprit-chapter = Nouvelle manche

## Ce qui se dit tout haut

client-culprit-says-no = Non, ce n’est pas moi.
client-culprit-says-yes = Oui, c’est moi.
client-culprit-says-nobody = Je ne soupçonne personne.
client-culprit-says-culprit = La carte Coupable ? Chez { $name }.
client-culprit-says-accomplice = Complice : { $name }.

## Scènes

client-culprit-scene =
    { $kind ->
        [eyes] Les yeux fermés
        [seen] On sait que c’est vous
        [youngest] Vous seul levez les yeux
        [toby] Toby a flairé quelque chose
        [panic] Les cartes rassemblées
       *[round] Fin de la manche { $round }
    }
client-culprit-eyes-closed = Tous ferment les yeux, et { $name } cherche la carte Coupable. Vous savez qu’on l’a cherchée, et rien de plus.
client-culprit-put-away =
    { $kind ->
        [eyes] Ouvrir les yeux
        [seen] Soit
        [youngest] J’en sais assez
        [toby] Bon chien
        [panic] Je les ai vues
       *[round] À la table
    }
client-culprit-how =
    { $how ->
        [found-by-detective] Un détective a trouvé le Coupable, chez { $name }.
        [found-by-toby] Le chien a trouvé le Coupable, chez { $name }.
        [escaped] { $name } s’échappe avec le Coupable.
       *[handcuffed] { $name } tenait le Coupable, menottes aux poignets.
    }

## Points

client-culprit-scores = Points
client-culprit-round = manche { $round }
client-culprit-total = sur { $goal }
client-culprit-was-culprit = tenait le Coupable

## Mon papier

client-culprit-suspicions = Mes soupçons
client-culprit-i-think = Je crois :
client-culprit-opinion =
    { $opinion ->
        [suspect] coupable ?
        [cleared] pas coupable
       *[accomplice] complice ?
    }
client-culprit-note = une note…
client-culprit-note-on = Ma note : { $name }
client-culprit-shown-to-me = Ce que l’on m’a montré
client-culprit-nothing-shown = Rien encore dans cette manche.
client-culprit-what-i-know = Ce que je sais
client-culprit-worlds =
    { $worlds ->
        [1] Une seule possibilité s’accorde avec tout ce que vous avez vu.
       *[other] Possibilités qui s’accordent avec tout ce que vous avez vu : { $worlds }
    }
client-culprit-drawn = Il y a trop de possibilités pour les peser toutes : les probabilités sont des estimations, qui valent { $draws } tirages. Ce qui est exclu l’est avec certitude.
client-culprit-claim =
    { $holds ->
        [yes] Certain : { $subject } : { $answer }.
       *[no] Certain : { $subject } : pas { $answer }.
    }
client-culprit-why = pourquoi ?
client-culprit-by-hand = Quelles cartes peuvent être où

## Scènes des cartes

client-culprit-scene-played = { $name } joue une carte sur { $of }
client-culprit-scene-asked =
    { $me ->
        [asker] Vous demandez à { $of } : est-ce vous ?
        [asked] { $name } vous demande : est-ce vous ?
       *[none] { $name } demande à { $of } : est-ce vous ?
    }
client-culprit-scene-answer =
    { $guilty ->
        [yes] « Oui, c’est moi. »
       *[no] « Non, ce n’est pas moi. »
    }
client-culprit-scene-says =
    { $me ->
        [asked] Il faut répondre, et tout le monde vous entend.
       *[none] { $name } doit répondre, et tout le monde l’entend.
    }
client-culprit-scene-toby-over =
    { $me ->
        [yes] Toby désigne une carte de votre main
       *[no] Toby désigne une carte dans la main de { $name }
    }
client-culprit-scene-was =
    { $me ->
        [yes] C’était vous !
       *[no] C’était { $name } !
    }
client-culprit-scene-toby =
    { $found ->
        [yes] Le chien a trouvé le Coupable.
       *[no] Fausse piste : la carte retourne dans la main.
    }
client-culprit-scene-changed = Des cartes changent de main
client-culprit-scene-changed-why = Seuls ceux qui donnent et ceux qui reçoivent savent lesquelles.
client-culprit-scene-hat =
    { $me ->
        [yes] Sous le chapeau, vous parlez
       *[no] Sous le chapeau, { $name } parle
    }
client-culprit-scene-nobody = « Je ne soupçonne personne. »
client-culprit-scene-suspects = « C’est { $name } ! »
client-culprit-scene-hat-why = C’est peut-être vrai, ou pas.
client-culprit-scene-how =
    { $how ->
        [found-by-detective] Un détective a posé la bonne question
        [found-by-toby] Un bon flair
        [escaped] La dernière carte d’une main
       *[other] Les menottes claquent
    }
client-culprit-scene-round =
    { $how ->
        [escaped] { $me ->
            [yes] Vous vous en tirez
           *[no] { $name } s’en tire
        }
       *[other] { $me ->
            [yes] C’était vous !
           *[no] C’était { $name } !
        }
    }
client-culprit-scene-end =
    { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne
       *[other] { $names } gagnent
    }

client-culprit-way = Le chemin du Coupable
client-culprit-known = Mains encore possibles, carte après carte, pour quelqu’un à qui rien n’échappe
client-culprit-way-dealt = { $until ->
    [0] l’a reçu et gardé
   *[other] l’a reçu, jusqu’au tour { $until }
}
client-culprit-way-held = { $until ->
    [0] à partir du tour { $turn }
   *[other] tours { $turn } à { $until }
}
client-culprit-way-turn = tour { $turn }
client-culprit-way-hop = de { $from } à { $to }

client-way-paper-culprit = Vos soupçons, et ce qu’on vous a montré.
client-way-clerk-culprit = Compte aussi les cartes jouées.
client-way-oracle-culprit = Qui peut tenir quoi, avec quelles chances, et pourquoi.
client-culprit-ledger = Jouées dans cette manche
client-culprit-ledger-none = Aucune carte n’a encore été jouée.
client-culprit-ledger-card = { $card } : { $count }
