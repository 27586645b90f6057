create or replace function private.rows_to_meet(p_most integer, p_newest integer) returns text
language sql immutable
-- Twice as many as it takes if they are like the tenth: the newest rows are not always like older ones.
return format(' limit (select least(%s, %s / greatest(met, 1)) from tenth)', p_newest, 2::bigint * p_most * (p_newest / 10));
comment on function private.rows_to_meet is
  'How many rows are read to meet p_most with the words, at most p_newest, by how many of "tenth" have them: the end of '
  'a statement.';
