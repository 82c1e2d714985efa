## La page

client-mystery-title = Le mystère du jour
client-mystery-facts = Les faits
client-mystery-found = Trouvé
client-mystery-not-it = Ce n’est pas cela.
client-mystery-give-up = Voir la solution
client-mystery-hints = Indices
client-mystery-hints-open = { $open } sur { $all } ouverts
client-mystery-hint-name-1 = Où regarder
client-mystery-hint-name-2 = Ce qui s’ensuit
client-mystery-hint-name-3 = Le premier pas
client-mystery-hint-name-4 = La solution
client-mystery-hint-open = Ouvrir
client-mystery-hint-lamp = Un indice éteint un bec, un essai manqué aussi.
client-mystery-chain = La solution, raison par raison
client-mystery-streak =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
client-mystery-in-a-row = de suite · record { $best }
client-mystery-first = Votre premier mystère.
client-mystery-tries =
    { $tries ->
        [0] Pas encore d’essai.
        [one] Un essai.
       *[other] { $tries } essais.
    }
client-mystery-lamps = becs allumés : { $lit } sur { $all }
client-mystery-share = Partager sans dévoiler
client-mystery-shared = Copié : les becs, les jours et le lien, jamais la réponse.
client-mystery-share-text = Gaslamp, mystère du jour { $date } : { $game } { $lamps } { $streak }
client-mystery-earlier = Mystères passés
client-mystery-none-today = Pas de mystère aujourd’hui
client-mystery-none-then = Pas de mystère ce jour-là
client-mystery-games = Les quatre jeux
client-mystery-board = La table
client-mystery-play-on = Reprendre d’ici, contre des automates
