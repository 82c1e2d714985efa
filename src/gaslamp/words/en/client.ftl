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

## Rules

client-rules-of = { $game }: the rules
client-rules-search = Search the rules
client-rules-found =
    { $count ->
        [0] No clause found.
        [one] One clause found.
       *[other] { $count } clauses found.
    }
client-rules-none = No clause has these words.
client-rules-play = Open a table
client-rules-culprit-note = How many there are of each card is a reconstruction: the book’s table did not survive. Whoever has the printed one can set other numbers with the options “copies” and “setup”.
