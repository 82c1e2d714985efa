# Ce qu’une messagerie montre d’un lien.

share-title = { $host ->
    [none] { $game }
   *[other] { $game } · la table de { $host }
}
share-title-over = { $many ->
    [0] { $game }
   *[other] { $game } · { $names }
}
share-gathering = Une table est ouverte. Asseyez-vous, ou regardez.
share-playing = Une partie est en cours.
share-over = Une partie terminée, à revoir coup par coup.
share-mystery = Le mystère du { $day } · { $game }
share-position = Une position · { $game }
share-position-about = Regardez-la, changez-la, et jouez à partir d’ici contre des automates.
