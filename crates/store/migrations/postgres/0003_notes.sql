-- Whatever belongs to no table: a few shelves of named notes.
CREATE TABLE notes (
    shelf TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (shelf, name)
);
