create or replace function private.record_gone_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  went timestamptz := clock_timestamp();
begin
  update private.deal_spans s set until_at = went
    where s.deal_id = any (array(select g.id from gone g)) and s.until_at = 'infinity';
  insert into public.crm_events (subject, subject_id, product, kind, actor, at)
    select 'deal', g.id, g.product, 'deleted',
      (select p.user_id from public.user_profiles p where p.user_id = private.uid()), went
    from gone g;
  return null;
end
$$;
comment on function private.record_gone_deals is
  'Statement trigger: records the deletion of deals without names, and ends their spans.';
