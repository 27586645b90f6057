create or replace function private.kind_of_stage_for_deal(p_stage uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  stage public.crm_stages;
  open boolean;
begin
  -- The deletion of the stage or pipeline and this insert wait for each other: all lock the
  -- pipeline first.
  select p.is_active into open from public.crm_pipelines p
    where p.id = (select s.pipeline_id from public.crm_stages s where s.id = p_stage) for key share;
  select * into stage from public.crm_stages s where s.id = p_stage for key share;
  if not (open and stage.is_active) then
    raise exception 'stage_put_away' using errcode = 'PT409';
  end if;
  return stage.kind;
end
$$;
comment on function private.kind_of_stage_for_deal is
  'Whether a deal in that stage is open, won or lost; an inactive stage accepts no deal (SQLSTATE '
  'stage_put_away), one that is not there is left to the foreign key.';
