create or replace function private.fill_entry_words(p_most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  behind uuid;
  next_ids uuid[];
  mine uuid[];
begin
  select coalesce(f.after, '00000000-0000-0000-0000-000000000000') into behind from private.search_row_fills f
    where f.what = 'entries' for update skip locked;
  if not found then
    return 0;
  end if;
  next_ids := array(select e.id from public.feedback_entries e where e.id > behind order by e.id limit p_most);
  -- An entry that another transaction has is not waited for: the next round begins with it.
  mine := array(select e.id from public.feedback_entries e where e.id = any (next_ids) order by e.id
    for no key update skip locked);
  next_ids := next_ids[:coalesce((select min(n) - 1 from unnest(next_ids) with ordinality u (id, n)
    where u.id <> all (mine)), cardinality(next_ids))];
  perform private.index_entry_search(e) from public.feedback_entries e where e.id = any (next_ids);
  if cardinality(next_ids) > 0 then
    update private.search_row_fills f set after = next_ids[cardinality(next_ids)] where f.what = 'entries';
  elsif not exists (select from public.feedback_entries e where e.id > behind) then
    delete from private.search_row_fills f where f.what = 'entries';
  end if;
  return cardinality(next_ids);
end
$$;
grant execute on function private.fill_entry_words to service_role;
comment on function private.fill_entry_words is
  'Writes the search rows of the next entries, at most p_most, and returns how many; 0 when all have one.';
