create or replace function private.record_new_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  came timestamptz := clock_timestamp();
  actor uuid := (select p.user_id from public.user_profiles p where p.user_id = private.uid());
begin
  -- One that is brought in with its past begins when it was opened.
  insert into public.crm_events
      (subject, subject_id, contact_id, product, kind, to_value, details, actor, at)
    select 'deal', n.id, n.contact_id, n.product, 'opened', n.stage_id::text,
      jsonb_build_object('deal', private.deal_as_it_stands(n.pipeline_id, n.stage_id, n.value,
        n.expected_close, n.owner_id, n.closed_at, n.is_active)), actor, least(came, n.created_at)
    from added n;
  insert into private.deal_spans
      (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, closed_at, from_at)
    select n.id, n.pipeline_id, n.stage_id,
      (select s.kind = 'open' from public.crm_stages s where s.id = n.stage_id), n.value,
      n.expected_close, n.owner_id, n.closed_at, least(came, n.created_at)
    from added n where n.is_active;
  return null;
end
$$;
revoke all on function private.record_new_deals from public, anon, authenticated, service_role;
comment on function private.record_new_deals is
  'Statement trigger: puts on record that deals were opened and how they stood, and begins their '
  'first spans.';
