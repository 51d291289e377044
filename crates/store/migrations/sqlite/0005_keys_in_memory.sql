-- Which keys a log has is remembered by the one who writes, and read from the log itself where it is not: an index of them is a page more
-- to write with nearly every append.
DROP INDEX entries_by_key;
