CREATE TABLE post_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL
);

CREATE TABLE subscriptions (
    token_hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    auth BLOB NOT NULL,
    lang TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_person ON subscriptions (person, created);
