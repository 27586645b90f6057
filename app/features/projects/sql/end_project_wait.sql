create or replace function public.end_project_wait(p_project uuid, p_wait uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  update public.project_waits w set until = private.business_day(now())
    where w.id = p_wait and w.project_id = project.id and w.until is null;
  if not found then
    return false;
  end if;
  perform private.record_project_event(project.id, 'wait_ended', jsonb_build_object('wait', p_wait));
  update public.projects p set updated_at = now() where p.id = project.id;
  return true;
end
$$;
grant execute on function public.end_project_wait to authenticated;
comment on function public.end_project_wait is
  'Records that a wait of a stage has ended; false if it had ended already. Refuses with projects_update_missing or '
  'project_gone.';
