create or replace function private.mark_new_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- `not w.open_deal` would lead the planner to the index of all without a deal, most of which are of the past.
  update private.contact_words w set open_deal = true
    where w.open_deal is distinct from true and w.id = any (array(
      select n.contact_id from added n where n.is_active and n.state = 'open'));
  return null;
end
$$;
comment on function private.mark_new_deals is
  'Statement trigger: lists know who has an open deal since new ones came.';
