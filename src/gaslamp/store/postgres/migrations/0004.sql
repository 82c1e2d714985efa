CREATE TABLE analyses (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    engine TEXT NOT NULL,
    body BYTEA NOT NULL
);
