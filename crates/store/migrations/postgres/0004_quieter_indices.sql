-- Every append changes "updated", so only the index of public tables contains it: the lobby reads it in order.
-- Hosts sort what they find by stage.
DROP INDEX tables_by_stage;
CREATE INDEX tables_by_stage ON tables (stage);
CREATE INDEX tables_public ON tables (stage, updated, id) WHERE public = TRUE;
