
# Who is there, what they do without words, and how somebody who is not there hears of it.

client-presence-react = React without words
client-presence-reaction =
    { $kind ->
        [bravo] Bravo!
        [laugh] Ha ha!
        [gasp] Oh!
        [hm] Hm…
        [aha] Aha!
        [oops] Oops
        [sweat] That was close
        [tea] Tea, anybody?
        [toast] Cheers!
        [watching] I am watching you
        [sorry] Sorry
       *[good-game] Good game
    }
client-presence-said = { $name }: { $text }
client-presence-answer =
    { $number ->
        [0] None.
       *[other] { $number }.
    }
client-presence-nudge = Nudge { $name }
client-presence-nudge-sent = Nudged
client-presence-nudged = { $name } is waiting for you.
client-presence-elsewhere = It is your turn at another table: { $title }.
client-presence-go = Go there
client-presence-put-away = Put away
client-presence-title-elsewhere = ● Your turn elsewhere · { $title }
client-presence-hear-reactions = Show me reactions here
client-presence-reactions-off = No reactions at this table
client-presence-reactions-on = Reactions at this table again

## Set-up

client-presence-pace = How fast bots play
client-presence-pace-calm = Calm: there is time to look
client-presence-pace-brisk = Brisk
client-presence-pace-at-once = At once
client-presence-term =
    { $pace ->
        [calm] calm bots
       *[at-once] bots play at once
    }

## Notifications

client-presence-notify = Notifications
client-presence-notify-why = At tables with days for a move, this browser can tell you when it is your turn: which game, at which table, and nothing else.
client-presence-notify-on = Notify me here
client-presence-notify-off = Do not notify me here any more
client-presence-notify-is-on = This browser tells you when it is your turn.
client-presence-notify-none = This house sends no notifications.
client-presence-notify-cannot = This browser cannot be notified here. It takes a safe connection (https), and on some phones the page has to be put on the home screen first.
client-presence-notify-denied = The browser does not allow notifications from this page; you can change that in its settings.
client-presence-notify-failed = The browser’s notification service could not be reached. Try again later.

## Without a connection

client-presence-offline = Nobody opens
client-presence-offline-why = There is no connection to the house just now. Nothing at your tables is lost. The rules can still be read.
client-presence-offline-again = Try again
