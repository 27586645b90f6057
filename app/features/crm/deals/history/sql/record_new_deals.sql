create or replace function private.record_new_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  came timestamptz := clock_timestamp();
  actor uuid := (select p.user_id from public.user_profiles p where p.user_id = private.uid());
begin
  -- Nearly every new deal is open.
  if not exists (select from added n where n.closed_at is not null) then
    -- A deal that an arriving lead opens is there before the lead: it is linked in the same statement.
    insert into public.crm_events (subject, subject_id, contact_id, product, kind, to_value, details, actor, at)
      select 'deal', n.id, n.contact_id, n.product, f.kind, f.to_value, f.details, actor, f.at
      from added n cross join lateral (values
        (1, 'opened', n.stage_id::text, jsonb_build_object('deal', private.deal_snapshot(n.pipeline_id, n.stage_id,
          n.value, n.expected_close, n.owner_id, null, n.is_active)), least(came, n.created_at)),
        (2, case when n.lead_id is not null and not exists (
            select from public.qualification_submissions s where s.id = n.lead_id) then 'lead_linked' end,
          n.lead_id::text, '{}', clock_timestamp())) f (step, kind, to_value, details, at)
      where f.kind is not null order by f.step;
    insert into private.deal_spans
        (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, from_at, until_at)
      select n.id, n.pipeline_id, n.stage_id, true, n.value, n.expected_close, n.owner_id,
        least(came, n.created_at), 'infinity'
      from added n where n.is_active;
  else
    -- An imported deal begins when it was opened; a closed one is assumed to have been in the first open stage until
    -- its end. "recovered" marks that assumption.
    insert into public.crm_events
        (subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor, at)
      select 'deal', n.id, n.contact_id, n.product, f.kind, f.from_stage::text, f.stage::text,
        jsonb_build_object('deal', private.deal_snapshot(n.pipeline_id, f.stage, n.value,
          n.expected_close, n.owner_id, f.closed, n.is_active)) || f.more, actor, f.at
      from added n
      left join lateral private.stage_before_end(n.pipeline_id, n.stage_id, n.created_at, n.closed_at) b on true
      cross join lateral (values
        (1, 'opened', null::uuid, coalesce(b.stage_id, n.stage_id), case when b.stage_id is null then n.closed_at end,
          case when b.stage_id is null then '{}'::jsonb else '{"recovered": true}' end, least(came, n.created_at)),
        (2, b.kind, b.stage_id, n.stage_id, n.closed_at, jsonb_strip_nulls(jsonb_build_object('recovered', true,
          'reason', n.close_reason, 'note', n.close_note)), n.closed_at))
        f (step, kind, from_stage, stage, closed, more, at)
      where f.kind is not null order by f.step;
    insert into private.deal_spans
        (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, closed_at, from_at, until_at)
      select n.id, n.pipeline_id, f.stage, f.kind = 'open', n.value, n.expected_close, n.owner_id,
        case when f.kind <> 'open' then n.closed_at end, f.from_at, f.until_at
      from added n
      left join lateral private.stage_before_end(n.pipeline_id, n.stage_id, n.created_at, n.closed_at) b on true
      cross join lateral (values
        (b.stage_id, 'open', least(came, n.created_at), n.closed_at),
        (n.stage_id, n.state, case when b.stage_id is null then least(came, n.created_at) else n.closed_at end,
          timestamptz 'infinity')) f (stage, kind, from_at, until_at)
      where n.is_active and f.stage is not null;
  end if;
  perform private.queue_webhooks('deal.created', n.product, n.id,
    jsonb_build_object('stage_id', n.stage_id, 'state', n.state)) from added n where n.is_active;
  return null;
end
$$;
comment on function private.record_new_deals is
  'Statement trigger: records that deals were opened and how they stood, and begins their first spans. '
  'A deal that comes as won or lost, with an end after its beginning, was opened in an open stage and moved at '
  'its end.';
