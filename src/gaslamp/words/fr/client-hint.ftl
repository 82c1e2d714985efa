## La carte des indices, près de ce qu’on peut faire

client-hint-of = { $rung } sur { $all }
client-hint-taken =
    { $count ->
        [one] un pris dans cette partie
       *[other] { $count } pris dans cette partie
    }
client-hint-close = Ranger l’indice
client-hint-thinking = La maison y réfléchit…
client-hint-ask-1 = Où regarder
client-hint-ask-2 = Ce qui s’ensuit
client-hint-ask-3 = Un bon coup
