create or replace function private.keep_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.pipeline_id, new.slug, new.kind)
      <> (old.pipeline_id, old.slug, old.kind) then
    raise exception 'stage_identity_stays' using errcode = 'PT403';
  end if;
  if tg_op = 'DELETE' or old.is_active and not new.is_active then
    -- Locks the pipeline against readers of its first stage, and the stage against moves into it.
    perform from public.crm_pipelines p where p.id = old.pipeline_id for update;
    perform from public.crm_stages s where s.id = old.id for update;
    if exists (select from public.crm_deals d where d.stage_id = old.id) then
      raise exception 'stage_in_use' using errcode = 'PT409';
    end if;
  end if;
  if tg_op = 'DELETE' then
    if exists (select from private.deal_spans s where s.stage_id = old.id) then
      raise exception 'stage_has_past' using errcode = 'PT409';
    end if;
    return old;
  end if;
  return new;
end
$$;
comment on function private.keep_stage is
  'Trigger: a stage keeps its pipeline, slug and kind; with deals in it, it is neither deactivated nor '
  'deleted, and one in which some have ever been is never deleted (PT409).';
