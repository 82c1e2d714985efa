# What is said while a table is set up.

client-setup-title = { $title }: a new table
client-setup-company = Who plays?
client-company-bots = Against bots
client-company-bots-about = The game begins at once.
client-company-friends = With friends
client-company-friends-about = You get a link and a code for phones.
client-company-all = With anybody
client-company-all-about = The table is listed on the front page.
client-setup-range = A whole number from { $least } to { $most }, please.
client-setup-count = Seats
client-seat-kind-me = me
client-seat-kind-bot = a bot
client-seat-kind-invited = a friend, by link
client-seat-kind-open = anybody
client-setup-rules = Which rules?
client-setup-variants = Known variants, ready to take:
client-setup-agreements = What else is agreed
client-setup-pace-about = How long they wait before each move, so that one can follow.
client-setup-clock = Clock
client-clock-none = no clock
client-clock-none-about = Everybody takes the time they like.
client-clock-bank = a time for the whole game
client-clock-bank-about = A bot plays on for whoever has used theirs up.
client-clock-days = days for each move
client-clock-days-about = A game in passing, over days or weeks.
client-clock-minutes = Minutes for each player
client-clock-increment = Seconds more with every move
client-clock-days-a-move = Days for each move
client-setup-listed = Listed on the front page
client-setup-listed-about = Anybody who visits the house sees it there.
client-setup-aids = What may be noted for players
client-setup-aids-paper = Nothing is concluded for anybody.
client-setup-aids-clerk = At most what each fact says by itself.
client-setup-aids-oracle = At most all that follows, with chances. Everybody may choose less.
client-setup-clause = Clause { $clause }
client-setup-hints = Players may ask for hints
client-setup-hints-about = Whoever is to move may ask where to look; the others are told so.
client-setup-hints-changes = Then the game no longer counts for ratings.
client-setup-rated = The game counts for ratings
client-setup-rated-about = How it ends moves the rating of each who plays.
client-setup-rated-changes = Then nobody may ask for hints.
client-setup-side-talk = Players of one side may talk among themselves
client-setup-side-talk-about = The other side does not hear them.
client-setup-spectators = Others may watch
client-setup-spectators-about = They see what everybody at the table sees, and nobody’s secrets.
client-setup-delay = How many seconds later they see it
client-setup-delay-about = So that nobody is told from outside what just happened.
client-setup-open = Open the table
client-setup-play = Play
client-setup-then-link = You get a link to pass on. The game begins when everybody sits.
client-setup-by-hand = Or set up a position by hand, and play from there
client-setup-then-play = The game begins at once.
client-setup-yours = Your table
client-setup-said = { $title }, { $count } seats. Rules: { $form }.
client-setup-usual = Everything as usual
client-setup-then-seats =
    { $count ->
        [one] Then the table has 1 seat.
       *[other] Then the table has { $count } seats.
    }
client-option-sleuth-missing-about = All of them have to be named.
client-option-sleuth-winners-about = With more than one, the others go on looking after somebody has found them.
client-option-sleuth-extra-interrogations-about = One about one element, one about two.
client-option-sleuth-super-sleuth-about = Every answer is only a number.
client-option-culprit-flash-about = The culprit and the accomplices win together, or all the others do.
client-option-scotland-yard-form-2014-about = 24 rounds; Mister X is seen five times. Bobbies help two or three detectives.
client-option-scotland-yard-form-2014-two-about = One player has two detectives, who share one purse, and two bobbies.
client-option-scotland-yard-form-1983-about = 22 rounds, in seat order; every ticket that is played goes to Mister X.
client-option-scotland-yard-form-beginners-about = 13 rounds without tickets; Mister X is nearly always in sight.
client-option-scotland-yard-voluntary-showing-about = When he does, he takes a ticket from every detective.
client-deck-why = The numbers of the box are not printed in the rules; these are our reconstruction. Whoever has the box can put in its own.
client-deck-usual = As usual

## What is asked before the first game at once

client-ask-title = { $title }: how do you want to play?
client-ask-side = Your role
client-ask-side-mr-jack-0 = Slips through the fog, or keeps out of sight until dawn.
client-ask-side-mr-jack-1 = Clears suspects, and catches the right one.
client-ask-side-scotland-yard-0 = Alone and unseen, against all.
client-ask-side-scotland-yard-1 = Together with bots, after his trail.
client-ask-rank = How strong the bots are
client-ask-rank-constable = The easiest: for a first game.
client-ask-rank-sergeant = The usual one: thinks, and overlooks things.
client-ask-rank-inspector = A step above: little is lost on this one.
client-ask-rank-superintendent = The best that the house has.
client-ask-kept = This is asked once. On the front page, the card of each game lets you change it.
