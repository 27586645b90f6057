create or replace function private.record_deal_events() returns trigger
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
  select * into is_now from public.crm_stages s where s.id = new.stage_id;
  stood := private.deal_as_it_stands(new.pipeline_id, new.stage_id, new.value, new.expected_close,
    new.owner_id, new.closed_at, new.is_active);
  select * into was from public.crm_stages s where s.id = old.stage_id;
  if new.stage_id <> old.stage_id then
    -- What undo restores.
    more := jsonb_strip_nulls(jsonb_build_object('reason', new.close_reason,
      'note', new.close_note, 'before', jsonb_build_object('since', old.stage_since, 'value', old.value,
        'closed', old.closed_at, 'reason', old.close_reason, 'note', old.close_note),
      'undo', nullif(current_setting('private.deal_undo', true), '')));
  end if;
  insert into public.crm_events
    (subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor, at)
  select 'deal', new.id, new.contact_id, new.product, fact.kind, left(fact.of, 2000),
    left(fact.to, 2000), fact.more || jsonb_build_object('deal', stood), actor, at
  from (values
    (case when new.pipeline_id <> old.pipeline_id then 'pipeline'
        when is_now.kind = 'open' and was.kind <> 'open' then 'reopened'
        when is_now.kind <> 'open' then is_now.kind else 'moved' end,
      new.stage_id <> old.stage_id, old.stage_id::text, new.stage_id::text, more),
    ('value', new.value <> old.value, old.value::text, new.value::text, '{}'::jsonb),
    ('owner', new.owner_id is distinct from old.owner_id, old.owner_id::text,
      new.owner_id::text, '{}'::jsonb),
    ('expected_close', new.expected_close is distinct from old.expected_close,
      old.expected_close::text, new.expected_close::text, '{}'::jsonb),
    ('title', new.title <> old.title, old.title, new.title, '{}'::jsonb),
    ('contact', new.contact_id <> old.contact_id, old.contact_id::text, new.contact_id::text,
      '{}'::jsonb),
    ('company', new.company_id is distinct from old.company_id, old.company_id::text,
      new.company_id::text, '{}'::jsonb),
    ('client', new.organization_id is distinct from old.organization_id,
      old.organization_id::text, new.organization_id::text, '{}'::jsonb),
    ('put_away', old.is_active and not new.is_active, null, null, '{}'::jsonb),
    ('brought_back', new.is_active and not old.is_active, null, null, '{}'::jsonb)
  ) as fact (kind, happened, of, "to", more)
  where fact.happened;
  if (new.pipeline_id, new.stage_id, new.value, new.expected_close,
      new.owner_id, new.closed_at, new.is_active) is distinct from (old.pipeline_id, old.stage_id, old.value,
      old.expected_close, old.owner_id, old.closed_at, old.is_active) then
    update private.deal_spans set until_at = at where deal_id = new.id and until_at = 'infinity';
    if new.is_active then
      insert into private.deal_spans
        (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, closed_at,
          from_at)
      values (new.id, new.pipeline_id, new.stage_id, is_now.kind = 'open', new.value,
        new.expected_close, new.owner_id, new.closed_at, at);
    end if;
  end if;
  return null;
end
$$;
comment on function private.record_deal_events is
  'Trigger: puts on record what was changed in a deal, a row a fact, each with how the deal stood '
  'afterwards.';
