-- Game tables: the log is in "entries"; this row is for the lobby and the scheduler.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    stage TEXT NOT NULL,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    due INTEGER,
    lease INTEGER,
    summary TEXT NOT NULL
) STRICT;
-- Every append updates this index, so there is only one: the lobby reads it in order, hosts sort its result.
CREATE INDEX tables_by_stage ON tables (stage, public, updated, id);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE kept (
    table_id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    recovery BLOB UNIQUE
) STRICT;

CREATE TABLE sessions (
    secret BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    opened INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
