duel-title = Le Duel
duel-about = Une carte sur six pour chacun : demandez si celle de l’autre est haute, et devinez-la le premier.
duel-rules = Demandez trois fois au plus si la carte de l’autre est au moins aussi haute. Devinez-la : juste, vous gagnez ; faux, vous perdez.
duel-reason-right = La carte a été devinée.
duel-reason-wrong = La carte n’a pas été devinée.
duel-received = { $player } pioche le { $card }.
duel-drawn = { $player } pioche une carte.
duel-answered = { $player } demande : au moins { $card } ? { $yes ->
    [true] Oui.
   *[other] Non.
}
duel-guessed = { $player } devine le { $card } : { $right ->
    [true] juste.
   *[other] faux.
}
duel-draw = Piocher le { $card }
duel-ask = Demander : au moins { $card } ?
duel-guess = Deviner le { $card }
duel-unreadable = { $text } ne peut se faire dans le duel.
duel-position = Aucun duel ne peut en arriver là.
