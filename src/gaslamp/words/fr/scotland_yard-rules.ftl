## 2014, de trois à six joueurs

SY-01 = Il y a un Mister X et 2 à 5 joueurs détectives. Deux bobbies renforcent 2 détectives, un seul en renforce 3, aucun 4 ou 5.
    .source = livre
SY-02 = Mister X a 5 tickets noirs et 2 coups doubles. Il prend ses tickets ordinaires dans la pioche commune.
    .source = livre
SY-03 = Un détective a 11 tickets taxi, 8 bus et 4 métro, visibles de tous. Les détectives n’échangent pas de tickets.
    .source = livre
SY-04 = La boîte contient 57 tickets taxi, 45 bus et 23 métro. Ce qui n’est pas distribué forme la pioche commune, où vont aussi les tickets utilisés par les détectives. Mister X ne peut pas prendre un ticket qui n’y est pas ; les siens restent sur sa tablette.
    .source = livre ; décision : la pioche est comptée
SY-05 = Chaque détective, puis chaque bobby, reçoit une carte départ des détectives. Mister X en tire une des siennes en secret et n’a pas de pion sur le plateau. Deux pions ne partent jamais du même arrêt.
    .source = livre
SY-06 = À chaque tour, Mister X se déplace d’abord, puis tous les détectives et bobbies, dans l’ordre qu’ils veulent. Tous doivent se déplacer.
    .source = livre
SY-07 = On va jusqu’à l’arrêt suivant d’une ligne du ticket utilisé : taxi, bus ou métro. On peut ensuite revenir par le même chemin.
    .source = livre
SY-08 = Personne ne va sur un arrêt occupé, sauf un détective ou un bobby qui atteint Mister X.
    .source = livre
SY-09 = Mister X inscrit chaque arrêt sur sa tablette de 24 cases, sous le ticket utilisé : les détectives voient le ticket et non l’arrêt.
    .source = livre
SY-10 = Les bobbies prennent tous les transports sauf le ferry, sans ticket, et n’en mettent pas dans la pioche. Les détectives les déplacent ensemble : chacun de leurs joueurs peut déplacer un bobby qui ne l’a pas encore été, même après son propre pion.
    .source = livre ; décision : qui déplace un bobby
SY-11 = Un détective sans ticket utilisable passe son tour et reste sur le plateau, en obstacle. Un pion bloqué seulement par d’autres pions attend : libéré, il doit se déplacer ; il est passé quand aucun de ceux qui restent à jouer ne peut bouger.
    .source = livre ; décision : qui est bloqué attend
SY-12 = Mister X se montre après les 3e, 8e, 13e, 18e et 24e cases de sa tablette. Au coup suivant, il disparaît.
    .source = livre
SY-13 = Un coup double, ce sont deux déplacements dans un tour, par deux transports quelconques, sur deux cases ; le ticket est dépensé. Un seul par tour. S’il doit se montrer après le premier, il le fait, puis disparaît avec le second. Aucun des deux ne mène sur un pion.
    .source = livre
SY-14 = Un ticket noir vaut pour tout transport et pour le ferry, et cache lequel ; aussi dans un coup double. Rien d’autre ne donne accès au ferry, et à personne d’autre.
    .source = livre
SY-15 = Mister X perd s’il ne peut pas se déplacer : parce que les arrêts voisins sont occupés, ou faute de ticket utilisable.
    .source = livre ; décision : quelle qu’en soit la cause
SY-16 = Les détectives gagnent dès qu’un détective ou un bobby est sur l’arrêt de Mister X. Il doit se montrer.
    .source = livre
SY-17 = Mister X gagne s’il est libre quand les détectives ont répondu à la 24e case de sa tablette : après 22 tours s’il a joué ses deux coups doubles, 24 s’il n’en a joué aucun.
    .source = livre ; décision : la tablette fait foi
SY-18 = Mister X gagne si plus aucun détective ne peut se déplacer. Les bobbies ne comptent pas. On en juge quand vient le tour des détectives, sur les pions tels qu’ils sont, même si un bobby pouvait faire de la place.
    .source = livre ; décision : quand on en juge
SY-19 = Un coup double demande deux cases libres, et ne commence que par un déplacement après lequel un second est possible.
    .source = décision

## 2014, à deux joueurs

SY-30 = Le joueur des détectives déplace quatre pions, deux détectives et deux bobbies, dans l’ordre qu’il veut.
    .source = livre
SY-31 = Les deux détectives partagent une réserve de 20 tickets taxi, 16 bus et 8 métro. Le reste de la boîte forme la pioche.
    .source = décision

## 1983

SY-40 = On joue de trois à six. Mister X a autant de tickets noirs qu’il y a de détectives, 4 taxi, 3 bus, 3 métro et 2 coups doubles ; un détective a 10 taxi, 8 bus et 4 métro.
    .source = livre
