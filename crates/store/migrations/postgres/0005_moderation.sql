-- Recovery links expire. The skeleton of an account's name finds names that look like it. A banned person has the time of the ban.
ALTER TABLE people ADD COLUMN recovery_until BIGINT;
ALTER TABLE people ADD COLUMN skeleton TEXT COLLATE "C";
ALTER TABLE people ADD COLUMN banned BIGINT;
CREATE INDEX people_by_skeleton ON people (skeleton) WHERE skeleton IS NOT NULL;

ALTER TABLE reports ADD COLUMN state TEXT NOT NULL DEFAULT 'new';

-- Who does not want to meet whom.
CREATE TABLE blocks (
    person TEXT COLLATE "C" NOT NULL,
    blocked TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- The game tables whose logs name a person, also after the person has left.
CREATE TABLE appearances (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX appearances_at_table ON appearances (table_id);
