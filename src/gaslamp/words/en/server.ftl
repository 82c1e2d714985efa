
# What the server says.

server-title = Gaslamp
server-serving = The house is open at { $address } (Ctrl-C closes it)
server-open-tables = Open tables
server-no-tables = No table is open yet
server-play-now = The client for the browser has not been built here; make play builds it. To play at once, open a terminal and type: gaslamp play
server-table-line =
    { $game }: { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $free ->
        [0] all taken
        [one] one of them free
       *[other] { $free } of them free
    }
server-gathering = gathering
server-playing = playing
server-put-aside = cannot be read by this version; put aside
server-guest = Guest { $number }
server-your-turn = It is your turn: { $game }.

## Refusals

server-account-taken = Somebody has that account name already.
server-body-too-large = That is more than anybody needs to send here.
server-cannot-listen = It is not possible to listen at { $address }; perhaps something else does.
server-carried-wrong = What was carried into “{ $crate }” is not what was there before; the house stays where it is.
server-fault = Something went wrong in the house; that was not your fault.
server-full = The house is full; try again in a moment.
server-has-account = You already have an account.
server-head-too-large = The address or the headers of that request are too long.
server-moved = { $rows } rows were carried and compared; the house can open at “{ $address }”.
server-no-push-service = That is not a push service that this house could reach.
server-no-request = That is not a request that can be read.
server-no-leaderboards = This house keeps no leaderboard.
server-no-picture = There is no picture of this game.
server-no-such-person = There is nobody called “{ $text }”.
server-no-such-store = “{ $address }” is not a store; it begins with sqlite:/// and goes on with a path, or with postgresql:// and a database.
server-no-such-thing = There is no such thing here.
server-not-a-store = “{ $address }” cannot be opened as a store: { $why }.
server-not-let-in = Nobody is let in here like that.
server-not-signed-in = The house does not know you yet.
server-other-origin = That came from a page of another house.
server-store-closed-to-us = “{ $address }” does not let us in: { $why }.
server-store-half-carried = A house is still being carried into “{ $address }” from { $source }; let that come to its end first.
server-store-in-use = Another house lives in “{ $address }”: { $why }. One store has room for one house.
server-store-missing = There is no store at “{ $address }”.
server-ratings-rebuilt = Reckoned anew from { $games } games: { $standings } ratings, { $changed } of them other than before.
server-store-refuses = The store does not take that: { $why }. Nothing has changed.
server-store-too-new = “{ $address }” was written by a later version of Gaslamp: { $why }.
server-store-unreachable = Nobody answers at “{ $address }”: { $why }.
server-target-not-empty = There is something in the store where the house should go; it has to be empty.
server-target-of-another = Another house is being carried there, from { $source }.
server-too-large-unpacked = That is too long to be sent unpacked; a program can ask for it with “Accept-Encoding: gzip”.
server-too-long = That took too long, so the house has left off.
server-too-much = That was too much at once; wait a little.
server-too-slow = That took too long to arrive.
server-unavailable = The house cannot write anything down at the moment; nothing has changed. Try again in a little while.
server-worker-lost = The house could not finish that; try again later.
server-wrong-method = That cannot be done with this address.
server-wrong-code = The account name or the recovery code is wrong.
server-wrong-passphrase = The account name or the passphrase is wrong.
