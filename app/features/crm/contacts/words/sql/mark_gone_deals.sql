create or replace function private.mark_gone_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update private.contact_words w set open_deal = false
    where w.id = any (array(select g.contact_id from gone g))
      and w.open_deal and not private.has_open_deal(w.id);
  return null;
end
$$;
comment on function private.mark_gone_deals is
  'Statement trigger: lists know who has no open deal any more since some went.';
