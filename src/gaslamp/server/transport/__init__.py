"""Between the network and uvicorn: every byte and every connection from outside is counted here.

`gate` knows all connections, their limits and how long each may stay in which state; `requests` and
`sockets` are uvicorn's protocols, which tell it what happens; `entrance` is the first of the
application, where the proxy's word for who is asking is known.
"""
