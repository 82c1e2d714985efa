# Ce que le client du navigateur dit de lui-même.

client-house = Gaslamp
client-skip = Aller au contenu
client-other-language = En anglais
client-to-day = Couleurs de jour
client-to-night = Couleurs de nuit
client-no-script = Gaslamp dessine ses tables avec JavaScript, que ce navigateur n’exécute pas. Autorisez-le pour cette page, ou jouez dans un terminal : gaslamp play
client-page-not-fetched = Cette page n’a pas pu être chargée. La maison est peut-être fermée un instant : rechargez la page.

## Les pages

client-page-setup = Une nouvelle table
client-page-table = La table
client-page-rules = Les règles
client-page-replay = Revoir une partie
client-page-me = Vous
client-page-missing = Il n’y a rien ici

## Règles

client-rules-of = { $game } : les règles
client-rules-search = Chercher dans les règles
client-rules-found =
    { $count ->
        [0] Aucun article trouvé.
        [one] Un article trouvé.
       *[other] { $count } articles trouvés.
    }
client-rules-none = Aucun article ne contient ces mots.
client-rules-play = Ouvrir une table
client-rules-culprit-note = Le nombre d’exemplaires de chaque carte est une reconstitution : le tableau du livre n’a pas survécu. Qui possède le tableau imprimé peut régler d’autres nombres par les options « copies » et « setup ».
