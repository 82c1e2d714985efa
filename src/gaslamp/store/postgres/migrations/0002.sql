CREATE TABLE finished (
    number BIGINT PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    ended BIGINT NOT NULL,
    rated BOOLEAN NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE played (
    table_id TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    result TEXT NOT NULL,
    company TEXT NOT NULL,
    mean DOUBLE PRECISION,
    gain DOUBLE PRECISION,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX played_by_person ON played (person, number);

CREATE TABLE standings (
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game, role)
);
CREATE INDEX standings_by_game ON standings (game, role, mean);
