-- Whatever belongs to no table: a few shelves of named notes.
CREATE TABLE notes (
    shelf TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (shelf, name)
) STRICT, WITHOUT ROWID;
