-- Game tables: the log is in "entries"; this row is for the lobby and the scheduler.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    last BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    stage TEXT NOT NULL,
    game TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    due BIGINT,
    lease BIGINT,
    summary TEXT NOT NULL
);
-- Every append updates this index, so there is only one: the lobby reads it in order, hosts sort its result.
CREATE INDEX tables_by_stage ON tables (stage, public, updated, id);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    key TEXT COLLATE "C",
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE kept (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    number BIGINT NOT NULL,
    state BYTEA NOT NULL
);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    login TEXT COLLATE "C" UNIQUE,
    password TEXT,
    recovery BYTEA UNIQUE
);

CREATE TABLE sessions (
    secret BYTEA PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    opened BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
