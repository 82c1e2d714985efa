# Ce qui se dit quand on prépare une table.

client-setup-title = { $title } : une nouvelle table
client-setup-company = Qui joue ?
client-company-bots = Contre des automates
client-company-bots-about = La partie commence tout de suite.
client-company-friends = Entre amis
client-company-friends-about = Vous recevez un lien, et un code pour les téléphones.
client-company-all = Avec n’importe qui
client-company-all-about = La table est affichée sur la page d’accueil.
client-setup-range = Un nombre entier de { $least } à { $most }, s’il vous plaît.
client-setup-count = Places
client-seat-kind-me = moi
client-seat-kind-bot = un automate
client-seat-kind-invited = sur invitation, par lien
client-seat-kind-open = n’importe qui
client-setup-rules = Quelles règles ?
client-setup-variants = Variantes connues, toutes prêtes :
client-setup-agreements = Autres conventions
client-setup-pace-about = Combien ils attendent avant chaque coup, pour qu’on puisse suivre.
client-setup-clock = Pendule
client-clock-none = sans pendule
client-clock-none-about = Chacun prend le temps qu’il veut.
client-clock-bank = un temps pour toute la partie
client-clock-bank-about = Un automate joue à la place de qui a épuisé le sien.
client-clock-days = des jours pour chaque coup
client-clock-days-about = Une partie en passant, sur des jours ou des semaines.
client-clock-minutes = Minutes par joueur
client-clock-increment = Secondes de plus à chaque coup
client-clock-days-a-move = Jours par coup
client-setup-listed = Affichée sur la page d’accueil
client-setup-listed-about = Quiconque visite la maison l’y voit.
client-setup-aids = Ce qui peut être noté pour les joueurs
client-setup-aids-paper = Rien n’est conclu pour personne.
client-setup-aids-clerk = Au plus, ce que dit chaque fait à lui seul.
client-setup-aids-oracle = Au plus, tout ce qui s’ensuit, avec les chances. Chacun peut choisir moins.
client-setup-clause = Article { $clause }
client-setup-hints = On peut demander des indices
client-setup-hints-about = Qui doit jouer peut demander où regarder ; les autres l’apprennent.
client-setup-hints-changes = Alors la partie ne compte plus pour le classement.
client-setup-rated = La partie compte pour le classement
client-setup-rated-about = Son issue fait bouger le classement de chacun.
client-setup-rated-changes = Alors personne ne peut demander d’indices.
client-setup-side-talk = Les joueurs d’un camp peuvent se parler entre eux
client-setup-side-talk-about = L’autre camp ne les entend pas.
client-setup-spectators = D’autres peuvent regarder
client-setup-spectators-about = Ils voient ce que toute la table voit, et les secrets de personne.
client-setup-delay = Avec quel retard, en secondes
client-setup-delay-about = Pour que personne n’apprenne du dehors ce qui vient d’arriver.
client-setup-open = Ouvrir la table
client-setup-play = Jouer
client-setup-then-link = Vous recevez un lien à transmettre. La partie commence quand tout le monde est assis.
client-setup-by-hand = Ou composez une position à la main, pour jouer à partir d’ici
client-setup-then-play = La partie commence tout de suite.
client-setup-yours = Votre table
client-setup-said = { $title }, { $count } places. Règles : { $form }.
client-setup-usual = Tout comme d’habitude
client-setup-then-seats =
    { $count ->
        [one] Alors la table a 1 place.
       *[other] Alors la table a { $count } places.
    }
client-option-sleuth-missing-about = Il faut les nommer tous.
client-option-sleuth-winners-about = S’ils sont plusieurs, les autres continuent à chercher quand quelqu’un a trouvé.
client-option-sleuth-extra-interrogations-about = Un sur un élément, un sur deux.
client-option-sleuth-super-sleuth-about = Chaque réponse n’est qu’un nombre.
client-option-culprit-flash-about = Le coupable et ses complices gagnent ensemble, ou bien tous les autres.
client-option-scotland-yard-form-2014-about = 24 tours ; Mister X est vu cinq fois. Des bobbies aident deux ou trois détectives.
client-option-scotland-yard-form-2014-two-about = Un joueur a deux détectives, qui partagent une bourse, et deux bobbies.
client-option-scotland-yard-form-1983-about = 22 tours, dans l’ordre des places ; tout ticket joué passe à Mister X.
client-option-scotland-yard-form-beginners-about = 13 tours sans tickets ; Mister X est presque toujours en vue.
client-option-scotland-yard-voluntary-showing-about = En se montrant, il prend un ticket à chaque détective.
client-deck-why = Les nombres de la boîte ne figurent pas dans les règles ; ceux-ci sont notre reconstitution. Qui possède la boîte peut mettre les siens.
client-deck-usual = Comme d’habitude

## Ce qui se demande avant la première partie

client-ask-title = { $title } : comment voulez-vous jouer ?
client-ask-side = Votre rôle
client-ask-side-mr-jack-0 = Fuit dans le brouillard, ou reste caché jusqu’à l’aube.
client-ask-side-mr-jack-1 = Innocente des suspects, et attrape le bon.
client-ask-side-scotland-yard-0 = Seul et sans être vu, contre tous.
client-ask-side-scotland-yard-1 = Avec des automates, sur sa piste.
client-ask-rank = La force des automates
client-ask-rank-constable = Le plus facile : pour une première partie.
client-ask-rank-sergeant = Le grade habituel : il réfléchit, et des choses lui échappent.
client-ask-rank-inspector = Un cran au-dessus : peu de choses lui échappent.
client-ask-rank-superintendent = Le meilleur que la maison ait.
client-ask-kept = On ne le demande qu’une fois. Sur la page d’accueil, la carte de chaque jeu permet d’en changer.
