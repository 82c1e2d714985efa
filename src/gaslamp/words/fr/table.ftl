
# Ce qu’une table refuse.

table-again-already = Les mêmes personnes ont déjà une nouvelle table.
table-begun = La partie a commencé.
table-bot-plays = Un automate joue à votre place : reprenez d’abord votre place.
table-by-link = Cette place est réservée à qui possède le lien.
table-hints-in-order = Les indices viennent l’un après l’autre : d’abord où regarder, puis ce qui s’ensuit, puis un bon coup.
table-hints-not-now = Vous n’avez rien à décider en ce moment.
table-hints-rated = Dans une partie classée, il n’y a pas d’indices.
table-host-only = Seul l’hôte peut faire cela.
table-lesson-listen = Écoutez d’abord, puis continuez.
table-lesson-none = Il n’y a pas de leçon nommée « { $name } ».
table-lesson-not-now = La leçon demande autre chose ici.
table-lesson-over = Cette leçon est terminée.
table-move-is-whole = Votre coup s’arrête là ; rien ne peut le suivre.
table-never-begun = Aucune partie n’a été jouée à cette table.
table-no-aids =
    { $most ->
        [paper] À cette table, chacun note sur papier : la maison ne conclut rien.
       *[clerk] À cette table, pas d’oracle : un greffier note ce que dit chaque fait, sans plus.
    }
table-no-hints = À cette table, il n’y a pas d’indices.
table-no-such-channel = Vous ne pouvez pas parler dans « { $text } » ici.
table-no-such-level = Il n’y a pas d’automate de grade « { $text } ».
table-no-such-seat = Cette table n’a pas cette place.
table-no-such-table = Cette table n’existe pas.
table-nobody-there = Personne n’est assis là.
table-not-full = Toutes les places ne sont pas encore prises.
table-not-legal = Les règles ne le permettent pas maintenant.
table-not-over = La partie n’est pas encore finie.
table-not-playing = Aucune partie n’est en cours ici.
table-not-yours = Ce n’est pas votre place.
table-put-aside = Cette version de la maison ne sait pas lire cette table. Elle est mise de côté ; rien n’en est perdu.
table-seat-taken = Quelqu’un est déjà assis là.
table-silenced = L’hôte vous a demandé de garder le silence.
table-stale = La situation a changé depuis votre choix ; choisissez de nouveau.
table-still-there = La personne assise là a encore le temps de revenir.
table-too-long = Il s’est passé tant de choses à cette table qu’on ne peut plus rien y ajouter.
table-small-form = Les petites formes sont faites pour les programmes ; à une table, on joue le jeu entier.
table-two-sides = Une même personne ne peut pas s’asseoir dans deux camps.
table-resigned = Vous avez abandonné cette place ; elle ne se reprend pas.
table-muted-enough = Vous avez déjà fait taire assez de monde ici.
table-not-asleep = On n’y attend pas depuis assez longtemps.
table-reactions-off = L’hôte a coupé les réactions à cette table.
