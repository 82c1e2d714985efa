
# Qui est là, ce qu’on fait sans mots, et comment l’apprend qui n’est pas là.

client-presence-react = Réagir sans mots
client-presence-reaction =
    { $kind ->
        [bravo] Bravo !
        [laugh] Ha ha !
        [gasp] Oh !
        [hm] Hum…
        [aha] Aha !
        [oops] Oups
        [sweat] C’était juste
        [tea] Un thé ?
        [toast] Santé !
        [watching] Je vous ai à l’œil
        [sorry] Pardon
       *[good-game] Belle partie
    }
client-presence-said = { $name } : { $text }
client-presence-answer =
    { $number ->
        [0] Aucun.
       *[other] { $number }.
    }
client-presence-nudge = Réveiller { $name }
client-presence-nudge-sent = C’est fait
client-presence-nudged = { $name } vous attend.
client-presence-elsewhere = C’est à vous de jouer à une autre table : { $title }.
client-presence-go = Y aller
client-presence-put-away = Ranger
client-presence-title-elsewhere = ● À vous, ailleurs · { $title }
client-presence-hear-reactions = Me montrer les réactions ici
client-presence-reactions-off = Pas de réactions à cette table
client-presence-reactions-on = De nouveau des réactions à cette table

## Mise en place

client-presence-pace = Le rythme des automates
client-presence-pace-calm = Tranquille : on a le temps de regarder
client-presence-pace-brisk = Vif
client-presence-pace-at-once = Sans attendre
client-presence-term =
    { $pace ->
        [calm] automates tranquilles
       *[at-once] automates sans attente
    }

## Notifications

client-presence-notify = Notifications
client-presence-notify-why = Aux tables où l’on a des jours pour chaque coup, ce navigateur peut vous prévenir quand c’est à vous : à quel jeu, à quelle table, et rien d’autre.
client-presence-notify-on = Me prévenir ici
client-presence-notify-off = Ne plus me prévenir ici
client-presence-notify-is-on = Ce navigateur vous prévient quand c’est à vous.
client-presence-notify-none = Cette maison n’envoie pas de notifications.
client-presence-notify-cannot = Ce navigateur ne peut pas être prévenu ici. Il faut une connexion sûre (https), et sur certains téléphones la page doit d’abord être mise sur l’écran d’accueil.
client-presence-notify-denied = Le navigateur n’autorise pas les notifications de cette page ; cela se change dans ses réglages.
client-presence-notify-failed = Le service de notification du navigateur est injoignable. Réessayez plus tard.

## Sans connexion

client-presence-offline = Personne n’ouvre
client-presence-offline-why = Il n’y a pas de connexion avec la maison en ce moment. Rien n’est perdu à vos tables. On peut encore lire les règles.
client-presence-offline-again = Réessayer
