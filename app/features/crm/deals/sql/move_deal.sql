-- not null: *
create or replace function public.move_deal(
  p_deal uuid, p_seen uuid, p_stage uuid, p_value numeric default null,
  p_reason text default null, p_note text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.crm_deals := private.deal_for_change(p_deal);
  stage public.crm_stages;
begin
  if deal.id is null then
    return '{"done": false, "why": "gone"}';
  end if;
  if deal.stage_id <> p_seen then
    return private.deal_refusal(deal, 'moved');
  end if;
  select s.* into stage from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
    where s.id = p_stage and s.is_active and p.is_active and p.product = any (private.products_in('crm', 'update'));
  if stage.id is null then
    return private.deal_refusal(deal, 'stage');
  end if;
  if stage.id = deal.stage_id then
    return jsonb_build_object('done', true, 'stage', stage.id, 'event', null);
  end if;
  if stage.needs_value and coalesce(p_value, deal.value) <= 0 then
    return private.deal_refusal(deal, 'value');
  end if;
  if stage.kind <> 'open' and not coalesce(p_reason = any (private.deal_reasons(stage.kind)), false) then
    return private.deal_refusal(deal, 'reason');
  end if;
  update public.crm_deals d set pipeline_id = stage.pipeline_id, stage_id = stage.id,
      value = coalesce(p_value, d.value),
      close_reason = case when stage.kind <> 'open' then p_reason end,
      close_note = case when stage.kind <> 'open' then nullif(btrim(p_note), '') end
    where d.id = deal.id;
  perform pg_notify('lists_changed', 'deals');
  return jsonb_build_object('done', true, 'stage', stage.id, 'event', (
    select e.id from public.crm_events e where e.subject_id = deal.id
      and e.kind = any (private.deal_moves()) order by e.at desc, e.id desc limit 1));
end
$$;
grant execute on function public.move_deal to authenticated;
comment on function public.move_deal is
  'Moves a deal from the stage that the caller saw to another one, in any pipeline that the caller may '
  'use. Returns {done, event} or {done: false, why, stageName, by, at}: gone, moved (by a '
  'colleague meanwhile), stage, value or reason (missing). Refuses with crm_update_missing.';
