-- Documents: named texts in collections ("shelves"), for data that belongs to no game table.
CREATE TABLE notes (
    shelf TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (shelf, name)
) STRICT, WITHOUT ROWID;
