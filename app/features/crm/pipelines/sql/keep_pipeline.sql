create or replace function private.keep_pipeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.product, new.slug) <> (old.product, old.slug) then
    raise exception 'pipeline_identity_stays' using errcode = 'PT403';
  end if;
  if tg_op = 'DELETE' or old.is_active and not new.is_active then
    -- A concurrent insert of a deal is committed before this, or finds the pipeline deleted.
    perform from public.crm_pipelines p where p.id = old.id for update;
    if exists (select from public.crm_deals d where d.pipeline_id = old.id) then
      raise exception 'pipeline_in_use' using errcode = 'PT409';
    end if;
  end if;
  if tg_op = 'DELETE' then
    if exists (select from private.deal_spans s where s.pipeline_id = old.id) then
      raise exception 'pipeline_has_past' using errcode = 'PT409';
    end if;
    return old;
  end if;
  return new;
end
$$;
comment on function private.keep_pipeline is
  'Trigger: a pipeline keeps product and slug; with deals in it, it is neither deactivated nor deleted, and '
  'one that ever had some is never deleted, so that past days can still be drawn (PT409).';
