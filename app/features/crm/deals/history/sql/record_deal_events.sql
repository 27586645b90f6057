drop function if exists private.record_deal_events();
create or replace function private.record_deal_events(
  former public.crm_deals, deal public.crm_deals
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz := clock_timestamp();
  actor uuid := (select p.user_id from public.user_profiles p where p.user_id = private.uid());
  was public.crm_stages;
  is_now public.crm_stages;
  stood jsonb;
  more jsonb := '{}';
begin
  select * into is_now from public.crm_stages s where s.id = deal.stage_id;
  stood := private.deal_snapshot(deal.pipeline_id, deal.stage_id, deal.value, deal.expected_close,
    deal.owner_id, deal.closed_at, deal.is_active);
  select * into was from public.crm_stages s where s.id = former.stage_id;
  if deal.stage_id <> former.stage_id then
    -- The values that undo restores.
    more := jsonb_strip_nulls(jsonb_build_object('reason', deal.close_reason,
      'note', deal.close_note, 'before', jsonb_build_object('since', former.stage_since, 'value', former.value,
        'closed', former.closed_at, 'reason', former.close_reason, 'note', former.close_note)));
  end if;
  if (deal.stage_id, deal.product, deal.is_active) <> (former.stage_id, former.product, former.is_active) then
    perform private.record_deal_stay(former, deal, at);
  end if;
  insert into public.crm_events
    (subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor, at)
  select 'deal', deal.id, deal.contact_id, deal.product, fact.kind, left(fact.of, 2000),
    left(fact.to, 2000), fact.more || jsonb_build_object('deal', stood), actor, at
  from (values
    (case when deal.pipeline_id <> former.pipeline_id then 'pipeline'
        when is_now.kind = 'open' and was.kind <> 'open' then 'reopened'
        when is_now.kind <> 'open' then is_now.kind else 'moved' end,
      deal.stage_id <> former.stage_id, former.stage_id::text, deal.stage_id::text, more),
    ('value', deal.value <> former.value, former.value::text, deal.value::text, '{}'::jsonb),
    ('owner', deal.owner_id is distinct from former.owner_id, former.owner_id::text,
      deal.owner_id::text, '{}'::jsonb),
    ('expected_close', deal.expected_close is distinct from former.expected_close,
      former.expected_close::text, deal.expected_close::text, '{}'::jsonb),
    ('title', deal.title <> former.title, former.title, deal.title, '{}'::jsonb),
    ('contact', deal.contact_id <> former.contact_id, former.contact_id::text, deal.contact_id::text,
      '{}'::jsonb),
    ('company', deal.company_id is distinct from former.company_id, former.company_id::text,
      deal.company_id::text, '{}'::jsonb),
    ('client', deal.organization_id is distinct from former.organization_id,
      former.organization_id::text, deal.organization_id::text, '{}'::jsonb),
    ('put_away', former.is_active and not deal.is_active, null, null, '{}'::jsonb),
    ('brought_back', deal.is_active and not former.is_active, null, null, '{}'::jsonb)
  ) as fact (kind, happened, of, "to", more)
  where fact.happened;
  if (deal.pipeline_id, deal.stage_id, deal.value, deal.expected_close,
      deal.owner_id, deal.closed_at, deal.is_active) is distinct from (former.pipeline_id, former.stage_id, former.value,
      former.expected_close, former.owner_id, former.closed_at, former.is_active) then
    update private.deal_spans set until_at = at where deal_id = deal.id and until_at = 'infinity';
    if deal.is_active then
      insert into private.deal_spans
        (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, closed_at,
          from_at)
      values (deal.id, deal.pipeline_id, deal.stage_id, is_now.kind = 'open', deal.value,
        deal.expected_close, deal.owner_id, deal.closed_at, at);
    end if;
  end if;
end
$$;
comment on function private.record_deal_events is
  'Step: records the changes of a deal, one row for each fact, with the state of the deal after it, its spans and stays.';
