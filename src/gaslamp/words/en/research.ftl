research-not-legal = Action { $number } is not legal now; legal: { $legal }.
research-no-such-option = There is no option called “{ $name }” in this game; there is { $options }.
research-array = “{ $name }” must be an array of { $dtype } with the shape { $shape }; this one is { $found }.
research-nobody = Nobody decides now: the game is over. Reset it first.
research-opponents = There must be { $number } opponents here, one for every other seat, not { $found }.
research-range = “{ $name }” must be at least { $least }, and { $found } is not.
research-no-such-mode = There is no way to draw called “{ $mode }”; there is { $modes }.
research-not-legal-there = In game { $place }, action { $number } is not legal now; legal: { $legal }.
