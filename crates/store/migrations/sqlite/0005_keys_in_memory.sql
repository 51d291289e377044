-- The writer keeps hashes of the idempotency keys in memory and loads them from the log. An index of the keys would cost
-- one more page write for nearly every append.
DROP INDEX entries_by_key;
