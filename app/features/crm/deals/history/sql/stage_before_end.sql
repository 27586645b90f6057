create or replace function private.stage_before_end(
  p_pipeline uuid, p_stage uuid, p_created_at timestamptz, p_closed_at timestamptz
) returns table (stage_id uuid, kind text)
language plpgsql stable rows 1 set search_path = ''
as $$
begin
  -- Nearly every new deal is open, and ends here.
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
  'The assumed stage of a new won or lost deal before its end (the first open stage of its pipeline), and the kind of '
  'its end. No row where it is open, or ended when it began.';
