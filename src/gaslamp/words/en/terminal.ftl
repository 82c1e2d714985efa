# The `gaslamp` command. What is typed (names of commands and options) is the same in all languages.

## Help

terminal-usage = Usage: { $command } [options]
terminal-heading-commands = Commands
terminal-heading-options = Options

terminal-about-gaslamp = Gaslamp, a house for detective games. Alone, in a terminal, it asks what you would like to play.
terminal-about-games = List the games, how many can play, and their variants.
terminal-about-play = Play a game against bots, or go on with one that you left.
terminal-about-simulate = Play many games at random and say what they came to.
terminal-about-replay = Step through the record of a game, from one seat’s eyes or with everything open.
terminal-about-verify = Check the deal of a record, and everything else in it.
terminal-about-analyse = Judge every decision of a finished game by what its seat had seen: how good it was, what was better, and why.
terminal-about-legal = List what may be done in a position that is given as a file.
terminal-about-deduce = Work out what a seat could know at a moment of a game: what can be true, how likely, and why.
terminal-about-count = Count the sequences of actions that a position allows, length by length.

terminal-option-open = show everything (this is also what happens without --seat)
terminal-option-at = after so many actions of it; without it, just before its end
terminal-option-keep = keep what your seat could not know; otherwise it is dealt anew
terminal-option-json = print JSON, for programs
terminal-option-depth = the greatest length to count
terminal-option-games = how many games (1000)
terminal-truth-option-games = how many games (10000)
terminal-option-help = show this page
terminal-option-lang = speak French or English; otherwise as the system does
terminal-option-noted = a commitment, opening or seal that you noted; may be given several times
terminal-option-options = what is agreed before the game, as JSON; “gaslamp games --json” has the schema
terminal-option-pace = seconds to read what a bot did (1); 0 does not wait
terminal-option-plain = tell the whole story at once instead of step by step
terminal-option-ply = begin after so many actions; with --plain, stop there
terminal-deduce-option-ply = after so many actions; otherwise after all of them
terminal-option-position = a position as JSON; “-” reads it from the standard input
terminal-option-resume = go on with the game that you last left
terminal-option-seat = the seat, as the notation calls it: A, B…
terminal-option-seats = how many players there are
terminal-option-seed = the same seed plays the same games (0)
terminal-make-option-seed = the same seed makes the same mysteries (0)
terminal-option-sight = what a seat has seen, as JSON; “-” reads it from the standard input
terminal-option-variant = a variant by its name; may be given several times
terminal-option-version = say which version this is
terminal-option-why = say of every certainty which facts force it

# What stands for a value.
terminal-sign-file = FILE
terminal-sign-game = GAME
terminal-sign-hash = HASH
terminal-sign-json = JSON
terminal-sign-lang = fr|en
terminal-sign-name = NAME
terminal-sign-number = N
terminal-sign-record = RECORD
terminal-sign-seat = SEAT

## What is refused

terminal-broken-save = The saved game “{ $name }” cannot be gone on with. { $reason }
terminal-cannot-write = “{ $name }” cannot be written.
terminal-fault = Something is wrong with Gaslamp itself ({ $where }); nothing you did is to blame.
terminal-system = The system does not allow that: { $why }.
terminal-file =
    { $kind ->
        [folder] “{ $name }” is a folder, not a file.
        [closed] “{ $name }” cannot be opened.
       *[missing] There is no file “{ $name }”.
    }
terminal-missing = Something is missing: { $name }.
terminal-no-such-command = There is no command “{ $text }”; the commands are { $commands }.
terminal-record-or-sight = Either a record or a sight, please: one of them and not both.
terminal-deduced = Hidden states that fit everything this seat has seen: { $worlds }
terminal-deduced-drawn = The chances below are not exact: they come from draws worth { $draws } independent ones.
terminal-no-such-option = There is no option “{ $option }”; --help lists those there are.
terminal-no-such-ply = The record has { $last ->
        [one] one action
       *[other] { $last } actions
    }; there is no { $ply }.
terminal-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
terminal-nothing-saved = There is no game to go on with.
terminal-misused-option = The option “{ $option }” is not used like that; --help says how.
terminal-resume-alone = --resume goes on with a game as it is: it takes no game, seats or options.
terminal-seat-or-open = --seat and --open exclude each other.
terminal-too-many-arguments = There are more arguments than this command takes; --help says which.

## Lists and reports

terminal-players =
    { $span ->
        [one] For { $most } players.
       *[many] For at least { $fewest }, at most { $most } players.
    }
terminal-games-hint = To play: { $command }
terminal-simulating = Playing
terminal-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $moves } moves and { $chance } of chance in { $seconds } s: { $speed } moves a second, { $compiled ->
        [yes] compiled
       *[no] uncompiled
    }. A game took { $length } moves on average.
