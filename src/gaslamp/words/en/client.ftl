# What the browser client says of itself.

client-house = Gaslamp
client-percent = { $percent }%
client-skip = To the content
client-skip-to-action = To what you may do
client-other-language = In French
client-to-day = Day colours
client-to-night = Night colours
client-no-script = Gaslamp draws its tables with JavaScript, and this browser does not run it. Please allow it for this page, or play in a terminal: gaslamp play
client-page-not-fetched = This page could not be fetched. Perhaps the house is closed for a moment: load the page again.

## Pages

client-page-setup = A new table
client-page-rules = Rules
client-page-me = You
client-page-missing = There is nothing here

## When something is wrong

client-try-again = Try again
client-try-now = Try now
client-to-front = To the front page
client-close = Close
client-dead-link = This link leads to no table
client-dead-link-why = Perhaps it was copied only in part, or the table is long gone. Ask for the link again, or open a table of your own.
client-refused = That is not possible
client-unreachable = The house does not answer
client-unreachable-why = Either the house is closed for a moment, or this device is not connected. Nothing is lost.
client-away-logged-out = This device has been logged out. Load the page again to come in anew.
client-away-no-spectators = The game has begun, and this table allows no spectators.
client-lost = The connection is gone. Your seat is kept; trying again…
client-shut-out = The table is full
client-shut-out-why = The game has begun, and this table allows no spectators. You can open a table of your own.
client-outdated = The house has been renewed since you opened this page. Load it again to see the new one; nothing is lost.
client-reload = Load again

## The table

