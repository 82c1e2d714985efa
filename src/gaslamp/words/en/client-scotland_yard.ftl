# Scotland Yard in the browser.

client-scotland-yard-map = Map of London, 199 stations
client-scotland-yard-map-keys = The arrows go along the lines from station to station, N and P go to the next and the previous station that can be chosen, Enter chooses, Backspace takes the last step back. Once a move is whole, C goes to the button that confirms it. Plus and minus zoom, 0 shows the whole map, Home goes to your pawn, Shift with an arrow moves the map.
client-scotland-yard-thames = Thames

## Tickets

client-scotland-yard-letter =
    { $ticket ->
        [taxi] T
        [bus] B
        [underground] U
        [black] { "?" }
        [secret] { "?" }
        [double] ×2
       *[other] ·
    }
client-scotland-yard-transport =
    { $by ->
        [taxi] taxi
        [bus] bus
        [underground] underground
       *[ferry] ferry
    }
client-scotland-yard-ticket =
    { $ticket ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black
        [double] Double
        [secret] Secret
       *[none] Open
    }
client-scotland-yard-by =
    { $ticket ->
        [taxi] by taxi
        [bus] by bus
        [underground] by underground
        [black] with a black ticket
        [secret] in secret
       *[none] now
    }
client-scotland-yard-left = { $count } left
client-scotland-yard-tickets =
    { $ticket ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black tickets
       *[double] Double moves
    }: { $count }
client-scotland-yard-pool =
    { $unlimited ->
        [yes] ordinary tickets
       *[no] pool
    }
client-scotland-yard-unlimited = unlimited
client-scotland-yard-purse = shared purse
client-scotland-yard-taken = taken away
client-scotland-yard-which-ticket = Only with this ticket
client-scotland-yard-which-pawn = Who moves

## The log

client-scotland-yard-log = Mister X’s log
client-scotland-yard-log-empty =
    No. { $place }{ $mark ->
        [shown] , he will be in sight
        [secret] , a secret move
       *[none] { "" }
    }: empty
client-scotland-yard-log-place =
    No. { $place }: { $ticket ->
        [taxi] taxi
        [bus] bus
        [underground] underground
        [black] black ticket
        [secret] in secret
       *[none] in the open
    }{ $station ->
        [0] { "" }
       *[other] , station { $station }
    }
client-scotland-yard-log-go = Show station { $station } on the map

## Stations

client-scotland-yard-stands = { $pawn } stands here
client-scotland-yard-can-go = you can go there { $ways }
client-scotland-yard-chosen = chosen
client-scotland-yard-may-be = Mister X may be here ({ $percent }%)
client-scotland-yard-marked =
    { $mark ->
        [ring] you have ringed it
       *[cross] you have struck it out
    }
client-scotland-yard-card = Station { $station }
client-scotland-yard-close = Close
client-scotland-yard-why-not = Why is he not here?
client-scotland-yard-why-map = The map alone says so: none of his ways leads here.
client-scotland-yard-flag =
    { $place ->
        [0] his start
       *[other] seen at { $place }
    }

## Tools of the map

client-scotland-yard-find = Find a station by its number
client-scotland-yard-find-short = No.
client-scotland-yard-nearer = Zoom in
client-scotland-yard-farther = Zoom out
client-scotland-yard-tools = More tools
client-scotland-yard-whole = The whole map
client-scotland-yard-home = To my pawn
client-scotland-yard-glow = Where Mister X may be
client-scotland-yard-pencil = Pencil: mark stations
client-scotland-yard-pencil-now = Choose a station to mark it. Only you see it.
client-scotland-yard-mark-ring = Ring it
client-scotland-yard-mark-cross = Strike it out
client-scotland-yard-done = Done

## Pawns

client-scotland-yard-pawn-at = { $pawn } on { $station }
client-scotland-yard-to-move = has yet to move
client-scotland-yard-has-moved = has moved
client-scotland-yard-still = Yet to move: { $pawns }.
client-scotland-yard-bobbies = Bobbies

## In words

client-scotland-yard-in-words = The map in words
client-scotland-yard-last-seen =
    { $place ->
        [0] Mister X began on { $station }.
       *[other] Mister X was last seen on { $station }, after move { $place }.
    }
