CREATE TABLE finished (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    body BLOB NOT NULL
);

CREATE TABLE played (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    role TEXT NOT NULL,
    result TEXT NOT NULL,
    company TEXT NOT NULL,
    mean DOUBLE PRECISION,
    gain DOUBLE PRECISION,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX played_by_person ON played (person, number);

CREATE TABLE standings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    role TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game, role)
);
CREATE INDEX standings_by_game ON standings (game, role, mean);
