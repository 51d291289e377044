-- Every append changes when a table was updated. What only that would change in an index is kept for public tables alone, which the
-- lobby reads in order; hosts sort what they find by stage.
DROP INDEX tables_by_stage;
CREATE INDEX tables_by_stage ON tables (stage);
CREATE INDEX tables_public ON tables (stage, updated, id) WHERE public = TRUE;
