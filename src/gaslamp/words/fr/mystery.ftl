## Les mystères : des énigmes faites par la maison

mystery-changed = Ce mystère n’est plus tel qu’il a été écrit : un octet au moins a été changé.
mystery-no-such-game = Il n’y a pas de mystères de { $text }. Il y en a de : { $games }.
mystery-no-such-kind = Il n’y a pas de mystère de cette sorte : { $text }. Il y a : { $kinds }.
mystery-other-seed = { $file } vient d’une autre graine : continuez avec elle, ou choisissez un autre dossier.
mystery-not-again = Cette maison ne peut pas rejouer la partie d’où vient ce mystère.
mystery-none-such = La maison n’a pas de mystère { $text }.
mystery-no-date = { $text } n’est pas un jour à mystère : écrivez-le comme 2026-11-16.
mystery-not-yet = Le mystère de ce jour n’est pas encore paru.
mystery-not-offered = Ce n’est pas parmi les réponses possibles ici.
mystery-unproved-answer = Il ne peut être prouvé : ce qu’il accepte n’est pas exactement ce qui est juste.
mystery-unproved-minimal = Il ne peut être prouvé : l’un de ses faits est de trop.
mystery-unproved-chain = Il ne peut être prouvé : un pas de sa solution ne suit pas.
mystery-unproved-time = Il ne peut être prouvé : le solveur a renoncé.

## Questions

mystery-question-missing = Quel joyau manque ?
mystery-question-question = Quelle question tranche, quelle que soit la réponse ?
mystery-question-where = Où Mister X est-il forcément ?
mystery-question-catch-one = Prenez-le tout de suite, où qu’il soit : { $stations }.
mystery-question-catch-two = Prenez-le en deux coups, quoi qu’il fasse : il est au { $stations }.
mystery-question-catch-three = Prenez-le en trois coups au plus, quoi qu’il fasse : il est au { $stations }.
mystery-question-fewest = Jouez { $character } de sorte qu’il reste le moins de suspects, quoi que disent les témoins.
mystery-question-escape = Vous êtes Jack, sous les traits de { $character }. Quelle carte d’abord, pour que la seconde vous sorte de Whitechapel ?
mystery-question-holder = Qui a le Coupable ?
mystery-question-safe = Quelle carte jouer sans risque de perdre ?

## Faits

mystery-fact-nothing = Il s’est passé quelque chose.
mystery-fact-seen = Après son coup { $place }, Mister X a été vu au { $station }.
mystery-fact-ticket = Pour son coup { $place }, il a pris un ticket : { $ticket }.
mystery-fact-stood =
    Au { $station } se tenait { $pawn }{ $last ->
        [0] {" "}à son départ.
       *[other] , qui ne l’y a pas rencontré jusqu’à son coup { $last }.
    }
mystery-fact-stations = Mister X est au { $stations }.
mystery-fact-purse =
    Il lui reste { $black ->
        [0] aucun ticket noir
        [1] un ticket noir
       *[other] { $black } tickets noirs
    } et { $doubles ->
        [0] aucun coup double
        [1] un coup double
       *[other] { $doubles } coups doubles
    }.
mystery-fact-order = Les détectives jouent l’un après l’autre, le premier d’abord.
mystery-fact-suspects = { $number } peuvent encore être Jack : { $suspects }.
mystery-fact-last-card = C’est la dernière carte du tour : l’appel à témoins suit.
mystery-fact-unseen = Personne n’a vu Jack au dernier appel.
mystery-fact-two-cards = Vous jouez maintenant deux cartes de suite.
mystery-fact-guilty =
    { $number ->
        [one] Le Coupable est dans cette main : { $seats }.
       *[other] Le Coupable est dans l’une de ces mains : { $seats }.
    }
mystery-fact-flash = On joue une seule manche. Personne n’en sait plus des autres mains que ce qui est sur la table.

## Mots des réponses

