## The page

client-mystery-title = Mystery of the day
client-mystery-facts = The facts
client-mystery-found = Found
client-mystery-not-it = That is not it.
client-mystery-give-up = Show the solution
client-mystery-hints = Hints
client-mystery-hints-open = { $open } of { $all } open
client-mystery-hint-name-1 = Where to look
client-mystery-hint-name-2 = What follows
client-mystery-hint-name-3 = How it begins
client-mystery-hint-name-4 = The solution
client-mystery-hint-open = Open
client-mystery-hint-lamp = A hint puts out a lamp, and so does a wrong try.
client-mystery-chain = The solution, reason by reason
client-mystery-streak =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
client-mystery-in-a-row = in a row · best { $best }
client-mystery-first = Your first mystery.
client-mystery-tries =
    { $tries ->
        [0] No try yet.
        [one] One try.
       *[other] { $tries } tries.
    }
client-mystery-lamps = lamps lit: { $lit } of { $all }
client-mystery-share = Share without the answer
client-mystery-shared = Copied: lamps, days and the link, never the answer.
client-mystery-share-text = Gaslamp, mystery of the day { $date }: { $game } { $lamps } { $streak }
client-mystery-earlier = Earlier mysteries
client-mystery-none-today = No mystery today
client-mystery-none-then = No mystery on that day
client-mystery-games = The four games
client-mystery-board = The table
client-mystery-play-on = Go on from here, against bots