SY-41 = Deux joueurs détectives ont chacun deux détectives, aux réserves séparées. Mister X a alors 4 tickets noirs.
    .source = livre
SY-42 = Tous tirent d’une même pile de 18 cartes départ.
    .source = livre
SY-43 = Les tickets ordinaires de Mister X ne s’épuisent jamais : les détectives lui remettent les leurs. Il n’a jamais plus de tickets noirs qu’il n’y a de détectives.
    .source = livre
SY-44 = Après Mister X, les joueurs des détectives jouent l’un après l’autre. Qui en a deux les déplace dans l’ordre qu’il veut. Un pion qui ne peut pas bouger quand vient son tour est passé ; celui que l’autre détective de son joueur libère doit se déplacer.
    .source = livre ; décision : deux détectives d’un joueur, qui est passé
SY-45 = Deux pions ne sont jamais sur un même arrêt, sauf pour la prise.
    .source = livre
SY-46 = Mister X se montre après ses coups 3, 8, 13 et 18 et à la fin de la partie ; donc pas après le 24e, avant la réponse.
    .source = livre ; décision : pas après le 24e coup
SY-47 = Les détectives gagnent par la prise. Mister X gagne quand les détectives ne peuvent plus bouger, ce dont on juge quand vient leur tour, et au plus tard après le 22e tour, quels que soient les tickets restants. Un détective qui ne peut pas bouger reste où il est.
    .source = livre ; décision : quand on en juge
SY-48 = Mister X peut se montrer de son plein gré, après tout son déplacement et avant la réponse, s’il n’est pas déjà en vue. Il prend un ticket de son choix à chaque détective qui en a ; ils quittent le jeu. Il reste en vue jusqu’à son coup suivant. Une fois par tour, autant de tours qu’il veut.
    .source = livre, convenu avant la partie ; décision : quand et comment
SY-49 = Mister X perd s’il n’a pas de coup possible, comme en 2014. Sa tablette a 24 cases.
    .source = décision
SY-51 = SY-07, SY-09, SY-13, SY-14, SY-19 et les réserves visibles de SY-03 valent aussi en 1983. Un coup double joué quitte le jeu. Le plateau a une rue de plus, de 13 à 14.
    .source = livre ; le plateau
SY-50 = Ferries, pour les tickets noirs seulement : 194-157, 157-115, 115-108.
    .source = livre ; décision : 108, comme sur le plateau

## Débutants

SY-60 = Il y a un Mister X et 3 ou 4 détectives. Mister X part de 82, en vue. Trois détectives choisissent parmi 41, 46 et 124 ; un quatrième ajoute 142. Ils choisissent dans l’ordre des places, chacun un arrêt libre.
    .source = livre ; décision : dans l’ordre des places
SY-61 = On joue 13 tours. Mister X se déplace d’abord, puis les détectives dans n’importe quel ordre ; tous se déplacent.
    .source = livre
SY-62 = Taxi et bus seulement : ni métro, ni ferry. Les détectives n’ont pas besoin de tickets.
    .source = livre
SY-63 = Mister X est en vue, mais ses 3e, 8e et 13e coups sont secrets. Il quitte le plateau jusqu’à son coup suivant : il réapparaît alors où il était, puis repart. De même dans un coup double. Un coup secret ne dit pas si c’était le taxi ou le bus.
    .source = livre ; décision : dans un coup double
SY-64 = Mister X a 1 ticket noir. Il rend secret un coup de plus, non un coup déjà secret.
    .source = livre
SY-65 = Mister X a 1 coup double : deux déplacements, deux cases, aucun sur un détective. Si le second est le 3e, 8e ou 13e coup, il est secret. Ticket noir et coup double se combinent. Au 13e tour, il donne un 14e coup, puis une réponse. La partie dure 13 tours quoi qu’il en soit.
    .source = livre
SY-66 = On n’entre que sur un arrêt libre ; un seul détective par arrêt.
    .source = livre
SY-67 = Les détectives gagnent à tout moment sur l’arrêt de Mister X, ou s’il n’a plus d’arrêt libre où aller. Mister X gagne s’il est libre quand son dernier tour a reçu sa réponse.
    .source = livre
SY-68 = Où ce chapitre se tait, 2014 vaut : SY-07, SY-08 et l’attente de SY-11.
    .source = décision

## Ce que chacun sait

SY-80 = Les détectives connaissent chaque ticket utilisé, les arrêts montrés, toutes leurs réserves et leurs pions ; jamais les arrêts cachés de Mister X ni sa carte départ. Ils partagent ce qu’ils savent.
    .source = livre
SY-81 = Mister X voit tout. À la fin, toute la tablette est montrée à tous.
    .source = livre
SY-82 = Les détectives peuvent se concerter à tout moment. Mister X les entend, comme à une table ; un canal à part est une option de la table.
    .source = livre ; décision : Mister X entend
