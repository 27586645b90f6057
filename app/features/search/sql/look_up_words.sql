create or replace function private.look_up_words(p_statement text) returns uuid[]
language plpgsql stable set search_path = ''
  set jit = off set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
declare
  found uuid[];
begin
  execute p_statement into found;
  return found;
end
$$;
comment on function private.look_up_words is
  'Runs a statement of private.find_ids() through the index of words: the limit of the statement would make the '
  'planner read the table instead.';
