-- Documents: named texts in collections ("shelves"), for data that belongs to no game table.
CREATE TABLE notes (
    shelf TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (shelf, name)
);
