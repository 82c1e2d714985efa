CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE listings (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    changed INTEGER NOT NULL,
    preview BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX listings_by_state ON listings (state, public, changed);
CREATE INDEX listings_by_host ON listings (host, changed);
CREATE INDEX listings_by_change ON listings (changed);

CREATE TABLE sitting (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX sitting_by_person ON sitting (person);

CREATE TABLE marks (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    marks BLOB NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE TABLE people (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    account TEXT UNIQUE,
    passphrase TEXT,
    recovery TEXT,
    is_banned INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE logins (
    token_hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    device TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX logins_by_person ON logins (person);

CREATE TABLE keys (
    created INTEGER PRIMARY KEY,
    secret BLOB NOT NULL
);

CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
