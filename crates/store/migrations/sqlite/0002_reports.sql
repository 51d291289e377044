-- A number is never reused, since mails and issues refer to it.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    person TEXT,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX reports_of_person ON reports (person) WHERE person IS NOT NULL;
