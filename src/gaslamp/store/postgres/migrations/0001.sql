CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- One row a table: how long its list is, and which node sees to its clocks and bots.
CREATE TABLE heads (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    length INTEGER NOT NULL,
    owner BIGINT,
    fence BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX heads_by_owner ON heads (owner) WHERE owner IS NOT NULL;

CREATE TABLE listings (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    host TEXT COLLATE "C" NOT NULL,
    changed BIGINT NOT NULL,
    preview BYTEA NOT NULL
);
CREATE INDEX listings_by_state ON listings (state, public, changed);
CREATE INDEX listings_by_host ON listings (host, changed);
CREATE INDEX listings_by_change ON listings (changed);

CREATE TABLE sitting (
    table_id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    awaited BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat)
) WITH (fillfactor = 70);
CREATE INDEX sitting_by_person ON sitting (person);

CREATE TABLE marks (
    table_id TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    marks BYTEA NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE people (
    person TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    account TEXT COLLATE "C" UNIQUE,
    passphrase TEXT,
    recovery TEXT,
    is_banned BOOLEAN NOT NULL
);

CREATE TABLE logins (
    token_hash BYTEA PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    device TEXT NOT NULL
);
CREATE INDEX logins_by_person ON logins (person);

CREATE TABLE keys (
    created BIGINT PRIMARY KEY,
    secret BYTEA NOT NULL
);

CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

CREATE TABLE post_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BYTEA NOT NULL
);

CREATE TABLE subscriptions (
    token_hash BYTEA PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    public_key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    lang TEXT NOT NULL
);
CREATE INDEX subscriptions_by_person ON subscriptions (person, created);

-- A node lives as long as it says so; `alive` is the house's time when it last did.
CREATE TABLE nodes (
    node BIGINT PRIMARY KEY,
    address TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL,
    alive BIGINT NOT NULL,
    has_left BOOLEAN NOT NULL DEFAULT false,
    is_dead BOOLEAN NOT NULL DEFAULT false
);

-- Who looks at a table by which node; an empty person: the node wants to hear of the table.
CREATE TABLE onlookers (
    table_id TEXT COLLATE "C" NOT NULL,
    node BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, node, person)
);
CREATE INDEX onlookers_by_node ON onlookers (node);
