# What a messenger shows of a link.

share-title = { $host ->
    [none] { $game }
   *[other] { $game } · { $host }’s table
}
share-title-over = { $many ->
    [0] { $game }
   *[other] { $game } · { $names }
}
share-gathering = A table is open. Sit down, or watch.
share-playing = A game is being played.
share-over = A finished game, to be looked at move by move.
share-mystery = The mystery of { $day } · { $game }
share-position = A position · { $game }
share-position-about = Look at it, change it, and play from here against bots.