mystery-at-station = { $station }
mystery-held-by = C’est { $seat } qui l’a.
mystery-count = { $number }
mystery-ask = interrogez { $seat } sur : { $question }
mystery-move = { $pawn } au { $station } ({ $ticket })
mystery-any-move = les autres à leur guise
mystery-hand = { $seat } : { $cards }
mystery-solution = La réponse : { $answer }
mystery-solution-moves = La réponse : { $moves }.
mystery-solution-notation = La réponse, comme l’écrit un procès-verbal : { $answer }.

## La chaîne des raisons

mystery-reason-left =
    { $facts ->
        [one] Ce fait laisse
       *[other] Ces { $facts } faits ensemble laissent
    }{ $many ->
        [yes] { " " }{ $number } possibilités.
       *[no] { " " }: { $left }.
    }
mystery-reason-parted = Vous jouez ceci : { $move }. Une des réponses ne laisse que { $left }.
mystery-reason-place = Après son coup { $place }, il peut être { $many ->
        [yes] à { $number } arrêts.
       *[no] au { $left }.
    }
mystery-reason-cover = Il est au { $left } : { $moves }.
mystery-reason-flight = S’il prend ce ticket, { $ticket }, il est au { $left } : { $moves }.
mystery-reason-seen = Si Jack est vu, il reste : { $left }.
mystery-reason-unseen = S’il n’est pas vu, il reste : { $left }.
mystery-reason-other = Toute autre façon de la jouer peut en laisser { $left } ou plus.
mystery-reason-first = D’abord : { $move }.
mystery-reason-second = Puis : { $move }, et Jack a disparu.
mystery-reason-loses =
    { $number ->
        [0] { $move } On peut y perdre.
       *[other] { $move } On peut y perdre, avec ces mains : { $hands }.
    }
mystery-reason-safe = { $move } Quelles que soient les mains et la suite, on ne perd pas.

## Indices

mystery-hint-missing = Additionnez ce que vous tenez, ce qui est sur la table et ce que chacun a : de quelle sorte en manque-t-il un ?
mystery-hint-question = Quels joyaux sont encore possibles ? Cherchez la question qui les départage.
mystery-hint-where = Partez d’où il a été vu, ticket par ticket ; là où se tient un pion, il ne peut être.
mystery-hint-catch-one = À chaque arrêt où il peut être, il faut que quelqu’un aille.
mystery-hint-catch-two = Comptez ses issues avant de jouer : après votre coup, chacune doit rester à votre portée.
mystery-hint-catch-three = Ôtez-lui d’abord les arrêts d’où il irait loin ; le reste vient tout seul.
mystery-hint-fewest = L’appel sépare les suspects éclairés des autres : rendez les deux parts aussi égales que possible.
mystery-hint-escape = Qu’est-ce qui vous retient : un barrage, une plaque fermée, quelqu’un sur le chemin, la distance ?
mystery-hint-holder = Qui ne peut pas l’avoir ? Commencez par ce que vous avez vu vous-même.
mystery-hint-safe = Pour chaque carte : que peut-il arriver de pire ?
mystery-hint-ways =
    { $number ->
        [one] Il y a une façon.
       *[other] Il y a { $number } façons.
    }
mystery-hint-together = Il faut les { $number } faits à la fois.
mystery-hint-stone = C’est l’un de ceux-ci : { $question }.
mystery-hint-not = Ce n’est pas { $seat }.
mystery-hint-least = On peut descendre à { $number }.
mystery-hint-begin = Cela commence ainsi : { $move }.

## Dans le terminal

mystery-proved = Prouvé : { $number ->
        [one] un mystère
       *[other] { $number } mystères
    }.
mystery-made =
    { $file } : { $number ->
        [one] un mystère
       *[other] { $number } mystères
    } ({ $fresh ->
        [one] { $fresh } nouveau
       *[other] { $fresh } nouveaux
    }).
mystery-listed = { $game } · { $kind } : { $number } ({ $difficulties })
mystery-difficulty =
    { $difficulty ->
        [easy] facile
        [fair] moyen
       *[hard] difficile
    }
mystery-counted = { $difficulty } : { $number }
mystery-right = C’est juste.
mystery-wrong = Non, ce n’est pas cela.
mystery-of-the-day = Mystère du jour, { $date } · { $game } · { $difficulty }
