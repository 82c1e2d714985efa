# Bots against bots.

arena-came-to =
    { $game }: { $mine } against { $theirs }{ $role ->
        [none] { "" }
       *[other] {" "}as { $role }
    }: { $share } of { $games ->
        [one] one game
       *[other] { $games } games
    } (95%: { $low } to { $high }), { $ms } ms a decision, { $failures ->
        [0] no failure
        [one] one failure
       *[other] { $failures } failures
    }.{ $decided ->
        [low] {" "}It is nearer to the lower share.
        [high] {" "}It is nearer to the higher share.
       *[no] { "" }
    }

arena-no-budget = A bot needs some time to think: at least 1 millisecond or 1 iteration.
arena-two-budgets = Either milliseconds or iterations, please: one of them and not both.
arena-no-cluster = There is no Ray cluster at “{ $address }”.
arena-no-folder = There is no folder “{ $name }”.
arena-no-programme = This is no programme in TOML.
arena-no-results = “{ $name }” is no results file of the arena; nothing in it was changed.
arena-other-version = “{ $name }” is a results file of version { $version }, and this is version { $known }; nothing in it was changed.
arena-no-roles = In { $game } all seats are alike: there are no roles.
arena-no-such-role = There is no role “{ $text }” in { $game }; the roles are { $roles }.
arena-sprt = The two shares must lie between 0 and 1, the lower one first, as 0.5,0.6.
