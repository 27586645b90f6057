create or replace function private.count_pipeline_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or new.revision <> old.revision then
    update public.crm_pipelines p set revision = p.revision + 1
      where p.id = coalesce(new.pipeline_id, old.pipeline_id);
  end if;
  return null;
end
$$;
comment on function private.count_pipeline_revision is
  'Trigger: a pipeline and its stages are edited as one, so a changed stage is a changed pipeline.';
