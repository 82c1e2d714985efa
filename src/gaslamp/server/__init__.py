"""The house's door: HTTP and WebSocket. The only asynchronous code.

`incoming` and `outgoing` are all that is said on a socket; `routes` is all of the REST; `hub` has
the tables that somebody is looking at. Nothing here decides anything about a game: `table` does.
"""
