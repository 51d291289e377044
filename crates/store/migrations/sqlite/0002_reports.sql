-- A number is never given twice: it stands in mails and issues.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    person TEXT,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX reports_of_person ON reports (person) WHERE person IS NOT NULL;