client-scotland-yard-ways-by =
    { $by ->
        [taxi] By taxi
        [bus] By bus
        [underground] By underground
       *[ferry] By ferry, with a black ticket
    }: { $stations }

## What I may do

client-scotland-yard-prompt =
    { $stage ->
        [beginning] Choose where to begin.
        [choosing] Choose a lit station, or pick a ticket first.
        [doubling] Now the second step of your double move.
        [showing] You have moved. Will you show yourself?
        [taking] You are in sight. Take a ticket away.
       *[answering] Choose a lit station, or pick a ticket first.
    }
client-scotland-yard-prompt-whole = Confirm, or choose another station.
client-scotland-yard-chapter = Move { $place }

## My notebook

client-scotland-yard-remain =
    { $count ->
        [one] Only one station is left where Mister X can be:
       *[other] Mister X may be on { $count } stations:
    }
client-scotland-yard-more = and { $count } more
client-scotland-yard-pencil-title = On my map
client-scotland-yard-pencil-how = Nothing marked. Take the pencil beside the map, or open a station, to ring it or to strike it out.
client-scotland-yard-rub-out = Rub everything out
client-scotland-yard-put-back = Put the marks back

## After the game


## Scenes

client-scotland-yard-scene-move = Move { $place }
client-scotland-yard-scene-seen-over =
    Move { $place } · { $how ->
        [showed] of his own will
       *[other] the fog parts
    }
client-scotland-yard-scene-seen =
    { $how ->
        [showed] Mister X shows himself
        [reappeared] Mister X is there again
       *[seen] Mister X is seen
    }
client-scotland-yard-scene-seen-at =
    Station { $station }{ $ticket ->
        [none] { "" }
        [taxi] , by taxi
        [bus] , by bus
        [underground] , by underground
       *[black] , on a black ticket
    }. { $stations ->
        [0] From here there is no way on.
        [one] From here he can reach one station.
       *[other] From here he can reach { $stations } stations.
    }
client-scotland-yard-scene-go-on = On with the chase
client-scotland-yard-scene-double = A double move
client-scotland-yard-scene-double-why = He goes on at once: two tickets before anybody can follow.
client-scotland-yard-scene-black = A black ticket
client-scotland-yard-scene-black-why = Something passed in the fog. Nobody can say how.
client-scotland-yard-scene-caught-over = After move { $place }
client-scotland-yard-scene-caught = Got him!
client-scotland-yard-scene-caught-by = { $pawn } stands before him at { $station }.
client-scotland-yard-scene-end-over =
    { $caught ->
        [yes] The chase is over · move { $place }
       *[no] The fog closes over London
    }
client-scotland-yard-scene-end =
    { $caught ->
        [yes] Captured!
       *[no] Mister X escapes
    }
client-scotland-yard-scene-end-why =
    { $caught ->
        [yes] Mister X is taken at { $station }. Well hunted, { $names }.
       *[no] He was last at { $station }, and { $names } wins.
    }
client-scotland-yard-known = Stations still possible after each move, for detectives who miss nothing
client-scotland-yard-known-detectives = The detectives
client-scotland-yard-known-at = { $count ->
    [one] { $name }: could be sure after move { $turns }.
   *[other] { $name }: could be sure after moves { $turns }.
}
client-scotland-yard-net = The net closes
client-scotland-yard-net-over = What is known is enough
client-scotland-yard-net-left = Only { $stations } are left to him.
client-scotland-yard-net-mine = The detectives can know it: only { $stations } are left to you.
client-scotland-yard-net-of = { $count ->
    [one] station left
   *[other] stations left
}
client-scotland-yard-net-station = { $station }
client-scotland-yard-believed = { $count ->
    [one] The detectives can know where you are: one station is left.
   *[other] The detectives can believe you on { $count } stations.
}

client-way-paper-scotland-yard = Where he was seen last, and your pencil.
client-way-clerk-scotland-yard = Also lists his tickets since then.
client-way-oracle-scotland-yard = All stations where he may be, with chances.
client-scotland-yard-since =
    { $count ->
        [0] He has not moved since.
        [one] One ticket since:
       *[other] { $count } tickets since:
    }
client-scotland-yard-next-showing =
    { $count ->
        [one] He shows himself with his next ticket.
       *[other] He shows himself in { $count } tickets.
    }
