# What the front page says, and the bar above every page.

client-nav = Where to go
client-nav-play = Play
client-nav-learn = Learn
client-nav-mystery = Mystery
client-nav-rules = Rules
client-nav-history = My games
client-nav-check = Check a deal

client-door-play = Play now
client-door-play-about = { $title } · { $minutes } min, against bots
client-door-open = Open a table
client-door-open-about = for friends, or for anybody
client-door-learn = Learn
client-door-learn-about = by playing, a few minutes each
client-door-rules = Rules
client-door-rules-about = with pictures to try out
client-which-learn = Which game do you want to learn?
client-which-learn-about = A first game, step by step, with a voice that explains. You can leave at any time and go on later.
client-which-rules = Whose rules do you want to read?
client-which-rules-about = A short guide with pictures that you can try out, and every clause with its number.

## The front page

client-front-tag = Four mysteries, one lamp lit.
client-front-sub = With friends, or against bots that do not cheat. Every deal can be checked.
client-your-name = You are called
client-saved = Saved
client-front-players =
    { $most ->
        [2] 2 players
       *[other] { $fewest }–{ $most } players
    }
client-front-minutes = { $minutes } min
client-front-play-now = Play now
client-front-play-now-at = Play now: { $title }, against bots
client-front-friends = With friends
client-front-friends-at = With friends: { $title }
client-front-mine = Your games
client-front-open = Open tables
client-front-none-open = Nobody is waiting just now. Open a table with friends, or play against bots.
client-front-past = Games you played
client-front-past-more =
    { $number ->
        [one] One more
       *[other] { $number } more
    }
client-front-promise = Dealt and sealed before the game, shown after it.
client-front-join = Somebody gave you a link or a code?
client-front-join-do = To the table

client-line-with = with { $names }
client-line-alone = against bots
client-line-nobody = nobody is there yet
client-line-and-more =
    { $number ->
        [one] and one more
       *[other] and { $number } more
    }
client-line-free =
    { $free ->
        [0] the table is full
        [one] one seat free
       *[other] { $free } seats free
    }
client-line-your-turn = your turn
client-line-your-seat =
    { $free ->
        [0] your seat · the deal is being settled
        [one] your seat · one is still free
       *[other] your seat · { $free } are still free
    }
client-line-by-link = the free seats are by invitation
client-line-dealing = about to begin
client-line-playing = being played
client-line-over = over
client-line-resume = Resume
client-line-sit = Sit down
client-line-watch = Watch
client-line-again = See it again
