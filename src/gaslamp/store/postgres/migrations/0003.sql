-- Held as an advisory lock as long as the node's ear is open: the database notices at once when its process ends.
ALTER TABLE nodes ADD COLUMN session BIGINT;
