## L’analyse d’une partie finie

client-analysis-of = { $game } : l’analyse
client-analysis-curves = Les chances de { $name }
client-analysis-curve = Les chances de { $name } sont passées de { $first } % à { $last } %.
client-analysis-chance = chances de { $name }
client-analysis-as-table = En tableau
client-analysis-moment = moment
client-analysis-turning = Moment décisif { $letter }
client-analysis-turning-points = Moments décisifs
client-analysis-luck = Ce qui est apparu
client-analysis-chose = { $name } : { $said }
client-analysis-moves = Chaque décision
client-analysis-better = Mieux
client-analysis-played = joué
client-analysis-best = meilleur
client-analysis-points =
    { $points } { $count ->
        [one] point
       *[other] points
    }
client-analysis-fortune = La chance et le jeu
client-analysis-first = au début
client-analysis-own = ses choix
client-analysis-others = ceux des autres
client-analysis-chance-luck = la chance
client-analysis-last = à la fin
client-analysis-seen-by = La partie vue par
client-analysis-keys = ← → un pas · N le moment décisif suivant
client-analysis-working = La maison analyse la partie : { $done } sur { $of }.
client-analysis-progress = Où elle en est
client-analysis-stopped = Le compte s’est arrêté à { $done } sur { $of }.
client-analysis-left =
    { $game ->
        [mr_jack] suspects restants
        [scotland_yard] arrêts où pouvait être Mister X
        [sleuth] joyaux qui pouvaient manquer
        [culprit] qui pouvait avoir le Coupable
       *[other] ce qui restait ouvert
    }

## Reprendre d’un moment

client-onward = Reprendre d’ici
client-onward-as = Votre place
client-onward-rank = Grade des automates
client-onward-anew = Redistribuer ce que cette place ne pouvait savoir
client-onward-by-hand = Composer une position à la main
client-onward-about = Une nouvelle table, avec des automates aux autres places, jamais classée. Celle-ci ne change pas.
