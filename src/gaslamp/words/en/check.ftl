# Checking a deal in the browser.

client-check-unreadable = This is not the record of a game, or it has been damaged.

client-check-which = Which game?
client-check-drop = Drop a record here
client-check-drop-about = the file that “Save the record” makes after a game
client-check-choose = Choose a file
client-check-paste = Or put in a record, or the link to a finished table
client-check-do = Check it
client-check-stays = A file stays on your device. The sum is done here, not by the house.
client-check-mine = Or one of yours

client-check-no-record = This is neither the record of a game nor a link to a table.
client-check-nothing = There is nothing to check yet: put in a record or a link.
client-check-too-large = This file is far too large to be the record of a game.
client-check-elsewhere = This link leads to another house. Save the record there and drop it here.

client-check-fair = This deal was fair
client-check-not = This deal cannot be trusted
client-check-of = { $title } · { $seats } seats · { $lines } lines · checked in your browser
client-check-held = { $held } of { $all }
client-check-holds = holds
client-check-fails = does not hold
client-check-not-reached = not looked at any more
client-check-numbers = The numbers that settled the deal
client-check-whose = whose
client-check-sealed = sealed before the deal
client-check-opened = opened
client-check-house = The house
client-check-lines = Every line of the record
client-check-changed = is not what was sealed
client-check-expected = expected
client-check-found = found
client-check-reads = the line now
client-check-mark-expected = its mark, as sealed
client-check-mark-found = its mark, as it stands

client-check-before = Before the game
client-check-before-what = The house and every player seal a number. Nobody has seen another’s.
client-check-deal = The deal
client-check-deal-what = The players open theirs. With the house’s, still sealed, they decide every card and tile.
client-check-after = After the game
client-check-after-what = The house opens its own. With the record, anybody can do the sum again.
client-check-proves = What this proves
client-check-proves-what = Nobody could choose the deal, if a single number was drawn honestly. Yours, for example. And no line of the record has been changed since.
client-check-not-proven = What it does not
client-check-not-proven-what = That the house did not look: whoever runs a server can see all hands. And that every line follows the rules is checked by the command “gaslamp verify”, not here.
