## The analysis of a finished game

client-analysis-of = { $game }: the analysis
client-analysis-curves = How likely { $name } was to win
client-analysis-curve = The chance of { $name } went from { $first }% to { $last }%.
client-analysis-chance = chance of { $name }
client-analysis-as-table = As a table
client-analysis-moment = moment
client-analysis-turning = Turning point { $letter }
client-analysis-turning-points = Turning points
client-analysis-luck = What came to light
client-analysis-chose = { $name }: { $said }
client-analysis-moves = Every decision
client-analysis-better = Better
client-analysis-played = played
client-analysis-best = better
client-analysis-points =
    { $points } { $count ->
        [one] point
       *[other] points
    }
client-analysis-fortune = Luck and skill
client-analysis-first = at first
client-analysis-own = own choices
client-analysis-others = others’ choices
client-analysis-chance-luck = luck
client-analysis-last = at last
client-analysis-seen-by = The game as seen by
client-analysis-keys = ← → one step · N the next turning point
client-analysis-working = The house analyses the game: { $done } of { $of }.
client-analysis-progress = How far it has come
client-analysis-stopped = The count stopped at { $done } of { $of }.
client-analysis-left =
    { $game ->
        [mr_jack] suspects left
        [scotland_yard] stations where Mister X might be
        [sleuth] gems that might be missing
        [culprit] who might have the Culprit
       *[other] what was open
    }

## Going on from a moment

client-onward = Go on from here
client-onward-as = Your seat
client-onward-rank = Rank of the bots
client-onward-anew = Deal anew what this seat could not know
client-onward-by-hand = Set up a position by hand
client-onward-about = A new table with bots on the other seats, never rated. This one does not change.
