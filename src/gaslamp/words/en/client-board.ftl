## The page on which a position is set up

client-board-title = Set up a position
client-board-about = Lay everything where you want it. The rules look on and say what cannot be; when it can stand, play from here.
client-board-games = The four games
client-board-seats = Seats
client-board-form = Rules of this game
client-board-take-form = Begin with these rules
client-board-fresh = A game just dealt
client-board-open = Open a position or a record
client-board-moment = Move { $ply } of { $last } of the record
client-board-changed = Changed: its past is not told.
client-board-save = Save it
client-board-share = Copy a link
client-board-shared = Copied.
client-board-link-tells = The link holds the whole position, secrets too: whoever has it can read them, even without opening the page.
client-board-back = Take back
client-board-place = Place on the board: { $what }
client-board-choose = Choose on the board: { $what }
client-board-enough = Enough
client-board-stands =
    { $many ->
        [0] This position can stand.
       *[other] This position can stand. It is the turn of { $names }.
    }
client-board-over = In this position the game is over.
client-board-left = { $left } left
client-board-more = One more: { $what }
client-board-fewer = One fewer: { $what }
client-board-add = One more line
client-board-text = As text
client-board-text-about = The position as it is written in a file
client-board-no-position = That is no position of a game of this house.
client-board-play-title = Play from here
client-board-play = Play from here
client-board-seat = Your seat
client-board-rank = Rank of the bots
client-board-anew = Deal anew what this seat does not see
client-board-about-play = A new table with bots on the other seats, never rated. A position has no past: nobody can conclude anything from what went before.
