# Ce que dit la voix dans la partie guidée de Le Coupable.

learn-culprit-welcome = Quelqu’un à cette table tient la carte du Coupable. Les autres veulent le démasquer avant qu’elle soit jouée. C’est peut-être vous, et elle peut changer de main.
learn-culprit-hand = Ces quatre cartes sont à vous ; vous seul les voyez. Désignez-en une pour lire son effet. Si vous tenez le Coupable, n’en dites rien : il ne se joue que comme dernière carte.
learn-culprit-play = À vous. Choisissez une carte, et si elle en demande une, la personne qu’elle vise.
learn-culprit-cards = Les autres ont joué aussi. Les cartes jouées restent visibles ; celles qui ont changé de main n’ont été vues que par qui les a données et prises. Retenez qui peut avoir quoi.
learn-culprit-again = Encore une fois. Un Détective demande à quelqu’un s’il est coupable, et un Alibi en main permet de dire non. Toby regarde une carte d’une main.
learn-culprit-play-on = Jouez la manche jusqu’au bout. Qui a joué un Complice est du côté du coupable.
learn-culprit-end = La manche est finie, et toutes les mains sont découvertes. Dans la partie complète, on joue des manches jusqu’à cinq points, et à une vraie table la conversation est la moitié du jeu.
