# Ce que dit la voix dans la partie guidée de Sleuth.

learn-sleuth-welcome = Un joyau a été volé. Il y en a 36 : trois pierres, trois types, quatre couleurs, un de chaque. Une carte a été retirée sans être vue, et qui la nomme en premier gagne.
learn-sleuth-hand = Ces joyaux sont à vous : aucun d’eux n’est donc le joyau disparu. Votre fiche d’indices les a déjà notés. Vous seul la voyez.
learn-sleuth-ask = Les quatre cartes recherche devant vous sont vos questions. Choisissez-en une, et demandez à un adversaire combien de ses joyaux ont ce qu’elle indique.
learn-sleuth-answer = Tous ont entendu le nombre. Si la carte portait deux éléments, les joyaux vous ont été montrés, à vous seul. Votre fiche en a pris note.
learn-sleuth-exchange = Quand aucune de vos quatre cartes ne vous aide, échangez-les toutes. Cela coûte votre tour. Essayez maintenant.
learn-sleuth-final = Une autre voie vers la fin : à votre tour, vous pouvez poser à un adversaire une ou deux dernières questions, sur ce que vous voulez. Elles ne demandent aucune carte recherche, mais ensuite vous devez nommer le joyau.
learn-sleuth-play-on = À vous de jouer. Quand votre fiche ne laisse plus qu’un joyau, annoncez que vous allez le nommer. Juste, vous gagnez ; faux, vous êtes hors jeu et ne faites plus que répondre.
learn-sleuth-end = La partie est finie, et tout est découvert. Comparez avec votre fiche. Puis prenez place à une vraie table.
