# Ce que dit la voix dans la partie guidée de Sleuth. $a, $b et $c sont les personnes à la table.

learn-sleuth-title = Trouver le joyau manquant
learn-sleuth-welcome = Un joyau a été volé. Il y en a 36 : trois pierres, trois types, quatre couleurs, un de chaque. Une carte a été retirée sans être vue. { $b }, { $c } et vous : qui la nommera en premier ?
learn-sleuth-hand = Ces onze joyaux sont à vous, et deux sont découverts : aucun des treize ne manque. Votre feuille d’enquête les a déjà notés. Il en reste 23, et l’un d’eux est le joyau volé.
learn-sleuth-ask = Les quatre cartes recherche devant vous sont vos questions. « Perles » et « joyaux verts » n’ont qu’un élément : on y répond par un nombre, et tous l’entendent. Interrogez { $b } ou { $c } avec l’une de ces deux cartes.
learn-sleuth-ask-otherwise = Cette carte a deux éléments : elle viendra ensuite. Pour l’instant, demandez les perles ou les joyaux verts.
learn-sleuth-answer = { $answer } Regardez votre feuille : là où un nombre ne laisse aucun doute, elle a rayé ou rempli ce qui en découle. Maintenant { $b } interroge, et vous écoutez.
learn-sleuth-listen = { $answer } Il y a sept diamants que vous ne voyez pas, et { $c } en a sept : tous. Les questions des autres valent autant que les vôtres. Au tour de { $c }.
learn-sleuth-opals = { $answer } { $b } n’a pas de diamant : ses huit autres joyaux sont donc les huit perles que vous ne voyez pas. Seules les opales sont en doute, et { $b } en a trois.
learn-sleuth-two = Sachez lesquelles. Votre carte « opales bleues » a deux éléments : on y répond par un nombre, et on vous montre les joyaux, sans que personne d’autre les voie. Interrogez { $b }.
learn-sleuth-two-otherwise = Bonne question, pour une autre fois. Demandez maintenant à { $b } ses opales bleues.
learn-sleuth-shown = { $shown } Personne d’autre ne les a vues. Votre feuille les note toutes deux chez { $b }. { $b } et { $c } interrogent encore : écoutez, et voyez ce qui reste.
learn-sleuth-exchange = Il restait une opale solitaire, et le nombre de { $c } l’a placée. Aucune de vos cartes n’éclaire les opales en doute. Échangez donc les quatre : cela coûte votre tour.
learn-sleuth-exchange-otherwise = Vous pourriez le demander, mais cela ne vous apprendrait rien. Échangez vos cartes.
learn-sleuth-exchanged = Quatre nouvelles cartes sont piochées, à la vue de tous. Pendant ce temps, les autres jouent leur tour.
learn-sleuth-free = « Groupes + choix libre » : vous ajoutez un élément à votre gré. Trois groupes d’opales sont en doute, et { $b } ne peut en avoir aucun. Demandez à { $c } ses groupes d’opales.
learn-sleuth-free-otherwise = Des groupes, oui, mais de quelle pierre ? Seules les opales sont en doute, et seul le jeu de { $c } peut les contenir. Demandez à { $c } ses groupes d’opales.
learn-sleuth-freed = { $shown } Deux joyaux restent : la paire d’opales rouges et la paire d’opales jaunes. L’une est dans la main de { $b }, l’autre manque.
learn-sleuth-final = Vous pourriez deviner. Mieux : à votre tour, vous pouvez poser une ou deux dernières questions, sur ce que vous voulez, sans carte. Elles vont à un seul adversaire, et ensuite vous devez nommer le joyau. Posez-les à { $b }.
learn-sleuth-final-otherwise = Les onze joyaux de { $c } sont sur votre feuille : il n’y a plus rien à lui demander. Posez vos dernières questions à { $b }.
learn-sleuth-question = Posez une question à laquelle une paire d’opales rouges et une paire d’opales jaunes donnent des réponses différentes.
learn-sleuth-question-otherwise = La réponse serait la même avec l’une ou l’autre paire. Demandez ce qu’une seule des deux possède : rouge, jaune, ou les paires d’opales, qu’on vous montrerait.
learn-sleuth-settled = { $answer } Il ne reste qu’un joyau sur votre feuille.
learn-sleuth-announce = Dites que vous savez. Dès lors, vous devez nommer un joyau : juste, vous gagnez ; faux, vous êtes hors jeu et ne faites plus que répondre.
learn-sleuth-name = Nommez le joyau manquant. C’est le seul que votre feuille ne met dans la main de personne.
learn-sleuth-name-otherwise = Regardez encore votre feuille : ce joyau est dans une main, ou découvert. À une vraie table, vous seriez hors jeu.
learn-sleuth-end = { $checked } Vous avez interrogé sur un élément et sur deux, lu les nombres des autres, échangé vos cartes, posé une dernière question et nommé le joyau. Prenez place à une vraie table.
