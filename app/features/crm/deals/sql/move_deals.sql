-- not null: *
create or replace function public.move_deals(
  p_ids uuid[], p_stage uuid, p_reason text default null, p_note text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  stage public.crm_stages;
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  select s.* into stage from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
    where s.id = p_stage and s.is_active and p.is_active and p.product = any (private.products_in('crm', 'update'));
  if stage.id is null then
    raise exception 'stage' using errcode = 'PT409';
  end if;
  if stage.kind <> 'open' and not coalesce(p_reason = any (private.deal_reasons(stage.kind)), false) then
    raise exception 'reason' using errcode = 'PT422';
  end if;
  perform from public.crm_deals d where d.id = any (p_ids) order by d.id for update;
  update public.crm_deals d set stage_id = stage.id,
      close_reason = case when stage.kind <> 'open' then p_reason end,
      close_note = case when stage.kind <> 'open' then nullif(btrim(p_note), '') end
    where d.id = any (p_ids) and d.is_active and d.pipeline_id = stage.pipeline_id and d.stage_id <> stage.id
      and (not stage.needs_value or d.value > 0);
  get diagnostics changed = row_count;
  perform pg_notify('lists_changed', 'deals');
  return changed;
end
$$;
grant execute on function public.move_deals to authenticated;
comment on function public.move_deals is
  'Moves deals to a stage of their pipeline, with one reason for all where the stage ends them, and returns how many '
  'moved. Those of another pipeline, and without a value that the stage needs, stay. Refuses with crm_update_missing, '
  'stage or reason.';
