
# Ce que dit le serveur.

server-title = Gaslamp
server-serving = La maison est ouverte à l’adresse { $address } (Ctrl-C la ferme)
server-open-tables = Tables ouvertes
server-no-tables = Aucune table n’est encore ouverte
server-play-now = Le client pour le navigateur n’a pas été construit ici ; make play le construit. Pour jouer tout de suite, ouvrez un terminal et tapez : gaslamp play
server-table-line =
    { $game } : { $seats ->
        [one] une place
       *[other] { $seats } places
    }, { $free ->
        [0] toutes prises
        [one] dont une libre
       *[other] dont { $free } libres
    }
server-gathering = en attente
server-playing = en cours
server-put-aside = illisible pour cette version ; mise de côté
server-guest = Visiteur { $number }
server-your-turn = C’est à vous de jouer : { $game }.

## Refus

server-account-taken = Ce nom de compte est déjà pris.
server-body-too-large = C’est plus que ce que l’on peut envoyer ici.
server-cannot-listen = Impossible d’écouter à l’adresse { $address } ; peut-être est-elle déjà prise.
server-carried-wrong = Ce qui a été transporté dans « { $crate } » n’est pas ce qui s’y trouvait ; la maison reste où elle est.
server-fault = Quelque chose a mal tourné dans la maison ; ce n’est pas votre faute.
server-full = La maison est pleine ; réessayez dans un instant.
server-has-account = Vous avez déjà un compte.
server-head-too-large = L’adresse ou les en-têtes de cette requête sont trop longs.
server-moved = { $rows } lignes transportées et comparées ; la maison peut ouvrir à « { $address } ».
server-no-push-service = Ce n’est pas un service de notification que cette maison puisse joindre.
server-no-request = Ce n’est pas une requête que l’on puisse lire.
server-no-leaderboards = Cette maison n’affiche pas de tableau d’honneur.
server-no-picture = Il n’y a pas d’image de ce jeu.
server-no-such-person = Personne ne s’appelle « { $text } ».
server-no-such-store = « { $address } » n’est pas une base : l’adresse commence par sqlite:/// et se poursuit par un chemin, ou par postgresql:// et une base de données.
server-no-such-thing = Cela n’existe pas ici.
server-not-a-store = « { $address } » ne peut pas s’ouvrir comme base : { $why }.
server-not-let-in = On n’entre pas ici de cette façon.
server-not-signed-in = La maison ne vous connaît pas encore.
server-other-origin = Cela vient d’une page d’une autre maison.
server-store-closed-to-us = « { $address } » ne nous laisse pas entrer : { $why }.
server-store-half-carried = Une maison est encore en cours de transport vers « { $address } », depuis { $source } ; il faut d’abord l’achever.
server-store-in-use = Une autre maison occupe « { $address } » : { $why }. Une base n’accueille qu’une maison.
server-store-missing = Il n’y a pas de base à « { $address } ».
server-ratings-rebuilt = Recalculé d’après { $games } parties : { $standings } classements, dont { $changed } ont changé.
server-store-refuses = La base refuse : { $why }. Rien n’a changé.
server-store-too-new = « { $address } » a été écrite par une version plus récente de Gaslamp : { $why }.
server-store-unreachable = Personne ne répond à « { $address } » : { $why }.
server-target-not-empty = Il y a déjà quelque chose dans la base où la maison doit aller ; elle doit être vide.
server-target-of-another = Une autre maison y est en cours de transport, depuis { $source }.
server-too-large-unpacked = C’est trop long pour être envoyé sans compression ; un programme peut le demander avec « Accept-Encoding: gzip ».
server-too-long = C’était trop long : la maison y a renoncé.
server-too-much = C’est trop à la fois ; attendez un peu.
server-too-slow = Cela a mis trop de temps à arriver.
server-unavailable = La maison ne peut rien noter pour le moment ; rien n’a changé. Réessayez dans un instant.
server-worker-lost = La maison n’a pas pu finir ; réessayez plus tard.
server-wrong-method = Cette adresse ne permet pas cela.
server-wrong-code = Le nom de compte ou le code de secours ne convient pas.
server-wrong-passphrase = Le nom de compte ou la phrase de passe ne convient pas.
