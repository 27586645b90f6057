drop policy if exists project_waits_server on public.project_waits;
create policy project_waits_server on public.project_waits for select to service_role using (true);

-- Visible with the project, as the policies of projects say. Asked first is whether the user is staff: other projects
-- are not read for people of clients.
drop policy if exists project_waits_readers on public.project_waits;
create policy project_waits_readers on public.project_waits for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
      and exists (select from public.projects p where p.id = project_id
        and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id in (select unnest((select private.shown_projects_in())::uuid[])));
create or replace trigger stand_project after insert or delete or update of since, until
  on public.project_waits for each row execute function private.stand_project();
