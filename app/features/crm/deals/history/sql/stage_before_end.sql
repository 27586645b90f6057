create or replace function private.stage_before_end(
  p_pipeline uuid, p_stage uuid, p_created_at timestamptz, p_closed_at timestamptz
) returns table (stage_id uuid, kind text)
language plpgsql stable rows 1 set search_path = ''
as $$
begin
  -- Nearly every deal comes open, and is asked nothing then.
  if p_closed_at > p_created_at and p_closed_at <= clock_timestamp() then
    return query
      select o.id, g.kind from public.crm_stages g
      cross join lateral (select s.id from public.crm_stages s
        where s.pipeline_id = p_pipeline and s.kind = 'open' order by s.position, s.id limit 1) o
      where g.id = p_stage and g.kind <> 'open';
  end if;
end
$$;
comment on function private.stage_before_end is
  'Where a deal that comes as won or lost is taken to have stood until its end: the first open stage of its '
  'pipeline, and which end it was. No row where it is open, or ended as it began.';
