# What the browser client says of itself.

client-house = Gaslamp
client-skip = To the content
client-other-language = In French
client-to-day = Day colours
client-to-night = Night colours
client-no-script = Gaslamp draws its tables with JavaScript, and this browser does not run it. Please allow it for this page, or play in a terminal: gaslamp play
client-page-not-fetched = This page could not be fetched. Perhaps the house is closed for a moment: load the page again.

## Pages

client-page-setup = A new table
client-page-table = The table
client-page-rules = Rules
client-page-replay = A game again
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
client-lost = The connection is gone. Your seat is kept; trying again …
client-not-let-in = This table does not let you in: its game has begun and it allows no spectators. You can open a table of your own.
client-outdated = The house has been renewed since you opened this page. Load it again to see the new one; nothing is lost.
client-reload = Load again

## The table

client-opening = The table is being laid …
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
client-wait = One moment …
client-watching = You are watching.
client-stale = Things have changed since you chose; choose again.
client-why-not = Why? The rules
client-steps = The steps of your move so far
client-undo = Undo
client-sure = Are you sure?
client-not-yet = Not yet
client-asking = One moment …
client-go-on = Your move goes on: choose the next step
client-as-list = Everything you may do, as a list
client-even-now = You may do something even now
client-filter = { $number } possibilities; type to find one
client-none-fits = Nothing fits what you typed.

client-seat-turn = to play
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

client-role-mr-jack-jack = Jack
client-role-mr-jack-investigator = The Investigator
client-role-scotland-yard-x = Mister X
client-role-scotland-yard-d = Detective

client-story = Story
client-story-empty = Nothing has happened yet.
client-story-seated = { $name } sits down.
client-story-stood = { $name } has stood up.
client-story-removed = The host has freed the seat of { $name }.
client-story-committed = The house has settled the deal and shown its fingerprint.
client-story-begun = All numbers are shown; the game begins.
client-story-gone = { $name } has lost the connection.
client-story-back = { $name } is back.
client-story-out-of-time = { $name } is out of time.
client-story-bot-sits-in = A bot sits in for { $name }.
client-story-taken-back = { $name } has taken the seat back.
client-story-would-end = { $name } would end the game here.
client-story-resigned = { $name } has resigned; nobody wins.
client-story-ended = The game was ended without a winner.

client-chat = Talk
client-chat-empty = Nobody has said anything yet.
client-chat-write = Say something …
client-chat-send = Say it
client-chat-to = To whom
client-channel-table = the table
client-channel-side = my side
client-channel-gallery = the gallery

client-notes = My notes
client-notes-write = What you write here, only you can read.
client-only-you = only you

client-tabs = Parts of the table
client-tab-board = Board
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
client-stand = Stand up
client-remove = Free this seat
client-close-table = Give this table up
client-invite = Invite friends
client-invite-how = Whoever opens this link can sit down at once, without an account.
client-link = Link to this table
client-copy = Copy
client-copied = Copied
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
client-term-aids = with aids
client-term-no-aids = without aids
client-term-no-spectators = no spectators
client-term-delay = spectators see it { $seconds } s later

## The menu

client-offer-end = Offer to end the game here
client-offer-end-sure = If everybody agrees, the game ends here without a winner. Offer it?
client-resign = Resign
client-resign-sure = You cannot take this back. Against one opponent the game ends; in a larger round a bot plays on for you.
client-silence = Ask { $name } to be silent
client-silence-sure = { $name } will not be able to say anything more at this table. Are you sure?
client-rather-not = Rather not
client-look-as = Which of my seats

## The end

client-over = The game is over
client-again = Play again
client-next-table = To the next game
client-replay = See it again
client-record = Save the record
client-proof-checking = The deal is being checked …
client-proof-holds = The deal was fair: your browser has checked it
client-proof-fails = The deal does not hold
client-proof-how = Checked in this browser by a second verifier that shares no code with the house. That every line follows the rules is checked by: gaslamp verify
client-proof-not-fetched = The record could not be fetched, so the deal has not been checked.
