create or replace function public.show_project(p_project uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  if project.shown_at is not null then
    return;
  elsif not exists (select from public.project_stages s
      where s.project_id = project.id and s.position = 1 and s.promised_on is not null) then
    raise exception 'project_without_promise' using errcode = 'PT409';
  end if;
  update public.projects p set shown_at = clock_timestamp() where p.id = project.id;
  perform private.record_project_event(project.id, 'shown');
end
$$;
grant execute on function public.show_project to authenticated;
comment on function public.show_project is
  'Publishes a project to its client; promised dates are immutable once a member of the client has opened it. Refuses with projects_update_missing, project_gone or project_without_promise.';
