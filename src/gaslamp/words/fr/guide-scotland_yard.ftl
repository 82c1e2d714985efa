# Le guide de Scotland Yard, à côté de ses articles.

client-guide-yard-turn = Un tour
client-guide-yard-turn-text = Mister X joue d’abord, sans être vu. Puis tous les détectives jouent, à la vue de tous. Chaque coup suit une ligne jusqu’à l’arrêt suivant, et coûte un ticket de cette ligne.
client-guide-yard-turn-more = Ce que les détectives voient de Mister X, c’est son ticket, pas son arrêt. Un détective qui arrive à son arrêt l’a pris.
client-guide-yard-turn-unseen = Mister X : son ticket est sur la tablette, son arrêt reste secret.
client-guide-yard-turn-seen = Un détective prend le bus, et tous voient où il va.
client-guide-yard-lines = Les lignes
client-guide-yard-lines-text = Les taxis vont partout à petits pas, les bus plus loin, le métro le plus loin. Le ferry ne prend que des tickets noirs. Choisissez un arrêt pour vous y placer et voir où mène chaque ligne.
client-guide-yard-map = Londres autour de l’arrêt { $station } ; où mènent ses lignes est écrit en dessous
client-guide-yard-here = Vous êtes à l’arrêt { $station }.
client-guide-yard-stops =
    { $number ->
        [one] Une seule sorte de ligne s’y arrête.
       *[other] { $number } sortes de lignes s’y arrêtent.
    }
client-guide-yard-by-taxi = En taxi vers
client-guide-yard-by-bus = En bus vers
client-guide-yard-by-underground = En métro vers
client-guide-yard-by-ferry = En ferry vers
client-guide-yard-tickets = Les tickets
client-guide-yard-tickets-text = Les détectives en ont peu, à la vue de tous. Ce qu’ils dépensent va à la pioche commune, où Mister X prend les siens.
client-guide-yard-ticket-taxi = Taxi : 11 pour chaque détective.
client-guide-yard-ticket-bus = Bus : 8 pour chaque détective.
client-guide-yard-ticket-underground = Métro : 4 pour chaque détective.
client-guide-yard-ticket-black = Noir : à Mister X seul. Il vaut pour toute ligne et pour le ferry, et ne dit pas laquelle.
client-guide-yard-ticket-double = Double : deux coups dans un tour, deux fois par partie.
client-guide-yard-log = Quand Mister X se montre
client-guide-yard-log-text = Sa tablette a 24 cases. Après celles qui sont marquées, il dit où il est ; à son coup suivant, il disparaît.
client-guide-yard-log-shown = , il se montre
client-guide-yard-end = Comment cela finit
client-guide-yard-end-text = L’une de ces quatre choses arrive :
client-guide-yard-end-caught = Un détective arrive à l’arrêt de Mister X : les détectives gagnent.
client-guide-yard-end-stuck = Mister X ne peut plus bouger : les détectives gagnent.
client-guide-yard-end-full = Sa tablette est pleine et il est encore libre : Mister X gagne.
client-guide-yard-end-spent = Aucun détective ne peut plus bouger : Mister X gagne.
