create or replace function private.check_project(p_project uuid) returns public.projects
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  select * into project from public.projects p where p.id = p_project for update;
  if project.id is null then
    raise exception 'project_gone' using errcode = 'PT404';
  elsif not private.may_in('projects', 'update', project.product) then
    if private.may_in('projects', 'read', project.product) then
      perform private.refuse('projects_update_missing');
    end if;
    raise exception 'project_gone' using errcode = 'PT404';
  end if;
  return project;
end
$$;
comment on function private.check_project is
  'Locks a project that the caller may change. Refuses with projects_update_missing, or with project_gone, '
  'also for a product whose projects the caller may not read.';
