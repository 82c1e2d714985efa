CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    engine TEXT NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
