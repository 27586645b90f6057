create or replace function private.fill_lead_owners(p_most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  behind uuid;
  next_ids uuid[];
  mine uuid[];
begin
  select coalesce(f.after, '00000000-0000-0000-0000-000000000000') into behind from private.search_row_fills f
    where f.what = 'lead_owners' for update skip locked;
  if not found then
    return 0;
  end if;
  next_ids := array(select w.id from private.lead_words w where w.id > behind order by w.id limit p_most);
  -- A row that another transaction has is not waited for: the next round begins with it.
  mine := array(select w.id from private.lead_words w where w.id = any (next_ids) order by w.id for update skip locked);
  next_ids := next_ids[:coalesce((select min(n) - 1 from unnest(next_ids) with ordinality u (id, n)
    where u.id <> all (mine)), cardinality(next_ids))];
  update private.lead_words w set owner_id = s.owner_id from public.qualification_submissions s
    where s.id = w.id and w.id = any (next_ids) and w.owner_id is distinct from s.owner_id;
  if cardinality(next_ids) > 0 then
    update private.search_row_fills f set after = next_ids[cardinality(next_ids)] where f.what = 'lead_owners';
  elsif not exists (select from private.lead_words w where w.id > behind) then
    delete from private.search_row_fills f where f.what = 'lead_owners';
  end if;
  return cardinality(next_ids);
end
$$;
grant execute on function private.fill_lead_owners to service_role;
comment on function private.fill_lead_owners is
  'Writes the owner into the next search rows of leads, at most p_most, and returns how many; 0 when all have it.';
