create or replace function public.set_project_state(p_project uuid, p_state text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
  today date := private.business_day(now());
begin
  if p_state not in ('running', 'paused', 'ended') then
    raise exception 'project_state_unknown' using errcode = 'PT422';
  end if;
  update public.projects p set paused_on = case p_state when 'paused' then today end,
      ended_on = case p_state when 'ended' then today end
    where p.id = project.id;
  perform private.record_project_event(project.id,
    case p_state when 'running' then 'resumed' else p_state end);
end
$$;
grant execute on function public.set_project_state to authenticated;
comment on function public.set_project_state is
  'Pauses a project from today, resumes it, or ends it early. Refuses with projects_update_missing or project_gone.';