terminal-decimal-point = .
terminal-percent = { $number }%
terminal-thousands = ,
terminal-cut = cut off after 10,000 moves
terminal-counted = Length { $depth }: { $number }
terminal-legal =
    { $seat }: { $number ->
        [0] nothing may be done.
        [one] one action.
       *[other] { $number } actions.
    }
terminal-position-over = The game is over: { $reason }.
terminal-position-won = { $number ->
    [0] Nobody has won.
    [one] Won by { $winners }.
   *[other] Won by { $winners }.
}

## Choosing a game

terminal-which-game = What shall it be?
terminal-item = { $name }: { $about }
terminal-go-on = Go on: { $game }, { $seats } players, { $moves } lines so far, begun on { $date }
terminal-chooser-hint = A number · “quit” to leave · « français » pour parler français
terminal-how-many = How many players, { $fewest } to { $most }? (Enter: { $usual })
terminal-which-variants = Which variants? Numbers, or Enter for none

## At the table

terminal-welcome = { $seats } players. You are { $name }; the others are bots.
terminal-welcome-help = “?” explains what can be typed. Ctrl-C leaves and keeps the game.
terminal-dealt = Everything has been dealt.
terminal-what-now = What do you do?
terminal-prompt = >{ " " }
terminal-yes-or-no = (y/n)
terminal-no-such-number = A number from 1 to { $most }, please; 0 goes back.
terminal-not-understood = “{ $text }” fits nothing that you may do now; “?” helps.
terminal-break-in = You break in. (0: let them go on)
terminal-thinking = { $name } is thinking…
terminal-wait = Others may move now, too. (0: let one of them go first)
terminal-listen = Space: break in. Enter: hurry on.
terminal-paused = Paused. Any key goes on.
terminal-help-in-game =
    Type the number of what you want. Or type a move as records write it, its beginning, or some words of it: what fits is offered.
      0, undo   take back the last step    table   everything on the table
      story     all that happened          rules   the rules in short
      know      what you can know now      ?       this help
      hint      where to look; again: what follows; again: a good move (it stays in the record)
      quit      leave; the game is kept
    While the others play: Space breaks in (if you may) or pauses, Enter hurries on to your turn.
terminal-rules-hint = All the rules: { $path }
terminal-saved = The game is kept. On with it: { $command }
terminal-record-kept = To see the game again:
terminal-deal-proved = To check the deal:

# What may be typed; the first is the word, the others are short for it.
terminal-word-undo = undo, u
terminal-word-help = help, h, ?
terminal-word-rules = rules, r
terminal-word-table = table, t
terminal-word-story = story, s
terminal-word-know = know, k
terminal-word-hint = hint, i
terminal-word-quit = quit, q, exit
terminal-word-yes = yes, y
terminal-word-language = français, french, fr

## Replaying

terminal-ply = Action { $ply } of { $last }
terminal-replay-keys = Enter or →: next · ←: back · j: jump · Home, End · q: quit
terminal-jump = To which action, 0 to { $last }?
terminal-abandoned = The game was given up.

## The server

terminal-about-serve = Open the house to others: they play in it with a browser.
terminal-about-admin = See to a house: tables, people, keys and backups.
terminal-about-tables = List the tables that are not over.
terminal-about-close = Close a table: the game is abandoned and its deal revealed.
terminal-about-people = Say who has an account, by its name.
terminal-about-ban = Keep somebody out of the house.
terminal-about-unban = Let somebody in again.
terminal-about-export = Print all that is kept of somebody, as JSON.
terminal-about-delete = Delete somebody; the games they played remain, without them.
terminal-about-backup = Copy the whole store into a file while the house is open.
terminal-about-ratings = Show how everybody stands, or reckon it anew from the records.
terminal-about-move = Carry a house from one store to another, and compare every row.
terminal-about-rotate-keys = Sign cookies with a new key from now on.
terminal-option-host = the address to listen at (127.0.0.1)
terminal-option-port = the port to listen at (8000); 0 takes any that is free
terminal-option-database = where the store is, as sqlite:///PATH or postgresql://USER@HOST/DATABASE; otherwise in your data folder
terminal-option-from = the store the house is in, which has to be closed
terminal-play-option-from = the record or position to go on from
terminal-option-to = the store it goes to, where nothing may be yet
terminal-option-trusted-proxy = addresses of proxies whose X-Forwarded-For is believed
terminal-option-settings = a file of settings, as JSON
terminal-option-rebuild = reckon all ratings anew, game by game
terminal-option-drop = believe no older cookies: everybody has to log in again
terminal-sign-address = ADDRESS
terminal-sign-url = URL
terminal-sign-table = TABLE
terminal-sign-person = PERSON
terminal-sign-account = ACCOUNT

