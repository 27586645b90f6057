create or replace function private.keep_pipelines_whole() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pipeline constant uuid := (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid;
  owner constant text := coalesce(to_jsonb(new), to_jsonb(old)) ->> 'product';
begin
  -- Serializes concurrent changes of one product, so that the second sees the result of the first.
  if owner is not null then
    perform pg_advisory_xact_lock(hashtextextended('pipelines of ' || owner, 0));
    if (select count(*) from public.crm_pipelines p where p.product = owner
        and p.is_default) <> 1 then
      raise exception 'one_default_pipeline' using errcode = 'PT409';
    end if;
  end if;
  if exists (
    select from public.crm_pipelines p where p.id = pipeline and p.is_active and (
      select (count(*) filter (where s.kind = 'won'), count(*) filter (where s.kind = 'lost'),
          count(*) filter (where s.kind = 'open') > 0) <> (1, 1, true)
      from public.crm_stages s where s.pipeline_id = p.id and s.is_active)
  ) then
    raise exception 'pipeline_stages' using errcode = 'PT422';
  end if;
  return null;
end
$$;
comment on function private.keep_pipelines_whole is
  'Constraint trigger: a product that has pipelines has one default among them; an active pipeline has one '
  'stage of what is won, one of what is lost, and open ones (one_default_pipeline, pipeline_stages).';
