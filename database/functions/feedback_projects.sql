drop policy if exists feedback_projects_server on public.feedback_projects;
create policy feedback_projects_server on public.feedback_projects
  for select to service_role using (true);

create or replace trigger bump_generation_insert after insert on public.feedback_projects
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.feedback_projects
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.feedback_projects
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.feedback_projects
  for each statement execute function private.bump_generation();