## Measuring

terminal-about-bench = Measure the server, and try what it promises, from a checkout of Gaslamp.
terminal-about-server = Put a server under load: people who play, talk, watch and come back, when it is due, and a kill in the midst.
terminal-about-hostile = Attack a server that is under load, in one way after another: the others should not notice.
terminal-about-cluster = Kill, stop and cut off nodes that share a PostgreSQL, under play, and say what they cost.
terminal-about-durability = Kill a server again and again under play: nothing acknowledged may be lost.
terminal-about-faults = Let everything go wrong in a house, by seed: nothing may be lost, done twice or stuck.
terminal-about-secrecy = Swap secrets for others: nobody may be able to tell.
terminal-about-truth = Play many games and hold what seats are told that they can know against what is true.
terminal-option-tables = how many tables at once (1000; under attack 500, at many nodes 8)
terminal-option-connections = how many people are connected, spectators included (5000; under attack 2500)
terminal-option-superintendents = at how many more tables superintendents are at work for a while, after all else (0)
terminal-option-moves = how many moves the longest game has (3000)
terminal-option-only = only these attacks, with commas between
terminal-option-seconds = how long each attack lasts (20)
terminal-option-evenings = how many evenings (1000)
terminal-option-nodes = how many nodes (3)
terminal-option-kills = how many kills (1000; of nodes 300)
terminal-option-swaps = how many swaps (1000000)
terminal-option-minutes = stop after so many minutes (bench: the load after 10, the others after 60); what is kept is gone on with
terminal-option-processes = spread over so many processes (one for each core)
terminal-option-again = begin anew instead of going on
terminal-bench-checkout = The benchmarks and the tests they use are not in the installed package: stand in a checkout of Gaslamp.
terminal-not-an-amount = “{ $text }” is not a number above 0 and up to { $most }.
terminal-sign-names = NAME,NAME…

## Bots against bots

terminal-about-arena = Let bots play bots, on all cores or on a cluster, and say how strong they are.
terminal-about-match = One bot against another: how often it wins, with its interval.
terminal-about-ladder = Each level against the one below it, in every role.
terminal-about-round-robin = Each level against every other, in every role.
terminal-about-run = Play what a programme (a TOML file) asks for; a results file is gone on with.
terminal-about-page = Write the ladder, with its pictures and balances, from a results file.
terminal-option-for = the level of the bot that is measured: random, novice, constable, sergeant, inspector or superintendent
terminal-option-against = the level of all the others
terminal-option-levels = the levels, weakest first, with commas between
terminal-option-role = the role it plays: jack or investigator, mister_x or detectives; otherwise each in turn
terminal-option-ms = milliseconds it may think about a decision; otherwise what is usual for its rank
terminal-option-iterations = iterations it may think about a decision: the same number and seed give the same every time
terminal-option-sprt = stop as soon as it is clear to which of two shares it is nearer, as 0.5,0.6
terminal-option-results = write every game into this file, and count what is in it already
terminal-option-ray = play on the Ray cluster at this address instead of on this machine
terminal-option-into = the folder for what is written (the arena’s page: docs/figures, with pictures beside it; mysteries: mysteries)
terminal-option-level = how good the bots are: novice, constable, sergeant (usual), inspector or superintendent
terminal-sign-level = LEVEL
terminal-sign-role = ROLE
terminal-sign-shares = LOW,HIGH
terminal-sign-results = FILE
terminal-sign-folder = FOLDER

## Mysteries

terminal-about-mysteries = Make, list, prove and solve the house’s mysteries.
terminal-about-make = Make mysteries from games of the house against itself; goes on where it was left.
terminal-about-list = Count the mysteries by game, kind and difficulty.
terminal-about-prove = Prove the mysteries of a file from their facts alone, by another road than the one that made them.
terminal-about-today = Show the mystery of the day, and judge an answer to it.
terminal-about-write = Write one of the house’s mysteries as a file, its answer included.
terminal-option-game = the game
terminal-option-count = how many mysteries there shall be (10)
terminal-option-kind = only mysteries of this kind
terminal-option-jobs = how many processes (as many as there are cores)
terminal-option-file = a file of mysteries instead of those of the house
terminal-option-date = the day, like 2026-11-16 (today)
terminal-option-answer = an answer, in the notation of a record
terminal-option-hints = how many hints to open, up to 4
terminal-option-show = show the solution
terminal-sign-mystery = NUMBER
terminal-sign-kind = KIND
terminal-sign-date = DATE
terminal-sign-text = TEXT
