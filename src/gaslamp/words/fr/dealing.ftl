# Des donnes vérifiables : ce qui est refusé à la table, ce que dit la vérification.

## Avant la donne

dealing-already-committed = { $seat } a déjà scellé un nombre, et il reste tel quel.
dealing-already-revealed = { $seat } a déjà ouvert son nombre.
dealing-no-nonce-wanted = { $seat } ne donne pas de nombre à cette table.
dealing-not-dealt = Rien n’est distribué avant que tous les nombres soient ouverts ; il manque : { $seats }.
dealing-size = Un sel, un nombre ou son sceau a exactement { $bytes } octets.
dealing-still-running = La maison ouvre son nombre quand la partie est finie ou abandonnée, pas avant.
dealing-too-early = Les nombres s’ouvrent quand tous ont scellé le leur ; il manque : { $seats }.

## Ce qui ne tient pas

dealing-not-canonical = Seuls des nombres entiers jusqu’à 2^53, des textes, des listes et des objets peuvent être hachés.
dealing-no-proof = Le procès-verbal n’a pas de preuve : personne ne peut dire si la donne était honnête.
dealing-other-table = La preuve est celle d’une autre table que le procès-verbal.
dealing-other-game = La preuve est celle d’un autre jeu que le procès-verbal.
dealing-other-rules = La preuve suit une autre version des règles que le procès-verbal.
dealing-other-seats = La preuve est faite pour un autre nombre de places que le procès-verbal.
dealing-other-options = Les options du procès-verbal ne sont pas celles pour lesquelles la preuve est faite.
dealing-other-start = La partie enregistrée ne commence pas là où la preuve dit qu’elle a commencé.
dealing-humans = La preuve n’a pas exactement un nombre de chaque personne à la table.
dealing-commitment = Ce que la maison a scellé n’est pas ce à quoi les joueurs ont répondu par leurs nombres.
dealing-nonce = Le nombre de { $seat } n’est pas celui qui avait été scellé.
dealing-secret = Le nombre de la maison n’est pas celui qu’elle avait scellé : le nombre ou les conventions ont été changés.
dealing-draw = Le tirage { $number } n’est pas celui que donnent les nombres scellés.
dealing-cut-short = Le procès-verbal a été coupé : { $sealed } lignes ont été scellées, { $lines } sont là.
dealing-too-long = Des lignes ont été ajoutées au procès-verbal : { $sealed } ont été scellées, { $lines } sont là.
dealing-order = Les lignes du procès-verbal ne sont pas dans l’ordre où elles ont été scellées.
dealing-line = La ligne { $number } a été changée depuis que le procès-verbal a été scellé.
dealing-chance-line = La ligne { $number }, une ligne de la maison, a été changée depuis que le procès-verbal a été scellé.
dealing-chance-count = Dans le procès-verbal, la maison n’agit pas autant de fois qu’il y a eu de tirages ({ $number }).
dealing-unfinished = La partie enregistrée n’est ni finie ni abandonnée.
dealing-seal = Le sceau ne correspond pas au procès-verbal : ses tirages, ses lignes ou son résultat ont été changés.
dealing-rules = Le procès-verbal est scellé, mais les règles ne permettent pas de le jouer. { $reason }
dealing-total = Le tirage { $number } a été fait parmi { $claimed } ; selon les règles, c’est parmi { $total }.
dealing-chance = L’action { $number } de la maison devrait être « { $drawn } » et non « { $written } ».
dealing-noted = « { $text } » n’est ni l’engagement, ni l’ouverture, ni le sceau de ce procès-verbal.

## Ce qui a été vérifié

dealing-holds = Le procès-verbal tient.
dealing-checked-terms = La preuve est bien celle de ce procès-verbal : table « { $table } », jeu, règles, places et options.
dealing-checked-commitment = Le nombre de la maison est celui qu’elle avait scellé avant tous les autres.
dealing-checked-nonces =
    { $number ->
        [0] Personne n’a donné de nombre : que la maison ait tiré le sien au hasard, il faut l’en croire.
        [one] La seule personne à la table a ouvert le nombre qu’elle avait scellé.
       *[other] Les { $number } personnes à la table ont ouvert les nombres qu’elles avaient scellés.
    }
dealing-checked-draws =
    { $number ->
        [one] Le seul tirage est celui que donnent les nombres scellés.
       *[other] Les { $number } tirages sont ceux que donnent les nombres scellés.
    }
dealing-checked-lines =
    { $number ->
        [one] La seule ligne est telle qu’elle a été scellée.
       *[other] Les { $number } lignes sont telles qu’elles ont été scellées.
    }
dealing-checked-seal = Le sceau correspond aux lignes, aux tirages et au résultat.
dealing-checked-rules =
    { $number ->
        [one] La seule ligne peut être jouée selon les règles, et la partie a bien fini ainsi.
       *[other] Les { $number } lignes peuvent être jouées selon les règles, et la partie a bien fini ainsi.
    }
dealing-checked-chance =
    { $number ->
        [one] La seule action de la maison est celle que désigne son tirage.
       *[other] Chacune des { $number } actions de la maison est celle que désigne son tirage.
    }
dealing-checked-noted-commitment = « { $text } » est l’engagement de ce procès-verbal.
dealing-checked-noted-opening = « { $text } » est l’ouverture de ce procès-verbal.
dealing-checked-noted-seal = « { $text } » est le sceau de ce procès-verbal.
dealing-compare = À comparer avec ce que vous avez noté à la table (--noted le fait pour vous) :
dealing-hash-commitment = engagement
dealing-hash-opening = ouverture
dealing-hash-seal = sceau
