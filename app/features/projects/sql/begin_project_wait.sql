create or replace function public.begin_project_wait(
  p_project uuid, p_position integer, p_what text, p_since date
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
  wait uuid;
begin
  if p_since > private.business_day(now()) then
    raise exception 'date_ahead' using errcode = 'PT409';
  end if;
  insert into public.project_waits (project_id, position, what, since)
    values (project.id, p_position, btrim(p_what), greatest(p_since, project.starts_on))
    returning id into wait;
  perform private.record_project_event(project.id, 'wait', jsonb_build_object('wait', wait));
  update public.projects p set updated_at = now() where p.id = project.id;
  return wait;
end
$$;
grant execute on function public.begin_project_wait to authenticated;
comment on function public.begin_project_wait is
  'Records that a stage waits for the client since a day. Refuses with projects_update_missing, project_gone or '
  'date_ahead.';
