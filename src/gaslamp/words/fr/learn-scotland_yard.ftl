# Ce que dit la voix dans les parties guidées de Scotland Yard.

learn-scotland-yard-title = En Mister X
learn-scotland-yard-welcome = Vous êtes Mister X. Deux détectives et deux bobbies vous traquent dans Londres. Ils voient quels tickets vous utilisez, mais rarement où vous êtes. Tenez jusqu’à ce que les 24 cases de votre tablette soient pleines, et vous gagnez.
learn-scotland-yard-map = Vous êtes à l’arrêt { $station } ; personne d’autre ne le sait. Les lignes jaunes du taxi, vertes du bus et rouges du métro mènent aux arrêts suivants. Qui atteint votre arrêt vous a pris.
learn-scotland-yard-taxi = Le taxi va partout, mais pas loin. L’arrêt 185, à côté de vous, a aussi des bus et le métro. Allez-y en taxi.
learn-scotland-yard-taxi-otherwise = Ce serait permis. Mais allez au 185 en taxi : c’est de là que part le métro.
learn-scotland-yard-log = Sur votre tablette, ils voient « taxi » et rien de plus : vous pourriez être à n’importe lequel des arrêts voisins. Aux détectives et aux bobbies de jouer.
learn-scotland-yard-underground = Le métro est le plus rapide. Prenez-le jusqu’au 128, loin d’eux quatre.
learn-scotland-yard-underground-otherwise = Pas cette fois. Prenez le métro du 185 au 128.
learn-scotland-yard-show = Après la 3e case de la tablette, tous vous voient, puis après la 8e, la 13e, la 18e et la 24e. Allez donc là d’où partent beaucoup de lignes : au 142, en taxi ou en bus.
learn-scotland-yard-show-otherwise = On vous y verra : choisissez bien. Le 142, en taxi ou en bus.
learn-scotland-yard-shown = { $seen } Maintenant, ils se rapprochent.
learn-scotland-yard-double = C’est le moment d’un de vos deux coups doubles : deux déplacements avant leur réponse. Commencez par le bus jusqu’au 157, au bord du fleuve.
learn-scotland-yard-double-otherwise = Un coup double, oui ; mais commencez-le par le bus jusqu’au 157.
learn-scotland-yard-ferry = Et maintenant un ticket noir. Il vaut pour toutes les lignes et cache celle que vous prenez ; et c’est le seul que le ferry accepte. Remontez le fleuve jusqu’au 115.
learn-scotland-yard-ferry-otherwise = De là, ils vous retrouveraient vite. Prenez le ferry jusqu’au 115, avec un ticket noir.
learn-scotland-yard-vanished = Bus, ticket noir : voilà tout ce qu’ils savent. Depuis le 142, vous pourriez être presque partout. Regardez-les chercher.
learn-scotland-yard-later = Et cela continue, tour après tour. Passons sur une longue nuit de taxis, où vous vous montrez encore trois fois.
learn-scotland-yard-late = Case 22 sur 24. Vous êtes au { $station }, avec encore { $black ->
        [one] un ticket noir
       *[other] { $black } tickets noirs
    }, et ils sont loin. La suite est à vous : allez où vous voulez.
learn-scotland-yard-last = Encore un, et la tablette est pleine ; ils pourront répondre une fois. Vous êtes au { $station }. Partez.
learn-scotland-yard-end = Vous leur avez échappé, et toute la tablette est découverte : suivez la traque sur le plan. Vous avez pris taxi, bus, métro et ferry, joué un ticket noir et un coup double, et paru au grand jour. À vous de le traquer : il y a une seconde leçon.

## La seconde, en détective

learn-scotland-yard-detective-title = En détective
learn-scotland-yard-detective-welcome = Mister X est quelque part dans Londres, et vous le traquez. Vous menez le détective 1, à l’arrêt 141. { $c } mène le détective 2, et deux bobbies vous aident tous les deux. Mister X commence.
learn-scotland-yard-detective-log = { $told } Sa tablette montre le ticket, pas l’endroit. Il se montre après la 3e case ; d’ici là, placez-vous là d’où l’on va loin.
learn-scotland-yard-detective-taxi = Chaque déplacement coûte un ticket : taxi, bus ou métro. Prenez un taxi jusqu’au 133 ou au 142, où passent des bus.
learn-scotland-yard-detective-taxi-otherwise = Aucun bus n’y passe. Prenez un taxi jusqu’au 133 ou au 142.
learn-scotland-yard-detective-order = Votre ticket retourne à la pioche commune. Détectives et bobbies jouent dans l’ordre qui vous convient ; aux autres maintenant, puis à Mister X.
learn-scotland-yard-detective-bus = { $told } Il se montre au prochain coup. Soyez alors à un arrêt de métro : prenez le bus jusqu’au 140 ou au 128.
learn-scotland-yard-detective-bus-otherwise = Prenez le bus, jusqu’à l’arrêt de métro : le 140 ou le 128.
learn-scotland-yard-detective-bobby = Les bobbies ne sont à personne et n’ont pas besoin de tickets. Déplacez le bobby 2 par la ligne que vous voulez.
learn-scotland-yard-detective-shown = { $told } Et il a dû se montrer : il est au { $station } ! De là, le métro va au 13, au 79, au 89 et au 111. Refermez le filet.
learn-scotland-yard-detective-underground = Aucun pion n’entre sur un arrêt occupé, et lui non plus. Barrez-lui donc la ligne : prenez le métro jusqu’au 89.
learn-scotland-yard-detective-underground-otherwise = Il pourrait alors filer par le 89. Barrez-le : allez-y en métro.
learn-scotland-yard-detective-near = { $c } envoie le détective 2 au 13 et le bobby 1 au 79. Seul le 111 reste ouvert. Placez le bobby 2 juste à côté.
learn-scotland-yard-detective-near-otherwise = De là, le bobby 2 n’atteint pas le 111 en un coup. Choisissez un arrêt voisin du 111.
learn-scotland-yard-detective-where = { $told } Le métro, depuis le 67. Au 13, au 79 et au 89, il y a quelqu’un. Où est-il forcément ?
learn-scotland-yard-detective-catch = Attrapez-le : envoyez un pion à l’arrêt où il est.
learn-scotland-yard-detective-catch-otherwise = Il n’est pas là. Il a pris le métro depuis le 67, et de ses quatre arrêts un seul était libre. Le bobby 2 peut l’atteindre.
learn-scotland-yard-detective-end = Pris ! Vous avez lu sa tablette, utilisé taxi, bus et métro, mené un bobby, fermé une ligne et déduit où il était. Tous les détectives gagnent ensemble.
