-- The site as a project of its own feedback.

do $$
declare
  site uuid;
begin
  if exists (select 1 from public.feedback_projects) then
    return;
  end if;
  insert into public.feedback_projects (key, name) values ('forja', 'Forja') returning id into site;
  insert into public.feedback_modules (project_id, key, name) values (site, 'site', 'Site');
end
$$;
