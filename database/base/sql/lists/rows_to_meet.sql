create or replace function private.rows_to_meet(p_most integer, p_newest integer) returns text
language sql immutable
-- Twice as many as it takes if they are like the tenth, since the newest rows are not always like older ones. To look a
-- frequent word up costs most: for it all are read.
return format(' limit (select case when met > %1$s / 2 then %2$s else least(%2$s, %3$s / greatest(met, 1)) end from tenth)',
  p_most, p_newest, 2::bigint * p_most * (p_newest / 10));
comment on function private.rows_to_meet is
  'How many rows are read to meet p_most with the words, at most p_newest, by how many of "tenth" have them: the end of '
  'a statement.';