client-opening = The table is being laid…
client-opening-analysis = The game is being gone through…
client-opening-board = The position is being set up…
client-opening-check = The seals are being fetched…
client-opening-history = Your games are being looked up…
client-opening-lesson = The lesson is being prepared…
client-opening-mystery = The mystery is being fetched…
client-opening-replay = The record is being fetched…
client-title-your-turn = ● Your turn · { $title }
client-rules = Rules of this game
client-rules-alone = The rules on a page of their own
client-menu = Menu
client-seats = Who sits here
client-action = What you may do
client-your-turn = Your turn.
client-choose-one = Choose what to do.
client-confirm-it = Confirm it, or choose something else.
client-waiting-for = Waiting for { $names }.
client-thinking =
    { $number ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
client-wait = One moment…
client-watching = You are watching.
client-own-table = Open a table of your own
client-stale = Things have changed since you chose; choose again.
client-why-not = Why? The rules
client-steps = The steps of your move so far
client-undo = Undo
client-sure = Are you sure?
client-not-yet = Not yet
client-asking = One moment…
client-go-on = Choose what follows
client-as-list = Everything you may do, as a list
client-even-now = You may do something even now
client-filter = { $number } possibilities; type to find one
client-none-fits = Nothing fits what you typed.

client-seat-turn = to play
client-seat-thinks = thinking
client-seat-your-turn = your turn
client-seat-would-end = would end here
client-seat-here = online
client-seat-bot = bot
client-seat-bot-sits-in = a bot sits in
client-seat-free = free
client-seat-by-link = by link
client-seat-timed-out = out of time
client-seat-gone = gone
client-seat-gone-for = gone, { $seconds } s
client-let-bot-sit = Let a bot sit in
client-take-back = Take your seat back
client-clock-left-days = { $days } days
client-clock-of = Time left for { $name }

client-role-mr-jack-jack = Jack
client-role-mr-jack-investigator = The Investigator
client-role-scotland-yard-x = Mister X
client-role-scotland-yard-d = Detective

client-story = Story
client-story-empty = Nothing has happened yet.
client-story-seated = { $name } sits down.
client-story-stood = { $name } has stood up.
client-story-removed = The host has freed the seat of { $name }.
client-story-renamed = One of the players is called { $name } now.
client-story-bot-down = A bot sits down.
client-story-bot-up = A bot gets up.
client-story-swapped = The host has exchanged two seats.
client-story-goes-on =
    { $source ->
        [position] The game begins at a position that somebody set up{ client-story-dealt }
        [record] The game goes on from a record{ client-story-dealt }
        [mystery] The game goes on from a mystery{ client-story-dealt }
       *[game] The game goes on from step { $step } of another one{ client-story-dealt }
    }
client-story-dealt =
    { $dealt ->
        [kept] ; everything lies as it did.
       *[anew] ; what { $name } could not know was dealt anew.
    }
client-story-committed = The house has sealed its number for the deal.
client-story-begun = The deal is settled and sealed; the game begins.
client-story-gone = { $name } has lost the connection.
client-story-back = { $name } is back.
client-story-out-of-time = { $name } is out of time.
client-story-bot-sits-in = A bot sits in for { $name }.
client-story-taken-back = { $name } has taken the seat back.
client-story-hint-taken = { $name } took a hint.
client-story-would-end = { $name } would end the game here.
client-story-resigned = { $name } has resigned; nobody wins.
client-story-ended = The game was ended without a winner.

client-chat = Talk
client-chat-empty = Nobody has said anything yet.
client-chat-write = Say something…
client-chat-send = Say it
client-chat-to = To whom
client-channel-table = the table
client-channel-side = my side
client-channel-gallery = the gallery

client-notes = My notes
client-notes-write = What you write here, only you can read.
client-knowledge-cut = There was not time to think it all through. What is said here holds, but more may be certain.
client-why-cut = There was not time to leave out the facts that it does not take.
client-only-you = only you

client-tabs = Parts of the table
client-tab-board = Board
client-tab-seats = Players
client-tab-paper = Notes
client-tab-story = Story
client-tab-chat = Talk
client-unread = new

## Before the game

client-lobby-gathering = Waiting for players
client-lobby-dealing = The deal
client-lobby-numbers = Everybody is here. Each browser draws a number; together they settle the deal.
client-lobby-free =
    { $free ->
        [one] One seat is free. The game begins when it is taken.
       *[other] { $free } seats are free. The game begins when all are taken.
    }
client-number-elsewhere = Your number for this deal is on another device. Open the table there, or stand up and sit down again.
client-sit = Sit here
client-sit-as = Sit here as { $role }
client-lobby-me = (you)
client-arrival-invites = invites you
client-arrival-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
client-arrival-free =
    { $free ->
        [0] no seat is free
        [one] one seat is free
       *[other] { $free } seats are free
    }
client-arrival-form = Rules
client-arrival-name = What shall we call you?
client-arrival-name-how = You need no account, and can change it as long as the game has not begun.
client-arrival-seat = Your seat
client-arrival-yours = your seat
client-arrival-full = The table is full. You can watch.
client-arrival-learn = Learn it first
client-arrival-watch = Only watch
client-name-empty = Please write a name.
client-name-change = Change the name
client-form-usual = as usual
client-pair = { $what }: { $value }
client-place-bot = Let a bot sit
client-swap = Exchange { $name } with another role
client-swap-with = Exchange with…
client-stand = Stand up
client-remove = Free this seat
client-close-table = Give this table up
client-invite = Invite friends
client-invite-how = Whoever opens this link can sit down at once, without an account.
client-link = Link to this table
client-copy = Copy
client-copied = Copied
client-copy-by-hand = The browser does not let this page copy. It is selected here: now copy it.
client-copy-what = To be copied
client-qr = The link as a code for a phone’s camera

client-term-no-clock = no clock
client-term-bank = { $minutes } min + { $increment } s
client-term-days =
    { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
client-term-public = listed for all
client-term-link = by link only
client-term-way =
    { $most ->
        [paper] notes on paper
        [clerk] with a clerk, without an oracle
       *[oracle] with an oracle
    }
client-ways = How much is noted for you
client-way-paper = Paper
client-way-clerk = Clerk
client-way-oracle = Oracle
client-way-not-here = This table does not allow it.
client-way-most =
    { $most ->
        [paper] This table plays on paper.
       *[clerk] This table has no oracle.
    }
client-term-hints = hints allowed
client-term-rated = for ratings
client-term-no-spectators = no spectators
client-term-delay = spectators see it { $seconds } s later

## The menu

client-offer-end = Offer to end the game here
client-offer-end-sure = If everybody agrees, the game ends here without a winner. Offer it?
client-resign = Resign
client-resign-sure =
    You cannot take this back. { $then ->
        [lost] The game ends here, and the other side wins.
        [ended] The game ends here, without a winner.
       *[bot] A bot plays on in your place, so that the others can finish.
    }
client-hearing = Whom you hear
client-hear = Hear { $name }
client-silence = Silence { $name }
client-silence-sure = { $name } will not be able to say anything more at this table. Are you sure?
client-rather-not = Rather not
client-look-as-this = look from seat { $number }
client-look-as = Which of my seats

## What is shown, and how fast

client-scene-go-on = Go on
client-scene-seen = Seen
client-scene-to-truth = Lay the truth open
client-scene-begun-over = The lamp is lit
client-scene-begun = The game begins
client-scene-begun-role = Your role: { $role }. { client-scene-begun-why }
client-scene-begun-why = The deal is settled, and sealed with { $seal }. Nobody can change it now; at the end it is laid open.
client-catch-up =
    { $count ->
        [one] One more thing · catch up
       *[other] { $count } more · catch up
    }
client-away = While you were away
client-away-more =
    { $count ->
        [one] And one thing more; it is in the story.
       *[other] And { $count } things more; they are in the story.
    }
client-away-close = To the table
client-pace = How fast things are shown
client-pace-calm = Calm
client-pace-brisk = Brisk
client-pace-at-once = At once
client-still = Without movement, cut by cut
client-sound-off = Mute the sound
client-sound-on = Sound on
client-volume = Volume
client-night-sound = A quiet night in the background

## The end

client-over = The game is over
client-header-over = Game over
client-share = Share
client-shared = The link is copied
client-winner = wins
client-who-won = Who has won
client-again = Play again
client-next-table = To the next game
client-replay = See it again
client-analysis = Analysis
client-record = Save the record
client-proof-checking = The deal is being checked…
client-proof-holds = The deal was fair: your browser has checked it
client-proof-fails = The deal cannot be trusted
client-proof-how = Checked in this browser by a second verifier that shares no code with the house. That every line follows the rules is checked by: gaslamp verify
client-proof-not-fetched = The record could not be fetched, so the deal has not been checked.
client-known = Who could have known, and when
client-known-who = Who
client-known-held = had it in hand
client-known-not-counted = not counted: it would have taken too long
client-known-last-deal = round { $number }
client-known-counting = The house is working it out…
client-known-failed = The house could not work it out this time.
client-known-none = { $name }: not counted, it would have taken too long.
client-known-open = { $name }: could not be sure, { $left } were left.
client-known-since = { $before ->
    [0] { $name }: could be sure only in the last turn.
    [one] { $name }: could be sure from turn { $turn } on, one before the end.
   *[other] { $name }: could be sure from turn { $turn } on, { $before } before the end.
}
client-podium-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-podium-sure = could be sure from turn { $turn } on
client-podium-left = { $left } left
client-again-swapped = Change sides
client-tab-end = The end
client-story-won-by-resigning = { $name } resigns. { $winners } { $number ->
    [one] wins
   *[other] win
}.

client-missing-why = Perhaps the address was copied only in part.

## A new table

client-setup-seat = Seat { $number }
client-hint = Hint
client-hint-about = Ask the house: where to look, what follows, a good move. Each hint is counted and told.

client-option-sleuth-missing = Gems that are missing
client-option-sleuth-winners = Players who may find them before the game ends
client-option-sleuth-extra-interrogations = One or two interrogations a turn
client-option-sleuth-super-sleuth = Super sleuth: gems are never shown
client-option-culprit-flash = Flash: a single round without points
client-deck = Another deck
client-deck-card = Card
client-deck-copies = in the box
client-deck-always = always dealt
client-deck-random = Random cards that complete the hands: { $random }
client-option-scotland-yard-form = Rulebook
client-option-scotland-yard-form-2014 = 2014, for 3 to 6
client-option-scotland-yard-form-2014-two = 2014, for two
client-option-scotland-yard-form-1983 = 1983
client-option-scotland-yard-form-beginners = for beginners
client-option-scotland-yard-voluntary-showing = Mister X may show himself and take tickets

## You

client-me-language = Language
client-me-theme = Colours
client-language-en = English
client-language-fr = Français

## Rules

client-rules-of = { $game }: the rules
client-rules-search = Search the rules
client-rules-found =
    { $clauses ->
        [0] No clause
        [one] One clause
       *[other] { $clauses } clauses
    }, { $pictures ->
        [0] nothing in the guide.
        [one] one picture of the guide.
       *[other] { $pictures } pictures of the guide.
    }
client-rules-none = Nothing about “{ $wanted }”.
client-rules-near = The nearest headings
client-rules-play = Open a table
client-rules-culprit-note = How many there are of each card is our reconstruction, because the printed rules do not say it. The guide shows the whole table; whoever has the box can put in its numbers when setting up a table.
client-rules-guide = A short guide
client-rules-clauses = All clauses
client-rules-learn = Learn by playing
client-rules-print = Print

## A game again

client-replay-of = { $game }, once more
client-replay-first = To the beginning
client-replay-back = One step back
client-replay-on = One step on
client-replay-last = To the end
client-replay-play = Play
client-replay-pause = Pause
client-replay-eyes = Through whose eyes
client-replay-all-open = everything open
client-replay-spectator = a spectator
client-replay-step = Step { $at } of { $of }
client-replay-knew = What this seat knew

## A guided game

client-learn-of = { $game }: a guided first game
client-learn-voice = The voice
client-learn-step = Step { $at } of { $of }
client-learn-go-on = Go on
client-learn-back = One step back
client-learn-anew = Begin again
client-learn-lessons = Lessons of this game
client-learn-next = Next lesson: { $title }
client-learn-show-me = Show me
client-learn-leave = Leave the lesson
client-learn-done = You have done everything that matters once.
client-learn-play = Play a real game

## How good the bots are

client-rank-novice = novice
client-rank-constable = constable
client-rank-sergeant = sergeant
client-rank-inspector = inspector
client-rank-superintendent = superintendent
client-rank-of = Rank of the bot { $name }
client-side-at = Your role: { $title }
client-rank-at = Rank of the bots: { $title }
client-ranks-next = The bots of the next game
client-rank-next = Rank of { $name } in the next game
client-seat-hurried = thought only briefly: the house has much to do
