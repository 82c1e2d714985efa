# One's own finished games, what they say together, and how one stands.

client-history-all = All
client-history-people = With people
client-history-bots = With bots
client-history-anybody = With anybody
client-history-game = Game
client-history-company = With whom
client-history-role-any = Any role
client-history-role = Role
client-history-result = Result
client-history-result-any = Any result
client-history-part =
    { $role ->
        [jack] Jack
        [investigator] Investigator
        [mister_x] Mister X
        [detectives] Detective
       *[other] { "" }
    }
client-history-games = { $games ->
    [one] game
   *[other] games
}
client-history-won = won
client-history-share = of games won
client-history-hours = by lamplight
client-history-outcome =
    { $result ->
        [won] Won
        [lost] Lost
       *[stopped] Stopped
    }
client-history-when =
    { $unit ->
        [turn] turn { $turn }
        [round] round { $turn }
       *[move] move { $turn }
    }
client-history-minutes = { $minutes } min
client-history-with = with { $names }
client-history-somebody = somebody who has left
client-history-bot = a bot ({ $rank })
client-history-column-rating = Rating
client-history-unrated = practice
client-history-forgotten = The house has let this table go; the result stays.
client-history-older = Older games
client-history-shown = { $shown } of { $all }
client-history-export = All records (zip)
client-history-none = No game yet.
client-history-none-here = No game like that.
client-history-play = Play
client-history-learn = Learn
client-history-as-table = As a table
client-history-too-few = Too few games for a curve.
client-history-over-time = Won over time
client-history-over-time-of = of the last 20 games
client-history-over-time-said = You won { $now }% of the last { $games }; at first it was { $first }%.
client-history-by-role = Won by role
client-history-by-role-of = % · games
client-history-by-role-said = { $game } { $role }: { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
}, between { $low } and { $high }%.
client-history-knowing = When it could be known
client-history-knowing-of =
    { $unit ->
        [turn] games by turn
        [round] games by round
       *[move] games by move
    }
client-history-knowing-said = Games in which it could be known before the end: { $known } of { $games }; half of them by { $half }.
client-history-knowing-never = Games in which it could be known before the end: { $known } of { $games }.
client-history-never = not before the end
client-history-half = half by { $half }
client-history-openings = How you begin
client-history-openings-of = first choice · won · games
client-history-opening = First choice
client-history-where = Where you have been
client-history-where-of = { $games ->
    [one] your one game
   *[other] your { $games } games
} · bigger and paler = more often
client-history-where-said = Most often { $station }, { $visits ->
    [one] once
   *[other] { $visits } times
}.
client-history-most-often = Most often
client-history-visits = Visits
client-history-station = Station
client-history-ratings = Rating by role
client-history-deviation = ± { $deviation } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
client-history-provisional = ? is provisional: fewer than 20 games.
client-history-no-ratings = Tables that are opened for a rating count here.
client-history-date = Date
client-history-number = Games
client-history-percent = Won, %
client-history-between = 95%
client-history-plots = Pictures
client-history-leaders = Leaderboard
client-history-leaders-name = Who
client-history-replay = See it again:
client-history-share-game = Share
client-history-shared = The link is copied.
client-history-picture = Picture of this moment
client-history-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
client-history-worth = What your questions told
client-history-grades = How you chose
client-history-worth-of =
    { $games ->
        [one] in one analysed game
       *[other] in { $games } analysed games
    }
client-history-worth-said =
    { $questions ->
        [one] Your one question
       *[other] Your { $questions } questions
    } { client-history-worth-of } told { $share }% of what the best ones would have told.
client-history-worth-graded = Choices that were judged, { client-history-worth-of }: { $choices }.
client-history-questions = Questions
client-history-told = Told (bits)
client-history-best = Best (bits)
client-history-grade = Grade
